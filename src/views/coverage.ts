import { z } from 'zod'
import { linesFor } from '../checks/index.ts'
import { tenantNow } from '../clocks/index.ts'
import { type Context, isoTime, type Query } from '../kernel/index.ts'
import { lineSchema, lineWire } from '../lines/index.ts'
import type { InsuredRow } from '../parties/index.ts'
import { enrollmentSchema, enrollmentWire, listEnrollments } from '../programs/index.ts'
import { linesNow } from './held-times.ts'
import { lineExtras, linesUnderStateReviewOf } from './line-flags.ts'

export const coverageSchema = z.object({ insured_ref: z.string(), insured_name: z.string().nullable(), as_of: z.string(), coverage_lines: z.array(lineSchema), enrollments: z.array(enrollmentSchema), test: z.boolean() }).meta({ id: 'Coverage' })

/** The current coverage of an insured: its own lines, and its parents' that extend to it. */
export async function coverageView(q: Query, insured: InsuredRow, context: Pick<Context, 'time'>): Promise<z.infer<typeof coverageSchema>> {
  const [lines, enrollments, underReview] = await Promise.all([linesFor(q, insured), listEnrollments(q, insured.insured_ref), linesUnderStateReviewOf(q, insured.insured_ref)])
  const shown = await linesNow(q, context, lines.map((l) => l.row))
  return {
    insured_ref: insured.insured_ref,
    insured_name: insured.insured_name,
    as_of: isoTime(await tenantNow(q, context)),
    coverage_lines: shown.map((line, i) => lineWire(line, q.mode, lineExtras(line.coverage_line_id, lines[i]!.inheritedFrom, underReview))),
    enrollments: enrollments.map((e) => enrollmentWire(e, q.mode)),
    test: q.mode === 'test',
  }
}

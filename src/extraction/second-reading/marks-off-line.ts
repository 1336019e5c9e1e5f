import type { Box } from '../../vocabulary/index.ts'
import type { Page } from '../page-model.ts'
import type { Draft } from './draft.ts'
import { marksInColumn } from './find-row-marks.ts'

type Answered = 'additional_insured' | 'subrogation_waived'

const isAt = (a: Box | null | undefined, b: Box | null | undefined): boolean =>
  Boolean(a && b) && (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(a![side] - b![side]) < 0.5)

/** Another policy whose days this one has, read at the same place: two numbers under each other in one cell, and its mark is of both. */
export function lineOfSameCell({ reading, line }: Draft, field: Answered): Draft['line'] | undefined {
  const days = line.fields.effective_date?.provenance
  return reading.coverage_lines.find((other) => {
    const theirs = other.fields.effective_date?.provenance
    return other !== line && other[field] === true && other.fields[field]?.provenance && days?.page === theirs?.page && isAt(days?.box, theirs?.box)
  })
}

/** So far below a policy's number, or above it, its row may go on though a fold or a streak was taken for a rule, in points. */
const BELOW_MAX = 60
const ABOVE_MAX = 20

/** Whether a cross stands in the column that no policy has, between this policy's number and the next: the row may have been cut in two. */
export function hasLooseMark({ reading, line }: Draft, page: Page, number: Box, column: 'addl' | 'subr'): boolean {
  const taken = reading.coverage_lines.flatMap((l) => (['additional_insured', 'subrogation_waived'] as const).map((field) => l.fields[field]?.provenance?.box))
  const others = reading.coverage_lines.filter((l) => l !== line).map((l) => l.fields.policy_number?.provenance?.box?.y ?? Number.NaN)
  return marksInColumn(page, number, column).some(({ box }) => {
    const below = box.y - number.y
    if (below > BELOW_MAX || below < -ABOVE_MAX || taken.some((t) => isAt(t, box))) return false
    return !others.some((y) => (below > 0 ? y > number.y && y <= box.y + box.h : y < number.y && y >= box.y - box.h))
  })
}

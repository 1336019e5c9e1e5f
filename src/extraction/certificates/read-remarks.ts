import type { ReadLine } from '../../vocabulary/index.ts'
import type { Row } from '../classify/index.ts'
import { viewPage } from '../declarations/index.ts'
import type { Page } from '../page-model.ts'
import { emptyPart, type PartReading } from '../stages.ts'
import { LineDraft } from './line-draft.ts'
import { foldLetters, PageText } from './page/page-text.ts'
import { policyIn, startsPolicy } from './own-layout/policy-paragraphs.ts'
import { assemble } from './read-acord-25.ts'
import { isCompanyName } from '../naic/index.ts'
import { sectionLimits } from './own-layout/section-limits.ts'

const ROWS_MAX = 6
/** From row to row of one paragraph, in heights of its print. */
const GAP_MAX = 2

/**
 * Further policies on the remarks (ACORD 101) behind a certificate, told in running lines. Only one that states its coverage,
 * number and both days itself is a policy; what the certificate lists already is only spoken of here.
 */
export function readRemarks(pages: readonly Page[], listed: readonly ReadLine[]): PartReading {
  const drafts = pages.filter((page) => page.source !== 'image' && isRemarks(page)).flatMap((page) => paragraphsOf(viewPage(page).rows).flatMap((rows) => draftOf(rows, page.number) ?? []))
  const isListed = ({ line }: LineDraft): boolean => listed.some((l) => foldLetters(l.policy_number ?? '') === foldLetters(line.policy_number ?? '') && l.coverage_type === line.coverage_type)
  return drafts.length > 0 ? assemble(drafts.filter((d) => !isListed(d)), emptyPart()) : emptyPart()
}

const isRemarks = (page: Page): boolean => new PageText(page).findFirst(['ADDITIONALREMARKSSCHEDULE', 'ADDITIONALREMARKSFORM']) !== null

/** Rows that follow closely on one that names a coverage and leads to a policy's number, up to the next such row. */
function paragraphsOf(rows: readonly Row[]): Row[][] {
  const out: Row[][] = []
  for (const [i, row] of rows.entries()) {
    const open = out.at(-1)
    const last = open?.at(-1)
    if (startsPolicy(rows.slice(i, i + 3).filter((r) => r.y - row.y < 3 * GAP_MAX * Math.max(7, row.h)))) out.push([row])
    else if (open && last && open.length < ROWS_MAX && row.y - last.y < GAP_MAX * Math.max(7, last.h)) open.push(row)
    else if (open && last) out.push([])
  }
  return out.filter((p) => p.length > 0)
}

function draftOf(rows: Row[], page: number): LineDraft | null {
  const section = policyIn(rows, isCompanyName)
  if (!section?.said) return null
  const { number, effective, expiration, carrier } = section.said.facts
  const draft = new LineDraft(section.type, 'coi', page)
  draft.note('coverage_type', section.heading.words)
  if (number) draft.set('policy_number', number.text, number.words)
  if (effective) draft.set('effective_date', effective.date, effective.words)
  if (expiration) draft.set('expiration_date', expiration.date, expiration.words)
  if (carrier) draft.set('carrier', carrier.text, carrier.words)
  for (const limit of sectionLimits({ ...section, rows: section.said.limits })) draft.limit(limit.label, limit.amount, limit.words)
  return draft
}

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

const ROWS_MAX = 9
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

/**
 * Rows that follow closely on one that names a coverage and leads to a policy's number, up to the next such row. What is led up to as
 * quoted, past, required or somebody else's is none of the insured's.
 */
function paragraphsOf(rows: readonly Row[]): Row[][] {
  const out: { rows: Row[]; others: boolean }[] = []
  let others = false
  let before: Row | undefined
  for (const [i, row] of rows.entries()) {
    const open = out.at(-1)
    const last = open?.rows.at(-1)
    const leads = OTHERS.test(textOf(row)) && /:\W*$/.test(textOf(row))
    if (startsPolicy(rows.slice(i, i + 3).filter((r) => r.y - row.y < 3 * GAP_MAX * Math.max(7, row.h)))) {
      if (before && isClose(before, row)) others ||= OTHERS.test(textOf(before))
      out.push({ rows: [row], others })
    } else if (open && last && !leads && open.rows.length < ROWS_MAX && isClose(last, row)) open.rows.push(row)
    else {
      if (/:\W*$/.test(textOf(row))) others = leads
      if (open && last) out.push({ rows: [], others })
    }
    before = out.at(-1)?.rows.length ? undefined : row
  }
  return out.filter((p) => p.rows.length > 0 && !p.others && !p.rows.some((r) => NOT_BOUND.test(textOf(r)))).map((p) => p.rows)
}
const isClose = (over: Row, row: Row): boolean => row.y - over.y < GAP_MAX * Math.max(7, over.h)
const textOf = (row: Row): string => row.segments.map((s) => s.text).join(' ')
const OTHERS =
  /\b(?:not(?!\s+(?:shown|listed|named|included)\b)|quot(?:ed?|ations?)|propos(?:ed|als?)|prior|previous(?:ly)?|former(?:ly)?|expir(?:ed|ing)|past|requir(?:ed?|es|ing|ements?)|must|shall|sample|example|declined|owner['’]?s?|landlord['’]?s?|lessor['’]?s?|tenant['’]?s?|sub-?contractors?['’]?s?|customer['’]?s?|client['’]?s?|others|third\s+part(?:y|ies)|affiliates?|(?:sister|parent)\s+compan(?:y|ies))\b/i
const NOT_BOUND = /\b(?:quot(?:ed|ation)|proposed|not\s+(?:yet\s+)?(?:bound|issued|in\s+force)|if\s+bound|declined|(?:prior|previous|former|expired)\s+(?:[a-z]+\s+){0,2}(?:policy|term|coverage|carrier|insurer|company))\b/i

function draftOf(rows: Row[], page: number): LineDraft | null {
  const section = policyIn(rows, isCompanyName)
  if (!section?.said) return null
  const { number, effective, expiration, carrier, naic } = section.said.facts
  const draft = new LineDraft(section.type, 'coi', page)
  draft.note('coverage_type', section.heading.words)
  if (number) draft.set('policy_number', number.text, number.words)
  if (effective) draft.set('effective_date', effective.date, effective.words)
  if (expiration) draft.set('expiration_date', expiration.date, expiration.words)
  if (carrier) draft.set('carrier', carrier.text, carrier.words)
  if (naic) draft.set('naic', naic.text, naic.words)
  for (const limit of sectionLimits({ ...section, rows: section.said.limits })) draft.limit(limit.label, limit.amount, limit.words)
  return draft
}

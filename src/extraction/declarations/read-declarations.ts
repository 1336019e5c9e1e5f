import type { DocType, Form } from '../../vocabulary/index.ts'
import { type Row, rowsOf } from '../classify/index.ts'
import { requiredOfOthers } from '../other-facts/index.ts'
import type { Page } from '../page-model.ts'
import type { PageClass, PartReading } from '../stages.ts'
import { type Attempt, type Failed, guarded, unreadableFor } from './attempt.ts'
import { buildLine } from './build-line.ts'
import { linesOfClass } from './parts/lines-of-class.ts'
import { splitPolicies } from './parts/split-policies.ts'
import { withoutUnboughtParts } from './parts/unbought-parts.ts'
import type { KnownInsurer } from './policy/find-carrier.ts'
import { applyChanges } from './policy/changes-of-endorsement.ts'
import { unreadAmendment } from './policy/amended-declarations.ts'
import { behindUnreadLabels } from './policy/unread-labels.ts'
import { unreadChange } from './policy/unread-change.ts'
import { findIssueDate } from './policy/find-details.ts'
import { findInsured, findProducer } from './policy/find-parties.ts'
import { findPolicyNumbers } from './policy/find-policy-number.ts'
import { type Facts, gatherFacts } from './policy/gather-facts.ts'
import { isNoticeType, noteOf, noticeOf } from './policy/note-of-end.ts'
import { withoutExplanations } from './view/explanations.ts'
import { withoutOtherColumns } from './view/other-columns.ts'
import { type PageView, viewRows, withoutUnderlying } from './view/page-view.ts'
import { withoutOthers } from './view/without-others.ts'

/** Classes whose pages state a policy in force and so build a line; a notice that a policy ends does not. */
const BUILDS_LINES: ReadonlySet<DocType> = new Set([
  'declarations',
  'policy',
  'endorsement',
  'binder',
  'id_card',
  'state_fund_certificate',
  'filing',
  'mcs_90',
  'schedule',
])

/**
 * Reads one part whose layout is the carrier's own: declarations first of all, and policies, binders, cards, endorsements
 * and notices for what they state of number, term and carrier. A line is built only where something identifies the policy.
 */
export function readDeclarations(pages: Page[], classes: PageClass[], known: KnownInsurer = () => false): PartReading {
  const docType: DocType = classes[0]?.doc_type ?? 'unknown'
  const form: Form | null = classes.find((c) => c.form)?.form ?? null
  const failed: Failed[] = []
  const attempt = guarded(failed)
  const views = pages.map((page) => {
    const printed = rowsOf(page)
    const asked = attempt(['coverage_lines'], new Set<Row>(), () => requiredOfOthers(printed))
    const rows = printed.filter((row) => !asked.has(row))
    return viewRows(page, attempt(['coverage_lines'], rows, () => withoutUnboughtParts(withoutOtherColumns(withoutExplanations(rows, page.width)))))
  })
  const insured = attempt(['insured_name'], { name: null, state: null }, () => findInsured(views))
  const result: PartReading = {
    form,
    form_edition: classes.find((c) => c.form_edition)?.form_edition ?? null,
    issued_on: attempt(['issued_on'], null, () => findIssueDate(views)),
    insured_name: insured.name,
    insured_state: insured.state,
    producer: attempt(['producer'], null, () => findProducer(views)),
    certificate_holder: null,
    description_of_operations: null,
    coverage_lines: [],
    unreadable_fields: [],
    notes: [],
  }
  // Where it is not known which rows are of the policy, or which pages are of one, no line is built of them.
  const isBlind = failed.some((f) => f.field === 'coverage_lines')
  const stated = views.map((view) => attempt(['policy_number', 'effective_date', 'expiration_date', 'carrier'], view, () => withoutOthers(view)))
  const wholeOf = new Map(stated.map((view, i) => [view, views[i]!]))
  const runs = isBlind ? [] : stated.length === 1 ? [stated] : attempt(['coverage_lines'], [], () => splitPolicies(stated))
  for (const run of runs) {
    const ofRun: Failed[] = []
    const facing = guarded(ofRun)
    const pages = facing(['policy_number'], run, () => (docType === 'endorsement' ? numberedPages(run) : run))
    const facts = gatherFacts(pages, known, stated, facing)
    const note = noteOf(docType, facts)
    if (note) result.notes.push(note)
    if (isNoticeType(docType)) result.notices = [...(result.notices ?? []), noticeOf(docType, facts, pages, facing)]
    if (!BUILDS_LINES.has(docType)) continue
    const lost = unreadableFor(ofRun, pages[0]!.number)
    const unread = attempt(['policy_number'], [], () => behindUnreadLabels(pages, facts))
    const lines = identified(docType, facts) ? attempt(['coverage_lines'], [], () => linesOfClass(docType, pages.map((page) => wholeOf.get(page)!), facts)) : []
    // A page that lists several policies, each with pages of its own, is of none of them.
    if (runs.length > 1 && facts.number === null && lines.every((l) => l.coverage_type === 'other')) continue
    if (!identified(docType, facts)) {
      for (const u of lost) result.unreadable_fields.push({ ...u, line: null })
      if (docType === 'endorsement') noteUnreadChanges(result, docType, run.map((view) => wholeOf.get(view)!), facts, attempt)
      continue
    }
    for (const decided of lines) {
      const { line, unreadable } = buildLine(decided, facts, docType)
      if (docType === 'endorsement') attempt(['endorsements'], undefined, () => applyChanges(line, pages.map((page) => page.lower).join(' ').replace(/\s+/g, ' '), pages[0]!.number))
      const index = result.coverage_lines.push(line) - 1
      for (const u of [...unreadable, ...lost, ...unread]) result.unreadable_fields.push({ ...u, line: index })
    }
    if (docType === 'endorsement' || docType === 'declarations') noteUnreadChanges(result, docType, run.map((view) => wholeOf.get(view)!), facts, attempt)
  }
  for (const u of unreadableFor(failed, pages[0]?.number ?? 1)) result.unreadable_fields.push({ ...u, line: null })
  // Wording of a policy, with no policy named on it, speaks of its insured and names none.
  if (docType === 'policy' && result.coverage_lines.length === 0) Object.assign(result, { insured_name: null, insured_state: null, producer: null })
  return result
}

/** What is changed on each page of an endorsement, or of declarations issued anew, in words of which nothing was read, for the policy whose number it states. */
function noteUnreadChanges(result: PartReading, docType: DocType, pages: readonly PageView[], facts: Facts, attempt: Attempt): void {
  const ofPolicy = result.coverage_lines.filter((line) => line.policy_number === (facts.number?.text ?? null))
  const term = facts.effective && facts.expiration ? { effective_date: facts.effective.date, expiration_date: facts.expiration.date } : { effective_date: null, expiration_date: null }
  for (const page of pages) {
    const says = attempt(['endorsements'], null, () => (docType === 'declarations' ? unreadAmendment(page, ofPolicy) : unreadChange(page, ofPolicy)))
    if (says !== null) result.unread_changes = [...(result.unread_changes ?? []), { policy_numbers: facts.number && !facts.contested ? [facts.number.text] : onlyNumberOn(page), ...term, page: page.number, says }]
  }
}

/** Of pages of several policies each speaks of its own. */
function onlyNumberOn(page: PageView): string[] {
  const numbers = new Set(findPolicyNumbers([withoutUnderlying(page)]).map((vote) => vote.text))
  return numbers.size === 1 ? [...numbers] : []
}

/** Endorsements stapled together are of several policies; those that state no number say nothing of the one that another states. */
function numberedPages(run: PageView[]): PageView[] {
  const numbered = run.filter((view) => findPolicyNumbers([withoutUnderlying(view)]).length > 0)
  return numbered.length > 0 ? numbered : run
}

/** A blank form, or pages torn from some policy, identify nothing and build nothing. */
function identified(docType: DocType, facts: Facts): boolean {
  const hasTerm = facts.effective !== null || facts.expiration !== null
  if (docType === 'policy' || docType === 'endorsement' || docType === 'schedule') return facts.number !== null
  return facts.number !== null || (facts.carrier !== null && hasTerm)
}

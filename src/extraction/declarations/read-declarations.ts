import type { CoverageType, DocType, FieldReading, Form, ReadLine, UnreadableField } from '../../vocabulary/index.ts'
import { rowsOf, unionBox } from '../classify/index.ts'
import type { Page } from '../page-model.ts'
import type { PageClass, PartReading } from '../stages.ts'
import { type Attempt, type Failed, guarded, unguarded, unreadableFor } from './attempt.ts'
import { amountRows } from './limits/amount-rows.ts'
import { sentencesOf } from './limits/clauses.ts'
import { withThousands } from './limits/in-thousands.ts'
import { chooseCarrier } from './policy/choose-carrier.ts'
import { type DecidedLine, decideLines } from './parts/decide-lines.ts'
import { type CarrierVote, findCarriers, type KnownInsurer } from './policy/find-carrier.ts'
import { findBracketedNaic, findFormNumbers, findIssueDate, findListedCode, findNaic } from './policy/find-details.ts'
import { findInsured, findProducer } from './policy/find-parties.ts'
import { findPolicyNumbers, type NumberVote } from './policy/find-policy-number.ts'
import { type DateFound, findPolicyTerm } from './policy/find-policy-term.ts'
import { type Business, type BusinessScore, scoreBusiness } from './parts/line-kinds.ts'
import { withoutOtherColumns } from './view/other-columns.ts'
import { type PageView, viewRows, withoutUnderlying } from './view/page-view.ts'
import { withoutExplanations } from './view/explanations.ts'
import { withoutOthers } from './view/without-others.ts'
import { splitPolicies } from './parts/split-policies.ts'
import { termBesideNumber } from './policy/term-beside-number.ts'
import { confidenceOf, type Found } from './view/text-run.ts'

/** Under this a value read from a picture is said to be unreadable rather than given. */
const READABLE = 0.45
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

export type Facts = {
  number: NumberVote | null
  contested: NumberVote | null
  effective: DateFound | null
  expiration: DateFound | null
  carrier: CarrierVote | null
  naic: Found | null
  forms: string[]
}

// One smudged letter spoils a number; a name of many words stands by all of them.
const legibility = (found: Found, byWord: boolean): number =>
  byWord ? confidenceOf(found.words) : found.words.reduce((n, w) => n + w.confidence, 0) / Math.max(1, found.words.length)

const reading = (found: Found, belief: number, byWord = true): FieldReading => ({
  confidence: Math.round(Math.min(0.99, belief) * Math.min(1, legibility(found, byWord)) * 1000) / 1000,
  provenance: { page: found.page, box: found.box, reader: found.words[0]?.reader ?? 'pdf_text' },
})

/** Number, term, carrier and forms that the views state of one policy; `among` are the pages of all policies of the paper. */
export function gatherFacts(all: readonly PageView[], known: KnownInsurer, among: readonly PageView[] = all, attempt: Attempt = unguarded): Facts {
  const views = all.map(withoutUnderlying)
  const numbers = attempt(['policy_number'], [], () => findPolicyNumbers(views))
  const [first, second] = numbers
  const term = attempt(['effective_date', 'expiration_date'], NO_TERM, () => (first && termBesideNumber(among.map(withoutUnderlying), first.key)) ?? findPolicyTerm(views))
  const carrier = attempt(['carrier'], null, () => chooseCarrier(findCarriers(views, known), known))
  // Two numbers equally well supported: which of them is the policy is not for us to guess.
  const contested =
    first && second && second.score > first.score * 0.92 && !second.key.includes(first.key) && !first.key.includes(second.key)
      ? second
      : null
  return {
    number: first && first.score >= 1.3 ? first : null,
    contested: contested ?? null,
    effective: term.effective,
    expiration: term.expiration,
    carrier,
    naic: attempt(['naic'], null, () => findNaic(views) ?? (carrier ? (findBracketedNaic(views, carrier.text) ?? findListedCode(views, carrier.text)) : null)),
    forms: attempt(['endorsements'], [], () =>
      findFormNumbers(
        views,
        numbers.map((n) => n.text),
      ),
    ),
  }
}
const NO_TERM: Pick<Facts, 'effective' | 'expiration'> = { effective: null, expiration: null }

const EMPTY_LINE: Omit<ReadLine, 'coverage_type' | 'document_class' | 'limits' | 'endorsements' | 'fields' | 'auto_scope'> = {
  insurer_letter: null,
  carrier: null,
  naic: null,
  policy_number: null,
  effective_date: null,
  expiration_date: null,
  additional_insured: null,
  subrogation_waived: null,
  extends_to_children: null,
  occurrence_form: null,
  aggregate_basis: null,
  umbrella_or_excess: null,
  officers_excluded: null,
  primary_noncontributory: null,
  cancellation_notice_days: null,
  retroactive_date: null,
}

type Built = { line: ReadLine; unreadable: Omit<UnreadableField, 'line'>[] }

function buildLine(decided: DecidedLine, facts: Facts, docType: DocType): Built {
  const fields: Record<string, FieldReading> = {}
  const unreadable: Built['unreadable'] = []
  const line: ReadLine = {
    ...EMPTY_LINE,
    coverage_type: decided.coverage_type,
    document_class: docType,
    limits: [],
    endorsements: facts.forms,
    auto_scope: [],
    fields,
  }
  fields.coverage_type = { confidence: decided.confidence, provenance: null }
  const give = (field: string, found: Found | null, belief: number, agreed = 1): boolean => {
    if (!found) return false
    const read = reading(found, belief, field !== 'carrier')
    // Smudged print that says the same in two places is read.
    if (agreed > 1) read.confidence = Math.max(read.confidence, 0.7)
    if (read.confidence < READABLE) {
      unreadable.push({ field, page: found.page, box: found.box, reason: 'not legible' })
      return false
    }
    fields[field] = read
    return true
  }
  const { number, contested, carrier, effective, expiration, naic } = facts
  if (number && contested)
    unreadable.push({
      field: 'policy_number',
      page: number.page,
      box: number.box,
      reason: `two numbers stand as the policy's: ${number.text} and ${contested.text}`,
    })
  else if (give('policy_number', number, number ? 0.82 + Math.min(number.score, 8) * 0.02 : 0, number?.pages.length)) line.policy_number = number!.text
  if (give('carrier', carrier, carrier ? 0.75 + Math.min(carrier.score, 12) * 0.02 : 0)) line.carrier = carrier!.text
  if (give('naic', naic, 0.97)) line.naic = naic!.text
  if (give('effective_date', effective, effective ? 0.8 + Math.min(effective.score, 8) * 0.02 : 0)) line.effective_date = effective!.date
  if (give('expiration_date', expiration, expiration ? 0.8 + Math.min(expiration.score, 8) * 0.02 : 0))
    line.expiration_date = expiration!.date
  for (const limit of decided.limits) {
    const path = `limits.${limit.label}`
    if (!limit.at) {
      line.limits.push({ label: limit.label, amount: limit.amount })
      fields[path] = { confidence: limit.confidence, provenance: null }
    } else if (
      give(
        path,
        { text: '', page: limit.page, box: unionBox(limit.at.words.map((w) => w.box)), words: limit.at.words, score: 1 },
        limit.confidence,
        limit.agreed,
      )
    ) {
      line.limits.push({ label: limit.label, amount: limit.amount })
    }
  }
  return { line, unreadable }
}

// Which coverage a paper with no declarations on it belongs to, by the bureau prefix of its forms.
const PREFIXES: [RegExp, CoverageType][] = [
  [/^CG /, 'general_liability'],
  [/^(?:CA|PP) /, 'auto_liability'],
  [/^WC /, 'workers_comp'],
  [/^CU /, 'umbrella'],
  [/^CX /, 'excess_liability'],
  [/^(?:CP|HO|DP) /, 'property'],
  [/^BP /, 'general_liability'],
  [/^(?:IM|CM) /, 'inland_marine'],
  [/^CR /, 'crime'],
]

function coverageByForms(forms: readonly string[]): CoverageType | null {
  const counts = new Map<CoverageType, number>()
  for (const form of forms) {
    const type = PREFIXES.find(([says]) => says.test(form))?.[1]
    if (type) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const single = (type: CoverageType, confidence: number): DecidedLine => ({ coverage_type: type, limits: [], confidence })

const OVER: ReadonlySet<Business> = new Set(['umbrella', 'excess'])
/** A schedule of underlying insurance speaks for what lies over it; the coverages it names are other policies'. */
function scoreOwn(views: readonly PageView[]): BusinessScore[] {
  const own = views.map(withoutUnderlying)
  const all = scoreBusiness(views)
  if (own.every((view, i) => view === views[i])) return all
  return [...all.filter((s) => OVER.has(s.business)), ...scoreBusiness(own).filter((s) => !OVER.has(s.business))].sort((a, b) => b.score - a.score)
}

function decideFor(docType: DocType, views: readonly PageView[], facts: Facts): DecidedLine[] {
  const text = views.map((v) => v.lower).join(' ')
  if (docType === 'id_card') return [single('auto_liability', 0.95)]
  if (docType === 'mcs_90') return [single('auto_liability', 0.9)]
  if (docType === 'filing')
    return [
      single(
        /bmc-?\s?8[345]|surety bond/.test(text)
          ? 'surety_bond'
          : /cargo|bmc-?\s?34/.test(text) && !/bodily injury/.test(text)
            ? 'cargo'
            : 'auto_liability',
        0.85,
      ),
    ]
  const rows = sentencesOf(withThousands(views.flatMap(amountRows)))
  const scores = scoreOwn(views)
  if (docType === 'state_fund_certificate')
    return decideLines([{ business: 'workers_comp', score: 9, title: 5 }, ...scores.filter((s) => s.business !== 'workers_comp')], rows)
  if (docType === 'endorsement' || docType === 'schedule') {
    const byForm = coverageByForms(facts.forms)
    return byForm ? [single(byForm, 0.85)] : (scores[0]?.title ?? 0) >= 3.5 ? decideLines(scores, []).slice(0, 1) : []
  }
  const lines = decideLines(scores, docType === 'policy' ? [] : rows)
  return lines.length ? lines : [single(VEHICLE.test(views.map((v) => v.text).join(' ')) ? 'auto_liability' : 'other', 0.5)]
}

/** A vehicle's identification number beside its driver. */
const VEHICLE = /\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b[^]*\bdriver/i

const ENDS: Partial<Record<DocType, string>> = {
  cancellation_notice: 'Notice of cancellation or non-renewal',
  reinstatement_notice: 'Notice of reinstatement',
}

function noteOf(docType: DocType, facts: Facts): string | null {
  const title = ENDS[docType]
  if (!title) return null
  const about = [
    facts.number ? `policy ${facts.number.text}` : 'no policy number read',
    facts.carrier ? `of ${facts.carrier.text}` : null,
    facts.effective ? `from ${facts.effective.date}` : null,
    facts.expiration ? `to ${facts.expiration.date}` : null,
  ]
  return `${title}: ${about.filter(Boolean).join(', ')}.`
}

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
    const rows = rowsOf(page)
    return viewRows(page, attempt(['coverage_lines'], rows, () => withoutOtherColumns(withoutExplanations(rows, page.width))))
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
    if (!BUILDS_LINES.has(docType)) continue
    const lost = unreadableFor(ofRun, pages[0]!.number)
    const lines = identified(docType, facts) ? attempt(['coverage_lines'], [], () => decideFor(docType, pages.map((page) => wholeOf.get(page)!), facts)) : []
    // A page that lists several policies, each with pages of its own, is of none of them.
    if (runs.length > 1 && facts.number === null && lines.every((l) => l.coverage_type === 'other')) continue
    if (!identified(docType, facts)) {
      for (const u of lost) result.unreadable_fields.push({ ...u, line: null })
      continue
    }
    for (const decided of lines) {
      const { line, unreadable } = buildLine(decided, facts, docType)
      const index = result.coverage_lines.push(line) - 1
      for (const u of [...unreadable, ...lost]) result.unreadable_fields.push({ ...u, line: index })
    }
  }
  for (const u of unreadableFor(failed, pages[0]?.number ?? 1)) result.unreadable_fields.push({ ...u, line: null })
  // Wording of a policy, with no policy named on it, speaks of its insured and names none.
  if (docType === 'policy' && result.coverage_lines.length === 0) Object.assign(result, { insured_name: null, insured_state: null, producer: null })
  return result
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

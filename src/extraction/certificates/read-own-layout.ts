import type { CoverageType, DocType } from '../../vocabulary/index.ts'
import { joinCells, type Row, segmentOf } from '../classify/index.ts'
import { autoLimitsOf, type Facts, gatherFacts, type PageView, viewPage, viewRows } from '../declarations/index.ts'
import { isKnownCarrier } from '../naic/index.ts'
import type { PageClass, PartReading } from '../stages.ts'
import { parseAmount } from '../values/index.ts'
import { carriersOver, headOf, rowsUnderCarrier, withoutCarriersOver } from './carriers-over.ts'
import { type CoverageSection, coverageSections, type SaidFacts, TYPE_OF } from './coverage-sections.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Grid } from './grid.ts'
import { letterSections } from './letter-sections.ts'
import { policiesOfLetter } from './letter-policies.ts'
import { joinEmployers } from './join-employers.ts'
import { LineDraft } from './line-draft.ts'
import { masterNumber } from './master-number.ts'
import { foldLetters, type PageText } from './page-text.ts'
import { assemble } from './read-acord-25.ts'
import { applyDescription, readDescription } from './read-description.ts'
import { type Insurer, readInsurers } from './read-insurers.ts'
import { readOwnParties } from './read-own-parties.ts'
import { labelledCarrier, withoutTick } from './labelled-carrier.ts'
import { partedAtDots } from './parted-at-dots.ts'
import { partLiquor } from './part-liquor.ts'
import { policyParagraphs } from './policy-paragraphs.ts'
import { factsOfPolicyRow, withPolicyRows } from './policy-rows.ts'
import { columnsOver, sectionLimits } from './section-limits.ts'
import { hasOtherDays, hasOtherNumber, ownTerm } from './section-own-facts.ts'
import { firstOf, lastOf, sentencesOfSections } from './section-sentences.ts'
import { applyAnswers } from './stated-answers.ts'
import { setCompany } from './row-insurers.ts'
import { unstackRepeated } from './repeated-heads.ts'
import { listsSideBySide, transposedSections } from './transposed-table.ts'
import { unstackCells } from './unstack-cells.ts'

const COMPANY = /\b(?:insurance|ins|indemnity|casualty|assurance|underwriters|surety)\b.*\b(?:co|company|corp|corporation|inc|exchange|group)\b/i
export const isCompanyName = (text: string): boolean => COMPANY.test(text) || (text.length > 12 && isKnownCarrier(text))
/** The coverage is named only to say that it is not here. */
const DENIED = /\b(?:not\s+(?:covered|included|provided|purchased|applicable)|no\s+coverage|excluded|declined|none)\b/i
/** `$1,000,000` with `None` in the column of deductibles is no denial. */
const isDenied = (row: Row): boolean => {
  const stated = row.segments.some((s) => /\d,\d{3}/.test(s.text))
  return DENIED.test(row.segments.filter((s) => !stated || !/^\W*none\W*$/i.test(s.text)).map((s) => s.text).join(' '))
}
const ELSEWHERE = /separate\s+policy|other\s+carrier|by\s+others/i
/** On a picture small print comes in pieces; the word that parts the coverage from the others is enough. */
const isElsewhere = (printed: string, seen: boolean): boolean => ELSEWHERE.test(printed) || (seen && /SEPARAT|OTHERCARRIER|BYOTHERS/.test(foldLetters(printed)))
const TITLE = /\b(?:certificate|evidence|proof|memorandum|verification|confirmation)\b/i

const OWN_CLASSES = new Set<DocType>(['binder', 'state_fund_certificate', 'schedule', 'declarations'])
/** A certificate in the issuer's own layout, with no table of policies: coverages as headings, facts by their labels. */
export function readOwnLayout(text: PageText, grid: Grid, pageClass: PageClass): PartReading | null {
  const documentClass = OWN_CLASSES.has(pageClass.doc_type) ? pageClass.doc_type : 'coi'
  const printed = viewPage(text.page)
  const joined = joinCells(text.page, printed.rows)
  const all = viewRows(text.page, text.page.source === 'image' ? joined : unstackCells(unstackRepeated(partedAtDots(joined))))
  // A binder's own number is no policy's.
  const view = documentClass === 'binder' ? viewRows(text.page, all.rows.map(withoutBinderNumber)) : all
  if (text.page.source !== 'image' && view.rows.some(headsPolicies)) return null
  const sideBySide = documentClass === 'state_fund_certificate' ? null : transposedSections(text, grid)
  if (!sideBySide && text.page.source !== 'image' && listsSideBySide(view.rows)) return null
  const said = documentClass === 'state_fund_certificate' ? [wholeOf(view)] : (sideBySide ?? paragraphsOf(text, view) ?? joinEmployers(partLiquor(statedSections(view))))
  const over = sideBySide || text.page.source === 'image' ? [] : carriersOver(view.rows, said)
  const stated = over.length > 0 ? said.map((s) => withoutCarriersOver(over, s)) : said
  const inside = new Set(stated.flatMap((s) => s.rows.map((r) => r.y)))
  const outside = factsOf(
    text,
    view.rows.filter((r) => !inside.has(r.y) && !(sideBySide && r.y >= firstOf(sideBySide) - 4 && r.y <= lastOf(sideBySide) + 4)),
  )
  const whole = factsOf(text, view.rows)
  const own = stated.map((s) => ({ ...factsOf(text, s.rows), ...(s.rows[0] ? factsOfPolicyRow(s.rows[0], isCompanyName) : null) }))
  const single = (key: keyof SaidFacts): boolean =>
    new Set(own.map((f) => f[key]?.text).filter(Boolean)).size <= 1
  const insurers = readInsurers(text, grid)
  const master = whole.number || own.some((f) => f.number) ? null : masterNumber(view.rows)
  // Of several companies listed by letter none is a coverage's that bears no letter.
  const listsSeveral = text.page.source !== 'image' && new Set([...insurers.values()].map((i) => i.name).filter(Boolean)).size > 1
  // What a company's heading says of the policy is of the coverages under it alone.
  const headFacts = new Map([...rowsUnderCarrier(over, stated, view.rows)].map(([head, rows]) => [head, factsOf(text, rows)]))
  const headed = (key: keyof SaidFacts): boolean => key !== 'carrier' && key !== 'naic' && new Set([...headFacts.values()].map((f) => f[key]?.text).filter(Boolean)).size > 1
  const drafts = stated.map((section, i) => {
    const draft = new LineDraft(section.type, documentClass, text.page.number)
    draft.note('coverage_type', section.heading.words)
    addSectionLimits(draft, section.said ? { ...section, rows: section.said.limits } : section, stated.every((s) => s.type === 'auto_liability') ? view : viewRows(text.page, section.rows), view.rows)
    if (section.rows.some((r) => r.segments.some((s) => isElsewhere(s.text, text.page.source === 'image')))) return draft
    const head = headOf(over, section)
    const given = <K extends keyof SaidFacts>(key: K): SaidFacts[K] =>
      section.said ? section.said.facts[key] : over.length > 0 && key === 'carrier' ? ((head?.carrier ?? null) as SaidFacts[K]) : headed(key) ? (own[i]![key] ?? (head ? headFacts.get(head)![key] : null)) : (own[i]![key] ?? (listsSeveral && (key === 'carrier' || key === 'naic') ? null : (outside[key] ?? (single(key) && !sideBySide ? whole[key] : null))))
    const isWhole = !own[i]!.number && !outside.number
    const shared = own[i]!.number === null && hasOtherNumber(section, given('number') ?? master)
    const term = ownTermOf(section, own[i]!, { effective: given('effective'), expiration: given('expiration') })
    const insurer = insurerOf(section, insurers)
    if (insurer) setInsurer(draft, insurer)
    setFacts(draft, { number: shared ? null : (given('number') ?? master), ...term, carrier: insurer ? null : given('carrier'), naic: insurer ? null : given('naic') }, headed('number') ? null : isWhole ? whole.contested : outside.contested)
    return draft
  })
  drafts.forEach((draft, i) => applyAnswers([draft], stated[i]!.rows))
  applyAnswers(drafts, view.rows.filter((r) => !inside.has(r.y)))
  const kept = drafts.filter((d) => saysMore(d, drafts) && (d.line.policy_number || d.line.effective_date || d.line.expiration_date || d.line.limits.length > 0))
  if (kept.length === 0) kept.push(...letterDrafts(text, view, documentClass))
  if (kept.length === 0) return null
  const description = readDescription(text, grid)
  const spoken = description === null && !sideBySide ? sentencesOfSections(stated, view) : null
  for (const draft of kept) applyDescription([draft.line], spoken?.within.get(stated[drafts.indexOf(draft)]!) ?? null, false)
  const answered = kept.map(({ line }) => ({ line, additional_insured: line.additional_insured, subrogation_waived: line.subrogation_waived }))
  applyDescription(
    kept.map((d) => d.line),
    // Answers in columns, read one after the other, are nobody's sentence.
    description ?? spoken?.outside ?? null,
    false,
  )
  // Words of the whole page, read on end, answer nothing that a line's own cells have answered.
  if (description === null) for (const { line, ...own } of answered) for (const field of ['additional_insured', 'subrogation_waived'] as const) line[field] = own[field] ?? line[field]
  const parties = readOwnParties(text, grid)
  // Who insures is not the insured.
  const isInsurer = kept.some((d) => d.line.carrier !== null && foldLetters(d.line.carrier) === foldLetters(parties.insured_name ?? ''))
  return assemble(kept, { ...parties, ...(isInsurer ? { insured_name: null, insured_state: null } : {}), form: pageClass.form, form_edition: pageClass.form_edition, description_of_operations: description })
}

/** The term a coverage states, with labels or without; the page's where its own rows hold no other days. */
function ownTermOf(section: CoverageSection, own: Pick<SaidFacts, 'effective' | 'expiration'>, given: Pick<SaidFacts, 'effective' | 'expiration'>): Pick<SaidFacts, 'effective' | 'expiration'> {
  if (section.said || own.effective || own.expiration) return given
  return ownTerm(section) ?? (hasOtherDays(section, given) ? { effective: null, expiration: null } : given)
}

const AUTO_LIMIT = /^(?:bodily_injury|property_damage|combined_single)/
/** A section's limits; automobile's are also told as declarations tell them, person and accident under a heading of their own. */
function addSectionLimits(draft: LineDraft, section: CoverageSection, own: PageView, rows: readonly Row[]): void {
  const limits = sectionLimits(section, columnsOver(section, rows))
  const told = section.type === 'auto_liability' ? autoLimitsOf(own) : []
  const isSplit = ['bodily_injury_per_person', 'bodily_injury_per_accident'].every((label) => told.some((t) => t.label === label))
  // Where bodily injury has its two limits the one of each accident is no combined limit.
  const listed = limits.filter((l) => AUTO_LIMIT.test(l.label) && !(isSplit && l.label === 'combined_single_limit'))
  const auto = told.length > listed.length && listed.every((l) => told.some((t) => t.label === l.label && t.amount === l.amount)) ? told : []
  const alone = listed.length === 0 && auto.length === 0 ? eachAccident(section) : null
  if (alone) draft.limit('combined_single_limit', alone.amount, alone.words)
  for (const limit of auto) draft.limit(limit.label, limit.amount, limit.at?.words ?? [])
  if (auto.length === 0) for (const limit of limits) draft.limit(limit.label, limit.amount, limit.words)
}

/** `Automobile liability  $2,000,000 per accident`, and no other amount of money among its limits: one limit for all. */
function eachAccident(section: CoverageSection): { amount: number; words: Row['segments'][number]['words'] } | null {
  if (section.type !== 'auto_liability') return null
  const printed = section.rows.flatMap((r) => r.segments).filter((s) => EACH_ACCIDENT.test(s.text))
  const amount = printed.length === 1 ? parseAmount(printed[0]!.text.replace(/\s*(?:each|per|any).*$/i, '')) : null
  return amount !== null && !section.rows.some((r) => SPLIT_WORDS.test(rowText(r))) ? { amount, words: printed[0]!.words } : null
}
const EACH_ACCIDENT = /^\$\s?\d{1,3}(?:,\d{3})+\s+(?:each|per|any\s+one)\s+(?:accident|occurrence)\W*$/i
const SPLIT_WORDS = /\bperson\b|\bbodily\b|\bproperty\s+damage\b/i

const HEAD =
  /^(?:insurers?|carriers?|compan(?:y|ies)|insurance\s+(?:company|carrier)|policy|pol(?:icy|\.)?\s*(?:no\.?|number|num\.?|#)|type|eff(?:ective|\.)?\s*\/\s*exp(?:iration|\.)?(?:\s+dates?)?|effective(?:\s+date)?|eff\.?(?:\s+date)?|expir\w*(?:\s+date)?|exp\.?(?:\s+date)?|policy\s+(?:period|term|dates)|from|to|ded(?:uctibles?|\.)?)$/i
const WHAT = /^(?:type|lob|coverage|coverages|(?:type|line)\s+of\s+\w+|limits?(?:\s+of\s+\w+)?)$/i
const HEADS_MIN = 3
/** The headings of a table of policies that could not be found as one: what stands under them is no list of facts. */
const headsPolicies = (row: Row): boolean =>
  row.segments.some((s) => WHAT.test(s.text.trim())) && row.segments.filter((s) => HEAD.test(s.text.trim())).length >= HEADS_MIN

/** A letter that says in sentences what is insured: one policy, its term, and the amounts behind each coverage's name. */
function letterDrafts(text: PageText, view: PageView, documentClass: DocType): LineDraft[] {
  // A sentence runs on from line to line.
  const paragraphs = view.blocks.map((b) => ({ page: b.page, y: b.box.y, h: b.segments[0]!.box.h, segments: [segmentOf(b.page, b.segments.flatMap((s) => s.words))] }))
  const whole = factsOf(text, paragraphs)
  if (!whole.number || !whole.effective || !whole.expiration || text.page.source === 'image') return []
  const sections = letterSections(paragraphs)
  const policies = policiesOfLetter(sections, paragraphs, whole)
  // Of two numbers equally supported each is a policy's own only where each coverage's paragraph states one.
  if (whole.contested && !policies.every((p) => p.number !== null && p.number !== whole.number)) return []
  return sections.map(({ type, heading, limits }, i) => {
    const draft = new LineDraft(type, documentClass, text.page.number)
    draft.note('coverage_type', heading.words)
    for (const limit of limits) draft.limit(limit.label, limit.amount, limit.words)
    setFacts(draft, policies[i]!, null)
    return draft
  })
}

/** A coverage named once as the kind of insurance and once with its limits is one coverage. */
const saysMore = ({ line }: LineDraft, all: readonly LineDraft[]): boolean =>
  line.limits.length > 0 ||
  !all.some((d) => d.line !== line && d.line.coverage_type === line.coverage_type && d.line.limits.length > 0 && d.line.policy_number === line.policy_number)

const withoutBinderNumber = (row: Row): Row => ({ ...row, segments: row.segments.filter((s) => !/\bbinder\s*(?:no\b|number|num\b|#|id\b)/i.test(s.text)) })

/** `(Insurer A)` beside a coverage points into the list of insurers. */
function insurerOf(section: CoverageSection, insurers: Map<string, Insurer>): Insurer | null {
  const printed = section.rows.slice(0, 3).map(rowText).join(' ')
  const letters = new Set([...printed.matchAll(/\b(?:insurer|company|carrier)(?:\s+(?:letter|ltr))?\s*:?\s+([A-H])\b/gi)].map((m) => m[1]!.toUpperCase()))
  return letters.size === 1 ? (insurers.get([...letters][0]!) ?? null) : null
}
function setInsurer(draft: LineDraft, insurer: Insurer): void {
  draft.set('insurer_letter', insurer.letter, insurer.words)
  setCompany(draft, insurer)
}

const factsOf = (text: PageText, rows: Row[]): Facts => {
  const facts = gatherFacts([viewRows(text.page, rows)], isKnownCarrier)
  return { ...facts, carrier: labelledCarrier(rows) ?? facts.carrier }
}

function setFacts(draft: LineDraft, given: SaidFacts, contested: Facts['contested']): void {
  const { number, effective, expiration, carrier, naic } = given
  if (number && contested && number.key !== contested.key)
    draft.cannotRead('policy_number', number.words, `two numbers stand as the policy's: ${number.text} and ${contested.text}`)
  else if (number) draft.set('policy_number', number.text, number.words)
  if (effective) draft.set('effective_date', effective.date, effective.words)
  if (expiration) draft.set('expiration_date', expiration.date, expiration.words)
  if (carrier) draft.set('carrier', withoutTick(carrier.text), carrier.words)
  if (naic) draft.set('naic', naic.text, naic.words)
}

const paragraphsOf = (text: PageText, view: PageView): CoverageSection[] | null => {
  const found = text.page.source === 'image' ? [] : policyParagraphs(view.rows, isCompanyName)
  return found.length > 0 ? found : null
}

/** The sections that say something, or where none does the one coverage that the title names. */
function statedSections(view: PageView): CoverageSection[] {
  const sections = coverageSections(view.rows, isCompanyName).filter((s) => !s.rows.slice(0, 1).some(isDenied))
  const telling = sections.filter((s) => sectionLimits(s, columnsOver(s, view.rows)).length > 0 || statesPolicy(view, s))
  if (telling.length > 0) return [...besideAll(sections, view), ...withPolicyRows(telling, sections, isCompanyName).map((s) => asCompensation(s, telling, view))]
  const [only] = sections
  if (only && sections.length === 1 && view.rows.some((r) => r.segments.includes(only.heading) && r.segments[0] !== only.heading && TYPE_OF.test(r.segments[0]!.text))) return [{ ...only, rows: view.rows }]
  // The coverage's name under the paper's title, and its facts by their labels under that.
  if (only && sections.length === 1 && only.rows.length === 1 && view.rows.slice(0, TITLE_ROWS).some((r) => r.segments.length === 1 && r.segments[0] === only.heading)) return [{ ...only, rows: view.rows }]
  const title = view.rows.slice(0, 14).find((r) => TITLE.test(rowText(r)) && coverageOfTitle(rowText(r)) !== null && rowText(r).length < 90)
  const type: CoverageType | null = title ? coverageOfTitle(rowText(title)) : null
  const sole = type ? null : (splitAuto(view) ?? splitCompensation(view) ?? generalAlone(view.rows))
  if (sole) return [sole]
  return type && title ? [{ type, name: rowText(title), heading: title.segments[0]!, rows: view.rows }] : []
}
const TITLE_ROWS = 8
/** `Proof of event insurance`: who hosts an event insures what befalls its guests. */
const coverageOfTitle = (title: string): CoverageType | null => knownCoverageOf(title) ?? (/\bevents?\s+(?:liability|insurance)\b/i.test(title) ? 'general_liability' : null)
/** A verification of a private car's policy names the parts of automobile liability, and the vehicle, but not the coverage. */
function splitAuto(view: PageView): CoverageSection | null {
  const heading = view.rows.flatMap((r) => r.segments).find((s) => /^(?:(?:part|coverage)\s+\w{1,3}\W{1,3})?(?:optional\s+)?bodily\s+injury(?:\s+liability)?\b/i.test(s.text))
  if (!heading || !/\bvehicles?\b|\bVIN\b/i.test(view.text)) return null
  const labels = new Set(autoLimitsOf(view).map((l) => l.label))
  return labels.has('bodily_injury_per_person') && labels.has('property_damage_per_accident') ? { type: 'auto_liability', name: '', heading, rows: view.rows } : null
}
const GENERAL_ALONE = new Set(['general_aggregate', 'products_comp_op_agg', 'personal_adv_injury', 'damage_to_rented_premises'])
const GENERAL_ALONE_MIN = 3
/** Under a bare head of liability two tell it: `Liability` over each occurrence and both aggregates. */
const HEADED_ALONE_MIN = 2
const LIABILITY_HEAD = /^\W*(?:section\s+\w{1,3}\W+)?(?:commercial\s+|business\s+)?liability\W*$/i
/** A program's certificate to its member names no coverage: the limits that general liability alone has tell. */
function generalAlone(rows: readonly Row[], least = GENERAL_ALONE_MIN): CoverageSection | null {
  const heading = rows.flatMap((r) => r.segments).find((s) => /\bgeneral\s+aggregate\b/i.test(s.text))
  const section: CoverageSection | null = heading ? { type: 'general_liability', name: '', heading, rows: rows.flatMap(withoutSentences) } : null
  return section && sectionLimits(section).filter((l) => GENERAL_ALONE.has(l.label)).length >= least ? section : null
}
/** Limits that only general liability has, over the first coverage that is named: a program's own, with another added to it. */
function besideAll(sections: readonly CoverageSection[], view: PageView): CoverageSection[] {
  if (sections.some((s) => s.type === 'general_liability')) return []
  const first = Math.min(...sections.map((s) => s.heading.box.y))
  const headed = view.rows.some((r) => r.y < first && r.segments.length === 1 && LIABILITY_HEAD.test(r.segments[0]!.text))
  const general = generalAlone(view.rows.filter((r) => r.y < first - 1 && r.segments.some((s) => /\d,\d{3}/.test(s.text))), headed ? HEADED_ALONE_MIN : GENERAL_ALONE_MIN)
  return general ? [general] : []
}
const SENTENCE_MIN = 80
const withoutSentences = (row: Row): Row[] => {
  const segments = row.segments.filter((s) => s.text.length < SENTENCE_MIN)
  return segments.length > 0 ? [{ ...row, segments }] : []
}
/** Bodily injury by accident and by disease is workers' compensation's, wherever the page names that. */
function splitCompensation(view: PageView): CoverageSection | null {
  const limits = ['accident', 'disease'].every((by) => view.rows.some((r) => new RegExp(`\\bby\\s+${by}\\b.*\\$\\s?\\d`, 'i').test(rowText(r))))
  const segments = view.rows.flatMap((r) => r.segments)
  // The three limits are compensation's alone: a fund's certificate may not name what it insures.
  const heading = segments.find((s) => /\bwork(?:er|men)['’]?s?['’]?\s+compensation\b/i.test(s.text) && s.text.length < 60) ?? segments.find((s) => /\bby\s+accident\b/i.test(s.text) && s.text.length < 60)
  return heading && limits ? { type: 'workers_comp', name: '', heading, rows: view.rows } : null
}
/** Limits of employers' liability on a paper that certifies both are the second part of the compensation policy. */
const asCompensation = (section: CoverageSection, all: readonly CoverageSection[], view: PageView): CoverageSection =>
  section.type === 'employers_liability' && !all.some((s) => s.type === 'workers_comp') && BOTH.test(view.text) ? { ...section, type: 'workers_comp' } : section
const BOTH = /work(?:er|men)['’]?s?['’]?\s+compensation\s+(?:and|&)\s+employers?['’]?s?['’]?\s+liability/i
/** A state fund certifies one coverage, whatever else its holder's address names. */
const wholeOf = (view: PageView): CoverageSection => ({ type: 'workers_comp', name: '', heading: view.rows[0]?.segments[0] ?? segmentOf(view.number, []), rows: view.rows })
const statesPolicy = (view: PageView, section: CoverageSection): boolean => {
  const facts = gatherFacts([viewRows(view.page, section.rows)], isKnownCarrier)
  return facts.number !== null || (facts.effective !== null && facts.expiration !== null)
}
const rowText = (row: Row): string => row.segments.map((s) => s.text).join(' ')

import type { DocType } from '../../../vocabulary/index.ts'
import { type Grid, joinCells, type Row } from '../../classify/index.ts'
import { type PageView, viewPage, viewRows } from '../../declarations/index.ts'
import { isCompanyName } from '../../naic/index.ts'
import type { PageClass, PartReading } from '../../stages.ts'
import { carriersOver, headOf, rowsUnderCarrier, withoutCarriersOver } from '../insurers/carriers-over.ts'
import { hasUnreadCarrier } from '../insurers/labelled-carrier.ts'
import { readInsurers } from '../insurers/read-insurers.ts'
import { restoreThousands } from '../limits/omitted-thousands.ts'
import { doubtLetters } from '../limits/thousands-by-letter.ts'
import { LineDraft } from '../line-draft.ts'
import { foldLetters, type PageText } from '../page/page-text.ts'
import { joinBrokenNames } from '../page/join-broken-names.ts'
import { withLabelledCells } from '../page/labelled-cells.ts'
import { partedAtColumns } from '../page/parted-at-columns.ts'
import { partedAtDots } from '../page/parted-at-dots.ts'
import { applyAnswersByCoverage } from '../page/answers-by-coverage.ts'
import { applyAnswers } from '../page/stated-answers.ts'
import { unstackCells } from '../page/unstack-cells.ts'
import { assemble } from '../read-acord-25.ts'
import { applyDescription, readDescription, somewhereOn } from '../read-description.ts'
import { joinAutos } from '../rows/join-autos.ts'
import { joinEmployers } from '../rows/join-employers.ts'
import { joinParted } from '../rows/join-parted.ts'
import { partLiquor } from '../rows/part-liquor.ts'
import { factsOfPolicyRow } from '../rows/policy-rows.ts'
import { listsSideBySide, transposedSections } from '../table/transposed-table.ts'
import { addSectionLimits } from './add-section-limits.ts'
import type { CoverageSection, SaidFacts } from './coverage-sections.ts'
import { nameOfInsurers } from './name-before-company.ts'
import { doubtDays, factsOf, setFacts, withdrawFacts } from './draft-facts.ts'
import { headsOneRow, headsPolicies } from './heads-of-policies.ts'
import { saysMore, saysWhole } from './kept-drafts.ts'
import { letterDrafts } from './letter-drafts.ts'
import { loseFailed } from './lose-failed.ts'
import { masterNumber } from './master-number.ts'
import { policyParagraphs } from './policy-paragraphs.ts'
import { withPoliciesOver } from './policies-over.ts'
import { readOwnParties } from './read-own-parties.ts'
import { unstackRepeated } from './repeated-heads.ts'
import { isElsewhere, isOfOther, namesOthers } from './said-elsewhere.ts'
import { insurerOf, setInsurer } from './section-insurer.ts'
import { hasOtherDays, hasOtherNumber, ownTerm, seenTerm, statesItself } from './section-own-facts.ts'
import { firstOf, lastOf, sentencesOfSections } from './section-sentences.ts'
import { isSpokenOfOthers } from './spoken-of-others.ts'
import { statedSections, wholeOf } from './stated-sections.ts'
import { withTermsWhole } from './terms-whole.ts'
import { factsUnderHeads } from './under-heads.ts'
import { withoutUnderlying } from './without-underlying.ts'
import { ruledPolicies, wholePolicy } from './whole-policies.ts'

const OWN_CLASSES = new Set<DocType>(['binder', 'state_fund_certificate', 'schedule', 'declarations'])
/** A certificate in the issuer's own layout, with no table of policies: coverages as headings, facts by their labels. */
export function readOwnLayout(text: PageText, grid: Grid, pageClass: PageClass): PartReading | null {
  const documentClass = OWN_CLASSES.has(pageClass.doc_type) ? pageClass.doc_type : 'coi'
  const printed = viewPage(text.page)
  const joined = joinCells(text.page, text.page.source === 'image' ? printed.rows : joinBrokenNames(withLabelledCells(grid, text.page.width, partedAtColumns(printed.rows))))
  const all = viewRows(text.page, text.page.source === 'image' ? joined : withoutUnderlying(unstackCells(unstackRepeated(partedAtDots(withTermsWhole(joined))))))
  // A binder's own number is no policy's.
  const view = documentClass === 'binder' ? viewRows(text.page, all.rows.map(withoutBinderNumber)) : all
  if (text.page.source !== 'image' && view.rows.some((row, i) => headsPolicies(row) && !headsOneRow(row, view.rows.slice(i + 1, i + 3)))) return null
  const sideBySide = documentClass === 'state_fund_certificate' ? null : transposedSections(text, grid)
  if (!sideBySide && text.page.source !== 'image' && listsSideBySide(view.rows)) return null
  const said = documentClass === 'state_fund_certificate' ? [wholeOf(view)] : (sideBySide ?? (text.page.source === 'image' ? null : ruledPolicies(text.page, printed.rows, grid, isCompanyName)) ?? paragraphsOf(text, view) ?? joinParted(joinAutos(joinEmployers(partLiquor(statedSections(view, text.attempt))))))
  const over = sideBySide || text.page.source === 'image' ? [] : carriersOver(view.rows, said)
  const apart = over.length > 0 ? said.map((s) => withoutCarriersOver(over, s)) : said
  const wholly = text.page.source === 'image' || sideBySide || over.length > 0 || apart.some((s) => s.said) ? [] : apart.map((s) => wholePolicy(s, isCompanyName))
  const found = wholly.length > 0 && wholly.every((s) => s !== null) ? wholly : apart
  const { sections: stated, doubted } = sideBySide || over.length > 0 || text.page.source === 'image' ? { sections: found, doubted: new Set<CoverageSection>() } : withPoliciesOver(found, view.rows)
  const inside = new Set(stated.flatMap((s) => s.rows.map((r) => r.y)))
  const outside = factsOf(
    text,
    view.rows.filter((r) => !inside.has(r.y) && !(sideBySide && r.y >= firstOf(sideBySide) - 4 && r.y <= lastOf(sideBySide) + 4)),
  )
  const whole = factsOf(text, view.rows)
  const insurers = readInsurers(text, grid)
  // Of companies listed by letter none is a coverage's because the list stands among its rows.
  const listed = new Set([...insurers.values()].flatMap((i) => i.words))
  const withoutListed = <F extends { carrier: SaidFacts['carrier'] }>(facts: F): F => (insurers.size > 1 && facts.carrier?.words.some((w) => listed.has(w)) ? { ...facts, carrier: null } : facts)
  const own = stated.map((s) => ({ ...withoutListed(factsOf(text, s.rows)), ...(text.page.source === 'image' || s.said ? null : factsUnderHeads(s, view.rows, isCompanyName)), ...(s.rows[0] ? factsOfPolicyRow(s.rows[0], isCompanyName, over.length > 0) : null) }))
  const single = (key: keyof SaidFacts): boolean =>
    new Set(own.map((f) => f[key]?.text).filter(Boolean)).size <= 1
  // One coverage's own number is no other's that names another company.
  const isOfOtherCompany = (i: number, fact: SaidFacts['number']): boolean =>
    text.page.source !== 'image' && fact !== null && own[i]!.carrier !== null && own.some((o, k) => k !== i && o.number?.text === fact.text && o.carrier !== null && o.carrier.key !== own[i]!.carrier!.key)
  // A company in one policy's own rows is not that of another policy, which has a number of its own.
  const isOfOtherPolicy = (i: number, fact: SaidFacts['carrier']): boolean =>
    text.page.source !== 'image' && fact !== null && own[i]!.carrier === null && own[i]!.number !== null && own.some((o, k) => k !== i && o.carrier?.key === fact.key && !o.carrier.labelled && o.number !== null && o.number.key !== own[i]!.number!.key && outside.carrier?.key !== fact.key)
  // Nor is a code that the coverage does not state itself its own company's, where another policy's company is another.
  const isCodeOfOther = (i: number): boolean => text.page.source !== 'image' && own[i]!.naic === null && outside.naic === null && own[i]!.carrier !== null && own.some((o) => o.naic !== null && o.carrier?.key !== own[i]!.carrier!.key)
  const master = whole.number || own.some((f) => f.number) ? null : masterNumber(view.rows)
  // Several programs' cards, each with the number of its own master policy.
  if (!master && text.page.source !== 'image') own.forEach((f, i) => (f.number ??= stated[i]!.said ? null : masterNumber(stated[i]!.rows)))
  // Of several companies listed by letter none is a coverage's that bears no letter.
  const listsSeveral = text.page.source !== 'image' && new Set([...insurers.values()].map((i) => i.name).filter(Boolean)).size > 1
  // What a company's heading says of the policy is of the coverages under it alone.
  const headFacts = new Map([...rowsUnderCarrier(over, stated, view.rows)].map(([head, rows]) => [head, factsOf(text, rows)]))
  const headed = (key: keyof SaidFacts): boolean => key !== 'carrier' && key !== 'naic' && new Set([...headFacts.values()].map((f) => f[key]?.text).filter(Boolean)).size > 1
  // Paragraphs none of which names its company are of the one that is named before them.
  const oneCompany = !listsSeveral && stated.every((s) => s.said && s.said.facts.carrier === null)
  // What is illegible in one coverage's own rows is not what another's say.
  const isOwnOfPicture = (section: CoverageSection): boolean => text.page.source === 'image' && stated.length > 1 && statesItself(section)
  // Where the others each state a term of their own, theirs is not that of a policy which states itself without one.
  const isUndated = (i: number): boolean => text.page.source !== 'image' && !outside.effective && !own[i]!.effective && !own[i]!.expiration && (own[i]!.number ?? own[i]!.carrier) !== null && own.filter((o) => o.effective && o.expiration).length >= TERMS_MIN
  const drafts = stated.map((section, i) => {
    const draft = new LineDraft(section.type, documentClass, text.page.number)
    draft.note('coverage_type', section.heading.words)
    text.attempt(['limits'], undefined, () => addSectionLimits(draft, section.said ? { ...section, rows: section.said.limits } : section, stated.every((s) => s.type === 'auto_liability') ? view : viewRows(text.page, section.rows), view.rows))
    if (section.rows.some((r) => r.segments.some((s) => isElsewhere(s.text, text.page.source === 'image') && !namesOthers(s.text, section.type)))) return draft
    const head = headOf(over, section)
    const given = <K extends keyof SaidFacts>(key: K): SaidFacts[K] =>
      section.said ? (section.said.facts[key] ?? (oneCompany && (key === 'carrier' || key === 'naic') ? outside[key] : null)) : over.length > 0 && key === 'carrier' ? ((head?.carrier ?? null) as SaidFacts[K]) : headed(key) ? (own[i]![key] ?? (head ? headFacts.get(head)![key] : null)) : (own[i]![key] ?? (listsSeveral && (key === 'carrier' || key === 'naic') ? null : (outside[key] ?? (single(key) && !sideBySide && !standsBeside(section, stated) && !isOwnOfPicture(section) ? whole[key] : null))))
    const notOfOthers = <F extends SaidFacts['number'] | SaidFacts['carrier']>(fact: F): F | null => (text.page.source !== 'image' && !section.said && isSpokenOfOthers(all, fact, section.type) ? null : fact)
    const isWhole = !own[i]!.number && !outside.number
    const shared = own[i]!.number === null && hasOtherNumber(section, given('number') ?? master)
    const term = ownTermOf(section, text.page.source === 'image', own[i]!, isUndated(i) ? { effective: null, expiration: null } : { effective: given('effective'), expiration: given('expiration') })
    const insurer = insurerOf(section, insurers)
    if (insurer) setInsurer(draft, insurer)
    setFacts(draft, { number: shared || (own[i]!.number === null && isUnnumbered(section)) || (own[i]!.number === null && isOfOtherCompany(i, given('number'))) ? null : notOfOthers(given('number') ?? master), ...term, carrier: insurer || isOfOtherPolicy(i, given('carrier')) || (own[i]!.carrier === null && text.page.source !== 'image' && hasUnreadCarrier(section.rows)) ? null : notOfOthers(given('carrier')), naic: insurer || isOfOther(view.rows, given('naic'), own[i]!) || isCodeOfOther(i) ? null : given('naic') }, headed('number') || section.said?.facts.number ? null : isWhole ? whole.contested : outside.contested)
    doubtDays(draft, section.rows)
    if (doubted.has(section)) withdrawFacts(draft, section.heading.words)
    return draft
  })
  const left = text.page.source === 'image' || sideBySide ? view.rows : applyAnswersByCoverage(drafts, view.rows)
  const listedAt = new Set(view.rows.filter((r) => !left.includes(r)).map((r) => r.y))
  drafts.forEach((draft, i) => applyAnswers([draft], stated[i]!.rows.filter((r) => !listedAt.has(r.y)), true))
  const outer = view.rows.filter((r) => !inside.has(r.y) && !listedAt.has(r.y))
  const ofOneSection = text.page.source === 'image' || sideBySide ? new Map<CoverageSection, Row[]>() : rowsBetween(stated, outer)
  drafts.forEach((draft, i) => applyAnswers([draft], ofOneSection.get(stated[i]!) ?? []))
  const told = new Set([...ofOneSection.values()].flat())
  applyAnswers(drafts, outer.filter((r) => !told.has(r)))
  const kept = drafts.filter((d) => saysMore(d, drafts) && (d.line.policy_number || d.line.effective_date || d.line.expiration_date || d.line.limits.length > 0))
  const [one, ...others] = kept
  const asLetter = others.length === 0 && !sideBySide ? letterDrafts(text, view, documentClass) : []
  // Of a letter whose lines begin with a coverage's name only one may have been taken for a heading.
  const letter = one === undefined || saysWhole(asLetter, one) ? asLetter : []
  if (letter.length > 0) kept.splice(0, kept.length, ...letter.map((l) => l.draft))
  if (kept.length === 0) return null
  restoreThousands(text, kept)
  if (text.page.source !== 'image') doubtLetters(kept)
  loseFailed(text, kept)
  const description = readDescription(text, grid)
  const onPage = somewhereOn(text)
  const ofOne = letter.flatMap((l) => l.said ?? [])
  for (const { draft, said } of letter) applyDescription([draft.line], said, false, onPage)
  const spoken = description === null && !sideBySide ? sentencesOfSections(stated, view, ofOne) : null
  for (const draft of kept) applyDescription([draft.line], spoken?.within.get(stated[drafts.indexOf(draft)]!) ?? null, false, onPage)
  const answered = kept.map(({ line }) => ({ line, additional_insured: line.additional_insured, subrogation_waived: line.subrogation_waived }))
  applyDescription(
    kept.map((d) => d.line),
    // Answers in columns, read one after the other, are nobody's sentence.
    description?.text ?? spoken?.outside ?? null,
    false,
    description?.place ?? onPage,
  )
  // Words of the whole page, read on end, answer nothing that a line's own cells have answered.
  if (description === null) for (const { line, ...own } of answered) for (const field of ['additional_insured', 'subrogation_waived'] as const) line[field] = own[field] ?? line[field]
  const parties = readOwnParties(text, grid)
  // Who insures is not the insured.
  const isInsurer = kept.some((d) => d.line.carrier !== null && foldLetters(d.line.carrier) === foldLetters(parties.insured_name ?? ''))
  return assemble(kept, { ...parties, ...(isInsurer ? { insured_name: null, insured_state: null } : {}), form: pageClass.form, form_edition: pageClass.form_edition, description_of_operations: description?.text ?? null })
}

/** `Policy number: TBD`: the number of another policy is not this one's. */
const isUnnumbered = ({ rows }: CoverageSection): boolean => rows.some((r) => r.segments.some((s) => UNNUMBERED.test(s.text)))
const UNNUMBERED = /(?:^|[|:#]\s{0,2})(?:tb[ad]|pending|to be (?:assigned|determined|advised)|applied for)(?:\s?\||$)/i

/** Of coverages side by side what stands under one is not said of the other. */
const standsBeside = ({ heading }: CoverageSection, all: readonly CoverageSection[]): boolean => all.some((s) => s.heading !== heading && Math.abs(s.heading.box.y - heading.box.y) < 0.5 * heading.box.h)

/** In a list of coverages one under the other, what stands before the next one's name is said of the one before. */
function rowsBetween(sections: readonly CoverageSection[], rows: readonly Row[]): Map<CoverageSection, Row[]> {
  const sorted = [...sections].sort((a, b) => a.heading.box.y - b.heading.box.y)
  const isList = sorted.every((s, i) => Math.abs(s.heading.box.x - sorted[0]!.heading.box.x) < LIST_EDGE && (i === 0 || s.heading.box.y - sorted[i - 1]!.heading.box.y > s.heading.box.h))
  return new Map(isList ? sorted.slice(0, -1).map((s, i) => [s, rows.filter((r) => r.y > s.heading.box.y && r.y < sorted[i + 1]!.heading.box.y - 1)]) : [])
}
const LIST_EDGE = 12

/** The term a coverage states, with labels or without; the page's where its own rows hold no other days. */
function ownTermOf(section: CoverageSection, seen: boolean, own: Pick<SaidFacts, 'effective' | 'expiration'>, given: Pick<SaidFacts, 'effective' | 'expiration'>): Pick<SaidFacts, 'effective' | 'expiration'> {
  if (section.said || own.effective || own.expiration) return given
  return ownTerm(section) ?? (seen ? seenTerm(section) : null) ?? (hasOtherDays(section, given) ? { effective: null, expiration: null } : given)
}
const TERMS_MIN = 2
const withoutBinderNumber = (row: Row): Row => ({ ...row, segments: row.segments.filter((s) => !/\bbinder\s*(?:no\b|number|num\b|#|id\b)/i.test(s.text)) })

const paragraphsOf = (text: PageText, view: PageView): CoverageSection[] | null => {
  // `Auto liability carrier: …` over `Auto liability policy #: …`: a list of facts, each behind its coverage's name.
  const isList = view.rows.some((r) => r.segments.some((_, i) => nameOfInsurers(r, i, isCompanyName) !== null))
  const found = text.page.source === 'image' || isList ? [] : policyParagraphs(view.rows, isCompanyName)
  return found.length > 0 ? found : null
}

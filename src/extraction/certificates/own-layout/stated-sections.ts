import type { CoverageType } from '../../../vocabulary/index.ts'
import { type Row, segmentOf } from '../../classify/index.ts'
import { type Attempt, autoLimitsOf, gatherFacts, type PageView, unguarded, viewRows } from '../../declarations/index.ts'
import { isCompanyName, isKnownCarrier } from '../../naic/index.ts'
import { eachAccident } from './add-section-limits.ts'
import { TICK, TYPE_OF } from './coverage-heading.ts'
import { type CoverageSection, coverageSections } from './coverage-sections.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { withPolicyRows } from '../rows/policy-rows.ts'
import { columnsOver } from './limit-columns.ts'
import { sectionLimits } from './section-limits.ts'
import { wholePolicy } from './whole-policies.ts'
import { vehicleSections } from './vehicle-rows.ts'

/** The coverage is named only to say that it is not here. */
const DENIED = /\b(?:not\s+(?:covered|included|provided|purchased|applicable)|no\s+coverage|excluded|declined|none)\b/i
/** `$1,000,000` with `None` in the column of deductibles is no denial. */
const isDenied = (row: Row): boolean => {
  const stated = row.segments.some((s) => /\d,\d{3}/.test(s.text))
  return DENIED.test(row.segments.filter((s) => !stated || !/^\W*none\W*$/i.test(s.text)).map((s) => s.text).join(' '))
}
const TITLE = /\b(?:certificate|evidence|proof|memorandum|verification|confirmation)\b/i

/** The sections that say something, or where none does the one coverage that the title names. */
export function statedSections(view: PageView, attempt: Attempt = unguarded): CoverageSection[] {
  const sections = coverageSections(view.rows, isCompanyName).filter((s) => !s.rows.slice(0, 1).some(isDenied)).map(asGeneral)
  const isTitle = (s: CoverageSection): boolean => s.type === 'other' && view.rows.slice(0, TITLE_ROWS).some((r) => r.segments.includes(s.heading) && TITLE.test(rowText(r)) && rowText(r).length < TITLE_LETTERS_MAX)
  const saying = sections.filter((s) => sectionLimits(s, columnsOver(s, view.rows)).length > 0 || eachAccident(s) !== null || isTicked(view, s) || statesPolicy(view, s, attempt) || (view.page.source !== 'image' && wholePolicy(s, isCompanyName) !== null))
  // `Evidence of flood insurance` over what it insures.
  const telling = saying.some((s) => !isTitle(s)) ? saying.filter((s) => !isTitle(s)) : saying
  const titled = telling.length > 0 ? (ofTitle(view, telling) ?? (telling.length === 1 ? ofWholePage(view, telling[0]!, sections) : null)) : null
  if (titled) {
    const damage = titled.type === 'auto_liability' && view.page.source !== 'image' ? vehicleSections(view.rows, new Set([titled.type])) : []
    return [without(titled, damage), ...damage]
  }
  if (telling.length === 1 && telling[0]!.type === 'auto_physical_damage' && titleNames(view, 'auto_liability')) return [autoBeside(view, telling[0]!), ...telling]
  const vehicle = view.page.source === 'image' ? [] : vehicleSections(view.rows, new Set(telling.map((s) => s.type)))
  // Split limits of liability may stand over the vehicle's own damage.
  const beside = telling.length === 0 && vehicle.length > 0 && !vehicle.some((s) => s.type === 'auto_liability') ? attempt(['limits'], null, () => splitAuto(view)) : null
  if (vehicle.length > 0) return [...telling, ...(beside ? [beside] : [])].map((s) => without(s, vehicle)).concat(vehicle)
  if (telling.length > 0) return [...besideAll(sections, view), ...withPolicyRows(telling, sections, isCompanyName).map((s) => asCompensation(s, telling, view))]
  const [only] = sections
  if (only && sections.length === 1 && view.rows.some((r) => r.segments.includes(only.heading) && r.segments[0] !== only.heading && TYPE_OF.test(r.segments[0]!.text))) return [{ ...only, rows: view.rows }]
  // The coverage's name under the paper's title, or beside the company's, and its facts by their labels under that.
  const titles = (r: Row): boolean => r.segments.includes(only!.heading) && r.segments.every((s) => s === only!.heading || (r.segments.length === 2 && isCompanyName(s.text)))
  if (only && sections.length === 1 && only.rows.length <= TITLE_ROWS_OWN && view.rows.slice(0, TITLE_ROWS).some(titles)) return [{ ...only, rows: view.rows }]
  const title = view.rows.slice(0, 14).find((r) => TITLE.test(rowText(r)) && coverageOfTitle(rowText(r)) !== null && rowText(r).length < 90)
  const named: CoverageType | null = title ? coverageOfTitle(rowText(title)) : null
  // A list of coverages under a title that speaks of one is of each of them.
  const type = named && view.rows.some((r) => r !== title && namesAnother(r, named)) ? null : named
  const sole = type ? null : (attempt(['limits'], null, () => splitAuto(view)) ?? splitCompensation(view) ?? generalAlone(view.rows))
  if (sole) return [sole]
  return type && title ? [{ type, name: rowText(title), heading: title.segments[0]!, rows: view.rows }] : []
}
const LISTED_NAME = /^\W*(?:\d{1,2}[.)]\s+)?((?:commercial\s+)?(?:general|auto(?:mobile)?|professional|pollution|umbrella|excess|cyber)\s+liability|workers['’]?\s+compensation|(?:motor\s+truck\s+)?cargo)\b(?=.*\$\s?\d)/i
const namesAnother = (row: Row, type: CoverageType): boolean => {
  const name = LISTED_NAME.exec(rowText(row))?.[1]
  return name !== undefined && knownCoverageOf(name) !== null && knownCoverageOf(name) !== type
}
const without = (section: CoverageSection, vehicle: readonly CoverageSection[]): CoverageSection => ({ ...section, rows: section.rows.filter((r) => !vehicle.some((v) => v.rows.some((o) => o.y === r.y))) })
/** `Liquor liability: included` over rented premises and a general aggregate: these are the limits of what it is included in. */
const asGeneral = (section: CoverageSection): CoverageSection =>
  section.type === 'liquor_liability' && sectionLimits({ ...section, type: 'general_liability' }).filter((l) => GENERAL_ALONE.has(l.label)).length >= HEADED_ALONE_MIN ? { ...section, type: 'general_liability' } : section
/** `Certificate of builders risk insurance`: one row of it, `Property in transit $50,000`, with no policy of its own, is no coverage beside. */
function ofTitle(view: PageView, telling: readonly CoverageSection[]): CoverageSection | null {
  const title = view.rows.slice(0, TITLE_ROWS).find((r) => TITLE.test(rowText(r)) && rowText(r).length < TITLE_LETTERS_MAX)
  const named = title ? NAMED_COVERAGE.exec(rowText(title))?.[1] : undefined
  const type = named ? knownCoverageOf(named) : null
  const isPart = type !== null && telling.every((s) => type !== s.type && PARTS_OF[type]?.has(s.type) === true && !s.rows.some((r) => /\bpol(?:icy|\.)?\s*(?:no\b|number|#)/i.test(rowText(r))))
  return isPart ? { type, name: rowText(title!), heading: title!.segments[0]!, rows: view.rows } : null
}
/** The only coverage, named at the page's head over facts of the policy that state no limit: its limits stand lower, behind the parties. */
const ofWholePage = (view: PageView, only: CoverageSection, sections: readonly CoverageSection[]): CoverageSection | null =>
  sections.length === 1 && only.heading.text.length < TITLE_LETTERS_MAX && !/[a-z]{3,} (?:with|is|are|was|has) /.test(only.heading.text) && view.rows.slice(0, TITLE_ROWS).some((r) => r.segments.includes(only.heading)) && sectionLimits(only, columnsOver(only, view.rows)).length === 0 ? { ...only, rows: view.rows } : null
/** `X  Physical damage   stated value`: ticked in a form's list it is bought, whatever figures stand beside it. */
const isTicked = (view: PageView, { heading }: CoverageSection): boolean => {
  const row = view.rows.find((r) => r.segments.includes(heading))
  const before = row?.segments[row.segments.indexOf(heading) - 1]
  return before !== undefined && TICK.test(before.text)
}
const titleNames = (view: PageView, type: CoverageType): boolean =>
  view.rows.slice(0, TITLE_ROWS).some((r) => TITLE.test(rowText(r)) && rowText(r).length < TITLE_LETTERS_MAX && knownCoverageOf(NAMED_COVERAGE.exec(rowText(r))?.[1] ?? '') === type)
/** `Certificate of automobile insurance` whose rows name the vehicles' own damage beside a bare `Liability`. */
const autoBeside = (view: PageView, damage: CoverageSection): CoverageSection => ({ type: 'auto_liability', name: '', heading: view.rows[0]!.segments[0]!, rows: view.rows.filter((r) => !r.segments.includes(damage.heading)) })
const NAMED_COVERAGE = /\b(?:certificate|evidence|proof|memorandum|verification|confirmation)\s+of\s+(.{5,40})\s+(?:insurance|coverage)\b/i
const TITLE_LETTERS_MAX = 90
/** What such a policy has parts of that other policies are called by. */
const PARTS_OF: Partial<Record<CoverageType, ReadonlySet<CoverageType>>> = {
  builders_risk: new Set(['property', 'inland_marine', 'other']),
  inland_marine: new Set(['property', 'other']),
  property: new Set(['other']),
  cargo: new Set(['property', 'inland_marine']),
  garage_liability: new Set(['auto_liability']),
}
const TITLE_ROWS = 8
/** What may stand under a title before the paper's facts begin. */
const TITLE_ROWS_OWN = 3
/** `Proof of event insurance`: who hosts an event insures what befalls its guests. */
const coverageOfTitle = (title: string): CoverageType | null => knownCoverageOf(title) ?? (/\bevents?\s+(?:liability|insurance)\b/i.test(title) ? 'general_liability' : ENTRY.test(title) || OTHER_LIABILITY.test(title) ? 'other' : null)
/** What a shipowners' club insures has no name of its own among the coverages. */
/** `Certificate of railroad protective liability insurance`. */
const OTHER_LIABILITY = /\bcertificate\s+of\s+(?:[a-z]{4,}\s+){1,3}liability\s+insurance\b/i
const ENTRY = /\bcertificate\s+of\s+entry\b/i
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
  const heading = rows.flatMap((r) => r.segments).find((s) => /\bgen(?:eral|['’]?l|\.)?\s+agg(?:regate)?\b/i.test(s.text))
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
  section.type === 'employers_liability' && !all.some((s) => s.type === 'workers_comp') && (BOTH.test(view.text) || (all.length === 1 && COMPENSATION_ONLY.test(view.text))) ? { ...section, type: 'workers_comp' } : section
/** A certificate of compensation states its second part's limits alone. */
const COMPENSATION_ONLY = /polic(?:y|ies)\s+of\s+work(?:er|men)['’]?s?['’]?\s+compensation|certificate\s+of\s+(?:insurance\s+)?work(?:er|men)['’]?s?['’]?\s+compensation|work(?:er|men)['’]?s?['’]?\s+compensation\s+(?:insurance\s+)?certificate/i
const BOTH = /work(?:er|men)['’]?s?['’]?\s+compensation\s+(?:and|&)\s+employers?['’]?s?['’]?\s+liability/i
/** A state fund certifies one coverage, whatever else its holder's address names. */
export const wholeOf = (view: PageView): CoverageSection => ({ type: 'workers_comp', name: '', heading: view.rows[0]?.segments[0] ?? segmentOf(view.number, []), rows: view.rows })
const statesPolicy = (view: PageView, section: CoverageSection, attempt: Attempt): boolean => {
  const facts = gatherFacts([viewRows(view.page, section.rows)], isKnownCarrier, undefined, attempt)
  return facts.number !== null || (facts.effective !== null && facts.expiration !== null)
}
const rowText = (row: Row): string => row.segments.map((s) => s.text).join(' ')

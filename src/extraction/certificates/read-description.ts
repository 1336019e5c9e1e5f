import type { CoverageType, FieldReading, ReadLine } from '../../vocabulary/index.ts'
import { deniesForm, deniesNotice, deniesStatus, excludesAutos, saysClaimsMade } from './denied-in-words.ts'
import { fieldOf, type LineDraft } from './line-draft.ts'
import { isPartOfNumber } from '../values/index.ts'
import type { Grid } from '../classify/index.ts'
import { type Anchor, bottom, midY, type PageText, right, unionBox } from './page/page-text.ts'

const HEADINGS = ['DESCRIPTIONOFOPERATIONS', 'DESCRIPTIONOFOPERATION', 'SPECIALCONDITIONS', 'REMARKS', 'SPECIALPROVISIONS']

/** Where the box of the description begins; null where no heading of it is found. */
function descriptionHeading(text: PageText): Anchor | null {
  const { width } = text.page
  const heading = HEADINGS.flatMap((phrase) => text.find(phrase))
    .filter(
      (a) =>
        a.box.x < width * 0.4 &&
        !text.words.some((w) => Math.abs(w.box.y - a.box.y) < 3 && w.box.x < right(a.box) + 60 && /^below/i.test(w.text)),
    )
    // One caption names several of these words: where they stand on one line it begins with the first.
    .sort((a, b) => (Math.abs(a.box.y - b.box.y) < 3 ? a.box.x - b.box.x : b.box.y - a.box.y))[0]
  return heading ?? null
}

/** What is typed under DESCRIPTION OF OPERATIONS, and where; null when the box is empty or absent. */
export function readDescription(text: PageText, grid: Grid): { text: string; place: FieldReading } | null {
  const { width, height } = text.page
  const heading = descriptionHeading(text)
  if (!heading) return null
  const after = { x: 0, y: bottom(heading.box), w: width, h: height }
  const end = ['CERTIFICATEHOLDER', 'CANCELLATION', 'AUTHORIZEDREPRESENTATIVE', 'INSURERSAFFORDING']
    .flatMap((phrase) => text.find(phrase, after))
    .filter((a) => isHeading(text, a))
    .sort((a, b) => a.box.y - b.box.y)[0]
  const cell = grid.cellAt(heading.box.x + 5, bottom(heading.box) + 4)
  const limit = end ? end.box.y - 0.5 : cell.h > 20 ? bottom(cell) : height
  // Where the heading ends in a colon what is said begins beside it.
  const beside = text.page.source !== 'image' && heading.words.at(-1)?.text.endsWith(':')
  const headingEnd = beside ? heading.box.y + 2 : bottom(heading.box) + 0.5
  const lines = text.linesIn({ x: 0, y: headingEnd - 3, w: width, h: limit - headingEnd + 3 })
  const typed = lines
    .map((l) =>
      l.words.filter((w) => !heading.words.includes(w) && !(!beside && Math.abs(w.box.y - heading.box.y) < 3.5 && w.box.x >= right(heading.box) - 2)),
    )
    .filter((words) => words.length > 0)
    .map((words) => ({ words, said: words.map((w) => w.text).join(' ') }))
    .filter(({ said }) => !/^\(?(attach )?acord 101/i.test(said))
  const joined = typed.map(({ said }) => said).join('\n').trim()
  return joined ? { text: joined.slice(0, 8000), place: fieldOf(text.page.number, typed.flatMap(({ words }) => words)) } : null
}

/** A heading stands alone; the same words inside a sentence have others close before or after them. */
export const isHeading = (text: PageText, anchor: Anchor): boolean => {
  const own = unionBox(anchor.words.map((w) => w.box))
  return !text.level(midY(own), 2.5).some((w) => !anchor.words.includes(w) && w.box.x < right(own) + own.h && right(w.box) > own.x - own.h)
}

const FORM_NUMBER =
  /\b(?:CG|CA|WC|IL|CU|BP|IM|CM|EO|PL|GL|MCS|CP|HG|IH|SS|GSG|EX|UMB?)[\s-]?\d{2}[\s-]?\d{2}(?:[\s-]?\d{2}[\s-]?\d{2})?\b|\bMCS-?90\b/g
const NAMED: [RegExp, CoverageType[]][] = [
  [/general\s+liab|\bgl\b|\bcgl\b/i, ['general_liability']],
  [/\bauto/i, ['auto_liability']],
  [/umbrella/i, ['umbrella', 'excess_liability']],
  [/excess/i, ['excess_liability', 'umbrella']],
  [/work(er|men)|\bwc\b|employer/i, ['workers_comp']],
  [/profess|e\s?&\s?o/i, ['professional_liability']],
  [/pollution/i, ['pollution_liability']],
]

/** `On all policies except workers compensation`: what is named is left out. */
const EXCEPT = /\b(?:except|excluding|other\s+than|but\s+not)\b(.{3,80})$/i
const ALL_POLICIES = /\ball\s+(?:of\s+)?(?:the\s+)?(?:above\s+|listed\s+|such\s+|these\s+|referenced\s+)?(?:policies|coverages|lines)\b/i

const coveragesNamed = (sentence: string): Set<CoverageType> => {
  const named = new Set<CoverageType>()
  for (const [pattern, types] of NAMED) if (pattern.test(sentence)) for (const type of types) named.add(type)
  return named
}
const PARAGRAPH = '\u2029'
/** Whether a text names no other coverage than one. */
export const namesOnly = (text: string, type: CoverageType): boolean => NAMED.every(([pattern, types]) => types.includes(type) || !pattern.test(text))
export const namesCoverage = (text: string): boolean => coveragesNamed(text).size > 0
/** Texts that stand apart, as one description: cells of a table beside a sentence are no part of it. */
export const paragraphs = (texts: readonly string[]): string => texts.join(PARAGRAPH)
const sentencesOf = (description: string): string[] =>
  description
    .split(PARAGRAPH)
    .flatMap((text) => text.replace(/\s+/g, ' ').split(/(?<=[.;])\s+(?=[A-Z])/))
    .slice(0, 400)

/**
 * Lays what the description says over the lines. On a form with ADDL INSD and SUBR WVD columns those columns decide
 * and the description only adds what has no column. `place` is where it stands: what it says is traced there.
 */
export function applyDescription(lines: ReadLine[], description: string | null, hasColumns: boolean, place: FieldReading): void {
  if (!description) return
  const before = lines.map((line) => ({ ...line }))
  layOver(lines, description, hasColumns)
  for (const [i, line] of lines.entries()) for (const field of SAID_IN_WORDS) if (line[field] !== before[i]![field] && isTraced(field, place)) line.fields[field] = place
}

/**
 * A mark in the ADDL INSD or SUBR WVD column, or a box ticked, that the description takes back: the paper says both, and which of them the policy says nobody can tell.
 * The columns decide what the words leave out, and what they add.
 */
export function doubtDeniedMarks(drafts: readonly LineDraft[], description: string, { provenance }: FieldReading): void {
  const doubt = (line: ReadLine, unreadable: LineDraft['unreadable'], field: string): void => {
    delete line.fields[field]
    unreadable.push({ field, page: provenance?.page ?? null, box: provenance?.box ?? null, reason: 'marked on the form, and denied in the description' })
  }
  for (const sentence of sentencesOf(description)) {
    const said = saidIn(sentence)
    const lower = sentence.toLowerCase()
    if (/\bunless\b|\bif\b/.test(lower)) continue
    const named = coveragesNamed(sentence)
    const denied = { additional_insured: said.additional_insured === false || deniesStatus(lower), subrogation_waived: said.subrogation_waived === false }
    for (const field of ['additional_insured', 'subrogation_waived'] as const) {
      if (!denied[field]) continue
      for (const { line, unreadable } of drafts) {
        if (line[field] !== true || (named.size > 0 ? !named.has(line.coverage_type) : !LIABILITY.has(line.coverage_type))) continue
        line[field] = null
        doubt(line, unreadable, field)
      }
    }
    for (const { line, unreadable } of drafts) {
      if (line.coverage_type === 'general_liability' && line.occurrence_form === true && named.size === 1 && named.has('general_liability') && saysClaimsMade(lower)) {
        line.occurrence_form = null
        doubt(line, unreadable, 'occurrence_form')
      }
      if (line.coverage_type === 'auto_liability' && line.auto_scope.length > 0 && excludesAutos(lower)) {
        line.auto_scope = []
        doubt(line, unreadable, 'auto_scope')
      }
    }
  }
}

const SAID_IN_WORDS = ['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'cancellation_notice_days', 'extends_to_children'] as const
/** In a picture the columns' answers are read a second time where they stand; what the words say of them has no such place. */
const isTraced = (field: (typeof SAID_IN_WORDS)[number], { provenance }: FieldReading): boolean => provenance?.reader === 'pdf_text' || (field !== 'additional_insured' && field !== 'subrogation_waived')

/** What is said somewhere on a page. */
export const somewhereOn = ({ page, words }: PageText): FieldReading => ({ confidence: words[0]?.confidence ?? 1, provenance: { page: page.number, box: null, reader: words[0]?.reader ?? 'pdf_text' } })

function layOver(lines: ReadLine[], description: string, hasColumns: boolean): void {
  const forms = formsNamed(description, lines)
  // A paper of workers' compensation alone speaks of nothing else.
  const onlyCompensation = lines.every((l) => l.coverage_type === 'workers_comp') && !/additional\s+insured(?!\s+employer)/i.test(description)
  const sentences = sentencesOf(description)
  const bare = hasColumns ? [] : sentences.filter((s) => !namesCoverage(s) && !ALL_POLICIES.test(s)).map(saidIn)
  const disputed = (field: keyof Said): boolean => bare.some((s) => s[field] === true) && bare.some((s) => s[field] === false)
  // Yes and no of no coverage in particular: which is said of which cannot be told.
  const undisputed = (said: Said): Said => ({ additional_insured: disputed('additional_insured') ? null : said.additional_insured, subrogation_waived: disputed('subrogation_waived') ? null : said.subrogation_waived })
  for (const sentence of sentences) {
    const isAll = ALL_POLICIES.test(sentence)
    const left = isAll ? coveragesNamed(EXCEPT.exec(sentence)?.[1] ?? '') : new Set<CoverageType>()
    const named = left.size > 0 ? new Set<CoverageType>() : coveragesNamed(sentence)
    const liability = lines.filter((l) => (named.size > 0 ? named.has(l.coverage_type) : LIABILITY.has(l.coverage_type)) && !left.has(l.coverage_type))
    // A waiver on all policies is given on compensation too.
    const all = isAll && named.size === 0 ? lines.filter((l) => (LIABILITY.has(l.coverage_type) || l.coverage_type === 'workers_comp') && !left.has(l.coverage_type)) : null
    const lower = sentence.toLowerCase()
    if (/primary\s*(,|and|&|\/|-)?\s*(and\s+)?non[\s-]*contribut/.test(lower))
      for (const line of liability) line.primary_noncontributory = !/\b(not|no|nor|neither|without|unless)\b[^.;,]{0,40}\bprimary/.test(lower)
    const days =
      /\b(\d{1,3})\s*(?:\(\d+\)\s*)?[- ]?days?'?\s*(?:prior\s+|advance\s+|written\s+)*notice\s+of\s+cancel|notice\s+of\s+cancel\w*.{0,60}?\b(\d{1,3})\s*[- ]?days?\b/.exec(
        lower,
      )
    const count = Number(days?.[1] ?? days?.[2])
    if (count > 0 && count <= 365 && !deniesNotice(lower)) for (const line of named.size > 0 ? liability : lines) line.cancellation_notice_days ??= count
    if (/(coverage|policy|policies).{0,60}extends?\s+to.{0,60}(subsidiar|affiliat|child|division)/.test(lower))
      for (const line of liability) line.extends_to_children = true
    if (!hasColumns) applyWithoutColumns(named.size > 0 || isAll ? saidIn(sentence) : undisputed(saidIn(sentence)), all ?? (named.size > 0 ? liability : onlyCompensation ? lines : lines.filter((l) => LIABILITY.has(l.coverage_type))))
  }
  for (const line of lines) line.endorsements = [...new Set([...line.endorsements, ...forms.filter((f) => belongs(f, line.coverage_type))])]
}

const LIABILITY = new Set<CoverageType>([
  'general_liability',
  'auto_liability',
  'umbrella',
  'excess_liability',
  'garage_liability',
  'professional_liability',
  'pollution_liability',
  'liquor_liability',
  'product_liability',
  'aviation',
])

/** `If the certificate holder is an additional insured, the policy must be endorsed` grants nothing. */
const CONDITION = /\bif\s+(?:the\s+)?(?:certificate\s+holder|subrogation)\b/
/** Before what it denies, in its own clause: what it leaves of it is not for a pattern to say. */
const DENIED = /\b(?:not|no|never|neither|nor|without)\b[^.;,]{0,50}$/
/** Who asks for it, or may have it, has not got it. */
const WANTED = /\b(?:shall|must|should|needs?\s+to|please|requests?|requested|asks?|asked|wants?|questions?|available|may|can)\b[^.;]{0,60}\badditional\s+insured|\badditional\s+insured\b[^.;]{0,40}\b(?:available|on\s+request|upon\s+request|requested|call|pending)\b/
const STATUS = /\b(?:granted|afforded|provided|given|extended|has|have|with|blanket|automatic)\s+additional\s+insured\s+status|additional\s+insured\s+status\s+(?:(?:is|has\s+been)\s+)?(?:granted|afforded|provided|given|extended|included|appl(?:y|ies)|in\s+favor|for|to|on\s+a|as\s+required|per|where)\b/
/** What a pool calls who is insured beside its member. */
const COVERED_PARTY = /\badditional\s+covered\s+(?:part(?:y|ies)|members?|persons?|entit(?:y|ies))\b/g
type Said = { additional_insured: boolean | null; subrogation_waived: boolean | null }
const NOTHING: Said = { additional_insured: null, subrogation_waived: null }
/** What a sentence says of being additional insured and of the waiver, granted or denied. */
function saidIn(sentence: string): Said {
  const lower = sentence.toLowerCase().replace(COVERED_PARTY, 'additional insured')
  if (CONDITION.test(lower)) return NOTHING
  const said = { ...NOTHING }
  if (/additional\s+insureds?\s*:?\s*(?:is\s+|are\s+)?(none|no\b|not\b|n\/a|excluded)|not\s+(an?\s+)?additional\s+insured|no\s+additional\s+insured|\bnot\s+(?:been\s+)?(?:included|named|added|listed|shown|endorsed)\s+(?:as\s+)?(?:an?\s+)?additional\s+insured/.test(lower)) said.additional_insured = false
  else if (
    !DENIED.test(lower.split(/additional\s+insured/)[0]!) && !WANTED.test(lower) && (STATUS.test(lower) || /(included|named|added|listed|is|are)\s+(as\s+)?(an?\s+)?additional\s+insured|additional\s+insured(?:(?!\bnot\b).){0,40}(appl(?:y|ies)|included)|\bholder\b[^.;()]{0,90}\((?:also\s+)?(?:an\s+)?additional\s+insured\b/.test(lower))
  )
    said.additional_insured = true
  if (/no\s+waiver\s+of\s+subrogation|waiver\s+of\s+subrogation\s*:?\s*(?:is\s+|does\s+)?(none|no\b|not\b|n\/a|excluded)|subrogation\s+(?:is|are)\s+not\s+waived|\bnot\s+(?:include|contain|provide|carry|have|grant)\s+(?:an?\s+|any\s+)?(?:blanket\s+)?waiver\s+of\s+subrogation/.test(lower)) said.subrogation_waived = false
  else if (!DENIED.test(lower.split(/waiver\s+of|subrogation/)[0]!) && /waiver\s+of\s+(?:subrogation|our\s+rights?\s+to\s+recover\s+from\s+others)(?:(?!\bnot\b)[^.;]){0,80}(appl(?:y|ies)|included|in favor|granted|provided|is\s+attached)|\bwith\s+(?:a\s+)?waiver\s+of\s+subrogation\b|subrogation\s+(is|are)\s+waived|\b(?:includes?|contains?|has|carries)\s+an?\s+(?:blanket\s+)?waiver\s+of\s+(?:our\s+)?subrogation\b|\b(?:agrees?\s+to\s+waive|waives)\s+(?:its|our|their|any|all)\s+rights?\s+of\s+(?:subrogation|recovery)/.test(lower)) said.subrogation_waived = true
  return said
}

function applyWithoutColumns({ additional_insured, subrogation_waived }: Said, about: ReadLine[]): void {
  // Nobody is an additional insured on workers' compensation.
  if (additional_insured !== null) for (const line of about) if (line.coverage_type !== 'workers_comp') line.additional_insured = additional_insured
  if (subrogation_waived !== null) for (const line of about) line.subrogation_waived = subrogation_waived
}

/** Form numbers of a text. A policy whose number is written like a form's carries no endorsement by that. */
function formsNamed(text: string, lines: readonly ReadLine[]): string[] {
  const numbers = lines.map((l) => l.policy_number)
  const named = [...text.matchAll(FORM_NUMBER)].filter((found) => !isPartOfNumber(text, found.index, found[0], numbers) && !deniesForm(text, found.index, found[0])).map(([form]) => spaceForm(form))
  return [...new Set(named)].slice(0, 60)
}

const spaceForm = (form: string): string => {
  const packed = form.replace(/[\s-]/g, '').toUpperCase()
  const match = /^([A-Z]+)(\d{2})(\d{2})(?:(\d{2})(\d{2}))?$/.exec(packed)
  return match ? [match[1], match[2], match[3], match[4], match[5]].filter(Boolean).join(' ') : packed === 'MCS90' ? 'MCS 90' : form
}
const belongs = (form: string, type: CoverageType): boolean => {
  const prefix = form.split(' ')[0]!
  if (prefix === 'CG' || prefix === 'GL') return type === 'general_liability'
  if (prefix === 'CA' || prefix === 'MCS') return type === 'auto_liability'
  if (prefix === 'WC') return type === 'workers_comp'
  if (prefix === 'CU' || prefix === 'UM' || prefix === 'UMB' || prefix === 'EX') return type === 'umbrella' || type === 'excess_liability'
  if (prefix === 'BP') return type === 'general_liability' || type === 'property'
  if (prefix === 'CP') return type === 'property'
  return type === 'general_liability'
}

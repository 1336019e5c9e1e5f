import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Row, Segment } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'
import { FACT_LABEL } from '../page/fact-labels.ts'
import { findAmount, findDate } from '../../values/index.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { hasLabel } from '../limits/limit-labels.ts'
import { cellsIn, type Open, openedBy } from './open-columns.ts'
import { partUnknown } from './unknown-sections.ts'

/** A coverage named on the page and the rows that belong to it, cut to its own column where several stand side by side. */
export type CoverageSection = { type: CoverageType; name: string; heading: Segment; rows: Row[]; /** Where the rows state the whole policy: its facts, and what is left of the rows. */ said?: { facts: SaidFacts; limits: Row[] } }
export type SaidFacts = Pick<Facts, 'number' | 'effective' | 'expiration' | 'carrier' | 'naic'>

const NAME_LETTERS_MAX = 64
const SECTIONS_MAX = 40
/** Words that stand before the name of a coverage and are no part of it. */
const LEAD =
  /^[\s\-–—•·*▪●◦»>#]*(?:\(?[a-z0-9]{1,2}[.)]\s+)?(?:(?:limits?|schedule)\s*(?:of\s+(?:liability|insurance|coverage))?\s*[:–—-]+\s*|(?:type\s+of\s+)?(?:coverage|policy|insurance)(?:\s*(?:type|part|line|name))?\s*(?:#?\d{1,2})?\s*[:–—-]+\s*|section\s+[ivx\d]+\s*[:.–—-]*\s*)?/i
/** Words no coverage's name has: labels of other facts, sentences, companies. */
const NOT_A_NAME =
  /^\W*any\s|\b(?:number|no\.|certificate|certif(?:y|ies)|holder|insured|premium|compan(?:y|ies)|agency|agent|broker|endorsements?|subrogation|notice|description|policies|period|effective|expir\w*|shall|must|will|this|that|which|are|is|has|have|not|under|above|below|respects?|named|per\s|each|any\s+one|annual|required|subject|contract|includ\w+|deductible|aggregate|occurrence|injury|licen[sc]e|department|board|issued|llc|inc|corp|ltd|management|associates|partners|holdings|enterprises|authority|bank|carrier|insurer|underwritten|only|scheduled|follows?|following|over|applies|apply|afforded|provides?)\b/i
const BODILY = /^(?:\[?[xX✓]?\]?\s?)(?:liability\s?[-–—:]\s?)?bodily\s+injury\s*(?:\/|and|&)\s*property\s+damage(?:\s+liability)?$|^bi\s*\/\s*pd(?:\s+liability)?$|^liability\s+to\s+others$/i
const CLOSES =
  /^\W*(?:description\s+of|certificate\s+holder|cancell?ation|remarks|additional\s+(?:insured|interest|named)|special\s+(?:conditions|provisions|items)|authori[sz]ed|notice|producer|named\s+insured|insureds?\b|policy\s*holder|this\s|the\s|total|important|disclaimer|signature|endorsements?\b|forms?\b|drivers?\b|vehicles?\b|scheduled\s+(?:vehicles?|drivers?)|agent|agency|broker|issued\s+to)/i

/** A label whose value is the coverage's name. */
export const TYPE_OF = /^\W*(?:(?:type|class|kind|line)(?:\s+of\s+(?:insurance|coverage|cover|policy|business|risk))?|coverage|cover|interest|insurance|(?:policy|coverage|insurance)\s+type)\W*$/i

const ROWS_BELOW = 6
/** The coverage whose column a segment stands in. */
const openAt = (open: readonly Open[], segment: Segment): CoverageSection | undefined =>
  open.find((o) => segment.box.x >= o.from && segment.box.x < o.to)?.section

const PARTY = /^\W*(?:(?:name\s+of\s+)?(?:named\s+)?insureds?|certificate\s*-?holder|policy\s*holder|producer|agen(?:t|cy)|broker|employer|issued\s+to)\b[^:]{0,40}:?\s*$/i
const PARTY_LINES_MAX = 6
/** A fact by its label, which is no line of an address. */
const FACT = /^(?!(?:attn|attention|phone|tel|fax|e-?mail|cell|dba|c\/o|suite|unit)\b)[A-Za-z][A-Za-z /#]{2,30}:\s\S/i
/** The town with its code, behind which no line of an address follows. */
const ADDRESS_END = /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\W*$/
/** Names and addresses under a party's label: `Dept of Buildings` there is no coverage. */
class PartyBlocks {
  #open: { x: number; bottom: number; lines: number }[] = []

  pass(row: Row): void {
    this.#open = this.#open.filter((b) => row.y - b.bottom < 8 && b.lines < PARTY_LINES_MAX)
    for (const segment of row.segments) {
      const own = this.#open.find((b) => Math.abs(b.x - segment.box.x) < 8)
      const bottom = segment.box.y + segment.box.h
      const alone = row.segments.every((s) => s.box.x <= segment.box.x || PARTY.test(s.text))
      if (PARTY.test(segment.text) && alone) this.#open.push({ x: segment.box.x, bottom, lines: 0 })
      else if (own && (FACT.test(segment.text) || ADDRESS_END.test(segment.text))) this.#open = this.#open.filter((b) => b !== own)
      else if (own) Object.assign(own, { bottom, lines: own.lines + 1 })
    }
  }

  holds = (segment: Segment): boolean => this.#open.some((b) => b.lines > 0 && Math.abs(b.x - segment.box.x) < 8 && !findAmount(segment.text) && !segment.text.endsWith(':'))
}

/** Behind the answer nothing, or the next question with its own: `Waiver of subrogation | No`. */
const isOtherAnswer = ([label, answer, ...more]: Row['segments']): boolean => label === undefined || (answer !== undefined && more.length === 0 && /^(?:waiver(?:\s+of\s+subrogation)?|primary\b.{0,24})\W*$/i.test(label.text) && /^(?:yes|no|y|n|n\/a|none|included)$/i.test(answer.text))
/** `Additional insured` with its answer beside it, or with answers of its own kind in one line. */
const isAnswer = ({ segments: [label, answer, ...more] }: Row): boolean =>
  label !== undefined &&
  (/^additional\s+insureds?\s*:\s*(?:yes|no|y|n|n\/a|none|included)\b/i.test(label.text) ||
    (answer !== undefined && isOtherAnswer(more) && /^additional\s+insureds?\W*$/i.test(label.text) && /^(?:yes|no|y|n|n\/a|none|included)$/i.test(answer.text)))

/** The coverages a page names on lines of their own, each with what is printed beside and under it. */
export function coverageSections(rows: readonly Row[], isCompany: (text: string) => boolean): CoverageSection[] {
  const sections: CoverageSection[] = []
  let open: Open[] = []
  const vehicles = rows.some((r) => r.segments.some((s) => /\b(?:auto|automobile|vehicles?|trucks?)\b/i.test(s.text)))
  const parties = new PartyBlocks()
  // Answered once, it is of all; answered again and again, of each.
  const answered = rows.reduce((sum, r) => sum + r.segments.filter((_, i) => isAnswer({ ...r, segments: r.segments.slice(i, i + 2) })).length, 0)
  for (const [at, row] of rows.entries()) {
    parties.pass(row)
    // The coverage's name before the law's limit, under that name already.
    const repeats = (head: CoverageSection): boolean =>
      head.type === 'workers_comp' && openAt(open, head.heading)?.type === 'workers_comp' && (/^statutory\b/i.test(row.segments[row.segments.indexOf(head.heading) + 1]?.text ?? '') || /\bstatut(?:e|ory)\b/i.test(head.heading.text))
    const heads = row.segments.flatMap((segment, i) => parties.holds(segment) ? [] : headingAt(...inOwnColumn(row, segment, i, open), openAt(open, segment), vehicles, isCompany)).filter((head) => !repeats(head))
    // Its own name again before the law's limit, in the column of the limits.
    if (heads.length === 2 && heads.every((h) => h.type === 'workers_comp') && row.segments.some((s) => /^statutory\b/i.test(s.text))) heads.pop()
    if (heads.length > 0 && sections.length < SECTIONS_MAX) {
      open = openedBy(heads, open, rows.slice(at + 1, at + 1 + ROWS_BELOW))
      sections.push(...heads)
      const above = rows[at - 1]
      const [only] = heads
      if (above && heads.length === 1 && isCaptions(above, row)) only!.rows.push(above)
    } else open = stillOpen(open, row, answered > 1)
    for (const { section, from, to } of open) {
      const own = cellsIn(row, { from, to })
      if (own.length > 0) section.rows.push({ ...row, segments: own })
    }
  }
  return sections.flatMap(partUnknown).flatMap(bothNamed)
}

/** `General Liability and Automobile Liability` over one limit, as pools have it: what is said is said of both. */
const bothNamed = (section: CoverageSection): CoverageSection[] => (BOTH_LIABILITIES.test(section.name) ? [{ ...section, type: 'general_liability' }, { ...section, type: 'auto_liability' }] : [section])
const BOTH_LIABILITIES = /^\W*(?:commercial\s+)?general\s+(?:liability\s+)?(?:and|&)\s+auto(?:mobile)?\s+liability\W*$|^\W*liability\s*\(\s*general\s+(?:liability\s+)?(?:and|&|\/)\s+auto(?:mobile)?(?:\s+liability)?\s*\)\W*$/i

/** The coverages that go on beyond a row; of several side by side only that one ends in whose column a closing word stands. */
function stillOpen(open: Open[], row: Row, answeredEach: boolean): Open[] {
  const closes = (s: Segment): boolean => CLOSES.test(s.text) && !/^[a-z]/.test(s.text) && !findAmount(s.text)
  const [first, ...others] = row.segments
  if (open.length > 1 && others.length > 0) {
    return open.filter((column) => {
      const { section } = column
      const own = cellsIn(row, column)
      return !own[0] || !closes(own[0]) || (isAnswer({ ...row, segments: own }) && (answeredEach || (own.length === row.segments.length && followsOn(section, own[0], row))))
    })
  }
  if (answeredEach && isAnswer(row)) return open
  // An answer under the name, beside a limit in the column of the limits before.
  if (open.length === 1 && first && ANSWERED_IN_CELL.test(first.text) && Math.abs(first.box.x - open[0]!.section.heading.box.x) < FLUSH_MAX && others.some((s) => findAmount(s.text) !== null && open[0]!.section.rows.some((r) => r.segments.some((o) => findAmount(o.text) !== null && Math.abs(o.box.x - s.box.x) < FLUSH_MAX)))) return open
  if (open.length === 1 && isOtherRow(open[0]!.section, row)) return []
  return row.segments.some((s) => (s === first || open.some((o) => Math.abs(o.section.heading.box.x - s.box.x) < 24)) && closes(s)) ? [] : open
}

/** In a table of coverages, each with its amounts beside it, a row of another name (`Piers and docks  $350,000`) is another coverage's. */
function isOtherRow({ type, heading, rows }: CoverageSection, row: Row): boolean {
  const [name, value] = row.segments
  const own = rows.find((r) => r.segments.includes(heading))?.segments[1]
  if (!name || !value || !own || row.segments.length !== 2 || Math.abs(name.box.x - heading.box.x) > FLUSH_MAX || Math.abs(value.box.x - own.box.x) > FLUSH_MAX) return false
  const money = (s: Segment): boolean => /^\$\s?\d/.test(s.text)
  return money(own) && money(value) && /[a-z]{3}/i.test(own.text) && /[a-z]{3}/i.test(value.text) && /^[A-Z][a-z]+/.test(name.text) && !hasLabel(type, name.text)
}
const FLUSH_MAX = 4
const ANSWERED_IN_CELL = /^additional\s+insureds?\s*:\s*(?:yes|no|y|n|n\/a|none|included)\W*$/i

/** Set in line under the section's last row, as far from it as that from the one before: it stands in the same card. */
function followsOn({ rows }: CoverageSection, first: Segment, { y }: Row): boolean {
  const [before, last] = [rows.at(-2), rows.at(-1)]
  return before !== undefined && last !== undefined && y - last.y < 1.3 * (last.y - before.y) && Math.abs(last.segments[0]!.box.x - first.box.x) < 3
}

/** Of coverages side by side each has its own first cell: what stands before it in the row is another's. */
function inOwnColumn(row: Row, segment: Segment, index: number, open: readonly Open[]): [Row, Segment, number] {
  const column = open.length > 1 ? open.find((o) => segment.box.x >= o.from && segment.box.x < o.to) : undefined
  if (!column || Math.abs(column.section.heading.box.x - segment.box.x) > 5) return [row, segment, index]
  const own = { ...row, segments: cellsIn(row, column) }
  return [own, segment, own.segments.indexOf(segment)]
}

const CAPTION = /^(?:policy\s*(?:period|term|dates?)|pol(?:icy|\.)?\s*(?:number|num\.?|no\.?|#)|(?:eff(?:ective|\.)?|inception)(?:\s+date)?|exp(?:ir(?:es|y|ation)|\.)?(?:\s+date)?|insurer|carrier|underwritten\s+by|policy)\s*:?$/i
/** Captions right over what stands beside a coverage's name. */
const isCaptions = (above: Row, row: Row): boolean =>
  row.y - above.y < 2.4 * Math.max(7, above.segments[0]?.box.h ?? 0) && above.segments.every((s) => CAPTION.test(s.text.trim()))

function headingAt(
  row: Row,
  segment: Segment,
  index: number,
  open: CoverageSection | undefined,
  vehicles: boolean,
  isCompany: (text: string) => boolean,
): CoverageSection[] {
  const name = nameBeforeStroke(segment.text, isCompany) ?? nameBeforeCompany(segment.text, isCompany) ?? nameOfInsurers(row, index, isCompany) ?? nameOf(segment.text)
  if (name === null || RUNS_ON.test(name) || isAmongCaptions(row, index) || isKeptBack(name, row, index) || (open && isFactOf(open, name, segment.text))) return []
  // Beside a name in the first place only another bare name is a heading; values stand there otherwise.
  if (index > 0 && row.segments.slice(0, index).some((s) => (nameOf(s.text) === null && !TYPE_OF.test(s.text) && !LETTER.test(s.text) && !TICK.test(s.text)) || findAmount(s.text))) return []
  const amounts = row.segments.some((s) => findAmount(s.text.replace(CODE, '')) !== null && !findDate(s.text))
  const split = splitLabel(name)
  const isOther = split !== null && split.type !== open?.type && !(split.type === 'employers_liability' && open?.type === 'workers_comp')
  if (open && amounts && !isOther && hasLabel(open.type, name) && (WHOLE_NAME.test(withoutBrackets(name)) ? knownCoverageOf(withoutBrackets(name)) === open.type : true)) return []
  if (split && amounts) return isOther ? [{ type: split.type, name: split.name, heading: segment, rows: [] }] : []
  // Behind a coverage's name it is one of that coverage's limits.
  if (index > 0 && BODILY.test(name)) return []
  // Under general liability it is what that pays for.
  if (open?.type === 'general_liability' && amounts && BODILY.test(name) && !/\b(?:combined\s+single|csl)\b/i.test(row.segments.map((s) => s.text).join(' '))) return []
  const type = BODILY.test(name) ? (vehicles ? 'auto_liability' : null) : NOT_A_NAME.test(withoutBrackets(name)) ? null : (knownCoverageOf(withoutBrackets(name)) ?? knownCoverageOf(name))
  // `Building $350,000` under Commercial Property is one of its limits.
  if (open && amounts && type === open.type && !row.segments.some((s) => findDate(s.text))) return []
  // Which autos are covered, among the automobile policy's own facts.
  if (open?.type === 'auto_liability' && /^(?:covered\s+)?autos?$/i.test(name)) return []
  if (!type || (open && type === 'employers_liability' && open.type === 'workers_comp')) return []
  // Asked last, for the whole list of insurers is gone through.
  if (!BODILY.test(name) && isCompany(name)) return []
  return [{ type, name, heading: segment, rows: [] }]
}

/** `Policy | Effective | Expiration | Covered autos`: one more caption. */
const isAmongCaptions = (row: Row, index: number): boolean => index > 1 && row.segments.slice(0, index).every((s) => FACT_LABEL.test(s.text.trim()))
/** `Excess: $2,500 each and every claim`: what is kept back of each loss, by its name in London. */
const isKeptBack = (name: string, row: Row, index: number): boolean => /^excess$/i.test(name) && /\d.*\b(?:each\s+and\s+every|any\s+one)\b|\bnil\b/i.test(row.segments.slice(index).map((s) => s.text).join(' ')) && !/\d,\d{3},\d{3}/.test(row.segments.slice(index).map((s) => s.text).join(' '))

/** A company's code is no amount of the coverage it stands beside. */
const CODE = /\bNAIC\b\D{0,8}\d{5}\b/i
/** A line of a sentence, which goes on below: `Tennessee, and employers liability limits of`. */
const RUNS_ON = /\s(?:of|with|and|or|in|for|to|by|the|at|on|from)\W*$/i
/** The insurer's letter before the coverage's name. */
const LETTER = /^[A-H]$/
/** What ticks a coverage that a form lists. */
export const TICK = /^\W?[xX✓✔☒☑]\W?$/
/** `General liability (truckers)`: no limit of another coverage is called so. */
const WHOLE_NAME = /^\W*(?:(?:commercial|truckers?['’]?s?|motor\s+carriers?['’]?s?)\s+)?(?:general|auto(?:mobile)?)\s+liability\W*$/i

/** `Auto Liability — Acme Insurance Company`, and an item that says all of its policy in one line behind that. */
function nameBeforeStroke(printed: string, isCompany: (text: string) => boolean): string | null {
  const match = /^(.{4,44}?)\s+[-–—:]\s+(.{12,})$/.exec(printed.replace(LEAD, ''))
  if (!match || NOT_A_NAME.test(match[1]!) || knownCoverageOf(match[1]!) === null) return null
  return isCompany(match[2]!.slice(0, 80)) ? match[1]! : null
}

/** `COMMERCIAL GENERAL LIABILITY  Acme Mutual Insurance Company  NAIC 12345`: the coverage's name, and behind it nothing but its company. */
function nameBeforeCompany(printed: string, isCompany: (text: string) => boolean): string | null {
  const match = NAME_RUN.exec(printed)
  const rest = match ? printed.slice(match[0].length).replace(/\s+\(?NAIC\b.*$/i, '') : ''
  return match && rest.length >= COMPANY_LETTERS_MIN && !/\d/.test(rest) && COMPANY_ENDS.test(rest) && knownCoverageOf(match[0].trim()) !== null && isCompany(rest) ? match[0].trim() : null
}
const NAME_RUN = /^(?:(?:commercial|comprehensive|general|business|auto(?:mobile)?|liability|umbrella|excess|workers?['’]?s?['’]?|compensation|motor|truck|cargo|professional|pollution|garage|cyber|employers?['’]?s?['’]?|and|&)\s+){2,6}(?=[A-Z])/i
const COMPANY_ENDS = /\b(?:company|co\.?|corporation|corp\.?|exchange|inc\.?|group)\W*$/i
const COMPANY_LETTERS_MIN = 12

/** `Excess liability insurer | Acme Casualty Company`: of which coverage the company is. */
export function nameOfInsurers({ segments }: Row, index: number, isCompany: (text: string) => boolean): string | null {
  const match = INSURER_OF.exec(segments[index]!.text)
  const company = match ? (match[2] ?? '').trim() || segments[index + 1]?.text || '' : ''
  return match && !NOT_A_NAME.test(match[1]!) && knownCoverageOf(match[1]!) !== null && isCompany(company.slice(0, 80)) ? match[1]! : null
}
const INSURER_OF = /^\W*([A-Za-z][A-Za-z'’ /&-]{3,40}?)\s+(?:insurer|carrier|insurance\s+company)\s*(?::\s*(.*))?$/i

/** `Auto liability policy #: …` under `Auto liability carrier: …`: one more fact of that coverage, which it has not stated yet. */
function isFactOf({ name, rows }: CoverageSection, printed: string, text: string): boolean {
  const label = FACT_BEHIND.exec(text.slice(text.toLowerCase().indexOf(printed.toLowerCase()) + printed.length))?.[1]?.toLowerCase()
  return label !== undefined && printed.toLowerCase() === name.toLowerCase() && !rows.some((r) => r.segments.some((s) => s.text.toLowerCase().startsWith(`${name.toLowerCase()} ${label}`)))
}
const FACT_BEHIND = /^\s+(policy|limits?|effective|expiration|term|deductible)\b[^:]{0,20}:/i

/** Which autos are covered, behind the coverage's name: `Auto liability - scheduled autos`. */
const AUTOS = /(?:\s+[-–—]\s*|\s*[,(]\s*)(?:any|all|scheduled|specified|owned|hired|non-?owned)\b[\w\s,&/-]{0,40}?\bautos?(?:\s+only)?\)?$|\s*[-–—,(]\s*(?:any|all)\s+autos?\)?$/i
const FACTS = /\s*(?:\((?:insurer|company|carrier)\s+[A-H]\)|[–—|-]?\s*\bpol(?:icy|\.)?\s*(?:no\b|number|num\b|#)).*$/i
/** `Workers Compensation: Yes - Statutory`: the law's limit in the coverage's own line. */
const STATUTE_SAID = /(?:\s*[:–—(-]\s{0,3}|(?<=compensation)\s)(?:yes\W{1,4})?(?:per\s+)?statut(?:ory|e)\b.*$/i
const withoutBrackets = (name: string): string => name.replace(/\([^)]{0,40}\)/g, ' ')

/** `General Liability Each Occurrence` among another coverage's limits. */
const NAME_THEN_LIMIT = /^((?:(?:commercial|truckers?['’]?s?)\s+)?(?:general|auto(?:mobile)?|professional|pollution|umbrella|excess|garage|farm)\s+liability|(?:business|commercial)\s+auto(?:mobile)?|garage\s?keepers?(?:\s+legal)?(?:\s+liability)?|motor\s+truck\s+cargo)\s+((?:limits?|each|per|any\s+one|general|aggregate|occurrence|combined|products|personal|medical|damage)\b.{0,50})$/i
/** `General Liability - Each Occurrence`: a coverage with one of its own limits. */
function splitLabel(name: string): { type: CoverageType; name: string } | null {
  const match = /^(.{4,44}?)\s+[-–—:]\s+(.{3,60})$/.exec(name) ?? NAME_THEN_LIMIT.exec(name)
  const type = match && !NOT_A_NAME.test(match[1]!) ? knownCoverageOf(match[1]!) : null
  return type && (hasLabel(type, match![2]!) || /^limits?\b/i.test(match![2]!)) ? { type, name: match![1]! } : null
}

/** `Umbrella - each occurrence` among general liability's rows: a limit of the coverage that it names. */
export function namesLimitOfOther(printed: string, type: CoverageType): boolean {
  const name = nameOf(printed)
  const split = name === null ? null : splitLabel(name)
  return split !== null && split.type !== type && !(split.type === 'employers_liability' && type === 'workers_comp')
}

/** Whether an amount or number cut a bracket open; one whose end was lost from the picture still names what it names: `(Product Liability`. */
const isCutOpen = (rest: string, cut: number, open: string): boolean => cut < rest.length || !rest.trimEnd().endsWith(open.trim()) || knownCoverageOf(open) === null

/** The part of a segment that could be a coverage's name: before its first amount or date, without bullets and leads. */
function nameOf(printed: string): string | null {
  // `NTL 4418821`: the number of a policy with the letters of its line.
  if (/^(?:[A-Z]{1,5}[\s-]){1,2}\d{5,}\S*$/.test(printed.trim())) return null
  const rest = printed.slice(0, 200).replace(LEAD, '')
  const amount = findAmount(rest)
  const date = findDate(rest)
  const cut = Math.min(amount?.start ?? rest.length, date?.start ?? rest.length)
  const name = rest
    .slice(0, cut)
    // Facts of the policy may run on from the name in its own line.
    .replace(FACTS, '')
    .replace(STATUTE_SAID, '')
    // What a coverage includes is no part of its name.
    .replace(/(?<=\bliability),?\s+includ(?:ing|es)\b.*$/i, '')
    .replace(/[\s:$–—-]+$/, '')
    .replace(/\s*[:–—-]\s*(?:limits?(?:\s+of\s+\w+)?|coverage)?$/i, '')
    // On which form it is written is no part of a coverage's name.
    .replace(AUTOS, '')
    .replace(/\s*(?:[-–—,]\s*|\()(?:occurrence|claims[-\s]made)(?:\s+(?:form|basis))?\)?$/i, '')
    .replace(/\s*\([^()]*$/, (open) => (isCutOpen(rest, cut, open) ? '' : open))
    .trim()
  // A number with letters of its line in it, or before it, is a value.
  if (/^(?:[A-Z]{1,5}\s){0,2}\S*\d{2}\S*$/.test(name)) return null
  return /[a-z]{2}/i.test(name) && name.length <= NAME_LETTERS_MAX && name.split(' ').length <= 9 && !/[.;?!]\s/.test(withoutBrackets(name)) ? name : null
}

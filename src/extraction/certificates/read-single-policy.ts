import type { Box } from '../../vocabulary/index.ts'
import type { PageClass, PartReading } from '../stages.ts'
import { findAmount, parseAmount } from '../values/index.ts'
import { areaBetween, dateUnder, linesInCell, partUnder, valueUnder } from './page/cell-value.ts'
import type { Grid } from '../classify/index.ts'
import { snakeLabel } from './limits/limit-labels.ts'
import { kindOfProperty } from './kind-of-property.ts'
import { fieldOf, LineDraft } from './line-draft.ts'
import { NOT_A_NUMBER, tidyNumber } from './rows/number-lines.ts'
import { type Anchor, bottom, linesOf, midX, midY, type PageText, right, type TextLine } from './page/page-text.ts'
import { assemble } from './read-acord-25.ts'
import { applyDescription } from './read-description.ts'
import { pairsIn } from './limits/limit-pairs.ts'
import { nameOf } from './page/address-lines.ts'
import { labelAt, readParties } from './read-parties.ts'

const COMPANY = ['COMPANYNAMEANDADDRESS', 'COMPANYNAME', 'COMPANY', 'INSURERNAME', 'INSURANCECOMPANY', 'CARRIER', 'INSURER']
const POLICY = ['POLICYNUMBER', 'POLICYNO']
const EFFECTIVE = ['POLICYEFFECTIVEDATE', 'EFFECTIVEDATE', 'POLICYEFFDATE', 'EFFECTIVE']
const EXPIRATION = ['POLICYEXPIRATIONDATE', 'EXPIRATIONDATE', 'POLICYEXPDATE', 'EXPIRATION']
const ENDS = ['REMARKS', 'CANCELLATION', 'ADDITIONALINTEREST', 'DESCRIPTIONOFOPERATIONS']

/** Evidence of property insurance (ACORD 27, 28) and vehicle certificates (ACORD 23): one policy, each fact in a headed cell. */
export function readSinglePolicy(text: PageText, grid: Grid, pageClass: PageClass): PartReading {
  const vehicle = pageClass.form === 'acord_23'
  const drafts = vehicle ? vehicleLines(text, pageClass) : [propertyLine(text, grid, pageClass)]
  for (const draft of drafts) setFacts(draft, text, grid)
  const parties = readParties(text, grid)
  const remarked = valueUnder(text, grid, ['REMARKS'])?.lines ?? []
  const remarks = remarked.length > 0 ? remarked.map((l) => l.text).join('\n') : null
  applyDescription(
    drafts.map((d) => d.line),
    remarks,
    true,
    fieldOf(text.page.number, remarked.flatMap((l) => l.words)),
  )
  const stated = drafts.filter((d) => d.line.policy_number || d.line.effective_date || d.line.limits.length > 0)
  return assemble(stated, { ...parties, form: pageClass.form, form_edition: pageClass.form_edition, description_of_operations: remarks })
}

function setFacts(draft: LineDraft, text: PageText, grid: Grid): void {
  const number = valueUnder(text, grid, POLICY)
  const at = number?.lines.findIndex((l) => /\d/.test(l.text) && (text.page.source === 'image' || !OTHER_NUMBER.test(l.text))) ?? -1
  // `Loan number 77188 Policy number 381-` over `5044218803`: the number begins behind its label, and what follows is no whole one.
  const begun = number && at > 0 && text.page.source !== 'image' ? number.lines.slice(0, at).some((l) => Math.abs(midY(l.box) - midY(number.label.box)) < LEVEL && /[-/]$/.test(l.text) && l.words.at(-1)!.box.x > right(number.label.box)) : false
  const line = number?.lines[at] && ((text.page.source === 'image' ? null : partUnder(number.lines[at]!, number.label.box)) ?? number.lines[at])
  const rest = number?.lines[at + 1]
  // A number too long for its cell goes on under it.
  const wrapped = line && rest && text.page.source !== 'image' && goesOn(line, rest) ? [line, rest] : line ? [line] : []
  const printed = wrapped.map((l) => l.text.trim()).join(' ')
  // Behind a hyphen or a stroke a number, or another one, goes on where this cell ends.
  if (line && text.page.source !== 'image' && (begun || /[A-Za-z0-9]\s?[-/&,]$/.test(printed))) draft.cannotRead('policy_number', wrapped.flatMap((l) => l.words), 'the number goes on outside its cell')
  else if (line) draft.set('policy_number', text.page.source === 'image' ? printed : tidyNumber(printed), wrapped.flatMap((l) => l.words))
  const effective = dateUnder(text, grid, EFFECTIVE)
  const expiration = dateUnder(text, grid, EXPIRATION)
  if (effective) draft.set('effective_date', effective.date, effective.words)
  // Two days under two labels, neither under its own: the same day twice is no term.
  const isSameDay = effective?.words[0] !== undefined && effective.words[0] === expiration?.words[0]
  if (expiration && !isSameDay) draft.set('expiration_date', expiration.date, expiration.words)
  const company = companyOf(text, grid)
  if (company) draft.set('carrier', company.name, company.words)
  const code = valueUnder(text, grid, ['NAICCODE', 'NAICNO', 'NAIC'])
  // A town's own code stands in the company's address.
  const naic = /(?<!\d)\d{5}(?!\d)/.exec(code?.lines.flatMap((l) => (TOWN.test(l.text) ? [] : [l.text])).join(' ') ?? '')?.[0]
  if (naic && code)
    draft.set(
      'naic',
      naic,
      code.lines.flatMap((l) => l.words),
    )
}

const TOWN = /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\W*$/
/** Several labels with their values in one cell: what another label leads is no policy's number. */
const OTHER_NUMBER = /^\W*(?:loan|account|customer|code|sub\s?code|agency|phone|fax|date|effective|expiration|naic|binder)\b(?:[^:]{0,20}:|\s(?:number|no\.?|#)\s)/i

/** Points between the middles of what stands on one line. */
const LEVEL = 3
const goesOn = (line: TextLine, next: TextLine): boolean =>
  /^[A-Z0-9-]{1,6}$/.test(next.text) && /\d/.test(next.text) && Math.abs(next.box.x - line.box.x) < 3 && next.box.y - line.box.y < 1.7 * Math.max(6, line.box.h) && !/^\d{5}$/.test(next.text)

export function companyOf(text: PageText, grid: Grid): { name: string; words: TextLine['words'] } | null {
  const upper: Box = { x: 0, y: 0, w: text.page.width, h: text.page.height * 0.6 }
  for (const phrase of COMPANY) {
    // One letter misread makes INSURED of it.
    if (phrase === 'INSURER' && !text.find(phrase, upper).some((a) => !a.edits)) continue
    const label = labelAt(text, [phrase], upper, grid)
    const cell = label && linesInCell(text, grid, label).filter((l) => !/^(NAME|AND(?: ADDRESS)?$|AND ADDRESS|NAIC)|^\W*\d{5}\W*$/.test(l.text))
    const lines = cell && (text.page.source === 'image' ? cell.map(withoutNeighbour) : cell).filter((l) => !CAPTION.test(l.text))
    const name = lines ? nameOf(lines.map((l) => l.text)) : null
    if (text.page.source !== 'image' && name && lines && (NOT_A_NUMBER.test(name) || lines.filter((l) => SHARE.test(l.text)).length > 1)) continue
    if (name && lines && /[A-Za-z]{3}/.test(name)) return { name: name.replace(/\s*NAIC.*$/i, ''), words: lines[0]!.words }
  }
  return null
}

/** `Lexington Insurance Company 60%`: one of several that each carry a part. */
const SHARE = /[A-Za-z]\W{1,3}\d{1,3}(?:\.\d+)?\s?%/

/** Captions of the cells beside: the rule between may be lost on a picture, or never have been drawn. */
const CAPTION = /^\W*(?:B?I?NDERS?|L?ENDER|POLICY|LOAN|CODE|PHONE|FAX|EFFECTIVE|EXPIRATION|DATE|TIME)\b.{0,14}$|^\W*[A-Z]INDERS?\s?#.{0,12}$/i
const NEIGHBOUR_GAP = 30
/** A line up to the first wide gap: what stands beyond is the neighbouring cell's. */
function withoutNeighbour(line: TextLine): TextLine {
  const end = line.words.findIndex((w, i) => i > 0 && w.box.x - right(line.words[i - 1]!.box) > NEIGHBOUR_GAP)
  return end < 0 ? line : linesOf(line.words.slice(0, end))[0]!
}

function propertyLine(text: PageText, grid: Grid, pageClass: PageClass): LineDraft {
  // A redrawn form may leave out the heading over its table, whose own headings tell it.
  const named = text.findFirst(['COVERAGEINFORMATION', 'COVERAGES'])
  const own = named || text.page.source === 'image' ? null : amountsHeading(text)
  const area = named || own ? areaBetween(text, (named ?? own?.amounts)!, ENDS, text.page.width) : null
  const kind = kindOfProperty(text, valueUnder(text, grid, ['POLICYTYPE'])?.lines ?? [], area ? text.linesIn(area) : [])
  const draft = new LineDraft(kind, pageClass.doc_type === 'binder' ? 'binder' : 'coi', text.page.number)
  if (!area) return draft
  const { amounts, deductibles } = own ?? { amounts: text.findFirst(['AMOUNTOFINSURANCE'], area) ?? brokenAmounts(text, area), deductibles: text.findFirst(['DEDUCTIBLE'], area) }
  const tabular = amounts && deductibles && Math.abs(amounts.box.y - deductibles.box.y) < 8
  const rule = tabular ? grid.bestVertical(right(amounts.box), deductibles.box.x, bottom(amounts.box), bottom(amounts.box) + 40) : null
  const deductibleEdge = tabular ? (rule && rule.share > 0.5 ? rule.at : deductibles.box.x - 12) : Number.POSITIVE_INFINITY
  const seen: { amount: number; words: TextLine['words'] }[] = []
  const apart: typeof seen = []
  const lines = text.page.source === 'image' ? text.linesIn(area) : withFilledIn(text.linesIn(area))
  for (const line of lines) {
    if (tabular && line.box.y < amounts.box.y + 6) continue
    const main = line.words.filter((w) => midX(w.box) < deductibleEdge)
    const ded = parseAmount(
      line.words
        .filter((w) => midX(w.box) >= deductibleEdge)
        .map((w) => w.text)
        .join(' ')
        .replace(OF_ALL_PERILS, ''),
    )
    if (ded !== null) (OWN_PERIL.test(line.text) ? apart : seen).push({ amount: ded, words: line.words })
    const pairs = propertyPairs(main.map((w) => w.text).join(' '), main)
    const insured = pairs.some((p) => p.label === 'amount_of_insurance') ? pairs.find((p) => p.label === 'deductible' && p.amount !== null) : undefined
    if (insured) draft.limit('deductible', insured.amount, insured.words)
    for (const limit of pairs) {
      if (limit.label === 'deductible' && limit.amount !== null) (OWN_PERIL.test(line.text) ? apart : seen).push({ amount: limit.amount, words: limit.words })
      else draft.limit(limit.label, limit.amount, limit.words)
    }
  }
  // Several coverages may each have their own deductible; the one beside the amount of insurance is the policy's, or one that all share, whatever a peril has of its own.
  const told = draft.line.limits.some((l) => l.label === 'deductible')
  if (!told && seen.length > 0 && new Set(seen.map((s) => s.amount)).size === 1) draft.limit('deductible', seen[0]!.amount, seen[0]!.words)
  return draft
}

/** AMOUNT OF over INSURANCE, where its column is narrow. */
const brokenAmounts = (text: PageText, area: Box): Anchor | null =>
  (text.page.source === 'image' ? [] : text.find('AMOUNTOF', area)).find((a) =>
    text.find('INSURANCE', area).some((b) => Math.abs(b.box.x - a.box.x) < 3 && b.box.y > a.box.y && b.box.y - a.box.y < 2.2 * a.box.h),
  ) ?? null

/** AMOUNT OF INSURANCE level with DEDUCTIBLE. */
function amountsHeading(text: PageText): { amounts: Anchor; deductibles: Anchor } | null {
  for (const amounts of text.find('AMOUNTOFINSURANCE')) {
    const deductibles = text.find('DEDUCTIBLE').find((d) => Math.abs(d.box.y - amounts.box.y) < 8 && d.box.x > right(amounts.box))
    if (deductibles) return { amounts, deductibles }
  }
  return null
}

/** `5,000 AOP` beside wind's own share. */
const OF_ALL_PERILS = /\b(?:a\.?o\.?p|all\s+other\s+(?:perils|causes\s+of\s+loss)|aocol)\b\.?/gi

/** What these cost the insured is no deductible of the policy's own, where nothing else says so. */
const OWN_PERIL = /\b(?:flood|earth|quake|wind|hail|hurricane|named\s+storm|equipment\s+breakdown|fungus|mold|ordinance|demolition|terrorism)/i

/** Against which perils and at what worth it is insured, behind what is insured: `Building, special form, RC`. */
const QUALIFIED = /(?<=[A-Za-z)])\s*[,–-]\s*(?:special|broad|basic|replacement|rcv?\b|acv\b|agreed|all[\s-]risks?|actual\s+cash|\d{1,3}\s?%)[^$]{0,120}?(?=\$|\s\d{1,3},\d{3})/i
const propertyPairs = (printed: string, words: TextLine['words']) => {
  const cleaned = printed.replace(/(^|\s)(?:[xX]|\[[xX\s]?\])(?=\s)/g, ' ').replace(/\b(if yes|yes|no)\b,?/gi, ' ').replace(QUALIFIED, ' ')
  // What stands before `DED:` is the amount's, words behind it included: `12,450,000 TIV  DED: 10,000`.
  const kept = cleaned.search(/\bDED(?:UCTIBLE)?\.?\s*:/i)
  const parts = kept > 0 ? [cleaned.slice(0, kept), cleaned.slice(kept)] : [cleaned]
  return parts.flatMap((part) => pairsIn(part, words, 'property')).map((limit) => ({
    ...limit,
    label: limit.label.replace(/_?limit$/, '').replace(/^.*amount_of_insurance$/, 'amount_of_insurance').replace(/^.*amount_of_insurance_ded$/, 'deductible') || 'limit',
  }))
}

/** Values filled in half a line lower than the labels they stand between: one line, read from left to right. */
function withFilledIn(lines: TextLine[]): TextLine[] {
  const out: TextLine[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const isFilledIn = last && /\d/.test(line.text) && !/[A-Za-z]{2}/.test(line.text) && !findAmount(last.text) && line.box.y - last.box.y < 0.6 * Math.max(last.box.h, line.box.h)
    // `AMOUNT OF INSURANCE: $` at a cell's end has its amount on the next line.
    const isLed = last && /\bamount\s+of\s+insurance\s*:?\s*\$?\s*$/i.test(last.text) && /^\$?\s?\d{1,3}(?:,\d{3})+/.test(line.text) && line.box.y - last.box.y < 2 * Math.max(6, last.box.h)
    if (last && isLed) {
      out[out.length - 1] = { text: `${last.text} ${line.text}`, box: last.box, words: [...last.words, ...line.words] }
      continue
    }
    if (!last || !isFilledIn) {
      out.push(line)
      continue
    }
    const words = [...last.words, ...line.words].sort((a, b) => a.box.x - b.box.x)
    out[out.length - 1] = { text: words.map((w) => w.text).join(' '), box: last.box, words }
  }
  return out
}

/** An amount set a little lower than its label makes a line of its own; it belongs to the label's. */
function withLowAmounts(lines: TextLine[]): TextLine[] {
  const out: TextLine[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const bare = /\d/.test(line.text) && !/[A-Za-z]{2}/.test(line.text)
    if (last && bare && !findAmount(last.text) && Math.abs(line.box.y - last.box.y) < 8)
      out[out.length - 1] = { ...last, text: `${last.text} ${line.text}`, words: [...last.words, ...line.words] }
    else out.push(line)
  }
  return out
}

function vehicleLines(text: PageText, pageClass: PageClass): LineDraft[] {
  const documentClass = pageClass.doc_type === 'binder' ? 'binder' : 'coi'
  const liability = new LineDraft('auto_liability', documentClass, text.page.number)
  const physical = new LineDraft('auto_physical_damage', documentClass, text.page.number)
  const heading = text.findFirst(['COVERAGES'])
  if (!heading) return []
  let kept = ''
  for (const line of withLowAmounts(linesOf(text.wordsIn(areaBetween(text, heading, ENDS, text.page.width))))) {
    const found = findAmount(line.text.replace(/\$\s+(?=\d)/g, '$'))
    // `COLLISION  $ DED` in a narrow cell has its amount at the end of the next line, whatever words that begins with.
    const over = kept
    kept = !found && /\bDED\W*$/i.test(line.text) ? line.text : ''
    if (!found) continue
    const printed = over || line.text.slice(0, Math.max(0, line.text.search(/\$|\d/))).replace(/^\s*(liability|physical damage)\s+/i, '')
    const words = line.words.filter((w) => /\d/.test(w.text))
    const lower = printed.toLowerCase()
    if (/combined|\bcsl\b/.test(lower)) liability.limit('combined_single_limit', found.amount, words)
    else if (/bodily.*person/.test(lower)) liability.limit('bodily_injury_per_person', found.amount, words)
    else if (/bodily.*acc/.test(lower)) liability.limit('bodily_injury_per_accident', found.amount, words)
    else if (/property dam/.test(lower)) liability.limit('property_damage_per_accident', found.amount, words)
    else if (/comp/.test(lower)) physical.limit('comprehensive_deductible', found.amount, words)
    else if (/coll/.test(lower)) physical.limit('collision_deductible', found.amount, words)
    else if (/cash value|stated|agreed/.test(lower)) physical.limit(snakeLabel(printed), found.amount, words)
  }
  return [liability, physical].filter((d) => d.line.limits.length > 0)
}

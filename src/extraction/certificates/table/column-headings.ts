import type { Box } from '../../../vocabulary/index.ts'
import type { ColumnName } from './coverage-table.ts'
import type { Word } from '../../page-model.ts'
import { headingOverDays } from './dated-headings.ts'
import { headingOverAmounts } from '../limits/heading-over-amounts.ts'
import { isOther, namesUnder, standsAlone } from './number-heading.ts'
import { type Anchor, foldLetters, midX, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import { type Headings, HEADINGS } from './table-headings.ts'

const TALL_REACH = 9
export const bandOf = (text: PageText, number: Anchor): Box => ({ x: 0, y: midY(number.box) - 16, w: text.page.width, h: 32 })

/** Whether headings are of a table: those of the coverages and the numbers alone stand over many things. */
export const makesTable = (headers: Headings): boolean => Boolean(headers.eff || headers.exp || headers.limits)

/** Whatever headings are level with POLICY NUMBER, the one of the coverages among them. */
export function headersLevel(text: PageText, number: Anchor): Headings | null {
  const headers = findHeaders(text, bandOf(text, number), number)
  return headers.type ? { ...headers, number: headers.number ?? number } : null
}

/** On pictures days that stand in columns tell what headings that cannot be read stood for. */
export function headersOverDays(text: PageText): Headings | null {
  const dated = headingOverDays(text, text.find('TYPEOFINSURANCE'))
  return dated && { ...dated, ...findHeaders(text, bandOf(text, dated.number), dated.number), type: dated.type, eff: dated.eff, exp: dated.exp, number: dated.number }
}

function findHeaders(text: PageText, band: Box, number: Anchor): Partial<Record<ColumnName, Anchor>> {
  const found: Partial<Record<ColumnName, Anchor>> = { number }
  // Of a heading set over two lines the middle lies between those of the others.
  const line = text.page.source !== 'image' && number.box.h > 1.6 * (number.words[0]?.box.h ?? number.box.h) ? [Math.max(TALL_REACH, number.box.h / 2)] : [5]
  const pick = (name: ColumnName, from: number, to: number, reaches = [...line, 16]): void => {
    const away = (a: Anchor): number => Math.abs(midY(a.box) - midY(number.box))
    // A heading on the line itself goes before the same words in the first row under it.
    for (const reach of reaches) {
      for (const phrase of HEADINGS[name]) {
        // `Type of Insurance | Company`: what is the heading of types already is no part of the one beside it.
        const isTypes = (a: Anchor): boolean => text.page.source !== 'image' && name === 'carrier' && a.words.some((w) => found.type?.words.includes(w))
        // `Policy` over `No.` close before `Effective` lends it no word.
        const isNumbers = (a: Anchor): boolean => text.page.source !== 'image' && (name === 'eff' || name === 'exp') && a.words.some((w) => number.words.includes(w))
        const hits = text.find(phrase, band).filter((a) => !isTypes(a) && !isNumbers(a) && midX(a.box) > from && midX(a.box) < to && away(a) <= reach && !(name === 'type' && (isOther(text, a) || headsLimits(text, a) || (away(a) > 5 && isOfName(text, a)))) && !(name === 'letter' && goesOn(text, a, phrase)) && !isInsideWords(text, a) && !isParted(text, a) && !(name === 'carrier' && isFact(text, a, away(a) > 5)))
        if (hits.length === 0) continue
        const worth = (a: Anchor): number => (a.edits ?? 0) * 8 + away(a)
        found[name] = hits.reduce((a, b) => (worth(b) < worth(a) ? b : a))
        return
      }
    }
  }
  pick('type', 0, number.box.x)
  const alone = found.type || text.page.source === 'image' ? null : policyAlone(text, number)
  if (alone) found.type = alone
  // `Coverage` behind the number heads its limits where coverages are named before it.
  if (!found.type && (text.page.source === 'image' || !text.between(number.box.y, number.box.y + NAMES_REACH).some((w) => right(w.box) < number.box.x && COVERAGE_WORD.test(w.text)))) pick('type', right(number.box), text.page.width)
  if (!found.type && text.page.source !== 'image') {
    const names = namesUnder(text, number)
    const left = names.length > 0 ? Math.min(...names.map((w) => w.box.x)) : 0
    if (left > 0) found.type = { box: { ...number.box, x: left, w: Math.max(20, number.box.x - left - 30) }, words: [] }
  }
  const type = found.type
  if (!type) return found
  pick('letter', 0, type.box.x + 4)
  // Agencies' own tables ask for the company's letter after the type.
  if (!found.letter && text.page.source !== 'image') pick('letter', right(type.box), text.page.width, line)
  pick('carrier', 0, text.page.width)
  // Names that nothing heads end where the companies' column begins.
  if (found.carrier && type.words.length === 0 && found.carrier.box.x > type.box.x + NAMES_MIN && found.carrier.box.x < right(type.box)) type.box = { ...type.box, w: found.carrier.box.x - type.box.x - NAMES_GAP }
  if (found.carrier && ((overlaps(found.carrier, type) && !standsApart(text, type, found.carrier)) || isOver(found.carrier, number))) delete found.carrier
  if (found.carrier && text.page.source !== 'image' && isOneHeading(text, found.carrier, number)) {
    // `Company / Policy number`: each company stands over its policy's number.
    found.number = { box: unionBox([found.carrier.box, number.box]), words: [...found.carrier.words, ...number.words] }
    delete found.carrier
  }
  pick('addl', right(type.box) - 4, text.page.width)
  pick('subr', right(type.box) - 4, text.page.width)
  if (!found.addl && text.page.source !== 'image') {
    const stacked = stackedAddl(text, band)
    if (stacked && midX(stacked.box) > right(type.box)) found.addl = stacked
  }
  if (found.addl && !found.subr && text.page.source !== 'image') partGlued(found)
  // The editions before 2009 ask for additional insureds before the type.
  if (!found.addl && text.page.source !== 'image') pick('addl', 0, type.box.x)
  pick('eff', right(number.box) - 4, text.page.width)
  // `Policy number / term`: both days stand under their policy's number.
  const isOfNumber = found.eff !== undefined && text.page.source !== 'image' && isOneHeading(text, number, found.eff)
  if (isOfNumber) {
    found.number = { box: unionBox([number.box, found.eff!.box]), words: [...number.words, ...found.eff!.words] }
    delete found.eff
  }
  // The days may stand before the number too.
  if (!found.eff && !isOfNumber && text.page.source !== 'image') pick('eff', 0, number.box.x, line)
  if (found.eff && midX(found.eff.box) < number.box.x) pick('exp', right(found.eff.box), number.box.x, line)
  // A table may state only when its policies end, before their numbers.
  if (!found.eff && text.page.source !== 'image') pick('exp', 0, number.box.x, line)
  if (!found.exp) pick('exp', found.eff ? midX(found.eff.box) + 4 : right(number.box), text.page.width)
  if (!found.eff && !found.exp && text.page.source !== 'image') fromAndTo(text, band, found, line[0]!)
  if (found.eff && found.exp && isOneTerm(text, found.eff, found.exp)) delete found.exp
  // `Exp date / Eff date` heads one column too.
  const last = found.eff && !found.exp && text.page.source !== 'image' ? HEADINGS.exp.flatMap((phrase) => text.find(phrase, band)).find((a) => right(a.box) < found.eff!.box.x && isOneTerm(text, a, found.eff!)) : undefined
  if (last) found.eff = { box: unionBox([last.box, found.eff!.box]), words: [...last.words, ...found.eff!.words] }
  pick('limits', right((found.exp ?? found.eff ?? number).box) - 12, text.page.width)
  if (!found.limits && text.page.source !== 'image') pick('limits', 0, text.page.width, line)
  if (found.limits && [type, number].some((a) => isOver(a, found.limits!))) delete found.limits
  if (!found.limits && text.page.source !== 'image') {
    const over = limitsOver(text, number, right((found.exp ?? found.eff ?? number).box))
    if (over) found.limits = over
  }
  // `Number and dates` heads both.
  const dated = found.eff || found.exp || found.number?.words.some((w) => /^(?:dates?|terms?|periods?)$/i.test(w.text))
  if (!found.limits && dated && text.page.source !== 'image') {
    const own = headingOverAmounts(text, number, Object.values(found))
    if (own) found.limits = own
  }
  // A table with the columns of the printed form has no premiums.
  if (text.page.source !== 'image') {
    const kept = text.between(band.y, band.y + band.h).some((w) => KEPT_WORD.test(w.text))
    for (const name of ['naic', ...(kept ? (['deductible'] as const) : []), ...(found.addl && !found.carrier ? [] : (['premium'] as const))] as const) pick(name, 0, text.page.width, line)
  }
  // `Limit | Excess`: what is kept back of each loss, by its name in London.
  if (!found.deductible && found.limits && text.page.source !== 'image') {
    const kept = text.find('EXCESS', band).find((a) => a.words.length === 1 && a.box.x > right(found.limits!.box) && Math.abs(midY(a.box) - midY(number.box)) <= line[0]! && standsAlone(text, a.words[0]!))
    if (kept) found.deductible = kept
  }
  if (!found.deductible && (found.carrier || !found.addl) && found.limits && text.page.source !== 'image') {
    const over = deductibleOver(text, number, right(found.limits.box)) ?? brokenDeductible(text, number, right(found.limits.box))
    if (over) found.deductible = over
  }
  if (found.deductible && found.limits && text.page.source !== 'image' && isOneHeading(text, found.limits, found.deductible)) delete found.deductible
  // The amounts of limits stand behind their deductibles, in a column of their own under the same heading.
  if (found.deductible && found.limits && text.find('AMOUNT', band).some((a) => a.box.x > right(found.deductible!.box) && Math.abs(midY(a.box) - midY(found.deductible!.box)) < 8)) delete found.deductible
  // `Insurer (NAIC)` is one heading.
  if (found.naic && found.carrier && overlaps(found.carrier, found.naic)) delete found.naic
  return found
}

/** `Limits` in a cell across the columns of amounts, over the line of the other headings. */
const limitsOver = (text: PageText, number: Anchor, from: number): Anchor | undefined =>
  ['LIMITS', 'LIMITSOFLIABILITY', 'LIMITSOFINSURANCE'].flatMap((phrase) => text.find(phrase, { x: from - 12, y: number.box.y - OVER_MAX, w: text.page.width, h: OVER_MAX + number.box.h / 2 })).find((a) => !text.level(midY(a.box), 3).some((w) => !a.words.includes(w) && !/^\(|^and$|^retentions?$/i.test(w.text) && w.box.x < right(a.box) + 8 && right(w.box) > a.box.x - 8))
const OVER_MAX = 20

/** `Ded.` at the head of a cell as high as two storeys of headings, with none of the lower storey under it. */
const deductibleOver = (text: PageText, number: Anchor, from: number): Anchor | undefined =>
  HEADINGS.deductible
    .flatMap((phrase) => text.find(phrase, { x: from, y: number.box.y - OVER_MAX, w: text.page.width, h: OVER_MAX }))
    .find((a) => a.words.every((w) => w === a.words[0] ? standsAlone(text, w) : true) && !text.level(midY(number.box), OVER_MAX / 2).some((w) => !a.words.includes(w) && !KEPT_TOO.test(w.text) && w.box.x < right(a.box) && right(w.box) > a.box.x))
/** What a column of deductibles is headed by: no other words are looked for where none of these stands level. */
const KEPT_WORD = /^\W*(?:ded|retention|sir)/i
/** `Deductible` over `/` over `Retention`, in a narrow column. */
const KEPT_TOO = /^(?:\/|or|&|retentions?|sir|self-?insured)$/i

/** `SIR /` level with the other headings over `Deductible`: a narrow column breaks its own. */
function brokenDeductible(text: PageText, number: Anchor, from: number): Anchor | null {
  const upper = text.level(midY(number.box), number.box.h).find((w) => w.box.x > from && KEPT_ALONE.test(w.text))
  if (!upper) return null
  const near = text.words.filter((w) => w.box.x < right(upper.box) + 2 * upper.box.h && right(w.box) > upper.box.x - upper.box.h && midY(w.box) > midY(upper.box) - 0.5 * upper.box.h && midY(w.box) < midY(upper.box) + BROKEN_MAX * upper.box.h)
  const own = near.filter((w) => KEPT_ALONE.test(w.text) || KEPT_TOO.test(w.text))
  return near.every((w) => own.includes(w) || w.box.y > upper.box.y + 1.8 * upper.box.h) && own.some((w) => w.box.y > upper.box.y + 0.5 * upper.box.h && KEPT_ALONE.test(w.text)) ? { box: unionBox(own.map((w) => w.box)), words: own } : null
}
const KEPT_ALONE = /^(?:sir|self-?insured|ded(?:uctible)?s?\.?|retentions?|excess)$/i
const BROKEN_MAX = 2.4

/** `Additional` over `insured`, begun at one edge. */
function stackedAddl(text: PageText, band: Box): Anchor | null {
  const level = text.between(band.y, band.y + band.h)
  const upper = level.find((w) => /^(?:additional|addl\.?|add'l)$/i.test(w.text) && level.some((o) => isUnder(w, o)))
  const lower = upper && level.find((o) => isUnder(upper, o))
  return upper && lower ? { box: unionBox([upper.box, lower.box]), words: [upper, lower] } : null
}
const isUnder = (upper: Word, lower: Word): boolean =>
  /^(?:insured|insd)$/i.test(lower.text) && lower.box.y > upper.box.y + 0.5 * upper.box.h && lower.box.y < upper.box.y + 2 * upper.box.h && lower.box.x < right(upper.box) && right(lower.box) > upper.box.x

/** How far under the heading a first name stands. */
const NAMES_REACH = 160
/** What names a coverage and no company. */
const COVERAGE_WORD = /^(?:liability|automobile|umbrella|compensation|cargo)\W*$/i
const NAMES_MIN = 40
const NAMES_GAP = 16

/** `Type of Coverage` and `Insurance Company` set close: two headings all the same, the second of words of its own, or farther away than words of one heading. */
const standsApart = (text: PageText, type: Anchor, carrier: Anchor): boolean =>
  text.page.source !== 'image' && carrier.box.x - right(type.box) > (carrier.words.length > 1 ? 0 : 0.75 * carrier.box.h) && !carrier.words.some((w) => type.words.includes(w))

/** `ADDLSUBR`: the headings of two narrow columns set against each other. */
function partGlued(found: Partial<Record<ColumnName, Anchor>>): void {
  const [word, ...rest] = found.addl!.words
  if (!word || rest.length > 0 || !/^ADDL(?:INSD|INSR)?SUBR/.test(foldLetters(word.text))) return
  const { x, y, w, h } = word.box
  found.addl = { box: { x, y, w: w / 2 - 0.5, h }, words: [word] }
  found.subr = { box: { x: x + w / 2 + 0.5, y, w: w / 2 - 0.5, h }, words: [word] }
}

/** `INSR` is not the head of `INSRD`. */
const goesOn = (text: PageText, anchor: Anchor, phrase: string): boolean =>
  text.page.source !== 'image' &&
  (foldLetters(anchor.words.map((w) => w.text).join('')) !== phrase ||
    // Nor is `Ins.` of `Ins. Co.`, where companies are named.
    (phrase === 'INS' && text.level(midY(anchor.box), 2).some((w) => w.box.x > right(anchor.box) && w.box.x - right(anchor.box) < anchor.box.h)))

/** `Insurer A: Acme`: a label with its value, where the heading of a column was looked for. */
const isFact = (text: PageText, anchor: Anchor, apart: boolean): boolean => {
  const last = anchor.words.at(-1)
  if (text.page.source === 'image' || !last) return false
  const next = text.level(midY(last.box), 2).find((w) => w.box.x > last.box.x && w.box.x - right(last.box) < 0.6 * last.box.h)
  // `Acme Casualty Company` over the table ends in the word, and heads nothing.
  const first = anchor.words[0]!
  const lead = anchor.words.length === 1 || apart ? text.level(midY(first.box), 2).find((w) => w.box.x < first.box.x && first.box.x - right(w.box) < 0.6 * first.box.h) : undefined
  const led = lead && text.level(midY(lead.box), 2).some((w) => w.box.x < lead.box.x && lead.box.x - right(w.box) < 0.6 * lead.box.h)
  return led || (apart && lead !== undefined && anchor.words.length > 1) || last.text.endsWith(':') || (next !== undefined && /^[A-H]:?$/.test(next.text))
}

/** `Liberty Surplus Insurance Corporation` in the first row: the word heads no column there. */
const isOfName = (text: PageText, anchor: Anchor): boolean => {
  const [first, last] = [anchor.words[0]!, anchor.words.at(-1)!]
  const level = text.level(midY(first.box), 2).filter((w) => /^[A-Z]/.test(w.text) && !/^of$/i.test(w.text))
  return text.page.source !== 'image' && level.some((w) => (w.box.x < first.box.x && first.box.x - right(w.box) < 0.6 * first.box.h) || (w.box.x > last.box.x && w.box.x - right(last.box) < 0.6 * first.box.h))
}

/** `Policy` alone over the names of the policies, level with the heading of their numbers. */
const policyAlone = (text: PageText, number: Anchor): Anchor | null => {
  const word = text.level(midY(number.box), 5).find((w) => right(w.box) < number.box.x - 8 && /^polic(?:y|ies)$/i.test(w.text) && standsAlone(text, w))
  return word ? { box: word.box, words: [word] } : null
}

/** `Coverage and limit of liability` heads limits, not names. */
const headsLimits = (text: PageText, anchor: Anchor): boolean => {
  const last = anchor.words.at(-1)
  if (text.page.source === 'image' || !last) return false
  const [joint, limits] = text.level(midY(last.box), 2).filter((w) => w.box.x > last.box.x).sort((a, b) => a.box.x - b.box.x)
  return joint !== undefined && /^(?:and|&|\/)$/i.test(joint.text) && joint.box.x - right(last.box) < last.box.h && /^limits?$/i.test(limits?.text ?? '') && limits!.box.x - right(joint.box) < last.box.h
}

/** `(at beginning of policy period)`: words in small letters lead up to it. */
const isInsideWords = (text: PageText, anchor: Anchor): boolean => {
  const first = anchor.words[0]
  return text.page.source !== 'image' && first !== undefined && text.level(midY(first.box), 2).some((w) => w.box.x < first.box.x && first.box.x - right(w.box) < 0.6 * first.box.h && /^\(?[a-z]{2,}$/.test(w.text))
}

/** `TYPE OF` before the column of companies, whose own heading begins with `INSURANCE`: words so far apart are of two columns. */
const isParted = (text: PageText, { words }: Anchor): boolean =>
  text.page.source !== 'image' && words.some((w, i) => i > 0 && Math.abs(midY(w.box) - midY(words[i - 1]!.box)) < 2 && w.box.x - right(words[i - 1]!.box) > PARTED_MIN * w.box.h)
const PARTED_MIN = 3

/** Columns headed `From` and `To`. */
function fromAndTo(text: PageText, band: Box, found: Partial<Record<ColumnName, Anchor>>, reach: number): void {
  const level = (a: Anchor): boolean => Math.abs(midY(a.box) - midY(found.number!.box)) < reach
  const from = text.find('FROM', band).find(level)
  const to = from && text.find('TO', band).find((a) => level(a) && a.box.x > right(from.box))
  if (!from || !to) return
  found.eff = from
  found.exp = to
}

/** `Effective / Expiration` heads one column with both days, on one line or on two. */
const isOneTerm = (text: PageText, eff: Anchor, exp: Anchor): boolean =>
  eff.words.some((w) => exp.words.includes(w)) ||
  (text.page.source !== 'image' && isOver(eff, exp)) ||
  (exp.box.x - right(eff.box) < 24 && text.level(midY(eff.box), 3).some((w) => w.box.x > right(eff.box) - 2 && right(w.box) < exp.box.x + 2 && /^([/–&-]|to|and)$/i.test(w.text)))

/** `Insurance company` over `and policy number`: one column holds both. */
export const isOver = (a: Anchor, b: Anchor): boolean => Math.min(right(a.box), right(b.box)) - Math.max(a.box.x, b.box.x) > 0.5 * Math.min(a.box.w, b.box.w)
const overlaps = (a: Anchor, b: Anchor): boolean => a.box.x < right(b.box) + 14 && b.box.x < right(a.box) + 14

/** `LIMITS / DEDUCTIBLE` heads one column that holds both. */
const isOneHeading = (text: PageText, first: Anchor, second: Anchor): boolean =>
  text.level(midY(first.box), 3).some((w) => /^(?:\/|&|and|or)$/i.test(w.text) && Math.abs(midY(w.box) - midY(second.box)) < 3 && near(first.box, w.box) && near(w.box, second.box))
const near = (first: Box, second: Box): boolean => second.x >= right(first) - 1 && second.x - right(first) < first.h

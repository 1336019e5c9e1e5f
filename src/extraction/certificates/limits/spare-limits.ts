import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { findAmount, parseAmount } from '../../values/index.ts'
import type { Grid } from '../../classify/index.ts'
import { labelOf, namedLabel, ownLimit } from './limit-labels.ts'
import { stripLines } from './limit-lines.ts'
import { limitsByParts } from './limits-by-parts.ts'
import { isEachAndAll } from './limit-arrangements.ts'
import { pairsIn, type ReadLimit, slashedPair } from './limit-pairs.ts'
import { midX, type PageText, right } from '../page/page-text.ts'

/** On a picture a box to tick before a label may come as a letter: `O BUILDING`. */
const withoutBox = (words: Word[], text: PageText): Word[] =>
  text.page.source === 'image' && words.length > 1 && /^\W*\w?\W*$/.test(words[0]!.text) ? words.slice(1) : words

/** A mark in the narrow column that the limits run on into is no word of theirs. */
const withoutMark = (words: Word[]): Word[] => {
  const [before, last] = words.slice(-2)
  return last && before && /^(?:[xyn]|yes|no)$/i.test(last.text) && last.box.x - right(before.box) > last.box.h ? words.slice(0, -1) : words
}

/** Limits whose labels were typed: in spare strips of a printed row, or anywhere in a free one. */
export function spareLimits(
  text: PageText,
  grid: Grid,
  box: { x: number; y: number; w: number; h: number },
  used: Set<Word>,
  split: number | null,
  type: CoverageType,
): ReadLimit[] {
  const words = text.wordsIn(box).filter((w) => !used.has(w) && w.text !== '$')
  if (!words.some((w) => /\d/.test(w.text))) return []
  // Amounts ruled into strips of their own (ACORD 24) are those of the labels level with them, whatever labels stand under the last one.
  if (split !== null && text.page.source !== 'image' && [box.x + 6, split].every((from) => grid.crossings(from, right(box) - 6, box.y + 4, box.y + box.h - 4).length === 0)) {
    const parts = limitsByParts(words.filter((w) => midX(w.box) < split), words.filter((w) => midX(w.box) >= split), type)
    if (parts) return parts
  }
  const out: ReadLimit[] = []
  for (const line of stripLines(words, grid, box, text.page.source === 'image' ? null : (printed) => CUT_OVER.test(printed) ? null : namedLabel(type, printed) ?? ((type === 'property' && PROPERTY.test(printed)) || KEPT.test(printed) ? printed : null))) {
    if (split !== null && !RUNS_ACROSS.test(line.words.filter((w) => midX(w.box) < split).map((w) => w.text).join(' '))) {
      const labelWords = withoutBox(line.words.filter((w) => midX(w.box) < split && !/^[xXyY✓✔√]$/.test(w.text)), text)
      const valueWords = line.words.filter((w) => midX(w.box) >= split)
      const printed = labelWords.map((w) => w.text).join(' ')
      const value = valueWords.map((w) => w.text).join(' ')
      const amount = parseAmount(value)
      const label = labelOf(type, printed)
      if (amount !== null && isEachAndAll(printed)) {
        out.push(...pairsIn(`${printed} $${amount}`, valueWords, type))
        continue
      }
      if (amount !== null && label) {
        out.push({ label, amount, words: valueWords })
        continue
      }
      const beside = besideDeductible(printed, amount, type, labelWords, valueWords)
      if (beside) {
        out.push(...beside)
        continue
      }
      const pair = slashedPair(printed, value, type, valueWords)
      if (pair) {
        out.push(...pair)
        continue
      }
      // An amount with other words beside it, under a printed strip, is not clearly that label's.
      if (/[A-Za-z]{3}/.test(value.replace(/\b(mil|million|thousand)\b/i, '')) && labelWords.length > 0 && !/\d/.test(printed)) continue
    }
    const apart = text.page.source === 'image' ? -1 : line.words.length - 1
    const typed = apart > 0 ? besideDeductible(line.words.slice(0, apart).map((w) => w.text).join(' '), parseAmount(line.words[apart]!.text), type, line.words.slice(0, apart), [line.words[apart]!]) : null
    if (typed) {
      out.push(...typed)
      continue
    }
    const own = text.page.source === 'image' ? withoutBox(line.words, text) : withoutMark(line.words)
    const printed = own.length === line.words.length ? line.text : own.map((w) => w.text).join(' ')
    const injury = type === 'auto_liability' && text.page.source !== 'image' ? eachOfInjury(printed, out.at(-1)?.label, own) : null
    if (injury) {
      out.push(injury)
      continue
    }
    const isOfInjury = out.at(-1)?.label === 'bodily_injury_per_person' && EACH_ACCIDENT.test(printed)
    out.push(...pairsIn(isOfInjury ? `Bodily injury ${printed}` : printed, own, type))
  }
  return out
}

const OF_INJURY = /^\W*\$?\s?(\d{1,3}(?:,\d{3})+)\s+(?:each|per|ea\.?)\s+(person|accident|occurrence)\W*$/i
/** `$500,000 each person` over `$1,000,000 each accident`, with no other words: bodily injury's two limits, and no combined one. */
function eachOfInjury(printed: string, before: string | undefined, words: Word[]): ReadLimit | null {
  const said = OF_INJURY.exec(printed)
  const amount = said ? parseAmount(said[1]!) : null
  if (!said || amount === null) return null
  if (/^person$/i.test(said[2]!)) return { label: 'bodily_injury_per_person', amount, words }
  return before === 'bodily_injury_per_person' ? { label: 'bodily_injury_per_accident', amount, words } : null
}
/** `Each accident` under `Bodily injury each person`: bodily injury's second limit, no combined one. */
const EACH_ACCIDENT = /^\W*(?:each|per|ea\.?)\s+(?:accident|occurrence|acc)\b/i
/** The word over its amount in a narrow cell, under coverages that have no names of limits of their own. */
const KEPT = /^\W*(?:deductible|ded\.?|retention|sir)\W*$/i
/** `Limit per` over `occurrence`: what is cut over the line names nothing yet. */
const CUT_OVER = /\b(?:each|per|any\s+one)\W*$/i
/** What property is insured, as a line of its own over its amount. */
const PROPERTY = /^(?:blanket\s)?(?:buildings?|contents|(?:business\s)?personal\sproperty|bpp|business\sincome|tenant|improvements)\b[A-Za-z\s/&-]*$/i
/** `Limit $40,000  Ded` before the rule and `$1,000` behind it: what was typed runs across the rule. */
const RUNS_ACROSS = /\d,\d{3}\W+[A-Za-z]{2}/
/** `DED: $2,500` in the labels' column and a bare amount in the amounts': the coverage's deductible and its limit. */
function besideDeductible(printed: string, amount: number | null, type: CoverageType, labelWords: Word[], valueWords: Word[]): ReadLimit[] | null {
  const deductible = /^\W*ded(?:uctible)?\W+\$?\s?[\d,.]+$/i.test(printed) ? findAmount(printed) : null
  const [limit, kept] = [ownLimit(type), labelOf(type, 'deductible')]
  if (!deductible || amount === null || !limit || !kept) return null
  return [
    { label: kept, amount: deductible.amount, words: labelWords },
    { label: limit, amount, words: valueWords },
  ]
}

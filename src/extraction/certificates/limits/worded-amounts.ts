import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { parseAmount } from '../../values/index.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { linesOf, midX, midY, type PageText, right } from '../page/page-text.ts'

const SAYS: [RegExp, string][] = [
  [/^limit$/i, 'limit'],
  [/^ded(?:uctible)?\.?$/i, 'deductible'],
]
/** Coverages of vehicles and equipment, whose amounts a form prints the word behind: `$ 84,500 LIMIT` over `$ 2,500 DED`. */
const WORDED: ReadonlySet<CoverageType> = new Set(['auto_physical_damage', 'inland_marine', 'property'])
/** In heights of the word: a narrow cell sets it under its amount. */
const BELOW_MAX = 2.2

/** Amounts of vehicles and equipment with `LIMIT` or `DED` behind or under each; empty unless both words are printed and no amount is left over. */
export function wordedAmounts(text: PageText, box: Box, type: CoverageType): { limits: ReadLimit[]; words: Word[] } {
  const none = { limits: [], words: [] }
  if (!WORDED.has(type) || text.page.source === 'image') return none
  const words = text.wordsIn(box)
  const amounts = words.filter((w) => /^\$?[\d,]+(?:\.\d\d)?$/.test(w.text) && /\d{3}/.test(w.text))
  const kept = words.filter((w) => SAYS[1]![0].test(w.text)).map((said) => amounts.filter((a) => belongs(a.box, said.box) && Math.abs(midY(a.box) - midY(said.box)) < said.box.h && midX(a.box) < right(said.box)))
  // `$ LIMIT` over `$ 2,500 DED`, once for each peril.
  if (kept.length > 1 && amounts.length === kept.length && kept.every((own) => own.length === 1))
    return { limits: kept.map(([own]) => ({ label: 'deductible', amount: parseAmount(own!.text), words: [own!] })), words: kept.flat() }
  const behind = behindBoth(words, amounts)
  if (behind) return { limits: [{ label: 'deductible', amount: parseAmount(behind.text), words: [behind] }], words: [behind] }
  const found = SAYS.flatMap(([says, label]) => {
    const said = words.filter((w) => says.test(w.text))
    if (said.length !== 1) return []
    const own = amounts.filter((a) => midX(a.box) < right(said[0]!.box) && Math.abs(midX(a.box) - midX(said[0]!.box)) < box.w / 2 && belongs(a.box, said[0]!.box))
    const amount = own.length === 1 ? parseAmount(own[0]!.text) : null
    return amount === null ? [] : [{ limit: { label, amount, words: own }, words: [...own, said[0]!] }]
  })
  const [first, second] = found
  // At its actual worth a vehicle has no limit, and its strip stays empty.
  if (!first || amounts.length > found.length || !SAYS.every(([says]) => words.filter((w) => says.test(w.text)).length === 1) || first.words[0] === second?.words[0]) return none
  return { limits: found.map((f) => f.limit), words: found.flatMap((f) => f.words) }
}

const belongs = (amount: Box, word: Box): boolean => midY(word) - midY(amount) > -0.6 * word.h && midY(word) - midY(amount) < BELOW_MAX * word.h

/** `$ LIMIT  $ DED 1,000`: the one amount follows the last of both words, on its line or at the head of the next. */
function behindBoth(words: readonly Word[], amounts: readonly Word[]): Word | null {
  const [only, ...others] = amounts
  const read = linesOf([...words]).flatMap((l) => l.words).filter((w) => /[A-Za-z\d]/.test(w.text))
  const at = only ? read.indexOf(only) : -1
  const says = (i: number, word: RegExp): boolean => word.test(read[i]?.text ?? '')
  return only && others.length === 0 && at === read.length - 1 && says(at - 1, SAYS[1]![0]) && says(at - 2, SAYS[0]![0]) && midY(only.box) > midY(read[at - 1]!.box) - 0.5 * only.box.h ? only : null
}

import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { parseAmount } from '../../values/index.ts'
import type { Grid } from '../../classify/index.ts'
import { linesOf, type PageText, right } from '../page/page-text.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { limitNamed } from './limit-phrases.ts'

const LABEL_LINES_MAX = 7
const LINES_MAX = 24
const READINGS_MAX = 50
/** The law's own limit, ticked or not, in the strip before employers' liability's. */
const STATUTE = /^(?:[\s[\]()xX]|\b(?:wc|per|statu(?:te|tory)|limits?|oth-?er|oth-?)\b)+(?=$|e\.?l)/i
const SIGN = /^(?:\$|[xX]|\[[xX ]?\]|[:.])$/
type Line = { label: string; amount: number | null; words: Word[] }
type Reading = { at: number; limits: ReadLimit[]; named: ReadonlySet<string> }

/**
 * Names of limits that a narrow cell breaks over lines, with amounts in a column of their own beside some of them: the names and amounts of
 * all lines, where they part into whole names of one amount or none in one way only. Empty where they do not.
 */
export function limitsInColumn(text: PageText, grid: Grid, box: Box, type: CoverageType): ReadLimit[] {
  if (text.page.source === 'image' || grid.crossings(box.x + 6, right(box) - 6, box.y + 4, box.y + box.h - 4, CROSSED).length > 0) return []
  const lines = linesIn(text, box)
  if (!lines || lines.length > LINES_MAX || lines.filter((l) => l.amount !== null).length < 2) return []
  let readings: Reading[] = [{ at: 0, limits: [], named: new Set() }]
  const told = new Map<string, ReadLimit[]>()
  for (let steps = 0; steps < lines.length && readings.length > 0; steps++) {
    readings = readings.flatMap((reading) => goesOn(reading, lines, type))
    if (readings.length > READINGS_MAX) return []
    for (const { at, limits } of readings) if (at === lines.length) told.set(JSON.stringify(limits.map((l) => [l.label, l.amount])), limits)
  }
  const [only, ...others] = [...told.values()]
  return only && others.length === 0 ? only : []
}
const CROSSED = 0.25

/** A reading with the next whole name. */
function goesOn({ at, limits, named }: Reading, lines: readonly Line[], type: CoverageType): Reading[] {
  return lines.slice(at, at + LABEL_LINES_MAX).flatMap((_, i): Reading[] => {
    const own = lines.slice(at, at + i + 1)
    const amounts = own.filter((l) => l.amount !== null)
    const printed = own.map((l) => l.label).filter(Boolean).join(' ')
    const name = type === 'workers_comp' ? printed.replace(STATUTE, '').trim() : printed
    if (name === '' && amounts.length === 0) return [{ at: at + i + 1, limits, named }]
    const label = limitNamed(type, name)
    const [amount] = amounts
    if (!label || named.has(label) || amounts.length > 1) return []
    return [{ at: at + i + 1, limits: amount ? [...limits, { label, amount: amount.amount, words: amount.words }] : limits, named: new Set([...named, label]) }]
  })
}

/** The lines with their words and their amount; null where amounts have no column of their own. */
function linesIn(text: PageText, box: Box): Line[] | null {
  const words = text.wordsIn(box).filter((w) => !SIGN.test(w.text))
  const amounts = words.filter((w) => /^\$?\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/.test(w.text))
  const lines = linesOf(words)
  // Behind its amount a line has no words.
  if (lines.some((l) => l.words.some((w, i) => amounts.includes(w) && l.words.slice(i + 1).some((o) => !amounts.includes(o))))) return null
  return lines.map((line) => {
    const figures = line.words.filter((w) => amounts.includes(w))
    return { label: line.words.filter((w) => !figures.includes(w)).map((w) => w.text).join(' '), amount: figures.length > 0 ? parseAmount(figures.map((w) => w.text).join(' ')) : null, words: figures }
  })
}

import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { linesOf, type PageText } from '../page/page-text.ts'
import { namedLabel } from './limit-labels.ts'
import { type ReadLimit, slashedPair } from './limit-pairs.ts'

const AMOUNT = String.raw`\$?\s?\d[\d,]*(?:\.\d\d)?\s?(?:[KM]{1,2}|million)?`
/** Labels parted by strokes, and behind the last of them as many amounts parted likewise. */
const LINE = new RegExp(String.raw`^([A-Z][^$\d]{2,80}?)[\s:$]{1,4}(${AMOUNT}(?:\s?/\s?${AMOUNT}){1,3})$`, 'i')

/** `Each Occurrence / General Aggregate | $ 1,000,000 / 2,000,000` in one strip: the amounts are those of the labels, in order. */
export function slashedLines(text: PageText, box: Box, type: CoverageType): { limits: ReadLimit[]; words: Word[] }[] {
  if (text.page.source === 'image') return []
  return linesOf(text.wordsIn(box)).flatMap((line) => {
    const [, printed, value] = LINE.exec(line.text) ?? []
    if (!printed || !value || !printed.includes('/') || !printed.split('/').every((label) => namedLabel(type, label.trim()) !== null)) return []
    const limits = slashedPair(printed, value, type, line.words.filter((w) => /\d/.test(w.text)))
    return limits && new Set(limits.map((l) => l.label)).size === limits.length ? [{ limits, words: line.words }] : []
  })
}

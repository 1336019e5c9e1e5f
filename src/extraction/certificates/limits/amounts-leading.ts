import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import type { PageText, TextLine } from '../page/page-text.ts'
import { pairsIn, type ReadLimit } from './limit-pairs.ts'

const LEADS = /^\$\s?\d[\d,.]*\s?(?:mm?|k|mil(?:lion)?)?\s+\(?[A-Za-z]/i
const LINES_MIN = 2

/**
 * `$1M each occurrence` over `$2M general aggregate`: a cell whose every amount leads its own line, the words that name it behind. Empty
 * where some amount stands otherwise.
 */
export function amountsLeading(text: PageText, box: Box, type: CoverageType): ReadLimit[] {
  if (text.page.source === 'image') return []
  const lines = text.linesIn(box).filter((l) => !/^\W*statut(?:ory|e)\W*$/i.test(l.text))
  const whole: Word[][] = []
  for (const line of lines) {
    if (LEADS.test(line.text)) whole.push([...line.words])
    else if (whole.length > 0 && goesOn(line)) whole.at(-1)!.push(...line.words)
    else return []
  }
  const read = whole.flatMap((words) => pairsIn(words.map((w) => w.text).join(' '), words, type))
  return whole.length >= LINES_MIN && read.length === whole.length && new Set(read.map((l) => l.label)).size === read.length ? read : []
}
const goesOn = ({ text }: TextLine): boolean => /^[a-z(]/.test(text) && !/\d,\d{3}|\$\s?\d/.test(text)

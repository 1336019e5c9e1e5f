import type { Box } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { parseAmount } from '../../values/index.ts'
import type { LineDraft } from '../line-draft.ts'
import type { Mark } from '../page/marks.ts'
import { midY, type PageText, right } from '../page/page-text.ts'

type Label = { name: string; box: Box }

/** What an umbrella's row keeps back: the amount behind `RETENTION $`, which the boxes before DED and RETENTION name. */
export function readKeptAmount(text: PageText, area: Box, labels: readonly Label[], found: ReadonlyMap<string, Mark>, draft: LineDraft): void {
  const label = labels.find((l) => l.name === 'retention') ?? labels.find((l) => l.name === 'deductible')
  if (!label) return
  const seen = text.page.source === 'image'
  const beside = text.wordsIn(area).filter((w) => Math.abs(midY(w.box) - midY(label.box)) < 7 && w.box.x > right(label.box) - 2 && /\d/.test(w.text))
  const own = beside.length > 0 || seen || label.name !== 'retention' ? beside : amountUnder(text, area, label.box)
  const printed = own.map((w) => w.text).join('').replace(/^\$/, '')
  const mended = seen ? printed.replace(NOUGHT_AS_LETTER, '0') : printed
  const words = mended === printed ? own : own.map((w) => ({ ...w, confidence: Math.min(w.confidence, MENDED) }))
  const amount = words.length > 0 ? parseAmount(mended) : null
  if (amount === null) return
  const told = found.has('deductible') !== found.has('retention') || (!found.has('retention') && isLeftEmpty(text, labels.find((l) => l.name === 'deductible')))
  if (!told && seen) draft.cannotRead('limits.retention', words, 'which box is ticked, deductible or retention, cannot be made out')
  else draft.limit(found.has('deductible') && !found.has('retention') ? 'deductible' : 'retention', amount, words)
}

/** `1D,000`: a second look must bear out what is told so. */
const NOUGHT_AS_LETTER = /(?<=\d)[DO](?=\d{0,2},\d{3}$)/g
const MENDED = 0.7

/** Where the mark before RETENTION is illegible on a picture, a box before DED that was found and is empty leaves the amount no other label than its own. */
function isLeftEmpty({ page }: PageText, label: Label | undefined): boolean {
  const box = label && page.checkboxes.find((c) => Math.abs(midY(c.box) - midY(label.box)) < BOX_LEVEL && label.box.x - right(c.box) > -2 && label.box.x - right(c.box) < BOX_REACH)
  return box !== undefined && !box.checked && box.confidence >= BOX_SURE
}
const [BOX_LEVEL, BOX_REACH, BOX_SURE] = [6, 14, 0.95]

/** `RETENTION $` at the end of a narrow cell, its amount at the head of the next line. */
function amountUnder(text: PageText, area: Box, label: Box): Word[] {
  const [line] = text.linesIn(area).filter((l) => midY(l.box) > midY(label) + 0.6 * label.h && midY(l.box) < midY(label) + UNDER_REACH * label.h)
  return line && /^\$?\s?\d{1,3}(?:,\d{3})*$/.test(line.text) ? line.words : []
}
const UNDER_REACH = 3

import type { Box } from '../../../vocabulary/index.ts'
import { parseAmount } from '../../values/index.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { type Anchor, linesOf, midX, midY, type PageText, right } from '../page/page-text.ts'

const LABELS_MIN = 3
const LEVEL = 0.4
const AMOUNT = /^\$?(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d+)?(?:M{1,2}|MIL|K)|\d{4,8})$/i
const ANSWER = /^(?:incl|excl|none|n\/a|nil|stat)/i

/**
 * A cell of labels beside a cell of as many amounts, without rules: where labels break over lines and amounts do not, an amount
 * stands level with a label that is not its own. Then they answer each other in order. Null where each stands level with its label.
 */
export function limitsInOrder(text: PageText, box: Box, found: readonly { label: string; anchor: Anchor }[]): ReadLimit[] | null {
  if (found.length < LABELS_MIN) return null
  const labels = [...found].sort((a, b) => a.anchor.box.y - b.anchor.box.y)
  const edge = Math.max(...labels.map((l) => midX(l.anchor.box)))
  const amounts = linesOf(text.wordsIn(box).filter((w) => w.box.x > edge && AMOUNT.test(w.text)))
  // An answer in words takes the place of an amount.
  if (text.wordsIn(box).some((w) => w.box.x > edge && ANSWER.test(w.text))) return null
  const isEdge = (edgeOf: (box: Box) => number): boolean => amounts.every((l) => Math.abs(edgeOf(l.box) - edgeOf(amounts[0]!.box)) < 2)
  const isNear = (a: Box, b: Box): boolean => Math.abs(midY(a) - midY(b)) < LEVEL * Math.max(a.h, b.h)
  // Of a label of two lines the first may be the one that its amount stands on.
  const isLevel = ({ box, words }: Anchor, amount: Box): boolean => isNear(box, amount) || (words[0] !== undefined && isNear(words[0].box, amount))
  const adrift = amounts.some((l) => !labels.some((f) => isLevel(f.anchor, l.box))) && labels.some((f) => !amounts.some((l) => isLevel(f.anchor, l.box)))
  const isColumn = amounts.every((l) => l.words.length === 1) && (isEdge((box) => box.x) || isEdge(right))
  if (!adrift || !isColumn) return null
  // More amounts than labels that are known, or fewer: of no amount can it be told which label it stands beside.
  if (amounts.length !== labels.length && amounts.length >= LABELS_MIN) return labels.map(({ label, anchor }) => ({ label, amount: null, words: anchor.words, doubtful: true }))
  if (amounts.length < labels.length) return null
  return labels.map(({ label }, i) => ({ label, amount: parseAmount(amounts[i]!.text), words: amounts[i]!.words }))
}

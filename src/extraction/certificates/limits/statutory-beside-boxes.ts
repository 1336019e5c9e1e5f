import type { Word } from '../../page-model.ts'
import { midY, right } from '../page/page-text.ts'

/** ER stands under OTH. */
const ER_HEIGHT = 7
const SAID = /^(?:per |wc )?statut(?:e|ory)(?: limits?)?$/i

/** `STATUTORY` typed behind the printed boxes PER STATUTE and OTH-ER, where nothing else stands in their strip; `words`: of the row's limits. */
export function statutoryBesideBoxes(words: readonly Word[]): Word[] | null {
  const other = words.find((w) => /^OTH(?:-?ER|-)?$/.test(w.text))?.box
  const printed = other && words.find((w) => /^STATUT/.test(w.text) && right(w.box) < other.x && Math.abs(midY(w.box) - midY(other)) < other.h + ER_HEIGHT)?.box
  if (!other || !printed) return null
  const [top, end] = [other.y - 4, Math.max(other.y + other.h + ER_HEIGHT, printed.y + printed.h) + 1]
  const typed = words.filter((w) => w.box.x > right(other) - 2 && midY(w.box) > top && midY(w.box) < end && !/^(?:er|\$)$/i.test(w.text))
  return SAID.test(typed.map((w) => w.text).join(' ')) ? typed : null
}

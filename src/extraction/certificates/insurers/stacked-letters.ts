import type { Box } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { type Anchor, midY, type PageText } from '../page/page-text.ts'

const LETTERS = 'ABCDEF'
const LETTER = /^([A-F])[:.;,]?$/
const SAME_X = 4
const OFF_MAX = 3
const PITCH_MIN = 8
const PITCH_MAX = 24
const SEEN_MIN = 4

type Seen = { place: number; word: Word }

/**
 * The forms list insurers A to F under each other. Where a picture shows hardly any of the labels but most of the letters,
 * one under the other at even distances, the letters alone give the rows. Empty where fewer than four stand so.
 */
export function stackedLetters(text: PageText): { letter: string; anchor: Anchor }[] {
  const seen: Seen[] = text.words.flatMap((word) => {
    const letter = LETTER.exec(word.text)?.[1]
    return letter && word.box.y < text.page.height * 0.5 ? [{ place: LETTERS.indexOf(letter), word }] : []
  })
  let best: { rows: Seen[]; first: number; pitch: number } | null = null
  for (const a of seen) {
    const column = seen.filter((s) => Math.abs(s.word.box.x - a.word.box.x) < SAME_X)
    for (const b of column) {
      if (b.place <= a.place) continue
      const pitch = (midY(b.word.box) - midY(a.word.box)) / (b.place - a.place)
      if (pitch < PITCH_MIN || pitch > PITCH_MAX) continue
      const first = midY(a.word.box) - pitch * a.place
      const rows = column.filter((s) => Math.abs(midY(s.word.box) - first - pitch * s.place) < OFF_MAX)
      if (!best || new Set(rows.map((r) => r.place)).size > new Set(best.rows.map((r) => r.place)).size) best = { rows, first, pitch }
    }
  }
  if (!best || new Set(best.rows.map((r) => r.place)).size < SEEN_MIN) return []
  const { rows, first, pitch } = best
  const sample = rows[0]!.word.box
  return [...LETTERS].map((letter, place) => {
    const own = rows.find((r) => r.place === place)?.word
    const blank: Box = { x: sample.x, y: first + pitch * place - sample.h / 2, w: sample.w, h: sample.h }
    return { letter, anchor: { box: own?.box ?? blank, words: own ? [own] : [] } }
  })
}

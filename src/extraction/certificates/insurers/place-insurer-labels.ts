import { type Anchor, foldLetters, midX, midY, type PageText, right, unionBox } from '../page/page-text.ts'

const LETTERS = 'ABCDEFGH'
const ROWS_MIN = 3
/** The forms list insurers A to F, one under the other at even distances. */
const FORM_ROWS = 6

/**
 * Where a picture shows the list INSURER A, INSURER B, … but not every letter of it legibly, a row's place says its letter.
 * Gives the label of each row; empty when the rows do not stand under each other or their letters contradict their places.
 */
export function placeInsurerLabels(text: PageText, known: readonly { letter: string; anchor: Anchor }[]): { letter: string; anchor: Anchor }[] {
  const rows = columnOf(text.find('INSURER'))
  if (rows.length < ROWS_MIN) return []
  const steps = rows.slice(1).map((r, i) => midY(r.box) - midY(rows[i]!.box))
  const pitch = [...steps].sort((a, b) => a - b)[(steps.length - 1) >> 1]!
  const placeOf = (y: number): number => Math.round((y - midY(rows[0]!.box)) / pitch)
  const votes = new Map<number, number>()
  for (const { letter, anchor } of known) {
    const first = LETTERS.indexOf(letter) - placeOf(midY(anchor.box))
    votes.set(first, (votes.get(first) ?? 0) + 1)
  }
  const [first, count] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  const whole = rows.length === FORM_ROWS && first === 0
  if (first < 0 || (!whole && (count < 2 || count * 2 <= known.length))) return []
  const ends = known.filter((k) => k.anchor.box.w < 60).map((k) => right(k.anchor.box) - k.anchor.box.x)
  const reach = ends.length > 0 ? ends.sort((a, b) => a - b)[ends.length >> 1]! : pitch * 2.6
  const legible = rows.flatMap((row) => {
    const letter = LETTERS[first + placeOf(midY(row.box))]
    if (!letter) return []
    const words = text.words.filter(
      (w) =>
        Math.abs(midY(w.box) - midY(row.box)) < pitch * 0.4 &&
        midX(w.box) > row.box.x - 2 &&
        (row.words.includes(w) || (midX(w.box) < row.box.x + reach + 2 && foldLetters(w.text).length <= 2)),
    )
    return words.length > 0 ? [{ letter, anchor: { box: unionBox(words.map((w) => w.box)), words } }] : []
  })
  return withSkipped([...aboveFirst(legible[0], pitch), ...legible])
}

type Placed = { letter: string; anchor: Anchor }

/** Rows above the first whose label is legible, up to the list's own first. */
function aboveFirst(first: Placed | undefined, pitch: number): Placed[] {
  if (!first) return []
  const { x, y, w, h } = first.anchor.box
  const place = LETTERS.indexOf(first.letter)
  return Array.from({ length: place }, (_, i): Placed => ({ letter: LETTERS[i]!, anchor: { box: { x, y: y - (place - i) * pitch, w, h }, words: [] } }))
}

/** A row between two whose own label is illegible is a row all the same: without it the one above would be taken for twice as high. */
function withSkipped(placed: Placed[]): Placed[] {
  return placed.flatMap((row, i) => {
    const next = placed[i + 1]
    const apart = next ? LETTERS.indexOf(next.letter) - LETTERS.indexOf(row.letter) : 1
    if (!next || apart < 2) return [row]
    const [a, b] = [row.anchor.box, next.anchor.box]
    const between = Array.from({ length: apart - 1 }, (_, k): Placed => {
      const y = midY(a) + ((midY(b) - midY(a)) * (k + 1)) / apart - 4
      return { letter: LETTERS[LETTERS.indexOf(row.letter) + k + 1]!, anchor: { box: { x: a.x, y, w: Math.min(a.w, b.w), h: 8 }, words: [] } }
    })
    return [row, ...between]
  })
}

/** The largest set of anchors that begin at one distance from the left, top to bottom, one a row. */
function columnOf(anchors: Anchor[]): Anchor[] {
  let best: Anchor[] = []
  for (const { box } of anchors) {
    const column = anchors.filter((a) => Math.abs(a.box.x - box.x) < 5).sort((a, b) => a.box.y - b.box.y)
    const rows = column.filter((a, i) => i === 0 || midY(a.box) - midY(column[i - 1]!.box) > 5)
    if (rows.length > best.length) best = rows
  }
  return best
}

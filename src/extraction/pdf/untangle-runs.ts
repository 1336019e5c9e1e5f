/** A letter of the page, or null where something parts words; what painted it (0 for what PDFium adds); whether it begins a run; whether PDFium ends a line with it. */
export type Glyph<L> = { letter: L | null; object: number; begins?: true; ends?: true }
type Placed = { x1: number; x2: number; base: number; size: number }

/** In shares of the font's size: what letters of two runs lie over each other at least, and what parts one stretch of print from the next. */
const [OVER_MIN, APART_MIN, RISE_MAX] = [0.2, 1, 0.35]
const RUNS_MAX = 8

/**
 * PDFium gives letters that lie over each other in the order of the page, one of this run and one of that: the two days of a term,
 * each too wide for its column, came out as `01/20/202061/20/20267`. Such a stretch is taken in the order it was painted.
 */
export function untangleRuns<L extends Placed>(glyphs: readonly Glyph<L>[], orderOf: (object: number) => number | undefined): Glyph<L>[] {
  const out: Glyph<L>[] = []
  for (let i = 0; i < glyphs.length; ) {
    const end = endOfStretch(glyphs, i)
    const untangled = lieOver(glyphs, i, end) ? asPainted(glyphs.slice(i, end), orderOf) : null
    if (untangled) out.push(...untangled)
    else for (let k = i; k < end; k++) out.push(glyphs[k]!)
    i = end
  }
  return out
}

/** Where the print that begins at one letter ends: lower or higher, or after a gap wider than any space. */
function endOfStretch<L extends Placed>(glyphs: readonly Glyph<L>[], from: number): number {
  let last = glyphs[from]!.letter
  let end = from + 1
  for (let k = end; last && k < glyphs.length; k++) {
    const next: L | null = glyphs[k]!.letter
    if (!next) continue
    if (Math.abs(next.base - last.base) > RISE_MAX * last.size || next.x1 - last.x2 > APART_MIN * last.size || next.x1 < last.x1 - APART_MIN * last.size) break
    last = next
    end = k + 1
  }
  return end
}

/** Whether two letters of a stretch that follow each other lie over each other. */
function lieOver<L extends Placed>(glyphs: readonly Glyph<L>[], from: number, end: number): boolean {
  let last: L | null = null
  for (let i = from; i < end; i++) {
    const { letter } = glyphs[i]!
    if (letter && last && Math.min(last.x2, letter.x2) - Math.max(last.x1, letter.x1) > OVER_MIN * letter.size) return true
    last = letter ?? last
  }
  return false
}

/** The stretch by what was painted first, each run beginning a word; null where that makes no few runs of it. */
function asPainted<L extends Placed>(stretch: readonly Glyph<L>[], orderOf: (object: number) => number | undefined): Glyph<L>[] | null {
  let last = 0
  const ordered = stretch.map((glyph, place) => ({ glyph, place, order: (last = orderOf(glyph.object) ?? last) })).sort((a, b) => a.order - b.order || a.place - b.place)
  let runs = 0
  let before: { letter: L; place: number } | null = null
  const out = ordered.map(({ glyph, place }): Glyph<L> => {
    if (!glyph.letter) return glyph
    const begins: boolean = before !== null && (place < before.place || glyph.letter.x1 < before.letter.x1)
    if (begins) runs++
    before = { letter: glyph.letter, place }
    return begins ? { ...glyph, begins: true } : glyph
  })
  return runs > 0 && runs < RUNS_MAX && ordered.some(({ place }, i) => place !== i) ? out : null
}

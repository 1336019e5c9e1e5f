type Placed = { x: number; y: number; w: number; h: number }
/** What text is laid out from: words and tick boxes at their places on a page, in points, origin top left. */
export type LaidPage = {
  words: { text: string; box: Placed; visible?: boolean }[]
  checkboxes?: { box: Placed; checked: boolean | null }[]
}
type Piece = { text: string; box: Placed }

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** Words that stand on one line, left to right; a line is as high as the first word on it. */
function rowsOf(pieces: Piece[]): Piece[][] {
  const rows: { middle: number; half: number; pieces: Piece[] }[] = []
  for (const p of pieces.toSorted((a, b) => a.box.y + a.box.h / 2 - (b.box.y + b.box.h / 2))) {
    const middle = p.box.y + p.box.h / 2
    const row = rows.at(-1)
    if (row && Math.abs(row.middle - middle) < Math.max(row.half, p.box.h / 2) * 0.9) row.pieces.push(p)
    else rows.push({ middle, half: p.box.h / 2, pieces: [p] })
  }
  return rows.map((r) => r.pieces.toSorted((a, b) => a.box.x - b.box.x))
}

/**
 * Plain text of pages as the requirement parser likes it: one line a printed line, indents and column gaps as spaces,
 * a blank line where the page leaves one, tick boxes as [x] and [ ].
 */
export function textOfPages(pages: LaidPage[]): string {
  return pages.map(textOfPage).join('\n\n')
}

function textOfPage(page: LaidPage): string {
  const boxes = (page.checkboxes ?? []).map((c) => ({ text: c.checked ? '[x]' : '[ ]', box: c.box }))
  const words = page.words.filter((w) => w.visible !== false && w.text.trim())
  const pieces: Piece[] = [...words, ...boxes]
  if (!pieces.length) return ''
  const charWidth = median(words.map((w) => w.box.w / Math.max(1, w.text.length))) || 5
  const left = Math.min(...pieces.map((p) => p.box.x))
  const rows = rowsOf(pieces)
  const heights = rows.map((r) => median(r.map((p) => p.box.h)))
  const usual = median(rows.slice(1).map((r, i) => r[0]!.box.y - rows[i]![0]!.box.y)) || heights[0]! * 1.2
  const lines: string[] = []
  for (const [i, row] of rows.entries()) {
    if (i > 0 && row[0]!.box.y - rows[i - 1]![0]!.box.y > usual * 1.45) lines.push('')
    let line = ' '.repeat(Math.min(40, Math.max(0, Math.round((row[0]!.box.x - left) / charWidth / 2))))
    let end = row[0]!.box.x
    for (const p of row) {
      const gap = p.box.x - end
      if (line.trim()) line += gap > charWidth * 4 ? '    ' : gap > charWidth * 0.15 || !/\S$/.test(line) ? ' ' : ''
      line += p.text
      end = p.box.x + p.box.w
    }
    lines.push(line)
  }
  return lines.join('\n')
}

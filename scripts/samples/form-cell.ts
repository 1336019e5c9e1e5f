import type { Sheet } from './sheet.ts'

/** A box with its caption in the upper left corner and the value below it. */
function formCell(sheet: Sheet, [x, y, w, h]: [number, number, number, number], caption: string, name: string, value: string): void {
  sheet.box(x, y, w, h)
  sheet.caption(caption, x + 2, y + 1.8, { bold: true, size: 5 })
  sheet.value(name, value, x + 5, y + (h > 16 ? 9.5 : 6.5), w - 8)
}

/** A row of cells side by side; `parts` are shares of the width. */
export function formRow(
  sheet: Sheet,
  [x, y, w, h]: [number, number, number, number],
  parts: [share: number, caption: string, name: string, value: string][],
): number {
  const whole = parts.reduce((sum, [share]) => sum + share, 0)
  let left = x
  for (const [share, caption, name, value] of parts) {
    const wide = (w * share) / whole
    formCell(sheet, [left, y, wide, h], caption, name, value)
    left += wide
  }
  return y + h
}

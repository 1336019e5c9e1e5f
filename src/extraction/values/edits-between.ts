/** Rows of the table, kept between calls: a page is compared with word lists many thousand times. */
let before = new Uint16Array(128)
let row = new Uint16Array(128)

/** Edits between two words, given up past `max`. */
export function editsBetween(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  if (b.length >= row.length) [before, row] = [new Uint16Array(b.length * 2), new Uint16Array(b.length * 2)]
  for (let j = 0; j <= b.length; j++) before[j] = j
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    let least = (row[0] = i)
    for (let j = 1; j <= b.length; j++) {
      const edits = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + (letter === b.charCodeAt(j - 1) ? 0 : 1))
      row[j] = edits
      if (edits < least) least = edits
    }
    if (least > max) return max + 1
    ;[before, row] = [row, before]
  }
  return before[b.length]!
}

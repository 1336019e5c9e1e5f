/** "Item 3  General liability", "S3 General liability", "C - 3   Workers comp": a word or letter, and a number, set off by space alone. */
const LABELLED = /^(\s*)(?:(item|ref|no\.?|line|coverage|part|clause|art\.?|#) ?#?(\d{1,2})|([A-Z]) ?-? ?(\d{1,2}))(?: ?[-\u2013] | {1,12})(?=[A-Z][A-Za-z'& /]|[A-Z]{2})/i
/** Fewer such lines than this may stand so by chance. */
const LINES_MIN = 3

/** Lines that open so with 1, 2, 3 and so on are numbered: "3. General liability", "S3. General liability". */
export function labelledLines(lines: string[]): string[] {
  const found = lines.map((l) => LABELLED.exec(l))
  const kinds = new Map<string, number>()
  for (const m of found) {
    if (!m) continue
    const kind = (m[2] ?? m[4]!).toLowerCase()
    const next = (kinds.get(kind) ?? 0) + 1
    if (Number(m[3] ?? m[5]) === next) kinds.set(kind, next)
  }
  const [kind, count] = [...kinds].sort((a, b) => b[1] - a[1])[0] ?? []
  if (kind === undefined || count! < LINES_MIN) return lines
  return lines.map((l, i) => {
    const m = found[i]
    if (!m || (m[2] ?? m[4]!).toLowerCase() !== kind) return l
    return `${m[1]}${m[2] ? '' : m[4]!}${m[3] ?? m[5]}. ${l.slice(m[0].length)}`
  })
}

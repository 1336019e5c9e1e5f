/** "Required if initialed by Risk", "Blank lines are not required": what says that a line counts where somebody's letters stand. */
const BY_INITIALS = /\b(?:if|when|where|only|lines?|items?|coverages?)\b[^.\n]{0,30}\binitial+ed\b|\binitial+ed (?:lines?|items?|coverages?)\b|\bblanks?\b(?: (?:lines?|items?|spaces?))?[^.\n]{0,20}\b(?:not (?:required|needed|apply|applicable)|do not apply|don't apply|(?:is|are) optional)/i
const MARKED = /^(\s*)([A-Z]{2,3}|[A-Z]\.[A-Z]\.)(\s+)(?=[A-Z])/
/** "_JT_  General liability" beside "____  Auto": letters on the blank of a line. */
const ON_BLANK = /^(\s*)_{1,3}([A-Z]{2,3})_{1,3}\s+(?=[A-Z])/
const BLANK = /^\s*_{3,8}\s+(?=[A-Z])/
/** Fewer lines than this with the same letters may be names. */
const LINES_MIN = 2

/** "RM  General Liability  $1,000,000" above lines without the letters: boxes ticked and left empty. */
export function initialledLines(linesIn: string[]): string[] {
  const signed = linesIn.flatMap((l) => ON_BLANK.exec(l)?.[2] ?? [])
  const lines = signed.length >= LINES_MIN && new Set(signed).size === 1 && linesIn.some((l) => BLANK.test(l)) ? linesIn.map((l) => l.replace(ON_BLANK, '$1[x] ').replace(BLANK, '[ ] ')) : linesIn
  if (!lines.some((l) => BY_INITIALS.test(l))) return lines
  const marks = lines.map((l) => MARKED.exec(l))
  const counts = new Map<string, number>()
  for (const m of marks) if (m) counts.set(m[2]!, (counts.get(m[2]!) ?? 0) + 1)
  const [mark, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  if (mark === undefined || count! < LINES_MIN || lines.some((l) => new RegExp(`\\b${mark.replaceAll('.', '\\.')} ?= ?not\\b`, 'i').test(l))) return lines
  const first = marks.findIndex((m) => m?.[2] === mark)
  const width = marks[first]![0].length
  return lines.map((l, i) => {
    if (marks[i]?.[2] === mark) return `[x] ${l.slice(marks[i]![0].length)}`
    const indent = l.length - l.trimStart().length
    return l.trim() !== '' && indent > 0 && Math.abs(indent - width) <= 1 ? `[ ] ${l.trimStart()}` : l
  })
}

/** A note below what it is of: "* additional insured required", "(2) tower work only". */
const NOTE = /^\s*(\*{1,3}|[\u2020\u2021\u00a7]|[\u00b9\u00b2\u00b3]|\(\d\)|\[\d\])\s?(?=[A-Za-z$\d])(\S.*)$/
/** Notes stand near the end of what they belong to; a text of more lines has lists instead. */
const NOTES_MAX = 9
const SAME_MARK = (mark: string): RegExp => {
  const made = patterns.get(mark) ?? new RegExp(`(?<=[\\w)%'"\\u2019])\\s?${mark.replace(/[()*[\]]/g, '\\$&')}(?![*\\w(])(?=\\s|$|[,;:.|])`, 'g')
  patterns.set(mark, made)
  made.lastIndex = 0
  return made
}
/** One for each of the few marks there are: made anew for every line they took a twentieth of a text's time. */
const patterns = new Map<string, RegExp>()

/** "GL 1M* | Auto 1M** | WC": the note stands behind the part of the line that its mark stands in. */
function behindParts(line: string, mark: string, said: string): string {
  const at = line.search(SAME_MARK(mark))
  const rest = line.slice(at).replace(SAME_MARK(mark), '')
  const end = rest.search(/\s*(?:[|;]|, (?=\D))/)
  return end < 0 ? `${line.slice(0, at)}${rest.trimEnd()} (${said})` : `${line.slice(0, at)}${rest.slice(0, end)} (${said})${rest.slice(end)}`
}

const WITHIN = /(?<=[.;] )(\*{1,3}|[\u2020\u2021]|[\u00b9\u00b2\u00b3]|\(\d\)|\[\d\])(?= ?[A-Z\d$])/g
/** "GL $1M; Auto* $1M; WC statutory. *AI required.": notes at the end of the line that their marks stand in are lines of their own. */
function notesApart(line: string): string[] {
  if (line.length > 600 || !/[*\u2020\u2021\u00b9\u00b2\u00b3([]/.test(line)) return [line]
  const notes = [...line.matchAll(WITHIN)].filter((m, i, all) => SAME_MARK(m[1]!).test(line.slice(0, all[0]!.index)))
  const first = notes[0]
  // A list within the line has its items' numbers before each of them.
  if (!first || notes.length > NOTES_MAX || new RegExp(`(?:^|[;.:] ?)${first[1]!.replace(/[()*[\]]/g, '\\$&')}`).test(line.slice(0, first.index - 2))) return [line]
  return [line.slice(0, first.index).trimEnd(), ...notes.map((m, i) => line.slice(m.index, notes[i + 1]?.index).trim())]
}

/** "Umbrella** $5M" and below it "** only for high-rise": the note is put in brackets behind what its mark stands at. */
export function footnotes(linesIn: string[]): string[] {
  const lines = linesIn.flatMap(notesApart)
  const notes = lines.flatMap((l, at) => {
    const m = NOTE.exec(l)
    return m && m[2]!.length <= 200 ? [{ at, mark: m[1]!, said: m[2]!.trim().replace(/[.;]$/, '') }] : []
  })
  if (!notes.length || notes.length > NOTES_MAX || new Set(notes.map((n) => n.mark)).size < notes.length) return lines
  const first = notes[0]!.at
  // Bold words in asterisks, and items that open with such a mark, are no notes.
  if (lines.some((l) => /(?:^|\s)\*{1,3}\w[^*\n]*\w\*/.test(l))) return lines
  // A line with the marks of several notes: each is said of the part its mark stands in.
  const several = lines.map((l) => notes.filter((n) => SAME_MARK(n.mark).test(l)).length > 1)
  let out = lines
  for (const { at, mark, said } of notes) {
    const marked = out.map((l, i) => i < first && SAME_MARK(mark).test(l) && /[A-Za-z]{2}/.test(l) && !/\b(?:items?|lines?|under|on|and|or|of|to|through)\s*$/i.test(l.slice(0, l.search(SAME_MARK(mark)) + 1)))
    if (!marked.some(Boolean)) continue
    out = out.map((l, i) => {
      if (i === at) return ''
      if (!marked[i]) return l
      if (several[i] || (!linesIn.includes(l) && /;/.test(l))) return behindParts(l, mark, said)
      const bare = l.replace(SAME_MARK(mark), '')
      return /\|\s*$/.test(bare) ? bare.replace(/\s*\|\s*$/, ` (${said}) |`) : `${bare.trimEnd()} (${said})`
    })
  }
  return out
}

const LEADER = /^(\s*)(\S.*?)\s*(?:(?:\.{4,}|(?:\. ){4,}|_{4,})\s*([xX✓✔]?)|_{2,}([xX✓✔])_{2,})\s*$/
/** No line of a form is longer. */
const LONGEST = 300
const ANSWERED = /^(\s*)(\S.*?)\s*(?:\.{2,}|(?:\. ){2,}|_{2,}|(?<=\s)-{2,})\s*(y|yes|n|no)\.?\s*$/i
/** "Umbrella $2,000,000 ........ N": in a form whose lines end in yes and no, those that end in no ask nothing. */
function answeredLines(lines: string[]): string[] {
  const found = lines.map((line) => (line.length > LONGEST ? null : ANSWERED.exec(line)))
  if (found.filter((m) => m).length < 3 || !found.some((m) => m && /^n/i.test(m[3]!)) || !found.some((m) => m && /^y/i.test(m[3]!))) return lines
  return lines.map((line, i) => {
    const m = found[i]
    return m ? `${m[1]!}[${/^y/i.test(m[3]!) ? 'x' : ' '}] ${m[2]!}` : line
  })
}

/** "General liability $1M ........ X" above "Liquor $1M ........": where some leaders end in a mark, a line whose leader ends in nothing is a box left empty. */
export function leaderMarks(written: string[]): string[] {
  const lines = answeredLines(written)
  const found = lines.map((line) => (line.length > LONGEST ? null : LEADER.exec(line)))
  if (found.filter((m) => m?.[3] || m?.[4]).length < 2 || !found.some((m) => m && !m[3] && !m[4])) return lines
  return lines.map((line, i) => {
    const m = found[i]
    return m ? `${m[1]!}[${m[3] || m[4] ? 'x' : ' '}] ${m[2]!}` : line
  })
}

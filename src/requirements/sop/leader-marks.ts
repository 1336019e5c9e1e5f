const LEADER = /^(\s*)(\S.*?)\s*(?:(?:\.{4,}|(?:\. ){4,}|_{4,})\s*([xX✓✔]?)|_{2,}([xX✓✔])_{2,})\s*$/
/** No line of a form is longer. */
const LONGEST = 300
/** "General liability $1M ........ X" above "Liquor $1M ........": where some leaders end in a mark, a line whose leader ends in nothing is a box left empty. */
export function leaderMarks(lines: string[]): string[] {
  const found = lines.map((line) => (line.length > LONGEST ? null : LEADER.exec(line)))
  if (found.filter((m) => m?.[3] || m?.[4]).length < 2 || !found.some((m) => m && !m[3] && !m[4])) return lines
  return lines.map((line, i) => {
    const m = found[i]
    return m ? `${m[1]!}[${m[3] || m[4] ? 'x' : ' '}] ${m[2]!}` : line
  })
}

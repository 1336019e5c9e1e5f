const CIRCLED = /\(\s?(?:y|yes)\s?\)[\s/]{1,3}(?:no?)(?![a-z(])|(?<![a-z(])(?:y|yes)[\s/]{1,3}\(\s?(?:n|no)\s?\)/i
const AT_HEAD = new RegExp(`^\\s*(${CIRCLED.source})\\s{2,}(?=\\S)`, 'i')
const AT_END = new RegExp(`(?:\\s{2,}|:\\s*)(${CIRCLED.source})\\s*$`, 'i')
const IN_ITS_COLUMN = new RegExp(`\\s{2,}(${CIRCLED.source})(?=\\s{2,}\\S)`, 'i')

/** No line of a form is longer. */
const LONGEST = 300
/** "(Y) N   General liability", "General liability   Y (N)", "Auto   yes (no)   $500,000": of two letters or words, the one in brackets is circled. A line that stands alone so is none of a form. */
export function circledLetters(lines: string[]): string[] {
  const marks = lines.map((line) => (line.length > LONGEST ? null : (AT_HEAD.exec(line) ?? AT_END.exec(line) ?? IN_ITS_COLUMN.exec(line))))
  if (marks.filter(Boolean).length < 2) return lines
  return lines.map((line, i) => {
    const mark = marks[i]
    return mark ? `[${/^\(/.test(mark[1]!) ? 'x' : ' '}] ${line.replace(mark[0], '').trim()}` : line
  })
}

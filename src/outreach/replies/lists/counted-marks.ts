/** How people number their answers, beside the "1." and "1)" of the request. Each takes the place of one answer. */
const BEFORE = '(?<=^|[\\s,;/])'
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const WHICH = '(?: (?:one|policy|line|item|coverage))?'
const STYLES = [
  '\\((\\d)\\)[:.]?\\s*(?=\\S)',
  '(\\d) ?[:=] ?(?=[a-z?])',
  '(\\d) ?[-–—]{1,2}>? ?(?=[a-z?])',
  `(\\d)(?:st|nd|rd|th)${WHICH} ?[-–—:=]+ ?(?=\\S)`,
  `(${ORDINALS.join('|')})${WHICH} ?[-–—:=]+ ?(?=\\S)`,
].map((style) => new RegExp(`${BEFORE}${style}`, 'gi'))
const placeOf = (said: string): number => (/\d/.test(said) ? Number(said) : ORDINALS.indexOf(said.toLowerCase()) + 1)

/** Of whatever stands behind the numbers one at least is an answer: "(1) auto and (2) cargo are active" names two policies. */
const ANSWERS = /^(?:yes|yep|ok|okay|active|inactive|in[- ]force|good|correct|confirmed|not?|cancel\w*|lapsed|expired|y|n|non-?renewed|same)\b/i
const LINKS = /(?:^|\s)(?:and|&|or)\W*$/i

/** "1: yes 2: yes 3: lapsed", typed on in one line, with "1) yes" on a line for each; null where nothing counts on from one. */
function typedOn(line: string): string[] | null {
  for (const style of STYLES) {
    const marks = [...line.matchAll(style)]
    if (marks.length < 2 || /\S/.test(line.slice(0, marks[0]!.index)) || marks.some((one, at) => placeOf(one[1]!) !== at + 1)) continue
    const behind = marks.map((one, at) => line.slice(one.index + one[0].length, marks[at + 1]?.index))
    if (behind.slice(0, -1).some((text) => LINKS.test(text)) || !behind.some((text) => ANSWERS.test(text))) continue
    return behind.map((text, at) => `${at + 1}) ${at < behind.length - 1 ? text.replace(/[\s,;/]+$/, '') : text}`)
  }
  return null
}

/** Answers numbered in another way than the request's policies, as if they were numbered in its way. */
export function withCountedMarks(lines: string[]): string[] {
  const apart = lines.flatMap((line) => typedOn(line) ?? [line])
  for (const style of STYLES) {
    const counted = apart.flatMap((line, at) => {
      const [first] = line.matchAll(style)
      return first !== undefined && !/\S/.test(line.slice(0, first.index)) ? [{ at, place: placeOf(first[1]!), behind: line.slice(first.index + first[0].length) }] : []
    })
    if (counted.length < 2 || counted.some((one, at) => one.place !== at + 1) || !counted.some((one) => ANSWERS.test(one.behind))) continue
    const read = new Map(counted.map((one) => [one.at, `${one.place}) ${one.behind}`]))
    return apart.map((line, at) => read.get(at) ?? line)
  }
  return apart
}

import { withCountedMarks } from './counted-marks.ts'

/** Lines with each item of a list on a line of its own, whose number is written as the request's are: "2) Cancelled". */
export const countedLines = (lines: string[]): string[] => withLettersAsNumbers(withCountedMarks(lines).flatMap(itemsOf))

/** "1) ok 2) ok 3) lapsed", typed on in one line: an item a line. Only what counts on from one is such a list. */
const SAYS = '(?:yes|yep|ok|okay|active|inactive|in[- ]force|good|correct|confirmed|not?|cancel\\w*|lapsed|expired|y|n|non-?renewed|moved|sold|dropped|pending|still|terminated|current|void)\\b'
const COUNTED = new RegExp(`^\\s*#?1[ -]+(?=${SAYS})`, 'i')
const COUNTED_ON = new RegExp(`(?<=[\\s,;]|^)#?(\\d)[ -]+(?=${SAYS})`, 'gi')
/** "#1 active #2 active #3": what the last says is not there. */
const LEFT_OPEN = /(?<=[\s,;])#(\d)\b|(?<=[\s,;])(\d)[\s.,;]*$/
/** "1 yes 2 yes", "#1 active #2 active": counted without a point or bracket. */
const pointed = (line: string): string => (COUNTED.test(line) && [...line.matchAll(COUNTED_ON)].map((one) => one[1]).join('').startsWith('12') ? line.replace(COUNTED_ON, '$1) ').replace(LEFT_OPEN, '$1$2) ?') : line)

/** "#1 Active, #2 other agent, #3 Active", "item 1 yes, item 2 Dana": whatever stands behind each number, they count on from one. */
const MARKED = /(?<=^|[\s,;/])(?:#|(?:item|line|policy|no\.?|number) ?#?)(\d)(?!\d|[,.]\d)[):.]?(?= |$)/gi
/** What stands between two of them where they are only named together: "#1, #2 and #4 are active", "#1 - #3". */
const JOINS = /^[\s,&/-]*(?:(?:and|through|thru|to|or)\b[\s#]*)?$/i
function marked(line: string): string {
  const marks = [...line.matchAll(MARKED)]
  if (marks.length < 2 || marks[0]!.index > 0 || marks.some((one, at) => Number(one[1]) !== at + 1)) return line
  const behind = marks.map((one, at) => line.slice(one.index + one[0].length, marks[at + 1]?.index))
  const empty = (text: string): boolean => !/[^\s,;:=–—-]/.test(text)
  if (behind.some((text, at) => JOINS.test(text) && !(/[-–—=]\s*[,;]\s*$/.test(text)) && !(at === behind.length - 1))) return line
  return behind.map((text, at) => `${at + 1}) ${empty(text) ? '?' : text.replace(/^\s*[-–—:=]\s*/, '').trim()}`).join(' ')
}

/** "a) Active", "b) Cancelled", or "1 Yes", "2 N", each on its line and counting on from the first: as the numbers of the request. */
const COUNTED_LINES = [/^\s*\(?([a-h])[.)](?=\s+\S)/i, /^\s*(\d)(?=\s+[a-z?])/i]
function withLettersAsNumbers(lines: string[]): string[] {
  return COUNTED_LINES.reduce((read, pattern) => {
    const counted = read.flatMap((line, at) => (pattern.test(line) ? [at] : []))
    const place = (at: number): number => Number.parseInt(pattern.exec(read[at]!)![1]!, 18) - (pattern === COUNTED_LINES[0] ? 9 : 0)
    const counts = counted.length > 1 && counted.every((at, order) => place(at) === order + 1)
    return counts ? read.map((line, at) => (counted.includes(at) ? line.replace(pattern, `${counted.indexOf(at) + 1})`) : line)) : read
  }, lines)
}

/** "Confirming: 1) yes 2) yes": words before the first of them, on a line of their own. */
const LED_BY = /^\s*\p{L}[\p{L}' ]{2,30}:\s+(?=1\s?[.)-]\s*\p{L})/u

function itemsOf(written: string): string[] {
  const [lead] = LED_BY.exec(written) ?? []
  if (lead !== undefined) {
    const items = itemsOf(written.slice(lead.length))
    return items.length > 1 ? [lead.trim(), ...items] : [written]
  }
  const line = pointed(marked(written))
  const starts = [0]
  if (!/^\s*1\s?[.)]\s*(?=\D)/.test(line)) return [line]
  for (const item of line.matchAll(/(?<=[\s,;])(\d{1,2})[.)]\s+(?=\D)/g)) if (Number(item[1]) === starts.length + 1) starts.push(item.index)
  return starts.flatMap((from, i) => (i === starts.length - 1 && i > 0 ? withoutTail(line.slice(from)) : [line.slice(from, starts[i + 1])]))
}

/** "3) yes. They owe a payment": what follows the last of a list typed on in one line is said below the list, of all of it. */
const SHORT_ITEM = /^(\s*\d{1,2}[.)]\s+(?:(?:is |are |still |all |also |that'?s |same )*(?:yes|yep|yeah|ok|okay|y|si|sí|active|activa|vigente|correct|confirmed|in force|in effect|good|fine|right|same|match(?:es)?)[ ,/&]*(?:and )?)+)(?:\s*[.;,(!–-]\s*|\s+(?=[A-Z]|they\b|it\b|we\b|but\b|however\b))(?=[A-Za-z])(.{3,})$/i
function withoutTail(last: string): string[] {
  const tail = SHORT_ITEM.exec(last)
  return tail ? [tail[1]!.trimEnd(), tail[2]!] : [last]
}

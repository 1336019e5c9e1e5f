import { headOver } from './head-over.ts'
import { isOfMember } from './marks-behind-names.ts'

const YES = ['Y', 'YES', 'R', 'REQ', "REQ'D"]
const NO = ['N', 'NO', 'NR', 'N/R', 'N/A']
/** "R = required, NR = not required": what the text itself says its letters mean. */
const LEGEND = /(?<![A-Za-z])([A-Z]{1,3}) ?[=:\u2013-] ?((?:does |do |is )?not |no longer )?(required|needed|appl(?:y|ies|icable)|mandatory|must|optional|waived|recommended)\b/g

/** "C = call Risk Management", beside "R = required": a letter that leaves it to somebody. */
const LEFT_TO = /(?<![A-Za-z])([A-Z]{1,3}) ?[=:] ?((?:call|ask|see|check with|contact|talk to|case by case|depends|conditional|if applicable|as applicable|when applicable|may apply|tbd|to be determined)\b[A-Za-z' ]{0,30}?)(?=\s{2,}|[;,.)|]|$)/gm

/** "Req   Coverage   Limit" over "M   General liability   $1,000,000": letters in a column with a head of its own are read with their table. */
function inColumns(lines: string[]): boolean {
  const head = lines.findIndex((l) => l.length < 160 && /^\s*(?:[A-Za-z][\w.'\/ ]{1,24}?\s{2,}){2,8}[A-Za-z][\w.'\/ ]{1,24}\s*$/.test(l) && /\b(?:coverage|line|policy|type|insurance)\b/i.test(l) && /\b(?:limit|minimum|amount)s?\b/i.test(l))
  if (head < 0) return false
  const rows = lines.slice(head + 1, head + 4).filter((l) => l.trim() && !/^[\s=-]+$/.test(l))
  return rows.length > 1 && rows.every((l) => /^\s*[MROPN]\s{2,}\S|\s{2,}[MROPN]\s*$/.test(l))
}

type Letters = { yes: Set<string>; no: Set<string> }
/** The letters that tick a line or leave it empty. */
function lettersOf(text: string): Letters {
  const letters: Letters = { yes: new Set(YES), no: new Set(NO) }
  for (const m of text.matchAll(LEGEND)) (m[2] || /optional|waived|recommended/.test(m[3]!) ? letters.no : letters.yes).add(m[1]!)
  for (const code of letters.no) if (!NO.includes(code)) letters.yes.delete(code)
  return letters
}

const AT_HEAD = /^(\s*)([A-Za-z]{1,3}(?:'D|\/[ARar])?) {0,3}[-:=.)\u2013|] {0,3}(?=[A-Za-z\d])/
/** "R   GL $1M" above "O   Auto $1M", where the text says what R and O mean. */
const AT_HEAD_WIDE = /^(\s*)([A-Z]{1,3}) {1,}(?=[A-Z\d])/
const AT_END = /^(\s*)(\S.*?\S)(?:\s{2,}|\s*\.{3,}\s*)([A-Z]{1,3}(?:'D|\/[AR])?)\s*$/
/** Letters that number lines stand there too: "M) ...", "O. ...". */
const ANOTHER = /^\s*([A-Z]) ?[-:=.)\u2013] /

const TICKED_HEAD = /^\s*(?:\[ ?[xXyY\u2713\u2714] ?\]|\( ?[xXyY\u2713\u2714] ?\)|[\u2611\u2612])(?=\s)/
const DASHED_HEAD = /^\s*(?:\[ ?[-\u2013\u2014] ?\]|\( ?[-\u2013\u2014] ?\))(?=\s)/
/** "[-] Professional", "(\u2013) Umbrella", beside lines whose boxes are ticked: a dash in a box leaves it empty. */
export const bracketedDashes = (lines: string[]): string[] =>
  lines.filter((l) => TICKED_HEAD.test(l)).length >= 2 && lines.some((l) => DASHED_HEAD.test(l)) ? lines.map((l) => l.replace(/\[ ?[-\u2013\u2014] ?\]/g, '[ ]').replace(/\( ?[-\u2013\u2014] ?\)/g, '( )')) : lines

/**
 * "Y - Auto $1,000,000" and "N - Umbrella $5,000,000", or "Automobile ($1M)   R" and "Umbrella ($5M)   NR": where three lines
 * or more open, or end, with one of the two, and both stand, they are boxes ticked and left empty.
 */
export function letteredBoxes(lines: string[]): string[] {
  if (inColumns(lines)) return lines
  const { yes, no } = lettersOf(lines.join('\n').slice(0, 20_000))
  const marked = (mark: string | undefined): boolean => mark !== undefined && (yes.has(mark.toUpperCase()) || no.has(mark.toUpperCase()))
  const box = (mark: string): string => (yes.has(mark.toUpperCase()) ? '[x]' : '[ ]')
  const enough = (marks: (string | undefined)[]): boolean => {
    const known = marks.filter(marked)
    return known.length >= 3 && known.filter((m) => yes.has(m!.toUpperCase())).length >= 2 && known.some((m) => no.has(m!.toUpperCase()))
  }
  // "Do I need auto?" and below it "No. ...": an answer is no box.
  const answers = (i: number): boolean => /\?\s*$/.test(lines[i - 1] ?? '') || (lines[i - 1]?.trim() === '' && /\?\s*$/.test(lines[i - 2] ?? ''))
  const told = new Set([...lines.join('\n').slice(0, 20_000).matchAll(LEGEND)].map((m) => m[1]!))
  const wide = (l: string): RegExpExecArray | null => (told.size > 1 ? AT_HEAD_WIDE.exec(l) : null)
  const heads = lines.map((l, i) => (answers(i) ? null : (AT_HEAD.exec(l) ?? (told.has(wide(l)?.[2] ?? '') ? wide(l) : null))))
  const left = new Map(told.size > 1 ? [...lines.join('\n').slice(0, 20_000).matchAll(LEFT_TO)].map((m) => [m[1]!, m[2]!]) : [])
  const leftTo = (l: string): RegExpExecArray | null => (left.size ? (AT_HEAD.exec(l) ?? AT_HEAD_WIDE.exec(l)) : null)
  const someLeft = left.size > 0 && lines.some((l) => left.has(leftTo(l)?.[2] ?? '')) && heads.filter((m) => marked(m?.[2])).length >= 2
  if ((someLeft || enough(heads.map((m) => m?.[2]))) && !lines.some((l) => !marked(ANOTHER.exec(l)?.[1] ?? 'Y') && !left.has(ANOTHER.exec(l)![1]!)))
    return lines.map((l, i) => (marked(heads[i]?.[2]) ? `${heads[i]![1]!}${box(heads[i]![2]!)} ${l.slice(heads[i]![0].length)}` : left.has(leftTo(l)?.[2] ?? '') ? `${leftTo(l)![1]!}[x] ${l.slice(leftTo(l)![0].length).trimEnd()} (${left.get(leftTo(l)![2]!)})` : l))
  const ends = lines.map((l) => (/[|\t]/.test(l) || l.length > 200 ? null : AT_END.exec(l)))
  // Of two columns of letters the last says something else.
  if (!enough(ends.map((m) => m?.[3])) || ends.some((m) => m && marked(m[3]) && marked(/(?:^|\s{2,})(\S{1,5})$/.exec(m[2]!)?.[1]))) return lines
  // Under "AI" or "Waiver" they are of that.
  if (ends.some((m, i) => m && marked(m[3]) && isOfMember(headOver(lines, i, lines[i]!.trimEnd().length - m[3]!.length)))) return lines
  return lines.map((l, i) => (marked(ends[i]?.[3]) ? `${ends[i]![1]!}${box(ends[i]![3]!)} ${ends[i]![2]!}` : l))
}

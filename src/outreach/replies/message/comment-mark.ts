import type { WrittenPart } from './split-parts.ts'
import { ABBREVIATIONS } from './trim-signature.ts'

const MARK = /^\s*(?:\[([A-Z]{2,4})\]|\(([A-Z]{2,4})\)|<([A-Z]{2,4})>|([A-Z]{2,4}):)[\s:-]*(?=\S)/
const ARROW = /^\s*(?:-{1,3}>|={1,3}>|>{2,3}|\*{2,4}|#{2,4}|~{2,4}|→)\s*(?=\p{L})/u
const markOf = (line: string): string | null => MARK.exec(line)?.slice(1).find((one) => one !== undefined) ?? null

/** "[PH] In force.", "--> Yes": what stands before each comment between quoted lines says whose it is, and nothing of the policy. */
export function withoutCommentMarks(parts: WrittenPart[], senderNames: ReadonlySet<string>): WrittenPart[] {
  const marks = parts.flatMap((part) => (part.quoted === null ? [] : [markOf(firstOf(part))])).filter((mark) => mark !== null)
  const isTheirs = (mark: string): boolean =>
    !ABBREVIATIONS.test(mark) && (marks.filter((one) => one === mark).length > 1 || [...mark.toLowerCase()].every((letter) => [...senderNames].some((name) => name.startsWith(letter))))
  return parts.map((part) => {
    if (part.quoted === null) return part
    const at = part.lines.findIndex((line) => line.trim() !== '')
    const mark = markOf(part.lines[at] ?? '')
    const bare = (line: string): string => (mark !== null && isTheirs(mark) ? line.replace(MARK, '') : line).replace(ARROW, '')
    return { ...part, lines: part.lines.map((line, place) => (place === at ? bare(line) : line)) }
  })
}

const firstOf = (part: WrittenPart): string => part.lines.find((line) => line.trim() !== '') ?? ''

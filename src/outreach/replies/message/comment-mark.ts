import { foldText } from './fold-text.ts'
import type { WrittenPart } from './split-parts.ts'
import { ABBREVIATIONS, isNameLine } from './trim-signature.ts'

const MARK = /^\s*(?:\[([A-Z]{2,4})\]|\(([A-Z]{2,4})\)|<([A-Z]{2,4})>|([A-Z]{2,4}):)[\s:-]*(?=\S)/
/** "DW - Active": only where they are the sender's own initials. */
const INITIALS = /^\s*([A-Z]{2,4})\s{1,3}[-–—]\s*(?=\S)/
/** "Dana: Active": where each word is of the sender's name. */
const NAMED = /^\s*((?:\p{L}[\p{L}.'-]{1,20} ){0,2}\p{L}[\p{L}.'-]{1,20}):\s*(?=\S)/u
/** "Response - in force": what it is, and not what it says. */
const LABELLED = /^\s*(?:(?:my|our|agent|agency) )?(?:response|reply|answer|ans|resp|status)\s{0,2}[-–—:=]\s*(?=\S)/i
/** "**Active**": as some programs show bold letters in plain text. */
const STARRED = /^\s*(\*{2}|_{1,2})(?=[^*_\s])([^*_]{1,120})\1\s*$/
const ARROW = /^\s*(?:-{1,3}>|={1,3}>|>{2,3}|\*{2,4}|#{2,4}|~{2,4}|→)\s*(?=\p{L})/u
const markOf = (line: string): string | null => MARK.exec(line)?.slice(1).find((one) => one !== undefined) ?? null

/** "[PH] In force.", "--> Yes": what stands before each comment between quoted lines says whose it is, and nothing of the policy. */
export function withoutCommentMarks(parts: WrittenPart[], senderNames: ReadonlySet<string>): WrittenPart[] {
  const marks = parts.flatMap((part) => (part.quoted === null ? [] : [markOf(firstOf(part))])).filter((mark) => mark !== null)
  const initials = (mark: string): boolean => !ABBREVIATIONS.test(mark) && [...mark.toLowerCase()].every((letter) => [...senderNames].some((name) => name.startsWith(letter)))
  const isNamed = (line: string): boolean => isOwnName(NAMED.exec(line)?.[1] ?? '', senderNames)
  const isTheirs = (mark: string): boolean => !ABBREVIATIONS.test(mark) && (marks.filter((one) => one === mark).length > 1 || initials(mark))
  return parts.map((part) => {
    if (part.quoted === null) return part
    const at = part.lines.findIndex((line) => line.trim() !== '')
    const mark = markOf(part.lines[at] ?? '')
    const bare = (line: string): string => (mark !== null && isTheirs(mark) ? line.replace(MARK, '') : initials(INITIALS.exec(line)?.[1] ?? 'NO') ? line.replace(INITIALS, '') : isNamed(line) ? line.replace(NAMED, '') : line).replace(LABELLED, '').replace(STARRED, '$2').replace(ARROW, '')
    return { ...part, lines: part.lines.map((line, place) => (place === at ? bare(line) : line)) }
  })
}

const isOwnName = (name: string, senderNames: ReadonlySet<string>): boolean => isNameLine(name) && name.split(' ').every((word) => senderNames.has(foldText(word)))
const firstOf = (part: WrittenPart): string => part.lines.find((line) => line.trim() !== '') ?? ''

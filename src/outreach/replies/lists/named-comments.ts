import { foldText } from '../message/fold-text.ts'
import { historyStart, withoutHeader, type WrittenPart } from '../message/split-parts.ts'

/**
 * "[Dana Whitcomb] Yes, active": a mail program that keeps what is answered without marks puts the writer's name before each comment
 * in it. Each is a part of its own, below what stands above it. A comment that runs on without a blank line cannot be told from what
 * it stands in: then none is read.
 */
export function namedComments(history: string[], senderNames: ReadonlySet<string>): WrittenPart[] {
  const body = withoutHeader(history)
  const answered = body.slice(0, historyStart(body) ?? body.length)
  const parts: WrittenPart[] = []
  let quoted: string[] = []
  for (const [at, line] of answered.entries()) {
    const comment = commentOf(line, senderNames)
    if (comment === null) {
      quoted.push(line)
      continue
    }
    const next = answered[at + 1] ?? ''
    if (next.trim() !== '' && commentOf(next, senderNames) === null) return []
    parts.push({ lines: [comment], quoted })
    quoted = []
  }
  return parts
}

function commentOf(line: string, senderNames: ReadonlySet<string>): string | null {
  const [, name, comment] = /^\s*\[([\p{L}.' -]{2,60})\]:?\s+(\S.*)$/u.exec(line) ?? []
  const words = foldText(name ?? '').split(/[^a-z]+/).filter((word) => word.length > 1)
  return words.length > 0 && words.every((word) => senderNames.has(word)) ? comment! : null
}

import { plainText } from './fold-text.ts'
import { historyStart } from './split-parts.ts'

const LINES_MAX = 400
const BEGINS = /^\s*[*_]{0,2}(?:from|de|von|van|da|från|发件人|寄件者)\s*[:：]|(?:wrote|writes|escribi[oó]|escreveu|a [eé]crit|schreef|skrev)\s*:?\s*$|\bschrieb\b[^:]{1,160}:\s*$|^[-_*\s]*(?:original message|mensaje original|forwarded message|begin forwarded message)/i
const HEADER = /^\s*[*_]{0,2}(?:from|sent|date|to|cc|subject|reply-to|importance|de|enviado(?: el)?|fecha|para|asunto)\s*:/i
/** Our own mail, by its address or its name. */
const OURS = /\breply\+[0-9a-z]+@|\bverification desk\b/i

/**
 * What others wrote in the messages that stand between an answer and the request it carries along: who answers above them may
 * answer them. Without their headers; empty where the request comes first.
 */
export function messagesBetween(text: string): string[] {
  const lines = plainText(text).split('\n')
  const start = historyStart(lines)
  if (start === null) return []
  const out: string[] = []
  let opened = false
  let left = 0
  for (const line of lines.slice(start, start + LINES_MAX).map((one) => one.replace(/^(?:\s*>)+\s?/, ''))) {
    if (BEGINS.test(line) || (opened && HEADER.test(line))) {
      if (BEGINS.test(line)) left = 4
      opened = true
      if (OURS.test(line) && /^\s*[*_]{0,2}(?:from|de|von|van|da|från|发件人|寄件者)\s*[:：]|(?:wrote|escribi[oó])\s*:?\s*$/i.test(line)) return out
      continue
    }
    // "On Mon, Nov 9, 2026 at 2:20 PM Verification Desk", broken off before its address.
    if (OURS.test(line) && (left > 0 || /^\s*(?:on|el)\b/i.test(line))) return out
    left -= 1
    if (opened) out.push(line)
  }
  return out
}

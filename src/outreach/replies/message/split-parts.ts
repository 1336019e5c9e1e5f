import { plainText } from './fold-text.ts'

/** A run of lines the sender wrote. `quoted` is the quoted text directly above it, where it stands between or under quoted lines. */
export type WrittenPart = { lines: string[]; quoted: string[] | null }
export type MessageParts = {
  written: WrittenPart[]
  /** What stands below without quote marks: earlier mail as Outlook and phones keep it. */
  history: string[]
  /** What stands with quote marks, without them. */
  quoted: string[]
  /** What of it stands below all that was written. */
  below: string[]
  forwarded: boolean
  /** The line with which the sender gives somebody else's words in quote marks ("The carrier wrote:"), or null. */
  cited: string | null
}

const LINES_MAX = 6_000
/** Lines past the bound are not read. */
export const tooManyLines = (text: string): boolean => text.split('\n', LINES_MAX + 1).length > LINES_MAX

/** Parts what the sender wrote from what the mail program carried along. */
export function splitParts(text: string): MessageParts {
  const lines = withoutTicketHead(plainText(text)
    .split('\n')
    .slice(0, LINES_MAX)
    .map((line) => line.trimEnd()))
  const written: WrittenPart[] = []
  let current: WrittenPart = { lines: [], quoted: null }
  let quoted: string[] = []
  const carried: string[] = []
  let forwarded = false
  let cited: string | null = null
  const close = (): void => {
    if (current.lines.some((line) => line.trim() !== '')) written.push(current)
  }
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    const mark = historyMark(lines, at)
    if (mark) {
      forwarded ||= mark.forwarded
      carried.push(...lines.slice(at, at + mark.lines))
      const rest = lines.slice(at + mark.lines)
      const next = rest.find((one) => one.trim() !== '')
      // A quoting program marks each line: what is unmarked below may be the sender's. Without marks all of it is old.
      if (mark.attribution && next !== undefined && isQuoted(next)) {
        at += mark.lines - 1
        continue
      }
      close()
      return { written, history: rest, quoted: carried, below: [], forwarded, cited }
    }
    if (isQuoted(line) && current.lines.length > 0 && isRemark(lines[at - 1], line)) {
      current.lines.push(line.replace(/^(?:\s*>)+\s?/, ''))
      continue
    }
    if (isQuoted(line) || isTornQuote(lines, at)) {
      if (current.lines.length > 0) {
        const last = lastOf(current.lines)
        if (last !== null && CITES.test(last)) cited ??= last
        close()
        if (current.lines.some((one) => one.trim() !== '')) quoted = []
        current = { lines: [], quoted: null }
      }
      quoted.push(line.replace(/^(?:\s*>)+\s?/, ''))
      carried.push(quoted.at(-1)!)
    } else if (line.trim() !== '' || current.lines.length > 0) {
      if (current.lines.length === 0) current.quoted = quoted.length > 0 ? quoted : null
      current.lines.push(line)
    }
  }
  close()
  const ended = current.lines.some((line) => line.trim() !== '')
  return { written, history: [], quoted: carried, below: ended ? [] : quoted, forwarded, cited }
}

/** Somebody's words follow. What mail programs put above a quote is taken out before. */
const CITES = /\b(?:wrote|writes|said|says|sa[iy]ing|states?|stated|replied|responded|answered|told (?:me|us)|sent (?:me|us)|escribi[oó]|dijo|dice|respondi[oó]|contest[oó])\b[^.!?]{0,40}:\s*$/i
const lastOf = (lines: string[]): string | null => lines.findLast((one) => one.trim() !== '')?.trim() ?? null
const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line)

/** "Active", and below it "> not really": no line of a request, though it has its mark. */
const REMARK = /^\s{0,3}>\s?(?=[^>]{0,60}\b(?:not?|never|nope|inactive|cancell?ed|lapsed|expired|pending|maybe|unsure|wrong|except|until|unless|only|other|different|moved|sold|dropped|changed|declined|excluded|tbd|unknown|ask|call|should|think|\w{2,6}n['’]t)\b)[\p{L}'’ ,.!?-]{2,60}$/iu
const isRemark = (before: string | undefined, line: string): boolean => before !== undefined && before.trim() !== '' && !isQuoted(before) && !before.trim().endsWith(':') && REMARK.test(line) && line.trim().split(/\s+/).length <= 7

/** A long quoted line broken by a gateway leaves its tail without a mark. */
function isTornQuote(lines: string[], at: number): boolean {
  const before = lines[at - 1]
  const after = lines[at + 1]
  const line = lines[at]!
  if (before === undefined || after === undefined || !isQuoted(before) || !isQuoted(after)) return false
  return (
    before.length >= 68 &&
    line.trim() !== '' &&
    line.length < 60 &&
    /^[a-z0-9(&]/.test(line.trim()) &&
    !/^(?:yes|no|ok|si|confirm|correct|active|cancel|right|wrong)/i.test(line.trim())
  )
}

/** The line with which a mail program begins what it carries along, or with which quote marks begin; null where there is none. */
export function historyStart(lines: string[]): number | null {
  const at = lines.slice(0, LINES_MAX).findIndex((line, index) => isQuoted(line) || historyMark(lines, index) !== null)
  return at === -1 ? null : at
}

const RULE = /^\s*[_-]{10,}\s*$/
const ORIGINAL = /^[-_*\s>]*(?:original message|mensaje original|reply message|message transfere|urspr.{1,12}nachricht)[-_*\s]*$/i
const FORWARDED =
  /^[-_*\s>]*(?:begin forwarded message|forwarded message|forwarded by .*|mensaje reenviado|inicio del mensaje reenviado)(?:\s*:)?[-_*\s]*$/i
const FROM = /^\s*[*_]{0,2}(?:from|de|von|van|da|från|发件人|寄件者)\s*[:：]\s*[*_]{0,2}\s*\S/i
const HEADER = /^\s*[*_]{0,2}(?:sent|date|to|cc|subject|reply-to|enviad[oa](?: el| em)?|fecha|para|asunto|gesendet(?: am)?|an|betreff|datum|envoyé(?: le)?|à|objet|verzonden|aan|onderwerp|inviato|oggetto|data|assunto|发送时间|收件人|主题|日期)\s*[:：]/i
const WROTE = /(?:wrote|writes|escribi[oó]|escreveu|a [eé]crit|schreef|ha scritto|skrev)\s*:?\s*$/i
/** In German the verb stands before the name. */
const SCHRIEB = /\bschrieb\b[^:]{1,160}:\s*$/i
const WROTE_START = /^\s*>?\s*(?:on|el|le|em|am)\b.{4,}|^\s*\S.*(?:<[^<>@]+@[^<>]+>|\d{4}|[ap]\.?m\.?).*$/i
/** "---- On Mon, 09 Nov 2026 ... wrote ----" */
const WROTE_BETWEEN_RULES = /^\s*-{2,}\s*(?:on|el)\b.{6,200}\b(?:wrote|escribi[oó])\s*:?\s*-{2,}\s*$/i
/** Without a date or an address a line counts as the quote's introduction only where it names us: "the carrier wrote:" is part of the answer. */
const WE_WROTE =
  /^\s*(?:the |our |your |la |el )?(?:[\w.&'-]+ ){0,3}?verifica(?:tion|ci[oó]n)(?: [\w.&'-]+){0,4} (?:wrote|writes|escribi[oó])\s*:\s*$|^\s*(?:reply\+)[\w.+-]+@[\w.-]+ (?:wrote|escribi[oó])\s*:\s*$/i

/** Ticket systems put who wrote and when on two lines above each message: "Verification Desk", "Nov 17, 2026, 9:00 AM CST". */
const DESK = /^\s*(?:[\w.&'-]+ ){0,3}?verifica(?:tion|ci[oó]n)(?: [\w.&'-]+){0,4}\s*$/i
const TIMED = /^\s*(?:\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})(?:,| at)? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?(?: [A-Z]{2,4})?\s*$/iu

const WHEN = String.raw`(?:\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})(?:,| at)? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?(?: [A-Z]{2,4})?`
/** The same on one line: "Verification Desk <reply@...>, Nov 17, 2026, 09:00 CST:". */
const ENTRY = new RegExp(String.raw`^\s*([\p{L}][\p{L}\d.&' -]{1,60}?)(?: <[^<>\s]{3,120}>| \([^()]{2,40}\))?, ${WHEN}:\s*$`, 'iu')
const isDeskEntry = (line: string): boolean => DESK.test(ENTRY.exec(line)?.[1] ?? '')

const REPLY_ABOVE = /^[^\p{L}]*(?:please )?(?:type|write|enter|add) your (?:reply|response|answer) above this line[^\p{L}]*$/iu
/** "Kim D. (Whitcomb Insurance)", and no "Cancelled". */
const isPersons = (name: string): boolean => !/\b(?:not?|cancel|laps|expir|end(?:s|ed)|void|inactive|pending|terminat|reinstat|suspend|reject|declin|closed|moved|lost|policy|coverage)/i.test(name) && /^\s*\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'&-]*){0,4}(?: \([^)]{2,40}\))?$/u.test(name)
/** "##- Please type your reply above this line -##", and below it who writes and when: a ticket system's, and none of the answer. */
function withoutTicketHead(lines: string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first === -1 || !REPLY_ABOVE.test(lines[first]!)) return lines
  const next = lines.findIndex((line, at) => at > first && line.trim() !== '' && !RULE.test(line))
  const timed = lines[next + 1]?.trim() === '' ? next + 2 : next + 1
  const writer = ENTRY.exec(lines[next] ?? '')?.[1]
  if (writer !== undefined && !DESK.test(writer) && isPersons(writer)) return lines.slice(next + 1)
  const named = next !== -1 && TIMED.test(lines[timed] ?? '') && isPersons(lines[next]!)
  return lines.slice(named ? timed + 1 : first + 1)
}

const HEADER_LINE = /^\s*[*_]{0,2}(?:from|sent|date|to|cc|subject|reply-to|importance|de|von|van|da|från|enviad[oa](?: el| em)?|fecha|para|asunto|gesendet(?: am)?|an|betreff|datum|envoyé(?: le)?|à|objet|verzonden|aan|onderwerp|inviato|oggetto|data|assunto|发件人|寄件者|发送时间|收件人|主题|日期)\s*[:：]/i
/** A line of what a mail program puts above a message it carries along. */
export const isCarriedHeader = (line: string): boolean => HEADER_LINE.test(line) || DESK.test(line) || TIMED.test(line) || ENTRY.test(line) || /(?:^|\s)(?:wrote|writes|escribi[oó]|escreveu|a [eé]crit|schreef|skrev)\s*:|\bschrieb\b/i.test(line)
/** Earlier mail without the header it begins with. */
export const withoutHeader = (history: string[]): string[] => history.slice(Math.max(0, history.findIndex((line) => !HEADER_LINE.test(line))))

type Mark = { lines: number; attribution: boolean; forwarded: boolean }
function historyMark(lines: string[], at: number): Mark | null {
  const line = lines[at]!
  if (line.trim() === '') return null
  if (isQuoted(line)) return null
  if (FORWARDED.test(line)) return { lines: 1, attribution: false, forwarded: true }
  const timed = lines[at + 1]?.trim() === '' ? at + 2 : at + 1
  if (DESK.test(line) && TIMED.test(lines[timed] ?? '') && lines.slice(0, at).some((one) => one.trim() !== '')) return { lines: timed - at + 1, attribution: false, forwarded: false }
  if (isDeskEntry(line) && lines.slice(0, at).some((one) => one.trim() !== '' && !RULE.test(one))) return { lines: 1, attribution: false, forwarded: false }
  if (RULE.test(line) && isDeskEntry(lines.slice(at + 1, at + 4).find((one) => one.trim() !== '') ?? '') && lines.slice(0, at).some((one) => one.trim() !== '')) return { lines: 1, attribution: false, forwarded: false }
  if (WROTE_BETWEEN_RULES.test(line)) return { lines: 1, attribution: true, forwarded: false }
  if (ORIGINAL.test(line)) return { lines: 1, attribution: false, forwarded: false }
  if (FROM.test(line) && lines.slice(at + 1, at + 7).some((one) => HEADER.test(one)))
    return { lines: 1, attribution: false, forwarded: false }
  if (RULE.test(line) && lines.slice(at + 1, at + 3).some((one) => FROM.test(one) || ORIGINAL.test(one)))
    return { lines: 1, attribution: false, forwarded: false }
  // "On <date>, <name> wrote:" wraps over up to four lines.
  for (let taken = 1; taken <= 4 && at + taken <= lines.length; taken += 1) {
    const last = lines[at + taken - 1]!
    if (last.trim() === '' || (taken > 1 && isQuoted(last))) break
    const joined = lines
      .slice(at, at + taken)
      .join(' ')
      .slice(0, 500)
    if (taken === 1 && WE_WROTE.test(line) && isQuoted(lines.slice(at + 1).find((one) => one.trim() !== '') ?? '')) return { lines: 1, attribution: true, forwarded: false }
    // "All good." directly above "On Monday, ... wrote:" belongs to the answer.
    if (taken > 1 && beginsLower(lines, at, taken)) break
    if ((WROTE.test(last) || SCHRIEB.test(joined)) && WROTE_START.test(joined) && /[@<]|\d{1,2}[:/]\d{2}|\b\d{4}\b/.test(joined))
      return { lines: taken, attribution: true, forwarded: false }
  }
  return null
}

const DATED_START = /^\s*(?:on|el|le|em|am)\s.*(?:\d{4}|\d{1,2}[:/.]\d{2})/i
/** Does an introduction of its own begin at a lower one of these lines? */
function beginsLower(lines: string[], at: number, taken: number): boolean {
  if (DATED_START.test(lines[at]!)) return false
  return Array.from({ length: taken - 1 }, (_, below) => lines[at + 1 + below]!).some((line) => DATED_START.test(line))
}

import type { OutreachContext } from '../../../vocabulary/index.ts'
import { foldText } from '../message/fold-text.ts'
import { KNOWN_WORDS } from '../words/known-words.ts'
import { NO_NAME } from '../words/remark-words.ts'
import { isDeparture } from './is-departure.ts'
import { isOfLate } from '../values/find-other-term.ts'
import type { Item, Lexed } from '../words/lex-sentence.ts'
import { isInitials } from './initials.ts'
import { isNameLine, saysInAWord } from '../message/trim-signature.ts'

/** "Devin no longer works here but all four are active." */
export function withoutDeparture(lexed: Lexed, context: OutreachContext, senderNames: Iterable<string>): Lexed {
  const at = lexed.items.findIndex((item) => item.kind === 'join')
  const says = lexed.items.slice(at + 1).some((item) => item.kind === 'sense' && ['active', 'match', 'yes'].includes(item.sense))
  if (at < 1 || !says || !isDeparture(lexed.folded.slice(0, lexed.items[at]!.at).trim(), context.agent.name, senderNames)) return lexed
  return { ...lexed, items: lexed.items.slice(at + 1) }
}

/** "Best regards, Carl": what closes a letter and a name, on one line. */
const CLOSES_BEFORE = /^\W*(?:(?:(?:best|kind|kindest|warm|warmest|many) )?(?:regards|rgds|thanks|wishes)|best|br|kr|sincerely(?: yours)?|respectfully(?: yours)?|cordially|cheers|take care|saludos(?: cordiales)?|atte\.?|atentamente)[,.!]? +(?=\p{L})/iu

/** "All are in force. Steve Lane": signed on the same line. */
export function isOwnName(written: string, senderNames: Iterable<string>): boolean {
  const text = written.replace(CLOSES_BEFORE, '')
  const words = foldText(text).split(/[^a-z]+/).filter((word) => word.length > 2)
  const own = new Set(senderNames)
  // "ALL ARE ACTIVE. HANK", "confirmed all 4. carl"
  if (words.length === 1 && own.has(words[0]!) && words[0]!.length > 3 && !KNOWN_WORDS.has(words[0]!) && !saysInAWord(text) && /^\W*(?:\p{Lu}+|\p{Ll}+)\W*$/u.test(text)) return true
  return words.length > 0 && (words.length >= 2 ? words.some((word) => own.has(word)) : own.has(words[0]!)) && isNameLine(text)
}

/** "Bayou Comp Fund Policyholder Services": the desk that was written to, by its own name and its domain's. */
export function isOwnDesk(text: string, agent: string | null, domain: string): boolean {
  const own = new Set(foldText(agent ?? '').split(/[^a-z]+/).filter((word) => word.length > 1))
  const words = foldText(text).split(/[^a-z]+/).filter((word) => word !== '')
  const rest = words.filter((word) => !own.has(word)).join('')
  return words.length >= 2 && words.length <= 8 && words.some((word) => own.has(word)) && /^[^.,;:!?\n]+\.?$/.test(text.trim()) && (rest === '' || (rest.length > 2 && domain.toLowerCase().replace(/[^a-z.]/g, '').split('.')[0]!.startsWith(rest)))
}

/** "Shelby here.": a given name, and nothing that a line or an answer is called. */
const HERE = new RegExp(`^\\W*(?:(?:hi|hello|hey),? (?:this is )?|it's |this is )?${NO_NAME}(?!(?:nobody|none|nothing|no|not|yes|same|here|still|currently|correct|active|good|fine|done|over|under|up|out|only|also|found|attached|listed|shown|see|someone|somebody|everyone|anyone|we|i|you|he|she|who|what|new|old|right)\\b)([a-z]{3,12}) here\\W*$`)

/** "Dale here at ITU.", "Wade here": who writes, by the name that the letter bears. */
export function introducesSelf(folded: string, senderNames: Iterable<string>, domain: string): boolean {
  const called = HERE.exec(folded)?.[1]
  if (called !== undefined && !KNOWN_WORDS.has(called) && !saysInAWord(called)) return true
  if (isOfAgentsOffice(folded, new Set(senderNames))) return true
  const [, own, place] = /^\W*(?:hi,? |hello,? |hey,? )?(?:this is )?([a-z]{2,14}) here(?: (?:at|with|from|over at) ((?:[a-z&.'-]{1,30} ){0,3}[a-z&.'-]{1,30}))?\W*$/.exec(folded) ?? []
  const letters = place?.replace(/[^a-z]/g, '')
  return own !== undefined && new Set(senderNames).has(own) && (letters === undefined || letters === 'ouragency' || letters === 'theagency' || (letters.length > 2 && domain.toLowerCase().replace(/[^a-z.]/g, '').startsWith(letters)))
}

/** "Jenny w/ Bob Nygaard's office": whose office it is, by names that the letter or the agent bears. */
function isOfAgentsOffice(folded: string, names: ReadonlySet<string>): boolean {
  const [, own, whose] = /^\W*(?:hi,? |hello,? |hey,? )?(?:this is |it's )?([a-z]{2,14})(?: [a-z]{2,14})? (?:w\/|with|from|at|in|of|for) ((?:[a-z]{2,14} ){0,2}[a-z]{2,14})'s? (?:office|agency|team|desk)\W*$/.exec(folded) ?? []
  return own !== undefined && names.has(own) && whose!.split(' ').every((word) => names.has(word) || (word.endsWith('s') && names.has(word.slice(0, -1))))
}

/** "Yes to all, Dana here.", "confirmed, this is Dana". */
const CALLED = /[,;–—-]{1,2} ?(?:(?:this is |it's |it is )?([a-z]{2,14})(?: [a-z]{2,14})? here|(?:this is|it's|it is) ([a-z]{2,14})(?: [a-z]{2,14})?)(?: (?:at|from|with) (?:the|our) (?:agency|office))?\W*$/
/** "Confirmed - Peg", "yes (Peg)", "all four active /cj": signed in the same breath. */
export function withoutOwnName(lexed: Lexed, senderNames: Iterable<string>, context: OutreachContext, today: string | null): Lexed {
  const own = new Set(senderNames)
  const by = lexed.items.findLastIndex((item) => item.kind === 'word' && item.word === 'by')
  if (by > 0 && isSelfToday(lexed.items.slice(by + 1), own, lexed.raw, today)) return { ...lexed, items: lexed.items.slice(0, by) }
  const called = CALLED.exec(lexed.folded)
  if (called !== null && called.index > 0 && own.has(called[1] ?? called[2]!) && lexed.items.some((item) => item.end <= called.index)) return { ...lexed, items: lexed.items.filter((item) => item.at < called.index) }
  const at = lexed.items.findLastIndex((item) => item.kind === 'mark' && /[-–—~(/]/.test(item.mark))
  const tail = lexed.items.slice(at + 1).filter((item) => item.kind !== 'mark' || !/[).]/.test(item.mark))
  const mark = lexed.items[at]
  const letters = tail.length === 1 && mark !== undefined && /\s/.test(lexed.raw[mark.at - 1] ?? '') && isInitials(lexed.raw.slice(tail[0]!.at, tail[0]!.end), context.agent.name, senderNames, context.lines)
  const signed = at > 0 && tail.length > 0 && tail.length <= 2 && (letters || tail.every((item) => (item.kind === 'word' || item.kind === 'name') && own.has(foldText(lexed.raw.slice(item.at, item.end)))))
  return signed ? { ...lexed, items: lexed.items.slice(0, at) } : lexed
}

/** "Confirmed active by T. Rourke 11/30": nobody but who writes, that day or the week before. */
function isSelfToday(tail: Item[], own: ReadonlySet<string>, raw: string, today: string | null): boolean {
  const said = tail.filter((item) => item.kind !== 'mark')
  const day = said.at(-1)?.kind === 'date' ? said.pop() : undefined
  const names = said.map((item) => (item.kind === 'word' || item.kind === 'name' ? foldText(raw.slice(item.at, item.end)).replace(/\.$/, '') : ''))
  const called = names.some((name) => name.length > 2 && own.has(name))
  return called && names.length <= 3 && names.every((name) => own.has(name) || (/^[a-z]$/.test(name) && [...own].some((one) => one.startsWith(name)))) && (day?.kind !== 'date' || isOfLate(day.date, today))
}

/** "Trish here - yes and yes": who writes, before what is written. */
export function withoutIntroduction(lexed: Lexed, senderNames: Iterable<string>, domain: string): Lexed {
  const at = lexed.items.findIndex((item) => item.kind === 'mark' && /[-–—,:]/.test(item.mark))
  const last = lexed.items[at - 1]
  return last !== undefined && at <= 6 && at < lexed.items.length - 1 && introducesSelf(lexed.folded.slice(0, last.end), senderNames, domain) ? { ...lexed, items: lexed.items.slice(at + 1) } : lexed
}

import type { OutreachContext } from '../../../vocabulary/index.ts'
import { foldText } from './fold-text.ts'
import { domainOf } from './match-sender.ts'
import type { ParsedMessage } from './parse-message.ts'
import { readWritten, type Written } from './read-written.ts'

/** The text part is read; the HTML where there is no text, or where it alone keeps a table. Where the two differ both are. */
export function chooseText(
  message: ParsedMessage,
  context: OutreachContext | null,
  names: ReadonlySet<string>,
): { main: Written; other: Written | null } {
  const [plain, html] = bothEdited(message.plain === null ? null : readWritten(message.plain, context, names), message.html === null ? null : readWritten(message.html, context, names))
  const coloured = message.coloured === null ? null : readWritten(message.coloured, context, names)
  if (coloured !== null && !coloured.struck && coloured.hidden === '' && coloured.parts.length > 1 && saysAll(message.plain, coloured)) return { main: coloured, other: null }
  if (plain === null || html === null) return { main: html ?? plain ?? readWritten('', context, names), other: null }
  if (saysOnlyInHtml(plain)) return { main: html, other: null }
  const bare = (written: Written): string => written.foldedAnswer.replace(/[^a-z0-9]+/g, '')
  if (bare(plain) === '' && bare(html) !== '') return { main: html, other: null }
  if (html.struck) return { main: html, other: null }
  const hiding = html.hidden !== ''
  const rows = html.folded.includes('|')
  if (bare(plain) === bare(html) || (rows && allLetters(plain) === allLetters(html))) return { main: rows ? html : plain, other: hiding ? html : null }
  return { main: plain, other: html }
}

/** "This message is in HTML, your program does not show it", and nothing else. */
const ONLY_IN_HTML = /^\W*(?:(?:sorry|unfortunately),? )?(?:(?:your|this|the) (?:e-?mail |mail )?(?:client|program|reader|software|application)[^.]{0,40} (?:does not|doesn't|cannot|can't|is not able to|is unable to) (?:support|display|show|render|read|view) html[^.]{0,40}|(?:this|the) (?:e-?mail|message)(?: body)? (?:is|was sent|contains|requires|needs)(?: sent)? (?:in )?(?:an? )?html[^.]{0,60}|(?:please )?(?:view|open|read) this (?:e-?mail|message) in (?:an? )?html[^.]{0,60}|to view this (?:e-?mail|message),? [^.]{0,30}html[^.]{0,60})(?:\.|$)/
const saysOnlyInHtml = ({ foldedAnswer }: Written): boolean => {
  const sentences = foldedAnswer.split('\n').filter((one) => one.trim() !== '')
  return sentences.length > 0 && sentences.every((one) => ONLY_IN_HTML.test(one))
}

/** What was done to the request in one of them was done to it, whichever is read. */
function bothEdited(plain: Written | null, html: Written | null): [Written | null, Written | null] {
  if (plain === null || html === null) return [plain, html]
  const edited = plain.edited || html.edited
  const [bare, shown] = [plain, html].map((one) => foldText(one.carried.flat().join(' ')).replace(/[^a-z0-9]+/g, ''))
  const carried = bare === shown ? plain.carried : [...plain.carried, ...html.carried]
  const doubt = plain.doubt ?? html.doubt
  return [{ ...plain, edited, carried, doubt }, { ...html, edited, carried, doubt }]
}

/** What was written, the signature included: a table whose text part has each cell on a line of its own is the same table. */
const allLetters = (written: Written): string => written.folded.replace(/<?(?:mailto:|https?:\/\/)[^\s>]*>?/g, '').replace(/[^a-z0-9]+/g, '')

/** Is each of those sentences in the text part too, where colours cannot show whose they are? */
function saysAll(plain: string | null, written: Written): boolean {
  if (plain === null) return true
  const letters = (text: string): string => foldText(text).replace(/[^a-z0-9]+/g, '')
  const all = letters(plain)
  return written.parts.every((part) => part.sentences.every((sentence) => all.includes(letters(sentence.text))))
}

/** Words that name the sender or the agent. */
export function senderNames(message: ParsedMessage, context: OutreachContext | null): Set<string> {
  const sources = [
    ...message.from.flatMap((one) => [one.name, one.address.split('@')[0] ?? '']),
    context?.agent.name ?? '',
    context?.agent.email.split('@')[0] ?? '',
    domainOf(context?.agent.email ?? null)?.split('.')[0] ?? '',
  ]
  const words = sources.flatMap((source) => foldText(source).split(/[^a-z]+/)).filter((word) => word.length > 1)
  // A mailbox called "confirm" or "active" does not make the word a name.
  return new Set(
    words.filter(
      (word) =>
        !/^(?:no|not|yes|si|active|confirm\w*|correct|cancel\w*|all|both|none|reply|noreply|info|void|the|and|of|for|policy|policies|insurance|auto|cargo|property|general|certs?|certificates?|limit\w*|verif\w*|except|only|pending)$/.test(
          word,
        ),
    ),
  )
}

import type { OutreachContext } from '../../vocabulary/index.ts'
import { chooseText } from './message/choose-text.ts'
import { type Enclosed, wordsOf } from './message/enclosed.ts'
import { htmlToText, takeHidden } from './message/html-to-text.ts'
import { mayHideMore } from './message/hiding-styles.ts'
import { marginsOf } from './message/margins.ts'
import { reserveInNames } from './message/names-of-papers.ts'
import { type ParsedMessage, parseMessage } from './message/parse-message.ts'
import { readWritten, type Written } from './message/read-written.ts'
import { requestRewritten } from './message/request-rewritten.ts'
import type { ReadingSetting } from './reading-setting.ts'
import type { Finding } from './statements/finding.ts'
import { readStatements } from './statements/read-statements.ts'
import { splitSentences } from './statements/split-sentences.ts'

type Setting = ReadingSetting & { senderNames: ReadonlySet<string> }

const ENCLOSED_MAX = 20
const DEPTH_MAX = 3
const STANDS: ReadonlySet<Finding['verdict']> = new Set(['affirm', 'fact', 'nothing', 'inherit'])
const TAKES_BACK: ReadonlySet<Finding['verdict']> = new Set(['refuse', 'wrong', 'doubt', 'correct'])

/**
 * The words beside the text of a message that may take its answer back, or null: notes, messages and other forms of the text that came with
 * it, what those papers are called, and what its HTML shows in its margins. What a person may see and this cannot read takes it back too.
 */
export async function reserveBeside(message: ParsedMessage, text: Written, setting: Setting): Promise<string | null> {
  return reserveInNames(message.attachments) ?? inMargins(message.markup, setting) ?? (await inEnclosed(message, text, setting, 0))
}

function inMargins(markup: string | null, setting: Setting): string | null {
  if (markup !== null && mayHideMore(markup)) return 'the message may hide some of its words'
  const margins = markup === null ? [] : marginsOf(markup)
  return margins.find((words) => findingsIn(words, setting).some(takesBack)) ?? null
}
const takesBack = ({ verdict, own, status, reason }: Finding): boolean => (TAKES_BACK.has(verdict) && (own || status)) || reason === 'a negation that was not understood'
const findingsIn = (words: string, setting: Setting): Finding[] => readStatements([{ sentences: splitSentences(words.split('\n')), base: null }], setting)

async function inEnclosed(message: ParsedMessage, text: Written, setting: Setting, depth: number): Promise<string | null> {
  if (message.enclosed.length > ENCLOSED_MAX || (depth === DEPTH_MAX && message.enclosed.length > 0)) return 'more is enclosed than is read'
  for (const one of message.enclosed) {
    const reserve = one.kind === 'message' ? await inMessage(one, text, setting, depth) : one.kind === 'sealed' ? 'a part of the message cannot be read' : inNote(one, text, setting)
    if (reserve !== null) return reserve
  }
  return null
}

function inNote({ kind, content }: Enclosed, text: Written, setting: Setting): string | null {
  const words = wordsOf(content)
  const shown = kind === 'markup' ? takeHidden(htmlToText(words)).shown : words
  return inWritten(readWritten(shown, setting.context, setting.senderNames), text, setting) ?? (kind === 'markup' ? inMargins(words, setting) : null)
}

/** The same letters as in the text say nothing more. */
function inWritten(written: Written, text: Written, setting: Setting): string | null {
  const letters = ({ foldedAnswer }: Written): string => foldedAnswer.replace(/[^a-z0-9]+/g, '')
  const opposed = letters(written) === letters(text) ? undefined : readStatements(written.parts, setting).find((one) => !STANDS.has(one.verdict))
  return opposed?.sentence ?? (written.cut ? 'more is enclosed than is read' : (requestRewritten(written.carried, setting.context, setting.senderNames)?.text ?? null))
}

async function inMessage({ content }: Enclosed, text: Written, setting: Setting, depth: number): Promise<string | null> {
  const parsed = await parseMessage(content)
  if ('refused' in parsed) return parsed.refused
  const { message } = parsed
  if (isOurs(message, setting.context)) return requestRewritten([message.plain, message.html].map((one) => (one === null ? [] : takeHidden(one).shown.split('\n'))), setting.context, setting.senderNames)?.text ?? null
  const { main, other } = chooseText(message, setting.context, setting.senderNames)
  const subject = findingsIn(message.subject, setting).find((one) => TAKES_BACK.has(one.verdict))?.sentence ?? null
  return subject ?? inWritten(main, text, setting) ?? (other === null ? null : inWritten(other, text, setting)) ?? inMargins(message.markup, setting) ?? (await inEnclosed(message, text, setting, depth + 1))
}

/** The request itself, kept whole by programs that do not quote it. */
const isOurs = (message: ParsedMessage, { thread_token }: OutreachContext): boolean =>
  [...message.from.map(({ address }) => address), ...message.replyTo].some((address) => address.includes(thread_token.toLowerCase()))

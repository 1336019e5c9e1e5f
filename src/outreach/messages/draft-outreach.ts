import type { AskedLine } from '../../vocabulary/index.ts'
import { lineFacts, lineTitle } from './describe-line.ts'
import { htmlMessage } from './html-message.ts'
import { LINK_WORDS, type OutreachKind, outreachWords } from './outreach-words.ts'

export type OutreachDraftInput = {
  kind: OutreachKind
  insured: { name: string }
  /** Who is written to; for `insured_nudge` the agent the insured is asked to remind. */
  agent: { name: string | null; email: string; agency?: string | null }
  /** Who asks, as the recipient knows it: the account, or the consumer it asks for. */
  askedFor: string | null
  lines: readonly AskedLine[]
  /** The thread's own address: a plain reply goes there. */
  replyAddress: string
  /** The page that takes the answer without a login. Never given to the insured. */
  answerUrl: string
  /** For `escalation`: the contact that did not answer. */
  formerContact?: string | null
}
export type OutreachDraft = { subject: string; text: string; html: string }

/**
 * One message with every open line of an agent, in plain text and in HTML that say the same. Facts are filled in, a plain reply is
 * enough, and it asks only what the agent's records show. Pure; every fact is cleaned and escaped.
 */
export const draftOutreach = (input: OutreachDraftInput): OutreachDraft => {
  const words = outreachWords(input)
  const isForAgent = input.kind !== 'insured_nudge'
  const lines = input.lines.map((line) => ({ title: lineTitle(line), facts: isForAgent ? lineFacts(line) : lineFacts(line).slice(0, 3) }))
  const link = isForAgent ? { label: LINK_WORDS.label, url: input.answerUrl } : null
  const blocks = lines.map(({ title, facts }, k) => [
    `${lines.length > 1 ? `${k + 1}. ` : ''}${title.toUpperCase()}`,
    ...facts.map(({ name, value }) => `   ${name}: ${value}`),
  ])
  const text = [
    words.greeting,
    ...words.opening,
    ...blocks.map((block) => block.join('\n')),
    ...words.howToAnswer,
    ...(link === null ? [] : [`${LINK_WORDS.inText}\n${link.url}`]),
    ...words.closing,
    words.signature.join('\n'),
  ].join('\n\n')
  return { subject: words.subject, text: `${text}\n`, html: htmlMessage({ words, lines, link }) }
}

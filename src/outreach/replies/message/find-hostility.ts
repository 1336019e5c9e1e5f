import type { OutreachContext } from '../../../vocabulary/index.ts'
import { speaksToReader } from './classify-kind.ts'
import { findThreadTokens } from './find-thread-token.ts'
import { foldText } from './fold-text.ts'
import type { SenderMatch } from './match-sender.ts'
import type { ParsedMessage } from './parse-message.ts'
import type { Written } from './read-written.ts'

/** What makes a message hostile, in words for the reviewer, or null. */
export function findHostility(
  message: ParsedMessage,
  context: OutreachContext | null,
  sender: SenderMatch,
  main: Written,
  other: Written | null,
): string | null {
  if (tokenState(message, context) === 'wrong') return 'the thread token is not this outreach’s'
  if (sender === 'lookalike') return 'the sender’s domain imitates the agent’s'
  for (const written of other ? [main, other] : [main]) {
    if (speaksToReader(written.folded)) return 'speaks to whoever reads mail by machine'
    if (
      /\b(?:confirm|activ|in force|verif|polic|cover|instruct|review|automat|cancel|vigente|limit|approve|laps|expir|terminat|suspend|void|reinstat)/.test(foldText(written.hidden))
    )
      return 'carries words that a reader does not see'
  }
  if (speaksToReader(foldText(message.subject))) return 'speaks to whoever reads mail by machine'
  const shownName = (message.from[0]?.name ?? '').toLowerCase()
  if (
    context &&
    sender !== true &&
    shownName.includes('@') &&
    (shownName.includes(context.agent.domain.toLowerCase()) || shownName.includes(context.agent.email.toLowerCase()))
  )
    return 'shows the agent’s address as its name'
  if (message.from.length > 1) return 'names several senders'
  return null
}

/** Does the message carry this outreach's thread token? */
export function tokenState(message: ParsedMessage, context: OutreachContext | null): 'ok' | 'missing' | 'wrong' {
  const tokens = findThreadTokens(message)
  if (tokens.length === 0) return 'missing'
  return context !== null && tokens.every((token) => token === context.thread_token.toLowerCase()) ? 'ok' : 'wrong'
}

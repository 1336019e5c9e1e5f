import type { AskedLine, OutreachContext } from '../../vocabulary/index.ts'
import { threadMessageId } from '../mail/mail-addresses.ts'
import { carriedRequest, type ParsedMessage } from '../replies/index.ts'
import { FIRST_MESSAGE, type MessageRow } from '../table.ts'

/** Every email of a thread that asked its agent something, oldest first. */
export const askingMessages = (messages: readonly MessageRow[]): MessageRow[] => messages.filter((m) => m.direction === 'out' && m.kind !== 'insured_nudge' && m.status !== 'cancelled')

/**
 * The one of our emails that a letter answers: the one its In-Reply-To names, else the last that its References name; null
 * where neither names any of ours, as when a relay gave our emails Message-IDs of its own (`quotedMessage`).
 */
export function answeredMessage({ headers }: Pick<ParsedMessage, 'headers'>, asking: readonly MessageRow[], token: string): MessageRow | null {
  const idOf = (m: MessageRow): string => threadMessageId(token, m.header_message_id === FIRST_MESSAGE ? FIRST_MESSAGE : m.message_id, '').slice(0, -1).toLowerCase()
  const byId = new Map(asking.map((m) => [idOf(m), m]))
  for (const name of ['in-reply-to', 'references']) {
    const named = (headers.get(name) ?? []).flatMap((value) => value.slice(0, 20_000).toLowerCase().match(/<[^<>@\s]{1,200}@/g) ?? [])
    const ours = named.flatMap((id) => byId.get(id) ?? []).at(-1)
    if (ours) return ours
  }
  return null
}

/** The last of our emails whose own words an answer carries along, whole and once, where our emails listed different things; null where it carries none of them, or another one too. */
export function quotedMessage(body: Pick<ParsedMessage, 'plain' | 'html'>, asking: readonly MessageRow[], about: OutreachContext): MessageRow | null {
  const byList = new Map(asking.flatMap((m) => (m.asked?.length ? [[JSON.stringify(m.asked), m] as const] : [])))
  if (byList.size < 2) return null
  const requests = [...byList.values()].map((m) => ({ ...about, lines: m.asked! }))
  const carried = carriedRequest(body, requests)
  return carried === null ? null : (byList.get(JSON.stringify(carried.lines)) ?? null)
}

/**
 * What the writer of an answer was asked: what the email listed that is answered, as it listed it. What only another one lists, earlier
 * and answered since or later, its writer did not see. Where nobody can say which was answered, each line as it was asked first: if that
 * is no longer what is held, a yes is a person's to look at.
 */
export function linesAsked(asking: readonly MessageRow[], answered: MessageRow | null): AskedLine[] {
  if (answered?.asked?.length) return answered.asked
  const asked = asking.flatMap((m) => m.asked ?? []).map((line) => [line.coverage_line_id, line] as const)
  return [...new Map(asked.reverse()).values()]
}

import type { ParsedMessage } from './parse-message.ts'

/** A mail client may change the case of an address; a token is compared folded. Tokens are at least 16 characters, so no ordinary tag is taken for one. */
const ADDRESS = /\breply\+([0-9a-z]{8,64})@/gi
const MESSAGE_ID = /<thr\.([0-9a-z]{8,64})[@.+_-]/gi
/** Where the address that the message was delivered to shows; the reply's own headers, never its text. */
const ADDRESS_HEADERS = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'received',
  'apparently-to',
]
const ID_HEADERS = ['in-reply-to', 'references', 'thread-index', 'x-original-message-id']

/** The thread tokens that the headers carry, without repeats, the address's first. A bounce carries its own in the returned message. */
export function findThreadTokens(message: ParsedMessage): string[] {
  const found: string[] = []
  const collect = (text: string, pattern: RegExp): void => {
    for (const match of text.slice(0, 20_000).matchAll(pattern)) found.push(match[1]!.toLowerCase())
  }
  for (const name of ADDRESS_HEADERS) for (const value of message.headers.get(name) ?? []) collect(value, ADDRESS)
  for (const name of ID_HEADERS) for (const value of message.headers.get(name) ?? []) collect(value, MESSAGE_ID)
  if (message.report) {
    collect(message.returnedHeaders, ADDRESS)
    collect(message.returnedHeaders, MESSAGE_ID)
    collect(message.report.fields, ADDRESS)
  }
  return [...new Set(found)]
}

import PostalMime, { type Address } from 'postal-mime'
import { colouredAnswers } from './coloured-answers.ts'
import { type Enclosed, enclosedIn } from './enclosed.ts'
import { htmlToText } from './html-to-text.ts'
import { withCharsetMended } from './mend-charset.ts'

export type Attachment = { filename: string | null; mimeType: string; bytes: number; inline: boolean }
export type ParsedMessage = {
  headers: Map<string, string[]>
  from: { name: string; address: string }[]
  replyTo: string[]
  subject: string
  /** The Date header as an ISO date, or null where it does not parse. */
  date: string | null
  /** What each alternative says; null where the message has no such part. Hidden words of the HTML stand between marks. */
  plain: string | null
  html: string | null
  /** The HTML with answers in an announced colour as lines between those of the request; null where none is announced. */
  coloured: string | null
  /** The HTML as it was sent. */
  markup: string | null
  attachments: Attachment[]
  /** Parts beside the text that a person reads as words. */
  enclosed: Enclosed[]
  /** Of a multipart/report, its type and the fields of its machine-readable part. */
  report: { type: string; fields: string } | null
  /** Headers of the returned message in a report, for the thread token. */
  returnedHeaders: string
}
export type ParsedOrRefused = { message: ParsedMessage } | { refused: string }

const MESSAGE_BYTES_MAX = 30 * 1024 * 1024
const PARTS_MAX = 400
const NESTING_MAX = 24
const HEADER_BYTES_MAX = 256 * 1024
/** A person's answer fits; what is longer is cut here and marked, so that nothing past the cut can be missed silently. */
export const BODY_CHARS_MAX = 200_000

/** Takes a raw message apart. Bounded in size, parts and nesting; what exceeds a bound is refused with the reason, never thrown. */
export async function parseMessage(raw: Uint8Array): Promise<ParsedOrRefused> {
  if (raw.byteLength === 0) return { refused: 'the message is empty' }
  if (raw.byteLength > MESSAGE_BYTES_MAX) return { refused: 'the message is larger than 30 MB' }
  if (countParts(raw) > PARTS_MAX) return { refused: `the message has more than ${PARTS_MAX} parts` }
  try {
    const parsed = await new PostalMime({
      forceRfc822Attachments: true,
      maxNestingDepth: NESTING_MAX,
      maxHeadersSize: HEADER_BYTES_MAX,
      attachmentEncoding: 'arraybuffer',
    }).parse(raw)
    return { message: assemble(parsed) }
  } catch (cause) {
    return { refused: `the message cannot be taken apart: ${cause instanceof Error ? cause.message : 'unknown cause'}` }
  }
}

type Email = Awaited<ReturnType<PostalMime['parse']>>

function assemble(email: Email): ParsedMessage {
  const headers = new Map<string, string[]>()
  for (const { key, value } of email.headers) headers.set(key, [...(headers.get(key) ?? []), value])
  const contentType = headers.get('content-type')?.[0] ?? ''
  const reportType = /multipart\/report/i.test(contentType) ? (/report-type="?([\w-]+)/i.exec(contentType)?.[1] ?? '') : null
  let fields = ''
  let returnedHeaders = ''
  const attachments: Attachment[] = []
  for (const part of email.attachments) {
    const bytes = typeof part.content === 'string' ? part.content.length : part.content.byteLength
    if (/^message\/(delivery-status|global-delivery-status|disposition-notification|feedback-report)$/.test(part.mimeType)) {
      fields += decode(part.content)
    } else if (/^(message\/(rfc822|global)|text\/rfc822-headers|message\/rfc822-headers)$/.test(part.mimeType)) {
      returnedHeaders += decode(part.content).split(/\r?\n\r?\n/)[0]
      attachments.push({ filename: part.filename, mimeType: part.mimeType, bytes, inline: false })
    } else {
      attachments.push({
        filename: part.filename,
        mimeType: part.mimeType,
        bytes,
        inline: part.related === true || part.contentId !== undefined,
      })
    }
  }
  const enclosed = email.attachments.flatMap((part) => enclosedIn(part) ?? [])
  const markup = email.html === undefined ? undefined : withCharsetMended(email.html.slice(0, BODY_CHARS_MAX * 5))
  const shown = markup === undefined ? null : htmlToText(markup)
  const plain = email.text === undefined || /^\s*$/.test(email.text) ? null : withCharsetMended(email.text)
  // Reports carry their fields inside the text when the parser folds them in.
  if (reportType && !fields && plain) fields = plain
  return {
    headers,
    from: mailboxes(email.from ? [email.from] : []),
    replyTo: mailboxes(email.replyTo ?? []).map((one) => one.address),
    subject: email.subject ?? '',
    date: email.date && /^\d{4}-\d\d-\d\dT/.test(email.date) ? email.date.slice(0, 10) : null,
    plain: plain === null ? null : plain.slice(0, BODY_CHARS_MAX + 1),
    html: shown === null || /^\s*$/.test(shown) ? null : shown.slice(0, BODY_CHARS_MAX + 1),
    coloured: markup === undefined ? null : (colouredAnswers(markup, shown!)?.slice(0, BODY_CHARS_MAX + 1) ?? null),
    markup: markup ?? null,
    attachments,
    enclosed,
    report: reportType === null ? null : { type: reportType.toLowerCase(), fields: fields.slice(0, 20_000) },
    returnedHeaders: returnedHeaders.slice(0, 20_000),
  }
}

function mailboxes(addresses: Address[]): { name: string; address: string }[] {
  return addresses
    .flatMap((one) => (one.group ? one.group : [one]))
    .map(({ name, address }) => ({ name, address: (address ?? '').toLowerCase() }))
}

function decode(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder('utf-8').decode(content.slice(0, 60_000))
}

/** Parts declare themselves with a Content-Type line: counting them costs one pass and no tree. */
function countParts(raw: Uint8Array): number {
  const marker = Buffer.from('\ncontent-')
  const upper = Buffer.from('\nContent-')
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  let count = 0
  for (const needle of [marker, upper]) {
    for (let at = bytes.indexOf(needle); at !== -1 && count <= PARTS_MAX * 4; at = bytes.indexOf(needle, at + needle.length)) count += 1
  }
  // Each part states up to four Content- headers.
  return count / 4
}

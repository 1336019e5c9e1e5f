import PostalMime from 'postal-mime'
import { parseMessage } from '../replies/index.ts'

const NESTING_MAX = 24

/** The files of a message, within the bounds that parseMessage holds it to. Pictures that the text shows (logos, signatures) are none. */
export async function attachedFiles(raw: Uint8Array): Promise<{ filename: string | null; content: Buffer }[]> {
  const parsed = await parseMessage(raw)
  if ('refused' in parsed || !parsed.message.attachments.some((a) => !a.inline)) return []
  const email = await new PostalMime({ forceRfc822Attachments: true, maxNestingDepth: NESTING_MAX, attachmentEncoding: 'arraybuffer' }).parse(raw)
  return email.attachments
    .filter((part) => part.related !== true && part.contentId === undefined && !part.mimeType.startsWith('message/') && typeof part.content !== 'string')
    .map((part) => ({ filename: part.filename?.replaceAll('\u0000', '').toWellFormed().slice(0, 255) ?? null, content: Buffer.from(part.content as ArrayBuffer) }))
}

import { fileTypeFromBuffer } from 'file-type'

/** What the service takes in, told by content, never by name. */
const ACCEPTED_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff', 'image/heic', 'image/webp', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'] as const
export type AcceptedType = (typeof ACCEPTED_TYPES)[number]
const HEIF = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
const DOCX = ACCEPTED_TYPES[6]

/** The type of a file from its first bytes; null when it is none that is accepted. */
export async function sniffType(head: Uint8Array): Promise<AcceptedType | null> {
  // Readers take a PDF whose header stands within the first kilobyte (ISO 32000, implementation note 13).
  if (Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 1024)).includes('%PDF-')) return 'application/pdf'
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (!found) return isTiff(head) ? 'image/tiff' : null
  if (HEIF.has(found.mime)) return 'image/heic'
  if (found.mime === 'application/zip') return looksLikeDocx(head) ? DOCX : null
  return (ACCEPTED_TYPES as readonly string[]).includes(found.mime) ? (found.mime as AcceptedType) : null
}

/** Most writers of TIFF put its directory behind the pictures, out of sight of the first bytes; its four magic bytes are enough. */
const isTiff = (head: Uint8Array): boolean => ['II*\0', 'MM\0*'].includes(Buffer.from(head.subarray(0, 4)).toString('latin1'))

/** A Word package whose telling part lies behind the first bytes still names its folder early. */
const looksLikeDocx = (head: Uint8Array): boolean => {
  const text = Buffer.from(head).toString('latin1')
  return text.includes('word/') || (text.includes('[Content_Types].xml') && text.includes('_rels/.rels') && !/\b(xl|ppt)\//.test(text))
}

/** What a reader can open beside the text of a message: a note, a message, the text in another form; or what only some programs can open. */
export type Enclosed = { kind: 'note' | 'markup' | 'message' | 'sealed'; content: Uint8Array }

const BYTES_MAX = 500_000
const MESSAGE = /^message\/(?:rfc822|global|news)$/
const MARKUP = /^text\/(?:html|x-amp-html|watch-html|enriched|richtext)$|^application\/xhtml\+xml$/
/** Cards, keys, headers and a machine's fields; invitations are told as such. */
const NO_WORDS = /^text\/(?:x-)?(?:vcard|calendar|directory|rfc822-headers|css|javascript)$/
/** Outlook's own form of a message, and messages signed or sealed as a whole. */
const SEALED = /^(?:application\/(?:(?:vnd\.)?ms-tnef|(?:x-)?pkcs7-mime|pgp-encrypted)|text\/rtf|message\/(?:partial|external-body))$/

type Part = { filename: string | null; mimeType: string; content: ArrayBuffer | Uint8Array | string }

/** A part that a person reads as words, or null: files are papers, and read as such. */
export function enclosedIn({ filename, mimeType, content }: Part): Enclosed | null {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  const kind = kindOf(mimeType, filename ?? '')
  if (kind === null || bytes.byteLength === 0) return null
  return { kind: bytes.byteLength > BYTES_MAX ? 'sealed' : kind, content: bytes }
}

function kindOf(mimeType: string, filename: string): Enclosed['kind'] | null {
  if (MESSAGE.test(mimeType) || /\.eml$/i.test(filename)) return 'message'
  if (SEALED.test(mimeType) || /^winmail\.dat$|\.(?:msg|p7m)$/i.test(filename)) return 'sealed'
  if (MARKUP.test(mimeType) || /\.html?$/i.test(filename)) return 'markup'
  if ((mimeType.startsWith('text/') && !NO_WORDS.test(mimeType)) || mimeType === 'application/ics' || /\.(?:txt|text|md|ics)$/i.test(filename)) return 'note'
  return null
}

/** The words of a note, in whichever of the usual ways they are written down. */
export function wordsOf(content: Uint8Array): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  const text = new TextDecoder('utf-8').decode(content)
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(content) : text
}

import { type Context, DomainError } from '../kernel/index.ts'
import { createReader } from './create-reader.ts'
import type { DocumentReader } from './extract-document.ts'
import { READ_LIMITS } from './read-settings.ts'

export type ServiceReader = DocumentReader & {
  /** The text of a PDF or DOCX, read in a child as well. Throws validation_failed where none can be read, or too much. */
  textOf(file: { sha256: string; contentType: string; bytes: Uint8Array }): Promise<{ text: string; pages: number }>
  renderPage(sha256: string, contentType: string, page: number, dpi: number): Promise<Uint8Array | null>
  warm(): void
  close(): void
}

const refused = (message: string): DomainError => new DomainError('validation_failed', message, { param: 'source_document' })

/** The reader over the service's blobs. */
export function createDocumentReader(context: Context, children: number): ServiceReader {
  const reader = createReader({ children, time: context.time, log: (entry) => context.log.warn({ unit: 'reader', ...entry }) })
  return {
    read: async ({ sha256, contentType }) => reader.read(await context.blobs.get(sha256), { contentType }),
    async textOf({ bytes, contentType }) {
      const read = await reader.textOf(bytes, { contentType })
      if ('failed' in read) throw refused(`The source_document cannot be read (${read.reason.replaceAll('_', ' ')}): send it as an unlocked PDF with text or a DOCX, or send source_text.`)
      if (read.text.length > READ_LIMITS.text_charsMax) throw refused(`The source_document holds more than ${READ_LIMITS.text_charsMax.toLocaleString('en-US')} characters; send the requirement pages only.`)
      return read
    },
    renderPage: async (sha256, contentType, page, dpi) => reader.renderPage(await context.blobs.get(sha256), page, dpi, { contentType }),
    warm: () => reader.warm(),
    close: () => reader.close(),
  }
}

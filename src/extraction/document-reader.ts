import { type Context, DomainError } from '../kernel/index.ts'
import { createReader } from './create-reader.ts'
import type { DocumentReader } from './extract-document.ts'
import { joinReadings } from './read-packet.ts'

export type ServiceReader = DocumentReader & {
  /** The text of a PDF or DOCX, read in a child as well. */
  textOf(file: { sha256: string; contentType: string; bytes: Uint8Array }): Promise<string>
  renderPage(sha256: string, contentType: string, page: number, dpi: number): Promise<Uint8Array | null>
  warm(): void
  close(): void
}

/** The reader over the service's blobs. */
export function createDocumentReader(context: Context, children: number): ServiceReader {
  const reader = createReader({ children, time: context.time, log: (entry) => context.log.warn({ unit: 'reader', ...entry }) })
  return {
    async read(files) {
      const readings = []
      for (const file of files) readings.push(await reader.read(await context.blobs.get(file.sha256), { contentType: file.contentType }))
      return readings.length === 1 ? readings[0]! : joinReadings(readings)
    },
    async textOf() {
      throw new DomainError('validation_failed', 'Reading a source_document is not available on this server; send source_text.', { param: 'source_document' })
    },
    renderPage: async (sha256, contentType, page, dpi) => reader.renderPage(await context.blobs.get(sha256), page, dpi, { contentType }),
    warm: () => reader.warm(),
    close: () => reader.close(),
  }
}

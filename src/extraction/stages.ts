/**
 * What the stages of reading hand each other, so that each can be built and tested alone:
 * a reader gives pages, classify sorts them into parts, a part reader turns one part into facts,
 * integrity looks at the file and at what was read. All of it runs inside the killable child.
 */
import type { DocType, Form, Integrity, Producer, ReadLine, ReadNotice, UnreadChange, UnreadableField } from '../vocabulary/index.ts'
import type { Page } from './page-model.ts'

/** A rendered or photographed page: 8-bit RGBA, row by row. `dpi` is null when nobody knows. */
export type Raster = { rgba: Uint8Array; width: number; height: number; dpi: number | null }

/** What images/index.ts reads from a file: JPEG, PNG, TIFF (all frames), HEIC, WebP. */
export type ReadPictures = (
  bytes: Uint8Array,
  options: { contentType: string; pagesMax: number; onPage?: (page: number, pages: number) => void },
) => Promise<Page[]>

/** Exported by classify/index.ts: one entry per page, in order. */
export type PageClass = { page: number; doc_type: DocType; form: Form | null; form_edition: string | null; confidence: number; /** The page speaks of insurance and is of no kind that is known. */ doubtful?: true; /** A paper of its own begins here, whatever stands before it. */ starts?: true }
export type ClassifyPages = (pages: Page[]) => PageClass[]

/** What one part of a document states. Line indexes in unreadable_fields count within the part. */
export type PartReading = {
  form: Form | null
  form_edition: string | null
  issued_on: string | null
  insured_name: string | null
  insured_state: string | null
  producer: Producer | null
  certificate_holder: string | null
  holder_printed?: string | null
  description_of_operations: string | null
  coverage_lines: ReadLine[]
  unreadable_fields: UnreadableField[]
  notes: string[]
  notices?: ReadNotice[]
  unread_changes?: UnreadChange[]
}
export const emptyPart = (): PartReading => ({
  form: null, form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null, certificate_holder: null, description_of_operations: null,
  coverage_lines: [], unreadable_fields: [], notes: [],
})

/** What only the PDF container knows: earlier revisions, signatures, producer strings; null for other kinds of file. */
export type InspectIntegrity = (input: {
  bytes: Uint8Array
  contentType: string
  pages: Page[]
  reading: PartReading[]
}) => Integrity | Promise<Integrity>

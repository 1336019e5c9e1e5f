import type { DocType, FieldReading } from '../vocabulary/index.ts'
import type { HeldLine, PaperSource, ValueSource } from './held-line.ts'

/** A place on a page: page, x, y, width, height in points, and the reader. */
type PackedPlace = [page: number, x: number, y: number, w: number, h: number, reader: string]
/** `confidence`, and the place where one is known. Nothing: there is no reading. */
type PackedReading = [] | [confidence: number] | [confidence: number, ...PackedPlace]
/** A value's source: who answered, in `evidence`, and which of `documents` states it; -1 is nobody. Whatever is of another shape is kept as it is. */
type PackedSource = [answer: number, document: number, ...PackedReading] | ValueSource
export type PackedSources = { documents: [document_id: string, document_class: DocType][]; evidence: (string | null)[]; paths: Record<string, PackedSource> }
/** A line as it lies in the database: the documents and answers that its values share are named once, which halves it. */
export type StoredLine = Omit<HeldLine, 'sources'> & ({ packed_sources: PackedSources } | { sources: HeldLine['sources'] })

const NOBODY = -1

export function packLine({ sources, ...line }: HeldLine): StoredLine {
  const packed: PackedSources = { documents: [], evidence: [], paths: {} }
  for (const [path, source] of Object.entries(sources)) if (source) packed.paths[path] = packSource(packed, source)
  return { ...line, packed_sources: packed }
}

/** A line as it was before it was stored, also where it was stored whole. */
export function unpackLine(stored: StoredLine): HeldLine {
  if ('sources' in stored) return stored
  const { packed_sources, ...line } = stored
  const sources: HeldLine['sources'] = {}
  for (const path in packed_sources.paths) sources[path] = unpackSource(packed_sources, packed_sources.paths[path]!)
  return { ...line, sources }
}

function packSource(packed: PackedSources, source: ValueSource): PackedSource {
  if (source.kind === 'document') return packPaper(packed, NOBODY, source) ?? source
  if (source.kind !== 'answer') return source
  const { paper } = source
  const answer = placeOf(packed.evidence, (evidence) => evidence === source.evidence_id, source.evidence_id)
  return paper ? (packPaper(packed, answer, paper) ?? source) : [answer, NOBODY]
}

function packPaper({ documents }: PackedSources, answer: number, { document_id, document_class, reading }: PaperSource): PackedSource | null {
  const readingPacked = packReading(reading)
  if (!readingPacked) return null
  return [answer, placeOf(documents, ([id, named]) => id === document_id && named === document_class, [document_id, document_class]), ...readingPacked] as PackedSource
}

function packReading(reading: FieldReading | null): PackedReading | null {
  if (!reading) return []
  const { confidence, provenance } = reading
  if (!provenance) return [confidence]
  const { page, box, reader, ...more } = provenance
  return !box || Object.keys(more).length ? null : [confidence, page, box.x, box.y, box.w, box.h, reader]
}

function unpackSource({ documents, evidence }: PackedSources, packed: PackedSource): ValueSource {
  if (!Array.isArray(packed)) return packed
  const [answer, document] = packed
  const paper = document === NOBODY ? null : paperAt(documents[document]!, packed)
  if (answer === NOBODY) return paper!
  const evidence_id = evidence[answer]!
  return paper ? { kind: 'answer', evidence_id, paper } : { kind: 'answer', evidence_id }
}

function paperAt([document_id, document_class]: PackedSources['documents'][number], packed: PackedSource & unknown[]): PaperSource {
  const [, , confidence, page, x, y, w, h, reader] = packed as [number, number, ...Partial<[number, ...PackedPlace]>]
  const provenance = page === undefined ? null : { page, box: { x: x!, y: y!, w: w!, h: h! }, reader: reader! }
  return { kind: 'document', document_id, document_class, reading: confidence === undefined ? null : { confidence, provenance } }
}

function placeOf<T>(list: T[], isIt: (item: T) => boolean, item: T): number {
  const found = list.findIndex(isIt)
  return found >= 0 ? found : list.push(item) - 1
}

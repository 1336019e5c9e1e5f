import type { ReadDocument, ReadFailure } from '../vocabulary/index.ts'

/** What the parent asks of a reading child. `path` is read by the child itself, so large files are not copied. */
export type ChildRequest =
  | { id: number; op: 'read'; source: Uint8Array | string; contentType?: string }
  | { id: number; op: 'text'; source: Uint8Array | string; contentType?: string }
  | { id: number; op: 'render'; source: Uint8Array | string; page: number; dpi: number; contentType?: string }
/** `phase` tells the parent that a new bounded step began (all pages parsed, one page drawn); only the parent decides how long it may last. */
export type ChildReply =
  | { id: number; kind: 'ready' }
  | { id: number; kind: 'phase'; phase: 'parse' | 'raster'; page: number; pages: number }
  | { id: number; kind: 'read'; result: ReadDocument | ReadFailure }
  | { id: number; kind: 'text'; text: string; pages: number }
  | { id: number; kind: 'rendered'; png: Uint8Array | null }
  | { id: number; kind: 'thrown'; message: string }

export const MANIFEST_NAME = 'manifest.json'
export const SUCCESS_NAME = '_SUCCESS'
/** Raised when the files or their columns change in a way that a reader must know of. */
const BATCH_SCHEMA_VERSION = '1'

/** A file of a batch. `rows` is null for the manifest, which has none. */
export type BatchFile = { name: string; rows: number | null; size_bytes: number; sha256: string }

/** manifest.json as text: what the batch holds and how to check it. Timestamps as the API writes them. */
export function writeManifest(batch: { batchId: string; periodStart: string; periodEnd: string; files: readonly BatchFile[] }): string {
  const manifest = {
    schema_version: BATCH_SCHEMA_VERSION,
    batch_id: batch.batchId,
    period: { start: batch.periodStart, end: batch.periodEnd },
    counts: Object.fromEntries(batch.files.map((file) => [file.name, file.rows])),
    files: batch.files.map(({ name, rows, size_bytes, sha256 }) => ({ name, rows, size_bytes, sha256 })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

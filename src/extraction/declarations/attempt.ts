import type { UnreadableField } from '../../vocabulary/index.ts'

/** Runs one finder of the facts named; `otherwise` is what it gives where it cannot be run to its end. */
export type Attempt = <T>(fields: readonly string[], otherwise: T, work: () => T) => T
export const unguarded: Attempt = (_fields, _otherwise, work) => work()

export type Failed = { field: string; error: string }
/** A finder that throws costs its own facts alone: they are said to be unreadable, and what the others find stands. */
export const guarded =
  (failed: Failed[]): Attempt =>
  (fields, otherwise, work) => {
    try {
      return work()
    } catch (error) {
      failed.push(...fields.map((field) => ({ field, error: error instanceof Error ? error.name : 'error' })))
      return otherwise
    }
  }

/** What the paper may state and nobody looked for to the end. The kind of error is told, its message may quote the paper. */
export const unreadableFor = (failed: readonly Failed[], page: number): Omit<UnreadableField, 'line'>[] =>
  failed.map(({ field, error }) => ({ field, page, box: null, reason: `the reader failed here (${error})` }))

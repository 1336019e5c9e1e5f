/** The embedded database could not be started, reached or stopped. The message is one line, fit to show an operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** Folds anything thrown into one line. */
export const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim()

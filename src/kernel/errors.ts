export type ErrorDetail = { param: string | null; message: string }
export type ErrorOptions = { param?: string; details?: ErrorDetail[]; retryAfterSeconds?: number }

/** A failure the caller can act on. Status codes are not known here; http/errors.ts has the table. */
export class DomainError extends Error {
  readonly code: string
  readonly param: string | null
  readonly details: ErrorDetail[]
  readonly retryAfterSeconds: number | undefined
  constructor(code: string, message: string, options: ErrorOptions = {}) {
    super(message)
    this.code = code
    this.param = options.param ?? options.details?.[0]?.param ?? null
    this.details = options.details ?? (options.param ? [{ param: options.param, message }] : [])
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** What does not exist and what is another account's answer alike. */
export const notFound = (thing: string, id: string, param?: string): DomainError =>
  new DomainError(`${thing}_not_found`, `No ${thing.replaceAll('_', ' ')} ${JSON.stringify(id.slice(0, 100))} exists for this key's account and mode.`, param ? { param } : {})

export const invalid = (param: string, message: string): DomainError => new DomainError('validation_failed', message, { param })

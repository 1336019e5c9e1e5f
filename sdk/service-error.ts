type Body = { error?: { code?: string; message?: string; request_id?: string; param?: string | null; details?: { param: string | null; message: string }[] } } | undefined

/** An answer that is not a success, with what the service said about it. */
export class ServiceError extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string | null
  readonly param: string | null
  readonly details: { param: string | null; message: string }[]
  constructor(response: Response, body: unknown) {
    const said = (body as Body)?.error
    super(`${response.status} ${said?.code ?? response.statusText}: ${said?.message ?? 'no explanation was given'}`)
    this.name = 'ServiceError'
    this.status = response.status
    this.code = said?.code ?? 'unknown'
    this.requestId = said?.request_id ?? response.headers.get('x-request-id')
    this.param = said?.param ?? null
    this.details = said?.details ?? []
  }
}

import { createAccount } from '../../../src/accounts/index.ts'
import { type Answer, call, type Service, until } from '../../harness/service.ts'
import { certificate, type Paper } from './paper.ts'

// Any: answers are looked into by tests, member by member
type Json = any
export type Fields = Record<string, string | undefined>
export type SentFile = { bytes: Uint8Array | string; name?: string; type?: string }

/** One account of its own, spoken to over HTTP alone. Accounts share nothing, so tests of one service do not meet. */
export class Client {
  readonly service: Service
  readonly accountId: string
  readonly key: string
  readonly liveKey: string
  constructor(service: Service, keys: { account_id: string; live_key: string; test_key: string }, key = keys.test_key) {
    this.service = service
    this.accountId = keys.account_id
    this.key = key
    this.liveKey = keys.live_key
  }
  /** The same account in live mode. */
  get live(): Client {
    return new Client(this.service, { account_id: this.accountId, live_key: this.liveKey, test_key: this.key }, this.liveKey)
  }
  get = (path: string): Promise<Answer> => call(this.service, this.key, 'GET', path)
  post = (path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> => call(this.service, this.key, 'POST', path, body, headers)
  put = (path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> => call(this.service, this.key, 'PUT', path, body, headers)

  /** A push of files as a form; fields of value undefined are left out. */
  push(fields: Fields, files: SentFile[], headers?: Record<string, string>, fileField = 'files'): Promise<Answer> {
    return this.post('/v1/documents', form({ insured_ref: 'ins', consumer_ref: 'con', ...fields }, files, fileField), headers)
  }
  async pushPaper(fields: Fields, paper: Paper = {}, headers?: Record<string, string>): Promise<Answer> {
    return this.push(fields, [{ bytes: await certificate(paper), name: 'certificate.pdf', type: 'application/pdf' }], headers)
  }
  engagement = async (id: string): Promise<Json> => (await this.get(`/v1/engagements/${id}`)).body
  /** The engagement once it satisfies `done`; what it last was when it never does. */
  whenEngagement = (id: string, done: (e: Json) => boolean): Promise<Json> => until(() => this.engagement(id), done)

  /** A push and the engagement once `done`, by default once its verdict is there. */
  async pushed(fields: Fields, paper: Paper = {}, done: (e: Json) => boolean = (e) => e.verdict !== null): Promise<Json> {
    const receipt = await this.pushPaper(fields, paper)
    if (receipt.status !== 200) throw new Error(`push: ${receipt.status} ${JSON.stringify(receipt.body)}`)
    return this.whenEngagement(receipt.body.engagement_id, done)
  }
  publish = (rules: Json[], more: Record<string, unknown> = {}, consumer = 'con'): Promise<Answer> => this.post(`/v1/consumers/${consumer}/requirement-sets`, { rules, publish: true, applies_to: 'all_active', ...more })

  /** Every event of a name (or all), oldest first. */
  async events(name?: string): Promise<Json[]> {
    const found: Json[] = []
    for (let cursor = ''; ; ) {
      const page = await this.get(`/v1/events?limit=200${name ? `&event=${name}` : ''}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      found.push(...page.body.data)
      if (!page.body.next_cursor) return found.reverse()
      cursor = page.body.next_cursor
    }
  }
  whenEvents = (name: string, done: (events: Json[]) => boolean = (e) => e.length > 0): Promise<Json[]> => until(() => this.events(name), done)

  /** Moves the test clock and waits until it reads ready. */
  async advance(by: { to?: string; by_business_hours?: number; by_seconds?: number }): Promise<Answer> {
    const answer = await this.post('/v1/test/clock/advance', by)
    if (answer.status === 202) await until(() => this.get('/v1/test/clock'), (c) => c.body.status === 'ready')
    return answer
  }
  advanceDays = (days: number): Promise<Answer> => this.advance({ by_seconds: days * 86_400 })
}

/** A client of a new account. */
export async function newClient(service: Service, name = 'A verifying entity'): Promise<Client> {
  return new Client(service, await createAccount(service.app.context, { name }))
}

export function form(fields: Fields, files: SentFile[] = [], fileField = 'files'): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) made.set(name, value)
  for (const file of files) made.append(fileField, new Blob([typeof file.bytes === 'string' ? file.bytes : new Uint8Array(file.bytes)], { type: file.type ?? 'application/octet-stream' }), file.name ?? 'file')
  return made
}

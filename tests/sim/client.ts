import { Readable } from 'node:stream'
import { errorReply } from '../../src/http/errors.ts'
import { dispatch } from '../../src/http/dispatch.ts'
import type { Context, Mode, Reply, Route, StagedBlob, Tenant } from '../../src/kernel/index.ts'
import { type Paper, paperBytes } from './papers.ts'
import type { SimProcess } from './sim-process.ts'
import type { World } from './world.ts'

export type Op = { operationId: string; params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; files?: { name: string; type: string; bytes: Uint8Array }[]; fields?: Record<string, unknown> }
/** A call the client got an answer for; `attempts` counts how often it had to ask. */
export type Acknowledged = { op: Op; mode: Mode; key: string | null; status: number; text: string; body: any; attempts: number; at: number }

const GIVE_UP_AFTER = 60
const RETRY_MS = 1_500

/** A caller of the API that asks again with the same key until it has an answer, as the service tells callers to. */
export class Client {
  readonly acknowledged: Acknowledged[] = []
  /** Every key that was ever sent, answered or not. */
  readonly asked: { op: Op; key: string }[] = []
  readonly #world: World
  readonly mode: Mode
  #keys = 0
  constructor(world: World, mode: Mode) {
    this.#world = world
    this.mode = mode
  }

  /** A write with a key of its own. */
  async write(op: Op): Promise<any> {
    const key = `key-${++this.#keys}`
    this.asked.push({ op, key })
    const twice = this.#world.faults.chance('callTwice')
    const first = this.ask(op, key)
    // The same call at the same time, as a proxy that retries makes it.
    const second = twice ? this.ask(op, key) : first
    const [answer] = await Promise.all([first, second])
    return answer.body
  }
  async read(operationId: string, params: Record<string, string> = {}, query: Record<string, unknown> = {}): Promise<any> {
    return (await this.#persist({ operationId, params, query }, null)).body
  }
  async ask(op: Op, key: string): Promise<Acknowledged> {
    const answer = await this.#persist(op, key)
    this.acknowledged.push(answer)
    return answer
  }

  async #persist(op: Op, key: string | null): Promise<Acknowledged> {
    for (let attempts = 1; attempts <= GIVE_UP_AFTER; attempts++) {
      const process = this.#reach()
      const sentKey = attempts > 1 && this.#world.bugs.clientForgetsKey ? `${key}-again-${attempts}` : key
      const reply = process && (await this.#once(process, op, sentKey))
      if (reply && reply.status < 500 && reply.status !== 409 && reply.status !== 429 && !this.#world.faults.chance('apiAnswerLost')) {
        const text = JSON.stringify(reply.body)
        this.#world.schedule.log(`client ${op.operationId} ${key} ${reply.status}`)
        return { op, mode: this.mode, key, status: reply.status, text, body: JSON.parse(text), attempts, at: this.#world.schedule.now }
      }
      await this.#world.wait(RETRY_MS * Math.min(attempts, 20))
    }
    throw new Error(`no answer to ${op.operationId} after ${GIVE_UP_AFTER} attempts: ${this.#world.said.slice(-3).join('\n')}`)
  }
  #reach(): SimProcess | null {
    const { alive } = this.#world
    return alive.length ? alive[this.#world.faults.next(alive.length)]! : null
  }

  /** One call on one process; null when the process died before it answered. */
  #once(process: SimProcess, op: Op, key: string | null): Promise<Reply | null> {
    const answered = callOnce(process, { accountId: this.#world.accountId, mode: this.mode }, op, key, (error) => this.#world.said.push(`${this.#world.schedule.now} ${process.life.name} ${op.operationId} ${String((error as Error).stack).slice(0, 600)}`))
    return Promise.race([answered, new Promise<null>((resolve) => process.life.onDeath(() => resolve(null)))])
  }
}

/** One call through the code that every call of the HTTP edge goes through. */
export async function callOnce({ context, routes }: Pick<SimProcess, 'context' | 'routes'>, tenant: Tenant, op: Op, key: string | null, failed: (error: unknown) => void): Promise<Reply> {
  const route = routes.get(op.operationId)
  if (!route) throw new Error(`no operation ${op.operationId}`)
  const requestId = context.ids.make('httpRequest')
  const caller = { tenant, keyId: 'key_simulated', scopes: new Set<string>(), requestId }
  try {
    return await dispatch(withFiles(route, op), { params: op.params ?? {}, query: op.query ?? {}, body: op.files ? undefined : op.body, idempotencyKey: key ?? undefined, caller, ...(op.files && { req: { headers: {} } as never }) }, context)
  } catch (error) {
    const refused = errorReply(error, requestId, route.errors)
    if (refused.status >= 500) failed(error)
    return { status: refused.status, body: refused.body }
  }
}

/** The multipart edge is the process tests' business; here the same form arrives staged and parsed. */
function withFiles(route: Route, op: Op): Route {
  const { files, fields } = op
  if (!files || route.method === 'GET') return route
  return {
    ...route,
    receive: async (_req: unknown, _caller: unknown, context: Context) => {
      const staged: { filename: string; contentType: string; blob: StagedBlob }[] = []
      const discard = async () => void (await Promise.all(staged.map((f) => f.blob.discard())))
      try {
        for (const file of files) staged.push({ filename: file.name, contentType: file.type, blob: (await context.blobs.stage(Readable.from([Buffer.from(file.bytes)]), 1e9))! })
      } catch (error) {
        await discard()
        throw error
      }
      return { input: { fields, files: staged }, fingerprint: { ...fields, files: staged.map((f) => f.blob.sha256) }, discard }
    },
  } as Route
}

export const pushOf = (paper: Paper | Paper[], fields: Record<string, unknown>): Op => {
  const papers = Array.isArray(paper) ? paper : [paper]
  return { operationId: 'pushDocuments', fields, files: papers.map((p, i) => ({ name: `paper-${i}.pdf`, type: papers.length > 1 ? 'image/jpeg' : 'application/pdf', bytes: paperBytes(p) })) }
}

import http from 'node:http'
import fc from 'fast-check'
import { createOperatorKey } from '../../src/accounts/index.ts'
import type { Service } from '../harness/service.ts'
import { contract } from '../openapi/contract.ts'
import type { Story } from '../openapi/tell-story.ts'
import type { World } from './odd-values.ts'
import { oddRequests, type Sent } from './requests.ts'
import { spoilt } from './spoil.ts'

export type Kind = 'odd' | 'malformed'
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })

/** Names and ids of a real history, by the members that ask for them. */
export function worldOf(story: Story): World {
  const world: Record<string, Set<string>> = {}
  const note = (name: string, value: unknown) => {
    if (typeof value === 'string' && value.length < 100 && /(_ref|_id|version|key|requirement_set)$/.test(name)) (world[name] ??= new Set()).add(value)
  }
  for (const { params, query, body } of Object.values(story.exchanges)) for (const part of [params, query, body ?? {}]) for (const [name, value] of Object.entries(part as object)) note(name, value)
  for (const alias of ['parent_insured_ref']) world[alias] = world.insured_ref ?? new Set()
  return Object.fromEntries(Object.entries(world).map(([name, values]) => [name, [...values]]))
}

/** Sends `runs` calls of one kind, one after the other; the seed replays them. Throws with the smallest call that breaks the contract. */
export async function tryRequests(service: Service, world: World, kind: Kind, runs: number, seed: number): Promise<Record<number, number>> {
  const odd = oddRequests(contract().doc, world, { account: [service.test, service.test, service.live], staff: (await createOperatorKey(service.app.context, { name: 'Staff' })).key })
  const counts: Record<number, number> = {}
  await fc.assert(
    fc.asyncProperty(kind === 'odd' ? odd : spoilt(odd), async (sent) => {
      const { status, fault } = await tryOne(service.url, sent)
      counts[status] = (counts[status] ?? 0) + 1
      if (fault) throw new Error(fault)
    }),
    { numRuns: runs, seed, verbose: 0, interruptAfterTimeLimit: 3_600_000, endOnFailure: false },
  )
  return counts
}

export async function tryOne(url: string, sent: Sent): Promise<{ status: number; fault: string | null }> {
  const { status, type, text } = await exchange(url, sent)
  if (sent.method === 'HEAD') return { status, fault: status >= 500 ? `HEAD ${sent.target} answered ${status}` : null }
  let body: unknown = text
  if (type.startsWith('application/json')) {
    try {
      body = JSON.parse(text)
    } catch {
      return { status, fault: `${sent.method} ${sent.target} answered ${status} with JSON that cannot be parsed` }
    }
  }
  if (status >= 500) return { status, fault: `${sent.method} ${sent.target} answered ${status}: ${text.slice(0, 300)}` }
  // What Node itself refuses before the service sees it has no body to judge
  if (type === '' && status >= 400 && text === '') return { status, fault: null }
  return { status, fault: contract().faultOf(sent.method, sent.target, status, type, body) }
}

function exchange(url: string, sent: Sent): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const headers = { ...sent.headers, ...(sent.body && { 'content-length': String(sent.body.length) }) }
    const req = http.request({ hostname, port, agent, method: sent.method, path: sent.target.replace(/[^\x21-\x7e]/g, (c) => encodeURIComponent(c)), headers: cleaned(headers) }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (c) => chunks.push(c)).on('end', () => resolve({ status: res.statusCode!, type: res.headers['content-type'] ?? '', text: Buffer.concat(chunks).toString() }))
      res.on('error', reject)
    })
    req.on('error', reject)
    req.end(sent.body ?? undefined)
  })
}
/** Header values that Node's client refuses to send are left as near as it lets them. */
const cleaned = (headers: Record<string, string>): Record<string, string> => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')]))

import { isDeepStrictEqual } from 'node:util'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import { allRoutes } from '../../../src/routes.ts'
import { flow } from '../../../src/flow.ts'
import { type Context, Ids, Secrets, Store, silentLog } from '../../../src/kernel/index.ts'
import { parseEgressAllow } from '../../../src/kernel/net-guard/index.ts'
import { reactWith } from '../../../src/reactions.ts'
import { type Acknowledged, callOnce } from '../client.ts'
import { SeededRandom } from '../seeded-random.ts'
import type { World } from '../world.ts'
import type { Invariant } from './index.ts'
import { type Row, type Snapshot, takeSnapshot } from './snapshot.ts'

/** What an answered call must have left behind, by operation; null where it left it. */
const LEFT: Record<string, (a: Acknowledged, rows: Snapshot['rows']) => string | null> = {
  pushDocuments: ({ body }, r) =>
    r.transmissions.some((t) => t.transmission_id === body.transmission_id) && body.documents.every((d: Row) => r.documents.some((x) => x.document_id === d.document_id && x.sha256 === d.sha256)) && r.engagements.some((e) => e.engagement_id === body.engagement_id) ? null : `push ${body.transmission_id}`,
  createEngagement: ({ body }, r) => (r.engagements.some((e) => e.engagement_id === body.engagement_id) ? null : `engagement ${body.engagement_id}`),
  extendRequest: ({ op, body }, r) => (r.verification_requests.find((q) => q.request_id === body.request_id)?.extensions.some((x: Row) => x.reason === (op.body as Row).reason) ? null : `extension of ${body.request_id}`),
  createRequirementSetVersion: ({ body, op }, r) => (r.requirement_set_versions.some((v) => v.consumer_ref === op.params!.consumer_ref && v.set_key === body.key && v.version === body.version) ? null : `version ${body.version} of ${body.key}`),
  publishRequirementSetVersion: ({ body, op }, r) => (r.requirement_set_versions.some((v) => v.consumer_ref === op.params!.consumer_ref && v.set_key === body.key && v.version === body.version && v.status !== 'draft') ? null : `publication of ${body.version}`),
  putDelivery: ({ body }, r) => (r.delivery_settings.some((d) => d.webhook?.url === body.webhook?.url) ? null : 'delivery configuration'),
  putInsured: ({ op }, r) => (r.insureds.some((i) => i.insured_ref === op.params!.insured_ref) ? null : `insured ${op.params!.insured_ref}`),
  putWaiver: ({ body }, r) => (r.waivers.some((w) => w.waiver_id === body.waiver_id) ? null : `waiver ${body.waiver_id}`),
  putProgram: ({ op }, r) => (r.programs.some((p) => p.program_ref === op.params!.program_ref) ? null : `program ${op.params!.program_ref}`),
  putEnrollment: ({ op }, r) => (r.enrollments.some((e) => e.program_ref === op.params!.program_ref && e.insured_ref === op.params!.insured_ref) ? null : 'enrollment'),
  runBatch: ({ body }, r) => (r.batches.some((b) => b.batch_id === body.batch_id && b.status === 'produced') ? null : `batch ${body.batch_id}`),
}

/** Nothing that was answered with success is lost. */
export const nothingAcknowledgedIsLost: Invariant = (s, _world, { live, test }) =>
  [...live.acknowledged, ...test.acknowledged].flatMap((a) => (a.status < 300 ? (LEFT[a.op.operationId]?.(a, s.rows) ?? []) : [])).map((what) => `${what} was acknowledged and is lost`)

/** However often a call was sent with its key, it had one effect, and every answer is the first one. */
export const oneEffectAKey: Invariant = (s, _world, { live, test }) => {
  const broken: string[] = []
  const acks = [...live.acknowledged, ...test.acknowledged]
  const asked = [...live.asked.map((a) => ({ ...a, mode: 'live' })), ...test.asked.map((a) => ({ ...a, mode: 'test' }))]
  const times = (op: string) => asked.filter((a) => a.op.operationId === op).length
  const refused = (op: string) => new Set(acks.filter((a) => a.op.operationId === op && a.status >= 400).map((a) => `${a.mode} ${a.key}`)).size
  for (const [op, made] of [['pushDocuments', s.rows.transmissions.length], ['createRequirementSetVersion', s.rows.requirement_set_versions.length], ['runBatch', s.rows.batches.filter((b) => b.trigger === 'manual').length], ['extendRequest', s.rows.verification_requests.reduce((n, r) => n + r.extensions.length, 0)], ['putWaiver', s.rows.waivers.length]] as const)
    if (made !== times(op) - refused(op)) broken.push(`${times(op)} calls of ${op}, ${refused(op)} refused, made ${made}`)
  const first = new Map<string, unknown>()
  for (const a of acks) {
    const { idempotent_replay: _, ...body } = a.body
    const known = first.get(`${a.mode} ${a.key}`)
    if (known === undefined) first.set(`${a.mode} ${a.key}`, body)
    else if (a.status < 400 && !isDeepStrictEqual(known, body)) broken.push(`${a.op.operationId} ${a.key} was answered in two ways`)
  }
  return broken
}

/** Asked again when all is over, every answered call replays its answer, twice the same bytes, and changes nothing. */
export const replaysAreIdentical: Invariant = async (before, world, told) => {
  const broken: string[] = []
  const edge = quietEdge(world)
  const seen = new Set<string>()
  for (const a of [...told.live.acknowledged, ...told.test.acknowledged]) {
    const name = `${a.mode} ${a.key}`
    if (seen.has(name) || a.key === null) continue
    seen.add(name)
    const again = async () => JSON.stringify((await callOnce(edge, { accountId: world.accountId, mode: a.mode }, a.op, a.key, (e) => broken.push(`replay of ${a.op.operationId} ${name} failed: ${String(e)}`))).body)
    const [one, two] = [await again(), await again()]
    if (one !== two) broken.push(`${a.op.operationId} ${name} replays in two ways`)
    const { idempotent_replay, ...body } = JSON.parse(one)
    const { idempotent_replay: _, ...first } = a.body
    if (a.status < 400 && (idempotent_replay !== true || !isDeepStrictEqual(body, first))) broken.push(`${a.op.operationId} ${name} replays another answer${idempotent_replay === true ? '' : ', not marked as a replay'}`)
  }
  const after = await takeSnapshot(world.admin, world, told)
  if (after.counts !== before.counts) broken.push(`replays changed what is on file: ${before.counts} became ${after.counts}`)
  return broken
}

/** The API without workers and without faults, on the history's database. */
function quietEdge(world: World) {
  const time = { now: () => world.schedule.now, sleep: async () => {}, after: () => () => {} }
  const random = new SeededRandom(`${world.seed} replay`)
  const blobs = {
    stage: async (stream: Readable) => {
      const bytes = await buffer(stream)
      return { sha256: createHash('sha256').update(bytes).digest('hex'), sizeBytes: bytes.length, head: bytes.subarray(0, 100), keep: async () => {}, discard: async () => {} }
    },
  }
  const context = { time, random, log: silentLog, ids: new Ids(time, random), secrets: new Secrets(Buffer.alloc(32, 7), random), blobs, store: new Store({ database: world.real, time, random, flow, react: reactWith(() => context) }) } as unknown as Context
  const delivery = { http: null, allow: parseEgressAllow(''), resolve: async () => [], publicUrl: () => 'https://svc.simulated.example' }
  return { context, routes: new Map(allRoutes(delivery as never, (async () => '') as never).map((r) => [r.operationId, r])) }
}

/** A history's rows stand under the modes that its callers used, and nothing of one mode names the other's. */
export const modesAreApart: Invariant = (s, _world, { live, test }) => {
  const used = new Set([...(live.asked.length ? ['live'] : []), ...(test.asked.length ? ['test'] : [])])
  const broken: string[] = []
  for (const [table, rows] of Object.entries(s.rows)) for (const row of rows) if (row.mode && !used.has(row.mode)) broken.push(`${table} has a row in ${row.mode} mode, which nobody used`)
  const modeOf = new Map(s.rows.engagements.map((e) => [e.engagement_id, e.mode]))
  for (const e of s.rows.events) for (const id of e.engagement_ids) if (modeOf.get(id) !== e.mode) broken.push(`${e.event} in ${e.mode} names ${id} of ${modeOf.get(id)}`)
  return broken
}

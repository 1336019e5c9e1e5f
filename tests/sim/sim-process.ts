import { allRoutes } from '../../src/routes.ts'
import { DELIVERY_QUEUES, deliveryJobs } from '../../src/delivery/index.ts'
import { flow } from '../../src/flow.ts'
import { PIPELINE_QUEUES, pipelineJobs } from '../../src/jobs.ts'
import { type Context, Ids, type Job, type Log, type QueueOptions, type Route, Secrets, Store, Worker } from '../../src/kernel/index.ts'
import { parseEgressAllow } from '../../src/kernel/net-guard/index.ts'
import type { Authentication } from '../../src/outreach/authenticity/index.ts'
import { reactWith } from '../../src/reactions.ts'
import { simReader } from './papers.ts'
import { SimBlobs } from './ports/sim-blobs.ts'
import { SimDatabase } from './ports/sim-database.ts'
import { simHttp } from './ports/sim-hooks.ts'
import { simMailer } from './ports/sim-mail.ts'
import { simTime } from './ports/sim-time.ts'
import { Life } from './schedule.ts'
import { SeededRandom } from './seeded-random.ts'
import type { World } from './world.ts'

export const MAIL_DOMAIN = 'mail.simulated.example'

/** One process of the service, put together as app.ts does, on simulated ports. */
export type SimProcess = { index: number; life: Life; context: Context; worker: Worker<Context>; routes: Map<string, Route>; queues: readonly string[] }

export function startProcess(world: World, index: number, run: number): SimProcess {
  const { schedule, faults } = world
  const life = new Life(`p${index}.${run}`, true)
  // Same seed, same process, same numbers; a process that comes back draws others.
  const random = new SeededRandom(`${world.seed} process ${index} ${run}`)
  let skew = faults.rates.skewMs ? Math.floor((random.float() * 2 - 1) * faults.rates.skewMs) : 0
  const time = simTime(schedule, life, () => (faults.chance('clockStepsBack') ? (skew -= 400) : skew))
  const log = logOf(world, life)
  let wake: (queues: ReadonlySet<string>) => void = () => {}
  const database = new SimDatabase({
    real: world.real, schedule, life, commitFault: (label) => {
      const fault = faults.commit(label)
      if (fault) world.commitsFailed++
      return fault
    }, rewrite: world.bugs.rewrite, answerBeforeCommit: world.bugs.answerBeforeCommit, aside: world.bugs.eventsOutsideOfTransactions ? { isAside: (text) => text.startsWith('INSERT INTO events'), run: (text, values) => world.admin.query(text, values as unknown[]) } : undefined,
    seen: (text) => schedule.log(`  ${life.name} ${text}`),
  })
  const blobs = new SimBlobs({ disk: world.disk, life, schedule, fails: () => {
    const fails = faults.chance('blobFails')
    if (fails) world.commitsFailed++
    return fails
  } })
  const context: Context = {
    time, random, log, blobs,
    ids: new Ids(time, random),
    secrets: new Secrets(Buffer.alloc(32, 7), random),
    store: new Store({ database, time, random, flow, react: reactWith(() => context), wake: (queues) => wake(queues) }),
  }
  const allow = parseEgressAllow('')
  const delivery = { http: simHttp({ schedule, life, faults, hooks: world.hooks }), allow, resolve: async () => [], publicUrl: () => 'https://svc.simulated.example' }
  const reader = simReader((sha256) => blobs.get(sha256), async () => {
    const slow = faults.upTo('readerSlowMs')
    if (slow > 0) await schedule.wait(life, slow)
    await schedule.take(life, 'reader', () => {
      if (faults.chance('readerFails')) throw new Error('the reading process died')
    })
  })
  const mail = simMailer({ schedule, life, faults, sent: world.sent, arrived: (m) => world.mailArrived(m) })
  const outreach = { mail, pacer: { waitMs: () => 0 }, mailDomain: MAIL_DOMAIN, testAnswerMs: 1_500, publicUrl: () => 'https://svc.simulated.example', authenticate: async (raw: Uint8Array) => provenSender(raw) }
  const queues: Record<string, QueueOptions> = { ...PIPELINE_QUEUES(1), ...DELIVERY_QUEUES }
  for (const [queue, change] of Object.entries(world.bugs.queues ?? {})) queues[queue] = { ...queues[queue]!, ...change }
  const worker: Worker<Context> = new Worker({
    store: context.store, time, random, log, context, queues,
    kinds: [...pipelineJobs({ ...outreach, reader, runJob: (job: Job) => worker.runJob(job) } as never), ...deliveryJobs(delivery as never)],
  })
  const routes = new Map(allRoutes(delivery as never, (async () => '') as never).map((r) => [r.operationId, r]))
  worker.start()
  wake = (due) => worker.wake(due)
  return { index, life, context, worker, routes, queues: Object.keys(queues) }
}

/** What went wrong in a process, kept to explain a history; never part of its hash. */
function logOf(world: World, life: Life): Log {
  const keep = (level: string) => (line: Record<string, unknown>) => world.said.push(`${world.schedule.now} ${life.name} ${level} ${JSON.stringify(line)}`)
  return { info: () => {}, warn: keep('warn'), error: keep('error') }
}

/** Simulated agents write from servers that prove their domain; reading a signature is the mail tests' business. */
async function provenSender(raw: Uint8Array): Promise<Authentication> {
  const head = Buffer.from(raw).toString().split('\r\n\r\n')[0]!
  const address = /^From: .*?([^\s<>]+@[^\s<>]+?)>?$/m.exec(head)?.[1] ?? ''
  const domain = address.split('@')[1] ?? ''
  const tokens = [...new Set([...head.matchAll(/(?:reply\+|<thr\.)([0-9a-z]{26})/gi)].map((m) => m[1]!.toLowerCase()))]
  return {
    aligned: true, via: 'spf', from_domain: domain, from_address: address, proven_by: [domain], dkim: [], spf: { result: 'pass', domain, aligned: true },
    dmarc: { result: 'pass', policy: 'none', domain }, tokens: { headers: tokens, signed: [], body: [] }, date: null, temporary: false, problems: [],
  }
}

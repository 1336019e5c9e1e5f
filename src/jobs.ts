/** Every kind of work, by the names flow.ts uses: each runs one operation of one room and finishes in its transaction. */
import { type Adoption, adoptVersion, announcePublication, runSurfaceCheck, takePage } from './checks/index.ts'
import { ADVANCE_LEASE_MS, advanceClock, playTimers } from './clocks/index.ts'
import { endEngagement, findEngagement, listActiveIds } from './engagements/index.ts'
import { type DocumentReader, EXTRACT_LEASE_MS, extractDocument, giveUpExtraction } from './extraction/extract-document.ts'
import { findDocument } from './intake/index.ts'
import { BULK_QUEUE, completeWork, type Context, holdLease, type Job, type JobKind, putBackEarly, startOfDay, TIMER_QUEUE, type Tx } from './kernel/index.ts'
import { attachDocumentsToProgram, buildLines, giveUpBuilding, hearNotices, listLineIds, rollLines } from './lines/index.ts'
import { findAccount } from './accounts/index.ts'
import { listDescendantRefs, lockInsured } from './parties/index.ts'
import { listEnrolledInsureds, listProgramsByMaster } from './programs/index.ts'
import { giveUpReply, handleReply, MAIL_RETRY_MS, type OutreachPorts, planOutreach, runOutreachStep, sendOutreach, simulateSource } from './outreach/index.ts'
import { clearRemediations, openRemediation, openReviewItem, placeNotices, type RemediationReason } from './review/index.ts'
import { addDays } from './kernel/index.ts'

// Any: a payload is what flow.ts put there for this kind
type Payload = Record<string, any>
/** Database work: tried again soon, then ever more slowly, for about a day. */
const RETRY_MS = [100, 500, 2_000, 10_000, 60_000, 300_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000, 28_800_000]
/** What a reading throws is no word about the file: the store or the database is away. It waits for them as other work does. */
const EXTRACT_RETRY_MS = [500, 5_000, 60_000, 300_000, ...RETRY_MS.slice(6)]
/** A file under which the process itself dies again and again is given up early. */
const EXTRACT_UNHEARD_MAX = 5
const FAN_OUT = 200
const MAIN_LEASE_MS = 90_000

/** Work that is one transaction: the operation and the job's end commit together. */
const inOne = (kind: string, queue: string, run: Operation): JobKind<Context> => ({
  kind,
  queue,
  retryAfterMs: RETRY_MS,
  run: (context, job) =>
    context.store.tx(job.tenant, async (tx) => {
      if (await putBackEarly(tx, job)) return
      await run(tx, context, job.payload as Payload, job)
      await completeWork(tx, job)
    }),
})
type Operation = (tx: Tx, context: Context, payload: Payload, job: Job) => Promise<unknown>

/** The same where nobody can say how long it takes: its lease is renewed, or another worker would begin it anew for ever. */
const inOneHeld = (kind: string, queue: string, run: Operation): JobKind<Context> => {
  const whole = inOne(kind, queue, run)
  return {
    ...whole,
    run: async (context, job) => {
      const letGo = holdLease(context, job, MAIN_LEASE_MS)
      try {
        await whole.run(context, job)
      } finally {
        letGo()
      }
    },
  }
}

/** The same, which may share its transaction with others of its kind: it locks the insured it is about first. */
const inOneOrMany = (kind: string, queue: string, run: Operation): JobKind<Context> => ({ ...inOne(kind, queue, run), together: (tx, context, job) => run(tx, context, job.payload as Payload, job) })

/** A page is taken and the next one set going before it is worked through. */
const adoption: JobKind<Context> = {
  kind: 'adopt-version',
  queue: BULK_QUEUE,
  retryAfterMs: RETRY_MS,
  run: async (context, job) => {
    const asked = job.payload as Adoption
    const page = await context.store.tx(job.tenant, async (tx) => ((await putBackEarly(tx, job)) ? null : takePage(tx, asked)))
    if (!page) return
    await context.store.tx(job.tenant, async (tx) => {
      await adoptVersion(tx, context, asked, page)
      await completeWork(tx, job)
    })
  },
}

const checkEngagements = (tx: Tx, ids: string[]) => {
  for (const engagement_id of ids) tx.enqueue({ kind: 'check-engagement', queue: 'main', key: engagement_id, payload: { engagement_id } })
}

/** Every active engagement that an insured's lines may count for: its own, its descendants', and those enrolled under a master policy of its own. */
async function checkInsured(tx: Tx, insuredRef: string): Promise<void> {
  checkEngagements(tx, await listActiveIds(tx, [insuredRef, ...(await listDescendantRefs(tx, insuredRef))]))
  for (const { program_ref } of await listProgramsByMaster(tx, await listLineIds(tx, insuredRef))) tx.enqueue({ kind: 'check-program', queue: 'main', key: program_ref, payload: { program_ref, after: '' } })
}

async function checkProgram(tx: Tx, programRef: string, after: string): Promise<void> {
  const page = await listEnrolledInsureds(tx, programRef, after, FAN_OUT)
  checkEngagements(tx, await listActiveIds(tx, page.map((e) => e.insured_ref)))
  const last = page[FAN_OUT - 1]
  if (last) tx.enqueue({ kind: 'check-program', queue: 'main', key: `${programRef} ${last.insured_ref}`, payload: { program_ref: programRef, after: last.insured_ref } })
}

/** The timer that ends an engagement when its last day is over. */
async function scheduleEnd(tx: Tx, engagementId: string): Promise<void> {
  const engagement = await findEngagement(tx, engagementId)
  if (!engagement?.ends_on || engagement.status !== 'active') return
  const { time_zone } = (await findAccount(tx, tx.accountId))!
  tx.enqueue({ kind: 'end-engagement', queue: TIMER_QUEUE, key: engagementId, dueAt: startOfDay(addDays(engagement.ends_on, 1), time_zone), replace: true, payload: { engagement_id: engagementId } })
}

async function endWhenOver(tx: Tx, engagementId: string): Promise<void> {
  const engagement = await findEngagement(tx, engagementId)
  const { time_zone } = (await findAccount(tx, tx.accountId))!
  if (engagement?.ends_on && tx.now >= startOfDay(addDays(engagement.ends_on, 1), time_zone)) await endEngagement(tx, engagementId)
}

export type JobPorts = OutreachPorts & { reader: DocumentReader; runJob: (job: Job) => Promise<void> }

/** Kinds that nothing here enqueues: the version before this one opened clocks and issued roll-ups apart from the check, and may have left some waiting. */
export const LEFT_BEHIND = ['open-clocks', 'issue-roll-up']

export const pipelineJobs = (ports: JobPorts): JobKind<Context>[] => [
  { kind: 'extract-document', queue: 'extract', retryAfterMs: EXTRACT_RETRY_MS, unheardMax: EXTRACT_UNHEARD_MAX, run: (context, job) => extractDocument(context, ports.reader, job), whenDead: giveUpExtraction },
  { ...inOne('build-lines', 'main', (tx, context, p) => buildLines(tx, context, p.document_id)), whenDead: (tx, _c, job) => giveUpBuilding(tx, job.payload.document_id as string) },
  inOne('hear-notices', 'main', (tx, context, p) => hearNotices(tx, context, p.document_id, p.insured_ref)),
  inOne('attach-program', 'main', (tx, _c, p) => attachDocumentsToProgram(tx, p.program_ref, p.document_ids)),
  inOne('roll-lines', TIMER_QUEUE, async (tx, context, p) => {
    await lockInsured(tx, p.insured_ref)
    await rollLines(tx, context, p.insured_ref)
  }),
  inOneOrMany('check-insured', 'main', (tx, _c, p) => checkInsured(tx, p.insured_ref)),
  inOne('check-program', 'main', (tx, _c, p) => checkProgram(tx, p.program_ref, p.after)),
  inOneOrMany('check-engagement', 'main', (tx, context, p) => runSurfaceCheck(tx, context, p.engagement_id)),
  ...LEFT_BEHIND.map((kind) => inOneOrMany(kind, 'main', (tx, context, p) => runSurfaceCheck(tx, context, p.engagement_id))),
  inOneOrMany('look-again', TIMER_QUEUE, (tx, context, p) => runSurfaceCheck(tx, context, p.engagement_id)),
  // Its impact is counted over every engagement of the consumer.
  inOneHeld('announce-publication', BULK_QUEUE, (tx, context, p) => announcePublication(tx, context, p.consumer_ref, p.set_key, p.version)),
  adoption,
  inOne('schedule-end', 'main', (tx, _c, p) => scheduleEnd(tx, p.engagement_id)),
  inOne('end-engagement', TIMER_QUEUE, (tx, _c, p) => endWhenOver(tx, p.engagement_id)),
  inOneOrMany('clock-target', TIMER_QUEUE, (tx, context, p) => advanceClock(tx, context, p.request_id)),
  inOneOrMany('clock-hard', TIMER_QUEUE, (tx, context, p) => advanceClock(tx, context, p.request_id)),
  inOneOrMany('clock-stop', TIMER_QUEUE, (tx, context, p) => advanceClock(tx, context, p.request_id)),
  { kind: 'advance-test-clock', queue: 'clock', retryAfterMs: RETRY_MS, run: (context, job) => playTimers(context, job, ports.runJob, completeWork) },
  inOne('plan-outreach', 'main', (tx, context, p) => planOutreach(tx, context, p.engagement_id)),
  { kind: 'send-outreach', queue: 'mail', retryAfterMs: MAIL_RETRY_MS, run: (context, job) => sendOutreach(context, ports, job) },
  inOne('outreach-step', TIMER_QUEUE, (tx, context, p) => runOutreachStep(tx, context, { threadId: p.thread_id, step: p.step, requestId: p.request_id })),
  inOne('simulate-source', TIMER_QUEUE, (tx, context, p) => simulateSource(tx, context, ports.mailDomain, p.thread_id, p.message_id)),
  { kind: 'handle-reply', queue: 'main', retryAfterMs: RETRY_MS, run: (context, job) => handleReply(context, ports, job), whenDead: giveUpReply },
  inOne('open-review-item', 'main', (tx, context, p) => openReviewItem(tx, context, p.fact)),
  inOne('open-remediation', 'main', async (tx, context, p) => {
    const document = await findDocument(tx, p.document_id)
    if (document) await openRemediation(tx, context, document, p.reason as RemediationReason, null)
  }),
  inOne('place-notices', 'main', async (tx, context, p) => {
    await lockInsured(tx, p.insured_ref)
    await placeNotices(tx, context, p.insured_ref, p.document_id)
  }),
  inOne('clear-remediations', 'main', (tx, context, p) => clearRemediations(tx, context, p.insured_ref, p.document_id, p.coverage_types)),
]

/** How much runs at a time in one process. Leases outlive the longest attempt of their queue. */
export const PIPELINE_QUEUES = (children: number) => ({
  main: { concurrency: 12, perAccount: 4, ahead: 128, leaseMs: MAIN_LEASE_MS, pollMs: 250 },
  [BULK_QUEUE]: { concurrency: 4, perAccount: 1, leaseMs: MAIN_LEASE_MS, pollMs: 250 },
  extract: { concurrency: children * 2, perAccount: children * 2, leaseMs: EXTRACT_LEASE_MS, pollMs: 250 },
  mail: { concurrency: 8, perAccount: 4, leaseMs: 180_000, pollMs: 500 },
  [TIMER_QUEUE]: { concurrency: 12, perAccount: 8, ahead: 2048, leaseMs: 90_000, pollMs: 500 },
  'test-timer': { concurrency: 8, perAccount: 1, leaseMs: 90_000, pollMs: 250 },
  clock: { concurrency: 4, perAccount: 1, leaseMs: ADVANCE_LEASE_MS, pollMs: 250 },
})

import { type FaultRates, NO_COMMIT_FAULTS } from './faults.ts'
import type { Rewrite, Statement } from './ports/sim-database.ts'
import type { PlantedBugs } from './world.ts'

const isWork = (s: Statement) => s.text.startsWith('INSERT INTO work AS w')
/** Rows of one enqueueing statement: its arrays, and its payloads a line each, row by row. */
const workRows = (s: Statement, change: (rows: unknown[][]) => unknown[][]): Statement => {
  const sent = s.values!.slice(3) as (unknown[] | string)[]
  const columns = sent.map((column) => (typeof column === 'string' ? column.split('\n') : column))
  const rows = change(columns[0]!.map((_, i) => columns.map((c) => c[i])))
  return { ...s, values: [...s.values!.slice(0, 3), ...sent.map((column, c) => (typeof column === 'string' ? rows.map((r) => r[c]).join('\n') : rows.map((r) => r[c])))] }
}
const KIND = 0
const KEY = 1
const QUEUE = 2
const DUE = 3

/** Drops every n-th row of a kind of work: the outbox forgets. */
const dropWork = (kind: string, every: number): Rewrite => {
  let n = 0
  return (s) => (isWork(s) ? workRows(s, (rows) => rows.filter((r) => r[KIND] !== kind || ++n % every !== 0)) : s)
}

/** Bugs that were made at one time or another in services like this one, planted through the ports. */
export const PLANTED: Record<string, { bugs: () => PlantedBugs; /** Faults the bug needs to show. */ rates?: Partial<FaultRates>; caughtBy: string[] }> = {
  'an event is not handed to delivery': { bugs: () => ({ rewrite: dropWork('deliver-event', 5) }), caughtBy: ['everyEventIsDelivered'] },
  'a fact does not start its work': { bugs: () => ({ rewrite: dropWork('check-engagement', 2) }), caughtBy: ['verdictsFollowFromTheirLines'] },
  'a call is answered before its commit is durable': { bugs: () => ({ answerBeforeCommit: true }), rates: { commit: { ...NO_COMMIT_FAULTS, crash_after: 0.1 }, mailSlowMs: 0, skewMs: 0, apiAnswerLost: 0 }, caughtBy: ['nothingAcknowledgedIsLost', 'everyFactHasItsEventOnce', 'workDrains', 'oneEffectAKey', 'everyEventIsDelivered', 'noStepIsEmailedTwice', 'replaysAreIdentical', 'everyReplyIsHandled', 'everyTransmissionIsAnnouncedOnce'] },
  'a lease is shorter than the attempt': { bugs: () => ({ queues: { mail: { leaseMs: 20 } } }), rates: { mailSlowMs: 40_000, crash: 0, commit: NO_COMMIT_FAULTS }, caughtBy: ['noStepIsEmailedTwice'] },
  'a timer is set twice': {
    bugs: () => ({ rewrite: (s) => (isWork(s) ? workRows(s, (rows) => rows.flatMap((r) => (r[KIND] === 'clock-hard' ? [r, r.map((v, i) => (i === KEY ? `${v}` : i === KIND ? 'clock-target' : v))] : [r]))) : s) }),
    caughtBy: ['runningClocksHaveTheirTimers', 'clocksAreOnTime', 'workDrains', 'nothingIsForgotten'],
  },
  'a timer is lost': { bugs: () => ({ rewrite: dropWork('clock-stop', 1) }), caughtBy: ['runningClocksHaveTheirTimers'] },
  'a timer fires before its moment': {
    bugs: () => ({ rewrite: (s) => (isWork(s) ? workRows(s, (rows) => rows.map((r) => (r[QUEUE] === 'timer' && r[KIND] === 'clock-target' ? r.map((v, i) => (i === DUE ? (v as number) - 3_600_000 : v)) : r))) : s) }),
    caughtBy: ['runningClocksHaveTheirTimers', 'clocksAreOnTime'],
  },
  'an event is written for a transaction that is rolled back': { bugs: () => ({ eventsOutsideOfTransactions: true }), rates: { commit: { ...NO_COMMIT_FAULTS, serialization: 0.15 } }, caughtBy: ['everyFactHasItsEventOnce', 'everyTransmissionIsAnnouncedOnce', 'everyEventIsDelivered', 'oneEffectAKey'] },
  'an idempotency key is not kept': { bugs: () => ({ rewrite: (s) => (s.text.startsWith('INSERT INTO idempotency_keys') ? null : s) }), rates: { apiAnswerLost: 0.3 }, caughtBy: ['oneEffectAKey', 'replaysAreIdentical'] },
  'a line is verified without evidence': {
    bugs: () => ({ rewrite: (s) => (s.text.includes('INSERT INTO evidence (') ? null : s) }),
    caughtBy: ['nothingIsVerifiedWithoutProof'],
  },
  'a caller asks again without its key': { bugs: () => ({ clientForgetsKey: true }), rates: { apiAnswerLost: 0.4 }, caughtBy: ['oneEffectAKey', 'replaysAreIdentical'] },
  'bytes are named before they are durable': { bugs: () => ({ keepBlobsLazily: true }), rates: { crash: 0.03 }, caughtBy: ['everyBlobIsKept', 'workDrains', 'documentsComeToAnEnd', 'nothingIsVerifiedWithoutProof'] },
  'a revision of a line is not kept': {
    bugs: () => ({ rewrite: (s) => (s.text.includes('INSERT INTO line_revisions') ? { ...s, text: s.text.replace('FROM line)', "FROM line WHERE $20 <> 'resolved')") } : s) }),
    caughtBy: ['revisionsAreWhole', 'everyFactHasItsEventOnce'],
  },
}

import { isDeepStrictEqual } from 'node:util'
import { type Context, DomainError, dayIn, GatheredQuery, inPipeline, notFound, type Query, type Tx } from '../kernel/index.ts'
import { findAccount } from '../accounts/index.ts'
import { ensureConsumer, ensureInsured, findConsumer, refuseCycle } from '../parties/index.ts'
import { chooseSet, findDraftedKey, findInEffect, findVersion, type SetState } from '../requirements/index.ts'
import { type ClockHoursRow, fillClock } from './clock-fields.ts'
import { endEngagement } from './end-engagement.ts'
import { changedRow, type EngagementRequest, openedRow } from './engagement-rows.ts'
import { type EngagementRow, insertEngagement, listTriples, updateEngagement } from './table.ts'

export type CreatedEngagement<T> = { row: EngagementRow; notes: string[]; beside: T }

/**
 * Finds the engagement of an insured, a consumer and a requirement set, or opens it; what the call says is then set on it.
 * `beside` is what the caller reads of the insured once it is locked: it travels with the reads made here.
 */
export async function createEngagement<T = undefined>(tx: Tx, context: Context, request: EngagementRequest, beside?: (q: Query) => Promise<T>): Promise<CreatedEngagement<T>> {
  const clock = request.clock && fillClock(request.clock)
  refuseBackwards(request.startsOn, request.endsOn)
  if (request.parentInsuredRef) await refuseCycle(tx, request.insuredRef, request.parentInsuredRef)
  // One pipeline: the insured is held before what hangs on it is read.
  const q = new GatheredQuery(tx)
  const readInsured = (q: Query) => inPipeline([listTriples(q, request.insuredRef, request.consumerRef), beside?.(q) as Promise<T>])
  const [wasHeld, consumer, chosen, account, asHeld] = await inPipeline([
    ensureInsured(tx, request.insuredRef, { name: request.insuredName, parent: request.parentInsuredRef, state: request.insuredState }),
    findConsumer(q, request.consumerRef),
    chooseSet(q, request.consumerRef, request.requirementSet),
    findAccount(q, tx.accountId),
    readInsured(q),
  ])
  const [triples, besides] = wasHeld ? asHeld : await readInsured(new GatheredQuery(tx))
  const today = dayIn(tx.now, account!.time_zone)
  const pin = request.requirementSetVersion !== undefined
  const isKnown = consumer && !(request.consumerName && consumer.consumer_name === null)
  const isSame = isKnown && !pin && triples.some((e) => e.set_key === (chosen?.set_key ?? '') && e.status === 'active')
  // Only what takes up a version now waits for one being published: pushes for the same engagement do not meet at their consumer.
  const set = isSame ? chosen : await holdSet(tx, request)
  const key = set?.set_key ?? null
  const versions = isSame ? null : await versionsFor(tx, request, set, today, account!.time_zone)
  // One made before the consumer had a set is the same engagement: it takes the set up here if publishing has not yet given it one.
  const held = triples.find((e) => e.set_key === (key ?? '')) ?? triples.find((e) => e.set_key === '')
  const notes: string[] = []
  if (!held) {
    const row = await insertEngagement(tx, { ...openedRow(request, clock), ...versions, engagement_id: context.ids.make('engagement'), set_key: key ?? '' })
    tx.record({ name: 'engagement.created', engagement_id: row.engagement_id, insured_ref: row.insured_ref, ends_on: row.ends_on, next_version: row.next_version })
    return { row: await endedIfOver(tx, row, today), notes, beside: besides }
  }
  const locked = clock !== undefined && held.clock_opened_at !== null && held.outreach === 'auto' && !sameClock(clock, held)
  if (locked) notes.push('clock_locked')
  const takesUp = held.set_key !== (key ?? '')
  const reopens = held.status === 'ended' && request.endsOn !== undefined && (request.endsOn === null || request.endsOn >= today)
  const missed = reopens && (await missedVersion(tx, held, set))
  const wanted: EngagementRow = {
    ...changedRow(held, request, locked ? undefined : clock),
    set_key: key ?? held.set_key,
    ...(pin || takesUp || missed ? versions : {}),
    // A version that is chosen is followed at once.
    ...((pin || missed) && { grace_until: null, grace_version: null }),
    ...(reopens && { status: 'active', ended_at: null }),
  }
  refuseBackwards(wanted.starts_on, wanted.ends_on)
  if (isDeepStrictEqual(wanted, held)) return { row: held, notes, beside: besides }
  const row = await updateEngagement(tx, wanted)
  recordChanges(tx, held, row)
  return { row: await endedIfOver(tx, row, today), notes, beside: besides }
}

/** Whether a version that moved every active engagement was published while this one had ended. */
async function missedVersion(tx: Tx, e: EngagementRow, set: SetState | null): Promise<boolean> {
  const published = set?.published_version ?? null
  if (published === null || published === e.version || e.pinned_version !== null) return false
  return (await findVersion(tx, e.consumer_ref, set!.set_key, published))?.applies_to === 'all_active'
}

/** One whose last day has passed is over in the very call that says so. */
const endedIfOver = (tx: Tx, e: EngagementRow, today: string): EngagementRow | Promise<EngagementRow> => (e.status === 'active' && e.ends_on !== null && e.ends_on < today ? endEngagement(tx, e.engagement_id) : e)

function refuseBackwards(startsOn: string | null | undefined, endsOn: string | null | undefined): void {
  if (startsOn && endsOn && endsOn < startsOn) throw new DomainError('validation_failed', 'ends_on must not be before starts_on.', { param: 'ends_on' })
}

const sameClock = (a: ClockHoursRow, b: EngagementRow): boolean =>
  a.target_hours === b.target_hours && a.hard_hours === b.hard_hours && a.escalate_at_hours === b.escalate_at_hours

/** The set with its consumer's row held, so that no version is published beside an engagement that opens or takes one up. */
async function holdSet(tx: Tx, request: EngagementRequest): Promise<SetState | null> {
  await ensureConsumer(tx, request.consumerRef, request.consumerName)
  return chooseSet(tx, request.consumerRef, request.requirementSet)
}

/** Which version a new engagement follows, and which one waits for its day. */
async function versionsFor(tx: Tx, request: EngagementRequest, set: SetState | null, today: string, timeZone: string): Promise<Pick<EngagementRow, 'pinned_version' | 'version' | 'next_version'>> {
  const pin = request.requirementSetVersion
  if (pin !== undefined && pin !== null) {
    const key = set === null ? await findDraftedKey(tx, request.consumerRef) : set.set_key
    const version = key === null ? null : await findVersion(tx, request.consumerRef, key, pin)
    if (!version) throw notFound('version', String(pin), 'requirement_set_version')
    if (version.status === 'draft') throw new DomainError('validation_failed', `Version ${pin} is a draft; publish it before an engagement is pinned to it.`, { param: 'requirement_set_version' })
    return { pinned_version: pin, version: pin, next_version: null }
  }
  const published = set?.published_version
  if (!set || !published) return { pinned_version: null, version: null, next_version: null }
  const isInEffect = set.published_effective_on === null || set.published_effective_on <= today
  const inEffect = isInEffect ? published : ((await findInEffect(tx, request.consumerRef, set.set_key, today, timeZone))?.version ?? published)
  return { pinned_version: null, version: inEffect, next_version: inEffect === published ? null : published }
}

function recordChanges(tx: Tx, before: EngagementRow, after: EngagementRow): void {
  const fact = { engagement_id: after.engagement_id, insured_ref: after.insured_ref }
  if (before.outreach === 'hold' && after.outreach === 'auto') tx.record({ name: 'engagement.released', ...fact })
  if (before.outreach === 'auto' && after.outreach === 'hold') tx.record({ name: 'engagement.held', ...fact })
  if (!sameClock(before, after)) tx.record({ name: 'engagement.clock_changed', ...fact })
  if (before.ends_on !== after.ends_on || before.status !== after.status) tx.record({ name: 'engagement.rescheduled', ...fact, ends_on: after.ends_on })
  const judged = (e: EngagementRow) => JSON.stringify([e.set_key, e.version, e.grace_version, e.reverification_cadence, e.expiry_lead_days, [...e.tags].sort(), e.status])
  if (judged(before) !== judged(after)) tx.record({ name: 'engagement.changed', ...fact })
}

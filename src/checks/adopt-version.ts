import { findAccount } from '../accounts/index.ts'
import { type EngagementRow, findEngagement, moveEngagement, pageOfSet } from '../engagements/index.ts'
import { appendEvent } from '../events/index.ts'
import { BULK_QUEUE, type Context, DAY_MS, dayIn, inPipeline, startOfDay, TIMER_QUEUE, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { chooseSet, findVersion, type VersionRow } from '../requirements/index.ts'
import { previewImpact } from './preview-impact.ts'
import { judgeSurface, surfaceOf } from './run-surface-check.ts'

/** As much as one transaction moves: each costs a claim and two commits. Insureds stay locked for as long. */
const PAGE = 60
/** As many of them are judged in one go: callers wait behind it. */
const AT_ONCE = 20
export type Adoption = { consumerRef: string; key: string; version: number; after: string }

/** Says that a version was published and what it does, then sets its adoption going: at once, or on its day. */
export async function announcePublication(tx: Tx, context: Context, consumerRef: string, key: string, version: number): Promise<void> {
  const row = await findVersion(tx, consumerRef, key, version)
  if (!row) return
  appendEvent(tx, context, {
    event: 'requirement_set.published',
    consumerRef,
    data: {
      consumer_ref: consumerRef,
      requirement_set: key,
      version,
      applies_to: row.applies_to,
      grace_period_days: row.grace_period_days,
      effective_on: row.effective_on,
      impact: await previewImpact(tx, tx.now, row, row.published_at ?? undefined),
    },
  })
  enqueueAdoption(tx, { consumerRef, key, version, after: '' }, null)
  const timeZone = (await findAccount(tx, tx.accountId))!.time_zone
  if (row.effective_on && row.effective_on > dayIn(tx.now, timeZone))
    enqueueAdoption(tx, { consumerRef, key, version, after: '' }, startOfDay(row.effective_on, timeZone))
}

/** The engagements of one page. Sets the next page going before this one is done: they have nothing to do with each other, and another process may take it. */
export async function takePage(tx: Tx, adoption: Adoption, size = PAGE): Promise<EngagementRow[]> {
  const { consumerRef, key, after } = adoption
  if ((await findVersion(tx, consumerRef, key, adoption.version))?.status !== 'published') return []
  const page = await pageOfSet(tx, consumerRef, [key, ''], after, size)
  if (page.length === size) enqueueAdoption(tx, { ...adoption, after: page[page.length - 1]!.engagement_id }, null)
  return page
}

/**
 * Those of a page that a published version reaches: moved to it, or told of it when its day is still to come. The page is the
 * one that was taken: read again, one that came back to it meanwhile would push another over its end, where no page takes it up.
 */
export async function adoptVersion(tx: Tx, context: Context, adoption: Adoption, page: readonly EngagementRow[]): Promise<void> {
  const version = await findVersion(tx, adoption.consumerRef, adoption.key, adoption.version)
  if (version?.status !== 'published') return
  const timeZone = (await findAccount(tx, tx.accountId))!.time_zone
  const inEffect = !version.effective_on || version.effective_on <= dayIn(tx.now, timeZone)
  const moves = page.map(({ engagement_id, insured_ref }) => async (lane: Tx) => {
    const [, engagement] = await inPipeline([lockInsured(lane, insured_ref), findEngagement(lane, engagement_id)])
    if (await reaches(lane, engagement!, version)) await move(lane, context, engagement!, version, inEffect)
  })
  for (let at = 0; at < moves.length; at += AT_ONCE) await tx.sideBySide(moves.slice(at, at + AT_ONCE))
}

const enqueueAdoption = (tx: Tx, a: Adoption, dueAt: number | null) =>
  tx.enqueue({
    kind: 'adopt-version',
    queue: dueAt === null ? BULK_QUEUE : TIMER_QUEUE,
    key: `${a.consumerRef} ${a.key} ${a.version} ${dueAt === null ? `page ${a.after}` : 'day'}`,
    ...(dueAt !== null && { dueAt }),
    payload: { ...a },
  })

/** An engagement without a set takes up the first that a new one would choose; a pinned one never moves. */
async function reaches(tx: Tx, e: EngagementRow, version: VersionRow): Promise<boolean> {
  if (e.status !== 'active' || e.pinned_version !== null || e.version === version.version) return false
  if (e.set_key === '') return (await chooseSet(tx, e.consumer_ref, undefined).catch(() => null))?.set_key === version.set_key
  return version.applies_to === 'all_active' || e.next_version === version.version || e.version === null
}

async function move(tx: Tx, context: Context, e: EngagementRow, version: VersionRow, inEffect: boolean): Promise<void> {
  if (!inEffect && e.version !== null) {
    if (e.next_version !== version.version) moveEngagement(tx, { ...e, next_version: version.version })
    return
  }
  // What it stands on is read before only where a grace depends on it, otherwise beside what it is judged on.
  const surface = version.grace_period_days ? await surfaceOf(tx, e) : undefined
  const graced = surface?.status === 'pass' && e.version !== null
  const moved: EngagementRow = {
    ...e,
    set_key: version.set_key,
    version: version.version,
    next_version: null,
    grace_until: graced ? tx.now + version.grace_period_days! * DAY_MS : null,
    // Under a grace that still runs it passed by an earlier version than the one it is on.
    grace_version: graced ? (e.grace_until !== null && tx.now < e.grace_until ? e.grace_version : e.version) : null,
  }
  moveEngagement(tx, moved)
  await judgeSurface(tx, context, moved, { graceBegins: graced, version, ...(surface !== undefined && { current: surface }) })
}

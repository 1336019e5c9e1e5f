import type { ReverificationCadence } from '../vocabulary/index.ts'
import { CLOCK_DEFAULTS, type ClockFields, type ClockHoursRow } from './clock-fields.ts'
import type { EngagementRow } from './table.ts'

/** What a call or a push says of an engagement. A member that is undefined was not said; null takes back what was. */
export type EngagementRequest = {
  insuredRef: string
  consumerRef: string
  insuredName?: string | undefined
  parentInsuredRef?: string | undefined
  insuredState?: string | undefined
  consumerName?: string | undefined
  requirementSet?: string | undefined
  startsOn?: string | null | undefined
  endsOn?: string | null | undefined
  requirementSetVersion?: number | null | undefined
  reverificationCadence?: ReverificationCadence | null | undefined
  expiryLeadDays?: number | null | undefined
  clock?: ClockFields | undefined
  outreach?: 'auto' | 'hold' | undefined
  tags?: string[] | undefined
  testScenario?: string | undefined
}

const blank = { status: 'active', pinned_version: null, version: null, next_version: null, clock_opened_at: null, grace_until: null, grace_version: null, surface_verdict_id: null, rollup_verdict_id: null, created_at: 0, ended_at: null } as const

/** A new engagement as the call wants it; set, versions and id are the caller's. */
export const openedRow = (request: EngagementRequest, clock: ClockHoursRow | undefined) => ({
  ...blank,
  insured_ref: request.insuredRef,
  consumer_ref: request.consumerRef,
  starts_on: request.startsOn ?? null,
  ends_on: request.endsOn ?? null,
  reverification_cadence: request.reverificationCadence ?? null,
  expiry_lead_days: request.expiryLeadDays ?? null,
  ...(clock ?? CLOCK_DEFAULTS),
  outreach: request.outreach ?? 'auto',
  tags: request.tags ?? [],
  test_scenario: request.testScenario ?? null,
})

/** One that is there with what the call says of it; what it does not say stays. */
export const changedRow = (held: EngagementRow, request: EngagementRequest, clock: ClockHoursRow | undefined): EngagementRow => ({
  ...held,
  starts_on: request.startsOn === undefined ? held.starts_on : request.startsOn,
  ends_on: request.endsOn === undefined ? held.ends_on : request.endsOn,
  reverification_cadence: request.reverificationCadence === undefined ? held.reverification_cadence : request.reverificationCadence,
  expiry_lead_days: request.expiryLeadDays === undefined ? held.expiry_lead_days : request.expiryLeadDays,
  ...clock,
  outreach: request.outreach ?? held.outreach,
  tags: request.tags ?? held.tags,
  test_scenario: request.testScenario ?? held.test_scenario,
})

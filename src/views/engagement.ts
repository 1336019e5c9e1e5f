import { z } from 'zod'
import { currentLineVerdictsOf, currentVerdictsOfLines, findVerdict, linesUnder, shownVerdicts, type VerdictRow } from '../checks/index.ts'
import { type EngagementRow, findEngagement, listWaivers } from '../engagements/index.ts'
import { envelope, envelopeSchema, listEventsOfEngagement } from '../events/index.ts'
import { documentsOfEngagement } from '../intake/index.ts'
import { type Context, GatheredQuery, inPipeline, isoTime, isoTimeOrNull, type Mode, type Query } from '../kernel/index.ts'
import { lineSchema, lineWire } from '../lines/index.ts'
import { findConsumer, findInsured } from '../parties/index.ts'
import { enrollmentSchema, enrollmentWire, listEnrollments } from '../programs/index.ts'
import { cadence } from '../requirements/index.ts'
import { documentSchema, documentViews } from './document.ts'
import { linesNow } from './held-times.ts'
import { lineExtras, linesUnderStateReview } from './line-flags.ts'
import { outstandingOf, outstandingSchema } from './outstanding.ts'
import { verdictSchema, verdictView } from './verdict.ts'

const setSchema = z.object({ key: z.string(), version: z.number().int(), pinned: z.boolean() })
const clockFields = z.object({ target_hours: z.number(), hard_hours: z.number(), escalate_at_hours: z.number() })

export const shortEngagementSchema = z.object({
  id: z.string(),
  engagement_id: z.string(),
  insured_ref: z.string(),
  consumer_ref: z.string(),
  status: z.enum(['active', 'ended']),
  outreach: z.enum(['auto', 'hold']),
  requirement_set: setSchema.nullable(),
  surface_check: verdictSchema.nullable(),
  verdict: verdictSchema.nullable(),
  notes: z.array(z.string()).optional(),
}).meta({ id: 'ShortEngagement' })
export const engagementSchema = shortEngagementSchema.extend({
  insured_name: z.string().nullable(),
  consumer_name: z.string().nullable(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  requirement_set_version: z.string().nullable().meta({ deprecated: true, description: 'Use requirement_set.version.' }),
  reverification_cadence: cadence.nullable(),
  expiry_lead_days: z.number().int().nullable(),
  clock: clockFields,
  grace_until: z.string().nullable(),
  tags: z.array(z.string()),
  waivers: z.array(z.object({ waiver_id: z.string(), rule_id: z.string(), reason: z.string(), granted_by: z.string(), ends_on: z.string().nullable(), created_at: z.string() })),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  line_verdicts: z.array(verdictSchema),
  enrollments: z.array(enrollmentSchema),
  coverage_lines: z.array(lineSchema),
  documents: z.array(documentSchema),
  outstanding: z.array(outstandingSchema),
  events: z.array(envelopeSchema),
  test: z.boolean(),
}).meta({ id: 'Engagement' })

const EVENTS_SHOWN = 100
const DOCUMENTS_SHOWN = 100

/** In grace it has not moved yet: it follows the version that its standing rests on. */
const versionOf = (row: EngagementRow, surface: VerdictRow | null) => (row.grace_version !== null && surface?.requirement_set?.version === row.grace_version ? row.grace_version : row.version)
const setOf = (row: EngagementRow, surface: VerdictRow | null) => {
  const version = versionOf(row, surface)
  return version === null ? null : { key: row.set_key, version, pinned: row.pinned_version !== null }
}
const verdictOf = (q: Query, id: string | null) => (id === null ? Promise.resolve(null) : findVerdict(q, id))

/** The receipt's short form. */
export async function shortEngagementView(q: Query, row: EngagementRow): Promise<z.infer<typeof shortEngagementSchema>> {
  const [surface, verdict] = await Promise.all([verdictOf(q, row.surface_verdict_id), verdictOf(q, row.rollup_verdict_id)])
  return shortForm(row, surface, verdict, q.mode)
}

const shortForm = (row: EngagementRow, surface: VerdictRow | null, verdict: VerdictRow | null, mode: Mode): z.infer<typeof shortEngagementSchema> => ({
  id: row.engagement_id,
  engagement_id: row.engagement_id,
  insured_ref: row.insured_ref,
  consumer_ref: row.consumer_ref,
  status: row.status,
  outreach: row.outreach,
  requirement_set: setOf(row, surface),
  surface_check: surface && verdictView(surface, mode),
  verdict: verdict && verdictView(verdict, mode),
})

/** Who an engagement is between: no statement changes it. */
export type EngagementParties = Pick<EngagementRow, 'engagement_id' | 'insured_ref' | 'consumer_ref'>

/**
 * Everything about one engagement; null when there is none. What does not wait on another answer is asked for in one statement,
 * so what is shown of it, its verdicts, its lines and theirs are of one moment.
 */
export async function engagementView(query: Query, { engagement_id, insured_ref, consumer_ref }: EngagementParties, context: Pick<Context, 'time'>, notes: string[] = []): Promise<z.infer<typeof engagementSchema> | null> {
  const q = new GatheredQuery(query)
  const insuredFound = findInsured(q, insured_ref)
  const [row, verdicts, insured, consumer, enrollments, lines, documents, outstanding, events, waivers, ownVerdicts] = await inPipeline([
    findEngagement(q, engagement_id),
    shownVerdicts(q, engagement_id),
    insuredFound,
    findConsumer(q, consumer_ref),
    listEnrollments(q, insured_ref),
    linesUnder(q, insured_ref, insuredFound.then((it) => it ?? { parent_insured_ref: null })),
    documentsOfEngagement(q, engagement_id, DOCUMENTS_SHOWN).then((it) => documentViews(q, context, it)),
    outstandingOf(q, engagement_id, insured_ref),
    listEventsOfEngagement(q, { engagement_id, insured_ref }, context.time.now(), EVENTS_SHOWN),
    listWaivers(q, engagement_id),
    currentLineVerdictsOf(q, insured_ref),
  ])
  if (!row) return null
  const underReview = linesUnderStateReview(verdicts)
  const shownOf = (kind: VerdictRow['kind']) => verdicts.find((v) => v.kind === kind) ?? null
  const inherited = lines.filter((l) => l.inheritedFrom !== null)
  const inheritedVerdicts = inherited.length ? await currentVerdictsOfLines(q, inherited.map((l) => l.row.coverage_line_id)) : []
  const lineVerdicts = [...ownVerdicts, ...inheritedVerdicts].sort((a, b) => a.issued_at - b.issued_at || (a.verdict_id < b.verdict_id ? -1 : 1))
  const surface = shownOf('surface')
  const version = versionOf(row, surface)
  const shown = await linesNow(query, context, lines.map((l) => l.row))
  return {
    ...shortForm(row, surface, shownOf('verified'), q.mode),
    insured_name: insured!.insured_name,
    consumer_name: consumer?.consumer_name ?? null,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    requirement_set_version: version === null ? null : String(version),
    reverification_cadence: row.reverification_cadence,
    expiry_lead_days: row.expiry_lead_days,
    clock: { target_hours: row.target_hours, hard_hours: row.hard_hours, escalate_at_hours: row.escalate_at_hours },
    grace_until: isoTimeOrNull(row.grace_until),
    tags: row.tags,
    waivers: waivers.map(({ waiver_id, rule_id, reason, granted_by, ends_on, created_at }) => ({ waiver_id, rule_id, reason, granted_by, ends_on, created_at: isoTime(created_at) })),
    created_at: isoTime(row.created_at),
    ended_at: isoTimeOrNull(row.ended_at),
    line_verdicts: lineVerdicts.map((v) => verdictView(v, q.mode)),
    enrollments: enrollments.map((e) => enrollmentWire(e, q.mode)),
    coverage_lines: shown.map((line, i) => lineWire(line, q.mode, lineExtras(line.coverage_line_id, lines[i]!.inheritedFrom, underReview))),
    documents,
    outstanding,
    events: events.map(envelope),
    ...(notes.length && { notes }),
    test: q.mode === 'test',
  }
}

import { z } from 'zod'
import { findVerdict, previewImpact } from '../checks/index.ts'
import { type Context, isoTime, notFound, ok, type Route, readRoute, writeRoute } from '../kernel/index.ts'
import { findLine, lineSchema, lineWire, listRevisions, setExtendsToChildren } from '../lines/index.ts'
import { findInsured, ref } from '../parties/index.ts'
import { requireVersion } from '../requirements/index.ts'
import { coverageSchema, coverageView } from './coverage.ts'
import { linesNow } from './held-times.ts'
import { impactSchema } from './impact.ts'
import { lineExtras, linesUnderStateReviewOf } from './line-flags.ts'
import { fetchedVerdictView, verdictSchema } from './verdict.ts'

const READ_ERRORS = [400, 401, 403, 404, 422, 429, 500]
const revisionSchema = z.object({ revision: z.number().int(), change: z.string(), cause: z.record(z.string(), z.unknown()), state: z.string(), occurred_at: z.string() }).meta({ id: 'LineRevision' })

export const viewRoutes: Route[] = [
  readRoute({
    path: '/v1/verdicts/{verdict_id}',
    operationId: 'getVerdict',
    summary: 'Fetch a verdict as it stands now',
    tag: 'Verdicts',
    scope: 'engagements',
    params: z.object({ verdict_id: z.string().max(100) }),
    responses: { 200: { description: 'The verdict', schema: verdictSchema } },
    errors: READ_ERRORS,
    read: async (q, { params }) => {
      const row = await findVerdict(q, params.verdict_id)
      if (!row) throw notFound('verdict', params.verdict_id)
      return ok(await fetchedVerdictView(q, row))
    },
  }),
  readRoute({
    path: '/v1/insureds/{insured_ref}/coverage',
    operationId: 'getCoverage',
    summary: 'Fetch the current coverage of an insured',
    tag: 'Coverage lines',
    scope: 'engagements',
    params: z.object({ insured_ref: ref }),
    responses: { 200: { description: 'The coverage', schema: coverageSchema } },
    errors: READ_ERRORS,
    read: async (q, { params }, context: Context) => {
      const insured = await findInsured(q, params.insured_ref)
      if (!insured) throw notFound('insured', params.insured_ref)
      return ok(await coverageView(q, insured, context))
    },
  }),
  readRoute({
    path: '/v1/coverage-lines/{coverage_line_id}',
    operationId: 'getCoverageLine',
    summary: 'Fetch a coverage line with its revisions',
    tag: 'Coverage lines',
    scope: 'engagements',
    params: z.object({ coverage_line_id: z.string().max(100) }),
    responses: { 200: { description: 'The line', schema: lineSchema.extend({ revisions: z.array(revisionSchema) }).meta({ id: 'CoverageLineWithRevisions' }) } },
    errors: READ_ERRORS,
    read: async (q, { params }, context: Context) => {
      const row = await findLine(q, params.coverage_line_id)
      if (!row) throw notFound('coverage_line', params.coverage_line_id)
      const revisions = await listRevisions(q, row.coverage_line_id, 100)
      const [[shown], underReview] = [await linesNow(q, context, [row]), await linesUnderStateReviewOf(q, row.insured_ref)]
      return ok({ ...lineWire(shown!, q.mode, lineExtras(row.coverage_line_id, null, underReview)), revisions: revisions.map(({ revision, change, cause, state, occurred_at }) => ({ revision, change, cause, state, occurred_at: isoTime(occurred_at) })) })
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/v1/coverage-lines/{coverage_line_id}',
    operationId: 'putCoverageLine',
    summary: 'Say whether a line covers the insured\u2019s children',
    tag: 'Coverage lines',
    scope: 'engagements',
    params: z.object({ coverage_line_id: z.string().max(100) }),
    body: z.strictObject({ extends_to_children: z.boolean() }),
    responses: { 200: { description: 'The line', schema: lineSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { params, body }, context: Context) => ok(lineWire(await setExtendsToChildren(tx, context, params.coverage_line_id, body.extends_to_children), tx.mode)),
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/consumers/{consumer_ref}/requirement-sets/{version}/preview',
    operationId: 'previewRequirementSetVersion',
    summary: 'Count what publishing a version would do',
    tag: 'Requirement sets',
    scope: 'requirements',
    params: z.object({ consumer_ref: ref, version: z.string().max(80) }),
    query: z.object({ key: z.string().max(64).optional() }),
    body: z.looseObject({}),
    bodyOptional: true,
    responses: { 200: { description: 'The impact', schema: impactSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { params, query }) => ok(await previewImpact(tx, tx.now, await requireVersion(tx, params.consumer_ref, params.version, query.key))),
  }),
]

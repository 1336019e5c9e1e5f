import { z } from 'zod'
import { listReply, notFound, ok, pageOf, pageQuery, type Route, readRoute, writeRoute } from '../kernel/index.ts'
import { displayName, policyDate, ref } from '../parties/index.ts'
import { COVERAGE_TYPES } from '../vocabulary/index.ts'
import { putEnrollment } from './put-enrollment.ts'
import { OWNER_SELF, putProgram } from './put-program.ts'
import { findEnrollment, findProgram, listPrograms } from './table.ts'
import { enrollmentSchema, enrollmentWire, programSchema, programWire } from './wire.ts'

/** The caller's own JSON, kept as it came: at most 16 KiB. */
export const meta = z.record(z.string(), z.unknown()).refine((m) => JSON.stringify(m).length <= 16_384, 'must be at most 16 KiB of JSON')
const programPath = z.object({ program_ref: ref })
const enrollmentPath = z.object({ insured_ref: ref, program_ref: ref })

export const programRoutes: Route[] = [
  writeRoute({
    method: 'PUT',
    path: '/v1/programs/{program_ref}',
    operationId: 'putProgram',
    summary: 'Create or update a program',
    tag: 'Programs',
    scope: 'programs',
    params: programPath,
    body: z.strictObject({
      name: displayName,
      coverage_type: z.enum(COVERAGE_TYPES),
      owner: ref.default(OWNER_SELF),
      verification: z.enum(['attestation', 'master_policy']).default('attestation'),
      carrier: displayName.nullable().optional(),
      policy_number: z.string().min(1).max(100).nullable().optional(),
      effective_date: policyDate.nullable().optional(),
      expiration_date: policyDate.nullable().optional(),
      meta: meta.optional(),
    }),
    responses: { 200: { description: 'The program', schema: programSchema } },
    errors: [400, 401, 403, 409, 422, 429, 500],
    write: async (tx, { params, body }) =>
      ok(
        programWire(
          await putProgram(tx, {
            program_ref: params.program_ref,
            name: body.name,
            coverage_type: body.coverage_type,
            owner: body.owner,
            verification: body.verification,
            carrier: body.carrier ?? null,
            policy_number: body.policy_number ?? null,
            effective_date: body.effective_date ?? null,
            expiration_date: body.expiration_date ?? null,
            meta: body.meta ?? {},
          }),
          tx.mode,
        ),
      ),
  }),
  readRoute({
    path: '/v1/programs/{program_ref}',
    operationId: 'getProgram',
    summary: 'Fetch a program',
    tag: 'Programs',
    scope: 'programs',
    params: programPath,
    responses: { 200: { description: 'The program', schema: programSchema } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }) => {
      const row = await findProgram(q, params.program_ref)
      if (!row) throw notFound('program', params.program_ref)
      return ok(programWire(row, q.mode))
    },
  }),
  readRoute({
    path: '/v1/programs',
    operationId: 'listPrograms',
    summary: 'List programs, newest first',
    tag: 'Programs',
    scope: 'programs',
    query: z.object(pageQuery),
    responses: { 200: { description: 'A page of programs', schema: pageOf(programSchema) } },
    errors: [400, 401, 403, 422, 429, 500],
    read: (q, { query, caller }, { secrets }) =>
      listReply(
        { secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['programs'] },
        (after, limit) => listPrograms(q, after as [number, string] | null, limit),
        (row) => programWire(row, q.mode),
        (row) => [row.created_at, row.program_ref],
      ),
  }),
  writeRoute({
    method: 'PUT',
    path: '/v1/insureds/{insured_ref}/enrollments/{program_ref}',
    operationId: 'putEnrollment',
    summary: 'Change an enrollment',
    tag: 'Programs',
    scope: 'programs',
    params: enrollmentPath,
    body: z.strictObject({ enrolled: z.boolean(), effective_on: policyDate.nullable().optional(), ends_on: policyDate.nullable().optional() }),
    responses: { 200: { description: 'The enrollment', schema: enrollmentSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { params, body }, context) =>
      ok(enrollmentWire(await putEnrollment(tx, context, params.insured_ref, params.program_ref, { enrolled: body.enrolled, effectiveOn: body.effective_on, endsOn: body.ends_on }), tx.mode)),
  }),
  readRoute({
    path: '/v1/insureds/{insured_ref}/enrollments/{program_ref}',
    operationId: 'getEnrollment',
    summary: 'Fetch an enrollment',
    tag: 'Programs',
    scope: 'programs',
    params: enrollmentPath,
    responses: { 200: { description: 'The enrollment', schema: enrollmentSchema } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }) => {
      const row = await findEnrollment(q, params.insured_ref, params.program_ref)
      if (!row) throw notFound('enrollment', params.program_ref)
      return ok(enrollmentWire(row, q.mode))
    },
  }),
]

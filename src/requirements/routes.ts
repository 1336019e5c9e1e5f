import { z } from 'zod'
import { DomainError, invalid, listReply, notFound, ok, pageOf, pageQuery, type Query, type Received, type Route, readMultipart, readRoute, sniffType, writeRoute } from '../kernel/index.ts'
import { displayName, findConsumer, policyDate, ref, stateCode } from '../parties/index.ts'
import { chooseSetOfVersion, DEFAULT_KEY } from './choose-set.ts'
import { createVersion } from './create-version.ts'
import { publishVersion } from './publish-version.ts'
import { readSource } from './read-source.ts'
import { cadence, leadDays, rulesSchema } from './rule-schema.ts'
import { findVersion, listVersions, type VersionRow } from './table.ts'
import type { ParsedRequirements } from '../vocabulary/index.ts'
import { versionSchema, versionWire } from './wire.ts'

const MIB = 1_048_576
const setKey = z.string().regex(/^[a-z0-9_-]{1,64}$/, 'lowercase letters, digits, - or _, up to 64 characters')
const graceDays = z.number().int().min(0).max(365)
const draftBody = z
  .strictObject({
    key: setKey.default(DEFAULT_KEY),
    consumer_name: displayName.optional(),
    rules: rulesSchema.optional(),
    source_text: z.string().min(1).optional(),
    review_states: z.array(stateCode).max(60).optional(),
    applies_to: z.enum(['new', 'all_active']).optional(),
    publish: z.boolean().default(false),
    effective_on: policyDate.optional(),
    grace_period_days: graceDays.optional(),
    reverification_cadence: cadence.optional(),
    expiry_lead_days: leadDays.optional(),
  })
type DraftBody = z.infer<typeof draftBody> & { source_document?: { text: string; store: (tx: never) => Promise<string> }; source?: { text: string; parsed: ParsedRequirements } }

/** What may not stand together, in the words of the contract's codes. */
function checkCombination(body: DraftBody, fromDocument: boolean): void {
  const source = fromDocument || body.source_text !== undefined
  if (source && body.rules) throw new DomainError('source_and_rules', 'Send rules or a source text, not both.', { param: 'rules' })
  if (source && body.publish) throw new DomainError('publish_not_allowed_with_source', 'A parsed text becomes a draft; review it, then publish it.', { param: 'publish' })
  if (fromDocument && body.source_text !== undefined) throw invalid('source_text', 'Send source_text or a source_document, not both.')
  if (!source && !body.rules) throw invalid('rules', 'Send rules, source_text or a source_document.')
  if (body.publish && !body.applies_to) throw new DomainError('applies_to_required', 'Publishing needs applies_to: "new" for engagements opened from now on, "all_active" for every active one.', { param: 'applies_to' })
}

const FIELDS = new Set(['key', 'consumer_name', 'review_states', 'applies_to', 'publish', 'effective_on', 'grace_period_days', 'reverification_cadence', 'expiry_lead_days', 'source_text', 'rules'])
const JSON_FIELDS = new Set(['review_states', 'publish', 'grace_period_days', 'expiry_lead_days', 'rules'])
function formBody(fields: Map<string, string>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, text] of fields) {
    if (name === 'idempotency_key') continue
    if (!FIELDS.has(name)) throw invalid(name, `"${name.slice(0, 100)}" is not a field here.`)
    try {
      body[name] = JSON_FIELDS.has(name) ? JSON.parse(text) : text
    } catch {
      if (name === 'review_states') body[name] = text.split(',').map((s) => s.trim())
      else throw new DomainError('invalid_json', `${name} is not JSON.`, { param: name })
    }
  }
  return body
}

export const requirementRoutes = (formDocument: (file: { sha256: string; contentType: string; bytes: Uint8Array }) => Promise<{ text: string; pages: number }>): Route[] => [
  writeRoute({
    method: 'POST',
    path: '/v1/consumers/{consumer_ref}/requirement-sets',
    operationId: 'createRequirementSetVersion',
    summary: 'Create a version of a requirement set',
    tag: 'Requirement sets',
    scope: 'requirements',
    params: z.object({ consumer_ref: ref }),
    body: draftBody,
    multipart: draftBody.extend({ source_document: z.string().meta({ format: 'binary' }).optional() }),
    receive: async (req, caller, context): Promise<Received> => {
      const form = await readMultipart(req, context.blobs, { files: ['source_document'], filesMax: 1, fileBytesMax: 25 * MIB, totalBytesMax: 25 * MIB, fieldBytesMax: 2 * MIB })
      try {
        const file = form.files[0]
        const contentType = file && (await sniffType(file.blob.head))
        if (file && contentType !== 'application/pdf' && !contentType?.includes('wordprocessingml')) throw new DomainError('unsupported_file_type', 'A source_document is a PDF or a DOCX.', { param: 'source_document' })
        const { parseForm } = await import('./receive-source.ts')
        return await parseForm({ form, contentType: contentType ?? null, body: formBody(form.fields), schema: draftBody, check: checkCombination, textOf: formDocument, context })
      } catch (error) {
        await form.discard()
        throw error
      }
    },
    responses: { 200: { description: 'The version', schema: versionSchema } },
    errors: [400, 401, 403, 404, 409, 415, 422, 429, 500],
    prepare: async (input, context) => {
      const body = input as DraftBody
      checkCombination(body, body.source_document !== undefined)
      const text = body.source_document?.text ?? body.source_text
      return text === undefined ? input : ({ ...body, source: { text, parsed: await readSource(text, context.time) } } as typeof input)
    },
    write: async (tx, { params, body }, context) => {
      const { source_document: document, source, ...given } = body as DraftBody
      const sourceDocumentId = document ? await document.store(tx as never) : undefined
      const row = await createVersion(tx, context, {
        consumerRef: params.consumer_ref,
        consumerName: given.consumer_name,
        key: given.key,
        rules: given.rules as never,
        source,
        sourceDocumentId,
        reviewStates: given.review_states,
        appliesTo: given.applies_to,
        publish: given.publish,
        effectiveOn: given.effective_on,
        gracePeriodDays: given.grace_period_days,
        reverificationCadence: given.reverification_cadence,
        expiryLeadDays: given.expiry_lead_days,
      })
      return ok(versionWire(row, tx.mode, true))
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/consumers/{consumer_ref}/requirement-sets/{version}/publish',
    operationId: 'publishRequirementSetVersion',
    summary: 'Publish a version',
    tag: 'Requirement sets',
    scope: 'requirements',
    params: z.object({ consumer_ref: ref, version: z.string().max(80) }),
    query: z.object({ key: setKey.optional() }),
    body: z.strictObject({ applies_to: z.enum(['new', 'all_active']).optional().meta({ mustBeSent: true }), grace_period_days: graceDays.optional(), effective_on: policyDate.optional() }),
    bodyOptional: true,
    responses: { 200: { description: 'The version', schema: versionSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { params, query, body }) => {
      const draft = await requireVersion(tx, params.consumer_ref, params.version, query.key)
      if (!body.applies_to) throw new DomainError('applies_to_required', 'Publishing needs applies_to: "new" or "all_active".', { param: 'applies_to' })
      const row = await publishVersion(tx, draft, { appliesTo: body.applies_to, gracePeriodDays: body.grace_period_days, effectiveOn: body.effective_on })
      return ok(versionWire(row, tx.mode, true))
    },
  }),
  readRoute({
    path: '/v1/consumers/{consumer_ref}/requirement-sets',
    operationId: 'listRequirementSetVersions',
    summary: 'List versions, newest first',
    tag: 'Requirement sets',
    scope: 'requirements',
    params: z.object({ consumer_ref: ref }),
    query: z.object({ ...pageQuery, key: setKey.optional() }),
    responses: { 200: { description: 'A page of versions', schema: pageOf(versionSchema) } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params, query, caller }, { secrets }) => {
      if (!(await findConsumer(q, params.consumer_ref))) throw notFound('consumer', params.consumer_ref)
      return listReply(
        { secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['sets', params.consumer_ref, query.key] },
        (after, limit) => listVersions(q, params.consumer_ref, query.key ?? null, after as [number, string, number] | null, limit),
        (row) => versionWire(row, q.mode, false),
        (row) => [row.created_at, row.set_key, row.version],
      )
    },
  }),
  readRoute({
    path: '/v1/consumers/{consumer_ref}/requirement-sets/{version}',
    operationId: 'getRequirementSetVersion',
    summary: 'Fetch one version with its rules',
    tag: 'Requirement sets',
    scope: 'requirements',
    params: z.object({ consumer_ref: ref, version: z.string().max(80) }),
    query: z.object({ key: setKey.optional() }),
    responses: { 200: { description: 'The version', schema: versionSchema } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params, query }) => ok(versionWire(await requireVersion(q, params.consumer_ref, params.version, query.key), q.mode, true)),
  }),
]

/** `2`, or `key:2`; a bare number means the set that `?key=` names, else the consumer's single set or the one named default. */
export async function requireVersion(q: Query, consumerRef: string, text: string, queryKey: string | undefined): Promise<VersionRow> {
  const match = /^(?:([a-z0-9_-]{1,64}):)?(\d{1,9})$/.exec(text)
  if (!match) throw notFound('version', text)
  if (!(await findConsumer(q, consumerRef))) throw notFound('consumer', consumerRef)
  if (match[1] !== undefined && queryKey !== undefined && match[1] !== queryKey) throw invalid('key', `The path names the set "${match[1]}" and key another, "${queryKey}".`)
  const key = await chooseSetOfVersion(q, consumerRef, match[1] ?? queryKey)
  const row = await findVersion(q, consumerRef, key, Number(match[2]))
  if (!row) throw notFound('version', text)
  return row
}

import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { clockSchema } from '../engagements/index.ts'
import { type Caller, checkShape, type Context, DomainError, invalid, type Multipart, type Received, readMultipart, refusalOf, refusalOfFiles, sniffType } from '../kernel/index.ts'
import { displayName, ref, stateCode } from '../parties/index.ts'
import { metaSchema } from '../programs/index.ts'
import type { PushedFile, PushRequest } from './push-documents.ts'
import { CHANNELS } from './table.ts'

const MIB = 1_048_576
const PUSH_BOUNDS = { files: ['files', 'files[]'], filesMax: 50, fileBytesMax: 25 * MIB, totalBytesMax: 100 * MIB, fieldBytesMax: 64 * 1024 }
const TEST_SCENARIOS = ['confirmed', 'refused', 'contradicted', 'unclear', 'silent'] as const

/** The form fields of a push; JSON fields come as text. */
export const pushFields = z.strictObject({
  idempotency_key: z.string().max(255).optional(),
  insured_ref: ref,
  consumer_ref: ref,
  insured_name: displayName.optional(),
  consumer_name: displayName.optional(),
  parent_insured_ref: ref.optional(),
  requirement_set: z.string().regex(/^[a-z0-9_-]{1,64}$/, 'must be a requirement set key').optional(),
  document_ref: z.string().min(1).max(200).optional(),
  received_at: z.string().max(64).optional(),
  channel: z.enum(CHANNELS).optional(),
  meta: metaSchema.optional(),
  program_ref: ref.optional(),
  insured_state: stateCode.optional(),
  test_scenario: z.enum(TEST_SCENARIOS).optional(),
  clock: clockSchema.optional(),
})
const NO_FILES = { param: 'files', message: 'Send at least one file as "files".' }
const JSON_FIELDS = new Set(['meta', 'clock'])
/** An empty form field is one that was left out. */
const OPTIONAL_WHEN_EMPTY = new Set(['insured_name', 'consumer_name', 'parent_insured_ref', 'requirement_set', 'document_ref', 'received_at', 'channel', 'meta', 'program_ref', 'insured_state', 'test_scenario', 'clock', 'idempotency_key'])

function fieldsOf(fields: Map<string, string>): Record<string, unknown> {
  const said: [name: string, value: unknown][] = []
  for (const [name, text] of fields) {
    if (text === '' && OPTIONAL_WHEN_EMPTY.has(name)) continue
    // Two refs in another encoding would read as one: what cannot be made out stands there as U+FFFD.
    if (text.includes('\uFFFD')) throw new DomainError('invalid_multipart', `${name} is not text in UTF-8.`, { param: name })
    if (text.includes('\u0000') || name.includes('\u0000')) throw invalid(name.replaceAll('\u0000', ''), 'holds characters that cannot be stored.')
    if (!JSON_FIELDS.has(name)) said.push([name, text])
    else
      try {
        said.push([name, JSON.parse(text)])
      } catch {
        throw new DomainError('invalid_json', `${name} is not JSON.`, { param: name })
      }
  }
  return Object.fromEntries(said)
}

/** Takes a push in: files staged on disk as they stream, fields checked, types told by content. Nothing stays of a push that is refused. */
export async function receivePush(req: IncomingMessage, caller: Caller, context: Context): Promise<Received> {
  const type = (req.headers['content-type'] ?? '').toLowerCase()
  if (!type.startsWith('multipart/form-data')) throw new DomainError('unsupported_content_type', 'Send the push as multipart/form-data.')
  const form = await readMultipart(req, context.blobs, PUSH_BOUNDS)
  try {
    const said = fieldsOf(form.fields)
    const { idempotency_key: alias, ...fingerprint } = said
    const received = { fingerprint: { ...fingerprint, files: form.files.map((f) => f.blob.sha256) }, idempotencyKey: typeof alias === 'string' ? alias : undefined, discard: form.discard }
    try {
      return { ...received, input: await requestOf(said, form, caller) }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return { ...received, input: null, refusal: error }
    }
  } catch (error) {
    await form.discard()
    throw error
  }
}

async function requestOf(said: Record<string, unknown>, form: Multipart, caller: Caller): Promise<PushRequest> {
  if (said.test_scenario !== undefined && caller.tenant.mode === 'live') throw new DomainError('test_scenario_not_allowed', 'test_scenario works with test keys only.', { param: 'test_scenario' })
  const { data: fields, refused } = checkShape(pushFields, said)
  if (refused) throw refusalOf(form.files.length ? refused : { ...refused, details: [...refused.details, NO_FILES] }, 'validation_failed', 'form')
  if (!form.files.length) throw invalid(NO_FILES.param, NO_FILES.message)
  const files: PushedFile[] = []
  const spoilt: { index: number; code: string; message: string }[] = []
  for (const [index, file] of form.files.entries()) {
    const contentType = await sniffType(file.blob.head)
    if (!contentType) spoilt.push({ index, code: 'unsupported_file_type', message: `${file.filename ?? `File ${index + 1}`} is not a PDF, JPEG, PNG, TIFF, HEIC, WebP or DOCX.` })
    else files.push({ filename: file.filename?.replaceAll('\u0000', '').toWellFormed() ?? null, contentType, blob: file.blob })
  }
  if (spoilt.length) throw refusalOfFiles(PUSH_BOUNDS, spoilt)
  return { fields, files }
}

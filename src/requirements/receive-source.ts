import type { ZodType } from 'zod'
import { checkShape, type Context, DomainError, type Multipart, type Received, refusalOf, type Tx } from '../kernel/index.ts'

type SourceDocument = { text: string; store: (tx: Tx) => Promise<string> }
type Form = {
  form: Multipart
  contentType: string | null
  body: Record<string, unknown>
  schema: ZodType
  check: (body: never, fromDocument: boolean) => void
  textOf: (file: { sha256: string; contentType: string; bytes: Uint8Array }) => Promise<{ text: string; pages: number }>
  context: Context
}

/** The multipart variant: the fields checked first, then the document's text read, then the file kept with the version's transaction. */
export async function parseForm(wanted: Form): Promise<Received> {
  const { form, body } = wanted
  const file = form.files[0]
  const received = { fingerprint: file ? { ...body, sha256: file.blob.sha256 } : body, idempotencyKey: form.fields.get('idempotency_key') }
  try {
    return { ...received, input: await inputOf(wanted) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { ...received, input: null, refusal: error, discard: form.discard }
  }
}

async function inputOf({ form, contentType, body, schema, check, textOf, context }: Form): Promise<unknown> {
  const { data, refused } = checkShape(schema, body)
  if (refused) throw refusalOf(refused, 'validation_failed', 'body')
  const file = form.files[0]
  check(data as never, file !== undefined)
  if (!file || !contentType) return data
  await file.blob.keep()
  const { text, pages } = await textOf({ sha256: file.blob.sha256, contentType, bytes: await context.blobs.get(file.blob.sha256) })
  if (!text.trim()) throw new DomainError('validation_failed', 'No text can be read in the source_document; send a PDF with text, a DOCX, or source_text.', { param: 'source_document' })
  const store = async (tx: Tx): Promise<string> => {
    const documentId = context.ids.make('document')
    tx.record({ name: 'source_document.received', document_id: documentId, sha256: file.blob.sha256, size_bytes: file.blob.sizeBytes, filename: file.filename, content_type: contentType, pages })
    return documentId
  }
  return { ...(data as object), source_document: { text, store } satisfies SourceDocument }
}

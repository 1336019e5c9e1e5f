import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { Blobs, StagedBlob } from './blobs.ts'
import { DomainError } from '../errors.ts'

export type MultipartBounds = { files: readonly string[]; filesMax: number; fileBytesMax: number; totalBytesMax: number; fieldBytesMax: number }
export type IncomingFile = { field: string; filename: string | null; blob: StagedBlob }
export type Multipart = { fields: Map<string, string>; files: IncomingFile[]; discard: () => Promise<void> }

const FIELDS_MAX = 100

/**
 * Streams a multipart form: files are staged as blobs in the order sent, fields are kept as text. The first thing that
 * is out of bounds is thrown after the whole body was drained, and nothing staged is left behind.
 */
export async function readMultipart(req: IncomingMessage, blobs: Blobs, bounds: MultipartBounds): Promise<Multipart> {
  const fields = new Map<string, string>()
  const files: (IncomingFile | undefined)[] = []
  const staging: Promise<void>[] = []
  const streams: Readable[] = []
  let refusal: DomainError | null = null
  /** What the store of bytes failed with: no fault of the form's. */
  let failure: Error | null = null
  const refuse = (code: string, message: string, param: string) => {
    if (!spoilt.length) refusal ??= new DomainError(code, message, { param })
  }
  /** Files that are refused one by one: the error names the form's field, its details each file. */
  const spoilt: { index: number; code: string; message: string }[] = []
  const refuseFile = (index: number, code: string, message: string) => {
    if (!refusal) spoilt.push({ index, code, message })
  }
  const discard = async () => void (await Promise.all(files.map((f) => f?.blob.discard())))
  let totalBytes = 0
  const takeFile = (name: string, stream: Readable, filename: string | undefined) => {
    const index = files.length
    files.push(undefined)
    if (!bounds.files.includes(name)) refuse('validation_failed', `"${name.slice(0, 100)}" does not take a file; send files as "${bounds.files[0]}".`, name.slice(0, 100))
    if (index + 1 > bounds.filesMax) refuse('too_many_files', `More than ${bounds.filesMax} files in one push; send the rest in another.`, bounds.files[0]!)
    if (refusal) return void stream.resume()
    // Counted as it is consumed: a listener would set the stream flowing before anyone takes its bytes.
    const counted = async function* () {
      // Left open when the store gives up, so that what follows in the form can be read past.
      for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        totalBytes += chunk.length
        if (totalBytes > bounds.totalBytesMax) refuse('push_too_large', `The push is over ${bounds.totalBytesMax / 1_048_576} MiB in all; send it in parts.`, bounds.files[0]!)
        else yield chunk
      }
    }
    streams.push(stream)
    staging.push(
      blobs.stage(counted(), bounds.fileBytesMax).then(
        (blob) => {
          if (!blob) return refuseFile(index, 'file_too_large', `${filename ?? 'A file'} is over ${bounds.fileBytesMax / 1_048_576} MiB.`)
          files[index] = { field: name, filename: filename ? filename.slice(-255) : null, blob }
          if (!blob.sizeBytes) refuseFile(index, 'empty_file', `${filename ?? 'A file'} is empty.`)
        },
        (error: Error) => {
          failure ??= error
          stream.resume()
        },
      ),
    )
  }
  const takeField = (name: string, value: string, nameCut: boolean, valueCut: boolean) => {
    if (nameCut || valueCut) refuse('validation_failed', `The field "${name.slice(0, 100)}" is over ${bounds.fieldBytesMax} bytes.`, name.slice(0, 100))
    else if (bounds.files.includes(name)) refuse('validation_failed', `"${name}" came as text: send it as a file, with a file name.`, name)
    else if (fields.has(name)) refuse('validation_failed', `The field "${name}" stands twice.`, name)
    else if (fields.size >= FIELDS_MAX) refuse('validation_failed', `More than ${FIELDS_MAX} fields.`, name)
    else fields.set(name, value)
  }
  try {
    await parse(req, bounds, takeFile, takeField)
    await Promise.all(staging)
    if (spoilt.length) throw refusalOfFiles(bounds, spoilt)
    if (refusal ?? failure) throw refusal ?? failure
  } catch (error) {
    const isOurs = error instanceof DomainError || error === failure
    // Of a form that broke off, a file would wait for its end for ever.
    for (const stream of streams) if (!stream.readableEnded) stream.destroy(error as Error)
    await Promise.all(staging)
    await discard()
    if (isOurs) throw error
    throw new DomainError('invalid_multipart', `The multipart body cannot be read: ${(error as Error).message.slice(0, 200)}`)
  }
  return { fields, files: files as IncomingFile[], discard }
}

/** What is wrong with files of a form: its field is named, and in the details each file by its place. */
export function refusalOfFiles({ files: [field], filesMax }: Pick<MultipartBounds, 'files' | 'filesMax'>, spoilt: readonly { index: number; code: string; message: string }[]): DomainError {
  const inOrder = spoilt.toSorted((a, b) => a.index - b.index)
  const details = inOrder.map(({ index, message }) => ({ param: filesMax === 1 ? field! : `${field}[${index}]`, message }))
  return new DomainError(inOrder[0]!.code, inOrder[0]!.message, { param: field!, details })
}

function parse(
  req: IncomingMessage,
  bounds: MultipartBounds,
  onFile: (name: string, stream: Readable, filename: string | undefined) => void,
  onField: (name: string, value: string, nameCut: boolean, valueCut: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let parser: InstanceType<typeof Busboy>
    try {
      parser = new Busboy({
        headers: req.headers as { 'content-type': string },
        isPartAFile: (_name, contentType, fileName) => fileName !== undefined || contentType === 'application/octet-stream',
        limits: { fieldSize: bounds.fieldBytesMax, fieldNameSize: 200, fields: FIELDS_MAX + 1, parts: bounds.filesMax + FIELDS_MAX + 50, headerPairs: 50 },
      })
    } catch (error) {
      return reject(error as Error)
    }
    // The parser gives parts whose header names nothing all the same.
    let isNameless = false
    parser.on('file', (name: string | undefined, stream: Readable, filename: string | undefined) => {
      // Of a form that ends within a file the parser tells the file's stream too, whether anyone reads it yet or not: unheard, that would end the process.
      stream.on('error', () => {})
      if (name) return onFile(name, stream, filename)
      isNameless = true
      stream.resume()
    })
    parser.on('field', (name: string | undefined, value: string, nameCut: boolean, valueCut: boolean) => {
      if (name) onField(name, value, nameCut, valueCut)
      else isNameless = true
    })
    parser.on('finish', () => (isNameless ? reject(new Error('a part of the form has no name')) : resolve()))
    parser.on('error', (error: unknown) => reject(error as Error))
    req.on('close', () => {
      if (!req.complete) reject(new Error('the connection closed early'))
    })
    req.on('error', (error) => reject(error))
    req.pipe(parser as unknown as NodeJS.WritableStream)
  })
}

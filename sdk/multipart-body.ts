import type { paths } from './contract.ts'

type Fields = Omit<paths['/v1/documents']['post']['requestBody']['content']['multipart/form-data'], 'files' | 'idempotency_key'>
type Bytes = AsyncIterable<Uint8Array>
/** A file to push: bytes in hand, a file on disk, or a stream. A function that opens a stream can be sent again; a stream cannot. */
export type PushFile = { name: string; type?: string } & ({ bytes: Uint8Array | Blob } | { path: string } | { stream: Bytes | (() => Bytes) })
export type Push = Fields & { files: PushFile[] }

export const canBeSentAgain = (push: Push): boolean => push.files.every((f) => !('stream' in f) || typeof f.stream === 'function')

/** The push as a multipart stream: no file is held in memory whole. */
export function multipartBody(push: Push): { contentType: string; body: ReadableStream<Uint8Array> } {
  const boundary = `ivs-${crypto.randomUUID()}`
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: ReadableStream.from(parts(push, boundary)) as ReadableStream<Uint8Array> }
}

async function* parts({ files, ...fields }: Push, boundary: string): Bytes {
  const text = new TextEncoder()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    const said = typeof value === 'string' ? value : JSON.stringify(value)
    yield text.encode(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${said}\r\n`)
  }
  for (const file of files) {
    yield text.encode(`--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${quoted(file.name)}"\r\nContent-Type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`)
    yield* bytesOf(file)
    yield text.encode('\r\n')
  }
  yield text.encode(`--${boundary}--\r\n`)
}

async function* bytesOf(file: PushFile): Bytes {
  if ('path' in file) yield* (await import('node:fs')).createReadStream(file.path) as Bytes
  else if ('stream' in file) yield* typeof file.stream === 'function' ? file.stream() : file.stream
  else if (file.bytes instanceof Blob) yield* file.bytes.stream() as unknown as Bytes
  else yield file.bytes
}

/** As browsers write a file name into the header. */
const quoted = (name: string): string => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')

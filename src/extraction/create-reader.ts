import type { Time } from '../kernel/index.ts'
import type { ReadDocument, ReadFailure } from '../vocabulary/index.ts'
import { type ChildOutcome, type OnPhase, ReadingChild } from './child.ts'
import type { ChildReply, ChildRequest } from './child-messages.ts'
import { READ_LIMITS } from './read-settings.ts'

/** Called once a document with its outcome, for one wide log line. */
export type ReaderLog = (entry: { msg: string; [field: string]: unknown }) => void
export type ReaderOptions = { children: number; time: Time; log?: ReaderLog }
export type ReadHint = { contentType?: string; onPage?: OnPhase }

/** Reads documents in killable child processes. `source` is the bytes, or the path of a file the child may read. */
export type Reader = {
  /** Throws when no child could be started: that says nothing of the document. */
  read(source: Uint8Array | string, hint?: ReadHint): Promise<ReadDocument | ReadFailure>
  /** The printed text of a document, line by line, at most READ_LIMITS.text_charsMax + 1 characters of it, and how many pages it has. */
  textOf(source: Uint8Array | string, hint?: ReadHint): Promise<{ text: string; pages: number } | ReadFailure>
  /** One page (from 1) as PNG at `dpi`; null when the file holds no such picture. Throws when no child lived to draw it. */
  renderPage(source: Uint8Array | string, page: number, dpi: number, hint?: ReadHint): Promise<Uint8Array | null>
  /** Starts the children now instead of with the first document. */
  warm(): void
  close(): void
}

const REMEDIES: Record<ReadFailure['reason'], string> = {
  damaged: 'The file is damaged and does not open. Ask for it to be sent again, saved or printed to PDF afresh.',
  encrypted: 'The file is locked with a password. Ask for a copy without one.',
  too_many_pages: `The file has more than ${READ_LIMITS.pagesMax} pages. Ask for the certificate or declarations pages only.`,
  too_large_to_render: 'A page of the file is too large to be drawn. Ask for a copy at ordinary page size.',
  timed_out: 'The file took too long to read. Ask for it to be printed to PDF afresh, or for a photo of each page.',
  out_of_memory: 'The file needs more memory than a document may take. Ask for it to be printed to PDF afresh.',
  empty: 'The file is empty. Ask for it to be sent again.',
  not_read: 'The file could not be read, although it was tried several times. Ask for it to be sent again, as a PDF or as a photo of each page.',
}
/** What a death says of the file: one that was killed from outside says nothing of it. */
const BLAME = { timed_out: 'timed_out', out_of_memory: 'out_of_memory', crashed: 'damaged', killed: 'not_read' } as const
export const readFailure = (reason: ReadFailure['reason']): ReadFailure => ({ failed: true, reason, remediation: REMEDIES[reason] })

type Job = { request: ChildRequest; onPage?: OnPhase | undefined; resolve: (outcome: ChildOutcome) => void }
type RequestBody = ChildRequest extends infer R ? (R extends ChildRequest ? Omit<R, 'id'> : never) : never

export function createReader(options: ReaderOptions): Reader {
  const idle: ReadingChild[] = []
  const busy = new Set<ReadingChild>()
  const waiting: Job[] = []
  let nextId = 1
  let closed = false

  const pump = (): void => {
    while (waiting.length > 0 && (idle.length > 0 || busy.size < options.children)) {
      const child = idle.pop() ?? new ReadingChild(options.time)
      if (!child.alive) continue
      busy.add(child)
      void serve(child, waiting.shift()!)
    }
  }
  const serve = async (child: ReadingChild, job: Job): Promise<void> => {
    const outcome = await child.run(job.request, job.onPage)
    busy.delete(child)
    const spent = child.documents >= READ_LIMITS.documentsPerChild || child.rss() > READ_LIMITS.rssRecycle_bytes
    if (child.alive && !spent && !closed) idle.push(child)
    else child.kill()
    job.resolve(outcome)
    pump()
  }
  const submit = (request: ChildRequest, onPage?: OnPhase): Promise<ChildOutcome> =>
    new Promise((resolve) => {
      waiting.push({ request, onPage, resolve })
      pump()
    })
  /** A child may have died of what it read before; so a death is tried once more in a fresh one. */
  const attempt = async (body: RequestBody, onPage?: OnPhase): Promise<ChildOutcome> => {
    const first = await submit({ ...body, id: nextId++ } as ChildRequest, onPage)
    if (!('died' in first) || closed) return first
    options.log?.({ msg: 'reading child died', reason: first.died, op: body.op })
    return submit({ ...body, id: nextId++ } as ChildRequest, onPage)
  }

  /** The child's answer, or why there is none. A closed reader throws: the document is not to blame for it. */
  const ask = async (op: 'read' | 'text', source: Uint8Array | string, hint?: ReadHint): Promise<ChildReply | ReadFailure> => {
    if (typeof source !== 'string' && source.length === 0) return readFailure('empty')
    const outcome = await attempt({ op, source, ...(hint?.contentType ? { contentType: hint.contentType } : {}) }, hint?.onPage)
    if (closed && 'died' in outcome) throw new Error('the reader was closed while it read')
    if ('died' in outcome) {
      if (outcome.died === 'not_started') throw new Error('no reading process could be started')
      return readFailure(BLAME[outcome.died])
    }
    if (outcome.reply.kind !== 'thrown') return outcome.reply
    options.log?.({ msg: 'reading failed', error: outcome.reply.message })
    return readFailure('damaged')
  }

  return {
    async read(source, hint) {
      const reply = await ask('read', source, hint)
      if ('failed' in reply) return reply
      return reply.kind === 'read' ? reply.result : readFailure('damaged')
    },
    async textOf(source, hint) {
      const reply = await ask('text', source, hint)
      if ('failed' in reply) return reply
      if (reply.kind === 'read' && 'failed' in reply.result) return reply.result
      return reply.kind === 'text' ? { text: reply.text, pages: reply.pages } : readFailure('damaged')
    },
    async renderPage(source, page, dpi, hint) {
      const outcome = await attempt({ op: 'render', source, page, dpi, ...(hint?.contentType ? { contentType: hint.contentType } : {}) })
      if ('died' in outcome) throw new Error(`the child that drew page ${page} ended: ${outcome.died}`)
      return outcome.reply.kind === 'rendered' ? outcome.reply.png : null
    },
    warm() {
      while (!closed && idle.length + busy.size < options.children) idle.push(new ReadingChild(options.time))
    },
    close() {
      closed = true
      for (const child of [...idle, ...busy]) child.kill()
      idle.length = 0
      for (const job of waiting.splice(0)) job.resolve({ died: 'crashed' })
    },
  }
}

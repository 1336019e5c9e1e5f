/** The entry of a reading child: answers one request at a time until it is killed. Nothing here touches the network. */
import { readFileSync } from 'node:fs'
import { boundReading } from './bound-reading.ts'
import type { ChildReply, ChildRequest } from './child-messages.ts'
import { readFailure } from './create-reader.ts'
import { readDocument } from './read-document.ts'
import { readText } from './read-text.ts'
import { renderToPng } from './render-to-png.ts'

const send = (reply: ChildReply): void => void process.send?.(reply)

async function answer(request: ChildRequest): Promise<ChildReply> {
  const { id } = request
  const bytes = typeof request.source === 'string' ? readFileSync(request.source) : request.source
  if (request.op === 'render') return { id, kind: 'rendered', png: await renderToPng(bytes, request.page, request.dpi) }
  const onRaster = (page: number, pages: number): void => send({ id, kind: 'phase', phase: 'raster', page, pages })
  const onOpened = (pages: number): void => send({ id, kind: 'phase', phase: 'parse', page: 0, pages })
  const result = await (request.op === 'text' ? readText : readDocument)(bytes, request.contentType ?? '', onRaster, onOpened)
  if ('failed' in result) return { id, kind: 'read', result: readFailure(result.failed) }
  return 'text' in result ? { id, kind: 'text', text: result.text, pages: result.pages } : { id, kind: 'read', result: boundReading(result) }
}

process.on('message', async (request: ChildRequest) => {
  try {
    send(await answer(request))
  } catch (error) {
    send({ id: request.id, kind: 'thrown', message: String(error instanceof Error ? (error.stack ?? error.message) : error).slice(0, 2000) })
    // WebAssembly that aborted (its 2 GiB cap) keeps a broken heap; the next document deserves a fresh process.
    if (error instanceof Error && /abort|memory|unreachable|RuntimeError/i.test(`${error.name} ${error.message}`)) process.exit(1)
  }
})
process.on('disconnect', () => process.exit(0))
send({ id: 0, kind: 'ready' })

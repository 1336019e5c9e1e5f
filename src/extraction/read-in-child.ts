/** The entry of a reading child: answers one request at a time until it is killed. Nothing here touches the network. */
import { readFileSync } from 'node:fs'
import type { ChildReply, ChildRequest } from './child-messages.ts'
import { readFailure } from './create-reader.ts'
import { readDocument } from './read-document.ts'
import { renderToPng } from './render-to-png.ts'

const send = (reply: ChildReply): void => void process.send?.(reply)

process.on('message', async (request: ChildRequest) => {
  const { id } = request
  try {
    const bytes = typeof request.source === 'string' ? readFileSync(request.source) : request.source
    if (request.op === 'render') return send({ id, kind: 'rendered', png: await renderToPng(bytes, request.page, request.dpi) })
    const result = await readDocument(bytes, request.contentType ?? '', (page, pages) =>
      send({ id, kind: 'phase', phase: 'raster', page, pages }),
    )
    send({ id, kind: 'read', result: 'failed' in result ? readFailure(result.failed) : result })
  } catch (error) {
    send({ id, kind: 'thrown', message: String(error instanceof Error ? (error.stack ?? error.message) : error).slice(0, 2000) })
    // WebAssembly that aborted (its 2 GiB cap) keeps a broken heap; the next document deserves a fresh process.
    if (error instanceof Error && /abort|memory|unreachable|RuntimeError/i.test(`${error.name} ${error.message}`)) process.exit(1)
  }
})
process.on('disconnect', () => process.exit(0))
send({ id: 0, kind: 'ready' })

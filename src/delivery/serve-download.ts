import type { Readable } from 'node:stream'
import { type Context, isId } from '../kernel/index.ts'
import { contentTypeOf } from './destinations/destination.ts'
import { type DownloadLink, type Mac, verifyDownload } from './sign-download.ts'
import { findBatch } from './table.ts'

/** Where signed links lead; mounted without a key. */
export const DOWNLOAD_PATH = '/v1/exports/:batchId/files/:file'

export const downloadMac =
  ({ secrets }: Pick<Context, 'secrets'>): Mac =>
  (text) =>
    secrets.hash(text, 'export download')

export type Download = { found: true; headers: Record<string, string>; stream: Readable } | { found: false; expired: boolean }

/** The file that a signed link opens. A forged link and a file that is not there are answered alike. */
export async function serveDownload(context: Context, link: DownloadLink): Promise<Download> {
  const grant = verifyDownload(downloadMac(context), link, context.time.now())
  if (grant === 'expired') return { found: false, expired: true }
  if (grant === 'forged' || !isId('account', grant.accountId)) return { found: false, expired: false }
  const batch = await context.store.read({ accountId: grant.accountId, mode: 'live' }, (q) => findBatch(q, grant.batchId))
  const file = batch?.files.find(({ name }) => name === grant.file)
  if (!file) return { found: false, expired: false }
  return {
    found: true,
    headers: {
      'content-type': contentTypeOf(file.name),
      'content-length': String(file.size_bytes),
      'content-disposition': `attachment; filename="${file.name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      etag: `"${file.sha256}"`,
    },
    stream: await context.blobs.stream(file.sha256),
  }
}

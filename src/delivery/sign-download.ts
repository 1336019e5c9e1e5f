import { isSameSignature } from '../kernel/index.ts'

/** How long a signed download works. */
export const DOWNLOAD_LIFETIME_MS = 3_600_000

/** One file of one batch of one account. */
export type DownloadGrant = { accountId: string; batchId: string; file: string; expiresAtMs: number }
/** The service's keyed hash. */
export type Mac = (text: string) => Uint8Array

/** The path and query that open one file until it expires, without a key. */
export function signDownload(mac: Mac, grant: DownloadGrant): string {
  const query = new URLSearchParams({
    account: grant.accountId,
    expires: String(grant.expiresAtMs),
    signature: signature(mac, grant),
  })
  return `/v1/exports/${encodeURIComponent(grant.batchId)}/files/${encodeURIComponent(grant.file)}?${query}`
}

export type DownloadLink = { batchId: string; file: string; account: string; expires: string; signature: string }

/** The grant behind a signed link, or why it opens nothing. */
export function verifyDownload(mac: Mac, link: DownloadLink, nowMs: number): DownloadGrant | 'forged' | 'expired' {
  if (!/^\d{1,15}$/.test(link.expires)) return 'forged'
  const grant = { accountId: link.account, batchId: link.batchId, file: link.file, expiresAtMs: Number(link.expires) }
  // As text: decoding would take several last characters for the same bytes.
  if (!isSameSignature(link.signature, signature(mac, grant))) return 'forged'
  return nowMs < grant.expiresAtMs ? grant : 'expired'
}

// JSON keeps the parts apart whatever characters they hold.
const signature = (mac: Mac, { accountId, batchId, file, expiresAtMs }: DownloadGrant) =>
  Buffer.from(mac(JSON.stringify([accountId, batchId, file, expiresAtMs]))).toString('base64url')

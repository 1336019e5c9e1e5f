import type { Readable } from 'node:stream'
import type { EgressAllow, Resolve } from '../../kernel/net-guard/index.ts'
import type { Time } from '../../kernel/index.ts'

/** Where the files of a batch go, with what it takes to put them there. Credentials go in and never come out. */
export type S3Destination = {
  type: 's3'
  bucket: string
  region: string
  prefix: string
  /** Absent for Amazon's own. */
  endpoint?: string
  credentials: { access_key_id: string; secret_access_key: string; session_token?: string }
}
export type SftpDestination = {
  type: 'sftp'
  host: string
  port: number
  username: string
  private_key?: string
  password?: string
  /** An OpenSSH public key line or a SHA256 fingerprint; no other server is spoken to. */
  host_key: string
  prefix: string
}
/** Files stay here and are fetched by signed URL. */
export type DownloadDestination = { type: 'download' }
export type Destination = S3Destination | SftpDestination | DownloadDestination

/** A file to deliver. `open` starts its bytes anew each time. */
export type OutgoingFile = { name: string; sizeBytes: number; open: () => Promise<Readable> }

/** What it takes to reach a destination. */
export type DestinationPorts = {
  allow: EgressAllow
  resolve: Resolve
  time: Pick<Time, 'after'>
  /** For the whole delivery. */
  timeoutMs: number
}

/** The folder of a period below the prefix: `<prefix>/<period_start>`. A leading `/` is kept, for SFTP. */
export function periodFolder(prefix: string, periodStart: string): string {
  const trimmed = prefix.replace(/\/+$/, '')
  return trimmed === '' ? (prefix.startsWith('/') ? `/${periodStart}` : periodStart) : `${trimmed}/${periodStart}`
}

/** Why a prefix cannot be used, or null. */
export function checkPrefix(prefix: string): string | null {
  if (prefix.length > 512) return 'a prefix has at most 512 characters'
  if (/[\p{Cc}\\]/u.test(prefix)) return 'a prefix has no control characters or backslashes'
  if (prefix.split('/').some((part) => part === '..' || part === '.')) return 'a prefix has no . or .. parts'
  return null
}

export const contentTypeOf = (name: string): string =>
  name.endsWith('.jsonl')
    ? 'application/x-ndjson'
    : name.endsWith('.csv')
      ? 'text/csv; charset=utf-8'
      : name.endsWith('.parquet')
        ? 'application/vnd.apache.parquet'
        : name.endsWith('.json')
          ? 'application/json'
          : 'application/octet-stream'

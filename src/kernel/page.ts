import { z } from 'zod'
import { DomainError } from './errors.ts'
import { isSameSignature, type Secrets } from './secrets.ts'
import type { Tenant } from './database/tenant.ts'

const LIMIT_DEFAULT = 50
const LIMIT_MAX = 200

/** Digits only: Number() would also take 1e2, 0x10 and spaces. A number too long to hold is out of range, not unreadable, so it is cut to the nearest that can be held. */
const readWhole = (text: unknown): unknown =>
  typeof text === 'string' && /^-?\d+$/.test(text) ? Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number(text), Number.MAX_SAFE_INTEGER)) : text

/** The paging members of every list's query. */
export const pageQuery = {
  limit: z.preprocess(readWhole, z.int({ error: `must be a whole number from 1 to ${LIMIT_MAX}.` }).min(1).max(LIMIT_MAX).optional()),
  cursor: z.string().optional(),
}
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), next_cursor: z.string().nullable() })

export type Page<T> = { data: T[]; next_cursor: string | null }
/** Where a list goes on: the sort values of the last row shown. */
export type Position = (string | number)[]

const signatureOf = (secrets: Secrets, tenant: Tenant, filter: unknown, body: string): string =>
  secrets.hash(body, `cursor ${tenant.accountId} ${tenant.mode} ${JSON.stringify(filter)}`).subarray(0, 12).toString('base64url')

/** A cursor is opaque, signed, and good only for the account, mode and filter it was made for. */
export function writeCursor(secrets: Secrets, tenant: Tenant, filter: unknown, position: Position): string {
  const body = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${body}.${signatureOf(secrets, tenant, filter, body)}`
}

export function readCursor(secrets: Secrets, tenant: Tenant, filter: unknown, cursor: string | undefined, param = 'cursor'): Position | null {
  if (cursor === undefined) return null
  const [body = '', signature = '', ...more] = cursor.split('.')
  if (more.length || !isSameSignature(signature, signatureOf(secrets, tenant, filter, body))) throw new DomainError('invalid_cursor', `This ${param} is not one that this list gave out for the same filter; start again without it.`, { param })
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Position
}

/** One page of a list: reads the cursor, fetches one row more than asked, and says where to go on. */
export async function listReply<R, T>(
  call: { secrets: Secrets; tenant: Tenant; limit: number | undefined; cursor: string | undefined; filter: unknown },
  fetch: (after: Position | null, limit: number) => Promise<R[]>,
  wire: (row: R) => T,
  position: (row: R) => Position,
): Promise<{ status: number; body: Page<T> }> {
  const limit = call.limit ?? LIMIT_DEFAULT
  const rows = await fetch(readCursor(call.secrets, call.tenant, call.filter, call.cursor), limit + 1)
  return { status: 200, body: toPage(rows, limit, wire, (row) => writeCursor(call.secrets, call.tenant, call.filter, position(row))) }
}

/** Cuts one row too many off a list and says where to go on. */
export function toPage<R, T>(rows: R[], limit: number, wire: (row: R) => T, cursor: (row: R) => string): Page<T> {
  const shown = rows.slice(0, limit)
  return { data: shown.map(wire), next_cursor: rows.length > limit ? cursor(shown[shown.length - 1]!) : null }
}

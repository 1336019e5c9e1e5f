import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import type { Connections } from './connection.ts'
import { causeOf, EmbeddedPostgresError } from './launch-error.ts'
import { isAlive } from './postmaster-file.ts'

/** The process that answers for the server: it alone stops it and starts it again. */
type Owner = { pid: number; born: string }

/** A pid with its birth, so that a number used again is not taken for the process that had it before. */
function self(): Owner {
  return { pid: process.pid, born: bornAt(process.pid) }
}

function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return null
  }
}

/** Any number, the same in every process. */
const CLAIM_LOCK = 728_431
/** A claim is a file read and written: one that takes longer belongs to a process that stands still. */
const WAIT_MS = 30_000

/**
 * Takes the server over unless a living process answers for it. true: it is now ours. The server itself lets one
 * claim in at a time: two that both found it an orphan would each have written the file, and each believed it.
 */
export async function claimServer(file: string, to: Connections, waitMs = WAIT_MS): Promise<boolean> {
  const client = new pg.Client({ ...to.config('postgres', 'owner'), connectionTimeoutMillis: waitMs, lock_timeout: waitMs })
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [CLAIM_LOCK])
    return writeClaim(file)
  } catch (error) {
    throw new EmbeddedPostgresError(`cannot tell which process answers for the database in place: ${causeOf(error)}; stop the other processes on this folder, or try again`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether another living process answers for the server. */
export function isOwnedElsewhere(file: string): boolean {
  const owner = readOwner(file)
  return owner !== null && owner.pid !== process.pid && isAlive(owner.pid) && bornAt(owner.pid) === owner.born
}

function writeClaim(file: string): boolean {
  if (isOwnedElsewhere(file)) return false
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(self()), { mode: 0o600 })
  renameSync(draft, file)
  return true
}

/** An owner that was thought dead, and lives, finds that another has taken over. */
export function ownsServer(file: string): boolean {
  const owner = readOwner(file)
  const me = self()
  return owner?.pid === me.pid && owner.born === me.born
}

export function releaseServer(file: string): void {
  if (ownsServer(file)) rmSync(file, { force: true })
}

import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from './launch-error.ts'

/** The unix account the server runs under when it cannot be the parent's. */
export type Identity = { uid: number; gid: number }

/** Accounts that most systems have, best first: a database account, then ones that own nothing. */
const PREFERRED_NAMES = ['postgres', 'nobody', 'daemon', 'bin']

/**
 * PostgreSQL refuses to run as root, so a root parent lends it another account: the one that owns the database files
 * already, else one with a name (initdb looks its own up). null: run as whoever the parent is.
 */
export function chooseIdentity(cluster: string): Identity | null {
  if (process.getuid?.() !== 0) return null
  const present = statSync(cluster, { throwIfNoEntry: false })
  if (present && present.uid !== 0) return { uid: present.uid, gid: present.gid }
  const accounts = parseAccounts(readFileSync('/etc/passwd', 'utf8'))
  const named = PREFERRED_NAMES.flatMap((name) => accounts.filter((account) => account.name === name))
  const chosen = named[0] ?? accounts[0]
  if (!chosen) throw new EmbeddedPostgresError('PostgreSQL may not run as root and /etc/passwd names no other account: set DATABASE_URL')
  return { uid: chosen.uid, gid: chosen.gid }
}

/** Every account of a passwd file but root. Negative ids, as macOS gives `nobody`, are left out: spawn takes none. */
export function parseAccounts(passwd: string): (Identity & { name: string })[] {
  return passwd.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    return /^[1-9]\d*$/.test(uid) && /^\d+$/.test(gid) ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

/** Whether `identity` may enter every folder above `path` and read `path` itself, by mode bits. `path` must exist. */
export function canReach(path: string, identity: Identity): boolean {
  let current = realpathSync(path)
  if (!allowed(current, identity, 0o5)) return false
  while (dirname(current) !== current) {
    current = dirname(current)
    if (!allowed(current, identity, 0o1)) return false
  }
  return true
}

function allowed(path: string, { uid, gid }: Identity, bits: number): boolean {
  const { mode, uid: owner, gid: group } = statSync(path)
  if (owner === uid) return ((mode >> 6) & bits) === bits
  if (group === gid) return ((mode >> 3) & bits) === bits
  return (mode & bits) === bits
}

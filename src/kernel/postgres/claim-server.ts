import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Takes the server over unless a living process answers for it. true: it is now ours. */
export function claimServer(file: string): boolean {
  const owner = readOwner(file)
  if (owner && owner.pid !== process.pid && isAlive(owner.pid) && bornAt(owner.pid) === owner.born) return false
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(self()), { mode: 0o600 })
  renameSync(draft, file)
  return ownsServer(file)
}

/** Two processes may have claimed an orphan at once; the file says which one kept it. */
export function ownsServer(file: string): boolean {
  const owner = readOwner(file)
  const me = self()
  return owner?.pid === me.pid && owner.born === me.born
}

export function releaseServer(file: string): void {
  if (ownsServer(file)) rmSync(file, { force: true })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running server writes into `postmaster.pid`: pid, data folder, start time, port, socket folder, address, key, state. */
export type Postmaster = { pid: number; socketFolder: string; port: number; ready: boolean }

export function parsePostmasterFile(text: string): Postmaster | null {
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  const socketFolder = lines[4]?.trim() ?? ''
  if (!Number.isInteger(pid) || pid <= 1 || !Number.isInteger(port) || port <= 0 || socketFolder === '') return null
  return { pid, port, socketFolder, ready: lines[7]?.trim() === 'ready' }
}

/** The server that holds `cluster`, or null. A file left by a dead server counts as none. */
export function findPostmaster(cluster: string): Postmaster | null {
  const found = readPostmaster(cluster)
  return found && isPostgres(found.pid) ? found : null
}

/** The pid named by the file, whether or not it is a server's: after a restart of a container it may be anyone's. */
export function stalePid(cluster: string): number | null {
  const found = readPostmaster(cluster)
  return found && !isPostgres(found.pid) && isAlive(found.pid) ? found.pid : null
}

function readPostmaster(cluster: string): Postmaster | null {
  try {
    return parsePostmasterFile(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'))
  } catch {
    return null
  }
}

/** A live process, of whatever kind or account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return /^Name:\s*postgres$/m.test(status) && !/^State:\s*[ZX]/m.test(status)
  } catch {
    return false
  }
}

import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import type { Identity } from './choose-identity.ts'
import { serverEnvironment } from './initialize-cluster.ts'
import { EmbeddedPostgresError } from './launch-error.ts'
import type { Binaries } from './locate-binaries.ts'
import { stalePid } from './postmaster-file.ts'
import { makeSocketFolder, reachablePath, type ServerFolders, SOCKET_PORT } from './server-folders.ts'
import { serverSettings } from './server-settings.ts'

const LOG_BYTES_MAX = 16 * 2 ** 20

export type SpawnOptions = { durable: boolean; settings: Record<string, string> }
export type SpawnedServer = { pid: number; socketFolder: string; exited(): boolean; failure(): string }

/**
 * Starts the server in a process group of its own: a Ctrl-C meant for the service would otherwise shut the
 * database under requests that are still being answered.
 */
export function spawnServer(folders: ServerFolders, binaries: Binaries, identity: Identity | null, options: SpawnOptions): SpawnedServer {
  const socketFolder = makeSocketFolder(folders.dataDir, identity)
  const settings = serverSettings({
    durable: options.durable,
    socketFolder,
    port: SOCKET_PORT,
    // A container's share, where it has one: the machine's total would promise what it cannot keep.
    memoryBytes: Math.min(totalmem(), process.constrainedMemory() || totalmem()),
    extra: options.settings,
  })
  const args = [
    '-D',
    reachablePath(folders.cluster, identity),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const { file, offset } = openLog(folders.log)
  if (identity) chownSync(folders.log, identity.uid, identity.gid)
  const stale = stalePid(folders.cluster)
  const child = spawn(binaries.postgres, args, {
    cwd: folders.cluster,
    detached: true,
    stdio: ['ignore', file, file],
    // The pid of a lock file that another program has by now: PostgreSQL ignores a grandparent's, and still checks its shared memory.
    env: { ...serverEnvironment(), ...(stale ? { PG_GRANDPARENT_PID: String(stale) } : {}) },
    ...identity,
  })
  closeSync(file)
  let problem: string | null = null
  let exited = false
  child.on('error', (error) => {
    problem = error.message
    exited = true
  })
  child.on('exit', () => {
    exited = true
  })
  child.unref()
  return {
    pid: child.pid ?? 0,
    socketFolder,
    exited: () => exited,
    failure: () => problem ?? failureIn(folders.log, offset),
  }
}

function openLog(path: string): { file: number; offset: number } {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES_MAX) renameSync(path, `${path}.1`)
    const file = openSync(path, 'a', 0o600)
    return { file, offset: statSync(path).size }
  } catch (error) {
    throw new EmbeddedPostgresError(`cannot write ${path}: ${(error as Error).message}`)
  }
}

function failureIn(log: string, offset: number): string {
  return causeInLog(readFileSync(log).subarray(offset).toString('utf8')) ?? `it ended without a word, see ${log}`
}

/** The server's own words on why it stopped, in one line, from what was logged since it was started; another one's answers to those who came too early are no cause. */
export function causeInLog(text: string): string | null {
  const lines = text.split('\n')
  const fatal = lines.find((line) => /FATAL|PANIC|error while loading/.test(line) && !/the database system is (?:starting up|shutting down|not (?:yet )?accepting|in recovery)/.test(line)) ?? lines.findLast((line) => line.trim() !== '')
  return fatal?.replace(/^.*?(FATAL|PANIC):\s*/, '').trim() ?? null
}

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { attachPostgres } from './attach-postgres.ts'
import { chooseIdentity, type Identity } from './choose-identity.ts'
import { claimServer, isOwnedElsewhere, ownsServer, releaseServer } from './claim-server.ts'
import { type Connections, connections } from './connection.ts'
import { initializeCluster, readCredentials } from './initialize-cluster.ts'
import { causeOf, EmbeddedPostgresError } from './launch-error.ts'
import { type Binaries, locateBinaries } from './locate-binaries.ts'
import { findPostmaster } from './postmaster-file.ts'
import { prepareDatabase } from './prepare-database.ts'
import { openDataFolder, type ServerFolders, SOCKET_PORT, serverFolders } from './server-folders.ts'
import { type SpawnOptions, spawnServer } from './spawn-server.ts'
import { stopServer } from './stop-server.ts'
import { waitUntilReady } from './wait-until-ready.ts'

/** What the launcher says while it works: the part of the kernel's log that it uses. */
export type LaunchLog = { info(line: Record<string, unknown>): void; warn(line: Record<string, unknown>): void }

export type StartOptions = {
  /** Everything lies in `<dataDir>/postgres`; the folder is made when missing. */
  dataDir: string
  /** false: no fsync, for tests that throw the data away. Default true. */
  durable?: boolean
  /** Server settings on top of the usual ones. */
  settings?: Record<string, string>
  log?: LaunchLog
}

export type EmbeddedPostgres = Connections & {
  /** started by this call; adopted from a process that died; attached to another living process's. */
  standing: 'started' | 'adopted' | 'attached'
  /** Shuts the server down where it is ours; leaves another process's alone. Twice does no harm. */
  stop(): Promise<void>
}

const ATTEMPTS_MAX = 10
const RETRY_MS = 200
const WATCH_MS = 1000

type Launch = { folders: ServerFolders; binaries: Binaries; identity: Identity | null; options: SpawnOptions; log: LaunchLog | undefined }

/**
 * The database server of this data folder: adopted or attached to when it runs, started when not, started again
 * should it die. Throws EmbeddedPostgresError with a one-line cause.
 */
export async function startPostgres({ dataDir, durable = true, settings = {}, log }: StartOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') throw new EmbeddedPostgresError('the embedded database needs unix sockets; on Windows set DATABASE_URL')
  const folders = serverFolders(openDataFolder(dataDir))
  const identity = chooseIdentity(folders.cluster)
  const launch: Launch = { folders, identity, binaries: locateBinaries(identity), options: { durable, settings }, log }
  await initializeCluster(folders, launch.binaries, identity, durable)
  const { to, spawned, ours } = await takeServer(launch)
  const standing = ours ? (spawned ? 'started' : 'adopted') : 'attached'
  log?.info({ msg: 'database ready', 'db.standing': standing, 'db.socket': to.adminConfig.host })
  const watch = watchServer(launch)
  return {
    ...to,
    standing,
    stop: async () => {
      await watch.end()
      if (!ownsServer(folders.owner)) return
      await stopServer(folders.cluster)
      releaseServer(folders.owner)
    },
  }
}

/** Reached, claimed and prepared: from the beginning where the server was being stopped by the process that had it. */
async function takeServer(launch: Launch): Promise<{ to: Connections; spawned: boolean; ours: boolean }> {
  for (let attempt = 0; ; attempt += 1) {
    const { to, spawned } = await reachServer(launch)
    const reached = findPostmaster(launch.folders.cluster)?.pid
    try {
      const ours = await claimServer(launch.folders.owner, to)
      await prepareDatabase(to, readCredentials(launch.folders.cluster))
      return { to, spawned, ours }
    } catch (error) {
      if (attempt + 1 >= ATTEMPTS_MAX || !isEnding(launch, reached)) throw error
      launch.log?.warn({ msg: 'database is being stopped by another process, starting it again when that is done' })
    }
  }
}

/** Whether the server that was reached is gone, or takes nobody in any more. */
function isEnding(launch: Launch, reached: number | undefined): boolean {
  const server = findPostmaster(launch.folders.cluster)
  return server === null || server.pid !== reached || !server.ready
}

async function reachServer(launch: Launch): Promise<{ to: Connections; spawned: boolean }> {
  const { folders, binaries, identity, options } = launch
  let reason = ''
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const running = await attachPostgres(folders.dataDir)
    if (running && (await fitsDurability(running, options.durable))) return { to: running, spawned: false }
    // Left behind by a start without fsync: nothing that promises to keep data may run on it.
    if (running) await stopServer(folders.cluster)
    const server = spawnServer(folders, binaries, identity, options)
    const to = connections(server.socketFolder, SOCKET_PORT, readCredentials(folders.cluster))
    if (await waitUntilReady(to.config('postgres', 'owner'), () => !server.exited())) {
      return { to, spawned: findPostmaster(folders.cluster)?.pid === server.pid }
    }
    // Another process may have been faster, or the last server's sessions are still ending.
    reason = server.failure()
    if (!/lock file|shared memory|is another/i.test(reason)) break
    await sleep(RETRY_MS * (attempt + 1))
  }
  throw new EmbeddedPostgresError(`the embedded database did not start: ${reason}`)
}

async function fitsDurability(to: Connections, durable: boolean): Promise<boolean> {
  if (!durable) return true
  const client = new pg.Client(to.config('postgres', 'owner'))
  await client.connect()
  try {
    const { rows } = await client.query<{ fsync: string }>('SHOW fsync')
    return rows[0]?.fsync === 'on'
  } finally {
    await client.end()
  }
}

/**
 * Starts the server again when it dies: pools reconnect to the same socket by themselves. A process that was only
 * attached does so once nobody living answers for the server: the one that had it was stopped, and took it along.
 */
function watchServer(launch: Launch): { end(): Promise<void> } {
  const over = new AbortController()
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await sleep(WATCH_MS, undefined, { signal: over.signal, ref: false })
      if (findPostmaster(launch.folders.cluster) || isOwnedElsewhere(launch.folders.owner)) continue
      launch.log?.warn({ msg: 'database server is gone, starting it again' })
      await takeServer(launch).catch((error: unknown) => launch.log?.warn({ msg: 'database did not start again', error: causeOf(error) }))
    }
  }
  const watching = watch().catch(() => {})
  return {
    end: () => {
      over.abort()
      return watching
    },
  }
}

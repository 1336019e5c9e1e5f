import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../config.ts'
import type { Database } from './db.ts'
import { DomainError } from '../errors.ts'
import type { Log } from '../log.ts'
import { migrate, SERVICE_ROLE } from './migrate.ts'
import { createPool, type Pool } from './pool.ts'
import { attachPostgres, isAlone, startPostgres } from '../postgres/index.ts'

/** `system`: connections of their own for what serves all tenants (claims, keys), so that handing out work never waits behind the work. */
export type OpenDatabase = { database: Database; system: Database; applied: string[]; /** No other process is at this database: what is under way there is nobody's. */ alone: boolean; /** The database itself, past any pooler, as the service. */ direct: pg.ClientConfig; close(): Promise<void> }
/** Claims of some ten queues, each a few milliseconds long, and keys that are not known yet. */
const SYSTEM_CONNECTIONS_MAX = 4
/** Claims and keys are looked up all the time and take milliseconds: by them a database that went silent is noticed. */
const SYSTEM_STATEMENT_MS = 5_000
export type ConnectOptions = { migrate: boolean; /** Only reach a server that runs already. */ attachOnly?: boolean }

/** The database of this configuration, migrated: the embedded server, or the one DATABASE_URL names. */
export async function connectDatabase(config: Config, log: Log, options: ConnectOptions): Promise<OpenDatabase> {
  const pools = (connection: pg.PoolConfig) => {
    const all = Number(config.IVS_DATABASE_POOL)
    const kept = Math.max(1, Math.min(SYSTEM_CONNECTIONS_MAX, Math.floor(all / 5)))
    const named = config.IVS_DATABASE_POOLER === 'none'
    const onError = (e: Error) => log.warn({ unit: 'database', error: e.message })
    // One connection that is gone without a word: those that were not heard since are gone with it.
    const onSilence = (since: number) => {
      log.warn({ unit: 'database', error: 'a connection gave no answer; it and those like it are opened anew' })
      for (const pool of [database, system]) pool.dropSilent(since)
    }
    const pool = (max: number, limit: { statementMs?: number } = {}): Pool => createPool({ connection, max, namedStatements: named, ...limit, onError, onSilence })
    const [database, system] = [pool(all - kept), pool(kept, { statementMs: SYSTEM_STATEMENT_MS })]
    return { database, system, closePools: () => Promise.all([database.close(), system.close()]) }
  }
  if (!config.DATABASE_URL) {
    const running = await attachPostgres(config.IVS_DATA_DIR)
    if (!running && options.attachOnly) throw new DomainError('not_running', `No embedded database runs on ${config.IVS_DATA_DIR}; start the service first, or set IVS_DATA_DIR to its folder.`)
    const server = options.attachOnly ? running! : await startPostgres({ dataDir: config.IVS_DATA_DIR })
    const applied = options.migrate ? await overOwnersStop('standing' in server && server.standing === 'attached', () => migrate(server.adminConfig)) : []
    const alone = 'standing' in server && server.standing !== 'attached' && (await isAlone(server))
    const { closePools, ...databases } = pools(server.config())
    return {
      ...databases,
      applied,
      alone,
      direct: server.config(),
      async close() {
        await closePools()
        if ('stop' in server) await (server as { stop(): Promise<void> }).stop()
      },
    }
  }
  const applied = options.migrate ? await reaching('DATABASE_URL', config.DATABASE_URL, () => migrate({ connectionString: config.DATABASE_URL })) : []
  const service = config.IVS_DATABASE_SERVICE_URL ? { connectionString: config.IVS_DATABASE_SERVICE_URL } : await serviceConnection(config.DATABASE_URL)
  const direct = config.IVS_DATABASE_SERVICE_URL && config.IVS_DATABASE_POOLER !== 'none' ? await serviceConnection(config.DATABASE_URL) : service
  const { closePools, ...databases } = pools(service)
  // Who else is at a server of one's own cannot be told for certain: poolers and machines that went silent keep sessions, or none.
  return { ...databases, applied, alone: false, direct, close: async () => void (await closePools()) }
}

const ENDED = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'])
const AGAIN_MS = 500
const AGAIN_MAX = 60

/** Another process's server may be stopped under this one while it starts; by then it is on its way to be started here. */
async function overOwnersStop<T>(attached: boolean, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const ended = ENDED.has((error as NodeJS.ErrnoException).code ?? '') || /Connection terminated/.test((error as Error).message)
      if (!attached || !ended || attempt >= AGAIN_MAX) throw error
      await sleep(AGAIN_MS)
    }
  }
}

const UNREACHED: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; start it, or put the address right',
  ENOTFOUND: 'its host is not known; put the address right',
  EAI_AGAIN: 'its host could not be looked up; put the address right, or see to the resolver',
  ETIMEDOUT: 'it does not answer; see to the network between',
  EHOSTUNREACH: 'there is no way to it; see to the network between',
  '28P01': 'it does not take this user and password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of this name; create it first',
}

/** Tells in one line which setting names a database that cannot be reached, where, and what to do; passwords stay unsaid. */
async function reaching<T>(setting: string, url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const why = UNREACHED[(error as NodeJS.ErrnoException).code ?? '']
    if (!why) throw error
    throw new DomainError('config', `the database of ${setting} (${url.replace(/^[^:]*:\/\/(?:[^@/]*@)?([^?]*).*$/s, '$1')}) cannot be used: ${why}.`)
  }
}

/**
 * A connection as the service role where only the owner's url is known: the owner's session steps down to the role on
 * connecting, so that no second password has to be kept anywhere.
 */
async function serviceConnection(url: string): Promise<pg.PoolConfig> {
  const client = new pg.Client({ connectionString: url })
  await reaching('DATABASE_URL', url, () => client.connect())
  try {
    await client.query(`GRANT ${SERVICE_ROLE} TO CURRENT_USER`).catch(() => {})
  } finally {
    await client.end()
  }
  return { connectionString: url, options: `-c role=${SERVICE_ROLE}` }
}

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Identity } from './choose-identity.ts'
import { type Credentials, ROLE_NAMES } from './connection.ts'
import { causeOf, EmbeddedPostgresError } from './launch-error.ts'
import type { Binaries } from './locate-binaries.ts'
import { isAlive } from './postmaster-file.ts'
import { reachablePath, type ServerFolders } from './server-folders.ts'

const MAJOR_VERSION = '18'
const CREDENTIALS_FILE = 'ivs-credentials.json'

/**
 * Makes the database files where there are none. They are made beside their place and appear there whole by a
 * rename: a crash half way leaves nothing that looks like a database, and of two processes the first wins.
 */
export async function initializeCluster(
  folders: ServerFolders,
  binaries: Binaries,
  identity: Identity | null,
  durable: boolean,
): Promise<void> {
  if (existsSync(join(folders.cluster, 'PG_VERSION'))) return checkVersion(folders.cluster)
  if (existsSync(folders.cluster) && readdirSync(folders.cluster).length > 0) {
    throw new EmbeddedPostgresError(`${folders.cluster} holds files but no database: move it away`)
  }
  removeAbandonedDrafts(folders.dataDir)
  const draft = mkdtempSync(join(folders.dataDir, `postgres.new-${process.pid}-`))
  const secrets: Credentials = { owner: secret(), service: secret() }
  const passwordFile = join(draft, 'password')
  const target = join(draft, 'cluster')
  try {
    mkdirSync(target, { mode: 0o700 })
    writeFileSync(passwordFile, secrets.owner, { mode: 0o600 })
    for (const path of identity ? [draft, target, passwordFile] : []) chownSync(path, identity!.uid, identity!.gid)
    await runInitdb(binaries.initdb, target, identity, durable)
    const credentials = join(target, CREDENTIALS_FILE)
    writeFileSync(credentials, JSON.stringify(secrets), { mode: 0o600 })
    if (identity) chownSync(credentials, identity.uid, identity.gid)
    renameSync(target, folders.cluster)
  } catch (error) {
    if (!existsSync(join(folders.cluster, 'PG_VERSION'))) {
      if (error instanceof EmbeddedPostgresError) throw error
      throw new EmbeddedPostgresError(`cannot make the database in ${folders.cluster}: ${causeOf(error)}`)
    }
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

export function readCredentials(cluster: string): Credentials {
  try {
    return JSON.parse(readFileSync(join(cluster, CREDENTIALS_FILE), 'utf8')) as Credentials
  } catch (error) {
    throw new EmbeddedPostgresError(`cannot read the database's passwords in ${cluster}: ${causeOf(error)}`)
  }
}

const secret = (): string => randomBytes(32).toString('base64url')

function checkVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new EmbeddedPostgresError(
    `${cluster} was made by PostgreSQL ${version}, this release brings ${MAJOR_VERSION}: dump it with the release that made it and restore`,
  )
}

function removeAbandonedDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

async function runInitdb(initdb: string, target: string, identity: Identity | null, durable: boolean): Promise<void> {
  const cluster = reachablePath(target, identity)
  const passwordFile = cluster === target ? join(target, '..', 'password') : `${cluster}/../password`
  const args = [
    ...['-D', cluster, '-U', ROLE_NAMES.owner, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    // The provider that comes with the server: sorting does not change with the machine's libraries.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    ...(durable ? ['--data-checksums'] : ['--no-sync']),
  ]
  try {
    await promisify(execFile)(initdb, args, { cwd: target, env: serverEnvironment(), ...identity })
  } catch (error) {
    const { stderr, code } = error as { stderr?: string; code?: string | number }
    const line = stderr?.split('\n').find((text) => /^initdb: error|fatal|could not/i.test(text)) ?? causeOf(error)
    if (code === 'EPERM' || code === 'EACCES' || code === 'EINVAL') {
      throw new EmbeddedPostgresError(`cannot run PostgreSQL under uid ${identity?.uid}: start as an ordinary user or set DATABASE_URL`)
    }
    throw new EmbeddedPostgresError(`initdb failed: ${line.trim()}`)
  }
}

/** Nothing of the parent's: PG* variables would change what the server and its tools do. */
export const serverEnvironment = (): Record<string, string> => ({ PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

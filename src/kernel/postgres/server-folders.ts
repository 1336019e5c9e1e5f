import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'
import { canReach, type Identity } from './choose-identity.ts'
import { causeOf, EmbeddedPostgresError } from './launch-error.ts'

/** Port number that names the socket file (`.s.PGSQL.5432`); nothing listens on TCP. */
export const SOCKET_PORT = 5432
/** `sun_path` holds 108 bytes with its ending zero on Linux, 104 on macOS. */
const SOCKET_PATH_BYTES_MAX = process.platform === 'linux' ? 107 : 103

export type ServerFolders = {
  dataDir: string
  cluster: string
  log: string
  owner: string
}

export function serverFolders(dataDir: string): ServerFolders {
  return {
    dataDir,
    cluster: join(dataDir, 'postgres'),
    log: join(dataDir, 'postgres.log'),
    owner: join(dataDir, 'postgres.owner.json'),
  }
}

/** Makes the data folder, and returns its one true path: the same folder reached by two names is one database. */
export function openDataFolder(dataDir: string): string {
  try {
    makeFolder('IVS_DATA_DIR', dataDir, 0o700)
    return realpathSync(dataDir)
  } catch (error) {
    throw new EmbeddedPostgresError(causeOf(error))
  }
}

/** The socket's folder: beside the data where its path is short enough and reachable, else in the temporary folder. */
export function makeSocketFolder(dataDir: string, identity: Identity | null): string {
  const beside = join(dataDir, 'postgres-socket')
  const short = Buffer.byteLength(join(beside, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_BYTES_MAX
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = short && (!identity || canReach(dataDir, identity)) ? beside : join(tmpdir(), `ivs-pg-${key}`)
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) > SOCKET_PATH_BYTES_MAX) {
    throw new EmbeddedPostgresError(`the temporary folder's path is too long for a unix socket: set TMPDIR to a shorter one`)
  }
  for (let attempt = 1; ; attempt += 1)
    try {
      makeOurs(folder, identity)
      return folder
    } catch (error) {
      if (error instanceof EmbeddedPostgresError) throw error
      // Whoever stops the server before this one takes the empty folder away, at any moment of its making.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' && attempt < ATTEMPTS_MAX) continue
      throw new EmbeddedPostgresError(`cannot make the socket folder ${folder}: ${causeOf(error)}`)
    }
}

const ATTEMPTS_MAX = 100

function makeOurs(folder: string, identity: Identity | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const ours = [identity?.uid, process.getuid?.()]
  if (!found.isDirectory() || !ours.includes(found.uid)) throw new EmbeddedPostgresError(`${folder} is not ours: remove it`)
  chmodSync(folder, 0o700)
  if (identity) chownSync(folder, identity.uid, identity.gid)
}

/**
 * The path under which the server, started with `folder` as its working directory, sees that folder. Where its
 * account may not enter the folders above (a data folder under /root, or one kept 0700), Linux's own link to the
 * working directory needs no right to them.
 */
export function reachablePath(folder: string, identity: Identity | null): string {
  if (!identity || canReach(folder, identity)) return folder
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new EmbeddedPostgresError(
    `PostgreSQL may not run as root, and uid ${identity.uid} cannot enter the folders above ${folder}: allow it (chmod o+x) or choose another data folder`,
  )
}

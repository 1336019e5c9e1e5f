/** What every operation is handed, built from the configuration: time, chance, log, ids, secrets, files and the database. */
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { flow } from './flow.ts'
import type { OpenDatabase } from './kernel/database/connect-database.ts'
import { type Config, type Context, FolderBlobs, Ids, type Log, makeFolder, Secrets, Store, systemRandom, systemTime } from './kernel/index.ts'
import { reactWith } from './reactions.ts'

/** The context alone, for commands that need the database and nothing that runs. */
export async function buildContext(config: Config, log: Log, database: OpenDatabase, wake: (queues: ReadonlySet<string>) => void): Promise<Context> {
  const time = systemTime
  const random = systemRandom
  makeFolder('IVS_DATA_DIR', config.IVS_DATA_DIR, 0o755)
  const context: Context = {
    time,
    random,
    log,
    ids: new Ids(time, random),
    secrets: new Secrets(secretKey(config), random),
    blobs: await openBlobs(config),
    store: new Store({ database: database.database, system: database.system, time, random, flow, react: reactWith(() => context), wake }),
  }
  return context
}

async function openBlobs(config: Config) {
  if (config.IVS_BLOB_URL.startsWith('s3:')) {
    const { openS3Blobs } = await import('./kernel/files/s3-blobs.ts')
    return openS3Blobs(config.IVS_BLOB_URL, path.resolve(config.IVS_DATA_DIR, 'incoming'), systemRandom)
  }
  if (!config.IVS_BLOB_URL) return new FolderBlobs(path.resolve(config.IVS_DATA_DIR, 'blobs'), systemRandom)
  const folder = fileURLToPath(config.IVS_BLOB_URL)
  makeFolder('IVS_BLOB_URL', folder, 0o700)
  return new FolderBlobs(folder, systemRandom)
}

/** The key that seals secrets: the operator's, or one made once and kept beside the data. */
function secretKey(config: Config): Uint8Array {
  if (config.IVS_SECRET_KEY) return Buffer.from(config.IVS_SECRET_KEY, 'base64')
  const file = path.join(config.IVS_DATA_DIR, 'secret.key')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
}

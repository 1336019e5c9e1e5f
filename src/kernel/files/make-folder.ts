import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DomainError } from '../errors.ts'

/**
 * The folder that `setting` names, made with those above it that are missing. Step by step: Node's own `recursive` never
 * returns where the system says "no such folder" below one that is there, as in /proc.
 */
export function makeFolder(setting: string, folder: string, mode: number): void {
  try {
    const missing: string[] = []
    for (let at = path.resolve(folder); !statSync(at, { throwIfNoEntry: false }); at = path.dirname(at)) missing.unshift(at)
    for (const one of missing) makeOne(one, mode)
    if (!statSync(folder).isDirectory()) throw new Error('it is a file')
  } catch (error) {
    throw new DomainError('config', `${setting}=${JSON.stringify(folder)} cannot be used (${(error as Error).message}); set it to a folder that this user may write in.`)
  }
}

/** Another process that starts may be faster. */
function makeOne(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 60_000

/** Runs `work` while holding a lock file that other processes respect. A holder that died is passed over. */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const givenUpAt = performance.now() + PATIENCE_MS
  while (!take(file)) {
    if (performance.now() > givenUpAt) throw new Error(`${file} is held for too long: remove it`)
    await sleep(20)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder > 0) process.kill(holder, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(file, { force: true })
  }
  return false
}

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { attachPostgres } from '../../src/kernel/postgres/index.ts'

const MAIN = path.join(import.meta.dirname, '../../src/main.ts')
const START_MS_MAX = 120_000

/** `npm start`'s process with the embedded database, in a folder of its own, on a port that stays the same over restarts. */
export class Served {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'ivs-served-'))
  url = ''
  #process: ChildProcess | null = null
  readonly #env: Record<string, string>
  constructor(env: Record<string, string> = {}) {
    this.#env = env
  }

  /** Resolves when it listens. A killed one is started again on what it left. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN, 'serve'], {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', IVS_DATA_DIR: this.folder, PORT: new URL(this.url || 'http://127.0.0.1:0').port || '0', IVS_RATE_LIMIT: '0', IVS_EXTRACTION_CHILDREN: '1', IVS_LOG_LEVEL: 'error', IVS_EGRESS_ALLOW: '127.0.0.1', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    let said = ''
    this.url = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`did not listen in time: ${said}`)), START_MS_MAX)
      const hear = (chunk: Buffer) => {
        said += chunk.toString()
        const found = /listening on (http:\/\/\S+)/.exec(said)
        if (!found) return
        clearTimeout(timer)
        resolve(found[1]!)
      }
      child.stdout!.on('data', hear)
      child.stderr!.on('data', hear)
      child.once('exit', (code) => {
        clearTimeout(timer)
        reject(new Error(`ended with ${code}: ${said}`))
      })
    })
  }
  get keys(): { account_id: string; live_key: string; test_key: string } {
    return JSON.parse(readFileSync(path.join(this.folder, 'keys.json'), 'utf8'))
  }
  /** As a power cut takes it: nothing of it runs on. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  async stop(): Promise<void> {
    const child = this.#process
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    }
    if (existsSync(this.folder)) {
      const left = await attachPostgres(this.folder).catch(() => null)
      if (left) throw new Error('the database server outlived a clean stop')
      rmSync(this.folder, { recursive: true, force: true })
    }
  }
}

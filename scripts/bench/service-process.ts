import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { attachPostgres, type ConnectionConfig } from '../../src/kernel/postgres/index.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

export type ServiceProcess = { url: string; live: string; test: string; account: string; dataDir: string; admin: ConnectionConfig; pid: number; stop(): Promise<void> }

/** The service as `npm start` runs it, in a process of its own, on an embedded database of its own that syncs to disk. */
export async function startServiceProcess(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ivs-bench-'))
  const child = spawnNode(['src/main.ts', 'serve'], { PORT: '0', IVS_DATA_DIR: dataDir, IVS_RATE_LIMIT: '0', IVS_LOG_LEVEL: 'error', IVS_EGRESS_ALLOW: '127.0.0.1', ...env })
  const url = await printed(child, /listening on (\S+)/)
  const keys = JSON.parse(readFileSync(path.join(dataDir, 'keys.json'), 'utf8')) as { account_id: string; live_key: string; test_key: string }
  const server = (await attachPostgres(dataDir))!
  return {
    url,
    live: keys.live_key,
    test: keys.test_key,
    account: keys.account_id,
    dataDir,
    admin: server.adminConfig,
    pid: child.pid!,
    async stop() {
      await ended(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The bare loop that the service is held against, in a process of its own, on the same database server. */
export async function startBareServer(service: ServiceProcess): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawnNode(['scripts/bench/bare-server.ts'], { BARE_DATABASE: JSON.stringify(service.admin), BARE_FOLDER: service.dataDir })
  return { url: await printed(child, /listening on (\S+)/), stop: () => ended(child) }
}

/** Endpoints for webhooks, in a process of their own. */
export async function startReceiverServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawnNode(['scripts/bench/receiver-server.ts'], {})
  return { url: await printed(child, /listening on (\S+)/), stop: () => ended(child) }
}

function spawnNode(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = pattern.exec(line)?.[1]
    if (found) {
      child.stdout!.resume()
      return found
    }
  }
  throw new Error('a process of the bench ended before it was ready')
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

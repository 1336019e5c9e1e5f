import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { startApp } from '../../src/app.ts'
import { listAccounts } from '../../src/accounts/index.ts'
import { readConfig, silentLog } from '../../src/kernel/index.ts'
import { testDatabase } from '../harness/database.ts'

test('of services that start at once on an empty database, one makes the first account and keeps its keys', async () => {
  const database = await testDatabase()
  const folders = [1, 2, 3].map(() => mkdtempSync(path.join(tmpdir(), 'ivs-first-')))
  const start = (folder: string) =>
    startApp(readConfig({ DATABASE_URL: database.adminUrl, IVS_DATABASE_SERVICE_URL: database.url, IVS_DATA_DIR: folder, IVS_SECRET_KEY: Buffer.alloc(32, 5).toString('base64'), PORT: '0', IVS_EXTRACTION_CHILDREN: '1', IVS_DATABASE_POOL: '4' }), { log: silentLog })
  const apps = await Promise.all(folders.map(start))
  try {
    const accounts = await listAccounts(apps[0]!.context.store)
    assert.equal(accounts.length, 1)
    const kept = folders.map((folder) => path.join(folder, 'keys.json')).filter(existsSync)
    assert.equal(kept.length, 1)
    const keys = JSON.parse(readFileSync(kept[0]!, 'utf8'))
    assert.equal(keys.account_id, accounts[0]!.account_id)
    for (const { url } of apps) assert.equal((await fetch(`${url}/v1/engagements`, { headers: { authorization: `Bearer ${keys.live_key}` } })).status, 200)
    assert.equal(apps.filter((app) => app.keysFile !== null).length, 1)
  } finally {
    for (const app of apps) await app.close()
    await database.drop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
})

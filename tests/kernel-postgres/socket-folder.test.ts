import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { makeSocketFolder } from '../../src/kernel/postgres/server-folders.ts'

/** Removes the folder whenever it is there, as a process that stops the last server does, until it is told to end. */
const REMOVER = `
const { rmdirSync } = require('node:fs')
const { parentPort, workerData } = require('node:worker_threads')
parentPort.postMessage('ready')
while (Atomics.load(workerData.ended, 0) === 0) try { rmdirSync(workerData.folder) } catch {}
`

test('a socket folder that another process takes away while it is made is made again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ivs-socket-'))
  const ended = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(REMOVER, { eval: true, workerData: { folder: join(dataDir, 'postgres-socket'), ended } })
  try {
    await new Promise((resolve) => worker.once('message', resolve))
    for (let n = 0; n < 3_000; n += 1) assert.equal(makeSocketFolder(dataDir, null), join(dataDir, 'postgres-socket'))
  } finally {
    Atomics.store(ended, 0, 1)
    await worker.terminate()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

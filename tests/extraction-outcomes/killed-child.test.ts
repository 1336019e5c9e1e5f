import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { createReader } from '../../src/extraction/create-reader.ts'
import { systemTime } from '../../src/kernel/index.ts'

const CERTIFICATE = readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf'))

let toKill = 0
subscribe('child_process', (message) => {
  const child = (message as { process: ChildProcess }).process
  if (toKill-- > 0) child.once('message', () => child.kill('SIGKILL'))
})

for (const [often, said] of [['once', 'read'], ['each time', 'not_read']] as const)
  test(`a child that is killed from outside, ${often}: ${said}`, async () => {
    toKill = often === 'once' ? 1 : 2
    const reader = createReader({ children: 1, time: systemTime })
    try {
      const read = await reader.read(CERTIFICATE, { contentType: 'application/pdf' })
      assert.equal('failed' in read ? read.reason : 'read', said)
    } finally {
      reader.close()
    }
  })

test('a child that cannot be started, or ends before it is ready, says nothing of the file', async () => {
  const { execPath } = process
  const reader = createReader({ children: 1, time: systemTime })
  try {
    for (const nodeNow of ['/nowhere/node', '/bin/false']) {
      process.execPath = nodeNow
      await assert.rejects(reader.read(CERTIFICATE, { contentType: 'application/pdf' }), /no reading process could be started/, nodeNow)
    }
    process.execPath = execPath
    assert.ok(!('failed' in (await reader.read(CERTIFICATE, { contentType: 'application/pdf' }))))
  } finally {
    process.execPath = execPath
    reader.close()
  }
})

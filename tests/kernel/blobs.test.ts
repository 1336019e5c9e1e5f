import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import test from 'node:test'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { type Blobs, FolderBlobs, systemRandom } from '../../src/kernel/index.ts'
import { openS3Blobs } from '../../src/kernel/files/s3-blobs.ts'
import { startS3rver } from '../delivery/servers/s3rver.ts'
import { startSwift, swiftMissing } from '../delivery/servers/swift.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What every store of blobs answers for. */
async function check(blobs: Blobs, staging: string): Promise<void> {
  for (const size of [0, 1, 70_000, 33 * 1024 * 1024]) {
    const bytes = randomBytes(size)
    const staged = (await blobs.stage(Readable.from([bytes]), size))!
    assert.equal(staged.sha256, sha256(bytes))
    assert.equal(staged.sizeBytes, size)
    assert.equal(await blobs.has(staged.sha256), false, 'not there before it is kept')
    await staged.keep()
    await staged.keep()
    assert.equal(await blobs.has(staged.sha256), true)
    assert.ok(bytes.equals(await blobs.get(staged.sha256)), `${size} bytes come back`)
    const streamed = await (await blobs.stream(staged.sha256)).toArray()
    assert.ok(bytes.equals(Buffer.concat(streamed)))
  }
  const twice = randomBytes(10)
  assert.deepEqual(await blobs.put(twice), await blobs.put(twice), 'the same bytes have one place')
  assert.equal(await blobs.stage(Readable.from([randomBytes(11)]), 10), null, 'too large is told')
  const left = (await blobs.stage(Readable.from([randomBytes(11)]), 11))!
  await left.discard()
  assert.equal(await blobs.has(left.sha256), false)
  assert.deepEqual(readdirSync(staging), [], 'nothing stays staged')
  await assert.rejects(async () => blobs.get('../../etc/passwd'), /not a sha256/)
  await assert.rejects(async () => blobs.get(sha256(randomBytes(4))))
}

test('a folder that was taken away beneath a running store is made again', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'ivs-blobs-'))
  try {
    const blobs = new FolderBlobs(root, systemRandom)
    const bytes = randomBytes(100)
    const kept = await blobs.put(bytes)
    rmSync(path.join(root, kept.sha256.slice(0, 2)), { recursive: true })
    assert.equal(await blobs.has(kept.sha256), false)
    await blobs.put(bytes)
    assert.ok(bytes.equals(await blobs.get(kept.sha256)))
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('a folder of blobs', async (t) => {
  const root = mkdtempSync(path.join(tmpdir(), 'blobs-'))
  t.after(() => rmSync(root, { recursive: true }))
  await check(new FolderBlobs(root, systemRandom), path.join(root, 'incoming'))
})

for (const [name, missing, start] of [
  ['s3rver', false, startS3rver],
  ['OpenStack Swift', swiftMissing, startSwift],
] as const) {
  test(`a bucket of blobs: ${name}`, { skip: missing }, async (t) => {
    const store = await start()
    const folder = mkdtempSync(path.join(tmpdir(), 'staging-'))
    const before = { ...process.env }
    t.after(async () => {
      process.env = before
      rmSync(folder, { recursive: true })
      await store.stop()
    })
    const credentials = { accessKeyId: store.accessKey, secretAccessKey: store.secretKey }
    const admin = new S3Client({ endpoint: store.endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
    await admin.send(new CreateBucketCommand({ Bucket: 'blobs' }))
    admin.destroy()
    process.env.AWS_ACCESS_KEY_ID = store.accessKey
    process.env.AWS_SECRET_ACCESS_KEY = store.secretKey
    const url = `s3://blobs/kept/here?region=us-east-1&endpoint=${encodeURIComponent(store.endpoint)}`
    await check(await openS3Blobs(url, folder, systemRandom), folder)
  })
}

test('a url that names no bucket is refused in words', async () => {
  await assert.rejects(openS3Blobs('s3:', tmpdir(), systemRandom), /s3:\/\/bucket/)
})

test('a store that takes connections and says nothing fails the call, and leaves nothing staged', async (t) => {
  const silent = net.createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const folder = mkdtempSync(path.join(tmpdir(), 'staging-'))
  const before = { ...process.env }
  t.after(() => {
    process.env = before
    rmSync(folder, { recursive: true })
    silent.close()
  })
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })
  const blobs = await openS3Blobs(`s3://blobs?endpoint=${encodeURIComponent(`http://127.0.0.1:${(silent.address() as net.AddressInfo).port}`)}`, folder, systemRandom, 50)
  await assert.rejects(blobs.put(Buffer.from('a certificate')), { name: 'TimeoutError' })
  await assert.rejects(blobs.get(sha256(Buffer.from('a certificate'))), { name: 'TimeoutError' })
  assert.deepEqual(readdirSync(folder), [])
})

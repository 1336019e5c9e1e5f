import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { CreateBucketCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { deliverS3, s3Endpoint } from '../../src/delivery/destinations/deliver-s3.ts'
import type { S3Destination } from '../../src/delivery/destinations/destination.ts'
import { breaking, outgoing, PERIOD, ports } from './outgoing.ts'
import { startS3rver } from './servers/s3rver.ts'
import { type ObjectStore, startSwift, swiftMissing } from './servers/swift.ts'

const local = ports('127.0.0.1')

for (const [name, missing, startStore] of [
  ['s3rver', false, startS3rver],
  ['OpenStack Swift', swiftMissing, startSwift],
] as const) {
  test(`S3: ${name}`, { skip: missing }, async (t) => {
    let store: ObjectStore
    let reader: S3Client
    const to = (change: Partial<S3Destination> = {}): S3Destination => ({
      type: 's3',
      bucket: 'exports',
      region: 'us-east-1',
      prefix: '/ivs/',
      endpoint: store.endpoint,
      credentials: { access_key_id: store.accessKey, secret_access_key: store.secretKey },
      ...change,
    })
    const keys = async (prefix: string) =>
      (await reader.send(new ListObjectsV2Command({ Bucket: 'exports', Prefix: prefix }))).Contents?.map((item) => item.Key ?? '').sort() ??
      []
    const read = async (key: string) =>
      Buffer.from((await (await reader.send(new GetObjectCommand({ Bucket: 'exports', Key: key }))).Body?.transformToByteArray()) ?? [])

    before(async () => {
      store = await startStore()
      reader = new S3Client({
        endpoint: store.endpoint,
        region: 'us-east-1',
        forcePathStyle: true,
        credentials: { accessKeyId: store.accessKey, secretAccessKey: store.secretKey },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      })
      await reader.send(new CreateBucketCommand({ Bucket: 'exports' }))
    })
    after(async () => {
      reader?.destroy()
      await store?.stop()
    })

    await t.test('files arrive whole at <prefix>/<period_start>, with the marker, and again', async () => {
      for (const size of [3_000_000, 20]) {
        const { files, bytes } = outgoing({ 'events.jsonl': size, 'empty.csv': 0, 'manifest.json': 300 })
        await deliverS3(to(), PERIOD, files, local)
        const folder = `ivs/${PERIOD}`
        assert.deepEqual(
          await keys('ivs/'),
          ['_SUCCESS', 'empty.csv', 'events.jsonl', 'manifest.json'].map((file) => `${folder}/${file}`),
        )
        for (const [file, content] of bytes) assert.ok((await read(`${folder}/${file}`)).equals(content), file)
        assert.equal((await read(`${folder}/_SUCCESS`)).length, 0)
      }
    })

    await t.test('a large file goes in parts', async () => {
      const { files, bytes } = outgoing({ 'events.parquet': 65 * 1024 * 1024 + 1 })
      await deliverS3(to({ prefix: 'large' }), PERIOD, files, local)
      assert.ok((await read(`large/${PERIOD}/events.parquet`)).equals(bytes.get('events.parquet')!))
    })

    await t.test('a delivery that breaks leaves no marker', async () => {
      await deliverS3(to({ prefix: 'broken' }), PERIOD, outgoing({ 'a.csv': 10 }).files, local)
      await assert.rejects(deliverS3(to({ prefix: 'broken' }), PERIOD, [breaking('a.csv')], local))
      assert.ok(!(await keys('broken/')).includes(`broken/${PERIOD}/_SUCCESS`))
    })

    await t.test('a bucket that is not there, and an address nobody listed, are errors', async () => {
      const { files } = outgoing({ 'a.csv': 10 })
      await assert.rejects(deliverS3(to({ bucket: 'elsewhere' }), PERIOD, files, local), /NoSuchBucket|bucket/i)
      await assert.rejects(deliverS3(to(), PERIOD, files, ports('')), /not a public address|https/)
    })

    await t.test('a wrong secret is refused', { skip: name === 's3rver' && 's3rver accepts any secret' }, async () => {
      const credentials = { access_key_id: store.accessKey, secret_access_key: 'wrong' }
      await assert.rejects(deliverS3(to({ credentials }), PERIOD, outgoing({ 'a.csv': 10 }).files, local), /signature/i)
    })
  })
}

test("Amazon's endpoint is named outright", () => {
  assert.equal(s3Endpoint({ region: 'eu-west-1' }), 'https://s3.eu-west-1.amazonaws.com')
  assert.equal(s3Endpoint({ region: 'cn-north-1' }), 'https://s3.cn-north-1.amazonaws.com.cn')
  assert.equal(s3Endpoint({ region: 'x', endpoint: 'https://minio.example' }), 'https://minio.example')
})

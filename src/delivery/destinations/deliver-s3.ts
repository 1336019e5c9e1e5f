import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3'
import { checkUrl, createGuardedAgents, type GuardedAgents, RefusedAddress } from '../../kernel/net-guard/index.ts'
import { SUCCESS_NAME } from '../batch/manifest.ts'
import { contentTypeOf, type DestinationPorts, type OutgoingFile, periodFolder, type S3Destination } from './destination.ts'

/** Larger files go in parts, which a broken connection does not start over from zero. */
const SINGLE_PUT_BYTES_MAX = 64 * 1024 * 1024
const PART_BYTES = 16 * 1024 * 1024

/** Amazon's endpoint of a region, named outright: the SDK would let the machine's environment choose. */
export const s3Endpoint = ({ region, endpoint }: Pick<S3Destination, 'region' | 'endpoint'>): string =>
  endpoint ?? `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`

/** Puts the files of a period into a bucket of Amazon S3 or a compatible store, `_SUCCESS` last. Safe to repeat. */
export async function deliverS3(
  destination: S3Destination,
  periodStart: string,
  files: readonly OutgoingFile[],
  ports: DestinationPorts,
): Promise<void> {
  const refusal = checkUrl(s3Endpoint(destination), ports.allow)
  if (refusal) throw new RefusedAddress(refusal.message)
  // The SDK takes 60 ms and 20 MB to load: only accounts that use it pay.
  const sdk = await import('@aws-sdk/client-s3')
  const agents = createGuardedAgents(ports.allow, ports.resolve)
  const client = new sdk.S3Client(clientOptions(destination, agents))
  const stop = new AbortController()
  const cancel = ports.time.after(ports.timeoutMs, () => stop.abort(new Error(`not delivered within ${ports.timeoutMs} ms`)))
  const folder = periodFolder(destination.prefix.replace(/^\/+/, ''), periodStart)
  const marker = { Bucket: destination.bucket, Key: `${folder}/${SUCCESS_NAME}` }
  try {
    // A reader that sees the marker may rely on the files. A key that may only write, or a store that only takes, cannot remove it, which is no reason to fail.
    await client
      .send(new sdk.DeleteObjectCommand(marker), { abortSignal: stop.signal })
      .catch((error: { $metadata?: { httpStatusCode?: number } }) => {
        if (![403, 404, 405, 501].includes(error.$metadata?.httpStatusCode ?? 0)) throw error
      })
    for (const file of files) await putFile(client, { ...marker, Key: `${folder}/${file.name}` }, file, stop)
    await client.send(new sdk.PutObjectCommand({ ...marker, Body: Buffer.alloc(0), ContentLength: 0 }), { abortSignal: stop.signal })
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    cancel()
    client.destroy()
    agents.httpAgent.destroy()
    agents.httpsAgent.destroy()
  }
}

const quiet = () => {}

function clientOptions(destination: S3Destination, { httpAgent, httpsAgent }: GuardedAgents) {
  const { access_key_id, secret_access_key, session_token } = destination.credentials
  return {
    region: destination.region,
    endpoint: s3Endpoint(destination),
    // A bucket with dots does not fit under Amazon's certificate, and few other stores serve buckets as host names.
    forcePathStyle: destination.endpoint !== undefined || destination.bucket.includes('.'),
    credentials: {
      accessKeyId: access_key_id,
      secretAccessKey: secret_access_key,
      ...(session_token !== undefined && { sessionToken: session_token }),
    },
    // Other stores reject the checksum trailers that newer SDKs add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    // A stream cannot be sent twice; the batch is retried as a whole, on its own schedule.
    maxAttempts: 1,
    followRegionRedirects: false,
    // Left to itself the SDK warns on the console; what failed is recorded with the batch.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: { httpAgent, httpsAgent, connectionTimeout: 15_000, socketTimeout: 60_000 },
  }
}

async function putFile(
  client: S3Client,
  target: { Bucket: string; Key: string },
  file: OutgoingFile,
  stop: AbortController,
): Promise<void> {
  const sdk = await import('@aws-sdk/client-s3')
  const stream = await file.open()
  // The SDK does not listen for a body that breaks: unheard, the error would end the process and the request would hang.
  stream.once('error', (error) => stop.abort(error))
  const input: PutObjectCommandInput = { ...target, Body: stream, ContentType: contentTypeOf(file.name) }
  try {
    if (file.sizeBytes <= SINGLE_PUT_BYTES_MAX) {
      await client.send(new sdk.PutObjectCommand({ ...input, ContentLength: file.sizeBytes }), { abortSignal: stop.signal })
      return
    }
    const { Upload } = await import('@aws-sdk/lib-storage')
    const upload = new Upload({ client, params: input, partSize: PART_BYTES, queueSize: 2 })
    const abort = () => void upload.abort()
    stop.signal.addEventListener('abort', abort)
    await upload.done().finally(() => stop.signal.removeEventListener('abort', abort))
  } finally {
    stream.destroy()
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './process.ts'
import type { ObjectStore } from './swift.ts'

type S3rver = { run(): Promise<unknown>; close(): Promise<void> }

/** A quick S3 look-alike in this process; it does not check secrets. */
export async function startS3rver(): Promise<ObjectStore> {
  const Server = createRequire(import.meta.url)('s3rver') as new (options: Record<string, unknown>) => S3rver
  const directory = mkdtempSync(path.join(tmpdir(), 'ivs-s3rver-'))
  const port = await freePort()
  const server = new Server({ address: '127.0.0.1', port, directory, silent: true, resetOnClose: true })
  await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

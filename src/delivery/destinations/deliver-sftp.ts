import type SftpClient from 'ssh2-sftp-client'
import { guardedConnect } from '../../kernel/net-guard/index.ts'
import { SUCCESS_NAME } from '../batch/manifest.ts'
import { type DestinationPorts, type OutgoingFile, periodFolder, type SftpDestination } from './destination.ts'
import { handshakesFor, isPinnedKey, type PinnedHostKey, readHostKey } from './host-key.ts'

const CONNECT_TIMEOUT_MS = 15_000
const HANDSHAKE_TIMEOUT_MS = 20_000

/** The server showed another key than the pinned one. */
export class HostKeyMismatch extends Error {}

/**
 * Puts the files of a period on an SFTP server: each as `<name>.part` and renamed when whole, `_SUCCESS` last. Safe to repeat.
 * Rejects with the first thing that failed.
 */
export async function deliverSftp(
  destination: SftpDestination,
  periodStart: string,
  files: readonly OutgoingFile[],
  ports: DestinationPorts,
): Promise<void> {
  const folder = periodFolder(destination.prefix, periodStart)
  await withConnection(destination, ports, async (client) => {
    await client.mkdir(folder, true)
    // A reader that sees the marker may rely on the files: it goes while they are being replaced.
    await client.delete(`${folder}/${SUCCESS_NAME}`, true)
    for (const file of files) await putFile(client, `${folder}/${file.name}`, file)
    await putFile(client, `${folder}/${SUCCESS_NAME}`, null)
  })
}

async function putFile(client: SftpClient, path: string, file: OutgoingFile | null): Promise<void> {
  const part = `${path}.part`
  if (file === null) await client.put(Buffer.alloc(0), part)
  else {
    const stream = await file.open()
    try {
      await client.put(stream, part)
    } finally {
      stream.destroy()
    }
    const { size } = await client.stat(part)
    if (size !== file.sizeBytes) throw new Error(`${part} has ${size} bytes on the server instead of ${file.sizeBytes}`)
  }
  try {
    await client.posixRename(part, path)
  } catch {
    // Servers without OpenSSH's extension refuse to rename over a file that exists.
    await client.delete(path, true)
    await client.rename(part, path)
  }
}

async function withConnection(
  destination: SftpDestination,
  ports: DestinationPorts,
  use: (client: SftpClient) => Promise<void>,
): Promise<void> {
  const pinned = readHostKey(destination.host_key)
  if (!pinned) throw new HostKeyMismatch('host_key is neither an OpenSSH public key line nor a SHA256 fingerprint')
  for (const algorithms of handshakesFor(pinned)) {
    if (await attempt(destination, pinned, algorithms, ports, use)) return
  }
  throw new HostKeyMismatch(`${destination.host} does not have the pinned host key`)
}

/** One connection. False when the server has no key of these kinds, or another than the pinned one. */
async function attempt(
  destination: SftpDestination,
  pinned: PinnedHostKey,
  algorithms: readonly string[],
  ports: DestinationPorts,
  use: (client: SftpClient) => Promise<void>,
): Promise<boolean> {
  const { host, port, username, password, private_key } = destination
  const { default: Client } = await import('ssh2-sftp-client')
  const socket = await guardedConnect(host, port, { allow: ports.allow, resolve: ports.resolve, timeoutMs: CONNECT_TIMEOUT_MS })
  const quiet = () => {}
  const client = new Client('ivs', { error: quiet, end: quiet, close: quiet })
  let shown: boolean | null = null
  let expired = false
  const cancel = ports.time.after(ports.timeoutMs, () => {
    expired = true
    socket.destroy()
  })
  try {
    await client
      .connect({
        sock: socket,
        username,
        ...(private_key !== undefined ? { privateKey: private_key } : { password: password ?? '' }),
        readyTimeout: HANDSHAKE_TIMEOUT_MS,
        keepaliveInterval: 10_000,
        keepaliveCountMax: 3,
        algorithms: { serverHostKey: [...algorithms] as never },
        hostVerifier: (key: Buffer) => {
          shown = isPinnedKey(pinned, key)
          return shown
        },
      })
      .catch((error: Error) => {
        if (shown === false || /no matching host key/i.test(error.message)) return Promise.reject(new HostKeyMismatch(error.message))
        throw error
      })
    await use(client)
    return true
  } catch (error) {
    if (expired) throw new Error(`not delivered within ${ports.timeoutMs} ms`, { cause: error })
    if (error instanceof HostKeyMismatch) return false
    throw error
  } finally {
    cancel()
    await client.end().catch(quiet)
    socket.destroy()
  }
}

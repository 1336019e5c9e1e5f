import { ImapFlow } from 'imapflow'
import type { Time } from '../../kernel/index.ts'
import { MESSAGE_BYTES_MAX, type TakeMail } from './received-mail.ts'

export type ImapOptions = {
  /** `imap(s)://user:password@host:port/mailbox`; the mailbox is the service's alone, INBOX when left out. */
  url: string
  onMessage: TakeMail
  bytesMax?: number
  /** Told of a message that is too large to take, with its headers; it is flagged and left in the mailbox. */
  onTooLarge?: (uid: number, bytes: number, headers: Buffer) => Promise<void> | void
}
export type Polled = { taken: number; tooLarge: number; failed: number }

/** Messages taken in one round; the next round takes the rest. */
const ROUND_MAX = 200

/**
 * Takes every unseen message of a mailbox in, one after another, and marks each as seen only after it is kept. A message that could not be
 * kept stays unseen for the next round.
 */
export const pollMailbox = async (options: ImapOptions): Promise<Polled> => {
  const { onMessage, onTooLarge, bytesMax = MESSAGE_BYTES_MAX } = options
  const { client, mailbox } = connection(options.url)
  const polled: Polled = { taken: 0, tooLarge: 0, failed: 0 }
  await client.connect()
  try {
    const lock = await client.getMailboxLock(mailbox)
    try {
      const unseen = (await client.search({ seen: false }, { uid: true })) || []
      for (const uid of unseen.slice(0, ROUND_MAX)) {
        const head = await client.fetchOne(String(uid), { size: true }, { uid: true })
        const bytes = head ? (head.size ?? 0) : 0
        if (bytes > bytesMax) {
          polled.tooLarge++
          const top = onTooLarge && (await client.fetchOne(String(uid), { headers: true }, { uid: true }))
          if (top && top.headers) await onTooLarge?.(uid, bytes, top.headers)
          await client.messageFlagsAdd(String(uid), ['\\Seen', '\\Flagged'], { uid: true })
          continue
        }
        const message = await client.fetchOne(String(uid), { source: true }, { uid: true })
        if (!message || message.source === undefined) continue
        try {
          await onMessage({ raw: message.source, from: null, to: [], remoteAddress: null, helo: null })
        } catch {
          polled.failed++
          continue
        }
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
        polled.taken++
      }
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
  return polled
}

export type ImapPolling = { stop(): Promise<void> }

/** Polls until stopped; after an error waits longer each time, up to ten intervals. */
export const startImapPolling = (
  options: ImapOptions & { time: Time; intervalMs: number; onError?: (error: Error) => void },
): ImapPolling => {
  const { time, intervalMs, onError } = options
  let isStopped = false
  let wake: () => void = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = time.after(ms, resolve)
      wake = () => {
        cancel()
        resolve()
      }
    })
  const run = async () => {
    let failures = 0
    while (!isStopped) {
      try {
        await pollMailbox(options)
        failures = 0
      } catch (cause) {
        failures = Math.min(failures + 1, 10)
        onError?.(cause instanceof Error ? cause : new Error(String(cause)))
      }
      if (!isStopped) await pause(intervalMs * Math.max(1, failures))
    }
  }
  const running = run()
  return {
    async stop() {
      isStopped = true
      wake()
      await running
    },
  }
}

const connection = (url: string): { client: ImapFlow; mailbox: string } => {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(url)
  if (protocol !== 'imap:' && protocol !== 'imaps:') throw new TypeError('the IMAP url starts with imap:// or imaps://')
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    tls: { rejectUnauthorized: searchParams.get('tls') !== 'unchecked' },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  })
  // Errors also reject the call under way; without a listener they would end the process.
  client.on('error', () => {})
  return { client, mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}

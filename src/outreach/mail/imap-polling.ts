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
  /** Told of a message that could not be kept; it waits unseen for the next round. */
  onFailure?: (error: Error) => void
  time: Time
  patience?: Patience
}
/** Milliseconds: for the connection and the greeting each, for a server that says nothing, and for one command, however it drips. */
export type Patience = { greetMs: number; silentMs: number; commandMs: number }
const PATIENCE: Patience = { greetMs: 20_000, silentMs: 60_000, commandMs: 10 * 60_000 }
export type Polled = { taken: number; tooLarge: number; failed: number }

/** Messages taken in one round; the next round takes the rest. */
const ROUND_MAX = 200

/**
 * Takes every unseen message of a mailbox in, one after another, and marks each as seen only after it is kept. A message that could not be
 * kept stays unseen for the next round.
 */
export const pollMailbox = async (options: ImapOptions): Promise<Polled> => {
  const { onMessage, onTooLarge, bytesMax = MESSAGE_BYTES_MAX } = options
  return inMailbox(options, async (client, within) => {
    const polled: Polled = { taken: 0, tooLarge: 0, failed: 0 }
    const unseen = await within(client.search({ seen: false }, { uid: true }))
    // A search that was refused, or that a broken connection cut short, is no empty mailbox.
    if (!unseen) throw new Error('the mailbox could not be searched')
    for (const uid of unseen.slice(0, ROUND_MAX)) {
      const head = await within(client.fetchOne(String(uid), { size: true }, { uid: true }))
      // Gone since the search: somebody else has expunged it.
      if (!head) continue
      const bytes = head.size ?? 0
      if (bytes > bytesMax) {
        polled.tooLarge++
        const top = onTooLarge && (await within(client.fetchOne(String(uid), { headers: true }, { uid: true })))
        if (top && top.headers) await onTooLarge?.(uid, bytes, top.headers)
        await within(client.messageFlagsAdd(String(uid), ['\\Seen', '\\Flagged'], { uid: true }))
        continue
      }
      const message = await within(client.fetchOne(String(uid), { source: true }, { uid: true }))
      if (!message || message.source === undefined) continue
      try {
        await onMessage({ raw: message.source, from: null, to: [], remoteAddress: null, helo: null })
      } catch (cause) {
        options.onFailure?.(cause instanceof Error ? cause : new Error(String(cause)))
        polled.failed++
        continue
      }
      await within(client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }))
      polled.taken++
    }
    return polled
  })
}

/** Signs in and looks at the mailbox, takes nothing. Resolves to the number of messages that wait and of those a person is to look at. */
export const reachMailbox = (options: Pick<ImapOptions, 'url' | 'time' | 'patience'>): Promise<{ unseen: number; flagged: number }> =>
  inMailbox(options, async (client, within) => {
    const unseen = await within(client.search({ seen: false }, { uid: true }))
    const flagged = await within(client.search({ flagged: true }, { uid: true }))
    if (!unseen || !flagged) throw new Error('the mailbox could not be searched')
    return { unseen: unseen.length, flagged: flagged.length }
  })

type Within = <T>(command: Promise<T>) => Promise<T>
const inMailbox = async <T>({ url, time, patience = PATIENCE }: Pick<ImapOptions, 'url' | 'time' | 'patience'>, use: (client: ImapFlow, within: Within) => Promise<T>): Promise<T> => {
  const { client, mailbox } = connection(url, patience)
  const within: Within = async (command) => {
    let isLate = false
    // A server that drips a byte now and then is never silent, and would hold the mailbox for ever.
    const cancel = time.after(patience.commandMs, () => {
      isLate = true
      client.close()
    })
    try {
      return await command
    } catch (cause) {
      throw isLate ? new Error('the IMAP server took too long', { cause }) : named(cause)
    } finally {
      cancel()
    }
  }
  try {
    await within(client.connect())
    const lock = await within(client.getMailboxLock(mailbox))
    try {
      const done = await use(client, within)
      // Fetches of a connection that broke come back empty.
      if (!client.usable) throw new Error('the connection to the IMAP server broke')
      return done
    } finally {
      lock.release()
    }
  } finally {
    await within(client.logout()).catch(() => client.close())
  }
}

/** imapflow says "Command failed"; what the server said to it says why. */
const named = (cause: unknown): Error => {
  const { message = String(cause), responseText, authenticationFailed } = (cause ?? {}) as { message?: string; responseText?: string; authenticationFailed?: boolean }
  if (authenticationFailed) return new Error(`the IMAP server refuses the sign-in${responseText ? `: ${responseText.slice(0, 200)}` : ''}`, { cause })
  return responseText ? new Error(`${message}: ${responseText.slice(0, 200)}`, { cause }) : cause instanceof Error ? cause : new Error(message)
}

export type ImapPolling = { stop(): Promise<void> }

/** Polls until stopped; after an error waits longer each time, up to ten intervals. */
export const startImapPolling = (
  options: ImapOptions & { intervalMs: number; onError?: (error: Error) => void },
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

const connection = (url: string, patience: Patience): { client: ImapFlow; mailbox: string } => {
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
    connectionTimeout: patience.greetMs,
    greetingTimeout: patience.greetMs,
    socketTimeout: patience.silentMs,
  })
  // Errors also reject the call under way; without a listener they would end the process.
  client.on('error', () => {})
  return { client, mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}

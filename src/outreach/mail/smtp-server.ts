import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Time } from '../../kernel/index.ts'
import { type Doorman, keepDoor } from './keep-door.ts'
import { readThreadAddress, type ThreadAddress } from './mail-addresses.ts'
import { MESSAGE_BYTES_MAX, type TakeMail } from './received-mail.ts'

export type SmtpServerOptions = {
  host: string
  port: number
  mailDomain: string
  time: Time
  onMessage: TakeMail
  /** Whether a thread address is one of ours; all well-formed ones when left out. */
  isKnown?: (address: ThreadAddress) => Promise<boolean>
  tls?: { key: string; cert: string }
  bytesMax?: number
  /** Bytes of all messages being received at once. */
  bytesInFlightMax?: number
  clientsMax?: number
  /** Of them from one address. */
  clientsOfOneMax?: number
  onError?: (error: Error) => void
}
export type InboundServer = { port: number; close(): Promise<void> }

const RECIPIENTS_MAX = 20

/**
 * The inbound mail server. It takes mail only for addresses of threads at the mail domain, relays nothing, asks no login, and answers 250
 * only after the message is kept: a crash before that leaves the message with the sender's server.
 */
export const startSmtpServer = async (options: SmtpServerOptions): Promise<InboundServer> => {
  const { bytesMax = MESSAGE_BYTES_MAX, bytesInFlightMax = 256 * 1024 * 1024 } = options
  const { clientsMax = 50, clientsOfOneMax = Math.ceil(clientsMax / 2) } = options
  const flight: Flight = { bytes: 0, bytesMax: bytesInFlightMax }
  const doorman = keepDoor(options.time, clientsOfOneMax)
  const server = new SMTPServer({
    name: options.mailDomain,
    banner: 'ready',
    size: bytesMax,
    authOptional: true,
    disabledCommands: options.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...options.tls,
    disableReverseLookup: true,
    maxClients: clientsMax,
    socketTimeout: 60_000,
    closeTimeout: 5_000,
    logger: false,
    onRcptTo: (address, session, callback) => void acceptRecipient(options, address, session, doorman).then(callback, callback),
    onData: (stream, session, callback) =>
      void receive(options, stream, session, bytesMax, flight).then((error) => callback(error), callback),
  })
  server.on('error', (error) => options.onError?.(error))
  doorman.watch(server.server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      server.removeListener('error', reject)
      resolve()
    })
  })
  const { port } = server.server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

const acceptRecipient = async (
  { mailDomain, isKnown }: SmtpServerOptions,
  { address }: SMTPServerAddress,
  session: SMTPServerSession,
  doorman: Doorman,
): Promise<Error | null> => {
  const refuse = () => (doorman.refused(session) ? smtpError(421, '4.7.0 Too many unknown addresses') : smtpError(550, '5.1.1 No such address here'))
  if (doorman.isBarred(session)) return refuse()
  if (session.envelope.rcptTo.length >= RECIPIENTS_MAX) return smtpError(452, '4.5.3 Too many recipients')
  const thread = readThreadAddress(address, mailDomain)
  if (thread === null) return refuse()
  try {
    return isKnown === undefined || (await isKnown(thread)) ? null : refuse()
  } catch {
    return smtpError(451, '4.3.0 Try again later')
  }
}

type Flight = { bytes: number; bytesMax: number }

/** Resolves to null after the message is kept, else to the error for the client. The whole message is read off the wire either way. */
const receive = async (
  { mailDomain, onMessage, onError }: SmtpServerOptions,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  bytesMax: number,
  flight: Flight,
): Promise<Error | null> => {
  // The session's envelope is used again for the connection's next message.
  const { mailFrom, rcptTo } = session.envelope
  const from = mailFrom === false ? '' : mailFrom.address
  const to = rcptTo.flatMap(({ address }) => readThreadAddress(address, mailDomain) ?? [])
  const { remoteAddress, hostNameAppearsAs } = session
  const chunks: Buffer[] = []
  let bytes = 0
  let refusal: Error | null = null
  const drop = () => {
    flight.bytes -= bytes
    bytes = 0
    chunks.length = 0
  }
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (refusal !== null) continue
      if (bytes + chunk.length > bytesMax) refusal = smtpError(552, '5.3.4 The message is too large')
      else if (flight.bytes + chunk.length > flight.bytesMax) refusal = smtpError(452, '4.3.1 Try again later')
      if (refusal !== null) {
        drop()
        continue
      }
      chunks.push(chunk)
      bytes += chunk.length
      flight.bytes += chunk.length
    }
    if (stream.sizeExceeded) refusal = smtpError(552, '5.3.4 The message is too large')
    if (refusal !== null) return refusal
    await onMessage({ raw: Buffer.concat(chunks), from, to, remoteAddress: remoteAddress || null, helo: hostNameAppearsAs || null })
    return null
  } catch (cause) {
    onError?.(cause instanceof Error ? cause : new Error(String(cause)))
    return smtpError(451, '4.3.0 Try again later')
  } finally {
    drop()
  }
}

const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

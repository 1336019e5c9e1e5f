import { SMTPServer } from 'smtp-server'

export type RefusingServer = { port: number; received: { from: string; to: string[]; raw: Buffer }[]; close(): Promise<void> }

/** The mail server of an agency: takes everything, but refuses the listed recipients with the given reply. */
export const startRefusingServer = async (refusals: Readonly<Record<string, string>>): Promise<RefusingServer> => {
  const received: RefusingServer['received'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const refusal = refusals[address]
      if (refusal === undefined) return callback()
      callback(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }))
    },
    onData(stream, { envelope }, callback) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const to = envelope.rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({ from, to, raw: Buffer.concat(chunks) })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as { port: number }
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

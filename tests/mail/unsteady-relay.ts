import { createServer, type Socket } from 'node:net'

/** What the relay does: `ok` takes mail; the others fail at their point of the dialogue. */
export type RelayMood = 'ok' | 'busy' | 'silent' | 'greylist' | 'reject data' | 'cut after dot' | 'cut in data'
export type Unsteady = {
  port: number
  mood: RelayMood
  /** Messages whose final dot arrived, whether or not the client was told. */
  arrived: string[]
  /** Those that were answered 250. */
  taken: string[]
  /** Connections open at once, at most. */
  widest: number
  connections: number
  close(): Promise<void>
}

/** A mail server on bare sockets that changes its mood, for what a well-behaved library would never do. */
export const startUnsteadyRelay = async (mood: RelayMood = 'ok', port = 0): Promise<Unsteady> => {
  const sockets = new Set<Socket>()
  const relay: Unsteady = { port: 0, mood, arrived: [], taken: [], widest: 0, connections: 0, close: async () => {} }
  const server = createServer((socket) => {
    sockets.add(socket)
    relay.connections += 1
    relay.widest = Math.max(relay.widest, sockets.size)
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    const say = (line: string) => void socket.write(`${line}\r\n`)
    if (relay.mood === 'silent') return
    if (relay.mood === 'busy') {
      say('421 4.3.2 too busy')
      socket.end()
      return
    }
    say('220 relay.example ESMTP')
    let inData = false
    let heard = ''
    socket.on('data', (text: string) => {
      heard += text
      if (inData && relay.mood === 'cut in data') return void socket.destroy()
      for (;;) {
        const end = heard.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end === -1) return
        const unit = heard.slice(0, end)
        heard = heard.slice(end + (inData ? 5 : 2))
        if (inData) {
          inData = false
          relay.arrived.push(unit)
          if (relay.mood === 'cut after dot') return void socket.destroy()
          if (relay.mood === 'reject data') say('451 4.3.0 not now')
          else {
            relay.taken.push(unit)
            say('250 2.0.0 taken')
          }
          continue
        }
        const verb = unit.slice(0, 4).toUpperCase()
        if (verb === 'EHLO' || verb === 'HELO') say('250 relay.example')
        else if (verb === 'RCPT' && relay.mood === 'greylist') say('451 4.7.1 greylisted, try again later')
        else if (verb === 'DATA') {
          inData = true
          say('354 go on')
        } else if (verb === 'QUIT') {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  relay.port = (server.address() as { port: number }).port
  relay.close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  return relay
}

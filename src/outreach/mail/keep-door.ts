import type { Server, Socket } from 'node:net'
import type { Time } from '../../kernel/index.ts'

/** A transaction is over in this time, however slowly it drips. */
const CONNECTION_MS_MAX = 10 * 60_000
/** Recipients refused on one connection until it is closed: a sender that knows its threads asks for none but them. */
const REFUSALS_MAX = 20

type Peer = { remoteAddress: string; remotePort: number }
export type Doorman = { watch(server: Server): void; /** Counts a refused recipient; true when it was one too many, and the connection ends. */ refused(peer: Peer): boolean; isBarred(peer: Peer): boolean }

/** Bounds what one address and one connection may take: time, connections, and guesses at addresses. */
export const keepDoor = (time: Time, ofOneMax: number): Doorman => {
  const open = new Map<string, number>()
  const refusals = new Map<string, { socket: Socket; count: number }>()
  const named = (address: string | undefined, port: number | undefined): string => `${(address ?? '').replace(/^::ffff:/i, '')} ${port}`
  return {
    watch(server) {
      server.on('connection', (socket: Socket) => {
        const address = socket.remoteAddress ?? ''
        const key = named(address, socket.remotePort)
        const cancel = time.after(CONNECTION_MS_MAX, () => socket.destroy())
        open.set(address, (open.get(address) ?? 0) + 1)
        refusals.set(key, { socket, count: 0 })
        socket.once('close', () => {
          cancel()
          refusals.delete(key)
          const left = open.get(address)! - 1
          if (left > 0) open.set(address, left)
          else open.delete(address)
        })
        if (open.get(address)! > ofOneMax) socket.end('421 4.7.0 Too many connections from your address\r\n', () => socket.destroy())
      })
    },
    refused({ remoteAddress, remotePort }) {
      const known = refusals.get(named(remoteAddress, remotePort))
      if (!known) return false
      known.count += 1
      if (known.count <= REFUSALS_MAX) return false
      // The 421 is written first.
      if (known.count === REFUSALS_MAX + 1) time.after(100, () => known.socket.destroy())
      return true
    },
    isBarred: ({ remoteAddress, remotePort }) => (refusals.get(named(remoteAddress, remotePort))?.count ?? 0) >= REFUSALS_MAX,
  }
}

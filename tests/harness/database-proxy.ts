import net from 'node:net'
import type { ConnectionConfig } from '../../src/kernel/postgres/index.ts'

export type DatabaseProxy = {
  config: ConnectionConfig
  /** What each connection said first: the settings it brings along. */
  openings: string[]
  /** From now on nothing that is open is heard any more, in either direction, and nothing is closed: a host that went away. New connections are served. */
  silence(): void
  close(): void
}

/** Stands between a pool and its server. */
export async function proxyDatabase(to: ConnectionConfig): Promise<DatabaseProxy> {
  const pairs: [net.Socket, net.Socket][] = []
  const openings: string[] = []
  const target = to.host.startsWith('/') ? { path: `${to.host}/.s.PGSQL.${to.port}` } : { host: to.host, port: to.port }
  const server = net.createServer((near) => {
    const far = net.connect(target)
    near.once('data', (first) => openings.push(first.toString('latin1')))
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    pairs.push([near, far])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    config: { ...to, host: '127.0.0.1', port: (server.address() as net.AddressInfo).port },
    openings,
    silence() {
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    close: () => void server.close(),
  }
}

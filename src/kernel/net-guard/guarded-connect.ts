import net from 'node:net'
import { readHostTarget, type Target } from './check-url.ts'
import type { EgressAllow } from './egress-allow.ts'
import { guardedLookup, RefusedAddress, type Resolve } from './guarded-lookup.ts'
import { isPublicAddress } from './public-address.ts'

export type ConnectOptions = { allow: EgressAllow; resolve: Resolve; timeoutMs: number }

/** Options for net.connect and tls.connect that can only reach what the guard lets through. */
export function guardedSocketOptions(target: Pick<Target, 'allowed'>, resolve: Resolve) {
  return { lookup: guardedLookup(target.allowed, resolve), autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 1000 } as const
}

/** Looks once more at the address the kernel connected to; the last word, should a look-up ever be bypassed. */
export function assertDialled(socket: net.Socket, allowed: boolean): void {
  const address = socket.remoteAddress ?? ''
  if (allowed || isPublicAddress(address)) return
  socket.destroy()
  throw new RefusedAddress(`${address || 'an unknown address'} is not a public address`)
}

/** Opens a TCP connection to a public host, Nagle off. Rejects with RefusedAddress, or with the socket's own error. */
export async function guardedConnect(host: string, port: number, { allow, resolve, timeoutMs }: ConnectOptions): Promise<net.Socket> {
  const target = readHostTarget(host, port, allow)
  if ('reason' in target) throw new RefusedAddress(target.message)
  const socket = net.connect({ host: target.host, port, ...guardedSocketOptions(target, resolve) })
  socket.setNoDelay(true)
  await new Promise<void>((connected, failed) => {
    const timer = setTimeout(() => socket.destroy(new Error(`no connection to ${host}:${port} within ${timeoutMs} ms`)), timeoutMs)
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.removeListener('error', failed)
      connected()
    })
    socket.once('error', (error) => {
      clearTimeout(timer)
      failed(error)
    })
  })
  assertDialled(socket, target.allowed)
  return socket
}

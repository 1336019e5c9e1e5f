import { promises as dns, lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Every address of a name. `listed` names are the operator's own and may live in the hosts file. */
export type Resolve = (hostname: string, listed: boolean) => Promise<string[]>

/** The guard said no. Never retried against another address. */
export class RefusedAddress extends Error {
  readonly code = 'REFUSED_ADDRESS'
}

const ADDRESSES_MAX = 8

/**
 * Resolves over c-ares: getaddrinfo holds a thread of the pool that files and compression share, and one hostile name server
 * would starve them all. Only names the operator listed go to the system, for they may be in its hosts file.
 */
export function createResolver(timeoutMs = 3000): Resolve {
  const resolver = new dns.Resolver({ timeout: timeoutMs, tries: 2 })
  return async (hostname, listed) => {
    if (listed) {
      const found = await new Promise<string[]>((resolve, reject) => {
        systemLookup(hostname, { all: true }, (error, all) => (error ? reject(error) : resolve(all.map((a) => a.address))))
      })
      return found
    }
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    const found = [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (found.length === 0) throw v4.status === 'rejected' ? v4.reason : new Error(`${hostname} has no address`)
    return found
  }
}

/** Keeps the addresses that may be dialled; throws when none is left. */
export async function vetAddresses(hostname: string, listed: boolean, resolve: Resolve): Promise<string[]> {
  const found = await resolve(hostname, listed)
  const vetted = listed ? found : found.filter(isPublicAddress)
  if (vetted.length === 0) throw new RefusedAddress(`${hostname} resolves to no public address`)
  return vetted.slice(0, ADDRESSES_MAX)
}

/**
 * The look-up that a socket dials from: the addresses it answers with are the ones connected to, so a name that changes its
 * mind between check and use gains nothing.
 */
export function guardedLookup(listed: boolean, resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    const one = options.family === 4 || options.family === 'IPv4' ? 4 : options.family === 6 || options.family === 'IPv6' ? 6 : 0
    vetAddresses(hostname, listed, resolve).then(
      (addresses) => {
        const answers = addresses
          .map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
          .filter((answer) => one === 0 || answer.family === one)
        const first = answers[0]
        if (!first) callback(new RefusedAddress(`${hostname} has no usable address`), '', 0)
        else if (options.all) callback(null, answers)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, '', 0),
    )
  }
}

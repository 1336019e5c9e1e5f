import http from 'node:http'
import https from 'node:https'
import type net from 'node:net'
import type { Duplex } from 'node:stream'
import { readHostTarget } from './check-url.ts'
import type { EgressAllow } from './egress-allow.ts'
import { guardedSocketOptions } from './guarded-connect.ts'
import { RefusedAddress, type Resolve } from './guarded-lookup.ts'

export type GuardedAgents = { httpAgent: http.Agent; httpsAgent: https.Agent }

type Created = (error: Error | null, stream: Duplex) => void

/** node:http agents for libraries that bring their own client (the S3 SDK); every socket they open passes the guard. */
export function createGuardedAgents(allow: EgressAllow, resolve: Resolve): GuardedAgents {
  const guard = (options: { host?: string | null | undefined; port?: number | string | null | undefined }, scheme: 'http' | 'https') => {
    const host = (options.host ?? '').replace(/^\[|\]$/g, '')
    const target = readHostTarget(host, Number(options.port), allow)
    if ('reason' in target) throw new RefusedAddress(target.message)
    if (scheme === 'http' && !target.allowed) throw new RefusedAddress('only https is spoken')
    return guardedSocketOptions(target, resolve)
  }
  class GuardedHttp extends http.Agent {
    override createConnection(options: http.ClientRequestArgs, callback?: Created) {
      return super.createConnection({ ...options, ...guard(options, 'http') } as http.ClientRequestArgs, callback)
    }
  }
  class GuardedHttps extends https.Agent {
    override createConnection(options: https.RequestOptions, callback?: Created) {
      return super.createConnection({ ...options, ...guard(options as net.TcpNetConnectOpts, 'https') } as https.RequestOptions, callback)
    }
  }
  const shared = { keepAlive: true, maxSockets: 8 }
  return { httpAgent: new GuardedHttp(shared), httpsAgent: new GuardedHttps(shared) }
}

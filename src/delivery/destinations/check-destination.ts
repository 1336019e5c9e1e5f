import { checkHost, checkUrl, type EgressAllow } from '../../kernel/net-guard/index.ts'
import { s3Endpoint } from './deliver-s3.ts'
import { checkPrefix, type Destination } from './destination.ts'
import { readHostKey } from './host-key.ts'

/** A member that cannot be used, by its path below `destination`, and why. */
export type DestinationFault = { param: string; message: string }

/** What is wrong with a destination of the right shape, seen when it is configured; empty when nothing is. */
export function checkDestination(destination: Destination, allow: EgressAllow): DestinationFault[] {
  if (destination.type === 'download') return []
  const faults: DestinationFault[] = []
  const fault = (param: string, message: string | null | undefined) => {
    if (message != null) faults.push({ param, message })
  }
  fault('prefix', checkPrefix(destination.prefix))
  if (destination.type === 's3') {
    // Both become part of a host name.
    if (!/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/.test(destination.region)) fault('region', 'not a region name')
    else fault(destination.endpoint === undefined ? 'region' : 'endpoint', checkUrl(s3Endpoint(destination), allow)?.message)
    // Amazon's buckets become part of a host name; another store has rules of its own for what stands in a path.
    const named = destination.endpoint === undefined ? /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/ : /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}$/
    if (!named.test(destination.bucket) || destination.bucket.includes('..'))
      fault('bucket', 'not a bucket name')
    if (destination.endpoint !== undefined && /[?#]|:\/\/[^/]*@/.test(destination.endpoint))
      fault('endpoint', 'an endpoint has no credentials, query or fragment')
    return faults
  }
  fault('host', checkHost(destination.host, destination.port, allow)?.message)
  if (readHostKey(destination.host_key) === null) fault('host_key', 'neither an OpenSSH public key line nor a SHA256 fingerprint')
  if ((destination.private_key === undefined) === (destination.password === undefined))
    fault('private_key', 'give either private_key or password')
  return faults
}

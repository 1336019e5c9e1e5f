import ipaddr from 'ipaddr.js'

/** 2000::/3 is the only IPv6 space handed out for global unicast (IANA IPv6 Address Space registry). */
const GLOBAL_UNICAST_6 = ipaddr.parseCIDR('2000::/3')

/** Azure's wire server: a metadata service on an address that no special range covers. */
const PUBLIC_LOOKING_METADATA = new Set(['168.63.129.16'])

/** ISATAP (RFC 5214) marks an interface id that ends in an IPv4 address with 0000:5efe or 0200:5efe. */
const isIsatap = (parts: readonly number[]) => (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe

/**
 * Whether the service may open a connection to this address: a public IPv4 address, or global unicast IPv6 outside the special
 * ranges. Forms that carry an IPv4 address inside (mapped, 6to4, Teredo, NAT64, ISATAP) are refused whole, for a router on the
 * way may unwrap them to a private one.
 *
 * Only canonical text is taken (dotted quad, or IPv6 as the resolver and the URL parser print it): anything else is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === 'unicast' && !PUBLIC_LOOKING_METADATA.has(address)
  }
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.match(GLOBAL_UNICAST_6) && parsed.range() === 'unicast' && !isIsatap(parsed.parts)
}

/** Whether the text is an IP literal, IPv6 without brackets. */
export function isAddress(host: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host)
}

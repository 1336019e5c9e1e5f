/** Hosts an operator lets the service reach over http and on private addresses: `host` or `host:port`, lower case. */
export type EgressAllow = ReadonlySet<string>

/** Reads IVS_EGRESS_ALLOW: hosts separated by commas, each `host` or `host:port`, IPv6 in brackets. */
export function parseEgressAllow(text: string | undefined): EgressAllow {
  return new Set(
    (text ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ''),
  )
}

/**
 * Whether the operator listed this host. `host` is compared as the URL's author wrote it: listing 127.0.0.1 lets in neither
 * 2130706433 nor a name that resolves to 127.0.0.1.
 */
export function isAllowedHost(allow: EgressAllow, hostAsWritten: string, port: number): boolean {
  const host = hostAsWritten.toLowerCase()
  return allow.has(host) || allow.has(`${host}:${port}`)
}

import { promises as dns } from 'node:dns'
import { readFile } from 'node:fs/promises'

/** Answers a DNS question the way node:dns does; rejects with a `code`: ENOTFOUND for no such name, others for "ask again". */
export type DnsResolver = (name: string, type: string) => Promise<string[][] | string[]>

/** The system's name servers. */
export function createDns(timeoutMs = 5_000): DnsResolver {
  const resolver = new dns.Resolver({ timeout: timeoutMs, tries: 2 })
  return async (name, type) => (await resolver.resolve(name, type as 'TXT')) as string[][]
}

/**
 * Answers from a JSON file instead, `{"name": {"TXT": ["…"], "MX": […], "A": ["…"]}}`, for closed networks. The file is read for
 * each question, so that a key added while the service runs is found.
 */
export function createFileDns(file: string): DnsResolver {
  return async (name, type) => {
    const zone = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string[]>>
    const records = zone[name.toLowerCase().replace(/\.$/, '')]?.[type]
    if (!records?.length) throw Object.assign(new Error(`${type} ${name} is not in the DNS file`), { code: 'ENOTFOUND' })
    return type === 'TXT' ? records.map((text) => [text]) : records
  }
}

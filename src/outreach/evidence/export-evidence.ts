import { generateKeyPairSync } from 'node:crypto'
import { Readable } from 'node:stream'
import { type ServiceKey, serviceKey } from '../../accounts/index.ts'
import { type Context, isoTime, type Tenant } from '../../kernel/index.ts'
import { type ChainEntry, FIRST_PREVIOUS_HASH, signCheckpoint, writeCheckpointLine, writeEntryLine } from './evidence-chain.ts'
import { type EvidenceRow, evidenceHead, listChain } from './record-evidence.ts'

const PAGE = 500

/** The name of a log in its checkpoints: one for each account and mode. */
export const chainName = (tenant: Tenant): string => `${tenant.accountId}/${tenant.mode}`

/** The key that signs where a log stands, made on first use and kept sealed. */
export const checkpointKey = (context: Context): Promise<ServiceKey> =>
  serviceKey(context, 'evidence checkpoint', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
  })

/** The whole log as lines, page by page, closed by a signed checkpoint of where it stood when the export began. */
export async function exportEvidence(context: Context, tenant: Tenant): Promise<Readable> {
  const head = (await context.store.read(tenant, evidenceHead)) ?? { sequence: 0, hash: FIRST_PREVIOUS_HASH }
  const { privateKey } = await checkpointKey(context)
  async function* lines(): AsyncGenerator<string> {
    for (let at = 0; at < head.sequence; ) {
      const page = await context.store.read(tenant, (q) => listChain(q, at, Math.min(PAGE, head.sequence - at)))
      if (!page.length) return
      yield page.map((row) => `${writeEntryLine(entryOf(row))}\n`).join('')
      at = page.at(-1)!.sequence
    }
    yield `${writeCheckpointLine(signCheckpoint({ chain: chainName(tenant), count: head.sequence, head: head.hash, at: isoTime(context.time.now()) }, privateKey))}\n`
  }
  return Readable.from(lines())
}

const entryOf = (row: EvidenceRow): ChainEntry => ({ ...row, recorded_at: isoTime(row.recorded_at) })

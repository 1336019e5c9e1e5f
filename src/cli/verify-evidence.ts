import { createHash, createPublicKey } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { type Anchor, type ChainReport, ChainVerifier, verifyLine } from '../outreach/evidence/verify-chain.ts'
import { counted } from './counted.ts'
import { mustOpen } from './why-closed.ts'

type Options = { key?: string; chain?: string; head?: string; count?: string; content?: string; json?: boolean }

/** `ivs verify-evidence FILE`: is an exported log of proofs whole, unchanged and complete? Needs no database and no service. */
export function register(program: Command): void {
  program
    .command('verify-evidence')
    .description('verify an exported evidence log (jsonl): edits, removals, insertions, order, and with a key or a known head its end')
    .argument('<file>', 'the exported log')
    .option('--key <file>', 'the public key (PEM) that signs checkpoints')
    .option('--chain <name>', 'the log that its checkpoints must name')
    .option('--head <hash>', 'a last hash known from elsewhere')
    .option('--count <n>', 'how many entries are known; with --head, the place of that hash')
    .option('--content <folder>', 'a folder of proofs named by their sha256, checked against the log')
    .option('--json', 'the report as JSON')
    .action(async (file: string, options: Options) => {
      const { report, contents } = await verifyFile(file, options)
      const bad = !report.whole || contents.some((one) => one.problem !== null)
      process.stdout.write(options.json ? `${JSON.stringify({ ...report, contents }, null, 1)}\n` : inWords(report, contents))
      if (bad) process.exitCode = 1
    })
}

type Content = { evidence_id: string; problem: string | null }
async function verifyFile(file: string, options: Options): Promise<{ report: ChainReport; contents: Content[] }> {
  const anchor: Anchor = {
    ...(options.key ? { publicKey: createPublicKey(await readFile(mustOpen(options.key))) } : {}),
    ...(options.chain ? { chain: options.chain } : {}),
    ...(options.head ? { head: options.head } : {}),
    ...(options.count ? { count: wholeNumber(options.count) } : {}),
  }
  mustOpen(file)
  const verifier = new ChainVerifier(anchor)
  const contents: Content[] = []
  try {
    for await (const line of linesOf(file)) {
      const entry = verifyLine(verifier, line)
      if (entry?.content_sha256 && options.content)
        contents.push({ evidence_id: entry.evidence_id, problem: await checkContent(options.content, entry.content_sha256) })
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error
    verifier.unreadable(`cannot be read: ${(error as Error).message}`)
  }
  return { report: verifier.finish(), contents }
}

const LINE_CHARS_MAX = 64 * 1024 * 1024

/** Lines as the export ends them, with a line feed and nothing else: Node's own reader also breaks at U+2028, which a proof's words may hold. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest = ''
  for await (const chunk of createReadStream(file)) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
    rest = lines.pop()!
    yield* lines
    if (rest.length > LINE_CHARS_MAX) throw new Error('a line is longer than any of an evidence log')
  }
  if (rest + decoder.decode() !== '') throw new Error('the last line was cut')
}

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`--count is not a whole number: ${text}`)
  return Number(text)
}

async function checkContent(folder: string, sha256: string): Promise<string | null> {
  if (!/^[0-9a-f]{64}$/.test(sha256)) return 'its sha256 is none'
  try {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(join(folder, sha256))) hash.update(chunk as Buffer)
    return hash.digest('hex') === sha256 ? null : 'the kept proof was changed'
  } catch {
    return 'the kept proof is missing'
  }
}

const ENDS: Record<ChainReport['end'], string> = {
  signed: 'its end is signed',
  known: 'it holds the known hash',
  open: 'nothing given says where it ends: entries may be missing after the last one (give --key, or --head)',
}
function inWords(report: ChainReport, contents: Content[]): string {
  const lines = [`${report.whole ? 'WHOLE' : 'BROKEN'}: ${counted(report.entries, 'entry', 'entries')}, last hash ${report.head}; ${ENDS[report.end]}`]
  for (const { sequence, problem } of report.problems) lines.push(`  ${sequence === null ? 'the log' : `entry ${sequence}`} ${problem}`)
  for (const one of contents) if (one.problem) lines.push(`  ${one.evidence_id}: ${one.problem}`)
  if (contents.length > 0)
    lines.push(`${contents.filter((one) => one.problem === null).length} of ${contents.length} proofs are as they were recorded`)
  return `${lines.join('\n')}\n`
}

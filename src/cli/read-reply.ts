import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { domainOf, findThreadTokens, parseMessage, readReply } from '../outreach/replies/index.ts'
import type { OutreachContext, ReplyReading } from '../vocabulary/index.ts'
import { compilePatternsAtOnce } from './patterns-at-once.ts'
import { readContexts } from './reply-contexts.ts'
import { whyClosed } from './why-closed.ts'

type Options = { context: string; json?: boolean }
type FileReading = { file: string } & ReplyReading

/** `ivs read-reply FILE.eml... --context contexts.json [--json]`: what each reply says of each line. */
export function register(program: Command): void {
  program
    .command('read-reply')
    .description("read agents' replies against what was asked")
    .argument('<files...>', 'raw messages (.eml)')
    .requiredOption('--context <file>', 'JSON: the outreach sent, an object by context id or an array')
    .option('--json', 'one JSON array on standard output')
    .action(async (files: string[], options: Options) => {
      compilePatternsAtOnce()
      const contexts = await readContexts(options.context)
      const readings: FileReading[] = []
      for (const file of files) {
        const raw = await bytesOf(file)
        if (raw) readings.push({ file, ...(await readReply(raw, await findContext(raw, contexts))) })
      }
      process.stdout.write(options.json ? `${JSON.stringify(readings, null, 1)}\n` : asTable(readings))
    })
}

/** null where a file cannot be opened, which is said: the others are read all the same. */
async function bytesOf(file: string): Promise<Uint8Array | null> {
  const closed = whyClosed(file)
  if (!closed) return await readFile(file)
  process.stderr.write(`ivs: ${file}: ${closed}\n`)
  process.exitCode = 1
  return null
}

/**
 * The outreach whose token the headers carry. A message without a known token names no thread: where exactly one outreach was sent
 * to its sender's domain it is read beside that one, whose token it fails, so that a person sees which lines it may be about.
 */
async function findContext(raw: Uint8Array, contexts: OutreachContext[]): Promise<OutreachContext | null> {
  const parsed = await parseMessage(raw)
  if ('refused' in parsed) return null
  for (const token of findThreadTokens(parsed.message)) {
    const found = contexts.find((context) => context.thread_token.toLowerCase() === token)
    if (found) return found
  }
  const domain = domainOf(parsed.message.from[0]?.address ?? null)
  const sent = contexts.filter(
    (context) => domain !== null && (domain === context.agent.domain || domain.endsWith(`.${context.agent.domain}`)),
  )
  return sent.length === 1 ? sent[0]! : null
}

function asTable(readings: FileReading[]): string {
  const rows = readings.flatMap((one) => {
    const head = [one.file, one.kind, one.needs_review ? `review: ${one.reasons.join('; ')}` : 'no review']
    const lines = Object.entries(one.per_line).map(([id, line]) => {
      const values = Object.entries(line.corrections ?? {}).map(([path, value]) => `${path} = ${value}`)
      return `    ${id}  ${line.outcome}${values.length > 0 ? `  ${values.join(', ')}` : ''}${line.sentence ? `\n        "${line.sentence}"` : ''}`
    })
    return [head.join('  '), ...lines]
  })
  return `${rows.join('\n')}\n`
}

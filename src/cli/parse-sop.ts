import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Command } from 'commander'
import { makeFolder } from '../kernel/files/make-folder.ts'
import { parseRequirements, textOfPages, UnreadableRequirementText, writeRule } from '../requirements/sop/index.ts'
import { isCertificateRule, type ParsedRequirements } from '../vocabulary/index.ts'
import { counted } from './counted.ts'
import { compilePatternsAtOnce } from './patterns-at-once.ts'
import { whyClosed } from './why-closed.ts'

type Options = { json?: boolean; out?: string }
type Output = { id: string } & Partial<ParsedRequirements> & { failed?: string }
const FILE_BYTES_MAX = 25 * 1024 * 1024

/** `ivs parse-sop FILE... [--json] [--out DIR]`: the rules a requirement text asks for, and the questions it leaves open. */
export function register(program: Command): void {
  program
    .command('parse-sop')
    .description('Read requirement texts into rules and open questions')
    .argument('<files...>', 'TXT, MD, PDF, DOCX, or JSON with a text member')
    .option('--json', 'print JSON, one text a line, instead of a table')
    .option('--out <dir>', 'write one JSON file a text, named after it')
    .action(run)
}

async function run(files: string[], options: Options): Promise<void> {
  compilePatternsAtOnce()
  if (options.out) makeFolder('--out', options.out, 0o755)
  for (const [index, file] of files.entries()) {
    if (process.stderr.isTTY && files.length > 1) process.stderr.write(`\r${index + 1} of ${files.length} `)
    const output = await parseOne(file)
    if (output.failed) {
      process.stderr.write(`ivs: ${file}: ${output.failed}\n`)
      process.exitCode = 1
    }
    if (options.out) writeFileSync(join(options.out, `${basename(file, extname(file))}.json`), `${JSON.stringify(output, null, 1)}\n`)
    if (options.json) process.stdout.write(`${JSON.stringify(output)}\n`)
    else if (!output.failed) process.stdout.write(asTable(output))
  }
  if (process.stderr.isTTY && files.length > 1) process.stderr.write('\n')
}

async function parseOne(file: string): Promise<Output> {
  let id = basename(file, extname(file))
  const closed = whyClosed(file)
  if (closed) return { id, failed: closed }
  try {
    const read = await textOf(file)
    id = read.id ?? id
    return { id, ...parseRequirements(read.text) }
  } catch (error) {
    const known = error instanceof UnreadableRequirementText || (error instanceof Error && 'code' in error)
    return {
      id,
      failed: known ? (error as Error).message : `The file cannot be read: ${String((error as Error).message ?? error).slice(0, 200)}`,
    }
  }
}

/** The text of a file, by what it holds rather than by its name. The document readers are loaded only for documents. */
async function textOf(file: string): Promise<{ text: string; id?: string }> {
  const bytes = readFileSync(file)
  if (bytes.length > FILE_BYTES_MAX) throw new UnreadableRequirementText('text_too_long', 'The file is larger than 25 MiB.')
  const head = bytes.subarray(0, 1024)
  if (head.includes('%PDF-') || (head[0] === 0x50 && head[1] === 0x4b)) {
    const { readPages } = await import('../extraction/read-pages.ts')
    const read = await readPages(bytes, '', () => {})
    if ('failed' in read)
      throw new UnreadableRequirementText('text_is_binary', `No text can be read in the document (${read.failed.replaceAll('_', ' ')}).`)
    return { text: textOfPages(read.pages) }
  }
  const text = decode(bytes)
  if (extname(file).toLowerCase() !== '.json') return { text }
  const parsed = JSON.parse(text) as { id?: unknown; text?: unknown } | null
  if (typeof parsed?.text !== 'string') throw new UnreadableRequirementText('text_empty', 'The JSON file has no text member.')
  return { text: parsed.text, ...(typeof parsed.id === 'string' && { id: parsed.id }) }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function asTable({ id, rules = [], set = {}, ambiguities = [] }: Output): string {
  const lines = [`${id}: ${counted(rules.length, 'rule')}, ${counted(ambiguities.length, 'open question')}`]
  for (const [name, value] of Object.entries(set))
    lines.push(`  all policies  ${name.replaceAll('_', ' ')}: ${String(value).replaceAll('_', ' ')}`)
  for (const rule of rules) {
    const [first, ...rest] = writeRule(rule)
    const doubt = (rule.parse_confidence ?? 1) < 0.8 ? '  (please check)' : ''
    lines.push('', `  ${rule.rule_id}${doubt}`, `    ${first}${isCertificateRule(rule) ? '' : '.'}`, ...rest.map((s) => `    ${s}.`))
  }
  if (ambiguities.length) lines.push('', '  Open questions')
  for (const a of ambiguities)
    lines.push(
      `    ${a.question}`,
      `      "${a.sentence.slice(0, 160)}"`,
      ...(a.candidates.length ? [`      ${a.candidates.join(' | ')}`] : []),
    )
  return `${lines.join('\n')}\n\n`
}

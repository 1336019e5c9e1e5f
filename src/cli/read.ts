import { writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import type { Reader } from '../extraction/index.ts'
import { createReader } from '../extraction/index.ts'
import { makeFolder, systemTime } from '../kernel/index.ts'
import type { ReadDocument, ReadFailure } from '../vocabulary/index.ts'
import { drawBoxes } from './read-image.ts'
import { readTable } from './read-table.ts'
import { whyClosed } from './why-closed.ts'

type Options = { json?: boolean; out?: string; image?: boolean; children: string }
/** One document as `read --json` prints it. */
export type ReadOutput = { file: string } & (
  | ReadDocument
  | (Pick<ReadDocument, 'doc_type' | 'coverage_lines' | 'unreadable_fields'> & { failure: ReadFailure })
)

export function register(program: Command): void {
  program
    .command('read')
    .description('Read certificates, declarations and other documents without storing anything')
    .argument('<files...>', 'PDF, JPEG, PNG, TIFF, HEIC, WebP or DOCX')
    .option('--json', 'print JSON, one document a line, instead of a table')
    .option('--out <dir>', 'write one JSON file a document, named after it')
    .option('--image', 'also write each page as PNG with a box around every value read (into --out, or the current folder)')
    .option('--children <n>', 'documents read at the same time', '1')
    .action(run)
}

async function run(files: string[], options: Options): Promise<void> {
  const children = Math.max(1, Math.min(16, Number.parseInt(options.children, 10) || 1))
  const reader = createReader({ children, time: systemTime })
  if (options.out) makeFolder('--out', options.out, 0o755)
  const progress = createProgress(files.length)
  let next = 0
  const work = async (): Promise<void> => {
    while (next < files.length) {
      const file = files[next++]!
      const output = await readOne(reader, file, progress)
      progress.done(file)
      emit(output, file, options)
      if (options.image && !('failure' in output)) await drawBoxes(reader, resolve(file), output, options.out ?? '.')
    }
  }
  try {
    await Promise.all(Array.from({ length: children }, work))
  } finally {
    progress.end()
    reader.close()
  }
}

async function readOne(reader: Reader, file: string, progress: Progress): Promise<ReadOutput> {
  let result: ReadDocument | ReadFailure
  const closed = whyClosed(file)
  if (closed) {
    process.stderr.write(`ivs: ${file}: ${closed}\n`)
    process.exitCode = 1
    result = { failed: true, reason: 'not_read', remediation: closed }
  } else
    try {
      result = await reader.read(resolve(file), { onPage: (page, pages) => progress.page(file, page, pages) })
    } catch (error) {
      result = { failed: true, reason: 'not_read', remediation: `It could not be read: ${(error as Error).message}` }
    }
  const name = basename(file)
  if ('failed' in result) return { file: name, doc_type: 'unknown', coverage_lines: [], unreadable_fields: [], failure: result }
  return { file: name, ...result }
}

function emit(output: ReadOutput, file: string, options: Options): void {
  if (options.out) writeFileSync(join(options.out, `${basename(file, extname(file))}.json`), `${JSON.stringify(output, null, 1)}\n`)
  if (options.json && !options.out) process.stdout.write(`${JSON.stringify(output)}\n`)
  if (!options.json && !options.out) process.stdout.write(readTable(output))
}

type Progress = { page(file: string, page: number, pages: number): void; done(file: string): void; end(): void }

/** One line on stderr, rewritten in place on a terminal; silent for work of one quick document in a pipe. */
function createProgress(total: number): Progress {
  let finished = 0
  let shown = false
  const live = process.stderr.isTTY
  const show = (text: string): void => {
    shown = true
    process.stderr.write(live ? `\r\u001b[K${text}` : `${text}\n`)
  }
  return {
    page: (file, page, pages) => show(`${finished}/${total} read, ${basename(file)}: page ${page} of ${pages} as a picture`),
    done: (file) => {
      finished++
      if (total > 1) show(`${finished}/${total} read, last ${basename(file)}`)
    },
    end: () => {
      if (shown && live) process.stderr.write('\n')
    },
  }
}

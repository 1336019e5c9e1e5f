/**
 * `npm run accuracy`: invents papers, reads them, scores them, scores the corpus where it is present, and writes
 * docs/accuracy.md. Exits 1, leaving the page as it was, when a class falls below what the page says; `--accept` writes it
 * all the same. `--degrade scan_200,fax_fine,photo` adds scanned, faxed and photographed copies, which takes minutes.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '../../src/extraction/read-document.ts'
import { makePapers } from '../samples/make-papers.ts'
import { PAPER_KINDS } from '../samples/paper-kinds.ts'
import type { PaperLabel } from '../samples/paper-label.ts'
import { classOf } from './class-of.ts'
import { fallsBelow, figuresOf, type Integrity, readFigures, writeReport } from './report.ts'
import { scoreDocument } from './score-document.ts'
import { addScore, type ClassTally, countsOf, emptyTally } from './tally.ts'

const root = path.join(import.meta.dirname, '../..')
const page = path.join(root, 'docs/accuracy.md')
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: 'oak,elm' },
    count: { type: 'string', default: '320' },
    // The form most papers come on is drawn most often.
    kinds: { type: 'string', default: [...Object.keys(PAPER_KINDS), ...Array(7).fill('acord_25')].join(',') },
    degrade: { type: 'string', default: '' },
    'degrade-count': { type: 'string', default: '24' },
    corpus: { type: 'string', default: path.join(root, '../shared/corpus/documents') },
    'no-corpus': { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
const seeds = values.seeds.split(',')
const degrade = values.degrade.split(',').filter(Boolean)
const tallies = new Map<string, ClassTally>()
const integrity: Integrity = { honest: 0, looked: 0, altered: 0, found: 0 }

async function scoreFolder(folder: string, labels: string, corpus: boolean): Promise<void> {
  for (const name of readdirSync(labels).filter((n) => n.endsWith('.json')).sort()) {
    const label = JSON.parse(readFileSync(path.join(labels, name), 'utf8')) as PaperLabel
    const bytes = new Uint8Array(readFileSync(path.join(folder, label.file)))
    const started = performance.now()
    const read = await readDocument(bytes, label.file.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf', () => undefined)
    const spent = performance.now() - started
    const named = classOf(label, bytes, corpus)
    const tally = tallies.get(named.name) ?? emptyTally(named.name)
    tallies.set(named.name, tally)
    const facts = 'failed' in read ? { doc_type: 'unknown' as const, coverage_lines: [] } : read
    const score = scoreDocument(label, facts, named.personal)
    addScore(tally, score, label.pages, spent)
    const state = 'failed' in read ? 'clear' : read.integrity.state
    if (/^edited in/i.test(label.notes)) {
      integrity.altered++
      if (state !== 'clear') integrity.found++
    } else {
      integrity.honest++
      if (state !== 'clear') integrity.looked++
      if (state !== 'clear' && values.verbose) process.stdout.write(`${name}: integrity ${state}\n`)
    }
    if (!values.verbose) continue
    if (!score.typeRight) process.stdout.write(`${name}: class ${facts.doc_type}, is ${label.doc_type}\n`)
    for (const v of score.values)
      if (v.verdict !== 'right') process.stdout.write(`${name}: ${v.field} ${v.verdict}: ${JSON.stringify(v.want)} read ${JSON.stringify(v.got)}\n`)
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'ivs-accuracy-'))
try {
  const set = { kinds: values.kinds.split(','), today: '2026-11-21' }
  for (const seed of seeds) {
    const out = path.join(folder, seed)
    await makePapers({ ...set, out, seed, count: Number(values.count), degrade: [], keepClean: true })
    await scoreFolder(out, path.join(out, 'labels'), false)
    if (degrade.length > 0) {
      const copies = path.join(folder, `${seed}-copies`)
      await makePapers({ ...set, out: copies, seed, count: Number(values['degrade-count']), degrade, keepClean: false })
      await scoreFolder(copies, path.join(copies, 'labels'), false)
    }
  }
  const labels = path.join(values.corpus, 'labels')
  if (!values['no-corpus'] && existsSync(labels)) await scoreFolder(values.corpus, labels, true)
  else process.stdout.write('no corpus of real papers here: only the invented ones are scored\n')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const ordered = [...tallies.values()].sort((a, b) => a.name.localeCompare(b.name))
for (const tally of ordered) {
  const { right, wrong, missing } = countsOf(tally)
  const all = Math.max(1, right + wrong + missing)
  const share = (n: number): string => `${((100 * n) / all).toFixed(2)}%`.padStart(8)
  process.stdout.write(
    `${tally.name.padEnd(34)} ${String(tally.documents).padStart(4)} papers  right ${share(right)} wrong ${share(wrong)} missing ${share(missing)}  class ${tally.typesRight}/${tally.documents}  ${((tally.pages / tally.milliseconds) * 1000).toFixed(1)} pages/s\n`,
  )
}
process.stdout.write(
  `integrity: ${integrity.looked} of ${integrity.honest} honest papers looked at twice; ${integrity.found} of ${integrity.altered} altered ones found\n`,
)
const fell = existsSync(page) ? fallsBelow(figuresOf(ordered), readFigures(readFileSync(page, 'utf8'))) : []
for (const line of fell) process.stdout.write(`FELL ${line}\n`)
if (fell.length === 0 || values.accept) writeFileSync(page, writeReport(ordered, integrity, { seeds, count: Number(values.count), degrade }))
// The recognisers of pictures keep their threads; there is nothing left to wait for.
process.exit(fell.length > 0 && !values.accept ? 1 : 0)

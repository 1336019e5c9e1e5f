import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEGRADATIONS, degradePaper } from './degrade-paper.ts'
import type { PaperMaker } from './draw-paper.ts'
import { PAPER_KINDS } from './paper-kinds.ts'
import type { PaperLabel } from './paper-label.ts'
import { seededRandom } from './seeded-random.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    out: { type: 'string' },
    kinds: { type: 'string', default: Object.keys(PAPER_KINDS).join(',') },
    today: { type: 'string', default: '2026-11-21' },
    degrade: { type: 'string', default: '' },
    'no-clean': { type: 'boolean', default: false },
  },
})
if (!values.out) {
  process.stderr.write(
    `usage: make-documents.ts --out DIR [--seed N] [--count M] [--today YYYY-MM-DD]\n  [--kinds ${Object.keys(PAPER_KINDS).join(',')}]\n  [--degrade ${Object.keys(DEGRADATIONS).join(',')}] [--no-clean]\n`,
  )
  process.exit(2)
}
const kinds = values.kinds.split(',').map((name): [string, PaperMaker] => {
  const make = PAPER_KINDS[name]
  if (!make) throw new Error(`no such kind: ${name}; there are ${Object.keys(PAPER_KINDS).join(', ')}`)
  return [name, make]
})
const labels = join(values.out, 'labels')
mkdirSync(labels, { recursive: true })
const seed = seededRandom(values.seed)
const ways = values.degrade.split(',').filter(Boolean)
for (const way of ways)
  if (!DEGRADATIONS[way]) throw new Error(`no such degradation: ${way}; there are ${Object.keys(DEGRADATIONS).join(', ')}`)
const count = Number(values.count)
for (let n = 0; n < count; n += 1) {
  const [kind, make] = kinds[n % kinds.length]!
  const name = `${kind}_${values.seed}_${String(n + 1).padStart(4, '0')}`
  const { sheet, label } = make(seed.fork(name), `${name}.pdf`, values.today)
  const clean = join(values.out, `${name}.pdf`)
  await sheet.save(clean)
  writeLabel(name, label)
  for (const way of ways) {
    const copy = `${name}_${way}`
    const { ending } = DEGRADATIONS[way]!
    const done = await degradePaper(
      clean,
      join(values.out, `${copy}.${ending}`),
      DEGRADATIONS[way]!,
      seed.fork(copy),
      new Date(`${values.today}T12:00:00Z`),
    )
    if (done) writeLabel(copy, { ...label, file: `${copy}.${ending}`, digital: false })
  }
  if (values['no-clean']) {
    rmSync(clean)
    rmSync(join(labels, `${name}.json`))
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${n + 1} of ${count}`)
}
if (process.stderr.isTTY) process.stderr.write('\n')

function writeLabel(name: string, label: PaperLabel): void {
  writeFileSync(join(labels, `${name}.json`), `${JSON.stringify(label, null, 1)}\n`)
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DECLARATION_KINDS } from './declaration-kinds.ts'
import type { PaperMaker } from './draw-paper.ts'
import { makeAcord25 } from './make-acord-25.ts'
import { declarationMaker } from './make-declaration.ts'
import { seededRandom } from './seeded-random.ts'

/** The kinds of paper, by the name that --kinds takes; the file names begin with it. */
const KINDS: Record<string, PaperMaker> = {
  acord_25: makeAcord25,
  ...Object.fromEntries(Object.entries(DECLARATION_KINDS).map(([name, kind]) => [`declarations_${name}`, declarationMaker(kind)])),
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    out: { type: 'string' },
    kinds: { type: 'string', default: Object.keys(KINDS).join(',') },
    today: { type: 'string', default: '2026-11-21' },
    degrade: { type: 'string', default: '' },
  },
})
if (!values.out) {
  process.stderr.write(
    `usage: make-documents.ts --out DIR [--seed N] [--count M] [--today YYYY-MM-DD]\n  [--kinds ${Object.keys(KINDS).join(',')}]\n`,
  )
  process.exit(2)
}
const kinds = values.kinds.split(',').map((name): [string, PaperMaker] => {
  const make = KINDS[name]
  if (!make) throw new Error(`no such kind: ${name}; there are ${Object.keys(KINDS).join(', ')}`)
  return [name, make]
})
const labels = join(values.out, 'labels')
mkdirSync(labels, { recursive: true })
const seed = seededRandom(values.seed)
for (let n = 0; n < Number(values.count); n += 1) {
  const [kind, make] = kinds[n % kinds.length]!
  const name = `${kind}_${values.seed}_${String(n + 1).padStart(4, '0')}`
  const { sheet, label } = make(seed.fork(name), `${name}.pdf`, values.today)
  await sheet.save(join(values.out, `${name}.pdf`))
  writeFileSync(join(labels, `${name}.json`), `${JSON.stringify(label, null, 1)}\n`)
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ACTIVE } from './hostile/active-content.ts'
import { BOMBS } from './hostile/bombs.ts'
import { BROKEN } from './hostile/broken-structure.ts'
import { OFFICE, OTHER_THINGS } from './hostile/hostile-office.ts'
import { PICTURES } from './hostile/hostile-pictures.ts'
import { seededRandom } from './seeded-random.ts'

/** Writes files that a reader must survive, and manifest.json that says what is wrong with each. */
const { values } = parseArgs({
  options: { out: { type: 'string' }, seed: { type: 'string', default: '1' }, count: { type: 'string', default: '300' } },
})
if (!values.out) {
  process.stderr.write('usage: hostile.ts --out DIR [--seed N] [--count M]\n')
  process.exit(2)
}
const makers = Object.entries({ ...BOMBS, ...BROKEN, ...ACTIVE, ...PICTURES, ...OFFICE, ...OTHER_THINGS })
const good = readFileSync(join(import.meta.dirname, '..', '..', 'samples', 'certificate.pdf'))
const seed = seededRandom(values.seed)
mkdirSync(values.out, { recursive: true })
const manifest: { file: string; kind: string; what: string; bytes: number }[] = []
for (let n = 0; n < Number(values.count); n += 1) {
  const [kind, make] = makers[n % makers.length]!
  const { bytes, ending, what } = await make(seed.fork(`${kind}/${n}`), good)
  const file = `${String(n + 1).padStart(3, '0')}_${kind}.${ending}`
  writeFileSync(join(values.out, file), bytes)
  manifest.push({ file, kind, what, bytes: bytes.length })
}
writeFileSync(join(values.out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEGRADATIONS, degradePaper } from './degrade-paper.ts'
import { PAPER_KINDS } from './paper-kinds.ts'
import type { PaperLabel } from './paper-label.ts'
import { seededRandom } from './seeded-random.ts'

export type PaperSet = {
  /** Folder the papers go to; their labels go to `labels` in it. */
  out: string
  seed: string
  count: number
  /** Names from PAPER_KINDS, taken in turn. */
  kinds: string[]
  /** Names from DEGRADATIONS: a copy of each paper for each. */
  degrade: string[]
  /** Whether the clean paper is kept beside its copies. */
  keepClean: boolean
  /** YYYY-MM-DD: nothing on the papers is dated after it but expirations. */
  today: string
}

/** What the label of a paper notes on which a value was painted over. */
const ALTERED = 'Edited in a PDF editor: an older value lies covered.'

/** Invents and draws papers with their labels. Throws on a kind or a degradation that does not exist. */
export async function makePapers(set: PaperSet, onProgress: (done: number, of: number) => void = () => undefined): Promise<void> {
  for (const name of set.kinds) if (!PAPER_KINDS[name]) throw new Error(`no such kind: ${name}; there are ${Object.keys(PAPER_KINDS).join(', ')}`)
  for (const way of set.degrade)
    if (!DEGRADATIONS[way]) throw new Error(`no such degradation: ${way}; there are ${Object.keys(DEGRADATIONS).join(', ')}`)
  const labels = join(set.out, 'labels')
  mkdirSync(labels, { recursive: true })
  const writeLabel = (name: string, label: PaperLabel): void => writeFileSync(join(labels, `${name}.json`), `${JSON.stringify(label, null, 1)}\n`)
  const seed = seededRandom(set.seed)
  for (let n = 0; n < set.count; n += 1) {
    const kind = set.kinds[n % set.kinds.length]!
    const name = `${kind}_${set.seed}_${String(n + 1).padStart(4, '0')}`
    const { sheet, label: drawn } = PAPER_KINDS[kind]!(seed.fork(name), `${name}.pdf`, set.today)
    const label = sheet.altered ? { ...drawn, notes: ALTERED } : drawn
    const clean = join(set.out, `${name}.pdf`)
    await sheet.save(clean)
    for (const way of set.degrade) {
      const copy = `${name}_${way}`
      const file = `${copy}.${DEGRADATIONS[way]!.ending}`
      const made = new Date(`${set.today}T12:00:00Z`)
      if (await degradePaper(clean, join(set.out, file), DEGRADATIONS[way]!, seed.fork(copy), made))
        writeLabel(copy, { ...label, file, digital: false })
    }
    if (set.keepClean) writeLabel(name, label)
    else rmSync(clean)
    onProgress(n + 1, set.count)
  }
}

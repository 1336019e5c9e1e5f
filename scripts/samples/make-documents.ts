import { parseArgs } from 'node:util'
import { DEGRADATIONS } from './degrade-paper.ts'
import { makePapers } from './make-papers.ts'
import { PAPER_KINDS } from './paper-kinds.ts'

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
await makePapers(
  {
    out: values.out,
    seed: values.seed,
    count: Number(values.count),
    kinds: values.kinds.split(','),
    degrade: values.degrade.split(',').filter(Boolean),
    keepClean: !values['no-clean'],
    today: values.today,
  },
  (done, of) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of}`)
  },
)
if (process.stderr.isTTY) process.stderr.write('\n')

/** `npm run bench [-- NAME…] [--write]`: ratios to a stated limit, measured side by side in one run. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Bench, cores, type Figure } from './measure.ts'

const BENCHES: Record<string, () => Promise<Bench>> = {
  push: async () => (await import('./push.ts')).push,
  timers: async () => (await import('./timers.ts')).timers,
  'business-hours': async () => (await import('./business-hours.ts')).businessHours,
  'idle-latency': async () => (await import('./idle-latency.ts')).idleLatency,
  adoption: async () => (await import('./adoption.ts')).adoption,
  webhooks: async () => (await import('./webhooks.ts')).webhooks,
  flat: async () => (await import('./flat.ts')).flat,
  batches: async () => (await import('./batches.ts')).batches,
  'read-digital': async () => (await import('./read-digital.ts')).readDigital,
  'requirement-texts': async () => (await import('./requirement-texts.ts')).requirementTexts,
  'read-engagement': async () => (await import('./read-engagement.ts')).readEngagement,
}
const PAGE = path.join(import.meta.dirname, '..', '..', 'docs', 'performance.md')

const names = process.argv.slice(2).filter((arg) => arg !== '--write')
const unknown = names.find((name) => !(name in BENCHES))
if (unknown) {
  process.stderr.write(`no bench is called ${unknown}; there are ${Object.keys(BENCHES).join(', ')}, and --write\n`)
  process.exit(1)
}
process.stdout.write(`${cores()}, Node ${process.version}\n`)
const sections: string[] = []
let missed = 0
for (const name of names.length ? names : Object.keys(BENCHES)) {
  const bench = await BENCHES[name]!()
  process.stdout.write(`\n${bench.name}: ${bench.about}\n`)
  const figures = await bench.run()
  for (const f of figures) process.stdout.write(`  ${f.met ? 'ok    ' : 'MISSED'} ${f.what}: ${f.value}; ${f.limit}${f.ratio === null ? '' : `; ratio ${f.ratio.toFixed(2)}`} (asked: ${f.asked})\n`)
  missed += figures.filter((f) => !f.met).length
  sections.push(section(bench, figures))
}
if (process.argv.includes('--write')) writePage()
process.stdout.write(`\n${missed ? `${missed} missed` : 'all met'}\n`)
process.exitCode = missed ? 1 : 0

function section(bench: Bench, figures: Figure[]): string {
  const rows = figures.map((f) => `| ${f.what} | ${f.value} | ${f.limit} | ${f.ratio?.toFixed(2) ?? ''} | ${f.asked} | ${f.met ? 'yes' : '**no**'} |`)
  return [`## ${bench.name}`, `${bench.about[0]!.toUpperCase()}${bench.about.slice(1)}. On ${cores()}, Node ${process.version}.`, '', '| what | measured | limit | ratio | asked | met |', '|---|---|---|---|---|---|', ...rows, ''].join('\n')
}

/** Sections measured now take the place of their older selves; the others stay. */
function writePage(): void {
  let page = ''
  try {
    page = readFileSync(PAGE, 'utf8')
  } catch {
    page = '# Performance\n\nThe last results of `npm run bench -- --write`. Machines are noisy: each figure is held against a limit measured in the same run.\n\n'
  }
  for (const text of sections) {
    const title = text.slice(0, text.indexOf('\n'))
    const start = page.indexOf(`${title}\n`)
    const end = start < 0 ? -1 : page.indexOf('\n## ', start + 1)
    page = start < 0 ? `${page.trimEnd()}\n\n${text}` : page.slice(0, start) + text + (end < 0 ? '' : page.slice(end))
  }
  writeFileSync(PAGE, `${page.trimEnd()}\n`)
}

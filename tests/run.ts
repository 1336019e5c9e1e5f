/** `npm test`: every test file, two processes at a time, with a closing line that counts them. Arguments narrow to paths that contain them. */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { pathToFileURL } from 'node:url'

const root = process.env.TESTS_ROOT ?? path.dirname(import.meta.dirname)
const wanted = process.argv.slice(2)
const files = globSync('tests/**/*.test.ts', { cwd: root })
  .filter((f) => !wanted.length || wanted.some((w) => f.includes(w)))
  .sort()
if (!files.length) {
  process.stderr.write('no test file matches\n')
  process.exit(1)
}

/** They start processes of their own, stand for a fresh one, or measure what it holds. */
const ALONE = /^tests\/(?:processes|kernel-postgres|demo|hostile|sim|fuzz)\/|\/every-pattern\./
const TOGETHER_MAX = 8

/** Neighbours share a process: a good second of loading, and all that a first call costs, is paid once for several files. */
function inGroups(): string[][] {
  const groups: string[][] = []
  for (const file of files) {
    const last = groups.at(-1)
    if (last && last.length < TOGETHER_MAX && !ALONE.test(file) && !ALONE.test(last[0]!) && roomOf(file) === roomOf(last[0]!)) last.push(file)
    else groups.push([file])
  }
  return groups
}
const roomOf = (file: string): string => file.split('/')[1]!

const folder = mkdtempSync(path.join(tmpdir(), 'ivs-tests-'))
/** Each file is a suite, so that what it does before and after is its own. */
function entryOf(group: string[], at: number): string {
  const [only] = group
  if (group.length === 1) return path.join(root, only!)
  const entry = path.join(folder, `${String(at).padStart(3, '0')}-${roomOf(only!)}.mjs`)
  const suites = group.map((file) => `describe(${JSON.stringify(file.slice('tests/'.length))}, async () => void (await import(${JSON.stringify(pathToFileURL(path.join(root, file)).href)})))`)
  writeFileSync(entry, `import { describe } from 'node:test'\n${suites.join('\n')}\n`)
  return entry
}

// A hundred processes load much the same modules: they are compiled once.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'compiled')
const counts = { passed: 0, failed: 0, skipped: 0 }
const stream = run({ files: inGroups().map(entryOf), concurrency: 2, timeout: 1_200_000 })
stream.on('test:pass', (e) => {
  if (e.details.type === 'suite') return
  if (e.skip || e.todo) counts.skipped++
  else counts.passed++
})
stream.on('test:fail', (e) => {
  // A suite that fails by more than its tests did is a file that could not be loaded, or what it does before or after.
  const cause = e.details.error as { failureType?: string }
  if (e.details.type !== 'suite' || cause.failureType !== 'subtestsFailed') counts.failed++
})
stream.on('end', () => {
  rmSync(folder, { recursive: true, force: true })
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
  process.exitCode = counts.failed || !counts.passed ? 1 : 0
})
stream.compose(spec).pipe(process.stdout)

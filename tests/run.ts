/** `npm test`: every test file, in a few processes at a time, with a closing line that counts them. Arguments narrow to paths that contain them. */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
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
const TOGETHER_MAX = 16
/** Many wait for a schedule, a time-out or the database: one more than there are processors keeps them busy. More than four would want more connections than their database has. */
const AT_ONCE = Math.min(availableParallelism() + 1, 4)

/** Neighbours share a process: a good second of loading, and all that a first call costs, is paid once for several files. Those alone come first, for they wait most. */
function inGroups(): string[][] {
  const groups: string[][] = []
  for (const file of files.filter((f) => !ALONE.test(f))) {
    const last = groups.at(-1)
    if (last && last.length < TOGETHER_MAX && roomOf(file) === roomOf(last[0]!)) last.push(file)
    else groups.push([file])
  }
  return [...files.filter((f) => ALONE.test(f)).map((file) => [file]), ...groups]
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

// All these processes load much the same modules: they are compiled once.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'compiled')
const counts = { passed: 0, failed: 0, skipped: 0 }

/** Runs groups of files, and gives the files whose process ended before they did. */
async function runGroups(groups: string[][]): Promise<string[]> {
  const entries = groups.map(entryOf)
  const told = new Set<string>()
  const broken = new Set<string>()
  const stream = run({ files: entries, concurrency: AT_ONCE, timeout: 1_200_000 })
  stream.on('test:pass', (e) => {
    if (e.details.type === 'suite') return void told.add(e.name)
    if (e.skip || e.todo) counts.skipped++
    else counts.passed++
  })
  stream.on('test:fail', (e) => {
    // A suite that fails by more than its tests did is a file that could not be loaded, or what it does before or after.
    const cause = e.details.error as { failureType?: string }
    if (e.details.type === 'suite') told.add(e.name)
    if (e.details.type !== 'suite' || cause.failureType !== 'subtestsFailed') counts.failed++
    if (entries.includes(e.name)) broken.add(e.name)
  })
  for await (const text of stream.compose(spec)) process.stdout.write(text)
  return groups.filter((group, at) => group.length > 1 && broken.has(entries[at]!)).flatMap((group) => group.filter((file) => !told.has(file.slice('tests/'.length))))
}

const unfinished = await runGroups(inGroups())
// What brings its process down takes its neighbours' results along: each is run by itself, and told by its name.
if (unfinished.length) await runGroups(unfinished.map((file) => [file]))
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
process.exitCode = counts.failed || !counts.passed ? 1 : 0

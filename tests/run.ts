/** `npm test`: every test file, several at a time, with a closing line that counts them. Arguments narrow to paths that contain them. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'

const root = path.dirname(import.meta.dirname)
const wanted = process.argv.slice(2)
const files = globSync('tests/**/*.test.ts', { cwd: root })
  .filter((f) => !wanted.length || wanted.some((w) => f.includes(w)))
  .sort()
  .map((f) => path.join(root, f))
if (!files.length) {
  process.stderr.write('no test file matches\n')
  process.exit(1)
}
// Nearly three hundred processes load much the same modules: they are compiled once.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'compiled')
const counts = { passed: 0, failed: 0, skipped: 0 }
const stream = run({ files, concurrency: 2, timeout: 600_000 })
stream.on('test:pass', (e) => {
  if (e.details.type === 'suite') return
  if (e.skip || e.todo) counts.skipped++
  else counts.passed++
})
stream.on('test:fail', (e) => {
  if (e.details.type !== 'suite') counts.failed++
})
stream.on('end', () => {
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
  process.exitCode = counts.failed || !counts.passed ? 1 : 0
})
stream.compose(spec).pipe(process.stdout)

/**
 * Fails when a room imports rightward or past another room's index.ts, reaches for a port outside the kernel, grows past
 * 400 lines or takes a name that says nothing. Fails too when it saw no rooms: silence must not read as order.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brokenBoundaries } from './boundaries/broken-boundaries.ts'

const root = path.join(import.meta.dirname, '..')
const files = globSync('src/**/*.ts', { cwd: root }).map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(root, file), 'utf8') }))
const { breaches, rooms, imports } = brokenBoundaries(files)
for (const breach of breaches) process.stderr.write(`${breach}\n`)
if (rooms < 15 || imports < 200) {
  process.stderr.write(`only ${rooms} rooms and ${imports} imports were seen: the check is looking in the wrong place\n`)
  process.exitCode = 1
} else if (breaches.length) process.exitCode = 1
else process.stdout.write(`boundaries: ${files.length} files, ${rooms} rooms, ${imports} imports between rooms, none broken\n`)

#!/usr/bin/env node
// Runs the command line on the Node 26 that npm installed beside it, whatever Node started this file.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)
const main = path.join(root, 'src', 'main.ts')
const own = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
const major = Number(process.versions.node.split('.')[0])
if (major >= 26) {
  await import(main)
} else if (existsSync(own)) {
  const { status, signal } = spawnSync(own, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exit(signal ? 1 : (status ?? 1))
} else {
  process.stderr.write(`ivs: Node 26 is needed and was not found beside the project; run "npm ci" in ${root}\n`)
  process.exit(1)
}

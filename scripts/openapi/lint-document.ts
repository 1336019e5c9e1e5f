/** Lints the contract's document with Redocly's recommended rules; a warning fails as an error does. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildDocument } from '../../src/http/openapi/index.ts'
import { contractRoutes } from './contract-routes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ivs-openapi-'))
try {
  const file = path.join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(buildDocument(contractRoutes()), null, 1))
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'lint', file, '--format=stylish'], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  })
  const said = `${stdout}${stderr}`
  const warned = /\b[1-9]\d* (warning|error)/i.test(said)
  if (status !== 0 || warned || !/valid/.test(said)) {
    process.stderr.write(said)
    process.exitCode = 1
  } else process.stdout.write('openapi: valid, no warnings\n')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { brokenBoundaries } from '../../scripts/boundaries/broken-boundaries.ts'

const of = (file: string, text: string) => brokenBoundaries([{ file, text }]).breaches

test('the source keeps its boundaries', () => {
  execFileSync(process.execPath, [path.join(import.meta.dirname, '../../scripts/check-boundaries.ts')], { stdio: 'pipe' })
})

test('each kind of breach is noticed', () => {
  assert.match(of('src/lines/a.ts', "import { x } from '../checks/index.ts'")[0]!, /to the right/)
  assert.match(of('src/lines/a.ts', "import {\n  type X,\n  y,\n} from '../intake/table.ts'")[0]!, /through src\/intake\/index.ts/)
  assert.match(of('src/lines/a.ts', "export { y } from '../views/index.ts'")[0]!, /to the right/)
  assert.match(of('src/lines/a.ts', "const m = await import('../checks/index.ts')")[0]!, /to the right/)
  assert.match(of('src/lines/a.ts', "import { flow } from '../flow.ts'")[0]!, /builds the service/)
  assert.match(of('src/lines/a.ts', 'const t = Date.now()')[0]!, /context.time/)
  assert.match(of('src/lines/a.ts', 'const t = new Date()')[0]!, /context.time/)
  assert.match(of('src/lines/a.ts', 'setTimeout(go, 5)')[0]!, /due time/)
  assert.match(of('src/lines/a.ts', 'await fetch(url)')[0]!, /guarded/)
  assert.match(of('src/lines/a.ts', 'Math.random()')[0]!, /context.random/)
  assert.match(of('src/lines/a.ts', 'x\n'.repeat(401))[0]!, /401 lines/)
  assert.match(of('src/extraction/declarations/line-kinds.ts', "  'words of a table',\n".repeat(401))[0]!, /401 lines/)
  assert.match(of('src/lines/utils.ts', '')[0]!, /what it does/)
  assert.match(of('src/newroom/a.ts', '')[0]!, /order of rooms/)
})

test('what is allowed is not refused', () => {
  assert.deepEqual(of('src/lines/a.ts', "import { z } from 'zod'\nimport { Tx } from '../kernel/index.ts'\nimport { x } from '../kernel/net-guard/index.ts'\nimport { b } from './deep/b.ts'"), [])
  assert.deepEqual(of('src/intake/routes.ts', "import { documentSchema } from '../views/index.ts'"), [])
  assert.deepEqual(of('src/app.ts', "import { KeyRing } from './accounts/authenticate-key.ts'"), [])
  assert.deepEqual(of('src/kernel/time.ts', 'export const now = () => Date.now()'), [])
  assert.deepEqual(of('src/lines/a.ts', '// Date.now() would not do\n/* nor fetch(x) */ tx.fetch(x)'), [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemTime } from '../../src/kernel/index.ts'
import { readSource } from '../../src/requirements/read-source.ts'
import { parseRequirements } from '../../src/requirements/sop/index.ts'

const textOf = (name: string): string => Array.from({ length: 40 }, (_, n) => `${n + 1}. ${name} ${n} shall maintain commercial general liability insurance of $${(n % 9) + 1},000,000 per occurrence and business automobile liability insurance of $1,000,000.`).join('\n')
/** Every deadline has passed as soon as it is set. */
const hurried = { ...systemTime, after: (_ms: number, then: () => void) => systemTime.after(0, then) }

test('a text that takes too long is refused for itself alone: those before and behind it are read', async () => {
  const [before, late, behind] = await Promise.allSettled([readSource(textOf('Alder'), systemTime), readSource(textOf('Birch'), hurried), readSource(textOf('Cedar'), systemTime)])
  assert.equal(before.status, 'fulfilled')
  assert.match(String(late.status === 'rejected' && late.reason.message), /took too long/)
  assert.ok(behind.status === 'fulfilled')
  assert.deepEqual(behind.value, parseRequirements(textOf('Cedar')))
})

test('a text that was refused for its time is read anew when it is sent again', async () => {
  assert.ok((await readSource(textOf('Birch'), systemTime)).rules.length > 0)
})

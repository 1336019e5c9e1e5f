import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

test('figures behind GL are limits, those behind EL are of the workers’ compensation', async () => {
  assert.equal(await outcomesOf('haul', 'auto 1mil yes\ncargo 100k yes\ngl 1/2 yes').then((said) => /gl=(\w+)/.exec(said)![1]), 'confirmed')
  assert.match(await outcomesOf('haul', 'GL 1/2 expired. Others active.'), /gl=refused/)
  assert.match(await outcomesOf('build', 'Policies are in force. GL 1M/2M, EL 500/500/500.'), /gl=confirmed/)
  assert.match(await outcomesOf('build', 'Policies are in force. Umbrella 5M, EL 1M/1M/1M.'), /um=(?!unclear)/)
})

test('one figure without a name is the first of the limits before it is any other', async () => {
  for (const [said, line] of [
    ['All are in force. GL limit is $2,000,000.', /gl=unclear/],
    ['All are in force. GL is 100,000.', /gl=unclear/],
    ['All are in force. GL limit is 1,000,000.', /gl=confirmed/],
    ['All are in force. The umbrella is 5M.', /um=confirmed/],
  ] as const)
    assert.match(await outcomesOf('build', said), line, said)
  assert.match(await outcomesOf('haul', 'All in force. Cargo 100k no reefer.'), /cg=unclear/)
})

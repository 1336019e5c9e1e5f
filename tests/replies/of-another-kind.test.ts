import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const OTHERS = 'cg=confirmed gl=confirmed'

test('a policy that is said to be one of another kind is not the one that was asked, whatever is said of all', async () => {
  for (const said of ['Auto is NTL', 'The auto is really just bobtail', 'Auto = bobtail', 'Auto is his personal auto', 'Auto is excess', '#1 is bobtail', 'The first one is non-trucking', 'We wrote the auto as non-trucking', 'PSX-204417 is a bobtail policy', 'Auto (NTL)'])
    for (const letter of [`All three active. ${said}.`, `${said}. All three are active.`]) assert.match(await outcomesOf('haul', letter), /^al=(?!confirmed)/, letter)
  assert.equal(await outcomesOf('haul', 'Auto: active (bobtail)\nCargo: active\nGL: active'), `al=unclear ${OTHERS}`)
  assert.equal(await outcomesOf('build', 'All four active. WC - occ acc'), 'gl=confirmed al=confirmed um=confirmed wc=unclear')
  for (const said of ["It's a bobtail policy", 'This is a bobtail policy']) assert.match(await outcomesOf('haul', `All three active. ${said}.`), /^al=unclear/, said)
})

test('what a policy has besides, or what else they carry, opens none', async () => {
  for (const said of ['They also carry bobtail', 'Auto is primary', 'Auto has physical damage as well', 'Physical damage is also with us']) assert.equal(await outcomesOf('haul', `All three active. ${said}.`), `al=confirmed ${OTHERS}`, said)
})

test('an end within days, of a policy that was asked for months to come, leaves that one open', async () => {
  for (const said of ['Auto expires Friday', 'Auto expires tomorrow', 'Auto expires next week', 'Auto expires at month end', 'Auto expires soon', 'Auto renews this week', 'Auto renews next month', 'Auto is up for renewal Monday', 'Auto is up Monday'])
    assert.equal(await outcomesOf('haul', `All three active. ${said}.`), `al=unclear ${OTHERS}`, said)
  for (const said of ['Auto expires in March', 'Auto renews in March', 'Auto is up for renewal']) assert.equal(await outcomesOf('haul', `All three active. ${said}.`), `al=confirmed ${OTHERS}`, said)
})

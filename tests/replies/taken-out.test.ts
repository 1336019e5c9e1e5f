import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const OTHERS_STAND = 'al=confirmed cg=refused gl=confirmed'

test('how the one that is taken out ended, set apart behind its name, is no ending of the others', async () => {
  for (const but of ['Other than', 'Except for', 'Aside from', 'With the exception of'])
    for (const ended of [' (cancelled),', ' (not ours),', ' (never issued),', ' - cancelled 9/1 -', ', lapsed,'])
      for (const rest of ['all are in force', 'everything is active']) assert.equal(await outcomesOf('haul', `${but} the cargo${ended} ${rest}.`), OTHERS_STAND, but + ended + rest)
  assert.equal(await outcomesOf('haul', 'All policies except the cargo (cancelled) are in force.'), OTHERS_STAND)
  assert.equal(await outcomesOf('haul', 'Other than the cargo (limit is 50,000), all are in force.'), 'al=confirmed cg=contradicted gl=confirmed')
})

test('"Except the cargo is inactive", a sentence of its own behind a yes to all', async () => {
  for (const said of ['Except the cargo is inactive', 'Except cargo was cancelled 9/1', '*except the cargo is inactive', 'Except the cargo, cancelled']) assert.equal(await outcomesOf('haul', `All three confirmed.\n\n${said}.`), OTHERS_STAND, said)
})

test('an ending that is said of all but one', async () => {
  for (const said of ['All policies except the cargo are cancelled', 'Everything but the cargo was cancelled', 'Except the cargo, all lapsed', 'Other than cargo cancelled']) assert.match(await outcomesOf('haul', `${said}.`), /^al=refused cg=unclear gl=refused$/, said)
})

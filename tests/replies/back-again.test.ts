import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

test('what was cancelled and is said to stand again goes to a person', async () => {
  for (const back of ['They are back on now.', 'It is active again.', 'It was reinstated.', 'They were put back in force, it is in force again.'])
    assert.match(await outcomesOf('haul', `Auto and cargo are active. The GL was cancelled 10/1. ${back}`), /gl=unclear/, back)
  for (const gone of ['It was not reinstated.', 'It has not been reinstated.', 'It was never reinstated.'])
    assert.match(await outcomesOf('haul', `Auto and cargo are active. The GL was cancelled 10/1. ${gone}`), /gl=refused/, gone)
})

test('whether one that ended is put back is asked of that one, and not of the others', async () => {
  assert.equal(await outcomesOf('haul', 'GL lapsed on 9/1. Let me see if they are reinstating. Auto and cargo are active.'), 'al=confirmed cg=confirmed gl=unclear')
  assert.doesNotMatch(await outcomesOf('haul', 'GL lapsed on 9/1. Let me see if they will reinstate everything. Auto and cargo are active.'), /confirmed/)
})

test('“that one” is the one named last', async () => {
  assert.equal(await outcomesOf('haul', 'Yes to the auto and cargo, no to the GL. That one is with a different agency.'), 'al=confirmed cg=confirmed gl=refused')
})

test('how the end of one policy is told', async () => {
  for (const said of ['GL termed 10/1.', 'They took the GL elsewhere.', 'We were removed as agent on the GL.', 'Someone else has the GL.', 'Contact their other agent for the GL.', 'The insured no longer carries GL.', 'GL was discontinued.', 'Not our GL.'])
    assert.equal(await outcomesOf('haul', `Auto and cargo are active. ${said}`), 'al=confirmed cg=confirmed gl=refused', said)
  for (const said of ['They will take the GL elsewhere next year.', 'They no longer carry passengers.', 'Someone else has the same name.']) assert.doesNotMatch(await outcomesOf('haul', `All are active. ${said}`), /gl=(?:confirmed|refused)/, said)
})

test('what follows an ending, and what ends in part', async () => {
  assert.equal(await outcomesOf('haul', 'Auto and cargo are active. The GL is written through a different agency so you would need to reach out to them on that.'), 'al=confirmed cg=confirmed gl=refused')
  assert.doesNotMatch(await outcomesOf('haul', "Auto and cargo are active so you'd need to check with them for the GL."), /confirmed/)
  assert.equal(await outcomesOf('haul', 'Ironwood cancelled the GL on 10/18. I believe they are looking at other options. Auto and cargo are active.'), 'al=confirmed cg=confirmed gl=refused')
  assert.equal(await outcomesOf('haul', 'Auto and GL are active. The cargo has a 2,500 deductible and reefer has been removed.'), 'al=confirmed cg=unclear gl=confirmed')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
const LEADS = [
  'This is to confirm that Blue Mesa Hauling LLC has the following coverage through our agency:',
  'Please accept this as confirmation that the above insured has the following insurance:',
  'We provide the following coverage for this insured:',
  'Insured currently has the below coverages:',
  'This email confirms the following coverage for Blue Mesa Hauling LLC:',
  'Please find confirmation of coverage below:',
  'The following coverages are written through our agency:',
]
const LISTS = ['Auto liability\nCargo\nGeneral liability\n\nAll policies are currently in force.', 'Auto - active\nCargo - active\nGL - active', 'Auto, cargo and GL. All in force.']

test('what leads to a list of policies adds nothing to what is said of each', async () => {
  for (const lead of LEADS) for (const list of LISTS) assert.equal(await outcomesOf('haul', `${lead}\n\n${list}`), CONFIRMED, `${lead} ${list}`)
})

test('it may say something else of them', async () => {
  for (const lead of [
    'They no longer have the following policies with us:',
    'They had the following policies with us last year:',
    'The following policies are pending:',
    'We quoted the following coverages:',
    'Prior coverage is listed below:',
    'They bought the following coverage online:',
    'The owner has the following coverage:',
    'I cannot confirm the following policies:',
    'The following coverages need to be corrected:',
  ])
    assert.ok(!(await outcomesOf('haul', `${lead}\n\n${LISTS[0]}`)).includes('confirmed'), lead)
})

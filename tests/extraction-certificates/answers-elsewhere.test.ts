import assert from 'node:assert/strict'
import { test } from 'node:test'
import { certificate } from '../endpoints/kit/paper.ts'
import { read } from './printed.ts'

const saidOf = async (words: string) => {
  const { coverage_lines, unreadable_fields } = await read(await certificate({ gl: { limits: { each_occurrence: words } } }))
  const [line] = coverage_lines
  assert.deepEqual(line!.limits.find(({ label }) => label === 'general_aggregate')?.amount, 2_000_000)
  const limit = line!.limits.find(({ label }) => label === 'each_occurrence')
  return limit ? String(limit.amount) : unreadable_fields.some(({ field, line: at }) => field === 'limits.each_occurrence' && at === 0) ? 'unreadable' : 'none'
}

test('an amount that the cell says stands elsewhere was not read, and is not absent', async () => {
  for (const words of ['SEE BELOW', 'See Description', 'SEE ATTACHED', 'Per Policy', 'see remarks', 'Per Schedule', 'AS STATED BELOW', 'TBD', 'Refer to attached', 'SEE ACORD 101', 'SEE PAGE 2'])
    assert.equal(await saidOf(words), 'unreadable', words)
})

test('a cell that says that there is no such limit is no cell that could not be read', async () => {
  for (const words of ['EXCLUDED', 'N/A', 'NIL', 'None', 'NOT COVERED']) assert.equal(await saidOf(words), 'none', words)
})

test('words beside an amount change nothing of it', async () => {
  for (const words of ['1,000,000 per policy', '1,000,000 See below']) assert.equal(await saidOf(words), '1000000', words)
})

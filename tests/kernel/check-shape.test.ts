import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { checkShape } from '../../src/kernel/index.ts'

const limit = z.strictObject({ label: z.string(), min: z.number().min(0).max(10).nullable() })
const rule = z.union([z.strictObject({ kind: z.literal('certificate') }), z.strictObject({ kind: z.literal('coverage').optional(), coverage_type: z.enum(['cargo', 'cyber']), limits: z.array(limit).max(2) })])
const schema = z.strictObject({
  name: z.string().min(1).max(3).optional(),
  hours: z.number().int().optional(),
  on: z.iso.date().optional(),
  at: z.union([z.string(), z.number()]).optional(),
  rules: z.array(rule).optional(),
  tags: z.record(z.string(), z.string()).optional(),
  blank: z.string().refine((s) => s.trim().length > 0, 'must not be blank').optional(),
})
const said = (value: unknown) => checkShape(schema, value).refused?.details.map(({ param, message }) => `${param} ${message}`)

test('what is right comes back as it is', () => {
  assert.deepEqual(checkShape(schema, { name: 'abc' }), { data: { name: 'abc' }, refused: null })
})
test('each member that is wrong is named with what to do', () => {
  assert.deepEqual(said({ name: '', hours: 1.5, on: '1/2/2026', at: true, tags: 4, blank: ' ' }), [
    'name must not be empty.',
    'hours must be a whole number.',
    'on must be a date as YYYY-MM-DD.',
    'at must be a string or a number, not true or false.',
    'tags must be an object, not a number.',
    'blank must not be blank',
  ])
  assert.deepEqual(said({ name: 'abcd', hours: '5', at: null, rulez: 1 }), ['name must have at most 3 characters.', 'hours must be a number, not a string.', 'at must be a string or a number, not null.', 'rulez "rulez" is not a member here.'])
  assert.deepEqual(said([]), ['null must be an object, not a list.'])
})
test('of alternatives the one that was meant is told of, with the path to it', () => {
  assert.deepEqual(said({ rules: [{ coverage_type: 'cargo', limits: [{ label: 'x', min: 11 }, { min: 5 }] }] }), ['rules[0].limits[0].min must be at most 10.', 'rules[0].limits[1].label is required.'])
  assert.deepEqual(said({ rules: [{ coverage_type: 'trucks', limits: [] }] }), ['rules[0].coverage_type must be one of cargo, cyber.'])
  assert.deepEqual(said({ rules: [{ limits: [{ label: 'x', min: null }, { label: 'x', min: null }, { label: 'x', min: null }] }] }), ['rules[0].coverage_type is required.', 'rules[0].limits must have at most 2 items.'])
})
test('no more is told of than anyone reads', () => {
  assert.equal(said({ rules: Array.from({ length: 80 }, () => ({ coverage_type: 'trucks', limits: [] })) })!.length, 50)
})

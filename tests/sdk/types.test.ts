import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { contractTypes, typeOf } from '../../scripts/sdk/type-text.ts'
import { contract } from '../openapi/contract.ts'

test('the types of the client are those of the contract', () => {
  const written = readFileSync(path.join(import.meta.dirname, '../../sdk/contract.ts'), 'utf8')
  assert.ok(written === contractTypes(contract().doc), 'sdk/contract.ts is not current: run `npm run sdk`')
})

test('shapes become the types they are', () => {
  assert.equal(typeOf({ type: ['string', 'null'] }, ''), 'string | null')
  assert.equal(typeOf({ type: 'array', items: { enum: ['a', 'b'] } }, ''), '("a" | "b")[]')
  assert.equal(typeOf({ type: 'object', required: ['a'], properties: { a: { type: 'integer' }, 'b-c': { $ref: '#/components/schemas/X' } } }, ''), "{\n  a: number\n  'b-c'?: components['schemas']['X'] | undefined\n}")
  assert.equal(typeOf({ anyOf: [{ type: 'string' }, { type: 'null' }] }, ''), 'string | null')
  assert.equal(typeOf({}, ''), 'unknown')
})

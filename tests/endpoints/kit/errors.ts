import assert from 'node:assert/strict'
import type { Answer } from '../../harness/service.ts'

/** An answer that is an error of the contract: status, code, and, where given, the offending member. */
export function assertError(answer: Answer, status: number, code: string, param?: string | null): void {
  assert.equal(answer.status, status, JSON.stringify(answer.body))
  const { error } = answer.body
  assert.equal(error.code, code, JSON.stringify(error))
  assert.ok(typeof error.message === 'string' && error.message.length > 0)
  assert.match(error.request_id, /^\S+$/)
  if (param !== undefined) assert.equal(error.param, param, JSON.stringify(error))
}

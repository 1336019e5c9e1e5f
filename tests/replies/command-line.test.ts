import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const MAIN = path.join(import.meta.dirname, '../../src/main.ts')
const folder = mkdtempSync(path.join(tmpdir(), 'ivs-read-reply-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const put = (name: string, content: string | Buffer): string => {
  writeFileSync(path.join(folder, name), content)
  return path.join(folder, name)
}
const readReplies = (contexts: string, ...files: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'read-reply', ...files, '--context', contexts, '--json'], { encoding: 'utf8' })
  return { status, out: stdout ? JSON.parse(stdout) : null, said: stderr }
}
const haul = CONTEXTS.haul!
const letter = put('yes.eml', replyMail(haul, 'Yes, all of these are in force as shown.', { style: 'gmail' }))

test('contexts are taken as a list and by their ids, with whatever stands beside them', () => {
  for (const held of [[{ ...haul, sent_by: 'desk' }], { haul }]) {
    const { status, out } = readReplies(put('contexts.json', JSON.stringify(held)), letter)
    assert.equal(status, 0)
    assert.deepEqual(Object.values(out[0].per_line).map((line) => (line as { outcome: string }).outcome), haul.lines.map(() => 'confirmed'))
  }
})

test('what was not asked may be left out of a context', () => {
  const lines = haul.lines.map(({ coverage_line_id, coverage_type }) => ({ coverage_line_id, coverage_type }))
  const { status, out } = readReplies(put('bare.json', JSON.stringify([{ ...haul, lines }])), letter)
  assert.equal(status, 0)
  assert.deepEqual(Object.values(out[0].per_line).map((line) => (line as { outcome: string }).outcome), haul.lines.map(() => 'confirmed'))
})

test('a context that cannot be read against is refused by the member that is wrong, and nothing is read', () => {
  const [line] = haul.lines
  for (const [held, said] of [
    [{ haul: { ...haul, lines: [{ ...line, coverage_type: 'umbrella_liability' }] } }, /haul\.lines\[0\]\.coverage_type: must be one of general_liability, .*umbrella/],
    [[{ ...haul, thread_token: undefined }], /\[0\]\.thread_token: is required\./],
    [[{ ...haul, lines: [{ ...line, expiration_date: '3/1/27' }] }], /lines\[0\]\.expiration_date: must be a date as YYYY-MM-DD\./],
  ] as const) {
    const { status, out, said: heard } = readReplies(put('wrong.json', JSON.stringify(held)), letter)
    assert.deepEqual([status, out], [1, null])
    assert.match(heard, said)
    assert.match(heard, /^ivs: \S*wrong\.json: [^\n]*\n$/)
  }
  const { status, said } = readReplies(put('broken.json', 'no\n'), letter)
  assert.equal(status, 1)
  assert.match(said, /^ivs: \S*broken\.json is not JSON: [^\n]*\n$/)
})

test('a file that cannot be opened is named, and the others are read', () => {
  const { status, out, said } = readReplies(put('contexts.json', JSON.stringify([haul])), path.join(folder, 'gone.eml'), letter)
  assert.deepEqual([status, out.length, out[0].file], [1, 1, letter])
  assert.match(said, /^ivs: \S+gone\.eml: There is no such file; check the path\.$/m)
})

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Served } from './served.ts'

const first = new Served()
const second = new Served()
after(() => Promise.all([first.stop(), second.stop()]))

test('a second start on the port of the first ends with one line that says so, and the first stays up', async () => {
  await first.start()
  second.url = first.url
  await assert.rejects(second.start(), (error: Error) => {
    assert.match(error.message, /^ended with 1: ivs: port \d+ of 127\.0\.0\.1 is taken[^\n]*\n$/)
    return true
  })
  assert.equal((await fetch(`${first.url}/readyz`)).status, 200)
})

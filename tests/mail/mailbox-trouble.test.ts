import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemTime } from '../../src/kernel/index.ts'
import { pollMailbox, reachMailbox, startImapPolling } from '../../src/outreach/mail/imap-polling.ts'
import { type Command, type Moody, startMoodyMailbox } from './moody-mailbox.ts'

const patience = { greetMs: 300, silentMs: 300, commandMs: 600 }
async function withMailbox(use: (box: Moody, poll: () => ReturnType<typeof pollMailbox>, taken: string[]) => Promise<void>): Promise<void> {
  const box = await startMoodyMailbox({ 1: 'Subject: one\r\n\r\nfirst\r\n', 2: 'Subject: two\r\n\r\nsecond\r\n' })
  const taken: string[] = []
  const poll = () => pollMailbox({ url: box.url, time: systemTime, patience, onMessage: async ({ raw }) => void taken.push(raw.toString()) })
  try {
    await use(box, poll, taken)
  } finally {
    await box.close()
  }
}

for (const drips of [false, true])
  for (const at of ['GREETING', 'LOGIN', 'SELECT', 'UID SEARCH', 'UID FETCH', 'UID STORE'] satisfies Command[])
    test(`a server that ${drips ? 'drips' : 'says nothing more'} at ${at} is given up and told of; the next round takes what waited`, () =>
      withMailbox(async (box, poll, taken) => {
        box.silentAt = at
        box.drips = drips
        await assert.rejects(poll())
        box.silentAt = null
        await poll()
        // What was kept before its mark could be set comes again; the same bytes on a thread are one message there.
        assert.deepEqual([...new Set(taken)].map((text) => /Subject: (\w+)/.exec(text)![1]), ['one', 'two'])
        assert.deepEqual(await poll(), { taken: 0, tooLarge: 0, failed: 0 })
      }))

test('a refused sign-in says so, and polling goes on by itself once it is accepted', () =>
  withMailbox(async (box, _poll, taken) => {
    box.refusesLogin = true
    const errors: string[] = []
    await assert.rejects(reachMailbox({ url: box.url, time: systemTime, patience }), /refuses the sign-in: .*try later/)
    const polling = startImapPolling({ url: box.url, time: systemTime, patience, intervalMs: 20, onMessage: async ({ raw }) => void taken.push(raw.toString()), onError: (error) => errors.push(error.message) })
    while (errors.length < 2) await new Promise((resolve) => setTimeout(resolve, 10))
    assert.match(errors[0]!, /refuses the sign-in/)
    box.refusesLogin = false
    while (taken.length < 2) await new Promise((resolve) => setTimeout(resolve, 10))
    await polling.stop()
    assert.equal(taken.length, 2)
  }))

test('a mailbox that was rebuilt hands everything out again, and nothing is skipped', () =>
  withMailbox(async (box, poll, taken) => {
    await poll()
    box.uidValidity = 2
    box.seen.clear()
    await poll()
    assert.equal(taken.length, 4)
    assert.equal(new Set(taken).size, 2)
  }))

test('a message that cannot be kept is told of, holds up no other, and waits', () =>
  withMailbox(async (box) => {
    const told: string[] = []
    let isAway = true
    const taken: string[] = []
    const poll = () =>
      pollMailbox({
        url: box.url,
        time: systemTime,
        patience,
        onFailure: (error) => told.push(error.message),
        onMessage: async ({ raw }) => {
          if (isAway && raw.includes('first')) throw new Error('the disk is full')
          taken.push(raw.toString())
        },
      })
    assert.deepEqual(await poll(), { taken: 1, tooLarge: 0, failed: 1 })
    assert.deepEqual(told, ['the disk is full'])
    isAway = false
    assert.deepEqual(await poll(), { taken: 1, tooLarge: 0, failed: 0 })
    assert.equal(taken.length, 2)
  }))

test('how many wait is told without taking them', () => withMailbox(async (box) => assert.deepEqual(await reachMailbox({ url: box.url, time: systemTime, patience }), { unseen: 2, flagged: 0 })))

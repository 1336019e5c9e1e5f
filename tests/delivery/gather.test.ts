import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Asked, gatherByKey } from '../../src/delivery/gather.ts'

/** Answers that end when they are told to. */
function steps(bounds: { keysMax: number; atOnce: number }, failsAt = '') {
  const begun: { group: [string, readonly string[]][]; end: () => void }[] = []
  const ask = gatherByKey<string, string, string>(
    (key) => key,
    (asked: Asked<string, string>[]) =>
      new Promise((resolve, reject) => {
        const isBad = asked.some(({ questions }) => questions.includes(failsAt))
        const answers = asked.map(({ key, questions }) => questions.map((q) => `${key} ${q}`))
        begun.push({ group: asked.map(({ key, questions }) => [key, questions]), end: () => (isBad ? reject(new Error(`not ${failsAt}`)) : resolve(answers)) })
      }),
    { questionsMax: 3, ...bounds },
  )
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { groups: () => begun.map(({ group }) => group), begun, ask, settled }
}

test('what is asked at one moment goes together, and what waits meanwhile gathers in the order in which its keys began to wait', async () => {
  const { groups, begun, ask, settled } = steps({ keysMax: 2, atOnce: 1 })
  const answers = [ask('a', '1'), ask('a', '2'), ask('b', '1'), ask('c', '1')]
  await settled()
  assert.deepEqual(groups(), [[['a', ['1', '2']], ['b', ['1']]]])
  answers.push(ask('c', '2'), ask('a', '3'), ask('d', '1'), ask('c', '3'), ask('c', '4'))
  await settled()
  begun[0]!.end()
  await settled()
  assert.deepEqual(groups().slice(1), [[['c', ['1', '2', '3']], ['a', ['3']]]], 'the key that waited longest first, and not more of it than a group holds')
  begun[1]!.end()
  await settled()
  assert.deepEqual(groups().slice(2), [[['c', ['4']], ['d', ['1']]]])
  begun[2]!.end()
  assert.deepEqual(await Promise.all(answers), ['a 1', 'a 2', 'b 1', 'c 1', 'c 2', 'a 3', 'd 1', 'c 3', 'c 4'])
})

test('no two groups under way are of one key', async () => {
  const { groups, begun, ask, settled } = steps({ keysMax: 1, atOnce: 2 })
  const answers = [ask('a', '1')]
  await settled()
  answers.push(ask('a', '2'), ask('b', '1'))
  await settled()
  assert.deepEqual(groups(), [[['a', ['1']]], [['b', ['1']]]])
  begun[1]!.end()
  await settled()
  assert.equal(groups().length, 2)
  begun[0]!.end()
  await settled()
  assert.deepEqual(groups().slice(2), [[['a', ['2']]]])
  begun[2]!.end()
  assert.deepEqual(await Promise.all(answers), ['a 1', 'a 2', 'b 1'])
})

test('a group that fails is asked key by key and then one by one, and gives its turn on', async () => {
  const { groups, begun, ask, settled } = steps({ keysMax: 2, atOnce: 1 }, 'bad')
  const results = Promise.allSettled([ask('a', '1'), ask('b', 'good'), ask('b', 'bad'), ask('c', '1')])
  for (let at = 0; at < 6; at++) {
    await settled()
    begun[at]!.end()
  }
  assert.deepEqual((await results).map((r) => r.status), ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  assert.deepEqual(groups(), [[['a', ['1']], ['b', ['good', 'bad']]], [['a', ['1']]], [['b', ['good', 'bad']]], [['b', ['good']]], [['b', ['bad']]], [['c', ['1']]]])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gatherByKey } from '../../src/delivery/gather.ts'

/** Answers that end when they are told to. */
function steps(atOnce: number, failsAt = '') {
  const begun: { key: string; questions: string[]; end: () => void }[] = []
  const ask = gatherByKey<string, string, string>(
    (key) => key,
    (key, questions) =>
      new Promise((resolve, reject) => {
        const isBad = questions.includes(failsAt)
        begun.push({ key, questions, end: () => (isBad ? reject(new Error(`not ${failsAt}`)) : resolve(questions.map((q) => `${key} ${q}`))) })
      }),
    { groupMax: 3, atOnce },
  )
  const settled = async () => {
    for (let i = 0; i < 20; i++) await null
  }
  return { begun, ask, settled }
}

test('of many tenants so many are answered at once, in turn, and what waits meanwhile gathers', async () => {
  const { begun, ask, settled } = steps(2)
  const answers = [ask('a', '1'), ask('a', '2'), ask('b', '1'), ask('c', '1')]
  await settled()
  assert.deepEqual(begun.map((g) => [g.key, g.questions]), [['a', ['1', '2']], ['b', ['1']]])
  answers.push(ask('c', '2'), ask('a', '3'), ask('c', '3'), ask('c', '4'))
  begun[0]!.end()
  await settled()
  assert.deepEqual(begun.slice(2).map((g) => [g.key, g.questions]), [['c', ['1', '2', '3']]], 'its turn came before the next of a')
  begun[1]!.end()
  await settled()
  assert.deepEqual(begun.slice(3).map((g) => [g.key, g.questions]), [['a', ['3']]])
  begun[2]!.end()
  await settled()
  begun[3]!.end()
  begun[4]!.end()
  assert.deepEqual(await Promise.all(answers), ['a 1', 'a 2', 'b 1', 'c 1', 'c 2', 'a 3', 'c 3', 'c 4'])
})

test('a group that fails is asked one by one, and gives its turn on', async () => {
  const { begun, ask, settled } = steps(1, 'bad')
  const results = Promise.allSettled([ask('a', '1'), ask('b', 'good'), ask('b', 'bad'), ask('c', '1')])
  for (let at = 0; at < 5; at++) {
    await settled()
    begun[at]!.end()
  }
  assert.deepEqual((await results).map((r) => r.status), ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  assert.deepEqual(begun.map((g) => [g.key, g.questions]), [['a', ['1']], ['b', ['good', 'bad']], ['b', ['good']], ['b', ['bad']], ['c', ['1']]])
})

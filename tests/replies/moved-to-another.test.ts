import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const SOLO = CONTEXTS.solo!
const corrections = async (text: string): Promise<unknown> => {
  const answer = (await readReply(replyMail(SOLO, text, { style: 'gmail' }), SOLO)).per_line['al']!
  return answer.outcome === 'contradicted' ? answer.corrections : answer.outcome
}
const MOVED = ['We moved it to Northwoods Mutual', 'It is now with Northwoods Mutual', 'We rewrote it with Northwoods Mutual', "They're with Northwoods Mutual now", 'Now written by Northwoods Mutual', 'We placed it with Northwoods Mutual']
const DAYS = [' on 10/1/26', ' effective 10/1/2026', ' as of October 1, 2026']
const NUMBERS = [', policy NWM-70011', ', policy # NWM-70011', ' (NWM-70011)', '. The new number is NWM-70011', ', NWM-70011']
const LIMITS = ['.', ', same limits.', '. Limits unchanged.', ', limits are the same.']

test('where a policy went, since when and under which number', async () => {
  const wrong: string[] = []
  for (const [a, moved] of MOVED.entries())
    for (const [b, day] of DAYS.entries())
      for (const [c, number] of NUMBERS.entries()) {
        const letter = `${moved}${day}${number}${LIMITS[(a + b + c) % LIMITS.length]}`
        const said = (await corrections(letter)) as Record<string, string>
        if (said['carrier'] !== 'Northwoods Mutual' || said['effective_date'] !== '2026-10-01' || said['policy_number'] !== 'NWM-70011') wrong.push(letter)
      }
  assert.deepEqual(wrong, [])
})

test('a name and nothing but a number gives it; a form does not, and a day of looking it up is no first day', async () => {
  assert.deepEqual(await corrections('Auto liability is NWM-70011. It is active.'), { policy_number: 'NWM-70011' })
  assert.equal(await corrections('Auto is CA 0001. It is active.'), 'unclear')
  assert.deepEqual(await corrections('Active with Northwoods Mutual as of 11/12/26.'), { carrier: 'Northwoods Mutual' })
})

test('since when it is in effect and under which number it renewed', async () => {
  assert.deepEqual(await corrections('It went into effect 7/20/2026, not 6/20. Active.'), { effective_date: '2026-07-20' })
  assert.deepEqual(await corrections('It renewed under LSV-660177 and is active.'), { policy_number: 'LSV-660177' })
  assert.equal(await corrections('Active, renewed under a new number.'), 'unclear')
  assert.equal(await corrections('Active. New limits went into effect 11/1.'), 'unclear')
})

test('an amount with a point at the head of a broken line is no number of a list', async () => {
  assert.deepEqual(await corrections('It is in force but the combined single limit on this one got reduced to\n1.5M after the audit.'), { 'limits.combined_single_limit': 1_500_000 })
})

test('"another company", in words before its name, is named by it', async () => {
  const given = { carrier: 'Cactus Mutual', policy_number: 'CM-88120' }
  for (const letter of ['We moved it to another company (Cactus Mutual, CM-88120). Active, same limit.', 'Rewritten with a new company, Cactus Mutual. Policy CM-88120. Active.', 'They switched carriers, Cactus Mutual CM-88120. Active.', 'La póliza se renovó con otra compañía, Cactus Mutual, número CM-88120. Está activa.', 'Ahora está con otra compañía: Cactus Mutual, póliza CM-88120. Activa.', 'Pasó a Cactus Mutual con el número CM-88120. Está en vigor.'])
    assert.deepEqual(await corrections(letter), given, letter)
  assert.equal(await corrections('Pasó a Dana.'), 'unclear')
})

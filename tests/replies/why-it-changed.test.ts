import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'
import { readPhrases } from './read-phrases.ts'

const ALL = { ...CONTEXTS, ...CONTEXTS_BY_TRADE }
async function read(key: string, text: string): Promise<string> {
  const { per_line } = await readReply(replyMail(ALL[key]!, text, { style: 'apple' }), ALL[key]!)
  return Object.entries(per_line).map(([id, line]) => `${id}=${line.outcome}`).join(' ')
}
/** The letters that do not read as wanted, each phrase put into each of the letters. */
async function otherwise(phrases: string[], letters: [key: string, text: (phrase: string) => string, wanted: string][]): Promise<string[]> {
  const out: string[] = []
  for (const phrase of phrases)
    for (const [key, text, wanted] of letters) {
      const is = await read(key, text(phrase))
      if (is !== wanted) out.push(`${text(phrase)} [${is}]`)
    }
  return out
}

describe('why a value is another one, and how a policy ended', () => {
  test('why a value changed takes nothing back, of that policy or of the others', async () => {
    assert.deepEqual(
      await otherwise(readPhrases('changes.txt'), [
        ['haul', (why) => `Cargo limit is $150,000, not $100,000. ${why} Auto and GL are right. All active.`, 'al=confirmed cg=contradicted gl=confirmed'],
        ['solo', (why) => `Active, but the CSL is $1,000,000. ${why}`, 'al=contradicted'],
      ]),
      [],
    )
  })
  test('how a policy ended is said of that one', async () => {
    assert.deepEqual(
      await otherwise(readPhrases('endings.txt'), [
        ['haul', (how) => `Auto and GL are active. The cargo was cancelled 10/1. ${how}`, 'al=confirmed cg=refused gl=confirmed'],
        ['solo', (how) => `This policy is no longer in force. ${how}`, 'al=refused'],
      ]),
      [],
    )
  })
  test('they confirm nothing alone', async () => {
    for (const phrase of [...readPhrases('changes.txt'), ...readPhrases('endings.txt')]) assert.doesNotMatch(await read('haul', phrase), /confirmed/, phrase)
  })
  test('the end of the insured, of the account or of the others reaches them all', async () => {
    const passed: string[] = []
    for (const said of readPhrases('endings-of-all.txt'))
      for (const text of [`Auto and GL are active. The cargo was cancelled 10/1. ${said}`, `Auto: active\nGL: active\nCargo: cancelled 10/1. ${said}`, `All active. Cargo is $150,000. ${said}`]) if (/(?:al|gl)=confirmed/.test(await read('haul', text))) passed.push(text)
    assert.deepEqual(passed, [])
  })
  test('a yes to the others beside it is no refusal of them', async () => {
    assert.equal(await read('haul', 'Cargo was cancelled 10/1/26. They went out of business in September. The other two are in force.'), 'al=unclear cg=refused gl=unclear')
  })
  test('a cancellation that went out and was not taken back is one', async () => {
    assert.equal(await read('build', 'Granite Peak policies are all active. Cascade sent a cancellation for the comp effective 11/1. It has not been reinstated.'), 'gl=confirmed al=confirmed um=confirmed wc=refused')
    assert.equal(await read('build', 'Granite Peak policies are all active. Cascade sent a cancellation for the comp effective 11/1. It has not been reinstated yet.'), 'gl=confirmed al=confirmed um=confirmed wc=unclear')
    assert.equal(await read('eng', 'All are in force except the cyber, which they decided not to renew at 3/31.'), 'pl=confirmed cy=refused gl=confirmed ex=confirmed')
    assert.doesNotMatch(await read('eng', 'All are in force except the cyber, which they decided not to renew.'), /cy=(?:refused|confirmed)/)
  })
})

test('a policy nobody asked about, named in passing, hides nothing', async () => {
  const passed: string[] = []
  for (const said of readPhrases('passing-names.txt'))
    for (const [key, yes] of [['haul', 'All three are active.'], ['solo', 'Active.']] as const) for (const text of [`${yes} ${said}`, `${yes}\n\n${said}`, `${yes.slice(0, -1)} but ${said[0]!.toLowerCase()}${said.slice(1)}`]) if (!/unclear|refused|contradicted|none/.test(await read(key, text))) passed.push(text)
  assert.deepEqual(passed, [])
  assert.equal(await read('prop', 'All in force. The BPP limit was lowered to $250,000 when they sold the catering equipment.'), 'pr=contradicted gl=confirmed lq=confirmed')
})

test('what is said of such a policy itself says nothing of the others', async () => {
  for (const said of ["We don't write their cyber.", 'The bond is with Coastal Surety.', 'They cancelled the cyber policy in May.', 'We also write their property.', "I don't handle their health insurance."]) assert.equal(await read('haul', `All three are active. ${said}`), 'al=confirmed cg=confirmed gl=confirmed', said)
})

test('another insured of that name, a company that changed its name, and what an auto covers', async () => {
  assert.equal(await read('roof', "Confirmed all. (FYI there's a different Kestrel Roofing in Tacoma, not ours.)"), 'gl=unclear al=unclear um=unclear wc=unclear')
  const { per_line } = await readReply(replyMail(ALL['roof']!, 'The GL carrier changed its name to Ironwood Specialty Insurance Company. All four are in force.', { style: 'apple' }), ALL['roof']!)
  assert.deepEqual(per_line['gl']!.corrections, { carrier: 'Ironwood Specialty Insurance Company' })
  assert.equal(await read('crane', 'The auto is scheduled autos only but in force. GL in force. IM in force.'), 'gl=confirmed al=unclear im=confirmed')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const read = async (text: string): Promise<string> => {
  const { per_line } = await readReply(replyMail(haul, text, { style: 'gmail' }), haul)
  return haul.lines.map(({ coverage_line_id: id }) => per_line[id]!.outcome[0]).join('')
}

const ALL = ['I can confirm all', 'I can confirm everything', 'Confirmed all', 'Yes to all', 'All active', 'Everything is in force', 'All three are in force', 'Confirmed', 'Yes', 'Active', 'In force']
const BUT = ['other than', 'besides', 'apart from', 'aside from', 'minus', 'less', 'but', 'but not', 'save', 'not including', 'excluding', 'without', 'with the exception of', 'except', 'outside of', 'short of', 'barring', 'omitting', 'not', 'beyond', 'sans', 'leaving out', 'skipping', 'not counting']

test('what is left out of a yes to all is not confirmed, however it is left out', async () => {
  const passed: string[] = []
  for (const all of ALL) for (const but of BUT) for (const text of [`${all} ${but} the GL.`, `${all}, ${but} the GL.`]) if ((await read(text))[2] === 'c') passed.push(text)
  assert.deepEqual(passed, [])
})

test('the others are, where that is said plainly', async () => {
  for (const all of ['All active', 'Everything is in force', 'All three are in force']) for (const but of ['but', 'except', 'other than', 'minus', 'excluding', 'not including', 'apart from', 'with the exception of']) assert.equal(await read(`${all} ${but} the GL.`), 'ccu', `${all} ${but}`)
})

const TWO = ['{A} and {B} are active', '{A} and {B} are current', '{A} and {B} yes', '{A}, {B} active', 'I can confirm {A} and {B}', 'we have the {A} and {B}, both active', '{A}/{B} active']
const ENDED = ['{C} was cancelled 10/1', '{C} is not ours', "we don't write the {C}", '{C} is with another agent', 'not the {C}, that cancelled in September', 'the {C} is no longer active', '{C} expired 9/25 and was not renewed', 'they dropped the {C}', '{C} - not our policy']
const OPEN = ["I'm not sure about the {C}", '{C} is pending cancellation', '{C} should be fine', "can't confirm the {C}", 'the {C} is up for cancellation']
const JOINTS = ['. ', ' but ', '; ', '\n', ' however ']

test('two are active and one is not, in one breath or two', async () => {
  const wrong: string[] = []
  for (const two of TWO)
    for (const one of [...ENDED, ...OPEN])
      for (const joint of JOINTS) {
        const said = `${two}${joint}${one}.`.replace('{A}', 'auto').replace('{B}', 'GL').replace('{C}', 'cargo')
        const got = await read(said.charAt(0).toUpperCase() + said.slice(1))
        if (got !== (OPEN.includes(one) ? 'cuc' : 'crc')) wrong.push(`${said} ${got}`)
      }
  assert.deepEqual(wrong, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const dray = CONTEXTS_BY_TRADE.dray!
async function outcomes(text: string): Promise<string> {
  const { per_line } = await readReply(replyMail(dray, text, { style: 'apple' }), dray)
  return dray.lines.map((line) => ({ confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' })[per_line[line.coverage_line_id]!.outcome]).join('')
}
const NAMES = ['Auto', 'Cargo', 'GL', 'Interchange']
type Layout = (answers: string[]) => string
const LAYOUTS: Layout[] = [
  (answers) => answers.map((one, at) => `#${at + 1} ${one}`).join(', '),
  (answers) => answers.map((one, at) => `item ${at + 1} ${one}`).join(', '),
  (answers) => answers.map((one, at) => `${at + 1} ${one}`).join('\n'),
  (answers) => answers.map((one, at) => `${'abcd'[at]}) ${one}`).join('\n'),
  (answers) => answers.map((one, at) => `${NAMES[at]} - ${one}`).join(' / '),
  (answers) => answers.map((one, at) => `${NAMES[at]} ${one}`).join(', '),
  (answers) => answers.map((one, at) => `${NAMES[at]} = ${one}`).join(', '),
  (answers) => answers.map((one, at) => `${NAMES[at]}\n${one}`).join('\n\n'),
  (answers) => answers.map((one, at) => `${NAMES[at]}\nIn force: ${one}`).join('\n\n'),
  (answers) => `${NAMES.join(' / ')}\n${answers.join(' / ')}`,
  (answers) => answers.join(' / '),
  (answers) => answers.join(', '),
  (answers) => answers.map((one, at) => `${NAMES[at]}: Active${one === 'Active' ? '' : ` - ${one}`}`).join('\n'),
  (answers) => `Line | Status | Notes\n${answers.map((one, at) => `${NAMES[at]} | Active | ${one === 'Active' ? '' : one}`).join('\n')}`,
]
const OPEN = ['Other carrier', 'Scrapped', 'False', 'X', 'Billing', 'Renata', 'Traded in', 'N', 'Next month']

test('a word in the place of an answer is none, however the rows are laid out', async () => {
  const confirmed: string[] = []
  for (const layout of LAYOUTS)
    for (const open of OPEN)
      for (const at of [0, 1, 3]) {
        const text = layout(NAMES.map((_, place) => (place === at ? open : 'Active')))
        if ((await outcomes(text))[at] === 'c') confirmed.push(text)
      }
  assert.deepEqual(confirmed, [])
})

test('and the answers of such rows are read each of its own policy', async () => {
  for (const layout of LAYOUTS.slice(0, 8)) {
    const text = layout(['Active', 'Cancelled 8/1/26', 'Active', 'Active'])
    assert.equal(await outcomes(text), 'crcc', text)
    assert.equal(await outcomes(layout(['Active', 'Active', 'Active', 'Active'])), 'cccc', layout(['Active', 'Active', 'Active', 'Active']))
  }
})

test('numbers that are named together are no rows', async () => {
  assert.equal(await outcomes('#1, #2 and #4 are active, #3 was cancelled 8/1/26'), 'ccrc')
})

test('what an answer is told with takes nothing back', async () => {
  for (const text of ['Auto: Active (policy on file)\nCargo: Active - same term\nGL: Active\nInterchange: Active', 'Auto, cargo, GL and interchange policies - active', 'The auto, the cargo policy, GL and interchange are all in force.'])
    assert.equal(await outcomes(text), 'cccc', text)
})

test('a column that is ticked is the answer of its row', async () => {
  const table = (ticks: [string, string][]): string => `Line | Active | Cancelled\n${ticks.map(([yes, no], at) => `${NAMES[at]} | ${yes} | ${no}`).join('\n')}`
  assert.equal(await outcomes(table([['X', ''], ['', 'X'], ['x', ''], ['X', '']])), 'crcc')
  assert.doesNotMatch(await outcomes(table([['X', 'X'], ['', ''], ['?', ''], ['see note', '']])), /c/)
})

test('a stub below an answer, or quoted below it by a slip, leaves that policy open', async () => {
  for (const stub of ['X', 'Call', 'See note', 'see below']) assert.equal(await outcomes(`Auto: Active\nCargo: Active\n   ${stub}\nGL: Active\nInterchange: Active`), 'cucc', stub)
  const inline = (under: string): string => `${dray.lines.map((line, at) => `> ${at + 1}. Policy ${line.policy_number}\n> Carrier: ${line.carrier}\nActive${at === 1 ? `\n${under}` : ''}`).join('\n')}\n> Thank you`
  for (const under of ['> not really', '> moved I think', 'Call', 'Renata']) assert.notEqual((await outcomes(inline(under)))[1], 'c', under)
})

test('letters that are told what they stand for, and fields of a form', async () => {
  for (const text of ['Auto: A\nCargo: C\nGL: A\nInterchange: A\n\nA = active, C = cancelled', 'The auto is active: X\nThe cargo is active: see note', 'X on the auto, N on the cargo, yes on GL, yes on interchange'])
    assert.match(await outcomes(text), /^[un][unr]/, text)
})

test('a yes to all leaves out whom its list sends elsewhere', async () => {
  assert.equal((await outcomes('Confirmed:\n* Auto, call\n* Cargo\n* GL\n* Interchange'))[0], 'u')
  assert.equal((await outcomes('All four are in force.\n\n* Cargo: see note'))[1], 'u')
})

test('a numbered list of HTML is read by its numbers', async () => {
  const items = ['Confirmed', 'Cancelled 8/1/26', 'Confirmed - limits are $1M/$2M', 'Confirmed']
  const head = [`From: Marcy <${dray.agent.email}>`, `To: reply+${dray.thread_token}@mail.example.test`, 'Subject: RE: Coverage', 'Date: Wed, 18 Nov 2026 10:15:00 -0600', `In-Reply-To: <thr.${dray.thread_token}@mail.example.test>`, 'MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8', '']
  const { per_line } = await readReply(Buffer.from([...head, `<p>Hi,</p><ol>${items.map((one) => `<li>${one}</li>`).join('')}</ol>`].join('\r\n')), dray)
  assert.deepEqual(dray.lines.map((line) => per_line[line.coverage_line_id]!.outcome), ['confirmed', 'refused', 'confirmed', 'confirmed'])
})

test('an answer between a quoted title and its values is of that policy', async () => {
  const inline = (answers: string[]): string => `> Please confirm these policies.\n>\n${['Automobile liability', 'Motor truck cargo', 'General liability', 'Trailer interchange'].map((title, at) => `> ${at + 1}. ${title}\n${answers[at]}\n>    Policy: ${dray.lines[at]!.policy_number}\n>    Policy term: 06/01/2026 to 06/01/2027\n>`).join('\n')}\n> Thank you`
  assert.equal(await outcomes(inline(['Active', 'Active', 'Cancelled 8/1/26', 'Active'])), 'ccrc')
})

test('"none" in a column of notes takes nothing back, and a note does', async () => {
  const table = (notes: string[]): string => `Line | Status | Notes\n${notes.map((note, at) => `${NAMES[at]} | Active | ${note}`).join('\n')}`
  assert.equal(await outcomes(table(['none', 'N/A', '-', 'None'])), 'cccc')
  assert.equal((await outcomes(table(['none', 'sold', 'none', 'none'])))[1], 'u')
})

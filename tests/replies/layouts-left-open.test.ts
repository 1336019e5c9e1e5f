import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const DRAY = CONTEXTS_BY_TRADE.dray!
const NAMES = ['Auto', 'Cargo', 'GL', 'Interchange']
const NUMBERS = DRAY.lines.map((line) => line.policy_number!)
/** What stands where the GL has its answer; none is a plain yes. */
const OPEN = ['', 'X', 'No', '❌', '[ ]', 'Pending', 'Active until 12/1', 'Active?', 'Call me', 'Checking', 'Unknown', 'Previously active', 'Other agent', 'Active - sold truck', '✔ until Friday', '[x] Pending [ ] Active', '☑ In force ☑ Not in force', 'Kingfisher Marine, active', 'dropped']
const LAYOUTS: Record<string, (rows: (yes: string) => string[], open: string) => string> = {
  'a tick behind a name': (rows) => rows('✔').map((said, at) => `${NAMES[at]} ${said}`).join('\n'),
  'a tick before a name': (rows) => rows('✔').map((said, at) => `${said} ${NAMES[at]}`).join('\n'),
  'boxes behind a colon': (rows) => rows('[x] In force [ ] Not in force').map((said, at) => `${NAMES[at]}: ${said}`).join('\n'),
  'policies side by side': (rows) => `Coverage | ${NAMES.join(' | ')}\nPolicy number | ${NUMBERS.join(' | ')}\nStatus | ${rows('Active').join(' | ')}`,
  'notes below policies side by side': (_, open) => `Line | ${NAMES.join(' | ')}\nIn force? | Yes | Yes | Yes | Yes\nNotes | | | ${open === '' || open === 'No' ? 'TBD' : open} |`,
  'columns of carriers and numbers': (rows) => `Coverage | Carrier | Policy No. | Status\n${rows('Active').map((said, at) => `${NAMES[at]} | ${DRAY.lines[at]!.carrier} | ${NUMBERS[at]} | ${said}`).join('\n')}`,
  'a column with a question': (rows) => `Coverage | Policy | In force? | Comments\n${rows('Yes').map((said, at) => `${NAMES[at]} | ${NUMBERS[at]} | ${said} |`).join('\n')}`,
  'an answer below its section': (rows) => rows('Active').map((said, at) => `${NAMES[at]}\nPolicy number: ${NUMBERS[at]}\n${said}`).join('\n\n'),
  'fields in two cells': (rows) => rows('In force').map((said, at) => `Coverage: | ${NAMES[at]}\nPolicy number: | ${NUMBERS[at]}\nStatus: | ${said}`).join('\n\n'),
  'requested and on record': (rows) => `Requested | Our records\n${rows('Agrees').map((said, at) => `${NAMES[at]}, ${NUMBERS[at]}, 6/1/26-6/1/27 | ${said}`).join('\n')}`,
  'companies that head lists': (_, open) => `Carrier: Lone Prairie Casualty\nAuto - active\nCargo - active\nInterchange - active\n\nCarrier: Halyard Specialty\nGL - ${open}`,
}

for (const [name, lay] of Object.entries(LAYOUTS))
  test(`what is no yes is none: ${name}`, async () => {
    const confirmed: string[] = []
    for (const open of OPEN) {
      const text = lay((yes) => NAMES.map((_, at) => (at === 2 ? open : yes)), open)
      const { per_line } = await readReply(replyMail(DRAY, text, { style: 'apple' }), DRAY)
      if (per_line.gl!.outcome === 'confirmed') confirmed.push(open)
    }
    assert.deepEqual(confirmed, [])
  })

test('and where all are, all are confirmed', async () => {
  for (const [name, lay] of Object.entries(LAYOUTS)) {
    if (name.startsWith('notes')) continue
    const text = lay((yes) => NAMES.map(() => yes), 'active')
    const { per_line } = await readReply(replyMail(DRAY, text, { style: 'apple' }), DRAY)
    assert.deepEqual(DRAY.lines.map((line) => per_line[line.coverage_line_id]!.outcome), Array(4).fill('confirmed'), name)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const NAMES = { c: 'confirmed', r: 'refused', u: 'unclear', x: 'contradicted' } as const
/** Of auto, cargo and GL, a letter each; `o` is anything but confirmed. */
const reads = async (wanted: string, ...letters: string[]): Promise<void> => {
  const wrong: string[] = []
  for (const text of letters) {
    const given = (await outcomesOf('haul', text)).split(' ').map((one) => one.split('=')[1]!)
    if (given.some((one, at) => (wanted[at] === 'o' ? one === 'confirmed' : one !== NAMES[wanted[at] as keyof typeof NAMES]))) wrong.push(`${text} -> ${given.join()}`)
  }
  assert.deepEqual(wrong, [])
}

test('that one looked says nothing, what follows does', async () => {
  await reads('ccc', 'Looking at our system now: auto active, cargo active, GL active.', 'Looking at our records, auto, cargo and GL are all active.', 'Checked all 3 with the company. They are active.', 'I called the company on all three. They are all active and correct.', 'I pulled all three up in our system. All three are active and correct.', 'Same as last time, all three still active and correct.', 'As before, everything is active and correct.')
  await reads('ooo', 'Looking at our records, they should be active.', 'Looking at the policy, I cannot tell.', 'Checked all three with the company.', 'I pulled all three up in our system.', 'Same as last time.', 'Again, all three are on hold.', 'As before, all three active until Friday.')
  await reads('ccr', 'Looking at our system now: auto active, cargo active, GL cancelled 10/1.')
})

test('remarks on certificates, lists and renewals take nothing back', async () => {
  await reads('ccc', 'All in force. We do not issue certificates by email, use the portal for certs.', 'All active. Please remove me from the list after this.', 'All active. Who should I send the renewal to?', 'Not a problem, I can confirm all three are active.')
  await reads('ooo', 'All in force. We do not issue verifications by email, use the portal for those.', 'All in force. We do not confirm by email, use the portal.', 'All active. Where do I send the cancellation?', 'Not a problem once they pay, all three active.')
})

test('slang and slips of a plain yes', async () => {
  await reads('ccc', 'yes alll actve', 'Yess they r active', 'all avtive and corrext', 'Good to go on all of them.', "They're good, all three.", 'yes there all active')
  await reads('ooo', 'we conform to the requirements', "They're good people, all three.", "They're fine, all three of the drivers.", 'Good to go on most of them.', 'There all day.', '👍')
})

test('who signs behind "by" is who writes, of late', async () => {
  await reads('ccc', 'All three active, confirmed by Dana Whitcomb', 'Confirmed active by Dana 11/18')
  await reads('ooo', 'Confirmed active by the insured 11/18', 'All active by the insured', 'Good on both.', 'Yes to both.', 'Confirmed active by T. Smith 11/18', 'Confirmed active by Dana Whitcomb 9/30')
})

test('ticks typed on in one line', async () => {
  await reads('ccr', 'auto ✔ cargo ✔ GL ✘ cancelled')
  await reads('ccu', 'auto ✔ cargo ✔ GL ✘', 'auto ✅, cargo ✅, GL ❌')
  await reads('ccc', 'auto ✔ cargo ✔ GL ✔', '✔ auto ✔ cargo ✔ GL')
  await reads('ooo', 'cancelled: auto ✔ cargo ✔ GL ✔', '✔ received auto ✔ cargo ✔ GL')
  await reads('oco', 'auto ✘ cargo ✔ GL ✘')
})

test('a light word beside the end of the rest', async () => {
  await reads('crr', 'Auto is good. The other two cancelled last month.', 'Auto ok. The other two expired 10/1.')
  await reads('ooo', 'Auto premium is good. The other two cancelled.', 'Ok. The other two cancelled.')
})

test('a limit of a place or an event is none of those asked, and one that is to come is none of today', async () => {
  await reads('coc', 'Auto and GL correct. Cargo limit is 100k per vehicle, and 250k per terminal.', 'Auto and GL correct. The terminal limit on the cargo is 250k.', 'All active. The cargo limit will be reduced at renewal to $100,000.', 'All active. At renewal the cargo limit goes down to 100,000.')
})

test('gone since a day, or insured by nobody', async () => {
  await reads('rcc', 'Auto gone as of October. Cargo and GL active.', 'Cargo and GL active. Auto - they self insure that now.')
  await reads('ooo', 'Dana is gone as of October.')
})

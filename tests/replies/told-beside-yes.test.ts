import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const OTHERS = 'cg=confirmed gl=confirmed'
const beside = (said: string): string[] => [`All three active. ${said}.`, `${said}. All three active.`, `All three active\n\n${said}`]
const LEFT_OPEN = /^al=(?:unclear|refused|contradicted) /

test('a day on which one policy moved or ended, beside a yes to all of them, leaves that one open', async () => {
  for (const said of ['The auto was moved on 9/15/26', 'The auto ran off on 9/15/26', 'The auto ran out on 9/15/26', 'The auto was rewritten on 9/15/26', 'The auto is dated 3/10/25', 'End date on the auto 3/10/26', 'The auto x date 3/10/26', 'The auto next renewal 3/10/26', 'The auto renewal date is 3/10/26', 'The auto is up 3/10/26', 'We placed the auto with Northland', 'We write auto with Northland'])
    for (const letter of beside(said)) {
      const outcomes = await outcomesOf('haul', letter)
      assert.match(outcomes, LEFT_OPEN, letter)
      assert.ok(outcomes.endsWith(OTHERS), letter)
    }
})

test('the same days as they were asked, or when it was looked up, leave none open', async () => {
  for (const said of ['End date on the auto is 3/10/27', 'The auto renewal date is 3/10/27', 'The auto is up 3/10/27', 'The auto x-date 3/10/27', 'I write the auto for them', 'We handle the account with Dana'])
    for (const letter of beside(said)) assert.equal(await outcomesOf('haul', letter), `al=confirmed ${OTHERS}`, letter)
})

test('"all active:" in front of what happened to one of them is no yes to that one', async () => {
  for (const said of ['auto was moved', 'the auto was rewritten', '#1 rewritten', 'auto has been transferred', 'the auto was replaced']) assert.match(await outcomesOf('haul', `All three active: ${said}.`), LEFT_OPEN, said)
})

test('other years than those asked, in short, and a reinstatement that is under way, open them all', async () => {
  for (const letter of ['All active, 25-26', 'Policy term: 25-26. All active', '25-26: all active', '2025-2026: all active', 'All active (24/25)', 'All active. We are working on reinstatement.', 'All active. We are working on cancellation.'])
    assert.doesNotMatch(await outcomesOf('haul', letter), /confirmed/, letter)
})

test('answers typed on with the same sign behind each name are read name by name', async () => {
  for (const sign of [' / ', ' -> ', ' - ', ' = ', ': '])
    for (const [answer, open] of [['cancelled', 'refused'], ['moved', 'unclear'], ['see note', 'unclear'], ['prior term', 'unclear'], ['active', 'confirmed']] as const)
      assert.equal(await outcomesOf('haul', `Auto${sign}active Cargo PSC-204418${sign}${answer} GL${sign}active`), `al=confirmed cg=${open} gl=confirmed`, sign + answer)
  // Wrapped behind the name of the last.
  for (const sign of [' ->', ':', ' /']) assert.match(await outcomesOf('haul', `Auto PSX-204417${sign} active Cargo PSC-204418${sign} see note GL NGL 7710023${sign}\nactive`), /cg=unclear/, sign)
})

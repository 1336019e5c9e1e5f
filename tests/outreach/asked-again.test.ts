import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '../harness/service.ts'
import { itemsOf, type LiveMail, startLiveMail } from './agency.ts'

let live: LiveMail
before(async () => {
  live = await startLiveMail()
})
after(() => live.close())

const stateOf = (e: any): Record<string, string> => Object.fromEntries(e.coverage_lines.map((l: any) => [l.coverage_type, l.verification.state]))

/** The agent confirms the general liability alone; its reminder lists the rest. */
async function remindedOfTheRest(insured: string) {
  const id = await live.push(insured)
  const first = await live.letter(insured)
  await live.deliver(await live.reply(first, 'The general liability is active as shown. I have to look up the others.'), first.replyTo)
  await until(() => live.engagement(id), (e) => stateOf(e).general_liability === 'verified')
  await live.service.app.context.store.tx({ accountId: live.service.accountId, mode: 'live' }, async (tx) => {
    const { thread_id } = await tx.one<{ thread_id: string }>('SELECT thread_id FROM threads WHERE account_id = $1 AND mode = $2 AND insured_ref = $3', [tx.accountId, tx.mode, insured])
    tx.enqueue({ kind: 'send-outreach', queue: 'mail', key: `${thread_id} reminder test`, payload: { thread_id, step: 'reminder' } })
  })
  const again = await live.letter(insured, 1)
  assert.doesNotMatch(again.email.text ?? '', /GENERAL LIABILITY/)
  return { id, again }
}
const isOver = (id: string) => until(() => live.engagement(id), (e) => e.coverage_lines.every((l: any) => l.request.status === 'closed'))

test('a yes to an email is of what it listed: what was answered before is nobody’s to look at', async () => {
  const { id, again } = await remindedOfTheRest('alpha')
  await live.deliver(await live.reply(again, 'Yes, all correct and in force.'), again.replyTo)
  assert.deepEqual([...new Set(Object.values(stateOf(await isOver(id))))], ['verified'])
  assert.deepEqual((await itemsOf(live, 'alpha')).filter((i) => i.status !== 'decided'), [])
})

test('answers typed into an email that lists the rest are read at their policies', async () => {
  const { id, again } = await remindedOfTheRest('bravo')
  const typed = (again.email.text ?? '').split('\n').flatMap((line) => (/^\d\. /.test(line) ? [`> ${line}`, /CARGO/.test(line) ? 'Cancelled 10/1/2026.' : 'Active as shown.'] : [`> ${line}`]))
  await live.deliver(await live.reply(again, '', { text: `See below.\n\nOn Mon, Nov 23, 2026 at 9:12 AM Verification Desk <${again.replyTo}> wrote:\n${typed.join('\n')}` }), again.replyTo)
  const states = stateOf(await isOver(id))
  assert.equal(states.cargo, 'refused')
  assert.equal(states.auto_liability, 'verified')
  assert.equal(states.general_liability, 'verified')
  assert.deepEqual((await itemsOf(live, 'bravo')).filter((i) => i.status !== 'decided'), [])
})

test('a refusal of what the email did not list is a person’s', async () => {
  const { id, again } = await remindedOfTheRest('charlie')
  await live.deliver(await live.reply(again, 'The others are all in force as shown, but the general liability has been cancelled since.'), again.replyTo)
  const items = await until(() => itemsOf(live, 'charlie'), (all) => all.some((i) => i.status !== 'decided'))
  assert.equal(items.find((i) => i.status !== 'decided')?.kind, 'unclear_answer')
  assert.equal(stateOf(await live.engagement(id)).general_liability, 'verified')
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readAnswerToken, writeAnswerToken } from '../../src/outreach/asking/answer-link.ts'
import { certificate } from '../endpoints/kit/paper.ts'
import { call, until } from '../harness/service.ts'
import { AGENT, itemsOf, type LiveMail, messagesOf, startLiveMail } from './agency.ts'

let live: LiveMail
before(async () => {
  live = await startLiveMail()
})
after(() => live.close())

const WHO = { name: 'Dana Whitlock', email: AGENT.email }
/** What a browser sends of the page: its hidden fields, and what was chosen. */
const fill = (page: string, chosen: Record<string, string>) =>
  new URLSearchParams({ ...Object.fromEntries([...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map((m) => [m[1]!, m[2]!])), ...WHO, ...chosen })
const post = (url: string, form: URLSearchParams | string) => fetch(url, { method: 'POST', body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
const states = (e: any): string[] => [...new Set<string>(e.coverage_lines.map((l: any) => l.verification.state))].sort()
const linesOn = (page: string) => [...page.matchAll(/name="(line\.cl_[0-9a-z]+)\.seen"/g)].map((m) => m[1]!)

test('one page confirms every line, in one go, once', async () => {
  const id = await live.push('alpha')
  const { answerUrl } = await live.letter('alpha')
  const shown = await fetch(answerUrl)
  const page = await shown.text()
  assert.equal(shown.status, 200)
  assert.match(shown.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.equal(shown.headers.get('cache-control'), 'no-store')
  assert.equal(shown.headers.get('referrer-policy'), 'no-referrer')
  assert.doesNotMatch(page, /<script/)
  assert.deepEqual(states(await live.engagement(id)), ['pending'], 'opening it answers nothing')
  const answered = await post(answerUrl, fill(page, { all: 'confirm' }))
  assert.equal(answered.status, 200)
  assert.match(await answered.text(), /Thank you/)
  const done = await until(() => live.engagement(id), (e) => e.verdict !== null)
  assert.deepEqual(states(done), ['verified'])
  assert.equal(done.coverage_lines[0].verification.method, 'secure_link_response')
  const proof = done.coverage_lines[0].verification.proof[0]
  assert.equal(proof.kind, 'link_response')
  const evidence = await call(live.service, live.service.live, 'GET', `/v1/evidence/${proof.evidence_id}`)
  assert.deepEqual(evidence.body.detail.answerer, { ...WHO, title: null })
  const again = await post(answerUrl, fill(page, { all: 'confirm' }))
  assert.equal(again.status, 404)
  assert.equal(await again.text(), await (await fetch(answerUrl)).text(), 'an answered link looks like one that never was')
})

test('a correction contradicts its line, not ours refuses, and the line left open waits for a person', async () => {
  const id = await live.push('bravo')
  const { answerUrl } = await live.letter('bravo')
  const page = await (await fetch(answerUrl)).text()
  const [first, second, third] = linesOn(page)
  assert.ok(first && second && third)
  const limit = new RegExp(`name="(${first!.replaceAll('.', '\\.')}\\.limits\\.[a-z_]+)"`).exec(page)![1]!
  const missing = await post(answerUrl, fill(page, { [first!]: 'correct', [limit]: 'plenty' }))
  assert.equal(missing.status, 422)
  assert.match(await missing.text(), /amount in dollars/)
  const answered = await post(answerUrl, fill(page, { [first!]: 'correct', [limit]: '$123,000', [second!]: 'not_ours' }))
  assert.equal(answered.status, 200)
  const done = await until(() => live.engagement(id), (e) => e.line_verdicts.length === 2)
  const state = Object.fromEntries(done.coverage_lines.map((l: any) => [`line.${l.coverage_line_id}`, l.verification.state]))
  assert.equal(state[first!], 'contradicted')
  assert.equal(state[second!], 'refused')
  assert.equal(state[third!], 'in_review')
  assert.ok(done.coverage_lines.find((l: any) => `line.${l.coverage_line_id}` === first).limits.some((l: any) => l.amount === 123_000))
})

test('everything is right beside a value that is not confirms nothing; with a note a person reads it', async () => {
  const id = await live.push('quebec')
  const { answerUrl } = await live.letter('quebec')
  const page = await (await fetch(answerUrl)).text()
  const [first, ...others] = linesOn(page)
  const limit = new RegExp(`name="(${first!.replaceAll('.', '\\.')}\\.limits\\.[a-z_]+)"`).exec(page)![1]!
  const refused = await post(answerUrl, fill(page, { all: 'confirm', [limit]: '$123,000' }))
  assert.equal(refused.status, 422)
  assert.match(await refused.text(), /You filled in another value here/)
  assert.deepEqual(states(await live.engagement(id)), ['pending'])
  assert.equal((await post(answerUrl, fill(page, { all: 'confirm', [`${first}.note`]: 'This one was cancelled last week.' }))).status, 200)
  const done = await until(() => live.engagement(id), (e) => e.line_verdicts.length === others.length)
  const state = Object.fromEntries(done.coverage_lines.map((l: any) => [`line.${l.coverage_line_id}`, l.verification.state]))
  assert.equal(state[first!], 'in_review')
  for (const line of others) assert.equal(state[line], 'verified')
})

test('who answers from elsewhere than the agency is a person’s to judge', async () => {
  for (const [insured, email] of Object.entries({ charlie: 'dana@gmail.com', delta: 'dana@cedar-ridge.example', echo: 'boss@someone.example' })) {
    const id = await live.push(insured)
    const { answerUrl } = await live.letter(insured)
    const page = await (await fetch(answerUrl)).text()
    assert.equal((await post(answerUrl, fill(page, { all: 'confirm', email }))).status, 200)
    const items = await until(() => itemsOf(live, insured), (all) => all.length > 0)
    assert.equal(items[0]?.kind, 'unclear_answer', email)
    assert.deepEqual(states(await live.engagement(id)), ['in_review'], email)
    const message = (await messagesOf(live, insured)).find((m) => m.direction === 'in')
    assert.equal(message?.status, 'in_review')
    assert.notEqual(message?.evidence_id, null, 'what was posted is kept either way')
  }
})

test('a link that somebody else has answered on proves the agent no more: the next answer is a person’s, whatever address it gives', async () => {
  const id = await live.push('romeo')
  const { answerUrl } = await live.letter('romeo')
  const page = await (await fetch(answerUrl)).text()
  await post(answerUrl, fill(page, { all: 'confirm', email: 'boss@someone.example' }))
  await until(() => itemsOf(live, 'romeo'), (all) => all.length > 0)
  await post(answerUrl, fill(page, { all: 'confirm' }))
  const answers = await until(() => messagesOf(live, 'romeo').then((all) => all.filter((m) => m.direction === 'in')), (all) => all.length === 2 && all.every((m) => m.status !== 'received'))
  assert.deepEqual(answers.map((m) => m.status), ['in_review', 'in_review'])
  assert.deepEqual(states(await live.engagement(id)), ['in_review'])
})

test('who answered with something to read may answer again', async () => {
  const id = await live.push('sierra')
  const { answerUrl } = await live.letter('sierra')
  const page = await (await fetch(answerUrl)).text()
  await post(answerUrl, fill(page, { all: 'confirm', [`${linesOn(page)[0]}.note`]: 'Let me look that up.' }))
  await until(() => live.engagement(id), (e) => e.line_verdicts.length === linesOn(page).length - 1)
  await post(answerUrl, fill(await (await fetch(answerUrl)).text(), { all: 'confirm' }))
  const done = await until(() => live.engagement(id), (e) => e.verdict !== null)
  assert.deepEqual(states(done), ['verified'])
})

test('an address that is only printed on the paper does not count through the link either', async () => {
  const id = await live.push('foxtrot', { proven: false })
  const letter = await live.letter('foxtrot')
  const page = await (await fetch(letter.answerUrl)).text()
  await post(letter.answerUrl, fill(page, { all: 'confirm', email: letter.to[0]! }))
  await until(() => itemsOf(live, 'foxtrot'), (all) => all.length > 0)
  assert.deepEqual(states(await live.engagement(id)), ['in_review'])
})

test('a link cannot be guessed, altered, outlived or made of the reply address', async () => {
  const id = await live.push('golf')
  const { answerUrl, token } = await live.letter('golf')
  const link = answerUrl.slice(answerUrl.lastIndexOf('/') + 1)
  const base = answerUrl.slice(0, answerUrl.lastIndexOf('/'))
  const swap = (at: number) => link.slice(0, at) + (link[at] === '0' ? '1' : '0') + link.slice(at + 1)
  const { context } = live.service.app
  const past = writeAnswerToken(context, token, Date.now() - 7_200_000)
  for (const wrong of [token, swap(3), swap(28), swap(40), link.slice(0, -1), `${link}0`, past, link.toUpperCase(), '%00', `${'a'.repeat(900)}`]) {
    const got = await fetch(`${base}/${wrong}`)
    assert.equal(got.status, 404, wrong)
    assert.equal((await post(`${base}/${wrong}`, 'all=confirm')).status, 404)
  }
  assert.deepEqual(readAnswerToken(context, link)?.token, token)
  assert.equal((await post(answerUrl, `all=confirm&x=${'y'.repeat(300_000)}`)).status, 413)
  const page = await (await fetch(answerUrl)).text()
  assert.equal((await post(answerUrl, `${fill(page, { all: 'confirm' })}&extra=%00%ed%a0%80&name=\u0000`)).status, 200)
  await until(() => live.engagement(id), (e) => e.verdict !== null)
})

/** A later certificate of the general liability that the sample shows, with half its limit. */
async function pushLowered(insured: string): Promise<void> {
  const form = new FormData()
  for (const [k, v] of Object.entries({ insured_ref: insured, consumer_ref: 'broker' })) form.set(k, v)
  form.append('files', new Blob([new Uint8Array(await certificate({ gl: { number: 'GWP 48217-03', from: '2026-08-01', to: '2027-08-01', limits: { each_occurrence: 500_000 }, addl: 'Y', subr: 'Y' } }))]), 'lowered.pdf')
  assert.equal((await call(live.service, live.service.live, 'POST', '/v1/documents', form)).status, 200)
}
const generalLiability = (e: any) => e.coverage_lines.find((l: any) => l.coverage_type === 'general_liability')

test('a page opened before other paper denied what it shows confirms nothing of that policy; opened again it shows both', async () => {
  const id = await live.push('tango')
  const { answerUrl } = await live.letter('tango')
  const page = await (await fetch(answerUrl)).text()
  await pushLowered('tango')
  await until(() => live.engagement(id), (e) => generalLiability(e).flags.includes('contradiction_open'))
  const refused = await post(answerUrl, fill(page, { all: 'confirm' }))
  assert.equal(refused.status, 422)
  const again = await refused.text()
  assert.match(again, /This changed while the page was open/)
  assert.match(again, /\$1,000,000[^$]{0,80}\$500,000/)
  assert.deepEqual(states(await live.engagement(id)), ['pending'])
  assert.equal((await post(answerUrl, fill(again, { all: 'confirm' }))).status, 200)
  const done = await until(() => live.engagement(id), (e) => e.verdict !== null)
  assert.deepEqual([generalLiability(done).verification.state, generalLiability(done).flags], ['verified', []])
})

test('a yes to an email from before other paper denied what it lists is a person’s to weigh for that policy', async () => {
  const id = await live.push('uniform')
  const letter = await live.letter('uniform')
  await pushLowered('uniform')
  await until(() => live.engagement(id), (e) => generalLiability(e).flags.includes('contradiction_open'))
  await live.deliver(await live.reply(letter, 'Yes, all correct and in force.'), letter.replyTo)
  const items = await until(() => itemsOf(live, 'uniform'), (all) => all.some((i) => i.kind === 'unclear_answer'))
  assert.ok(items.length > 0)
  const e = await live.engagement(id)
  assert.deepEqual([generalLiability(e).verification.state, generalLiability(e).flags], ['in_review', ['contradiction_open']])
  assert.ok(e.coverage_lines.filter((l: any) => l.coverage_type !== 'general_liability').every((l: any) => l.verification.state === 'verified'))
})

test('two browsers answering at once are one answer', async () => {
  const id = await live.push('hotel')
  const { answerUrl } = await live.letter('hotel')
  const page = await (await fetch(answerUrl)).text()
  const replies = await Promise.all([post(answerUrl, fill(page, { all: 'confirm' })), post(answerUrl, fill(page, { all: 'confirm' }))])
  assert.deepEqual(replies.map((r) => r.status).sort(), [200, 404])
  const done = await until(() => live.engagement(id), (e) => e.verdict !== null)
  assert.equal(done.coverage_lines[0].verification.proof.length, 1)
})

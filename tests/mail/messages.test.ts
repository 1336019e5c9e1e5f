import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ANSWER_PAGE_HEADERS } from '../../src/outreach/messages/answer-document.ts'
import { renderAnswerDone, renderAnswerExpired } from '../../src/outreach/messages/answer-outcome-pages.ts'
import { renderAnswerPage, shownDigest } from '../../src/outreach/messages/answer-page.ts'
import { draftOutreach, type OutreachDraftInput } from '../../src/outreach/messages/draft-outreach.ts'
import { readAmount, readAnswerForm } from '../../src/outreach/messages/read-answer-form.ts'
import { showText } from '../../src/outreach/messages/show-text.ts'
import type { AskedLine } from '../../src/vocabulary/index.ts'

const auto: AskedLine = {
  coverage_line_id: 'cl_auto',
  coverage_type: 'auto_liability',
  policy_number: 'BT-771',
  carrier: 'Harbor Mutual',
  effective_date: '2026-09-25',
  expiration_date: '2027-09-25',
  limits: [{ label: 'combined_single_limit', amount: 1_000_000 }],
}
const comp: AskedLine = {
  coverage_line_id: 'cl_wc',
  coverage_type: 'workers_comp',
  policy_number: null,
  carrier: null,
  effective_date: null,
  expiration_date: '2027-01-01',
  limits: [{ label: 'statutory', amount: null }],
}
const outreach = (members: Partial<OutreachDraftInput> = {}): OutreachDraftInput => ({
  kind: 'first',
  insured: { name: 'Pine Hauling LLC' },
  agent: { name: 'Tammy Lake', email: 'tammy@agency.example' },
  askedFor: 'Oak Logistics',
  lines: [auto, comp],
  replyAddress: 'reply+abc@mail.example.test',
  answerUrl: 'https://verify.example.test/a/abc?x=1&y=2',
  ...members,
})
const KINDS = ['first', 'reminder', 'escalation', 'insured_nudge'] as const

test('the message gives every fact, the link once, and the same in text and HTML', () => {
  const { subject, text, html } = draftOutreach(outreach())
  assert.equal(subject, 'Please confirm coverage: Pine Hauling LLC')
  for (const fact of [
    'Tammy Lake',
    'Oak Logistics',
    'Harbor Mutual',
    'BT-771',
    'Sep 25, 2026 to Sep 25, 2027',
    '$1,000,000',
    'not on our copy',
  ]) {
    assert.ok(text.includes(fact), fact)
    assert.ok(html.includes(fact), fact)
  }
  assert.ok(text.includes('https://verify.example.test/a/abc?x=1&y=2'))
  assert.equal(html.split('https://verify.example.test/a/abc?x=1&amp;y=2').length, 2)
  assert.match(text, /1\. AUTOMOBILE LIABILITY/)
})

test('no message asks for a promise, a signature or an account, nor loads anything', () => {
  for (const kind of KINDS) {
    const { text, html, subject } = draftOutreach(outreach({ kind }))
    assert.doesNotMatch(
      text + subject,
      /warrant|guarantee|attest|indemn|liable|hereby|portal|password|sign (?:in|up|here)|register|certify/i,
      kind,
    )
    assert.doesNotMatch(html, /<script|<img|<link|@import|src=|onclick/i)
  }
})

test('a reminder stays in its thread, and the insured never gets the link', () => {
  assert.equal(draftOutreach(outreach({ kind: 'reminder' })).subject, 'Re: Please confirm coverage: Pine Hauling LLC')
  const nudge = draftOutreach(outreach({ kind: 'insured_nudge' }))
  for (const secret of ['verify.example.test', 'reply+abc', 'tammy@']) assert.ok(!(nudge.text + nudge.html).includes(secret), secret)
  assert.match(nudge.text, /Tammy Lake/)
})

test('a fact cannot break the message, lead the reader anywhere or hide', () => {
  assert.equal(showText('  a\r\nBcc: x@y.z\u202e\u200b\u0000 b '), 'a Bcc: x at y.z b')
  assert.equal(showText('see https://evil.example.com/x and www.evil.com'), 'see evil example com/x and evil com')
  assert.equal(showText('x'.repeat(500)).length, 120)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom(...KINDS), (text, kind) => {
      const hostile = { ...auto, carrier: `<b onload="x">${text}`, policy_number: text, limits: [{ label: text, amount: 5 }] }
      const { subject, html } = draftOutreach(
        outreach({ kind, lines: [hostile], insured: { name: `"><script>${text}` }, agent: { name: text, email: 'a@b.example' } }),
      )
      assert.doesNotMatch(subject, /\p{Cc}/u)
      assert.doesNotMatch(html, /<script|<b onload/)
      const page = renderAnswerPage({ insured: { name: text }, askedFor: text, lines: [hostile], action: '/a/"><script>' })
      assert.doesNotMatch(page, /<script|<b onload/)
    }),
  )
})

test('the answer page offers every line its three answers, asks who answers, and needs no script', () => {
  const page = renderAnswerPage({ insured: { name: 'Pine' }, askedFor: null, lines: [auto, comp], action: '/a/t' })
  assert.equal(page.match(/type="radio"/g)?.length, 6)
  assert.match(page, /<form method="post" action="\/a\/t">/)
  assert.match(page, /name="name"[^>]*required/)
  assert.match(page, /name="line.cl_auto.limits.combined_single_limit"/)
  assert.doesNotMatch(page, /<script|javascript:/)
  assert.match(ANSWER_PAGE_HEADERS['content-security-policy']!, /default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]+'/)
})

const who = { name: 'Tammy Lake', email: 'Tammy@Agency.example' }
const seen = (...lines: AskedLine[]) => Object.fromEntries(lines.map((line) => [`line.${line.coverage_line_id}.seen`, shownDigest(line)]))
const read = (fields: Record<string, string>, lines = [auto, comp]) =>
  readAnswerForm(Object.entries({ ...who, ...seen(...lines), ...fields }), lines)
const answers = (fields: Record<string, string>) => {
  const form = read(fields)
  return form.ok ? form.answers : form.errors
}

test('everything is right, right for one, not ours', () => {
  assert.deepEqual(answers({ all: 'confirm' }), {
    cl_auto: { outcome: 'confirmed', sentence: 'Everything is right' },
    cl_wc: { outcome: 'confirmed', sentence: 'Everything is right' },
  })
  const one = read({ 'line.cl_auto': 'confirm' })
  assert.ok(one.ok && one.isPartial && one.answers.cl_wc === undefined)
  assert.equal(one.answerer.email, 'tammy@agency.example')
  assert.deepEqual(answers({ 'line.cl_wc': 'not_ours' }), {
    cl_wc: { outcome: 'refused', sentence: 'Not our client, or no longer in force' },
  })
})

test('corrections are the values that differ; a note alone goes to a person', () => {
  const fields = {
    'line.cl_auto': 'correct',
    'line.cl_auto.limits.combined_single_limit': '$750,000',
    'line.cl_auto.policy_number': 'bt 771',
    'line.cl_auto.carrier': 'HARBOR MUTUAL',
  }
  assert.deepEqual(answers(fields), {
    cl_auto: { outcome: 'contradicted', corrections: { 'limits.combined_single_limit': 750_000 }, sentence: 'Something is different' },
  })
  assert.deepEqual(answers({ 'line.cl_auto': 'correct', 'line.cl_auto.note': 'pending cancellation' }), {
    cl_auto: { outcome: 'unclear', sentence: 'pending cancellation' },
  })
  assert.equal((answers({ ...fields, 'line.cl_auto.note': 'as of May' }).cl_auto as { outcome: string }).outcome, 'unclear')
  assert.deepEqual(answers({ 'line.cl_auto': 'correct', 'line.cl_auto.effective_date': '2026-10-01' }), {
    cl_auto: { outcome: 'contradicted', corrections: { effective_date: '2026-10-01' }, sentence: 'Something is different' },
  })
})

test('a yes or a no beside another value is asked again; one with a note goes to a person', () => {
  const value = { 'line.cl_auto.limits.combined_single_limit': '$750,000' }
  for (const chosen of [{ all: 'confirm' }, { all: 'confirm', 'line.cl_auto': 'confirm' }, { 'line.cl_auto': 'confirm' }, { 'line.cl_auto': 'not_ours' }] as Record<string, string>[]) {
    for (const other of [value, { 'line.cl_auto.policy_number': 'BT-900' }, { 'line.cl_auto.expiration_date': 'June' }] as Record<string, string>[])
      assert.deepEqual(Object.keys(answers({ ...chosen, ...other })), ['line.cl_auto'], JSON.stringify({ ...chosen, ...other }))
    assert.deepEqual(answers({ ...chosen, 'line.cl_auto.note': 'Cancelled for non-payment on Friday' }).cl_auto, { outcome: 'unclear', sentence: 'Cancelled for non-payment on Friday' })
  }
  const same = { 'line.cl_auto': 'confirm', 'line.cl_auto.policy_number': ' BT-771 ', 'line.cl_auto.limits.combined_single_limit': '1M' }
  assert.deepEqual(answers(same), { cl_auto: { outcome: 'confirmed', sentence: 'This is right' } })
  const again = read({ ...value, all: 'confirm' }, [auto])
  assert.ok(!again.ok)
  const page = renderAnswerPage({ insured: { name: 'Pine' }, askedFor: null, lines: [auto, comp], action: '/a/t', ...again })
  assert.match(page, /class="line open"><legend>Auto(?:(?!<legend>)[^])*value="\$750,000"/, 'what was filled in is shown with what is asked about it')
  assert.equal(page.match(/class="line open"/g)?.length, 1)
})

test('what cannot be read is asked for again', () => {
  assert.deepEqual(Object.keys(answers({ 'line.cl_auto': 'correct' })), ['line.cl_auto'])
  assert.ok(
    'line.cl_auto.limits.combined_single_limit' in
      answers({ 'line.cl_auto': 'correct', 'line.cl_auto.limits.combined_single_limit': 'a lot' }),
  )
  assert.ok('line.cl_auto.expiration_date' in answers({ 'line.cl_auto': 'correct', 'line.cl_auto.expiration_date': '2027-02-30' }))
  assert.ok('name' in answers({ all: 'confirm', name: ' ' }))
  assert.ok('email' in answers({ all: 'confirm', email: 'nobody' }))
  assert.ok('line.cl_auto' in answers({}))
  assert.ok('line.cl_auto' in answers({ all: 'confirm', 'line.cl_auto': 'not_ours' }), 'everything right and not ours at once')
})

test('an answer counts only for the facts that were on the page', () => {
  const changed = { ...auto, limits: [{ label: 'combined_single_limit', amount: 500_000 }] }
  const form = readAnswerForm(Object.entries({ ...who, ...seen(auto), all: 'confirm' }), [changed])
  assert.ok(!form.ok && form.errors['line.cl_auto'])
  const missing = readAnswerForm(Object.entries({ ...who, all: 'confirm' }), [auto])
  assert.ok(!missing.ok)
})

test('amounts', () => {
  assert.deepEqual(['$1,000,000', '1000000.00', '500k', '1M', '1.5M', '2 million'].map(readAmount), [1e6, 1e6, 5e5, 1e6, 1.5e6, 2e6])
  for (const text of ['', '1,00', '1.000.000', '-5', '1e6', '1,000,00', 'one', '9'.repeat(40)]) assert.equal(readAmount(text), null, text)
})

test('no form posted ever confirms a line that was not asked, nor throws', () => {
  const keys = fc.constantFrom(
    'all',
    'name',
    'email',
    'line.cl_auto',
    'line.cl_auto.note',
    'line.cl_auto.seen',
    'line.cl_other',
    '__proto__',
    'constructor',
    'line.cl_auto.limits.combined_single_limit',
  )
  const values = fc.oneof(fc.string(), fc.constantFrom('confirm', 'correct', 'not_ours', '$5', '$1,000,000', '', 'a@b.example', shownDigest(auto)))
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, values), { maxLength: 12 }), (fields) => {
      const form = readAnswerForm(fields, [auto])
      if (!form.ok) return
      assert.deepEqual(Object.keys(form.answers), ['cl_auto'])
      const first = (name: string) => fields.find(([key]) => key === name)?.[1].trim()
      if (form.answers.cl_auto?.outcome === 'confirmed') {
        assert.ok(first('all') === 'confirm' || first('line.cl_auto') === 'confirm')
        assert.equal(first('line.cl_auto.seen'), shownDigest(auto))
        assert.equal(first('line.cl_auto.note') ?? '', '')
        assert.ok(['', '$1,000,000'].includes(first('line.cl_auto.limits.combined_single_limit') ?? ''))
      }
    }),
    { numRuns: 3000 },
  )
})

test('the done page repeats what was noted; the expired page tells nothing', () => {
  const page = renderAnswerDone({
    insured: { name: 'Pine <b>' },
    lines: [auto, comp],
    answers: { cl_auto: { outcome: 'contradicted', corrections: { 'limits.combined_single_limit': 5e5, expiration_date: '2027-01-01' } } },
  })
  assert.match(page, /Different: combined single limit \$500,000, expiration date Jan 1, 2027/)
  assert.doesNotMatch(page, /Workers|<b>/)
  assert.doesNotMatch(renderAnswerExpired(), /Pine|policy number/i)
})

test('the return key in a field confirms nothing: the first button of the form sends only what was chosen', () => {
  const page = renderAnswerPage({ insured: { name: 'Pine' }, askedFor: null, lines: [auto], action: '/t/x' })
  const [first] = /<button type="submit"[^>]*>/.exec(page)!
  assert.match(first!, /name="all" value=""/)
})

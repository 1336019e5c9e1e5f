import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type HeldLine, hasOpenContradiction, isEmpty, LINE_ATTRIBUTES, type ValueSource, valueAt } from '../../src/lines/held-line.ts'
import { type MergeMeta, type MergeResult, mergeDocument } from '../../src/lines/merge-documents.ts'
import { settleLine } from '../../src/lines/settle-line.ts'
import type { ReadLine } from '../../src/vocabulary/index.ts'
import { meta, statement, statements, unreadablePaths } from './statements.ts'

const held = (members: Partial<ReadLine> = {}, document = 'doc_1'): HeldLine => mergeDocument(null, statement(members), meta(document)).line

test('a first document creates the line with where each value came from', () => {
  const { line, change, contradictions, previous_document_class } = mergeDocument(null, statement(), meta('doc_1'))
  assert.equal(change, 'created')
  assert.equal(previous_document_class, null)
  assert.deepEqual(contradictions, [])
  assert.equal(line.coverage_line_id, 'cl_of_doc_1')
  assert.deepEqual(line.documents, [{ document_id: 'doc_1', document_class: 'coi' }])
  assert.deepEqual(line.sources['limits.each_occurrence'], { kind: 'document', document_id: 'doc_1', document_class: 'coi', reading: null })
})

test('empty values are filled and the rest stays', () => {
  const second = statement({ policy_number: 'gl100200', additional_insured: true, limits: [{ label: 'general_aggregate', amount: 2e6 }] })
  const { line, filled, change, contradictions } = mergeDocument(held(), second, meta('doc_2'))
  assert.equal(change, 'document_merged')
  assert.deepEqual(filled, ['additional_insured', 'limits.general_aggregate'])
  assert.deepEqual(contradictions, [])
  assert.equal(line.policy_number, 'GL 100-200')
  assert.equal(line.limits.length, 2)
})

test('a different value keeps the held one and is a contradiction once per attribute', () => {
  const other = statement({ limits: [{ label: 'each_occurrence', amount: 500_000 }], expiration_date: '2026-12-01' })
  const first = mergeDocument(held(), other, meta('doc_2'))
  assert.deepEqual(first.contradictions, [
    { attribute: 'expiration_date', held: '2027-01-01', new: '2026-12-01', sources: ['document:doc_1', 'document:doc_2'] },
    { attribute: 'limits.each_occurrence', held: 1_000_000, new: 500_000, sources: ['document:doc_1', 'document:doc_2'] },
  ])
  assert.equal(valueAt(first.line, 'limits.each_occurrence'), 1_000_000)
  assert.ok(hasOpenContradiction(first.line))
  const again = mergeDocument(first.line, statement({ limits: [{ label: 'each_occurrence', amount: 300_000 }] }), meta('doc_3'))
  assert.deepEqual(again.contradictions, [])
  const agreeing = mergeDocument(first.line, statement(), meta('doc_4'))
  assert.ok(hasOpenContradiction(agreeing.line), 'a document of the same class settles nothing')
})

test('a stronger class replaces the value and settles the contradiction on it alone', () => {
  const open = mergeDocument(
    held(),
    statement({ limits: [{ label: 'each_occurrence', amount: 5e5 }], additional_insured: true }),
    meta('doc_2'),
  )
  const both = mergeDocument(open.line, statement({ additional_insured: false }), meta('doc_3')).line
  const declared = statement({ document_class: 'declarations', limits: [{ label: 'each_occurrence', amount: 5e5 }] })
  const { line, closed, replaced, contradictions, previous_document_class } = mergeDocument(both, declared, meta('doc_4'))
  assert.deepEqual(closed, ['limits.each_occurrence'])
  assert.deepEqual(replaced, [{ attribute: 'limits.each_occurrence', held: 1e6, new: 5e5 }])
  assert.deepEqual(contradictions, [])
  assert.deepEqual(Object.keys(line.contradictions), ['additional_insured'])
  assert.equal(previous_document_class, 'coi')
  assert.equal(line.document_class, 'declarations')
})

test('a stronger class that agrees settles the contradiction too', () => {
  const open = mergeDocument(held(), statement({ expiration_date: '2026-12-01' }), meta('doc_2')).line
  const { closed, replaced } = mergeDocument(open, statement({ document_class: 'policy' }), meta('doc_3'))
  assert.deepEqual([closed, replaced], [['expiration_date'], []])
})

test('a weaker document that differs contradicts and replaces nothing', () => {
  const { line, contradictions, replaced } = mergeDocument(
    held({ document_class: 'policy' }),
    statement({ document_class: 'id_card', limits: [{ label: 'each_occurrence', amount: 9e6 }] }),
    meta('doc_2'),
  )
  assert.equal(contradictions.length, 1)
  assert.deepEqual(replaced, [])
  assert.equal(valueAt(line, 'limits.each_occurrence'), 1e6)
  assert.equal(line.document_class, 'policy')
})

test('the source settles all contradictions; paper as strong as what it confirmed contradicts, and names the paper that was held', () => {
  const open = mergeDocument(held(), statement({ expiration_date: '2026-12-01', additional_insured: true }), meta('doc_2')).line
  const { line, closed } = settleLine(open, { outcome: 'confirmed', evidence_id: 'evd_1' })
  assert.deepEqual(closed, ['expiration_date'])
  assert.equal(line.verification.state, 'verified')
  assert.equal(hasOpenContradiction(line), false)
  const later = mergeDocument(line, statement({ limits: [{ label: 'each_occurrence', amount: 5e5 }] }), meta('doc_3'))
  assert.deepEqual(later.contradictions[0]?.sources, ['document:doc_1', 'document:doc_3'])
  assert.equal(valueAt(later.line, 'limits.each_occurrence'), 1e6)
  assert.equal(later.line.verification.state, 'verified')
})

test('a stronger class replaces what the source confirmed too, and the line is confirmed no longer', () => {
  const confirmed = settleLine(held(), { outcome: 'confirmed', evidence_id: 'evd_1' }).line
  const disputed = mergeDocument(confirmed, statement({ limits: [{ label: 'each_occurrence', amount: 5e5 }] }), meta('doc_2')).line
  const declared = (amount: number) => statement({ document_class: 'declarations', limits: [{ label: 'each_occurrence', amount }] })
  const other = mergeDocument(disputed, declared(3e6), meta('doc_3'))
  assert.deepEqual([other.closed, other.replaced], [['limits.each_occurrence'], [{ attribute: 'limits.each_occurrence', held: 1e6, new: 3e6 }]])
  assert.equal(hasOpenContradiction(other.line), false)
  assert.equal(other.line.verification.state, 'unverified')
  const same = mergeDocument(disputed, declared(1e6), meta('doc_3'))
  assert.deepEqual([same.closed, same.replaced, same.line.verification.state], [['limits.each_occurrence'], [], 'verified'])
  const source = same.line.sources['limits.each_occurrence']
  assert.deepEqual(source?.kind === 'answer' && [source.evidence_id, source.paper?.document_id], ['evd_1', 'doc_3'])
})

test('the source\u2019s own value is above paper of any class', () => {
  const { line } = settleLine(held(), { outcome: 'contradicted', corrections: { 'limits.each_occurrence': 500_000 }, evidence_id: 'evd_1' })
  const later = mergeDocument(line, statement({ document_class: 'policy' }), meta('doc_2'))
  assert.deepEqual(later.contradictions[0]?.sources, ['evidence:evd_1', 'document:doc_2'])
  assert.equal(valueAt(later.line, 'limits.each_occurrence'), 5e5)
})

test('a correction replaces the value it names; another policy number or carrier is kept with the verification', () => {
  const corrections = { 'limits.each_occurrence': 500_000, policy_number: 'GL 777', insured_name: 'Someone Else' }
  const { line, replaced } = settleLine(held(), { outcome: 'contradicted', corrections, evidence_id: 'evd_1' })
  assert.deepEqual(replaced, [{ attribute: 'limits.each_occurrence', held: 1e6, new: 5e5 }])
  assert.equal(line.policy_number, 'GL 100-200')
  const { printed, ...verification } = line.verification
  assert.deepEqual(verification, { state: 'contradicted', corrections })
  assert.deepEqual(Object.entries(printed!).map(([path, said]) => [path, said!.value, said!.paper.document_id]), [['limits.each_occurrence', 1e6, 'doc_1']])
  assert.deepEqual(mergeDocument(line, statement({}), meta('doc_2')).line.verification.printed, {}, 'other paper speaks to it now')
  const paper = mergeDocument(line, statement({ policy_number: 'GL-777', limits: [] }), meta('doc_2'))
  assert.equal(paper.line.policy_number, 'GL-777', 'the paper that carries the number the source gave agrees with the source')
  assert.deepEqual(paper.contradictions, [])
})

test('a refusal leaves the values as the paper has them', () => {
  const open = mergeDocument(held(), statement({ expiration_date: '2026-12-01' }), meta('doc_2')).line
  const { line, closed } = settleLine(open, { outcome: 'refused', evidence_id: null })
  assert.deepEqual(closed, ['expiration_date'])
  assert.equal(line.expiration_date, '2027-01-01')
  assert.equal(line.verification.state, 'refused')
})

test('the same value written otherwise is no contradiction', () => {
  const written = statement({ carrier: 'HARBOR MUT. INS. CO.', policy_number: 'gl-100.200', naic: '00123' })
  assert.deepEqual(mergeDocument(held({ naic: '123' }), written, meta('doc_2')).contradictions, [])
  const sameCode = statement({ carrier: 'Harbor Mutual Group', naic: '123' })
  assert.deepEqual(mergeDocument(held({ naic: '123' }), sameCode, meta('doc_2')).contradictions, [])
  const scope = mergeDocument(held({ auto_scope: ['any_auto'] }), statement({ auto_scope: ['any_auto', 'hired'] }), meta('doc_2'))
  assert.deepEqual(scope.contradictions, [])
  const other = mergeDocument(held(), statement({ carrier: 'Harbor Mutual Fire Insurance Company' }), meta('doc_2'))
  assert.deepEqual(
    other.contradictions.map(({ attribute }) => attribute),
    ['carrier'],
  )
})

test('what nobody could read is named, never stated, and cleared by a document that gives it', () => {
  const blurred = mergeDocument(
    null,
    statement({ additional_insured: null, limits: [{ label: 'each_occurrence', amount: null }] }),
    meta('doc_1', { unreadable: ['limits.each_occurrence', 'additional_insured'] }),
  ).line
  assert.deepEqual(blurred.unreadable, ['additional_insured', 'limits.each_occurrence'])
  assert.deepEqual(blurred.limits, [])
  const clear = mergeDocument(blurred, statement(), meta('doc_2')).line
  assert.deepEqual(clear.unreadable, ['additional_insured'])
  const blurredLater = mergeDocument(held(), statement({ limits: [] }), meta('doc_3', { unreadable: ['limits.each_occurrence'] })).line
  assert.deepEqual(blurredLater.unreadable, [], 'another document gives it')
})

test('a label printed twice with two amounts counts as unread; twice with one amount is that amount', () => {
  const twice = (a: number, b: number | null) =>
    held({
      limits: [
        { label: 'each_occurrence', amount: a },
        { label: 'each_occurrence', amount: b },
      ],
    })
  assert.deepEqual(twice(1e6, 2e6).unreadable, ['limits.each_occurrence'])
  assert.equal(valueAt(twice(1e6, 2e6), 'limits.each_occurrence'), undefined)
  assert.equal(valueAt(twice(1e6, 1e6), 'limits.each_occurrence'), 1e6)
  assert.equal(valueAt(twice(1e6, null), 'limits.each_occurrence'), 1e6)
})

test('statutory is shown without an amount and an amount fills a limit shown without one', () => {
  const line = held({
    coverage_type: 'workers_comp',
    limits: [
      { label: 'statutory', amount: null },
      { label: 'el_each_accident', amount: null },
    ],
  })
  assert.equal(valueAt(line, 'limits.statutory'), null)
  const filled = mergeDocument(
    line,
    statement({
      limits: [
        { label: 'el_each_accident', amount: 5e5 },
        { label: 'statutory', amount: null },
      ],
    }),
    meta('doc_2'),
  )
  assert.deepEqual(filled.filled, ['limits.el_each_accident'])
  assert.equal(valueAt(filled.line, 'limits.el_each_accident'), 5e5)
})

test('a cancellation notice marks the line and changes no value; a reinstatement clears the mark', () => {
  const notice = statement({ document_class: 'cancellation_notice', expiration_date: '2026-03-01' })
  const { line, contradictions, change } = mergeDocument(held(), notice, meta('doc_2'))
  assert.deepEqual(
    [line.cancellation_reported, line.expiration_date, contradictions, change],
    ['doc_2', '2027-01-01', [], 'document_merged'],
  )
  const back = mergeDocument(line, statement({ document_class: 'reinstatement_notice' }), meta('doc_3')).line
  assert.equal(back.cancellation_reported, null)
  assert.throws(() => mergeDocument(null, notice, meta('doc_2')))
})

test('what the account says of children yields to any paper', () => {
  const line: HeldLine = { ...held(), extends_to_children: true, sources: { ...held().sources, extends_to_children: { kind: 'account' } } }
  const merged = mergeDocument(line, statement({ document_class: 'id_card', extends_to_children: false }), meta('doc_2'))
  assert.equal(merged.line.extends_to_children, false)
})

const runs: fc.Arbitrary<{ read: ReadLine; meta: MergeMeta }[]> = fc
  .array(fc.tuple(statements(), unreadablePaths), { minLength: 1, maxLength: 6 })
  .map((list) => list.map(([read, unreadable], k) => ({ read, meta: meta(`doc_${k}`, { unreadable }) })))
const mergeAll = (list: { read: ReadLine; meta: MergeMeta }[]): HeldLine =>
  list.reduce<HeldLine | null>((line, { read, meta }) => mergeDocument(line, read, meta).line, null)!

test('merging any reading again changes nothing', () => {
  fc.assert(
    fc.property(runs, fc.nat(), (list, pick) => {
      const line = mergeAll(list)
      const { read, meta } = list[pick % list.length]!
      const again = mergeDocument(line, read, meta)
      assert.equal(again.change, 'none')
      assert.deepEqual(again.line, line)
      assert.deepEqual([again.contradictions, again.closed, again.filled, again.replaced], [[], [], [], []])
    }),
  )
})

test('what is held was stated by a document, is never emptied, and unread values are never held', () => {
  fc.assert(
    fc.property(runs, (list) => {
      let held: HeldLine | null = null
      for (const step of list) {
        const before = held as HeldLine | null
        const outcome: MergeResult = mergeDocument(before, step.read, step.meta)
        const line = outcome.line
        held = line
        for (const path of [...LINE_ATTRIBUTES, 'limits.each_occurrence', 'limits.general_aggregate']) {
          const value = valueAt(line, path)
          if (before !== null && !isEmpty(valueAt(before, path))) assert.ok(!isEmpty(value), `${path} was emptied`)
          if (isEmpty(value)) continue
          const source: ValueSource | undefined = line.sources[path]
          assert.equal(source?.kind, 'document')
          const stating = list.find(({ meta }) => source?.kind === 'document' && meta.document_id === source.document_id)!
          assert.ok(!stating.meta.unreadable.includes(path), `${path} was taken from a document on which it is unreadable`)
          assert.ok(!line.unreadable.includes(path))
        }
        for (const { attribute } of outcome.contradictions) assert.equal(before?.contradictions[attribute], undefined, 'told once')
        for (const attribute of outcome.closed) assert.equal(line.contradictions[attribute], undefined)
      }
    }),
  )
})

test('documents of one class that do not disagree give the same values in any order', () => {
  const pieces = fc.uniqueArray(fc.constantFrom('carrier', 'additional_insured', 'a', 'b', 'expiration_date', 'primary'), { minLength: 1 })
  const piece = (names: string[]): ReadLine =>
    statement({
      carrier: names.includes('carrier') ? 'Harbor Mutual' : null,
      additional_insured: names.includes('additional_insured') ? true : null,
      primary_noncontributory: names.includes('primary') ? false : null,
      expiration_date: names.includes('expiration_date') ? '2027-01-01' : null,
      limits: ['a', 'b'].filter((label) => names.includes(label)).map((label) => ({ label, amount: 1e6 })),
    })
  fc.assert(
    fc.property(fc.array(fc.tuple(pieces, unreadablePaths), { minLength: 2, maxLength: 5 }), fc.nat(), (list, seed) => {
      const steps = list.map(([names, unreadable], k) => ({ read: piece(names), meta: meta(`doc_${k}`, { unreadable }) }))
      const shuffled = steps
        .map((step, k) => ({ step, key: (k * 7919 + seed) % 101 }))
        .sort((x, y) => x.key - y.key)
        .map(({ step }) => step)
      const values = (line: HeldLine) => [
        ...LINE_ATTRIBUTES.map((attribute) => line[attribute]),
        Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount])),
        line.unreadable,
        line.contradictions,
      ]
      assert.deepEqual(values(mergeAll(shuffled)), values(mergeAll(steps)))
    }),
  )
})

test('the strongest class wins each value, whatever came before it', () => {
  fc.assert(
    fc.property(
      fc.array(statements(['coi', 'id_card', 'binder']), { minLength: 1, maxLength: 4 }),
      statements(['policy']),
      (weaker, policy) => {
        const line = mergeAll([...weaker, policy].map((read, k) => ({ read, meta: meta(`doc_${k}`) })))
        for (const path of ['additional_insured', 'effective_date', 'aggregate_basis'] as const) {
          if (policy[path] === null) continue
          assert.equal(line[path], policy[path])
          assert.equal(line.contradictions[path], undefined)
        }
      },
    ),
  )
})

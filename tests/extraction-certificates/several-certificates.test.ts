import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyLine } from '../../src/extraction/certificates/line-draft.ts'
import { joinCertificates } from '../../src/extraction/join-certificates.ts'
import { emptyPart, type PartReading } from '../../src/extraction/stages.ts'
import type { ReadLine } from '../../src/vocabulary/index.ts'

const line = (stated: Partial<ReadLine> = {}): ReadLine => ({
  ...emptyLine('auto_liability', 'coi'),
  policy_number: 'KTR 44-1180', effective_date: '2026-03-01', expiration_date: '2027-03-01', carrier: 'Saltgrass Insurance Company', naic: '11999',
  limits: [{ label: 'combined_single_limit', amount: 1_000_000 }], additional_insured: false, subrogation_waived: false, ...stated,
})
const part = (lines: ReadLine[], stated: Partial<PartReading> = {}): PartReading => ({ ...emptyPart(), insured_name: 'Osprey Framing LLC', coverage_lines: lines, ...stated })
const joined = (one: Partial<ReadLine>, other: Partial<ReadLine>, stated: Partial<PartReading> = {}) => {
  const readings = joinCertificates([part([line(one)]), part([line(other)], stated)])
  return { lines: readings.flatMap((r) => r.coverage_lines), doubts: readings.flatMap((r) => r.unreadable_fields.map((u) => [u.line, u.field])) }
}

test('a policy that two certificates of one insured state alike is one line', () => {
  for (const other of [{}, { policy_number: 'KTR-44-1180' }, { carrier: 'SALTGRASS INS CO' }, { insurer_letter: 'C' }, { naic: null }]) {
    const { lines, doubts } = joined({}, other)
    assert.deepEqual([lines.length, lines[0]!.carrier, lines[0]!.naic, lines[0]!.limits, doubts], [1, 'Saltgrass Insurance Company', '11999', [{ label: 'combined_single_limit', amount: 1_000_000 }], []])
  }
})

test('what they state differently is neither’s: null and unreadable', () => {
  const cases: [Partial<ReadLine>, string][] = [
    [{ expiration_date: '2028-03-01' }, 'expiration_date'],
    [{ carrier: 'Heron Casualty Company', naic: null }, 'carrier'],
    [{ additional_insured: true }, 'additional_insured'],
    [{ subrogation_waived: true }, 'subrogation_waived'],
    [{ additional_insured: null }, 'additional_insured'],
    [{ auto_scope: ['any_auto'] }, 'auto_scope'],
    [{ limits: [{ label: 'combined_single_limit', amount: 500_000 }] }, 'limits.combined_single_limit'],
  ]
  for (const [other, field] of cases)
    for (const turned of [false, true]) {
      const { lines, doubts } = turned ? joined(other, {}) : joined({}, other)
      assert.deepEqual([lines.length, doubts], [1, [[0, field]]], field)
      const [kept] = lines
      assert.deepEqual(field === 'auto_scope' ? kept!.auto_scope : field.startsWith('limits.') ? kept!.limits : [kept![field as 'carrier']], field === 'auto_scope' || field.startsWith('limits.') ? [] : [null])
    }
})

test('a limit that only one states stays; limits of other kinds beside each other are neither’s', () => {
  const both = [{ label: 'combined_single_limit', amount: 1_000_000 }, { label: 'uninsured_motorist', amount: 60_000 }]
  assert.deepEqual(joined({}, { limits: both }).lines[0]!.limits, both)
  const { lines, doubts } = joined({}, { limits: [{ label: 'bodily_injury_per_person', amount: 100_000 }] })
  assert.deepEqual([lines[0]!.limits, doubts.map(([, field]) => field)], [[], ['limits.combined_single_limit', 'limits.bodily_injury_per_person']])
})

test('another insured’s policy, another term, another coverage and what is unreadable stay lines of their own', () => {
  assert.equal(joined({}, {}, { insured_name: 'Osprey Roofing LLC' }).lines.length, 2)
  assert.equal(joined({}, {}, { insured_name: null }).lines.length, 2)
  assert.equal(joined({}, { effective_date: '2027-03-01', expiration_date: '2028-03-01' }).lines.length, 2)
  assert.equal(joined({}, { coverage_type: 'cargo' }).lines.length, 2)
  assert.equal(joined({ policy_number: null }, { policy_number: null }).lines.length, 2)
  assert.equal(joined({}, {}, { unreadable_fields: [{ line: 0, field: 'carrier', page: 2, box: null, reason: '' }] }).lines.length, 2)
  assert.equal(joinCertificates([part([line(), line()]), part([line()])]).flatMap((r) => r.coverage_lines).length, 3)
})

test('a third certificate does not bring back what two left open, and what is unreadable keeps its line', () => {
  const limit = (amount: number): Partial<ReadLine> => ({ limits: [{ label: 'combined_single_limit', amount }] })
  const cargo = line({ coverage_type: 'cargo', policy_number: 'C-1' })
  const readings = joinCertificates([part([line()]), part([line(limit(500_000)), cargo], { unreadable_fields: [{ line: 1, field: 'naic', page: 2, box: null, reason: '' }] }), part([line()])])
  assert.deepEqual(readings.map((r) => r.coverage_lines.length), [1, 1, 0])
  assert.deepEqual(readings[0]!.coverage_lines[0]!.limits, [])
  assert.deepEqual(readings[1]!.unreadable_fields.map((u) => [u.line, u.field]), [[0, 'naic']])
})

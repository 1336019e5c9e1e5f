import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelOf } from '../../src/extraction/certificates/limits/limit-labels.ts'
import { nameAndCode } from '../../src/extraction/certificates/insurers/name-and-code.ts'
import { print, read, type Run } from './printed.ts'

const cells = (y: number, xs: number[], row: string[]): Run[] => row.flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]! + 3, y, 7]] : []))

test('letters set under the word COMPANY, the names beside them, as editions of the nineties have them', async () => {
  const xs = [30, 56, 180, 280, 340, 400]
  const { coverage_lines } = await read(
    await print(
      [
        ['CERTIFICATE OF LIABILITY INSURANCE', 150, 30, 13],
        ['PRODUCER', 34, 60, 6],
        ['Osprey Brokers', 38, 70],
        ['INSURED', 34, 110, 6],
        ['Tern Lake Marine Inc', 38, 120],
        ['COMPANIES AFFORDING COVERAGE', 380, 62, 7],
        ['COMPANY', 304, 76, 6],
        ['A', 312, 84, 7],
        ['Heronfield Fire Insurance Company', 336, 84, 7],
        ['COMPANY', 304, 104, 6],
        ['B', 312, 112, 7],
        ['Larkmoor Casualty Company', 336, 112, 7],
        ...cells(160, xs, ['CO LTR', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS']),
        ...cells(178, xs, ['A', 'GENERAL LIABILITY', 'GL771-20-44', '03/01/26', '03/01/27', 'EACH OCCURRENCE  $ 1,000,000']),
        ...cells(200, xs, ['B', 'AUTOMOBILE LIABILITY', 'CA771-20-45', '03/01/26', '03/01/27', 'COMBINED SINGLE LIMIT  $ 1,000,000']),
      ],
      { rules: [...[156, 172, 194, 216].map((y): [number, number, number, number] => [30, y, 582, y]), ...[...xs, 582].map((x): [number, number, number, number] => [x, 156, x, 216])] },
    ),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.insurer_letter, l.carrier]), [
    ['general_liability', 'A', 'Heronfield Fire Insurance Company'],
    ['auto_liability', 'B', 'Larkmoor Casualty Company'],
  ])
})

test('limits that general liability alone has are no automobile’s, compensation’s or cargo’s', () => {
  for (const type of ['auto_liability', 'workers_comp', 'cargo'] as const)
    for (const printed of ['General aggregate', 'Personal & advertising injury', 'Products - completed operations aggregate']) assert.equal(labelOf(type, printed), null, `${type}: ${printed}`)
  assert.equal(labelOf('general_liability', 'General aggregate'), 'general_aggregate')
  assert.equal(labelOf('umbrella', 'General aggregate'), 'aggregate')
})

test('what is left of a label whose letter could not be made out is no part of the company', () => {
  assert.deepEqual(nameAndCode('e, Granite Ridge Insurance Company', '10212'), { name: 'Granite Ridge Insurance Company', code: '10212' })
  assert.equal(nameAndCode(': b: Granite Ridge Mutual', '').name, 'Granite Ridge Mutual')
  assert.equal(nameAndCode('A. M. Weaver Indemnity', '').name, 'A. M. Weaver Indemnity')
})

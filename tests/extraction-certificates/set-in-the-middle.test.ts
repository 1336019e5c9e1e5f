import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCertificate } from '../../src/extraction/certificates/index.ts'
import { knownCoverageOf } from '../../src/extraction/certificates/rows/coverage-of-text.ts'
import { isNumberLine } from '../../src/extraction/certificates/rows/number-lines.ts'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = { coverage_type: string; limits: { label: string; amount: number | null }[] }
const limitsOf = (line: Line | undefined): Record<string, number | null> => Object.fromEntries(line?.limits.map(({ label, amount }) => [label, amount]) ?? [])
const HEADS: Run[] = ['Coverage', 'Policy Number', 'Insurer', 'Effective', 'Expiration', 'Limits'].map((text, i) => [text, [36, 150, 230, 360, 420, 480][i]!, 110])
/** A row whose cells are set in the middle: limits by lines of 11 points from `top`, all else half way down. */
const middle = (top: number, name: string, number: string, limits: string[]): Run[] => {
  const y = top + ((limits.length - 1) * 11) / 2
  return [...limits.map((text, i): Run => [text, 480, top + 11 * i, 7]), [name, 36, y], [number, 150, y], ['Saltmarsh Insurance Company', 230, y], ['04/06/2026', 360, y], ['04/06/2027', 420, y]]
}
const page = (rows: Run[]): Promise<Uint8Array> => print([['CERTIFICATE OF INSURANCE', 200, 40, 13], ['Named Insured: Osprey Electric LLC', 36, 70], ...HEADS, ...rows])

test('rows without rules whose cells stand in the middle: each has the limits around its number', async () => {
  const { coverage_lines } = await read(
    await page([
      ...middle(126, 'General Liability (Occurrence)', '354 9698 21', ['Each Occurrence $1,000,000', 'General Aggregate $4,000,000', 'Products-Comp/Op Agg $2,000,000']),
      ...middle(159, 'Umbrella', 'B37401918', ['Each Occurrence $5,000,000', 'Aggregate $3,000,000', 'Retention $10,000']),
      ...middle(192, 'Professional Liability', '128 3795 65', ['Each Claim $1,000,000', 'Aggregate $2,000,000']),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]),
    [
      ['general_liability', '354 9698 21', { each_occurrence: 1_000_000, general_aggregate: 4_000_000, products_comp_op_agg: 2_000_000 }],
      ['umbrella', 'B37401918', { each_occurrence: 5_000_000, aggregate: 3_000_000, retention: 10_000 }],
      ['professional_liability', '128 3795 65', { each_claim: 1_000_000, aggregate: 2_000_000 }],
    ],
  )
})

test('where the lines part in no one way no amount is given', async () => {
  const { coverage_lines } = await read(
    await page([
      ...middle(126, 'General Liability', '354 9698 21', ['Each Occurrence $1,000,000', 'General Aggregate $4,000,000', 'Products-Comp/Op Agg $2,000,000']),
      ...middle(166, 'Umbrella', 'B37401918', ['Aggregate $3,000,000', 'Retention $10,000']),
      // Nearer to the first policy's limits than to its own, on neither's side of the middle.
      ['Each Occurrence $5,000,000', 480, 159, 7],
    ]),
  )
  assert.deepEqual(coverage_lines.flatMap((l) => l.limits), [])
})

test('an amount or a year in the place of a number is none', () => {
  assert.deepEqual(['1,000,000', '2,500,000.00', '2027', '53-305970-3', '993 7909 53'].map(isNumberLine), [false, false, false, true, true])
})

test('days under the policies’ numbers are each their own policy’s', async () => {
  const { coverage_lines } = await read(
    await print([
      ['EVIDENCE OF INSURANCE', 36, 40, 13],
      ['Named Insured: Osprey Plumbing LLC', 36, 70, 7],
      ...['Coverage / Insurer', 'Policy No. / Term', 'Limits'].map((text, i): Run => [text, [36, 261, 386][i]!, 95, 7]),
      ...['Liquor Liability', 'CPP 8622254', 'Each Occurrence $1,000,000'].map((text, i): Run => [text, [36, 261, 386][i]!, 112, 7]),
      ...['Saltmarsh Insurance Company', '11-24-2026 to 11-24-2027', 'Aggregate $2,000,000'].map((text, i): Run => [text, [36, 261, 386][i]!, 120, 7]),
      ...['General Liability', 'CA-2088319-26', 'Each Occurrence $5,000,000'].map((text, i): Run => [text, [36, 261, 386][i]!, 137, 7]),
      ...['Heronfield Insurance Company', '01-04-2026 to 01-04-2027', 'General Aggregate $5,000,000'].map((text, i): Run => [text, [36, 261, 386][i]!, 145, 7]),
    ], { rules: [103, 130, 156].map((y) => [36, y, 576, y]) }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date]), [
    ['CPP 8622254', '2026-11-24', '2027-11-24'],
    ['CA-2088319-26', '2026-01-04', '2027-01-04'],
  ])
})

test('limits beside the layers of a tower are none of one policy’s own', async () => {
  const layer = (spare: string): Promise<Uint8Array> =>
    print(
      [
        ...TABLE,
        ...INSURERS,
        ...HOLDER,
        ['X', 82, 152],
        ['UMBRELLA LIAB', 92, 152],
        ['X', 150, 152],
        ['OCCUR', 160, 152],
        ['EXCESS LIAB', 92, 166],
        ['CLAIMS-MADE', 160, 166],
        ['A', 44, 152],
        ['0313-118822', 222, 152],
        ['B', 44, 166],
        ['CEX09604410', 222, 166],
        ...[152, 166].flatMap((y): Run[] => [['09/01/2026', 322, y], ['09/01/2027', 382, y]]),
        ['EACH OCCURRENCE', 442, 152, 6],
        ['5,000,000', 530, 152],
        ['AGGREGATE', 442, 164, 6],
        ['5,000,000', 530, 164],
        [spare, 442, 176, 6],
        ['10,000,000', 530, 176],
      ],
      { rules: [[36, 146, 576, 146], [36, 190, 576, 190], [440, 160, 576, 160], [440, 173, 576, 173], [526, 146, 526, 190]] },
    )
  const given = async (spare: string): Promise<(number | undefined | null)[]> => (await read(await layer(spare))).coverage_lines.map((l) => limitsOf(l).each_occurrence)
  assert.deepEqual(await given('PERSONAL INJURY'), [5_000_000, 5_000_000])
  assert.deepEqual(await given('EXCESS OF UMBRELLA'), [undefined, undefined])
})

test('companies by number in one line, each with its code, are those of their rows', () => {
  const pages = printedPages(`
 Certificate of Coverage                    Date 06/04/2026
 Insured: Osprey Fencing Inc.

 Co   Coverage             Policy #      Eff        Exp        Limits
 1    General Liability    BWC 300118    6/1/26     6/1/27     Occ $1,000,000; Agg $2,000,000
 2    Auto                 URA-77120     6/1/26     6/1/27     CSL $1,000,000

 1 = Saltmarsh Insurance Company (NAIC 22217) 2 = Heronfield Insurance Company (NAIC 25143)`)
  const { coverage_lines } = readCertificate(pages, classifyPages(pages))
  assert.deepEqual(coverage_lines.map((l) => [l.carrier, l.naic]), [['Saltmarsh Insurance Company', '22217'], ['Heronfield Insurance Company', '25143']])
})

test('what pays above another policy for the same loss is no excess liability', () => {
  const named = ['EXCESS FLOOD', 'Excess wind/hail', 'Excess Property', 'Follow Form Excess Liability', 'Excess bodily injury and property damage liability', 'Liability (General, Law Enforcement)', 'Occ/Acc']
  assert.deepEqual(named.map(knownCoverageOf), ['other', 'other', 'property', 'excess_liability', 'excess_liability', 'general_liability', 'occupational_accident'])
})

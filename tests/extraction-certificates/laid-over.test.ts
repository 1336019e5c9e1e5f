import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pairsIn } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

const amounts = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))
const RULES = [126, 150, 218, 286].map((y): [number, number, number, number] => [36, y, 580, y]).concat([36, 76, 216, 316, 376, 436, 580].map((x): [number, number, number, number] => [x, 126, x, 286]))
const policy = (y: number, letter: string, name: string, number: string): Run[] => [[letter, 50, y], [name, 80, y], [number, 220, y], ['07/01/2026', 322, y], ['07/01/2027', 382, y]]

test('the numbers of notes laid over a sample are no part of its policies’ numbers and codes', async () => {
  const bytes = await print(
    [
      ...TABLE,
      ['INSURERS AFFORDING COVERAGE', 320, 96, 6],
      ['NAIC #', 540, 96, 6],
      ['INSURER A: Great West Casualty Company', 320, 106],
      ['11371', 536, 106],
      ['3', 572, 105, 7],
      ...HOLDER,
      ...policy(170, 'A', 'Professional Liability', 'PLX 4418820'),
      ['7', 304, 160, 7],
      ['Each Claim $1,000,000', 440, 170],
    ],
    { rules: RULES },
  )
  const [line] = (await read(bytes)).coverage_lines
  assert.deepEqual([line?.policy_number, line?.naic], ['PLX 4418820', '11371'])
})

test('an instruction in the place of a company names none', async () => {
  const bytes = await print([...TABLE, ['INSURERS AFFORDING COVERAGE', 320, 96, 6], ['INSURER A: Must be licensed in this state', 320, 106], ...HOLDER, ...policy(170, 'A', 'Professional Liability', 'PLX 4418820'), ['Each Claim $1,000,000', 440, 170]], { rules: RULES })
  assert.equal((await read(bytes)).coverage_lines[0]?.carrier, null)
})

test('as many names as amounts, of which one cannot be told: nothing is given', () => {
  const of = (printed: string) => pairsIn(printed, [], 'pollution_liability').map((l) => [l.label, l.amount])
  assert.deepEqual(of('Ea Poll Cond/Agg 1,000,000/2,000,000'), [['each_claim', 1_000_000], ['aggregate', 2_000_000]])
  assert.deepEqual(of('Frobnication/Agg 1,000,000/2,000,000'), [])
})

const REMARKS: Run[] = [
  ['ADDITIONAL REMARKS SCHEDULE', 180, 60, 14],
  ['AGENCY', 40, 90, 6],
  ['Larkfield Agency', 44, 100],
  ['NAMED INSURED', 320, 90, 6],
  ['Osprey Hauling LLC', 324, 100],
  ['THIS ADDITIONAL REMARKS FORM IS A SCHEDULE TO ACORD FORM,', 40, 130, 7],
  ['FORM NUMBER: 25   FORM TITLE: CERTIFICATE OF LIABILITY INSURANCE', 40, 142, 7],
  ['Contractors Equipment - Heronmoor Insurance Company', 40, 170],
  ['Policy No. CEX 771044, 07/01/2026 to 07/01/2027', 40, 181],
  ['Limit $250,000; Deductible $1,000', 40, 192],
  ['Professional Liability - Great West Casualty Company', 40, 220],
  ['Policy No. PLX 4418820, 07/01/2026 to 07/01/2027, Each Claim $1,000,000', 40, 231],
  ['Umbrella follows form over the professional liability policy PLX 4418820, $1,000,000/$2,000,000', 40, 260],
  ['ACORD 101 (2008/01)', 40, 750, 8],
]

test('policies told in lines on the remarks behind a certificate are more of its policies, and what it lists is not told twice', async () => {
  const first: Run[] = [...TABLE, ...INSURERS, ...HOLDER, ['ACORD 25 (2016/03)', 40, 750, 8], ['THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY', 40, 56, 6], ...policy(170, 'A', 'Professional Liability', 'PLX 4418820'), ['Each Claim $1,000,000', 440, 170]]
  const bytes = await print(first, {
    rules: RULES,
    draw: (doc) => {
      doc.addPage({ size: 'LETTER', margin: 0 })
      for (const [text, x, y, size = 8] of REMARKS) doc.font('Helvetica').fontSize(size).text(text, x, y, { lineBreak: false })
    },
  })
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, l.effective_date, amounts(l)]), [
    ['professional_liability', 'PLX 4418820', 'Great West Casualty Company', '2026-07-01', { each_claim: 1_000_000 }],
    ['inland_marine', 'CEX 771044', 'Heronmoor Insurance Company', '2026-07-01', { limit: 250_000, deductible: 1_000 }],
  ])
})

test('words on the next page that speak of a form’s policies are no policies', async () => {
  const first: Run[] = [...TABLE, ...INSURERS, ...HOLDER, ['ACORD 25 (2016/03)', 40, 750, 8], ['THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY', 40, 56, 6], ...policy(170, 'A', 'Professional Liability', 'PLX 4418820'), ['Each Claim $1,000,000', 440, 170]]
  const bytes = await print(first, {
    rules: RULES,
    draw: (doc) => {
      doc.addPage({ size: 'LETTER', margin: 0 })
      const more: Run[] = [['DESCRIPTION OF OPERATIONS (Continued)', 40, 60, 12], ['Insured: Osprey Hauling LLC    Policy PLX 4418820', 40, 90], ['Excess follows form over PLX 4418820 $1,000,000/$2,000,000 and Auto.', 40, 102], ['Umbrella liability $3,000,000 each occurrence if required.', 40, 114]]
      for (const [text, x, y, size = 8] of more) doc.font('Helvetica').fontSize(size).text(text, x, y, { lineBreak: false })
    },
  })
  assert.deepEqual((await read(bytes)).coverage_lines.map((l) => l.policy_number), ['PLX 4418820'])
})

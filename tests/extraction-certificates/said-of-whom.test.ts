import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pairsIn } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { doubtShared } from '../../src/extraction/certificates/limits/read-limits.ts'
import { loseLimits } from '../../src/extraction/certificates/own-layout/lose-failed.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { emptyPart } from '../../src/extraction/stages.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))

test('what the writer of a letter bears itself is not insured by the policy over it', async () => {
  const sentences = [
    'RE: Evidence of Self-Insurance',
    'To Whom It May Concern:',
    'The County of Larkfield is self-insured for general liability and automobile liability up to $1,000,000 per occurrence.',
    'Above the self-insured retention the County carries excess liability insurance with Heronfield Insurance Company,',
    'policy number XS 4418820, effective July 1, 2026 to July 1, 2027, with limits of $10,000,000 per occurrence and $10,000,000 in',
    'the aggregate.',
  ]
  const { doc_type, coverage_lines } = await read(await print(sentences.map((text, i): Run => [text, 50, 80 + i * 12 + (i > 1 ? 14 : 0) + (i > 2 ? 14 : 0), 9])))
  assert.equal(doc_type, 'coi')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, limitsOf(l)]), [['excess_liability', 'XS 4418820', '2026-07-01', { each_occurrence: 10_000_000, aggregate: 10_000_000 }]])
})

const facts = (rows: [string, string][]): Run[] => rows.flatMap(([label, value], i): Run[] => [[label, 50, 120 + i * 11], ...(value ? [[value, 180, 120 + i * 11] as Run] : [])])

test('an answer stands beside a label that a narrow cell breaks; who is an additional insured may be named with an address', async () => {
  const runs: Run[] = [
    ['CERTIFICATE OF INSURANCE', 200, 40, 13],
    ['Additional insured:', 330, 70],
    ['City of Larkfield, 400 Market St, Dayton, OH 45402', 330, 81],
    ['Insured: Osprey Hauling LLC', 50, 70],
    ['General liability', 50, 106, 10],
    ...facts([['Carrier', 'Heronfield Insurance Company'], ['Policy number', 'GLA 4418820'], ['Policy period', '10/30/2026 to 10/30/2027'], ['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'], ['Waiver of', 'Yes'], ['subrogation', '']]),
  ]
  const { coverage_lines } = await read(await print(runs))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.additional_insured, l.subrogation_waived]), [['general_liability', true, true]])
})

test('one amount between two labels on lines of their own is the limit of neither', async () => {
  const row: Run[] = [['A', 45, 158], ['AUTOMOBILE LIABILITY', 82, 158, 6], ['CAA 4418820', 222, 158], ['10/30/2026', 322, 158], ['10/30/2027', 382, 158]]
  const labels = ['COMBINED SINGLE LIMIT', 'BODILY INJURY (PER', 'PERSON)', 'BODILY INJURY (PER', 'ACCIDENT)', 'PROPERTY DAMAGE'].map((text, i): Run => [text, 442, 154 + 8.3 * i, 7.5])
  const rules = [...[132, 150, 206].map((y): [number, number, number, number] => [38, y, 590, y]), ...[38, 78, 218, 318, 378, 438, 536, 590].map((x): [number, number, number, number] => [x, 132, x, 206])]
  const { coverage_lines } = await read(await print([...TABLE, ...HOLDER, ...INSURERS, ...row, ...labels, ['USD', 570, 154, 7.5], ['2,000,000', 552, 162.3, 7.5]], { rules }))
  assert.deepEqual(coverage_lines.map((l) => l.limits), [[]])
})

test('labels on lines of their own that took the same amount have none; on one line they share it', () => {
  const amount = { text: '2,000,000', box: { x: 550, y: 166, w: 40, h: 6 }, confidence: 1, reader: 'pdf_text' as const }
  const at = (label: string, y: number): { label: string; anchor: { box: typeof amount.box; words: [] } } => ({ label, anchor: { box: { ...amount.box, x: 442, y }, words: [] } })
  const told = (y: number): (number | null)[] => {
    const read = ['bodily_injury_per_person', 'bodily_injury_per_accident'].map((label) => ({ label, amount: 2_000_000, words: [amount] }))
    doubtShared([at('bodily_injury_per_person', 160), at('bodily_injury_per_accident', y)], read)
    return read.map((l) => l.amount)
  }
  assert.deepEqual([told(176), told(160)], [[null, null], [2_000_000, 2_000_000]])
})

test('where the columns of other amounts could not be looked for no amount of the page is a limit', () => {
  const text = new PageText(printedPages('CERTIFICATE OF INSURANCE')[0]!)
  text.attempt(['other_columns'], null, () => {
    throw new RangeError('x')
  })
  const line = { coverage_type: 'cargo', limits: [{ label: 'per_vehicle', amount: 100_000 }] } as unknown as Line
  const { coverage_lines, unreadable_fields } = loseLimits({ ...emptyPart(), coverage_lines: [line] }, text)
  assert.deepEqual([coverage_lines[0]!.limits, unreadable_fields.map((u) => [u.field, u.line])], [[], [['limits', 0]]])
})

test('a letter that denies what it names grants none of it', async () => {
  const letter = (last: string): Run[] =>
    ['Re: Verification of coverage - Osprey Hauling LLC', 'To whom it may concern:', 'This letter is to verify that Osprey Hauling LLC is insured by Heronfield Insurance Company under commercial general liability policy GLA 4418820.', 'The policy is effective from October 30, 2026 through October 30, 2027.', 'The policy provides limits of $1,000,000 per occurrence and $2,000,000 general aggregate.', last].map((text, i): Run => [text, 40, 80 + 20 * i, 8])
  const answers = async (last: string): Promise<unknown[]> => (await read(await print(letter(last)))).coverage_lines.map((l) => [l.additional_insured, l.subrogation_waived])
  assert.deepEqual(await answers('The policy does not include a waiver of subrogation.'), [[null, false]])
  assert.deepEqual(await answers('Larkfield Builders LLC has not been named as an additional insured.'), [[false, null]])
  assert.deepEqual(await answers('No endorsement by which anybody is an additional insured is attached.'), [[null, null]])
  assert.deepEqual(await answers('Larkfield Builders LLC is named as an additional insured. The policy includes a waiver of subrogation.'), [[true, true]])
})

test('how a loss is valued names no amount; what breaks down of a load’s cooling has the deductible of its own row', async () => {
  const row = (y: number, cells: string[]): Run[] => cells.map((text, i): Run => [text, [40, 150, 300, 380, 440, 500, 560][i]!, y, 7])
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 200, 40, 13],
      ['Insured: Osprey Hauling LLC', 40, 70],
      ...row(100, ['Coverage', 'Insurance company', 'Policy #', 'Effective', 'Expires', 'Limit', 'Deductible']),
      ...row(116, ['Motor Truck Cargo', 'Heronfield Insurance Company', 'CGO 4418820', '10/30/2026', '10/30/2027', '$100,000', '$2,500']),
      ...row(130, ['Reefer Breakdown', 'Heronfield Insurance Company', 'CGO 4418820', '10/30/2026', '10/30/2027', '$100,000', '$5,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [['cargo', { per_vehicle: 100_000, deductible: 2500, reefer_breakdown: 100_000, reefer_deductible: 5000 }]])
  assert.deepEqual(pairsIn('Replacement cost, $1,000 deductible', [], 'property').map((l) => [l.label, l.amount]), [['deductible', 1000]])
})

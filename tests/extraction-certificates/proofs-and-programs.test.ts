import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelOf } from '../../src/extraction/certificates/limits/limit-labels.ts'
import { print, read, type Run } from './printed.ts'

const amounts = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))

test('proof of insurance with two cards: each its own number and limits, and the answer of its own card', async () => {
  const card = (x: number, name: string, rows: [string, string][]): Run[] => [[name, x, 120, 13], ...rows.flatMap(([label, value], i): Run[] => [[label, x, 146 + i * 19, 9], [value, x + 130, 146 + i * 19, 9]])]
  const bytes = await print([
    ['Proof of Insurance', 40, 60, 20],
    ['Issued to Osprey Bicycle Repair LLC on May 4, 2026', 40, 84, 10],
    ...card(50, 'General liability', [['Policy number', 'GLX-440182-01'], ['Policy period', '05/01/2026 - 05/01/2027'], ['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'], ['Additional insured', 'Yes']]),
    ...card(320, 'Professional liability', [['Policy number', 'PLX-440183-01'], ['Policy period', '05/01/2026 - 05/01/2027'], ['Each claim', '$500,000'], ['Aggregate', '$500,000']]),
    ['Insurer: Larkfield Insurance Company (NAIC 10677)', 40, 300, 9],
    ['Certificate holder: Heronmoor Market Hall', 40, 316, 9],
  ])
  const { doc_type, insured_name, certificate_holder, coverage_lines } = await read(bytes)
  assert.deepEqual([doc_type, insured_name, certificate_holder], ['coi', 'Osprey Bicycle Repair LLC', 'Heronmoor Market Hall'])
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.additional_insured, amounts(l)]), [
    ['general_liability', 'GLX-440182-01', true, { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['professional_liability', 'PLX-440183-01', null, { each_claim: 500_000, aggregate: 500_000 }],
  ])
})

test('a confirmation in tiles, some of whose names break: general liability and the serving of drink apart', async () => {
  const tiles: [string, string, string?][] = [['$1,000,000', 'Each occurrence'], ['$2,000,000', 'General aggregate'], ['$500,000', 'Personal & advertising injury'], ['$100,000', 'Damage to premises rented', 'to you'], ['$5,000', 'Medical expense'], ['$1,000,000', 'Liquor liability', 'each common cause']]
  const bytes = await print([
    ['Coverage confirmation', 40, 50, 18],
    ['Policyholder', 40, 84, 8],
    ['Tern Lake Catering LLC', 40, 96, 11],
    ['Policy', 240, 84, 8],
    ['EVT-7731-20418', 240, 96, 11],
    ['Valid', 430, 84, 8],
    ['Jul 4, 2026 - Jul 6, 2026', 430, 96, 10],
    ...tiles.flatMap(([amount, name, rest], i): Run[] => {
      const [x, y] = [52 + (i % 3) * 178, 150 + Math.floor(i / 3) * 80]
      return [[amount, x, y, 15], [name, x, y + 18, 9], ...(rest ? [[rest, x, y + 29, 9] as Run] : [])]
    }),
    ['Special event insurance, underwritten by Osprey Insurance Company', 40, 330, 9],
    ['Additional insured: Larkfield Parks Conservancy', 40, 350, 9],
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, amounts(l)]), [
    ['general_liability', 'EVT-7731-20418', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, personal_adv_injury: 500_000, damage_to_rented_premises: 100_000, med_exp: 5_000 }],
    ['liquor_liability', 'EVT-7731-20418', { each_common_cause: 1_000_000 }],
  ])
  assert.equal(coverage_lines[0]!.additional_insured, true)
})

test('a card for the glove box and an offer are no proof of cover', async () => {
  const of = async (runs: Run[]): Promise<string> => (await read(await print(runs))).doc_type
  const limits: Run[] = [['Each occurrence $1,000,000', 40, 120], ['General aggregate $2,000,000', 40, 134], ['Policy number GLX-440182-01', 40, 148], ['Named insured: Osprey Bicycle Repair LLC of Gannet Harbor', 40, 162], ['General liability insurance from May 1, 2026 to May 1, 2027 by Larkfield Insurance Company', 40, 176]]
  assert.equal(await of([['Proof of Insurance', 40, 60, 20], ...limits]), 'coi')
  assert.notEqual(await of([['Proof of Insurance', 40, 60, 20], ['This quote is valid for 30 days', 40, 100], ...limits]), 'coi')
})

test('limits of an event in two columns: those of serving drink are no limits of general liability', async () => {
  const rows: [string, string, string, string][] = [
    ['General Aggregate Limit', '$2,000,000', 'Liquor Liability Aggregate', '$500,000'],
    ['Each Occurrence Limit', '$1,000,000', 'Liquor Liability Each Common Cause', '$500,000'],
    ['Damage to Premises Rented to You', '$300,000', 'Medical Expense', 'Excluded'],
    ['Personal & Advertising Injury', '$1,000,000', '', ''],
  ]
  const bytes = await print([
    ['CERTIFICATE OF SPECIAL EVENT INSURANCE', 160, 60, 14],
    ['Named Insured: Ida Fenwick', 60, 100],
    ['Policy Number: EV26K10442', 60, 114],
    ['Insurer: Heron Specialty Insurance Company', 60, 128],
    ['Coverage Period: 08/15/2026 to 08/16/2026', 60, 142],
    ...rows.flatMap((r, i): Run[] => r.flatMap((text, k): Run[] => (text ? [[text, [60, 250, 330, 500][k]!, 180 + i * 14]] : []))),
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, amounts(l)]), [
    ['general_liability', { general_aggregate: 2_000_000, each_occurrence: 1_000_000, damage_to_rented_premises: 300_000, personal_adv_injury: 1_000_000 }],
    ['liquor_liability', { aggregate: 500_000, each_common_cause: 500_000 }],
  ])
})

test('bodily injury and property damage together are one limit, and drink is no limit of general liability', () => {
  assert.equal(labelOf('auto_liability', 'Any Auto Bodily Injury/Property Damage'), 'combined_single_limit')
  assert.equal(labelOf('auto_liability', 'Property Damage'), 'property_damage_per_accident')
  assert.equal(labelOf('general_liability', 'Liquor Liability Aggregate'), 'liquor_liability_aggregate')
  assert.equal(labelOf('trailer_interchange', 'limit w/'), 'limit')
})

test('a letter names its insured in its subject, and its carrier is nobody’s insured', async () => {
  const letter = (subject: string): Run[] => [
    ['March 3, 2026', 60, 80],
    [subject, 60, 110],
    ['Please accept this letter as evidence that the above named insured has the following insurance in force:', 60, 140],
    ['Carrier:', 80, 164],
    ['Larkmoor Casualty Company', 180, 164],
    ['Policy Number:', 80, 177],
    ['CPX 7741028', 180, 177],
    ['Policy Period:', 80, 190],
    ['June 1, 2026 to June 1, 2027', 180, 190],
    ['Coverage:', 80, 203],
    ['Commercial General Liability', 180, 203],
    ['Limits:', 80, 216],
    ['$1,000,000 Each Occurrence', 180, 216],
    ['$2,000,000 General Aggregate', 180, 229],
  ]
  assert.equal((await read(await print(letter('RE: Evidence of Insurance - Gannet Sailing School LLC')))).insured_name, 'Gannet Sailing School LLC')
  assert.equal((await read(await print(letter('RE: your request of last week')))).insured_name, null)
})

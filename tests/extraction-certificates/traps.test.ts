import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverageOfText } from '../../src/extraction/certificates/rows/coverage-of-text.ts'
import { labelOf } from '../../src/extraction/certificates/limits/limit-labels.ts'
import { pairsIn } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { findAmount, findDates, isDamagedAmount, parseAmount } from '../../src/extraction/values/index.ts'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

const limitsOf = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> =>
  Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))

test('a space beside a comma does not cut an amount short', () => {
  assert.equal(findAmount('$1, 000, 000')?.amount, 1_000_000)
  assert.equal(findAmount('LIMIT 2, 500 DED')?.amount, 2_500)
  assert.equal(findAmount('$1,000, 500')?.amount, 1_000, 'two amounts stay two')
  assert.equal(parseAmount('1, 000,000'), 1_000_000)
  assert.equal(parseAmount('1,000,000 500'), null)
})

test('a full stop read for the comma before a year leaves the day one', () => {
  assert.deepEqual(findDates('From 12:01 AM June 3. 2027 through June 3, 2028'), ['2027-06-03', '2028-06-03'])
  assert.deepEqual(findDates('The sale ended June 3. 20 boxes were left'), [], 'what follows a sentence is no year')
})

test('a stroke parts two amounts, and never cuts one short', () => {
  assert.equal(findAmount('$1,000,000/$2,000,000')?.amount, 1_000_000)
  assert.equal(findAmount('1,000,000/2,000,000')?.amount, 1_000_000)
  assert.equal(findAmount('$1M/$2M')?.amount, 1_000_000)
  assert.equal(findAmount('01/15/2026'), null)
  assert.equal(findAmount('1,000,000-A'), null, 'a number that goes on is no amount')
  const pairs = (text: string, type: 'general_liability' | 'workers_comp') => pairsIn(text, [], type).map(({ label, amount }) => [label, amount])
  assert.deepEqual(pairs('$1,000,000/$2,000,000', 'general_liability'), [
    ['each_occurrence', 1_000_000],
    ['general_aggregate', 2_000_000],
  ])
  assert.deepEqual(pairs('Statutory; EL $1,000,000/$1,000,000/$1,000,000', 'workers_comp'), [
    ['el_each_accident', 1_000_000],
    ['el_disease_each_employee', 1_000_000],
    ['el_disease_policy_limit', 1_000_000],
  ])
})

test('labels stand before their amounts or after them', () => {
  const pairs = (text: string) => pairsIn(text, [], 'professional_liability').map(({ label, amount }) => [label, amount])
  const both = [
    ['each_claim', 1_000_000],
    ['aggregate', 2_000_000],
  ]
  assert.deepEqual(pairs('Each Claim $1,000,000 Aggregate $2,000,000'), both)
  assert.deepEqual(pairs('$1,000,000 per claim / $2,000,000 aggregate'), both)
  assert.deepEqual(pairs('Larkmoor Insurance Company, 04/12/2026 to 04/12/2027, $1,000,000 each claim, $2,000,000 aggregate'), both, 'words that name no limit lead up to the amounts')
})

test('what a label says in brackets does not decide it', () => {
  assert.equal(labelOf('general_liability', 'Damage to Rented Premises (each occurrence)'), 'damage_to_rented_premises')
  assert.equal(labelOf('general_liability', 'General Aggregate (other than products-completed operations)'), 'general_aggregate')
  assert.equal(labelOf('auto_liability', 'Bodily Injury - Each Accident'), 'bodily_injury_per_accident')
  assert.equal(labelOf('auto_liability', 'Uninsured Motorist Combined Single Limit'), 'uninsured_motorist')
})

test('coverages by the names they are given', () => {
  assert.equal(coverageOfText('Workers Compensation and Employers Liability'), 'workers_comp')
  assert.equal(coverageOfText("Employer's Liability"), 'employers_liability')
  assert.notEqual(coverageOfText('Property Damage'), 'property')
  assert.equal(coverageOfText('Auto P hy $ ical Damage'), 'auto_physical_damage', 'a fax took some of its letters')
  assert.equal(coverageOfText('Automobile liability incl. damage by trailers'), 'auto_liability')
})

test('letters that repeat covered ones are read all the same', async () => {
  const runs: Run[] = [...TABLE, ...INSURERS, ...HOLDER]
  const bytes = await print(
    [...runs, ['A', 44, 152], ['Motor Truck Cargo', 80, 152], ['MTC-44120', 220, 152], ['01/01/2026', 320, 152], ['01/01/2027', 380, 152], ['Per Vehicle', 440, 152]],
    {
      draw: (doc) => {
        doc.fontSize(8).text('$250,000', 520, 152, { lineBreak: false })
        doc.rect(518, 150, 60, 10).fill('#ffffff')
        doc.fillColor('#000000').text('$100,000', 520, 152, { lineBreak: false })
      },
    },
  )
  const found = await read(bytes)
  assert.deepEqual(limitsOf(found.coverage_lines[0]!), { per_vehicle: 100_000 })
  assert.equal(found.integrity.state, 'suspicious')
})

test('a name set tight against its letter, and a code on the line under it', async () => {
  const bytes = await print([
    ...TABLE,
    ['INSURER A:Great West Casualty Company', 320, 100],
    ['NAIC #: 11371', 320, 111],
    ...HOLDER,
    ['A', 44, 152],
    ['Motor Truck Cargo', 80, 152],
    ['MTC-44120', 220, 152],
    ['01/01/2026', 320, 152],
    ['01/01/2027', 380, 152],
    ['Per Vehicle $100,000', 440, 152],
  ])
  const [line] = (await read(bytes)).coverage_lines
  assert.equal(line?.carrier, 'Great West Casualty Company')
  assert.equal(line?.naic, '11371')
})

test('two policies of one coverage and one of another in a free cell', async () => {
  const row = (y: number, letter: string, number: string, from: string, to: string): Run[] => [
    [letter, 44, y],
    [number, 220, y],
    [from, 320, y],
    [to, 380, y],
  ]
  const bytes = await print([
    ...TABLE,
    ...INSURERS,
    ...HOLDER,
    ['Motor Truck Cargo', 80, 152],
    ...row(152, 'A', 'MTC-44120', '01/01/2026', '01/01/2027'),
    ['Per Vehicle $100,000', 440, 152],
    ...row(166, 'B', 'MTC-55230', '02/01/2026', '02/01/2027'),
    ['Deductible $1,000', 440, 166],
    ['Cyber Liability', 80, 180],
    ...row(180, 'B', 'CYB-90011', '03/01/2026', '03/01/2027'),
    ['Each Claim $2,000,000', 440, 180],
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, limitsOf(l)]),
    [
      ['cargo', 'MTC-44120', 'Great West Casualty Company', { per_vehicle: 100_000, deductible: 1_000 }],
      ['cargo', 'MTC-55230', 'Canal Insurance Company', { per_vehicle: 100_000, deductible: 1_000 }],
      ['cyber', 'CYB-90011', 'Canal Insurance Company', { each_claim: 2_000_000 }],
    ],
  )
})

const OWN: Run[] = [
  ['CERTIFICATE OF INSURANCE', 180, 40, 14],
  ['Named Insured: Osprey Hauling LLC', 60, 80, 9],
  ['12 Quay Road, Duluth, MN 55802', 60, 92, 9],
  ['Insurer: Great West Casualty Company', 60, 112, 9],
  ['Policy Number: GWP-771-2026', 60, 124, 9],
  ['Policy Period: 01/01/2026 to 01/01/2027', 60, 136, 9],
]

test('coverages as headings under one policy; a coverage of another policy inherits nothing', async () => {
  const bytes = await print([
    ...OWN,
    ['- Commercial General Liability', 60, 170, 9],
    ['Each Occurrence Limit ................ $1,000,000', 78, 182, 9],
    ['Annual Premium ................ $4,150', 78, 194, 9],
    ['- Commercial Property', 60, 206, 9],
    ['Building ................ $350,000', 78, 218, 9],
    ["- Workers' Compensation", 60, 230, 9],
    ['Statutory Limits', 78, 242, 9],
    ['Annual Premium ................ $0 (separate policy)', 78, 254, 9],
    ['- Umbrella: not included', 60, 266, 9],
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.expiration_date, limitsOf(l)]),
    [
      ['general_liability', 'GWP-771-2026', '2027-01-01', { each_occurrence: 1_000_000 }],
      ['property', 'GWP-771-2026', '2027-01-01', { building: 350_000 }],
      ['workers_comp', null, null, { statutory: null }],
    ],
  )
})

test('wording that denies is not read as wording that grants', async () => {
  const bytes = await print([
    ...OWN,
    ['General Liability', 60, 170, 9],
    ['Each Occurrence $1,000,000', 78, 182, 9],
    ['DESCRIPTION OF OPERATIONS', 60, 300, 8],
    ['Additional Insured: None. No waiver of subrogation and no primary/non-contributory status is granted.', 60, 312, 8],
  ])
  const [line] = (await read(bytes)).coverage_lines
  assert.equal(line?.primary_noncontributory, false)
  assert.equal(line?.additional_insured, false)
  assert.equal(line?.subrogation_waived, false)
})

test('a file encrypted without a user password, and a value in a note', async () => {
  const runs: Run[] = [...OWN.filter(([text]) => !text.startsWith('Policy Number')), ['General Liability', 60, 170, 9], ['Each Occurrence $1,000,000', 78, 182, 9]]
  const bytes = await print(runs, {
    file: { ownerPassword: 'owner only' },
    draw: (doc) =>
      doc.annotate(60, 122, 200, 12, { Subtype: 'FreeText', Contents: new String('Policy Number: GWP-771-2026'), DA: new String('/Helv 9 Tf 0 g'), F: 4 } as never),
  })
  const [line] = (await read(bytes)).coverage_lines
  assert.equal(line?.policy_number, 'GWP-771-2026')
  assert.deepEqual(limitsOf(line!), { each_occurrence: 1_000_000 })
})

test('coverages in capitals that point to an insurer by its letter', async () => {
  const bytes = await print([
    ['CERTIFICATE OF INSURANCE', 180, 40, 14],
    ['Named Insured: Osprey Hauling LLC', 60, 80, 9],
    ['Insurer A: Great West Casualty Company   NAIC: 11371', 60, 112, 9],
    ['Insurer B: Canal Insurance Company   NAIC: 10464', 60, 124, 9],
    ['COMMERCIAL GENERAL LIABILITY (Insurer A)', 60, 150, 9],
    ['Policy Number: GL-100200   Effective: 01/01/2026   Expiration: 01/01/2027', 60, 162, 9],
    ['Each Occurrence: $1,000,000   General Aggregate: $2,000,000', 60, 174, 9],
    ['MOTOR TRUCK CARGO (Insurer B)', 60, 200, 9],
    ['Policy Number: MTC-44120   Effective: 02/01/2026   Expiration: 02/01/2027', 60, 212, 9],
    ['$100,000 w/ $1,000 deductible', 60, 224, 9],
  ])
  assert.deepEqual(
    (await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.policy_number, limitsOf(l)]),
    [
      ['general_liability', 'Great West Casualty Company', '11371', 'GL-100200', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['cargo', 'Canal Insurance Company', '10464', 'MTC-44120', { per_vehicle: 100_000, deductible: 1_000 }],
    ],
  )
})

test('limits with no label: each and aggregate by custom, one amount by its coverage, else none', () => {
  const pairs = (type: 'general_liability' | 'cargo', text: string) => pairsIn(text, [], type).map(({ label, amount }) => [label, amount])
  assert.deepEqual(pairs('general_liability', '$1,000,000 / $2,000,000'), [
    ['each_occurrence', 1_000_000],
    ['general_aggregate', 2_000_000],
  ])
  assert.deepEqual(pairs('cargo', '$100,000'), [['per_vehicle', 100_000]])
  assert.deepEqual(pairs('general_liability', '$1,000,000'), [])
  assert.deepEqual(pairs('general_liability', '$2,000,000 / $1,000,000'), [])
})

test('the description begins behind the whole of its caption', async () => {
  const reading = await read(
    await print([
      ...TABLE,
      ...INSURERS,
      ['DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached)', 22, 520, 4],
      ['Ice machines serviced at all locations.', 25, 530],
      ...HOLDER,
    ]),
  )
  assert.equal(reading.description_of_operations, 'Ice machines serviced at all locations.')
})

test('what is kept back of a claim has the name it is printed by, whatever paper it is on', () => {
  for (const type of ['professional_liability', 'cyber', 'pollution_liability'] as const) {
    assert.equal(labelOf(type, 'Deductible each claim'), 'deductible')
    assert.equal(labelOf(type, 'Self-insured retention'), 'retention')
    assert.equal(labelOf(type, 'Each claim'), 'each_claim')
  }
})

test('the second line of the label of rented premises is that label, and premises with what is done there is not', () => {
  assert.equal(labelOf('general_liability', 'PREMISES (Ea occurrence)'), 'damage_to_rented_premises')
  assert.equal(labelOf('general_liability', 'PREMISES'), 'damage_to_rented_premises')
  assert.notEqual(labelOf('general_liability', 'Premises / Operations'), 'damage_to_rented_premises')
  assert.notEqual(labelOf('general_liability', 'General aggregate per premises'), 'damage_to_rented_premises')
})

test('a damaged figure is no shorter one', () => {
  for (const damaged of ['$1,0#?,000', '$1,###,000', '$1#000,000', '$1,000,0*0', '1,0', '$1,000,00']) assert.equal(findAmount(damaged), null, damaged)
  assert.equal(findAmount('$1,000,000* see remarks')?.amount, 1_000_000, 'a mark behind an amount is a footnote')
  assert.equal(findAmount('$1,000,000, $2,000,000')?.amount, 1_000_000)
})

test('a figure of money that cannot be made out is told from days, lists and whole amounts', () => {
  for (const text of ['$1,0#?,000', '$?,???,???', '1,0#0,000', '$1O0,000', '$1,000,00']) assert.equal(isDamagedAmount(text), true, text)
  for (const text of ['1,2026', '2,3,5', '#2,3', '$1,000,000', '$1,000,000*', '1,000,000', '$', '$____', 'CG-2010']) assert.equal(isDamagedAmount(text), false, text)
})

test('a policy number written like a form number is no endorsement', async () => {
  const paper = (number: string, description: string): Promise<Uint8Array> =>
    print(
      ['CERTIFICATE OF LIABILITY INSURANCE', 'PRODUCER: Larkfield Agency', 'INSURED: Osprey Hauling LLC', 'COMMERCIAL GENERAL LIABILITY', 'Insurer: Great West Casualty Company', `POLICY NUMBER: ${number}`, 'POLICY EFF: 08/01/2026  POLICY EXP: 08/01/2027', 'EACH OCCURRENCE $1,000,000', description, 'CERTIFICATE HOLDER: Northfork Logistics'].map((text, i): Run => [text, 40, 40 + 14 * i, 10]),
    )
  for (const number of ['CG-2010-22', 'GL-4471-22', 'CG 20 10 04 13']) {
    const [line] = (await read(await paper(number, 'Remarks: none.'))).coverage_lines
    assert.deepEqual([line?.policy_number, line?.endorsements], [number, []])
  }
  const [line] = (await read(await paper('CG-2010-22', 'Remarks: forms CG 20 10 04 13 and CG 24 04 apply.'))).coverage_lines
  assert.deepEqual(line?.endorsements, ['CG 20 10 04 13', 'CG 24 04'])
})

test('nor on declarations, whose list of forms stays', async () => {
  const bytes = await print(
    ['GREAT WEST CASUALTY COMPANY', 'COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS', 'Policy Number: CG-2010-22', 'Policy Period: From 08/01/2026 To 08/01/2027 at 12:01 A.M. standard time', 'Named Insured: Osprey Hauling LLC', 'LIMITS OF INSURANCE', 'Each Occurrence Limit: $1,000,000', 'Forms and endorsements made part of this policy: CG 24 04, IL 00 17'].map((text, i): Run => [text, 40, 40 + 16 * i, 10]),
  )
  const [line] = (await read(bytes)).coverage_lines
  assert.deepEqual([line?.policy_number, line?.endorsements], ['CG-2010-22', ['CG 24 04', 'IL 00 17']])
})

test('a damaged limit in an own layout is unreadable, not absent', async () => {
  for (const figure of ['$1,0#?,000', '$?,???,???', '$1O0,000']) {
    const bytes = await print(
      ['CERTIFICATE OF LIABILITY INSURANCE', 'PRODUCER: Larkfield Agency', 'INSURED: Osprey Hauling LLC', 'COMMERCIAL GENERAL LIABILITY', 'Insurer: Great West Casualty Company', 'POLICY NUMBER: GL 7718-22', 'POLICY EFF: 08/01/2026  POLICY EXP: 08/01/2027', `EACH OCCURRENCE ${figure}`, 'GENERAL AGGREGATE $2,000,000', 'CERTIFICATE HOLDER: Northfork Logistics'].map((text, i): Run => [text, 40, 40 + 14 * i, 10]),
    )
    const { coverage_lines, unreadable_fields } = await read(bytes)
    assert.deepEqual(limitsOf(coverage_lines[0]!), { general_aggregate: 2_000_000 }, figure)
    assert.deepEqual(unreadable_fields.map((u) => [u.line, u.field]), [[0, 'limits.each_occurrence']], figure)
  }
  const row = (text: string): Promise<Uint8Array> =>
    print(['CERTIFICATE OF LIABILITY INSURANCE', 'PRODUCER: Larkfield Agency', 'INSURED: Osprey Hauling LLC', 'COMMERCIAL GENERAL LIABILITY', 'Insurer: Great West Casualty Company', 'POLICY NUMBER: GL 7718-22', 'POLICY EFF: 08/01/2026  POLICY EXP: 08/01/2027', text, 'CERTIFICATE HOLDER: Northfork Logistics'].map((line, i): Run => [line, 40, 40 + 14 * i, 10]))
  for (const text of ['$1,0#?,000 each occurrence / $2,000,000 general aggregate', 'Each occurrence $1,0#?,000 / general aggregate $2,000,000']) {
    const { coverage_lines, unreadable_fields } = await read(await row(text))
    assert.deepEqual([limitsOf(coverage_lines[0]!), unreadable_fields.map((u) => u.field)], [{}, ['limits.each_occurrence', 'limits.general_aggregate']], text)
  }
})

test('a damaged or impossible day at its label in an own layout is unreadable, not absent', async () => {
  const readDays = async (days: string): Promise<unknown[]> => {
    const bytes = await print(
      ['CERTIFICATE OF LIABILITY INSURANCE', 'PRODUCER: Larkfield Agency', 'INSURED: Osprey Hauling LLC', 'COMMERCIAL GENERAL LIABILITY', 'Insurer: Great West Casualty Company', 'POLICY NUMBER: GL 7718-22', days, 'EACH OCCURRENCE $1,000,000', 'CERTIFICATE HOLDER: Northfork Logistics'].map((text, i): Run => [text, 40, 40 + 14 * i, 10]),
    )
    const { coverage_lines, unreadable_fields } = await read(bytes)
    return [coverage_lines[0]?.effective_date, coverage_lines[0]?.expiration_date, unreadable_fields.map((u) => u.field)]
  }
  assert.deepEqual(await readDays('POLICY EFF: 0?/##/2026  POLICY EXP: 1#/~~/20'), [null, null, ['effective_date', 'expiration_date']])
  assert.deepEqual(await readDays('Effective Date: 02/30/2026  Expiration Date: 02/30/2027'), [null, null, ['effective_date', 'expiration_date']])
  assert.deepEqual(await readDays('Effective Date:   Expiration Date: '), [null, null, []], 'nothing printed is nothing to read')
  assert.deepEqual(await readDays('POLICY EFF: 08/01/2026  POLICY EXP: 08/01/2027'), ['2026-08-01', '2027-08-01', []])
})

test('a short number alone behind its label is the policy’s', async () => {
  for (const [number, read_] of [['UMB-1', 'UMB-1'], ['GL-77', 'GL-77'], ['PAGE-2', null], ['TBD', null]] as const) {
    const bytes = await print(
      ['CERTIFICATE OF LIABILITY INSURANCE', 'INSURED: Osprey Hauling LLC', 'UMBRELLA LIABILITY', 'Insurer: Great West Casualty Company', `Policy Number: ${number}`, 'Policy Eff: 08/01/2026  Policy Exp: 08/01/2027', 'Each Occurrence $5,000,000'].map((text, i): Run => [text, 40, 40 + 14 * i, 10]),
    )
    assert.equal((await read(bytes)).coverage_lines[0]?.policy_number, read_, number)
  }
})

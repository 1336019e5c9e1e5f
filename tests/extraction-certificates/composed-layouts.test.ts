import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const factsOf = (line: Line): unknown[] => [line.coverage_type, line.carrier, line.policy_number, line.effective_date, line.expiration_date]
const row = (y: number, xs: number[], cells: string[], size = 8): Run[] => cells.flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]!, y, size]] : []))
const head = (title = 'CERTIFICATE OF INSURANCE'): Run[] => [[title, 200, 30, 13], ['Named Insured: Osprey Drayage Inc', 36, 60], ['Certificate Holder: Harbor Association', 36, 74]]
const foot: Run[] = [['This certificate is issued as a matter of information only and confers no rights upon the certificate holder.', 36, 700, 6]]
const linesOf = async (runs: Run[]): Promise<Line[]> => (await read(await print([...head(), ...runs, ...foot]))).coverage_lines

test('labels over their values: a label’s words are no part of company or number', async () => {
  const xs = [36, 230, 340, 450]
  const lines = await linesOf([
    ['Umbrella Liability', 36, 110, 10],
    ...row(124, xs, ['Insurance Company', 'Policy ID', 'Eff. Date', 'Exp. Date'], 6),
    ...row(133, xs, ['Berkley Casualty Company', 'CUP 233485 26', '4/15/26', '4/15/27']),
    ['$5,000,000 Each Occurrence', 36, 147],
    ['$5,000,000 Policy Aggregate', 36, 158],
    ['Automobile Liability', 36, 180, 10],
    ...row(194, xs, ['Insurance Company', 'Policy ID', 'Eff. Date', 'Exp. Date'], 6),
    ...row(203, xs, ['Berkley Casualty Company', 'TRK131342', '9/15/26', '9/15/27']),
    ['$250,000 BI (each person)', 36, 217],
    ['$500,000 BI per accident', 36, 228],
    ['$100,000 PD (each accident)', 36, 239],
  ])
  assert.deepEqual(lines.map(factsOf), [
    ['umbrella', 'Berkley Casualty Company', 'CUP 233485 26', '2026-04-15', '2027-04-15'],
    ['auto_liability', 'Berkley Casualty Company', 'TRK131342', '2026-09-15', '2027-09-15'],
  ])
  assert.deepEqual(limitsOf(lines[1]!), { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 })
})

test('limits that run on under their row across the columns are that row’s and no company’s', async () => {
  const xs = [36, 150, 320, 420, 490]
  const lines = await linesOf([
    ...row(110, xs, ['Type of Insurance', 'Insurer', 'Policy No.', 'Effective Date', 'Expiration Date']),
    ...row(124, xs, ['CGL', 'Scottsdale Insurance Company', 'CPP-984125-02', '04/15/2026', '04/15/2027']),
    ['Each Occurrence: $1,000,000 | Policy General Aggregate: $2,000,000 | P&AI: $1,000,000 | Fire Legal Liability: $100,000', 36, 136],
    ...row(148, xs, ['Umbrella', 'Sentry Select Insurance Company', 'CUP-805741-01', '03/01/2026', '03/01/2027']),
    ['Each Occurrence: $3,000,000 | Annual Aggregate: $3,000,000 | Retention: $10,000', 36, 160],
  ])
  assert.deepEqual(lines.map((l) => [l.carrier, limitsOf(l)]), [
    ['Scottsdale Insurance Company', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, personal_adv_injury: 1_000_000, damage_to_rented_premises: 100_000 }],
    ['Sentry Select Insurance Company', { each_occurrence: 3_000_000, aggregate: 3_000_000, retention: 10_000 }],
  ])
})

test('a policy a column under a label that begins with another word; the last row has as many lines as it has', async () => {
  const xs = [36, 190, 400]
  const lines = await linesOf([
    ['Insuring Company: National Interstate Insurance Company', 36, 96],
    ...row(118, xs, ['', 'Professional Liability', 'Automobile Liability']),
    ...row(132, xs, ['Certificate / Policy No.', '03991931', 'CA 385973 26']),
    ...row(146, xs, ['Coverage Dates', 'March 15, 2026 through March 15, 2027', 'January 22, 2026 through January 22, 2027']),
    ...row(160, xs, ['Limits', '$2,000,000 Each Claim', '$750,000 Combined Single Limit']),
    ['$4,000,000 Aggregate', 190, 170],
    ['$25,000 Retention', 190, 180],
  ])
  assert.deepEqual(lines.map((l) => [l.policy_number, l.effective_date, limitsOf(l)]), [
    ['03991931', '2026-03-15', { each_claim: 2_000_000, aggregate: 4_000_000, retention: 25_000 }],
    ['CA 385973 26', '2026-01-22', { combined_single_limit: 750_000 }],
  ])
})

test('a heading of words before it, and a term written out under one heading', async () => {
  const xs = [36, 130, 240, 420, 520]
  const lines = await linesOf([
    ...row(110, xs, ['Coverage', 'Certificate / Policy No.', 'Period of Insurance', 'Limit', 'Amount']),
    ...row(124, xs, ['Umbrella', 'UMB 435822 26', 'From 02-01-2026 to 02-01-2027, 12:01 AM', 'Each Occurrence', '$3,000,000']),
    ...row(135, xs, ['', '', '', 'Aggregate', '$3,000,000']),
    ...row(149, xs, ['Professional Liability', 'EO-532846-07', 'From 10-10-2026 to 10-10-2027, 12:01 AM', 'Each Claim', '$2,000,000']),
    ...row(160, xs, ['', '', '', 'Aggregate', '$4,000,000']),
  ])
  assert.deepEqual(lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date]), [
    ['UMB 435822 26', '2026-02-01', '2027-02-01'],
    ['EO-532846-07', '2026-10-10', '2027-10-10'],
  ])
})

test('a day that breaks at the end of a letter’s line; the code behind the company', async () => {
  const lines = await linesOf([
    ['To whom it may concern:', 36, 100],
    ['Commercial General Liability coverage is provided by Continental Casualty Company (NAIC 20443) under policy no. 05705661, from 15-Mar-2026 to 15-', 36, 120],
    ['Mar-2027, with limits of Per Occ $1,000,000, General Agg. $2,000,000.', 36, 130],
    ['Auto Liability coverage is provided by Evanston Insurance Company (NAIC 35378) under policy no. 01191481, effective 22-Feb-2026 to 22-Feb-2027,', 36, 150],
    ['with limits of BI & PD Combined Single Limit $2,000,000.', 36, 160],
  ])
  assert.deepEqual(lines.map((l) => [...factsOf(l), l.naic]), [
    ['general_liability', 'Continental Casualty Company', '05705661', '2026-03-15', '2027-03-15', '20443'],
    ['auto_liability', 'Evanston Insurance Company', '01191481', '2026-02-22', '2027-02-22', '35378'],
  ])
})

test('what is no company: a day under a label answered beside, words of a sentence, another’s heading', async () => {
  const lines = await linesOf([
    ...row(110, [36, 180], ['TYPE:', 'Public and Products Liability']),
    ...row(122, [36, 180], ['POLICY NUMBER:', 'B0713PL2604418']),
    ...row(134, [36, 180], ['PERIOD:', 'From 1 April 2026 to 31 March 2027']),
    ...row(146, [36, 180], ['LIMIT OF LIABILITY:', 'USD 5,000,000 any one occurrence, and in the aggregate for Products']),
    ...row(158, [36, 180], ['EXCESS:', 'USD 2,500 each and every claim']),
    ...row(170, [36, 180], ['UNDERWRITERS:', "100% Syndicate 4242 at Lloyd's"]),
    ['Date: 2 April 2026', 36, 182],
  ])
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.carrier, limitsOf(l)]), [['general_liability', "Syndicate 4242 at Lloyd's", { each_occurrence: 5_000_000, products_comp_op_agg: 5_000_000, deductible: 2_500 }]])
})

test('amounts that lead their lines, in a row that is named as the form names it', async () => {
  const xs = [36, 160, 300, 380, 460]
  const lines = await linesOf([
    ...row(110, xs, ['COVERAGE', 'INSURER', 'POLICY NO.', 'POLICY PERIOD', 'LIMITS']),
    ...row(124, xs, ['Commercial General Liability', 'Federal Insurance Company', '3604-41-88', '11/01/26-11/01/27', '$1M Each Occurrence']),
    ...row(134, xs, ['Occurrence form', '', '', '', '$2M General Aggregate']),
    ['$1M Damage to Rented Premises', 460, 144],
    ...row(164, xs, ['Automobile Liability', 'Great Northern Insurance Company', '7359-04-12', '11/01/26-11/01/27', '$1M Combined Single Limit']),
  ])
  assert.deepEqual(limitsOf(lines[0]!), { each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 1_000_000 })
})

test('what is kept back within a limit is not the limit; companies listed by number are those of the rows that bear it', async () => {
  const lines = await linesOf([
    ['PINNACLE CAPTIVE INSURANCE COMPANY, INC.', 36, 96],
    ['1. POLICY: PCIC-AL-2026-02, effective January 1, 2026, expiring January 1, 2027.', 36, 112],
    ['2. COVERAGE: Automobile liability, including owned, hired and non-owned automobiles.', 36, 126],
    ['3. LIMIT: $2,000,000 per accident, combined single limit, inclusive of a deductible of $500,000 per accident.', 36, 140],
  ])
  assert.deepEqual(lines.map((l) => [l.policy_number, limitsOf(l).combined_single_limit]), [['PCIC-AL-2026-02', 2_000_000]])
  const xs = [36, 60, 200, 300, 360, 430]
  const numbered = await linesOf([
    ['(1) NAUTILUS INSURANCE COMPANY', 36, 92],
    ['(2) TECHNOLOGY INSURANCE COMPANY INC', 36, 102],
    ...row(120, xs, ['CO', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'EFF', 'EXP', 'LIMITS']),
    ...row(134, xs, ['1', 'PROFESSIONAL LIABILITY', 'NN1188204', '02/20/26', '02/20/27', '1,000,000 EACH CLAIM']),
    ...row(154, xs, ['2', 'UMBRELLA LIABILITY', 'TU4418820', '02/25/26', '02/25/27', '5,000,000 EACH OCC']),
  ])
  assert.deepEqual(numbered.map((l) => [l.policy_number, l.carrier]), [['NN1188204', 'NAUTILUS INSURANCE COMPANY'], ['TU4418820', 'TECHNOLOGY INSURANCE COMPANY INC']])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinPartLines, readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import type { DocType } from '../../src/vocabulary/index.ts'
import { printedPages } from './printed-page.ts'

const partOf = (text: string, doc_type: DocType) => {
  const pages = printedPages(text)
  return readDeclarations(
    pages,
    pages.map((p) => ({ page: p.number, doc_type, form: null, form_edition: null, confidence: 0.9 })),
    isKnownCarrier,
  )
}
const told = (lines: ReturnType<typeof partOf>['coverage_lines']) =>
  lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, l.limits.length > 0])

test('common declarations with the number after a bare No., a part’s own with the limits: one line a coverage', () => {
  const common = partOf(
    `
POLICY DECLARATIONS
                                United States Liability Insurance Company
No. NBQ2206714G                   A Member Company of United States Liability Insurance Group
NAMED INSURED AND ADDRESS:
GANNET PARK ASSOCIATION
POLICY PERIOD: (MO. DAY YR.) From: 10/05/2026 To: 10/05/2027
     THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED.
                                                                                            PREMIUM
          Commercial General Liability Coverage Part                                          $411.00
          Commercial Property Coverage Part                                                    $50.00
          Commercial Inland Marine Coverage Part                                               $`,
    'declarations',
  )
  const forms = partOf('\n EXTENSION OF DECLARATIONS\nPolicy No. NBQ2206714G          Effective Date:     10/05/2026\n  CG 21 47 12 07      Exclusion', 'endorsement')
  const limits = partOf(
    `
              COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Policy No. NBQ2206714                       Effective Date: 10/05/2026
 LIMITS OF INSURANCE
   Each Occurrence Limit                        $1,000,000
   General Aggregate Limit                      $2,000,000
   Medical Expense Limit, any one person            $5,000`,
    'declarations',
  )
  const joined = joinPartLines([common, forms, limits]).flatMap((r) => r.coverage_lines)
  const who = ['United States Liability Insurance Company', 'NBQ2206714G', '2026-10-05', '2027-10-05'] as const
  const byType = told(joined).sort((a, b) => String(a[0]).localeCompare(String(b[0])))
  assert.deepEqual(byType.map((l) => l.slice(0, 2)), [
    ['general_liability', who[0]],
    ['property', who[0]],
  ])
  assert.equal(byType[0]![5], true, 'the limits stay with the coverage')
})

test('a name of nothing but an insurer’s common words names nobody', () => {
  const read = partOf(
    `
COMMON POLICY DECLARATIONS                                 INSURANCE COMPANY A Stock Company
                                                           40 Wantage Lane, Larkville, NJ 07890
Policy Number:              MP0005001003835
Policy Period:             From      01/24/2026       To     01/24/2027
Commercial General Liability Coverage Part                                          $411.00`,
    'declarations',
  )
  assert.deepEqual(read.coverage_lines.map((l) => [l.carrier, l.policy_number]), [[null, 'MP0005001003835']])
})

test('a policy number of letters alone counts behind a label of its own, and a word does not', () => {
  const page = (after: string) => `
Root Insurance Co.
Policy number ${after}
Auto insurance policy declarations
Your coverage begins on June 10, 2026 at 11:43pm CDT. It expires on December 10, 2026 at 12:01am CST.
Bodily injury liability            $30,000 each person
                                   $60,000 each accident`
  assert.equal(partOf(page('FRJVBZ'), 'declarations').coverage_lines[0]?.policy_number, 'FRJVBZ')
  assert.equal(partOf(page('PENDING'), 'declarations').coverage_lines[0]?.policy_number, null)
})

test('limits with their labels under them, a vehicle a column', () => {
  const read = partOf(
    `
AUTO POLICY DECLARATIONS                      HERONFIELD INSURANCE COMPANY
POLICY NUMBER: K 4417728
POLICY PERIOD FROM: APR. 2 2026 TO: OCT. 2 2026
COVERAGES                     2021 LIMITS          PREMIUMS    2016 LIMITS        PREMIUMS
LIABILITY:
BODILY INJURY                 $100,000             $ 188.20    $100,000           $ 171.40
                              Each Person                      Each Person
                              $300,000                         $300,000
                              Each Occurrence                  Each Occurrence
PROPERTY DAMAGE               $50,000              121.00      $50,000            118.30
                              Each Occurrence                  Each Occurrence`,
    'declarations',
  )
  const limits = Object.fromEntries(read.coverage_lines[0]!.limits.map((l) => [l.label, l.amount]))
  assert.deepEqual(limits, { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 })
})

test('a label whose bracket closes on the line of its amount', () => {
  const read = partOf(
    `
                          HERONFIELD INSURANCE COMPANY
            COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 POLICY NUMBER: 101 GL 0044718-02
 POLICY PERIOD:   FROM 11-15-2026 TO 11-15-2027
 LIMITS OF INSURANCE
   GENERAL AGGREGATE LIMIT (OTHER THAN PRODUCTS-
     COMPLETED OPERATIONS) ........................ $   2,000,000
   PRODUCTS-COMPLETED OPERATIONS AGGREGATE LIMIT .. $   1,000,000
   EACH OCCURRENCE LIMIT .......................... $   1,000,000`,
    'declarations',
  )
  const limits = Object.fromEntries(read.coverage_lines[0]!.limits.map((l) => [l.label, l.amount]))
  assert.deepEqual(limits, { general_aggregate: 2_000_000, products_comp_op_agg: 1_000_000, each_occurrence: 1_000_000 })
})

test('a number in its box with the letter of its plan, and without it in a sentence, is one number', () => {
  const { coverage_lines } = partOf(
    `
 WORKERS COMPENSATION INSURANCE POLICY DECLARATIONS
 POLICY NUMBER: Z 2317 845-6          POLICY PERIOD: 04/01/2026 TO 04/01/2027
 THE POLICYHOLDER NAMED ABOVE IS INSURED UNDER POLICY NO. 2317 845-6, COVERING ITS OPERATIONS.
 RENEWED AS POLICY NUMBER: 2317 845-6`,
    'declarations',
  )
  assert.deepEqual(coverage_lines.map((l) => l.policy_number), ['Z 2317 845-6'])
})

test('a filing has its number over the caption, not the form’s own number under it', () => {
  const { coverage_lines } = partOf(
    `
 UNIFORM MOTOR CARRIER BODILY INJURY AND PROPERTY DAMAGE LIABILITY CERTIFICATE OF INSURANCE
 This is to certify, that the LANTERNFIELD INSURANCE COMPANY (hereinafter called Company) has issued a policy or policies of
 insurance effective from 08/14/2025 12:01 A.M. standard time
 Insurance Company File No. PIA 0884219
 (Policy Number)                                    Authorized Company Representative
 MC 1633b (Ed. 6-71)`,
    'filing',
  )
  assert.deepEqual(coverage_lines.map((l) => l.policy_number), ['PIA 0884219'])
})

test('the number that was replaced is not the policy’s', () => {
  const { coverage_lines } = partOf(
    `
 DECLARATIONS PAGE                       Saltgrass Mutual Automobile Insurance Company
 POLICY          218 4406-C02-19
 NUMBER
 POLICY PERIOD   MAR 02 2026 to SEP 02 2026
 AUTO POLICY   YOUR CAR 2020 TOYOTA
 IMPORTANT MESSAGES
 Replaced policy number 2184406-15B.`,
    'declarations',
  )
  assert.deepEqual(coverage_lines.map((l) => l.policy_number), ['218 4406-C02-19'])
})

test('a number that one page breaks after its first letters is no second policy, and a process date no first day', () => {
  const { coverage_lines } = partOf(
    `
 INFORMATION PAGE  WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
 INSURER: LANTERNFIELD FIRE INSURANCE COMPANY
                                          POLICY NUMBER: 76
                                          WEG BK4899
 2. Policy Period:    From  11/05/25      To  11/05/26
=
 INFORMATION PAGE (Continued)   Policy Number: 76 WEG BK4899
 Bodily injury by Accident $1,000,000 each accident
 Process Date: 10/02/25 Policy Expiration Date: 11/05/26`,
    'declarations',
  )
  assert.deepEqual(told(coverage_lines), [['workers_comp', 'LANTERNFIELD FIRE INSURANCE COMPANY', '76 WEG BK4899', '2025-11-05', '2026-11-05', true]])
})

test('the insurer and the number of an underlying policy are not those of the excess one', () => {
  const { coverage_lines } = partOf(
    `
 Saltmarsh Indemnity Insurance Company
 COMMERCIAL EXCESS LIABILITY POLICY DECLARATIONS
 Policy Number:                     7EX-0448899-01
 Item 2. Policy Period              Inception: 12/01/2025    Expiration: 12/01/2026
 Item 3. Limits of Insurance        (a) Each Occurrence Limit: $3,000,000
                                    (b) Aggregate Limit: $3,000,000
 Item 4. Schedule of Underlying Insurance   First Underlying Insurer: Lanternfield Insurance Company
                                    Policy No. 0100448899-2`,
    'declarations',
  )
  assert.deepEqual(told(coverage_lines), [['excess_liability', 'Saltmarsh Indemnity Insurance Company', '7EX-0448899-01', '2025-12-01', '2026-12-01', true]])
})

test('a number is given with its program’s letters where the first page has them, and in one where a ruled cell breaks it', () => {
  const letters = partOf(
    `
 SPECIAL POLICY DECLARATIONS  GENERAL LIABILITY
 Policy Number:  96 SBM BK4899 DX
 Policy Period:  From  02/28/26   To  02/28/27
=
 POLICY DECLARATIONS (Continued)
 POLICY NUMBER:  96 SBM BK4899
=
 POLICY DECLARATIONS (Continued)
 POLICY NUMBER:  96 SBM BK4899`,
    'declarations',
  )
  assert.deepEqual(letters.coverage_lines.map((l) => l.policy_number), ['96 SBM BK4899 DX'])
  const [page] = printedPages(`
 AUTOMOBILE POLICY DECLARATIONS
 POLICY NUMBER      POLICY PERIOD
 0401 07            From 06/19/26 12:01 a.m. To 12/19/26
 118844299          12:01 a.m.`)
  const rules = [50, 100].map((y) => ({ x1: 30, y1: y, x2: 400, y2: y }))
  const ruled = { ...page!, lines: [...rules, ...[30, 130, 400, 401, 402, 403].map((x) => ({ x1: x, y1: 50, x2: x, y2: 100 }))] }
  const broken = readDeclarations([ruled as typeof page & object], [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }], isKnownCarrier)
  assert.deepEqual(broken.coverage_lines.map((l) => l.policy_number), ['0401 07 118844299'])
})

test('an association whose name speaks of services is an insurer where the list of insurers has it', () => {
  const { coverage_lines } = partOf(
    `
 UNITED SERVICES AUTOMOBILE ASSOCIATION              HOMEOWNERS POLICY
 A RECIPROCAL INTERINSURANCE EXCHANGE                RENEWAL DECLARATIONS PAGE
 Policy Number  01188 44 21 99A       Policy Period From: 08/22/26 TO 08/22/27
 COVERAGE A - DWELLING PROTECTION      $618,000
 COVERAGE C - PERSONAL PROPERTY        $463,500`,
    'declarations',
  )
  assert.match(coverage_lines[0]?.carrier ?? '', /^UNITED SERVICES AUTOMOBILE ASSOCIATION/)
})

test('a package whose number runs on under its label: parts listed under a heading, automobile and general liability apart', () => {
  const { coverage_lines } = partOf(
    `
 SALTMARSH MUTUAL INSURANCE COMPANY
 COMMERCIAL PACKAGE POLICY DECLARATIONS
 Customer Number:         Policy Number: A 448        Policy Period: 10/15/2025 to 10/15/2026 at
 1000448899               899 07                      12:01 A.M.
 Coverage Part                     Premium
 General Liability                 $3,118
 Inland Marine                     $884
 Commercial Auto                   $5,511
=
 GENERAL LIABILITY DECLARATIONS
 Policy Number: A 448 899 07
 Each Occurrence Limit             $1,000,000
 Medical Expense Limit             $10,000
 General Aggregate Limit           $2,000,000
=
 COMMERCIAL AUTO DECLARATIONS
 Policy Number: A 448 899 07
 Coverages           Covered Autos   Limits                             Premium
 Liability           1               $1,000,000 Combined Single Limit   $3,884
 Medical Payments    2               $5,000 Each Person                 $118`,
    'declarations',
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, Object.fromEntries(l.limits.map((m) => [m.label, m.amount]))]).sort(),
    [
      ['auto_liability', 'A 448 899 07', '2025-10-15', { combined_single_limit: 1_000_000 }],
      ['general_liability', 'A 448 899 07', '2025-10-15', { each_occurrence: 1_000_000, med_exp: 10_000, general_aggregate: 2_000_000 }],
      ['inland_marine', 'A 448 899 07', '2025-10-15', {}],
    ],
  )
})

test('liquor liability has its aggregate and its limit for each common cause', () => {
  const { coverage_lines } = partOf(
    `
 SALTMARSH CASUALTY COMPANY
 LIQUOR LIABILITY COVERAGE PART DECLARATIONS
 Policy Number: LL448899     Policy Period: 05/01/2026 to 05/01/2027
 LIMITS OF INSURANCE
 Aggregate Limit             $2,000,000
 Each Common Cause Limit     $1,000,000`,
    'declarations',
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.limits]), [
    ['liquor_liability', [{ label: 'aggregate', amount: 2_000_000 }, { label: 'each_common_cause', amount: 1_000_000 }]],
  ])
})

test('policies whose numbers differ by a letter are apart, and a first page that lists their parts is of none', () => {
  const page = (title: string, number: string, from: string, to: string, rows: string) => `
 SALTMARSH MUTUAL CASUALTY COMPANY      POLICY NO: ${number}
 GANNET MASONRY LLC      EFF DATE: ${from}      EXP DATE: ${to}
 RENEWAL OF: ${number.slice(0, -2)}25
 ${title}
${rows}`
  const read = partOf(
    `
 SALTMARSH INSURANCE GROUP
 COMMON POLICY DECLARATIONS
 NAMED INSURED:     GANNET MASONRY LLC
 POLICY PERIOD:     Shown on each policy's declarations
 SECTION    COVERAGE                PREMIUM
 1          Automobile              $3,264.00
 2          Workers Compensation    No Coverage
 3          Umbrella                $2,977.00
==========
${page('COMMERCIAL AUTO DECLARATIONS - BUSINESS AUTO', '4K8-21-07---26', '01/01/26', '01/01/27', ' Covered Autos Liability     01     $1,000,000 Combined Single Limit     $2,410.00')}
==========
${page('COMMERCIAL UMBRELLA DECLARATIONS', '4U8-21-07---26', '03/15/26', '03/15/27', ' EACH OCCURRENCE LIMIT:     $2,000,000\n AGGREGATE LIMIT:           $2,000,000')}`,
    'declarations',
  )
  assert.deepEqual(
    read.coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, l.limits.map((x) => x.amount)]),
    [
      ['auto_liability', '4K8-21-07---26', '2026-01-01', '2027-01-01', [1_000_000]],
      ['umbrella', '4U8-21-07---26', '2026-03-15', '2027-03-15', [2_000_000, 2_000_000]],
    ],
  )
})

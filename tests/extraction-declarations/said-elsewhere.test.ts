import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocType, ReadLine } from '../../src/vocabulary/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPages } from './printed-page.ts'

const readAs = (text: string, doc_type: DocType = 'declarations') => readDeclarations(printedPages(text), [{ page: 1, doc_type, form: null, form_edition: null, confidence: 0.9 }])
const limitsOf = (line: ReadLine | undefined) => Object.fromEntries((line?.limits ?? []).map((l) => [l.label, l.amount]))
const lineOf = (text: string, type: string) => readAs(text).coverage_lines.find((l) => l.coverage_type === type)

test('the heads of a table of locations say nothing of the section on liability', () => {
  const text = `
 PTARMIGAN MUTUAL CASUALTY COMPANY                          BUSINESSOWNERS POLICY DECLARATIONS
 POLICY NUMBER BPX 4407182 04         POLICY PERIOD FROM 11/01/2026 TO 11/01/2027
 SECTION I - PROPERTY
 LOC   DESCRIPTION              BUILDING       CONTENTS       DEDUCTIBLE      PREMIUM
 1     21 Mill St, Elko NV      $ 415,000      $ 160,000      $ 1,000         $ 1,204
 SECTION II - LIABILITY AND MEDICAL EXPENSES
 Liability and Medical Expenses - Each Occurrence                             $ 1,000,000
 Medical Expenses - Per Person                                                $ 5,000
 Products/Completed Operations Aggregate                                      $ 2,000,000`
  assert.deepEqual(limitsOf(lineOf(text, 'general_liability')), { each_occurrence: 1_000_000, med_exp: 5_000, products_comp_op_agg: 2_000_000 })
})

test('the aggregate of a deductible and of what is paid beside the limit is not the policy’s', () => {
  const text = `
 ENGINEERS PROFESSIONAL LIABILITY POLICY DECLARATIONS
 Policy Number: APX-440718-07      Insurer: Ptarmigan Insurance Company
 Item 2.   Policy Period: Effective 04/30/2026 Expiration 04/30/2027
 Item 3.   Limits of Liability:
           (a) $2,000,000 Each Claim
           (b) $4,000,000 Policy Aggregate
 Item 4.   Deductible: $25,000 Each Claim
           Annual Aggregate Deductible: $50,000
 Item 7.   Supplemental coverage: Disciplinary proceedings $25,000 aggregate`
  assert.partialDeepStrictEqual(limitsOf(lineOf(text, 'professional_liability')), { each_claim: 2_000_000, aggregate: 4_000_000 })
})

test('a household’s liability of each accident alone is one limit for all; cargo for each occurrence before its deductible', () => {
  const car = `
 PERSONAL AUTO POLICY DECLARATIONS        POLICY NO: PNX-440718-6
 Ptarmigan Insurance Company
 POLICY TERM: Effective: 03/05/2026 Expires: 09/05/2026
 COVERAGE                          LIMIT OF LIABILITY            PREMIUM
 A. LIABILITY                      $500,000 EACH ACCIDENT        $ 488
 C. UNINSURED MOTORISTS            $500,000 EACH ACCIDENT        $ 44`
  assert.deepEqual(limitsOf(lineOf(car, 'auto_liability')), { combined_single_limit: 500_000 })
  const truck = `
 COMMERCIAL AUTO DECLARATIONS             Policy Number KPX-440718-01
 Company: Ptarmigan Casualty Company      Policy Period 01/20/2026 to 01/20/2027
 Coverages                  Covered Autos   Limit                                            Premium
 Covered Autos Liability    67,68           $1,000,000 each accident                         $18,220
 Motor Truck Cargo                          $100,000 per occurrence; $2,500 deductible       $2,410`
  assert.deepEqual(limitsOf(lineOf(truck, 'cargo')), { per_occurrence: 100_000, deductible: 2_500 })
})

test('a group at the head gives way to its company', () => {
  const text = `
 LARKMOOR MUTUAL GROUP                                   COMMERCIAL PACKAGE POLICY
 Larkmoor Mutual Insurance Company                       DECLARATIONS
 Policy Number: CPX 440718 02         Policy Period: 04-10-2026 to 04-10-2027
 COMMERCIAL GENERAL LIABILITY
 Each Occurrence $ 1,000,000`
  assert.equal(lineOf(text, 'general_liability')?.carrier, 'Larkmoor Mutual Insurance Company')
})

test('who is insured: an address, a caption or a list of drivers behind the name is none of it, nor are heads under the label', () => {
  const insured = (line: string): string | null => readAs(`
 POLICY DECLARATIONS        POLICY NO: PNX-440718-6
 ${line}
 VEH    YEAR    MAKE        MODEL
 01     2020    TOYT        CAMRY`).insured_name
  assert.equal(insured('Insured: Osprey Adeyemi, 77 Bergen Ave Apt 4, Jersey City NJ 07305'), 'Osprey Adeyemi')
  assert.equal(insured('1. The Insured: Sable Masonry, Inc.'), 'Sable Masonry, Inc.')
  assert.equal(insured('Insured Tern Paving LLC Insurance Company Larkmoor Insurance Company'), 'Tern Paving LLC')
})

test('a blank’s caption is no part of the company that fills it, and a number broken at its stroke is whole', () => {
  const waiver = readAs(`
 WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS ENDORSEMENT        WC 00 03 13
 This endorsement changes the policy to which it is attached.
 Endorsement Effective 02/01/2026 Policy No. WCX 440718 Endorsement No. 3
 Insured Tern Paving LLC Insurance Company Larkmoor Insurance Company`, 'endorsement').coverage_lines[0]
  assert.equal(waiver?.carrier, 'Larkmoor Insurance Company')
  const filed = readAs(`
 Form MCS-90
 Endorsement for Motor Carrier Policies of Insurance for Public Liability
 Issued to Tern Flatbed LLC of Elko, NV. Dated at Reno on this 20th day of January, 2026. Amending Policy Number: KTX-
 771882-01 Effective Date: 01/20/2026
 Name of Insurance Company: Larkmoor Casualty Company`, 'mcs_90').coverage_lines[0]
  assert.equal(filed?.policy_number, 'KTX-771882-01')
})

test('a day told in the midst of a sentence gives way to one under its own heading', () => {
  const line = readAs(`
 Insurance Carrier: Larkmoor Insurance Company
 Policy Number        Effective Date      Expiration Date
 TWX4407182           04/01/2026          04/01/2027
 Workers' Compensation          Statutory Limits
 Coverage is extended only to the leased employees of Tern Framing Corp, client effective 09/22/2026, while working in Nevada.`).coverage_lines[0]
  assert.deepEqual([line?.effective_date, line?.expiration_date], ['2026-04-01', '2027-04-01'])
})

test('coverages listed by letter beside general liability, and what only a business keeps or tows beside its automobiles', () => {
  const lettered = readAs(`
 CONTRACTORS ENVIRONMENTAL POLICY - DECLARATIONS
 Ptarmigan Surplus Lines Insurance Company
 Policy Number:   ECX 440718 01
 Policy Period:   08/01/2026 to 08/01/2027
 Coverage                                                          Limit           Deductible
 A. Commercial General Liability - Each Occurrence                 $1,000,000      $5,000
    General Aggregate                                              $2,000,000
 B. Contractors Pollution Liability - Each Pollution Condition     $2,000,000      $10,000
 C. Professional Liability - Each Claim                            $1,000,000      $10,000
 Policy Aggregate (all coverages)                                  $5,000,000`).coverage_lines
  assert.deepEqual(lettered.map((l) => [l.coverage_type, limitsOf(l)['each_claim'] ?? null]), [['general_liability', null], ['pollution_liability', 2_000_000], ['professional_liability', 1_000_000]])
  const towing = readAs(`
 POLICY DECLARATIONS
 Insurer: Ptarmigan Plateau Insurance Company
 Policy Number TX-440718-26     Policy Period 06/06/2026-06/06/2027
 Coverage                       Symbol      Limit             Deductible    Premium
 Automobile Liability           7, 8, 9     $1,000,000 CSL                  $14,220
 On-Hook Physical Damage                    $100,000          $1,000        $1,204
 Garagekeepers Legal Liability  30          $150,000          $500          $990`).coverage_lines
  assert.deepEqual(towing.map((l) => l.coverage_type).sort(), ['auto_liability', 'garagekeepers', 'on_hook'])
})

test('who issues for a company is not the company; a part’s name is no insurer’s, and a line’s last word none of the name under it', () => {
  const issued = `
 FREIGHT BROKERS POLICY - Declarations
 Issued by Larkfield Underwriters for Ptarmigan Specialty Insurance Company
 Policy Number HLX-440718      03/03/2026 - 03/03/2027
 Coverage                              Limit          Deductible
 Contingent Cargo - any one shipment   $150,000       $2,500`
  assert.equal(readAs(issued).coverage_lines[0]?.carrier, 'Ptarmigan Specialty Insurance Company')
  const parts = `
 COMMON POLICY DECLARATIONS                        Policy No: CRX0440718-02
 Mt. Ptarmigan Ridge Insurance Company
 Policy Period: From 05-20-2026 To 05-20-2027
 Coverage Parts                      Premium
 Commercial General Liability        $9,118.00
 Commercial Inland Marine            $1,204.00`
  assert.deepEqual([...new Set(readAs(parts).coverage_lines.map((l) => l.carrier))], ['Mt. Ptarmigan Ridge Insurance Company'])
})

test('claims expenses beside the limit and the policy that an excess lies over are none of its limits', () => {
  const lawyers = `
 LAWYERS PROFESSIONAL LIABILITY INSURANCE POLICY DECLARATIONS
 Ptarmigan Lawyers Mutual Insurance Company
 1. Policy Number            LPX-440718-26
 3. Policy Period            11/15/2026 to 11/15/2027
 4. Limits of Liability      $1,000,000 per claim / $3,000,000 aggregate
 8. Claims expenses          Outside the limits, $500,000 each claim`
  assert.deepEqual(limitsOf(lineOf(lawyers, 'professional_liability')), { each_claim: 1_000_000, aggregate: 3_000_000 })
  const excess = `
 COMMERCIAL EXCESS LIABILITY DECLARATIONS
 Ptarmigan Surplus Insurance Company        POLICY NO. XSX 440718
 INSURED: Tern Concrete Pumping, Inc.   PERIOD: 01/31/2026 to 01/31/2027
 LIMIT OF INSURANCE               $4,000,000 each occurrence
                                  $4,000,000 aggregate
 CONTROLLING UNDERLYING POLICY    Larkmoor Mutual Insurance Company CPX 118-77
                                  $1,000,000 each occurrence, $2,000,000 general aggregate`
  const read = readAs(excess)
  assert.deepEqual([limitsOf(read.coverage_lines[0]), read.insured_name], [{ each_occurrence: 4_000_000, aggregate: 4_000_000 }, 'Tern Concrete Pumping, Inc.'])
})

test('figures that begin the line under a short number are none of it where more stands behind them', () => {
  const under = (line: string) => readAs(`
 LARKMOOR INSURANCE COMPANY                   COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy Number: GL 12
 ${line}
 Policy Period: From 02/01/2026 To 02/01/2027
 Each Occurrence Limit: $1,000,000`).coverage_lines[0]
  for (const line of ['4815 Terminal Dr, Elko, NV 89801', '100 Main Street', '2 Endorsements are attached']) assert.equal(under(line)?.policy_number ?? null, null, line)
  assert.equal(under('440718')?.policy_number, 'GL 12 440718')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCertificate } from '../../src/extraction/certificates/index.ts'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'
import { print, read, type Run } from './printed.ts'

type Line = Pick<ReturnType<typeof readCertificate>['coverage_lines'][number], 'coverage_type' | 'carrier' | 'policy_number' | 'effective_date' | 'expiration_date' | 'limits'>
const linesOf = (text: string): Line[] => {
  const pages = printedPages(text)
  return readCertificate(pages, classifyPages(pages)).coverage_lines
}
const limitsOf = (line: Line | undefined): Record<string, number | null> => Object.fromEntries(line?.limits.map(({ label, amount }) => [label, amount]) ?? [])

test('a table without a term: each coverage has the number under the heading of the numbers and the company under that of companies', () => {
  const lines = linesOf(`
 CERTIFICATE OF INSURANCE                         July 6, 2026
 Insured: Osprey Student Transport Inc
 Policy period July 1, 2026 to July 1, 2027

 Coverage                Insurer                        Policy          Limits
 General Liability       Saltmarsh Insurance Company    SMK2611884      $1,000,000 each occurrence
                                                                        $3,000,000 general aggregate
 Automobile Liability    Saltmarsh Insurance Company    SMK2611884      $1,000,000 combined single limit
 Umbrella Liability      Heronfield Insurance Company   SMU880118       $5,000,000 each occurrence`)
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.carrier, l.policy_number]),
    [
      ['general_liability', 'Saltmarsh Insurance Company', 'SMK2611884'],
      ['auto_liability', 'Saltmarsh Insurance Company', 'SMK2611884'],
      ['umbrella', 'Heronfield Insurance Company', 'SMU880118'],
    ],
  )
})

test('how a loss is valued is no figure of the policy’s premium: physical damage at its actual cash value is a coverage with its deductible', () => {
  const lines = linesOf(`
 SALTMARSH INSURANCE COMPANY
 CERTIFICATE OF INSURANCE
 NAMED INSURED   OSPREY HAULING LLC
 POLICY NUMBER   SIA0118844
 EFFECTIVE       09/30/2026          EXPIRATION   09/30/2027

 COVERAGE                          LIMITS OF LIABILITY
 AUTOMOBILE LIABILITY              $1,000,000 COMBINED SINGLE LIMIT
 PHYSICAL DAMAGE                   ACTUAL CASH VALUE LESS $2,500 DEDUCTIBLE
 MOTOR TRUCK CARGO                 $100,000 PER VEHICLE    $1,000 DEDUCTIBLE`)
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['auto_liability', { combined_single_limit: 1_000_000 }],
    ['auto_physical_damage', { deductible: 2_500 }],
    ['cargo', { per_vehicle: 100_000, deductible: 1_000 }],
  ])
})

test('what is kept back is told by peril behind one label, and each loss of a deductible is no limit of each loss', () => {
  const cargo = (deductible: string): Record<string, number | null> =>
    limitsOf(
      linesOf(`
 CERTIFICATE OF CARGO INSURANCE
 Name of insured            Osprey Refrigerated Lines Inc
 Insurance company          Saltmarsh Insurance Company
 Policy number              MTC-44-118842
 Policy period              03/15/2026 to 03/15/2027
 Limit any one vehicle      $100,000
 Refrigeration breakdown    $100,000
 Deductible                 ${deductible}`)[0],
    )
  assert.deepEqual(cargo('$2,500 each loss; $5,000 refrigeration breakdown'), { per_vehicle: 100_000, reefer_breakdown: 100_000, deductible: 2_500, reefer_deductible: 5_000 })
  assert.deepEqual(cargo('$2,500; $5,000 theft of targeted commodities'), { per_vehicle: 100_000, reefer_breakdown: 100_000, deductible: 2_500 })
})

test('total disability is no total', () => {
  const [line] = linesOf(`
 SALTMARSH INSURANCE COMPANY
 CERTIFICATE OF INSURANCE
 Occupational Accident Insurance
 Policy Number:     OA 4418822
 Policy Term:       May 1, 2026 to May 1, 2027
 Combined single limit                           $1,000,000
 Temporary Total Disability - weekly maximum     $700`)
  assert.deepEqual(limitsOf(line), { combined_single_limit: 1_000_000, temporary_total_disability: 700 })
})

test('a policy’s number is no coverage’s name, and a bracket with a form’s number leaves the name whole', () => {
  const lines = linesOf(`
 MEMORANDUM OF INSURANCE
 Named Insured: Osprey Tank Lines LP

 General Liability
 Insurer: Saltmarsh Insurance Company
 Policy: GL 4418-0026, 06/30/2026 - 06/30/2027
 $2,000,000 per occurrence; $4,000,000 general aggregate

 Automobile Liability (incl. MCS-90)
 Insurer: Heronfield Insurance Company
 Policy: CA 4418-0027, 06/30/2026 - 06/30/2027
 $5,000,000 combined single limit`)
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, limitsOf(l)]),
    [
      ['general_liability', 'Saltmarsh Insurance Company', 'GL 4418-0026', { each_occurrence: 2_000_000, general_aggregate: 4_000_000 }],
      ['auto_liability', 'Heronfield Insurance Company', 'CA 4418-0027', { combined_single_limit: 5_000_000 }],
    ],
  )
})

test('heads of two lines: both days stand in one column, and the number under `Master` over its own words', () => {
  const lines = linesOf(`
 CERTIFICATE OF COVERAGE
 Member: Osprey Hauling LLC

 Coverage         Insurance Carrier     Master        Effective /     Limits              Deductible
                                        Policy No.    Expiration

 Non-Trucking     Saltmarsh             NTL 44-118    01/01/2026 -    $1,000,000 CSL      None
 Liability        Insurance Company                   01/01/2027

 Physical         Saltmarsh             APD 44-119    01/01/2026 -    Stated value        $1,000
 Damage           Insurance Company                   01/01/2027`)
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]),
    [
      ['non_trucking_liability', 'NTL 44-118', '2026-01-01', '2027-01-01', { combined_single_limit: 1_000_000 }],
      ['auto_physical_damage', 'APD 44-119', '2026-01-01', '2027-01-01', { deductible: 1_000 }],
    ],
  )
})

test('a pool’s documents are numbered as policies are; words of a sentence at the foot head nothing', () => {
  const lines = linesOf(`
 CERTIFICATE OF COVERAGE
 Issued by: Prairie Intergovernmental Pool
 Member: Larkfield School District

 TYPE OF COVERAGE         DOCUMENT NO.      EFFECTIVE      EXPIRES        LIMITS
 General Liability        PIP-2026-118      07/01/2026     07/01/2027     $2,000,000 each occurrence
 Automobile Liability     PIP-2026-119      07/01/2026     07/01/2027     $2,000,000 combined single limit

 The coverage afforded is subject to all terms of the coverage documents. The holder is not covered.`)
  assert.deepEqual(lines.map((l) => l.policy_number), ['PIP-2026-118', 'PIP-2026-119'])
})

test('a group’s compensation trust is the insurer, and its agreement’s number the policy’s, not that of the membership', () => {
  const [line] = linesOf(`
                 PRAIRIE RETAILERS COMPENSATION TRUST
                 Group self-insurance for workers' compensation
                 Certificate of Coverage

 This certifies that Osprey Haulers LLC is a member in good standing of the Trust.
 Membership number       00418
 Coverage agreement      PRCT-4188
 Coverage period         March 1, 2026 to March 1, 2027
 Workers' compensation   Statutory
 Employers' liability    $4,000,000 each accident`)
  assert.deepEqual([line?.carrier, line?.policy_number, limitsOf(line)], ['PRAIRIE RETAILERS COMPENSATION TRUST', 'PRCT-4188', { statutory: null, el_each_accident: 4_000_000 }])
})

test('a form’s list of coverages: what is ticked is bought, whatever figures stand beside it, and what is not is none', () => {
  const lines = linesOf(`
 SALTMARSH CASUALTY COMPANY                     CERTIFICATE OF INSURANCE
 NAMED INSURED  OSPREY DRAYAGE INC
 POLICY NUMBER    CSA 4418842 02                POLICY PERIOD   07/01/2026 TO 07/01/2027

 X  AUTO LIABILITY            $  750,000   SINGLE LIMIT EACH ACCIDENT
    CARGO LIABILITY           $            PER VEHICLE          $        DEDUCTIBLE
 X  PHYSICAL DAMAGE           SPECIFIED PERILS AND COLLISION    STATED WORTH
 X  TRAILER INTERCHANGE       $   25,000   PER TRAILER          $ 1,000  DEDUCTIBLE
    GENERAL LIABILITY         $            EACH OCCURRENCE`)
  assert.deepEqual(lines.map((l) => l.coverage_type), ['auto_liability', 'auto_physical_damage', 'trailer_interchange'])
  assert.deepEqual(limitsOf(lines[0]), { combined_single_limit: 750_000 })
})

test('one coverage named at the head of its page: its limits stand behind the parties; any vessel is no coverage', () => {
  const [cargo, ...others] = linesOf(`
 CERTIFICATE OF MARINE CARGO INSURANCE
 Open cargo policy No. OC-118-4418842

 Assured                    Osprey Tile Importers Inc
 Insurer                    Saltmarsh Insurance Company
 Policyholder               Osprey Tile Importers Inc
 Policy period              January 20, 2026 to January 20, 2027
 Conveyance                 Any vessel, aircraft or truck
 Limit any one conveyance   $2,000,000`)
  assert.deepEqual([cargo?.coverage_type, limitsOf(cargo), others], ['cargo', { per_vehicle: 2_000_000 }, []])
})

test('a coverage’s name ends before what it includes, and the words behind the only amount say of what it is the limit', () => {
  const [line] = linesOf(`
 SALTMARSH INSURANCE COMPANY
 CERTIFICATE OF INSURANCE
 Policy number     AC-441884
 Policy period     June 1, 2026 to June 1, 2027
 Coverage          Aircraft liability including passengers
 Limit             $25,000,000 each occurrence
 Aircraft          2009 Cessna 208B`)
  assert.deepEqual([line?.coverage_type, limitsOf(line)], ['aviation', { each_occurrence: 25_000_000 }])
})

test('rows of a table without rules part at the widest step between its lines, though cells of two lines stand nearly as far apart', async () => {
  const cells = (y: number, ...texts: string[]): Run[] => texts.map((text, i): Run => [text, [40, 145, 255, 317, 380][i]!, y, 8])
  const rows = [
    [['Commercial', 'Heronfield', 'CPP-', '3/31/26-', '$1,000,000 Occ / $2,000,000 Agg'], ['General Liability', 'Insurance Company', '0044188', '3/31/27']],
    [['Business Auto', 'Heronfield', 'CAP-', '3/31/26-', '$1,000,000 CSL'], ['', 'Insurance Company', '0044189', '3/31/27']],
    [['Motor Truck Cargo', 'Saltmarsh', 'MTC-', '5/1/26-', '$100,000 per vehicle'], ['', 'Insurance Company', '33041', '5/1/27']],
  ].flatMap(([upper, lower], i) => [...cells(127 + 31 * i, ...upper!), ...cells(127 + 31 * i + 13.5, ...lower!).filter(([text]) => text !== '')])
  const { coverage_lines } = await read(await print([['Certificate of insurance', 40, 40, 13], ['Insured: Osprey Flatbed Inc', 40, 70], ...cells(110, 'Policy', 'Carrier', 'Number', 'Term', 'Limits'), ...rows]))
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, limitsOf(l)]),
    [
      ['general_liability', 'Heronfield Insurance Company', 'CPP-0044188', '2026-03-31', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['auto_liability', 'Heronfield Insurance Company', 'CAP-0044189', '2026-03-31', { combined_single_limit: 1_000_000 }],
      ['cargo', 'Saltmarsh Insurance Company', 'MTC-33041', '2026-05-01', { per_vehicle: 100_000 }],
    ],
  )
})

test('the last day over the first, names of two lines, comments under the table; of two companies told apart there none is all policies’', () => {
  const lines = linesOf(`
 CERTIFICATE OF INSURANCE
 This is to certify that Osprey Rail Services Inc is insured under the policies listed below.

 TYPE OF POLICY        EXP DATE / EFF DATE     POLICY NUMBER        LIMIT OF LIABILITY
 COMMERCIAL GENERAL    03/01/2027              TB2-441-188420       General Aggregate            $4,000,000
 LIABILITY             03/01/2026                                   Each Occurrence              $2,000,000
 OCCURRENCE

 AUTOMOBILE            03/01/2027              AS2-441-188421       $2,000,000 Each Accident -
 LIABILITY             03/01/2026                                   Single Limit B.I. and P.D. Combined

 ADDITIONAL COMMENTS:  GL issued by Saltmarsh Insurance Corporation; Auto by Heronfield Fire Insurance Company.`)
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]),
    [
      ['general_liability', null, 'TB2-441-188420', '2026-03-01', '2027-03-01', { general_aggregate: 4_000_000, each_occurrence: 2_000_000 }],
      ['auto_liability', null, 'AS2-441-188421', '2026-03-01', '2027-03-01', { combined_single_limit: 2_000_000 }],
    ],
  )
})

test('what lies under an umbrella is no coverage of its certificate; a coverage named in the title and in a head of its own is one', () => {
  const [umbrella, ...others] = linesOf(`
 Evidence of Umbrella Liability Insurance
 Named insured              Osprey Tank Transport Corp
 Insurer                    Saltmarsh Insurance Company
 Policy number              US 00044188
 Policy period              January 31, 2026 to January 31, 2027
 Limits of liability        $10,000,000 each occurrence
                            $10,000,000 aggregate
 Self-insured retention     $25,000 each occurrence
 Underlying                 Auto liability $2,000,000 CSL; general liability $2,000,000/$4,000,000`)
  assert.deepEqual([umbrella?.coverage_type, limitsOf(umbrella), others], ['umbrella', { each_occurrence: 10_000_000, aggregate: 10_000_000, retention: 25_000 }, []])
  assert.deepEqual(
    linesOf(`
 Evidence of Insurance - Rented Equipment
 Insured:                   Osprey Bridge Constructors Inc
 Carrier:                   Saltmarsh Insurance Company
 Policy term:               06/20/2026 - 06/20/2027

 Contractors' equipment (leased or rented)
 Policy number              IMP 44-118842
 Limit                      $250,000
 Deductible                 $2,500`).map((l) => [l.coverage_type, l.policy_number]),
    [['inland_marine', 'IMP 44-118842']],
  )
})

test('short names of coverages; one limit called single under a bare label; a number behind `Policy:` with its strokes', () => {
  const lines = linesOf(`
 CERTIFICATE OF INSURANCE
 Insured: Osprey Transport LLC
 LINE                  INSURER                        POLICY #         EFF         EXP         LIMIT
 PHYS DAMAGE           Saltmarsh Insurance Company    73-APD-118843    08/01/26    08/01/27    $98,000
 GEN LIAB (OCC/AGG)    Heronfield Insurance Company   GLX-118845       08/01/26    08/01/27    $1,000,000 / $2,000,000`)
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number]), [['auto_physical_damage', '73-APD-118843'], ['general_liability', 'GLX-118845']])
  const [bobtail] = linesOf(`
 Certificate of Non-Trucking Liability Insurance
 Insurer: Saltmarsh Insurance Company    Policy: NTL-2026-0418    02/14/2026 - 02/14/2027
 Limit of liability:       $1,000,000 combined single limit`)
  assert.deepEqual([bobtail?.policy_number, limitsOf(bobtail)], ['NTL-2026-0418', { combined_single_limit: 1_000_000 }])
})

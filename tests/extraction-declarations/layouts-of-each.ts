import type { Expected } from './expected.ts'

/** What a row says of each accident, each agreement or each claim; names and numbers invented. */
export const OF_EACH_LAYOUTS: Expected[] = [
  {
    name: 'a truckers’ list of parts by letter: the row of automobile liability states one limit for all',
    type: 'auto_liability',
    carrier: 'DUNLIN TRUCKERS CASUALTY COMPANY',
    number: 'GBT 04417 F',
    from: '2026-01-01',
    to: '2027-01-01',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 250_000, deductible: 2_500 } },
    text: `
 DUNLIN TRUCKERS CASUALTY COMPANY                          COMMERCIAL TRUCK POLICY DECLARATIONS
 POLICY NUMBER GBT 04417 F      POLICY PERIOD FROM 01-01-2026 TO 01-01-2027
 NAMED INSURED  OSPREY CREST LOGISTICS INC
 PART   COVERAGE                     LIMITS OF LIABILITY                    DEDUCTIBLE     PREMIUM
  A     AUTOMOBILE LIABILITY         1,000,000   EACH ACCIDENT               NONE          64,210
        BODILY INJURY AND PROPERTY DAMAGE COMBINED
  B     UNINSURED MOTORISTS             60,000   EACH ACCIDENT                                418
  D     MOTOR TRUCK CARGO              250,000   ANY ONE VEHICLE             2,500          9,877`,
  },
  {
    name: 'insuring agreements of a cyber policy, of each of which as much is kept back',
    type: 'cyber',
    carrier: 'Dunlin Peak Insurance Company',
    number: 'C-4LTX-118820-CYBER',
    from: '2026-12-01',
    to: '2027-12-01',
    limits: { aggregate: 2_000_000, retention: 10_000 },
    text: `
 CYBER POLICY DECLARATIONS
 Insurer: Dunlin Peak Insurance Company
 Policy No. C-4LTX-118820-CYBER      Policy Period: From December 1, 2026 to December 1, 2027
 Named Insured: Osprey Dental Group
 Item 4.   Aggregate Policy Limit of Insurance      $2,000,000
 THIRD PARTY LIABILITY COVERAGES                    Limit           Retention
 A. Network and information security liability      $2,000,000      $10,000
 B. Regulatory defense and penalties                $2,000,000      $10,000
 E. Breach response                                 $2,000,000      $10,000
 I. Funds transfer fraud                            $250,000        $10,000`,
  },
  {
    name: 'a part bought for as much each claim as in the aggregate',
    type: 'epli',
    carrier: 'Dunlin Street Indemnity Company',
    number: 'ML-00-7781-3',
    from: '2026-09-09',
    to: '2027-09-09',
    limits: { each_claim: 1_000_000, aggregate: 1_000_000, retention: 15_000 },
    also: { crime: { retention: 2_500 } },
    text: `
 MANAGEMENT LIABILITY PACKAGE POLICY DECLARATIONS
 Dunlin Street Indemnity Company
 Policy No: ML-00-7781-3      Policy Period: 09/09/2026 - 09/09/2027
 Named Insured: Osprey Foods Inc
 Coverage Part                         Purchased    Limit of Liability                              Retention
 Directors and Officers Liability      No
 Employment Practices Liability        Yes          $1,000,000 each claim and in the aggregate      $15,000
 Crime - Employee theft                Yes          $250,000 each loss                              $2,500`,
  },
  {
    name: 'a former number beside its label heads no column: the term that ends under it is the policy’s',
    type: 'umbrella',
    carrier: 'DUNLIN HERITAGE MUTUAL INSURANCE COMPANY',
    number: 'FUL 004418',
    from: '2026-04-15',
    to: '2027-04-15',
    limits: { each_occurrence: 1_000_000, aggregate: 1_000_000 },
    text: `
 DUNLIN HERITAGE MUTUAL INSURANCE COMPANY               FARM UMBRELLA LIABILITY DECLARATIONS
 POLICY NUMBER   FUL 004418     PREVIOUS   FUL 003902
 POLICY PERIOD   04-15-2026  TO  04-15-2027
 INSURED         HOLT FARMS LLC
 LIMIT OF LIABILITY        $1,000,000   EACH OCCURRENCE
                           $1,000,000   ANNUAL AGGREGATE`,
  },
]

import type { Expected } from './expected.ts'

/** Declarations where one coverage's words stand for another's: off duty, in benefits, in retentions; names and numbers invented. */
export const MIXED_LAYOUTS: Expected[] = [
  {
    name: 'what an owner operator is insured for off duty, in a list of coverages',
    type: 'non_trucking_liability',
    carrier: 'Dunlin Specialty Insurance Company',
    number: 'DSO-220714-26',
    from: '2026-03-01',
    to: '2027-03-01',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {}, trailer_interchange: { limit: 25_000, deductible: 1_000 } },
    text: `
 CERTIFICATE POLICY DECLARATIONS
 OWNER OPERATOR INSURANCE PROGRAM
 INSURER:         DUNLIN SPECIALTY INSURANCE COMPANY
 POLICY NUMBER:   DSO-220714-26
 INSURED:         TALUS HAULING, 4 Foundry St, Gary IN 46402
 POLICY PERIOD:   03/01/2026 12:01 AM  -  03/01/2027 12:01 AM
 COVERAGE                                 LIMIT                DEDUCTIBLE   PREMIUM
 NON-TRUCKING LIABILITY                   $1,000,000 CSL       NONE         $  420
 PHYSICAL DAMAGE - TRACTOR STATED AMOUNT  $   74,000           $1,000       $2,118
 PHYSICAL DAMAGE - TRAILER STATED AMOUNT  NOT COVERED
 TRAILER INTERCHANGE                      $   25,000           $1,000       $  190
 UNIT   2020 PETERBILT 579   VIN 1XPBDP9X8LD000000`,
  },
  {
    name: 'a schedule of benefits, with the pay of each week off work',
    type: 'occupational_accident',
    carrier: 'Dunlin Life & Casualty Company',
    number: 'TOA 2026 207-14',
    from: '2026-01-01',
    to: '2027-01-01',
    limits: { combined_single_limit: 1_000_000, accidental_death: 250_000, accident_medical: 1_000_000, temporary_total_disability: 500, continuous_total_disability: 450 },
    text: `
 Dunlin Life & Casualty Company
 Truckers Occupational Accident Insurance - Policy Schedule (Declarations)
 Policyholder:              Motor Carrier Contractors Trust
 Policy Number:             TOA 2026 207-14
 Policy Effective Date:     January 1, 2026
 Policy Expiration Date:    January 1, 2027
 Underwritten by:           Dunlin Life & Casualty Company
 Schedule of Benefits
 Combined Single Limit (all benefits, per accident)        $1,000,000
 Accidental Death Benefit                                  $250,000
 Accident Medical Expense Benefit maximum                  $1,000,000
 Temporary Total Disability - maximum weekly               $500
 Continuous Total Disability - maximum weekly              $450`,
  },
  {
    name: 'cargo in one disaster or terminal',
    type: 'cargo',
    carrier: 'Dunlin Casualty Company',
    number: 'TN 220714',
    from: '2026-03-01',
    to: '2027-03-01',
    limits: { per_vehicle: 100_000, per_occurrence: 200_000, deductible: 1_000 },
    text: `
 Dunlin Casualty Company
 MOTOR TRUCK CARGO DECLARATIONS
 Policy Number: TN 220714        Policy Period: 03/01/2026 to 03/01/2027
 Limit of Insurance - any one covered auto                 $ 100,000
 Limit of Insurance - any one disaster or terminal         $ 200,000
 Limit of Insurance - any one terminal                     $ 50,000
 Deductible                                                $ 1,000`,
  },
]

import type { Expected } from './expected.ts'

/** Declarations whose limits stand in tables of places, of people and of coverages with symbols; names and numbers invented. */
export const TABLED_LAYOUTS: Expected[] = [
  {
    name: 'auto dealers, with errors and omissions of a lesser aggregate',
    type: 'general_liability',
    carrier: 'Dunlin Specialty Insurance Company',
    number: 'GA-0077182-01',
    from: '2026-05-01',
    to: '2027-05-01',
    limits: { damage_to_rented_premises: 100_000, personal_adv_injury: 500_000, general_aggregate: 1_500_000, products_comp_op_agg: 1_500_000 },
    also: { auto_liability: { combined_single_limit: 500_000 } },
    text: `
 DUNLIN SPECIALTY INSURANCE COMPANY
 AUTO DEALERS DECLARATIONS
 POLICY NUMBER GA-0077182-01   FROM 05/01/2026 TO 05/01/2027 12:01 A.M.
 NAMED INSURED: Talus Motors LLC
 COVERAGES                                   COVERED AUTO SYMBOLS   LIMIT                           PREMIUM
 Covered Autos Liability                     21                     $500,000 each accident          $4,120
 General Liability - Bodily injury and property damage              $500,000 each accident          Incl
 Damage to Premises Rented to You                                   $100,000                        Incl
 Personal and Advertising Injury                                    $500,000                        Incl
 General Liability Aggregate                                        $1,500,000                      Incl
 Products and Work You Performed Aggregate                          $1,500,000                      Incl
 Acts, Errors or Omissions                                          $25,000 each / $75,000 aggregate  $180`,
  },
  {
    name: 'a title of two coverages under the bare word declarations, and sentences with amounts',
    type: 'cargo',
    carrier: 'Dunlin Casualty Company',
    number: 'MTC-2026-00771',
    from: '2026-02-25',
    to: '2027-02-25',
    limits: { per_vehicle: 150_000, per_occurrence: 300_000, deductible: 2_500 },
    also: { auto_physical_damage: {} },
    text: `
                        DUNLIN CASUALTY COMPANY
                             DECLARATIONS
            COMMERCIAL MOTOR TRUCK CARGO AND PHYSICAL DAMAGE
 Policy No:       MTC-2026-00771
 Named Insured:   TALUS TRUCKING INC
 Period:          From: 02/25/2026 To: 02/25/2027
 SECTION I - AUTO PHYSICAL DAMAGE
 Total stated value: $411,000. Deductible: $2,500 per occurrence. Non-owned trailer: $40,000.
 SECTION II - MOTOR TRUCK CARGO
   Limit any one vehicle              $150,000
   Limit any one loss                 $300,000
   Deductible each and every loss     $2,500`,
  },
  {
    name: 'property in a table of places beside the limits of liability',
    type: 'general_liability',
    carrier: 'Dunlin Mutual Insurance Company',
    number: '0144771 02-881920',
    from: '2024-11-09',
    to: '2027-11-09',
    limits: { each_occurrence: 1_000_000, general_aggregate: 3_000_000, products_comp_op_agg: 1_000_000, personal_adv_injury: 1_000_000, damage_to_rented_premises: 300_000, med_exp: 10_000 },
    also: { property: {} },
    text: `
 DUNLIN MUTUAL INSURANCE COMPANY
 MULTI-PERIL POLICY DECLARATIONS
 Policy Number: 0144771 02-881920     Policy Period: 11/09/2024 to 11/09/2027  (3 years) 12:01 a.m.
 Named Insured: Talus Chapel, Inc.
 PROPERTY
 Premises         Building        Personal property     Deductible
 1 Sanctuary      $2,118,000      $240,000              $2,500
 2 Parsonage      $311,000        -                     $2,500
 LIABILITY
 General Liability - Each Occurrence Limit                 $1,000,000
 General Aggregate Limit (other than Products)             $3,000,000
 Products-Completed Operations Aggregate Limit             $1,000,000
 Personal and Advertising Injury                           $1,000,000
 Damage to Premises Rented to You                          $300,000
 Medical Expense Limit Any One Person                      $10,000`,
  },
  {
    name: 'each insured of a practice in a row with limits under their heads',
    type: 'professional_liability',
    carrier: 'Dunlin Indemnity Company',
    number: 'MP-7710288',
    from: '2025-07-01',
    to: '2026-07-01',
    limits: { each_claim: 1_000_000, aggregate: 3_000_000 },
    text: `
 DUNLIN INDEMNITY COMPANY
 PROFESSIONAL LIABILITY POLICY - DECLARATIONS
 CLAIMS-MADE
 Policy Number:     MP-7710288
 Policyholder:      Talus Pediatrics, P.A.
 Policy Period:     07/01/2025 to 07/01/2026 (12:01 a.m.)
 Insured             Specialty    Each Medical Incident   Annual Aggregate   Premium
 Dr. Ansel Marsh     Pediatrics   $1,000,000              $3,000,000         $8,110
 Dr. Imani Sedge     Pediatrics   $1,000,000              $3,000,000         $7,904`,
  },
  {
    name: 'several symbols with nothing between them say that a coverage is bought',
    type: 'auto_liability',
    carrier: 'Dunlin Casualty Company',
    number: 'EBA 077 18 82',
    from: '2025-09-15',
    to: '2026-09-15',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {} },
    text: `
 DUNLIN CASUALTY COMPANY
 BUSINESS AUTO COVERAGE PART DECLARATIONS
 POLICY NUMBER: EBA 077 18 82     POLICY PERIOD: FROM 09-15-2025 TO 09-15-2026
 Named Insured: TALUS ELECTRICAL INC
 ITEM TWO SCHEDULE OF COVERAGES AND COVERED AUTOS
 COVERAGES                        COVERED AUTOS   LIMIT                                        PREMIUM
 LIABILITY                        1               $ 1,000,000                                  INCL
 MEDICAL PAYMENTS                 2               $ 5,000                                      INCL
 PHYSICAL DAMAGE COMPREHENSIVE    7 8             ACTUAL CASH VALUE, MINUS $ SEE SCHEDULE DED. INCL
 PHYSICAL DAMAGE COLLISION        7 8             ACTUAL CASH VALUE, MINUS $ SEE SCHEDULE DED. INCL`,
  },
]

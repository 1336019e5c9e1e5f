import type { Expected } from './expected.ts'

/** Declarations in numbered items and in columns of vehicles, where what stands near an amount is not always its label; names and numbers invented. */
export const UNDER_ITEMS_LAYOUTS: Expected[] = [
  {
    name: 'labels under the limits of each vehicle, with what it costs between them',
    type: 'auto_liability',
    carrier: 'Dunlin Insurance Company of Oregon',
    number: 'Y4419027',
    from: '2026-03-09',
    to: '2026-09-09',
    limits: { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    text: `
             DUNLIN INSURANCE COMPANY OF OREGON
             AUTOMOBILE POLICY DECLARATIONS
 NAMED INSURED:                         POLICY NUMBER: Y4419027
 HOLLIS TARN                            POLICY PERIOD FROM: MAR. 9 2026
 14 LARCH LN                            TO: SEPT. 9 2026
 COVERAGES               2019 SUBA            PREMIUMS    2023 TOYT            PREMIUMS
                         LIMITS                           LIMITS
 LIABILITY:
  BODILY INJURY          $250,000             $           $250,000             $
                         Each Person           214.30     Each Person           231.80
                         $500,000                         $500,000
                         Each Occurrence                  Each Occurrence
  PROPERTY DAMAGE        $100,000             120.10      $100,000             128.40
                         Each Occurrence                  Each Occurrence
 PERSONAL INJURY         $15,000              88.20       $15,000              91.00
 PROTECTION
 COLLISION               Less $500            160.00      Less $500            244.10`,
  },
  {
    name: 'deductibles under an item of their own, of all perils and of one',
    type: 'cargo',
    carrier: 'Dunlin Casualty Company',
    number: 'MCP77120C',
    from: '2026-04-15',
    to: '2027-04-15',
    limits: { per_vehicle: 250_000, per_occurrence: 500_000, reefer_breakdown: 200_000, deductible: 2_500, reefer_deductible: 5_000 },
    text: `
             DUNLIN CASUALTY COMPANY
             MOTOR TRUCK CARGO LIABILITY COVERAGE DECLARATIONS
 POLICY NO. MCP77120C           Policy Period 04-15-26 to 04-15-27
 Named Insured: TALUS CARRIERS INC
 ITEM ONE - LIMITS OF INSURANCE
 Coverage                                              Limit          Premium
 Property carried in or on any one covered auto        $250,000       $6,114
 Any one loss, disaster or catastrophe                 $500,000       INCL
 Terminal coverage, any one terminal                   $100,000       INCL
 Refrigeration breakdown                               $200,000       $890
 ITEM TWO - DEDUCTIBLES
 All perils, each loss               $2,500
 Refrigeration breakdown, each loss  $5,000
 Theft of target commodities         $10,000`,
  },
  {
    name: 'what a limit is subject to names other limits',
    type: 'general_liability',
    carrier: 'Dunlin Insurance Company',
    number: 'CPS4410447',
    from: '2025-11-21',
    to: '2026-11-21',
    limits: { each_occurrence: 500_000, products_comp_op_agg: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 100_000, personal_adv_injury: 500_000, med_exp: 5_000 },
    text: `
             DUNLIN INSURANCE COMPANY
             COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy No. CPS4410447
 Policy Period: From 11/21/2025 To 11/21/2026 12:01 A.M. Standard Time
 Item 1. Limits of Insurance
 Coverage                                    Limit of Liability
 Aggregate Limits of Liability               $ 1,000,000 Products/Completed Operations Aggregate
                                             $ 2,000,000 General Aggregate (other than Products/Completed Operations)
 Coverage A - Bodily Injury and              $ 500,000 any one occurrence subject to the Products/Completed Operations
 Property Damage Liability                   and General Aggregate Limits of Liability
 Damage to Premises Rented to You            $ 100,000 any one premises subject to the Coverage A occurrence and the General
                                             Aggregate Limits of Liability
 Coverage B - Personal and Advertising       $ 500,000 any one person or organization subject to the General Aggregate
 Injury Liability                            Limits of Liability
 Coverage C - Medical Payments               $ 5,000 any one person subject to the Coverage A occurrence`,
  },
  {
    name: 'the aggregate of a deductible under the deductible of each claim',
    type: 'professional_liability',
    carrier: 'Dunlin Casualty Company',
    number: 'AEH441884420',
    from: '2026-03-01',
    to: '2027-03-01',
    limits: { each_claim: 1_000_000, aggregate: 2_000_000, deductible: 10_000 },
    text: `
             DUNLIN CASUALTY COMPANY
             DECLARATIONS
             ARCHITECTS AND ENGINEERS PROFESSIONAL LIABILITY
 Policy Number: AEH441884420
 Named Insured: Talus Structural Engineers
 Item 2.  Policy Term:            03/01/2026 to 03/01/2027
 Item 3.  Limits of Liability:    $1,000,000 Each Claim
                                  $2,000,000 Aggregate
 Item 4.  Deductible:             $10,000 Each Claim
                                  $30,000 Aggregate
 Item 5.  Prior Acts Date:        06/15/2009`,
  },
  {
    name: 'letters of the next label behind the number',
    type: 'umbrella',
    carrier: 'Dunlin Insurance Company',
    number: 'CMM 9 771 870',
    from: '2026-03-01',
    to: '2027-03-01',
    limits: { each_occurrence: 5_000_000, aggregate: 5_000_000 },
    text: `
             DUNLIN INSURANCE COMPANY
             COMMERCIAL UMBRELLA COVERAGE PART DECLARATIONS
 NAMED INSURED              TALUS PAVING INC
 POLICY NUMBER:             CMM 9 771 870  DIC Account Number: 3400221190
 POLICY PERIOD              FROM 03/01/26 TO 03/01/27 AT 12:01 A.M. STANDARD TIME
 LIMITS OF INSURANCE
 Each Occurrence Limit (Liability Coverage)        $5,000,000
 Aggregate Limit (Liability Coverage)              $5,000,000
 SELF-INSURED RETENTION                            $0`,
  },
  {
    name: 'the number that the federal program gives a flood policy beside the insurer’s own',
    type: 'property',
    carrier: 'Dunlin National Flood Insurance Company',
    number: '09 4452201447 06',
    from: '2025-06-08',
    to: '2026-06-08',
    limits: {},
    text: `
             DUNLIN NATIONAL FLOOD INSURANCE COMPANY
             FLOOD INSURANCE POLICY DECLARATIONS
 NFIP Policy Number:     4452201447       Company Policy Number:    09 4452201447 06
 Policy Term:      06/08/2025 (12:01 AM) - 06/08/2026 (12:01 AM)
 Insured name:     HOLLIS TARN
               Coverage       Deductible    Premium
 BUILDING      $250,000       $2,000        $1,118.00
 CONTENTS      $80,000        $2,000        $312.00`,
  },
  {
    name: 'vehicles in columns, with deductibles of comprehensive and collision in rows',
    type: 'auto_liability',
    carrier: 'Dunlin Casualty Company',
    number: 'CAP4414407',
    from: '2025-08-22',
    to: '2026-08-22',
    limits: { combined_single_limit: 500_000 },
    also: { auto_physical_damage: {} },
    text: `
             DUNLIN CASUALTY COMPANY
             BUSINESS AUTO POLICY DECLARATIONS - AMENDED
 POLICY NO CAP4414407   ENDORSEMENT EFFECTIVE 02/01/2026
 POLICY PERIOD FROM 08/22/2025 TO 08/22/2026
 INSURED TALUS FLOORING CORP
 VEHICLE          001 2017 FORD E350    002 2020 GMC SAVANA    003 2024 FORD TRANSIT
 LIABILITY CSL    500,000               500,000                500,000
 PREMIUM          911                   940                    1,022
 PIP              50,000                50,000                 50,000
 COMP DED         500                   500                    500
 PREMIUM          77                    91                     140
 COLL DED         1,000                 1,000                  1,000
 PREMIUM          201                   244                    380`,
  },
  {
    name: 'parts of those who lead a body one under another, each with its limit and its retention',
    type: 'epli',
    carrier: 'Dunlin Casualty and Surety Company',
    number: '447744120',
    from: '2025-08-20',
    to: '2026-08-20',
    limits: { limit: 1_000_000, retention: 5_000 },
    also: { other: { limit: 2_000_000, retention: 2_500 }, crime: { limit: 100_000, retention: 1_000 } },
    text: `
             DUNLIN CASUALTY AND SURETY COMPANY
             DECLARATIONS            POLICY NO. 447744120
 ITEM 1   NAMED INSURED: Talus Community Theatre Inc.
 ITEM 2   POLICY PERIOD: Inception Date: August 20, 2025  Expiration Date: August 20, 2026
 ITEM     COVERAGE INCLUDED AS OF THE INCEPTION DATE IN ITEM 2:
 4        [X] Non-Profit Management and Organization Liability
          [X] Employment Practices Liability
          [ ] Fiduciary Liability
          [X] Crime
 ITEM     Non-Profit Management and Organization Liability Coverage
 5        Limit of Liability: $2,000,000 for all Claims
          Retention: $2,500 for each Claim under Insuring Agreement B

          Employment Practices Liability Coverage
          Limit of Liability: $1,000,000 for all Claims
          Retention: $5,000 for each Claim

          Crime
          Single Loss Limit of Insurance: $100,000  Single Loss Retention: $1,000`,
  },
  {
    name: 'one limit of all benefits beside what an accident of several people comes to, under a long title',
    type: 'occupational_accident',
    carrier: 'Dunlin American Insurance Company',
    number: 'OCC 7710288',
    from: '2026-01-01',
    to: '2027-01-01',
    limits: { accidental_death: 250_000, accident_medical: 1_000_000, combined_single_limit: 1_000_000 },
    text: `
 DUNLIN AMERICAN INSURANCE COMPANY
 TRUCKERS OCCUPATIONAL ACCIDENT INSURANCE - SCHEDULE / DECLARATIONS
 Policy Number: OCC 7710288  Policyholder: Talus Owner-Operators Association
 Effective Date: 01/01/2026  Expiration Date: 01/01/2027
 Accidental Death Benefit                      $250,000
 Survivor's Benefit                            $200,000
 Accident Medical Expense Benefit              $1,000,000
 Combined Single Limit                         $1,000,000
 Aggregate Limit of Liability per accident     $2,000,000`,
  },
]

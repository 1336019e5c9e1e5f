import type { Expected } from './expected.ts'

/** Labels and headings broken or run together as narrow columns print them; names and numbers invented. */
export const WRAPPED_LAYOUTS: Expected[] = [
  {
    name: 'a label that closes its bracket on the line of its amount, with the sign beside its first line',
    type: 'general_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'NW1188294',
    from: '2025-10-03',
    to: '2026-10-03',
    limits: { general_aggregate: 2_000_000, products_comp_op_agg: 1_000_000, each_occurrence: 1_000_000 },
    text: `
 SALTMARSH INSURANCE COMPANY
 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 POLICY NUMBER: NW1188294
 POLICY PERIOD: From 10/03/2025 to 10/03/2026 at 12:01 A.M. Standard Time
 LIMITS OF INSURANCE
 General Aggregate Limit (Other Than                    $
 Products/Completed Operations)                   2,000,000
 Products/Completed Operations Aggregate Limit    $ 1,000,000
 Each Occurrence Limit                            $ 1,000,000
 Medical Expense Limit                            $ Excluded   Any One Person`,
  },
  {
    name: 'the deductibles of the vehicles and of the trailers are not the cargo’s',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: '03418899-4',
    from: '2026-04-28',
    to: '2027-04-28',
    limits: { combined_single_limit: 750_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 2_500 }, trailer_interchange: { limit: 30_000, deductible: 1_000 } },
    text: `
 Policy number: 03418899-4
 Underwritten by: Saltmarsh Insurance Company
 Policy Period: Apr 28, 2026 - Apr 28, 2027
 Commercial Auto Insurance Coverage Summary
 This is your Declarations Page
 Outline of coverage
 Description                          Limits                            Deductible Premium
 Liability To Others                                                                $11,204
   Bodily Injury and Property Damage  $750,000 combined single limit
 Comprehensive                        Limit of liability less deductible               901
 Motor Truck Cargo                    $100,000                          $2,500       1,530
 Trailer Interchange                  $30,000                           $1,000         210
 Auto coverage schedule
 1. 2021 Volvo VNL  Comp Deductible $1,000  Coll Deductible $1,000`,
  },
  {
    name: 'parts set in under uninsured motorist are not liability’s, and an amount’s words may break',
    type: 'auto_liability',
    carrier: 'Saltmarsh County Mutual Insurance Company',
    number: '948821099',
    from: '2026-04-02',
    to: '2026-10-02',
    limits: { bodily_injury_per_person: 50_000, bodily_injury_per_accident: 100_000, property_damage_per_accident: 50_000 },
    text: `
 Auto Insurance Coverage Summary           Policy Number: 948821099
 This is your Declarations Page            Underwritten by:
                                           Saltmarsh County Mutual Insurance Company
                                           Policy Period: Apr 2, 2026 - Oct 2, 2026
 2018 NISSAN ROGUE  VIN 5N1AT2MV0JC788299
                                Limits                               Deductible  Premium
 Liability To Others                                                              $388
   Bodily Injury Liability      $50,000 each person/$100,000 each
                                accident
   Property Damage Liability    $50,000 each accident
 Uninsured/Underinsured Motorist                                                    51
   Bodily Injury                $30,000 each person/$60,000 each accident
   Property Damage              $25,000 each accident                $250
 Collision                      Actual Cash Value                    $500          190`,
  },
  {
    name: 'business personal property under the title of business liability',
    type: 'general_liability',
    carrier: 'Saltmarsh Mutual Insurance Company',
    number: 'ZL88219',
    from: '2025-08-01',
    to: '2026-08-01',
    limits: { each_occurrence: 1_000_000, med_exp: 5_000, general_aggregate: 3_000_000, products_comp_op_agg: 3_000_000 },
    also: { property: {} },
    text: `
 Saltmarsh Mutual Insurance Company
 BUSINESS LIABILITY AND MEDICAL EXPENSES DECLARATIONS
 Policy Number:  ZL88219            Policy Period: Effective Date:   08-01-25
                                                   Expiration Date:  08-01-26
 LIMITS OF INSURANCE
   Liability and Medical Expenses Limit - Each Occurrence               $1,000,000
   Medical Expenses Limit - Any One Person                                   5,000
   General Aggregate                                                     3,000,000
   Products-Completed Operations Aggregate                               3,000,000
 PROPERTY COVERAGES PROVIDED
   Business Personal Property     Replacement Cost    Limit: $ 210,000    Deductible: $ 1,000`,
  },
  {
    name: 'headings of limits and premiums set close, labels under their amounts, uninsured motorist broken over lines',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Company of Illinois',
    number: 'K4488299',
    from: '2026-02-03',
    to: '2026-08-03',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
 SALTMARSH INSURANCE COMPANY OF ILLINOIS
 AUTOMOBILE POLICY DECLARATIONS
 POLICY NUMBER: K4488299
 POLICY PERIOD FROM: FEB. 3 2026 TO: AUG. 3 2026
 2017 MAZDA CX-5  ID# JM3KFBDL0H0188499
 COVERAGES         2017 MAZD LIMITS  PREMIUMS 2021 KIA LIMITS    PREMIUMS
 LIABILITY:        $100,000          $ 118.20 $100,000           $ 121.10
 BODILY INJURY     Each Person                Each Person
                   $300,000                   $300,000
                   Each Occurrence            Each Occurrence
 PROPERTY DAMAGE   $100,000             98.40 $100,000              99.90
                   Each Occurrence            Each Occurrence
 UNDERINSURED      $50,000              31.00 $50,000               31.00
 MOTORISTS:        Each Person                Each Person
 BODILY INJURY     $100,000                   $100,000
                   Each Accident              Each Accident`,
  },
  {
    name: 'a package whose lesser coverage has a heading of its own is no policy of that coverage',
    type: 'general_liability',
    carrier: 'Saltmarsh Casualty Company',
    number: 'B 6024488299',
    from: '2026-04-22',
    to: '2027-04-22',
    limits: { each_occurrence: 1_000_000, med_exp: 10_000, personal_adv_injury: 1_000_000, products_comp_op_agg: 2_000_000, general_aggregate: 2_000_000 },
    also: { property: {} },
    text: `
 RENEWAL POLICY DECLARATIONS
 Policy Number           From Policy Period To       Coverage Is Provided By
 B 6024488299            04/22/2026   04/22/2027     Saltmarsh Casualty Company
 LIABILITY COVERAGE LIMIT OF INSURANCE
 Each Occurrence Limit                          $ 1,000,000
 Medical Expense Limit -- per person            $ 10,000
 Personal and Advertising Injury                $ 1,000,000
 Products/Completed Operations Aggregate        $ 2,000,000
 General Aggregate                              $ 2,000,000
 Employment Practices Liability
   Each Claim Limit                             $ 25,000
 PROPERTY COVERAGE LIMIT OF INSURANCE
 Business Personal Property                     $ 318,200`,
  },
]

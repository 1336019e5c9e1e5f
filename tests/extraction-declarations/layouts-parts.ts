import type { Expected } from './expected.ts'

/** Policies of several parts or coverages, each with declarations of its own; names and numbers invented. */
export const PART_LAYOUTS: Expected[] = [
  {
    name: 'a truckers’ policy of three parts, a page each: no part takes another’s amounts',
    type: 'auto_liability',
    carrier: 'Pinnock Casualty Company',
    number: 'TRK55120C',
    from: '2026-12-01',
    to: '2027-12-01',
    limits: { combined_single_limit: 1_000_000 },
    also: {
      general_liability: { each_occurrence: 750_000, general_aggregate: 1_500_000, damage_to_rented_premises: 100_000, med_exp: 5_000 },
      cargo: { per_vehicle: 250_000, deductible: 1_000 },
    },
    text: `
                      PINNOCK CASUALTY COMPANY
                      COMMON POLICY DECLARATIONS
 POLICY NO.  TRK55120C              RENEWAL OF  TRK55120B
 NAMED INSURED:  BROOKMEAD EXPRESS LLC
 POLICY PERIOD: FROM 12-01-2026 TO 12-01-2027 AT 12:01 A.M. STANDARD TIME AT YOUR MAILING ADDRESS SHOWN ABOVE
 THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED.
                                                                         PREMIUM
 MOTOR CARRIER COVERAGE PART                                          $ 51,204.00
 COMMERCIAL GENERAL LIABILITY COVERAGE PART                           $  1,577.00
 COMMERCIAL INLAND MARINE - MOTOR TRUCK CARGO                         $  6,402.00
 TOTAL                                                                $ 59,183.00
======
                      MOTOR CARRIER COVERAGE PART DECLARATIONS
 POLICY NO.  TRK55120C                 EFFECTIVE 12-01-2026
 ITEM TWO - SCHEDULE OF COVERAGES AND COVERED AUTOS
 COVERAGES             COVERED AUTO     LIMIT OF INSURANCE                PREMIUM
 LIABILITY             67 68 71         $ 1,000,000                      $ 42,118.00
 UNINSURED MOTORISTS   67               $ 100,000                        $    402.00
======
               COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 POLICY NO.  TRK55120C                 EFFECTIVE DATE: 12-01-2026
 LIMITS OF INSURANCE
 GENERAL AGGREGATE LIMIT (OTHER THAN PRODUCTS-COMPLETED OPERATIONS)   $ 1,500,000
 EACH OCCURRENCE LIMIT                                                $   750,000
 DAMAGE TO PREMISES RENTED TO YOU LIMIT                               $   100,000  ANY ONE PREMISES
 MEDICAL EXPENSE LIMIT                                                $     5,000  ANY ONE PERSON
======
               MOTOR TRUCK CARGO LEGAL LIABILITY COVERAGE DECLARATIONS
 POLICY NO.  TRK55120C                 EFFECTIVE DATE: 12-01-2026
 LIMIT OF INSURANCE ANY ONE VEHICLE          $ 250,000
 DEDUCTIBLE                                  $   1,000  EACH LOSS`,
  },
  {
    name: 'a package of a charity: liability of its cars by symbol, professional incidents on a page of their own',
    type: 'general_liability',
    carrier: 'Ashgrove Indemnity Insurance Company',
    number: 'AGPK1177204',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { each_occurrence: 1_000_000, general_aggregate: 3_000_000 },
    also: { auto_liability: { combined_single_limit: 1_000_000 }, professional_liability: { each_claim: 1_000_000, aggregate: 3_000_000 } },
    text: `
                      Ashgrove Indemnity Insurance Company
                      COMMON POLICY DECLARATIONS
 Policy Number: AGPK1177204
 Named Insured: Lantern Street Youth Services Inc
 Policy Period From: 07/01/2026   To: 07/01/2027        at 12:01 A.M. Standard Time
 THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED.
                                                                         PREMIUM
 Commercial General Liability Coverage Part                             9,880.00
 Commercial Inland Marine Coverage Part
 Commercial Auto Coverage Part                                          6,204.00
======
               COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Policy Number: AGPK1177204
 $  3,000,000   General Aggregate Limit (Other Than Products - Completed Operations)
 $  1,000,000   Each Occurrence Limit
======
               HUMAN SERVICES PROFESSIONAL LIABILITY COVERAGE PART DECLARATIONS
 Policy Number: AGPK1177204
 Each Professional Incident                 $ 1,000,000
 Aggregate                                  $ 3,000,000
======
               BUSINESS AUTO COVERAGE PART DECLARATIONS
 Policy Number: AGPK1177204
 COVERAGES              COVERED AUTOS    LIMIT              PREMIUM
 LIABILITY              1                $ 1,000,000        $ 5,011.00
 UNINSURED MOTORISTS    2                $   500,000        $   402.00`,
  },
  {
    name: 'two coverage parts on one page, amounts with their words behind them',
    type: 'professional_liability',
    carrier: 'Thornbury Insurance Company Inc.',
    number: 'T200.118.442.1',
    from: '2026-11-20',
    to: '2027-11-20',
    limits: { each_claim: 1_000_000, aggregate: 2_000_000, retention: 2_500 },
    also: { general_liability: { each_occurrence: 500_000, general_aggregate: 1_000_000, damage_to_rented_premises: 100_000 } },
    text: `
 Thornbury Insurance Company Inc.
                      DECLARATIONS
               PROFESSIONAL LIABILITY INSURANCE POLICY
 Policy No.:          T200.118.442.1
 Named Insured:       Wickfield Advisory LLC
 Policy Period:       From: November 20, 2026       To: November 20, 2027
 Errors and Omissions Coverage Part: WP0005 CW (05/14)
 Coverage Part Limit of Liability:      $1,000,000 each claim / $2,000,000 aggregate
 Retention:                             $2,500 each claim
 Retroactive date:                      November 20, 2019
 General Liability Coverage Part: WP0001 CW (05/14)
 Each Occurrence Limit:                 $500,000
 General Aggregate Limit:               $1,000,000
 Damage to Premises Limit:              $100,000 any one premises`,
  },
  {
    name: 'a truckers’ page with the cargo’s declarations under it: the deductible under that heading is the cargo’s',
    type: 'auto_liability',
    carrier: 'Marchmont Insurance Company',
    number: 'MT604417',
    from: '2026-10-03',
    to: '2027-10-03',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 2_500 } },
    text: `
 MARCHMONT INSURANCE COMPANY
               MOTOR CARRIER COVERAGE FORM DECLARATIONS
 POLICY NUMBER: MT604417
 POLICY PERIOD: FROM 10/03/2026 TO 10/03/2027 at 12:01 A.M. Standard Time
 ITEM TWO - SCHEDULE OF COVERAGES AND COVERED AUTOS
 COVERAGES            COVERED AUTOS    LIMIT                          PREMIUM
 LIABILITY            67, 68, 71       $ 1,000,000                    $ 38,204.00
 MOTOR TRUCK CARGO DECLARATIONS
 Limits of Insurance: $ 100,000 any one covered vehicle
 Deductible: $ 2,500 each loss`,
  },
  {
    name: 'employers’ limits in columns, what each is for under it',
    type: 'workers_comp',
    carrier: 'Redfern Mutual Insurance Company',
    number: '0001177204',
    from: '2026-02-01',
    to: '2027-02-01',
    limits: { statutory: null, el_each_accident: 1_000_000, el_disease_policy_limit: 2_000_000, el_disease_each_employee: 500_000 },
    text: `
 Workers' compensation and employers liability policy
 Information page
 Redfern Mutual Insurance Company                Policy number       0001177204
 Item 2
 The policy period is from: 2/1/2026  To 2/1/2027 12:01 a.m. standard time at the insured's mailing address
 Item 3
 A. Workers' compensation insurance: Part one of the policy applies to the workers' compensation law of the states listed here: OHIO
 B. Employers liability insurance: Part two of the policy applies to work in each state listed in item 3.A.
 Bodily injury by accident       Bodily injury by disease       Bodily injury by disease
 $ 1,000,000                     $ 2,000,000                    $ 500,000
 Each accident                   Policy limit                   Each employee`,
  },
  {
    name: 'a household’s home and car in one policy',
    type: 'auto_liability',
    carrier: 'Elmstead Indemnity Company',
    number: '377120441',
    from: '2026-06-30',
    to: '2027-06-30',
    limits: { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    also: { property: {} },
    text: `
 Elmstead Indemnity Company                     Package Policy Coverage Summary
                                                Policy Declarations
 Policy number: 377120441                       Policy period: June 30, 2026 to June 30, 2027, 12:01 a.m.
 Your home coverages
 Dwelling                                       $388,000
 Personal property                              $271,600
 Your liability coverages - home
 Personal liability                             $500,000 each occurrence
 Your motor vehicle coverages
 Bodily injury                                  $250,000 each person
                                                $500,000 each accident
 Property damage                                $100,000 each accident
 Uninsured motorists - stacked                  $50,000 each person
                                                $100,000 each accident`,
  },
  {
    name: 'two coverages in one title; the headings of a list of vehicles label no deductible',
    type: 'cargo',
    carrier: 'Fallowmere National Insurance Company',
    number: 'FMN-APD-771204',
    from: '2026-06-11',
    to: '2027-06-11',
    limits: { per_vehicle: 100_000, deductible: 1_000 },
    also: { auto_physical_damage: {} },
    text: `
 Fallowmere National Insurance Company
               AUTO PHYSICAL DAMAGE AND MOTOR TRUCK CARGO DECLARATIONS
 Policy Number: FMN-APD-771204           Policy Period: 06/11/2026 - 06/11/2027
 Unit     Year     Make          VIN                   Stated Value     Deductible
 1        2020     Peterbilt     1XPBD49X1LD000001     $92,000          $2,500
 MOTOR TRUCK CARGO
 Limit per vehicle                                     $100,000
 Deductible per loss                                   $1,000`,
  },
  {
    name: 'non-trucking liability beside the truck’s own damage',
    type: 'non_trucking_liability',
    carrier: 'Grandmoor American Insurance Company',
    number: 'GMP 7-77-12-04',
    from: '2026-01-31',
    to: '2027-01-31',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {} },
    text: `
 Grandmoor American Insurance Company
               NON-TRUCKING LIABILITY AND PHYSICAL DAMAGE DECLARATIONS
 Policy Number: GMP 7-77-12-04
 Policy Term: 01/31/2026 to 01/31/2027 12:01 AM
 Coverage                        Limit                      Deductible    Premium
 Non-Trucking Liability          $1,000,000 CSL                           $540
 Uninsured Motorist              $60,000                                  $22
 Physical Damage - Collision     Stated amount $48,000      $1,000        $1,644`,
  },
  {
    name: 'a package whose first part goes by a trade name, with the umbrella’s limits apart from it',
    type: 'general_liability',
    carrier: 'Marlpit Mutual Insurance Company',
    number: 'ZX77120',
    from: '2026-02-03',
    to: '2027-02-03',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, med_exp: 10_000 },
    also: { property: {}, auto_liability: { combined_single_limit: 1_000_000 }, umbrella: { each_occurrence: 3_000_000, aggregate: 3_000_000 } },
    text: `
 Marlpit Mutual Insurance Company          Commercial Package Policy Declarations
 Policy Number:  ZX77120      Policy Period:  Effective Date: 02-03-26   Expiration Date: 02-03-27
 Coverage Parts                                     Premium
 Trade-Pak Property and Liability                   $ 4,118
 Commercial Auto                                    $ 6,204
 Commercial Umbrella                                $ 911
======
 Trade-Pak Coverage Declarations                    Policy Number: ZX77120
 Business Personal Property - Premises 1                       $ 212,000
 Liability and Medical Expenses - each occurrence              $ 1,000,000
 Medical Expense - each person                                 $ 10,000
 General Aggregate                                             $ 2,000,000
======
 Commercial Auto Coverage Declarations              Policy Number: ZX77120
 Coverage                                      Symbols   Limit                          Premium
 Bodily Injury and Property Damage Liability   1         $ 1,000,000 each accident      $ 4,880
 Uninsured Motorists                           2         $ 500,000 each accident        $ 88
======
 Commercial Umbrella Coverage Declarations          Policy Number: ZX77120
 Each Occurrence Limit                                         $ 3,000,000
 Aggregate Limit                                               $ 3,000,000
 Self-Insured Retention                                        None`,
  },
  {
    name: 'a farm’s buildings beside its liability',
    type: 'general_liability',
    carrier: 'Hayrick Agribusiness Insurance Company',
    number: 'FXK FMPN 3077120441',
    from: '2026-04-12',
    to: '2027-04-12',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, med_exp: 5_000 },
    also: { property: {} },
    text: `
 HAYRICK AGRIBUSINESS INSURANCE COMPANY
               FARM POLICY DECLARATIONS
 Policy Number: FXK FMPN 3077120441             Policy Period: 04-12-26 to 04-12-27 12:01 AM
 Farm property
 Coverage G Barns, outbuildings and other farm structures                 $ 611,000
 Farm liability
 Coverage H - Bodily Injury and Property Damage Liability each occurrence $ 1,000,000
 General aggregate                                                        $ 2,000,000
 Coverage J - Medical Payments each person                                $ 5,000`,
  },
  {
    name: 'coverages by letter, each over its own limits, on one page',
    type: 'general_liability',
    carrier: 'Marlstone Insurance Company',
    number: 'MEC-ECC-77120-03',
    from: '2026-05-20',
    to: '2027-05-20',
    limits: { general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, each_occurrence: 2_000_000, med_exp: 5_000 },
    also: { pollution_liability: { each_claim: 3_000_000, aggregate: 4_000_000 }, professional_liability: { each_claim: 1_000_000, aggregate: 1_500_000 } },
    text: `
                        MARLSTONE INSURANCE COMPANY
               ENVIRONMENTAL COMBINED COVERAGE POLICY DECLARATIONS
 Policy No.: MEC-ECC-77120-03              Renewal of: MEC-ECC-77120-02
 Policy Period: From 05/20/2026 To 05/20/2027 at 12:01 A.M.
 Coverage                                             Limit              Deductible
 A. Commercial General Liability
   General Aggregate                                  $2,000,000
   Products-Completed Operations Aggregate            $2,000,000
   Each Occurrence                                    $2,000,000         $5,000
   Medical Expense                                    $5,000
 B. Contractors Pollution Liability
   Each Pollution Condition                           $3,000,000         $10,000
   Aggregate                                          $4,000,000
 C. Professional Liability (Claims Made)
   Each Claim                                         $1,000,000         $10,000
   Aggregate                                          $1,500,000`,
  },
]

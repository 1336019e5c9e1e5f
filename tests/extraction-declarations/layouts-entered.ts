import type { Expected } from './expected.ts'

/** Declarations that enter what is bought in a form's own places: symbols, tables of parts, lines under a label. Names and numbers invented. */
export const ENTERED_LAYOUTS: Expected[] = [
  {
    name: 'limits that give way to what is entered, their names on the line above',
    type: 'general_liability',
    carrier: 'Marlstone Insurance Company',
    number: 'MPP 044 88 30',
    from: '2025-10-15',
    to: '2026-10-15',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, personal_adv_injury: 1_000_000, damage_to_rented_premises: 400_000, med_exp: 15_000 },
    text: `
 MARLSTONE INSURANCE COMPANY
 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Policy Number: MPP 044 88 30
 Policy Period: 10-15-2025 to 10-15-2026
 LIMITS OF INSURANCE
 EACH OCCURRENCE LIMIT                                   $1,000,000
 GENERAL AGGREGATE LIMIT                                 $2,000,000
 PRODUCTS-COMPLETED OPERATIONS AGGREGATE LIMIT           $2,000,000
 PERSONAL & ADVERTISING INJURY LIMIT                     $1,000,000      ANY ONE PERSON OR
                                                                         ORGANIZATION
 DAMAGE TO PREMISES RENTED TO YOU LIMIT                                  ANY ONE
 $100,000 limit unless otherwise indicated herein:       $400,000        PREMISES
 MEDICAL EXPENSE LIMIT
 $5,000 limit unless otherwise indicated herein:         $15,000         ANY ONE PERSON`,
  },
  {
    name: 'parts of one policy in a table, each with its retention, one not bought',
    type: 'epli',
    carrier: 'Marlstone Indemnity Company',
    number: '8261-4488',
    from: '2026-01-15',
    to: '2027-01-15',
    limits: { limit: 2_000_000, retention: 50_000 },
    also: { other: { limit: 3_000_000, retention: 25_000 }, crime: { limit: 500_000, retention: 10_000 } },
    text: `
 PORTFOLIO POLICY FOR PRIVATE COMPANIES    DECLARATIONS
 MARLSTONE INDEMNITY COMPANY               Policy Number: 8261-4488
 Item 1.  Parent Organization:   SALTGRASS INSTRUMENTS, INC.
 Item 2.  Policy Period:   From: January 15, 2026   To: January 15, 2027
 Item 4.  Coverage applicable to this Policy:
 Coverage Part                                Limit of Liability      Retention
 Directors & Officers Liability               $3,000,000              $25,000
 Employment Practices Liability               $2,000,000              $50,000
 Crime                                        $500,000                $10,000
 Miscellaneous Professional Liability         Not Covered
 Item 5.  Total Policy Premium:  $14,820.00`,
  },
  {
    name: 'physical damage bought by a symbol, its deductibles shown elsewhere',
    type: 'auto_liability',
    carrier: 'Marlstone Insurance Company',
    number: 'BA-4R488300-26',
    from: '2026-02-01',
    to: '2027-02-01',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {} },
    text: `
 BUSINESS AUTO COVERAGE PART DECLARATIONS          POLICY NUMBER: BA-4R488300-26
 INSURING COMPANY: MARLSTONE INSURANCE COMPANY
 DECLARATIONS PERIOD: From 02-01-26 to 02-01-27
 ITEM TWO
 SCHEDULE OF COVERAGES AND COVERED AUTOS
 COVERAGES                    COVERED AUTOS    LIMIT OF INSURANCE
 COVERED AUTOS LIABILITY           1           $ 1,000,000
 UNINSURED MOTORISTS               2           $ 1,000,000
 COMPREHENSIVE COVERAGE            2, 8        ACTUAL CASH VALUE OR COST OF REPAIR, WHICHEVER
                                               IS LESS, MINUS DEDUCTIBLE SHOWN IN ITEM THREE
 COLLISION COVERAGE                2, 8        ACTUAL CASH VALUE OR COST OF REPAIR, WHICHEVER
                                               IS LESS, MINUS DEDUCTIBLE SHOWN IN ITEM THREE`,
  },
  {
    name: 'no symbol is entered beside physical damage',
    type: 'auto_liability',
    carrier: 'Marlstone Insurance Company',
    number: 'BA-4R488301-26',
    from: '2026-02-01',
    to: '2027-02-01',
    limits: { combined_single_limit: 1_000_000 },
    text: `
 BUSINESS AUTO COVERAGE PART DECLARATIONS          POLICY NUMBER: BA-4R488301-26
 INSURING COMPANY: MARLSTONE INSURANCE COMPANY
 DECLARATIONS PERIOD: From 02-01-26 to 02-01-27
 ITEM TWO
 SCHEDULE OF COVERAGES AND COVERED AUTOS
 COVERAGES                    COVERED AUTOS    LIMIT OF INSURANCE
 COVERED AUTOS LIABILITY           7           $ 1,000,000
 UNINSURED MOTORISTS               7           $ 50,000
 COMPREHENSIVE COVERAGE                        ACTUAL CASH VALUE OR COST OF REPAIR, MINUS DEDUCTIBLE
 COLLISION COVERAGE                            ACTUAL CASH VALUE OR COST OF REPAIR, MINUS DEDUCTIBLE`,
  },
  {
    name: 'what is kept back of refrigeration on a line under the deductible',
    type: 'cargo',
    carrier: 'Marlstone Marine Insurance Company',
    number: 'MTC-0044883-26',
    from: '2026-02-14',
    to: '2027-02-14',
    limits: { per_vehicle: 250_000, deductible: 2_500, reefer_deductible: 5_000 },
    text: `
 MOTOR TRUCK CARGO LEGAL LIABILITY   DECLARATIONS
 Insurer:  Marlstone Marine Insurance Company
 Policy No.             MTC-0044883-26
 Effective from         February 14, 2026 to February 14, 2027
 Limits                 USD 250,000 any one vehicle
                        USD 25,000 debris removal
 Deductible             USD 2,500 each and every loss
                        USD 5,000 each and every loss in respect of refrigeration breakdown
 Premium                USD 18,400.00`,
  },
  {
    name: 'labels of two lines over two like amounts',
    type: 'auto_liability',
    carrier: 'Marlstone Mutual Insurance Company',
    number: '441 4488-E09-43',
    from: '2026-05-09',
    to: '2026-11-09',
    limits: { bodily_injury_per_person: 500_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    text: `
 Marlstone Mutual Insurance Company
 DECLARATIONS PAGE                      POLICY NUMBER 441 4488-E09-43
 Policy Period: MAY 09 2026 to NOV 09 2026
 YOUR CAR   2021 FORD TRANSIT VAN
 SYMBOLS    COVERAGE & LIMITS                     PREMIUMS
 A          Liability Coverage                    $612.18
              Bodily Injury Limits
              Each Person,
                 Each Accident
              $500,000    $500,000
              Property Damage Limit
              Each Accident
              $100,000
 D          Comprehensive Coverage - $250 Deductible     $88.02`,
  },
  {
    name: 'an aggregate except with respect to covered autos',
    type: 'umbrella',
    carrier: 'Marlstone Security Insurance Company',
    number: 'USO (26) 44 88 30 02',
    from: '2026-05-10',
    to: '2027-05-10',
    limits: { each_occurrence: 5_000_000, aggregate: 6_000_000, retention: 10_000 },
    text: `
 Commercial Liability Umbrella Declarations
 Coverage Is Provided In: Marlstone Security Insurance Company
 Policy Number: USO (26) 44 88 30 02
 Policy Period: From 05/10/2026 To 05/10/2027
 LIMITS OF INSURANCE
 Each Occurrence Limit                                            $5,000,000
 Aggregate Limit (Except with respect to "covered autos")         $6,000,000
 Self-Insured Retention                                           $10,000`,
  },
  {
    name: 'coverages listed in the motor carrier part of several parts, cargo in its own',
    type: 'auto_liability',
    carrier: 'Marlstone Casualty Company',
    number: 'MCP44883J',
    from: '2026-04-01',
    to: '2027-04-01',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {}, trailer_interchange: {}, cargo: { per_vehicle: 150_000, deductible: 2_500 } },
    text: `
 MARLSTONE CASUALTY COMPANY
 COMMON POLICY DECLARATIONS                         Policy No.  MCP44883J
 Policy Period: From 04-01-2026 to 04-01-2027
 COVERAGE PARTS
 Motor Carrier Coverage Part                        $ 88,412
 Motor Truck Cargo Coverage Part                    $ 6,020
======
 MOTOR CARRIER COVERAGE PART DECLARATIONS           Policy No.  MCP44883J
 COVERAGES                 LIMIT                                                     PREMIUM
 LIABILITY                 $1,000,000                                                $61,330
 TRAILER INTERCHANGE       $30,000 LESS $1,000 DEDUCTIBLE FOR EACH COVERED AUTO      $644
 COLLISION                 STATED AMOUNT, MINUS $2,500 DEDUCTIBLE                    $15,703
======
 MOTOR TRUCK CARGO COVERAGE PART DECLARATIONS       Policy No.  MCP44883J
 Limits of Insurance:
 Any one land motor vehicle                         $ 150,000
 Deductible, each loss                              $ 2,500`,
  },
  {
    name: 'a deductible in the limit’s own cell, and a premium behind it',
    type: 'auto_liability',
    carrier: 'Marlstone State Insurance Company',
    number: '02 TRM 044883-01',
    from: '2025-08-22',
    to: '2026-08-22',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 1_000 } },
    text: `
 Motor Carrier Declarations
 Policy Number 02 TRM 044883-01
 Policy Period 08/22/2025 to 08/22/2026
 Insurance is provided by Marlstone State Insurance Company
 Coverages                   Limits of Insurance                                 Premium
 Covered Autos Liability     $1,000,000 CSL each accident                        $22,418
 Motor Truck Cargo           $100,000 per Vehicle; $1,000 Deductible             $1,877`,
  },
  {
    name: 'abusive conduct in declarations of its own',
    type: 'general_liability',
    carrier: 'Marlstone Indemnity Company',
    number: 'MHPK448830',
    from: '2025-07-01',
    to: '2026-07-01',
    limits: { general_aggregate: 3_000_000, each_occurrence: 1_000_000 },
    also: { abuse_molestation: {} },
    text: `
 Marlstone Indemnity Company
 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Policy Number: MHPK448830
 Policy Period: 07/01/2025 to 07/01/2026
 General Aggregate Limit                 $ 3,000,000
 Each Occurrence Limit                   $ 1,000,000
======
 ABUSIVE CONDUCT LIABILITY COVERAGE FORM DECLARATIONS
 Policy Number: MHPK448830
 Each Abusive Conduct                    $ 1,000,000
 Aggregate                               $ 1,000,000`,
  },
  {
    name: 'sections that bear a coverage’s name over tables with heads of their own',
    type: 'auto_liability',
    carrier: 'Marlstone Interstate Insurance Company',
    number: 'AGL 0044883-02',
    from: '2026-06-15',
    to: '2027-06-15',
    limits: { combined_single_limit: 5_000_000 },
    also: { general_liability: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, auto_physical_damage: {} },
    text: `
 MARLSTONE INTERSTATE INSURANCE COMPANY
 PUBLIC TRANSPORTATION POLICY DECLARATIONS
 Policy Number: AGL 0044883-02          Policy Period: 06/15/2026 to 06/15/2027
 SECTION I - AUTOMOBILE
 COVERAGE                                        LIMIT OF LIABILITY                                 PREMIUM
 Bodily Injury and Property Damage Liability     $5,000,000 Combined Single Limit Each Accident     $61,200
 Medical Payments                                Not Provided
 Collision                                       Actual Cash Value less $2,500 Deductible           $9,110
 SECTION II - GENERAL LIABILITY
 COVERAGE                                        LIMIT OF LIABILITY                                 PREMIUM
 Each Occurrence                                 $1,000,000                                         $1,150
 General Aggregate                               $2,000,000                                         Included`,
  },
  {
    name: 'letters that end a number before the next fact, and a day written out behind it',
    type: 'general_liability',
    carrier: 'Avocet Mutual Insurance Company',
    number: '559018 QRT',
    from: '2026-03-03',
    to: '2027-03-03',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    text: `
 AVOCET MUTUAL INSURANCE COMPANY                COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy Number: 559018 QRT Policy Period: 3 Mar 2026 to 3 Mar 2027
 Each Occurrence Limit                                                     $1,000,000
 General Aggregate Limit                                                   $2,000,000`,
  },
  {
    name: 'what the law asks at least, in whatever way it is written',
    type: 'auto_liability',
    carrier: 'Avocet Mutual Insurance Company',
    number: '5590188820',
    from: '2026-03-03',
    to: '2026-09-03',
    limits: { bodily_injury_per_person: 300_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    text: `
 AVOCET MUTUAL INSURANCE COMPANY                PERSONAL AUTO DECLARATIONS
 Policy Number: 5590188820
 Policy Period: 03/03/2026 to 09/03/2026
 Coverages                                 Limits                         Premium
 Bodily Injury Liability
 Each Person/Each Occurrence
  State Minimum USD 15,000/30,000          $300,000/$500,000              $83.20
 Property Damage Liability
  State Minimum USD 5,000                  $100,000                       $79.80`,
  },
  {
    name: 'what the form says where nothing is entered, broken before its last words, gives way to what is',
    type: 'general_liability',
    carrier: 'Avocet Mutual Insurance Company',
    number: 'AMG 559 01 18',
    from: '2026-05-18',
    to: '2027-05-18',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 500_000, med_exp: 5_000 },
    text: `
 AVOCET MUTUAL INSURANCE COMPANY                COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 POLICY NUMBER: AMG 559 01 18        POLICY PERIOD: 05-18-2026 TO 05-18-2027
 EACH OCCURRENCE LIMIT                                            $1,000,000
 GENERAL AGGREGATE LIMIT                                          $2,000,000
 DAMAGE TO PREMISES RENTED TO YOU LIMIT $100,000 limit unless     $500,000        ANY ONE PREMISES
 otherwise indicated herein:
 MEDICAL EXPENSE LIMIT $5,000 limit unless otherwise indicated herein:   $        ANY ONE PERSON`,
  },
]

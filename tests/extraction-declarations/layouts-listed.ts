import type { Expected } from './expected.ts'

/** Papers that list more than their own coverage: parts, forms, coverages beside automobile; names and numbers invented. */
export const LISTED_LAYOUTS: Expected[] = [
  {
    name: 'physical damage and trailer interchange beside it, what is paid less a deductible heads no column',
    type: 'auto_liability',
    carrier: 'Wrenfield Casualty Company',
    number: '07714421-3',
    from: '2026-03-08',
    to: '2027-03-08',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 2_500 }, trailer_interchange: { limit: 25_000, deductible: 1_000 }, auto_physical_damage: {} },
    text: `
 Policy number: 07714421-3
 Underwritten by: Wrenfield Casualty Company
 Policy Period: Mar 8, 2026 - Mar 8, 2027
 Commercial Auto Insurance Coverage Summary
 This is your Declarations Page
 Description                                   Limits                              Deductible     Premium
 Liability To Others                                                                              $18,204
   Bodily Injury and Property Damage Liability $1,000,000 combined single limit
 Comprehensive                                                                                      1,204
   See Auto Coverage Schedule                  Limit of liability less deductible
 Collision                                                                                          4,977
   See Auto Coverage Schedule                  Limit of liability less deductible
 Motor Truck Cargo                             $100,000                               $2,500        1,340
 Trailer Interchange                           $25,000                                $1,000          180
 Subtotal policy premium                                                                          $26,178`,
  },
  {
    name: 'physical damage that is not bought is not listed, nor what a row leaves blank',
    type: 'auto_liability',
    carrier: 'Pellbrook Insurance Company',
    number: 'I-7710340-02',
    from: '2026-09-12',
    to: '2027-09-12',
    limits: { combined_single_limit: 750_000 },
    text: `
 PELLBROOK INSURANCE COMPANY
                BUSINESS AUTO DECLARATIONS
 POLICY NUMBER: I-7710340-02
 POLICY PERIOD FROM 09/12/2026 TO 09/12/2027 12:01 A.M. STANDARD TIME
 ITEM TWO - SCHEDULE OF COVERAGES AND COVERED AUTOS
 COVERAGES                        COVERED AUTOS    LIMIT              DEDUCTIBLE    PREMIUM
 COVERED AUTOS LIABILITY          7                $750,000 CSL       NONE          $ 11,402
 PHYSICAL DAMAGE COMPREHENSIVE                     NOT COVERED
 PHYSICAL DAMAGE COLLISION                         $                  $             $
 TRAILER INTERCHANGE                               NOT COVERED                      $ 0
 ESTIMATED TOTAL PREMIUM                                                            $ 11,402`,
  },
  {
    name: 'words that a form defines are set in quotes',
    type: 'auto_liability',
    carrier: 'Cobbleton Insurance Company',
    number: 'KAP7720418 03',
    from: '2026-04-08',
    to: '2027-04-08',
    limits: { combined_single_limit: 1_000_000 },
    also: { garagekeepers: {} },
    text: `
 COBBLETON INSURANCE COMPANY              BUSINESS AUTO COVERAGE FORM DECLARATIONS
 Policy Number: KAP7720418 03
 Policy Period: From 04/08/2026 To 04/08/2027 At 12:01 AM Standard Time
 ITEM TWO - SCHEDULE OF COVERAGES AND COVERED AUTOS
 Coverages                  Covered Autos    Limit                     Premium
 Covered Autos Liability    21               $1,000,000 Each Accident  $ 6,117
 Garagekeepers Collision    30               $150,000 Each Location    $ 712
 ITEM THREE - GENERAL LIABILITY COVERAGES
 "Bodily Injury" And "Property Damage" Liability Each "Accident"       $500,000
 Personal And Advertising Injury Limit                                 $500,000
 General Liability Aggregate Limit                                     $1,000,000
 Products And Work You Performed Aggregate Limit                       $1,000,000`,
  },
  {
    name: 'one deductible under a numbered heading',
    type: 'cargo',
    carrier: 'Rushmere Insurance Company',
    number: 'RM4471820',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { per_vehicle: 100_000, per_occurrence: 200_000, deductible: 5_000 },
    text: `
 RUSHMERE INSURANCE COMPANY
              MOTOR TRUCK CARGO DECLARATIONS
 Policy Number: RM4471820
 Policy Period: 07/01/2026 to 07/01/2027
 1. LIMITS OF INSURANCE
 Any one vehicle                                  $ 100,000
 Any one terminal location                        $ 100,000
 Any one occurrence                               $ 200,000
 2. DEDUCTIBLE
 Each occurrence                                  $ 5,000
 3. OPTIONAL COVERAGE
 Refrigeration Breakdown                          Not Covered
 Debris Removal and Pollutant Clean-up            $ 10,000`,
  },
  {
    name: 'coverage parts named by their declarations, without premiums; a part that states items has no limit of its own',
    type: 'general_liability',
    carrier: 'Harrowgate Property Casualty Company',
    number: 'Y-630-4T117720-HPC-26',
    from: '2026-04-15',
    to: '2027-04-15',
    limits: { general_aggregate: 2_000_000, personal_adv_injury: 1_000_000, each_occurrence: 1_000_000 },
    also: { property: {}, inland_marine: {} },
    text: `
 COMMON POLICY DECLARATIONS                    POLICY NO.: Y-630-4T117720-HPC-26
 CONTRACTORS                                   ISSUE DATE: 03-24-26
 INSURING COMPANY:
 HARROWGATE PROPERTY CASUALTY COMPANY
 1. NAMED INSURED:  QUILLSTONE MASONRY INC
 2. POLICY PERIOD: From 04-15-26 to 04-15-27 12:01 A.M. Standard Time at your mailing address.
 4. COVERAGE PARTS FORMING PART OF THIS POLICY AND INSURING COMPANIES:
    DELUXE PROPERTY COV PART DECLARATIONS                 DX T0 00 11 12  HPC
    COMMERCIAL GENERAL LIABILITY COV PART DECLARATIONS    CG T0 01 11 03  HPC
 5. NUMBERS OF FORMS AND ENDORSEMENTS FORMING A PART OF THIS POLICY: SEE IL T8 01 10 93
==
 COMMERCIAL GENERAL LIABILITY                  POLICY NO.: Y-630-4T117720-HPC-26
 COVERAGE PART DECLARATIONS                    ISSUE DATE: 03-24-26
 DECLARATIONS PERIOD: From 04-15-26 to 04-15-27 12:01 A.M. Standard
 LIMITS OF INSURANCE
 General Aggregate Limit                                $   2,000,000
 Personal & Advertising Injury Limit                    $   1,000,000
 Each Occurrence Limit                                  $   1,000,000
==
 COMMERCIAL INLAND MARINE                      POLICY NO.: Y-630-4T117720-HPC-26
 COVERAGE PART DECLARATIONS                    ISSUE DATE: 03-24-26
 CONTRACTORS EQUIPMENT
 A. Scheduled Equipment - per schedule on file          $     412,300
 B. Unscheduled Tools                                   $      25,000`,
  },
  {
    name: 'parts set in under trailer interchange are not physical damage; cargo with declarations of its own is what is listed as inland marine',
    type: 'auto_liability',
    carrier: 'Wrenfield Casualty Company',
    number: 'GWQ77182G',
    from: '2026-08-15',
    to: '2027-08-15',
    limits: { combined_single_limit: 1_000_000 },
    also: { trailer_interchange: { limit: 35_000 }, cargo: { per_vehicle: 250_000, deductible: 2_500 } },
    text: `
 WRENFIELD CASUALTY COMPANY
                    COMMON POLICY DECLARATIONS
 POLICY NUMBER: GWQ77182G
 POLICY PERIOD: FROM 08/15/2026 TO 08/15/2027 AT 12:01 A.M. STANDARD TIME
 THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED.
                                                              PREMIUM
 COMMERCIAL AUTOMOBILE COVERAGE PART                          $ 212,480
 COMMERCIAL INLAND MARINE COVERAGE PART                       $ 22,618
==
 MOTOR CARRIER COVERAGE FORM DECLARATIONS          POLICY NUMBER GWQ77182G
 ITEM TWO - SCHEDULE OF COVERAGES AND COVERED AUTOS
 COVERAGES                  COVERED AUTOS   LIMIT OF INSURANCE     DEDUCTIBLE   PREMIUM
 COVERED AUTOS LIABILITY    61              $ 1,000,000            $ 0          $ 148,210
 UNINSURED MOTORISTS        62              $ 50,000                            $ 902
 TRAILER INTERCHANGE
    COMPREHENSIVE           69              $ 35,000               $ 1,000      $ 410
    COLLISION               69              $ 35,000               $ 2,500      $ 1,202
 ESTIMATED TOTAL PREMIUM                                                        $ 212,480
==
 MOTOR TRUCK CARGO COVERAGE FORM DECLARATIONS      POLICY NUMBER GWQ77182G
 LIMIT OF INSURANCE - ANY ONE VEHICLE              $ 250,000
 LIMIT OF INSURANCE - ANY ONE TERMINAL             $ 100,000
 DEDUCTIBLE - EACH LOSS                            $ 2,500`,
  },
  {
    name: 'a farm’s policy has liability with an aggregate beside its dwelling',
    type: 'general_liability',
    carrier: 'Pellbrook Agribusiness Insurance Company',
    number: 'FPQ FMPN 7718204418',
    from: '2026-12-01',
    to: '2027-12-01',
    limits: { each_occurrence: 1_000_000, med_exp: 5_000, general_aggregate: 2_000_000 },
    also: { property: {} },
    text: `
 Pellbrook Agribusiness Insurance Company          FARM POLICY DECLARATIONS
 Policy Number: FPQ FMPN 7718204418
 Policy Period: From 12-01-2026 To 12-01-2027 12:01 A.M. Standard Time
 COVERAGE A - DWELLING / COVERAGE C - HOUSEHOLD PERSONAL PROPERTY
 Location  Description                                    Limit        Deductible   Premium
 001       Frame dwelling 1978                            $312,000     $1,000       $1,204
 001       Household personal property                    $218,400     $1,000       Incl
 FARM LIABILITY COVERAGES                                              LIMITS OF INSURANCE   PREMIUM
 Coverage H - Bodily Injury and Property Damage Liability - Each Occurrence  $1,000,000      $488
 Coverage J - Medical Payments - Each Person                                 $5,000          $31
 General Aggregate Limit                                                     $2,000,000      Incl
 MORTGAGEE: FARM CREDIT OF THE PRAIRIE, 2100 E STATE ST, ALGONA IA 50511`,
  },
  {
    name: 'what lies under a catastrophe liability policy says nothing of what it is',
    type: 'umbrella',
    carrier: 'Harrowgate Insurance Company',
    number: 'Q33 7718204',
    from: '2026-04-01',
    to: '2027-04-01',
    limits: { each_occurrence: 3_000_000, aggregate: 3_000_000, retention: 10_000 },
    text: `
 Harrowgate Insurance Company                    BUSINESS CATASTROPHE LIABILITY POLICY DECLARATIONS
 Policy Number: Q33 7718204
 Policy Period: 04/01/26 TO 04/01/27
 LIMITS OF PROTECTION
 EACH OCCURRENCE                          $ 3,000,000
 ANNUAL AGGREGATE                         $ 3,000,000
 SELF-INSURED RETENTION                   $    10,000
 SCHEDULE OF UNDERLYING INSURANCE
 TYPE OF POLICY                           POLICY NUMBER     COMPANY       LIMITS
 COMMERCIAL GENERAL LIABILITY INSURANCE   Q61 2277180       HARROWGATE    EACH OCCURRENCE     $1,000,000
                                                                          GENERAL AGGREGATE   $2,000,000
 BUSINESS AUTO POLICY                     Q08 2277181       HARROWGATE    COMBINED SINGLE     $1,000,000`,
  },
]

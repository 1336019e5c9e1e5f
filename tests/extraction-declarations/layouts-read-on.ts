import type { Expected } from './expected.ts'

/** Parts that follow each other on a page or go on over one, each with heads and titles of its own; names and numbers invented. */
export const READ_ON_LAYOUTS: Expected[] = [
  {
    name: 'a part’s title over two lines, the first beside the insurer’s name',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'TN 4418822',
    from: '2026-10-10',
    to: '2027-10-10',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000, per_occurrence: 100_000, deductible: 1_000 } },
    text: `
 Saltmarsh Insurance Company                  COMMERCIAL AUTO COVERAGE PART
 A Stock Company                              MOTOR CARRIER DECLARATIONS
 Policy Number: TN 4418822
 Policy Period: From 10/10/2026 to 10/10/2027
 COVERAGES                        COVERED AUTOS     LIMIT                PREMIUM
 COVERED AUTOS LIABILITY          67, 68            $ 1,000,000          $ 14,188
 UNINSURED MOTORISTS              67                $ 50,000             $ 211
=
 Saltmarsh Insurance Company                  MOTOR TRUCK CARGO COVERAGE PART
                                              DECLARATIONS
 Policy Number: TN 4418822
 LIMITS OF INSURANCE
 Each covered vehicle                         $ 100,000
 Each disaster (any one occurrence)           $ 100,000
 Deductible                                   $ 1,000 each occurrence`,
  },
  {
    name: 'the heads of one part’s table say nothing of the next part’s amounts',
    type: 'general_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'Q97 0188442',
    from: '2026-05-15',
    to: '2027-05-15',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 300_000, med_exp: 5_000 },
    also: { property: {} },
    text: `
 Saltmarsh Insurance Company
 COMMERCIAL PACKAGE POLICY
 COMMON DECLARATIONS
 Policy Number: Q97 0188442
 Policy Period: 05/15/2026 to 05/15/2027
=
 Saltmarsh Insurance Company     Policy Q97 0188442
 COMMERCIAL PROPERTY DECLARATIONS
 Prem/Bldg     Coverage                     Limit of insurance     Coins     Deductible
 1/1           Building - feed mill         $1,411,000             90%       $2,500
 1/1           Business personal property   $640,000               90%       $2,500
 COMMERCIAL GENERAL LIABILITY DECLARATIONS
 General Aggregate Limit                                                     $2,000,000
 Each Occurrence Limit                                                       $1,000,000
 Damage To Premises Rented To You                                            $300,000
 Medical Expense Limit (any one person)                                      $5,000`,
  },
  {
    name: 'cars beside general liability are a business’s; a motorist’s amount of each unit is no cargo’s',
    type: 'auto_liability',
    carrier: 'Saltmarsh Casualty Company',
    number: 'ATL-CA-0044188',
    from: '2026-07-07',
    to: '2027-07-07',
    limits: { combined_single_limit: 1_500_000 },
    also: { auto_physical_damage: {}, general_liability: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, cargo: { per_vehicle: 150_000, deductible: 2_500 } },
    text: `
 SALTMARSH CASUALTY COMPANY
 CHARTER BUS PROGRAM                                     DECLARATIONS
 POLICY NUMBER AND TERM    ATL-CA-0044188   07/07/2026 - 07/07/2027
 COVERAGES                 LIMIT OF LIABILITY                DEDUCTIBLE    BASIS
 AUTOMOBILE LIABILITY      $1,500,000 CSL ANY ONE ACCIDENT                 RECEIPTS
 UNINSURED MOTORISTS       $   70,000 EACH ACCIDENT                        PER UNIT
 COMPREHENSIVE             STATED AMOUNT                     $1,000        VALUE
 COLLISION                 STATED AMOUNT                     $2,500        VALUE
 CARGO LIABILITY           $  150,000 ANY ONE TRUCK          $2,500        RECEIPTS
 GENERAL LIABILITY         $1,000,000 EACH OCCURRENCE
                           $2,000,000 GENERAL AGGREGATE`,
  },
]

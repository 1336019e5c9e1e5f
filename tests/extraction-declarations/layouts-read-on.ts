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
  {
    name: 'a broker’s contingent coverages by their section’s letter, with nothing kept back of one of them',
    type: 'contingent_auto',
    carrier: 'Saltmarsh Indemnity Company',
    number: 'FBX-0441884',
    from: '2026-09-09',
    to: '2027-09-09',
    limits: { combined_single_limit: 1_000_000 },
    also: { contingent_cargo: { per_vehicle: 250_000, deductible: 2_500 }, professional_liability: { each_claim: 500_000, aggregate: 1_000_000 } },
    text: `
 Saltmarsh Indemnity Company
 Freight Broker Protection Policy - Declarations
 Policy Number FBX-0441884     Policy Period 09/09/2026 to 09/09/2027
 Section   Coverage                   Limits                                     Deductible
 A         Contingent cargo           $250,000 any one conveyance                $2,500
 B         Contingent auto liability  $1,000,000 each accident                   Nil
 C         Errors and omissions       $500,000 each claim / $1,000,000 aggregate  None`,
  },
  {
    name: 'a declaration in the singular heads its part too: the autos’ columns say nothing of the umbrella',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'S 2441884',
    from: '2026-06-06',
    to: '2027-06-06',
    limits: { combined_single_limit: 1_000_000 },
    also: { umbrella: { each_occurrence: 4_000_000, aggregate: 4_000_000, retention: 10_000 } },
    text: `
 Saltmarsh Insurance Company           COMMERCIAL POLICY COMMON DECLARATIONS
 Policy Number: S 2441884      Policy Period 06/06/2026 to 06/06/2027
 BUSINESS AUTO COVERAGE DECLARATION
 Coverages                 Covered Autos   Limit          Premium
 Covered Autos Liability   1               $1,000,000     $10,411
 Uninsured Motorists       7               $1,000,000     $611
 COMMERCIAL UMBRELLA LIABILITY COVERAGE DECLARATION
 Each Occurrence Limit                                    $4,000,000
 Aggregate Limit                                          $4,000,000
 Self-Insured Retention                                   $10,000`,
  },
]

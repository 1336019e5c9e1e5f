import type { Expected } from './expected.ts'

/** Declarations as insurers' systems issue them, parts of several kinds on one paper; names and numbers invented. */
export const ISSUED_LAYOUTS: Expected[] = [
  {
    name: 'a trucker’s general liability has its own page behind the motor carrier declarations',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'SM441907',
    from: '2025-08-14',
    to: '2026-08-14',
    limits: { combined_single_limit: 1_000_000 },
    also: {
      cargo: { per_vehicle: 100_000, deductible: 1_000 },
      general_liability: { general_aggregate: 2_000_000, personal_adv_injury: 1_000_000, each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000 },
      auto_physical_damage: {},
      trailer_interchange: { deductible: 1_000 },
    },
    text: `
 BUSINESS AUTO COVERAGE FORM / MOTOR CARRIER COVERAGE FORM DECLARATIONS
 COMPANY: Saltmarsh Insurance Company       POLICY NUMBER: SM441907
 POLICY PERIOD: From 08-14-2025 to 08-14-2026
 ITEM TWO - COVERAGES           SYMBOL(S)   LIMITS OF LIABILITY        DEDUCTIBLE    PREMIUM
 COVERED AUTOS LIABILITY        67 68       $1,000,000 EACH ACCIDENT   NONE          $ 9,411
 UNINSURED MOTORISTS            67          $100,000 EACH ACCIDENT                   $ 40
 PHYSICAL DAMAGE COLLISION      67          SEE SCHEDULE               SEE SCHEDULE  $ 1,611
 TRAILER INTERCHANGE            69          $25,000 EACH TRAILER       $1,000        $ 144
 MOTOR TRUCK CARGO                          $100,000 EACH VEHICLE      $1,000        $ 1,188
 TRUCKERS GENERAL LIABILITY                 SEE GL DECLARATIONS                      $ 410
======
 Saltmarsh Insurance Company                POLICY NUMBER: SM441907
 TRUCKERS GENERAL LIABILITY DECLARATIONS
 LIMITS OF INSURANCE
 General Aggregate Limit                              $2,000,000
 Products-Completed Operations Aggregate Limit        Included
 Personal and Advertising Injury Limit                $1,000,000
 Each Occurrence Limit                                $1,000,000
 Damage to Premises Rented to You Limit               $100,000 any one premises
 Medical Expense Limit                                $5,000 any one person`,
  },
  {
    name: 'limits in Roman thousands',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Exchange',
    number: 'Q03 0441907 V',
    from: '2025-11-23',
    to: '2026-11-23',
    limits: { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    text: `
 SALTMARSH INSURANCE EXCHANGE              FAMILY AUTO POLICY
                                           AMENDED DECLARATIONS
 AGENT                 ITEM 2. POLICY PERIOD      POLICY NUMBER
 BB4419 VALLEY AGCY    11/23/25 TO 11/23/26       Q03 0441907 V
 COVERAGES                     LIMITS                          AUTO 1 PREM   AUTO 2 PREM
 LIABILITY PROTECTION
 BODILY INJURY                 $250M/PERSON  $500M/ACCIDENT    $ 144         $ 162
 PROPERTY DAMAGE               $100M/ACCIDENT                  $ 98          $ 104
 UNINSURED MOTORISTS COVERAGE
 BODILY INJURY                 $50M/PERSON  $100M/ACCIDENT     $ 22          $ 22
 COLLISION                     ACV LESS $500 DED               $ 118         $ 190`,
  },
  {
    name: 'underwriters at Lloyd’s issue a certificate, whose number is the policy’s',
    type: 'general_liability',
    carrier: "Underwriters at Lloyd's, London",
    number: 'QPIG25-0553',
    from: '2026-05-02',
    to: '2027-05-02',
    limits: { general_aggregate: 2_000_000, each_occurrence: 1_000_000 },
    text: `
 COMMERCIAL GENERAL LIABILITY DECLARATION PAGE
 This Declaration Page is attached to and forms part of Certificate Provisions
 Previous No. QPIG24-0442      Authority Ref. No. B1180D250442     Certificate No. QPIG25-0553
 1.  Name of the Insured:  Reedbed Tours LLC
 2.  Effective from 05/02/2026 to 05/02/2027   both days at 12:01 a.m. standard time
 3.  Insurance is effective with certain
     UNDERWRITERS AT LLOYD'S, LONDON
 4.  General Aggregate Limit    $2,000,000
     Each Occurrence Limit      $1,000,000`,
  },
  {
    name: 'a fund’s continuous policy',
    type: 'workers_comp',
    carrier: 'Saltmarsh Mutual Insurance Fund',
    number: '9441907-25',
    from: '2026-01-15',
    to: '2027-01-15',
    limits: { statutory: null, el_each_accident: 1_000_000, el_disease_each_employee: 1_000_000, el_disease_policy_limit: 1_000_000 },
    text: `
 WORKERS' COMPENSATION AND EMPLOYER'S LIABILITY INSURANCE POLICY
                                                     CONTINUOUS POLICY   9441907-25
 THE INSURANCE UNDER THIS POLICY IS EFFECTIVE 12:01 AM PACIFIC STANDARD TIME
 FROM  JANUARY 15, 2026  TO  JANUARY 15, 2027
 SALTMARSH MUTUAL INSURANCE FUND
                                        DECLARATIONS PAGE
 BODILY INJURY BY ACCIDENT       $1,000,000  EACH ACCIDENT
 BODILY INJURY BY DISEASE        $1,000,000  EACH EMPLOYEE
 BODILY INJURY BY DISEASE        $1,000,000  POLICY LIMIT`,
  },
  {
    name: 'a contractor’s errors and omissions added to general liability',
    type: 'general_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'SMH441907-01-GL',
    from: '2026-03-22',
    to: '2027-03-22',
    limits: { general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, personal_adv_injury: 1_000_000, each_occurrence: 1_000_000, med_exp: 15_000 },
    also: { professional_liability: { each_claim: 25_000, aggregate: 25_000, deductible: 1_000 } },
    text: `
 Saltmarsh Insurance Company
 COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy Number: SMH441907-01-GL
 Policy Period: 03/22/2026 to 03/22/2027, at 12:01 AM Standard Time
 Limits of Insurance
 General Aggregate Limit                               $2,000,000
 Products-Completed Operations Aggregate Limit         $2,000,000
 Personal and Advertising Injury Limit                 $1,000,000
 Each Occurrence Limit                                 $1,000,000
 Medical Expense Limit                                 $15,000 any one person
 Contractors Errors and Omissions
 Each Claim Limit                                      $25,000
 Aggregate Limit                                       $25,000
 Deductible                                            $1,000 each claim`,
  },
  {
    name: 'cargo’s deductibles begin their rows, and a trailer’s stands behind its word',
    type: 'auto_liability',
    carrier: 'Saltmarsh Casualty Company',
    number: 'MSC44190D',
    from: '2026-04-01',
    to: '2027-04-01',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 250_000, per_occurrence: 250_000, deductible: 2_500, reefer_deductible: 5_000 }, trailer_interchange: { deductible: 1_000 } },
    text: `
 SALTMARSH CASUALTY COMPANY                    MOTOR CARRIER COVERAGE FORM DECLARATIONS
 POLICY NUMBER  MSC44190D
 POLICY PERIOD  04/01/2026 TO 04/01/2027
 COVERAGES                   SYMBOLS     LIMIT OF INSURANCE                     PREMIUM
 COVERED AUTOS LIABILITY     67,68,71    $ 1,000,000  CSL ANY ONE ACCIDENT      $ 71,404
 TRAILER INTERCHANGE
    COMPREHENSIVE            69          $    30,000  DEDUCTIBLE $ 1,000        $    188
    COLLISION                69          $    30,000  DEDUCTIBLE $ 1,000        $    440
======
 SALTMARSH CASUALTY COMPANY                    MOTOR TRUCK CARGO COVERAGE PART DECLARATIONS
 POLICY NUMBER  MSC44190D
 LIMIT OF INSURANCE
    $  250,000   ANY ONE VEHICLE
    $  250,000   ANY ONE LOSS
 DEDUCTIBLE
    $    2,500   EACH LOSS
    $    5,000   EACH LOSS CAUSED BY REFRIGERATION BREAKDOWN`,
  },
  {
    name: 'a motor carrier’s liability in two rows of split limits',
    type: 'auto_liability',
    carrier: 'Saltmarsh Casualty Insurance Company',
    number: 'SMP 3041990',
    from: '2025-10-07',
    to: '2026-10-07',
    limits: { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    also: { auto_physical_damage: {} },
    text: `
 MOTOR CARRIER COVERAGE FORM DECLARATIONS
 Saltmarsh Casualty Insurance Company                    Policy No. SMP 3041990
 POLICY PERIOD   10/07/2025 to 10/07/2026 12:01 A.M. standard time
 COVERAGES                     COVERED AUTOS   LIMIT                                           PREMIUM
 LIABILITY - BODILY INJURY     67, 68          $250,000 each person  $500,000 each accident    $14,118
 LIABILITY - PROPERTY DAMAGE   67, 68          $100,000 each accident                           $4,004
 UNINSURED MOTORISTS           67              $10,000 each person  $20,000 each accident         $118
 COLLISION                     67              Actual cash value or stated amount               $3,811`,
  },
  {
    name: 'physical damage whose premiums begin under their heading',
    type: 'auto_liability',
    carrier: 'Saltmarsh Casualty Company',
    number: '05529990-1',
    from: '2026-01-04',
    to: '2027-01-04',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {}, on_hook: { deductible: 1_000 } },
    text: `
 Policy number: 05529990-1
 Underwritten by: Saltmarsh Casualty Company
 Policy Period: Jan 4, 2026 - Jan 4, 2027
 Commercial Auto Insurance Coverage Summary
 This is your Declarations Page
 Description                                    Limits                             Deductible   Premium
 Liability To Others                                                                            $6,118
   Bodily Injury and Property Damage Liability  $1,000,000 combined single limit
 Collision See Auto Coverage Schedule           Limit of liability less deductible              902
 On-Hook Towing                                 $75,000                            $1,000       277`,
  },
  {
    name: 'the policy that an excess policy follows is named in one line with its insurer and its number',
    type: 'excess_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'SVE100441990',
    from: '2025-12-31',
    to: '2026-12-31',
    limits: { each_occurrence: 4_000_000, aggregate: 4_000_000 },
    text: `
 COMMERCIAL EXCESS LIABILITY POLICY DECLARATIONS
 Saltmarsh Insurance Company
 Policy Number: SVE100441990   Replaces: SVE100330880
 Item 2. Policy Period: From: 12/31/2025 To: 12/31/2026 12:01 A.M.
 Item 3. Limits of Liability:
   a. $4,000,000 Each Occurrence
   b. $4,000,000 Aggregate, where applicable
 Item 4. Followed Policy: Insurer: Dunlin Insurance Company; Policy number PD24110990; Limits $1,000,000 each accident`,
  },
  {
    name: 'who leads a body: two such liabilities, employment practices and crime, each under its name',
    type: 'other',
    carrier: 'Saltmarsh Casualty and Surety Company',
    number: '108441990',
    from: '2026-04-01',
    to: '2027-04-01',
    limits: { limit: 1_000_000, retention: 5_000 },
    also: { epli: { limit: 1_000_000, retention: 15_000 }, crime: { limit: 250_000 } },
    text: `
 DECLARATIONS    POLICY NO. 108441990
 Saltmarsh Casualty and Surety Company
 THE LIABILITY COVERAGES ARE WRITTEN ON A CLAIMS-MADE BASIS.
 POLICY PERIOD: Inception Date: April 1, 2026    Expiration Date: April 1, 2027
 Non-Profit Management and Organization Liability
 Limit of Liability                    $1,000,000 for all Claims
 Retention                             $5,000 for each Claim
 Prior and Pending Proceeding Date:    April 1, 2021
 Employment Practices Liability
 Limit of Liability                    $1,000,000 for all Claims
 Retention                             $15,000 for each Claim
 Prior and Pending Proceeding Date:    April 1, 2021
 Fiduciary Liability
 Limit of Liability                    $500,000 for all Claims
 Retention                             $0 for each Claim
 Crime
 Employee Theft single loss limit      $250,000`,
  },
  {
    name: 'a profession’s business liability beside its professional liability',
    type: 'professional_liability',
    carrier: 'The Saltmarsh Dentists Insurance Company',
    number: '044-19902-5',
    from: '2026-03-01',
    to: '2027-03-01',
    limits: { each_claim: 1_000_000, aggregate: 3_000_000 },
    also: { general_liability: { each_occurrence: 1_000_000, general_aggregate: 3_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000 } },
    text: `
 THE SALTMARSH DENTISTS INSURANCE COMPANY
 PROFESSIONAL AND BUSINESS LIABILITY POLICY DECLARATIONS
 POLICY NUMBER:     044-19902-5
 POLICY PERIOD:     FROM 03/01/2026 TO 03/01/2027
 COVERAGE                                   LIMITS OF LIABILITY
 PROFESSIONAL LIABILITY (CLAIMS-MADE)
     EACH CLAIM                             $ 1,000,000
     ANNUAL AGGREGATE                       $ 3,000,000
 DENTAL BUSINESS LIABILITY (OCCURRENCE)
     EACH OCCURRENCE                        $ 1,000,000
     GENERAL AGGREGATE                      $ 3,000,000
     FIRE DAMAGE (ANY ONE FIRE)             $   100,000
     MEDICAL PAYMENTS (ANY ONE PERSON)      $     5,000`,
  },
]

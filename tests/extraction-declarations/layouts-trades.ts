import type { Expected } from './expected.ts'

/** Declarations of trades that state several coverages of their own; names and numbers invented. */
export const TRADE_LAYOUTS: Expected[] = [
  {
    name: 'a freight broker’s contingent cargo, contingent auto and errors are none of a carrier’s',
    type: 'contingent_cargo',
    carrier: 'Avocet National Insurance Company',
    number: 'AVC 5518320 26',
    from: '2026-10-01',
    to: '2027-10-01',
    limits: { per_occurrence: 250_000, deductible: 5_000 },
    also: { contingent_auto: { combined_single_limit: 1_000_000 }, professional_liability: { each_claim: 500_000, aggregate: 500_000 } },
    text: `
 Avocet National Insurance Company              FREIGHT BROKER LIABILITY DECLARATIONS
 Policy Number:          AVC 5518320 26
 Policy Period:          10/01/2026 - 10/01/2027, 12:01 AM
 COVERAGE                        LIMIT OF LIABILITY                     DEDUCTIBLE
 Contingent Cargo                $250,000 per occurrence                $5,000
 Contingent Auto Liability       $1,000,000 combined single limit       $10,000
 Errors & Omissions              $500,000 each claim                    $5,000
                                 $500,000 aggregate`,
  },
  {
    name: 'auto dealers’ operations with an umbrella of their own part',
    type: 'garage_liability',
    carrier: 'Avocet Mutual Insurance Company',
    number: '9551832',
    from: '2026-09-19',
    to: '2027-09-19',
    limits: {},
    also: { garagekeepers: {}, umbrella: { each_occurrence: 3_000_000, aggregate: 3_000_000 } },
    text: `
 AVOCET MUTUAL INSURANCE COMPANY
 COMMON POLICY DECLARATIONS                  AUTO DEALERS
 Policy Number           9551832
 Policy Period           From 09-19-2026 to 09-19-2027 12:01 A.M.
 AUTO DEALERS COVERAGE FORM DECLARATIONS
 Coverages                          Symbols    Limit                         Premium
 Covered Autos Liability            21         $500,000 each accident        $4,411
 General Liability Aggregate                   $1,500,000
 Garagekeepers - Direct Primary     30         $250,000 each location        $604
 COMMERCIAL UMBRELLA COVERAGE PART DECLARATIONS
 Each Occurrence Limit              $3,000,000
 Aggregate Limit                    $3,000,000`,
  },
  {
    name: 'a title over the word declarations names two coverages',
    type: 'cargo',
    carrier: 'Avocet Specialty Insurance Company',
    number: 'AV1180D261447',
    from: '2026-04-01',
    to: '2027-04-01',
    limits: { per_vehicle: 100_000, deductible: 2_500 },
    also: { auto_physical_damage: {} },
    text: `
                    TRUCKERS PHYSICAL DAMAGE AND MOTOR TRUCK CARGO
                    DECLARATIONS
 Policy Number:         AV1180D261447
 Insurer:               Avocet Specialty Insurance Company
 Period of Insurance:   From 1 April 2026 to 1 April 2027
 Physical damage, stated value of all units    USD 412,000
 Motor truck cargo, any one vehicle            USD 100,000
 Cargo deductible                              USD 2,500`,
  },
  {
    name: 'a church’s sexual misconduct part keeps its aggregate to itself',
    type: 'general_liability',
    carrier: 'Avocet Mutual Insurance Company',
    number: '0551832-02-881204',
    from: '2026-12-01',
    to: '2027-12-01',
    limits: { each_occurrence: 1_000_000, damage_to_rented_premises: 300_000, med_exp: 10_000, general_aggregate: 3_000_000 },
    also: { property: {}, abuse_molestation: {} },
    text: `
 AVOCET MUTUAL INSURANCE COMPANY
 MULTI-PERIL POLICY DECLARATIONS PAGE
 Policy Number:         0551832-02-881204
 Policy Period:         FROM 12/01/2026 TO 12/01/2027 12:01 A.M.
 PROPERTY COVERAGE
 Building                               $2,844,000
 Personal Property                      $301,000
 LIABILITY COVERAGE
 General Aggregate Limit                $3,000,000
 Each Occurrence Limit                  $1,000,000
 Damage to Premises Rented to You       $300,000
 Medical Expense Limit                  $10,000
 SEXUAL MISCONDUCT OR SEXUAL MOLESTATION LIABILITY COVERAGE
 Each Claim Limit                       $300,000
 Aggregate Limit                        $300,000`,
  },
  {
    name: 'what a leased driver adds to non-trucking liability',
    type: 'non_trucking_liability',
    carrier: 'Avocet Casualty Company',
    number: 'BTA0055183',
    from: '2026-08-11',
    to: '2027-08-11',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {} },
    text: `
 AVOCET CASUALTY COMPANY            BOBTAIL / NON-TRUCKING AUTO LIABILITY DECLARATIONS
 Policy Number       BTA0055183
 Policy Period       08/11/2026 to 08/11/2027 12:01 AM standard time
 Coverage                           Limit                                 Premium
 Non-Trucking Auto Liability        $1,000,000 CSL                        $421
 Physical Damage - Comprehensive    Stated Amount $71,000                 $1,904`,
  },
  {
    name: 'each occurrence and annual aggregate behind an item’s number',
    type: 'professional_liability',
    carrier: 'Avocet Protective Insurance Company',
    number: '551832-A',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { each_claim: 1_000_000, aggregate: 3_000_000 },
    text: `
 AVOCET PROTECTIVE INSURANCE COMPANY
 PROFESSIONAL LIABILITY INSURANCE DECLARATIONS
 Item 1. Policy Number          551832-A
 Item 3. Policy Period          From 07/01/2026 to 07/01/2027 at 12:01 A.M.
 Item 4. Limits of Liability    $1,000,000 each occurrence     $3,000,000 annual aggregate
 Item 5. Specialty              General Dentistry`,
  },
  {
    name: 'workers’ compensation as a part of a package',
    type: 'workers_comp',
    carrier: 'Avocet Mutual Insurance Company',
    number: 'ZV5518',
    from: '2026-04-04',
    to: '2027-04-04',
    limits: { statutory: null, el_each_accident: 500_000, el_disease_policy_limit: 500_000, el_disease_each_employee: 500_000 },
    also: { general_liability: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 } },
    text: `
 AVOCET MUTUAL INSURANCE COMPANY            Commercial Package Policy Declarations
 Policy Number: ZV5518
 Policy Period: 04-04-2026 to 04-04-2027
 Coverage Part                              Premium
 Commercial General Liability               $2,003.00
 Workers Compensation                       $9,004.00
==========
 COMMERCIAL GENERAL LIABILITY COVERAGE PART - DECLARATIONS PAGE
 Policy Number: ZV5518
 General Aggregate Limit                    $2,000,000
 Each Occurrence Limit                      $1,000,000
==========
 WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY - INFORMATION PAGE
 Policy Number: ZV5518
 Bodily Injury by Accident                  $500,000    each accident
 Bodily Injury by Disease                   $500,000    policy limit
 Bodily Injury by Disease                   $500,000    each employee`,
  },
  {
    name: 'parts of those who lead a body under a bare head of coverages',
    type: 'epli',
    carrier: 'Avocet Surety Company of America',
    number: '109551832',
    from: '2026-08-31',
    to: '2027-08-31',
    limits: { limit: 1_000_000, retention: 25_000 },
    also: { other: { limit: 1_000_000, retention: 10_000 }, crime: { limit: 250_000, retention: 5_000 } },
    text: `
 PRIVATE COMPANIES MANAGEMENT LIABILITY DECLARATIONS
 POLICY NO. 109551832
 Avocet Surety Company of America
 ITEM 2   POLICY PERIOD: Inception Date: August 31, 2026   Expiration Date: August 31, 2027
 ITEM 4   COVERAGE INCLUDED AS OF THE INCEPTION DATE IN ITEM 2:
          Coverage                            Limit              Retention
          Directors and Officers Liability    $1,000,000         $10,000
          Employment Practices Liability      $1,000,000         $25,000
          Fiduciary Liability                 Not Covered
          Crime - Employee Theft              $250,000           $5,000`,
  },
  {
    name: 'cargo with what its refrigeration may lose, beside automobile',
    type: 'cargo',
    carrier: 'Avocet Casualty Company',
    number: '01955183-5',
    from: '2026-09-02',
    to: '2027-09-02',
    limits: { per_vehicle: 100_000, deductible: 1_000, reefer_breakdown: 50_000, reefer_deductible: 2_500 },
    also: { auto_liability: { combined_single_limit: 1_000_000 } },
    text: `
 Avocet Casualty Company                      Commercial Auto Insurance Coverage Summary
 Policy number: 01955183-5                    This is your Declarations Page
 Policy Period: Sep 2, 2026 - Sep 2, 2027
 Description                                          Limits                              Deductible     Premium
 Bodily Injury and Property Damage Liability          $1,000,000 combined single limit
 Motor Truck Cargo                                    $100,000                            $1,000         $2,804
 Motor Truck Cargo - Refrigeration Breakdown          $50,000                             $2,500         $611`,
  },
  {
    name: 'a part’s title beside the insurer’s name, and the deductible alone in cargo’s own part',
    type: 'cargo',
    carrier: 'Avocet Divide Insurance Company',
    number: 'CLB 0551832',
    from: '2026-02-08',
    to: '2027-02-08',
    limits: { per_vehicle: 150_000, deductible: 2_500 },
    also: { auto_liability: { combined_single_limit: 1_000_000 }, auto_physical_damage: {} },
    text: `
 AVOCET DIVIDE INSURANCE COMPANY                MOTOR CARRIER COVERAGE DECLARATIONS
 Policy Number:      CLB 0551832
 Policy Period:      02/08/2026 to 02/08/2027 12:01 A.M.
 COVERAGES                        COVERED AUTOS   LIMIT                                        PREMIUM
 COVERED AUTOS LIABILITY          67, 68, 71      $1,000,000 CSL                               $31,204
 PHYSICAL DAMAGE COLLISION        67              ACTUAL CASH VALUE MINUS $2,500 DEDUCTIBLE    $6,611
==========
 MOTOR TRUCK CARGO COVERAGE PART DECLARATIONS   Policy Number: CLB 0551832
 Limit per vehicle            $150,000
 Deductible                   $2,500
 Refrigeration breakdown      Excluded`,
  },
  {
    name: 'a tow truck’s coverages, some of which state their premium alone',
    type: 'auto_liability',
    carrier: 'Avocet Casualty Company',
    number: '01955184-6',
    from: '2026-09-02',
    to: '2027-09-02',
    limits: { combined_single_limit: 500_000 },
    also: { on_hook: { limit: 75_000, deductible: 1_000 }, garagekeepers: {}, auto_physical_damage: {} },
    text: `
 Avocet Casualty Company                      Commercial Auto Insurance Coverage Summary
 Policy number: 01955184-6                    This is your Declarations Page
 Policy Period: Sep 2, 2026 - Sep 2, 2027
 Description                                          Limits                              Deductible     Premium
 Bodily Injury and Property Damage Liability          $500,000 combined single limit                      $7,204
 On-Hook Towing                                       $75,000                             $1,000             611
 Garagekeepers Legal Liability                        See Schedule of Locations                              402
 Collision                                                                                                   918`,
  },
  {
    name: 'any one disaster is cargo’s limit of an occurrence',
    type: 'cargo',
    carrier: 'Avocet Divide Insurance Company',
    number: 'MTC 0551833',
    from: '2026-02-08',
    to: '2027-02-08',
    limits: { per_vehicle: 125_000, per_occurrence: 250_000, deductible: 2_500 },
    text: `
 AVOCET DIVIDE INSURANCE COMPANY                MOTOR TRUCK CARGO LEGAL LIABILITY DECLARATIONS
 Policy Number:      MTC 0551833
 Policy Period:      02/08/2026 to 02/08/2027 12:01 A.M.
 Limit of liability any one vehicle        $125,000
 Limit of liability any one disaster       $250,000
 Deductible each loss                      $2,500`,
  },
  {
    name: 'a limit of rented premises on the second line of its label',
    type: 'general_liability',
    carrier: 'Avocet Mutual Insurance Company',
    number: 'BOP 5590118',
    from: '2026-02-08',
    to: '2027-02-08',
    limits: { each_occurrence: 1_000_000, damage_to_rented_premises: 200_000, general_aggregate: 2_000_000 },
    also: { property: {} },
    text: `
 AVOCET MUTUAL INSURANCE COMPANY                BUSINESSOWNERS POLICY DECLARATIONS
 Policy Number:      BOP 5590118
 Policy Period:      02/08/2026 to 02/08/2027 12:01 A.M.
 LIMITS OF INSURANCE
 Each Occurrence Limit of Insurance           Per Occurrence               $1,000,000
 Tenants Property Damage Legal Liability
   Sub Limit                                  Per Covered Loss             $200,000
 General Aggregate                            All Occurrences              $2,000,000
   (Other than Products-Completed Operations)
 Business Personal Property                                                $80,000`,
  },
]

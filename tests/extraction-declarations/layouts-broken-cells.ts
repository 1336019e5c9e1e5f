import type { Expected } from './expected.ts'

/** Numbers, limits and deductibles that narrow cells break, and what a layer lies over; names and numbers invented. */
export const BROKEN_CELL_LAYOUTS: Expected[] = [
  {
    name: 'a number’s pieces with a stroke of its own before the count of its terms',
    type: 'umbrella',
    carrier: 'Saltmarsh Alliance Insurance Company',
    number: 'UMB 4 62 18 07 - 02',
    from: '2026-03-31',
    to: '2027-03-31',
    limits: { each_occurrence: 5_000_000, aggregate: 5_000_000, retention: 10_000 },
    text: `
 SALTMARSH ALLIANCE INSURANCE COMPANY
 COMMERCIAL UMBRELLA COVERAGE DECLARATIONS
 Named Insured: Stint Erectors Inc                 Policy No. UMB 4 62 18 07 - 02
 Policy Period: From 03/31/2026 To 03/31/2027
 Limits of Insurance
 Each Occurrence Limit           $5,000,000
 Aggregate Limit                 $5,000,000
 Self-Insured Retention          $10,000 each occurrence`,
  },
  {
    name: 'the last figures of a number alone on the next line, over the account’s number',
    type: 'property',
    carrier: 'Saltmarsh Home Insurance Company',
    number: '604118273 633 1',
    from: '2026-06-10',
    to: '2027-06-10',
    limits: {},
    text: `
 Saltmarsh Home Insurance Company         Homeowners Policy Declarations
 Your Policy Number: 604118273
 633 1
 Your Account Number: 604118273
 Policy Period From: 06/10/26 To: 06/10/27 12:01 A.M. Standard Time at the residence premises.
 Section I - Property Coverages        Limits of Liability      Premium
 A - Dwelling                          $482,000                 $1,920
 C - Personal Property                 $337,400                 Included
 Section II - Liability Coverages
 E - Personal Liability                $500,000                 $31`,
  },
  {
    name: 'what a layer lies over under a heading that ends in excess of',
    type: 'excess_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'MKX4EUE104488',
    from: '2026-11-01',
    to: '2027-11-01',
    limits: { each_occurrence: 5_000_000, aggregate: 5_000_000 },
    text: `
 SALTMARSH INSURANCE COMPANY
 COMMERCIAL EXCESS LIABILITY POLICY DECLARATIONS
 POLICY NUMBER: MKX4EUE104488
 Policy period: From November 1, 2026 to November 1, 2027
 Item 3. LIMITS OF INSURANCE:
 $5,000,000 Each Occurrence
 $5,000,000 Aggregate where applicable
 Item 4. These limits are in excess of:
 Insurer                          Policy number      Limits
 Curlew Insurance Company         0100288177-1       $1,000,000 each occurrence / $2,000,000 general aggregate`,
  },
  {
    name: 'deductibles under their limits in one cell, cargo’s and the reefer’s; the next item’s number is no piece of the policy’s',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'WN448207',
    from: '2026-07-15',
    to: '2027-07-15',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 2_500, reefer_breakdown: 50_000, reefer_deductible: 5_000 } },
    text: `
 SALTMARSH INSURANCE COMPANY
 TRUCKERS POLICY DECLARATIONS
 1. Policy No. WN448207 2. Insured: Stint Hauling Inc
 3. Policy Period: From July 15, 2026 to July 15, 2027
 COVERAGES                       SYMBOLS     LIMIT                        PREMIUM
 Covered Autos Liability         67 68       $1,000,000 each accident     $44,120
 Motor Truck Cargo                           $100,000 any one vehicle     $5,900
                                             Deductible $2,500
 Refrigeration Breakdown                     $50,000 any one vehicle      $1,100
                                             Deductible $5,000`,
  },
  {
    name: 'a stroke between each person’s limit and the next amount, broken over lines, gives no person the accident’s',
    type: 'auto_liability',
    carrier: 'Saltmarsh Mutual Insurance Company',
    number: '41042-77183-06',
    from: '2026-08-14',
    to: '2027-02-14',
    limits: { bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
 Saltmarsh Mutual Insurance Company         Personal Auto Policy Declarations
 Policy Number 41042-77183-06
 Effective from 08-14-2026 to 02-14-2027 12:01 a.m.
                      $100,000 each
 Bodily Injury        person / $300,000       $98.00
 Liability            each accident
 Property Damage      $100,000 each accident  $71.20
 Comprehensive        $250 deductible         $40.00
 Collision            $500 deductible         $88.00`,
  },
  {
    name: 'bodily injury and property named together, with the last word on the next line, are one limit',
    type: 'auto_liability',
    carrier: 'Saltmarsh Casualty Insurance Inc.',
    number: 'PC26031187',
    from: '2026-03-15',
    to: '2027-03-15',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 2_500 } },
    text: `
 Saltmarsh Casualty Insurance Inc.
 COMMERCIAL AUTOMOBILE POLICY DECLARATIONS
 Policy No. PC26031187
 Policy period: 03/15/2026 to 03/15/2027
      Coverage                                             Limit of liability       Deductible     Premium
 A    Automobile liability (bodily injury and property     $1,000,000 each          $5,000         $31,400
      damage combined)                                     accident
 C    Motor truck cargo                                    $100,000 per vehicle     $2,500         $2,900`,
  },
  {
    name: 'a number in pieces behind `Policy:` in one line with the insurer and the policy before',
    type: 'workers_comp',
    carrier: 'Saltmarsh Assurance Company',
    number: 'EIG 5518820 02',
    from: '2026-01-15',
    to: '2027-01-15',
    limits: { statutory: null, el_each_accident: 1_000_000, el_disease_each_employee: 1_000_000, el_disease_policy_limit: 1_000_000 },
    text: `
 Saltmarsh Assurance Company                    Workers Compensation Information Page
 Insurer: Saltmarsh Assurance Company Policy: EIG 5518820 02  Prior: EIG 5518820 01
 Policy Period 01/15/2026 - 01/15/2027, 12:01 AM at insured's mailing address
 Part One     Workers Compensation Law of: FL
 Part Two     Bodily Injury by Accident $1,000,000 each accident
              Bodily Injury by Disease $1,000,000 each employee
              Bodily Injury by Disease $1,000,000 policy limit`,
  },
]

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
    also: { cargo: { per_vehicle: 100_000, deductible: 2_500 } },
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
]

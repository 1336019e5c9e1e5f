import type { Expected } from './expected.ts'

/** Labels and values set close, under, over and beside each other. */
export const SET_CLOSE_LAYOUTS: readonly Expected[] = [
  {
    name: 'the company ticked in a list, a prior policy before the term, an aggregate whose label is two lines',
    type: 'general_liability',
    carrier: 'Saltmarsh Guaranty Insurance Company',
    number: 'GLX 7710442',
    from: '2026-03-22',
    to: '2027-03-22',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 1_500_000, personal_adv_injury: 1_000_000 },
    text: `
 SALTMARSH
 Insurance is provided by the company designated by an X:
 [ ]  Saltmarsh Ridge Insurance Company
 [X]Saltmarsh Guaranty Insurance Company
 [ ]  Saltmarsh Ridge Casualty Company
                    GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Policy Number GLX
 7710442
 ITEM 1. PRIOR POLICY: NEW
 Policy term: Mar 22 2026 - Mar 22 2027
 Named insured: Harbor Painting LLC
 LIMITS OF INSURANCE
   GENERAL AGGREGATE LIMIT (OTHER THAN PRODUCTS -
     COMPLETED OPERATIONS) ..................... $  2,000,000
   PRODUCTS - COMPLETED OPERATIONS
     AGGREGATE LIMIT ........................... $  1,500,000
   PERSONAL AND ADVERTISING INJURY LIMIT ....... $  1,000,000
   EACH OCCURRENCE LIMIT ....................... $  1,000,000`,
  },
  {
    name: 'two captions set close over two numbers, the days of the term over theirs, a terminal beside an occurrence',
    type: 'cargo',
    carrier: 'Saltmarsh Indemnity Company',
    number: 'K 1188204 B',
    from: '2026-12-10',
    to: '2027-12-10',
    limits: { per_vehicle: 250_000, per_occurrence: 500_000, deductible: 5_000 },
    text: `
 SALTMARSH INDEMNITY COMPANY
            MOTOR TRUCK CARGO DECLARATIONS
 Policy number Customer ID
 K 1188204 B   7731002845

 12/10/2026       12/10/2027
 Effective date   Expiration date

 Named insured: Sun Hauling LLC
 Limit any one vehicle                          $250,000
 Limit any one occurrence / terminal            $500,000
 Deductible each loss                             $5,000`,
  },
  {
    name: 'a trade mark that is a name of its own, letters of the number over its figures',
    type: 'umbrella',
    carrier: 'Central Mutual Insurance Company',
    number: 'CXS 0044182',
    from: '2026-07-22',
    to: '2027-07-22',
    limits: { each_occurrence: 5_000_000, aggregate: 5_000_000, retention: 10_000 },
    text: `
 CENTRAL INSURANCE
            COMMERCIAL UMBRELLA LIABILITY DECLARATIONS
 POLICY NUMBER     RENEWAL OF      AGENCY CODE
 CXS               CXS             33-04
 0044182           0044181
                 Central Mutual Insurance Company
         (A stock company, herein called the Company)
 POLICY PERIOD: FROM 12:01 A.M. ON 07/22/2026 TO 12:01 A.M. ON 07/22/2027
 Named insured: Marquette Machine Works Inc
 Each Occurrence Limit       $5,000,000
 Aggregate Limit             $5,000,000
 Self-Insured Retention         $10,000`,
  },
  {
    name: 'titles of parts over two lines beside the insurer, letters of the number wide before its figures',
    type: 'general_liability',
    carrier: 'SALTMARSH INSURANCE COMPANY OF AMERICA',
    number: 'S 2188204',
    from: '2026-10-10',
    to: '2027-10-10',
    limits: { general_aggregate: 3_000_000, each_occurrence: 1_000_000, med_exp: 15_000 },
    also: { umbrella: { each_occurrence: 5_000_000, aggregate: 5_000_000 } },
    text: `
 SALTMARSH INSURANCE COMPANY OF AMERICA               COMMERCIAL POLICY
 40 WANTAGE AVENUE                                    COMMON DECLARATION
 Policy Number:  S   2188204                          Policy Period
                                                      From: OCTOBER 10, 2026  To: OCTOBER 10, 2027
 Commercial General Liability Coverage                     $   6,118.00
 Commercial Umbrella Coverage                              $   3,010.00
======
 SALTMARSH INSURANCE COMPANY OF AMERICA               COMMERCIAL GENERAL LIABILITY
                                                      COVERAGE DECLARATION
 Policy Number:  S   2188204          Effective Date: OCTOBER 10, 2026
 Limits Of Insurance
 General Aggregate Limit                              $  3,000,000
 Each Occurrence Limit                                $  1,000,000
 Medical Expense Limit                                $     15,000   Any One Person
======
 SALTMARSH INSURANCE COMPANY OF AMERICA               COMMERCIAL UMBRELLA LIABILITY
                                                      COVERAGE DECLARATION
 Policy Number:  S   2188204          Effective Date: OCTOBER 10, 2026
 Each Occurrence Limit                                $  5,000,000
 Aggregate Limit                                      $  5,000,000`,
  },
  {
    name: 'a label of two lines in a narrow cell',
    type: 'general_liability',
    carrier: 'SALTMARSH INSURANCE EXCHANGE',
    number: '60718-82-04',
    from: '2026-08-12',
    to: '2027-08-12',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    text: `
 SALTMARSH INSURANCE EXCHANGE
            COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Named Insured: ALDER & ASH SALON LLC                      Policy
                                                           Number
                                                           60718-82-04
 Policy Period: From 08-12-2026 To 08-12-2027              Agent 74 18
 General Aggregate Limit            $2,000,000
 Each Occurrence Limit              $1,000,000`,
  },
]

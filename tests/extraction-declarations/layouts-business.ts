import type { Expected } from './expected.ts'

/** Declarations of business policies other than automobile, each set in another manner; names and numbers invented. */
export const BUSINESS_LAYOUTS: Expected[] = [
  {
    name: 'businessowners, property first, liability in words and figures',
    type: 'general_liability',
    carrier: 'Cobblegate Insurance Company',
    number: 'BOP 3310928 04',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, damage_to_rented_premises: 300_000, med_exp: 10_000 },
    also: { property: {} },
    text: `
 COBBLEGATE INSURANCE COMPANY
 BUSINESSOWNERS POLICY DECLARATIONS                              Renewal Declaration
 Policy Number: BOP 3310928 04       Policy Period: 07/01/2026 to 07/01/2027, 12:01 AM standard time
 Named Insured: Sill & Sash Window Cleaning LLC
 Mailing Address: 80 Quarry Lane, Bedford, NH 03110
 Agent: Nashua Mutual Agency, 0147            Phone: (603) 555-0177

 SECTION I - PROPERTY
 Premises 1  80 Quarry Lane
 Building Limit of Insurance                              $410,000
 Business Personal Property Limit                         $55,000
 Property Deductible                                      $1,000
 Business Income and Extra Expense                        Actual Loss Sustained 12 months

 SECTION II - LIABILITY AND MEDICAL EXPENSES
 Liability and Medical Expenses - Each Occurrence         $1,000,000
 Medical Expenses - Per Person                            $10,000
 Damage to Premises Rented to You                         $300,000
 Products-Completed Operations Aggregate                  $2,000,000
 Other than Products-Completed Operations Aggregate       $2,000,000
 Total Policy Premium                                     $3,107.00`,
  },
  {
    name: 'businessowners, limits of liability under the heading before the amounts',
    type: 'general_liability',
    carrier: 'Old Ferry Mutual Insurance Company',
    number: '06-BO-771204',
    from: '2026-02-18',
    to: '2027-02-18',
    limits: { each_occurrence: 2_000_000, general_aggregate: 4_000_000, products_comp_op_agg: 4_000_000, damage_to_rented_premises: 50_000, med_exp: 5_000, personal_adv_injury: 2_000_000 },
    also: { property: {} },
    text: `
                          OLD FERRY MUTUAL INSURANCE COMPANY
                             SMALL BUSINESS INSURANCE
                             POLICY DECLARATIONS PAGE
 Policy No.           From           To             Agent No.
 06-BO-771204         02/18/2026     02/18/2027     4410

 Named Insured and Address
 LANTERN HILL BAKERY
 4 MARKET SQ
 ROCKLAND, ME 04841

 LIABILITY COVERAGES                                     LIMITS OF INSURANCE
 Each Occurrence Limit                            $   2,000,000
 Personal and Advertising Injury                  $   2,000,000
 Damage To Premises Rented To You                 $      50,000  any one premises
 Medical Expense                                  $       5,000  any one person
 General Aggregate                                $   4,000,000
 Products/Completed Operations Aggregate          $   4,000,000

 PROPERTY COVERAGES                                      LIMITS OF INSURANCE
 Business Personal Property                       $      74,300
 Money and Securities - inside                    $      10,000
 Deductible                                       $         500`,
  },
  {
    name: 'general liability coverage part with classification table',
    type: 'general_liability',
    carrier: 'Redstone Surplus Lines Insurance Company',
    number: 'RSL-GL-0098142-02',
    from: '2026-09-30',
    to: '2027-09-30',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 1_000_000, damage_to_rented_premises: 100_000, personal_adv_injury: 1_000_000 },
    text: `
 Redstone Surplus Lines Insurance Company
 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Policy No.: RSL-GL-0098142-02                        Effective Date: 09/30/2026
                                                      12:01 A.M. Standard Time
 Named Insured  Copper Basin Framing Inc              Expiration Date: 09/30/2027
 LIMITS OF INSURANCE
 General Aggregate Limit (Other Than Products - Completed Operations)   $2,000,000
 Products - Completed Operations Aggregate Limit                       $1,000,000
 Personal and Advertising Injury Limit                                 $1,000,000
 Each Occurrence Limit                                                 $1,000,000
 Damage to Premises Rented to You Limit                                $100,000   any one premises
 Medical Expense Limit                                                 Excluded
 Deductible: $1,000 per claim including loss adjustment expense
 CLASSIFICATION               CODE   PREMIUM BASIS      RATE     ADVANCE PREMIUM
 Carpentry - framing          91342  Payroll $340,000   24.10    $8,194
 Contractors - subcontracted  91585  Cost $200,000      2.05     $410
 FORMS AND ENDORSEMENTS: CG 00 01 04 13, CG 20 10 12 19, CG 20 37 12 19, CG 24 04 05 09`,
    forms: ['CG 00 01', 'CG 20 10', 'CG 20 37', 'CG 24 04'],
  },
  {
    name: 'workers compensation information page by items',
    type: 'workers_comp',
    carrier: 'Anvil Point Insurance Company',
    number: 'WC 88-40917-26',
    from: '2026-04-01',
    to: '2027-04-01',
    limits: { statutory: null, el_each_accident: 500_000, el_disease_policy_limit: 500_000, el_disease_each_employee: 500_000 },
    text: `
 WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY
 INFORMATION PAGE                                    WC 00 00 01 A
 ANVIL POINT INSURANCE COMPANY                       NCCI Carrier Code 29114
 POLICY NUMBER: WC 88-40917-26                       PRIOR POLICY NUMBER: WC 88-40917-25
 1. The Insured: Harrow Street Roofing Co
    Mailing address: 311 Harrow Street, Joplin, MO 64801
    Other workplaces not shown above: None
    Entity: Corporation            FEIN: 00-1234567
 2. The policy period is from 04/01/2026 to 04/01/2027 12:01 a.m. at the insured's mailing address.
 3. A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation
       Law of the states listed here: MO, KS
    B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in item 3.A.
       The limits of our liability under Part Two are:
          Bodily Injury by Accident    $ 500,000   each accident
          Bodily Injury by Disease     $ 500,000   policy limit
          Bodily Injury by Disease     $ 500,000   each employee
    C. Other States Insurance: Part Three applies to the states, if any, listed here: All states except ND, OH, WA, WY
 4. The premium for this policy will be determined by our manuals of rules.
    Classifications    Code No.   Total estimated annual remuneration   Rate per $100   Estimated annual premium
    Roofing            5551       $ 212,000                            18.20           $ 38,584
    Total Estimated Annual Premium  $ 40,120      Minimum Premium $ 1,000   Expense Constant $ 160`,
  },
  {
    name: 'workers compensation, limits in one line of words',
    type: 'workers_comp',
    carrier: 'Birchline Casualty Insurance Company',
    number: '2026-WCP-5512',
    from: '2026-06-12',
    to: '2027-06-12',
    limits: { statutory: null, el_each_accident: 1_000_000, el_disease_policy_limit: 1_000_000, el_disease_each_employee: 1_000_000 },
    text: `
 Workers' Compensation Policy Declarations
 Insurer: Birchline Casualty Insurance Company         Policy #: 2026-WCP-5512
 Insured: Northfork Landscape Supply                   Term: 6/12/2026 - 6/12/2027
 States covered: TN
 Employer's Liability Limits
 Each Accident $1,000,000    Disease - Policy Limit $1,000,000    Disease - Each Employee $1,000,000
 Class   Description                    Payroll       Rate     Premium
 0042    Landscape gardening            $98,400       4.11     $4,044
 Experience modification 0.94           Total estimated premium $3,990
 This page with the policy forms completes the policy numbered above.`,
  },
  {
    name: 'motor truck cargo with vehicle, terminal and deductible',
    type: 'cargo',
    carrier: 'Saltmarsh Marine Insurance Company',
    number: 'MTC-004471',
    from: '2026-11-05',
    to: '2027-11-05',
    limits: { per_vehicle: 250_000, per_occurrence: 500_000, deductible: 2_500 },
    text: `
 SALTMARSH MARINE INSURANCE COMPANY
 MOTOR TRUCK CARGO LEGAL LIABILITY DECLARATIONS
 Policy number MTC-004471
 Policy period from November 5, 2026 to November 5, 2027
 Insured Tidewater Express Inc, 40 Pier Road, Norfolk, VA 23510
 Limits of insurance
   Any one vehicle                             $250,000
   Any one loss, disaster or casualty          $500,000
   Deductible each loss                        $2,500
 Commodities: general freight, paper products, canned goods
 Radius of operation: 500 miles          Number of power units: 6`,
  },
  {
    name: 'umbrella with its schedule of underlying insurance on the same page',
    type: 'umbrella',
    carrier: 'Highmoor Insurance Company',
    number: 'UMB 70021 88',
    from: '2026-01-01',
    to: '2027-01-01',
    limits: { each_occurrence: 5_000_000, aggregate: 5_000_000, retention: 10_000 },
    text: `
 HIGHMOOR INSURANCE COMPANY
 COMMERCIAL UMBRELLA LIABILITY POLICY DECLARATIONS
 Policy Number UMB 70021 88                 Policy Period 01/01/2026 to 01/01/2027
 Named Insured: Larkin Bros Grading, Inc.
 Limits of Insurance
    Each Occurrence Limit                  $5,000,000
    Aggregate Limit                        $5,000,000
    Self-Insured Retention                 $10,000
 SCHEDULE OF UNDERLYING INSURANCE
 Carrier / Policy Number / Period            Type                     Limits
 Ridge Mutual Insurance Company              General Liability        $1,000,000 each occurrence
 GL 10 55291  01/01/2026 to 01/01/2027                                $2,000,000 general aggregate
 Ridge Mutual Insurance Company              Automobile Liability     $1,000,000 combined single limit
 CA 10 55292  01/01/2026 to 01/01/2027`,
  },
  {
    name: 'excess liability, limits in one sentence',
    type: 'excess_liability',
    carrier: 'Vantage Rock Specialty Insurance Company',
    number: 'XS-9914-27-A',
    from: '2026-05-20',
    to: '2027-05-20',
    limits: { each_occurrence: 3_000_000, aggregate: 3_000_000 },
    text: `
 Vantage Rock Specialty Insurance Company
 FOLLOW FORM EXCESS LIABILITY POLICY
 DECLARATIONS
 Policy No. XS-9914-27-A
 Item 1. Named Insured: Stonefield Crane Rental LP
 Item 2. Policy Period: From: 05/20/2026  To: 05/20/2027
 Item 3. Limits of Liability
         $3,000,000 Each Occurrence
         $3,000,000 Aggregate
 Item 4. Followed policy: Highmoor Insurance Company, UMB 70021 88
 Item 5. Policy premium $21,500`,
  },
]

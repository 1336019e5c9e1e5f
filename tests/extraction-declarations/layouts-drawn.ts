import type { Expected } from './expected.ts'

/** Layouts as agencies' and insurers' own software prints them; names and numbers invented. */
export const DRAWN_LAYOUTS: Expected[] = [
  {
    name: 'a trade-named policy whose property is at replacement cost',
    type: 'general_liability',
    carrier: 'Marchfield Insurance Company, Limited',
    number: '76 MBA BF2K91 SC',
    from: '2025-08-12',
    to: '2026-08-12',
    limits: { each_occurrence: 1_000_000, med_exp: 10_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000 },
    also: { property: {} },
    text: `
 This ASTERISM POLICY DECLARATIONS consists of these Declarations, Coverage Forms, Common Policy
 Conditions and any other Forms and Endorsements issued to be a part of the Policy.
 INSURER: MARCHFIELD INSURANCE COMPANY, LIMITED
 Policy Number: 76 MBA BF2K91 SC
 Named Insured and Mailing Address:
 WILLOW CREEK DENTAL ARTS PC
 2200 ELM AVE STE 4
 PLANO TX 75023
 Policy Period: From 08/12/25 To 08/12/26    1 YEAR
 TOTAL ANNUAL PREMIUM IS: $2,114
 BUSINESS LIABILITY                LIMITS OF INSURANCE
 LIABILITY AND MEDICAL EXPENSES                      $1,000,000
 MEDICAL EXPENSES - ANY ONE PERSON                   $   10,000
 PERSONAL AND ADVERTISING INJURY                     $1,000,000
 GENERAL AGGREGATE                                   $2,000,000
 BUSINESS PERSONAL PROPERTY    REPLACEMENT COST    $ 184,300`,
  },
  {
    name: 'liability and medical expenses named with each occurrence, the NAIC code in brackets',
    type: 'general_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'SHBP418820',
    from: '2026-04-11',
    to: '2027-04-11',
    limits: { each_occurrence: 1_000_000, med_exp: 5_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 },
    also: { property: {} },
    text: `
 SALTMARSH Insurance Company - A Stock Co.                 Policy Number SHBP418820
                                                           NAIC No. [42999]
 Policy Information Page - BUSINESSOWNER'S POLICY DECLARATION
 [1] Named Insured and Mailing Address: SALTGRASS BISTRO LLC, 5 Harbor Rd, Biloxi, MS 39530
 [3] Policy Period: From April 11, 2026 to April 11, 2027, 12:01 AM, standard time
 LIABILITY
 Liability and Medical Expenses - Each Occurrence              $1,000,000
 Medical Expenses - Each Person                                $5,000
 General Aggregate (Other than Products/Completed Operations)  $2,000,000
 Products/Completed Operations Aggregate                       $2,000,000
 PROPERTY - Premises 1 Building 1
 Building                                                      $812,000
 Business Personal Property                                    $140,000`,
  },
  {
    name: 'deductibles beside the limit and beside the refrigeration limit, a number that ends in letters',
    type: 'cargo',
    carrier: 'Fallowlake National Insurance Company',
    number: '4471902 CMC',
    from: '2026-02-10',
    to: '2027-02-10',
    limits: { per_vehicle: 250_000, deductible: 2_500, per_occurrence: 500_000, reefer_breakdown: 250_000, reefer_deductible: 5_000 },
    text: `
 MOTOR TRUCK CARGO LEGAL LIABILITY COVERAGE PART
 DECLARATIONS PAGE
 Company: Fallowlake National Insurance Company
 Policy Number: 4471902 CMC
 Policy Term: 02/10/2026 through 02/10/2027
 Insured: Silver Basin Express LLC, 19 Ranch Rd, Reno, NV 89502
 Coverage                           Limit of Insurance    Deductible    Premium
 Any One Vehicle                    $250,000              $2,500        $6,880
 Any One Occurrence / Catastrophe   $500,000                            Incl.
 Refrigeration Breakdown            $250,000              $5,000        $900`,
  },
  {
    name: 'coverages that are not covered take no amount from the schedule under them',
    type: 'auto_liability',
    carrier: 'Fallowlake National Insurance Company',
    number: 'WT448812',
    from: '2025-10-10',
    to: '2026-10-10',
    limits: { combined_single_limit: 1_000_000 },
    text: `
 FALLOWLAKE NATIONAL INSURANCE COMPANY
 COMMERCIAL AUTO POLICY DECLARATIONS
 Policy Number: WT448812     Renewal of: WT331209
 Policy Period: From 10/10/2025 to 10/10/2026 12:01 A.M. Standard Time
 Named Insured: PONDEROSA LOG HAULING LLC
 Coverage                                   Limit of Liability           Deductible   Premium
 Bodily Injury & Property Damage Liability  $1,000,000 Each Accident                  $11,420
 Cargo                                      Not Covered
 Unit  Year  Make       VIN                 Stated Amount   Premium
 1     2017  PETERBILT  1XPBD49X0HD000000   $75,000         $7,300`,
  },
  {
    name: 'a retention of nothing takes no amount from the underlying limits',
    type: 'umbrella',
    carrier: 'Saltmarsh Insurance Company',
    number: 'PUP 4481207',
    from: '2025-08-18',
    to: '2026-08-18',
    limits: { each_occurrence: 2_000_000 },
    text: `
 Personal Umbrella Policy Declarations
 Policy number PUP 4481207
 Company: Saltmarsh Insurance Company, Peoria, Illinois
 Effective date: 08/18/2025    Expiration date: 08/18/2026 (12:01 a.m.)
 Named insured: Tess Ahlgren
 Limit of Liability (each occurrence)     $2,000,000
 Self-insured retention                   $0
 Required underlying limits: Automobile $250,000/$500,000/$100,000; Homeowners $300,000`,
  },
]

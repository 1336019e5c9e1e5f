import type { Expected } from './expected.ts'

/** Layouts with traps: other dates, other numbers, other companies beside the right ones; names and numbers invented. */
export const HARD_LAYOUTS: Expected[] = [
  {
    name: 'billing account, prior policy and claim numbers around the policy number',
    type: 'auto_liability',
    carrier: 'Marlstone Insurance Company',
    number: 'A02-448-119920-40 6 1',
    from: '2026-04-02',
    to: '2027-04-02',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
 ACTION REQUIRED: PLEASE REVIEW AND KEEP FOR YOUR RECORDS.           Declarations Effective 04/02/2026
 Policy Declarations
 A summary of your auto insurance coverage
 Reason for your new declarations page: Renewal Policy - Effective 04/02/2026
 INSURANCE INFORMATION                              BILLING ACCOUNT NUMBER: 7718 2200 45
 Named Insured   Ivo Petrak                         QUESTIONS ABOUT YOUR POLICY?
 Mailing Address 30 Finch Ln, Nashua, NH 03060      By Phone 1-603-555-0139  Policy Service 1-800-555-0101
 Vehicles Covered by Your Auto Policy
     VEH   YEAR   MAKE    MODEL   VEHICLE ID NUMBER
     1     2018   VOLVO   V60     YV440MDM0J2000000
 Policy Number:  A02-448-119920-40 6 1
 Policy Period:  04/02/2026-04/02/2027 12:01 am standard time at the address of the Named Insured as stated below.
 Claims: 1-800-555-0102
 Coverage Information
 A. Liability
   Bodily Injury      $ 100,000  Each Person
                      $ 300,000  Each Accident      $ 211
   Property Damage    $ 100,000  Each Accident      $ 140
 C. Uninsured Motorists
   Bodily Injury      $ 100,000  Each Person
                      $ 300,000  Each Accident      $ 24
 Total Annual Policy Premium:  $ 375.00
 Coverage Provided and Underwritten by Marlstone Insurance Company, Boston, MA, a member of the Marlstone Mutual Group.`,
  },
  {
    name: 'agency and premium finance company in larger print than the insurer',
    type: 'auto_liability',
    carrier: 'Gulfstone Specialty Insurance Company',
    number: 'GSC-CA-0012281',
    from: '2026-11-19',
    to: '2027-11-19',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 2_500 }, auto_physical_damage: {} },
    text: `
 COASTAL BEND INSURANCE AGENCY LLC                    Truck Division
 Premium financed by Alamo Premium Finance Corporation, loan 88120
 COMMERCIAL TRUCK POLICY DECLARATIONS
 Company: Gulfstone Specialty Insurance Company       Policy Number: GSC-CA-0012281
 Effective: 11/19/2026 12:01 AM                       Expiration: 11/19/2027 12:01 AM
 Issued: 11/12/2026                                   Replaces: GSC-CA-0009917
 Insured: Delgado & Sons Hotshot LLC, 71 Harbor Dr, Corpus Christi TX 78401
 Drivers: R Delgado  DOB 04/11/1979  Lic TX 00000000 issued 02/01/2020
 Coverage                          Limit             Deductible      Premium
 Auto Liability                    $1,000,000 CSL                    $13,880
 Uninsured Motorist BI             $30,000/$60,000                   $190
 Motor Truck Cargo                 $100,000          $2,500          $1,400
 Physical Damage - Collision       $65,000           $2,500          $2,105
 Loss payee: Bay Area Truck Leasing Company
 Total                                                               $17,575`,
  },
  {
    name: 'package policy with parts listed by premium',
    type: 'general_liability',
    carrier: 'Fieldcrest Mutual Insurance Company',
    number: 'CPP 5520 1187',
    from: '2026-05-01',
    to: '2027-05-01',
    limits: {},
    also: { property: {}, inland_marine: {} },
    text: `
 FIELDCREST MUTUAL INSURANCE COMPANY
 COMMERCIAL LINES POLICY - COMMON POLICY DECLARATIONS
 POLICY NO. CPP 5520 1187                  RENEWAL OF CPP 5520 1186
 Named Insured and Mailing Address         Agent: Hearth & Holm Insurance 0091
 STERLING CABINET WORKS INC
 18 DEPOT ST, AMES, IA 50010
 Policy Period: From 05/01/2026 to 05/01/2027 at 12:01 A.M. Standard Time at your mailing address
 Business description: cabinet maker       Form of business: corporation
 In return for the payment of the premium we agree with you to provide the insurance stated in this policy.
 This policy consists of the following coverage parts for which a premium is indicated.
                                                            PREMIUM
 Commercial Property Coverage Part                          $ 3,120.00
 Commercial General Liability Coverage Part                 $ 2,204.00
 Commercial Inland Marine Coverage Part                     $ 418.00
 Commercial Crime Coverage Part                             $ NOT COVERED
 TOTAL                                                      $ 5,742.00`,
  },
  {
    name: 'endorsed declarations with change date inside the term',
    type: 'workers_comp',
    carrier: 'Oxbow Casualty Insurance Company',
    number: 'WCA 7741902',
    from: '2026-03-01',
    to: '2027-03-01',
    limits: { statutory: null, el_each_accident: 1_000_000, el_disease_policy_limit: 1_000_000, el_disease_each_employee: 1_000_000 },
    text: `
 OXBOW CASUALTY INSURANCE COMPANY
 AMENDED INFORMATION PAGE          Change effective 06/14/2026     Date of issue 06/20/2026
 Workers Compensation and Employers Liability Insurance
 Policy Number WCA 7741902
 Item 1. Insured: Milltown Staffing LLC, 55 Mill St, Lowell, MA 01852     FEIN 00-7654321
 Item 2. Policy Period 03/01/2026 to 03/01/2027
 Item 3.B. Employers Liability: Each Accident $1,000,000  Disease Each Employee $1,000,000  Disease Policy Limit $1,000,000
 Experience rating effective 03/01/2026  Rating date 01/15/2026
 Item 4. Classification 8810 clerical   payroll $1,240,000   rate .12   premium $1,488`,
  },
  {
    name: 'occurrence and aggregate in one slashed cell, term in ISO order',
    type: 'general_liability',
    carrier: 'Nimbus Insurance Company',
    number: 'NXT-GL-9A81C2-00',
    from: '2026-10-02',
    to: '2027-10-02',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, damage_to_rented_premises: 100_000, med_exp: 15_000 },
    text: `
 nimbus
 General Liability Policy Declarations
 Policy number    NXT-GL-9A81C2-00
 Insured          Ruiz Handyman Services
 Policy period    2026-10-02 to 2027-10-02
 Insurer          Nimbus Insurance Company
 Limits of insurance
 General Aggregate Limit                         $2,000,000
 Products/Completed Operations Aggregate Limit   $2,000,000
 Each Occurrence Limit                           $1,000,000
 Damage to Premises Rented To You Limit          $100,000
 Medical Expense Limit                           $15,000
 Total cost    $742.11`,
  },
  {
    name: 'two covered autos columns with split limits and deductibles only in columns',
    type: 'auto_liability',
    carrier: 'Sequoia Ridge Insurance Company',
    number: '19361-52-4418',
    from: '2026-03-01',
    to: '2026-09-01',
    limits: { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    text: `
 Auto Insurance Declaration Page
 Policy Number:      19361-52-4418          Underwritten by:  Sequoia Ridge Insurance Company
 Effective:          3/1/2026 12:01 AM                        6301 Mission Ave, Topeka, KS 66614
 Expiration:         9/1/2026 12:01 AM
 Named Insured(s):   Milo Anand
 Coverage Information
 Coverage                        Limits                             2020 Tesla Model 3     2015 Ford Fusion
 Bodily Injury                   $250,000 each person               $188.40                $142.00
                                 $500,000 each accident
 Property Damage                 $100,000 each accident             $120.10                $91.00
 Uninsured/Underinsured Motorist $100,000 each person               $12.00                 $12.00
                                 $300,000 each accident
 Comprehensive  deductible                                          $250                   $500
 Collision      deductible                                          $500                   $500
 Fees $22.50    Policy premium $1,204.10`,
  },
  {
    name: 'umbrella called excess liability with retained limit',
    type: 'umbrella',
    carrier: 'Highmoor Insurance Company',
    number: 'CUP-0J441882-26-14',
    from: '2026-07-07',
    to: '2027-07-07',
    limits: { each_occurrence: 2_000_000, aggregate: 2_000_000, retention: 10_000 },
    text: `
 COMMERCIAL EXCESS LIABILITY (UMBRELLA) INSURANCE POLICY DECLARATIONS
 POLICY NO.: CUP-0J441882-26-14           ISSUE DATE: 07-15-26
 INSURING COMPANY: HIGHMOOR INSURANCE COMPANY
 1. NAMED INSURED AND MAILING ADDRESS: TREEHOUSE PLAYGROUND BUILDERS LLC, 3 ELM, BEND OR 97701
 2. POLICY PERIOD: From 07-07-26 to 07-07-27 12:01 A.M. Standard Time at your mailing address.
 3. LIMITS OF INSURANCE
    COVERAGES                                              LIMITS OF LIABILITY
    Aggregate limit (except auto)                          $ 2,000,000
    Each occurrence limit                                  $ 2,000,000
    Retained limit, each occurrence                        $ 10,000`,
  },
  {
    name: 'builders risk',
    type: 'builders_risk',
    carrier: 'Stillwater Fire Insurance Company',
    number: 'BR 99-1207',
    from: '2026-08-01',
    to: '2027-02-01',
    limits: {},
    text: `
 STILLWATER FIRE INSURANCE COMPANY
 BUILDERS RISK COVERAGE DECLARATIONS
 Policy Number: BR 99-1207
 Policy Term: 08/01/2026 to 02/01/2027
 Insured: Copper Basin Framing Inc
 Project location: 8 Mesa Trail, Prescott, AZ 86301
 Completed value limit $640,000     Soft costs $25,000     Deductible $2,500`,
  },
  {
    name: 'physical damage of trucks alone',
    type: 'auto_physical_damage',
    carrier: 'Fairlead Insurance Company',
    number: 'PD 40 118828',
    from: '2026-10-10',
    to: '2027-10-10',
    limits: {},
    text: `
 FAIRLEAD INSURANCE COMPANY
 TRUCK PHYSICAL DAMAGE POLICY DECLARATIONS
 Policy Number: PD 40 118828           Policy Period: 10/10/2026 to 10/10/2027
 Named Insured: Osei Adjei
 Unit   Description             Stated Value     Deductible
 1      2021 Volvo VNL tractor  $88,000          $2,500
 2      2019 Utility trailer    $31,000          $1,000
 Total insured value $119,000   Loss payee: First Valley Bank`,
  },
]

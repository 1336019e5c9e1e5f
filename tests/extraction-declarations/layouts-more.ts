import type { Expected } from './expected.ts'

/** Wordings that differ from those of the other layouts in every label; names and numbers invented. */
export const MORE_LAYOUTS: Expected[] = [
  {
    name: 'amounts under Each Person/Each Occurrence, period with through',
    type: 'auto_liability',
    carrier: 'Sandpiper Casualty Company',
    number: '6012-34-91-78',
    from: '2026-09-11',
    to: '2027-03-11',
    limits: { bodily_injury_per_person: 30_000, bodily_injury_per_accident: 60_000, property_damage_per_accident: 25_000 },
    text: `
 Sandpiper Casualty Company                        Declarations Page
 One Sandpiper Plaza                               This is a description of your coverage.
 Tel: 1-800-555-0144                               Please retain for your records.
 Policy Number: 6012-34-91-78
 Coverage Period: 09-11-26 through 03-11-27        12:01 a.m. local time at the address of the named insured
 Date Issued: August 2, 2026
 GRETA LINDQVIST
 4 BAY VIEW TER
 GALVESTON TX 77550
 Vehicles                 VIN                  Vehicle Location     Finance Company/Lienholder
 1  2016 Nissan Rogue     5N1AT2MT0GC000000    Galveston TX
 Coverages                           Limits and/or Deductibles      Vehicle 1
 Bodily Injury Liability
 Each Person/Each Occurrence         $30,000/$60,000                $212.10
 Property Damage Liability           $25,000                        $140.30
 Uninsured Motorist/Underinsured Motorist
 Each Person/Each Occurrence         $30,000/$60,000                $31.00
 Comprehensive                       $500 Ded                       $44.00
 Six Month Premium Per Vehicle                                      $427.40`,
  },
  {
    name: 'lettered coverages, months without commas',
    type: 'auto_liability',
    carrier: 'Prairie State Mutual Automobile Insurance Company',
    number: '122 8841-C03-14B',
    from: '2026-03-03',
    to: '2026-09-03',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
 PRAIRIE STATE MUTUAL AUTOMOBILE INSURANCE COMPANY
 PO BOX 2915  BLOOMINGTON IL 61702                 DECLARATIONS PAGE
 NAMED INSURED                                     POLICY NUMBER  122 8841-C03-14B
 HOLT, MARGO & PETE                                POLICY PERIOD  MAR 03 2026 TO SEP 03 2026
 77 ORCHARD RD                                     12:01 A.M. STANDARD TIME
 NORMAL IL 61761
 YOUR CAR   2020 KIA SOUL  4DR   ID NUMBER KNDJ23AU0L7000000
 SYMBOLS   COVERAGES & LIMITS                          PREMIUMS
 A         Liability Coverage                          $198.22
           Bodily Injury Limits
           Each Person, Each Accident
           $100,000    $300,000
           Property Damage Limit
           Each Accident
           $100,000
 C         Medical Payments Coverage, Limit Each Person $5,000    $6.11
 D         Comprehensive Coverage - $500 Deductible     $40.08
 Total premium for this policy period  $244.41`,
  },
  {
    name: 'EA PER and EA ACC, effective to',
    type: 'auto_liability',
    carrier: 'Fort Union Casualty Insurance Company',
    number: '02291 44 17U 7102 3',
    from: '2026-04-16',
    to: '2026-10-16',
    limits: { bodily_injury_per_person: 300_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    text: `
 FORT UNION CASUALTY INSURANCE COMPANY
 (A Stock Insurance Company)            San Antonio, Texas 78288
 TEXAS AUTO POLICY                      RENEWAL DECLARATIONS
 POLICY NUMBER  02291 44 17U 7102 3
 POLICY PERIOD: (12:01 A.M. standard time)
 EFFECTIVE APR 16 2026 TO OCT 16 2026
 Named Insured and Address
 ROSA M TELLEZ
 909 HILL PL
 KILLEEN TX 76541
 The vehicle(s) described is principally garaged at the above address.
 COVERAGES     LIMITS OF LIABILITY              VEH 01     VEH 02
 LIABILITY
   BODILY INJURY    EA PER  $  300,000
                    EA ACC  $  500,000          151.20     120.44
   PROPERTY DAMAGE  EA ACC  $  100,000          88.10      71.00
 UNINSURED MOTORISTS
   BODILY INJURY    EA PER  $  100,000
                    EA ACC  $  300,000          20.10      20.10
 TOTAL PREMIUM                                  259.40     211.54`,
  },
  {
    name: 'liability limits of a trade name policy, insurer in a paragraph',
    type: 'general_liability',
    carrier: 'Guardhouse Insurance Company, Ltd.',
    number: '12 SBX AB7734 SC',
    from: '2026-01-20',
    to: '2027-01-20',
    limits: { each_occurrence: 1_000_000, med_exp: 10_000, personal_adv_injury: 1_000_000, damage_to_rented_premises: 1_000_000, products_comp_op_agg: 2_000_000, general_aggregate: 2_000_000 },
    also: { property: {} },
    text: `
 This Spectrum Business Policy consists of the Declarations, Coverage Forms, Common Policy Conditions and any other
 Forms and Endorsements issued to be a part of the Policy. This insurance is provided by:
 Guardhouse Insurance Company, Ltd.
 Policy Number: 12 SBX AB7734 SC
 BUSINESS INSURANCE POLICY DECLARATIONS
 Named Insured and Mailing Address:  LARKSPUR DENTAL SUPPLY INC
                                     6 LOOP RD
                                     CARY NC 27511
 Policy Period: From 01/20/26 To 01/20/27 1 YEAR
 12:01 a.m., Standard time at your mailing address shown above.
 Name of Agent/Broker: TRIANGLE INSURANCE PARTNERS   Code: 220114
 Location(s), Building(s), Business of Named Insured
 BUILDING                                          NO COVERAGE
 BUSINESS PERSONAL PROPERTY   REPLACEMENT COST     $ 84,900
 PROPERTY DEDUCTIBLE                               $ 500
 BUSINESS LIABILITY                                LIMITS OF INSURANCE
 LIABILITY AND MEDICAL EXPENSES                    $1,000,000
 MEDICAL EXPENSES - ANY ONE PERSON                 $   10,000
 PERSONAL AND ADVERTISING INJURY                   $1,000,000
 DAMAGES TO PREMISES RENTED TO YOU
   ANY ONE PREMISES                                $1,000,000
 AGGREGATE LIMITS
   PRODUCTS-COMPLETED OPERATIONS                   $2,000,000
   GENERAL AGGREGATE                               $2,000,000`,
  },
  {
    name: 'sub limits worded per person, per covered loss, all occurrences',
    type: 'general_liability',
    carrier: 'Buckeye Lane Mutual Insurance Company',
    number: 'ACB BPXM 3071144812',
    from: '2026-06-15',
    to: '2027-06-15',
    limits: { each_occurrence: 1_000_000, med_exp: 5_000, damage_to_rented_premises: 300_000, personal_adv_injury: 1_000_000, products_comp_op_agg: 2_000_000, general_aggregate: 2_000_000 },
    also: { property: {} },
    text: `
 PREMIER BUSINESSOWNERS POLICY DECLARATIONS
 Policy Number: ACB BPXM 3071144812
 Coverage is provided by: Buckeye Lane Mutual Insurance Company, Columbus, OH
 Named Insured: CORNER STONE PRINT SHOP LLC
 Policy Period: From 06-15-26 to 06-15-27
 LIABILITY COVERAGES                                                LIMITS OF INSURANCE
 Liability and Medical Expenses
   Each Occurrence Limit of Insurance        Per Occurrence          $1,000,000
   Medical Payments Coverage Sub Limit       Per Person              $5,000
   Tenants Property Damage Legal Liability Sub Limit  Per Covered Loss  $300,000
   Personal and Advertising Injury           Per Person or Organization $1,000,000
   Products-Completed Operations Aggregate   All Occurrences         $2,000,000
   General Aggregate (Other than Products-Completed Operations)  All Occurrences  $2,000,000
 PROPERTY COVERAGES                                                 LIMITS OF INSURANCE
 Business Personal Property - Special                                $61,200
 Equipment Breakdown                                                 INCLUDED`,
  },
  {
    name: 'Coverage L and Coverage M',
    type: 'general_liability',
    carrier: 'Prairie State Fire and Casualty Company',
    number: '93-BX-C410-7',
    from: '2026-08-22',
    to: '2027-08-22',
    limits: { each_occurrence: 1_000_000, med_exp: 5_000, damage_to_rented_premises: 300_000, products_comp_op_agg: 2_000_000, general_aggregate: 2_000_000 },
    also: { property: {} },
    text: `
 PRAIRIE STATE FIRE AND CASUALTY COMPANY
 A STOCK COMPANY WITH HOME OFFICES IN BLOOMINGTON, ILLINOIS
 BUSINESSOWNERS POLICY - RENEWAL DECLARATIONS
 Policy Number     93-BX-C410-7
 Named Insured     BLUE HERON YOGA LLC
 Policy Period   Effective Date   Expiration Date
 12 Months       AUG 22 2026      AUG 22 2027
 The policy period begins and ends at 12:01 am standard time at the premises location.
 SECTION I - PROPERTY SCHEDULE
 Location Number   Location            Limit of Insurance      Limit of Insurance
                                       Coverage A - Buildings   Coverage B - Business Personal Property
 001               8 Dune Rd           No Coverage              $ 33,100
 SECTION II - LIABILITY
 COVERAGE                                                  LIMIT OF INSURANCE
 Coverage L - Business Liability                           $1,000,000
 Coverage M - Medical Expenses (Any One Person)            $5,000
 Damage To Premises Rented To You                          $300,000
 AGGREGATE LIMITS                                          LIMIT OF INSURANCE
 Products/Completed Operations Aggregate                   $2,000,000
 General Aggregate                                         $2,000,000`,
  },
  {
    name: 'start and end dates, policy sign instead of number',
    type: 'property',
    carrier: 'Citrus Home Insurance Company',
    number: 'LX-209-118-774',
    from: '2026-01-04',
    to: '2027-01-04',
    limits: {},
    text: `
 Citrus                                     Your Renters Insurance Policy
 Declarations
 Policy # LX-209-118-774
 Insured by Citrus Home Insurance Company
 Policyholder: Wren Castellanos
 Insured address: 210 W 4th St Unit 9, Tulsa OK 74103
 Start date: Jan 4, 2026, 12:01 AM
 End date: Jan 4, 2027, 12:01 AM
 Personal property $20,000    Loss of use $6,000    Personal liability $100,000
 Medical payments to others $1,000    Deductible $500
 Monthly payment $9.17`,
  },
  {
    name: 'homeowners with period at the location of the property',
    type: 'property',
    carrier: 'Northgate Property and Casualty Insurance Company',
    number: '981 344 207',
    from: '2026-07-30',
    to: '2027-07-30',
    limits: {},
    text: `
 Northgate Property and Casualty Insurance Company          Page 1 of 4
 House & Home Policy Declarations
 Your policy effective date is July 30, 2026
 Information as of June 2, 2026
 Summary
 Named Insured(s)            Total Premium for the Premium Period
 Ada and Luis Quiroga        Premium for property insured $1,804.00
 Mailing address             Your insurance covers
 5 Sycamore Ct               Location of property insured 5 Sycamore Ct, Reno, NV 89501
 Policy number               Policy Period
 981 344 207                 Begins on July 30, 2026 at 12:01 A.M. standard time, with no fixed date of expiration
                             Premium period: Beginning July 30, 2026 through July 30, 2027 at 12:01 A.M. standard time
 Coverage                                 Limits of Liability     Applicable Deductible(s)
 Dwelling Protection                      $390,000                $1,500 All peril
 Personal Property Protection             $195,000
 Family Liability Protection              $300,000 each occurrence
 Guest Medical Protection                 $5,000 each person`,
  },
  {
    name: 'information page of a carrier that prints its own order',
    type: 'workers_comp',
    carrier: 'Stonebridge Employers Insurance Company',
    number: '14 WEX AQ2287',
    from: '2026-02-10',
    to: '2027-02-10',
    limits: { statutory: null, el_each_accident: 100_000, el_disease_policy_limit: 500_000, el_disease_each_employee: 100_000 },
    text: `
 WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
 INFORMATION PAGE
 INSURER: STONEBRIDGE EMPLOYERS INSURANCE COMPANY
 NCCI Company Number: 21440                      POLICY NUMBER: 14 WEX AQ2287
 Previous Policy Number: 14 WEX AQ2286
 1. Named Insured and Mailing Address: QUILL HOLLOW FARM STORE INC, 40 RTE 9, HUDSON NY 12534
 The Named Insured is: CORPORATION     Business: GARDEN SUPPLY
 2. Policy Period: From 02/10/26 To 02/10/27     12:01 a.m., standard time at the insured's mailing address.
 Producer's Name: HUDSON RIVER AGENCY   Producer's Code: 778201
 3. A. Workers Compensation Insurance: Part one of the policy applies to the workers compensation law of the state(s) listed here: NY
 B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A.
 The limits of our liability under Part Two are:
 Bodily injury by Accident   $100,000 each accident
 Bodily injury by Disease    $500,000 policy limit
 Bodily injury by Disease    $100,000 each employee
 Total Estimated Annual Premium: $4,120    Deposit Premium:    Policy Minimum Premium: $610 NY`,
  },
]

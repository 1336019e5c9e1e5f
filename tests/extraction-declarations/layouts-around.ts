import type { Expected } from './expected.ts'

/** Papers whose labels stand around their amounts: under them, behind them, over them with a scale; names and numbers invented. */
export const AROUND_LAYOUTS: Expected[] = [
  {
    name: 'a market’s reference beside the policy’s own number, the market’s name in the middle of a sentence',
    type: 'general_liability',
    carrier: 'certain UNDERWRITERS AT LLOYD\'S, LONDON',
    number: 'WXG0077204-01',
    from: '2026-03-30',
    to: '2027-03-30',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, personal_adv_injury: 1_000_000 },
    text: `
               COMMON POLICY DECLARATIONS
 This insurance is effected with certain UNDERWRITERS AT LLOYD'S, LONDON
 Unique Market Reference: B0988XYZ2026007        Percentage: 100%
 Policy Number: WXG0077204-01
 NAMED INSURED: Candleford Events LLC
 POLICY PERIOD: From: March 30, 2026 To: March 30, 2027 at 12:01 A.M. Standard Time
               COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 General Aggregate Limit (Other Than Products - Completed Operations)          $ 2,000,000
 Personal and Advertising Injury Limit                                         $ 1,000,000
 Each Occurrence Limit                                                         $ 1,000,000
 Medical Expense Limit                                                         EXCLUDED`,
  },
  {
    name: 'amounts that are not round with their words behind them, an insurer’s name broken before its last word',
    type: 'auto_liability',
    carrier: 'Lantern Mutual Personal Insurance Company',
    number: 'ADS-118-774120-40 5 2',
    from: '2026-05-02',
    to: '2027-05-02',
    limits: { bodily_injury_per_person: 12_500, bodily_injury_per_accident: 25_001, property_damage_per_accident: 7_500 },
    text: `
 Lantern Mutual Insurance
 Auto Policy Declarations
 Policy Number: ADS-118-774120-40 5 2
 Policy Period: 05/02/2026 - 05/02/2027 12:01 AM
 COVERAGE                 LIMITS                           PREMIUM
 Bodily Injury            $ 12,500 each person              $ 611
                          $ 25,001 each accident
 Property Damage          $ 7,500 each accident             $ 402
 AUTO 4079 02 15  Auto Policy Declarations provided and underwritten by Lantern Mutual Personal Insurance
 Company (a stock insurance company), Boston, MA.`,
  },
  {
    name: 'a boat’s policy is no automobile’s',
    type: 'other',
    carrier: 'Hollin Casualty Insurance Company',
    number: '811700442',
    from: '2026-04-21',
    to: '2027-04-21',
    limits: {},
    text: `
 Policy Number: 811700442
 Underwritten by: Hollin Casualty Insurance Company
 Policy Period: Apr 21, 2026 - Apr 21, 2027
          Boat and Personal Watercraft Insurance Coverage Summary
          This is your Declarations Page
 2014 OSPREY 240   Hull ID: OSPX1234A414
                                                Limits                            Deductible   Premium
 Bodily Injury and Property Damage Liability    $300,000 combined single limit                    $88
 Uninsured Boater                               $100,000 each accident                             11
 Comprehensive                                  Agreed Value $38,000              $500            201`,
  },
  {
    name: 'cargo’s deductible under a heading of its own, the reefer’s beside its limit',
    type: 'cargo',
    carrier: 'Elderberry Casualty Insurance Company',
    number: 'EIM 771-20-44',
    from: '2026-05-09',
    to: '2027-05-09',
    limits: { per_vehicle: 100_000, per_occurrence: 200_000, deductible: 2_500, reefer_breakdown: 75_000, reefer_deductible: 5_000 },
    text: `
 ELDERBERRY CASUALTY INSURANCE COMPANY
               MOTOR TRUCK CARGO LIABILITY DECLARATIONS
 Policy No.: EIM 771-20-44
 Policy Period: 05/09/2026 to 05/09/2027, 12:01 A.M.
 LIMITS OF INSURANCE
 1. Loss to property in or on any one covered vehicle           $ 100,000
 2. Loss in any one disaster (occurrence)                       $ 200,000
 DEDUCTIBLES
 Each loss                                                      $ 2,500
 OPTIONAL COVERAGES
 Refrigeration breakdown       Limit $ 75,000                   Deductible $ 5,000
 Earned freight charges                                         $ 2,500`,
  },
  {
    name: 'three limits with strokes behind both their names',
    type: 'auto_liability',
    carrier: 'Saltersgate Insurance Company',
    number: '204-77120-4418-003',
    from: '2026-03-01',
    to: '2026-09-01',
    limits: { bodily_injury_per_person: 25_000, bodily_injury_per_accident: 50_000, property_damage_per_accident: 10_000 },
    text: `
 Saltersgate Insurance Company
 Personal Auto Policy Declarations
 Policy Number      204-77120-4418-003
 Policy Period      03/01/2026 12:01 AM to 09/01/2026 12:01 AM
 Coverage                            Limits          Deductible     Vehicle 1
 Bodily Injury / Property Damage     25/50/10                       $312
 Uninsured Motorist BI/PD            15/30/10        $250           $61`,
  },
  {
    name: 'limits in thousands by their heading',
    type: 'auto_liability',
    carrier: 'Ferncliff Automobile Insurance Company',
    number: '0502 07 118877204',
    from: '2026-08-30',
    to: '2027-02-28',
    limits: { bodily_injury_per_person: 50_000, bodily_injury_per_accident: 100_000, property_damage_per_accident: 25_000 },
    text: `
 Ferncliff Automobile Insurance Company          AUTOMOBILE POLICY DECLARATIONS
 POLICY NUMBER: 0502 07 118877204
 POLICY PERIOD: 08/30/2026 TO 02/28/2027
                                     LIMITS OF LIABILITY              PREMIUMS
 COVERAGE                            (IN THOUSANDS)                   VEH 1
 BODILY INJURY LIABILITY             $50 EACH PERSON/$100 EACH ACCIDENT    188.00
 PROPERTY DAMAGE LIABILITY           $25 EACH ACCIDENT                     141.00
 UNINSURED MOTORIST BODILY INJURY    $15 EACH PERSON/$30 EACH ACCIDENT      30.00`,
  },
  {
    name: 'the first day over the last, set in under it',
    type: 'umbrella',
    carrier: 'Oakhanger Insurance Company of Ohio',
    number: 'UZ7712044',
    from: '2026-05-20',
    to: '2027-05-20',
    limits: { each_occurrence: 2_000_000 },
    text: `
 OAKHANGER INSURANCE COMPANY OF OHIO
               PERSONAL UMBRELLA POLICY DECLARATIONS
 INSURED:                            POLICY NUMBER:  UZ7712044
 WINIFRED OSTLER                     POLICY PERIOD FROM: MAY 20 2026
 17 ORCHARD HILL                                     TO: MAY 20 2027
 LIMIT OF LIABILITY          $2,000,000 EACH OCCURRENCE
 RETAINED LIMIT              $0`,
  },
  {
    name: 'dealers with cars of customers in their keeping',
    type: 'garage_liability',
    carrier: 'Cranmore Select Insurance Company',
    number: 'B0077120001',
    from: '2026-11-01',
    to: '2027-11-01',
    limits: {},
    also: { garagekeepers: {} },
    text: `
 CRANMORE SELECT INSURANCE COMPANY
               AUTO DEALERS COVERAGE FORM DECLARATIONS
 POLICY NUMBER: B0077120001          POLICY PERIOD: FROM 11-01-2026 TO 11-01-2027
 COVERAGES                         COVERED AUTOS    LIMIT
 COVERED AUTOS LIABILITY           21               $1,000,000
 GARAGEKEEPERS COMPREHENSIVE       30               $250,000 each location`,
  },
  {
    name: 'what each amount is for in a column behind it, over several lines, with what it is subject to',
    type: 'general_liability',
    carrier: 'Wetherby Surplus Insurance Company',
    number: 'WPS7712044',
    from: '2026-02-14',
    to: '2027-02-14',
    limits: { general_aggregate: 2_000_000, products_comp_op_agg: 1_000_000, each_occurrence: 500_000, damage_to_rented_premises: 100_000, personal_adv_injury: 500_000, med_exp: 5_000 },
    text: `
 WETHERBY SURPLUS INSURANCE COMPANY
               COMMERCIAL GENERAL LIABILITY SUPPLEMENTAL DECLARATIONS
 Policy No. WPS7712044     Policy Period: 02-14-2026 to 02-14-2027
 Coverage                                        Limit of Liability

 Aggregate Limits of Liability                   $ 1,000,000    Products/Completed
                                                                Operations Aggregate
                                                 $ 2,000,000    General Aggregate (other than
                                                                Products/Completed Operations)

 Coverage A - Bodily Injury and                                 any one occurrence subject
 Property Damage Liability                       $   500,000    to the Products/Completed
                                                                Operations and General
                                                                Aggregate Limits of Liability

                                                                any one premises subject to the
 Damage to Premises Rented To You                $   100,000    Coverage A occurrence and
                                                                the General Aggregate Limits

 Coverage B - Personal and Advertising                          any one person or organization
 Injury Liability                                $   500,000    subject to the General Aggregate

 Coverage C - Medical Payments                   $     5,000    any one person`,
  },
  {
    name: 'an aggregate of liability and medical expenses together',
    type: 'general_liability',
    carrier: 'Sedgemoor Security Insurance Company',
    number: 'SZS (26) 77 12 04 41',
    from: '2026-08-28',
    to: '2027-08-28',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, med_exp: 15_000 },
    also: { property: {} },
    text: `
 Policy Number: SZS (26) 77 12 04 41          Coverage Is Provided In: Sedgemoor Security Insurance Company
 Policy Period: From 08/28/2026 To 08/28/2027
               Commercial Businessowners Declarations
 Liability and Medical Expenses Limit - Occurrence             1,000,000
 Medical Expenses Limit (Any One Person)                          15,000
 Liability and Medical Expenses Aggregate                      2,000,000
 Business Personal Property                                      $88,000`,
  },
  {
    name: 'what a form says where nothing is entered gives way to what is',
    type: 'general_liability',
    carrier: 'The Ostrander Insurance Company',
    number: 'EPX 077 12 44',
    from: '2026-12-15',
    to: '2029-12-15',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 500_000, med_exp: 10_000 },
    text: `
               THE OSTRANDER INSURANCE COMPANY
               COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Policy number: EPX 077 12 44     FROM: 12-15-2026     TO: 12-15-2029
 EACH OCCURRENCE LIMIT                                   $1,000,000
 GENERAL AGGREGATE LIMIT                                 $2,000,000
 DAMAGE TO PREMISES RENTED TO YOU LIMIT                  ANY ONE PREMISES
    $100,000 limit unless otherwise indicated herein:    $  500,000
 MEDICAL EXPENSE LIMIT                                   ANY ONE PERSON
    $5,000 limit unless otherwise indicated herein:      $   10,000`,
  },
  {
    name: 'a short code for a number, alone beside its label',
    type: 'auto_liability',
    carrier: 'Rootham Property & Casualty Insurance Company',
    number: 'HKX7M4',
    from: '2026-10-01',
    to: '2027-04-01',
    limits: { bodily_injury_per_person: 50_000, bodily_injury_per_accident: 100_000, property_damage_per_accident: 50_000 },
    text: `
 Declarations page
 Rootham Property & Casualty Insurance Company
 Policy number            HKX7M4
 Policy period            Oct 1, 2026 12:01am - Apr 1, 2027 12:01am
 Policy-level coverages   Limits                                    Premium
 Bodily injury            $50k per person / $100k per accident      $188.00
 Property damage          $50k per accident                         $140.00`,
  },
  {
    name: 'an umbrella’s limits with their words behind them, no line between its rows',
    type: 'umbrella',
    carrier: 'The Garnet Indemnity Company',
    number: 'CXP-7N771204-26-42',
    from: '2026-01-15',
    to: '2027-01-15',
    limits: { each_occurrence: 5_000_000, aggregate: 5_000_000, retention: 10_000 },
    text: `
           COMMERCIAL EXCESS LIABILITY (UMBRELLA) INSURANCE POLICY DECLARATIONS
 POLICY NO.: CXP-7N771204-26-42           ISSUE DATE: 12-10-25
 INSURING COMPANY: THE GARNET INDEMNITY COMPANY
 2. POLICY PERIOD: From 01-15-26 to 01-15-27 12:01 A.M. Standard Time at your mailing address.
    AGGREGATE LIMITS OF LIABILITY          $ 5,000,000  Products/Completed Operations Aggregate
                                           $ 5,000,000  General Aggregate
    COVERAGE A - BODILY INJURY AND         $ 5,000,000  any one occurrence subject to the
    PROPERTY DAMAGE LIABILITY                           PRODUCTS/COMPLETED OPERATIONS and
                                                        GENERAL AGGREGATE LIMITS OF LIABILITY
    COVERAGE B - PERSONAL AND ADVERTISING  $ 5,000,000  any one person or organization subject
    INJURY LIABILITY                                    to the GENERAL AGGREGATE LIMIT OF LIABILITY
    RETAINED LIMIT                         $    10,000  any one occurrence or event`,
  },
  {
    name: 'a carrier’s sample with sentences beside it that explain each part',
    type: 'auto_liability',
    carrier: 'Marlstone Insurance Company',
    number: 'PA 4471820-03',
    from: '2026-03-15',
    to: '2026-09-15',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
 How to read your auto declarations page
 Marlstone Insurance Company                                    1 Policy number
 PERSONAL AUTO POLICY DECLARATIONS                              Use this number whenever you write to us.
 Policy Number: PA 4471820-03                                   2 Policy period
 Policy Period: 03/15/2026 to 09/15/2026                        The days on which your coverage begins and
 Named Insured: Ines Q. Vandermeer                              ends. Most policies are for six months.
 123 Main Street, Nashua, NH 03060                              3 Bodily injury
                                                                Pays up to $50,000 for one person hurt and up to
 Coverages                Limits                    Premium     $250,000 for everyone hurt in one accident. The
 Bodily Injury Liability  $100,000 each person      $188.00     least that the law allows is $25,000 and $50,000.
                          $300,000 each accident                4 Property damage
 Property Damage          $100,000 each accident    $121.00     Pays for what you do to the property of others.
 Personal Injury          $15,000 each person       $74.00      5 Deductible
 Collision                $500 deductible           $204.00     What you pay before we pay. A higher one, such
 Total premium                                      $587.00     as $1,000, lowers what the policy costs you.`,
  },
  {
    name: 'a street whose name holds a word that denies terms',
    type: 'workers_comp',
    carrier: 'Marlstone Insurance Company',
    number: 'BWC0077120401',
    from: '2026-09-03',
    to: '2027-09-03',
    limits: { statutory: null, el_each_accident: 100_000, el_disease_policy_limit: 500_000, el_disease_each_employee: 100_000 },
    text: `
 MARLSTONE INSURANCE COMPANY
 WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY INFORMATION PAGE
 Policy Number   BWC0077120401
 Item 1. The Insured: Quill Painting LLC
                      8 Orange Blossom Trail, Coffeeville
 Item 2. Policy Period: 09/03/2026 to 09/03/2027 12:01 a.m. at the insured's mailing address
 Item 3. B. Employers Liability Insurance: the limits of liability are:
            Bodily Injury by Accident    $100,000     each accident
            Bodily Injury by Disease     $500,000     policy limit
            Bodily Injury by Disease     $100,000     each employee`,
  },
  {
    name: 'each occurrence of a fleet that names no cargo',
    type: 'auto_liability',
    carrier: 'Marlstone Insurance Company',
    number: '9300441820',
    from: '2026-04-09',
    to: '2026-10-09',
    limits: { combined_single_limit: 1_000_000 },
    text: `
                                          Commercial Auto Declarations Page
 Marlstone Insurance Company              Policy Number: 9300441820
                                          Coverage Period: 04-09-26 through 10-09-26
 Coverages                         Limits and/or Deductibles      Vehicle 1      Vehicle 2
 Liability - Combined Single Limit
   Each Occurrence                 $1,000,000                     $611.40        $588.10
 Uninsured Motorists/CSL
   Each Occurrence                 $75,000                        $41.20         $41.20
 Total Six Month Premium                                                         $1,834.90`,
  },
  {
    name: 'an aggregate of all parts together beside the part’s own',
    type: 'epli',
    carrier: 'Marlstone Insurance Company',
    number: 'P100.771.204.2',
    from: '2026-07-21',
    to: '2027-07-21',
    limits: { each_claim: 1_000_000, aggregate: 1_500_000, retention: 10_000 },
    text: `
 Marlstone Insurance Company
                 Employment Practices Liability Declarations
 Policy No.: P100.771.204.2
 Policy period: From: July 21, 2026 To: July 21, 2027
 Limit of Liability each claim            $1,000,000
 Aggregate limit of liability             $1,500,000
 Retention each claim                     $10,000
 Policy Aggregate                         $3,000,000`,
  },
]

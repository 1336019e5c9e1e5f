import type { Expected } from './expected.ts'

/** Declarations whose amounts belong to what stands over them: a heading, a letter, the lines of a cell; names and numbers invented. */
export const UNDER_HEADS_LAYOUTS: Expected[] = [
  {
    name: 'a schedule of underlying insurance whose heads speak of limits of insurance',
    type: 'umbrella',
    carrier: 'Curlew Property Casualty Company of America',
    number: 'CUR-8K551832-26-14',
    from: '2026-04-15',
    to: '2027-04-15',
    limits: { each_occurrence: 5_000_000, aggregate: 5_000_000, retention: 10_000 },
    text: `
 COMMERCIAL UMBRELLA LIABILITY              POLICY NO.: CUR-8K551832-26-14
 POLICY DECLARATIONS                        ISSUE DATE: 03-22-26
 INSURING COMPANY:
 CURLEW PROPERTY CASUALTY COMPANY OF AMERICA
 2. POLICY PERIOD:
    From 04-15-26 to 04-15-27 12:01 A.M. Standard Time at your mailing address
 3. LIMITS OF INSURANCE:
    COVERAGES                                           LIMITS OF LIABILITY
    GENERAL AGGREGATE                                   $  5,000,000   aggregate
    OCCURRENCE LIMIT                                    $  5,000,000   any one occurrence
    CRISIS MANAGEMENT SERVICE EXPENSES                  $     50,000   all crisis management
                                                                       events
 4. SELF-INSURED RETENTION:                             $     10,000   any one occurrence
 5. SCHEDULE OF UNDERLYING INSURANCE:
    Policy No./Insurer           Coverage and Limits of Insurance
    BX-7K551820-26-14-G          AUTO LIABILITY
    CURLEW PROPERTY CAS CO       $ 1,000,000 EACH ACCIDENT
    661-4K551832-26-14           COMMERCIAL GENERAL LIABILITY
    CURLEW INDEMNITY CO          $ 1,000,000 EACH OCCURRENCE
                                 $ 2,000,000 GENERAL AGGREGATE`,
  },
  {
    name: 'an insurer of property and casualty over the period of its declarations heads no property',
    type: 'auto_liability',
    carrier: 'Curlew Property Casualty Company of America',
    number: 'BX-7K551820-26-14-G',
    from: '2026-04-15',
    to: '2027-04-15',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {} },
    text: `
 BUSINESS AUTO                              POLICY NO.: BX-7K551820-26-14-G
 COVERAGE PART DECLARATIONS                 ISSUE DATE: 03-22-26
 INSURING COMPANY:
 CURLEW PROPERTY CASUALTY COMPANY OF AMERICA
 Declarations Period: From 04-15-26 to 04-15-27 12:01 A.M. Standard Time at your mailing
 address shown in the Common Policy Declarations.
 ITEM TWO   SCHEDULE OF COVERAGES AND COVERED AUTOS
                             COVERED AUTO
 COVERAGES                   SYMBOL         LIMIT OF INSURANCE
 COVERED AUTOS LIABILITY     1              $ 1,000,000
 AUTO MEDICAL PAYMENTS       7              $ 5,000  each insured
 PHYSICAL DAMAGE
   COMPREHENSIVE COVERAGE    7, 8           Actual cash value or cost of repair
   COLLISION COVERAGE        7, 8           Actual cash value or cost of repair`,
  },
  {
    name: 'under its own item an amount of each claim is what is kept back',
    type: 'professional_liability',
    carrier: 'Curlew Insurance Company, Inc.',
    number: 'W55183250101',
    from: '2026-06-09',
    to: '2027-06-09',
    limits: { each_claim: 2_000_000, aggregate: 2_000_000, retention: 25_000 },
    text: `
 CURLEW INSURANCE COMPANY, INC.
 MISCELLANEOUS PROFESSIONAL LIABILITY POLICY
 DECLARATIONS
 Policy Number:  W55183250101
 Item 1.    Named Insured:  Larch Translation Services, Inc.
 Item 2.    Policy Period:  From: 09 June 2026  To: 09 June 2027
 Item 3.    Limits of Liability:
            (a) USD 2,000,000 each Claim - includes Claims Expenses
            (b) USD 2,000,000 aggregate for the Policy Period - includes Claims Expenses
 Item 4.    Retention:
            USD 25,000 each Claim - includes Claims Expenses
 Item 5.    Premium: USD 11,204`,
  },
  {
    name: 'each amount ends the lines that are said of it',
    type: 'general_liability',
    carrier: 'Curlew Specialty Insurance Company',
    number: 'CVS5518320',
    from: '2026-03-12',
    to: '2027-03-12',
    limits: { each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 1_000_000 },
    text: `
 CURLEW SPECIALTY INSURANCE COMPANY
 COMMERCIAL GENERAL LIABILITY COVERAGE PART
 SUPPLEMENTAL DECLARATIONS
 Policy No. CVS5518320            Policy Period: 03-12-2026 to 03-12-2027
 Item 1. Limits of Insurance
 Coverage                         Limit of Liability
 Aggregate Limits of Liability                      Products/Completed
                                  $ 1,000,000       Operations Aggregate
                                                    General Aggregate (other than
                                  $ 2,000,000       Products/Completed Operations)
 Coverage A - Bodily Injury and                     any one occurrence subject to
 Property Damage Liability                          the Products/Completed
                                                    Operations and General Aggregate
                                  $ 1,000,000       Limits of Liability
 Damage To Premises                                 any one premises subject to the
 Rented To You Limit                                Coverage A occurrence and the
                                  $ 100,000         General Aggregate Limits of Liability
 Coverage B - Personal and                          any one person or organization
 Advertising Injury Liability                       subject to the General Aggregate
                                  $ 1,000,000       Limits of Liability
 Coverage C - Medical Payments                      any one person subject to the
                                                    Coverage A occurrence and the
                                  $ 5,000           General Aggregate Limits of Liability
 Item 2. Description of Business`,
  },
  {
    name: 'coverages behind letters, some left open',
    type: 'auto_liability',
    carrier: 'Curlew Insurance Company',
    number: 'PZA0551832 01',
    from: '2026-02-02',
    to: '2027-02-02',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {}, cargo: { per_vehicle: 100_000, deductible: 1_000 } },
    text: `
                         CURLEW INSURANCE COMPANY
                   COMMERCIAL AUTOMOBILE - BASIC POLICY DECLARATIONS
 POLICY NUMBER   PZA0551832 01                 PRIOR POLICY NUMBER  PZA0551832 00
 ITEM 2.  POLICY PERIOD   FROM 02/02/2026   TO 02/02/2027
 COVERAGES                             LIMITS OF LIABILITY                       PREMIUMS
 A BODILY INJURY LIABILITY             $            EACH PERSON
 C COMBINED SINGLE LIMIT
   BODILY INJURY AND PROPERTY DAMAGE   $ 1,000,000  EACH OCCURRENCE              $ 22,110
 E COMPREHENSIVE                       STATED AMOUNT LESS DEDUCTIBLE             $    901
 F COLLISION                           STATED AMOUNT LESS $1,000 DEDUCTIBLE      $  2,440
 G MOTOR TRUCK CARGO                   $ 100,000 ANY ONE VEHICLE  $1,000 DED     $  1,250`,
  },
  {
    name: 'optional bodily injury over two lines, and what the law asks',
    type: 'auto_liability',
    carrier: 'The Curlew Insurance Company',
    number: 'B7TX9155',
    from: '2026-05-30',
    to: '2027-05-30',
    limits: { bodily_injury_per_person: 35_000, bodily_injury_per_accident: 80_000, property_damage_per_accident: 100_000 },
    text: `
 The Curlew Insurance Company          Massachusetts Personal Auto Policy
                                       Coverage Selections Page
 Policy Number B7TX9155     Policy Period 05/30/2026 to 05/30/2027
 Parts   Compulsory Insurance                      Limits                    Deductible   Auto 1
 1       Bodily Injury to Others                   $20,000 per person
                                                   $40,000 per accident                   $188
 4       Damage to Someone Else's Property         $100,000 per accident                  $240
         Optional Insurance
 5       Optional Bodily Injury to Others          $35,000 per person
                                                   $80,000 per accident                   $60`,
  },
  {
    name: 'a term in words, under a sentence that names a premium and a deductible',
    type: 'auto_liability',
    carrier: 'Curlew Insurance Exchange',
    number: 'Q09 5518320',
    from: '2026-06-01',
    to: '2026-12-01',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
 CURLEW INSURANCE EXCHANGE                    FAMILY AUTO POLICY DECLARATIONS
 POLICY NUMBER  Q09 5518320
 Policy period: beginning the 1st day of June 2026 and ending the 1st day of December 2026
 ITEM 5. COVERAGES, LIMITS OF PROTECTION AND ANNUAL PREMIUMS
   M IS A DEDUCTIBLE.   COVERAGE IS PROVIDED WHERE A PREMIUM IS SHOWN
                                                        #1         #2
 LIABILITY PROTECTION
   BODILY INJURY   $100,000/PERSON $300,000/ACCIDENT    166        140
   PROPERTY DAMAGE $100,000/ACCIDENT                    120        101`,
  },
  {
    name: 'property’s own list under its heading, though it names no building',
    type: 'general_liability',
    carrier: 'Avocet Plains Casualty Company',
    number: 'B 5590118301',
    from: '2026-06-30',
    to: '2027-06-30',
    limits: { each_occurrence: 1_000_000, med_exp: 10_000, personal_adv_injury: 1_000_000, products_comp_op_agg: 2_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 300_000 },
    also: { property: {} },
    text: `
 POLICY NUMBER     COVERAGE PROVIDED BY                    FROM - POLICY PERIOD - TO      AGENCY CODE
 B 5590118301      AVOCET PLAINS CASUALTY COMPANY          06/30/2026     06/30/2027      559011
 Connect Policy Declarations
 PROPERTY COVERAGE                            LIMIT OF INSURANCE
 Business Income and Extra Expense            12 Months Actual Loss Sustained
 Employee Dishonesty                          $25,000
 LIABILITY COVERAGE                           LIMIT OF INSURANCE
 Each Occurrence Limit                        $1,000,000
 Medical Expense Limit - Per Person           $10,000
 Personal and Advertising Injury              $1,000,000
 Products/Completed Operations Aggregate      $2,000,000
 General Aggregate                            $2,000,000
 Damage to Premises Rented to You             $300,000`,
  },
  {
    name: 'parts of a trucker’s policy under their names alone, with symbols over the limit and own damage behind cargo',
    type: 'auto_liability',
    carrier: 'Avocet Casualty Company',
    number: 'AVC11884A',
    from: '2026-01-01',
    to: '2027-01-01',
    limits: { combined_single_limit: 1_000_000 },
    also: { general_liability: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, cargo: { per_vehicle: 100_000, deductible: 2_500 }, auto_physical_damage: {} },
    text: `
 AVOCET CASUALTY COMPANY                         POLICY NO. AVC11884A
 TRUCKING POLICY DECLARATIONS
 FROM 01/01/2026 TO 01/01/2027
 NAMED INSURED  Osprey Grain Transport, Inc.

 COVERED AUTOS LIABILITY
  Covered auto symbols 67, 68, 71
  Limit each accident                            $1,000,000

 GENERAL LIABILITY
  General aggregate limit                        $2,000,000
  Products-completed operations aggregate limit  $2,000,000
  Each occurrence limit                          $1,000,000

 MOTOR TRUCK CARGO
  Limit per covered auto                           $100,000
  Deductible each loss                               $2,500

 PHYSICAL DAMAGE
  Comprehensive deductible                           $1,000
  Collision deductible                               $5,000`,
  },
  {
    name: 'what an umbrella lies over heads no parts, whatever names stand alone there',
    type: 'umbrella',
    carrier: 'Avocet Casualty Company',
    number: 'AVU11884A',
    from: '2026-01-01',
    to: '2027-01-01',
    limits: { each_occurrence: 5_000_000, aggregate: 5_000_000 },
    text: `
 AVOCET CASUALTY COMPANY                         POLICY NO. AVU11884A
 COMMERCIAL LIABILITY DECLARATIONS
 FROM 01/01/2026 TO 01/01/2027
 NAMED INSURED  Osprey Grain Transport, Inc.

 COMMERCIAL UMBRELLA
  Each occurrence                                $5,000,000
  Aggregate                                      $5,000,000

 SCHEDULE OF UNDERLYING INSURANCE
 AUTOMOBILE LIABILITY
  Covered auto symbols 1
  Combined single limit                          $1,000,000
 GENERAL LIABILITY
  General aggregate limit                        $2,000,000
  Each occurrence limit                          $1,000,000`,
  },
]

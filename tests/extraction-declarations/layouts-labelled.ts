import type { Expected } from './expected.ts'

/** Declarations as programs set them: a label and its value a line, lists of parts, plain sentences; names and numbers invented. */
export const LABELLED_LAYOUTS: Expected[] = [
  {
    name: 'the day a business began is no first day of a policy',
    type: 'general_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'GLX-55180',
    from: '2026-04-14',
    to: '2026-10-14',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    text: `
 COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Saltmarsh Insurance Company
 Named Insured:              Curlew Catering LLC
 Business Start Date:        03/01/2012
 Policy Number:              GLX-55180
 Policy Effective Date:      04/14/2026
 Policy Expiration Date:     10/14/2026
 LIMITS OF INSURANCE
 Each Occurrence Limit       $1,000,000
 General Aggregate Limit     $2,000,000`,
  },
  {
    name: 'what the law asks at least is no limit of the policy',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'SM-2026-7781-NY',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
 SALTMARSH INSURANCE COMPANY
 Personal Auto Policy Declarations
 Policy Number:   SM-2026-7781-NY
 Policy Period:   07/01/2026 to 07/01/2027
 COVERAGE SUMMARY
 Coverage                     Limits                                        Premium
 Bodily Injury Liability      $100,000 per person / $300,000 per accident   $425.00
 Property Damage Liability    $100,000 per accident                         $215.00
 MINIMUM REQUIREMENTS OF THE STATE
 Bodily Injury: $25,000/$50,000 minimum - EXCEEDS
 Property Damage: $10,000 minimum - EXCEEDS`,
  },
  {
    name: 'a number of several groups of letters right behind Policy, and words that a column breaks before a dash',
    type: 'auto_liability',
    carrier: 'Saltmarsh Mutual Insurance Company',
    number: 'SMI-PA-7730882',
    from: '2026-03-01',
    to: '2026-09-01',
    limits: { bodily_injury_per_person: 25_000, bodily_injury_per_accident: 50_000, property_damage_per_accident: 40_000 },
    text: `
 Saltmarsh Mutual Insurance Company              Personal Auto Policy Declarations
                                                 Policy SMI-PA-7730882
 Declarations Page
 Named insured     Lena Hallam, 7 Mill Ct
 Policy period     03/01/2026 12:01 AM - 09/01/2026 12:01 AM
 Vehicle 1         2015 Ford Explorer, VIN 1FM5K8D80FGA09033
 Coverage                    Limits                              Deductible
 Bodily Injury Liability     $25,000 each person / $50,000 each  -
                             accident
 Property Damage Liability   $40,000 each accident               -
 Collision                   Not purchased                       -`,
  },
  {
    name: 'a number that looks like a day within, and no words of cars but a vehicle and its driver',
    type: 'auto_liability',
    carrier: 'Saltmarsh Casualty Company',
    number: '4K7-10-05---26',
    from: '2026-01-15',
    to: '2026-07-15',
    limits: {},
    text: `
 SALTMARSH CASUALTY COMPANY
 DECLARATION PAGE
 Named Insured: ADA WREN
 Policy Number: 4K7-10-05---26
 Effective Date: 01/15/2026
 Expiration Date: 07/15/2026
 1 2019 HONDA 1HGBH41JXMN109186
 DRIVER 1. ADA WREN
 INSTALLMENT 02/15/2026 $150.00`,
  },
  {
    name: 'a product in the title gives way to the company whose name begins as it does',
    type: 'property',
    carrier: 'SALTMARSH INSURANCE COMPANY',
    number: 'SMH-2026-789',
    from: '2026-03-01',
    to: '2027-03-01',
    limits: {},
    text: `
 12/08/2026              Saltmarsh Homeowners Insurance
             SALTMARSH INSURANCE COMPANY
             HOMEOWNERS INSURANCE POLICY
             Declaration Page
 Policy Number: SMH-2026-789
 Policy Effective Date       March 1, 2026
 Policy Expiration Date      March 1, 2027
==========
 12/08/2026              Saltmarsh Homeowners Insurance
 Coverage A - Dwelling             $250,000
 Coverage C - Personal Property    $175,000
==========
 12/08/2026              Saltmarsh Homeowners Insurance
 Coverage E - Personal Liability   $300,000 per occurrence`,
  },
  {
    name: 'a group’s mark at the head, where no company is named',
    type: 'auto_liability',
    carrier: 'SELECTIVE INSURANCE',
    number: 'PRN-445829',
    from: '2026-01-01',
    to: '2026-07-01',
    limits: { bodily_injury_per_person: 50_000, bodily_injury_per_accident: 100_000, property_damage_per_accident: 50_000 },
    text: `
 SELECTIVE INSURANCE
 PERSONAL AUTO POLICY DECLARATIONS

 Policy Number: PRN-445829
 Policy Period: 01/01/2026 - 07/01/2026
 Bodily Injury Liability:
   Each Person:                    $50,000
   Each Accident:                  $100,000
 Property Damage Liability:
   Each Accident:                  $50,000`,
  },
  {
    name: 'parts listed with their status and premium, one of them without limits of its own',
    type: 'general_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'CPX-88420-26',
    from: '2026-12-23',
    to: '2027-12-23',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 },
    also: { auto_liability: {} },
    text: `
 COMMON POLICY DECLARATIONS
 Commercial Package Policy
 Saltmarsh Insurance Company
 Policy Number:     CPX-88420-26
 Policy Period:     12/23/2026 to 12/23/2027
 SCHEDULE OF COVERAGES
 COVERAGE LINE                   STATUS          ANNUAL PREMIUM
 Commercial General Liability    Granted         $7,850
 Business Auto                   Granted         $3,420
 Workers Compensation            No Coverage
==========
 COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy CPX-88420-26
 Each Occurrence Limit                      $1,000,000
 General Aggregate Limit                    $2,000,000
 Products/Completed Operations Aggregate    $2,000,000`,
  },
  {
    name: 'a package of which the umbrella alone states limits',
    type: 'umbrella',
    carrier: 'Saltmarsh Insurance Company',
    number: 'CUX-30981-26',
    from: '2026-12-23',
    to: '2027-12-23',
    limits: { each_occurrence: 3_000_000, aggregate: 3_000_000, retention: 10_000 },
    also: { general_liability: {} },
    text: `
 COMMON POLICY DECLARATIONS
 Commercial Package Policy
 Saltmarsh Insurance Company
 Policy Number:     CUX-30981-26
 Policy Period:     12/23/2026 to 12/23/2027
 COVERAGE LINE                   STATUS          ANNUAL PREMIUM
 Commercial General Liability    Granted         $6,100
 Commercial Umbrella             Granted         $2,450
==========
 COMMERCIAL UMBRELLA DECLARATIONS
 Policy CUX-30981-26
 LIMITS OF INSURANCE
 Umbrella Each Occurrence Limit    $3,000,000
 Umbrella Aggregate Limit          $3,000,000
 Self-Insured Retention            $10,000
 SCHEDULE OF UNDERLYING INSURANCE
 Commercial General Liability      $1,000,000      $2,000,000`,
  },
  {
    name: 'limits under their part’s name, with the form they are written on and a prior carrier’s term',
    type: 'general_liability',
    carrier: 'Saltmarsh Property & Casualty Company',
    number: 'RPX4471 - 26',
    from: '2026-01-01',
    to: '2027-01-01',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 },
    also: { property: {} },
    text: `
 SALTMARSH PROPERTY & CASUALTY COMPANY
 POLICY NUMBER: RPX4471 - 26      POLICY PERIOD: 01/01/2026 TO 01/01/2027
 COMMERCIAL PACKAGE POLICY DECLARATIONS
 COVERAGE PART                                  PREMIUM
 Commercial General Liability Coverage Part     $4,812.00
 Commercial Property Coverage Part              $3,480.00
 GENERAL LIABILITY LIMITS OF INSURANCE
 Each Occurrence                            $1,000,000
 General Aggregate                          $2,000,000
 Products-Completed Operations Aggregate    $2,000,000
 COVERAGE FORM:     CG 00 01 04 13 Commercial General Liability Coverage Form - Occurrence
 CLASS    CLASSIFICATION    EXPOSURE    PREMIUM
 97447    Masonry           $412,000    $3,406.00
 91585    Subcontracted     $180,000    $1,258.00
 PRIOR CARRIER:     Birchwood Specialty Casualty Company - BSX-44120-24 - 03/15/2024 to 03/15/2025
==========
 SALTMARSH PROPERTY & CASUALTY COMPANY
 POLICY NUMBER: RPX4471 - 26      POLICY PERIOD: 01/01/2026 TO 01/01/2027
 COMMERCIAL PROPERTY COVERAGE PART
 BUILDING LIMIT                 $1,250,000
 BUSINESS PERSONAL PROPERTY     $260,000`,
  },
  {
    name: 'a table of parts, each with its limits in lines of one cell and its premium',
    type: 'general_liability',
    carrier: 'Saltmarsh Casualty Company',
    number: 'CPP 7018842',
    from: '2026-03-01',
    to: '2027-03-01',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    also: { property: {}, auto_liability: { combined_single_limit: 1_000_000 } },
    text: `
 COMMERCIAL PACKAGE POLICY DECLARATIONS
 Saltmarsh Casualty Company
 POLICY NUMBER    CPP 7018842             POLICY PERIOD    03/01/2026 to 03/01/2027
 NAMED INSURED    Fieldfare Sites LLC     PRODUCER         Bunting Risk Partners
 SCHEDULE OF COVERAGE PARTS
 COVERAGE PART                   LIMITS                                    PREMIUM
 Commercial Property             Building: $1,850,000                      $9,410.00
                                 Business Personal Property: $420,000
 Commercial General Liability    Each Occurrence: $1,000,000               $14,220.00
                                 General Aggregate: $2,000,000
 Business Auto                   Combined Single Limit: $1,000,000         $11,875.00
                                 Uninsured Motorist: $1,000,000
 Total Policy Premium                                                      $35,505.00`,
  },
  {
    name: 'what ends an amount’s own cell is said of it and not of the deductible in the next',
    type: 'auto_liability',
    carrier: 'Saltmarsh Casualty Company',
    number: 'PIA 0944990 03',
    from: '2026-11-01',
    to: '2027-11-01',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_occurrence: 250_000, deductible: 1_000 }, auto_physical_damage: {} },
    text: `
 MOTOR CARRIER POLICY DECLARATIONS
 Saltmarsh Casualty Company
 Policy No.   PIA 0944990 03      Policy Period   11/01/2026 to 11/01/2027
 Named Insured   Sandpiper Haulage LLC
 Schedule of Coverages and Covered Autos
 Line                                    Symbol    Limit                       Deductible    Premium
 Commercial Auto Liability (CSL)         67        $1,000,000 CSL              $2,500        $36,200.00
 Auto Physical Damage (Comp, Collision)  67        $212,500 Stated Value       $2,500        $10,252.00
 Motor Truck Cargo Legal Liability       67        $250,000 Per Occurrence     $1,000        $2,148.00
 Uninsured Motorists                               Rejected`,
  },
  {
    name: 'from and to under each other with their days in a column of their own',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Company of Ohio',
    number: 'Z3301180',
    from: '2025-12-12',
    to: '2026-06-12',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
 SALTMARSH INSURANCE COMPANY OF OHIO
 PERSONAL AUTO POLICY DECLARATIONS
 NAMED INSURED:                        POLICY NUMBER:    Z3301180
 LENA HALLAM                           POLICY PERIOD     FROM:    DEC. 12 2025
 ORIN HALLAM
                                                         TO:      JUNE 12 2026
 7 MILL CT                             at 12:01 A.M. standard time
 COVERAGES                    LIMITS                              PREMIUMS
 BODILY INJURY                $100,000 Each Person                $133.40
                              $300,000 Each Occurrence
 PROPERTY DAMAGE              $100,000 Each Occurrence            $84.10
 DATE PREPARED: NOV. 3 2025`,
  },
  {
    name: 'a page of coverage selections with what the law asks and what is bought beyond it',
    type: 'auto_liability',
    carrier: 'The Saltmarsh Insurance Company',
    number: 'SMXK41',
    from: '2026-09-10',
    to: '2027-09-10',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 },
    text: `
 The Saltmarsh Insurance Company
 PERSONAL AUTOMOBILE POLICY
 COVERAGE SELECTIONS PAGE
 Policy Number: SMXK41       Policy Period: From 09/10/2026 To 09/10/2027
 This policy is issued to Lena Hallam
 Parts                                              Limits                                      Premium
 Compulsory Insurance
 1. Bodily Injury to Others                         $20,000 per person / $40,000 per accident   $188
 2. Personal Injury Protection                      $8,000 per person                           $61
 3. Bodily Injury Caused by an Uninsured Auto       $20,000 per person / $40,000 per accident   $44
 4. Damage to Someone Else's Property               $50,000 per accident                        $212
 Optional Insurance
 5. Optional Bodily Injury to Others                $100,000 per person / $300,000 per accident $121
 6. Medical Payments                                $5,000 per person                           $11`,
  },
  {
    name: 'a coverage added to a package, its name alone over its limits side by side',
    type: 'liquor_liability',
    carrier: 'Saltmarsh Mutual Insurance Company',
    number: 'BP 33011820-3',
    from: '2026-04-15',
    to: '2027-04-15',
    limits: { each_common_cause: 1_000_000, aggregate: 2_000_000 },
    also: { general_liability: { each_occurrence: 500_000, general_aggregate: 1_000_000 }, property: {} },
    text: `
 SALTMARSH MUTUAL INSURANCE COMPANY
 BUSINESSOWNERS POLICY DECLARATIONS
 Policy Number: BP 33011820-3     Policy Period: From 04/15/2026 To 04/15/2027
 Named Insured: The Copper Heron LLC
 SECTION I - PROPERTY
 Location 1: 8 Brewery Ln
 Building                        $ 612,000     Business Personal Property               $ 180,000
 SECTION II - LIABILITY
 Each Occurrence                 $ 500,000     General Aggregate                        $ 1,000,000
 Medical Expenses (per person)   $ 5,000       Products/Completed Operations Aggregate  $ 1,000,000
 LIQUOR LIABILITY
 Each Common Cause               $ 1,000,000   Aggregate                                $ 2,000,000
 TOTAL ANNUAL PREMIUM $ 9,118.00`,
  },
  {
    name: 'a house and its contents under a coverage summary that names no line',
    type: 'property',
    carrier: 'Saltmarsh Indemnity Company',
    number: '33011820-01',
    from: '2026-06-30',
    to: '2027-06-30',
    limits: {},
    text: `
 Coverage Summary
 Renewal
 Policy no. 33011820-01        Policy period 6/30/26 to 6/30/27
 Issued by the stock insurance company indicated below
 SALTMARSH INDEMNITY COMPANY
 Lena Hallam, 2 Old Mill Rd
 Residence
 House at 2 Old Mill Rd              Amount of coverage     Deductible
 Deluxe House Coverage               $2,814,000             $5,000
 Deluxe Contents Coverage            $1,125,000
 Extended replacement cost           Included
 Liability
 Personal liability                  $1,000,000 each occurrence
 Medical payments to others          $10,000 each person
 Total premium $9,771.00`,
  },
]

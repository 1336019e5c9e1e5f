import type { Expected } from './expected.ts'

/** Automobile declarations as insurers set them, each in another manner; names and numbers invented. */
export const AUTO_LAYOUTS: Expected[] = [
  {
    name: 'labels over values in three columns, one vehicle a column',
    type: 'auto_liability',
    carrier: 'Meadowlark Casualty Company',
    number: 'PA 0047 221 98',
    from: '2026-05-14',
    to: '2026-11-14',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 },
    text: `
                               Auto Policy Declarations
 Policy number               Policy period                        Your agent
 PA 0047 221 98              May 14, 2026 to November 14, 2026    Harlan Pike Agency
                             12:01 a.m. standard time             (614) 555-0123
 Named insured
 Corinne A Voss
 22 Larch Street
 Dublin, OH 43016

 Your policy is underwritten by Meadowlark Casualty Company.

 Coverages                        Limits                      2019 Subaru     2014 Honda
 Bodily injury liability          $100,000 each person/       $182.00         $151.00
                                  $300,000 each accident
 Property damage liability        $50,000 each accident       $97.00          $88.00
 Uninsured motorist               $100,000 each person/       $21.00          $20.00
                                  $300,000 each accident
 Comprehensive                    Actual cash value, $500 deductible  $60.00  $44.00
 Collision                        Actual cash value, $500 deductible  $201.00 $149.00
 Total premium for 6 months       $1,013.00`,
  },
  {
    name: 'split limits with strokes, thousands left out',
    type: 'auto_liability',
    carrier: 'Tamarack Mutual Insurance Company',
    number: '48-7712-903',
    from: '2026-01-09',
    to: '2027-01-09',
    limits: { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    text: `
 TAMARACK MUTUAL INSURANCE COMPANY                     PERSONAL AUTO POLICY
 P.O. Box 771, Madison, WI 53701                       RENEWAL DECLARATIONS

 POLICY NUMBER: 48-7712-903        EFFECTIVE 01/09/2026   EXPIRES 01/09/2027
 INSURED:  DELL R ORTEGA AND JUNE ORTEGA
           5150 COUNTY ROAD K
           VERONA WI 53593

 VEH  YEAR  MAKE       MODEL     VIN
 1    2021  TOYOTA     RAV4      2T3P1RFV0MC000000
 2    2011  FORD       RANGER    1FTKR1AD7BP000000

 COVERAGE                           LIMIT             VEH 1       VEH 2
 A BODILY INJURY                    250/500           $140.20     $133.10
 B PROPERTY DAMAGE                  100               $80.00      $77.50
 C MEDICAL PAYMENTS                 $5,000            $9.00       $9.00
 D UNINSURED MOTORISTS BI           250/500           $18.00      $18.00
 E COMPREHENSIVE                    $250 DED          $51.00      $22.00
 TOTAL ANNUAL PREMIUM                                 $557.80`,
  },
  {
    name: 'each limit on a line of its own under the coverage',
    type: 'auto_liability',
    carrier: 'Quillmont Property and Casualty Insurance Company',
    number: '7740 192 883',
    from: '2026-08-01',
    to: '2027-02-01',
    limits: { bodily_injury_per_person: 50_000, bodily_injury_per_accident: 100_000, property_damage_per_accident: 50_000 },
    text: `
 Quillmont
 Auto Insurance Coverage Summary
 This is your Declarations Page

 Policy Number: 7740 192 883
 Underwritten by:
 Quillmont Property and Casualty Insurance Company
 Policy Period: Aug 1, 2026 - Feb 1, 2027
 Policyholders:
 Ines Market
 Page 1 of 2

 Outline of coverage
 2017 Mazda CX-5
                                          Limits             Deductible   Premium
 Liability To Others                                                      $310
   Bodily Injury Liability     $50,000 each person/$100,000 each accident
   Property Damage Liability   $50,000 each accident
 Uninsured Motorist            $50,000 each person/$100,000 each accident  45
 Medical Payments              $1,000 each person                          12
 Collision                     Actual Cash Value             $1,000        198
 Total 6 month policy premium                                             $565.00`,
  },
  {
    name: 'combined single limit, symbols, item numbers',
    type: 'auto_liability',
    carrier: 'Granite Fork Insurance Company',
    number: 'BAP-2219047-11',
    from: '2026-10-01',
    to: '2027-10-01',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {} },
    text: `
 GRANITE FORK INSURANCE COMPANY
 A STOCK COMPANY                                        BUSINESS AUTO DECLARATIONS
 ITEM ONE
 POLICY NO. BAP-2219047-11                 RENEWAL OF BAP-2219047-10
 NAMED INSURED AND MAILING ADDRESS         PRODUCER 00812
 DUSTY WELL DRILLING INC                   RAMP STREET INSURANCE SERVICES
 PO BOX 92                                 17 RAMP STREET
 CASPER WY 82601                           CASPER WY 82601
 POLICY PERIOD: FROM 10-01-2026 TO 10-01-2027 AT 12:01 A.M. STANDARD TIME AT YOUR MAILING ADDRESS

 ITEM TWO - SCHEDULE OF COVERAGES AND COVERED AUTOS
 COVERAGES                  COVERED AUTO SYMBOLS   LIMIT                        PREMIUM
 LIABILITY                  1                      $ 1,000,000                  $ 18,442
 PERSONAL INJURY PROTECTION 5                      SEPARATELY STATED            $ 310
 AUTO MEDICAL PAYMENTS      2                      $ 5,000                      $ 402
 UNINSURED MOTORISTS        2                      $ 1,000,000                  $ 388
 COMPREHENSIVE              7                      ACV LESS $ 1,000 DEDUCTIBLE  $ 2,204
 ESTIMATED TOTAL PREMIUM                                                        $ 21,746
 FORMS: CA 00 01 11 20   CA 01 63 10 13   IL 00 17 11 98   CA 99 10 10 13`,
    forms: ['CA 00 01', 'CA 99 10', 'IL 00 17'],
  },
  {
    name: 'motor carrier with cargo and general liability on one page',
    type: 'auto_liability',
    carrier: 'Longline Indemnity Company',
    number: 'LTX0093817',
    from: '2026-03-22',
    to: '2027-03-22',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000 } },
    text: `
 Commercial Auto Insurance Coverage Summary                        Policy number: LTX0093817
 This is your Declarations Page                                    Underwritten by:
                                                                   Longline Indemnity Company
 Named insured                                                     Policy Period:
 BASIN RUN TRANSPORT LLC                                           Mar 22, 2026 - Mar 22, 2027
 9 Terminal Way
 Amarillo, TX 79101

 Outline of coverage
 Description                                   Limits                          Deductible    Premium
 Liability To Others
   Bodily Injury and Property Damage Liability $1,000,000 combined single limit              $14,950
 Uninsured/Underinsured Motorist               $60,000 combined single limit                 204
 Motor Truck Cargo                             $100,000                        $1,000        1,610
 Physical Damage                               See schedule of covered autos
 Total 12 month policy premium                                                               $16,764`,
  },
  {
    name: 'policy term as two boxes, effective and expiration under one label',
    type: 'auto_liability',
    carrier: 'Ironwood National Insurance Company',
    number: 'TRK 55 1048',
    from: '2026-12-15',
    to: '2027-12-15',
    limits: { combined_single_limit: 750_000 },
    also: { trailer_interchange: { limit: 30_000 } },
    text: `
                         IRONWOOD NATIONAL INSURANCE COMPANY
                       TRUCKERS COVERAGE FORM DECLARATIONS
 Policy Number       Policy Term (mo day yr)              Agency Code
 TRK 55 1048         Effective       Expiration           77102
                     12/15/2026      12/15/2027
 Insured
 Prairie Bend Haulers, LLC
 1400 Feed Mill Rd
 Salina, KS 67401

 Coverage                  Symbol     Limits of Liability                     Advance Premium
 Liability                 67, 68, 71 $750,000 each accident                  $9,870.00
 Uninsured Motorists       67         $50,000 each accident                   $120.00
 Trailer Interchange       69         $30,000 any one trailer                 $300.00`,
  },
]

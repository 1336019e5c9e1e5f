import type { Expected } from './expected.ts'

/** Limits said in sentences, in plain words, in short ones, or in the rows of vehicles. */
export const SAID_LAYOUTS: readonly Expected[] = [
  {
    name: 'split limits in one sentence, parted by its semicolon',
    type: 'auto_liability',
    carrier: 'Saltmarsh Indemnity Company',
    number: 'PA 1188204',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 },
    text: `
 SALTMARSH INDEMNITY COMPANY
            PERSONAL AUTO POLICY DECLARATIONS
 Policy Number: PA 1188204     Policy Period: 07/01/2026 to 07/01/2027
 Part A - Liability: Bodily injury $100,000 each person, $300,000 each accident; property damage $50,000 each accident. Part C -
 Uninsured motorists $25,000 each person, $50,000 each accident.`,
  },
  {
    name: 'what each coverage is for in plain words, a unit broken off behind its amount',
    type: 'auto_liability',
    carrier: 'Saltmarsh Indemnity Company',
    number: 'PA 1188204',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 },
    text: `
 SALTMARSH INDEMNITY COMPANY
            PERSONAL AUTO POLICY DECLARATIONS
 Policy Number: PA 1188204     Policy Period: 07/01/2026 to 07/01/2027
 We insure you for these amounts:
 Injuries to other people             $100,000 per person / $300,000
                                      per accident
 Damage to other people's property    $50,000
 Uninsured drivers                    $25,000/$50,000`,
  },
  {
    name: 'letters for the coverages, property damage as bare as bodily injury',
    type: 'auto_liability',
    carrier: 'Saltmarsh Indemnity Company',
    number: 'PA 1188204',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 },
    text: `
 SALTMARSH INDEMNITY COMPANY
            PERSONAL AUTO POLICY DECLARATIONS
 Policy Number: PA 1188204     Policy Period: 07/01/2026 to 07/01/2027
 BI        100,000/300,000
 PD        50,000
 UMBI      25,000/50,000
 COMP      500
 COLL      500`,
  },
  {
    name: 'one limit of liability in each vehicle\'s row',
    type: 'auto_liability',
    carrier: 'Saltmarsh Indemnity Company',
    number: 'BA 1188204',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {} },
    text: `
 SALTMARSH INDEMNITY COMPANY
            BUSINESS AUTO DECLARATIONS
 Policy Number: BA 1188204     Policy Period: 07/01/2026 to 07/01/2027
 Veh   Description        Liability     UM         Comp ded   Coll ded
 1     2021 Ford F-250    $1,000,000    $50,000    $500       $1,000
 2     2019 Isuzu NPR     $1,000,000    $50,000    $500       $1,000`,
  },
  {
    name: 'limits listed in one sentence, each before its words; short words for the rest',
    type: 'general_liability',
    carrier: 'Saltmarsh Indemnity Company',
    number: 'GL 1188204',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, personal_adv_injury: 1_000_000 },
    text: `
 SALTMARSH INDEMNITY COMPANY
            COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy Number: GL 1188204     Policy Period: 07/01/2026 to 07/01/2027
 Limits of insurance: $1,000,000 each occurrence; $2,000,000 general aggregate; $2,000,000 products-completed operations aggregate; $1,000,000 personal and advertising injury.`,
  },
  {
    name: 'limits under short names',
    type: 'general_liability',
    carrier: 'Saltmarsh Indemnity Company',
    number: 'GL 1188204',
    from: '2026-07-01',
    to: '2027-07-01',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, personal_adv_injury: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000 },
    text: `
 SALTMARSH INDEMNITY COMPANY
            COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy Number: GL 1188204     Policy Period: 07/01/2026 to 07/01/2027
 Occ                     $1,000,000
 Gen Agg                 $2,000,000
 Prod/CO Agg             $2,000,000
 Pers/Adv Inj            $1,000,000
 Dmg to Rented Prem        $100,000
 Med Exp                     $5,000`,
  },
  {
    name: 'a trucker\'s liability off duty, of one amount each accident',
    type: 'non_trucking_liability',
    carrier: 'Saltmarsh Casualty Company',
    number: 'WT118820',
    from: '2026-02-11',
    to: '2027-02-11',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {} },
    text: `
 SALTMARSH CASUALTY COMPANY
      NON-TRUCKING AUTOMOBILE LIABILITY AND PHYSICAL DAMAGE DECLARATIONS
 Policy number: WT118820       From: 02/11/2026 To: 02/11/2027
 Coverage                   Limit of liability                      Premium
 Non-trucking liability     $1,000,000 each accident                $482
 Uninsured motorists        $75,000                                 $31
 Physical damage - collision   Stated value less $1,000 deductible  $1,210`,
  },
  {
    name: 'a deductible set wide under the limit of what is carried',
    type: 'auto_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'PIA0188204',
    from: '2026-09-14',
    to: '2027-09-14',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 1_000 } },
    text: `
 SALTMARSH INSURANCE COMPANY                           COMMERCIAL AUTOMOBILE POLICY
                                                       DECLARATIONS
 POLICY NUMBER                  RENEWAL OF             PRODUCER
 PIA0188204                     PIA0188203             4418  SOUTHERN TRUCK AGENCY

 ITEM 2.  POLICY PERIOD:  FROM  09/14/2026   TO  09/14/2027

          COVERAGES                                LIMITS OF LIABILITY            PREMIUM
          A. AUTOMOBILE LIABILITY
             COMBINED SINGLE LIMIT                 $1,000,000  EACH ACCIDENT      $ 22,118
          B. UNINSURED MOTORIST                    $   75,000  CSL                $    188
          D. MOTOR TRUCK CARGO                     $  100,000  ANY ONE VEHICLE    $  2,004
                                                   $    1,000  DEDUCTIBLE
          E. TRAILER INTERCHANGE                       NOT COVERED`,
  },
]

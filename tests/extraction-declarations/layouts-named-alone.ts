import type { Expected } from './expected.ts'

/** Papers of several coverages whose names stand alone over their limits, in a list, or under a letter. */
export const NAMED_ALONE_LAYOUTS: Expected[] = [
  {
    name: 'names of coverages alone, one as far out as the other, over what each states',
    type: 'general_liability',
    carrier: 'Ptarmigan Mutual Insurance Company',
    number: 'CPK 9912-0044',
    from: '2026-05-05',
    to: '2027-05-05',
    limits: { each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 },
    also: { auto_liability: { combined_single_limit: 500_000 }, inland_marine: {}, umbrella: { each_occurrence: 1_000_000, aggregate: 1_000_000 }, auto_physical_damage: {} },
    text: `
 Ptarmigan Mutual Insurance Company
 CONTRACTORS PACKAGE POLICY                         Declarations page
 Policy number CPK 9912-0044                        Term 05/05/2026 - 05/05/2027
 Named insured   Stint Concrete LLC                 Agent  Whitecap Insurance
 Coverage                                           Limit                Deductible      Premium
 General liability
   General aggregate                                $2,000,000                           $3,804
   Products-completed operations aggregate          $2,000,000                           Incl
   Personal and advertising injury                  $1,000,000                           Incl
   Each occurrence                                  $1,000,000                           Incl
   Damage to premises rented to you                 $100,000                             Incl
   Medical expense (any one person)                 $5,000                               Incl
 Commercial auto
   Liability, any auto                              $500,000 CSL                         $4,118
   Comprehensive                                    ACV                  $500            $388
   Collision                                        ACV                  $1,000          $911
 Inland marine
   Contractors equipment, scheduled                 $210,000             $1,000          $1,402
 Umbrella
   Each occurrence                                  $1,000,000                           $1,100
   Aggregate                                        $1,000,000                           Incl
 Total                                                                                   $11,723`,
  },
  {
    name: 'bare parts listed beside their forms, with what each costs',
    type: 'general_liability',
    carrier: 'Dunlin Farmers Mutual Insurance Company',
    number: 'CM 0991-4402',
    from: '2026-06-01',
    to: '2027-06-01',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    also: { property: {}, inland_marine: {}, crime: {} },
    text: `
 Dunlin Farmers Mutual Insurance Company
 COMMERCIAL MULTI-PERIL POLICY
 COMMON DECLARATIONS
 Policy No.  CM 0991-4402                        From 06/01/2026  To 06/01/2027
 Coverage part                     Form          Premium
 Property                          CP DS 00      $2,604.00
 General liability                 CL DS 00      $1,188.00
 Inland marine                     IM DS 00      $311.00
 Crime                             CR DS 00      $142.00
 Automobile                                      Not covered
 Total                                           $4,245.00
==========
 Dunlin Farmers Mutual Insurance Company          CM 0991-4402            Page 2
 General liability part
 General aggregate (other than products)         $2,000,000
 Each occurrence                                 $1,000,000`,
  },
  {
    name: 'professional and pollution liability in a table of a claim’s limit and its aggregate, each with its retention',
    type: 'professional_liability',
    carrier: 'Whimbrel Insurance Company',
    number: 'AEP-0991-441',
    from: '2026-06-01',
    to: '2027-06-01',
    limits: { each_claim: 2_000_000, aggregate: 2_000_000, retention: 15_000 },
    also: { pollution_liability: { each_claim: 1_000_000, aggregate: 2_000_000, retention: 10_000 } },
    text: `
 Whimbrel Insurance Company
 ARCHITECTS PROFESSIONAL AND POLLUTION LIABILITY DECLARATIONS
 Policy number: AEP-0991-441              Policy period: 06/01/2026 to 06/01/2027
 Coverage                     Each Claim / Aggregate          Retention     Retroactive date
 Professional liability       $2,000,000 / $2,000,000         $15,000       06/01/2009
 Pollution liability          $1,000,000 / $2,000,000         $10,000       06/01/2015`,
  },
  {
    name: 'a label that names both its amounts, and what is allowed beside them',
    type: 'professional_liability',
    carrier: 'Whimbrel Insurance Company',
    number: 'LPL 99-4418',
    from: '2026-02-28',
    to: '2027-02-28',
    limits: { each_claim: 500_000, aggregate: 1_500_000, deductible: 5_000 },
    text: `
 LAWYERS PROFESSIONAL LIABILITY DECLARATIONS
 Insurer: Whimbrel Insurance Company              Policy No. LPL 99-4418
 Policy Period: February 28, 2026 to February 28, 2027
 Limits of Liability (Each Claim / Aggregate)                   $500,000 / $1,500,000
 Claim Expense Allowance (in addition to the above)             $250,000 / $250,000
 Deductible (Each Claim)                                        $5,000`,
  },
  {
    name: 'what is kept back stands beside the limit of a claim, and lesser limits have none',
    type: 'professional_liability',
    carrier: 'Avocet Specialty Insurance Company',
    number: 'MEO-0991-5182',
    from: '2026-08-10',
    to: '2027-08-10',
    limits: { each_claim: 2_000_000, aggregate: 2_000_000, deductible: 10_000 },
    text: `
 Avocet Specialty Insurance Company
 MISCELLANEOUS PROFESSIONAL LIABILITY DECLARATIONS
 Policy Number:   MEO-0991-5182
 Policy Period:   From August 10, 2026   To August 10, 2027
                        Limit of Liability       Deductible
 Each Claim             $2,000,000               $10,000
 Aggregate              $2,000,000               N/A
 Subpoena response      $25,000                  $0`,
  },
  {
    name: 'where other parts with the same limit keep back another amount, none is given',
    type: 'cyber',
    carrier: 'Avocet Specialty Insurance Company',
    number: 'CYX-0991-5182',
    from: '2026-08-10',
    to: '2027-08-10',
    limits: { each_claim: 1_000_000, aggregate: 1_000_000 },
    text: `
 Avocet Specialty Insurance Company
 CYBER LIABILITY INSURANCE DECLARATIONS
 Policy Number:   CYX-0991-5182
 Policy Period:   From August 10, 2026   To August 10, 2027
 Maximum Policy Aggregate Limit:         $1,000,000
 Insuring Agreements          Limit                        Deductible
 A. Multimedia                $1,000,000 each claim        $5,000 each claim
 B. Security                  $1,000,000 each claim        $25,000 each claim`,
  },
  {
    name: 'coverages by letter beside general liability, with a deductible of several letters',
    type: 'general_liability',
    carrier: 'Ruff Environmental Insurance Company',
    number: 'ENV 0991 4402',
    from: '2026-05-20',
    to: '2027-05-20',
    limits: { each_occurrence: 1_000_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 },
    also: { pollution_liability: { each_claim: 1_000_000, aggregate: 2_000_000 }, professional_liability: { each_claim: 1_000_000, aggregate: 2_000_000 } },
    text: `
 Ruff Environmental Insurance Company
 ENVIRONMENTAL CONTRACTORS PACKAGE - DECLARATIONS
 Policy Number ENV 0991 4402          Term May 20, 2026 to May 20, 2027
 General aggregate limit, other than products                         $2,000,000
 Products / completed operations aggregate limit                      $2,000,000
 Coverage A   Bodily injury and property damage, each occurrence      $1,000,000
 Coverage B   Personal and advertising injury                         $1,000,000
 Coverage D   Contractors pollution liability, each pollution condition     $1,000,000
              Contractors pollution liability aggregate               $2,000,000
 Coverage E   Professional liability, each claim                      $1,000,000
              Professional liability aggregate                        $2,000,000
 Policy deductible   Coverages A, B, D $5,000 each occurrence    Coverage E $10,000 each claim`,
  },
  {
    name: 'limits of an umbrella under the schedule of what lies beneath it',
    type: 'umbrella',
    carrier: 'Sandpiper Casualty Company',
    number: 'UMX 990188-3',
    from: '2026-08-01',
    to: '2027-08-01',
    limits: { each_occurrence: 2_000_000, aggregate: 2_000_000, retention: 10_000 },
    text: `
 Sandpiper Casualty Company                            COMMERCIAL UMBRELLA DECLARATIONS
 Named insured: Ruff Sheet Metal Corp                  Policy number: UMX 990188-3
                                                       Effective 08/01/2026 until 08/01/2027
 Schedule of underlying insurance
 Type                        Company / number                     Limits
 Automobile liability        Dunlin Casualty  BAX 990187-3        $1,000,000 combined single limit
 General liability           Dunlin Casualty  GLX 990186-3        $1,000,000 occurrence  $2,000,000 aggregate
 Umbrella limits
 Each occurrence             $2,000,000
 Aggregate                   $2,000,000
 Retained limit              $10,000`,
  },
  {
    name: 'a tow truck’s cars are a business’s, whatever its cover is called',
    type: 'auto_liability',
    carrier: 'Avocet Casualty Company',
    number: 'TOW 4-0991-5',
    from: '2026-07-07',
    to: '2027-07-07',
    limits: { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 250_000 },
    also: { on_hook: { limit: 75_000, deductible: 1_000 }, garagekeepers: {}, auto_physical_damage: {} },
    text: `
 Avocet Casualty Company                         Towing and Recovery Policy Declarations
 Policy no.  TOW 4-0991-5                        Policy term  07/07/2026 to 07/07/2027
 Coverage                          Limits                                             Deductible      Premium
 Bodily injury liability           $250,000 each person / $500,000 each accident                      $6,120
 Property damage liability         $250,000 each accident                                             Incl.
 Physical damage                   Stated amount, see vehicle list                    $1,000          $1,940
 On-hook                           $75,000 any one tow                                $1,000          $811
 Garagekeepers, direct primary     $60,000 at 18 Main St                              $500            $402`,
  },
  {
    name: 'the piece that counts a number’s term stands on its first page alone',
    type: 'property',
    carrier: 'Dunlin Insurance Company',
    number: 'CXP 4 118 220 05',
    from: '2026-03-03',
    to: '2027-03-03',
    limits: {},
    text: `
 Dunlin Insurance Company
 COMMERCIAL PROPERTY DECLARATIONS
 Policy number: CXP 4 118 220 05        Policy period: 03/03/2026 to 03/03/2027      Page 1 of 3
 Building      $412,000
==========
 Dunlin Insurance Company
 Policy number: CXP 4 118 220           Page 2 of 3
 Forms and endorsements
==========
 Dunlin Insurance Company
 Policy number: CXP 4 118 220           Page 3 of 3
 Location 1: 18 Quay St`,
  },
  {
    name: 'a part of professional services over its limits, general liability under its own part',
    type: 'general_liability',
    carrier: 'Heronfield Insurance Company',
    number: 'HP103.441.870.2',
    from: '2026-11-20',
    to: '2027-11-20',
    limits: { each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000, general_aggregate: 2_000_000 },
    also: { professional_liability: { each_claim: 2_000_000, aggregate: 2_000_000, retention: 5_000 } },
    text: `
 Heronfield Insurance Company
 Policy declarations
 Policy no.:                     HP103.441.870.2
 Named insured:                  Osprey Data Studio LLC
 Policy period:                  From: November 20, 2026 To: November 20, 2027
 Technology professional services coverage part
 Covered professional services:  Software development for others
 Limit:                          $2,000,000 each claim / $2,000,000 aggregate
 Retention:                      $5,000 each claim
 General liability coverage part
 Each occurrence limit:          $1,000,000
 Damage to premises limit:       $100,000 any one premises
 Medical payments limit:         $5,000 per person
 General aggregate limit:        $2,000,000
 Premium                         $3,118.00`,
  },
]

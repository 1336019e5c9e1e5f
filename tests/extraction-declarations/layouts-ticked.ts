import type { Expected } from './expected.ts'

/** Declarations whose coverages are ticked, set in under their premium, or named by the rows of a table alone; names and numbers invented. */
export const TICKED_LAYOUTS: Expected[] = [
  {
    name: 'parts in a table of what a claim, all claims and the insured bear',
    type: 'pollution_liability',
    carrier: 'Dunlin Specialty Insurance Company',
    number: 'CPX-27-220714',
    from: '2026-10-10',
    to: '2027-10-10',
    limits: { each_claim: 2_000_000, aggregate: 4_000_000, retention: 25_000 },
    also: { professional_liability: { each_claim: 1_000_000, aggregate: 4_000_000, retention: 50_000 } },
    text: `
 DUNLIN SPECIALTY INSURANCE COMPANY
 CONTRACTORS POLLUTION AND PROFESSIONAL LIABILITY DECLARATIONS
 Policy Number CPX-27-220714     Policy Period October 10, 2026 to October 10, 2027
 Named insured: Talus Tank Removal Inc
 Coverage                              Each pollution condition / claim   Aggregate      Self-insured retention   Retroactive date
 A. Contractors pollution liability    $2,000,000                         $4,000,000     $25,000                  n/a
 B. Professional liability             $1,000,000                         $4,000,000     $50,000                  10/10/2018
 Policy aggregate limit all coverages $4,000,000`,
  },
  {
    name: 'parts that are ticked, one not, one with declarations of its own',
    type: 'other',
    carrier: 'Dunlin Casualty Company',
    number: '2207-1484',
    from: '2026-06-30',
    to: '2027-06-30',
    limits: { limit: 2_000_000 },
    also: { epli: { limit: 1_000_000 }, crime: {} },
    text: `
 DUNLIN CASUALTY COMPANY
 PORTFOLIO POLICY DECLARATIONS        Policy Number: 2207-1484
 Item 1. Parent Organization: Talus Credit Bureau Inc, Lafayette IN
 Item 2. Policy Period: From 12:01 AM on June 30, 2026 To 12:01 AM on June 30, 2027
 Item 3. Coverage applicable to this Policy:
 [X] Directors & Officers Liability      Maximum Aggregate Limit $2,000,000
 [X] Employment Practices Liability      Maximum Aggregate Limit $1,000,000
 [ ] Fiduciary Liability                 Maximum Aggregate Limit N/A
 [X] Crime                               See Crime Section declarations`,
  },
  {
    name: 'coverages that only the rows of a table name, and a market reference as long as a vehicle’s number',
    type: 'cargo',
    carrier: 'Certain Underwriters at Lloyd’s, London',
    number: 'B0999DUNLN2600714',
    from: '2026-01-15',
    to: '2027-01-15',
    limits: { per_vehicle: 100_000, deductible: 1_000 },
    also: { auto_physical_damage: {} },
    text: `
 THIS DECLARATION PAGE IS ATTACHED TO AND FORMS PART OF CERTIFICATE PROVISIONS
 Previous No.  B0999DUNLN2500377     Authority Ref. No.  B0999DUNLN2600714     Certificate No.  B0999DUNLN2600714
 1. Name and address of the Assured:  Talus Bayou Haulers LLC, 4 Foundry St, Abbeville LA
 2. Effective from January 15, 2026 to January 15, 2027 both days at 12:01 a.m. standard time.
 3. Insurance is effective with Certain Underwriters at Lloyd’s, London   Percentage: 100%
 Coverage                                                  Amount       Deductible    Premium
 Commercial Automobile Physical Damage, per schedule       $311,000     $2,500        $12,118
 Motor Truck Cargo, any one vehicle                        $100,000     $1,000        $2,211`,
  },
  {
    name: 'coverages set in under their premium, each with limits of the same names',
    type: 'auto_liability',
    carrier: 'Dunlin Specialty Insurance Company',
    number: 'TGX-26-0220714',
    from: '2026-05-15',
    to: '2027-05-15',
    limits: { combined_single_limit: 750_000 },
    also: {
      auto_physical_damage: {},
      cargo: { per_vehicle: 100_000, per_occurrence: 100_000, deductible: 2_500 },
      general_liability: { each_occurrence: 750_000, general_aggregate: 1_500_000, products_comp_op_agg: 1_500_000 },
    },
    text: `
 DUNLIN SPECIALTY INSURANCE COMPANY
 TRUCKING INSURANCE POLICY - DECLARATIONS
 Policy Number: TGX-26-0220714
 Policy Period: 05/15/2026 12:01 AM to 05/15/2027 12:01 AM
 Named Insured: Talus Hot Shot LLC
 COVERAGE                                     LIMIT                 DEDUCTIBLE     PREMIUM
 Auto Liability (Symbol 67)                   $750,000 CSL          $0             $14,118
 Uninsured Motorist                           Rejected
 Physical Damage (Symbol 67)                  $118,000 TIV          $2,500         $6,411
 Motor Truck Cargo (scheduled units)                                               $2,118
     Per Vehicle                              $100,000              $2,500
     Per Occurrence                           $100,000
 Truckers General Liability                                                        $811
     Each Occurrence                          $750,000
     General Aggregate                        $1,500,000
     Products/Completed Ops Aggregate         $1,500,000
 Broker fee                                                                        $500
 TOTAL                                                                             $23,958`,
  },
  {
    name: 'split limits behind the symbols of covered autos, the period beside a prior number',
    type: 'auto_liability',
    carrier: 'Dunlin Mutual Insurance Company',
    number: 'BAX 220714-7',
    from: '2026-10-01',
    to: '2027-10-01',
    limits: { bodily_injury_per_person: 500_000, bodily_injury_per_accident: 1_000_000, property_damage_per_accident: 500_000 },
    text: `
 DUNLIN MUTUAL INSURANCE COMPANY                      BUSINESS AUTO DECLARATIONS
 Policy Number     Prior Policy       Policy Period From 10-01-2026 To 10-01-2027
 BAX 220714-7      BAX 220714-6       12:01 A.M. standard time at your mailing address
 Named insured: Talus Nursery LLC
 COVERAGES        SYMBOLS    LIMIT OF INSURANCE                      PREMIUM
 LIABILITY        7, 8, 9    BODILY INJURY $500,000 EACH PERSON      $3,118
                             $1,000,000 EACH ACCIDENT
                             PROPERTY DAMAGE $500,000 EACH ACCIDENT
 UNINSURED        7          $100,000 EACH PERSON                    $41
 MOTORISTS                   $300,000 EACH ACCIDENT`,
  },
  {
    name: 'an insurer from abroad over its coverholder, in a table of facts',
    type: 'professional_liability',
    carrier: 'Dunlin Global Specialty SE',
    number: 'DGS-18-220714',
    from: '2026-08-28',
    to: '2027-08-28',
    limits: { each_claim: 1_000_000, aggregate: 3_000_000 },
    text: `
 Dunlin Global Specialty SE
 PHYSICIANS PROFESSIONAL LIABILITY DECLARATIONS      Policy No.: DGS-18-220714
 Named Insured        Talus Internal Medicine PC
 Policy Period        08/28/2026 to 08/28/2027 12:01 A.M.
 Insurer              Dunlin Global Specialty SE - 100%
 Coverholder          Heronfield Underwriters LLC
 Insured physician    Specialty            Retroactive date   Each medical incident   Annual aggregate
 A. Summer MD         Internal medicine    01/01/2014         $1,000,000              $3,000,000
 B. Trion MD          Internal medicine    01/01/2019         $1,000,000              $3,000,000
 Supplementary payments: $25,000 medical board defense; $50,000 data breach. Premium: $18,118`,
  },
  {
    name: 'two cards of labelled lines side by side, and information pages under heads of another part',
    type: 'general_liability',
    carrier: 'Dunlin Insurance Company',
    number: 'A220714 00',
    from: '2026-06-15',
    to: '2027-06-15',
    limits: { each_occurrence: 1_000_000, damage_to_rented_premises: 200_000, med_exp: 10_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 },
    also: {
      property: {},
      auto_liability: { combined_single_limit: 1_000_000 },
      auto_physical_damage: {},
      workers_comp: { statutory: null, el_each_accident: 500_000, el_disease_policy_limit: 500_000, el_disease_each_employee: 500_000 },
      umbrella: { each_occurrence: 3_000_000, aggregate: 3_000_000 },
    },
    text: `
 Dunlin Insurance Company                                    Common Policy Declarations
 Named Insured: Talus Electric Inc                           Policy A220714 00
 Policy Period: 06/15/2026 to 06/15/2027 at 12:01 a.m. standard time
 This policy consists of the following coverage parts
 Commercial Property              $3,118          Commercial Auto           $8,844
 Commercial General Liability     $6,211          Workers Compensation      $12,118
                                                  Commercial Umbrella       $1,844
=====
 Dunlin Insurance Company Policy A220714 00
 General Liability                              Property
 Limits of insurance                            Premises 1 Building 1
 General aggregate $2,000,000                   Business personal property $144,000
 Products/completed ops aggregate $2,000,000    Replacement cost, special form
 Personal and advertising injury $1,000,000     Deductible $1,000
 Each occurrence $1,000,000
 Damage to premises rented to you $200,000
 Medical expense (any one person) $10,000
=====
 Dunlin Insurance Company Policy A220714 00
 Commercial Auto Coverage Part Declarations
 Coverage                    Symbol     Limit          Ded
 Covered autos liability     1          $1,000,000
 Collision                   7          ACV            $1,000
 Workers Compensation and Employers Liability Information Page
 States: WI     Each accident $500,000      Disease - policy limit $500,000      Disease - each employee $500,000
 Commercial Umbrella Coverage Part Declarations
 Each occurrence $3,000,000     Aggregate $3,000,000     Retained limit $0`,
  },
  {
    name: 'property in a section of its own whose heads run over three lines',
    type: 'general_liability',
    carrier: 'Dunlin Fire and Casualty Company',
    number: '98-BX-2207-1',
    from: '2026-05-05',
    to: '2027-05-05',
    limits: { each_occurrence: 1_000_000, med_exp: 5_000, damage_to_rented_premises: 300_000, products_comp_op_agg: 2_000_000, general_aggregate: 2_000_000 },
    also: { property: {} },
    text: `
 Dunlin Fire and Casualty Company               RENEWAL DECLARATIONS
 Retail Sales Policy                            Policy Number 98-BX-2207-1
 Named Insured: TALUS COFFEE ROASTERS LLC       Effective Date MAY 5 2026    Expiration Date MAY 5 2027
 SECTION I - PROPERTY SCHEDULE
 Location    Location of Described    Limit of Insurance*       Limit of Insurance* Coverage    Seasonal Increase -
 Number      Premises                 Coverage A - Buildings    B - Business Personal           Business Personal
                                                                Property                        Property
 001         4 Foundry St             No Coverage               $ 88,400                        25%
 SECTION II - LIABILITY
 COVERAGE                                          LIMIT OF INSURANCE
 Coverage L - Business Liability                   $1,000,000
 Coverage M - Medical Expenses (Any One Person)    $5,000
 Damage To Premises Rented To You                  $300,000
 AGGREGATE LIMITS                                  LIMIT OF INSURANCE
 Products/Completed Operations Aggregate           $2,000,000
 General Aggregate                                 $2,000,000`,
  },
  {
    name: 'sections counted in Roman figures, off duty among them',
    type: 'non_trucking_liability',
    carrier: 'CERTAIN UNDERWRITERS AT LLOYD’S',
    number: 'OX-MTC-220714',
    from: '2026-07-15',
    to: '2027-07-15',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 150_000, deductible: 1_000, reefer_breakdown: 150_000, reefer_deductible: 2_500 }, auto_physical_damage: {} },
    text: `
 TRUCK INSURANCE DECLARATIONS                         POLICY NO. OX-MTC-220714
 THIS POLICY IS UNDERWRITTEN BY CERTAIN UNDERWRITERS AT LLOYD’S
 INSURED      NED TALUS DBA TALUS HOTSHOT
 TERM         07/15/2026 TO 07/15/2027  12:01 AM CENTRAL
 SECTION  COVERAGE                              LIMIT            DEDUCTIBLE   PREMIUM
 I        PHYSICAL DAMAGE   UNIT 1              STATED  88,000   1,000        3,118
 II       MOTOR TRUCK CARGO                     150,000          1,000        2,018
          REFRIGERATION BREAKDOWN               150,000          2,500        INCL
 III      NON-TRUCKING LIABILITY                1,000,000 CSL    NONE           411
          UNINSURED MOTORIST                    REJECTED`,
  },
]

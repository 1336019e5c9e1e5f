import type { Expected } from './expected.ts'

/** Several amounts in one cell, rows behind numbers of sections, and what a paper says it is attached to. */
export const CELL_LAYOUTS: Expected[] = [
  {
    name: 'rows behind the number of their section, amounts of one cell each with its words behind it',
    type: 'auto_liability',
    carrier: 'Dunlin Transport Insurance Company',
    number: 'DTQ 0663215-26',
    from: '2026-04-02',
    to: '2027-04-02',
    limits: { combined_single_limit: 750_000 },
    also: {
      cargo: { per_vehicle: 80_000, per_occurrence: 160_000, deductible: 2_000 },
      general_liability: { each_occurrence: 500_000, general_aggregate: 1_000_000 },
      auto_physical_damage: {},
      trailer_interchange: {},
    },
    text: `
 MOTOR CARRIER POLICY DECLARATIONS
 Dunlin Transport Insurance Company
 Policy Number: DTQ 0663215-26          Policy Period: 04/02/2026 to 04/02/2027
 Named Insured: Whimbrel Haulage Inc

 Section   Coverage                        Symbol    Limit of Insurance                                        Deductible     Premium
 I         Auto Liability                  67        $750,000 CSL                                                             $31,204
 II        Physical Damage - Collision     67        Per schedule                                              $2,500         $8,118
 III       Motor Truck Cargo               67        $80,000 any one vehicle / $160,000 any one disaster       $2,000         $3,400
 IV        Trailer Interchange             69        $25,000                                                   $1,000         $500
 V         Truckers General Liability                $500,000 occurrence / $1,000,000 aggregate                               $1,500`,
  },
  {
    name: 'general liability of auto dealers is not the autos’, and what a paper is attached to is no other policy’s term',
    type: 'auto_liability',
    carrier: 'Knotfield Casualty Company',
    number: 'KDL-0771630',
    from: '2026-10-03',
    to: '2027-10-03',
    limits: { combined_single_limit: 300_000 },
    also: { general_liability: { damage_to_rented_premises: 50_000, personal_adv_injury: 300_000, general_aggregate: 600_000, products_comp_op_agg: 600_000 } },
    text: `
 KNOTFIELD CASUALTY COMPANY
 AUTO DEALERS DECLARATIONS                       POLICY PERIOD:
 (ATTACH TO PREVIOUS POLICY)                     EFFECTIVE OCT 03 2026 TO OCT 03 2027
 Policy Number: KDL-0771630

 Coverages                                                            Covered Autos    Limit                                  Premium
 Covered Autos Liability                                              21               Each "Accident"  $ 300,000             $ 6,204
 General Liability - Bodily Injury and Property Damage Liability                       Each "Accident"  $ 300,000             $ 1,118
 Damage to Premises Rented to You                                                      Any One Premises $ 50,000              Incl
 Personal and Advertising Injury Liability                                             Any One Person or Organization
                                                                                       $ 300,000                              Incl
 General Liability Aggregate                                                           $ 600,000
 Products and Work You Performed Aggregate                                             $ 600,000`,
  },
  {
    name: 'where claim expenses are outside the limit it is one all the same',
    type: 'professional_liability',
    carrier: 'Siskin Mutual Assurance Company',
    number: 'SLP-0440712-3',
    from: '2026-02-01',
    to: '2027-02-01',
    limits: { each_claim: 500_000, aggregate: 1_500_000, deductible: 5_000 },
    text: `
 LAWYERS PROFESSIONAL LIABILITY POLICY DECLARATIONS
 Siskin Mutual Assurance Company        Policy Number: SLP-0440712-3
 1. Named Insured        Redpoll & Twite PLLC
 2. Policy period        02/01/2026 to 02/01/2027
 3. Limits of Liability
   a. Per claim          $500,000 (claim expenses outside)
   b. Total limit        $1,500,000
 4. Deductible           $5,000 per claim, damages only`,
  },
  {
    name: 'the policy that is followed lends it neither company nor number',
    type: 'excess_liability',
    carrier: 'Siskin Specialty Insurance Company',
    number: 'SXS 0440713-01',
    from: '2026-02-14',
    to: '2027-02-14',
    limits: { each_occurrence: 3_000_000, aggregate: 3_000_000 },
    text: `
 COMMERCIAL EXCESS LIABILITY POLICY DECLARATIONS
 SISKIN SPECIALTY INSURANCE COMPANY
 Policy No.:              SXS 0440713-01
 1. NAMED INSURED:        Turnstone Pumping, Inc.
 2. POLICY PERIOD:        From 02/14/2026 To 02/14/2027
 3. LIMITS OF INSURANCE:
    a.                    $3,000,000 Each Occurrence
    b.                    $3,000,000 Aggregate
 4. FOLLOWED POLICY:      Insurer: Dunlin Casualty Company
                          Policy No.: DGX 0440999
                          Policy Period: 02/14/2026 to 02/14/2027
                          Limits: $5,000,000 each occurrence / $5,000,000 aggregate`,
  },
  {
    name: 'a label that goes on under its amount’s premium is the limit that both lines name, or none',
    type: 'garage_liability',
    carrier: 'Knotfield Mutual Insurance Company',
    number: 'KGA 0551833',
    from: '2026-08-08',
    to: '2027-08-08',
    limits: { other_than_auto_each_accident: 500_000 },
    text: `
 GARAGE COVERAGE FORM DECLARATIONS
 Company: Knotfield Mutual Insurance Company      Policy Number: KGA 0551833
 Policy period: 08/08/2026 to 08/08/2027

 COVERAGES       LIMIT                                                           PREMIUM
 LIABILITY       GARAGE OPERATIONS - OTHER THAN AUTO ONLY EACH                    $2,118
                 ACCIDENT $500,000
                 GARAGE OPERATIONS - OTHER THAN AUTO ONLY                         INCL
                 AGGREGATE $1,500,000`,
  },
  {
    name: 'parts by letter in a table: each has its own limits, and a column of deductibles holds no retention',
    type: 'general_liability',
    carrier: 'Siskin Surplus Lines Insurance Company',
    number: 'SEP0440714-02',
    from: '2026-09-09',
    to: '2027-09-09',
    limits: { each_occurrence: 2_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 100_000 },
    also: { pollution_liability: { each_claim: 1_500_000 }, professional_liability: { each_claim: 1_000_000 } },
    text: `
 ENVIRONMENTAL CONTRACTORS PACKAGE DECLARATIONS
 Policy Number: SEP0440714-02       Insurer: Siskin Surplus Lines Insurance Company
 Policy Period: From 09/09/2026 To 09/09/2027
 Item 3. Coverages and Limits
 Coverage Part                                    Basis          Limit                                  Deductible
 Coverage A - Commercial General Liability        Occurrence     $2,000,000 each occurrence             $10,000
                                                                 $2,000,000 general aggregate
                                                                 $100,000 damage to premises rented
 Coverage B - Contractors Pollution Liability     Occurrence     $1,500,000 each pollution condition    $10,000
 Coverage C - Professional Liability              Claims-made    $1,000,000 each claim                  $25,000`,
  },
  {
    name: 'a sublimit of one kind of loss is not the aggregate; a number keeps the bracket that it ends in',
    type: 'liquor_liability',
    carrier: 'Siskin Specialty Insurance Company',
    number: 'SLQ 0440-715 (04)',
    from: '2026-12-01',
    to: '2027-12-01',
    limits: { each_common_cause: 1_000_000, aggregate: 2_000_000 },
    text: `
 LIQUOR LIABILITY COVERAGE PART DECLARATIONS
 Siskin Specialty Insurance Company
 Policy No.   SLQ 0440-715 (04)
 Policy period: 12/01/2026 to 12/01/2027
 Each Common Cause Limit         $1,000,000
 Aggregate Limit                 $2,000,000
 Assault or battery sublimit: $100,000 each / $200,000 aggregate`,
  },
  {
    name: 'liability to others, for property damage, is property’s',
    type: 'auto_liability',
    carrier: 'Dunlin Direct Insurance Company',
    number: 'DM 044-071-55',
    from: '2026-02-01',
    to: '2027-02-01',
    limits: { bodily_injury_per_person: 50_000, bodily_injury_per_accident: 100_000, property_damage_per_accident: 25_000 },
    text: `
 MOTORCYCLE POLICY DECLARATIONS
 Dunlin Direct Insurance Company
 Policy Number: DM 044-071-55        Feb 1, 2026 to Feb 1, 2027
 Coverage                                    Limits                                       Premium
 Liability to others - bodily injury         $50,000 per person / $100,000 per accident   $88
 Liability to others - property damage       $25,000 per accident                         incl
 Uninsured motorist BI                       $50,000 / $100,000                           $31
 Collision                                   $500 ded                                     $112`,
  },
  {
    name: 'sections without a stroke behind their number, over heads of two columns',
    type: 'general_liability',
    carrier: 'Dunlin Highlands Mutual Insurance Company',
    number: 'CPP 0440716',
    from: '2026-03-05',
    to: '2027-03-05',
    limits: { each_occurrence: 1_000_000, general_aggregate: 3_000_000, damage_to_rented_premises: 500_000, med_exp: 10_000 },
    also: { property: {}, crime: {}, inland_marine: {} },
    text: `
 COMMERCIAL PACKAGE POLICY DECLARATIONS
 Dunlin Highlands Mutual Insurance Company
 Policy No. CPP 0440716        From 03/05/2026 To 03/05/2027
 SECTION I PROPERTY
 Item                              Limit            Coins.      Deductible
 Building                          $1,200,000       90%         $2,500
 Business personal property        $300,000         90%         $2,500
 SECTION II GENERAL LIABILITY
 Limit of insurance                Amount
 Each occurrence                   $1,000,000
 General aggregate                 $3,000,000
 Fire damage legal liability       $500,000
 Medical payments                  $10,000
 SECTION III CRIME
 Insuring agreement                Limit            Deductible
 Employee theft                    $50,000          $500
 SECTION IV INLAND MARINE
 Item                              Limit            Deductible
 Equipment floater                 $180,000         $1,000`,
  },
  {
    name: 'a package of some trade with none of the usual parts is what its rows state',
    type: 'auto_liability',
    carrier: 'Knotfield National Insurance Company',
    number: 'KTP-044071-26',
    from: '2026-04-17',
    to: '2027-04-17',
    limits: { combined_single_limit: 1_000_000 },
    also: { auto_physical_damage: {}, on_hook: {}, garagekeepers: {}, garage_liability: {} },
    text: `
 AUTO SERVICE & TOW PACKAGE - Policy declarations
 Carrier: Knotfield National Insurance Company     Policy # KTP-044071-26     Term 04/17/2026-04/17/2027
 Insured: Whimbrel Wrecker Service Inc

 Coverage             Symbols      Limits                         Deductible        Premium
 Auto liability       7,8,9        $1,000,000 CSL                                   $18,400
 UM/UIM               7            $50,000                                          $300
 Physical damage      7            Per schedule                   $1,000            $4,118
 On-hook                           $150,000 per truck             $1,000            $2,200
 Garagekeepers        30           $200,000 per location          $500              $1,880
 Garage liability     29           $1,000,000 each accident                         $1,450
 Motor truck cargo                 Not covered`,
  },
  {
    name: 'what was insured before, and what the law asks at least, in columns of their own, are no limits',
    type: 'auto_liability',
    carrier: 'Dunlin Hill Insurance Company',
    number: 'DH-044071',
    from: '2026-03-01',
    to: '2026-09-01',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
 AMENDED AUTO POLICY DECLARATIONS
 Dunlin Hill Insurance Company        Policy Number DH-044071        Policy period 03/01/2026 to 09/01/2026

 Coverage                          Previous limit      State minimum        New limit       Premium
 Bodily injury each person         $50,000             $25,000              $100,000        $118
 Bodily injury each accident       $100,000            $50,000              $300,000        incl
 Property damage each accident     $50,000             $25,000              $100,000        $77
 Collision                         $500 deductible                          $500 deductible $140`,
  },
]

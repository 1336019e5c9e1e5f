import type { Expected } from './expected.ts'

/** Declarations whose names lie near another coverage's, and limits whose labels do; names and numbers invented. */
export const TOLD_APART_LAYOUTS: Expected[] = [
  {
    name: 'non-trucking liability is no trucking policy',
    type: 'non_trucking_liability',
    carrier: 'Ptarmigan Insurance Company',
    number: 'BT 90331778',
    from: '2026-09-03',
    to: '2027-09-03',
    limits: { combined_single_limit: 1_000_000 },
    text: `
 Ptarmigan Insurance Company                    NON-TRUCKING LIABILITY POLICY
                                                DECLARATIONS PAGE
 Policy Number          Effective Date       Expiration Date      Time
 BT 90331778            09/03/2026           09/03/2027           12:01 AM
 Named Insured: Odo Marsh, 40 Granite Ln, Elko NV
 Motor carrier to whom leased: Grey Sage Transport Inc
 Coverage                           Limit of Liability                               Premium
 Non-Trucking Liability             $1,000,000 Combined Single Limit each accident   $ 412.00
 Uninsured/Underinsured Motorist    $15,000 / $30,000                                $ 28.00
 Unit 1: 2019 tractor               Radius: Unlimited`,
  },
  {
    name: 'liability of both kinds, each with the name behind a stroke',
    type: 'auto_liability',
    carrier: 'Ptarmigan General Insurance Company',
    number: 'PGAC20447712',
    from: '2026-07-15',
    to: '2027-07-15',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 },
    text: `
 Auto Policy Declarations
 Your Policy Number: PGAC20447712
 Policy Period: July 15, 2026 to July 15, 2027
 Your Insurer: Ptarmigan General Insurance Company
 Coverage                              Limits                       Vehicle 1    Vehicle 2
 Liability - Bodily Injury             $100,000 each person         $288         $190
                                       $300,000 each accident
 Liability - Property Damage           $50,000 each accident        $301         $202
 Medical Payments                      $5,000 each person           $22          $16
 Uninsured Motorists - Bodily Injury   $100,000 each person         $61          $61
                                       $300,000 each accident`,
  },
  {
    name: 'one policy of a home and its cars with a single limit',
    type: 'auto_liability',
    carrier: 'Sandpiper Mutual Insurance Company',
    number: '0771820 05',
    from: '2026-04-12',
    to: '2027-04-12',
    limits: { combined_single_limit: 500_000 },
    also: { property: {} },
    text: `
 SANDPIPER MUTUAL INSURANCE COMPANY
 HOME AND ROAD POLICY DECLARATIONS
 Policy Number: 0771820 05              Policy Period: 04/12/2026 to 04/12/2027 12:01 AM
 Named Insured: Cora and Abel Stint
 HOME COVERAGES
 Dwelling                          $388,000
 Personal Property                 $271,600
 Personal Liability                $500,000
 ROAD (AUTO) COVERAGES
                                   Limits                      2019 Sedan     2023 Wagon
 Auto Liability (single limit)     $500,000 each accident      $201           $220
 Uninsured Motorists               $500,000 each accident      $22            $22
 Collision                         $500 deductible             $188           $240`,
  },
  {
    name: 'the total limit of a claims-made policy is its aggregate',
    type: 'professional_liability',
    carrier: 'Sandpiper Lawyers Mutual Insurance Company',
    number: '90331 13',
    from: '2026-09-15',
    to: '2027-09-15',
    limits: { each_claim: 500_000, aggregate: 1_000_000, deductible: 5_000 },
    text: `
 SANDPIPER LAWYERS MUTUAL INSURANCE COMPANY
 LAWYERS PROFESSIONAL LIABILITY INSURANCE POLICY DECLARATIONS
 Policy Number: 90331 13
 1. Named Insured: Fenn & Lisle, P.A.
 2. Policy Period: From 09/15/2026 to 09/15/2027
 3. Limits of Liability:
      Per Claim               $ 500,000
      Total Limit             $ 1,000,000
 4. Deductible:               $ 5,000 per claim`,
  },
  {
    name: 'each claim in the cell of its amount, beside the deductible of each claim',
    type: 'cyber',
    carrier: 'Sandpiper Casualty Company',
    number: 'S26NG903317-00',
    from: '2026-10-10',
    to: '2027-10-10',
    limits: { each_claim: 1_000_000, aggregate: 1_000_000, deductible: 5_000 },
    text: `
 Sandpiper Casualty Company
 CYBER LIABILITY INSURANCE DECLARATIONS
 Policy No.:  S26NG903317-00
 2. Policy Period:                       From 10/10/2026 to 10/10/2027
 3. Maximum Policy Aggregate Limit:      $1,000,000
 Liability Insuring Agreements           Limit                        Deductible
 A. Multimedia                           $1,000,000 each claim        $5,000 each claim
 B. Security and Privacy                 $1,000,000 each claim        $5,000 each claim
 C. Card Industry Fines                  $1,000,000 each claim        $5,000 each claim`,
  },
  {
    name: 'garage operations: autos only, other than autos, and the aggregate of those',
    type: 'garage_liability',
    carrier: 'Dunlin-America Insurance Company',
    number: 'DAC9033177',
    from: '2026-02-02',
    to: '2027-02-02',
    limits: { auto_only_each_accident: 500_000, other_than_auto_each_accident: 400_000, other_than_auto_aggregate: 1_000_000 },
    also: { garagekeepers: {} },
    text: `
 DUNLIN-AMERICA INSURANCE COMPANY
 GARAGE COVERAGE FORM DECLARATIONS
 POLICY NUMBER: DAC9033177
 NAMED INSURED:      FERN TIRE AND BRAKE LLC
 POLICY PERIOD:      From 02/02/2026 to 02/02/2027 at 12:01 A.M. Standard Time
 COVERAGES                    AUTOS   LIMIT                                        PREMIUM
 LIABILITY                    29      EACH ACCIDENT - GARAGE OPERATIONS            $ 3,410
                                      AUTO ONLY                          $ 500,000
                                      OTHER THAN AUTO ONLY               $ 400,000
                                      AGGREGATE - OTHER THAN AUTO ONLY   $ 1,000,000
 GARAGEKEEPERS COMPREHENSIVE  30      $ 60,000 EACH LOCATION                       $ 310`,
  },
  {
    name: 'directors and officers alone are no employment practices',
    type: 'other',
    carrier: 'Dunlin Indemnity Insurance Company',
    number: 'DISD1903317',
    from: '2026-03-08',
    to: '2027-03-08',
    limits: {},
    text: `
 DUNLIN INDEMNITY INSURANCE COMPANY
 DIRECTORS AND OFFICERS LIABILITY INSURANCE
 DECLARATIONS
 Policy Number: DISD1903317
 Item 1. Organization: Harbor Lamp Shelter Inc
 Item 2. Policy Period: From: 03/08/2026 To: 03/08/2027
 Item 3. Limit of Liability: $1,000,000 each Policy Period
 Item 4. Retention: $5,000 each Claim`,
  },
  {
    name: 'limits side by side under heads of two lines',
    type: 'general_liability',
    carrier: 'Dunlin Bear Insurance Company',
    number: 'DBL 90331-03',
    from: '2026-03-01',
    to: '2027-03-01',
    limits: { general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, personal_adv_injury: 1_000_000, each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000 },
    text: `
 DUNLIN BEAR INSURANCE COMPANY
 COMMERCIAL GENERAL LIABILITY COVERAGE PART - DECLARATIONS
 Policy No.           Policy Period                  Producer
 DBL 90331-03         03/01/2026 to 03/01/2027       00118 VALLEY BROKERS
 Named Insured: Turnstone Demolition Inc
 LIMITS OF INSURANCE
 General Aggregate    Products-Completed      Personal and          Each Occurrence    Damage to Premises    Medical Expense
                      Operations Aggregate    Advertising Injury                       Rented to You
 $2,000,000           $2,000,000              $1,000,000            $1,000,000         $100,000              $5,000`,
  },
  {
    name: 'an occurrence limit of general liability beside cargo, and medical payments that are automobile’s',
    type: 'auto_liability',
    carrier: 'Dunlin Southern Insurance Company',
    number: '09033177-1',
    from: '2026-01-11',
    to: '2027-01-11',
    limits: { combined_single_limit: 750_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 2_500 }, general_liability: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 } },
    text: `
 Commercial Auto Insurance Coverage Summary          Policy number: 09033177-1
 This is your Declarations Page                      Underwritten by: Dunlin Southern Insurance Company
 Policy Period: Jan 11, 2026 - Jan 11, 2027
 Description                                       Limits                                       Deductible    Premium
 Bodily Injury and Property Damage Liability       $750,000 combined single limit                             $7,118
 Medical Payments                                  $5,000 each person                                         $88
 Motor Truck Cargo                                 $100,000 limit of liability less deductible  $2,500        $801
 Commercial General Liability                                                                                 $640
   Each Occurrence                                 $1,000,000
   General Aggregate                               $2,000,000`,
  },
  {
    name: 'a deductible in a cell of its own near the premiums, and a stroke of the year behind groups of figures',
    type: 'cargo',
    carrier: 'Dunlin Canal Insurance Company',
    number: 'DIA 4-90-33-17 - 01',
    from: '2026-02-14',
    to: '2027-02-14',
    limits: { per_vehicle: 100_000, deductible: 1_000 },
    text: `
 DUNLIN CANAL INSURANCE COMPANY
 MOTOR TRUCK CARGO DECLARATIONS
 POLICY NUMBER: DIA 4-90-33-17 - 01
 POLICY PERIOD: FROM 02/14/2026 TO 02/14/2027
 COVERAGES            SYMBOLS      LIMIT OF INSURANCE                             PREMIUM
 MOTOR TRUCK CARGO    46           100,000 PER VEHICLE     DED 1,000                 980`,
  },
  {
    name: 'what is kept back of each loss and of refrigeration under a heading in the singular',
    type: 'cargo',
    carrier: 'Turnstone Insurance Company',
    number: 'TXI 93090331',
    from: '2026-04-22',
    to: '2027-04-22',
    limits: { per_vehicle: 150_000, per_occurrence: 300_000, deductible: 5_000, reefer_breakdown: 150_000, reefer_deductible: 2_500 },
    text: `
 TURNSTONE INSURANCE COMPANY
 MOTOR TRUCK CARGO LEGAL LIABILITY - DECLARATIONS
 Policy Number: TXI 93090331                  Effective 04/22/2026 to 04/22/2027
 Limits of Liability
     a. Any one vehicle, including trailer                $150,000
     b. Any one loss, disaster or casualty                $300,000
     c. Any one terminal                                  $50,000
     d. Refrigeration breakdown, any one vehicle          $150,000
 Deductible
     All losses except refrigeration                      $5,000
     Refrigeration breakdown                              $2,500`,
  },
  {
    name: 'a term whose first day is not prior to the time applied for',
    type: 'general_liability',
    carrier: 'Turnstone Insurance Exchange',
    number: '60590-33-17',
    from: '2026-01-15',
    to: '2027-01-15',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    text: `
 BUSINESS GENERAL LIABILITY POLICY DECLARATIONS
 Turnstone Insurance Exchange
 Named Insured   SNOWDROP FLORIST INC
 Policy Number   60590-33-17
 Policy Period   From  01-15-2026  (not prior to time applied for)
                 To    01-15-2027  12:01 A.M. Standard time
 General Aggregate                 $2,000,000
 Each Occurrence                   $1,000,000`,
  },
  {
    name: 'what is towed on the hook is no cargo',
    type: 'auto_liability',
    carrier: 'Turnstone Insurance Company',
    number: 'TT 0903317',
    from: '2026-02-05',
    to: '2027-02-05',
    limits: { combined_single_limit: 750_000 },
    also: { garagekeepers: {}, on_hook: {}, auto_physical_damage: {} },
    text: `
 TURNSTONE INSURANCE COMPANY
 TOW TRUCK POLICY DECLARATIONS
 Policy Number: TT 0903317                    Policy Period: 02/05/2026 to 02/05/2027
 Named Insured: Night Heron Towing LLC
 Coverage                          Limit                  Deductible    Premium
 Automobile Liability              $750,000 CSL                         $9,118
 Garagekeepers Legal Liability     $50,000 per location   $1,000        $611
 On-Hook Towing                    $75,000 per vehicle    $1,000        $420
 Physical Damage                   Stated amount          $2,500        $1,911`,
  },
  {
    name: 'a freight broker’s contingent cargo and errors, each in a section of its own',
    type: 'contingent_cargo',
    carrier: 'Turnstone Specialty Insurance Company',
    number: 'FBL0090331',
    from: '2026-07-07',
    to: '2027-07-07',
    limits: { per_occurrence: 250_000, deductible: 2_500 },
    also: { professional_liability: { each_claim: 1_000_000, aggregate: 1_000_000, deductible: 5_000 } },
    text: `
 Turnstone Specialty Insurance Company
 FREIGHT BROKER LIABILITY DECLARATIONS
 Policy Number: FBL0090331
 Period: July 7, 2026 to July 7, 2027
 Insured: Corwin Logistics Brokers Inc
 Section A - Contingent Cargo Liability
   Any one occurrence               $250,000
   Deductible                       $2,500
 Section B - Errors and Omissions
   Each claim                       $1,000,000
   Aggregate                        $1,000,000
   Deductible                       $5,000`,
  },
  {
    name: 'a warehouse’s liability for what is stored',
    type: 'warehouse_legal',
    carrier: 'Turnstone Fire Insurance Company',
    number: 'WLL-090331-00',
    from: '2026-03-12',
    to: '2027-03-12',
    limits: {},
    text: `
 Turnstone Fire Insurance Company
 WAREHOUSE LEGAL LIABILITY COVERAGE DECLARATIONS
 Policy Number: WLL-090331-00
 Policy Period: 03/12/2026 to 03/12/2027
 Named Insured: Corwin Storage LLC
 Limit any one location $1,000,000
 Deductible $2,500`,
  },
  {
    name: 'a multi-peril policy whose buildings are named',
    type: 'general_liability',
    carrier: 'Turnstone Mutual Insurance Company',
    number: '0903317 09-118220',
    from: '2026-10-10',
    to: '2027-10-10',
    limits: { each_occurrence: 1_000_000, general_aggregate: 3_000_000 },
    also: { property: {} },
    text: `
 TURNSTONE MUTUAL INSURANCE COMPANY
 MULTI-PERIL POLICY DECLARATIONS
 Policy Number 0903317 09-118220              Policy Period 10/10/2026 to 10/10/2027
 Named Insured: Harbor Chapel, Essex MA
 PROPERTY
 Building 1 - Chapel                          $1,812,000
 Personal property                            $212,000
 LIABILITY COVERAGE PART
 General liability - each occurrence          $1,000,000
 General aggregate                            $3,000,000`,
  },
  {
    name: 'the federal flood form names no insurer',
    type: 'property',
    carrier: 'Turnstone National Flood Insurance Company',
    number: '09 1150903317 04',
    from: '2026-06-30',
    to: '2027-06-30',
    limits: {},
    text: `
 Turnstone National Flood Insurance Company
 A Stock Company    PO Box 33
 STANDARD FLOOD INSURANCE POLICY - RENEWAL FLOOD DECLARATIONS PAGE
 Policy Number: 09 1150903317 04              Policy Term: 06/30/2026 12:01 am - 06/30/2027 12:01 am
 Insured: Petra Snipe, 18 Canal Dr
 Coverage            Limit            Deductible      Premium
 Building            $250,000         $2,000          $611
 Contents            $100,000         $2,000          $211`,
  },
  {
    name: 'lesser coverages under names of their own, beneath the limits of general liability',
    type: 'general_liability',
    carrier: 'Turnstone American Insurance Company',
    number: 'BKW 0903317',
    from: '2026-02-02',
    to: '2027-02-02',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 },
    text: `
 Turnstone American Insurance Company
 COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy Number BKW 0903317                    Policy Period 02/02/2026 to 02/02/2027
 Limits of Insurance
   Each Occurrence Limit                                      $1,000,000
   General Aggregate Limit                                    $2,000,000
   Products - Completed Operations Aggregate Limit            $2,000,000
 Employee Benefits Liability (Claims Made)
   Each Employee                                              $500,000
   Aggregate                                                  $750,000
 Hired Auto and Non-Owned Auto Liability
   Each Occurrence                                            $600,000`,
  },
]

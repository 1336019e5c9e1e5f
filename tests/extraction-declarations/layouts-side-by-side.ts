import type { Expected } from './expected.ts'

/** Limits side by side, in one line, or of several coverages together; names and numbers invented. */
export const SIDE_BY_SIDE_LAYOUTS: Expected[] = [
  {
    name: 'coverages set as cards side by side',
    type: 'auto_liability',
    carrier: 'Saltmarsh Specialty Insurance Company',
    number: 'SLC-26-4419',
    from: '2026-06-18',
    to: '2027-06-18',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { per_vehicle: 100_000, deductible: 2_500 }, auto_physical_damage: {}, general_liability: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 } },
    text: `
 Saltmarsh Specialty Insurance Company
 Policy declarations: Motor carrier
 Policy no. SLC-26-4419    06/18/2026 - 06/18/2027    Insured: Reedbed Trucking LLC

 Auto liability                  Motor truck cargo             Physical damage
 $1,000,000 CSL per accident     $100,000 per vehicle          Stated amount
 Deductible: $1,000              Deductible: $2,500            Deductible: $2,500

 General liability               Trailer interchange           UM/UIM
 $1,000,000 each occurrence      Not purchased                 $60,000 CSL
 $2,000,000 general aggregate`,
  },
  {
    name: 'each cell of a row is an amount and what it is for',
    type: 'general_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'SGL 441992',
    from: '2026-02-01',
    to: '2027-02-01',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    text: `
 Saltmarsh Insurance Company
 COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy Number: SGL 441992        Policy Period: 02/01/2026 to 02/01/2027
 General liability      $1,000,000 each occurrence      $2,000,000 general aggregate
 Employee benefits      $500,000 each employee          $600,000 aggregate`,
  },
  {
    name: 'split limits by K',
    type: 'auto_liability',
    carrier: 'Saltmarsh Property and Casualty Insurance Company',
    number: 'PATX-004419922',
    from: '2025-09-19',
    to: '2026-03-19',
    limits: { bodily_injury_per_person: 30_000, bodily_injury_per_accident: 60_000, property_damage_per_accident: 25_000 },
    text: `
 Saltmarsh Property and Casualty Insurance Company
 Personal Auto Policy Declarations
 Policy number    PATX-004419922
 Policy period    12:01 a.m. 09/19/2025 to 12:01 a.m. 03/19/2026
 Coverages                                Limits                     Vehicle 1
 Bodily injury liability (BI)             30K/60K                    $188
 Property damage liability (PD)           25K                        $144
 Uninsured/underinsured motorist BI       30K/60K                    $31
 Collision                                $1,000 deductible          $122`,
  },
  {
    name: 'a sublimit of one kind of loss, in one line with a deductible, is no limit of the policy',
    type: 'general_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'L044199227-1',
    from: '2025-08-19',
    to: '2026-08-19',
    limits: { general_aggregate: 1_000_000, each_occurrence: 500_000 },
    text: `
 SALTMARSH INSURANCE COMPANY
 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 POLICY NO. L044199227-1
 POLICY PERIOD: FROM 08/19/2025 TO 08/19/2026
 General Aggregate Limit (Other Than Products/Completed Operations)   $ 1,000,000
 Each Occurrence Limit                                                $ 500,000
 Deductible: $500 per claim BI & PD combined. Form 55: Assault and battery sublimit $25,000 each occurrence / $50,000 aggregate.`,
  },
  {
    name: 'what is of all coverages, and amounts told apart by letters, are no one part’s',
    type: 'professional_liability',
    carrier: 'Saltmarsh Insurance Company',
    number: 'FEI-44199-02',
    from: '2026-06-09',
    to: '2027-06-09',
    limits: { each_claim: 2_000_000 },
    also: { pollution_liability: { each_claim: 2_000_000 }, general_liability: { each_occurrence: 2_000_000, med_exp: 10_000, products_comp_op_agg: 2_000_000 } },
    text: `
 SALTMARSH INSURANCE COMPANY
 ENVIRONMENTAL CONTRACTORS AND CONSULTANTS POLICY DECLARATIONS
 Policy Number: FEI-44199-02
 Policy Period: 06/09/2026 to 06/09/2027
 LIMITS OF LIABILITY
 Coverage A - Commercial General Liability (occurrence)
 Each occurrence                                    $2,000,000
 Medical expense                                    $10,000
 Products-completed operations aggregate            $2,000,000
 Coverage B - Contractors Pollution Liability (occurrence)
 Each pollution condition                           $2,000,000
 Coverage C - Professional Liability (claims-made)
 Each claim                                         $2,000,000
 Policy aggregate (all coverages)                   $4,000,000
 Deductible: Coverage A $5,000; Coverage B $10,000; Coverage C $10,000 each claim`,
  },
  {
    name: 'an umbrella’s retention where nothing underlies',
    type: 'umbrella',
    carrier: 'Saltmarsh Assurance Company',
    number: 'UMB 4-41-99-22',
    from: '2026-03-15',
    to: '2027-03-15',
    limits: { each_occurrence: 10_000_000, aggregate: 10_000_000, retention: 10_000 },
    text: `
 SALTMARSH ASSURANCE COMPANY
 COMMERCIAL UMBRELLA DECLARATIONS PAGE
 Policy No. UMB 4-41-99-22
 POLICY PERIOD: From 03/15/2026 To 03/15/2027
 LIMITS OF INSURANCE
 $ 10,000,000     Each Occurrence
 $ 10,000,000     General Aggregate
 $ 10,000         Self-Insured Retention - each occurrence not covered by underlying`,
  },
  {
    name: 'a farm whose paper no title names: its liability has a general aggregate, its dwelling is a home',
    type: 'general_liability',
    carrier: 'Saltmarsh Agribusiness Insurance Company',
    number: 'FPK FMPN 3014419922',
    from: '2025-11-20',
    to: '2026-11-20',
    limits: { each_occurrence: 1_000_000, personal_adv_injury: 1_000_000, med_exp: 5_000, general_aggregate: 2_000_000 },
    also: { property: {} },
    text: `
 Saltmarsh Agribusiness Insurance Company
 FARMOWNERS POLICY DECLARATIONS
 Policy number FPK FMPN 3014419922            Policy period 11/20/2025 to 11/20/2026
 Property                                                          Limit         Premium
 Dwelling 1                                                        $288,000      $811
 Household personal property                                       $144,000      Incl
 H. Bodily injury and property damage liability - each occurrence  $1,000,000    $288
 I. Personal and advertising injury                                $1,000,000    Incl
 J. Medical payments - each person                                 $5,000        Incl
 General aggregate                                                 $2,000,000`,
  },
  {
    name: 'a label’s bracket states a cap, and a section of its own ends the one before',
    type: 'general_liability',
    carrier: 'Saltmarsh Specialty Insurance Company',
    number: 'HSLR18-44199-03',
    from: '2026-09-22',
    to: '2027-09-22',
    limits: { general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, each_occurrence: 1_000_000 },
    also: { pollution_liability: { each_claim: 1_000_000, aggregate: 1_000_000, deductible: 5_000 } },
    text: `
 Saltmarsh Specialty Insurance Company
 CONTRACTORS COMMERCIAL PACKAGE DECLARATIONS
 Policy No. HSLR18-44199-03          Period 09/22/2026 to 09/22/2027 12:01 AM
 SECTION A - COMMERCIAL GENERAL LIABILITY
 General aggregate (per project, cap $5,000,000)    $2,000,000
 Products-completed operations aggregate            $2,000,000
 Each occurrence                                    $1,000,000
 SECTION B - CONTRACTORS POLLUTION LIABILITY
 Each pollution condition                           $1,000,000
 Aggregate                                          $1,000,000
 Deductible                                         $5,000
 SECTION C - EMPLOYEE BENEFITS LIABILITY
 Each employee                                      $1,000,000
 Aggregate                                          $2,000,000`,
  },
  {
    name: 'the heads of the vehicles end with their part: cargo’s limits stand under none, and the title beside the insurer names both',
    type: 'cargo',
    carrier: 'Saltmarsh Insurance Company',
    number: 'BA 1844199 04',
    from: '2025-12-01',
    to: '2026-12-01',
    limits: { per_vehicle: 200_000, per_occurrence: 400_000, deductible: 5_000, reefer_breakdown: 200_000, reefer_deductible: 10_000 },
    also: { auto_physical_damage: {} },
    text: `
 SALTMARSH INSURANCE COMPANY                          TRUCK PHYSICAL DAMAGE AND CARGO DECLARATIONS
 POLICY NUMBER  BA 1844199 04                         POLICY PERIOD   12/01/2025 TO 12/01/2026

 PART I PHYSICAL DAMAGE
 UNIT  DESCRIPTION               VIN                 STATED VALUE   COMP DED   COLL DED   PREMIUM
 1     2022 VOLVO VNL760         4V4NC9EH7NN118844   $ 121,000      $ 2,500    $ 2,500    $ 4,118

 PART II MOTOR TRUCK CARGO
 LIMIT ANY ONE VEHICLE           $ 200,000            DEDUCTIBLE    $ 5,000
 LIMIT ANY ONE LOSS              $ 400,000
 REFRIGERATION BREAKDOWN         $ 200,000            DEDUCTIBLE    $ 10,000`,
  },
]

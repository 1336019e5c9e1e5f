import type { Expected } from './expected.ts'

/** Declarations whose figures, terms and numbers are told apart by where they stand; names and numbers invented. */
export const APART_LAYOUTS: Expected[] = [
  {
    name: 'limits of each person and of each accident in columns beside a deductible',
    type: 'auto_liability',
    carrier: 'Tern Coast Insurance Company',
    number: 'TC7 5503318 01',
    from: '2026-05-21',
    to: '2026-11-21',
    limits: { bodily_injury_per_person: 15_000, bodily_injury_per_accident: 30_000, property_damage_per_accident: 10_000 },
    text: `
 Tern Coast Insurance Company                   Personal Auto Policy Declarations Page
 POLICY NUMBER:   TC7 5503318 01
 POLICY PERIOD:   From 05/21/2026 To 11/21/2026
 COVERAGES AND LIMITS
 Coverage                       Each Person      Each Accident     Deductible     Premium
 Bodily Injury Liability        $15,000          $30,000                          $240.00
 Property Damage Liability                       $10,000                          $222.00
 Comprehensive                                                     $1,000         $68.00`,
  },
  {
    name: 'a code of few figures under its label alone',
    type: 'auto_liability',
    carrier: 'Tern Insurance Company',
    number: 'QJX74M',
    from: '2026-08-04',
    to: '2027-02-04',
    limits: { bodily_injury_per_person: 50_000, bodily_injury_per_accident: 100_000, property_damage_per_accident: 50_000 },
    text: `
 tern                                    Auto declarations page
                                         Tern Insurance Company
 Named insured                           Policy number
 Odo Marsh                               QJX74M
 40 Granite Ln
 Elko, NV 89801                          Policy period
                                         Aug 4, 2026 12:01 AM - Feb 4, 2027 12:01 AM
 Coverages                               Limits                      Premium
 Bodily injury liability                 $50k per person             $166.40
                                         $100k per accident
 Property damage liability               $50k per accident           $120.00
 Collision                               $1,000 deductible           $120.50`,
  },
  {
    name: 'the one figure of a renewal behind its stroke',
    type: 'property',
    carrier: 'Tern Property Insurance Corporation',
    number: '05518832 - 4',
    from: '2026-12-01',
    to: '2027-12-01',
    limits: {},
    text: `
 TERN PROPERTY INSURANCE CORPORATION            Homeowners HO-3 Special Form Policy - Declarations
 POLICY NUMBER: 05518832 - 4       POLICY PERIOD: FROM 12/01/2026 TO 12/01/2027
 A. Dwelling:             $321,000
 B. Other Structures:     $6,420
 C. Personal Property:    $80,250`,
  },
  {
    name: 'two policies of one account, each with its term beside its number',
    type: 'general_liability',
    carrier: 'The Sanderling Insurance Company',
    number: 'ETT 551 83 20',
    from: '2026-03-15',
    to: '2029-03-15',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    text: `
 The Sanderling Insurance Company
 COMMON POLICY DECLARATIONS
 NAMED INSURED     FENN MILLWORK INC
 Policy Period:  At 12:01 A.M., STANDARD TIME AT YOUR MAILING ADDRESS
 All coverages except Automobile
 Policy number: ETT 551 83 20        FROM:  03-15-2026        TO:  03-15-2029
 Automobile
 Policy number: ETA 551 83 20        FROM:  03-15-2026        TO:  03-15-2027
==========
 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Attached to and forming part of POLICY NUMBER: ETT 551 83 20
 EACH OCCURRENCE LIMIT          $1,000,000
 GENERAL AGGREGATE LIMIT        $2,000,000`,
  },
  {
    name: 'what a list of parts costs is no limit of cargo, nor is the occurrence of general liability',
    type: 'cargo',
    carrier: 'Sanderling Casualty Company',
    number: 'STC55183',
    from: '2026-01-01',
    to: '2027-01-01',
    limits: { per_vehicle: 250_000, deductible: 5_000 },
    also: {
      auto_liability: { combined_single_limit: 1_000_000 },
      general_liability: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
      auto_physical_damage: {},
    },
    text: `
 SANDERLING CASUALTY COMPANY                    COMMON POLICY DECLARATIONS
 Policy Number      STC55183
 Policy Period      From 01/01/2026 to 01/01/2027 at 12:01 AM
 Coverage Part                              Forms            Premium
 Commercial Auto Coverage - Motor Carrier   CM 00 01         $212,400
 Motor Truck Cargo                          CM 00 20         $18,400
 Truckers General Liability                 GL 00 05         $4,100
 SCHEDULE OF COVERAGES
 Coverage                          Symbol   Limit          Deductible     Premium
 Auto Liability - Each Accident    61       $1,000,000     None           $180,200
 Physical Damage - Collision       67       Stated Value   $2,500         $22,200
 Motor Truck Cargo - Per Truck     67       $250,000       $5,000         $18,400
 TRUCKERS GENERAL LIABILITY
 General Aggregate Limit                    $2,000,000
 Each Occurrence Limit                      $1,000,000`,
  },
  {
    name: 'parts of those who lead a body, listed by letter with the limit of each',
    type: 'epli',
    carrier: 'Sanderling Indemnity Insurance Company',
    number: 'SND1955183',
    from: '2026-05-05',
    to: '2027-05-05',
    limits: { limit: 2_000_000 },
    also: { other: { limit: 1_000_000 } },
    text: `
 NOT-FOR-PROFIT ORGANIZATION DIRECTORS & OFFICERS LIABILITY INSURANCE
 EMPLOYMENT PRACTICES LIABILITY INSURANCE
 Sanderling Indemnity Insurance Company
 DECLARATIONS
 Policy Number: SND1955183
 Item 1.  Parent Organization: Harbor Lamp Shelter
 Item 2.  Policy Period: From: 05/05/2026 To: 05/05/2027
 Item 3.  Limits of Liability:
          (A) Part 1, D&O Liability:            $ 1,000,000     each Policy Period.
          (B) Part 2, Employment Practices:     $ 2,000,000     each Policy Period.
          (C) Part 3, Fiduciary Liability:      Not Covered     each Policy Period.
 Item 4.  Retention:
          (A) Part 1, D&O Liability:            $ 2,500         for each Claim.
          (B) Part 2, Employment Practices:     $ 60,000        for each Claim.`,
  },
  {
    name: 'one limit for the whole place, and its cars',
    type: 'property',
    carrier: 'Sanderling Insurance Company',
    number: 'USQ 551832044',
    from: '2026-10-20',
    to: '2027-10-20',
    limits: {},
    also: { auto_liability: { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 } },
    text: `
 SANDERLING                          Whole Household Policy - Coverage Summary
 Policy Number     USQ 551832044
 Policy Period     October 20, 2026 to October 20, 2027
 Insured by        Sanderling Insurance Company
 PROPERTY PROTECTION
                                     Limit            Premium
 Property Location Limit             $1,204,000       $1,912
 MOTOR VEHICLE PROTECTION
                                     Limit                                                Vehicle 1    Vehicle 2
 Bodily Injury Liability             $250,000 each person/$500,000 each accident          $188         $170
 Property Damage Liability           $100,000 each accident                               $120         $110
 Uninsured Motorists                 $250,000 each person/$500,000 each accident          $50          $50
 Collision                           Deductible $500                                      $240         $201
 PERSONAL LIABILITY PROTECTION
 Personal Liability                  $300,000         $22`,
  },
  {
    name: 'bodily injury and property damage named together over three amounts say whose none is',
    type: 'auto_liability',
    carrier: 'Dunlin Mutual Insurance Company',
    number: '95518320TE',
    from: '2026-10-05',
    to: '2027-10-05',
    limits: { bodily_injury_per_person: 500_000 },
    text: `
 DUNLIN MUTUAL INSURANCE COMPANY           PERSONAL AUTO POLICY DECLARATIONS
 POLICY NUMBER    95518320TE
 Policy Period    From October 5, 2026 To October 5, 2027
 Coverages                      Limit of Liability          Auto 1
 A. Liability
 Bodily Injury and              $ 500,000 each person
 Property Damage                $ 500,000 each accident
                                $ 250,000 each accident     $388
 B. Medical Payments            $ 5,000 each person         $10`,
  },
  {
    name: 'what the law asks at least is no limit',
    type: 'auto_liability',
    carrier: 'Dunlin Mutual Insurance Company',
    number: '5000551832',
    from: '2026-07-18',
    to: '2027-07-18',
    limits: { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 },
    text: `
 DUNLIN MUTUAL INSURANCE COMPANY             Account Number   9900118842-001
 Personal Auto Declarations                  Policy Number    5000551832
                                             Policy Period    07/18/2026 to 07/18/2027
 Coverages                          Limits                     Premium
 State minimum limits are 25/50/25
 Bodily Injury Liability            $250,000 each person       $201
                                    $500,000 each accident
 Property Damage Liability          $100,000 each accident     $155`,
  },
  {
    name: 'a prior paper’s day over the label of the term',
    type: 'auto_liability',
    carrier: 'Dunlin Insurance Company of Oregon',
    number: 'K3551832',
    from: '2026-11-21',
    to: '2027-05-21',
    limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 },
    text: `
                DUNLIN INSURANCE COMPANY OF OREGON
                AUTOMOBILE POLICY DECLARATIONS
 NAMED INSURED:                            POLICY NUMBER: K3551832
 ENID MARSH                                POLICY CHANGE EFFECTIVE: JAN. 14 2027
 4 FIR ST                                  PRIOR DECLARATIONS ISSUED: NOV. 2 2026
 SALEM OR 97301                            POLICY PERIOD
                                           FROM: NOV. 21 2026
                                           TO:   MAY 21 2027
 LIABILITY:
   BODILY INJURY            $100,000                 $ 144.30
                            Each Person
                            $300,000
                            Each Occurrence
   PROPERTY DAMAGE          $100,000                   101.90
                            Each Occurrence
 DATE PREPARED:  JAN. 16 2027`,
  },
  {
    name: 'a bare aggregate goes on with the lesser coverage over it',
    type: 'general_liability',
    carrier: 'Dunlin Insurance Company',
    number: 'CLQ 9551832',
    from: '2026-05-05',
    to: '2027-05-05',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, med_exp: 10_000 },
    text: `
 DUNLIN INSURANCE COMPANY
 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 POLICY NO. CLQ 9551832        POLICY PERIOD  FROM 05/05/2026  TO 05/05/2027
   GENERAL AGGREGATE LIMIT                               $ 2,000,000
   EACH OCCURRENCE LIMIT                                 $ 1,000,000
   MEDICAL EXPENSE LIMIT                                 $    10,000
   EMPLOYEE BENEFITS LIABILITY  EACH EMPLOYEE            $ 1,000,000
                                AGGREGATE                $ 3,000,000`,
  },
  {
    name: 'an aggregate of all parts is no part’s own',
    type: 'pollution_liability',
    carrier: 'Dunlin Specialty Insurance Company',
    number: 'EPQ-551832',
    from: '2026-09-15',
    to: '2027-09-15',
    limits: { each_claim: 1_000_000, deductible: 5_000 },
    text: `
 DUNLIN SPECIALTY INSURANCE COMPANY
 CONTRACTORS POLLUTION LIABILITY POLICY DECLARATIONS
 Policy Number:       EPQ-551832
 Policy Period:       09/15/2026 to 09/15/2027  12:01 A.M.
 Policy Aggregate Limit - all coverage parts     $2,000,000
 Each Pollution Condition Limit                  $1,000,000
 Deductible each pollution condition             $5,000`,
  },
]

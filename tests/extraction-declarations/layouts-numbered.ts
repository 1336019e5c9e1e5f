import type { Expected } from './expected.ts'

/** Declarations in numbered sections, with amounts before their names, parts under bare heads; names and numbers invented. */
export const NUMBERED_LAYOUTS: Expected[] = [
  {
    name: 'the vehicles’ own damage under a numbered section of its own',
    type: 'auto_liability',
    carrier: 'Dunlin Specialty Insurance Company',
    number: 'KSCW 104418 26',
    from: '2026-03-22',
    to: '2027-03-22',
    limits: { combined_single_limit: 1_000_000 },
    also: { cargo: { deductible: 2_500 }, auto_physical_damage: {} },
    text: `
 DUNLIN SPECIALTY INSURANCE COMPANY
 COMMERCIAL TRUCK DECLARATIONS
 Named Insured: Stint Trucking Corp                Policy: KSCW 104418 26
 Hialeah FL 33013                                  From 03/22/2026 to 03/22/2027
 Section I — Automobile Liability
 Limit: $1,000,000 combined single limit each accident   Symbols 7   Premium $14,220
 Section II — Physical Damage
 Limit: lesser of stated amount or ACV   Deductibles: comprehensive $1,000, collision $2,000   Premium $2,880
 Section III — Motor Truck Cargo
 Limit: $100,000 any one loss   Deductible: $2,500   Premium $1,100
 Total premium $18,200.`,
  },
  {
    name: 'amounts before the names of what they are of, rates and premiums behind',
    type: 'general_liability',
    carrier: 'Whimbrel Insurance SE',
    number: 'GLP-2026-44188',
    from: '2026-12-01',
    to: '2027-12-01',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, damage_to_rented_premises: 50_000, med_exp: 1_000 },
    also: { property: {} },
    text: `
                    DECLARATIONS
           SURPLUS LINES COMMERCIAL PACKAGE
 Policy / Certificate No: GLP-2026-44188          Previous No: GLP-2025-38110
 Insurer: Whimbrel Insurance SE (100%)
 1. Name and address of the Insured: Stint Gift Shop LLC, Biloxi MS
 2. Effective from 12/01/2026                     to 12/01/2027, both days at 12:01 a.m. standard time
 4. Amount       Coverage                                       Rate      Premium
 $410,000        Building                                       1.10      $4,510
 $1,000,000      Each occurrence                                          $900
 $2,000,000      General aggregate                                        Incl
 $2,000,000      Products / completed operations aggregate                Incl
 $50,000         Damage to rented premises                                Incl
 $1,000          Medical payments, any one person                         Incl`,
  },
  {
    name: 'an umbrella under its bare name beneath a businessowner’s limits',
    type: 'general_liability',
    carrier: 'Dunlin American Insurance Company',
    number: 'ODY H188204 03',
    from: '2026-08-01',
    to: '2027-08-01',
    limits: { each_occurrence: 1_000_000, med_exp: 10_000, general_aggregate: 2_000_000 },
    also: { property: {}, umbrella: { each_occurrence: 3_000_000, aggregate: 3_000_000 } },
    text: `
 Dunlin American Insurance Company        BUSINESSOWNERS POLICY DECLARATIONS
 Policy Number: ODY H188204 03            Policy Period: From 08/01/2026 To 08/01/2027
 Named insured: Stint Eye Associates PC, Worcester MA
 Property
 Location       Building         Business personal property      Deductible
 1              Not covered      $412,000                        $1,000
 Liability and medical expenses
 Liability and Medical Expenses                $1,000,000 per occurrence
 Medical Expenses                              $10,000 per person
 Aggregate - Other than Products               $2,000,000
 Commercial umbrella
 Each occurrence                               $3,000,000
 Aggregate                                     $3,000,000`,
  },
  {
    name: 'what is not covered has none of the amounts before it',
    type: 'general_liability',
    carrier: 'Whimbrel Insurance Company',
    number: 'FEI-18820-04',
    from: '2026-09-12',
    to: '2027-09-12',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 50_000 },
    text: `
 WHIMBREL INSURANCE COMPANY
 COMMERCIAL GENERAL LIABILITY DECLARATIONS
 Policy Number: FEI-18820-04           Policy Period: 09/12/2026 to 09/12/2027
 Named Insured: Stint Remediation Inc
 Each occurrence                       $1,000,000
 General aggregate                     $2,000,000
 Damage to premises rented to you $50,000; medical expense: not covered`,
  },
  {
    name: 'parts in a list with the numbers of their own forms',
    type: 'general_liability',
    carrier: 'Dunlin Insurance Company',
    number: 'ECP 0188204',
    from: '2026-06-06',
    to: '2029-06-06',
    limits: { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    also: { property: {}, umbrella: { each_occurrence: 3_000_000, aggregate: 3_000_000 } },
    text: `
 DUNLIN INSURANCE COMPANY
 COMMON POLICY DECLARATIONS
 POLICY NUMBER ECP 0188204        NAMED INSURED STINT CHURCH OF MARION
 Policy Period: From: 06-06-2026 To: 06-06-2029
 PROPERTY COVERAGE PART                      FM502
 GENERAL LIABILITY COVERAGE PART             GA532
 COMMERCIAL UMBRELLA COVERAGE PART           USC513
=====
 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Attached to policy number ECP 0188204
 EACH OCCURRENCE LIMIT                       $1,000,000
 GENERAL AGGREGATE LIMIT                     $2,000,000
=====
 COMMERCIAL UMBRELLA COVERAGE PART DECLARATIONS
 Attached to policy number ECP 0188204
 EACH OCCURRENCE LIMIT                       $3,000,000
 AGGREGATE LIMIT                             $3,000,000`,
  },
]

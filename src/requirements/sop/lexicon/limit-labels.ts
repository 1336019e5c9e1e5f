import type { CoverageType } from '../../../vocabulary/index.ts'
import type { LimitWord } from './lexicon-limits.ts'

const CLAIM_TYPES = new Set<CoverageType>(['professional_liability', 'cyber', 'pollution_liability'])

const byType: Partial<Record<CoverageType, Partial<Record<LimitWord | 'none', string>>>> = {
  general_liability: {
    none: 'each_occurrence',
    occurrence: 'each_occurrence',
    claim: 'each_occurrence',
    accident: 'each_occurrence',
    csl: 'each_occurrence',
    aggregate: 'general_aggregate',
    general_aggregate: 'general_aggregate',
    products: 'products_comp_op_agg',
    personal_injury: 'personal_adv_injury',
    rented_premises: 'damage_to_rented_premises',
    medical: 'med_exp',
  },
  auto_liability: {
    none: 'combined_single_limit',
    csl: 'combined_single_limit',
    accident: 'combined_single_limit',
    occurrence: 'combined_single_limit',
    claim: 'combined_single_limit',
    bi_person: 'bodily_injury_per_person',
    person: 'bodily_injury_per_person',
    bi_accident: 'bodily_injury_per_accident',
    pd_accident: 'property_damage_per_accident',
    pd: 'property_damage_per_accident',
    medical: 'medical_payments',
  },
  workers_comp: {
    statutory: 'statutory',
    accident: 'el_each_accident',
    occurrence: 'el_each_accident',
    bi_accident: 'el_each_accident',
    employee: 'el_disease_each_employee',
    policy_limit: 'el_disease_policy_limit',
  },
  umbrella: {
    none: 'each_occurrence',
    occurrence: 'each_occurrence',
    claim: 'each_occurrence',
    accident: 'each_occurrence',
    csl: 'each_occurrence',
    aggregate: 'aggregate',
    general_aggregate: 'aggregate',
  },
  cargo: {
    none: 'per_occurrence',
    occurrence: 'per_occurrence',
    claim: 'per_occurrence',
    accident: 'per_occurrence',
    vehicle: 'per_vehicle',
    reefer: 'reefer_breakdown',
    aggregate: 'aggregate',
  },
  occupational_accident: {
    none: 'combined_single_limit',
    csl: 'combined_single_limit',
    occurrence: 'combined_single_limit',
    accident: 'combined_single_limit',
    aggregate: 'aggregate',
    accidental_death: 'accidental_death',
    accident_medical: 'accident_medical',
    medical: 'accident_medical',
    ttd: 'temporary_total_disability',
    ctd: 'continuous_total_disability',
  },
  non_trucking_liability: {
    none: 'combined_single_limit',
    csl: 'combined_single_limit',
    occurrence: 'combined_single_limit',
    accident: 'combined_single_limit',
  },
}
byType.employers_liability = byType.workers_comp!
byType.excess_liability = byType.umbrella!

export const claims = {
  none: 'each_claim',
  claim: 'each_claim',
  occurrence: 'each_claim',
  accident: 'each_claim',
  aggregate: 'aggregate',
  general_aggregate: 'aggregate',
}

export const others: Partial<Record<LimitWord | 'none', string>> = {
  none: 'limit',
  csl: 'combined_single_limit',
  occurrence: 'each_occurrence',
  claim: 'each_claim',
  accident: 'each_accident',
  aggregate: 'aggregate',
  general_aggregate: 'aggregate',
  vehicle: 'per_vehicle',
  location: 'per_location',
  products: 'products_comp_op_agg',
  person: 'per_person',
}

/** The label of a limit under a coverage, or null when the phrase does not belong to that coverage. */
export function limitLabel(type: CoverageType, word: LimitWord | 'none', printed?: string): string | null {
  if (word === 'printed') return printed ?? null
  if (CLAIM_TYPES.has(type)) return claims[word as keyof typeof claims] ?? null
  return (byType[type] ?? others)[word] ?? null
}

/** Words that belong to one coverage alone, so that a line without a coverage name still says which one it means. */
export const OWNER_OF_WORD: Partial<Record<LimitWord, CoverageType>> = {
  products: 'general_liability',
  general_aggregate: 'general_liability',
  personal_injury: 'general_liability',
  rented_premises: 'general_liability',
  csl: 'auto_liability',
  bi_person: 'auto_liability',
  bi_accident: 'auto_liability',
  pd_accident: 'auto_liability',
}

/** Document classes; a line's document_class is that of the strongest document that states it. */
export const DOC_TYPES = [
  'coi',
  'declarations',
  'policy',
  'endorsement',
  'schedule',
  'binder',
  'id_card',
  'cancellation_notice',
  'reinstatement_notice',
  'state_fund_certificate',
  'mcs_90',
  'filing',
  'sop',
  'not_insurance',
  'unknown',
] as const
export type DocType = (typeof DOC_TYPES)[number]

const FORMS = ['acord_25', 'acord_24', 'acord_27', 'acord_28', 'acord_23', 'acord_30', 'acord_75', 'other'] as const
export type Form = (typeof FORMS)[number]

/** Strength of proof: a stronger class replaces what a weaker one said (policy > declarations > binder > certificate > id card). */
export const CLASS_STRENGTH: Partial<Record<DocType, number>> = {
  policy: 5,
  endorsement: 5,
  declarations: 4,
  binder: 3,
  coi: 2,
  state_fund_certificate: 2,
  filing: 2,
  mcs_90: 2,
  schedule: 2,
  id_card: 1,
}

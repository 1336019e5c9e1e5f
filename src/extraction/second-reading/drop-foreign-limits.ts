import type { CoverageType } from '../../vocabulary/index.ts'
import { type Draft, ofPicture } from './draft.ts'

/** Limits that general liability alone has; two of them in another coverage's row are a row above it whose rule was lost. */
const GENERAL_ONLY = /^(personal_.*adv|general_agg|genea?al_agg|products_|damage_to_rented|premises_|med_exp)/
const FOREIGN_MIN = 2
const OWN: Partial<Record<CoverageType, RegExp>> = {
  auto_liability: /combined_single|bodily_injury|property_damage|medical_payments|uninsured|deductible/,
  umbrella: /^(aggregate|retention|deductible)$/,
  workers_comp: /^(statutory|el_)/,
}

/** On pictures a lost rule lets a row take in the limits of the one above: what is not surely its own goes. */
export function dropForeignLimits({ reading, line, index }: Draft): void {
  const own = OWN[line.coverage_type]
  const seen = line.limits.filter((l) => ofPicture(line.fields[`limits.${l.label}`]))
  if (!own || seen.filter((l) => GENERAL_ONLY.test(l.label)).length < FOREIGN_MIN) return
  for (const limit of seen.filter((l) => !own.test(l.label))) {
    line.limits = line.limits.filter((l) => l !== limit)
    delete line.fields[`limits.${limit.label}`]
  }
  const foreign = (field: string): boolean => field.startsWith('limits.') && !own.test(field.slice('limits.'.length))
  reading.unreadable_fields = reading.unreadable_fields.filter((u) => u.line !== index || !foreign(u.field))
}

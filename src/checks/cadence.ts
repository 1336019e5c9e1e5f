import { type CoverageType, isCertificateRule, type ReverificationCadence, type Rule } from '../vocabulary/index.ts'

/** Calendar days after which a confirmation has to be asked for again; none and on_renewal have no days of their own. */
export const CADENCE_DAYS: Partial<Record<ReverificationCadence, number>> = {
  every_30_days: 30,
  every_90_days: 90,
  every_180_days: 180,
  annual: 365,
}

/** The shortest cadence that applies to a line's type: a rule's own comes before the engagement's, which comes before the set's. */
export function cadenceDays(
  type: CoverageType,
  rules: readonly Rule[],
  engagement: ReverificationCadence | null,
  set: ReverificationCadence,
): number | null {
  const general = engagement ?? set
  const asked = rules
    .filter((r) => !isCertificateRule(r) && r.coverage_type === type)
    .map((r) => (isCertificateRule(r) ? general : (r.reverification_cadence ?? general)))
  const days = (asked.length ? asked : [general]).flatMap((c) => (CADENCE_DAYS[c] ? [CADENCE_DAYS[c]] : []))
  return days.length ? Math.min(...days) : null
}

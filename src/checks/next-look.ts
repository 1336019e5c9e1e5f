import { addDays, DAY_MS, startOfDay } from '../kernel/index.ts'
import { lineAsPrinted } from './as-printed.ts'
import { CADENCE_DAYS } from './cadence.ts'
import type { Gathered } from './gather-input.ts'

/**
 * The next moment, in milliseconds, at which judging the engagement anew could come out otherwise though nothing is
 * pushed: a policy of the insured or a master policy beginning or ending, an expiry lead or a minimum of days remaining being reached, a waiver, an
 * enrollment or a grace period ending, a confirmation growing old. null when there is none.
 */
export function nextLook(g: Gathered, now: number): number | null {
  const days = new Set<string>()
  // While a grace period runs, it also stands under the version before.
  const rules = [...(g.version?.rules ?? []), ...(g.input.grace?.rules ?? [])]
  const leads = new Set([g.input.set?.expiry_lead_days ?? 30, ...(g.input.grace ? [g.input.grace.expiry_lead_days] : [])])
  const remaining = new Set<number>()
  for (const rule of rules)
    if (rule.kind !== 'certificate') {
      if (rule.expiry_lead_days !== undefined) leads.add(rule.expiry_lead_days)
      if (rule.min_days_remaining !== undefined) remaining.add(rule.min_days_remaining)
    } else if (rule.issued_within_days !== undefined)
      for (const c of g.input.certificates) if (c.issued_on) days.add(addDays(c.issued_on, rule.issued_within_days + 1))
  const held = [...g.input.lines, ...g.masters.map((m) => m.held)]
  for (const line of [...held, ...held.map(lineAsPrinted)]) {
    if (line.effective_date) days.add(line.effective_date)
    if (!line.expiration_date) continue
    days.add(line.expiration_date)
    for (const lead of leads) days.add(addDays(line.expiration_date, -lead))
    for (const min of remaining) {
      days.add(addDays(line.expiration_date, -min))
      days.add(addDays(line.expiration_date, 1 - min))
    }
  }
  for (const w of g.input.engagement.waivers) if (w.ends_on) days.add(w.ends_on).add(addDays(w.ends_on, 1))
  for (const e of g.input.enrollments)
    for (const day of [e.effective_on, e.ends_on, e.program.effective_date, e.program.expiration_date])
      if (day) days.add(day).add(addDays(day, 1))
  const moments = [...days].filter((d) => d > g.today).map((d) => startOfDay(d, g.timeZone))
  if (g.engagement.grace_until !== null && g.engagement.grace_until > now) moments.push(g.engagement.grace_until)
  for (const lapse of confirmationLapses(g)) if (lapse > now) moments.push(lapse)
  return moments.length ? Math.min(...moments) : null
}

/** When each confirmed line's confirmation grows old under the cadences that apply to it. */
function confirmationLapses(g: Gathered): number[] {
  const cadences = new Set(
    (g.version?.rules ?? []).flatMap((r) => (r.kind !== 'certificate' && r.reverification_cadence ? [r.reverification_cadence] : [])),
  )
  cadences.add(g.engagement.reverification_cadence ?? g.version?.reverification_cadence ?? 'none')
  const spans = [...cadences].flatMap((c) => (CADENCE_DAYS[c] ? [CADENCE_DAYS[c]] : []))
  return [...g.lines, ...g.masters].flatMap((l) => (l.verified_at === null ? [] : spans.map((days) => l.verified_at! + days * DAY_MS)))
}

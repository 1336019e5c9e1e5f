import { columns, dim, item, mark, money, when, words } from './show.ts'

// Any: these are the service's own JSON answers, looked at as an integrator's script would.
type Json = any

const place = (field: Json): string => {
  const at = field?.provenance
  return at?.box ? dim(`page ${at.page} at ${Math.round(at.box.x)},${Math.round(at.box.y)} (${at.reader})`) : dim(at?.page ? `page ${at.page}` : '')
}

/** Each coverage line as it was read, with the place of each value on the page. */
export function showLines(lines: Json[]): void {
  for (const line of lines) {
    const rows: string[][] = [
      ['carrier', `${line.carrier ?? 'unreadable'}${line.naic ? `, NAIC ${line.naic}` : ''}`, place(line.fields.carrier)],
      ['policy number', line.policy_number ?? 'unreadable', place(line.fields.policy_number)],
      ['effective', line.effective_date ?? 'unreadable', place(line.fields.effective_date)],
      ['expiration', line.expiration_date ?? 'unreadable', place(line.fields.expiration_date)],
      ...line.limits.map((l: Json) => [words(l.label), l.amount === null ? words(l.text ?? 'shown') : money(l.amount), place(line.fields[`limits.${l.label}`])]),
      ...(['additional_insured', 'subrogation_waived'] as const).filter((name) => line[name] !== null).map((name) => [words(name), line[name] ? 'yes' : 'no', place(line.fields[name])]),
    ]
    item(words(line.coverage_type).toUpperCase())
    columns(rows.map(([a, b, c]) => [`  ${a}`, b!, c!]))
    if (line.unreadable_fields.length) item(`  unreadable: ${line.unreadable_fields.map((u: Json) => u.field ?? u).join(', ')}`)
  }
}

/** A verdict rule by rule: what was asked, what is held. */
export function showRules(verdict: Json): void {
  for (const rule of verdict.rules) {
    item(`${mark(rule.status)}  ${words(rule.rule_id)}`)
    columns(rule.checks.map((c: Json) => [`    ${mark(c.status)}`, words(c.check.replace('limits.', '')), `asked ${money(c.required)}, held ${c.held === null ? 'nothing' : money(c.held)}${c.reason ? ` (${words(c.reason)})` : ''}`]))
  }
  item(`"${verdict.wording}"`)
}

/** A clock with its due times in words, and the days it did not count. */
export function showClock(request: Json, lines: number): void {
  const { time_zone: zone, skipped_days: skipped } = request.clock
  item(`${lines === 1 ? 'One clock runs' : `${lines} clocks run`}, in business-day hours (${zone}):`)
  columns([
    ['  answer wanted by', when(request.sla_target_at, zone), `${request.clock.target_hours} hours`],
    ['  escalated at', when(request.escalate_at, zone), `${request.clock.escalate_at_hours} hours`],
    ['  hard stop', when(request.hard_stop_at, zone), `${request.clock.hard_hours} hours`],
  ])
  if (skipped.length) item(`  not counted: ${skipped.map((d: Json) => `${d.date} (${words(d.reason)})`).join(', ')}`)
}

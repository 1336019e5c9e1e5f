import type { DocType, ReadLine } from '../../../vocabulary/index.ts'
import type { PartReading } from '../../stages.ts'

const fold = (number: string | null): string => (number ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')

/** Papers that come behind the page that states the coverage and repeat its policy number. */
const BEHIND: ReadonlySet<DocType> = new Set(['policy', 'endorsement', 'schedule', 'id_card', 'mcs_90'])

const weight = (line: ReadLine): number =>
  (BEHIND.has(line.document_class) ? 0 : 100) + line.limits.length * 2 + (line.effective_date ? 1 : 0) + (line.carrier ? 1 : 0)

/** Fills what a line leaves open from another statement of the same policy in the same document. */
function fill(kept: ReadLine, other: ReadLine): void {
  kept.endorsements = [...new Set([...kept.endorsements, ...other.endorsements])]
  for (const field of ['policy_number', 'carrier', 'naic', 'effective_date', 'expiration_date'] as const) {
    if (kept[field] !== null || other[field] === null) continue
    kept[field] = other[field]
    const reading = other.fields[field]
    if (reading) kept.fields[field] = reading
  }
  // A trade mark on the first page gives way to the company that a later one names.
  if (kept.carrier !== null && other.carrier !== null && !COMPANY.test(kept.carrier) && COMPANY.test(other.carrier)) {
    kept.carrier = other.carrier
    if (other.fields.carrier) kept.fields.carrier = other.fields.carrier
  }
}
const COMPANY = /\b(?:company|corporation|exchange|association)\b|\b(?:co|corp|inc)\b/i

function takeLimits(kept: ReadLine, other: ReadLine): void {
  kept.limits = other.limits
  for (const [key, value] of Object.entries(other.fields)) if (key.startsWith('limits.')) kept.fields[key] = value
}

/** One page leaves the suffix of a renewal off. */
const isSame = (a: string, b: string): boolean => a === b || (Math.min(a.length, b.length) >= SHARED_MIN && (a.startsWith(b) || b.startsWith(a)))
const SHARED_MIN = 9

/** Declarations that state no number beside others of the same coverage and the same first day: theirs, where they agree on one. */
function numberElsewhere(entry: Entry, entries: readonly Entry[]): string {
  const { line } = entry
  if (fold(line.policy_number) !== '' || line.document_class !== 'declarations' || line.effective_date === null) return ''
  const numbers = new Set(
    entries
      .filter((e) => e.part !== entry.part && e.line.document_class === 'declarations' && e.line.coverage_type === line.coverage_type && e.line.effective_date === line.effective_date)
      .map((e) => fold(e.line.policy_number)),
  )
  return numbers.size === 1 ? [...numbers][0]! : ''
}

/** A list of policies before the declarations of each tells no coverage and no number of its own. */
const saysNothing = ({ line }: Entry): boolean => line.document_class === 'declarations' && line.coverage_type === 'other' && line.policy_number === null && line.limits.length === 0

type Entry = { line: ReadLine; part: number; index: number }

/**
 * A policy sent whole states itself many times: on its declarations, its forms, its endorsements, its cards. One line stays
 * for each coverage; form pages and cards of the same number add what they know and build none of their own.
 * Readings are given back in the same order, their unreadable fields counting within what stays.
 */
export function joinPartLines(readings: readonly PartReading[]): PartReading[] {
  const entries: Entry[] = readings.flatMap((r, part) =>
    r.coverage_lines.map((line, index) => ({ line: { ...line, fields: { ...line.fields } }, part, index })),
  )
  const dropped = new Set<Entry>(entries.filter((e) => saysNothing(e) && entries.some((o) => o.part !== e.part && o.line.document_class === 'declarations' && o.line.policy_number !== null)))
  for (const entry of entries) {
    if (dropped.has(entry)) continue
    const number = fold(entry.line.policy_number) || numberElsewhere(entry, entries)
    if (number === '') continue
    // What certificates of one policy state is put together before (`joinCertificates`); those that stay apart there stay so.
    const bothCertify = (e: Entry): boolean => e.line.document_class === 'coi' && entry.line.document_class === 'coi'
    const others = entries
      .filter((e) => e.part !== entry.part && !dropped.has(e) && (isSame(fold(e.line.policy_number), number) || numberElsewhere(e, entries) === number) && !bothCertify(e))
      .sort((a, b) => weight(b.line) - weight(a.line))
    const sameCoverage = others.find((e) => e.line.coverage_type === entry.line.coverage_type)
    const target =
      sameCoverage ?? (BEHIND.has(entry.line.document_class) || entry.line.coverage_type === 'other' ? others.find((e) => !BEHIND.has(e.line.document_class)) : undefined)
    if (!target) continue
    const keepsTarget = weight(target.line) > weight(entry.line) || (weight(target.line) === weight(entry.line) && target.part < entry.part)
    if (!keepsTarget) continue
    fill(target.line, entry.line)
    if (sameCoverage && target.line.limits.length === 0) takeLimits(target.line, entry.line)
    dropped.add(entry)
  }
  return readings.map((reading, part) => {
    const kept = entries.filter((e) => e.part === part && !dropped.has(e))
    const unreadable_fields = reading.unreadable_fields.flatMap((field) => {
      if (field.line === null) return [field]
      const line = kept.findIndex((e) => e.index === field.line)
      return line < 0 ? [] : [{ ...field, line }]
    })
    return { ...reading, coverage_lines: kept.map((e) => e.line), unreadable_fields }
  })
}

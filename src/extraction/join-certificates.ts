import type { ReadLine, UnreadableField } from '../vocabulary/index.ts'
import type { PartReading } from './stages.ts'

const fold = (text: string | null): string => (text ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')

/** What one paper may leave out that the other says. */
const STATED = ['carrier', 'naic', 'effective_date', 'expiration_date', 'retroactive_date', 'occurrence_form', 'aggregate_basis', 'umbrella_or_excess', 'officers_excluded'] as const
/** What is promised to a holder: silence on one certificate and a promise on the other are not alike. */
const PROMISED = ['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'extends_to_children', 'cancellation_notice_days'] as const
const REASON = 'two certificates of this insured in the file state it differently'

/** Written otherwise, with one code or in other capitals, a company is the same. */
const isSameCompany = (a: ReadLine, b: ReadLine): boolean => fold(a.carrier) === fold(b.carrier) || (a.naic !== null && a.naic === b.naic)

type Entry = { line: ReadLine; part: number; index: number; insured: string }

const isSamePolicy = (a: ReadLine, b: ReadLine): boolean => a.coverage_type === b.coverage_type && fold(a.policy_number) !== '' && fold(a.policy_number) === fold(b.policy_number) && !isOtherTerm(a, b)
/** Renewed under its number: another term, with days of its own on both ends. */
const isOtherTerm = (a: ReadLine, b: ReadLine): boolean =>
  [a, b].every((l) => l.effective_date && l.expiration_date) && a.effective_date !== b.effective_date && a.expiration_date !== b.expiration_date

/**
 * Several certificates of one insured in one file (one for each holder, or the same sent twice) state a policy once each: it is one line.
 * Where they differ neither is chosen: the value is null and unreadable. A line with something unreadable stays beside its twin, as do
 * policies of insureds that are not named alike. Readings are given back in the same order.
 */
export function joinCertificates(readings: readonly PartReading[]): PartReading[] {
  const entries: Entry[] = readings.flatMap(({ coverage_lines, insured_name }, part) => coverage_lines.map((line, index) => ({ line, part, index, insured: fold(insured_name) })))
  const isClear = ({ part, index, line, insured }: Entry): boolean =>
    insured !== '' && line.document_class === 'coi' && !readings[part]!.unreadable_fields.some((u) => u.line === index) && !entries.some((o) => o.part === part && o.index !== index && isSamePolicy(o.line, line))
  const dropped = new Set<Entry>()
  const doubts = new Map<Entry, UnreadableField[]>()
  for (const kept of entries) {
    if (dropped.has(kept) || !isClear(kept)) continue
    for (const twin of entries) {
      if (twin.part <= kept.part || dropped.has(twin) || twin.insured !== kept.insured || !isSamePolicy(kept.line, twin.line) || !isClear(twin)) continue
      const told = doubts.get(kept) ?? []
      kept.line = together(kept.line, twin.line, told)
      doubts.set(kept, told)
      dropped.add(twin)
    }
  }
  if (dropped.size === 0) return [...readings]
  return readings.map((reading, part) => {
    const left = entries.filter((e) => e.part === part && !dropped.has(e))
    const placed = reading.unreadable_fields.flatMap((u) => {
      const line = u.line === null ? null : left.findIndex((e) => e.index === u.line)
      return line === -1 ? [] : [{ ...u, line }]
    })
    return { ...reading, coverage_lines: left.map((e) => e.line), unreadable_fields: [...placed, ...left.flatMap((e, line) => (doubts.get(e) ?? []).map((u) => ({ ...u, line })))] }
  })
}

/** One line of two; what they state differently goes to `doubts` and is in neither's words. */
function together(one: ReadLine, other: ReadLine, doubts: UnreadableField[]): ReadLine {
  const line: ReadLine = { ...one, fields: { ...one.fields }, endorsements: [...new Set([...one.endorsements, ...other.endorsements])] }
  const isDoubted = (field: string): boolean => doubts.some((u) => u.field === field)
  const doubt = (field: string): void => {
    const at = (one.fields[field] ?? other.fields[field])?.provenance
    if (!isDoubted(field)) doubts.push({ line: null, field, page: at?.page ?? null, box: at?.box ?? null, reason: REASON })
    delete line.fields[field]
  }
  const take = (field: string): void => {
    const said = other.fields[field]
    if (said) line.fields[field] = said
  }
  for (const field of STATED) {
    if (one[field] === other[field] || other[field] === null || isDoubted(field)) continue
    if (one[field] === null || (field === 'carrier' && isSameCompany(one, other))) {
      if (one[field] === null) take(field)
      Object.assign(line, { [field]: one[field] ?? other[field] })
    } else {
      Object.assign(line, { [field]: null })
      doubt(field)
    }
  }
  // A letter is of its own page's list.
  if (line.carrier === null) Object.assign(line, { naic: null, insurer_letter: null })
  for (const field of PROMISED) {
    if (one[field] === other[field] || isDoubted(field)) continue
    Object.assign(line, { [field]: null })
    doubt(field)
  }
  if (one.auto_scope.toSorted().join() !== other.auto_scope.toSorted().join() && !isDoubted('auto_scope')) {
    line.auto_scope = []
    doubt('auto_scope')
  }
  // Limits of which each paper has some that the other has not are other limits: a combined one here, bodily injury's there.
  const labels = (l: ReadLine): string[] => l.limits.map((x) => x.label)
  const isNested = labels(one).every((l) => labels(other).includes(l)) || labels(other).every((l) => labels(one).includes(l))
  line.limits = []
  for (const label of new Set([...labels(one), ...labels(other)])) {
    const [a, b] = [one, other].map((l) => l.limits.find((x) => x.label === label))
    const field = `limits.${label}`
    if (isDoubted(field)) continue
    if (a && b ? a.amount !== b.amount : !isNested) {
      doubt(field)
      continue
    }
    line.limits.push((a ?? b)!)
    if (!a) take(field)
  }
  return line
}

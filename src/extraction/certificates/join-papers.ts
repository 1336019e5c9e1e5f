import type { PartReading } from '../stages.ts'
import { foldLetters } from './page/page-text.ts'

type Line = PartReading['coverage_lines'][number]
const keyOf = (line: Line): string => `${line.coverage_type} ${foldLetters(line.policy_number ?? '')}`
const statedOf = (line: Line): string => JSON.stringify([line.carrier, line.naic, line.effective_date, line.expiration_date, line.limits])

/**
 * What two papers on one sheet say together: of one insured, the lines of both, each policy once where both state it alike. Of two insureds, or of
 * policies that they state differently, nothing is given, and a person is asked.
 */
export function joinPapers([first, second]: readonly [PartReading, PartReading], page: number, empty: PartReading): PartReading {
  const ask = (reason: string): PartReading => ({ ...empty, form: first.form, form_edition: first.form_edition, unreadable_fields: [{ field: 'insured_name', page, box: null, line: null, reason }] })
  const [one, other] = [first, second].map((r) => foldLetters(r.insured_name ?? ''))
  if (!one || one !== other) return ask('two papers stand side by side on the page, and not of one insured')
  const same = (line: Line): Line | undefined => first.coverage_lines.find((l) => keyOf(l) === keyOf(line))
  if (second.coverage_lines.some((l) => same(l) && statedOf(same(l)!) !== statedOf(l))) return ask('two papers side by side on the page state one policy differently')
  const added = second.coverage_lines.filter((l) => !same(l))
  const answered = first.coverage_lines.map((line) => {
    const twin = second.coverage_lines.find((l) => keyOf(l) === keyOf(line))
    const both = <K extends 'additional_insured' | 'subrogation_waived'>(key: K): Line[K] => (!twin || twin[key] === line[key] ? line[key] : null) as Line[K]
    return { ...line, additional_insured: both('additional_insured'), subrogation_waived: both('subrogation_waived') }
  })
  const holder = foldLetters(first.certificate_holder ?? '') === foldLetters(second.certificate_holder ?? '') ? first.certificate_holder : null
  const placed = second.unreadable_fields.flatMap((u) => {
    const at = u.line === null ? null : added.indexOf(second.coverage_lines[u.line]!)
    return at === -1 ? [] : [{ ...u, line: at === null ? null : first.coverage_lines.length + at }]
  })
  return { ...first, certificate_holder: holder, holder_printed: holder === null ? null : (first.holder_printed ?? null), coverage_lines: [...answered, ...added], unreadable_fields: [...first.unreadable_fields, ...placed], notes: [...first.notes, ...second.notes] }
}

import { COVERAGE_NAMES, limitName, type ReadLine, showDollars } from '../vocabulary/index.ts'
import type { ReadOutput } from './read.ts'

const money = (amount: number | null): string => (amount === null ? 'as the law requires' : showDollars(amount))
const yesNo = (value: boolean | null): string => (value === null ? 'not stated' : value ? 'yes' : 'no')

/** A document as people read it at a terminal. */
export function readTable(output: ReadOutput): string {
  const out: string[] = ['', output.file]
  if ('failure' in output) return [...out, `  Could not be read (${output.failure.reason}). ${output.failure.remediation}`, ''].join('\n')
  const form = output.form
    ? `, ${output.form.replace('_', ' ').toUpperCase()}${output.form_edition ? ` (${output.form_edition})` : ''}`
    : ''
  out.push(
    `  ${output.doc_type}${form}, ${output.pages} page${output.pages === 1 ? '' : 's'}${output.issued_on ? `, issued ${output.issued_on}` : ''}`,
  )
  if (output.insured_name) out.push(`  Insured: ${output.insured_name}${output.insured_state ? ` (${output.insured_state})` : ''}`)
  const producer = output.producer
  if (producer?.name)
    out.push(`  Producer: ${[producer.name, producer.contact_name, producer.email, producer.phone].filter(Boolean).join(', ')}`)
  if (output.certificate_holder) out.push(`  Holder: ${output.certificate_holder}`)
  for (const line of output.coverage_lines) out.push(...lineRows(line))
  if (output.coverage_lines.length === 0) out.push('  No coverage lines.')
  for (const field of output.unreadable_fields) {
    const where = field.line === null ? 'document' : `line ${field.line + 1}`
    out.push(`  Unreadable: ${field.field} of ${where}${field.page ? `, page ${field.page}` : ''} (${field.reason})`)
  }
  for (const finding of output.integrity.findings) out.push(`  ${finding.severity}: ${finding.title}`)
  for (const note of output.notes) out.push(`  Note: ${note}`)
  return `${out.join('\n')}\n`
}

function lineRows(line: ReadLine): string[] {
  const term = line.effective_date || line.expiration_date ? `${line.effective_date ?? '?'} to ${line.expiration_date ?? '?'}` : 'no dates'
  const carrier = line.carrier ? `${line.carrier}${line.naic ? ` (NAIC ${line.naic})` : ''}` : 'carrier not stated'
  const rows = [`  ${COVERAGE_NAMES[line.coverage_type]}: ${line.policy_number ?? 'no policy number'}, ${term}, ${carrier}`]
  for (const limit of line.limits) rows.push(`      ${limitName(limit.label).padEnd(48)} ${money(limit.amount)}`)
  rows.push(`      additional insured: ${yesNo(line.additional_insured)}; subrogation waived: ${yesNo(line.subrogation_waived)}`)
  return rows
}

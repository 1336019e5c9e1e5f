import { type LineValue, saysTheSame } from '../../lines/index.ts'
import type { AskedLine, LineAnswer } from '../../vocabulary/index.ts'
import { correctionFields, fieldName, shownDigest } from './answer-page.ts'
import { showText } from './show-text.ts'

/** What to put right, by field name, in words for the person answering. */
export type AnswerErrors = Record<string, string>
export type Answerer = { name: string; email: string; title: string | null }
export type AnswerForm =
  | { ok: true; answers: Record<string, LineAnswer>; answerer: Answerer; isPartial: boolean }
  | { ok: false; errors: AnswerErrors; submitted: Record<string, string> }

const FIELD_CHARS_MAX = 2000
const EMAIL = /^[^\s@<>"(),;:\\]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.){1,8}[a-z]{2,24}$/i
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * What was posted, as an answer for each line. "Different" with values is contradicted, whatever comes with a note is unclear (a person
 * reads it), and a line left open has no answer. A value that cannot be read is asked for again, never guessed, and so is a yes or a no
 * beside another value; a field nobody offered is ignored, and so is an answer to facts that are no longer what the page showed.
 */
export const readAnswerForm = (form: Iterable<readonly [string, string]>, lines: readonly AskedLine[]): AnswerForm => {
  const submitted: Record<string, string> = Object.create(null)
  for (const [name, value] of form) if (submitted[name] === undefined) submitted[name] = value.slice(0, FIELD_CHARS_MAX).trim()
  const errors: AnswerErrors = {}
  const answers: Record<string, LineAnswer> = {}
  const takesAll = submitted.all === 'confirm'
  for (const line of lines) {
    const name = fieldName(line)
    if (submitted[`${name}.seen`] !== shownDigest(line)) {
      if (takesAll || (submitted[name] ?? '') !== '') errors[name] = 'This changed while the page was open. Please look again.'
      continue
    }
    const answer = takesAll ? confirmAll(line, name, submitted, errors) : readLine(line, name, submitted, errors)
    if (answer !== null) answers[line.coverage_line_id] = answer
  }
  const name = showText(submitted.name ?? '')
  const email = (submitted.email ?? '').toLowerCase()
  if (name.length < 2) errors.name = 'Please tell us your name.'
  if (email.length > 254 || !EMAIL.test(email)) errors.email = 'Please give your work email.'
  const answered = Object.keys(answers).length
  if (answered === 0 && Object.keys(errors).length === 0)
    errors[lines[0] ? fieldName(lines[0]) : 'lines'] = 'Please choose an answer for at least one policy.'
  if (Object.keys(errors).length > 0) return { ok: false, errors, submitted }
  return {
    ok: true,
    answers,
    answerer: { name, email, title: showText(submitted.title ?? '') || null },
    isPartial: answered < lines.length,
  }
}

/** "Everything is right" over a line marked otherwise is not plain: it is asked again. */
const confirmAll = (line: AskedLine, name: string, submitted: Readonly<Record<string, string>>, errors: AnswerErrors): LineAnswer | null => {
  const chosen = submitted[name]
  if (chosen === undefined || chosen === '' || chosen === 'confirm') return readPlain(line, name, submitted, errors, { outcome: 'confirmed', sentence: 'Everything is right' })
  errors[name] = 'You marked this one otherwise. Press “Send my answers” to send what you chose.'
  return null
}

const readLine = (line: AskedLine, name: string, submitted: Readonly<Record<string, string>>, errors: AnswerErrors): LineAnswer | null => {
  switch (submitted[name]) {
    case 'confirm':
      return readPlain(line, name, submitted, errors, { outcome: 'confirmed', sentence: 'This is right' })
    case 'not_ours':
      return readPlain(line, name, submitted, errors, { outcome: 'refused', sentence: 'Not our client, or no longer in force' })
    case 'correct':
      return readCorrections(line, name, submitted, errors)
    default:
      return null
  }
}

/** A yes or a no, where nothing else was written on the line: beside another value nobody can say which was meant, and a note may take it back. */
const readPlain = (line: AskedLine, name: string, submitted: Readonly<Record<string, string>>, errors: AnswerErrors, plain: LineAnswer): LineAnswer | null => {
  const differs = ({ field }: { field: string }): boolean => {
    const written = submitted[`${name}.${field}`] ?? ''
    return written !== '' && !isAsked(line, field, readValue(field, written))
  }
  if (correctionFields(line).some(differs)) {
    errors[name] = 'You filled in another value here. Choose “Something is different” to send it, or clear it.'
    return null
  }
  const note = submitted[`${name}.note`] ?? ''
  return note === '' ? plain : { outcome: 'unclear', sentence: note }
}

const readCorrections = (
  line: AskedLine,
  name: string,
  submitted: Readonly<Record<string, string>>,
  errors: AnswerErrors,
): LineAnswer | null => {
  const corrections: Record<string, string | number> = {}
  for (const { field } of correctionFields(line)) {
    const written = submitted[`${name}.${field}`] ?? ''
    if (written === '') continue
    const value = readValue(field, written)
    if (value === null) errors[`${name}.${field}`] = field.endsWith('_date') ? 'Please give a date.' : 'Please give an amount in dollars.'
    else if (!isAsked(line, field, value)) corrections[field] = value
  }
  const note = submitted[`${name}.note`] ?? ''
  if (Object.keys(corrections).length > 0)
    return { outcome: note === '' ? 'contradicted' : 'unclear', corrections, sentence: note || 'Something is different' }
  if (note !== '') return { outcome: 'unclear', sentence: note }
  errors[name] ??= 'Please fill in what is different.'
  return null
}

/** The value that was asked about, however it is written: `BT 771` is no other number than `BT-771`. */
const isAsked = (line: AskedLine, field: string, value: LineValue): boolean => saysTheSame(field, asked(line, field), value, { carrier: line.carrier, naic: null }, { carrier: typeof value === 'string' ? value : null, naic: null })

const asked = (line: AskedLine, field: string): string | number | null => {
  if (field.startsWith('limits.')) return line.limits.find(({ label }) => `limits.${label}` === field)?.amount ?? null
  return line[field as 'carrier' | 'policy_number' | 'effective_date' | 'expiration_date']
}

const readValue = (field: string, written: string): string | number | null => {
  if (field.startsWith('limits.')) return readAmount(written)
  if (!field.endsWith('_date')) return showText(written) || null
  if (!DAY.test(written)) return null
  try {
    return Temporal.PlainDate.from(written, { overflow: 'reject' }).toString()
  } catch {
    return null
  }
}

/** `$1,000,000`, `1000000.00`, `500k`, `1M`; a comma only where thousands stand. */
export const readAmount = (written: string): number | null => {
  const match = /^\$?\s*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(\.\d{1,2})?\s*([km]|mm|mil|million)?$/i.exec(written.trim())
  if (match === null) return null
  const [, whole = '', cents = '', unit = ''] = match
  const scale = unit === '' ? 1 : /^k$/i.test(unit) ? 1e3 : 1e6
  const amount = Math.round(Number(whole.replaceAll(',', '') + cents) * scale * 100) / 100
  return amount <= 1e12 ? amount : null
}

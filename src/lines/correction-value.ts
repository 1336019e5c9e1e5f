import { invalid } from '../kernel/index.ts'
import { LINE_ATTRIBUTES, type LineValue } from './held-line.ts'

const DATES = new Set(['effective_date', 'expiration_date', 'retroactive_date'])
const BOOLEANS = new Set(['additional_insured', 'subrogation_waived', 'extends_to_children', 'occurrence_form', 'officers_excluded', 'primary_noncontributory'])
const CHOICES: Record<string, readonly string[]> = { aggregate_basis: ['per_policy', 'per_project', 'per_location'], umbrella_or_excess: ['umbrella', 'excess'] }
const AUTO_SCOPE = ['any_auto', 'owned', 'scheduled', 'hired', 'non_owned']
const TEXT_CHARS_MAX = 200
const AMOUNT_MAX = 1e12

/** A value as it may stand at a path of a line, or 422 with what it has to be. null says that the paper does not state it. */
export function correctionValue(path: string, value: unknown): LineValue {
  const refuse = (what: string): never => {
    throw invalid('value', `${path} ${what}.`)
  }
  if (path.startsWith('limits.')) {
    if (!/^limits\.[a-z0-9][a-z0-9_]{0,79}$/.test(path)) throw invalid('field', 'A limit is named limits.<label>, the label in snake_case.')
    return value === null || (typeof value === 'number' && value >= 0 && value <= AMOUNT_MAX) ? value : refuse('is an amount in dollars, or null')
  }
  if (!(LINE_ATTRIBUTES as readonly string[]).includes(path)) throw invalid('field', `"${path}" is not a value of a line; they are ${LINE_ATTRIBUTES.join(', ')}, and limits.<label>.`)
  if (path === 'auto_scope') return Array.isArray(value) && value.every((v) => AUTO_SCOPE.includes(v as string)) ? (value as string[]) : refuse(`is a list of ${AUTO_SCOPE.join(', ')}`)
  if (value === null) return null
  if (DATES.has(path)) return isDay(value) ? value : refuse('is a day, YYYY-MM-DD')
  if (BOOLEANS.has(path)) return typeof value === 'boolean' ? value : refuse('is true, false or null')
  const choices = CHOICES[path]
  if (choices) return choices.includes(value as string) ? (value as string) : refuse(`is one of ${choices.join(', ')}`)
  if (path === 'cancellation_notice_days') return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 365 ? (value as number) : refuse('is a number of days')
  const text = typeof value === 'string' ? value.trim() : ''
  return text && text.length <= TEXT_CHARS_MAX ? text : refuse(`is text of 1 to ${TEXT_CHARS_MAX} characters`)
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).toString() === value
  } catch {
    return false
  }
}

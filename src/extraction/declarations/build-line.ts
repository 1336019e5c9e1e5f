import type { DocType, FieldReading, ReadLine, UnreadableField } from '../../vocabulary/index.ts'
import { unionBox } from '../classify/index.ts'
import type { DecidedLine } from './parts/decided-line.ts'
import type { Facts } from './policy/gather-facts.ts'
import { confidenceOf, type Found } from './view/text-run.ts'

/** Under this a value read from a picture is said to be unreadable rather than given. */
const READABLE = 0.45

// One smudged letter spoils a number; a name of many words stands by all of them.
const legibility = (found: Found, byWord: boolean): number =>
  byWord ? confidenceOf(found.words) : found.words.reduce((n, w) => n + w.confidence, 0) / Math.max(1, found.words.length)

const reading = (found: Found, belief: number, byWord = true): FieldReading => ({
  confidence: Math.round(Math.min(0.99, belief) * Math.min(1, legibility(found, byWord)) * 1000) / 1000,
  provenance: { page: found.page, box: found.box, reader: found.words[0]?.reader ?? 'pdf_text' },
})

const EMPTY_LINE: Omit<ReadLine, 'coverage_type' | 'document_class' | 'limits' | 'endorsements' | 'fields' | 'auto_scope'> = {
  insurer_letter: null,
  carrier: null,
  naic: null,
  policy_number: null,
  effective_date: null,
  expiration_date: null,
  additional_insured: null,
  subrogation_waived: null,
  extends_to_children: null,
  occurrence_form: null,
  aggregate_basis: null,
  umbrella_or_excess: null,
  officers_excluded: null,
  primary_noncontributory: null,
  cancellation_notice_days: null,
  retroactive_date: null,
}

type Built = { line: ReadLine; unreadable: Omit<UnreadableField, 'line'>[] }

/** A coverage line of what is decided and read, each value with how sure it is; what is not legible is said to be so. */
export function buildLine(decided: DecidedLine, facts: Facts, docType: DocType): Built {
  const fields: Record<string, FieldReading> = {}
  const unreadable: Built['unreadable'] = []
  const line: ReadLine = {
    ...EMPTY_LINE,
    coverage_type: decided.coverage_type,
    document_class: docType,
    limits: [],
    endorsements: facts.forms,
    auto_scope: [],
    fields,
  }
  fields.coverage_type = { confidence: decided.confidence, provenance: null }
  const give = (field: string, found: Found | null, belief: number, agreed = 1): boolean => {
    if (!found) return false
    const read = reading(found, belief, field !== 'carrier')
    // Smudged print that says the same in two places is read.
    if (agreed > 1) read.confidence = Math.max(read.confidence, 0.7)
    if (read.confidence < READABLE) {
      unreadable.push({ field, page: found.page, box: found.box, reason: 'not legible' })
      return false
    }
    fields[field] = read
    return true
  }
  const { number, contested, carrier, effective, expiration, naic } = facts
  if (number && contested)
    unreadable.push({
      field: 'policy_number',
      page: number.page,
      box: number.box,
      reason: `two numbers stand as the policy's: ${number.text} and ${contested.text}`,
    })
  else if (give('policy_number', number, number ? 0.82 + Math.min(number.score, 8) * 0.02 : 0, number?.pages.length)) line.policy_number = number!.text
  if (give('carrier', carrier, carrier ? 0.75 + Math.min(carrier.score, 12) * 0.02 : 0)) line.carrier = carrier!.text
  if (give('naic', naic, 0.97)) line.naic = naic!.text
  if (give('effective_date', effective, effective ? 0.8 + Math.min(effective.score, 8) * 0.02 : 0)) line.effective_date = effective!.date
  if (give('expiration_date', expiration, expiration ? 0.8 + Math.min(expiration.score, 8) * 0.02 : 0))
    line.expiration_date = expiration!.date
  for (const limit of decided.limits) {
    const path = `limits.${limit.label}`
    if (!limit.at) {
      line.limits.push({ label: limit.label, amount: limit.amount })
      fields[path] = { confidence: limit.confidence, provenance: { page: limit.page, box: null, reader: number?.words[0]?.reader ?? 'pdf_text' } }
    } else if (
      give(
        path,
        { text: '', page: limit.page, box: unionBox(limit.at.words.map((w) => w.box)), words: limit.at.words, score: 1 },
        limit.confidence,
        limit.agreed,
      )
    ) {
      line.limits.push({ label: limit.label, amount: limit.amount })
    }
  }
  return { line, unreadable }
}

import { z } from 'zod'
import { STATE_CODES } from '../vocabulary/index.ts'

const notBlank = (s: string): boolean => s.trim().length > 0
/** The caller's own names for its objects: any printable text up to 200 characters. */
export const ref = z.string().min(1).max(200).refine(notBlank, 'must not be blank')
/** Why an account does what it answers for: kept as sent. */
export const reason = z.string().min(1).max(2000).refine(notBlank, 'must not be blank')
export const displayName = z.string().min(1).max(500)
const STATES = new Set([...Object.values(STATE_CODES), 'AS', 'GU', 'MP', 'VI'])
const isState = (s: string): boolean => STATES.has(s)
const NO_STATE = 'must be a two-letter US state code'
/** A two-letter code of a US state, district or territory (USPS Publication 28). */
export const stateCode = z.string().transform((s) => s.toUpperCase()).refine(isState, NO_STATE)
/** The same, kept as it was sent: in capitals. */
export const stateAsSent = z.string().refine(isState, NO_STATE)
export const policyDate = z.string().refine((s) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(s)) return false
  try {
    Temporal.PlainDate.from(s, { overflow: 'reject' })
    return s >= '1900-01-01'
  } catch {
    return false
  }
}, 'must be a date, YYYY-MM-DD')

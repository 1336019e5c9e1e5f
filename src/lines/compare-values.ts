import { foldCarrier, foldNaic, foldPolicyNumber, isSameCarrier } from './fold-identity.ts'
import type { LineValue } from './held-line.ts'

type Carrier = { carrier: string | null; naic: string | null }

/** Whether two values of an attribute say the same thing, however they are written. `a` and `b` give the carriers their NAIC codes. */
export const saysTheSame = (path: string, held: LineValue, stated: LineValue, a: Carrier, b: Carrier): boolean => {
  if (path === 'policy_number') return foldPolicyNumber(text(held)) === foldPolicyNumber(text(stated))
  if (path === 'naic') return foldNaic(text(held)) === foldNaic(text(stated))
  if (path === 'carrier') return foldCarrier(text(held)) === foldCarrier(text(stated)) || isSameCarrier(a, b)
  if (path === 'auto_scope') return scopeKey(held) === scopeKey(stated)
  return held === stated
}

const text = (value: LineValue): string => String(value ?? '')

/** Any auto takes in every other scope, so what stands beside it says nothing more. */
const scopeKey = (value: LineValue): string => {
  const scopes = Array.isArray(value) ? (value as string[]) : []
  return scopes.includes('any_auto') ? 'any_auto' : [...new Set(scopes)].sort().join()
}

import { findAmounts } from '../amounts/read-amounts.ts'
import { sameLimits } from '../amounts/same-amounts.ts'
import { readableText } from '../text/normalise-text.ts'
import type { CoverageStatement, Statement } from './statements.ts'

/** Words of a sentence that says an amount of policies, and nothing else. */
const WORDS = new Set(
  'a all an and any apiece are at be below can carry cover coverage coverages ea each every following for have in is least less limit limits line lines liability lower may min minimum minimums must no not occurrence accident claim of on one per policies policy required requirement shall should than the their them there these those to under with will amount amounts above listed insurance'.split(' '),
)
const OF_ALL = /\b(?:each|every|all|apiece|ea|any|no (?:policy|policies|limits?|coverages?|lines?)|per (?:policy|line|coverage)|following)\b/
const PER_LOSS = /\b(?:each|per|every) (?:occurrence|accident|claim)\b/g

/**
 * "Carry GL, auto and umbrella. Limits: $1M each.", "No policy below $1M.", "$1 million each:" above a list: an amount that a sentence of
 * its own says of every policy is that of those asked without one.
 */
export function amountOfAll(statements: Statement[]): Statement[] {
  const found = statements.flatMap((s) => (s.kind === 'question' && s.coverage === undefined ? [{ said: s, amount: amountSaidOfAll(s.sentence) }] : [])).filter((f) => f.amount !== null)
  const [first] = found
  // Two such amounts are of two lists, which are not told apart here.
  if (!first || found.length > 1) return statements
  const priced = new Set(statements.flatMap((s) => (s.kind === 'coverage' && s.limits.some((l) => l.min !== null) ? [s.coverage] : [])))
  const bare = statements.filter((s): s is CoverageStatement => isBare(s) && !priced.has(s.coverage))
  if (!bare.length || bare.some((s) => s.tier !== null || s.condition !== null)) return statements
  return statements.flatMap((s): Statement[] => {
    if (s !== first.said) return [s]
    return bare.map((of) => ({ ...of, sentence: first.said.sentence, limits: sameLimits(of.coverage, [{ label: 'each_occurrence', min: first.amount }]), members: [], alternatives: [] }))
  })
}

const isBare = (s: Statement): s is CoverageStatement => s.kind === 'coverage' && s.asked && s.severity === 'required' && s.limits.length === 0 && s.coverage !== 'workers_comp' && s.sameAs === undefined

/** The one amount of a sentence that names no policy and says it of all; or null. */
export function amountSaidOfAll(sentence: string): number | null {
  if (sentence.length > 120) return null
  const { lower } = readableText(sentence)
  const amounts = findAmounts(lower)
  const [only] = amounts
  if (!only || amounts.length > 1 || only.doubt || only.group) return null
  const rest = `${lower.slice(0, only.start)} ${lower.slice(only.end)}`
  const words = rest.match(/[a-z'-]+|\d+/g) ?? []
  return words.length > 0 && words.every((w) => WORDS.has(w)) && OF_ALL.test(rest.replace(PER_LOSS, '')) ? only.value : null
}

import { parseAmount } from '../../values/index.ts'

const EACH_ACCIDENT = /^(?:[^$:]{4,40}:\s?)?\$?\s?\d{1,3}(?:,\d{3})+\s+(?:each|per|any\s+one)\s+(?:accident|occurrence)\W*$/i
/** `Per accident: $2,000,000`, its label before the amount. */
const LED = /^(?:limit\W+)?(?:each|per|any\s+one)\s+(?:accident|occurrence)(?:\s+limit)?\W{1,4}(?=\$?\s?\d{1,3}(?:,\d{3})+\W*$)/i
const SPLIT_WORDS = /\bperson\b|\bbodily\b|\bproperty\s+damage\b/i

/** `$2,000,000 per accident`, and no other amount of money among automobile's limits: one limit for all. Gives which text says it. */
export function soleAccident(printed: readonly string[]): { at: number; amount: number } | null {
  const found = printed.flatMap((text, at) => (EACH_ACCIDENT.test(text) || LED.test(text) ? [at] : []))
  const at = found[0]
  const amount = at !== undefined && found.length === 1 ? parseAmount(printed[at]!.replace(/^[^$\d]*/, '').replace(/\s*(?:each|per|any).*$/i, '')) : null
  return at !== undefined && amount !== null && !printed.some((text) => SPLIT_WORDS.test(text)) ? { at, amount } : null
}

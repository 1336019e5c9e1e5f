import type { Item } from '../words/lex-sentence.ts'

const ENDS_IN = /^(?:should |must |does )?(?:ends?|ending) (?:in|with)$/
const TAIL = /\b(?:ends?|ending) (?:in|with) (?:an? )?[-/#"“]?([a-z]{0,2}\d{1,5})\b(?:["”]?,? (?:and )?(?:not|instead of|rather than|vs\.?) (?:in |with )?(?:an? )?[-/#"“]?([a-z]{0,2}\d{1,5})\b)?/

/** "The policy number ends in 1930, not 1920": its last digits, and the ones denied. Null where no number's end is told. */
export function tailOf(folded: string, items: Item[]): { told: string; denied: string | null } | null {
  const ofNumber = items.some((item) => item.kind === 'attr' && item.attr === 'policy_number') || /\b(?:number|policy|pol|#)\b/.test(folded)
  // "SRP-UM-60078, ends in an 8": the whole of it is told.
  if (!ofNumber || items.some((item) => item.kind === 'number' && item.raw.replace(/\W/g, '').length > 5)) return null
  const match = TAIL.exec(folded)
  return match ? { told: match[1]!, denied: match[2] ?? null } : null
}

/** Figures that tell a number's end are no amounts. */
export const withoutTail = (items: Item[]): Item[] => {
  const cue = items.findIndex((item) => item.kind === 'sense' && item.sense === 'cue' && ENDS_IN.test(item.text))
  return cue === -1 ? items : items.filter((item, at) => at < cue || !['amount', 'number', 'split', 'date'].includes(item.kind) || (item.kind === 'number' && item.raw.replace(/\W/g, '').length > 5))
}

/** The number asked with its end put right; the number itself where it ends so already; null where it does not say which digits are replaced. */
export function withTail(asked: string, { told, denied }: { told: string; denied: string | null }): string | null {
  const said = told.toUpperCase()
  const upper = asked.toUpperCase()
  if (denied === null && upper.endsWith(said)) return asked
  const last = /[A-Z0-9]+$/.exec(upper)?.[0] ?? ''
  const replaced = denied === null ? (last.length === said.length && last !== upper ? last : null) : denied.toUpperCase()
  return replaced === null || replaced.length !== said.length || !upper.endsWith(replaced) ? null : asked.slice(0, asked.length - replaced.length) + said
}

import type { Reading } from '../mentions/find-mentions.ts'
import type { Statement } from '../rules/statements.ts'
import type { Facts } from './sentence-view.ts'

/** "'Qualified Insurer' means an insurer rated A- or better", where the text then asks for insurance of such insurers. */
export function ratingDefined(raw: string, reading: Reading, { said }: Facts): Statement[] {
  const term = /["\u201c]([^"\u201d]{3,60})["\u201d]/.exec(raw)?.[1]?.toLowerCase().replace(/s$/, '')
  if (term === undefined || !/\b(?:insurers?|carriers?|compan(?:y|ies)|underwriters?)$/.test(term) || said.split(term).length < 3) return []
  return reading.mentions.flatMap((m): Statement[] =>
    m.kind === 'member' && m.member.name === 'carrier_rating' ? [{ kind: 'member', sentence: raw, member: m.member, negated: false, target: { kind: 'all', liability: false, except: [], implicit: true }, condition: null, severity: 'required', tier: null }] : [],
  )
}

/** "'Required Limits' means the limits below, which may be met with umbrella insurance": how limits may be met, wherever it is said. */
export const stackDefined = (raw: string, reading: Reading): Statement[] =>
  reading.mentions.flatMap((m): Statement[] =>
    m.kind === 'member' && m.member.name === 'stack' && /\blimits?\b/i.test(reading.lower.slice(0, m.start)) ? [{ kind: 'member', sentence: raw, member: m.member, negated: false, target: { kind: 'all', liability: false, except: [], implicit: true }, condition: null, severity: 'required', tier: null }] : [],
  )

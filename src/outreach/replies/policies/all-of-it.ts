import type { Item } from '../words/lex-sentence.ts'
import type { Sense } from '../words/sense.ts'
import type { Target } from './target.ts'

const STANDS = '(?:active|in force|in effect|current|vigentes?|activ[oa]s?|bound|renewed|paid|issued|placed|written|with us)'
/** Said of policies, and not of what is listed of one: "all of them match", "yes to all", "every policy", "all are active". */
const OF_POLICIES = new RegExp(String.raw`\b(?:all|both|every ?one|each) of (?:them|these|those|the (?!info|data|details|limits|values|figures))|\b(?:polic(?:y|ies)|coverages?|lines|polizas?|list|account|program)\b|\b(?:yes|ok|si) (?:to|on|for|a) (?:all|both|everything|todo|todas)\b|\b(?:all|both|these|those|they|todas)(?:'re| are| remain| show| siguen| estan)(?: all| both| still| currently| now)* ${STANDS}\b`)
const IS_STANDING = new RegExp(String.raw`\b${STANDS}\b`)
const SAYS_RIGHT: ReadonlySet<Sense> = new Set<Sense>(['match', 'weak', 'yes', 'active'])
const ABOVE = /\b(?:all|both|everything|each) (?:(?:of )?the )?above\b|\b(?:todo|todas|ambas) l[oa]s? (?:anterior(?:es)?|de arriba)\b/
/** It says that something is right or stands, and nothing else. */
const praises = (items: readonly Item[]): boolean => items.some((item) => item.kind === 'sense' && SAYS_RIGHT.has(item.sense)) && items.every((item) => item.kind !== 'sense' || SAYS_RIGHT.has(item.sense) || item.sense === 'plain' || item.sense === 'denied')
const TOO = /\b(?:too|also|as well|likewise|same as|tambien|are)\b/
const OTHER_FACTS = /\bother (?:info|information|details|data|limits|values|figures)\b/
/** "GL: active", "GL - active": a row of its own. */
export const isRow = (sentence: string): boolean => /^\W{0,3}[^,.;:]{1,40}(?::| [-–—] )/.test(sentence)

/** What came before: the lines that were just said to stand, whether in this sentence (`here`), whether that is a row of its own, whether the last was left open or refused (`open`), and all that were named so far. */
export type SaidBefore = { stands: readonly string[]; here: boolean; row: boolean; open: boolean; named: readonly string[] }

/**
 * "GL: active, everything correct", of three that were asked: all that is listed of the GL, which says nothing of the others. So
 * does "GL: active, rest is correct". The lines it is of; null where it is of all policies.
 */
export function allOfIt(target: Target, items: readonly Item[], folded: string, before: SaidBefore): Pick<Target, 'lines' | 'general'> | null {
  const group = items.find((item) => item.kind === 'mention' && item.via === 'group' && (item.scope === 'all' || item.scope === 'rest') && item.end > item.at)
  if (target.specific || !target.general || group?.kind !== 'mention' || group.count !== null || !praises(items)) return null
  // Below answers of his own "all of the above is accurate" is of these.
  if (ABOVE.test(folded) && before.named.length > 0 && before.named.length < target.lines.length) return { lines: IS_STANDING.test(folded) ? [...before.named] : [], general: true }
  // "GL is good. Cargo was cancelled. Everything is in order.": of his answers, since it does not say "else".
  if (before.open && before.named.length > 0 && group.scope === 'all' && !IS_STANDING.test(folded) && !OF_POLICIES.test(folded)) return { lines: [], general: true }
  if (before.stands.length === 0 || (group.scope === 'all' && before.stands.length >= target.lines.length) || OF_POLICIES.test(folded)) return null
  if (IS_STANDING.test(folded) && !(before.here && group.scope === 'all')) return null
  const ofRow = before.named.length === before.stands.length || before.row
  if (group.scope === 'rest' && (!(before.here || OTHER_FACTS.test(folded)) || !ofRow || TOO.test(folded))) return null
  return { lines: [...before.stands], general: false }
}

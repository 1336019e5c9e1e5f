import { ASKER_PHRASES } from './asker-phrases.ts'
import { COURTESY_PHRASES } from './courtesy-phrases.ts'
import { DECLINING_PHRASES } from './declining-phrases.ts'
import { DENIAL_PHRASES } from './denial-phrases.ts'
import { DEPARTED_PHRASES } from './departed-phrases.ts'
import { DIFFERING_PHRASES } from './differing-phrases.ts'
import { DOUBT_PHRASES } from './doubt-phrases.ts'
import { ELSEWHERE_PHRASES } from './elsewhere-phrases.ts'
import { ENDED_PHRASES } from './ended-phrases.ts'
import { IN_FORCE_PHRASES } from './in-force-phrases.ts'
import { LOOKED_UP_PHRASES } from './looked-up-phrases.ts'
import { LatePattern, PatternsByWord } from '../../../vocabulary/index.ts'
import { NO_TROUBLE_PHRASES } from './no-trouble-phrases.ts'
import { PUT_BACK_PHRASES } from './put-back-phrases.ts'
import type { Sense } from './sense.ts'
import { UPKEEP_PHRASES } from './upkeep-phrases.ts'

const PHRASES = [...ASKER_PHRASES, ...IN_FORCE_PHRASES, ...ENDED_PHRASES, ...DEPARTED_PHRASES, ...ELSEWHERE_PHRASES, ...DIFFERING_PHRASES, ...DECLINING_PHRASES, ...DOUBT_PHRASES, ...DENIAL_PHRASES, ...NO_TROUBLE_PHRASES, ...PUT_BACK_PHRASES, ...COURTESY_PHRASES, ...LOOKED_UP_PHRASES, ...UPKEEP_PHRASES]

/**
 * All phrases with a meaning. The patterns run over folded text (lower case, no accents) at word starts; the longest wins, so that
 * "no longer active" is never read as "active", and of two that say different things with the same weight the first. English and
 * Spanish share the table.
 */
const SENSES = new Map<LatePattern, Sense>(PHRASES.map(([sense, source]) => [new LatePattern(`(?:${source})(?![a-z0-9])`, 'y'), sense]))
const PATTERNS = new PatternsByWord([...SENSES.keys()])

/** What may be meant by the words that begin at `at`, each with its words, in the order of the table. */
export function* sensesAt(folded: string, at: number): Generator<{ sense: Sense; text: string }> {
  for (const pattern of PATTERNS.possibleIn(folded)) {
    const match = pattern.matchAt(folded, at)
    if (match) yield { sense: SENSES.get(pattern)!, text: match[0] }
  }
}

import type { Corrections } from '../values/compared.ts'
import { foldText } from '../message/fold-text.ts'
import type { Finding } from './finding.ts'
import { disputes } from './disputed-refusal.ts'
import type { Settled, Surroundings } from './combine-findings.ts'

/** What a line comes to that was refused: refused, unless it stands again, was put with another company, or the letter itself is not sure of it. */
export function settleRefusal(refused: Finding[], own: Finding[], affirms: Finding[], corrections: Corrections | 'conflict', around: Surroundings, unclear: (one: Finding | undefined, reason?: string) => Settled): Settled {
  const corrects = own.filter((one) => one.verdict === 'correct')
  // A day alone ("moved to another broker on 10/1") is that of the move.
  const leftUs = refused.some((one) => NOT_ITS_AGENT.test(foldText(one.sentence)))
  const replaced = corrects.some((one) => 'policy_number' in one.corrections || (one.replaces && !leftUs && !LEFT_WITH_IT.test(foldText(one.sentence)) && Object.keys(one.corrections).some((path) => !path.endsWith('_date'))))
  if (replaced && corrections !== 'conflict' && Object.keys(corrections).length > 0)
    return { answer: { outcome: 'contradicted', corrections, sentence: corrects[0]!.sentence }, reason: null }
  // "SRP-73 expired, replaced by SRP-90 with the same limits": the number that was asked is told in the same breath, and is not the one it has.
  const [by, ...more] = corrects.filter((one) => 'policy_number' in one.corrections)
  if (replaced && corrections !== 'conflict') return by !== undefined && more.length === 0 && refused.some((one) => one.sentence === by.sentence) ? { answer: { outcome: 'contradicted', corrections: by.corrections, sentence: by.sentence }, reason: null } : unclear(corrects[0], 'cannot place a number')
  // "Both were non-renewed and replaced: auto LC-9001, GL LC-9002": a number of its own, that could not be read.
  const numbered = refused.every((one) => one.general) ? own.find((one) => one.verdict === 'unread' && !one.general && /^cannot place \S*\d/.test(one.reason ?? '')) : undefined
  if (numbered) return unclear(numbered)
  // "Cancelled and rewritten 10/1 with the same company": what stands now it does not say.
  const again = refused.find((one) => AS_THE_SAME.test(foldText(one.sentence)))
  if (again) return unclear(again, 'speaks of a renewal')
  // "They were cancelled. They are back on now.": what was ended stands again.
  const back = own.find((one) => one.verdict !== 'aside' && IS_BACK.test(foldText(one.sentence)))
  if (back) return unclear(back, 'says both yes and no')
  // "It was cancelled but they paid, so it is active now."
  const since = affirms.find((one) => one.strong && one.contrast && one.status && refused.some((other) => other.sentence === one.sentence && (one.own || !other.own)))
  if (since) return unclear(since, 'says both yes and no')
  // "They went out of business. The other two are in force.", "All active. Cargo is 150,000. They switched agents."
  const contrary = affirms.find((one) => one.strong && one.facts.size === 0 && (!(around.asked > 1 ? ofNoLine(one, around) : one.general) || one.lines.length < around.asked || (one.status && refused.every((other) => ofNoLine(other, around) && other.sentence !== one.sentence))))
  if (contrary) return unclear(contrary, 'says both yes and no')
  // "All three are in force, I don't know this account": of whoever writes, and no more.
  const unknown = affirms.find((one) => one.strong && one.status) && refused.every((one) => KNOWS_NOT.test(foldText(one.sentence)))
  if (unknown) return unclear(refused[0], 'says both yes and no')
  // "They cancelled 10/29. GL was never affected."
  const untouched = refused.every((one) => one.general) ? own.find((one) => !one.general && NOT_TOUCHED.test(foldText(one.sentence))) : undefined
  if (untouched) return unclear(untouched, 'says both yes and no')
  // "It shows cancelled but the client says it is active."
  const disputed = disputes(refused, own)
  if (disputed) return unclear(disputed, 'says both yes and no')
  return { answer: { outcome: 'refused', sentence: refused[0]!.sentence }, reason: null }
}

/** "Cancelled 9/1. They moved it to Progressive." */
const LEFT_WITH_IT = /^\W*(?:they|he|she|(?:the |our )?(?:insured|client|customer)) (?:have |has |just |all )*(?:moved|took|switched|transferred|placed|put|went)\b/
/** "Rewritten with Progressive direct, not through us", "we're not the agent for the umbrella anymore (moved to AmWest)": whoever AmWest is, it is another's to answer for. */
const NOT_ITS_AGENT = /(?:\bnot|\bno longer|n't|n't been) (?:currently |been )?(?:the|their|his|her|its) (?:insurance )?(?:agents?|brokers?|agency|brokerage|producers?)\b|\b(?:not|n't) (?:written |placed |done |handled )?(?:through|thru|with|by) (?:us|me|our (?:agency|office))\b/
const AS_THE_SAME = /\b(?:re-?written|re-?wrote|re-?write|replaced|re-?issued)\b.*\bsame (?:carrier|company|insurer|number|policy number|day)\b/
const IS_BACK = /(?<!(?:\b(?:not|never)|n't)(?: yet| ever)? )(?:\b(?:is|are|was|were|got|been|now|they|it)(?:'s|'re)?|\b(?:it|they)'(?:s|re)) (?:now |all |currently |since )?(?:back (?:on|in force|in effect|active)(?! (?:with|at|through|the))|(?:active|in force|in effect) (?:once )?again|re-?instated)(?![a-z])(?!.*\b(?:cancel|laps|not|never|no longer)|.*n't\b)/
const KNOWS_NOT = /\bi (?:do not|don't|didn't) (?:really |personally )?know (?:this|the|that|their) (?:account|client|insured|customer)\b/
const NOT_TOUCHED = /(?:\b(?:never|not)|n't) (?:been |really |at all )?(?:affected|touched|impacted|involved|included|(?:a )?part of (?:that|it|this))\b|\b(?:un|not )?(?:affected|touched) by (?:that|it|this)\b|\bun(?:affected|touched)\b/

/** "All three are active. They don't carry flood.": a refusal that names no policy, and is of those before it by its place alone. */
const ofNoLine = (one: Finding, { asked }: Surroundings): boolean => one.general || (!one.own && one.lines.length === asked)

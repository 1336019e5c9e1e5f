import { speaksOfIt } from '../statements/adjust-judgement.ts'
import { foldText } from '../message/fold-text.ts'
import { isOfInsured, tellsOfTheInsured } from '../asides/is-of-insured.ts'
import type { Judgement } from '../statements/judgement.ts'
import type { Target } from './target.ts'
import type { Clause } from '../statements/split-clauses.ts'
import type { Sentence } from '../statements/split-sentences.ts'

/** Where a line was last named, and whether something was said of it in the same clause. */
export type NamedAt = { line: number; paragraph: number; said: boolean; sentence: Sentence; clauses: number; excepts: boolean }
type State = {
  clause: Clause
  every: string[]
  named: ReadonlySet<string>
  topic: string[]
  namedAt: NamedAt | null
  previous: Judgement | null
  /** The clause before stands in the same sentence. */
  continues: boolean
  sentence: Sentence
}

/** A doubt reaches further than the line it names, or was last named, where its words may be meant of others too. */
export function widenTarget(judged: Judgement, target: Target, state: State): Target {
  const { clause, every, named, topic } = state
  const widened = (more: Iterable<string>): Target => ({ ...target, lines: [...new Set([...target.lines, ...more])] })
  // "Yes to the GL, no to the property. That one is with another agency."
  const thatOne = topic.length === 1 && OPENS_WITH_THAT_ONE.test(foldText(clause.text))
  // "GL yes, auto yes, cargo yes. Cancelled."
  if (!thatOne && (judged.verdict === 'refuse' || judged.verdict === 'later') && followsList(target, state)) return widened(named)
  // "1) yes 2) yes 3) yes", and below it "They cancelled": no one line's.
  if ((judged.verdict === 'refuse' || judged.verdict === 'later') && standsBelowAll(target, state)) return widened(named)
  // "Auto and cargo confirmed. GL was cancelled. Let me double check though.", and in a paragraph of its own "Assuming nothing has changed.": of all of them.
  if (isReserveAfterAll(judged, target, state)) return widened(every)
  const apart = state.namedAt !== null && state.sentence !== state.namedAt.sentence && state.previous?.verdict !== 'refuse' && !target.specific && !target.general
  // "They also closed the business", whatever was refused before it.
  if (['refuse', 'unread', 'doubt'].includes(judged.verdict) && !target.specific && CLOSED.test(foldText(clause.text))) return { ...widened(every), general: true }
  // "Cargo was cancelled. They will do it with the others too.", "Nonpayment on the account."
  if (['refuse', 'unread', 'doubt', 'wrong', 'later'].includes(judged.verdict) && !target.specific && !target.general && OF_OTHERS.test(foldText(clause.text))) return { ...widened(every), general: true }
  // "They dropped us", after one policy's value.
  // "All active except the comp. It is through ADP, not us.": of the one alone.
  const ofThat = topic.length === 1 && /^\W*(?:that|it|this|thats|that's|it's)\b(?! account)/.test(foldText(clause.text))
  if (judged.verdict === 'refuse' && apart && !ofThat && /\b(?:us|(?:our|the) (?:agency|office|account))\b/.test(foldText(clause.text))) return widened(every)
  // "All active. Cargo is 150,000. They left.", "The trucks are parked."
  const pointsAtIt = POINTS_BACK.test(foldText(clause.text))
  const ofTheInsured = tellsOfTheInsured(foldText(clause.text))
  const anew = !pointsAtIt && !target.specific && !target.general && state.namedAt !== null && state.namedAt.sentence !== state.sentence
  if (judged.verdict === 'refuse' && anew && isOfInsured(foldText(clause.text)) && (state.previous?.verdict === 'fact' || (state.previous?.verdict === 'refuse' && ofTheInsured))) return { ...widened(every), general: true }
  if (judged.verdict === 'unread' && anew && state.previous?.verdict === 'fact' && ofTheInsured) return widened(every)
  if (!['doubt', 'unread', 'wrong'].includes(judged.verdict) && !clause.excepts) return target
  // "The auto is active but they only insured 3 of the 7 vans, the others are parked": other vans, and no other policies.
  if (!target.specific && target.general && topic.length > 0 && state.continues && restOfThings(clause)) return widened(topic)
  // A doubt with only a carrier's name in it is a doubt about all that was said; not where it tells why it refused.
  const explains = state.continues && state.previous?.verdict === 'refuse'
  // "GL is in underwriting, I'd check with Stillwater", where the GL is Stillwater's.
  const ofIt = state.continues && topic.length > 0 && topic.every((id) => target.carrierLines.includes(id)) && ['doubt', 'unread', 'wrong'].includes(state.previous?.verdict ?? '')
  // "All in force except the umbrella. Larch Mountain sent a notice of cancellation.", where the umbrella alone is theirs.
  const ofTheExcepted = state.namedAt?.excepts === true && topic.length > 0 && target.lines.every((id) => topic.includes(id))
  if ((judged.verdict === 'doubt' ? ofIt || ofTheExcepted : judged.verdict === 'unread' && ofIt) && namesOnlyACarrier(clause, target)) return { ...target, lines: topic }
  if (judged.verdict === 'doubt' && !explains && namesOnlyACarrier(clause, target)) return { ...target, lines: every, general: true, specific: false }
  // "Auto only." leaves the others open, and not the auto.
  const solid = clause.items.filter((item) => item.kind !== 'mark' && item.kind !== 'join')
  const last = solid.at(-1)
  const whole = foldText(state.sentence.text).replace(/\W+$/, '') === foldText(clause.text).replace(/\W+$/, '')
  if (whole && target.specific && solid.length > 1 && last?.kind === 'sense' && last.sense === 'cue' && /^(?:only|solo|solamente)$/.test(last.text) && solid.slice(0, -1).every((item) => item.kind === 'mention' && item.scope === 'lines')) return { ...target, lines: every.filter((id) => !target.lines.includes(id)) }
  // "This is for the GL only."
  const closes = last?.kind === 'sense' && last.sense === 'cue' && /^(?:only|alone|solely|solo|solamente)$/.test(last.text)
  if (closes && !(solid[0]?.kind === 'mention' && solid[0].scope === 'lines') && judged.reason === 'restricted' && target.specific && solid.slice(0, -1).every((item) => item.kind === 'word' || item.kind === 'mention' || (item.kind === 'sense' && item.sense === 'plain'))) return widened(every)
  // "This only reflects the auto.", "You may use this for the auto.": of what the answer speaks, and so not of the others.
  if (whole && target.specific && ['doubt', 'unread'].includes(judged.verdict) && OF_THE_ANSWER.test(foldText(clause.text))) return widened(every)
  // "Only for auto", as a sentence of its own, takes back what was said of the others.
  const [only, lead] = clause.items
  const leads = lead?.kind === 'word' ? /^(?:for|on|to|in|with)$/.test(lead.word) : lead?.kind === 'mention'
  // "The auto is in force but only for owned autos" is of the auto.
  const alone = state.continues && clause.contrast && !target.specific && topic.length === 1 && state.namedAt?.sentence === state.sentence && state.namedAt.clauses === 1
  const ofTheSame = alone || (state.continues && target.specific && topic.length > 0 && target.lines.every((id) => topic.includes(id)))
  if (!ofTheSame && only?.kind === 'sense' && only.sense === 'cue' && leads && !clause.items.some((item) => item.kind === 'sense' && /^(?:active|match|yes)$/.test(item.sense))) return widened(every)
  const bound = only?.kind === 'word' && only.word === 'for'
  const ofRest = OF_OTHERS.test(foldText(clause.text))
  if (target.lines.length === 0 && !target.foreign && (judged.verdict === 'doubt' || bound || ofRest || ofAnotherThing(clause))) return { ...target, lines: every, general: true }
  // "... on the GL and the rest are being reviewed": it reaches the rest it names beside a line of its own.
  if (target.specific && clause.items.some((item) => item.kind === 'mention' && item.via === 'group' && item.scope === 'rest'))
    return widened(every.filter((id) => !named.has(id)))
  // "Umbrella shows active but I don't see it over the auto": of both.
  if (clause.contrast && target.specific && speaksOfIt(clause)) return widened(topic)
  if (judged.verdict === 'doubt' && state.previous?.verdict === 'doubt' && topic.length > 1 && !target.specific && THEY_ARE.test(foldText(clause.text)) && !OF_ALL_OF_THEM.test(foldText(clause.text))) return { ...target, lines: topic }
  if (apart && isOfInsured(foldText(clause.text)) && !goesOnAboutIt(state)) return widened(every)
  // "All confirmed except the cargo. Until Friday.": of all, unless it points back at the one taken out.
  const valued = clause.items.some((item) => ['date', 'range', 'amount', 'split', 'number'].includes(item.kind))
  if (apart && state.namedAt?.excepts && !valued && !POINTS_BACK.test(foldText(clause.text))) return widened(every)
  return reachesAll(target, state) ? widened(named) : target
}

const OF_THE_ANSWER = /^\W*(?:(?:(?:this|that|it|the above|the foregoing|(?:this|my|our|the above) (?:answer|reply|response|confirmation|verification|e-?mail|message|letter|note|info(?:rmation)?)) (?:is |only |just |solely |strictly ){0,3}(?:reflects?|covers?|speaks? (?:to|for|of)|concerns?|appl(?:y|ies) to|pertains? to|relates? to|refers? to|for|about|of|as to|limited to|restricted to|confined to|goes for|addresses|extends? to))|(?:i am|i'm|we are|we're) (?:only |just )(?:speaking|answering|replying|responding|confirming|vouching) (?:to|for|on|about)|(?:i|we) (?:can )?(?:only |just )(?:speak|answer|vouch) (?:to|for|on|about)|you (?:may|can) (?:only )?(?:use|rely on|take) (?:this|it) (?:only )?(?:for|as to|on)) (?!.*\b(?:also|too|as well|all|both|everything)\b)/

/** "The other three are under review. They may be reissued.": what can be meant of policies alone, and of those just spoken of. */
const THEY_ARE = /^\W*(?:they|these|those|both)(?:'re| are| may be| might be| should be| will be| could be| would be|'ll be) (?:currently |still |now |all |both |likely |probably )*(?:pending|under (?:review|cancell?ation)|being (?:re-?written|re-?issued|moved|renewed|reviewed|cancell?ed)|up for (?:renewal|cancell?ation)|in (?:cancel\w*|underwriting|review)|re-?issued|re-?written|done|issued|cancell?ed|non-?renewed|renewed|finalized|reinstated|replaced)\b/
const OF_ALL_OF_THEM = /\b(?:all (?:of|two|three|four|five)|account|agen(?:t|cy)|brokers?|everything|rest|others?|too|as well|also)\b/
/** "3 of the 7 vans ... the others", "the others are parked". */
function restOfThings({ items, text }: Clause): boolean {
  const rest = items.findIndex((item) => item.kind === 'mention' && item.via === 'group' && item.scope === 'rest')
  return rest !== -1 && OTHER_THINGS.test(foldText(text))
}
const OTHER_THINGS = /\b(?:vans?|trucks?|tractors?|trailers?|units?|vehicles?|drivers?|cars?|buses|locations?|buildings?|employees?)\b|\b(?:others?|rest) (?:is|are|were|was|just) (?:all )?(?:parked|sitting|down|idle|sold|in the shop|not running|out of service|stored|in storage)\b/

/** "Is for their other location": no rest of the policies. */
const ofAnotherThing = ({ items }: Clause): boolean =>
  items.some((item, at) => {
    const next = items[at + 1]
    const leads = items.slice(Math.max(at - 2, 0), at).some((one) => one.kind === 'word' && /^(?:for|of|at|on|under)$/.test(one.word))
    return leads && item.kind === 'mention' && item.scope === 'rest' && next?.kind === 'word' && !/^(?:is|are|was|were|has|have|had|will|would|can|could|should|do|does|did|we|i|they|he|she|you|that|which|of|on|in|with|at|by|for|to|from|as|so|and|too|also|not|all|still|now|if|until|may|might|must)$/.test(next.word)
  })

function namesOnlyACarrier(clause: Clause, target: Target): boolean {
  return (
    target.carrierLines.length > 0 &&
    target.lines.every((id) => target.carrierLines.includes(id)) &&
    !/polic|poliza/.test(foldText(clause.text)) &&
    !clause.items.some((item) => item.kind === 'mention' && (item.via === 'coverage' || item.via === 'number' || (item.via === 'group' && item.scope === 'rest')))
  )
}

/** "WC: a notice has gone out. Insured says it is being handled.": on the line of the policy that was left open, of that. */
const goesOnAboutIt = ({ sentence, namedAt, previous, clause }: State): boolean =>
  namedAt !== null && sentence.line === namedAt.line && ['doubt', 'unread', 'wrong'].includes(previous?.verdict ?? '') && (/\b(?:it|that|this)\b/.test(foldText(clause.text)) || PAYS.test(foldText(clause.text)))

/** "Insured paid yesterday", "they have until then to pay": what becomes of the one that is pending. */
const PAYS = /^\W*(?:they|he|she|(?:the )?(?:insured|client|owner)) (?:has |have |is |are )?(?:until then to pay|(?:just |already |since )?(?:paid|made (?:the|a) payment|sent (?:the |a )?(?:payment|check))(?: (?:it|yesterday|today|this morning|last night|on \d{1,2}\/\d{1,2}|in full))*)\W*$/

/** The insured has left, or has given up its trade. */
const LEFT_ALTOGETHER = /\b(?:they|he|she|insured|client) (?:all )?(?:left (?:us|(?:our|the) (?:agency|office))|(?:stopped|quit|ceased) (?:operating|operations|business|(?:trucking|hauling)(?! for| of| to| with| on))|lost (?:their|his|her) (?:authority|license|agent)|let everything go)\b/
const CLOSED = /\b(?:(?:sold|lost) [a-z ]{1,30} and (?:the|their|his|her) (?:company|business)|shut down\W*$|shut down (?:and|in|last|this)(?![a-z])|clos(?:ed|ing) (?:up|down|(?:their|the|its|his|her) (?:doors?|business|company|shop))|(?:went |going |gone )?out of business|shut(?:ting)? (?:it |the business |everything |the company )?down|sold (?:off )?(?:the|their|his|her) (?:company|business)|dissolved|bankrupt\w*|ceased operat\w+)\b/
/** "Cargo was cancelled, they never paid any of the premiums": told with one policy, and of the others too. "They closed the shop" may be why the one ended. */
export const reachesOthers = (folded: string): boolean => LEFT_ALTOGETHER.test(folded) || (CLOSED.test(folded) && !/\bclosed the shop\b/.test(folded)) || /\b(?:any of (?:them|these|those|the (?:policies|premiums?))|(?:nothing|none|anything) else|clos\w+ (?:out )?(?:the|this|their|his|her) account)\b/.test(folded)
const OF_OTHERS = /\b(?:any of (?:it|them|these|those|the (?:policies|premiums?))|(?:nothing|none|anything) else|(?:renew|pay|keep|replace|carry|reinstate) anything|(?:this|their|his|her|whole|entire) account|(?:switched|changed|switching|changing) (?:insurance )?(?:agents?|agenc(?:y|ies)|brokers?|brokerages?)|others|the other (?:ones?|two|three|four|policies|coverages|lines)|the rest|everything|all of (?:it|them)|(?:whole|entire) (?:program|account|package)|the account)\b/
function isReserveAfterAll(judged: Judgement, target: Target, { clause, namedAt, previous, sentence }: State): boolean {
  const text = foldText(clause.text)
  const reserves = judged.verdict === 'doubt' || (judged.verdict === 'later' && CHECKS.test(text))
  // "They owe the carrier money.", "You would have to check with their other agent.": why it is refused, and who is to be asked instead.
  const tellsOfIt = POINTS_BACK.test(text) || REINSTATES.test(text) || OTHER_AGENT.test(foldText(sentence.text)) || (/^\W*(?:they|he|she)\b/.test(text) && sentence.paragraph === namedAt?.paragraph)
  return reserves && !target.specific && !target.general && previous?.verdict === 'refuse' && namedAt !== null && sentence !== namedAt.sentence && !tellsOfIt
}
/** "Umbrella lapsed 9/1. Let me see if they are reinstating.": only what has ended can be. */
const REINSTATES = /(?<!\b(?:them|all|everything|those|these|both|policies) )\bre-?instat(?:e|ed|ing|ement)\b(?! (?:any|all|every|both|them|those|these|some|the (?:others?|rest|account|program|package)))/
const OTHER_AGENT = /\b(?:who|whoever|(?:other|another|new|different|current) (?:insurance )?(?:agent|broker|agency|carrier|company))\b/
const CHECKS = /\b(?:check|verify|confirm|make sure|look)\b/
const POINTS_BACK = /\b(?:it|that|this|that one|this one|ese|esa|eso)\b/
/** "Auto: active / Cargo: active", and below it "Not paid yet": on a line of its own it is not bound to the last policy named. */
function reachesAll(target: Target, { namedAt, previous, sentence, clause, named }: State): boolean {
  if (target.specific || target.general || namedAt === null || previous?.verdict === 'refuse') return false
  if (followsList(target, { namedAt, previous, sentence })) return true
  if (standsAfterSeveral(clause, { namedAt, previous, sentence, named })) return true
  if (sentence.line === namedAt.line) return false
  return sentence.paragraph !== namedAt.paragraph || namedAt.said
}

const OPENS_WITH_THAT_ONE = /^\W*(?:that|this) (?:one|policy|coverage)(?:'s| is| was| has| went| moved)\b(?! too| also)/
const THAT_ONE = /\b(?:that|this) (?:one|policy|coverage|line)\b/
/** "Auto: active. Cargo: active. GL: active. I would have to check.": a sentence of its own after several that said yes of a line each. */
const standsAfterSeveral = (clause: Clause, { namedAt, previous, sentence, named }: Pick<State, 'namedAt' | 'previous' | 'sentence' | 'named'>): boolean =>
  namedAt !== null && namedAt.said && sentence !== namedAt.sentence && previous?.verdict === 'affirm' && named.size > 1 && !THAT_ONE.test(foldText(clause.text))

const standsBelowAll = (target: Target, { namedAt, previous, sentence, named, every }: State): boolean =>
  !target.specific && !target.general && namedAt !== null && namedAt.said && (previous?.verdict === 'affirm' || previous?.verdict === 'fact') && sentence !== namedAt.sentence && every.length > 1 && named.size === every.length

/** A sentence of its own, without a line named, after one that named several each for itself. */
function followsList(target: Target, { namedAt, previous, sentence }: Pick<State, 'namedAt' | 'previous' | 'sentence'>): boolean {
  return !target.specific && !target.general && namedAt !== null && previous?.verdict !== 'refuse' && sentence !== namedAt.sentence && namedAt.clauses > 1
}

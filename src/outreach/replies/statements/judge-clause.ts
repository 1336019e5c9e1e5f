import { findDoubt, pastTense } from './find-doubt.ts'
import { foldText } from '../message/fold-text.ts'
import { saidToBeAnother } from '../policies/said-to-be-another.ts'
import { withInsuredTold } from '../asides/told-by-role.ts'
import { judgeAffirmation } from './judge-affirmation.ts'
import { type Judgement, judgement } from './judgement.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sense } from '../words/sense.ts'
import type { Clause } from './split-clauses.ts'

/** What one clause says, whichever line it says it of. Doubt outweighs everything; a word that is not understood outweighs a yes. */
export function judgeClause(clause: Clause, corrected: boolean): Judgement {
  const items = applyNegation(clause.items)
  const senses = new Set(items.flatMap((item) => (item.kind === 'sense' ? [item.sense] : [])))
  const texts = (sense: Sense): string[] => items.flatMap((item) => (item.kind === 'sense' && item.sense === sense ? [item.text] : []))
  const valued = items.some((item) => ['date', 'range', 'amount', 'split', 'number'].includes(item.kind))
  const doubt = findDoubt(senses, texts, valued, corrected, onlyThese(items), foldText(clause.text)) ?? (senses.has('bad') ? null : pastTense(clause.text))
  if (doubt) return judgement('doubt', senses, { reason: doubt })
  if (ASKS.test(foldText(clause.text)) && (senses.has('active') || senses.has('match') || senses.has('yes'))) return judgement('doubt', senses, { reason: 'asks something' })
  if (/^\W*(?:please )?confirm (?!receipt).*(?<!\b(?:your|the|this|my|our|an?|by|via) )\b(?:send|let|get back|reply|respond|advise|e-?mail|tell|forward)\b/.test(foldText(clause.text))) return judgement('doubt', senses, { reason: 'asks something' })
  if ((senses.has('active') || senses.has('match')) && OF_OURS.test(foldText(clause.text))) return judgement('doubt', senses, { reason: 'restricted' })
  // "The renewals are active": other policies than those asked about, or the same; it does not say.
  if (senses.has('active') && RENEWALS.test(foldText(clause.text))) return judgement('doubt', senses, { reason: 'speaks of a renewal' })
  if (saidToBeAnother(items)) return judgement('doubt', senses, { reason: 'said to be of another kind' })
  if (boundToSome(items)) return judgement('doubt', senses, { reason: 'restricted' })
  if (!valued && !corrected && texts('cue').some((text) => CHANGED.test(text)))
    return judgement('wrong', senses, { reason: 'changed without its value' })
  // "GL reduced 1M/2M": by that, from that or to that?
  if (!corrected && items.some((item, at) => item.kind === 'sense' && item.sense === 'cue' && CHANGED.test(item.text) && isLimit(items[at + 1]))) return judgement('wrong', senses, { reason: 'changed without its value' })
  // "Cargo was lowered from 150,000", and it is not said to what.
  if (!corrected && texts('reference').some((text) => / from$/.test(text)) && items.filter((item) => item.kind === 'amount' || item.kind === 'split').length < 2)
    return judgement('wrong', senses, { reason: 'changed without its value' })
  if (!corrected && !senses.has('bad') && (WAS_OTHERWISE.test(foldText(clause.text)) || (USED_TO_BE.test(foldText(clause.text)) && items.filter((item) => item.kind === 'amount').length === 1))) return judgement('wrong', senses, { reason: 'changed without its value' })
  if (!corrected && !senses.has('bad') && (givesAnotherName(items) || HAS_AS.test(foldText(clause.text)))) return judgement('wrong', senses, { reason: 'says that something is wrong' })
  // "750K, they dropped it in October": the limit, and not the policy.
  if (corrected && senses.has('bad') && !senses.has('active') && limitDroppedToIt(items, foldText(clause.text))) return judgement('fact', senses)
  if (senses.has('bad')) {
    if (senses.has('active') && NONE_IN_FORCE.test(foldText(clause.text))) return judgement('refuse', senses)
    if (senses.has('active') || senses.has('match')) return judgement('doubt', senses, { reason: 'says two things at once' })
    return judgement('refuse', senses)
  }
  // "No auto - they moved it to Progressive", "Auto is gone, they moved it": by those who are insured, and to no company that we placed it with.
  if (TOOK_IT_AWAY.test(foldText(clause.text)) && !senses.has('active') && !senses.has('match') && ((senses.has('no') && saysNone(items, foldText(clause.text))) || IS_GONE.test(foldText(clause.text)))) return judgement('refuse', senses)
  if (senses.has('rewrite') && senses.has('active') && !valued && !corrected && texts('rewrite').some((text) => MOVED.test(text))) return judgement('doubt', senses, { reason: 'says two things at once' })
  if (senses.has('rewrite') && !senses.has('active'))
    return judgement(corrected || (valued && !senses.has('wrong')) ? 'fact' : 'wrong', senses, { reason: 'replaced or renewed without its values' })
  if (senses.has('cannot')) return judgement('doubt', senses, { reason: 'will not or cannot say' })
  // "Waiting on Teton to issue the endorsement raising the umbrella to 5M."
  if (senses.has('checking') && corrected && !senses.has('yes')) return judgement('doubt', senses, { reason: 'something is pending' })
  if (senses.has('checking') || CONFIRMS_WITH.test(foldText(clause.text))) return judgement('later', senses)
  if (senses.has('wrong')) return judgement('wrong', senses, { reason: 'says that something is wrong' })
  if (senses.has('not') && (haveNone(clause.items) || HAVE_NOT_THEM.test(withInsuredTold({ items: clause.items.map((item) => ({ ...item, at: item.at - clause.items[0]!.at, end: item.end - clause.items[0]!.at })), folded: foldText(clause.text), raw: clause.text })?.folded ?? ''))) return judgement('refuse', senses)
  if (senses.has('not')) return judgement(corrected ? 'fact' : 'unread', senses, { reason: 'a negation that was not understood' })
  if (senses.has('no') && saysNone(items, foldText(clause.text))) return judgement('refuse', senses)
  if (senses.has('no')) return judgement('wrong', senses, { reason: 'says no' })
  if (senses.has('inherit') && !senses.has('active') && !senses.has('match') && !senses.has('yes'))
    return items.some((item) => item.kind === 'name' || (item.kind === 'word' && !item.known)) || followsWords(items) ? judgement('unread', senses, { reason: 'not understood' }) : judgement('inherit', senses)
  // "Auto is about to cancel. Cargo is on the same bill."
  if (senses.has('match') && !senses.has('active') && !valued && !corrected && texts('match').every((text) => /^(?:the )?same$/.test(text)) && SAME_THING.test(foldText(clause.text))) return judgement('unread', senses, { reason: 'not understood' })
  // "All four are with the same carrier": whose they are, and nothing of how they stand.
  if (senses.has('match') && !senses.has('active') && !valued && !corrected && texts('match').every((text) => /^(?:the )?same$/.test(text)) && WITH_ONE_COMPANY.test(foldText(clause.text))) return judgement('nothing', senses)
  return judgeAffirmation(items, senses, valued, corrected, clause.text)
}

/** "We do not have Blue Mesa Hauling in our system." */
const HAVE_NOT_THEM = /^\W*(?:sorry,? |no,? |but |and )?(?:we|i|our (?:agency|office)) (?:currently |actually )?(?:do not|don't|dont) (?:currently |actually )?(?:have|show|see|find|know) the insured(?:,? (?:here|with us|as (?:an? |our )?(?:insured|client|customer|account)|(?:anywhere )?(?:in|on) (?:our|the|any of our) (?:agency )?(?:systems?|books?|records?|files?|database)|on file|listed|at all|at this agency)){0,3}\W*$/
/** "There is no cargo coverage in force." */
const NONE_IN_FORCE = /^\W*(?:but |and |however,? |currently |presently )?(?:there(?:'s| is| are)|(?:they|we|i|he|she|insured-name) (?:currently |now )?(?:have|has|show|see)) (?:currently |presently |now )?no (?:(?!and\b|is\b|are\b|but\b|to\b|in\b|on\b|of\b|with\b|change|lapse|gap|problem|issue|other\b|longer\b)[a-z&']{1,14} ){0,4}(?:coverage|polic(?:y|ies)|insurance)(?: (?:with us|here|currently|now|presently)){0,2} (?:in force|in effect|in place|active)(?: (?:with us|now|at this time|today|currently|any ?more))*\W*$/
const RENEWALS = /^\W*(?:yes,? )?(?:(?:both|all|the|their|his|her|these|those|our|of|two|three|four) ){0,4}(?:renewals|renewal (?:policies|policy|terms?)|renewed (?:policies|policy|ones?))(?: (?:policies|terms?))? (?:is|are|shows?|remains?)\b|^\W*(?:si,? )?(?:la|las|su|sus) (?:renovacion(?:es)?|polizas? renovadas?) (?:ya )?(?:esta|estan|sigue|siguen)\b/
/** "Everything we write for them is in force", "all policies on our books are active": of those, which may not be all that were asked; "all three we wrote" and "all of these that we wrote" are. */
const OF_OURS = /\b(?:all|every|everything|any|each|whatever)(?: (?!two\b|three\b|four\b|five\b|six\b|these\b|those\b|them\b|your\b|above\b|below\b|listed\b|you\b)[a-z']+){0,4} (?:(?:that |which )?(?:we|i|our (?:office|agency))(?:'ve| have| currently| still| now| actually| do){0,3} (?:have|has|writes?|wrote|written|placed?|handles?|services?|carry|carries|insures?|holds?|issued?|manages?)(?: (?:here|with [a-z ]{2,20}|for (?:them|him|her|it|(?:this|the|our) (?:insured|client|customer|account)|insured-name|[a-z& ]{2,40})))?|on our books|placed by us|written (?:by us|here)) (?:is|are|remains?|shows?|looks?|stays?|stays)\b|\btod[oa]s?(?: l[oa]s?)?(?: (?:polizas?|coberturas?))? (?:lo )?que (?:tenemos|manejamos|escribimos|emitimos|llevamos|le (?:vendimos|hicimos))(?: (?:aqui|con nosotros|para (?:el|ella|ellos|este cliente|el cliente)))? (?:esta|estan|sigue|siguen)\b/
const SAME_THING = /\bsame (?!as\b|like\b|in\b|that\b)(?:[a-z]+ ){0,2}(?:bills?|billing|invoice|statement|page|issue|problem|way|trucks?|status|boat|situation|notice|mess|shape|position|condition|predicament|story|deal|payment|plan|contract|agreement|timeline|stage|process|finance|account)\b(?! (?:as|that) you(?![a-z]))/
const WITH_ONE_COMPANY = /\bsame (?:(?:insurance|writing|insuring) )?(?:compan(?:y|ies)|carriers?|insurers?|markets?|underwriters?|program|agency|broker)(?! (?:as|you|that you)(?![a-z]))/

/** An amount and behind it "they dropped it", with no more than when; no number, company or other day beside it. */
function limitDroppedToIt(items: Item[], folded: string): boolean {
  const at = items.findIndex((item) => item.kind === 'sense' && item.sense === 'bad')
  return DROPPED_TO_IT.test(folded) && items.slice(0, at).some(isLimit) && items.filter((item) => item.kind === 'sense' && item.sense === 'bad').length === 1 && !items.slice(0, at).some((item) => item.kind === 'name' || item.kind === 'number' || (item.kind === 'mention' && item.via === 'carrier'))
}
const DROPPED_TO_IT = /(?:[,;(–—-] ?(?:and |so |since |because |when )?| (?:since|because|when) )(?:they|we|he|she|insured|the (?:insured|client|owner|carrier)) (?:had us )?(?:just )?dropped (?:it|that|the (?:limit|deductible))(?: down)?(?: (?:to|from) (?:that|\$?[\d,.]{1,14} ?(?:k|m|mm|mil|million)?|an? million))?(?: (?:(?:in|at|on|with|back in|effective) )?(?:(?:the|last|this) )?(?:renewal|year|month|week|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?))?(?: \d{4})?[)\W]*$/

const isLimit = (item: Item | undefined): boolean => item?.kind === 'amount' || item?.kind === 'split'
/** "All three active: the auto was moved", and it is not said to what. */
const MOVED = /\b(?:moved|re-?written|replaced|transferred|switched)\b/
/** "GL (was 1M)" */
const USED_TO_BE = /\b(?:(?:used to|had) be|was (?:previously|originally|formerly|initially)) (?:only |at )?\$?\d/
const WAS_OTHERWISE = /\((?:was|were|formerly|previously|used to be) [^)]{0,30}\d/
/** "You have the carrier as Ironwood though": what was asked is told back as something else than it is. */
const HAS_AS = /\byou(?:'ve got| have got| have| had| show| showed| list| listed| put| got) (?:the |its |their )?(?:[a-z]+ ){0,2}(?:it|them|this|that|carrier|company|insurer|insured|number|limit|term|date|aggregate|deductible|expiration)s? (?:listed |shown )?as\b(?!(?: \w+){0,2} (?:active|current|in force|in effect)\b)(?!.*\b(?:right|correct|true|accurate|match\w*|agrees?|good|fine|same)\b)/
const AS_RIGHT = /^(?:(?:is|are) )?(?:actually|in fact|really)(?: is)?$|^(?:should|ought to|supposed to) /

/** "It is actually Ironwood": a name is given as the right one, and nothing asked about was put right by it. */
const givesAnotherName = (items: Item[]): boolean =>
  items.some((item, at) => {
    const next = items[at + 1]
    // "The carrier changed to Ironwood", and no "contact".
    const right = item.kind === 'sense' && item.sense === 'cue' && (AS_RIGHT.test(item.text) || (/^(?:changed|switched|corrected|updated) to$/.test(item.text) && items[at - 1]?.kind === 'attr'))
    return right && (next?.kind === 'name' || (next?.kind === 'mention' && next.via === 'carrier'))
  })

/** "I'm out and so are they." */
function followsWords(items: Item[]): boolean {
  const at = items.findIndex((item) => item.kind === 'sense' && item.sense === 'inherit' && item.text.startsWith('so '))
  return at > 0 && items.slice(0, at).some((item) => item.kind === 'word' && !/^(?:the|also|then|yes|well)$/.test(item.word))
}

/** "Only 50,000 for theft", "the limit for electronics is 25,000": an amount for something that is no policy, limit or fact of those asked. */
function boundToSome(items: Item[]): boolean {
  return items.some((item, at) => {
    if (item.kind !== 'amount' && !(item.kind === 'attr' && item.attr === 'limits')) return false
    const next = items.slice(at + 1, at + 6).filter((one) => one.kind !== 'mark' && !(one.kind === 'attr' && one.attr === 'limits'))
    return next[0]?.kind === 'word' && /^(?:for|on|para)$/.test(next[0].word) && next[1]?.kind === 'word' && !next[1].known
  })
}

const CHANGED = /(?:reduced|lowered|increased|raised|amended|decreased|bumped|upped|revised)$/
/** "We're confirming that all three are active with the carrier": still being asked. */
const CONFIRMS_WITH =
  /\b(?:confirming|verifying)\b.* (?:with|through|by) (?:the |our )?(?:carriers?|underwriters?|underwriting|compan(?:y|ies)|insurers?|insured|client|customer)\W*$/

const HERE = /^(?:with|us|here|through|thru|via|by|our|agency|office|on|file|anymore|any|more|policy|coverage|for|them|him|her)$/
/** "No umbrella.", "No cargo with us", "No on hook, they quit towing"; no other policy is spoken of. */
function saysNone(items: Item[], folded: string): boolean {
  const solid = items.filter((item) => item.kind !== 'mark' || item.mark !== '.')
  const [first, second] = solid
  const rest = solid.slice(2)
  while (rest[0]?.kind === 'word' && HERE.test(rest[0].word)) rest.shift()
  const told = rest.length === 0 || (rest[0]!.kind === 'mark' && /[,;(–—-]/.test(rest[0]!.mark) && (rest.every((item) => item.kind === 'word' || item.kind === 'mark' || (item.kind === 'mention' && item.scope === 'topic')) || TOOK_IT_AWAY.test(folded)))
  return told && first?.kind === 'sense' && first.sense === 'no' && second?.kind === 'mention' && second.scope === 'lines' && second.via === 'coverage'
}

/** "..., she took it to Progressive in October": by those who are insured, and it is not said that we placed it there. */
export const tookItAway = (folded: string): boolean => TOOK_IT_AWAY.test(folded)
const TOOK_IT_AWAY = /(?:^\W*|[,;(–—-] ?)(?:and )?(?:they|he|she|insured|the (?:insured|client|owner))(?:'ve| have| has)? (?:took|taken|moved|switched|placed|put|bought|got|went)(?: (?:it|that|theirs|one|over)){0,3}(?: directly)? (?:to|with|through|thru|from|elsewhere|somewhere)\b(?!.*\b(?:back|us|will|not|but|if|until|may|might|next|plan\w*|and|or)\b|.*\d{5})[^;?!]{0,50}$/

const IS_GONE = /^[^,;(–—-]{2,40}\b(?:is|are|'s) (?:now |all |long )?gone ?[,;(–—-]/

const OF_WHOM = /^(?:for|on|with|him|her|them|us|insured-name|the|this|insured|client|customer|account|here|at|all|in|our|office|agency|file|policy|coverage|any ?more|either|anymore)$/
/** "We don't have an occ acc policy for him": the agency's own, of that one, and nothing else in the clause. */
function haveNone(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark')
  const not = solid.findIndex((item) => item.kind === 'sense' && item.sense === 'not')
  const verb = solid[not + 1]
  const opens = solid.slice(0, not).every((item) => item.kind === 'word' && /^(?:we|i|our|agency|office|also|but|do|does|did)$/.test(item.word))
  if (not < 1 || !opens || verb?.kind !== 'word' || !/^(?:have|write|carry|insure|handle|place|provide|hold)$/.test(verb.word)) return false
  const rest = solid.slice(not + 2)
  while (rest[0]?.kind === 'word' && /^(?:an?|the|any|his|her|their|its|that)$/.test(rest[0].word)) rest.shift()
  const [line, ...told] = rest
  const more = afterList(told)
  return line?.kind === 'mention' && line.scope === 'lines' && line.via === 'coverage' && more.every((item) => (item.kind === 'word' && OF_WHOM.test(item.word)) || (item.kind === 'mention' && item.scope === 'topic') || (item.kind === 'sense' && item.sense === 'plain' && /^(?:for|on|with) (?:this|the|our|that) /.test(item.text)))
}

/** What stands behind "the GL or the equipment": the other names of the list are of the same. */
function afterList(told: Item[]): Item[] {
  const [or, ...rest] = told
  if (!(or?.kind === 'join' || (or?.kind === 'word' && /^(?:or|nor)$/.test(or.word)))) return told
  const named = rest.findIndex((item) => !(item.kind === 'word' && /^(?:an?|the|any|his|her|their|its)$/.test(item.word)))
  const other = rest[named]
  return other?.kind === 'mention' && other.scope === 'lines' && other.via === 'coverage' ? afterList(rest.slice(named + 1)) : told
}

/** "Are they active with your limits", its question mark left out. */
const ASKS = /^\W*(?:do|does|did|are|is|was|were|can|could|would|will|have|has) (?:you|they|these|those|this|that|it|all|any|both|we|there|either|the (?:[a-z]+ ){1,3}(?:active|in force|in effect|current|correct))\b/

/** A negation turns the next judging phrase over. */
function applyNegation(items: Item[]): Item[] {
  const out: Item[] = []
  let pending: Extract<Item, { kind: 'sense' }> | null = null
  let distance = 0
  for (const item of items) {
    if (item.kind === 'sense' && item.sense === 'not') {
      if (pending) out.push(pending)
      pending = item
      distance = 0
      continue
    }
    if (pending && item.kind === 'sense' && TURNED[item.sense]) {
      out.push({ ...item, sense: TURNED[item.sense]! })
      pending = null
      continue
    }
    // "They no longer serve alcohol so it was cancelled."
    const concludes = item.kind === 'word' && /^(?:so|because|therefore)$/.test(item.word)
    if (pending && !concludes && (item.kind === 'word' || item.kind === 'mention') && distance < 4) {
      distance += 1
      out.push(item)
      continue
    }
    if (pending) {
      out.push(pending)
      pending = null
    }
    out.push(item)
  }
  if (pending) out.push(pending)
  return out
}
const TURNED: Partial<Record<Sense, Sense>> = {
  active: 'bad',
  match: 'wrong',
  yes: 'cannot',
  bad: 'denied',
  weak: 'wrong',
  wrong: 'denied',
}

/** "Only the GL is still in force" confirms that one. */
function onlyThese(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark')
  const [first, second] = solid
  const onlys = solid.filter((item) => item.kind === 'sense' && item.sense === 'cue')
  if (onlys.length !== 1) return false
  return (first === onlys[0] && second?.kind === 'mention' && second.scope === 'lines') || onlyNamed(items)
}

/** "Confirmed for the GL only", "GL and auto only are active": said of those, in these words, and of no others. */
function onlyNamed(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark')
  const at = solid.findIndex((item) => item.kind === 'sense' && item.sense === 'cue' && ONLY.test(item.text))
  const isLine = (item: Item | undefined): boolean => item?.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'
  const does = solid[at + 1]
  // "I only see WC on this one, active."
  const beside = isLine(solid[at - 1]) || isLine(does) || (does?.kind === 'word' && HAS_IT.test(does.word) && solid.slice(at + 2, at + 4).some(isLine))
  return (
    at !== -1 &&
    beside &&
    solid.every((item, place) => place === at || item.kind === 'join' || (item.kind === 'mention' && item.scope === 'lines') || (item.kind === 'sense' && ['yes', 'active', 'match', 'plain'].includes(item.sense)) || (item.kind === 'mention' && item.scope === 'topic') || (item.kind === 'word' && (HAS_IT.test(item.word) || /^(?:for|on|the|is|are|i|we|still|currently|which|here)$/.test(item.word))))
  )
}
const HAS_IT = /^(?:handle|write|have|do|place|insure|service|see|show)$/
const ONLY = /^(?:only|just|solely|solo|solamente|unicamente)$/

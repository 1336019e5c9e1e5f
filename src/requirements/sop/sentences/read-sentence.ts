import { answerOf, askedThere, EMPTY_ITEM, yesAndMore } from '../questions/answer-statements.ts'
import { ADVISORY } from '../coverages/not-asking-words.ts'
import { applyConditions } from '../conditions/apply-conditions.ts'
import { askAbout } from '../questions/ask-about.ts'
import { unaccounted } from '../questions/unaccounted.ts'
import { unreadNames } from '../questions/unread-names.ts'
import { askOfSentence } from '../questions/ask-of-sentence.ts'
import { skipReason } from './classify-sentence.ts'
import { addItems } from '../mentions/find-items.ts'
import { addOrdinals } from '../mentions/find-ordinals.ts'
import { EVERY_LEVEL } from '../segments/find-levels.ts'
import { findMentions, type Reading } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import { ASKED_HOLDER, freshAsked, nameAsked, noneAllowed, periodsAsked } from '../questions/read-answers.ts'
import { exclusionsSpan, readCertificate, refusedExclusions } from '../documents/read-certificate.ts'
import { findStateConditions } from '../conditions/state-conditions.ts'
import { answeredHere, conditionsOf, namesEveryLevel, OTHER_STATES } from '../conditions/sentence-conditions.ts'
import { holderAgain, partyInsured } from '../documents/read-holder.ts'
import { noteLikewiseOurs } from '../coverages/likewise-ours.ts'
import { compOnly } from '../conditions/comp-only.ts'
import { putRight } from './put-right.ts'
import { readCeilings } from '../amounts/read-ceilings.ts'
import { readGroup } from '../coverages/read-coverages.ts'
import type { Group } from '../coverages/groups.ts'
import { groupMentions } from '../coverages/read-groups.ts'
import { readMembers } from '../members/read-members.ts'
import { readProgram } from '../coverages/read-program.ts'
import { documentsOf } from '../documents/documents-of.ts'
import { scopeMembers } from '../members/scope-members.ts'
import { skippedItems } from '../questions/skipped-items.ts'
import type { Segment } from '../segments/segment.ts'
import { ownClauses } from './own-clauses.ts'
import { withoutYesAndNo } from '../tables/yes-no-lists.ts'
import { withoutAgeTold } from '../documents/age-told.ts'
import { damageAbove } from './damage-heads.ts'
import type { Facts, Memory, SentenceView } from './sentence-view.ts'
import type { Statement } from '../rules/statements.ts'

/** "Do I list you as additional insured? Certificate holder only." */
const HOLDER_ONLY = /^\W*(?:just |only )?(?:as )?(?:the |a )?(?:cert(?:ificate)? )?holder(?: is (?:enough|fine)| only)\b|^\W*only as (?:the |a )?(?:cert(?:ificate)? )?holder\b/

const HELPS = /^(?!.*\b(?:need|required?|must|have to|mandatory)\b).*\b(?:help|count|use|combine|stack|apply|make up|satisfy|meet)\b/
/** A question about the work itself, not about insurance. */
const ASKS_WHO = /^(?!\W*(?:and |what about |how about |your )?(?:(?:general|public|commercial|liability|insurance|coverage|cover|limits?|amounts?|umbrella|excess|property|cargo|professional|certificates?|proof) ?){1,3}\?)(?!what if (?:i|you|we|they|someone|somebody|anyone|a [a-z]+) (?:get|gets|am|is|are) (?:hurt|injured|sick|ill)\b|what if (?:something|anything|it|my|the) [^?]*\b(?:breaks?|stolen|damaged?|wrong|happens?|lapses?|expires?|runs out)\b)(?!(?:what(?! if\b)|how|which|when|where|why|who(?:m|se)?|(?:can|could|will|would|may) (?:the [a-z]+|you|we) (?:reduce|lower|waive|accept|change|drop|remove|consider)|do i|can i|must i|should i|is|are|need|do (?:you|we) (?:need|want|require|ask|accept|check|have to)|will you|how)\b)(?!.*(?:insur|cover|require|polic|certificate|question|proof|help|deductib|retention|limit|rating|named\b|listed|notice|how often|(?:any|some)thing (?:else|more)|what else))[^?]{3,80}\?\s*$/

/** "What if I don't have workers' comp?", "I don't carry workers' comp. What now?" */
const LACKING = /^\W*(?:[qQ]\d{0,2}[:.)] ?)?(?:(?:what|and) (?:if|happens if|about if) )?(?:i|we|my company|my business)(?: (?:do not|don't|doesn't|am not|haven't got|have no|can't|cannot) (?:have|carry|get|buy|hold|need)?| have no) ?(?:any |an? )?©?/
/** What a question may ask of the coverage it names. */
const ANSWERABLE: ReadonlySet<string> = new Set(['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'aggregate_basis'])
/** "No roofing exclusion on CGL or umbrella": whose exclusions those are. */
const withPolicies = (span: { start: number; end: number }, masked: string): { start: number; end: number } => ({ ...span, end: span.end + (/^ ?(?:on|in|under|from) (?:the |any |either |both |our |your )?©+(?:(?:,? (?:or|and|&) |, | ?\/ ?)(?:the )?©+)*(?: polic(?:y|ies)| coverages?)?(?=\s*(?:[.;,)]|$))/.exec(masked.slice(span.end))?.[0].length ?? 0) })
const NOT_THOUGH = /^\W*(?:it is |it's )?not (?:required|needed|necessary),? (?:though|although|however|but (?!(?:strongly |highly |very |much |only )*(?:prefer|recommend|encourag|suggest|nice|welcome|helpful|appreciated|desir|if|when|where|we(?:'d| would)? (?:prefer|recommend|like|encourage|suggest)|it(?:'s| is| would)))[^.]*[\d$])/
const LEFT_BELOW = /^\W*(?:(?:it|this|that)(?:'s| is) )?(?:entirely |completely |totally )?(?:optional|voluntary|up to (?:you|them|the [a-z]+)|your (?:own )?(?:choice|call|decision|business|responsibility|problem|option)|(?:at |the )?[a-z]+'s (?:own )?(?:choice|option|discretion|decision|call)|at your (?:own )?(?:option|discretion|risk)|(?:carried|provided|covered|bought|insured|furnished) by (?:us|the (?:owner|city|county|district|landlord|client|company))|(?:ours|our policy) (?:covers|handles)(?: (?:it|this|that|you))?|we (?:already )?(?:carry|cover|provide|buy|insure|have|handle) (?:it|this|that|our own)|ours|on us|n\/a|not applicable|(?:this|such|that|the) (?:coverage|insurance|policy|cover) (?:is|are|shall|will) not (?:be )?(?:required|needed|necessary|applicable)(?: (?:here|at this time|for this (?:work|project|job|contract|agreement|lease|event)))?(?=\W*$)|(?:(?:the |our )?[a-z]+ )(?:(?:is|are|shall|will) not (?:be )?(?:required|obligated|obliged) to|do(?:es)?(?: not|n't) (?:need|have) to|need not) (?:carry|provide|furnish|maintain|have|purchase) (?:it|this|that|(?:such|this|that) (?:coverage|insurance|policy))(?: (?:here|at this time|for this (?:work|project|job|contract|agreement|lease|event)))?(?=\W*$))\b\W*(?:$|[.;,(-])/
/** "Bonds" above "The Contractor shall not furnish bonds covering ..." */
const NOT_BELOW = /^\W*(?:the |our )?[a-z]+(?:[ -][a-z]+)? (?:shall|will|does|do) not (?:be required to )?(?:furnish|provide|carry|purchase|procure|post|deliver|obtain) (?:it|this|that|(?:any |an? |the )?(?:such )?(?:coverage|insurance|polic(?:y|ies)|bonds?))\b(?![^.;]*\b(?:unless|until|if|less|with|that|which|through)\b)/
const EXEMPT_THERE = /^[^.;,]{3,60}\b(?:is|are) (?:exempt|excused|let off|off the hook)(?: from (?:it|this|that|the requirement))?\W*$/
const OWN_EXCEPT = /^\W*(?:except(?:ing)?|excluding|other than|apart from|with the exception of)\b[^;]*;\s+(?:all|each|every)\b/i
const SOME_ADD = /;\s+(?=(?!(?:all|each|every|any|both|such|these|those|the|our|your|its|their|policies|certificates|insurers|endorsements|limits)\b)(?:[a-z'-]+ ){0,3}[a-z]{3,}s (?:that|who|which|with|without) [^,.;:$]{3,60}? (?:also |must |shall |will )*(?:needs?|adds?|carry|shows?|require|provide)\b)/i
const NEEDS = '(?:needs?|must (?:carry|have|show)|carry|carries|ha(?:ve|s) to (?:carry|have|show)|requires?)'
const OTHERS_NEED = new RegExp(`,? (?:and|but|while|whereas) (?=(?!(?:you|we|i|they|it|he|she|all|each|every|both|such|these|those|any|no|the|also)\\b)(?:[a-z'-]+ ){1,4}${NEEDS} [^.;:]{0,60}\\d)`)
const NEEDS_AMOUNT = new RegExp(`^[^.;:$\\d]{3,50} ${NEEDS} [^.;]{0,60}\\d`, 'i')
/** "Second, workers' comp": what only counts says nothing of what it counts. */
const COUNTED = /^\W{0,3}(?:(?:and )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last|final)(?:ly)?|next)[,:] +(?=\S)/i
/** Reads one sentence (or table row) into statements. `raw` is kept as the sentence every conclusion points back to. */
export function readSentence(raw: string, segmentIn: Segment, index: number, facts: Facts, memory: Memory): Statement[] {
  const segment = { ...segmentIn }
  const byState = segment.row ? null : stateClauses(raw)
  // "auto $1M, cargo $100K; deductibles: auto $2,500, cargo $1,000": a list of ceilings is a sentence of its own.
  const ceilingsApart = segment.row ? [] : raw.split(/;\s+(?=(?:max(?:imum)?\.? |allowable )?deductibles?(?: limits?| \(max\))?:\s)/i)
  if (ceilingsApart.length > 1) return ceilingsApart.flatMap((part) => readSentence(part, segmentIn, index, facts, memory))
  // "Except for WC, Company is additional insured; all policies waive ...": what is left out is left out of its own clause.
  const exceptApart = segment.row || !OWN_EXCEPT.test(raw) ? [] : raw.split(/;\s+(?=(?:all|each|every)\b)/i)
  if (exceptApart.length > 1) return exceptApart.flatMap((part) => readSentence(part, segmentIn, index, facts, memory))
  // "Auto: hired and non-owned; franchisees that deliver need owned autos as well": what some of them add is a sentence of its own.
  const someApart = segment.row ? [] : raw.split(SOME_ADD)
  if (someApart.length > 1) return someApart.flatMap((part) => readSentence(part, segmentIn, index, facts, memory))
  // "Vans need GL $1M and auto $500K, and box trucks need GL $2M and auto $1M"
  const needApart = segment.row ? [] : raw.split(OTHERS_NEED)
  if (needApart.length > 1 && needApart.every((part) => NEEDS_AMOUNT.test(part))) return needApart.flatMap((part) => readSentence(part.charAt(0).toUpperCase() + part.slice(1), segmentIn, index, facts, memory))
  if (byState) return byState.flatMap((part) => readSentence(part, segmentIn, index, facts, memory))
  const clauses = segment.row ? [] : ownClauses(raw)
  if (clauses.length > 1) return clauses.flatMap((part) => readSentence(part, segmentIn, index, facts, memory))
  const compOf = compOnly(segment.row ? '' : putRight(raw, memory.next), { sentence: raw, tier: segment.context.tier?.title ?? null, segment: index, item: segment.label })
  const said = segment.row ? segment.row.cells[0]! : `${deductibleAsked(raw, memory, index)}${compOf.text.replace(/^\(\d{1,2}(?:\.\d{1,2}){1,2}\)\s+/, '').replace(COUNTED, '')}`
  const text = readableText(`${segment.row ? '' : damageAbove(said, segment, memory)}${subjectOf(said, segment, index, memory)}${segment.row ? said : withoutYesAndNo(said)}`)
  const reading = findMentions(text)
  addItems(reading, facts.labels)
  addOrdinals(reading)
  if (memory.segmentIndex !== index) {
    memory.segmentIndex = index
    memory.segmentTypes = segment.context.coverages.map((c) => c.type)
  }
  if (facts.everywhere !== undefined && segmentIn.context.condition?.kind === 'open' && segmentIn.context.condition.text.toLowerCase() === facts.everywhere)
    segment.context = { ...segment.context, condition: null }
  if (segment.context.tier && EVERY_LEVEL.test(text.lower)) segment.context = { ...segment.context, tier: null }
  if (segment.context.mode === 'skip' && !facts.noSkip) return []
  // "Cyber" above "Optional.", "Your call.", "We carry it."
  const leftBelow = segment.context.coverages.length > 0 && (LEFT_BELOW.test(text.lower) || NOT_BELOW.test(text.lower)) && !ADVISORY.test(text.lower) && !reading.mentions.some((m) => (m.kind === 'coverage' && !segment.context.coverages.some((c) => c.type === m.type)) || m.kind === 'amount' || m.kind === 'member')
  if (leftBelow) return segment.context.coverages.map((c): Statement => ({ kind: 'not_required', coverage: c.type, sentence: raw, condition: null, severity: 'required', tier: segment.context.tier?.title ?? null }))
  const reason = noteLikewiseOurs(reading.masked, text.lower, index, memory) ? 'third_party' : skipReason(text.lower, reading.masked, facts.roles, facts.said)
  // "Our GL is $1M/$1M. Do we need to raise the aggregate?": asked of those who insure, whatever whose insurance is in other texts.
  const told = (reason === null || reason === 'third_party') && isToldOfPaper(reading.masked, memory.next)
  // "Never accept: policies with a sexual abuse exclusion": what no policy may exclude is asked.
  const refusedTerms = reason === 'refused' ? refusedExclusions(text.lower) : []
  if (refusedTerms.length) return [{ kind: 'certificate', sentence: raw, no_exclusion_terms: refusedTerms }, ...askOfSentence({ raw, reading, segment, index, facts, memory, conditions: [], groups: [], spoken: [], earlier: memory.last.length > 0 }, [])]
  // "Builder's Risk Policy. Owner will obtain and maintain builder's risk insurance": the title of what somebody else carries.
  if (reason === null && memory.next !== null && raw.length < 60 && isTitleOf(raw, memory.next, facts)) return []
  const skip = facts.noSkip && reason === 'flow_down' ? null : told ? 'reference' : reason
  if (skip) {
    // "... shall cause its contractor to carry X; and shall itself carry Y": only the part that speaks of others is passed over.
    const parts = segment.row ? [] : raw.split(skip === 'flow_down' ? /;\s+|,? and (?=(?:shall|will|must) (?:also )?(?:cause|require|itself)\b)/ : /;\s+(?!(?:its|their|the|that|this|whose|any)\b[^;]{0,30}\b(?:deductible|retention)s?\b)|,? and (?=(?:the )?[A-Z][a-z]+ (?:shall|will|must|agrees to) (?:maintain|carry|procure|keep|obtain|purchase)\b)/)
    if (parts.length > 1 && skip !== 'definition' && skip !== 'refused') return parts.flatMap((part) => readSentence(part, segment, index, facts, memory))
    // "The bureau wants $1,000,000 of general liability. We want $2,000,000": what was spoken of goes on.
    const [of] = findStateConditions(text)
    if (of) Object.assign(memory, { lastStates: of.condition, statesBlock: segment.block, statesAt: index })
    const shown = reading.mentions.flatMap((m) => (m.kind === 'limit' ? [m.word] : []))
    memory.told = skip === 'reference' && shown.length === 1 ? { segment: index, word: shown[0]! } : null
    if (skip === 'reference') Object.assign(memory, { last: reading.mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : [])), lastBlock: segment.block, lastLabel: segment.label })
    return [...(skip === 'definition' ? [...ratingDefined(raw, reading, facts), ...stackDefined(raw, reading)] : []), ...askAbout.skipped(raw, reading, skip)]
  }
  const ceilings = segment.row ? null : readCeilings(text, facts.labels)
  if (ceilings) {
    const view: SentenceView = { raw, reading, segment, index, facts, memory, conditions: [], groups: [], spoken: [], earlier: memory.last.length > 0 }
    const members = readMembers(view, ceilings)
    return [...members, ...askOfSentence(view, members)]
  }
  // "No exclusion for theft or employee dishonesty, and a deductible of at most $5,000": what may not be excluded is no policy.
  const terms = exclusionsSpan(reading.lower)
  const { scoped, taken } = scopeMembers(terms.start < terms.end ? { ...reading, mentions: reading.mentions.filter((m) => m.kind !== 'coverage' || m.start < terms.start || m.end > terms.end) } : reading)
  const paper = /\?\s*$/.test(raw) ? null : (readCertificate(holderAgain(raw, memory.party), reading) ?? noneAllowed(raw, text.lower, memory) ?? nameAsked(raw, text.lower, memory, index) ?? freshAsked(raw, text.lower, memory, index))
  memory.paper = /\b(?:certificates?|cois?|certs?|acord)\b/.test(text.lower) && !/certificate holder/.test(text.lower) ? index : null
  const { certificate, asks: ofAge } = withoutAgeTold(paper, { reading, facts, raw })
  memory.party = partyInsured(raw) ?? memory.party
  if (certificate) certificate.sentence = raw
  const statements: Statement[] = certificate ? [segment.context.tier && !certificate.certificate_holder ? { ...certificate, tier: segment.context.tier.title } : certificate, ...ofAge, ...compOf.statements] : [...ofAge, ...compOf.statements]
  const holderAt = certificate?.certificate_holder ? reading.lower.indexOf(certificate.certificate_holder.slice(0, 14).toLowerCase()) : reading.lower.length
  const span = certificate?.no_exclusion_terms ? withPolicies(exclusionsSpan(reading.lower), reading.masked) : { start: reading.lower.length, end: reading.lower.length }
  // "Have them add Loadstone Inc. as certificate holder, and show ...": what goes on with a verb of its own is no part of the name.
  const more = certificate?.certificate_holder ? /\bholder\b[^;:]{0,12}?(?=,? (?:and|plus) (?:to )?(?:show|carry|send|provide|have|keep|maintain|bring|upload|get)\b)/.exec(reading.lower.slice(Math.max(0, holderAt))) : null
  // The name and what belongs to its address; behind a name that is not found as it was read, all of its clause.
  const name = certificate?.certificate_holder?.toLowerCase() ?? ''
  const named = name !== '' && reading.lower.startsWith(name, holderAt) && /^(?:,? [a-z]{2}\.?,? \d{5}(?:-\d{4})?|,? (?:p\.? ?o\.? box )?\d[^;]{3,80}?\b[a-z]{2}\.?,? \d{5}(?:-\d{4})?)?(?=[.,;)]* *$|, )/.exec(reading.lower.slice(holderAt + name.length))
  const holderEnd = more ? holderAt + more.index + more[0].length : named ? holderAt + name.length + named[0].length : certificate?.certificate_holder ? holderAt + Math.max(0, reading.lower.slice(holderAt).search(/\($/.test(reading.lower.slice(0, Math.max(0, holderAt))) ? /\)|$/ : /;|$/)) : reading.lower.length
  const passed = (at: number): boolean => (at >= holderAt && at < holderEnd) || (at >= span.start && at < span.end)
  for (const m of reading.mentions) if (passed(m.start)) taken.add(m)
  const conditions = conditionsOf(text, reading, segment, index, memory)
    .filter((c) => !(facts.everywhere !== undefined && c.condition.kind === 'open' && c.condition.text.toLowerCase() === facts.everywhere))
    .filter((c) => !(c.condition.kind === 'open' && namesEveryLevel(c.condition.text, facts.levels)))
    .filter((c) => !passed(c.end - 1) || !passed(c.start + 12))
    // "Quick answer for the caterer: we need ...", before anything was asked: what the message is about.
    .filter((c) => !(c.condition.kind === 'open' && !memory.last.length && c.end <= reading.masked.indexOf(':') + 1 && /^[^:©¤£µ]{0,70}:\s*(?:we|i|you|they)(?:'ll|'d)? (?:will |would |do |all )?(?:need|want|ask|require|should|must)\b/.test(reading.masked)))
    // "ins for the sound crew: 1M GL, ...", in a text of one line: who all of it is for.
    .filter((c) => !(facts.oneLine && c.condition.kind === 'open' && (/^[^:©¤£µ]*:/.exec(reading.masked)?.[0].length ?? 0) >= c.end))
    .filter((c) => !(c.start <= 2 && c.condition.kind === 'open' && !memory.last.length && isWhoItIsFor(reading.masked, facts)))
  const groups = groupMentions(reading, taken)
  const view: SentenceView = { raw, reading, segment, index, facts, memory, conditions, groups, spoken: memory.spoken.block === segment.block ? memory.spoken.types : [], earlier: memory.last.length > 0, ...(certificate?.certificate_holder ? { holder: { start: holderAt, end: holderEnd } } : {}) }
  // "Workers' comp: statutory. Texas vendors are exempt.": of what was spoken of last.
  const there = !groups.length && !scoped.length && memory.last.length && EXEMPT_THERE.test(text.lower) ? conditions.find((c) => c.condition.kind === 'state' && c.condition.insured_states) : undefined
  if (there) return [...statements, ...memory.last.map((coverage): Statement => ({ kind: 'not_required', coverage, sentence: raw, condition: there.condition, severity: 'required', tier: segment.context.tier?.title ?? null }))]
  memory.spoken = { types: [...new Set(reading.mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : [])))], block: segment.block }
  // "Will you accept a $25,000 deductible on general liability? Up to $10,000.": what is asked for is no ceiling.
  if (/\?\s*$/.test(raw) && scoped.some((s) => s.mention.member.name === 'max_deductible') && /\b(?:accept|allow|approve|permit|take|ok|okay|fine|enough|acceptable)\b/.test(text.lower)) {
    Object.assign(memory, { asks: { segment: index, text: 'deductible?' }, lastBlock: segment.block })
    return statements
  }
  if (/\?\s*$/.test(raw) && !groups.length && scoped.length) {
    memory.askedMembers = scoped
    return statements
  }
  // "Driving students? Personal auto with ...": what follows is asked only of those who answer yes.
  if ((ASKS_WHO.test(text.lower) || (/\?\s*$/.test(raw) && conditions.some((c) => c.condition.kind === 'state'))) && !groups.length && !scoped.length)
    memory.answerCondition = { segment: index, condition: (/\b(?:with|without|no|who|that|but|and|or)\b(?! (?:[A-Z]|the states?))/.test(text.lower.replace(/(?:,|\band|\bor)+ [a-z ]+(?=\?)/g, '')) ? undefined : conditions.find((c) => c.condition.kind === 'state')?.condition) ?? { kind: 'open', text: text.cased.slice(0, 120) }, asked: raw, ...(segment.raw.trim().endsWith(raw.trim().slice(-20)) ? { below: true as const } : {}) }
  // "I sell food from a cart. What insurance?": the answer is for those who say so.
  if (OF_SELF.test(text.lower) && (memory.next === null ? segment.label === 'Q' : /\?\s*$/.test(memory.next)) && !groups.length && !scoped.length)
    memory.answerCondition = { segment: index, condition: { kind: 'open', text: text.cased.slice(0, 120) }, asked: raw, below: true }
  const asks = memory.asks && index - memory.asks.segment <= 1 ? memory.asks.text : null
  memory.asks = (/\?\s*$/.test(raw) || ASKED_HOLDER.test(text.lower)) && !groups.length && !scoped.length ? { segment: index, text: text.lower } : null
  if (asks && !groups.length) scoped.push(...periodsAsked(asks, text.lower).filter((p) => !scoped.some((s) => s.mention.member.name === p.mention.member.name)))
  // "Is insurance mandatory? For in-home tutoring yes, for online no."
  if (asks && !groups.length && /\b(?:insurance|coverage|policy|mandatory|required)\b/.test(asks) && /\byes\b/.test(text.lower) && /\bno\b/.test(text.lower)) statements.push(askAbout.split(raw))
  const asked = memory.askedMembers
  memory.askedMembers = null
  if (asked && (!asked.some((a) => a.ifYes) || /^\W*(?:yes|correct|right|it is|it must|required|always)\b/.test(text.lower)) && scoped.every((s) => s.mention.member.name === 'auto_scope') && !EMPTY_ITEM.test(text.lower) && !HOLDER_ONLY.test(text.lower)) {
    const types = reading.mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : []))
    // Where it stood in the question is nowhere in the answer.
    scoped.push(...asked.map((a) => ({ ...a, mention: { ...a.mention, start: 0, end: 0 }, ...(types.length ? { target: { kind: 'types' as const, types } } : {}) })))
    for (const m of reading.mentions) if (m.kind === 'coverage') taken.add(m)
  }
  // "Does my umbrella help? Yes, it counts toward the minimum.": asked is not whether one must be carried.
  if (/\?\s*$/.test(raw) && groups.length && HELPS.test(text.lower) && groups.every((g) => g.coverages.every((c) => c.type === 'umbrella' || c.type === 'excess_liability'))) {
    memory.askedMembers = [{ mention: { kind: 'member', start: 0, end: 0, member: { name: 'stack', value: true } }, target: { kind: 'all', liability: false, except: [], implicit: true }, negated: false }]
    return statements
  }
  const lacking = LACKING.test(text.lower) && !groups.some((g) => g.tokens.some((t) => t.kind === 'amount')) ? groups.flatMap((g) => g.coverages.map((c) => c.type)) : []
  if (lacking.length && (/\?\s*$/.test(raw) || /\?\s*$/.test(memory.next ?? ''))) {
    memory.lacks = { segment: index, types: lacking }
    // "I don't have workers' comp. What now?"
    if (!/\?\s*$/.test(raw)) return statements
  }
  if (/\?\s*$/.test(raw) && groups.length && !groups.some((g) => g.tokens.some((t) => t.kind === 'amount'))) {
    memory.question = groups.flatMap((g) => g.coverages)
    // "GL per-project aggregate? Yes."
    const types = memory.question.map((c) => c.type)
    const beside = types.length ? scoped.filter((s) => ANSWERABLE.has(s.mention.member.name)) : []
    if (beside.length) memory.askedMembers = beside.map((s) => ({ ...s, target: s.target ?? { kind: 'types', types }, ifYes: true }))
    // "Do we need to raise the aggregate?": that of what was spoken of.
    if (!memory.question.length) {
      memory.question = null
      return statements
    }
    memory.last = memory.question.map((c) => c.type)
    memory.lastBlock = segment.block
    // "No comp because there are no employees?": what then holds is for a person, whatever the answer says.
    if (/^\W*(?:no|without|(?:don't|do not|doesn't) have)\b/.test(text.lower)) for (const c of memory.question) statements.push(askAbout.condition(raw, c.type, { kind: 'open', text: text.cased }))
    return statements
  }
  // "Do you need a $5M umbrella? Yes, for the larger jobs.": what is asked about with its amount is asked of some.
  const answered = /\?\s*$/.test(raw) && groups.some((g) => g.tokens.some((t) => t.kind === 'amount')) ? /^\W*(?:(?:yes|yeah|sure|only)\W+)+(?:only |but )?(?:for|if|when|unless|where|on)\b[^.]*/i.exec(memory.next ?? '') : null
  if (answered) return [...statements, ...groups.flatMap((g) => g.coverages.map((c) => askAbout.condition(`${raw} ${memory.next!}`, c.type, { kind: 'open', text: answered[0].trim() })))]
  // "Umbrella" above "Not required, though a $1,000,000 umbrella can make up for less auto": what is said besides is for a person.
  if (segment.context.coverages.length && !memory.question && NOT_THOUGH.test(text.lower))
    return [...statements, ...segment.context.coverages.map((c): Statement => ({ kind: 'not_required', coverage: c.type, sentence: raw, condition: null, severity: 'required', tier: segment.context.tier?.title ?? null })), ...askOfSentence(view, []), askAbout.besides(raw)]
  statements.push(...yesAndMore(view))
  // "Umbrella" above "Not required.": the line below a name answers it.
  if (!memory.question && segment.context.coverages.length && EMPTY_ITEM.test(text.lower) && !groups.some((g) => g.coverages.length)) memory.question = segment.context.coverages.map((c) => ({ kind: 'coverage', start: 0, end: 0, ...c }))
  const answer = answerOf(view)
  if (answer) return [...statements, ...answer, ...(asked?.some((a) => a.ifYes) ? readMembers(view, scoped) : [])]
  const asksItself = /\b(?:must|shall|needs? to|required to|ha(?:s|ve) to)(?: \w+)? (?:carry|have|show|maintain|provide|hold)\b/.test(reading.lower) && groups.some((g) => g.coverages.length && g.alternatives.length)
  const program = readProgram(view, asks ?? '')
  // "Couriers in Ohio show workers' comp, or they join our accident plan (ref X-1)": the first is asked, and the plan stands in for it.
  if (program && groups[0] && ASKED_OR_JOINED.test(reading.masked)) return [...statements, ...applyConditions(groups.slice(0, 1), conditions, reading).flatMap((governed) => readGroup(view, governed)), ...inPlaceOf(program, groups)]
  if (program && !asksItself && !groups.some((g) => g.tokens.some((t) => t.kind === 'amount') || g.alternatives.some((a) => a.tokens.length))) return [...statements, ...program]
  for (const governed of applyConditions(groups, conditions, reading)) statements.push(...readGroup(view, governed))
  if (program) statements.push(...program)
  statements.push(...askedThere(view))
  // "Workers' compensation" above "Required in California if you have helpers."
  const besides = groups.length || segment.context.coverages.length !== 1 || !conditions.some((c) => c.condition.kind === 'state') || answeredHere(view) ? undefined : conditions.find((c) => c.condition.kind === 'open')
  if (besides && statements.length) statements.push(askAbout.condition(raw, segment.context.coverages[0]!.type, { kind: 'open', text: text.cased.slice(besides.start).trim() }))
  const members = readMembers(view, scoped)
  // "Cargo deductible: $2,500 at most. The $100,000 limit is fine.": the coverage whose deductible was spoken of.
  const capped = groups.length ? [] : [...new Set(members.flatMap((s) => (s.kind === 'member' && s.member.name === 'max_deductible' && s.target.kind === 'types' ? s.target.types : [])))]
  if (capped.length === 1) Object.assign(memory, { last: capped, lastBlock: segment.block, lastLabel: segment.label })
  // "Workers' comp waiver is preferred": not the coverage is preferred, which is asked elsewhere or not at all.
  if (members.some((s) => s.kind === 'question' && s.preferred)) for (const s of statements.filter((x) => x.kind === 'coverage' && x.severity === 'advisory' && segment.context.mode !== 'advisory' && !x.limits.some((l) => l.min !== null) && !x.alternatives.length)) statements.splice(statements.indexOf(s), 1)
  statements.push(...members)
  statements.push(...documentsOf(view, asks))
  statements.push(...skippedItems(view))
  statements.push(...askOfSentence(view, statements))
  statements.push(...unreadNames(view, statements))
  statements.push(...unaccounted(view, statements))
  // A question about an answer is put with the question that it answers.
  const answers = answeredHere(view)?.asked
  return answers === undefined || answers === raw ? statements : statements.map((s) => (s.kind === 'question' && s.sentence === raw ? { ...s, sentence: `${answers} ${raw}` } : s))
}

/** The plan's own kind of insurance, where it is named. */
const inPlaceOf = (program: Statement[], groups: Group[]): Statement[] =>
  program.map((s) => (s.kind === 'alternative' && groups[1]?.coverages.length === 1 ? { ...s, alternative: { ...s.alternative, coverage_type: groups[1].coverages[0]!.type } } : s))
const ASKED_OR_JOINED = /\b(?:shows?|carry|carries|keeps?|needs?|have|has|must|sends?|brings?)\b[^.;,©¤]{0,20}©+(?: (?:insurance|coverage|policy))?,? or (?:(?:they|you) )?(?:can |may )?(?:join|enroll|sign up|take|use)/
/** "'Qualified Insurer' means an insurer rated A- or better", where the text then asks for insurance of such insurers. */
function ratingDefined(raw: string, reading: Reading, { said }: Facts): Statement[] {
  const term = /["\u201c]([^"\u201d]{3,60})["\u201d]/.exec(raw)?.[1]?.toLowerCase().replace(/s$/, '')
  if (term === undefined || !/\b(?:insurers?|carriers?|compan(?:y|ies)|underwriters?)$/.test(term) || said.split(term).length < 3) return []
  return reading.mentions.flatMap((m): Statement[] =>
    m.kind === 'member' && m.member.name === 'carrier_rating' ? [{ kind: 'member', sentence: raw, member: m.member, negated: false, target: { kind: 'all', liability: false, except: [], implicit: true }, condition: null, severity: 'required', tier: null }] : [],
  )
}

/** "The policies under (a) and (b) shall", before each item of its list that says what is asked of a policy. */
function subjectOf(said: string, { context: { subject }, row }: Segment, index: number, memory: Memory): string {
  if (subject === null || row || memory.segmentIndex === index) return ''
  const { mentions } = findMentions(readableText(said))
  return mentions.some((m) => m.kind === 'member') && !mentions.some((m) => m.kind === 'amount') ? `${subject} ` : ''
}

const TITLE_ALONE = /^\W*(?:[\w'’]+[ -]){0,5}(?:polic(?:y|ies)|insurance|coverage|liability|risk)\.$/i
function isTitleOf(raw: string, next: string, facts: Facts): boolean {
  if (!TITLE_ALONE.test(raw)) return false
  const own = findMentions(readableText(raw)).mentions.filter((m) => m.kind === 'coverage')
  const text = readableText(next)
  const reading = findMentions(text)
  return own.length === 1 && reading.mentions.some((m) => m.kind === 'coverage' && m.type === own[0]!.type) && skipReason(text.lower, reading.masked, facts.roles, facts.said) === 'third_party'
}

/** "'Required Limits' means the limits below, which may be met with umbrella insurance": how limits may be met, wherever it is said. */
const stackDefined = (raw: string, reading: Reading): Statement[] =>
  reading.mentions.flatMap((m): Statement[] =>
    m.kind === 'member' && m.member.name === 'stack' && /\blimits?\b/i.test(reading.lower.slice(0, m.start)) ? [{ kind: 'member', sentence: raw, member: m.member, negated: false, target: { kind: 'all', liability: false, except: [], implicit: true }, condition: null, severity: 'required', tier: null }] : [],
  )

/** "The general liability shows $500,000. Our policy calls for $1,000,000": what a paper shows, before what is asked of it. */
const isToldOfPaper = (masked: string, next: string | null): boolean =>
  next !== null && !(PLAIN_VALUE.test(masked) && !/\d|\?/.test(next)) && ((THEY_HAVE.test(masked) && MADE_IT.test(next)) || (OWN_POLICY.test(masked) || ASKED_BY_NUMBER.test(masked) ? /\?\s*$/.test(next) : /^\W*(?:(?:the|your|their|his|her|its) )?©+[^.;:¤]{0,30}\b(?:shows?|lists?|reads?|says|is showing|came (?:in|back)(?: at)?|is|was|are)(?: only| just)? ¤/.test(masked) && !/¤[^¤.]{0,40}\b(?:need|require|want|must be|should be|has to be)\w*\b[^¤.]{0,24}¤/.test(masked) && /\bour (?:minimum|requirement|limit) is\b|\b(?:we|our [a-z]+(?: [a-z]+)?|(?:the )?(?:lease|contract|agreement|policy|spec(?:ification)?s?|exhibit|owner|client|landlord)) (?:need|require|ask|want|calls? for|asks? for|requires?|wants|needs|says)\b|\b(?:should|must|needs? to|has to) (?:be|show|read|say)\b/i.test(next)))
/** "Cargo is $250,000.": told of a paper only where another value is asked in its place. */
const PLAIN_VALUE = /^\W*(?:(?:the|our) )?©+[^.;:¤]{0,30}\b(?:is|are)(?: just)? ¤/
/** "Umbrella: you have $1,000,000. For this tower it's $10,000,000.": what a paper shows, and what is asked. */
const THEY_HAVE = /^\W*(?:(?:the|your|their) )?©+[^.;:¤]{0,24}[:,-] ?(?:you|they|he|she|yours|theirs|it) (?:only |just |currently |already )*(?:have|has|show|shows|carry|carries|got|is|are)(?: only| just| at)* ¤+\W*$/
const MADE_IT = /\b(?:it(?:'s|\u2019s| is| must be| should be| needs to be| has to be)|(?:make|bump|raise|bring|increase) it(?: up)?(?: to)?|(?:must|should) be|(?:needs?|has) to be|we need|the (?:requirement|minimum) is) (?:at least )?\$? ?\d/i
/** "Question 4: The RFP asks for a $5,000,000 umbrella. Can the County reduce it?" */
const ASKED_BY_NUMBER = /^\W*(?:question|q) ?\d{0,3} ?[:.]/
/** "I sell food from a cart.", "Q: I use my car.": who asks says who they are. */
const OF_SELF = /^\W*(?:i|we|my|our)\b(?! (?:need|want|require|ask|polic|insurance|certificate|coverage|cert|coi|agent|broker|insurer|carrier))[^?]*\.\s*$/
/** "Our GL is $1M/$1M. Do we need to raise it?": what who asks has. */
const OWN_POLICY = /^\W*(?:(?:our|my) ©+(?: polic(?:y|ies)| coverage)? (?:is|are|has|have)|(?:we|i) (?:have|carry|hold) (?:an? )?) ?¤/

/** "Suppliers who bring generators need ...", first of a text titled "generators": who the whole text is for. */
function isWhoItIsFor(masked: string, { topic, roles }: Facts): boolean {
  // "A caterer working in any of our museums hands in ..."
  if (/^(?:an? |each |every |any )[a-z]+ (?:working|performing|serving|operating|providing|who|that) [^,;:.©¤]{0,30}\b(?:(?:any|all|one) of (?:our|the)|our|us)\b[^,;:.©¤]{0,30}? (?:must|shall|needs?|carries|hands?|brings?|provides?|shows?|submits?|has to)\b/.test(masked)) return true
  // "Adjusters carry errors and omissions of ...", first of a text about adjusters.
  const party = /^(?:all |any |our |the )?([a-z]{4,}s) (?:must|shall|needs?|carry|hold|maintain|provide|show|have|bring)\b/.exec(masked)?.[1]
  if (party && topic.has(party)) return true
  const said = /^(?:all |any |our |the )?[a-z]+s (?:who|that|which|with|for) ([^,;:.©¤]{3,60}?) (?:must|shall|needs?|carry|have to|should|will|are (?:asked|required))\b/.exec(masked)?.[1]
  return said?.match(/[a-z][a-z'-]{3,}/g)?.some((w) => topic.has(w) && !roles.obligated.has(w.replace(/s$/, ''))) ?? false
}

/** "Workers' compensation: Ohio agencies send ...; all others show ...": each clause is read with the name before the colon. */
function stateClauses(raw: string): string[] | null {
  const headed = /^([^:;.]{3,60}): +(.{10,600})$/s.exec(raw)
  const parts = headed?.[2]!.split(/; +/) ?? []
  if (!headed || parts.length < 2 || parts.length > 4) return null
  const texts = parts.map((p) => readableText(p))
  if (!findStateConditions(texts[0]!).length || !texts.slice(1).every((t) => findStateConditions(t).length || OTHER_STATES.test(t.lower))) return null
  if (!findMentions(readableText(headed[1]!)).mentions.some((m) => m.kind === 'coverage')) return null
  return parts.map((p) => `${headed[1]!}: ${p}`)
}

/** "Deductible? Not more than $10,000.": the answer is read with what it answers. */
const deductibleAsked = (raw: string, memory: Memory, index: number): string =>
  memory.asks && index - memory.asks.segment <= 1 && !/\?\s*$|deductib/i.test(raw) && /^\W*(?!who\b)[^?$\d]{0,40}\b(?:deductibles?|retentions?)\b[^?]{0,20}\?\s*$/.test(memory.asks.text) ? 'deductible: ' : ''

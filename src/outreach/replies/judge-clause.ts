import { namesAnother, narrowedByName, otherSubject, saysItIsTheInsured } from './find-other-subject.ts'
import { findStray, narrows } from './find-stray.ts'
import { foldText } from './fold-text.ts'
import type { Item } from './lex-sentence.ts'
import type { Sense } from './lexicon.ts'
import type { Clause } from './split-clauses.ts'
import { saysNothing } from './say-nothing.ts'
import { TALK_WORDS } from './talk-words.ts'

/**
 * affirm: says in force or right. refuse: says not in force or not theirs. wrong: a fact is wrong and the right one is to be found.
 * doubt: a person must look. later: promised. fact: states values only. unread: not understood. nothing: of no weight.
 */
export type Verdict = 'affirm' | 'refuse' | 'wrong' | 'doubt' | 'later' | 'fact' | 'unread' | 'nothing' | 'inherit'
export type Judgement = {
  verdict: Verdict
  senses: Set<Sense>
  /** Of an affirmation: which of the facts it reaches; empty means all of them. */
  facts: Set<string>
  strong: boolean
  reason: string | null
  /** Passed over as talk, though some of its words are not known. */
  aside: boolean
}

const judgement = (verdict: Verdict, senses: Set<Sense>, extra: Partial<Judgement> = {}): Judgement => ({
  verdict,
  senses,
  facts: new Set(),
  strong: false,
  reason: null,
  aside: false,
  ...extra,
})

/** What one clause says, whichever line it says it of. Doubt outweighs everything; a word that is not understood outweighs a yes. */
export function judgeClause(clause: Clause, corrected: boolean): Judgement {
  const items = applyNegation(clause.items)
  const senses = new Set(items.flatMap((item) => (item.kind === 'sense' ? [item.sense] : [])))
  const texts = (sense: Sense): string[] => items.flatMap((item) => (item.kind === 'sense' && item.sense === sense ? [item.text] : []))
  const valued = items.some((item) => ['date', 'range', 'amount', 'split', 'number'].includes(item.kind))
  const doubt = findDoubt(senses, texts, valued, corrected, onlyThese(items), foldText(clause.text)) ?? (senses.has('bad') ? null : pastTense(clause.text))
  if (doubt) return judgement('doubt', senses, { reason: doubt })
  if (ASKS.test(foldText(clause.text)) && (senses.has('active') || senses.has('match') || senses.has('yes'))) return judgement('doubt', senses, { reason: 'asks something' })
  if (boundToSome(items)) return judgement('doubt', senses, { reason: 'restricted' })
  if (!valued && !corrected && texts('cue').some((text) => CHANGED.test(text)))
    return judgement('wrong', senses, { reason: 'changed without its value' })
  if (senses.has('bad')) {
    if (senses.has('active') || senses.has('match')) return judgement('doubt', senses, { reason: 'says two things at once' })
    return judgement('refuse', senses)
  }
  if (senses.has('rewrite') && !senses.has('active'))
    return judgement(valued || corrected ? 'fact' : 'wrong', senses, { reason: 'replaced or renewed without its values' })
  if (senses.has('cannot')) return judgement('doubt', senses, { reason: 'will not or cannot say' })
  if (senses.has('checking') || CONFIRMS_WITH.test(foldText(clause.text))) return judgement('later', senses)
  if (senses.has('wrong')) return judgement('wrong', senses, { reason: 'says that something is wrong' })
  if (senses.has('not')) return judgement(corrected ? 'fact' : 'unread', senses, { reason: 'a negation that was not understood' })
  if (senses.has('no') && saysNone(items)) return judgement('refuse', senses)
  if (senses.has('no')) return judgement('wrong', senses, { reason: 'says no' })
  if (senses.has('inherit') && !senses.has('active') && !senses.has('match') && !senses.has('yes'))
    return items.some((item) => item.kind === 'word' && !item.known) ? judgement('unread', senses, { reason: 'not understood' }) : judgement('inherit', senses)
  return judgeAffirmation(items, senses, valued, corrected, clause.text)
}

/** "The agent of record is now Summit." */
const namesANewOne = (items: Item[]): boolean =>
  items.some((item) => item.kind === 'name') && items.some((item) => (item.kind === 'word' && /^(?:agent|agents|agency|broker|brokers|record|carrier|insurer|company)$/.test(item.word)) || (item.kind === 'attr' && item.attr === 'carrier'))

/** "Only 50,000 for theft": an amount for something that is no policy, limit or fact of those asked. */
function boundToSome(items: Item[]): boolean {
  return items.some((item, at) => {
    if (item.kind !== 'amount') return false
    const next = items.slice(at + 1, at + 5).filter((one) => one.kind !== 'mark')
    return next[0]?.kind === 'word' && /^(?:for|on|para)$/.test(next[0].word) && next[1]?.kind === 'word' && !next[1].known
  })
}

/** "We're confirming that all three are active with the carrier": still being asked. */
const CONFIRMS_WITH =
  /\b(?:confirming|verifying)\b.* (?:with|through|by) (?:the |our )?(?:carriers?|underwriters?|underwriting|compan(?:y|ies)|insurers?|insured|client|customer)\W*$/

/** "We have them for the E&O only" says what is theirs. */
const WE_HAVE = /\b(?:we|i)(?: do)? (?:write|wrote|place|placed|have|handle|insure|service|do|did|hold)\b|\b(?:we are|we're|i am|i'm) the (?:agent|agents|broker|brokers|producer)s? (?:on|for|of)\b/
const CHANGED = /(?:reduced|lowered|increased|raised|amended|decreased|bumped|upped|revised)$/
/** A change that was made: "went up to 150,000 when they took on the new lanes" sets no condition. */
const WENT = /\b(?:went|gone|was|were|been|got|lowered|increased|reduced|raised|amended|decreased|bumped|dropped|upped|revised|changed|moved|brought|came|redujo|aumento|bajo|subio|cambio)\b/
/** "4,400,000 after the reappraisal": of something that has happened. */
const AFTERWARDS = /\bafter (?:the|an?|his|her|their|last) (?!.*\b(?:is|are|will|clears?|posts?|pays?|goes|gets|payment|endorsement|underwriting|premium)\b)[a-z]/
const CAME_ABOUT = /\b(?:was|were|went|got|has been|have been) (?:re-?issued|renumbered|changed|increased|raised|lowered|reduced|moved|updated|amended|corrected|endorsed|converted)\b/
const OWED = /^(?:owes?|owing|unpaid|outstanding|past[- ]due|overdue|behind|late|nsf|returned|atrasad|pago)/
const PAST =
  /\b(?:was|were|had been|estaba|estaban|era|eran)\b(?: [a-z]+){0,2} (?:active|in force|in effect|correct|current|accurate|valid|right|true|good|fine|ok|vigentes?|activ[oa]s?|correct[oa]s?)\b/
/** "Was in force" says nothing of today, unless it was looked up today. */
const pastTense = (text: string): string | null => {
  const folded = foldText(text)
  return PAST.test(folded) && !/\b(?:is|are|remains?|still|today|this (?:morning|afternoon)|just now|hoy|sigue)\b/.test(folded)
    ? 'hedged'
    : null
}

function findDoubt(senses: Set<Sense>, texts: (sense: Sense) => string[], valued: boolean, corrected: boolean, only: boolean, text: string): string | null {
  // "Nothing is pending on any of them" denies it of all.
  if (senses.has('partial') && !((senses.has('denied') || senses.has('bad')) && texts('partial').every((one) => /^(?:any|either)\b/.test(one)))) return 'says it of some without saying which'
  if (senses.has('bad') && texts('rewrite').some((one) => /^ren(?:ew|ov)/.test(one)) && !/\b(?:at|on|upon|since) (?:the |its |their |last |this )*(?:[\d/-]+ )?renewal\b/.test(text)) return 'speaks of a renewal'
  if (
    senses.has('pending') &&
    !(
      senses.has('bad') &&
      texts('pending').every((text) => /^(?:non-?pay|cancellation|cancel|pago|falta|late|notice of cancel|overdue|past|nsf|returned|unpaid|ow(?:e|ing)|behind)/.test(text))
    )
  )
    return texts('pending').every((one) => OWED.test(one)) ? 'money is owed' : 'something is pending'
  if (senses.has('hearsay')) return 'somebody else’s word'
  // "Correction: the GL expires 6/30/2027" gives the right value.
  // "No notices have gone out yet."
  if (senses.has('denied') && /\b(?:yet|so far|as of now|for now|todavia|aun)\W*$/.test(text)) return 'hedged'
  const dated = (senses.has('bad') || corrected) && texts('hedge').every((one) => /^last (?:week|month|year)$/.test(one))
  if (senses.has('hedge') && !dated && !(corrected && texts('hedge').every((one) => /^(?:correction|almost)/.test(one)))) return 'hedged'
  const came = senses.has('bad') || [...texts('cue'), ...texts('wrong')].some((one) => WENT.test(one)) || (corrected && (AFTERWARDS.test(text) || CAME_ABOUT.test(text)))
  // "Hank will reply when he is back": promised, whatever comes first.
  const promised = senses.has('checking') && !['active', 'match', 'yes', 'bad', 'weak'].some((sense) => senses.has(sense as Sense))
  if (texts('condition').some((one) => !((came && /^(?:when|after|upon|cuando)/.test(one)) || (promised && /^(?:when|once|after|upon|until|till|cuando|hasta que|una vez)/.test(one))))) return 'conditional'
  // "should be active" doubts; "should be 1,000,000" corrects.
  if (texts('cue').some((text) => /^(?:should|ought|supposed|must|debe|deberia)/.test(text)) && !valued && !corrected) return 'hedged'
  const tells = senses.has('active') || senses.has('match') || senses.has('yes') || senses.has('weak')
  if (!tells && WE_HAVE.test(text)) return null
  if (texts('cue').some((one) => /^(?:only|solo|solamente)$/.test(one)) && !valued && !(only && tells)) return 'restricted'
  if (senses.has('restrict') && !(senses.has('bad') && !senses.has('active'))) return 'restricted'
  return null
}

/** "No umbrella." and nothing besides. */
function saysNone(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark' || item.mark !== '.')
  const [first, second] = solid
  return solid.length === 2 && first?.kind === 'sense' && first.sense === 'no' && second?.kind === 'mention' && second.scope === 'lines' && second.via === 'coverage'
}

/** "Only the GL is still in force" confirms that one. */
function onlyThese(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark')
  const [first, second] = solid
  const onlys = solid.filter((item) => item.kind === 'sense' && item.sense === 'cue')
  return first?.kind === 'sense' && first.sense === 'cue' && onlys.length === 1 && second?.kind === 'mention' && second.scope === 'lines'
}

/** "Are they active with your limits", its question mark left out. */
const ASKS = /^(?:do|does|did|are|is|was|were|can|could|would|will|have|has) (?:you|they|these|those|this|that|it|all|any|both|we|there|either|the (?:[a-z]+ ){1,3}(?:active|in force|in effect|current|correct))\b/

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

/** With a bare yes only these may stand: "yes, we are the agent" answers another question. */
const BESIDE_YES = new Set(
  "ma'am maam mam senora x2 x3 x4 x5 senor i we they it its it's is are was were that this these those to on for the a an of all both each in with as per our your you my me us do does have here also still and or at this yes sir and by from be been has will so too listed shown below above el la los las todo todas esta estan es son de en que para y su sus nuestro nuestra se le les lo todos ambas poliza polizas cobertura coberturas con del al policy policies coverage coverages insurance system records record file today written line lines limits dates thanks thank hi hello good morning afternoon dear limit number term effective please note per-our provided requested this email letter reply request contact buenas buenos tardes dias noches hola estimado estimada estimados saludos gracias".split(
    ' ',
  ),
)
const PERSONS = new Set([
  'agent',
  'agents',
  'broker',
  'brokers',
  'producer',
  'client',
  'clients',
  'customer',
  'customers',
  'rep',
  'representative',
  'contact',
  'csr',
  'manager',
  'assistant',
])

/** "Everything that is current is on the certificate" tells which policies, not that these are. */
const RELATIVE =
  /\b(?:everything|all|policies|coverages?|policy|those|whatever|anything|any|what|lo|todo lo|las|los) (?:that|which|que)(?: is| are| was| were| esta| estan|'s)(?: still| currently)? (?:active|current|in force|in effect|valid|vigente|activ[oa])s?\b|\bpolic(?:y|ies) (?:currently |still )?(?:active|in force|in effect|vigentes?)(?: (?:are|is|will be|can be) (?:listed|shown|displayed|posted|found|available|seen|on|in)\b|:? see\b)|\bwhat(?:ever)? is (?:active|current|in force)|(?<!\b(?:i|we|do|still|also|system|records|portal|carrier) )\b(?:shows?|lists?|reflects?|evidenc\w+) (?:everything|all|what)\b/

function judgeAffirmation(items: Item[], senses: Set<Sense>, valued: boolean, corrected: boolean, clause: string): Judgement {
  if (!senses.has('active') && !senses.has('match') && saysNothing(items)) return judgement('nothing', senses)
  const unknown = items.filter(
    (item) => (item.kind === 'word' && !item.known) || (item.kind === 'amount' && item.bare && item.candidates[0]! < 50),
  )
  const affirms = senses.has('active') || senses.has('match') || senses.has('yes') || senses.has('weak')
  const mentions = items.some(
    (item) =>
      (item.kind === 'mention' && (item.scope !== 'topic' || !senses.has('yes') || senses.has('active') || senses.has('match'))) ||
      item.kind === 'label' ||
      item.kind === 'attr',
  )
  if (!affirms) {
    // "They are going with Progressive on 12/1", "I have a notice dated 11/10": the day is no fact of a policy.
    if (valued && !corrected && (items.some((item) => item.kind === 'name' && !TALK_WORDS.has(item.raw.toLowerCase())) || unknown.some((item) => item.kind === 'word' && !TALK_WORDS.has(item.word) && item.word.length > 2))) return judgement('unread', senses, { reason: 'not understood' })
    if (valued || corrected || (senses.has('denied') && unknown.length === 0)) return judgement('fact', senses)
    if (!mentions && !senses.has('not') && !senses.has('no') && !items.some((item) => item.kind === 'word' && RISK.test(item.word)))
      return judgement('nothing', senses, {
        aside: saysItIsTheInsured(items) || namesANewOne(items) || narrows(items) || unknown.some((item) => item.kind === 'word' && !TALK_WORDS.has(item.word)),
      })
    return unknown.length > 0 ||
      (mentions && items.some((item) => item.kind === 'name')) ||
      (mentions && items.some((item) => item.kind === 'word' && !COURTESY.has(item.word) && !HANDLING.has(item.word)))
      ? judgement('unread', senses, { reason: 'not understood' })
      : judgement('nothing', senses, {
          aside: saysItIsTheInsured(items) || items.some((item) => item.kind === 'word' && RISK.test(item.word) && !isTalk(item.word)),
        })
  }
  const elsewhere = otherSubject(foldText(clause), items.some((item) => item.kind === 'mention' && item.scope === 'lines')) ?? (namesAnother(items) ? 'speaks of somebody else' : narrowedByName(items) ? 'bound to a name' : null)
  if (elsewhere)
    return judgement(elsewhere === 'speaks of a paper' && senses.has('match') && !HAS_THE_RIGHT_ONES.test(foldText(clause)) ? 'fact' : 'unread', senses, { reason: elsewhere })
  if (RELATIVE.test(foldText(clause)) && [...senses].filter((s) => s === 'active' || s === 'match' || s === 'yes').length === 1)
    return judgement('unread', senses, { reason: 'says which, not that' })
  if (unknown.length > 0) return judgement(valued || corrected ? 'fact' : 'unread', senses, { reason: 'not understood' })
  const stray = findStray(items, foldText(clause))
  if (stray !== null) return judgement(valued || corrected ? 'fact' : 'unread', senses, { reason: stray })
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.word] : []))
  const owned = items.some((item) => item.kind === 'mention' && item.scope !== 'topic')
  if (!owned && ((words.includes('account') && !items.some((item) => item.kind === 'mention')) || words.includes('there')))
    return judgement('unread', senses, { reason: 'too general' })
  if (
    !owned &&
    words.some((word) => PERSONS.has(word)) &&
    !words.includes('policy') &&
    !words.includes('policies') &&
    !words.includes('coverage')
  )
    return judgement('unread', senses, { reason: 'not understood' })
  const facts = factsOf(items)
  const status = senses.has('active') || senses.has('match')
  const confirms = items.every((item) => item.kind !== 'sense' || item.sense !== 'yes' || /confirm|verif/.test(item.text))
  if (!status && senses.has('yes') && !mentions && words.some((word, at) => !BESIDE_YES.has(word) && !(word === 'insured-name' && /^(?:for|on|regarding)$/.test(words[at - 1] ?? '')) && !(confirms && /^(?:through|office|agency|end|side|us|currently)$/.test(word))))
    return judgement('unread', senses, { reason: 'a yes to something else' })
  if (
    !status &&
    senses.has('yes') &&
    items.some(
      (item) =>
        item.kind === 'sense' &&
        item.sense === 'plain' &&
        /^(?:i|we|on behalf|in |for )(?!.*(?:systems?|records?|files?|database|portals?)$)/.test(item.text),
    )
  )
    return judgement('unread', senses, { reason: 'a yes to something else' })
  if (
    !status &&
    senses.has('yes') &&
    words.some(
      (word) => PERSONS.has(word) || /^(?:received|help|sent|send|request|certificate|cert|coi|email|insured|questions?)$/.test(word),
    )
  )
    return judgement('unread', senses, { reason: 'a yes to something else' })
  // "Confirmed with the limits shown" is of the policies, limits and all.
  const withAll = senses.has('yes') && /\b(?:with|including|at) (?:the |these |those |all |your )*(?:limits?|dates?)\b/.test(foldText(clause))
  return judgement('affirm', senses, { facts: senses.has('active') || withAll ? new Set() : facts, strong: status || senses.has('yes') })
}

/** "The attached certificate shows the correct limits": so those asked may be wrong. */
const HAS_THE_RIGHT_ONES = /\b(?:the|all) (?:correct|right|accurate) (?:[a-z]+ )?(?:coverages?|limits?|dates?|info(?:rmation)?|numbers?|polic(?:y|ies)|carriers?|terms?)\b/

const isTalk = (word: string): boolean => COURTESY.has(word) || HANDLING.has(word) || TALK_WORDS.has(word)

/** "Limits are right" reaches the limits alone. */
function factsOf(items: Item[]): Set<string> {
  const facts = new Set<string>()
  for (const item of items) {
    if (item.kind === 'attr' && item.attr !== 'facts') facts.add(item.attr)
    if (item.kind === 'label') for (const label of item.labels) facts.add(`limits.${label}`)
  }
  // "everything is right, limits included"
  return items.some(
    (item) =>
      (item.kind === 'attr' && item.attr === 'facts') || (item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic'),
  ) && !hasNearAttribute(items)
    ? new Set()
    : facts
}

/** "All limits", "both dates": the group word belongs to the attribute. */
function hasNearAttribute(items: Item[]): boolean {
  return items.some((item, at) => {
    const next = items[at + 1]
    return (
      item.kind === 'mention' &&
      item.via === 'group' &&
      item.scope !== 'rest' &&
      (next?.kind === 'attr' || next?.kind === 'label') &&
      (next.kind === 'label' || next.attr !== 'facts')
    )
  })
}

/** Without a word of the trade or of change in it, a sentence that was not understood is talk. */
const RISK =
  /^(?:pay|paid|premium|bill|balanc|owe|due|money|audit|claim|loss|accident|driv|truck|vehic|fleet|unit|trailer|equip|job|project|locat|stat(?:e|us)|work|operat|s[oe]ld?l?|clos|shut|bankrupt|stop|end|quit|leav|left|mov|chang|new|replac|re-?writ|quot|renew|market|remarket|switch|transfer|broker|carrier|underwrit|insur|polic|cover|limit|endors|exclu|schedul|requir|condition|restrict|holder|additional|waiver|primary|dec|form|term|date|expir|effect|cancel|laps|notic|reinstat|suspend|non|problem|issue|concern|wrong|error|mistake|differ|confus|verif|careful|however|although|despite|soon|futur|previous|old|temp|short|trust|rel(?:y|ian)|guarant|warrant|liab|respons|legal|court|disput|fraud|fak|forg|bar|absen|minus|sans|haul|author|filing|fil|mcs|dot|lien|leas|own|pass|died|death|merg|acqui|dba|name|pag|deuda|cambi|vend|cerr|asegur|poliz|cobert|limit|licen|registr|suspen|lawsuit|depos|financ|refus|declin|reject|den(?:y|ied)|drop|remov|delet|add)/
const HANDLING = new Set(
  'just personally myself reviewed review checked looked verified pulled email e-mail request letter your listed message below above shown referenced mentioned know familiar is are in on for to the and a it write writes wrote written handle handles service services place places placed insure insures have has had manage manages client clients insured customer account accounts our office agency policy policies with us since through by these those all of we i they insured-name year years one as well also both'.split(
    ' ',
  ),
)
const COURTESY = new Set(
  'hi hello hey dear good morning afternoon evening thanks thank you your for the to this that and so much very best regards have a great day week weekend please note it is here i we am are my our me us sent from team all regarding re in on of request email letter message hola gracias por su buenos dias buenas tardes saludos checking reaching out asking attached find see copy certificate certificates cert coi enclosed file records reference following update sorry delay apologies welcome'.split(
    ' ',
  ),
)

import { namesAnother, nameTakesPart, narrowedByName, otherSubject, saysItIsTheInsured, standsWell } from '../asides/find-other-subject.ts'
import { BESIDE_YES, PERSONS } from './beside-yes.ts'
import { findStray, narrows } from './find-stray.ts'
import { isCourtesy } from '../asides/is-courtesy.ts'
import { isFragmentOfLine } from '../lists/fragment-of-line.ts'
import { foldText } from '../message/fold-text.ts'
import { type Judgement, judgement } from './judgement.ts'
import { isValue } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'
import { saysNothing } from '../asides/say-nothing.ts'
import { fieldFilledOtherwise, isNoteOfRow } from '../lists/row-notes.ts'
import { isSmallTalk } from '../asides/small-talk.ts'
import { OF_THE_PAYER } from '../asides/talk/rows-of-features.ts'
import type { Sense } from '../words/sense.ts'
import { TALK_WORDS } from '../words/talk-words.ts'
import { saysWhichOnes } from '../policies/which-ones.ts'

const isOfTrade = (item: Item | undefined): boolean => (item?.kind === 'word' && /^(?:agency|agent|broker|carrier|insurer|company)$/.test(item.word)) || (item?.kind === 'attr' && item.attr === 'carrier')
/** "The agent of record is now Summit", "please note the new agency". */
const namesANewOne = (items: Item[]): boolean =>
  items.some((item, at) => item.kind === 'word' && item.word === 'new' && isOfTrade(items[at + 1])) ||
  items.some((item) => item.kind === 'name') && items.some((item) => (item.kind === 'word' && /^(?:agent|agents|agency|broker|brokers|record|carrier|insurer|company)$/.test(item.word)) || (item.kind === 'attr' && item.attr === 'carrier'))

/** What is left where nothing was denied, doubted or promised: a yes, values alone, talk, or what was not understood. */
export function judgeAffirmation(items: Item[], senses: Set<Sense>, valued: boolean, corrected: boolean, clause: string): Judgement {
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
  if (mentions && DONE_BY_INSURED.test(foldText(clause))) return judgement('unread', senses, { reason: 'speaks of the insured' })
  if (!affirms) {
    if (NAME_AND_DAY.test(foldText(clause)) && items.every((item) => item.kind === 'mark' || (item.kind === 'word' && item.word === 'the') || (item.kind === 'mention' && item.scope === 'lines') || (item.kind === 'attr' && /_date$/.test(item.attr)))) return judgement('unread', senses, { reason: 'not understood' })
    // "They are going with Progressive on 12/1", "I have a notice dated 11/10": the day is no fact of a policy.
    if (valued && !corrected && (items.some((item) => item.kind === 'name' && !TALK_WORDS.has(item.raw.toLowerCase())) || unknown.some((item) => item.kind === 'word' && !TALK_WORDS.has(item.word) && item.word.length > 2))) return judgement('unread', senses, { reason: 'not understood' })
    // "No cancellation activity, their new agent has it."
    if (senses.has('denied') && !valued && !corrected && goesOnOtherwise(items, clause)) return judgement('unread', senses, { reason: 'not understood' })
    if (valued || corrected || (senses.has('denied') && unknown.length === 0)) return judgement('fact', senses)
    if (!mentions && !senses.has('not') && !senses.has('no') && !items.some((item) => item.kind === 'word' && RISK.test(item.word)))
      return judgement('nothing', senses, {
        // "We only write their building."
        aside: saysItIsTheInsured(items) || namesANewOne(items) || narrows(items) || items.some((item) => item.kind === 'sense' && item.sense === 'plain' && /^(?:we|i) only\b/.test(item.text)) || unknown.some((item) => item.kind === 'word' && !TALK_WORDS.has(item.word)) || !isSmallTalk(items, clause),
      })
    // "Auto and comp see attached", "cargo - call me".
    const elsewhere = SEE_BELOW.test(foldText(clause)) && items[0]?.kind === 'mention' && items[0].scope === 'lines' || items.some((item) => item.kind === 'mention' && item.scope === 'lines') && items.some((item) => item.kind === 'sense' && item.sense === 'plain' && /^(?:please |pls )?(?:see|call|ask|contact|e-?mail|refer)\b(?! (?:below|above|if|with|for|me|us))(?!.*\bif\b)/.test(item.text)) || (mentions && CALL_ABOUT.test(foldText(clause)) && items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'))
    return elsewhere || unknown.length > 0 || isFragmentOfLine(items) ||
      (mentions && items.some((item) => item.kind === 'name')) ||
      (mentions && items.some((item) => item.kind === 'word' && !COURTESY.has(item.word) && !HANDLING.has(item.word)))
      ? elsewhere && !items.some((item) => item.kind === 'mention' && item.via !== 'carrier') ? judgement('doubt', senses, { reason: 'points elsewhere' }) : judgement('unread', senses, { reason: 'not understood' })
      : judgement('nothing', senses, {
          aside: saysItIsTheInsured(items) || namesANewOne(items) || items.some((item) => item.kind === 'word' && RISK.test(item.word) && !isTalk(item.word)) || (!mentions && !isSmallTalk(items, clause)),
        })
  }
  const elsewhere = otherSubject(foldText(clause), items.some((item) => item.kind === 'mention' && item.scope === 'lines')) ?? (standsWell(items) ? 'speaks of the insured' : null) ?? (namesAnother(items) || nameTakesPart(items) ? 'speaks of somebody else' : narrowedByName(items) ? 'bound to a name' : null)
  // "I write to confirm that they carry professional liability with Design Guard. Both policies are in force."
  if (elsewhere === 'says that they are insured, not how' && unknown.length === 0 && !senses.has('active') && !senses.has('match') && items.some((item) => item.kind === 'mention' && item.via === 'carrier') && items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage')) return judgement('fact', senses)
  if (elsewhere)
    return judgement(elsewhere === 'speaks of a paper' && senses.has('match') && !HAS_THE_RIGHT_ONES.test(foldText(clause)) ? 'fact' : 'unread', senses, { reason: elsewhere })
  // "All are active, insured shown is Mesa Partners": whoever that is.
  if (!corrected && items.some((item) => item.kind === 'attr' && item.attr === 'insured_name') && items.some((item) => item.kind === 'name')) return judgement('unread', senses, { reason: 'speaks of somebody else' })
  if (!corrected && namesCompany(items)) return judgement('unread', senses, { reason: 'names another company' })
  if (saysWhichOnes(foldText(clause), senses)) return judgement('unread', senses, { reason: 'says which, not that' })
  if (unknown.length > 0) return judgement((valued || corrected) && !standsApart(items, unknown) ? 'fact' : 'unread', senses, { reason: 'not understood' })
  if (endsInAWord(items)) return judgement('unread', senses, { reason: 'not understood' })
  if (fieldFilledOtherwise(items)) return judgement('unread', senses, { reason: 'not understood' })
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
  if (goesOnOtherwise(items, clause)) return judgement(corrected ? 'fact' : 'unread', senses, { reason: 'not understood' })
  const facts = factsOf(items)
  const status = senses.has('active') || senses.has('match')
  const confirms = items.every((item) => item.kind !== 'sense' || item.sense !== 'yes' || /confirm|verif/.test(item.text))
  if (!status && senses.has('yes') && !mentions && words.some((word, at) => !BESIDE_YES.has(word) && !(word === 'insured-name' && (/^(?:for|on|regarding)$/.test(words[at - 1] ?? '') || (at === 0 && namesClient(items)))) && !(confirms && /^(?:through|office|agency|end|side|us|currently)$/.test(word))))
    return judgement('unread', senses, { reason: 'a yes to something else' })
  if (
    !status &&
    senses.has('yes') &&
    items.some(
      (item) =>
        item.kind === 'sense' &&
        item.sense === 'plain' &&
        (OF_THE_PAYER.test(item.text) || /^(?:(?:i|we)(?![a-z])|on behalf|in |for )(?!.*(?:systems?|records?|files?|database|portals?|websites?|sites?)(?: (?:today|this morning|this afternoon|just now))?$)/.test(item.text)),
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
  // "Auto yes (1M CSL)": a yes to the policy, which tells its limit again.
  const toldAgain = valued && senses.has('yes') && items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
  // "3. Confirmed - limits are 5M/5M": the yes stands by itself.
  const byItself = valued && items[0]?.kind === 'sense' && items[0].sense === 'yes' && items[1]?.kind === 'mark' && /[,;–—-]/.test(items[1].mark)
  const withAll = toldAgain || byItself || senses.has('yes') && /\b(?:with|including|at) (?:the |these |those |all |your )*(?:limits?|dates?)\b/.test(foldText(clause))
  return judgement('affirm', senses, { facts: senses.has('active') || withAll || closesInMatch(items) ? new Set() : facts, strong: status || senses.has('yes') })
}

/** "Cargo - Kingfisher Marine, active": a company beside a policy, by none of the names that were asked. */
const namesCompany = (items: Item[]): boolean =>
  items.some((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier') || (item.kind === 'attr' && item.attr === 'carrier')) &&
  items.some((item, at) => {
    const next = items[at + 1]
    return item.kind === 'name' && (next?.kind === 'name' && items.some((one) => one.kind === 'attr' && one.attr === 'carrier') || (next?.kind === 'word' && OF_COMPANY.test(next.word)) || (next?.kind === 'name' && OF_COMPANY.test(next.raw.toLowerCase())))
  })
const OF_COMPANY = /^(?:marine|casualty|mutual|indemnity|assurance|specialty|surplus|underwriters|insurance|fire|excess)$/

/** "Accept this as confirmation of coverage for our client, Blue Mesa Hauling." */
const namesClient = (items: Item[]): boolean => items.some((item) => item.kind === 'sense' && item.sense === 'yes' && /(?:client|insured|customer)$/.test(item.text))

/** "The attached certificate shows the correct limits": so those asked may be wrong. */
const HAS_THE_RIGHT_ONES = /\b(?:the|all) (?:correct|right|accurate) (?:[a-z]+ )?(?:coverages?|limits?|dates?|info(?:rmation)?|numbers?|polic(?:y|ies)|carriers?|terms?)\b/

/** "Cargo exp.": and no day behind it. */
const NAME_AND_DAY = /[a-z] ?[-–:]? ?(?:exp|expiration|expiry|eff)\.?\W*$/
/** "The insured handles the cargo." */
const DONE_BY_INSURED = /\b(?:insured|client|customer|owner)s? (?:now |also |just |still )?(?:handles?|manages?|places?|insures?|takes care of)\b/
/** "Call me on the cargo." */
const CALL_ABOUT = /\b(?:call|ring|phone|e-?mail|text|ask) (?:me|us) (?:on|about|for|re|regarding) /
/** "Cargo: see below". */
const SEE_BELOW = /\bsee (?:my |the |our )?(?:notes?|below|above|comments?|remarks?)\W*$/
const isTalk = (word: string): boolean => COURTESY.has(word) || HANDLING.has(word) || TALK_WORDS.has(word)

const SENDS_ELSEWHERE = /^ ?(?:please )?(?:call (?:me|us)(?! (?:if|with|for))|see|call|ask|contact|refer to|check with|y\/n|yes ?\/ ?no|tbd)\b(?! (?:attached|enclosed|cert|me|us|below|coi))/i
const parts = (item: Item): boolean => item.kind === 'mark' && /[,;(|–—-]/.test(item.mark)
/** A word that sets an answer aside by itself. */
const SAYS_ENOUGH = /^(?:out|off|down|over|gone|hold|review|check|questions?|call|ask|expiring|tbd|audit)$/i
/** "Confirmed - GL out", "Cargo - hold. All three": right behind a policy's name, and nothing behind it that it leads to. */
const endsInAWord = (items: Item[]): boolean =>
  items.some((item, at) => {
    const before = items.slice(0, at).findLast((one) => one.kind !== 'mark')
    const next = items[at + 1]
    return item.kind === 'word' && /^(?:out|off|gone|hold|tbd|down)$/.test(item.word) && before?.kind === 'mention' && before.scope === 'lines' && before.via !== 'carrier' && (next === undefined || next.kind === 'mark' || next.kind === 'join' || (next.kind === 'mention' && next.via === 'group'))
  })
const VERB = /^(?:is|are|was|were|be|been|has|have|had|do|does|did|get|gets|call|calls|ask|let|need|needs|send|sent|see|look|check|find|know|stop|stopped|start|starts|starting|started|end|ends|ending|ended|use|used|pull|pulling|pulled|go|goes|went|come|comes|came)$/
/** "Active with 1M CSL, carrier is insolvent": what is not understood stands in a piece of its own behind the answer, with no value in it. */
function standsApart(items: Item[], unknown: Item[]): boolean {
  const said = items.findIndex((item) => item.kind === 'sense' && ['active', 'match', 'yes'].includes(item.sense))
  return items.some((item, at) => {
    if (at <= said || !parts(item)) return false
    const end = items.findIndex((other, next) => next > at && parts(other))
    const piece = items.slice(at + 1, end === -1 ? undefined : end)
    return piece.some((one) => unknown.includes(one)) && !piece.some((one) => isValue(one) || one.kind === 'label')
  })
}
/** "All active, the carrier is pulling out", "confirmed (was)": known words behind a yes that judge nothing, and are no courtesy. */
function goesOnOtherwise(items: Item[], clause: string): boolean {
  const said = items.findIndex((item) => item.kind === 'sense' && ['active', 'match', 'yes', 'denied'].includes(item.sense))
  return items.some((item, at) => {
    if (at <= said || !parts(item)) return false
    const end = items.findIndex((other, next) => next > at && other.kind === 'mark' && /[,;()|.–—-]/.test(other.mark))
    const piece = items.slice(at + 1, end === -1 ? undefined : end)
    if (/[|(–—-]/.test((item as { mark: string }).mark) && isNoteOfRow(items, piece)) return true
    const bare = piece.length > 0 && piece.every((one) => one.kind === 'word' || one.kind === 'name' || one.kind === 'join' || (one.kind === 'attr' && one.attr === 'carrier') || (one.kind === 'mention' && one.scope === 'topic') || (one.kind === 'sense' && one.sense === 'plain') || (one.kind === 'attr' && /_date$/.test(one.attr)))
    // "Confirmed | see note": a cell or a bracket that sends the reader elsewhere.
    if (item.kind === 'mark' && /[|(]/.test(item.mark) && SENDS_ELSEWHERE.test(clause.slice(item.end - items[0]!.at))) return true
    // "All three active - out", "- hold".
    if (piece.length === 1 && SAYS_ENOUGH.test(clause.slice(piece[0]!.at - items[0]!.at, piece[0]!.end - items[0]!.at))) return true
    // "Confirmed | Test": a cell with a word of its own.
    if (bare && item.kind === 'mark' && /[|(]/.test(item.mark) && piece.every((one) => one.kind === 'name')) return true
    if (!bare || !piece.some((one) => (one.kind === 'word' && VERB.test(one.word)) || one.kind === 'attr' || (one.kind === 'sense' && /^(?:call|see|ask|contact)$/.test(one.text)))) return false
    const text = clause.slice(piece[0]!.at - items[0]!.at, piece.at(-1)!.end - items[0]!.at)
    return !isSmallTalk(piece, text) && !saysNothing(piece) && !isCourtesy(foldText(text))
  })
}

/** "Auto, 1M CSL, 5/1/26-27 | Agrees": in a cell of its own it is said of all that stands before it. */
function closesInMatch(items: Item[]): boolean {
  const cell = items.findLastIndex((item) => item.kind === 'mark' && item.mark === '|')
  const last = items.slice(cell + 1).filter((item) => item.kind !== 'mark')
  return cell > 0 && last.length > 0 && last.every((item) => item.kind === 'sense' && item.sense === 'match') && items.slice(0, cell).some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
}

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
  "i've we've up over through you me just personally myself reviewed review checked looked verified pulled email e-mail request letter your listed message below above shown referenced mentioned know familiar is are in on for to the and a it write writes wrote written handle handles service services place places placed insure insures have got has had manage manages client clients insured customer account accounts our office agency policy policies with us since through thru by these those all of we i they insured-name year years one as well also both maintains maintain maintained carries carry above-captioned above-referenced above-named captioned via el la los las es son de del su sus con un una s".split(
    ' ',
  ),
)
const COURTESY = new Set(
  'hi hello hey dear good morning afternoon evening thanks thank you your for the to this that and so much very best regards have a great day week weekend please note it is here i we am are my our me us sent from team all regarding re in on of request email letter message hola gracias por su buenos dias buenas tardes saludos checking reaching out asking attached find see copy certificate certificates cert coi enclosed file records reference following update sorry delay apologies welcome'.split(
    ' ',
  ),
)

import { namesAnother, nameTakesPart, narrowedByName, otherSubject, standsWell } from '../asides/find-other-subject.ts'
import { saysNothing } from '../asides/say-nothing.ts'
import { fieldFilledOtherwise } from '../lists/row-notes.ts'
import { foldText } from '../message/fold-text.ts'
import { saysWhichOnes } from '../policies/which-ones.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sense } from '../words/sense.ts'
import { answersSomethingElse } from './answers-something-else.ts'
import { endsInAWord, goesOnOtherwise, standsApart } from './behind-the-answer.ts'
import { namesBesideAnswer } from './names-beside-answer.ts'
import { PERSONS } from './beside-yes.ts'
import { factsReached } from './facts-reached.ts'
import { findStray } from './find-stray.ts'
import { type Judgement, judgement } from './judgement.ts'
import { judgeUnaffirmed } from './judge-unaffirmed.ts'

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
  if (!affirms) return judgeUnaffirmed(items, senses, { valued, corrected, mentions, unknown, clause })
  const elsewhere = otherSubject(foldText(clause), items.some((item) => item.kind === 'mention' && item.scope === 'lines')) ?? (standsWell(items) ? 'speaks of the insured' : null) ?? (namesAnother(items) || nameTakesPart(items) ? 'speaks of somebody else' : narrowedByName(items) ? 'bound to a name' : null)
  // "I write to confirm that they carry professional liability with Design Guard. Both policies are in force."
  if (elsewhere === 'says that they are insured, not how' && unknown.length === 0 && !senses.has('active') && !senses.has('match') && items.some((item) => item.kind === 'mention' && item.via === 'carrier') && items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage')) return judgement('fact', senses)
  if (elsewhere)
    return judgement(elsewhere === 'speaks of a paper' && senses.has('match') && !HAS_THE_RIGHT_ONES.test(foldText(clause)) ? 'fact' : 'unread', senses, { reason: elsewhere })
  // "All are active, insured shown is Mesa Partners": whoever that is.
  if (!corrected && items.some((item) => item.kind === 'attr' && item.attr === 'insured_name') && items.some((item) => item.kind === 'name')) return judgement('unread', senses, { reason: 'speaks of somebody else' })
  if (!corrected && (namesCompany(items) || namesBesideAnswer(items))) return judgement('unread', senses, { reason: 'names another company' })
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
  const status = senses.has('active') || senses.has('match')
  if (!status && senses.has('yes') && answersSomethingElse(items, mentions)) return judgement('unread', senses, { reason: 'a yes to something else' })
  return judgement('affirm', senses, { facts: factsReached(items, senses, valued, clause), strong: status || senses.has('yes') })
}

/** "Cargo - Kingfisher Marine, active": a company beside a policy, by none of the names that were asked. */
const namesCompany = (items: Item[]): boolean =>
  items.some((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier') || (item.kind === 'attr' && item.attr === 'carrier')) &&
  items.some((item, at) => {
    const next = items[at + 1]
    return item.kind === 'name' && (/ /.test(item.raw) || next?.kind === 'name' && items.some((one) => one.kind === 'attr' && one.attr === 'carrier') || (next?.kind === 'word' && OF_COMPANY.test(next.word)) || (next?.kind === 'name' && OF_COMPANY.test(next.raw.toLowerCase())))
  })
const OF_COMPANY = /^(?:marine|casualty|mutual|indemnity|assurance|specialty|surplus|underwriters|insurance|fire|excess)$/

/** "The attached certificate shows the correct limits": so those asked may be wrong. */
const HAS_THE_RIGHT_ONES = /\b(?:the|all) (?:correct|right|accurate) (?:[a-z]+ )?(?:coverages?|limits?|dates?|info(?:rmation)?|numbers?|polic(?:y|ies)|carriers?|terms?)\b/

/** "The insured handles the cargo." */
const DONE_BY_INSURED = /\b(?:insured|client|customer|owner)s? (?:now |also |just |still )?(?:handles?|manages?|places?|insures?|takes care of)\b/

import { narrows } from './find-stray.ts'
import { saysItIsTheInsured } from '../asides/find-other-subject.ts'
import { isSmallTalk } from '../asides/small-talk.ts'
import { goesOnOtherwise } from './behind-the-answer.ts'
import { isFragmentOfLine } from '../lists/fragment-of-line.ts'
import { foldText } from '../message/fold-text.ts'
import { type Judgement, judgement } from './judgement.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sense } from '../words/sense.ts'
import { TALK_WORDS } from '../words/talk-words.ts'
import { COURTESY, HANDLING, RISK } from './words-without-a-yes.ts'

/** Where nothing is denied, doubted or affirmed: values alone, talk, or what was not understood. */
export function judgeUnaffirmed(items: Item[], senses: Set<Sense>, { valued, corrected, mentions, unknown, clause }: { valued: boolean; corrected: boolean; mentions: boolean; unknown: Item[]; clause: string }): Judgement {
  if (NAME_AND_DAY.test(foldText(clause)) && items.every((item) => item.kind === 'mark' || (item.kind === 'word' && item.word === 'the') || (item.kind === 'mention' && item.scope === 'lines') || (item.kind === 'attr' && /_date$/.test(item.attr)))) return judgement('unread', senses, { reason: 'not understood' })
  // "Ironwood is out": an insurer is no colleague.
  if (items.some((item, at) => item.kind === 'mention' && item.via === 'carrier' && items[at + 1]?.kind === 'sense' && IS_OUT.test((items[at + 1] as { text: string }).text))) return judgement('unread', senses, { reason: 'not understood' })
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

const isOfTrade = (item: Item | undefined): boolean => (item?.kind === 'word' && /^(?:agency|agent|broker|carrier|insurer|company)$/.test(item.word)) || (item?.kind === 'attr' && item.attr === 'carrier')
/** "The agent of record is now Summit", "please note the new agency". */
const namesANewOne = (items: Item[]): boolean =>
  items.some((item, at) => item.kind === 'word' && item.word === 'new' && isOfTrade(items[at + 1])) ||
  items.some((item) => item.kind === 'name') && items.some((item) => (item.kind === 'word' && /^(?:agent|agents|agency|broker|brokers|record|carrier|insurer|company)$/.test(item.word)) || (item.kind === 'attr' && item.attr === 'carrier'))

const IS_OUT = /^is (?:out|off|away)\b/
/** "Cargo exp.": and no day behind it. */
const NAME_AND_DAY = /[a-z] ?[-–:]? ?(?:exp|expiration|expiry|eff)\.?\W*$/
/** "Call me on the cargo." */
const CALL_ABOUT = /\b(?:call|ring|phone|e-?mail|text|ask) (?:me|us) (?:on|about|for|re|regarding) /
/** "Cargo: see below". */
const SEE_BELOW = /\bsee (?:my |the |our )?(?:notes?|below|above|comments?|remarks?)\W*$/
const isTalk = (word: string): boolean => COURTESY.has(word) || HANDLING.has(word) || TALK_WORDS.has(word)

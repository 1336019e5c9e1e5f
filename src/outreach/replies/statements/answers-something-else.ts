import { OF_THE_PAYER } from '../asides/talk/rows-of-features.ts'
import { BESIDE_YES, PERSONS } from './beside-yes.ts'
import type { Item } from '../words/lex-sentence.ts'

/** "Yes, we are the agent", "yes, I received your request": a yes without a status, said to something else than the policies. */
export function answersSomethingElse(items: Item[], mentions: boolean): boolean {
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.word] : []))
  const confirms = items.every((item) => item.kind !== 'sense' || item.sense !== 'yes' || /confirm|verif/.test(item.text))
  const besideYes = (word: string, at: number): boolean => BESIDE_YES.has(word) || (word === 'insured-name' && (/^(?:for|on|regarding)$/.test(words[at - 1] ?? '') || (at === 0 && namesClient(items)))) || (confirms && /^(?:through|office|agency|end|side|us|currently)$/.test(word))
  if (!mentions && !words.every(besideYes)) return true
  return items.some((item) => item.kind === 'sense' && item.sense === 'plain' && (OF_THE_PAYER.test(item.text) || OF_THE_SPEAKER.test(item.text))) || words.some((word) => PERSONS.has(word) || OF_THE_REQUEST.test(word))
}

const OF_THE_SPEAKER = /^(?:(?:i|we)(?![a-z])|on behalf|in |for )(?!.*(?:systems?|records?|files?|database|portals?|websites?|sites?)(?: (?:today|this morning|this afternoon|just now))?$)/
const OF_THE_REQUEST = /^(?:received|help|sent|send|request|certificate|cert|coi|email|insured|questions?)$/

/** "Accept this as confirmation of coverage for our client, Blue Mesa Hauling." */
const namesClient = (items: Item[]): boolean => items.some((item) => item.kind === 'sense' && item.sense === 'yes' && /(?:client|insured|customer)$/.test(item.text))

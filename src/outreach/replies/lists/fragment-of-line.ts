import type { Item } from '../words/lex-sentence.ts'

/** Words behind a policy's name that only tell which it is, or where it stands. */
const POINTS = /^(?:policy|policies|coverage|number|num|no|#|info|information|details|limits?|below|above|attached|enclosed|here|too|also|listed|shown|following|first|next|line|section|certificate|cert|coi|copy|and|for|as|same|carrier|company|insurance|written|placed|on|by|with|through|in|at|from|for|the|our|your|us|records?|file|system|agency|office|program|package|insured-name|is|are|truck|trucks|auto|autos)$/
const SOMEBODY = /^(?:i|we|i'm|we're|i've|we've|my|you|they|he|she|who|please|thanks?|thank|see|call|hi|hello|dear)$/
const WORDS_MAX = 4

/** "GL out.", "Umbrella pulled": a policy's name and a few words of which none says what it says; they may say that it ended. */
export function isFragmentOfLine(items: Item[]): boolean {
  const [first, ...rest] = items.filter((item) => item.kind !== 'mark')
  if (first?.kind !== 'mention' || first.scope !== 'lines' || first.via === 'carrier' || rest.length === 0 || rest.length > WORDS_MAX) return false
  const words = rest.flatMap((item) => (item.kind === 'word' ? [item.word] : []))
  return words.length === rest.length && !words.some((word) => SOMEBODY.test(word)) && !words.every((word) => POINTS.test(word))
}

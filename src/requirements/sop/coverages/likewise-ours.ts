import type { Memory } from '../sentences/sentence-view.ts'

/** "Trailer interchange is ours to carry.", "Cargo is on our policy." */
const OURS = /\b(?:is|are|stays?|remains?) (?:all )?(?:ours\b|on (?:our|us\b)|under our\b|by us\b|our (?:own )?(?:polic|cost|job|responsib|business)|(?:carried|covered|provided|bought|insured|handled|paid for) by (?:us|our)\b)|^\W*(?:we|our company) (?:carry|carries|cover|insure|buy|provide|keep|have)\b/
/** "So are auto liability ($1,000,000) and cargo ($250,000)." */
const SO_IS = /^\W*(?:and )?so (?:is|are|do|does|goes) (?:the |its |your )?©|^\W*(?:likewise|ditto|the same (?:for|goes for|with)|same (?:for|goes for|with))[,:]? (?:the )?©/

/**
 * Notes in `memory` whether a sentence says that somebody else insures what it names. True where it goes on from the sentence
 * before and says the same of more coverages.
 */
export function noteLikewiseOurs(masked: string, lower: string, index: number, memory: Memory): boolean {
  const goesOn = memory.ours === index && SO_IS.test(masked)
  memory.ours = goesOn || OURS.test(lower) ? index : null
  return goesOn
}

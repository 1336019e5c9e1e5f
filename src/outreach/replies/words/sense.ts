/**
 * What a phrase does to a statement.
 *
 * active: says in force. match: says the facts are right. yes: affirms. weak: affirms lightly, never enough alone.
 * bad: says not in force, not written, not ours. rewrite: replaced or moved, needs values. wrong: a fact is wrong, needs the right one.
 * cannot: will not or cannot say. checking: promised later. hedge, condition, pending, restrict, hearsay: doubt.
 * except: what follows is left out. cue: introduces the right value. not: negation. denied: denies something bad.
 * reference: introduces the value that was asked, not the one stated. plain: known and without weight.
 */
export type Sense =
  | 'active' | 'match' | 'yes' | 'weak' | 'bad' | 'rewrite' | 'wrong' | 'cannot' | 'checking' | 'hedge' | 'condition' | 'pending'
  | 'restrict' | 'hearsay' | 'except' | 'cue' | 'not' | 'denied' | 'reference' | 'plain' | 'no' | 'inherit' | 'partial'

/** A sense and the pattern of the words that carry it. */
export type Phrase = [Sense, string]

/** The patterns of one sense. */
export const phrasesOf = (sense: Sense, patterns: string[]): Phrase[] => patterns.map((pattern) => [sense, pattern])

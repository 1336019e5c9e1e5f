import type { Sense } from '../words/sense.ts'

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

export const judgement = (verdict: Verdict, senses: Set<Sense>, extra: Partial<Judgement> = {}): Judgement => ({
  verdict,
  senses,
  facts: new Set(),
  strong: false,
  reason: null,
  aside: false,
  ...extra,
})

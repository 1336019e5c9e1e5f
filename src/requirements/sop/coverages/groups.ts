import type { AmountToken, CoverageMention, LimitMention } from '../mentions/mentions.ts'

/** Coverages named together with the amounts and limit words that go with them. */
export type Group = {
  coverages: CoverageMention[]
  tokens: (AmountToken | LimitMention)[]
  start: number
  end: number
  /** Other coverages accepted instead, each with its own amounts. */
  alternatives: { coverage: CoverageMention; tokens: (AmountToken | LimitMention)[] }[]
  /** Coverages said to be part of this one ("professional liability, including cyber"). */
  included: CoverageMention[]
  /** No coverage is named here: the amounts go with what the context names. */
  carried: boolean
  /** The amount stands beside a name that is not known. */
  unknown?: true
  /** Its coverages share an amount that stands before them, or stand behind one that may not be theirs. */
  list?: 'shared' | 'behind'
}

/** An amount directly behind a name is its own. */
export const OWN_AMOUNT = /^[\s:(]*(?:(?:of|at|with|for|a|insurance|coverage|cover|policy|not less than|no less than|at least|minimum|(?:sub-?)?limits?)[\s:]*){0,6}¤/

/** `likely`: named where what is asked for is named, without an amount or a word of asking. `condition`: named only as what something else depends on ("not needed if the general liability is $2,000,000"). */
export type Standing = 'asked' | 'refused' | 'likely' | 'advisory' | 'not_required' | 'optional' | 'mentioned' | 'condition'

import type { CoverageType } from '../../../vocabulary/index.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { QuestionStatement, Statement } from '../rules/statements.ts'

/** A sentence with what came of it, as the tables of what sentences leave open look at it. */
export type Said = {
  view: SentenceView
  statements: Statement[]
  lower: string
  masked: string
  /** The coverages it names, and the one where it names no other. */
  named: CoverageType[]
  one: CoverageType | undefined
  /** It speaks of insurance, or names a form. */
  insurance: boolean
  form: boolean
}

/**
 * One way in which a sentence leaves something open: the words that say so, and what is asked about it. It is asked beside whatever
 * came of the sentence, or (`unless`) not where the tables asked about it before (`asked`), where any question came of it
 * (`questioned`), or where anything came of it (`read`).
 */
export type LeftOpen = {
  name: string
  words?: RegExp
  /** Words looked for where everything recognised is masked. */
  masked?: RegExp
  and?: (said: Said) => boolean
  unless?: 'asked' | 'questioned' | 'read'
  question: string
  candidates: string[]
  /** The coverage it is about; by itself the only one the sentence names. */
  of?: CoverageType | 'none' | ((said: Said) => CoverageType | undefined)
  member?: string
  when?: QuestionStatement['when']
  /** The numbered items it is about; without any, nothing is asked. */
  items?: (said: Said) => string[]
  /** It takes the place of all other questions of the sentence. */
  alone?: true
}

export const isQuestioned = ({ statements }: Said): boolean => statements.some((s) => s.kind === 'question')
/** The coverage that was spoken of last, where it was one. */
export const lastOne = ({ view }: Said): CoverageType | undefined => (view.memory.last.length === 1 ? view.memory.last[0]! : undefined)

import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Condition } from '../conditions/conditions.ts'
import type { QuestionStatement } from '../rules/statements.ts'

/** A question a person must answer, with the sentence it is about. */
export const question = (sentence: string, ask: string, candidates: string[], coverage?: CoverageType, member?: string): QuestionStatement => ({
  kind: 'question',
  sentence,
  question: ask,
  candidates,
  ...(coverage ? { coverage } : {}),
  ...(member ? { member } : {}),
})

/** The words that make it conditional; a bare "if" tells a reader nothing. */
export const quoted = (condition: Condition): string => ('text' in condition && /\S\s+\S/.test(condition.text.trim()) ? ` ("${condition.text.trim()}")` : '')

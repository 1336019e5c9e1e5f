import type { CoverageType } from './coverage-types.ts'
import type { Limit } from './read-document.ts'

/** One line as the outreach asked it. */
export type AskedLine = {
  coverage_line_id: string
  coverage_type: CoverageType
  policy_number: string | null
  carrier: string | null
  effective_date: string | null
  expiration_date: string | null
  limits: Limit[]
  /** What other paper stated of it instead when it was asked, by path; left out where all agree. */
  disputed?: Record<string, string | number | boolean | readonly string[] | null>
}
/** What was sent: the context a reply is read against. */
export type OutreachContext = {
  thread_token: string
  insured_name: string
  agent: { name: string | null; email: string; domain: string }
  lines: AskedLine[]
  /** For whom it was asked, as our emails sign; left out where that is not known. */
  asked_for?: string
}

const REPLY_KINDS = ['answer', 'auto_reply', 'bounce', 'acknowledgement', 'question', 'unrelated', 'hostile'] as const
export type ReplyKind = (typeof REPLY_KINDS)[number]
export const LINE_OUTCOMES = ['confirmed', 'contradicted', 'refused', 'unclear', 'none'] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]

export type LineAnswer = {
  outcome: LineOutcome
  /** Only for contradicted: what the source states differently, by path (`policy_number`, `limits.each_occurrence`). */
  corrections?: Record<string, string | number>
  /** The sentence the outcome rests on, as the sender wrote it. */
  sentence?: string
}
export type ReplyReading = {
  kind: ReplyKind
  per_line: Record<string, LineAnswer>
  needs_review: boolean
  from_matches_agent: boolean | 'lookalike' | 'freemail'
  /** Why a person must look; empty when none is needed. */
  reasons: string[]
  /** Of a bounce: whether the mailbox is given up. */
  bounce?: 'hard' | 'soft'
  /** The sender wants no more mail. */
  complaint?: boolean
  /** Whether the headers carry this thread's token, none, or another. */
  token?: 'ok' | 'missing' | 'wrong'
}

import type { CoverageType, DocType, RuleAlternative, RuleCondition } from '../../../vocabulary/index.ts'
import type { Member, MemberName } from '../mentions/mentions.ts'
import type { Condition } from '../conditions/conditions.ts'
import type { AlternativeStatement, CoverageStatement, QuestionStatement } from './statements.ts'

export type DraftLimit = { label: string; min: number | null; sentence: string; stack?: boolean }
export type DraftMember = { member: Member; specific: boolean; sentence: string; /** Said of the states of its rule, and not of everybody. */ ofState?: boolean }
/** A rule while it is being put together from what several sentences say. */
export type Draft = {
  coverage: CoverageType
  when: RuleCondition | null
  severity: 'required' | 'advisory'
  limits: DraftLimit[]
  /** Labels that two sentences contradict each other on: neither value is kept. */
  disputed: Set<string>
  alternatives: RuleAlternative[]
  members: Map<MemberName, DraftMember>
  endorsements: string[]
  refused: Set<MemberName>
  /** What is not asked in the states of this rule, whatever is asked of everybody. */
  letOff: Set<MemberName>
  accepted: DocType[]
  sentences: string[]
  doubts: { question: string; sentence: string }[]
  /** Asked of those only who have employees, as the law asks it. */
  ofSome?: boolean
}
export type Ledger = { drafts: Draft[]; questions: QuestionStatement[]; /** The level whose amounts are the rules, where the text has levels. */ base: string | null; /** Every coverage that the text names and does not let off. */ spokenOf?: ReadonlySet<CoverageType> }

export const newDraft = (coverage: CoverageType, when: RuleCondition | null, severity: 'required' | 'advisory'): Draft => ({
  coverage,
  when,
  severity,
  limits: [],
  disputed: new Set(),
  alternatives: [],
  members: new Map(),
  endorsements: [],
  refused: new Set(),
  letOff: new Set(),
  accepted: [],
  sentences: [],
  doubts: [],
})
export const cloneDraft = (d: Draft, when: RuleCondition): Draft => ({
  ...d,
  when,
  limits: d.limits.map((l) => ({ ...l })),
  disputed: new Set(d.disputed),
  alternatives: [...d.alternatives],
  members: new Map(d.members),
  endorsements: [...d.endorsements],
  refused: new Set(d.refused),
  letOff: new Set(d.letOff),
  accepted: [...d.accepted],
  sentences: [...d.sentences],
  doubts: [...d.doubts],
})
export const noteSentence = (d: Draft, sentence: string): void => {
  if (!d.sentences.includes(sentence)) d.sentences.push(sentence)
}
export const sameWhen = (a: RuleCondition | null, b: RuleCondition | null): boolean => JSON.stringify(a ?? {}) === JSON.stringify(b ?? {})

/** The condition of a rule that a condition of the text makes, or null where a rule cannot test it. */
export const whenOf = (c: Condition | null): RuleCondition | null =>
  c?.kind === 'state'
    ? {
        ...(c.insured_states ? { insured_states: c.insured_states } : {}),
        ...(c.not_insured_states ? { not_insured_states: c.not_insured_states } : {}),
      }
    : null

/** The draft of a coverage under a condition, as strongly asked. */
export const findDraft = (ledger: Ledger, coverage: CoverageType, when: RuleCondition | null, severity: 'required' | 'advisory'): Draft | undefined =>
  ledger.drafts.find((d) => d.coverage === coverage && sameWhen(d.when, when) && d.severity === severity)

/** Notes what leaves the states of a statement in doubt. */
export const doubtStates = (d: Draft, s: CoverageStatement | AlternativeStatement): void => {
  if (s.condition?.kind === 'state' && s.condition.doubt) d.doubts.push({ question: s.condition.doubt, sentence: s.sentence })
}

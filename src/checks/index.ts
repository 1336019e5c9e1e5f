/** Judging: rules, lines, programs and certificates in; a status with every condition and its evidence out. Pure. */

export { type Adoption, adoptVersion, announcePublication, takePage } from './adopt-version.ts'
export { cadenceDays } from './cadence.ts'
export { foldForm, isSameForm } from './endorsement-forms.ts'
export { type Evaluation, evaluate, rollUp } from './evaluate.ts'
export { appliesTo } from './evaluate-rule.ts'
export { type Gathered, gatherInput, linesFor, linesUnder } from './gather-input.ts'
export { issueVerdict, verdictWire } from './issue-verdict.ts'
export type {
  CarrierRatings,
  EvaluateInput,
  JudgedCertificate,
  JudgedEngagement,
  JudgedEnrollment,
  JudgedLine,
  RuleSet,
} from './judged.ts'
export { type Impact, previewImpact } from './preview-impact.ts'
export type { Check, CheckProvenance, CheckReason, CheckStatus, RuleFlag, RuleResult, RuleStatus, SatisfiedBy } from './rule-result.ts'
export { runSurfaceCheck, setJudged } from './run-surface-check.ts'
export { currentLineVerdictsOf, currentOf, currentVerdictOfLine, currentVerdictsOfLines, findVerdict, findVerdictHead, shownVerdicts, type VerdictRow } from './table.ts'
export { type ResolvedLine, wordLineVerdict } from './word-line-verdict.ts'
export { wordVerdict } from './wording.ts'

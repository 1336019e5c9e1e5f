/** Judging: rules, lines, programs and certificates in; a status with every condition and its evidence out. Pure. */

export { type Adoption, adoptVersion, announcePublication, takePage } from './adopt-version.ts'
export { cadenceDays } from './cadence.ts'
export { evaluate } from './evaluate.ts'
export { type Gathered, gatherInput, linesFor, linesUnder } from './gather-input.ts'
export { issueEngagementVerdict } from './issue-engagement-verdict.ts'
export { issueVerdict, verdictWire } from './issue-verdict.ts'
export { previewImpact } from './preview-impact.ts'
export { runSurfaceCheck } from './run-surface-check.ts'
export { currentLineVerdictsOf, currentOf, currentVerdictOfLine, currentVerdictsOfLines, findVerdict, findVerdictHead, shownVerdicts, type VerdictRow } from './table.ts'
export { wordLineVerdict } from './word-line-verdict.ts'

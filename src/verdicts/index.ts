/** Line and roll-up verdicts, and how one replaces another. */
export { issueLineVerdict } from './issue-line-verdict.ts'
export { issueRollUp } from './issue-roll-up.ts'

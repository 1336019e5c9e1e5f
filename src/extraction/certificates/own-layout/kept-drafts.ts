import type { LineDraft } from '../line-draft.ts'
import type { LetterDraft } from './letter-drafts.ts'

/** Whether a letter tells of several policies, each with its number and term, one of which is that of a heading. */
export const saysWhole = (letter: readonly LetterDraft[], { line }: LineDraft): boolean =>
  letter.length > 1 &&
  letter.every(({ draft: { line: l } }) => l.policy_number !== null && l.effective_date !== null && l.expiration_date !== null) &&
  letter.some(({ draft: { line: l } }) => (l.coverage_type === line.coverage_type || (l.coverage_type === 'workers_comp' && line.coverage_type === 'employers_liability')) && (line.policy_number === null || l.policy_number === line.policy_number))

/** A coverage named once as the kind of insurance and once with its limits is one coverage. */
export const saysMore = ({ line }: LineDraft, all: readonly LineDraft[]): boolean =>
  line.limits.length > 0 ||
  // Named once more in a title, it has nothing of its own.
  !(line.policy_number === null && all.some((d) => d.line !== line && d.line.coverage_type === line.coverage_type && d.line.policy_number !== null)) &&
  !all.some((d) => d.line !== line && d.line.coverage_type === line.coverage_type && d.line.limits.length > 0 && d.line.policy_number === line.policy_number)

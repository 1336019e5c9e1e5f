/**
 * Reads the papers whose layout is the carrier's own, by labels and the values beside or below them. Its finders also
 * serve certificates that are no form.
 */
export { type Attempt, type Failed, guarded, unguarded, unreadableFor } from './attempt.ts'
export { autoLimitsOf } from './limits/auto-limits.ts'
export { joinPartLines } from './parts/join-part-lines.ts'
export { findIssueDate } from './policy/find-details.ts'
export { findInsured, findProducer } from './policy/find-parties.ts'
export { isPolicyNumber } from './policy/number-shape.ts'
export { candidatesFor } from './view/label-values.ts'
export { type PageView, viewPage, viewRows } from './view/page-view.ts'
export { readDeclarations } from './read-declarations.ts'
export { type Facts, gatherFacts } from './policy/gather-facts.ts'
export { standsUnder, withoutOtherColumns } from './view/other-columns.ts'

/**
 * Reads the papers whose layout is the carrier's own, by labels and the values beside or below them. Its finders also
 * serve certificates that are no form.
 */
export type { KnownInsurer } from './find-carrier.ts'
export { autoLimitsOf } from './auto-limits.ts'
export { joinPartLines } from './join-part-lines.ts'
export { findIssueDate } from './find-details.ts'
export { findInsured, findProducer } from './find-parties.ts'
export { isPolicyNumber } from './number-shape.ts'
export { type PageView, viewPage, viewRows } from './page-view.ts'
export { type Facts, gatherFacts, readDeclarations } from './read-declarations.ts'
export type { Found } from './text-run.ts'
export { withoutOtherColumns } from './other-columns.ts'

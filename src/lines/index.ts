/** Coverage lines: merged from documents, settled by the source, superseded by renewals; every change kept as a revision. */
export { foldPolicyNumber } from './fold-identity.ts'
export { attachDocumentsToProgram } from './attach-documents.ts'
export { buildLines, giveUpBuilding } from './build-lines.ts'
export { findsItsPolicy } from './finds-its-policy.ts'
export { saysTheSame } from './compare-values.ts'
export { correctLine } from './correct-line.ts'
export { correctionValue } from './correction-value.ts'
export { closeReviewedPage, correctReading } from './review-document.ts'
export { hearNotices } from './hear-notices.ts'
export { type HeldLine, type LineValue, valueAt } from './held-line.ts'
export { decidingMaster } from './master-line.ts'
export { resolveLine } from './resolve-line.ts'
export { rollLines } from './roll-lines.ts'
export { setExtendsToChildren } from './set-extends-to-children.ts'
export { tellRelatives } from './tell-relatives.ts'
export { setWaitingState } from './set-state.ts'
export { settleChange } from './settle-change.ts'
export { currentLines } from './supersede-lines.ts'
export {
  findLine,
  findLines,
  type LineRow,
  linesOfDocuments,
  listInheritableLines,
  listLineIds,
  listLinesOfInsured,
  listRevisions,
  type ProofRef,
  type RequestShort,
  setLineRequest,
} from './table.ts'
export { lineSchema, lineWire, REQUEST_STATUSES } from './wire.ts'

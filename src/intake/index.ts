/** Pushes: transmissions, documents, dedupe, packets. */
export { type PushedFile, storeTransmission } from './push-documents.ts'
export { type AwaitingReview, awaitingReview, clearAwaitingReview, NOTHING_AWAITED, setAwaitingReview } from './awaiting-review.ts'
export { storeSourceDocument } from './store-source-document.ts'
export {
  anyRead,
  beingRead,
  CHANNELS,
  certificatesOfEngagement,
  DOCUMENT_STATUSES,
  type DocumentRow,
  documentsOfEngagement,
  engagementsOfDocuments,
  findDocument,
  findNamedInsured,
  findReading,
  finishDocument,
  lastPushedAt,
  listPagesOf,
  markExtracting,
  OUTCOMES,
  storePageClasses,
  storeReading,
} from './table.ts'

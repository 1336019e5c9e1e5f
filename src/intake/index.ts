/** Pushes: transmissions, documents, dedupe, packets. */
export { type PushedFile, storeTransmission } from './push-documents.ts'
export { storeSourceDocument } from './store-source-document.ts'
export {
  anyRead,
  awaitingReview,
  beingRead,
  CHANNELS,
  certificatesOfEngagement,
  clearAwaitingReview,
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
  NOTHING_AWAITED,
  OUTCOMES,
  setAwaitingReview,
  storePageClasses,
  storeReading,
} from './table.ts'

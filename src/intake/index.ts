/** Pushes: transmissions, documents, dedupe, packets. */
export { type PushedDocument, type PushedFile, type PushReceipt, pushDocuments, storeTransmission } from './push-documents.ts'
export { storeSourceDocument } from './store-source-document.ts'
export {
  anyRead, awaitingReview, beingRead, CHANNELS, certificatesOfEngagement, clearAwaitingReview, DOCUMENT_STATUSES, type DocumentRow, documentsOfEngagement, engagementsOfDocuments, findDocument, findNamedInsured, findReading, finishDocument, lastPushedAt, listDocuments, listPagesOf, markExtracting, OUTCOMES, setAwaitingReview, storePageClasses, storeReading,
} from './table.ts'

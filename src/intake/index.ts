/** Pushes: transmissions, documents, dedupe, packets. */
export { type PushedDocument, type PushReceipt, pushDocuments } from './push-documents.ts'
export { storeSourceDocument } from './store-source-document.ts'
export {
  anyRead, awaitingReview, CHANNELS, certificatesOfEngagement, DOCUMENT_STATUSES, type DocumentRow, documentsOfEngagement, engagementsOfDocuments, findDocument, findReading, finishDocument, listDocuments, listPagesOf, markExtracting, OUTCOMES, setAwaitingReview, storeReading,
} from './table.ts'

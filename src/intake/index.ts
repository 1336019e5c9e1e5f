/** Pushes: transmissions, documents, dedupe, packets. */
export { type PushedDocument, type PushReceipt, pushDocuments } from './push-documents.ts'
export { storeSourceDocument } from './store-source-document.ts'
export {
  anyRead, CHANNELS, DOCUMENT_STATUSES, type DocumentRow, documentsOfEngagement, engagementsOfDocuments, findDocument, findReading, finishDocument, listDocuments, listPagesOf, markExtracting, OUTCOMES, storeReading,
} from './table.ts'

/** The contract as a document, made from the route table and the shapes the service runs on. */
export { buildDocument, type OpenApi } from './build-document.ts'
export { mountOpenApi } from './mount-openapi.ts'

/** PDF files into pages, with PDFium as WebAssembly. Runs only inside the reading child. */
export { openDocument, type PdfDocument } from './open-document.ts'
export { type DigitalPage, readPage } from './read-page.ts'
export { renderPage } from './render-page.ts'

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'

type Heap = { HEAPU8: Uint8Array; wasmExports: { malloc(size: number): number; free(at: number): void } }
const loading = (async () => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer })
  pdfium.PDFiumExt_Init()
  return pdfium
})()

/** All text of a file of ours: what its pages print, and the values of its form fields. */
export async function wordsOf(path: string): Promise<string> {
  const pdfium = await loading
  const heap = pdfium.pdfium as unknown as Heap
  const bytes = readFileSync(path)
  const at = heap.wasmExports.malloc(bytes.length)
  heap.HEAPU8.set(bytes, at)
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '')
  const texts: string[] = []
  for (let n = 0; n < pdfium.FPDF_GetPageCount(document); n += 1) {
    const page = pdfium.FPDF_LoadPage(document, n)
    const text = pdfium.FPDFText_LoadPage(page)
    const count = pdfium.FPDFText_CountChars(text)
    texts.push(Array.from({ length: count }, (_, index) => String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index) || 32)).join(''))
    pdfium.FPDFText_ClosePage(text)
    pdfium.FPDF_ClosePage(page)
  }
  pdfium.FPDF_CloseDocument(document)
  heap.wasmExports.free(at)
  // Field dictionaries are not compressed: their values stand in the file as they are.
  const fields = [...bytes.toString('latin1').matchAll(/\/V \(((?:[^\\()]|\\.)*)\)/g)].map(([, value]) =>
    value!.replace(/\\n/g, ' ').replace(/\\(.)/g, '$1'),
  )
  return [...texts, ...fields].join('\n')
}

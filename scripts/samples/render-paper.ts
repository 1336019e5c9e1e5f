import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'

/** A page as a printer would put it on paper: one byte a pixel, 0 black to 255 white. */
export type Grey = { pixels: Uint8Array; width: number; height: number; dpi: number }

type Pdfium = Awaited<ReturnType<typeof init>>
let loading: Promise<Pdfium> | null = null

async function start(): Promise<Pdfium> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer })
  pdfium.PDFiumExt_Init()
  return pdfium
}

const BGRA = 4
const WITH_ANNOTATIONS = 1

/** Every page of a file of ours, in order. */
export async function renderPaper(path: string, dpi: number): Promise<Grey[]> {
  loading ??= start()
  const pdfium = await loading
  const memory = pdfium.pdfium as unknown as { HEAPU8: Uint8Array; wasmExports: { malloc(size: number): number; free(at: number): void } }
  const bytes = readFileSync(path)
  const at = memory.wasmExports.malloc(bytes.length)
  memory.HEAPU8.set(bytes, at)
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '')
  if (!document) throw new Error(`${path} does not open`)
  // What is typed into live form fields is drawn by the form environment only.
  const formInfo = pdfium.PDFiumExt_OpenFormFillInfo()
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, formInfo)
  try {
    return Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, n) => renderOne(pdfium, memory, document, form, n, dpi))
  } finally {
    if (form) pdfium.PDFiumExt_ExitFormFillEnvironment(form)
    pdfium.PDFiumExt_CloseFormFillInfo(formInfo)
    pdfium.FPDF_CloseDocument(document)
    memory.wasmExports.free(at)
  }
}

function renderOne(pdfium: Pdfium, memory: { HEAPU8: Uint8Array }, document: number, form: number, index: number, dpi: number): Grey {
  const page = pdfium.FPDF_LoadPage(document, index)
  const width = Math.round((pdfium.FPDF_GetPageWidthF(page) * dpi) / 72)
  const height = Math.round((pdfium.FPDF_GetPageHeightF(page) * dpi) / 72)
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0)
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS)
  if (form) pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS)
  const from = pdfium.FPDFBitmap_GetBuffer(bitmap)
  const pixels = new Uint8Array(width * height)
  for (let n = 0; n < pixels.length; n += 1) {
    const p = from + n * 4
    pixels[n] = (memory.HEAPU8[p]! * 29 + memory.HEAPU8[p + 1]! * 150 + memory.HEAPU8[p + 2]! * 77) >> 8
  }
  pdfium.FPDFBitmap_Destroy(bitmap)
  pdfium.FPDF_ClosePage(page)
  return { pixels, width, height, dpi }
}

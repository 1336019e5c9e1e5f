import { type Engine, pdfEngine } from './engine.ts'

/** An open PDF. Every handle is freed by `close`. */
export type PdfDocument = { engine: Engine; handle: number; form: number; pageCount: number; close: () => void }
export type OpenFailure = { failed: 'damaged' | 'encrypted' | 'empty' }

const ERROR_PASSWORD = 4

/** Opens a PDF from its bytes. Files encrypted without a user password open; the others say `encrypted`. */
export async function openDocument(bytes: Uint8Array): Promise<PdfDocument | OpenFailure> {
  if (bytes.length === 0) return { failed: 'empty' }
  const engine = await pdfEngine()
  const { call } = engine
  const buffer = call.malloc!(bytes.length)
  if (!buffer) return { failed: 'damaged' }
  engine.bytes().set(bytes, buffer)
  const handle = call.FPDF_LoadMemDocument!(buffer, bytes.length, 0)
  if (!handle) {
    const failed = call.FPDF_GetLastError!() === ERROR_PASSWORD ? 'encrypted' : 'damaged'
    call.free!(buffer)
    return { failed }
  }
  const pageCount = call.FPDF_GetPageCount!(handle)
  const formInfo = call.PDFiumExt_OpenFormFillInfo!()
  const form = call.PDFiumExt_InitFormFillEnvironment!(handle, formInfo)
  const close = (): void => {
    if (form) call.PDFiumExt_ExitFormFillEnvironment!(form)
    call.PDFiumExt_CloseFormFillInfo!(formInfo)
    call.FPDF_CloseDocument!(handle)
    call.free!(buffer)
  }
  if (pageCount <= 0) {
    close()
    return { failed: 'damaged' }
  }
  return { engine, handle, form, pageCount, close }
}

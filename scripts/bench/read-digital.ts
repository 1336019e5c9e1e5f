import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'
import { readDocument } from '../../src/extraction/read-document.ts'
import { PAPER_KINDS } from '../samples/paper-kinds.ts'
import { seededRandom } from '../samples/seeded-random.ts'
import { atLeast, atMost, type Bench, round } from './measure.ts'

const PAPERS = 16
/** The first dozen are slower: the engine still compiles what it finds to be used often. */
const ROUNDS = 24
type Pdfium = Awaited<ReturnType<typeof init>>

/** Digital ACORD 25s from bytes to lines, beside the least that the PDF library itself takes for text with boxes. */
export const readDigital: Bench = {
  name: 'read-digital',
  about: `${PAPERS} digital ACORD 25s from bytes to lines, warm, on one core`,
  async run() {
    const papers = await drawPapers()
    const pdfium = await openLibrary()
    const bare = new BestTimes(papers)
    const whole = new BestTimes(papers)
    for (let n = 0; n < ROUNDS; n++) {
      await bare.round((bytes) => textWithBoxes(pdfium, bytes))
      await whole.round(async (bytes) => void (await readDocument(bytes, 'application/pdf', () => undefined)))
    }
    const [limit, read] = [bare.mean, whole.mean]
    const perSecond = 1000 / read
    return [
      atMost('a page, bytes to lines', read / limit, 2.5, `${round(read, 1)} ms`, `${round(limit, 1)} ms for text with boxes`),
      atLeast('pages a second on a core', perSecond / 10, 1, `${round(perSecond)}/s`, '10/s'),
    ]
  },
}

/**
 * Processor milliseconds a paper, so that waiting for a busy machine is nobody's time, and the best of each paper: what else the machine
 * does only ever adds. A whole round seldom runs undisturbed, and the longer of two the more seldom.
 */
class BestTimes {
  readonly #papers: readonly Uint8Array[]
  readonly #best: number[]
  constructor(papers: readonly Uint8Array[]) {
    this.#papers = papers
    this.#best = papers.map(() => Infinity)
  }
  async round(work: (bytes: Uint8Array) => void | Promise<void>): Promise<void> {
    for (const [i, bytes] of this.#papers.entries()) {
      const before = process.cpuUsage()
      await work(bytes)
      const { user, system } = process.cpuUsage(before)
      this.#best[i] = Math.min(this.#best[i]!, (user + system) / 1000)
    }
  }
  get mean(): number {
    return this.#best.reduce((sum, t) => sum + t, 0) / this.#best.length
  }
}

async function drawPapers(): Promise<Uint8Array[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ivs-bench-read-'))
  const papers: Uint8Array[] = []
  for (let n = 0; papers.length < PAPERS; n++) {
    const { sheet } = PAPER_KINDS.acord_25!(seededRandom(`bench/${n}`), 'paper.pdf', '2026-11-21')
    if (sheet.style.filling !== 'text') continue
    const file = path.join(folder, `${n}.pdf`)
    await sheet.save(file)
    papers.push(new Uint8Array(readFileSync(file)))
  }
  rmSync(folder, { recursive: true, force: true })
  return papers
}

async function openLibrary(): Promise<Pdfium> {
  const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({ wasmBinary: wasmBinary.buffer } as unknown as Parameters<typeof init>[0])
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** Every letter of every page with its box, by the library's own interface. */
function textWithBoxes(pdfium: Pdfium, bytes: Uint8Array): void {
  const module = pdfium.pdfium as unknown as { HEAPU8: Uint8Array; HEAPF64: Float64Array; wasmExports: { malloc(n: number): number; free(p: number): void } }
  const { malloc, free } = module.wasmExports
  const buffer = malloc(bytes.length)
  module.HEAPU8.set(bytes, buffer)
  const document = pdfium.FPDF_LoadMemDocument(buffer, bytes.length, '')
  const box = malloc(32)
  let letters = 0
  for (let index = 0; index < pdfium.FPDF_GetPageCount(document); index++) {
    const page = pdfium.FPDF_LoadPage(document, index)
    const text = pdfium.FPDFText_LoadPage(page)
    const count = pdfium.FPDFText_CountChars(text)
    for (let i = 0; i < count; i++) {
      pdfium.FPDFText_GetUnicode(text, i)
      if (pdfium.FPDFText_GetCharBox(text, i, box, box + 8, box + 16, box + 24)) letters++
    }
    pdfium.FPDFText_ClosePage(text)
    pdfium.FPDF_ClosePage(page)
  }
  free(box)
  pdfium.FPDF_CloseDocument(document)
  free(buffer)
  if (letters === 0) throw new Error('a paper without letters')
}

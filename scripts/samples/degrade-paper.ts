import { createWriteStream, writeFileSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { photographPage } from './degrade-photo.ts'
import { faxPage, type Picture, scanPage } from './degrade-scan.ts'
import { type Grey, renderPaper } from './render-paper.ts'
import type { Choices } from './seeded-random.ts'

type Way = { dpi: number; ending: 'pdf' | 'jpg'; draw(page: Grey, choices: Choices): Promise<Picture> }

/** The ways a paper may have travelled, by the name that --degrade takes. */
export const DEGRADATIONS: Record<string, Way> = {
  scan_300: { dpi: 300, ending: 'pdf', draw: scanPage },
  scan_200: { dpi: 200, ending: 'pdf', draw: scanPage },
  scan_150: { dpi: 150, ending: 'pdf', draw: scanPage },
  fax_fine: { dpi: 300, ending: 'pdf', draw: (page, choices) => faxPage(page, choices, 196) },
  fax_coarse: { dpi: 300, ending: 'pdf', draw: (page, choices) => faxPage(page, choices, 98) },
  photo: { dpi: 220, ending: 'jpg', draw: photographPage },
}

/** Writes the degraded copy beside the clean file and returns its name; null for photos of several pages. */
export async function degradePaper(source: string, target: string, way: Way, choices: Choices, producedAt: Date): Promise<boolean> {
  const pages = await renderPaper(source, way.dpi)
  if (way.ending === 'jpg') {
    if (pages.length !== 1) return false
    writeFileSync(target, (await way.draw(pages[0]!, choices)).bytes)
    return true
  }
  const pictures: Picture[] = []
  for (const page of pages) pictures.push(await way.draw(page, choices))
  await savePictures(pictures, target, producedAt)
  return true
}

async function savePictures(pictures: Picture[], target: string, producedAt: Date): Promise<void> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    info: { Producer: 'Scan Station 3', Creator: 'Scan Station 3', CreationDate: producedAt, ModDate: producedAt },
  })
  const out = createWriteStream(target)
  doc.pipe(out)
  for (const { bytes, width, height, dpiX, dpiY } of pictures) {
    const size: [number, number] = [(width / dpiX) * 72, (height / dpiY) * 72]
    doc.addPage({ size, margin: 0 }).image(bytes, 0, 0, { width: size[0], height: size[1] })
  }
  doc.end()
  await finished(out)
}

import { writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Reader } from '../extraction/index.ts'
import type { ReadDocument } from '../vocabulary/index.ts'

const DPI = 110
type Marked = { page: number; x: number; y: number; w: number; h: number; label: string; colour: string }

/** Writes each page that carries a read value as `NAME-pN.png`, with a box and the field's name around every value. */
export async function drawBoxes(reader: Reader, path: string, read: ReadDocument, folder: string): Promise<void> {
  const marked = boxesOf(read)
  const { default: sharp } = await import('sharp')
  for (const page of new Set(marked.length > 0 ? marked.map((m) => m.page) : [1])) {
    const png = await reader.renderPage(path, page, DPI)
    if (!png) continue
    const image = sharp(png)
    const { width, height } = await image.metadata()
    const scale = DPI / 72
    const shapes = marked.filter((m) => m.page === page).map((m) => svgBox(m, scale))
    const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
    const file = join(folder, `${basename(path, extname(path))}-p${page}.png`)
    writeFileSync(
      file,
      await image
        .composite([{ input: Buffer.from(overlay) }])
        .png()
        .toBuffer(),
    )
    process.stderr.write(`wrote ${file}\n`)
  }
}

function boxesOf(read: ReadDocument): Marked[] {
  const out: Marked[] = []
  for (const line of read.coverage_lines) {
    for (const [label, field] of Object.entries(line.fields)) {
      const at = field.provenance
      if (at?.box) out.push({ page: at.page, ...at.box, label, colour: field.confidence >= 0.9 ? '#0a7d33' : '#c77700' })
    }
  }
  for (const field of read.unreadable_fields) {
    if (field.page && field.box) out.push({ page: field.page, ...field.box, label: `${field.field}?`, colour: '#c01818' })
  }
  return out
}

const escapeText = (text: string): string => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`)
const svgBox = (m: Marked, scale: number): string =>
  `<rect x="${(m.x - 1) * scale}" y="${(m.y - 1) * scale}" width="${(m.w + 2) * scale}" height="${(m.h + 2) * scale}" fill="none" stroke="${m.colour}" stroke-width="1.5"/>` +
  `<text x="${(m.x - 1) * scale}" y="${(m.y - 2) * scale}" font-family="sans-serif" font-size="8" fill="${m.colour}">${escapeText(m.label)}</text>`

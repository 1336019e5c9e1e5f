import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readDocument } from '../../src/extraction/read-document.ts'
import { renderToPng } from '../../src/extraction/render-to-png.ts'
import type { ReadDocument } from '../../src/vocabulary/index.ts'
import { AUTO_DECLARATIONS, printedPdf } from './paper.ts'

const SHEET_DPI = 170
const PHOTO = { width: 1900, height: 2500, left: 210, top: 330 }
/** Dots an inch that a photo's shorter side of 8.5 inches has. */
const PHOTO_DPI = PHOTO.width / 8.5

const read = async (bytes: Uint8Array, type: string): Promise<ReadDocument> => {
  const found = await readDocument(bytes, type, () => {})
  assert.ok(!('failed' in found))
  return found
}
const centreOf = (document: ReadDocument, field: string): { x: number; y: number } => {
  const box = document.coverage_lines[0]!.fields[field]?.provenance?.box
  assert.ok(box, `${field} has a place`)
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 }
}

test('values of a sheet photographed on its head lie where the photo shows them', async () => {
  const pdf = await printedPdf([AUTO_DECLARATIONS])
  const digital = await read(pdf, 'application/pdf')
  const sheet = await sharp((await renderToPng(pdf, 1, SHEET_DPI))!).rotate(180).flatten({ background: '#fff' }).toBuffer({ resolveWithObject: true })
  const photo = await sharp({ create: { width: PHOTO.width, height: PHOTO.height, channels: 3, background: '#4a4540' } })
    .composite([{ input: sheet.data, left: PHOTO.left, top: PHOTO.top }])
    .jpeg({ quality: 90 })
    .toBuffer()
  const seen = await read(photo, 'image/jpeg')
  assert.equal(seen.coverage_lines[0]!.policy_number, digital.coverage_lines[0]!.policy_number)
  const paper = { width: sheet.info.width, height: sheet.info.height }
  for (const field of ['policy_number', 'effective_date']) {
    const at = centreOf(digital, field)
    const pixel = { x: PHOTO.left + paper.width - (at.x * SHEET_DPI) / 72, y: PHOTO.top + paper.height - (at.y * SHEET_DPI) / 72 }
    const want = { x: (pixel.x * 72) / PHOTO_DPI, y: (pixel.y * 72) / PHOTO_DPI }
    const found = centreOf(seen, field)
    assert.ok(Math.hypot(found.x - want.x, found.y - want.y) < 6, `${field} at ${JSON.stringify(found)}, printed at ${JSON.stringify(want)}`)
  }
  // The page is given at the scale of its places: a point is a pixel at 72 dots an inch.
  const given = await sharp((await renderToPng(photo, 1, 72))!).metadata()
  assert.deepEqual([given.width, given.height], [612, Math.round((PHOTO.height * 72) / PHOTO_DPI)])
})

import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { readDocument } from '../../src/extraction/read-document.ts'
import { renderToPng } from '../../src/extraction/render-to-png.ts'
import type { ReadDocument } from '../../src/vocabulary/index.ts'
import { AUTO_DECLARATIONS, printedPdf } from './paper.ts'

const SHEET_DPI = 170
const PHOTO = { width: 1900, height: 2500, left: 210, top: 330 }
/** Dots an inch that a photo's shorter side of 8.5 inches has. */
const PHOTO_DPI = PHOTO.width / 8.5

type Place = { x: number; y: number }

const read = async (bytes: Uint8Array, type: string): Promise<ReadDocument> => {
  const found = await readDocument(bytes, type, () => {})
  assert.ok(!('failed' in found))
  return found
}
const centreOf = (document: ReadDocument, field: string): Place => {
  const box = document.coverage_lines[0]!.fields[field]?.provenance?.box
  assert.ok(box, `${field} has a place`)
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 }
}

/** A digital page photographed on its head, and where a place of the page (in its points) lies in the photo's pixels. */
const photograph = async (pdf: Buffer): Promise<{ photo: Buffer; onPhoto: (at: Place) => Place }> => {
  const sheet = await sharp((await renderToPng(pdf, 1, SHEET_DPI))!).rotate(180).flatten({ background: '#fff' }).toBuffer({ resolveWithObject: true })
  const photo = await sharp({ create: { width: PHOTO.width, height: PHOTO.height, channels: 3, background: '#4a4540' } })
    .composite([{ input: sheet.data, left: PHOTO.left, top: PHOTO.top }])
    .jpeg({ quality: 90 })
    .toBuffer()
  const { width, height } = sheet.info
  return { photo, onPhoto: ({ x, y }) => ({ x: PHOTO.left + width - (x * SHEET_DPI) / 72, y: PHOTO.top + height - (y * SHEET_DPI) / 72 }) }
}
const assertPlaces = (seen: ReadDocument, digital: ReadDocument, onPage: (at: Place) => Place): void => {
  assert.equal(seen.coverage_lines[0]!.policy_number, digital.coverage_lines[0]!.policy_number)
  for (const field of ['policy_number', 'effective_date']) {
    const want = onPage(centreOf(digital, field))
    const found = centreOf(seen, field)
    assert.ok(Math.hypot(found.x - want.x, found.y - want.y) < 6, `${field} at ${JSON.stringify(found)}, printed at ${JSON.stringify(want)}`)
  }
}

test('values of a sheet photographed on its head lie where the photo shows them', async () => {
  const pdf = await printedPdf([AUTO_DECLARATIONS])
  const { photo, onPhoto } = await photograph(pdf)
  const points = (pixels: number): number => (pixels * 72) / PHOTO_DPI
  assertPlaces(await read(photo, 'image/jpeg'), await read(pdf, 'application/pdf'), (at) => ({ x: points(onPhoto(at).x), y: points(onPhoto(at).y) }))
  // The page is given at the scale of its places: a point is a pixel at 72 dots an inch.
  const given = await sharp((await renderToPng(photo, 1, 72))!).metadata()
  assert.deepEqual([given.width, given.height], [612, Math.round(points(PHOTO.height))])
})

test('a photo pasted small on a page is read as the photo it is, and its values lie where the page shows them', async () => {
  const pdf = await printedPdf([AUTO_DECLARATIONS])
  const { photo, onPhoto } = await photograph(pdf)
  const pasted = { left: 140, top: 120, width: 320 }
  const doc = new PDFDocument({ size: 'LETTER', margin: 0 })
  doc.image(photo, pasted.left, pasted.top, { width: pasted.width })
  doc.fontSize(9).text('Sent from my phone', 36, 740)
  doc.end()
  const points = (pixels: number): number => (pixels * pasted.width) / PHOTO.width
  assertPlaces(await read(await buffer(doc), 'application/pdf'), await read(pdf, 'application/pdf'), (at) => ({
    x: pasted.left + points(onPhoto(at).x),
    y: pasted.top + points(onPhoto(at).y),
  }))
})

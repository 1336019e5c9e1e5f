import type { Box } from '../../../vocabulary/index.ts'
import { agreeReadings, type Reading } from './agree-readings.ts'
import type { CellReading, RereadCell } from './cell-reading.ts'
import type { PixelBox } from '../print/detect-text.ts'
import { isMarked, shareInside } from '../print/find-checkboxes.ts'
import type { GreyImage } from '../image-page.ts'
import { lineImage, tightLine } from './line-view.ts'
import type { ReadPicture } from '../read-image-page.ts'
import { type ReadChar, recogniseLine } from './recognise-line.ts'
import { readWithTesseract } from './tesseract-line.ts'

/** Reading again any place of one picture, by both engines over differently prepared pixels. */
export const rereaderOf =
  (picture: Pick<ReadPicture, 'image' | 'ink' | 'print' | 'pixelsPerPoint' | 'lines'>): RereadCell =>
  async (box, expect, seen) => {
    const area = toPixels(box, picture)
    if (expect === 'checkbox') return readMark(picture, area)
    const line = tightLine(picture, area)
    if (!line) return { text: null, checked: null, agreed: false, confidence: 0, readings: [] }
    const readings: Reading[] = []
    if (seen) readings.push({ text: seen, confidence: 0.8, reader: 'pp_ocr' })
    readings.push(...(await readTwice(picture.image, line)))
    const told = agreeReadings(readings, expect)
    // No table and no usual value bears a number out: the third engine looks too, though two agree.
    if (expect === 'policy_number' && told.agreed && !readings.some((r) => r.reader === 'tesseract')) told.readings.push(...(await readThird(picture.image, line)))
    return { ...told, checked: null }
  }

/** Two engines over one line of print, and a third where they differ. PP-OCR sees a softened copy: another picture than the first reading saw. */
export const readTwice = async (image: GreyImage, line: PixelBox): Promise<Reading[]> => {
  const readings: Reading[] = []
  const soft = lineImage(image, line, 64, 0.3)
  const chars = await recogniseLine(soft, { left: 4, top: 4, right: soft.width - 4, bottom: soft.height - 4 })
  if (chars.length > 0) readings.push(asReading(chars, 'pp_ocr'))
  const own = await recogniseLine(image, line, 'line_reader')
  if (own.length > 0) readings.push(asReading(own, 'line_reader'))
  if (readings.length === 2 && bare(readings[0]!.text) !== '' && bare(readings[0]!.text) === bare(readings[1]!.text)) return readings
  return [...readings, ...(await readThird(image, line))]
}
const readThird = async (image: GreyImage, line: PixelBox): Promise<Reading[]> => {
  const other = await readWithTesseract(lineImage(image, line, 52, 0.25))
  return other.text ? [{ ...other, reader: 'tesseract' }] : []
}

const bare = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '')
const asReading = (chars: readonly ReadChar[], reader: Reading['reader']): Reading => {
  const text = chars.map((c) => (c.spaceBefore > 0.1 ? ' ' : '') + c.text).join('')
  return { text: text.trim(), confidence: Math.min(...chars.map((c) => c.confidence)), reader }
}

const readMark = (picture: Pick<ReadPicture, 'ink'>, area: PixelBox): CellReading => {
  const { checked, confidence } = isMarked(shareInside(picture.ink, area, 2))
  return { text: checked ? 'X' : null, checked, agreed: confidence >= 0.9, confidence, readings: [] }
}

/** A place of the page, in points, as pixels of its picture. */
export const toPixels = (box: Box, picture: Pick<ReadPicture, 'image' | 'pixelsPerPoint'>): PixelBox => {
  const { pixelsPerPoint: k, image } = picture
  return {
    left: Math.max(0, box.x * k),
    top: Math.max(0, box.y * k),
    right: Math.min(image.width, (box.x + box.w) * k),
    bottom: Math.min(image.height, (box.y + box.h) * k),
  }
}

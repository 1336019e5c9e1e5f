import type { PixelBox } from '../print/detect-text.ts'
import { resampleGrey } from '../grey-image.ts'
import type { GreyImage } from '../image-page.ts'
import { ocrModels } from '../ocr-models.ts'
import { recogniseLine } from '../lines/recognise-line.ts'

/** true when the lines of text run down or up the page instead of across. */
export const liesOnSide = (boxes: readonly PixelBox[]): boolean => {
  let across = 0
  let along = 0
  for (const b of boxes) {
    const w = b.right - b.left
    const h = b.bottom - b.top
    if (w > h * 2) across += w
    if (h > w * 2) along += h
  }
  return along > across * 1.3
}

const VOTERS = 14
/** Among so many voters so few that differ change nothing. */
const MANY = 10
const FEW = 2

/** true when the page stands on its head: the widest lines vote, and where they disagree the better reading decides. */
export const standsOnHead = async (image: GreyImage, boxes: readonly PixelBox[]): Promise<boolean> => {
  const lines = boxes
    .filter((b) => b.right - b.left > (b.bottom - b.top) * 3 && b.bottom - b.top >= 8)
    .sort((a, b) => b.right - b.left - (a.right - a.left))
    .slice(0, VOTERS)
  if (lines.length === 0) return false
  const models = await ocrModels()
  let turned = 0
  for (const line of lines) {
    const width = Math.min(line.right - line.left, (line.bottom - line.top) * 4)
    const grey = resampleGrey(image, line.left, line.top, line.left + width, line.bottom, 192, 48)
    const input = new Float32Array(3 * 48 * 192)
    for (let i = 0; i < grey.length; i++) input[i] = input[i + grey.length] = input[i + grey.length * 2] = grey[i]! / 127.5 - 1
    if ((await models.upright(input)) < 0.5) turned++
  }
  if (turned === 0 || (lines.length >= MANY && turned <= FEW)) return false
  if (turned === lines.length && lines.length >= 5) return true
  return (await certainty(turnBoxes(lines, image), halfTurned(image))) > (await certainty(lines, image))
}

const certainty = async (lines: readonly PixelBox[], image: GreyImage): Promise<number> => {
  let sum = 0
  let count = 0
  for (const line of lines.slice(0, 5)) {
    const width = Math.min(line.right - line.left, (line.bottom - line.top) * 8)
    const chars = await recogniseLine(image, { ...line, right: line.left + width })
    for (const c of chars) sum += c.confidence
    count += Math.max(chars.length, 1)
  }
  return count > 0 ? sum / count : 0
}
const turnBoxes = (lines: readonly PixelBox[], image: GreyImage): PixelBox[] =>
  lines.map((b) => ({
    left: image.width - b.right,
    right: image.width - b.left,
    top: image.height - b.bottom,
    bottom: image.height - b.top,
  }))
const halfTurned = (image: GreyImage): GreyImage => ({ ...image, data: image.data.slice().reverse() })

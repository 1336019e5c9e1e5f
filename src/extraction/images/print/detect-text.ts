import { connectInk } from './connected-ink.ts'
import { resampleGrey } from '../grey-image.ts'
import type { GreyImage } from '../image-page.ts'
import { ocrModels } from '../ocr-models.ts'

/** A rectangle in pixels, right and bottom exclusive. */
export type PixelBox = { left: number; top: number; right: number; bottom: number }

const TEXT_LIKELY = 0.3
const BOX_LIKELY = 0.45
/** The detector shrinks text by this share of area over perimeter; growing back by it gives the line's true bounds. */
const UNCLIP = 1.6
const BOXES_MAX = 3000

/**
 * Where lines of text stand. `side` is the longer side the page is reduced to for the detector:
 * 1280 finds 5-point print on a letter page at under a second.
 */
export const detectText = async (image: GreyImage, side: number): Promise<PixelBox[]> => {
  const scale = Math.min(1.5, side / Math.max(image.width, image.height))
  const width = Math.max(32, Math.round((image.width * scale) / 32) * 32)
  const height = Math.max(32, Math.round((image.height * scale) / 32) * 32)
  const grey = resampleGrey(image, 0, 0, image.width, image.height, width, height)
  const models = await ocrModels()
  const input = detectorInput(grey)
  const map = await models.detect(input, width, height)
  spare = input
  const mask = new Uint8Array(width * height)
  for (let i = 0; i < mask.length; i++) mask[i] = map[i]! > TEXT_LIKELY ? 1 : 0
  const labelled = connectInk({ data: mask, width, height })
  const sums = new Float64Array(labelled.groups.length)
  for (let run = 0; run < labelled.runs; run++) {
    const base = labelled.runY[run]! * width
    let sum = 0
    for (let x = labelled.runFrom[run]!; x < labelled.runTo[run]!; x++) sum += map[base + x]!
    sums[labelled.runGroup[run]!]! += sum
  }
  const boxes: PixelBox[] = []
  labelled.groups.forEach((group, i) => {
    const w = group.right - group.left
    const h = group.bottom - group.top
    if (w < 3 || h < 3 || sums[i]! / group.pixels < BOX_LIKELY || boxes.length >= BOXES_MAX) return
    const grow = (w * h * UNCLIP) / (2 * (w + h))
    boxes.push({
      left: Math.max(0, ((group.left - grow) * image.width) / width),
      top: Math.max(0, ((group.top - grow) * image.height) / height),
      right: Math.min(image.width, ((group.right + grow) * image.width) / width),
      bottom: Math.min(image.height, ((group.bottom + grow) * image.height) / height),
    })
  })
  return boxes
}

const MEAN = [0.485, 0.456, 0.406]
const SPREAD = [0.229, 0.224, 0.225]
const [RED, GREEN, BLUE] = MEAN.map((mean, channel) => Float32Array.from({ length: 256 }, (_, v) => (v / 255 - mean) / SPREAD[channel]!)) as [Float32Array, Float32Array, Float32Array]
/** The input of the last page, for the next of its size: memory that is new to the process costs more than what is written to it. */
let spare: Float32Array | null = null
const detectorInput = (grey: Uint8Array): Float32Array => {
  const size = grey.length
  const out = spare?.length === size * 3 ? spare : new Float32Array(size * 3)
  // Nobody else gets it while the detector looks.
  spare = null
  for (let i = 0; i < size; i++) {
    const level = grey[i]!
    out[i] = RED[level]!
    out[size + i] = GREEN[level]!
    out[2 * size + i] = BLUE[level]!
  }
  return out
}

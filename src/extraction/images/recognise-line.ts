import type { PixelBox } from './detect-text.ts'
import { resampleGrey } from './grey-image.ts'
import type { GreyImage } from './image-page.ts'
import { ocrModels } from './ocr-models.ts'

/** One recognised character; `centre` in pixels of the picture it was read from; `spaceBefore` how much the recogniser leaned to a space before it. */
export type ReadChar = { text: string; confidence: number; centre: number; spaceBefore: number }

const HEIGHT = 48
const WIDTH_MAX = 1600
/** Each output step of the recogniser covers this many input columns. */
const STEP = 8

/** What the recogniser makes of one line: for each of `steps` places along it a chance for every class; `place` gives a step's middle in the picture. */
export type LineScores = { steps: number; classes: number; scores: Float32Array; wanted: { class: Int32Array; text: string[] }; place: (step: number) => number }

/** Reads one line of text inside the box: characters left to right, without spaces. */
export const recogniseLine = async (image: GreyImage, box: PixelBox): Promise<ReadChar[]> => {
  const line = await scoreLine(image, box)
  return line ? decodeLine(line) : []
}

/** The recogniser's chances over the line inside the box; null where nothing can stand in it. */
export const scoreLine = async (image: GreyImage, box: PixelBox): Promise<LineScores | null> => {
  const w = box.right - box.left
  const h = box.bottom - box.top
  if (w < 2 || h < 3) return null
  const scale = HEIGHT / h
  const inner = Math.max(16, Math.min(WIDTH_MAX, Math.round(w * scale)))
  const width = Math.ceil(inner / STEP) * STEP + STEP
  const grey = resampleGrey(image, box.left, box.top, box.right, box.bottom, inner, HEIGHT)
  const models = await ocrModels()
  const input = lineInput(grey, inner, width)
  const { steps, classes, scores } = await models.recognise(input, width)
  const stepWidth = width / steps
  return { steps, classes, scores, wanted: models.wanted, place: (step) => box.left + ((step + 0.5) * stepWidth * w) / inner }
}

/** Grey levels to the recogniser's range, the same in each of its three channels; the rest of the row is paper. */
export const lineInput = (grey: Uint8Array, inner: number, width: number): Float32Array => {
  const plane = width * HEIGHT
  const out = new Float32Array(plane * 3).fill(1)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < inner; x++) out[y * width + x] = grey[y * inner + x]! / 127.5 - 1
  }
  out.copyWithin(plane, 0, plane)
  out.copyWithin(plane * 2, 0, plane)
  return out
}

/** Greedy reading among the wanted characters: repeats collapse, blanks separate. */
export const decodeLine = ({ scores, steps, classes, wanted, place }: LineScores): ReadChar[] => {
  const chars: ReadChar[] = []
  let previous = -1
  let weight = 0
  let moment = 0
  let open: { at: number; best: number; lean: number } | null = null
  const space = wanted.class[wanted.class.length - 1]!
  let leaning = 0
  const close = (): void => {
    if (!open) return
    const text = wanted.text[open.at]!
    if (text !== ' ') chars.push({ text, confidence: open.best, centre: place(moment / weight), spaceBefore: open.lean })
    open = null
  }
  for (let step = 0; step < steps; step++) {
    const base = step * classes
    let best = -1
    let bestScore = scores[base]!
    for (let i = 0; i < wanted.class.length; i++) {
      const score = scores[base + wanted.class[i]!]!
      if (score > bestScore) {
        bestScore = score
        best = i
      }
    }
    const lean = scores[base + space]!
    if (best !== previous) {
      close()
      if (best >= 0) {
        open = { at: best, best: bestScore, lean: leaning }
        if (wanted.text[best] !== ' ') leaning = 0
        weight = 0
        moment = 0
      }
    }
    if (open && best >= 0) {
      open.best = Math.max(open.best, bestScore)
      weight += bestScore
      moment += step * bestScore
    }
    previous = best
    leaning = Math.max(leaning, lean)
  }
  close()
  return chars
}

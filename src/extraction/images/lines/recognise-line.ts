import type { PixelBox } from '../print/detect-text.ts'
import { resampleGrey } from '../grey-image.ts'
import type { GreyImage } from '../image-page.ts'
import { type LineChances, ocrModels, type Wanted } from '../ocr-models.ts'

/** One recognised character; `centre` in pixels of the picture it was read from; `spaceBefore` how much the recogniser leaned to a space before it. */
export type ReadChar = { text: string; confidence: number; centre: number; spaceBefore: number }

/** Who looks at the line: PP-OCR, or the project's own reader of coarse print. */
export type LineEngine = 'pp_ocr' | 'line_reader'
/** Rows of an engine's window, its widest window, and the input columns that each step of its output covers. */
const WINDOW = { pp_ocr: { height: 48, widthMax: 1600, step: 8 }, line_reader: { height: 32, widthMax: 1100, step: 4 } }

/**
 * Columns of paper drawn before and behind a line. Print that begins at the rule of its cell is cut off there, and both engines pass
 * over what touches the rim, as sure of the rest as ever: 12-01-2024 was read as 2-01-2024.
 */
const MARGIN = 12

/** What the recogniser makes of one line: for each of `steps` places along it a chance for every class; `place` gives a step's middle in the picture. */
export type LineScores = LineChances & { wanted: Wanted; place: (step: number) => number }

/** Reads one line of text inside the box: characters left to right, without spaces. */
export const recogniseLine = async (image: GreyImage, box: PixelBox, engine: LineEngine = 'pp_ocr'): Promise<ReadChar[]> => {
  const line = await scoreLine(image, box, engine)
  return line ? decodeLine(line) : []
}

/** The engine's chances over the line inside the box; null where nothing can stand in it. */
export const scoreLine = async (image: GreyImage, box: PixelBox, engine: LineEngine = 'pp_ocr'): Promise<LineScores | null> => {
  const { height, widthMax, step } = WINDOW[engine]
  const w = box.right - box.left
  const h = box.bottom - box.top
  if (w < 2 || h < 3) return null
  const scale = height / h
  const inner = Math.max(16, Math.min(widthMax, Math.round(w * scale)))
  const width = Math.ceil((inner + 2 * MARGIN) / step) * step + step
  const grey = resampleGrey(image, box.left, box.top, box.right, box.bottom, inner, height)
  const models = await ocrModels()
  const own = engine === 'line_reader'
  const chances = own
    ? await models.readLine(lineInput(grey, inner, width, height, 1), width)
    : await models.recognise(lineInput(grey, inner, width, height, 3), width)
  const stepWidth = width / chances.steps
  const wanted = own ? models.wantedLine : models.wanted
  return { ...chances, wanted, place: (at) => box.left + (((at + 0.5) * stepWidth - MARGIN) * w) / inner }
}

/** Grey levels to an engine's range, the same in each of its channels; around it is paper. */
const lineInput = (grey: Uint8Array, inner: number, width: number, height: number, channels: number): Float32Array => {
  const plane = width * height
  const out = new Float32Array(plane * channels).fill(1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < inner; x++) out[y * width + x + MARGIN] = grey[y * inner + x]! / 127.5 - 1
  }
  for (let channel = 1; channel < channels; channel++) out.copyWithin(plane * channel, 0, plane)
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

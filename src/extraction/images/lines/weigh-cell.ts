import type { Box } from '../../../vocabulary/index.ts'
import type { PixelBox } from '../print/detect-text.ts'
import type { GreyImage } from '../image-page.ts'
import { lineImage, tightLine } from './line-view.ts'
import type { ReadPicture } from '../read-image-page.ts'
import { decodeLine, type LineEngine, type LineScores, scoreLine } from './recognise-line.ts'
import { toPixels } from './reread-cell.ts'
import { weighTexts } from './weigh-texts.ts'

/**
 * What one place of a picture says of texts that may stand there. `weights`: for each text the natural log of its chance
 * against the best free reading, the mean over several views; 0 is as good as read, below -8 it does not stand there.
 * `free`: what each view reads by itself. Null when the place holds no one line of print.
 */
export type WeighCell = (box: Box, texts: readonly string[], figures: boolean) => Promise<{ weights: number[]; free: string[] } | null>

/**
 * How the line is drawn for the readers beside its own way: height in pixels, margin in heights, width. The project's own reader
 * looks at all, PP-OCR, which takes seven times as long and knows coarse print less well, at its own way and the first.
 */
const DRAWN: [height: number, margin: number, stretch: number][] = [
  [64, 0.3, 1],
  [48, 0.12, 1.15],
  [56, 0.2, 0.9],
]
const DRAWN_FOR_OTHER = 1
const EDGE = 2
const BOTH: readonly LineEngine[] = ['line_reader', 'pp_ocr']
/** Places whose views are kept: a view is some megabytes, and a packet has many doubtful cells. */
const PLACES_KEPT = 4

/** Weighing any place of one picture. What was seen of the last few places is kept for the next question about them. */
export const weigherOf = (picture: Pick<ReadPicture, 'image' | 'print' | 'pixelsPerPoint' | 'lines'>): WeighCell => {
  const seen = new Map<string, LineScores[] | null>()
  return async (box, texts, figures) => {
    const key = [box.x, box.y, box.w, box.h].map(Math.round).join(' ')
    const known = seen.get(key)
    const views = known === undefined ? await viewsOf(picture, box) : known
    seen.delete(key)
    seen.set(key, views)
    if (seen.size > PLACES_KEPT) seen.delete(seen.keys().next().value!)
    if (!views) return null
    return { weights: weighTexts(views, texts, figures), free: views.map((v) => decodeLine(v).map((c) => c.text).join('')) }
  }
}

const viewsOf = async (picture: Pick<ReadPicture, 'image' | 'print' | 'pixelsPerPoint' | 'lines'>, box: Box): Promise<LineScores[] | null> => {
  const line = tightLine(picture, toPixels(box, picture))
  if (!line) return null
  const views: LineScores[] = []
  const look = async (image: GreyImage, box: PixelBox, engines: readonly LineEngine[]): Promise<void> => {
    for (const engine of engines) {
      const view = await scoreLine(image, box, engine)
      if (view) views.push(view)
    }
  }
  await look(picture.image, line, BOTH)
  for (const [i, [height, margin, stretch]] of DRAWN.entries()) {
    const drawn = lineImage(picture.image, line, height, margin, stretch)
    const whole = { left: EDGE, top: EDGE, right: drawn.width - EDGE, bottom: drawn.height - EDGE }
    await look(drawn, whole, i < DRAWN_FOR_OTHER ? BOTH : BOTH.slice(0, 1))
  }
  return views.length > 0 ? views : null
}

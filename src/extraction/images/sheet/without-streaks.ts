import type { GreyImage } from '../image-page.ts'

/** A streak of the scanner's glass is so thin at most, in pixels, and darker than what lies on both its sides by so many levels. */
const THIN_MAX = 3
const DARKER = 24
/** It runs from edge to edge, if only in dashes where it was faint; a form's rule ends before its paper does. */
const SHARE_MIN = 0.5
const [END_SHARE, DARK_AT_END] = [0.012, 0.3]
/** Of so many pixels along it one is looked at. */
const EVERY = 9
/** More of them are rules of a picture that shows a part of a table. */
const STREAKS_MAX = 4

/**
 * The picture without the thin dark lines that dust on a scanner's glass draws through a page, straight down or across it however the
 * paper lay: turned with the paper they would be slanted rules, through a column of letters. What is as dark beside them stays.
 */
export const withoutStreaks = (image: GreyImage): GreyImage => {
  const down = streaksIn(image, image.width, image.height, 1, image.width)
  const across = streaksIn(image, image.height, image.width, image.width, 1)
  if (down.length === 0 && across.length === 0) return image
  const data = image.data.slice()
  for (const at of down) blend(data, at, image.height, 1, image.width)
  for (const at of across) blend(data, at, image.width, image.width, 1)
  return { ...image, data }
}

/** Where streaks begin among `count` lines of `length` pixels; `step` leads to the next line and `along` on along one. None where there are too many. */
function streaksIn({ data }: GreyImage, count: number, length: number, step: number, along: number): number[] {
  const side = THIN_MAX * step
  const end = Math.ceil(length * END_SHARE)
  const found: number[] = []
  for (let at = THIN_MAX; at < count - THIN_MAX; at++) {
    const begins = at * step
    const isDark = (place: number): boolean => {
      const p = begins + place * along
      return Math.min(data[p - side]!, data[p + side]!) - data[p]! >= DARKER
    }
    const missedMax = ((1 - SHARE_MIN) * length) / EVERY
    let missed = 0
    for (let place = 0; place < length && missed <= missedMax; place += EVERY) if (!isDark(place)) missed++
    if (missed > missedMax) continue
    // At both ends of the paper too.
    const reaches = (from: number, to: number): boolean => {
      let dark = 0
      for (let place = from; place < to; place++) if (isDark(place)) dark++
      return dark >= DARK_AT_END * (to - from)
    }
    if (!reaches(0, end) || !reaches(length - end, length)) continue
    if (found.length === 0 || at - found.at(-1)! > THIN_MAX) found.push(at)
    if (found.length > STREAKS_MAX) return []
  }
  return found
}

/** Draws what lies on both sides of a streak over it; strokes that cross it go on. */
function blend(data: Uint8Array, at: number, length: number, step: number, along: number): void {
  for (let place = 0; place < length; place++) {
    const begins = at * step + place * along
    const paper = Math.min(data[begins - THIN_MAX * step]!, data[begins + THIN_MAX * step]!)
    for (let d = 1 - THIN_MAX; d < THIN_MAX; d++) if (data[begins + d * step]! < paper) data[begins + d * step] = paper
  }
}

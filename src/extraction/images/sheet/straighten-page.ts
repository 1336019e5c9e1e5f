import { asPositive } from './as-positive.ts'
import { binarise } from './binarise.ts'
import { calmGrain, type SeenInk } from './calm-grain.ts'
import { darkenPale } from './darken-pale.ts'
import { detectText, type PixelBox } from '../print/detect-text.ts'
import { estimateSkew } from './estimate-skew.ts'
import { estimateWaves, wavesAt, wavesOfBoth } from './estimate-waves.ts'
import { findSheet } from './find-sheet.ts'
import { liesOnSide, standsOnHead } from './find-upright.ts'
import { flattenLight } from './flatten-light.ts'
import { shrinkGrey, turnGrey } from '../grey-image.ts'
import { applyHomography, type Homography, multiplyHomographies, type Point } from './homography.ts'
import type { GreyImage, ReadImageOptions } from '../image-page.ts'
import { assumedDpi, trustedDpi } from './picture-dpi.ts'
import { warpGrey } from './warp-grey.ts'
import { withoutStreaks } from './without-streaks.ts'

/** Print of 5 points, the smallest on the forms, is 14 pixels high at this resolution: what the recogniser needs and no more. */
const WORK_DPI = 200
const SIDE_MAX = 3600
const DETECTOR_SIDE = 1280
const SKEW_DEGREES_MAX = 12
const SKEW_WORTH_TURNING = 0.0006

/** Slivers of ground along a sheet that was cut out are read as print; nothing is printed so near to its rim. */
const RIM_POINTS = 3.5
const SHEET_POINTS = 612

/** `onSource` tells where a place of the image lies on the picture it was made from, in its pixels; `seen` is the image's ink, where it was looked for. */
export type StraightPage = { image: GreyImage; pixelsPerPoint: number; boxes: PixelBox[]; seen: SeenInk | null; onSource: (x: number, y: number) => Point }

/** The page upright and level, evenly lit, at the working resolution, with the places of its text. */
export const straightenPage = async (picture: GreyImage, dpi: number | undefined, options: ReadImageOptions): Promise<StraightPage> => {
  const source = withoutStreaks(asPositive(picture))
  const sheet = options.rendered ? null : findSheet(source)
  const size = sheet ? sheet.size : { width: source.width, height: source.height }
  const given = options.rendered ? dpi : trustedDpi(size, dpi)
  const scale = workScale(size, given ?? assumedDpi(size), options.rendered === true)
  const width = Math.round(size.width * scale)
  const height = Math.round(size.height * scale)
  let toSource: Homography = multiplyHomographies(sheet ? sheet.toSource : [1, 0, 0, 0, 1, 0, 0, 0, 1], [
    1 / scale,
    0,
    0,
    0,
    1 / scale,
    0,
    0,
    0,
    1,
  ])
  const plain = scale === 1 && !sheet
  // What the sides show comes first: large waves lay lines of print on their neighbours and look like skew.
  const ofSides = sheet?.waves ?? null
  let image = flattenLight(plain ? source : warpGrey(source, toSource, width, height, ofSides))
  const angle = estimateSkew(binarise(shrinkGrey(image, 2), 24), SKEW_DEGREES_MAX)
  if (Math.abs(angle) > SKEW_WORTH_TURNING) {
    toSource = multiplyHomographies(toSource, rotationAbout(angle, width / 2, height / 2))
    image = flattenLight(warpGrey(source, toSource, width, height, ofSides))
  }
  // A scanner presses the paper flat.
  const ofPrint = options.rendered || (!sheet && given) ? null : estimateWaves(binarise(shrinkGrey(image, 2), 24))
  const waves = wavesOfBoth(ofSides, ofPrint)
  if (ofPrint) image = flattenLight(warpGrey(source, toSource, width, height, waves))
  image = darkenPale(image)
  const calm = calmGrain(image, source, options.rendered ? undefined : (given ?? assumedDpi(size)))
  image = calm.image
  if (sheet) image = withoutRim(image, Math.round((RIM_POINTS * width) / SHEET_POINTS))
  let boxes = await detectText(image, DETECTOR_SIDE)
  const turns: Turn[] = []
  if (liesOnSide(boxes)) {
    turns.push((x, y) => ({ x: y, y: height - x }))
    image = turnGrey(image, 1)
    boxes = await detectText(image, DETECTOR_SIDE)
  }
  if (await standsOnHead(image, boxes)) {
    const whole = image
    turns.push((x, y) => ({ x: whole.width - x, y: whole.height - y }))
    image = turnGrey(image, 2)
    boxes = await detectText(image, DETECTOR_SIDE)
  }
  const onSource = (x: number, y: number): Point => {
    const laid = turns.reduceRight((at, back) => back(at.x, at.y), { x, y })
    const lift = waves ? wavesAt(waves, laid.y / height)(laid.x / width) * height : 0
    return applyHomography(toSource, laid.x, laid.y + lift)
  }
  return { image, pixelsPerPoint: ((given ?? assumedDpi(size)) * scale) / 72, boxes, seen: image === calm.image ? calm.seen : null, onSource }
}
/** Back from a turned picture to the one before. */
type Turn = (x: number, y: number) => Point

const withoutRim = ({ data, width, height }: GreyImage, rim: number): GreyImage => {
  const out = new Uint8Array(data.length).fill(255)
  for (let y = rim; y < height - rim; y++) out.set(data.subarray(y * width + rim, (y + 1) * width - rim), y * width + rim)
  return { data: out, width, height }
}

const workScale = (size: { width: number; height: number }, dpi: number, rendered: boolean): number => {
  const wanted = Math.min(WORK_DPI / dpi, SIDE_MAX / Math.max(size.width, size.height))
  return rendered && wanted > 0.8 && wanted < 1.15 ? 1 : wanted
}

const rotationAbout = (angle: number, x: number, y: number): Homography => {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0, 1]
}

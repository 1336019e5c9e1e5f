import sharp from 'sharp'
import { byteStream } from './add-noise.ts'
import type { Picture } from './degrade-scan.ts'
import type { Grey } from './render-paper.ts'
import type { Choices } from './seeded-random.ts'

type Point = [x: number, y: number]

/** A phone's picture of the paper on a desk: in perspective, unevenly lit, a little blurred; 3 to 8 megapixels. */
export async function photographPage(page: Grey, choices: Choices): Promise<Picture> {
  const width = choices.int(1600, 2400)
  const height = Math.round(width * choices.between(1.28, 1.4))
  const corners = inventCorners(choices, width, height)
  const toPaper = inverse(homography(page.width, page.height, corners))
  const light = inventLight(choices, width, height)
  const desk = choices.pick<[number, number, number]>([
    [92, 68, 50],
    [60, 62, 66],
    [150, 140, 126],
    [44, 50, 58],
  ])
  const paperTint = choices.pick<[number, number, number]>([
    [1, 0.99, 0.96],
    [1, 0.96, 0.88],
    [0.96, 0.98, 1],
  ])
  const pixels = new Uint8Array(width * height * 3)
  const byte = byteStream(choices)
  const grain = choices.between(0.02, 0.07)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = project(toPaper, x, y)
      const inside = u >= 0 && v >= 0 && u < page.width - 1 && v < page.height - 1
      const ink = inside ? 22 + sample(page, u, v) * 0.9 : -1
      const shine = light(x, y)
      const noise = (byte() + byte() - 255) * grain
      const at = (y * width + x) * 3
      for (let c = 0; c < 3; c += 1) {
        const base = inside ? ink * paperTint[c]! : desk[c]! + ((byte() - 128) >> 4)
        pixels[at + c] = Math.max(0, Math.min(255, base * shine + noise))
      }
    }
  }
  let image = sharp(pixels, { raw: { width, height, channels: 3 } }).blur(choices.between(0.35, 1.1))
  const turned = choices.chance(0.12) ? choices.pick([90, 180, 270]) : 0
  if (turned) image = sharp(await image.png({ compressionLevel: 1 }).toBuffer()).rotate(turned)
  const { data, info } = await image.jpeg({ quality: choices.int(60, 90) }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, dpiX: 72, dpiY: 72 }
}

/** Where the paper's corners come to lie: clockwise from the top left. */
function inventCorners(choices: Choices, width: number, height: number): Point[] {
  const edge = (): number => choices.between(0.025, 0.085)
  const lean = choices.between(-0.022, 0.022)
  const turn = choices.between(-0.022, 0.022)
  return [
    [width * (edge() + lean), height * (edge() + turn)],
    [width * (1 - edge() + lean * 0.5), height * (edge() - turn)],
    [width * (1 - edge() - lean), height * (1 - edge() - turn)],
    [width * (edge() - lean * 0.5), height * (1 - edge() + turn)],
  ].map(([x, y]) => [Math.max(2, Math.min(width - 3, x!)), Math.max(2, Math.min(height - 3, y!))])
}

/** Light that falls off to one side, and now and then the shadow of a hand or a phone. */
function inventLight(choices: Choices, width: number, height: number): (x: number, y: number) => number {
  const dx = choices.between(-0.28, 0.28) / width
  const dy = choices.between(-0.28, 0.28) / height
  const level = choices.between(0.74, 0.95)
  const shadow = choices.chance(0.5) ? choices.between(0.68, 0.88) : 1
  const slope = choices.between(-0.8, 0.8)
  const start = height * choices.between(0.35, 0.8)
  return (x, y) => {
    const even = level + dx * (x - width / 2) + dy * (y - height / 2)
    const into = (y - start - slope * (x - width / 2)) / 90
    const dark = shadow + (1 - shadow) / (1 + Math.exp(into))
    return even * dark
  }
}

function sample({ pixels, width }: Grey, u: number, v: number): number {
  const x = Math.floor(u)
  const y = Math.floor(v)
  const fx = u - x
  const fy = v - y
  const at = y * width + x
  const upper = pixels[at]! * (1 - fx) + pixels[at + 1]! * fx
  const lower = pixels[at + width]! * (1 - fx) + pixels[at + width + 1]! * fx
  return upper * (1 - fy) + lower * fy
}

type Matrix = [number, number, number, number, number, number, number, number, number]

function project(m: Matrix, x: number, y: number): Point {
  const w = m[6] * x + m[7] * y + m[8]
  return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w]
}

/** The mapping of a w by h rectangle onto four corners (Heckbert's closed form for the unit square, scaled). */
function homography(w: number, h: number, corners: Point[]): Matrix {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Point, Point, Point, Point]
  const sx = x0 - x1 + x2 - x3
  const sy = y0 - y1 + y2 - y3
  const dx1 = x1 - x2
  const dx2 = x3 - x2
  const dy1 = y1 - y2
  const dy2 = y3 - y2
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const k = (dx1 * sy - sx * dy1) / det
  return [(x1 - x0 + g * x1) / w, (x3 - x0 + k * x3) / h, x0, (y1 - y0 + g * y1) / w, (y3 - y0 + k * y3) / h, y0, g / w, k / h, 1]
}

function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

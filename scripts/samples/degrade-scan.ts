import sharp, { type Sharp } from 'sharp'
import { addNoise, addSpecks } from './add-noise.ts'
import type { Grey } from './render-paper.ts'
import type { Choices } from './seeded-random.ts'

/** What a page looks like after a journey: an encoded picture and the resolution it claims. */
export type Picture = { bytes: Buffer; width: number; height: number; dpiX: number; dpiY: number }

const raw = ({ pixels, width, height }: Grey): Sharp => sharp(Buffer.from(pixels), { raw: { width, height, channels: 1 } })

/** An office scanner: a little crooked, a little soft, dusty, JPEG. */
export async function scanPage(page: Grey, choices: Choices): Promise<Picture> {
  const angle = choices.chance(0.2) ? 0 : choices.between(-2, 2)
  const turned = choices.chance(0.04) ? 180 : 0
  const paper = choices.int(238, 255)
  const ink = choices.int(0, 60)
  const { data, info } = await raw(page)
    .rotate(angle + turned, { background: '#ffffff' })
    .blur(choices.between(0.3, 0.85))
    .linear((paper - ink) / 255, ink)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.max(0, Math.floor((info.width - page.width) / 2))
  const top = Math.max(0, Math.floor((info.height - page.height) / 2))
  const flat = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .extract({ left, top, width: Math.min(page.width, info.width), height: Math.min(page.height, info.height) })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey: Grey = { pixels: new Uint8Array(flat.data), width: flat.info.width, height: flat.info.height, dpi: page.dpi }
  addSpecks(grey, choices, choices.between(0, 1.2))
  addNoise(grey, choices, choices.between(2, 11))
  if (choices.chance(0.35)) shadeEdge(grey, choices)
  const bytes = await raw(grey)
    .withDensity(page.dpi)
    .jpeg({ quality: choices.int(38, 88) })
    .toBuffer()
  return { bytes, width: grey.width, height: grey.height, dpiX: page.dpi, dpiY: page.dpi }
}

/** The dark strip where the lid did not close. */
function shadeEdge({ pixels, width, height, dpi }: Grey, choices: Choices): void {
  const reach = Math.round(dpi * choices.between(0.05, 0.25))
  const right = choices.chance(0.5)
  for (let y = 0; y < height; y += 1) {
    for (let d = 0; d < reach; d += 1) {
      const at = y * width + (right ? width - 1 - d : d)
      pixels[at] = pixels[at]! * (0.45 + (0.55 * d) / reach)
    }
  }
}

/** A fax: black or white, fewer lines than dots to a line (204 by 196 or 98), a header of the sending machine's. */
export async function faxPage(page: Grey, choices: Choices, linesPerInch: 98 | 196): Promise<Picture> {
  const width = Math.round((page.width / page.dpi) * 204)
  const height = Math.round((page.height / page.dpi) * linesPerInch)
  const { data } = await raw(page)
    .rotate(choices.between(-0.8, 0.8), { background: '#ffffff' })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey: Grey = { pixels: new Uint8Array(data), width, height, dpi: 204 }
  addNoise(grey, choices, 14)
  const threshold = choices.int(125, 185)
  for (let n = 0; n < grey.pixels.length; n += 1) grey.pixels[n] = grey.pixels[n]! < threshold ? 0 : 255
  addSpecks({ ...grey, dpi: 150 }, choices, choices.between(0.2, 3))
  const bytes = await raw(await withHeader(grey, choices))
    .png({ palette: true, colours: 2 })
    .toBuffer()
  return { bytes, width, height, dpiX: 204, dpiY: linesPerInch }
}

async function withHeader(page: Grey, choices: Choices): Promise<Grey> {
  const text = `${choices.pick(['NOV 20 2026', '11/20/26', '2026-11-20'])} ${choices.int(8, 17)}:${choices.int(10, 59)}   FROM: ${choices.digits(3)} 555 01${choices.digits(2)}   P. 01/01`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="30"><text x="60" y="20" font-family="monospace" font-size="18">${text}</text></svg>`
  const { data } = await raw(page)
    .composite([{ input: Buffer.from(svg), left: 0, top: 4 }])
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const channels = data.length / (page.width * page.height)
  const pixels = Uint8Array.from({ length: page.width * page.height }, (_, n) => (data[n * channels]! < 128 ? 0 : 255))
  return { ...page, pixels }
}

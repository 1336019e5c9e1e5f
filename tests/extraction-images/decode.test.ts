import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp, { type CreateRaw, type Sharp } from 'sharp'
import { imagePages, PictureError } from '../../src/extraction/images/index.ts'
import type { PixelImage } from '../../src/extraction/images/index.ts'

const all = async (bytes: Uint8Array, pagesMax = 10): Promise<PixelImage[]> => {
  const pages: PixelImage[] = []
  for await (const page of imagePages(bytes, '', pagesMax)) pages.push(page)
  return pages
}
/** White, 60 by 50, with a black block in the top left corner. */
const marked = (): Sharp => {
  const pixels = Buffer.alloc(60 * 50, 255)
  for (let y = 0; y < 10; y++) pixels.fill(0, y * 60, y * 60 + 15)
  return sharp(pixels, { raw: { width: 60, height: 50, channels: 1 } })
}
const darkCorner = ({ data, width, height }: PixelImage): string => {
  const dark = (x: number, y: number): boolean => data[y * width + x]! < 128
  if (dark(4, 4)) return 'top left'
  if (dark(width - 5, 4)) return 'top right'
  if (dark(4, height - 5)) return 'bottom left'
  return dark(width - 5, height - 5) ? 'bottom right' : 'none'
}

test('a picture is turned as its EXIF orientation says, all eight ways', async () => {
  const corners: Record<number, string> = {
    1: 'top left', 2: 'top right', 3: 'bottom right', 4: 'bottom left',
    5: 'top left', 6: 'top right', 7: 'bottom right', 8: 'bottom left',
  }
  for (const [orientation, corner] of Object.entries(corners)) {
    const bytes = await marked().withMetadata({ orientation: Number(orientation) }).jpeg({ quality: 95 }).toBuffer()
    const [page] = await all(bytes)
    assert.equal(darkCorner(page!), corner, `orientation ${orientation}`)
    assert.equal(page!.width > page!.height, Number(orientation) < 5, `sides at orientation ${orientation}`)
  }
})

test('16 bits, four inks and transparency come as grey paper', async () => {
  const deep = await marked().toColourspace('grey16').png().toBuffer()
  const inks = await marked().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
  const clear = await sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer()
  for (const bytes of [deep, inks]) {
    const [page] = await all(bytes)
    assert.equal(page!.channels, 1)
    assert.equal(darkCorner(page!), 'top left')
    assert.ok(page!.data[page!.data.length - 1]! > 230, 'paper stays white')
  }
  const [page] = await all(clear)
  assert.equal(page!.data[0], 255, 'what is transparent is paper')
})

test('a fax of twice as many dots across as down gets square pixels, by its tags or by its looks', async () => {
  const black = (width: number, height: number): Sharp => {
    const pixels = Buffer.alloc(width * height, 255)
    for (let y = 0; y < 10; y++) pixels.fill(0, y * width, y * width + 15)
    return sharp(pixels, { raw: { width, height, channels: 1 } })
  }
  // sharp writes dots to the millimetre: 204 and 98 to the inch.
  const tagged = await black(60, 60).tiff({ xres: 204 / 25.4, yres: 98 / 25.4 }).toBuffer()
  const bare = await black(60, 38).png().toBuffer()
  for (const bytes of [tagged, bare]) {
    const [page] = await all(bytes)
    assert.equal(page!.data.length, page!.width * page!.height, 'one byte a pixel')
    assert.ok(page!.height / page!.width > 1.2)
    assert.equal(darkCorner(page!), 'top left')
  }
})

test('a grey fax kept as JPEG or PNG has its dots across and down in the file; those of no sheet of paper are not believed', async () => {
  const grey = sharp(Buffer.alloc(1734 * 1078, 200), { raw: { width: 1734, height: 1078, channels: 1 } })
  const plain = await grey.jpeg().toBuffer()
  const jpeg = (x: number, y: number): Uint8Array => {
    // JFIF 1.1, dots to the inch, no thumbnail.
    const head = Buffer.from('ffe000104a46494600010101000000000000', 'hex')
    head.writeUInt16BE(x, 12)
    head.writeUInt16BE(y, 14)
    return Buffer.concat([plain.subarray(0, 2), head, plain.subarray(2)])
  }
  const png = await grey.png().withMetadata({ density: 204 }).toBuffer()
  const at = png.indexOf('pHYs') + 8
  png.writeUInt32BE(Math.round(98 / 0.0254), at)
  const heights = async (bytes: Uint8Array): Promise<number> => (await all(bytes))[0]!.height
  assert.equal(await heights(jpeg(204, 98)), Math.round((1078 * 204) / 98))
  assert.equal(await heights(png), Math.round((1078 * 204) / 98))
  assert.equal(await heights(jpeg(204, 204)), 1078)
  assert.equal(await heights(jpeg(96, 48)), 1078)
})

test('every frame of a TIFF is a page, and too many are refused', async () => {
  const frames = Buffer.concat([Buffer.alloc(60 * 50, 255), Buffer.alloc(60 * 50, 200), Buffer.alloc(60 * 50, 90)])
  const tiff = await sharp(frames, { raw: { width: 60, height: 150, channels: 1, pageHeight: 50 } as CreateRaw })
    .tiff({ compression: 'none' })
    .toBuffer()
  const pages = await all(tiff)
  assert.deepEqual(pages.map((p) => Math.round(p.data[0]! / 10)), [26, 20, 9])
  await assert.rejects(all(tiff, 2), PictureError)
  const asked: number[] = []
  const second: PixelImage[] = []
  for await (const page of imagePages(tiff, '', 10, (number) => asked.push(number), 2)) second.push(page)
  assert.deepEqual([asked, second.map((p) => Math.round(p.data[0]! / 10))], [[2], [20]], 'one alone, without decoding those before it')
})

test('WebP and a picture of one pixel decode; nothing is enlarged', async () => {
  const [webp] = await all(await marked().webp().toBuffer())
  assert.equal(darkCorner(webp!), 'top left')
  const [dot] = await all(await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).png().toBuffer())
  assert.deepEqual([dot!.width, dot!.height], [1, 1])
})

test('a picture of too many pixels is refused before it is decoded', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
  await assert.rejects(all(bomb), (error: unknown) => error instanceof PictureError && error.reason === 'too_large')
})

test('what is no picture, or half of one, is damaged', async () => {
  const whole = await marked().png().toBuffer()
  await assert.rejects(all(whole.subarray(0, 20)), (error: unknown) => error instanceof PictureError && error.reason === 'damaged')
  await assert.rejects(all(Buffer.from('no picture at all')), PictureError)
})

test('a JPEG or PNG that broke off is damaged: what did not arrive would be missing without a word', async () => {
  const pixels = Buffer.from({ length: 300 * 200 } as ArrayLike<number>)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * 7919) % 251
  const picture = sharp(pixels, { raw: { width: 300, height: 200, channels: 1 } })
  for (const whole of [await picture.clone().jpeg().toBuffer(), await picture.clone().png().toBuffer()]) {
    assert.equal((await all(whole)).length, 1)
    await assert.rejects(all(whole.subarray(0, whole.length * 0.6)), (error) => error instanceof PictureError && error.reason === 'damaged')
  }
})

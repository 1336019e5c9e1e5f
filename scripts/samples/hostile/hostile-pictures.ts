import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { byteStream } from '../add-noise.ts'
import type { Choices } from '../seeded-random.ts'
import type { HostileMaker } from './hostile-file.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG that claims a size; `rows` of it are there. */
function png(width: number, height: number, rows: number, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const data = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function plain(choices: Choices, kind: 'white' | 'black' | 'noise'): Promise<Buffer> {
  const [width, height] = [choices.int(300, 1_700), choices.int(300, 2_200)]
  const byte = byteStream(choices)
  const pixels = Buffer.alloc(width * height, kind === 'white' ? 255 : 0)
  if (kind === 'noise') for (let n = 0; n < pixels.length; n += 1) pixels[n] = byte()
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer()
}

/** A TIFF directory whose next one is itself, or which claims what it has not. */
function tiff(width: number, next: number, stripBytes: number): Buffer {
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, 4, 1, width],
    [257, 4, 1, width],
    [258, 3, 1, 1],
    [259, 3, 1, 1],
    [262, 3, 1, 0],
    [273, 4, 1, 8],
    [278, 4, 1, width],
    [279, 4, 1, stripBytes],
  ]
  const bytes = Buffer.alloc(8 + 2 + tags.length * 12 + 4)
  bytes.write('II*\0', 0, 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt16LE(tags.length, 8)
  tags.forEach(([tag, type, count, value], n) => {
    const at = 10 + n * 12
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(count, at + 4)
    bytes.writeUInt32LE(value, at + 8)
  })
  bytes.writeUInt32LE(next, 10 + tags.length * 12)
  return bytes
}

/** Pictures that are too large, too small, not there, or not pictures. */
export const PICTURES: Record<string, HostileMaker> = {
  png_header_only: (choices) => {
    const side = choices.pick([30_000, 60_000, 2_147_483_647])
    return { bytes: png(side === 2_147_483_647 ? 8 : side, side, 1), ending: 'png', what: `PNG that says ${side} pixels and holds one row` }
  },
  png_bomb: (choices) => {
    const side = choices.pick([20_000, 30_000])
    return { bytes: png(side, side, side), ending: 'png', what: `PNG ${side} pixels square in a small file` }
  },
  png_text_bomb: () => ({
    bytes: png(64, 64, 64, [
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(64 * 2 ** 20), { level: 9 })])),
    ]),
    ending: 'png',
    what: 'PNG with 64 MiB of comment',
  }),
  png_broken: (choices) => {
    const bytes = png(800, 1_000, 1_000)
    return choices.chance(0.5)
      ? { bytes: bytes.subarray(0, choices.int(9, bytes.length - 13)), ending: 'png', what: 'PNG cut off' }
      : {
          bytes: Buffer.concat([bytes.subarray(0, 40), Buffer.from(choices.digits(300)), bytes.subarray(60)]),
          ending: 'png',
          what: 'PNG overwritten in the middle',
        }
  },
  jpeg_large_header: async (choices) => {
    const bytes = Buffer.from(await plain(choices, 'white'))
    const at = bytes.indexOf(Buffer.from([0xff, 0xc0]))
    bytes.writeUInt16BE(65_500, at + 5)
    bytes.writeUInt16BE(65_500, at + 7)
    return { bytes, ending: 'jpg', what: 'JPEG that says 65,500 pixels square' }
  },
  jpeg_cut_off: async (choices) => {
    const bytes = await plain(choices, 'noise')
    const quarter = choices.int(1, 3)
    return {
      bytes: bytes.subarray(0, Math.floor((bytes.length * quarter) / 4)),
      ending: 'jpg',
      what: `JPEG cut off after ${quarter} quarters`,
    }
  },
  jpeg_orientation: async (choices) => {
    const bytes = await sharp(await plain(choices, 'white'))
      .withMetadata({ orientation: choices.int(2, 8) })
      .toBuffer()
    return { bytes, ending: 'jpg', what: 'JPEG with an orientation, and nothing on it' }
  },
  nothing_on_it: async (choices) => {
    const kind = choices.pick(['white', 'black', 'noise'] as const)
    return { bytes: await plain(choices, kind), ending: 'jpg', what: `a picture of ${kind}` }
  },
  odd_shape: async (choices) => {
    const [width, height] = choices.pick([
      [1, 1],
      [1, 9_000],
      [9_000, 1],
      [2, 2],
    ] as const)
    return {
      bytes: await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer(),
      ending: 'png',
      what: `a picture of ${width} by ${height} pixels`,
    }
  },
  tiff_loop: (choices) => ({ bytes: tiff(choices.int(8, 900), 8, 16), ending: 'tif', what: 'TIFF whose next page is itself' }),
  tiff_lie: (choices) => ({
    bytes: tiff(choices.pick([40_000, 2_147_483_647]), 0, choices.pick([16, 2_147_483_647])),
    ending: 'tif',
    what: 'TIFF that says it is enormous',
  }),
  webp_header_only: () => {
    const bytes = Buffer.alloc(40)
    bytes.write('RIFF', 0, 'latin1')
    bytes.writeUInt32LE(0x7fffffff, 4)
    bytes.write('WEBPVP8X', 8, 'latin1')
    bytes.writeUInt32LE(10, 16)
    bytes.fill(0xff, 24, 30)
    return { bytes, ending: 'webp', what: 'WebP header of 16 million pixels square' }
  },
  heic_header_only: (choices) => ({
    bytes: Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.from(choices.digits(choices.int(10, 4_000))),
    ]),
    ending: 'heic',
    what: 'HEIC header and noise',
  }),
  heic_box_lie: () => ({
    bytes: Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.from('\xff\xff\xff\xffmeta\0\0\0\0', 'latin1'),
      Buffer.alloc(64),
    ]),
    ending: 'heic',
    what: 'HEIC box of four gibibytes',
  }),
  svg_as_png: () => ({
    bytes: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><image href="file:///etc/passwd"/><script>1</script></svg>',
    ),
    ending: 'png',
    what: 'a drawing that names files, called PNG',
  }),
}

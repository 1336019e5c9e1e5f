import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Page } from '../page-model.ts'
import type { Ink } from './sheet/binarise.ts'
import type { ReadPicture } from './read-image-page.ts'
import { type WeighCell, weigherOf } from './lines/weigh-cell.ts'

/** A page's picture in a tenth to a third of its bytes: grey pixels compressed, ink as bits. */
type Packed = Omit<ReadPicture, 'image' | 'ink' | 'print' | 'page'> & { width: number; height: number; image: Buffer; ink: Buffer; print: Buffer }
type Open = { picture: ReadPicture; weigh: WeighCell }
type Kept = { open: Open | null; packed: Packed | null }

/** Pages whose pixels lie open: a page is some 11 MB, and a packet may have three hundred. */
const OPEN_MAX = 4
/** Of longer documents later pages are read once only: what is in doubt there stays unreadable. A packed page is 0.6 to 1.6 MB. */
const PAGES_KEPT_MAX = 100

/** The pictures behind pages read in this process, as long as the pages are held. */
const kept = new WeakMap<Page, Kept>()
let opened: WeakRef<Kept>[] = []

/** Keeps what a page was read from, so that places on it can be read again. */
export function keepPicture(picture: ReadPicture): void {
  if (picture.page.number > PAGES_KEPT_MAX) return
  const own: Kept = { open: { picture, weigh: weigherOf(picture) }, packed: null }
  kept.set(picture.page, own)
  touch(own)
}

/** What a page was read from; null when it came from no picture, or from one that was not kept. */
export function pictureOf(page: Page): Open | null {
  const own = kept.get(page)
  if (!own) return null
  if (!own.open) {
    const picture = unpack(own.packed!, page)
    own.open = { picture, weigh: weigherOf(picture) }
  }
  touch(own)
  return own.open
}

/** The page is open now; the one longest unasked is packed. Pixels do not change, so that a page is packed once. */
function touch(own: Kept): void {
  const others = opened.filter((ref) => ref.deref() && ref.deref() !== own)
  const late = others.length >= OPEN_MAX ? others.shift()!.deref() : undefined
  opened = [...others, new WeakRef(own)]
  if (!late?.open) return
  late.packed ??= pack(late.open.picture)
  late.open = null
}

const pack = ({ page: _, image, ink, print, ...rest }: ReadPicture): Packed => ({
  ...rest,
  width: image.width,
  height: image.height,
  image: zstdCompressSync(image.data),
  ink: packInk(ink),
  print: packInk(print),
})

const unpack = ({ width, height, image, ink, print, ...rest }: Packed, page: Page): ReadPicture => ({
  ...rest,
  page,
  image: { data: bytesOf(image), width, height },
  ink: unpackInk(ink, width, height),
  print: unpackInk(print, width, height),
})

function bytesOf(packed: Buffer): Uint8Array {
  const bytes = zstdDecompressSync(packed)
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}

function packInk({ data }: Ink): Buffer {
  const bits = new Uint8Array((data.length + 7) >> 3)
  for (let i = 0; i < data.length; i++) if (data[i]) bits[i >> 3]! |= 1 << (i & 7)
  return zstdCompressSync(bits)
}

function unpackInk(packed: Buffer, width: number, height: number): Ink {
  const bits = bytesOf(packed)
  const data = new Uint8Array(width * height)
  for (let i = 0; i < data.length; i++) data[i] = (bits[i >> 3]! >> (i & 7)) & 1
  return { data, width, height }
}

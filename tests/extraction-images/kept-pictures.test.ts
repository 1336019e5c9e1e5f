import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepPicture, pictureOf } from '../../src/extraction/images/kept-pictures.ts'
import type { ReadPicture } from '../../src/extraction/images/read-image-page.ts'

/** A picture whose pixels tell its number; odd sizes, so that the last bits do not fill a byte. */
function pictureNumbered(number: number): ReadPicture {
  const [width, height] = [101 + number, 77]
  const pixels = (of: (i: number) => number) => Uint8Array.from({ length: width * height }, (_, i) => of(i))
  return {
    page: { number, width: 100, height: 100, source: 'image', words: [], lines: [], checkboxes: [], fields: [] },
    image: { data: pixels((i) => (i * 31 + number) % 256), width, height },
    ink: { data: pixels((i) => (i % (number + 3) === 0 ? 1 : 0)), width, height },
    print: { data: pixels((i) => (i % (number + 5) === 1 ? 1 : 0)), width, height },
    lines: [{ horizontal: true, at: number, from: 1, to: 9, thickness: 1 }],
    pixelsPerPoint: 200 / 72,
  }
}

test('of many pages the pixels of a few lie open, and every page gives the same pixels whenever it is asked', () => {
  const pictures = Array.from({ length: 12 }, (_, i) => pictureNumbered(i + 1))
  for (const picture of pictures) keepPicture(picture)
  const stillOpen = pictures.filter((p) => pictureOf(p.page)!.picture.image.data === p.image.data && pictureOf(p.page)!.picture === p)
  assert.ok(stillOpen.length < 5, `${stillOpen.length} pages lie open`)
  for (const order of [pictures, pictures.toReversed()])
    for (const picture of order) assert.deepEqual(pictureOf(picture.page)!.picture, picture)
})

test('of a document as long as a book the later pages are not kept', () => {
  const [kept, late] = [pictureNumbered(100), pictureNumbered(101)]
  keepPicture(kept)
  keepPicture(late)
  assert.notEqual(pictureOf(kept.page), null)
  assert.equal(pictureOf(late.page), null)
})

test('a page that came from no picture has none', () => {
  assert.equal(pictureOf(pictureNumbered(1).page), null)
})

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { renderPaper } from '../../scripts/samples/render-paper.ts'
import { closeReaders } from '../../src/extraction/images/index.ts'
import { readDocument } from '../../src/extraction/read-document.ts'
import type { ReadDocument } from '../../src/vocabulary/index.ts'
import { certificate, type Paper } from '../endpoints/kit/paper.ts'

after(closeReaders)

const DPI = 200
const px = (points: number): number => Math.round((points * DPI) / 72)
type Place = [x: number, y: number, w: number, h: number]

async function pictureOf(paper: Paper): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ivs-unseen-'))
  try {
    writeFileSync(path.join(folder, 'paper.pdf'), await certificate(paper))
    const { pixels, width, height } = (await renderPaper(path.join(folder, 'paper.pdf'), DPI))[0]!
    return sharp(Buffer.from(pixels), { raw: { width, height, channels: 1 } }).png().toBuffer()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
/** The picture with places of it, in points, smeared or painted over. */
const over = async (picture: Buffer, places: Place[], how: 'smear' | string): Promise<Buffer> =>
  sharp(picture)
    .composite(
      await Promise.all(
        places.map(async ([x, y, w, h]) => {
          const [left, top, width, height] = [px(x), px(y), px(w), px(h)]
          const patch = how === 'smear' ? sharp(picture).extract({ left, top, width, height }).blur(9) : sharp({ create: { width, height, channels: 3, background: how } })
          return { input: await patch.png().toBuffer(), left, top }
        }),
      ),
    )
    .png()
    .toBuffer()
const read = async (picture: Buffer) => (await readDocument(picture, 'image/png', () => undefined)) as ReadDocument
const unread = (document: ReadDocument) => document.unreadable_fields.map((u) => u.field).sort()

const MARKS: Place[] = [[186, 290, 9, 14], [204, 290, 9, 14]]
const DATE: Place = [505, 28, 88, 24]
const INSURED: Place = [20, 135, 280, 50]
const marked = await pictureOf({ gl: { addl: 'Y', subr: 'Y' } })

for (const how of ['smear', '#555', '#bbb'])
  test(`marks, a date and a name under a ${how === 'smear' ? 'smear' : `patch of ${how}`} are unreadable, not absent`, async () => {
    const document = await read(await over(marked, [...MARKS, DATE, INSURED], how))
    const [line] = document.coverage_lines
    assert.deepEqual([line?.additional_insured, line?.subrogation_waived, document.issued_on, document.insured_name], [null, null, null, null])
    assert.deepEqual(unread(document), ['additional_insured', 'insured_name', 'issued_on', 'subrogation_waived'])
  })

test('an empty cell of a column, and an empty description, are empty', async () => {
  const document = await read(await pictureOf({ gl: { addl: '', subr: 'Y' }, description: [] }))
  const [line] = document.coverage_lines
  assert.deepEqual([line?.additional_insured, line?.subrogation_waived, document.description_of_operations], [false, true, null])
  assert.deepEqual(unread(document), [])
})

test('what is cut off a picture is unreadable: the holder at its foot, the limits at its side', async () => {
  const { width = 0, height = 0 } = await sharp(marked).metadata()
  const withoutFoot = await read(await sharp(marked).extract({ left: 0, top: 0, width, height: height - px(130) }).png().toBuffer())
  assert.deepEqual(unread(withoutFoot), ['certificate_holder'])
  const withoutSide = await read(await sharp(marked).extract({ left: 0, top: 0, width: Math.round(width * 0.7), height }).png().toBuffer())
  assert.equal(withoutSide.coverage_lines[0]?.limits.length, 0)
  assert.ok(unread(withoutSide).includes('limits.each_occurrence'), unread(withoutSide).join())
})

test('a description that a patch lies over is unreadable', async () => {
  const said = await pictureOf({ description: ['Punitive damages exclusion applies.'] })
  assert.deepEqual(unread(await read(await over(said, [[18, 551, 570, 60]], '#777'))), ['description_of_operations'])
})

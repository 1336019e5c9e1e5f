import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import { INSURERS, print, read, type Run, TABLE } from './printed.ts'

const SIDE = 24
/** A picture of a check box, as PNG: a frame, and a cross in it where it is ticked. */
function boxPicture(ticked: boolean): Buffer {
  const rows: number[] = []
  for (let y = 0; y < SIDE; y++) {
    rows.push(0)
    for (let x = 0; x < SIDE; x++) {
      const frame = x < 2 || y < 2 || x >= SIDE - 2 || y >= SIDE - 2
      const cross = ticked && (Math.abs(x - y) < 2 || Math.abs(x + y - SIDE + 1) < 2)
      rows.push(frame || cross ? 0 : 255)
    }
  }
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIDE, 0)
  head.writeUInt32BE(SIDE, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.from(rows))), chunk('IEND', Buffer.alloc(0))])
}

test('check boxes that are pictures, under headings set against each other', async () => {
  const [empty, ticked] = [boxPicture(false), boxPicture(true)]
  const boxes: [number, number, boolean][] = [
    [80, 161, true],
    [80, 173, false],
    [140, 173, true],
    [190, 161, true],
    [203, 161, false],
    [80, 206, true],
    [190, 206, false],
    [203, 206, true],
  ]
  const runs: Run[] = [
    ...TABLE.filter(([text]) => text !== 'POLICY NUMBER'),
    ['ADDL', 188, 136, 6],
    ['SUBR', 202, 136, 6],
    ['POLICY NUMBER', 228, 136, 6],
    ...INSURERS,
    ['A', 44, 162],
    ['COMMERCIAL GENERAL LIABILITY', 92, 162, 6],
    ['CLAIMS-MADE', 92, 174, 6],
    ['OCCUR', 152, 174, 6],
    ['GL 58794814', 230, 162],
    ['07/21/2026', 322, 162],
    ['07/21/2027', 382, 162],
    ['EACH OCCURRENCE', 442, 162, 6],
    ['$ 1,000,000', 540, 162],
    ['B', 44, 207],
    ['AUTOMOBILE LIABILITY', 80, 198, 6],
    ['ANY AUTO', 92, 207, 6],
    ['BA 456163445', 230, 207],
    ['07/21/2026', 322, 207],
    ['07/21/2027', 382, 207],
    ['COMBINED SINGLE LIMIT', 442, 207, 6],
    ['$ 500,000', 540, 207],
    ['DESCRIPTION OF OPERATIONS', 40, 260, 6],
  ]
  const xs = [36, 70, 187, 200, 224, 316, 376, 436, 600]
  const bytes = await print(runs, {
    rules: [...[130, 150, 195, 240].map((y): [number, number, number, number] => [36, y, 600, y]), ...xs.map((x): [number, number, number, number] => [x, 130, x, 240])],
    draw: (doc) => {
      for (const [x, y, on] of boxes) doc.image(on ? ticked : empty, x, y, { width: 9, height: 9 })
    },
  })
  const told = (await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.additional_insured, l.subrogation_waived, l.occurrence_form, l.auto_scope])
  assert.deepEqual(told, [
    ['general_liability', true, false, true, []],
    ['auto_liability', false, true, null, ['any_auto']],
  ])
})

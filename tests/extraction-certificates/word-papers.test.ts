import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { readDocument } from '../../src/extraction/read-document.ts'
import type { ReadDocument } from '../../src/vocabulary/index.ts'

const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const row = (cells: string[]): string => `<w:tr>${cells.map((text) => `<w:tc>${text.split('|').map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const document = (body: string): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(`<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`) })

test('a table of policies in a letter: names that break in their cells stay with their own policies', async () => {
  const table = [
    ['Type of Insurance', 'Company', 'Policy Number', 'Effective', 'Expires', 'Limits'],
    ['General Liability', 'Merrow Mutual Fire Insurance Company', 'BOP 229558', '10/01/2026', '10/01/2027', '$1,000,000 each occurrence|$2,000,000 general aggregate'],
    ['Automobile Liability', 'Larkmoor Insurance Company', '5055829 COM 01', '10/01/2026', '10/01/2027', '$1,000,000 combined single limit'],
    ["Workers' Compensation", 'Heronfield Mutual Insurance Company', 'HWC4008229558', '12/01/2026', '12/01/2027', 'Statutory|E.L. each accident $500,000'],
  ]
  const read = await readDocument(
    document(`${paragraph('Certificate of Insurance')}${paragraph('Insured: Bittern Landscaping LLC, 14 Reed St, Lee MA 01238')}<w:tbl>${table.map(row).join('')}</w:tbl>`),
    DOCX,
    () => undefined,
  )
  assert.ok(!('failed' in read))
  assert.deepEqual(
    (read as ReadDocument).coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.expiration_date]),
    [
      ['general_liability', 'Merrow Mutual Fire Insurance Company', 'BOP 229558', '2027-10-01'],
      ['auto_liability', 'Larkmoor Insurance Company', '5055829 COM 01', '2027-10-01'],
      ['workers_comp', 'Heronfield Mutual Insurance Company', 'HWC4008229558', '2027-12-01'],
    ],
  )
})

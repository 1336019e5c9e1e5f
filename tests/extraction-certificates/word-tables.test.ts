import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { readPolicyTable } from '../../src/extraction/certificates/index.ts'
import { readDocx } from '../../src/extraction/docx/index.ts'
import { readDocument } from '../../src/extraction/read-document.ts'
import type { ReadDocument } from '../../src/vocabulary/index.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const p = (text: string): string => `<w:p>${text.split('\n').map((t, i) => `<w:r>${i > 0 ? '<w:br/>' : ''}<w:t xml:space="preserve">${escape(t)}</w:t></w:r>`).join('')}</w:p>`
/** A table whose grid says that all its columns are equally wide. */
const table = (rows: string[][]): string =>
  `<w:tbl><w:tblGrid>${rows[0]!.map(() => '<w:gridCol w:w="1000"/>').join('')}</w:tblGrid>${rows.map((r) => `<w:tr>${r.map((cell) => `<w:tc>${p(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
const word = (...blocks: string[]): Uint8Array => {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${blocks.join('')}</w:body></w:document>`
  return zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(xml) })
}
const readWord = async (...blocks: string[]): Promise<ReadDocument> => {
  const found = await readDocument(word(...blocks), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', () => undefined)
  if ('failed' in found) throw new Error(`not read: ${found.failed}`)
  return found as ReadDocument
}
const limitsOf = (line: ReadDocument['coverage_lines'][number]): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))

test('a form in a Word table whose columns are too narrow for its labels', async () => {
  const found = await readWord(
    p('CERTIFICATE OF LIABILITY INSURANCE'),
    table([
      ['PRODUCER\nGannet Brokers Inc', 'INSURED\nSandbar Painting LLC'],
      ['INSURER A: Saltgrass of Clatsop Insurance Company NAIC 14799\nINSURER B: Pennant Fund Corporation NAIC 36199', 'CERTIFICATE HOLDER\nClatsop Builders Inc'],
    ]),
    table([
      ['INSR LTR', 'TYPE OF INSURANCE', 'ADDL INSD', 'SUBR WVD', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS'],
      ['A', 'COMMERCIAL GENERAL LIABILITY\n[X] OCCUR [ ] CLAIMS-MADE', 'Y', 'Y', 'CPP 0044718 03', '04/04/2025', '04/04/2026', 'EACH OCCURRENCE $1,000,000\nDAMAGE TO RENTED PREMISES $300,000\nGENERAL AGGREGATE $2,000,000\nPRODUCTS - COMP/OP AGG $2,000,000'],
      ['B', 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY', 'N/A', 'Y', '100044718', '07/01/2025', '07/01/2026', 'PER STATUTE\nE.L. EACH ACCIDENT $500,000\nE.L. DISEASE - EA EMPLOYEE $500,000\nE.L. DISEASE - POLICY LIMIT $500,000'],
    ]),
  )
  assert.deepEqual(
    found.coverage_lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.policy_number, limitsOf(l)]),
    [
      ['general_liability', 'Saltgrass of Clatsop Insurance Company', '14799', 'CPP 0044718 03', { each_occurrence: 1_000_000, damage_to_rented_premises: 300_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 }],
      ['workers_comp', 'Pennant Fund Corporation', '36199', '100044718', { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 }],
    ],
  )
})

test('a schedule of insurance in a Word table is read as a table', async () => {
  const pages = await readDocx(
    word(
      p('Schedule of Insurance - Puffin Rock Hospitality Group LLC'),
    table([
      ['Coverage', 'Carrier', 'Policy #', 'Policy Term', 'Limit / Deductible'],
      ['Property', 'Heronfield Insurance Company', '011744718', '11/1/25 - 11/1/26', '$18,500,000 TIV; $50,000 deductible'],
      ['General Liability', 'Saltgrass Insurance Company', 'CPS7447118', '11/1/25 - 11/1/26', '$1M / $2M'],
      ['Workers Comp', 'Pennant Insurance Company, Inc.', 'TWC4447118', '2/1/25 - 2/1/26', 'Statutory; $1M/$1M/$1M'],
      ['Umbrella', 'Larkmoor Specialty Insurance Company', 'EXC30044718', '11/1/25 - 11/1/26', '$10M'],
      ['EPLI', 'Pennant Insurance Company, Inc.', 'UDC-4447118', '11/1/25 - 11/1/26', '$1M; $25K retention'],
      ['Cyber', 'Coalbrook Insurance Company', 'C-4LQ8-044718', '11/1/25 - 11/1/26', '$2,000,000; $10,000 retention'],
    ]),
    ),
    { pagesMax: 2 },
  )
  const read = readPolicyTable(pages, [{ page: 1, doc_type: 'schedule', form: null, form_edition: null, confidence: 0.9 }])
  assert.deepEqual(
    read?.coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, limitsOf(l)]),
    [
      ['property', 'Heronfield Insurance Company', '011744718', '2025-11-01', { tiv: 18_500_000, deductible: 50_000 }],
      ['general_liability', 'Saltgrass Insurance Company', 'CPS7447118', '2025-11-01', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['workers_comp', 'Pennant Insurance Company, Inc.', 'TWC4447118', '2025-02-01', { statutory: null, el_each_accident: 1_000_000, el_disease_each_employee: 1_000_000, el_disease_policy_limit: 1_000_000 }],
      ['umbrella', 'Larkmoor Specialty Insurance Company', 'EXC30044718', '2025-11-01', { each_occurrence: 10_000_000 }],
      ['epli', 'Pennant Insurance Company, Inc.', 'UDC-4447118', '2025-11-01', { each_claim: 1_000_000, retention: 25_000 }],
      ['cyber', 'Coalbrook Insurance Company', 'C-4LQ8-044718', '2025-11-01', { each_claim: 2_000_000, retention: 10_000 }],
    ],
  )
})

test('a letter of two policies: what it says of one is not said of the other', async () => {
  const letter = (second: string): Promise<ReadDocument> =>
    readWord(
      p('Tidemark Insurance Advisors'),
      p('Re: Proof of insurance - Whelk Fabrication Inc'),
      p('This letter confirms that Whelk Fabrication Inc is insured under Commercial General Liability policy number 680-4E447118 with The Saltgrass Indemnity Company, effective 10/15/2025 to 10/15/2026, with limits of $1,000,000 each occurrence and $2,000,000 general aggregate.'),
      p(second),
    )
  const told = await letter('Automobile liability is provided under policy BA-4E447119 with The Pennant Oak Fire Insurance Company for the same term, with a combined single limit of $1,000,000.')
  assert.deepEqual(
    told.coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.expiration_date]),
    [
      ['general_liability', 'The Saltgrass Indemnity Company', '680-4E447118', '2026-10-15'],
      ['auto_liability', 'The Pennant Oak Fire Insurance Company', 'BA-4E447119', '2026-10-15'],
    ],
  )
  const untold = await letter('Automobile liability with a combined single limit of $1,000,000 is carried by The Pennant Oak Fire Insurance Company. That policy has the number policy BA-4E447119 from 11/01/2025.')
  const auto = untold.coverage_lines.find((l) => l.coverage_type === 'auto_liability')
  assert.notEqual(auto?.policy_number, '680-4E447118')
  assert.notEqual(auto?.carrier, 'The Saltgrass Indemnity Company')
})

test('behind an amount and its name a comma goes on to something else', async () => {
  const found = await readWord(
    p('EVIDENCE OF INSURANCE'),
    table([
      ['Insured', 'Ninebark Trucking Co'],
      ['Insurer', 'Saltgrass Casualty Company'],
      ['Policy Number', 'GWP44718C'],
      ['Policy Period', '01/01/2026 to 01/01/2027'],
      ['Auto Liability', '$1,000,000 CSL - any auto'],
      ['Motor Truck Cargo', '$250,000 per unit, $2,500 deductible, reefer breakdown included'],
    ]),
  )
  assert.deepEqual(limitsOf(found.coverage_lines.find((l) => l.coverage_type === 'cargo')!), { per_vehicle: 250_000, deductible: 2_500 })
})

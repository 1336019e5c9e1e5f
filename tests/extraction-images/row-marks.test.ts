import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Row } from '../../src/extraction/certificates/rows/find-rows.ts'
import { Grid } from '../../src/extraction/classify/index.ts'
import { emptyLine, LineDraft } from '../../src/extraction/certificates/line-draft.ts'
import { findMarks } from '../../src/extraction/certificates/page/marks.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import type { RowContext } from '../../src/extraction/certificates/rows/printed-rows.ts'
import { readColumns } from '../../src/extraction/certificates/rows/row-answers.ts'
import type { RowPolicy } from '../../src/extraction/certificates/rows/row-policies.ts'
import type { CellReading } from '../../src/extraction/images/lines/cell-reading.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { settleReading } from '../../src/extraction/second-reading/index.ts'

const rule = (x: number) => ({ x1: x, y1: 90, x2: x, y2: 140, thickness: 1 })
const number = { x: 225, y: 110, w: 50, h: 8 }
/** A row whose cells ADDL (186 to 204) and SUBR (204 to 222) the table took for empty; one holds a letter read as `text`. */
const settle = async (text: string | null, x: number, again: string | null, w = 4) => {
  const page: Page = {
    number: 1, width: 612, height: 792, source: 'image', lines: [rule(186), rule(204), rule(222)], checkboxes: [], fields: [],
    words: text === null ? [] : [{ text, box: { x, y: 110, w, h: 8 }, confidence: 0.3, reader: 'pp_ocr' }],
  }
  const at = { confidence: 0.99, provenance: { page: 1, box: number, reader: 'pp_ocr' } }
  const empty = { confidence: 1, provenance: null }
  const reading = {
    form: 'acord_25' as const, form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null,
    certificate_holder: null, description_of_operations: null, unreadable_fields: [], notes: [],
    coverage_lines: [{
      ...emptyLine('umbrella', 'coi'), policy_number: 'AGP2630838', additional_insured: false, subrogation_waived: false,
      fields: { policy_number: at, additional_insured: empty, subrogation_waived: empty },
    }],
  }
  const second: CellReading = { text: again, agreed: again !== null, checked: null, confidence: again ? 0.97 : 0.3, readings: [] }
  await settleReading(reading as never, [page], async () => second)
  const { additional_insured, subrogation_waived } = reading.coverage_lines[0]!
  return { additional_insured, subrogation_waived, unreadable: reading.unreadable_fields.map((u: { field: string }) => u.field) }
}

test('a letter that cannot be made out in a column of marks is no "no"', async () => {
  assert.deepEqual(await settle('r', 193, null), { additional_insured: null, subrogation_waived: false, unreadable: ['additional_insured'] })
  assert.deepEqual(await settle('?', 211, null), { additional_insured: false, subrogation_waived: null, unreadable: ['subrogation_waived'] })
})
test('such a letter that two readings agree on is what they say', async () => {
  assert.equal((await settle('r', 193, 'Y')).additional_insured, true)
  assert.equal((await settle('?', 211, 'N')).subrogation_waived, false)
})
test('ink over a cell is neither a mark nor none, whatever two readings see in it', async () => {
  for (const again of ['X', 'Y', 'N', null]) assert.deepEqual(await settle('█', 187, again, 17), { additional_insured: null, subrogation_waived: false, unreadable: ['additional_insured'] })
  assert.deepEqual(await settle('█', 186, 'X', 36), { additional_insured: null, subrogation_waived: null, unreadable: ['additional_insured', 'subrogation_waived'] })
})
test('an empty cell and the printed N/A stay "no"', async () => {
  for (const text of [null, 'N/A', 'N/'])
    assert.deepEqual(await settle(text, 193, 'Y'), { additional_insured: false, subrogation_waived: false, unreadable: [] })
})

/** Two policies of one row: the second's number stands `below` the first, which has its days at `days` and a cross in ADDL. */
const settleTwo = async (below: number, days: number, word: { text: string; y: number } | null) => {
  const lines = [186, 204, 222].map((x) => ({ x1: x, y1: 90, x2: x, y2: 260, thickness: 1 }))
  const cross = { x: 193, y: 110, w: 4, h: 8 }
  const at = (box: object) => ({ confidence: 0.99, provenance: { page: 1, box, reader: 'pp_ocr' } })
  const page: Page = {
    number: 1, width: 612, height: 792, source: 'image', lines, checkboxes: [], fields: [],
    words: [{ text: 'X', box: cross, confidence: 0.9, reader: 'pp_ocr' as const }, ...(word ? [{ text: word.text, box: { ...cross, y: word.y }, confidence: 0.9, reader: 'pp_ocr' as const }] : [])],
  }
  const policy = (y: number, day: number, mark: object | null) => ({
    ...emptyLine('umbrella', 'coi'), policy_number: 'AGP2630838', effective_date: '2026-01-01', expiration_date: '2027-01-01', additional_insured: mark !== null, subrogation_waived: false,
    fields: {
      policy_number: at({ ...number, y }), effective_date: at({ x: 334, y: day, w: 44, h: 9 }), expiration_date: at({ x: 380, y: day, w: 44, h: 9 }),
      additional_insured: mark ? at(mark) : { confidence: 1, provenance: null }, subrogation_waived: { confidence: 1, provenance: null },
    },
  })
  const reading = {
    form: 'acord_25' as const, form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null,
    certificate_holder: null, description_of_operations: null, unreadable_fields: [], notes: [], coverage_lines: [policy(110, 110, cross), policy(110 + below, days, null)],
  }
  await settleReading(reading as never, [page], async () => null)
  return reading.coverage_lines.map((l) => l.additional_insured)
}
test('the mark of a cell that holds two numbers over one term is of both, unless a no stands beside the second', async () => {
  assert.deepEqual(await settleTwo(12, 110, null), [true, true])
  assert.deepEqual(await settleTwo(12, 110, { text: 'N', y: 122 }), [true, false])
  assert.deepEqual(await settleTwo(40, 150, null), [true, false])
})
test('a cross below the line of a policy, in a row that a fold may have cut, is no empty cell', async () => {
  assert.deepEqual(await settleTwo(40, 150, { text: 'X', y: 170 }), [true, null])
  // Too far off to be of that row.
  assert.deepEqual(await settleTwo(40, 150, { text: 'X', y: 230 }), [true, false])
})

test('a cross with a speck beside it is a cross, on pictures only', () => {
  const page = (reader: 'pp_ocr' | 'pdf_text') =>
    new PageText({ number: 1, width: 612, height: 792, source: 'image', words: [{ text: 'X.', box: { x: 184, y: 449, w: 6, h: 9 }, confidence: 0.6, reader }], lines: [], checkboxes: [], fields: [] })
  assert.deepEqual(findMarks(page('pp_ocr')).map((m) => m.sign), ['X'])
  assert.deepEqual(findMarks(page('pdf_text')), [])
})

test('a cross that comes in halves is one, a letter under another is not', () => {
  const marks = (upper: string, lower: string, gap = 5, reader: 'pp_ocr' | 'pdf_text' = 'pp_ocr') =>
    findMarks(
      new PageText({
        number: 1, width: 612, height: 792, source: 'image', lines: [], checkboxes: [], fields: [],
        words: [{ text: upper, box: { x: 428, y: 484, w: 5, h: 5.5 }, confidence: 0.5, reader }, { text: lower, box: { x: 427, y: 484 + gap, w: 8, h: 5.5 }, confidence: 0.98, reader }],
      }),
    ).map((m) => m.sign)
  assert.deepEqual(marks('v', 'A'), ['X'])
  assert.deepEqual(marks('v', 'B'), [])
  assert.deepEqual(marks('C', 'A'), [])
  assert.deepEqual(marks('v', 'A', 12), [])
  assert.deepEqual(marks('v', 'A', 5, 'pdf_text'), [])
})

const policyAt = (letter: string, number: string, y: number): RowPolicy => ({ letter, letterWords: [], number, numberWords: [], eff: null, exp: null, y })
/** What the row's cell in ADDL (180 to 197) says of each of its policies, where one letter stands in it. */
const columnSays = (text: string, y: number, h: number, policies: RowPolicy[]): (boolean | null)[] => {
  const page = new PageText({ number: 1, width: 612, height: 792, source: 'image', lines: [], checkboxes: [], fields: [], words: [{ text, box: { x: 186, y, w: 4, h }, confidence: 0.9, reader: 'pp_ocr' }] })
  const ctx = { text: page, grid: new Grid(page.page), table: { columns: { addl: { x1: 180, x2: 197 } } }, marks: findMarks(page), documentClass: 'coi' } as unknown as RowContext
  return policies.map((policy) => {
    const draft = new LineDraft('umbrella', 'coi', 1)
    readColumns(ctx, { kind: 'umbrella', top: 440, bottom: 480 } as Row, policy, policies, draft)
    return draft.line.additional_insured
  })
}

test('a letter a fax left low, or set beside one of two policies, is no empty cell for either', () => {
  const two = [policyAt('B', '0717331', 454), policyAt('C', 'CXS4071', 464)]
  assert.deepEqual(columnSays('K', 450, 6, two), [null, null])
  assert.deepEqual(columnSays('K', 452, 3.6, two.slice(0, 1)), [null])
  assert.deepEqual(columnSays('R', 466, 6, two.slice(0, 1)), [null])
  assert.deepEqual(columnSays('L', 466, 6, two.slice(0, 1)), [false])
  assert.deepEqual(columnSays('X', 450, 6, two), [true, true])
  assert.deepEqual(columnSays('i', 453, 1.4, two), [false, false])
  assert.deepEqual(columnSays('N', 450, 6, two), [false, false])
})

test('a mark read in one column is not read for the other where the rule between them is lost', async () => {
  const page: Page = {
    number: 1, width: 612, height: 792, source: 'image', lines: [rule(186), rule(204)], checkboxes: [], fields: [],
    words: [{ text: 'X', box: { x: 193, y: 110, w: 4, h: 8 }, confidence: 0.9, reader: 'pp_ocr' }],
  }
  const placed = (box: typeof number) => ({ confidence: 0.99, provenance: { page: 1, box, reader: 'pp_ocr' } })
  const reading = {
    form: 'acord_25' as const, form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null,
    certificate_holder: null, description_of_operations: null, unreadable_fields: [], notes: [],
    coverage_lines: [{
      ...emptyLine('garagekeepers', 'coi'), policy_number: 'AGP2630838', additional_insured: true, subrogation_waived: false,
      fields: { policy_number: placed({ ...number, x: 206 }), additional_insured: placed({ x: 193, y: 110, w: 4, h: 8 }), subrogation_waived: { confidence: 1, provenance: null } },
    }],
  }
  await settleReading(reading as never, [page], async () => ({ text: 'X', agreed: true, checked: null, confidence: 0.97, readings: [] }))
  assert.deepEqual([reading.coverage_lines[0]!.additional_insured, reading.coverage_lines[0]!.subrogation_waived], [true, false])
})

/** What stands of an empty ADDL that headings alone told to be there (`confidence`), beside a number of which the page shows these rules and words. */
const unseen = async (confidence: number, x: number[][], words: [text: string, x: number][] = [], numberX = 225) => {
  const page: Page = {
    number: 1, width: 612, height: 792, source: 'image', checkboxes: [], fields: [],
    lines: x.map(([at, y1 = 90, y2 = 140]) => ({ x1: at!, y1, x2: at!, y2, thickness: 1 })),
    words: words.map(([text, at]) => ({ text, box: { x: at, y: 110, w: 6 * text.length, h: 8 }, confidence: 0.9, reader: 'pp_ocr' })),
  }
  const reading = {
    form: 'acord_25' as const, form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null,
    certificate_holder: null, description_of_operations: null, notes: [],
    unreadable_fields: [{ line: 0, field: 'policy_number', page: 1, box: { ...number, x: numberX, w: 275 - numberX }, reason: 'two readings of the picture disagree' }],
    coverage_lines: [{ ...emptyLine('cargo', 'coi'), additional_insured: false, fields: { additional_insured: { confidence, provenance: null } } }],
  }
  await settleReading(reading as never, [page], async () => ({ text: 'Y', agreed: true, checked: null, confidence: 0.97, readings: [] }))
  return [reading.coverage_lines[0]!.additional_insured, ...reading.unreadable_fields.map((u) => u.field)]
}
test('an empty cell that headings alone tell is no "no" before its rules are seen, also beside a number nobody can read', async () => {
  const three = [[186], [204], [222]]
  assert.deepEqual(await unseen(0.5, []), [null, 'policy_number', 'additional_insured'])
  assert.deepEqual(await unseen(1, []), [false, 'policy_number'])
  assert.deepEqual(await unseen(0.5, three), [false, 'policy_number'])
  assert.deepEqual(await unseen(0.5, three, [['Y', 193]]), [true, 'policy_number'])
  // A rule that a smudge broke, and marks taken with the number.
  assert.deepEqual(await unseen(0.5, [[186], [204], [222, 90, 108], [222, 120, 140]], [['Y', 193]]), [true, 'policy_number'])
  assert.deepEqual(await unseen(0.5, three, [['Y', 193], ['N', 211], ['AGP2630838', 226]], 190), [true, 'policy_number'])
})
test('a column narrower than any mark is none', () => {
  const page = new PageText({ number: 1, width: 612, height: 792, source: 'image', lines: [], checkboxes: [], fields: [], words: [] })
  const draft = new LineDraft('umbrella', 'coi', 1)
  const policy = policyAt('B', '0717331', 454)
  readColumns({ text: page, grid: new Grid(page.page), table: { columns: { addl: { x1: 310.2, x2: 310.4 } } }, marks: [], documentClass: 'coi' } as unknown as RowContext, { kind: 'umbrella', top: 440, bottom: 480 } as Row, policy, [policy], draft)
  assert.deepEqual([draft.line.additional_insured, draft.unreadable.map((u) => u.field)], [null, ['additional_insured']])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyLine } from '../../src/extraction/certificates/line-draft.ts'
import type { CellReading } from '../../src/extraction/images/lines/cell-reading.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { settleReading } from '../../src/extraction/second-reading/index.ts'
import { isPlausibleLimit, isSignMisread } from '../../src/extraction/second-reading/plausible.ts'
import { likeness } from '../../src/extraction/second-reading/settle-carrier.ts'
import type { ReadLine } from '../../src/vocabulary/index.ts'

const rule = (x: number) => ({ x1: x, y1: 90, x2: x, y2: 140, thickness: 1 })
const page: Page = { number: 1, width: 612, height: 792, source: 'image', words: [], lines: [rule(186), rule(204), rule(222)], checkboxes: [], fields: [] }
const at = (confidence: number, x = 225) => ({ confidence, provenance: { page: 1, box: { x, y: 110, w: 50, h: 8 }, reader: 'pp_ocr' } })
const saying = (texts: string[], agreed = false): CellReading => ({
  text: agreed ? texts[0]! : null, agreed, checked: null, confidence: agreed ? 0.97 : 0.5,
  readings: texts.map((text, i) => ({ text, confidence: 0.9, reader: i === 0 ? ('pp_ocr' as const) : ('tesseract' as const) })),
})
const settle = async (values: Partial<ReadLine>, fields: ReadLine['fields'], again: CellReading) => {
  const reading = {
    form: 'acord_25' as const, form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null,
    certificate_holder: null, description_of_operations: null, unreadable_fields: [] as { field: string }[], notes: [],
    coverage_lines: [{ ...emptyLine('auto_liability', 'coi'), ...values, fields }],
  }
  await settleReading(reading as never, [page], async () => again)
  return { line: reading.coverage_lines[0]!, unreadable: reading.unreadable_fields.map((u) => u.field) }
}

test('a doubtful letter of an insurer names no company unless a second reading bears it out', async () => {
  const values = { insurer_letter: 'B', carrier: 'Lexington Insurance Company', naic: '19437' }
  const fields = () => ({ insurer_letter: at(0.6), carrier: at(0.99), naic: at(0.99) })
  const disputed = await settle(values, fields(), saying(['B', 'D']))
  assert.deepEqual([disputed.line.insurer_letter, disputed.line.carrier, disputed.line.naic], [null, null, null])
  assert.deepEqual(disputed.unreadable, ['insurer_letter', 'carrier', 'naic'])
  const borne = await settle(values, fields(), saying(['B', 'B'], true))
  assert.equal(borne.line.carrier, 'Lexington Insurance Company')
  const sure = await settle(values, { ...fields(), insurer_letter: at(0.98) }, saying(['B', 'D']))
  assert.equal(sure.line.naic, '19437')
})

test('a cell of marks in which print was overlooked is no "no"', async () => {
  const values = { policy_number: 'AGP2630838', additional_insured: false, subrogation_waived: null }
  const of = async (again: CellReading) => settle(values, { policy_number: at(0.99) }, again)
  assert.equal((await of(saying([]))).line.additional_insured, false)
  const empty = await settle(values, { policy_number: at(0.99), additional_insured: { confidence: 1, provenance: null } } as never, saying([]))
  assert.ok(empty.line.additional_insured === false && empty.line.fields.additional_insured?.provenance?.box, 'a no is traced to its empty cell')
  assert.equal((await of(saying(['N/A', 'NIA']))).line.additional_insured, false)
  assert.equal((await of(saying(['x', 'X'], true))).line.additional_insured, true)
  const doubtful = await of(saying(['r', 'K']))
  assert.equal(doubtful.line.additional_insured, null)
  assert.deepEqual(doubtful.unreadable, ['additional_insured'])
})

test('a sign that no policy number holds is a letter misread, even where both engines see it', async () => {
  const { line, unreadable } = await settle({ policy_number: 'ZT) 1263904 47' }, { policy_number: at(0.99) }, saying(['ZT) 1263904 47', 'ZT) 1263904 47'], true))
  assert.equal(line.policy_number, null)
  assert.deepEqual(unreadable, ['policy_number'])
})

test('two cells beyond doubt may state a term of one day', async () => {
  const days = { effective_date: '2026-04-17', expiration_date: '2026-04-17' }
  const apart = await settle(days, { effective_date: at(0.99, 333), expiration_date: at(0.99, 380) }, saying(['04/17/2026', '04/17/2026'], true))
  assert.equal(apart.line.expiration_date, '2026-04-17')
  const one = await settle(days, { effective_date: at(0.99, 333), expiration_date: at(0.99, 335) }, saying(['04/17/2026', '04/17/2026'], true))
  assert.equal(one.line.expiration_date, null)
})

test('amounts that lost a group or gained a figure are implausible', () => {
  assert.equal(isPlausibleLimit('general_aggregate', 2000), false)
  assert.equal(isPlausibleLimit('retention', 10_008), false)
  assert.equal(isPlausibleLimit('damage_to_rented_premises', 5000), true)
  for (const amount of [31_000_000, 11_000_000, 52_000_000]) assert.equal(isSignMisread('each_occurrence', amount), true, String(amount))
  assert.equal(isSignMisread('building', 835_000), false)
  for (const amount of [1_000_000, 15_000_000, 750_000, 10_000_000, 4_245_000]) assert.equal(isSignMisread('each_occurrence', amount), false, String(amount))
})

test('names that run together are compared by their letters; words all companies share make none alike', () => {
  assert.ok(likeness('lnfinty Assurancelnsurance Company', 'Infinity Assurance Insurance Company') > 0.85)
  assert.ok(likeness('Acme Insurance Company', 'Zeta Insurance Company') < 0.72)
})

test('a figure where the sign may stand is none, unless a reading of the cell shows the sign before it', async () => {
  const unclear = async (texts: string[]) => {
    const field = { field: 'limits.med_exp', line: 0, page: 1, box: { x: 505, y: 100, w: 60, h: 9 }, reason: 'the amount cell is not clear' }
    const reading = {
      form: 'acord_25' as const, form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null,
      certificate_holder: null, description_of_operations: null, unreadable_fields: [field], notes: [], coverage_lines: [emptyLine('general_liability', 'coi')],
    }
    await settleReading(reading as never, [page], async () => saying(texts, true))
    return reading.coverage_lines[0]!.limits
  }
  assert.deepEqual(await unclear(['15,000', '15,000']), [])
  assert.deepEqual(await unclear(['25,000', '25,000']), [])
  assert.deepEqual(await unclear(['$15,000', '15,000']), [{ label: 'med_exp', amount: 15_000 }])
  assert.deepEqual(await unclear(['5,000', '5,000']), [{ label: 'med_exp', amount: 5_000 }])
  assert.deepEqual(await unclear(['10,000', '10,000']), [{ label: 'med_exp', amount: 10_000 }])
})

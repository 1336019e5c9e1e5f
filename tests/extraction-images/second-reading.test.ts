import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agreeReadings } from '../../src/extraction/images/lines/agree-readings.ts'
import type { CellReading } from '../../src/extraction/images/lines/cell-reading.ts'
import { emptyLine } from '../../src/extraction/certificates/line-draft.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { settleReading } from '../../src/extraction/second-reading/index.ts'
import { isPlausibleLimit, isUsualTerm } from '../../src/extraction/second-reading/plausible.ts'
import { settleCarrier } from '../../src/extraction/second-reading/settle-carrier.ts'
import type { PartReading } from '../../src/extraction/stages.ts'
import type { ReadLine } from '../../src/vocabulary/index.ts'

const page: Page = { number: 1, width: 612, height: 792, source: 'image', words: [], lines: [], checkboxes: [], fields: [] }
const at = (confidence: number, reader = 'pp_ocr') => ({ confidence, provenance: { page: 1, box: { x: 10, y: 10, w: 50, h: 8 }, reader } })
const lineOf = (values: Partial<ReadLine>, fields: ReadLine['fields']): PartReading => ({
  form: 'acord_25', form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null,
  certificate_holder: null, description_of_operations: null, unreadable_fields: [], notes: [],
  coverage_lines: [{ ...emptyLine('general_liability', 'coi'), ...values, fields }],
})
const saying = (text: string | null, agreed: boolean): CellReading => ({
  text, agreed, checked: null, confidence: agreed ? 0.97 : 0.5,
  readings: text === null ? [] : [{ text, confidence: 0.9, reader: 'tesseract' }],
})
/** Settles with a second reader that always says `again`; gives the line, what is unreadable, and how often it was asked. */
const settle = async (reading: PartReading, again: CellReading | null) => {
  let asked = 0
  await settleReading(reading, [page], async () => {
    asked++
    return again
  })
  return { line: reading.coverage_lines[0]!, unreadable: reading.unreadable_fields.map((u) => u.field), asked }
}

test('a doubtful policy number that a second engine reads alike stands', async () => {
  const reading = lineOf({ policy_number: 'PUY9058361' }, { policy_number: at(0.7) })
  const { line, unreadable } = await settle(reading, saying('PUY9058361', true))
  assert.equal(line.policy_number, 'PUY9058361')
  assert.deepEqual(unreadable, [])
})

test('a doubtful policy number on which the engines differ is unreadable, not a guess', async () => {
  const reading = lineOf({ policy_number: 'PUY9058361' }, { policy_number: at(0.7) })
  const { line, unreadable } = await settle(reading, saying('PJY9058361', false))
  assert.equal(line.policy_number, null)
  assert.deepEqual(unreadable, ['policy_number'])
})

test("a neighbouring cell's mark before a number goes when the second engine does not see it", async () => {
  const reading = lineOf({ policy_number: 'x 735180264' }, { policy_number: at(0.99) })
  const { line } = await settle(reading, saying('735180264', false))
  assert.equal(line.policy_number, '735180264')
})

test('values from digital text are not read again', async () => {
  const fields = { policy_number: at(0.5, 'pdf_text'), effective_date: at(0.5, 'pdf_text'), 'limits.aggregate': at(0.5, 'pdf_text') }
  const reading = lineOf({ policy_number: 'A1', effective_date: '2026-01-01', limits: [{ label: 'aggregate', amount: 5 }] }, fields)
  const { line, asked } = await settle(reading, null)
  assert.equal(asked, 0)
  assert.equal(line.policy_number, 'A1')
})

test('days that bound a whole year hold each other up; a misread one is corrected by agreement or given up', async () => {
  const fields = () => ({ effective_date: at(0.8), expiration_date: at(0.8) })
  const whole = await settle(lineOf({ effective_date: '2025-07-15', expiration_date: '2026-07-15' }, fields()), null)
  assert.equal(whole.asked, 0)
  const odd = await settle(lineOf({ effective_date: '2025-07-15', expiration_date: '2026-01-15' }, { effective_date: at(0.8), expiration_date: at(0.7) }), null)
  assert.equal(isUsualTerm('2025-07-15', '2026-01-15'), true)
  assert.equal(odd.line.expiration_date, '2026-01-15')
  const broken = await settle(lineOf({ effective_date: '2025-07-15', expiration_date: '2020-07-16' }, fields()), saying(null, false))
  assert.equal(broken.line.expiration_date, null)
  assert.deepEqual(broken.unreadable.sort(), ['effective_date', 'expiration_date'])
})

test('a term that ends before it begins is given up even when both days are sure', async () => {
  const reading = lineOf({ effective_date: '2026-01-01', expiration_date: '2020-01-01' }, { effective_date: at(0.99), expiration_date: at(0.99) })
  const { line } = await settle(reading, { ...saying('01/01/2026', true) })
  assert.equal(line.expiration_date, null)
})

test('one day read for both columns leaves the end of the term unread', async () => {
  const reading = lineOf({ effective_date: '2025-12-08', expiration_date: '2025-12-08' }, { effective_date: at(0.99), expiration_date: at(0.99) })
  const { line, unreadable } = await settle(reading, saying('12/08/2025', true))
  assert.equal(line.effective_date, '2025-12-08')
  assert.equal(line.expiration_date, null)
  assert.deepEqual(unreadable, ['expiration_date'])
})

test('one day in two cells is one of them misread: neither stands, unless its own cell is beyond doubt', async () => {
  const settled = async (confidence: number) => {
    const behind = { ...at(confidence), provenance: { page: 1, box: { x: 60, y: 10, w: 50, h: 8 }, reader: 'pp_ocr' as const } }
    const reading = lineOf({ effective_date: '2026-11-01', expiration_date: '2026-11-01' }, { effective_date: at(confidence), expiration_date: behind })
    const { line } = await settle(reading, { ...saying('11-01-2026', true), confidence })
    return [line.effective_date, line.expiration_date]
  }
  assert.deepEqual(await settled(0.94), [null, null])
  assert.deepEqual(await settled(0.99), ['2026-11-01', '2026-11-01'])
})

test('a lone day on which two engines agree by guesses is unreadable; one that an engine of its own reads surely stands', async () => {
  const settled = async (confidence: number) => {
    const reading = lineOf({ effective_date: '2020-01-01' }, { effective_date: at(0.8) })
    const readings: CellReading['readings'] = [{ text: '2020-01-01', confidence: 0.8, reader: 'pp_ocr' }, { text: '01-01-2020', confidence, reader: 'line_reader' }]
    return (await settle(reading, { text: '2020-01-01', agreed: true, checked: null, confidence: 0.97, readings })).line.effective_date
  }
  assert.equal(await settled(0.44), null)
  assert.equal(await settled(0.8), '2020-01-01')
})

test('a code that no company has, a figure from the one of the company named beside it, is misread; any other stands', async () => {
  const settled = async (read: string, told: string) => {
    const reading = lineOf({ carrier: 'Auto-Owners Insurance Company', naic: read }, { carrier: at(0.99), naic: at(0.8) })
    return (await settle(reading, saying(told, true))).line.naic
  }
  assert.equal(await settled('18088', '18088'), null)
  assert.equal(await settled('18088', '18988'), '18988')
  assert.equal(await settled('77778', '77778'), '77778')
})

test('a piece of a limit is no limit', async () => {
  assert.equal(isPlausibleLimit('combined_single_limit', 500), false)
  assert.equal(isPlausibleLimit('each_occurrence', 1_000_000), true)
  const reading = lineOf({ limits: [{ label: 'each_occurrence', amount: 1 }] }, { 'limits.each_occurrence': at(0.99) })
  const { line, unreadable } = await settle(reading, saying('1', true))
  assert.deepEqual(line.limits, [])
  assert.deepEqual(unreadable, ['limits.each_occurrence'])
})

test("a company's full name stands for letters misread, not a shorter spelling", () => {
  const read = { nameConfidence: 0.5, naicConfidence: 1 }
  assert.equal(settleCarrier({ name: 'Traveiers Properiy Casuaity Company of Amerca', naic: '25674', ...read }).name, 'Travelers Property Casualty Company of America')
})

test('a name whose words fall apart into letters stands only where the table bears it out', async () => {
  const named = (carrier: string, naic: string | null) => settle(lineOf({ carrier, naic }, { carrier: at(0.98), naic: at(0.98) }), saying(carrier, true))
  assert.equal((await named('K insale Insurance Company', '38920')).line.carrier, 'Kinsale Insurance Company')
  const unknown = await named("A utb-O wper's Insurance Company", null)
  assert.deepEqual([unknown.line.carrier, unknown.unreadable], [null, ['carrier']])
  // Nor does one whose small letters end in a capital; capitals that begin a part of a name are its own.
  assert.equal((await named('HrScoK Insurance Company Inc.', null)).line.carrier, null)
  assert.equal((await named('McGRAW Lamp Mutual', null)).line.carrier, 'McGRAW Lamp Mutual')
})

test("a short name with one letter misread beside its company's code is that company's", () => {
  const named = (name: string, naic: string) => settleCarrier({ name, naic, nameConfidence: 0.8, naicConfidence: 0.98 }).name
  assert.equal(named('ONNERS', '32700'), 'Owners Insurance Company')
  for (const [name, naic] of [['ONNERS', '18988'], ['ONNER5', '32700'], ['FIRE', '32700']] as const) assert.equal(named(name, naic), name)
})

test('a company whose name differs by a word that most share is not the one the table has', () => {
  const read = (name: string) => settleCarrier({ name, naic: null, nameConfidence: 0.8, naicConfidence: 0 })
  for (const name of ['Texas Mutual Insurance Company', 'Seaview Casualty Insurance Company', 'Cerity Indemnity Insurance Company', 'Nevada General Mutual Insurance Company']) {
    const { name: settled, nameSure } = read(name)
    assert.deepEqual({ settled, nameSure }, { settled: name, nameSure: false })
  }
  // Misread letters of such a word are no other word.
  assert.equal(read('Traveiers Property Casuaity Company of America').name, 'Travelers Property Casualty Company of America')
})

test("a misread name takes the table's spelling only where the code or an all but equal name supports it", () => {
  const read = { nameConfidence: 0.6, naicConfidence: 0.9 }
  const held = settleCarrier({ name: 'LexIngton lnsurence Company', naic: '19437', ...read })
  assert.match(held.name!, /^Lexington Insurance Company$/i)
  assert.equal(held.naicSure, true)
  const other = settleCarrier({ name: 'Quarter Century Mutual', naic: '19437', ...read })
  assert.equal(other.name, 'Quarter Century Mutual')
  assert.equal(other.naicSure, false)
})

test('only different engines count as agreement', () => {
  const one = { text: '12/01/2025', confidence: 0.9, reader: 'pp_ocr' as const }
  assert.equal(agreeReadings([one, { ...one, confidence: 0.8 }], 'date').agreed, false)
  assert.equal(agreeReadings([one, { ...one, reader: 'tesseract' }], 'date').agreed, true)
  assert.equal(agreeReadings([{ ...one, text: '$1,000.000' }, { ...one, text: '$ 1,000,000', reader: 'tesseract' }], 'amount').agreed, true)
})

test('letters that coarse print makes of figures are figures in a day, and strokes of one shape are one in a name', () => {
  const by = (reader: 'pp_ocr' | 'tesseract' | 'line_reader', text: string) => ({ text, confidence: 0.8, reader })
  const day = agreeReadings([by('line_reader', '02/15/202t'), by('pp_ocr', '2021-02-15')], 'date')
  assert.deepEqual([day.agreed, day.text], [true, '2021-02-15'])
  assert.equal(agreeReadings([by('line_reader', '1106/2025'), by('pp_ocr', '11/06/2025')], 'date').agreed, true)
  // A month of one figure beside a day with its nought has lost a figure.
  assert.equal(agreeReadings([by('line_reader', '1/06/2025'), by('pp_ocr', '01/06/2025')], 'date').agreed, false)
  // Three letters in eight figures are no reading of a day.
  assert.equal(agreeReadings([by('line_reader', 'ol/1S/202t'), by('pp_ocr', '2021-02-15')], 'date').agreed, false)
  assert.equal(agreeReadings([by('line_reader', 'Harbor Oll'), by('pp_ocr', 'Harbor OIl')], 'text').agreed, true)
  assert.equal(agreeReadings([by('line_reader', 'Harbor Oll'), by('pp_ocr', 'Harbor Old')], 'text').agreed, false)
})

test('a word one letter from one that companies are named by is told by the print, or is nobody\'s', async () => {
  const carrier = async (name: string, weights: Record<string, number>): Promise<string | null> => {
    const reading = lineOf({ carrier: name }, { carrier: at(0.99) })
    await settleReading(reading, [page], async () => saying(name, true), async (_page, _box, texts) => ({ weights: texts.map((t) => weights[t] ?? -30), free: [name.replaceAll(' ', '')] }))
    return reading.coverage_lines[0]!.carrier
  }
  assert.equal(await carrier('Stendard Lamp Mutual', { StendardLampMutual: 0, StandardLampMutual: -0.6 }), null)
  assert.equal(await carrier('Stendard Lamp Mutual', { StendardLampMutual: -4, StandardLampMutual: -1 }), 'Standard Lamp Mutual')
  assert.equal(await carrier('Mid Contury Lamp Mutual', { MidConturyLampMutual: -2, MidCenturyLampMutual: -1 }), null)
  assert.equal(await carrier('Generali Lamp Mutual', { GeneraliLampMutual: 0, GeneralLampMutual: -9 }), 'Generali Lamp Mutual')
})

test('two or three letters that no company has in its name are no word of one, though two readings agree on them', async () => {
  const carrier = async (name: string, weights: Record<string, number>, sure = 0.9, free = name.replaceAll(' ', '')): Promise<string | null> => {
    const reading = lineOf({ carrier: name }, { carrier: at(sure) })
    await settleReading(reading, [page], async () => saying(name, true), async (_page, _box, texts) => ({ weights: texts.map((t) => weights[t] ?? -30), free: [free] }))
    return reading.coverage_lines[0]!.carrier
  }
  assert.equal(await carrier('Standard Odl', { StandardOdl: -1, StandardOil: -2 }), null)
  assert.equal(await carrier('Standard Odl', { StandardOdl: -6, StandardOil: -2 }), 'Standard Oil')
  // Oll is no other spelling of Oil.
  assert.equal(await carrier('Standard Oi', { StandardOi: -6, StandardOil: -2, StandardOll: -1 }, 0.9, 'StandardOll'), 'Standard Oil')
  // A short word that names have stands by the two readings.
  assert.equal(await carrier('Standard Sun', { StandardSun: -1 }), 'Standard Sun')
  // No name ends in a word that leads on.
  assert.equal(await carrier('Standard On', { StandardOn: -6, StandardOil: -1 }), 'Standard Oil')
  assert.equal(await carrier('Standard ON', { StandardON: -1, StandardOIL: -4 }), null)
  // The print bears a misreading out: it says no more than that; however sure it was.
  assert.equal(await carrier('Standerd Od', { StanderdOd: 0, StandardOd: -3, StandardOil: -6 }), null)
  assert.equal(await carrier('Standard Ol', { StandardOl: 0, StandardOil: -3 }, 0.99), null)
  assert.equal(await carrier('Standard Ol', { StandardOl: -5, StandardOil: -3 }, 0.99), 'Standard Oil')
})

test('a number that goes on behind what was taken for it is unreadable', async () => {
  const numberBefore = async (text: string, x: number, y = 101): Promise<[string | null, (string | undefined)[]]> => {
    const reading = lineOf({ policy_number: 'P104 882 417' }, { policy_number: { confidence: 0.99, provenance: { page: 1, box: { x: 100, y: 100, w: 60, h: 8 }, reader: 'pp_ocr' } } })
    const next = { text, box: { x, y, w: 8, h: 8 }, confidence: 0.97, reader: 'pp_ocr' as const }
    await settleReading(reading, [{ ...page, words: [...page.words, next] }], async () => null)
    return [reading.coverage_lines[0]!.policy_number, reading.unreadable_fields.map((u) => u.field)]
  }
  for (const text of ['.2', '-004', '/EBA']) assert.deepEqual(await numberBefore(text, 164), [null, ['policy_number']], text)
  for (const [text, x, y] of [['.2', 190, 101], ['.2', 164, 112], ['-', 164, 101], ['Eff', 164, 101], ['.', 162, 101]] as const) assert.equal((await numberBefore(text, x, y))[0], 'P104 882 417', text)
})

test('a speck in the amounts of a blank row is no policy; a row that states anything else stays', async () => {
  const withSpeck = async (values: Partial<ReadLine>, more: string[] = []): Promise<[number, (number | null)[]]> => {
    const reading = lineOf(values, {})
    reading.coverage_lines.push({ ...emptyLine('auto_liability', 'coi'), policy_number: 'BAP 118820', fields: { policy_number: at(0.99, 'pdf_text') } })
    const place = { page: 1, box: { x: 10, y: 10, w: 3, h: 5 }, reason: 'two readings of the picture disagree' }
    reading.unreadable_fields = [...['limits.med_exp', ...more].map((field) => ({ line: 0, field, ...place })), { line: 1, field: 'limits.limit', ...place, box: null }]
    await settleReading(reading, [page], async () => null)
    return [reading.coverage_lines.length, reading.unreadable_fields.map((u) => u.line)]
  }
  assert.deepEqual(await withSpeck({}), [1, [0]])
  assert.deepEqual(await withSpeck({ additional_insured: true }), [2, [0, 1]])
  assert.deepEqual(await withSpeck({}, ['policy_number']), [2, [0, 0, 1]])
})

test('what a binder says once for all that it binds makes no policy of a speck in a blank row', async () => {
  const linesWith = async (document_class: 'binder' | 'coi', own: Partial<ReadLine> = {}): Promise<number> => {
    const said = { carrier: 'Northfield Casualty Company', effective_date: '2026-01-15', expiration_date: '2027-01-15' }
    const fields = { carrier: at(0.99), effective_date: at(0.99), expiration_date: at(0.99) }
    const reading = lineOf({ ...said, document_class, ...own }, fields)
    reading.coverage_lines.push({ ...emptyLine('property', document_class), ...said, limits: [{ label: 'limit', amount: 250_000 }], fields: { ...fields, 'limits.limit': at(0.99) } })
    reading.unreadable_fields = [{ line: 0, field: 'limits.el_each_accident', page: 1, box: { x: 10, y: 10, w: 3, h: 1 }, reason: 'two readings of the picture disagree' }]
    await settleReading(reading, [page], async () => null)
    return reading.coverage_lines.length
  }
  assert.equal(await linesWith('binder'), 1)
  assert.equal(await linesWith('coi'), 2)
  assert.equal(await linesWith('binder', { policy_number: 'WC 118820' }), 2)
})

test('a number that two engines read alike is in doubt where two looks read another that comes near', async () => {
  const number = async (free: string[], weights: Record<string, number>): Promise<string | null> => {
    const reading = lineOf({ policy_number: '93665020' }, { policy_number: at(0.9) })
    const again = { ...saying('93665020', true), confidence: 0.98, readings: [{ text: '93665020', confidence: 0.9, reader: 'line_reader' as const }] }
    await settleReading(reading, [page], async () => again, async (_page, _box, texts) => ({ weights: texts.map((t) => weights[t] ?? -30), free }))
    return reading.coverage_lines[0]!.policy_number
  }
  const weights = { '93665020': 0, '03665020': -3 }
  assert.equal(await number(['93665020', '93665020', '03665020', '03665020'], weights), null)
  assert.equal(await number(['93665020', '93665020', '93665020', '03665020'], weights), '93665020')
  // Also one that two others explain the print better than.
  assert.equal(await number(['93665020', '93665020', '83665020', '83665020'], { '93665020': 0, '03665020': -3.2, '83665020': -3.6 }), null)
})

test("a number that begins like no other of the page is in doubt where one that begins like another comes near", async () => {
  const number = async (other: string): Promise<string | null> => {
    const reading = lineOf({ policy_number: 'ARC222222222' }, { policy_number: at(0.9) })
    reading.coverage_lines.push({ ...reading.coverage_lines[0]!, policy_number: other, fields: {} })
    const third = { text: 'ARC222222222', confidence: 0.9, reader: 'tesseract' as const }
    await settleReading(reading, [page], async () => ({ ...saying('ARC222222222', true), readings: [third] }), async (_page, _box, texts) => ({ weights: texts.map((t) => ({ ARC222222222: -0.2, ABC222222222: -2.7 })[t] ?? -30), free: ['ARC222222222', 'ABC222222222'] }))
    return reading.coverage_lines[0]!.policy_number
  }
  assert.equal(await number('ABC1212121212'), null)
  assert.equal(await number('WC1212121212'), 'ARC222222222')
})

test('a number is told by an engine of another kind that reads it alike; where another comes near, agreement of two leaves it in doubt', async () => {
  const number = async (value: string, weights: Record<string, number>, readings: CellReading['readings'], seen: string[] = []): Promise<string | null> => {
    const reading = lineOf({ policy_number: value }, { policy_number: at(0.9) })
    await settleReading(reading, [page], async () => ({ text: value, agreed: true, checked: null, confidence: 0.97 - 0.06 * (readings.length - 1), readings }), async (_page, _box, texts) => ({ weights: texts.map((t) => weights[t] ?? -30), free: [value, ...Object.keys(weights), ...seen] }))
    return reading.coverage_lines[0]!.policy_number
  }
  const own = (text: string): CellReading['readings'][number] => ({ text, confidence: 0.9, reader: 'line_reader' })
  const third = (text: string): CellReading['readings'][number] => ({ text, confidence: 0.4, reader: 'tesseract' })
  const weights = { 'KPV-2022-58484': -0.4, 'KPY-2022-58484': -2.8 }
  assert.equal(await number('KPV-2022-58484', weights, [own('KPV-2022-58484'), third('KPV 2022 58484')]), 'KPV-2022-58484')
  assert.equal(await number('KPV-2022-58484', weights, [own('KPV-2022-58484'), third('KPY 2022 58484')]), null)
  assert.equal(await number('03665820', { '03665820': -0.2, '03665020': -1.7 }, [own('03665820'), third('03665820')]), null)
  assert.equal(await number('4666582002', { '4666582002': 0.4, '4666502002': -2 }, [own('4666582002')]), null)
  assert.equal(await number('4666582002', { '4666582002': 0.4, '4666502002': -3 }, [own('4666582002')]), '4666582002')
  // Views that read the one that comes near say less than a first reading that all three engines share, unless others of the page begin so.
  assert.equal(await number('61753386-2', { '61753386-2': -0.3, '61753366-2': -2.9 }, [own('61753386-2'), own('61753366-2'), third('61753386~-2')], ['61753366-2']), '61753386-2')
  assert.equal(await number('61753386-2', { '61753386-2': -0.3, '61753366-2': -1.9 }, [own('61753386-2'), own('61753366-2'), third('61753386~-2')], ['61753366-2']), null)
  assert.equal(await number('61753386-2', { '61753386-2': -0.3, '61753366-2': -2.7 }, [own('61753386-2'), own('61753366-2')], ['61753366-2']), null)
  assert.equal(await number('61753386-2', { '61753386-2': -0.3, '61753366-2': -2.9 }, [own('61753386-2'), own('61753366-2')], ['61753366-2']), '61753386-2', 'as far ahead as a figure for a figure needs')
  // Without the third, what the first reading, the second look and the weighing have alike stands, but for a nought that may be a 6, 8 or 9.
  assert.equal(await number('41018438-8', { '41018438-8': -0.3, '41016438-8': -2.4 }, [own('41018438-8')]), '41018438-8')
  assert.equal(await number('41018438-8', { '41018438-8': -0.3, '41016438-8': -2.1 }, [own('41018438-8')]), null)
  assert.equal(await number('41018438-8', { '41018438-8': -0.3, '41018430-8': -2.8 }, [own('41018438-8')]), null)
  assert.equal(await number('41018438-8', { '41018438-8': -0.3, '41016438-8': -2.4 }, [own('41018438-8')], ['41016438-8']), null)
  // The stroke of a Z is lost to every engine alike; a Z that is read was seen.
  assert.equal(await number('67212675', { '67212675': -0.3, '6721Z675': -3.2 }, [own('67212675'), third('67212675')]), null)
  assert.equal(await number('6721Z675', { '6721Z675': -0.3, '67212675': -3.2 }, [own('6721Z675'), third('6721Z675')]), '6721Z675')
  // So is an L whose foot is torn off; a point that no other letter explains stands.
  assert.equal(await number('76311.P0340', { '76311.P0340': -0.3, '7631LP0340': -2.5 }, [own('76311.P0340'), third('76311.P0340')]), null)
  assert.equal(await number('76311.P0340', { '76311.P0340': -0.3, '7631LP0340': -9 }, [own('76311.P0340'), third('76311.P0340')]), '76311.P0340')
  // An S of the third engine's is a 5 as well.
  assert.equal(await number('M443163534', { M443163534: -0.3, M443163S34: -2.8 }, [own('M443163534'), third('M44 3163 S34')]), 'M443163534')
  assert.equal(await number('M443163534', { M443163534: -0.3, M443163634: -2.8 }, [own('M443163534'), third('M44 3163 634')]), null)
  // The third engine reads the one that comes near.
  assert.equal(await number('4666582002', { '4666582002': 0.4, '4666502002': -3 }, [own('4666582002'), third('4666502002')]), null)
})

test('two days first read as a usual term and weighed as another are neither', async () => {
  const told: Record<string, number> = { '01/27/2025': -1, '01/27/2026': -1 }
  const reading = lineOf({ effective_date: '2025-11-27', expiration_date: '2026-11-27' }, { effective_date: at(0.5), expiration_date: at(0.4) })
  const words = ['11/27/2025', '11/27/2026'].map((text) => ({ text, box: { x: 10, y: 10, w: 50, h: 8 }, confidence: 0.5, reader: 'pp_ocr' as const }))
  await settleReading(reading, [{ ...page, words }], async () => null, async (_page, _box, texts) => ({ weights: texts.map((t) => told[t] ?? -50), free: [] }))
  const [line] = reading.coverage_lines
  assert.deepEqual([line!.effective_date, line!.expiration_date, reading.unreadable_fields.map((u) => u.field)], [null, null, ['effective_date', 'expiration_date']])
})

test('a second look that ends a name in a word no company has does not stand for a first that ended it in one', async () => {
  const { line, unreadable } = await settle(lineOf({ carrier: 'Standard Oil' }, { carrier: at(0.8) }), saying('Standard Oi', true))
  assert.deepEqual([line.carrier, unreadable], [null, ['carrier']])
})

test('a usual term on which two engines of three agreed is unreadable where another one figure off is printed as well', async () => {
  const days = async (weights: Record<string, number>, confidence: number) => {
    const reading = lineOf({ effective_date: '2025-03-02', expiration_date: '2026-03-02' }, { effective_date: at(0.97), expiration_date: at(confidence) })
    const words = ['03/02/2025', '03/02/2026'].map((text) => ({ text, box: { x: 10, y: 10, w: 50, h: 8 }, confidence, reader: 'pp_ocr' as const }))
    await settleReading(reading, [{ ...page, words }], async () => null, async (_page, _box, texts) => ({ weights: texts.map((t) => weights[t] ?? -50), free: [] }))
    return reading.coverage_lines[0]!.effective_date
  }
  const own = { '03/02/2025': -1, '03/02/2026': -1 }
  assert.equal(await days({ ...own, '02/02/2025': -1.5, '02/02/2026': -1.5 }, 0.91), null)
  assert.equal(await days({ ...own, '02/02/2025': -4, '02/02/2026': -4 }, 0.91), '2025-03-02')
  // Print without strokes explains no day; one that no engine read otherwise is not asked about.
  assert.equal(await days({}, 0.91), '2025-03-02')
  assert.equal(await days({ ...own, '02/02/2025': 0, '02/02/2026': 0 }, 0.97), '2025-03-02')
})

test('a mark within a number is no letter of it: unless a second look tells the number it is unreadable', async () => {
  const number = async (value: string, again: CellReading) => (await settle(lineOf({ policy_number: value }, { policy_number: at(0.95) }), again)).line.policy_number
  assert.equal(await number('ADF 1238394 X 48', saying('ADF 1238394 48', false)), null)
  assert.equal(await number('ADF 1238394 48', saying('ADF 1238394 48', false)), 'ADF 1238394 48')
  assert.equal(await number('ADX 1238394', saying('ADX 1238394', false)), 'ADX 1238394')
})

test('a code behind the end of its company and its label is that code', () => {
  const told = (...texts: string[]) => agreeReadings(texts.map((text, i) => ({ text, confidence: 0.9, reader: (['pp_ocr', 'line_reader', 'tesseract'] as const)[i]! })), 'naic')
  assert.equal(told('Co. NAIC# 28817', '28817').agreed, true)
  assert.equal(told('Corp.NAIC#28817', 'Corn NAIC#: 28817').agreed, true)
  for (const other of ['Co. NAIC# 28811', 'NAIC# 128817', 'PANAIC 2881', 'NAIC# 28817 31145']) assert.equal(told(other, '28817').agreed, false, other)
})

test('a name is what was read of it: no speck before it, nothing that stands behind it in the place; a capital that several looks read otherwise is weighed', async () => {
  const carrier = async (value: string, confidence: number, ...looks: [string, CellReading['readings'][number]['reader']][]): Promise<[string | null, string[]]> => {
    const reading = lineOf({ carrier: value }, { carrier: at(confidence) })
    const again: CellReading = { text: looks[0]![0], agreed: true, checked: null, confidence: 0.95, readings: looks.map(([text, reader]) => ({ text, reader, confidence: 0.8 })) }
    await settleReading(reading, [page], async () => again)
    return [reading.coverage_lines[0]!.carrier, reading.unreadable_fields.map((u) => u.field)]
  }
  const rated = 'Northfield Harbor Casualty Company (AM Best Rating: B+)'
  assert.deepEqual(await carrier('Northfield Harbor Casualty Company', 0.9, [rated, 'pp_ocr'], [rated, 'line_reader']), ['Northfield Harbor Casualty Company', []])
  assert.deepEqual(await carrier(', Northfield Harbor Casualty Company', 0.98, [rated, 'pp_ocr']), ['Northfield Harbor Casualty Company', []])
  assert.deepEqual(await carrier('Exampie Harbor Ltd,', 0.7, ['Example Harbor Ltd. NAIC#', 'pp_ocr'], ['Example Harbor Ltd. NAIC#', 'line_reader']), ['Example Harbor Ltd.', []])
  const own = 'Guarter Moon Insurance Company'
  assert.deepEqual(await carrier(own, 0.6, [own, 'line_reader'], [own, 'pp_ocr'], ['Quarter Moon Insurance Company', 'tesseract'], ['Quarter Moon lnsurance Company', 'pp_ocr']), [null, ['carrier']])
  assert.deepEqual(await carrier(own, 0.6, [own, 'line_reader'], [own, 'pp_ocr'], ['Quarter Moon Insurance Company', 'tesseract']), [own, []])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyLine } from '../../src/extraction/certificates/line-draft.ts'
import type { LineScores } from '../../src/extraction/images/lines/recognise-line.ts'
import { splitWords } from '../../src/extraction/images/print/split-words.ts'
import { weighTexts } from '../../src/extraction/images/lines/weigh-texts.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { settleReading, type Weigh } from '../../src/extraction/second-reading/index.ts'
import { likelyTerm, printedDays, rankDays } from '../../src/extraction/second-reading/likely-terms.ts'
import type { PartReading } from '../../src/extraction/stages.ts'
import type { ReadLine } from '../../src/vocabulary/index.ts'

const ALPHABET = [...'0123456789,/$ABCDEFGHIJKLMNOPQRSTUVWXYZ-', ' ']
/** A line on which the recogniser gives each place's characters these chances; between places it is sure of nothing. */
const lineOf = (places: Record<string, number>[]): LineScores => {
  const classes = ALPHABET.length + 1
  const steps = places.length * 2 + 1
  const scores = new Float32Array(steps * classes)
  for (let t = 0; t < steps; t++) {
    if (t % 2 === 0) scores[t * classes] = 1
    else for (const [text, chance] of Object.entries(places[(t - 1) / 2]!)) scores[t * classes + ALPHABET.indexOf(text) + 1] = chance
  }
  return { steps, classes, scores, wanted: { class: Int32Array.from(ALPHABET, (_, i) => i + 1), text: ALPHABET }, place: (step) => step }
}
const clear = (text: string): Record<string, number>[] => [...text].map((c) => ({ [c]: 1 }))

test('what is printed explains its print best; a text of another length explains it not at all', () => {
  const [own, other, longer] = weighTexts([lineOf(clear('1,000,000'))], ['1,000,000', '1,000,008', '11,000,000'], true)
  assert.ok(own! > -0.01)
  assert.ok(other! < -10)
  assert.ok(longer! < -10)
})

test('days are weighed as they are written, with strokes or dashes between their figures', () => {
  for (const print of ['11/01/2025', '11-01-2025']) {
    const [own, other] = weighTexts([lineOf(clear(print))], ['11/01/2025', '11/01/2026'], true)
    assert.ok(own! > -0.01, print)
    assert.ok(other! < -10, print)
  }
})

test('doubled figures are two only where the recogniser saw something between them', () => {
  const [two, one] = weighTexts([lineOf(clear('100'))], ['100', '10'], true)
  assert.ok(two! > -0.01 && one! < -10)
})

test('several views of one print are weighed together', () => {
  const views = [lineOf([{ '5': 0.9, '6': 0.1 }]), lineOf([{ '5': 0.2, '6': 0.8 }])]
  const [five, six] = weighTexts(views, ['5', '6'], true)
  assert.ok(five! > six!)
})

test('a letter read where only figures can be is the figure it looks like', () => {
  const [figures, letters] = [true, false].map((only) => weighTexts([lineOf(clear('1O'))], ['10'], only)[0]!)
  assert.ok(figures! > -0.01)
  assert.ok(letters! < -10)
})

const days = printedDays([2025, 2026])
const seen = (weights: Record<string, number>) =>
  rankDays(days, days.flatMap((d) => d.texts.map(() => weights[d.day] ?? -50)))

test('two days that make a year are told from others that explain their cells almost as well', () => {
  const term = likelyTerm(seen({ '2025-05-19': -1.5, '2025-06-19': 0 }), seen({ '2026-05-19': -0.2 }))
  assert.deepEqual([term.effective, term.expiration], ['2025-05-19', '2026-05-19'])
})

test('a day clearly read stands against a year that it would not make', () => {
  const term = likelyTerm(seen({ '2025-01-15': 0, '2025-02-15': -14 }), seen({ '2025-02-15': 0, '2026-02-15': -14 }))
  assert.deepEqual(term, { effective: '2025-01-15', expiration: '2025-02-15', unclear: { effective: false, expiration: false } })
})

test('between a year and a day that reads somewhat better nobody can say', () => {
  const term = likelyTerm(seen({ '2025-05-19': -5, '2025-06-19': 0 }), seen({ '2026-05-19': 0 }))
  assert.equal(term.effective, null)
  assert.deepEqual(term.unclear, { effective: true, expiration: true })
})

test('a day that explains its print badly is told only where it makes a usual term', () => {
  assert.equal(likelyTerm([], seen({ '2026-01-06': -3.6 })).expiration, null)
  assert.equal(likelyTerm([], seen({ '2026-01-06': -1 })).expiration, '2026-01-06')
  assert.equal(likelyTerm(seen({ '2025-01-06': -1 }), seen({ '2026-01-06': -3.6 })).expiration, '2026-01-06')
})

test('days that explain their print alike are not told apart', () => {
  const term = likelyTerm(seen({ '2025-03-08': 0, '2025-03-06': -0.5 }), [])
  assert.equal(term.effective, null)
  assert.deepEqual(term.unclear, { effective: true, expiration: false })
})

const page: Page = { number: 1, width: 612, height: 792, source: 'image', words: [], lines: [], checkboxes: [], fields: [] }
const at = (confidence: number) => ({ confidence, provenance: { page: 1, box: { x: 10, y: 10, w: 50, h: 8 }, reader: 'pp_ocr' as const } })
const settled = async (values: Partial<ReadLine>, fields: ReadLine['fields'], weigh: Weigh, printed: string[] = []) => {
  const reading: PartReading = {
    form: 'acord_25', form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null,
    certificate_holder: null, description_of_operations: null, unreadable_fields: [], notes: [],
    coverage_lines: [{ ...emptyLine('general_liability', 'coi'), ...values, fields }],
  }
  const words = printed.map((text) => ({ text, box: { x: 10, y: 10, w: 50, h: 8 }, confidence: 0.9, reader: 'pp_ocr' as const }))
  await settleReading(reading, [{ ...page, words }], async () => null, weigh)
  return { line: reading.coverage_lines[0]!, unreadable: reading.unreadable_fields.map((u) => u.field) }
}
/** A place that shows this print, in the way one line of the recogniser's chances says it. */
const showing = (places: Record<string, number>[]): Weigh => async (_page, _box, texts, figures) => {
  const view = lineOf(places)
  const free = places.map((p) => Object.entries(p).sort((a, b) => b[1] - a[1])[0]![0]).join('')
  return { weights: weighTexts([view], texts, figures), free: [free] }
}
test('a day whose year explains the print no better than another is not kept for the long term it makes', async () => {
  const print: Weigh = async (_page, _box, texts) => ({ weights: texts.map((t) => (t === '02/02/2025' ? -1 : t === '02/02/2023' ? -1.8 : -50)), free: ['02/02/2023'] })
  const weigh: Weigh = async (page, box, texts, figures) => (box.x < 100 ? print(page, box, texts, figures) : null)
  const days = { effective_date: '2023-02-02', expiration_date: '2026-02-02' }
  const beside = { confidence: 0.96, provenance: { ...at(0.96).provenance, box: { x: 200, y: 10, w: 50, h: 8 } } }
  const { line, unreadable } = await settled(days, { effective_date: at(0.97), expiration_date: beside }, weigh, ['02/02/2025', '02/02/2026', '02/02/2023'])
  assert.deepEqual([line.effective_date, line.expiration_date], [null, '2026-02-02'])
  assert.deepEqual(unreadable, ['effective_date'])
})

const zero = { '0': 0.4, '8': 0.6 }

test('a limit whose noughts look like eights is the limit that is sold, however sure each reading was', async () => {
  const print = showing([...clear('1,'), zero, zero, ...clear('0,000')])
  const { line } = await settled({ limits: [{ label: 'each_occurrence', amount: 1_880_000 }] }, { 'limits.each_occurrence': at(0.98) }, print)
  assert.deepEqual(line.limits, [{ label: 'each_occurrence', amount: 1_000_000 }])
})

test('a limit whose first figure may be one of two is unreadable', async () => {
  const print = showing([{ '3': 0.6, '5': 0.4 }, ...clear('00,000')])
  const { line, unreadable } = await settled({ limits: [{ label: 'damage_to_rented_premises', amount: 300_000 }] }, { 'limits.damage_to_rented_premises': at(0.6) }, print)
  assert.deepEqual(line.limits, [])
  assert.deepEqual(unreadable, ['limits.damage_to_rented_premises'])
})

test('a limit that two engines of three agreed on is unreadable where its print is as well another, and stands where it is not', async () => {
  const limit = (first: Record<string, number>, confidence: number) =>
    settled({ limits: [{ label: 'each_occurrence', amount: 80_000 }] }, { 'limits.each_occurrence': at(confidence) }, showing([first, ...clear('0,000')]))
  const tied = { '8': 0.5, '5': 0.35 }
  assert.deepEqual([(await limit(tied, 0.91)).line.limits, (await limit(tied, 0.91)).unreadable], [[], ['limits.each_occurrence']])
  assert.deepEqual((await limit({ '8': 0.9, '5': 0.02 }, 0.91)).line.limits, [{ label: 'each_occurrence', amount: 80_000 }])
  // What weighing tells against two engines is no more believed than they are.
  assert.deepEqual((await limit({ '5': 0.9, '8': 0.02 }, 0.91)).line.limits, [])
})

test('a limit seldom sold is weighed however surely it was read; what is sold, read as surely, stands', async () => {
  const limit = async (label: string, amount: number, print: Weigh, confidence = 0.99): Promise<[number | null | undefined, string[]]> => {
    const { line, unreadable } = await settled({ limits: [{ label, amount }] }, { [`limits.${label}`]: at(confidence) }, print)
    return [line.limits[0]?.amount, unreadable]
  }
  const six = (first: Record<string, number>) => showing([first, ...clear('00')])
  // A deductible of 500 in thick strokes is 600 to every engine; one far ahead in print is what is printed.
  assert.deepEqual(await limit('deductible', 600, six({ '6': 0.9, '5': 0.05 })), [undefined, ['limits.deductible']])
  assert.deepEqual(await limit('deductible', 600, six({ '6': 0.9, '5': 0.05 }), 0.8), [undefined, ['limits.deductible']])
  assert.deepEqual(await limit('deductible', 600, six({ '6': 1 })), [600, []])
  assert.deepEqual(await limit('deductible', 500, six({ '6': 0.4, '5': 0.5 })), [500, []])
  const occurrence = (first: Record<string, number>) => showing([first, ...clear('0,000')])
  assert.deepEqual(await limit('each_occurrence', 80_000, occurrence({ '8': 0.5, '5': 0.35 })), [undefined, ['limits.each_occurrence']])
  assert.deepEqual(await limit('each_occurrence', 60_000, occurrence({ '6': 0.99, '5': 0.001 })), [60_000, []])
  assert.deepEqual(await limit('each_occurrence', 50_000, occurrence({ '5': 0.5, '8': 0.35 })), [50_000, []])
})

test('a cell that was found and gave no five figures has the code that its print and its company tell', async () => {
  const told = async (carrier: string, print: Weigh): Promise<[string | null, string[]]> => {
    const reading: PartReading = {
      form: 'acord_25', form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null, certificate_holder: null, description_of_operations: null, notes: [],
      unreadable_fields: [{ line: 0, field: 'naic', page: 1, box: at(0.5).provenance.box, reason: 'printed $2700' }],
      coverage_lines: [{ ...emptyLine('general_liability', 'coi'), carrier, fields: { carrier: at(0.98) } }],
    }
    await settleReading(reading, [page], async () => null, print)
    return [reading.coverage_lines[0]!.naic, reading.unreadable_fields.map((u) => u.field)]
  }
  const print = showing([{ '3': 0.5, $: 0.4 }, ...clear('27'), { '0': 0.5, '8': 0.4 }, ...clear('0')])
  assert.deepEqual(await told('Owners Insurance Company', print), ['32700', []])
  assert.deepEqual(await told('Owners Insurance Company', showing(clear('N/A'))), [null, ['naic']])
  assert.deepEqual(await told('Owners Insurance Company', showing(clear('1114'))), [null, ['naic']])
})

test('a limit of which no view counts the figures is unreadable where several count another number of them', async () => {
  const weigh = (free: string[]): Weigh => async (...question) => ({ weights: (await showing(clear('50,000'))(...question))!.weights, free })
  const fields = () => ({ 'limits.el_disease_policy_limit': at(0.6) })
  const limits = [{ label: 'el_disease_policy_limit', amount: 50_000 }]
  const outcounted = await settled({ limits: [...limits] }, fields(), weigh(['$50o,00o', '$500,000', 'Enc', '$50', 'smom']))
  assert.deepEqual([outcounted.line.limits, outcounted.unreadable], [[], ['limits.el_disease_policy_limit']])
  const counted = await settled({ limits: [...limits] }, fields(), weigh(['$50,00o', '$50,000', 'Enc', '$50,000']))
  assert.deepEqual(counted.line.limits, limits)
})

test('an amount printed without commas keeps its noughts', async () => {
  const { line } = await settled({ limits: [{ label: 'el_disease_policy_limit', amount: 500_000 }] }, { 'limits.el_disease_policy_limit': at(0.6) }, showing(clear('$500000')))
  assert.deepEqual(line.limits, [{ label: 'el_disease_policy_limit', amount: 500_000 }])
})

test('a clear limit that nobody else sells is what is printed', async () => {
  const { line } = await settled({ limits: [{ label: 'each_occurrence', amount: 1_337_500 }] }, { 'limits.each_occurrence': at(0.98) }, showing(clear('1,337,500')))
  assert.deepEqual(line.limits, [{ label: 'each_occurrence', amount: 1_337_500 }])
})

test('a NAIC code of which a figure is lost is told by the company beside it', async () => {
  const print = showing([...clear('327'), { '0': 0.4, '6': 0.6 }, { '0': 0.3, '8': 0.7 }])
  const { line } = await settled({ carrier: 'OWNERS INSURANCE COMPANY', naic: '32768' }, { carrier: at(0.95), naic: at(0.6) }, print)
  assert.equal(line.naic, '32700')
})

test('a policy number that may be two is unreadable', async () => {
  const print = showing([...clear('ZU 25422'.replace(' ', '')), { '1': 0.55, '7': 0.45 }])
  const { line, unreadable } = await settled({ policy_number: 'ZU254221' }, { policy_number: at(0.6) }, print)
  assert.equal(line.policy_number, null)
  assert.deepEqual(unreadable, ['policy_number'])
})

test('figures with a wide gap beside a narrow one are one number; a space between figures stays', () => {
  const char = (text: string, centre: number, spaceBefore = 0) => ({ text, centre, confidence: 0.99, spaceBefore })
  const segment = (gaps: { from: number; to: number }[]) => ({ box: { left: 0, right: 100, top: 0, bottom: 20 }, inkTop: 2, inkBottom: 16, inkLeft: 0, inkRight: 90, gaps, body: 14 })
  const day = [char('1', 4), char('1', 15), char('/', 23), char('0', 30), char('3', 40)]
  assert.deepEqual(splitWords(day, segment([{ from: 6, to: 13 }]) as never).map((w) => w.text), ['11/03'])
  const two = [char('4', 4), char('1', 24), char('7', 34)]
  assert.deepEqual(splitWords(two, segment([{ from: 9, to: 22 }]) as never).map((w) => w.text), ['4', '17'])
  const wide = [char('2', 4), char('1', 21), char('4', 38)]
  assert.deepEqual(splitWords(wide, segment([{ from: 10, to: 16 }, { from: 24, to: 30 }]) as never).map((w) => w.text), ['214'])
})

test("limits of the row above that a lost rule gave to another coverage are not that coverage's", async () => {
  const labels = ['combined_single_limit', 'each_occurrence', 'personal_adv_injury', 'general_aggregate']
  const fields = Object.fromEntries(labels.map((l) => [`limits.${l}`, at(0.98)]))
  const { line } = await settled({ coverage_type: 'auto_liability', limits: labels.map((label) => ({ label, amount: 1_000_000 })) }, fields, async () => null)
  assert.deepEqual(line.limits.map((l) => l.label), ['combined_single_limit'])
  const own = await settled({ limits: labels.slice(1).map((label) => ({ label, amount: 1_000_000 })) }, fields, async () => null)
  assert.equal(own.line.limits.length, 3)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pairsIn } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { sharedTerm } from '../../src/extraction/certificates/own-layout/shared-term.ts'
import { print, type PageOptions, read, type Run } from './printed.ts'

const limitsIn = (type: Parameters<typeof pairsIn>[2], printed: string) => Object.fromEntries(pairsIn(printed, [], type).map((l) => [l.label, l.amount]))

const OWN: [string, object][] = [
  ['$5,000,000 each {}', { each: 5_000_000 }],
  ['$5,000,000 each {} / $5,000,000 aggregate', { each: 5_000_000, aggregate: 5_000_000 }],
  ['Each {} $5,000,000 Aggregate $5,000,000', { each: 5_000_000, aggregate: 5_000_000 }],
  ['Limit: $5,000,000', { each: 5_000_000 }],
]
const UNDER = ['excess of $10,000,000', 'xs $10M', 'in excess of $10,000,000 each {}', 'xs $1,000,000 / $2,000,000 primary', 'excess of $1,000,000 each {} and $2,000,000 aggregate', '(xs $10,000,000)', 'excess of the primary $1,000,000']
test('what a layer lies over is none of its limits, whatever policy it is of', () => {
  for (const [type, unit, each] of [['professional_liability', 'claim', 'each_claim'], ['cyber', 'claim', 'each_claim'], ['excess_liability', 'occurrence', 'each_occurrence']] as const)
    for (const [own, want] of OWN)
      for (const under of UNDER)
        for (const printed of [`${own} ${under}`, `${own}, ${under}`, `${under}: ${own}`]) {
          const said = printed.replaceAll('{}', unit)
          assert.deepEqual(limitsIn(type, said), Object.fromEntries(Object.entries(want).map(([k, v]) => [k === 'each' ? each : k, v])), said)
        }
  assert.deepEqual(limitsIn('professional_liability', 'Excess of $10,000 each claim, $5,000,000 aggregate'), { aggregate: 5_000_000 })
})
test('what is kept back of a loss, and what is no attachment, stays', () => {
  assert.deepEqual(limitsIn('umbrella', '$5,000,000 each occurrence excess of a $10,000 self-insured retention'), { each_occurrence: 5_000_000, retention: 10_000 })
  assert.deepEqual(limitsIn('general_liability', '$1,000,000 each occurrence excess of $50,000 SIR'), { each_occurrence: 1_000_000, retention: 50_000 })
  assert.deepEqual(limitsIn('cyber', '$2,000,000 each claim in excess of $25,000 deductible'), { each_claim: 2_000_000, deductible: 25_000 })
})

const LETTER = [
  'General liability – Ptarmigan Insurance Company, policy PTX 440718 26. Limits: $2,000,000 each occurrence; $5,000,000 general aggregate.',
  'Business automobile liability – Ptarmigan Insurance Company, policy LBA 118200. Limit: $1,000,000 combined single limit.',
  'Excess liability – Saltmarsh Indemnity Ltd., our wholly owned captive insurer, policy SIL-2026-1. Limits: $9,000,000 each occurrence.',
]
const letter = async (lead: string, said = LETTER) => {
  const paragraphs = said.flatMap((text, i): Run[] => {
    const cut = text.indexOf('imit')
    return [[text.slice(0, cut - 1), 40, 110 + 36 * i], [text.slice(cut - 1), 40, 120 + 36 * i]]
  })
  const { coverage_lines } = await read(await print([['Evidence of insurance', 40, 40], ['July 6, 2026', 40, 60], [lead, 40, 80], ...paragraphs]))
  return coverage_lines
}
test('a term that a letter says of all the policies it lists is each one’s', async () => {
  const lines = await letter('This evidences the insurance maintained by Osprey Foods Inc for the period June 30, 2026 to June 30, 2027.')
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, l.carrier]), [
    ['general_liability', 'PTX 440718 26', '2026-06-30', '2027-06-30', 'Ptarmigan Insurance Company'],
    ['auto_liability', 'LBA 118200', '2026-06-30', '2027-06-30', 'Ptarmigan Insurance Company'],
    ['excess_liability', 'SIL-2026-1', '2026-06-30', '2027-06-30', 'Saltmarsh Indemnity Ltd.'],
  ])
  assert.deepEqual(lines.map((l) => Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))), [{ each_occurrence: 2_000_000, general_aggregate: 5_000_000 }, { combined_single_limit: 1_000_000 }, { each_occurrence: 9_000_000 }])
})
test('what one of those paragraphs grants is granted by no other', async () => {
  const lines = await letter('This evidences the insurance of Osprey Foods Inc for the period June 30, 2026 to June 30, 2027.', [LETTER[0]! + ' The holder is an additional insured.', ...LETTER.slice(1)])
  assert.deepEqual(lines.map((l) => l.additional_insured), [true, null, null])
})
test('days of something else are no policy’s', () => {
  const term = (lead: string) => {
    const words = lead.split(' ').map((text, i) => ({ text, box: { x: 10 * i, y: 0, w: 9, h: 8 }, confidence: 1, reader: 'pdf_text' }))
    const found = sharedTerm([{ page: 1, y: 0, h: 8, segments: [{ text: lead, box: { x: 0, y: 0, w: 99, h: 8 }, words }] }] as never)
    return found && `${found.first.date} ${found.last.date}`
  }
  for (const lead of ['for the period June 30, 2026 to June 30, 2027', 'effective from 06/30/2026 through 06/30/2027, of July 6, 2026', 'Policy term: 06/30/2026 - 06/30/2027']) assert.equal(term(lead), '2026-06-30 2027-06-30', lead)
  for (const lead of ['for the event of June 30, 2026 to July 4, 2026', 'the lease has a term of June 30, 2026 to June 30, 2029', 'their expired policies had a term of June 30, 2025 to June 30, 2026', 'for the period 06/30/2026 to 06/30/2027 and the period 01/01/2026 to 01/01/2027', 'from 06/30/2027 to 06/30/2026', 'effective 06/30/2026 and signed 07/06/2026'])
    assert.equal(term(lead), null, lead)
})

const XS = [36, 150, 268, 340, 396, 452, 576]
const ruled = (ys: number[], cuts: number[] = []): PageOptions => ({ rules: [...ys.map((y): [number, number, number, number] => [XS[0]!, y, XS.at(-1)!, y]), ...cuts.flatMap((y): [number, number, number, number][] => [[XS[0]!, y, XS[1]!, y], [XS[5]!, y, XS[6]!, y]]), ...XS.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!])] })
const cells = (y: number, texts: string[]): Run[] => texts.flatMap((text, i): Run[] => text.split('|').flatMap((line, k): Run[] => (line ? [[line, XS[i]! + 3, y + 10 * k, 7]] : [])))
const HEAD: Run[] = [['CERTIFICATE OF INSURANCE', 200, 40, 12], ['Insured: Osprey Paving Ltd.', 36, 66], ...cells(92, ['Insurance', 'Insurer', 'Policy number', 'Effective', 'Expiry', 'Limits'])]
test('what a broken line of a coverage’s name goes on with is no coverage of its own', async () => {
  for (const name of ['Commercial General Liability|incl. non-owned|automobile', 'Commercial General Liability|including hired|auto', 'Commercial General Liability &|Auto non-owned']) {
    const runs = [...HEAD, ...cells(110, [name, 'Canal Insurance Company', 'CGL 501882217', '04/30/2026', '04/30/2027', 'Per occurrence $5,000,000|General aggregate $5,000,000|Medical expense $10,000']), ...cells(160, ['Automobile', 'Canal Insurance Company', 'CBC 0714490', '06/01/2026', '06/01/2027', 'Third party liability $2,000,000'])]
    const { coverage_lines } = await read(await print(runs, ruled([86, 104, 154, 190])))
    assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['general_liability', 'CGL 501882217'], ['auto_liability', 'CBC 0714490']], name)
    assert.deepEqual(coverage_lines[1]!.limits.map((l) => [l.label, l.amount]), [['combined_single_limit', 2_000_000]], name)
  }
})
test('a row for each limit of compensation’s second part, ruled off beside one policy, is of that policy', async () => {
  const runs = [...HEAD, ...cells(110, ['Workers compensation', 'Canal Insurance Company', 'WC 0418827', '04/30/2026', '04/30/2027', 'Statutory']), ...[['each accident', '100,000'], ['disease, each employee', '200,000'], ['disease, policy limit', '500,000']].flatMap(([label, amount], i) => [...cells(128 + 18 * i, [`Employers liability -|${label}`.replace('|', ' '), '', '', '', '', amount!])])]
  const { coverage_lines } = await read(await print(runs.map(([t, x, y, s]): Run => [t, x, y, t.startsWith('Employers') ? 5.5 : (s ?? 8)]), ruled([86, 104, 178], [122, 140, 158])))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))]), [['workers_comp', 'WC 0418827', { statutory: null, el_each_accident: 100_000, el_disease_each_employee: 200_000, el_disease_policy_limit: 500_000 }]])
})
test('each program’s card has its own master policy', async () => {
  const card = (y: number, name: string, company: string, number: string, limit: string): Run[] => [[name, 40, y, 11], ['Underwriter', 40, y + 16], [company, 200, y + 16], ['Master policy no.', 40, y + 28], [number, 200, y + 28], [limit.split('|')[0]!, 40, y + 40], [limit.split('|')[1]!, 200, y + 40]]
  const { coverage_lines } = await read(await print([['Certificate of Coverage', 40, 40, 13], ['Coverage period', 40, 64], ['05/15/2026 to 05/15/2027', 200, 64], ...card(90, 'Non-Trucking Liability', 'Canal Insurance Company', 'NTL-26-04471', 'Combined single limit|$1,000,000'), ...card(160, 'Occupational Accident', 'Great West Casualty Company', 'OA-9934-26', 'Combined single limit|$1,000,000')]))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['non_trucking_liability', 'NTL-26-04471'], ['occupational_accident', 'OA-9934-26']])
})
test('a risk retention group at the head of its certificate insures, and a kind of group does not', async () => {
  const facts: Run[] = [['CERTIFICATE OF INSURANCE - PROFESSIONAL LIABILITY', 40, 70, 11], ['Policy number', 40, 100], ['CPG-1044-26', 200, 100], ['Policy period', 40, 114], ['January 1, 2026 to January 1, 2027', 200, 114], ['Limits of liability', 40, 128], ['$1,000,000 each claim / $3,000,000 annual aggregate', 200, 128]]
  const carrier = async (head: string) => (await read(await print([[head, 40, 40, 14], ...facts]))).coverage_lines[0]?.carrier
  assert.equal(await carrier('Cascade Physicians Risk Retention Group'), 'Cascade Physicians Risk Retention Group')
  assert.equal((await carrier('A risk retention group')) ?? null, null)
})
test('of a row for each limit of one policy each has the amount of its own caption', async () => {
  const rowsOf = (y: number, company: string, number: string, limits: [string, string][]): Run[] => [...cells(y, ['', company, number, '02/28/2026', '02/28/2027', '']), ...limits.flatMap(([caption, amount], i) => cells(y + 18 * i, [caption, '', '', '', '', amount]))].map(([t, x, at, s]): Run => [t, x, at, x < XS[1]! ? 5 : (s ?? 8)])
  const runs = [...HEAD, ...rowsOf(110, 'Canal Insurance Company', 'UX 1188206', [['Umbrella - Aggregate', '$4,000,000'], ['Umbrella - Each Occurrence', '$3,000,000']]), ...rowsOf(146, 'Canal Insurance Company', 'IM 1188205', [['Inland Marine - Deductible', '$2,500'], ['Inland Marine - Rented Equipment', '$400,000']]), ...rowsOf(182, 'Canal Insurance Company', 'UX 1188207', [['Umbrella - each occurrence / aggregate', '$2,000,000'], ['Umbrella - retention', '$10,000']])]
  const { coverage_lines } = await read(await print(runs, ruled([86, 104, 140, 176, 212], [122, 158, 194])))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))]), [
    ['umbrella', 'UX 1188206', { aggregate: 4_000_000, each_occurrence: 3_000_000 }],
    ['inland_marine', 'IM 1188205', { deductible: 2_500, rented_equipment: 400_000 }],
    ['umbrella', 'UX 1188207', { each_occurrence: 2_000_000, aggregate: 2_000_000, retention: 10_000 }],
  ])
})
test('a layer of professional liability, its name broken in its cell, is no excess of general liability', async () => {
  for (const [name, type] of [['Excess|Professional|Liability', 'professional_liability'], ['Excess|Professional Liability', 'professional_liability'], ['Excess|Liability', 'excess_liability'], ['Umbrella|Excess', 'umbrella']] as const) {
    const { coverage_lines } = await read(await print([...HEAD, ...cells(110, [name, 'Canal Insurance Company', 'LHZ 881420', '06/15/2026', '06/15/2027', '$5,000,000 each claim|and aggregate excess|of $5,000,000'])], ruled([86, 104, 154])))
    assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [[type, 'LHZ 881420']], name)
  }
})
test('a carrier’s own page of coverage verification is a certificate', async () => {
  const { doc_type } = await read(await print([['Motor Carrier Coverage Verification', 40, 40, 13], ['AUTO LIABILITY', 40, 70, 10], ['Insurer', 40, 86], ['Canal Insurance Company', 160, 86], ['Policy number', 40, 98], ['SPA-AL-00718', 160, 98], ['Policy term', 40, 110], ['03/20/2026 - 03/20/2027', 160, 110], ['Combined single limit', 40, 122], ['$1,000,000', 160, 122], ['Additional insured', 40, 134], ['Yes', 160, 134], ['Waiver of subrogation', 40, 146], ['No', 160, 146]]))
  assert.equal(doc_type, 'coi')
})
test('under the heads of a table of coverages nobody’s address goes on', async () => {
  const page = async (head: string[]) =>
    (await read(await print([['Certificate of Insurance – Commercial Auto', 40, 40, 13], ['Certificate holder', 40, 70], ['Insured', 240, 70], ['Bluegrass Freight Brokers LLC', 40, 81], ['D&M Hauling LLC', 240, 81], ['Underwritten by Canal Insurance Company  Policy number 00771882-3', 40, 92], ['Policy period Jun 18, 2026 - Jun 18, 2027', 340, 92], ...head.map((text, i): Run => [text, [40, 240, 400][i]!, 103]), ['Bodily Injury/Property Damage', 40, 114], ['$750,000 Combined Single Limit', 240, 114], ['Motor Truck Cargo', 40, 125], ['$100,000 per vehicle', 240, 125], ['$1,000', 400, 125]]))).coverage_lines
  const lines = await page(['Insurance coverage(s)', 'Limits', 'Deductible'])
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))]), [
    ['auto_liability', '00771882-3', { combined_single_limit: 750_000 }],
    ['cargo', '00771882-3', { per_vehicle: 100_000, deductible: 1_000 }],
  ])
})

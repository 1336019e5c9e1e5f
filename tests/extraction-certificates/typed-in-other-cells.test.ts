import assert from 'node:assert/strict'
import { test } from 'node:test'
import { soleAmount } from '../../src/extraction/certificates/limits/sole-amount.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { Grid } from '../../src/extraction/classify/index.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'
import { HOLDER, INSURERS, print, read, type Run, rows, TABLE } from './printed.ts'

const limitsOf = (limits: readonly { label: string; amount: number | null }[] = []): Record<string, number | null> => Object.fromEntries(limits.map((l) => [l.label, l.amount]))
const EDGES = [38, 78, 218, 318, 378, 438, 590]
const ruled = (bottom: number): [number, number, number, number][] => [...[132, 148, bottom].map((y): [number, number, number, number] => [38, y, 590, y]), ...EDGES.map((x): [number, number, number, number] => [x, 132, x, bottom])]

/** The row of compensation, with what is typed behind the printed boxes. */
const compensation = async (typed: Run[], mark?: number): Promise<boolean> => {
  const bytes = await print(
    [...TABLE, ...INSURERS, ...HOLDER, ['ACORD 25 (2016/03)', 22, 770, 7], ['UMBRELLA LIAB', 90, 202, 6], ['EXCESS LIAB', 90, 212, 6], ['OCCUR', 160, 202, 6], ['CLAIMS-MADE', 160, 212, 6], ['EACH OCCURRENCE', 442, 204, 5], ['AGGREGATE', 442, 214, 5], ['A', 50, 158], ['WORKERS COMPENSATION', 82, 152, 6], ["AND EMPLOYERS' LIABILITY", 82, 159, 6], ['WC 441882', 222, 160], ['10/30/2026', 322, 160], ['10/30/2027', 382, 160],
      ['PER', 453, 150, 5], ['STATUTE', 453, 156, 5], ['OTH-', 500, 150, 5], ['ER', 500, 156, 5], ['E.L. EACH ACCIDENT', 442, 166, 5], ['$', 520, 166, 6], ['500,000', 545, 166], ['E.L. DISEASE - EA EMPLOYEE', 442, 178, 5], ['$', 520, 178, 6], ['500,000', 545, 178], ['E.L. DISEASE - POLICY LIMIT', 442, 190, 5], ['$', 520, 190, 6], ['500,000', 545, 190],
      ...(mark ? [['X', mark, 152] as Run] : []), ...typed],
    { rules: [...ruled(200), [438, 164, 590, 164], [438, 176, 590, 176], [438, 188, 590, 188], [38, 222, 590, 222], ...EDGES.map((x): [number, number, number, number] => [x, 200, x, 222])] },
  )
  return (await read(bytes)).coverage_lines.some((l) => l.coverage_type === 'workers_comp' && l.limits.some((x) => x.label === 'statutory'))
}

test('the law’s limit typed behind the boxes that stay empty', async () => {
  for (const said of ['STATUTORY', 'PER STATUTE', 'Statutory Limits']) assert.equal(await compensation([[said, 520, 152, 7]]), true, said)
  assert.equal(await compensation([], 444), true)
})

test('neither the printed caption nor a denial is the law’s limit', async () => {
  assert.equal(await compensation([]), false)
  for (const said of ['NON-STATUTORY', 'NOT STATUTORY', 'EMPLOYERS LIAB ONLY', 'STATUTORY EXCL']) assert.equal(await compensation([[said, 520, 152, 7]]), false, said)
})

test('`Occ/Agg` over another policy’s is a whole label of two amounts, no piece of a longer one', () => {
  const word = (text: string, x: number, y: number): Word => ({ text, box: { x, y, w: 40, h: 6 }, confidence: 1, reader: 'pdf_text' })
  const soleOf = (...words: Word[]): unknown[] => {
    const page: Page = { number: 1, width: 612, height: 792, words, lines: [], checkboxes: [], fields: [], source: 'digital' }
    return soleAmount(new PageText(page), new Grid(page), { x: 435, y: 148, w: 155, h: 24 }, 'pollution_liability').map(({ label, amount }) => [label, amount])
  }
  const amount = word('2,000,000', 535, 152)
  assert.deepEqual(soleOf(word('OCC/AGG', 442, 152), amount, word('OCC/AGG', 442, 162)), [])
  assert.deepEqual(soleOf(word('ANNUAL', 442, 152), amount, word('AGGREGATE', 442, 162)), [['aggregate', 2_000_000]])
})

test('on a certificate in own words too what others must have is no limit of the policy', async () => {
  const own = (head: string): Promise<Uint8Array> =>
    print(rows('CERTIFICATE OF INSURANCE', 'Insurer: Great West Casualty Company', 'Insured: Osprey Framing LLC', 'General Liability', 'Policy number: GW 441882 | 250> Effective: 10/30/2026 | 400> Expires: 10/30/2027', '60> Each occurrence | 300> $1,000,000', '60> General aggregate | 300> $2,000,000', '', head, '60> Combined single limit | 300> $1,000,000', '', 'Certificate holder: Tern Lake Logistics Inc'))
  for (const head of ['Auto liability required of subcontractors', 'Independent contractors must carry auto liability']) {
    const { coverage_lines } = await read(await own(head))
    assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l.limits)]), [['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }]], head)
  }
})

test('Utah’s compensation fund insures where its name stands alone, and nowhere in a sentence', async () => {
  const named = async (head: string): Promise<string | null | undefined> =>
    (await read(await print(rows('CERTIFICATE OF WORKERS COMPENSATION INSURANCE', head, 'Insured: Osprey Framing LLC', 'Policy number: 3391024 | 250> Effective: 10/30/2026 | 400> Expires: 10/30/2027', 'Workers compensation | 300> Statutory', 'Employers liability each accident | 300> $500,000', 'Certificate holder: Tern Lake Logistics Inc')))).coverage_lines[0]?.carrier
  assert.equal(await named('Workers Compensation Fund'), 'Workers Compensation Fund')
  assert.equal(await named('Benefits are paid as by the state Workers Compensation Fund in other cases'), null)
})

test('hired autos in a free row under the automobile policy’s number are no second policy; under their own they are of those autos only', async () => {
  const autos = async (name: string, number: string): Promise<unknown[]> => {
    const bytes = await print(
      [...TABLE, ...INSURERS, ...HOLDER, ['A', 50, 154], ['AUTOMOBILE LIABILITY', 82, 154, 7], ['CA 44188', 222, 154], ['10/30/2026', 322, 154], ['10/30/2027', 382, 154], ['COMBINED SINGLE LIMIT', 442, 154, 6], ['500,000', 545, 154],
        ['A', 50, 182], [name, 82, 182, 7], [number, 222, 182], ['10/30/2026', 322, 182], ['10/30/2027', 382, 182], ['EACH ACCIDENT', 442, 182, 6], ['1,000,000', 545, 182]],
      { rules: [...ruled(204), [38, 176, 590, 176]] },
    )
    return (await read(bytes)).coverage_lines.map((l) => [l.policy_number, l.limits[0]?.amount, l.auto_scope])
  }
  for (const name of ['HIRED AUTO LIABILITY', 'HIRED & NON-OWNED AUTO', 'NON-OWNED AUTO LIABILITY']) {
    assert.deepEqual(await autos(name, 'CA 44188'), [['CA 44188', 500_000, []]], name)
    const scope = [...(name.includes('HIRED') ? ['hired'] : []), ...(name.includes('NON') ? ['non_owned'] : [])]
    assert.deepEqual(await autos(name, 'HN 99120'), [['CA 44188', 500_000, []], ['HN 99120', 1_000_000, scope]], name)
  }
})

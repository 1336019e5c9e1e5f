import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Grid } from '../../src/extraction/classify/grid.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { mendLabels } from '../../src/extraction/certificates/limits/garbled-labels.ts'
import { readLiabilityTable } from '../../src/extraction/certificates/read-liability-table.ts'
import { findRows } from '../../src/extraction/certificates/rows/find-rows.ts'
import type { Table } from '../../src/extraction/certificates/table/coverage-table.ts'
import type { Word } from '../../src/extraction/page-model.ts'
import type { CoverageType } from '../../src/vocabulary/index.ts'
import { line, pageOf, word } from './words-read.ts'

const column = (x1: number, x2: number) => ({ x1, x2 })

/** ACORD 25 of which the columns are known and no rule shows: its strips are 12 points high. */
const FORM: Table = {
  ruled: true, top: 301, bottom: 570, left: 18, right: 593.3,
  columns: { letter: column(18, 36), type: column(36, 177), addl: column(177, 195), subr: column(195, 213), number: column(213, 332), eff: column(332, 379), exp: column(379, 426), limits: column(426, 593) },
}
const NAMES: [string, number][] = [['COMMERCIAL GENERAL LIABILITY', 303], ['AUTOMOBILE LIABILITY', 387], ['UMBRELLA LIAB', 447], ['WORKERS COMPENSATION', 483]]
const named = (names = NAMES): Word[] => names.flatMap(([name, y]) => line(name, 44, y))
const policies = NAMES.flatMap(([, y], i) => [word(`POL-77190${i}`, 216, y), word('03/01/2026', 333, y), word('03/01/2027', 381, y)])
/** Amounts in the middle of strips, counted from the table's top. */
const amounts = (...at: [strip: number, amount: string][]): Word[] => at.map(([strip, amount]) => word(amount, 520, 303.5 + 12 * strip))
const limitsOf = (words: Word[]): Record<string, number | null>[] => {
  const page = pageOf(words)
  const text = new PageText(page)
  return readLiabilityTable({ text, grid: new Grid(page), table: FORM, marks: [], documentClass: 'coi', doubts: [] }, new Map()).map(({ line: l }) => Object.fromEntries(l.limits.map((x) => [x.label, x.amount])))
}
const GENERAL = amounts([0, '1,000,000'], [1, '300,000'], [2, '10,000'], [3, '1,000,000'], [4, '2,000,000'], [5, '2,000,000'])

test('names at the heights the form prints them at tell its rows where no rule shows', () => {
  const kinds = (words: Word[]) => {
    const page = pageOf(words)
    return findRows(new PageText(page), new Grid(page), FORM).map((r) => [r.kind, Math.round(r.top), Math.round(r.bottom)])
  }
  assert.deepEqual(kinds(named()), [['general_liability', 300, 384], ['auto_liability', 384, 445], ['umbrella', 445, 481], ['workers_comp', 481, 529], ['free', 529, 570]])
  const moved = kinds(named(NAMES.map(([name, y], i) => [name, i === 1 ? y + 9 : y])))
  assert.notEqual(moved[1]?.[1], 384)
  for (const [, top, bottom] of [...moved, ...kinds(named(NAMES.slice(3)))]) assert.ok(Number(bottom) > Number(top), 'a row ends below where it begins')
})

test('amounts in the strips of such rows are the limits the form prints there, where they are such as those limits are', () => {
  const told = limitsOf([...named(), ...policies, ...GENERAL, ...amounts([7, '1,000,000'], [12, '2,000,000'], [13, '2,000,000'], [16, '1,000,000'], [17, '1,000,000'], [18, '1,000,000'])])
  assert.deepEqual(told, [
    { each_occurrence: 1_000_000, damage_to_rented_premises: 300_000, med_exp: 10_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 },
    { combined_single_limit: 1_000_000 },
    { each_occurrence: 2_000_000, aggregate: 2_000_000 },
    { el_each_accident: 1_000_000, el_disease_each_employee: 1_000_000, el_disease_policy_limit: 1_000_000 },
  ])
})

for (const [why, row] of [
  ['an amount stands between two strips', [...GENERAL.slice(1), word('1,000,000', 520, 309)]],
  ['medical expenses would be as large as a limit of liability', amounts([0, '1,000,000'], [2, '1,000,000'], [4, '2,000,000'])],
  ['the aggregate would be less than one occurrence', amounts([0, '2,000,000'], [4, '1,000,000'])],
] as const)
  test(`not where ${why}`, () => {
    const [general] = limitsOf([...named(), ...policies, ...row])
    assert.equal(Object.keys(general ?? {}).filter((label) => /med_exp|aggregate|each_occurrence/.test(label)).length, 0)
  })

test("rows of an agency's own table that lost its rules begin where name, number, day and amount stand level", () => {
  const own = column
  const table: Table = { top: 240, bottom: 430, left: 50, right: 612, columns: { type: own(50, 180), number: own(180, 264), eff: own(264, 313), exp: own(313, 360), limits: own(360, 612) } }
  const rows = [['Commercial General Liability', 'AZN1594623'], ['Automobile Liability', 'HF-292417-72'], ['Umbrella Liability', 'VAA-2025-11874']].flatMap(([name, number], i) => [
    ...line(name!, 60, 250 + 60 * i), ...line('Harbor Mutual Insurance Company', 60, 260 + 60 * i), word(number!, 185, 250 + 60 * i), word(i === 2 ? '10:22/2025' : '09/01/2025', 268, 250 + 60 * i), word('09/01/2026', 318, 250 + 60 * i), ...line('Each Occurrence', 368, 250 + 60 * i), word('$1,000,000', 510, 250 + 60 * i),
  ])
  const page = pageOf(rows)
  assert.deepEqual(findRows(new PageText(page), new Grid(page), table).map((r) => Math.round(r.top)), [240, 309, 369])
})

test('a label that a picture garbled is the one of its coverage that comes near, where no other does and none has it', () => {
  const labels = (type: CoverageType, read: string[], known: string[] = []) => mendLabels(type, read.map((label) => ({ label, amount: 1000, words: [] })), known).map((l) => l.label)
  assert.deepEqual(labels('general_liability', ['each_cu_ure_nce', 'wedca_f_rg_e_rs_iane_cne_pen_on']), ['each_occurrence', 'med_exp'])
  assert.deepEqual(labels('workers_comp', ['el_o_vease_f_arh_e_mpiocee', 'el_osedse_peic_y_lam']), ['el_disease_each_employee', 'el_disease_policy_limit'])
  assert.deepEqual(labels('auto_physical_damage', ['omp_deductible', 'coli_deductible']), ['comprehensive_deductible', 'collision_deductible'])
  assert.deepEqual(labels('general_liability', ['each_cu_ure_nce'], ['each_occurrence']), ['each_cu_ure_nce'])
  for (const other of ['employee_benefits', 'hired_and_non_owned_auto', 'aggregate', 'each']) assert.deepEqual(labels('general_liability', [other]), [other])
  assert.deepEqual(labels('cargo', ['each_cu_ure_nce']), ['each_cu_ure_nce'])
})

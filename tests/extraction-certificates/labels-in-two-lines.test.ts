import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

const LABELS = ['EACH', 'OCCURRENCE', 'DAMAGE TO', 'RENTED', 'PREMISES (Ea', 'occurrence)', 'MED EXP (Any one', 'person)', 'PERSONAL &', 'ADV INJURY', 'GENERAL', 'AGGREGATE', 'PRODUCTS -', 'COMP/OP AGG']
/** The first line of each label, where its amount stands. */
const HEADS = [0, 2, 6, 8, 10, 12]
const limitsOf = async (amounts: string[]): Promise<Record<string, number | null>> => {
  const row: Run[] = [['A', 45, 154], ['COMMERCIAL GENERAL LIABILITY', 82, 154, 6], ['CLAIMS-MADE', 92, 166, 6], ['OCCUR', 146, 166, 6], ["GEN'L AGGREGATE LIMIT APPLIES PER:", 82, 210, 6], ['GLA 4418820', 222, 154], ['10/30/2026', 322, 154], ['10/30/2027', 382, 154]]
  const { coverage_lines } = await read(
    await print([...TABLE, ...HOLDER, ...INSURERS, ...row, ...LABELS.map((text, i): Run => [text, 442, 154 + 9 * i, 7]), ...amounts.map((text, i): Run => [text, 550, 154 + 9 * HEADS[i]!, 7])], {
      rules: [132, 150, 290].map((y): [number, number, number, number] => [38, y, 590, y]),
    }),
  )
  return Object.fromEntries(coverage_lines[0]!.limits.map((l) => [l.label, l.amount]))
}

test('labels that a narrow cell breaks have the amount beside their first line', async () => {
  const all = { each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 4_000_000 }
  assert.deepEqual(await limitsOf(['1,000,000', '100,000', '5,000', '1,000,000', '2,000,000', '4,000,000']), all)
  const { general_aggregate: _, ...others } = all
  assert.deepEqual(await limitsOf(['1,000,000', '100,000', '5,000', '1,000,000', '', '4,000,000']), others)
})

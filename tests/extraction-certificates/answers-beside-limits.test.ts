import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const FACTS: Run[] = [
  ['Certificate of Insurance', 40, 40, 13],
  ['Insured: Osprey Plumbing LLC', 40, 66],
  ['Company: Saltgrass Insurance Company', 40, 78],
  ['Policy ZK4418', 40, 92],
  ['Policy period 06/08/2026 to 06/08/2027', 160, 92],
]
const table = async (heads: string[], answers: [string, string][]) => {
  const rows: Run[] = [['General liability', 44, 134], ['Each occurrence $1,000,000', 180, 134], ['General aggregate $3,000,000', 180, 146], ['Automobile liability', 44, 164], ['Combined single limit $1,000,000', 180, 164]]
  const beside = answers.flatMap(([ai, wos], i): Run[] => [[ai, 420, [134, 164][i]!], [wos, 500, [134, 164][i]!]])
  const bytes = await print([...FACTS, ...['Coverage', 'Limits of insurance', ...heads].map((text, i): Run => [text, [44, 180, 420, 500][i]!, 116]), ...rows, ...beside])
  return (await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.additional_insured, l.subrogation_waived])
}

test('answers stand under their heads beside the limits, each coverage’s own', async () => {
  assert.deepEqual(await table(["Add'l insd", 'Subro waived'], [['Yes', 'No'], ['No', 'Yes']]), [
    ['general_liability', 'ZK4418', true, false],
    ['auto_liability', 'ZK4418', false, true],
  ])
})

test('what stands under such heads and is no answer tells nothing', async () => {
  for (const [, , additional] of await table(["Add'l insd", 'Subro waived'], [['see below', 'No'], ['see below', 'Yes']])) assert.notEqual(additional, true)
  for (const [, , additional] of await table(['Premium', 'Paid'], [['Yes', 'No'], ['No', 'Yes']])) assert.notEqual(additional, true)
})

const named = async (...label: Run[]) => {
  const rows: Run[] = [['TYPE OF INSURANCE', 44, 120], ['POLICY NUMBER', 180, 120], ['EFFECTIVE', 270, 120], ['EXPIRY', 340, 120], ['LIMITS', 420, 120], ['Commercial General Liability', 44, 138], ['CBX 188204', 180, 138], ['06/08/2026', 270, 138], ['06/08/2027', 340, 138], ['$5,000,000 per occurrence', 420, 138]]
  const bytes = await print([...FACTS.slice(0, 3), ...rows, ...label])
  return (await read(bytes)).coverage_lines[0]?.additional_insured ?? null
}
test('who is named under ADDITIONAL INSURED with the coverage in brackets is one; a condition is nobody', async () => {
  const label: Run = ['7. ADDITIONAL INSURED NAME AND MAILING ADDRESS (Commercial General Liability - but only with', 44, 300]
  const rest: Run = ['respect to the operations of the Named Insured)', 44, 311]
  assert.equal(await named(label, rest, ['City of Red Fen', 44, 324]), true)
  assert.equal(await named(label, rest, ['As required by contract', 44, 324]), null)
  assert.equal(await named(label, rest), null)
})

const kept = async (heads: Run[]) => {
  const bytes = await print([
    ...FACTS.slice(0, 3),
    ['Class', 44, 120], ['Policy number', 140, 120], ['Inception', 220, 120], ['Expiry', 290, 120], ['Limits of liability', 360, 120], ...heads,
    ['Professional liability', 44, 150], ['MPX 441820', 140, 150], ['06/08/2026', 220, 150], ['06/08/2027', 290, 150], ['$5,000,000 each claim /', 360, 150], ['$5,000,000 aggregate', 360, 160], ['$100,000', 510, 150],
  ], { rules: [114, 140, 176].map((y): [number, number, number, number] => [40, y, 580, y]).concat([40, 136, 216, 286, 356, 506, 580].map((x): [number, number, number, number] => [x, 114, x, 176])) })
  return Object.fromEntries((await read(bytes)).coverage_lines[0]?.limits.map((l) => [l.label, l.amount]) ?? [])
}
test('a narrow column’s head that breaks is its own: what is kept back is no aggregate', async () => {
  for (const heads of [[['SIR /', 510, 120], ['Deductible', 510, 130]], [['Self-insured', 510, 120], ['retention', 510, 130]], [['Retention', 510, 120]]] as Run[][])
    assert.deepEqual(await kept(heads), { each_claim: 5_000_000, aggregate: 5_000_000, retention: 100_000 }, heads.map((h) => h[0]).join(' '))
})

test('the kind of policy heads the names, and coverage and limit of liability the amounts', async () => {
  const lines = async (type: string, limits: string) => {
    const bytes = await print([...FACTS.slice(0, 3), [type, 44, 120], ['Policy number', 180, 120], ['Effective', 270, 120], ['Expiry', 340, 120], [limits, 410, 120], ['Commercial general liability', 44, 138], ['CBX 188204', 180, 138], ['06/08/2026', 270, 138], ['06/08/2027', 340, 138], ['$5,000,000 any one occurrence', 410, 138], ['Professional liability', 44, 156], ['PBX 188205', 180, 156], ['06/08/2026', 270, 156], ['06/08/2027', 340, 156], ['$2,000,000 each claim', 410, 156]])
    return (await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.policy_number, ...l.limits.map((x) => x.amount)])
  }
  for (const type of ['Kind of policy', 'Type of insurance', 'Class of policy'])
    for (const limits of ['Coverage and limit of liability', 'Coverage & limits', 'Limits'])
      assert.deepEqual(await lines(type, limits), [['general_liability', 'CBX 188204', 5_000_000], ['professional_liability', 'PBX 188205', 2_000_000]], `${type}, ${limits}`)
})

test('figures within a number that could be a day part it from nothing', async () => {
  // Letters painted one by one, as browsers do, in pieces of several.
  const number = 'UB-1J188204-26-42-G'
  const bytes = await print([], { draw: (doc) => { doc.font('Helvetica').fontSize(9); let x = 40; for (const piece of ['UB-', '1J', '1', '88', '2', '04', '-', '26', '-42', '-G']) { doc.text(piece, x, 100, { lineBreak: false }); x += doc.widthOfString(piece) } doc.text('WORKERS COMPENSATION INFORMATION PAGE', 40, 60).text('Policy number:', 40, 88).text('Saltgrass Insurance Company', 40, 74).text('Policy period 01-31-2026 to 01-31-2027', 40, 120) } })
  assert.equal((await read(bytes)).coverage_lines[0]?.policy_number, number)
})

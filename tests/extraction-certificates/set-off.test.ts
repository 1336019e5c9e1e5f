import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Rules = [number, number, number, number][]
const X = [36, 56, 176, 194, 212, 320, 370, 424, 510, 590]
const TOP = 150
const STRIP = 12
const LABELS = ['EACH OCCURRENCE', 'DAMAGE TO RENTED PREMISES', 'MED EXP (Any one person)', 'PERSONAL & ADV INJURY', 'GENERAL AGGREGATE', 'PRODUCTS - COMP/OP AGG', '']
const FORM: Run[] = [
  ['CERTIFICATE OF LIABILITY INSURANCE', 180, 30, 13],
  ['PRODUCER', 40, 56, 5],
  ['INSURER A :', 310, 70, 5],
  ['INSURER B :', 310, 82, 5],
  ['INSURER C :', 310, 94, 5],
  ['NAIC #', 545, 58, 5],
  ['INSURED', 40, 92, 5],
  ['INSR', 38, 130, 5],
  ['LTR', 38, 137, 5],
  ['TYPE OF INSURANCE', 80, 134, 5],
  ['ADDL', 177, 130, 5],
  ['INSD', 177, 137, 5],
  ['SUBR', 195, 130, 5],
  ['WVD', 195, 137, 5],
  ['POLICY NUMBER', 240, 134, 5],
  ['POLICY EFF', 325, 134, 5],
  ['POLICY EXP', 375, 134, 5],
  ['LIMITS', 490, 134, 5],
  ['COMMERCIAL GENERAL LIABILITY', 70, TOP + 3, 6],
  ['CLAIMS-MADE', 76, TOP + 16, 6],
  ['OCCUR', 130, TOP + 16, 6],
  ...LABELS.map((label, i): Run => [label, 426, TOP + 3 + i * STRIP, 5.5]),
  ['AUTOMOBILE LIABILITY', 60, TOP + 87, 6],
  ['COMBINED SINGLE LIMIT', 426, TOP + 87, 5.5],
  ['BODILY INJURY (Per person)', 426, TOP + 99, 5.5],
  ['DESCRIPTION OF OPERATIONS', 40, TOP + 116, 5.5],
  ['ACORD 25 (2016/03)', 40, 740, 6],
]
const RULES: Rules = [
  ...[128, TOP, TOP + 84, TOP + 108].map((y): Rules[number] => [36, y, 590, y]),
  ...LABELS.map((_, i): Rules[number] => [424, TOP + i * STRIP, 590, TOP + i * STRIP]),
  [424, TOP + 96, 590, TOP + 96],
  ...X.map((x): Rules[number] => [x, 128, x, TOP + 108]),
  [306, 50, 306, 128],
  ...[68, 80, 92, 104].map((y): Rules[number] => [306, y, 590, y]),
]
/** What an agency typed, moved by so much to the right and down. */
const typed = (dx: number, dy: number): Run[] =>
  ([
    ['Redstart Crane Service LLC', 60, 102],
    ['Larkmoor Insurance Company', 350, 70],
    ['Heronfield Casualty Company', 350, 82],
    ['A', 43, TOP + 34],
    ['Y', 200, TOP + 34],
    ['LGX 4471 20', 216, TOP + 34],
    ['03/01/2026', 323, TOP + 34],
    ['03/01/2027', 373, TOP + 34],
    ...['1,000,000', '100,000', '5,000', '1,000,000', '2,000,000', '2,000,000'].map((amount, i): Run => [amount, 530, TOP + 2.5 + i * STRIP]),
    ['B', 43, TOP + 92],
    ['HCA 4471 21', 216, TOP + 92],
    ['03/01/2026', 323, TOP + 92],
    ['03/01/2027', 373, TOP + 92],
    ['1,000,000', 530, TOP + 86.5],
  ] as Run[]).map(([text, x, y]): Run => [text, x + dx, y + dy, 7.5])
const form = async (dx: number, dy: number) => read(await print([...FORM, ...typed(dx, dy)], { rules: RULES }))

test('typed in its place every value is read', async () => {
  const { coverage_lines, insured_name } = await form(0, 0)
  assert.deepEqual(coverage_lines.map((l) => [l.carrier, l.limits.length, l.additional_insured, l.subrogation_waived]), [
    ['Larkmoor Insurance Company', 6, false, true],
    ['Heronfield Casualty Company', 1, false, false],
  ])
  assert.equal(insured_name, 'Redstart Crane Service LLC')
})

for (const [where, dy] of [['lower', 9], ['higher', -9]] as const) {
  test(`typed most of a line ${where} than its strips no amount and no company is given, and each is said to be unreadable`, async () => {
    const { coverage_lines, unreadable_fields, insured_name } = await form(0, dy)
    assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.effective_date, l.carrier, l.limits]), [
      ['LGX 4471 20', '2026-03-01', null, []],
      ['HCA 4471 21', '2026-03-01', null, []],
    ])
    assert.ok(unreadable_fields.some((u) => u.field === 'limits.general_aggregate'))
    assert.equal(insured_name, null)
  })
}

test('a mark on the rule between two columns is in neither', async () => {
  const [general] = (await form(-9, 0)).coverage_lines
  assert.deepEqual([general?.additional_insured, general?.subrogation_waived], [null, null])
})

test('an amount on the rule between two strips is neither\'s, though it is the only one of its row', async () => {
  const [auto] = (await read(await print([...FORM, ...typed(0, 6.5).slice(-5)], { rules: RULES }))).coverage_lines
  assert.deepEqual(auto?.limits, [])
})

/** An ACORD 28 with its headed cells, what is typed in them moved down. */
const evidence = async (dy: number, isTypewritten = false) => {
  const typedIn: Run[] = ([
    ['Union Insurance Company', 320, 88],
    ['Heron Quay Storage LLC', 40, 142],
    ...(isTypewritten ? [] : [['HP 0447182', 460, 146]]),
    ['03/01/2026', 320, 172],
    ['03/01/2027', 400, 172],
    ['250,000', 400, 262],
    ['25,000', 560, 262],
  ] as Run[]).map(([text, x, y]): Run => [text, x, y + dy, 8])
  return read(
    await print(
      [
        ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', 140, 40, 13],
        ['PRODUCER NAME,', 40, 72, 5],
        ['COMPANY NAME AND ADDRESS', 320, 72, 5],
        ['NAMED INSURED AND ADDRESS', 40, 132, 5],
        ['POLICY NUMBER', 460, 136, 5],
        ['EFFECTIVE DATE', 320, 162, 5],
        ['EXPIRATION DATE', 400, 162, 5],
        ['COVERAGE INFORMATION', 40, 200, 7],
        ['PERILS INSURED', 200, 200, 6],
        ['COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $', 40, 216, 6],
        ['DED:', 530, 216, 6],
        ['BUSINESS INCOME', 40, 240, 6],
        ['If YES, LIMIT:', 320, 240, 6],
        ['FLOOD (If Applicable)', 40, 262, 6],
        ['If YES, LIMIT:', 320, 262, 6],
        ['DED:', 530, 262, 6],
        ...typedIn,
        ['ACORD 28 (2006/07)', 40, 700, 7],
      ],
      {
        rules: [
          ...[70, 128, 158, 188, 212, 234, 256, 276].map((y): Rules[number] => [36, y, 600, y]),
          [36, 70, 36, 276], [600, 70, 600, 276], [314, 70, 314, 188], [456, 128, 456, 158], [396, 158, 396, 188],
        ],
        draw: (doc) => isTypewritten && doc.font('Courier').fontSize(8.5).text('HP 0447182', 460, 146 + dy, { lineBreak: false }),
      },
    ),
  )
}

test('evidence of property: the deductible of a peril of its own is not the policy\'s, and no caption is a coverage', async () => {
  const { coverage_lines } = await evidence(0)
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.limits.filter((x) => x.label === 'deductible')]), [['property', 'HP 0447182', []]])
  const lower = await evidence(8)
  assert.deepEqual(lower.coverage_lines.map((l) => l.coverage_type).filter((type) => type !== 'property'), [])
  assert.ok(lower.coverage_lines.every((l) => l.policy_number === null || l.policy_number === 'HP 0447182'))
})

test('a number that the rule under its cell parts is no number', async () => {
  for (let dy = 8.8; dy < 9.3; dy += 0.05) {
    const { coverage_lines } = await evidence(dy, true)
    assert.ok(coverage_lines.every((l) => l.policy_number === null || l.policy_number === 'HP 0447182'), `${dy}: ${coverage_lines[0]?.policy_number}`)
  }
})

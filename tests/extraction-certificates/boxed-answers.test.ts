import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxedAnswer, saysNo, saysYes } from '../../src/extraction/certificates/page/yes-or-no.ts'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

const ANSWERS: [printed: string, answer: boolean | null | undefined][] = [
  ['☒ No', false],
  ['✔ No', false],
  ['✗ No', false],
  ['[X] No', false],
  ['☑ Not included', false],
  ['✓ Yes', true],
  ['● Yes', true],
  ['☐ Yes', null],
  ['[ ] No', null],
  ['☐ Yes ☒ No', false],
  ['☒ No ☐ Yes', false],
  ['☐ No ☒ Yes', true],
  ['[X] No [ ] Yes', false],
  ['(X) Yes ( ) No', true],
  ['No ☐ Yes ☒', true],
  ['Y ☐ N ☒', false],
  ['○ Yes ● No', false],
  ['Yes ☐ No ☐', null],
  ['Yes ☒ No ☒', null],
  ['✓', undefined],
  ['Yes', undefined],
  ['☐', undefined],
]

test('of a box with a word beside it the word is the answer, and an open box gives none', () => {
  for (const [printed, answer] of ANSWERS) assert.equal(boxedAnswer(printed), answer, printed)
  for (const printed of ['☒ No', '✔ No', '☑ Not included', '☐ Yes']) assert.equal(saysYes(printed), false, printed)
  for (const printed of ['✓', '☒', 'Yes, by blanket form', '✗ Yes']) assert.equal(saysYes(printed), true, printed)
  for (const printed of ['☐', 'No - not endorsed', '✗ No']) assert.equal(saysNo(printed), true, printed)
  assert.equal(saysNo('☐ No'), false)
})

const row = (addl: string): Run[] => [['A', 46, 160, 7], ['GENERAL LIABILITY', 84, 160, 7], [addl, 186, 160, 6], ['GL 440917', 262, 160, 7], ['01/01/2026', 340, 160, 7], ['01/01/2027', 396, 160, 7], ['EACH OCCURRENCE', 450, 160, 6], ['1,000,000', 550, 160, 7]]
const HEADS: Run[] = TABLE.map(([text, x, y, size]): Run => [text, text === 'POLICY NUMBER' ? 262 : text === 'POLICY EFF' ? 340 : text === 'POLICY EXP' ? 396 : text === 'LIMITS' ? 450 : x, y, size ?? 8])
const RULES = [40, 80, 182, 256, 336, 392, 446, 600].map((x): [number, number, number, number] => [x, 130, x, 200])

for (const [printed, answer] of [['[X] No', false], ['[ ] Yes [X] No', false], ['[X] Yes [ ] No', true], ['[ ] Yes', null]] as const)
  test(`a column of additional insureds with ${printed} in it`, async () => {
    const { coverage_lines } = await read(await print([...HEADS, ['ADDL INSD', 186, 136, 6], ...INSURERS, ...row(printed), ...HOLDER], { rules: [...RULES, ...[130, 152, 200].map((y): [number, number, number, number] => [40, y, 600, y])] }))
    assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.additional_insured]), [['GL 440917', answer]])
  })

test('a heading beside another is no party that is insured', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 60, 40, 14],
      ['Insured: Osprey Hauling LLC', 60, 70],
      ['General Liability', 60, 100, 10],
      ['Insurer: Scottsdale Insurance Company', 60, 116],
      ['Policy number: CPS8811420', 60, 130],
      ['Policy period: 05/12/2026 - 05/12/2027', 60, 144],
      ['Each occurrence: $1,000,000', 60, 158],
      ['Endorsements', 60, 190, 10],
      ['Coverage', 60, 206],
      ['Additional insured', 220, 206],
      ['Waiver of subrogation', 400, 206],
      ['General Liability', 60, 220],
      ['see over', 220, 220],
      ['see over', 400, 220],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.additional_insured, l.subrogation_waived]), [['CPS8811420', null, null]])
})

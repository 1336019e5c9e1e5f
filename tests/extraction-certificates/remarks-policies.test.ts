import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRemarks } from '../../src/extraction/certificates/index.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'

const wordsAt = (line: string, y: number): Word[] => {
  let x = 40
  return line.split(' ').map((text) => {
    const word: Word = { text, box: { x, y, w: text.length * 4.4, h: 8 }, confidence: 1, reader: 'pdf_text' }
    x += text.length * 4.4 + 2.4
    return word
  })
}
const remarks = (lines: readonly string[]): Page => ({
  number: 2,
  width: 612,
  height: 792,
  source: 'digital',
  words: ['ADDITIONAL REMARKS SCHEDULE', '', 'FORM NUMBER: 25', '', ...lines].flatMap((line, i) => (line ? wordsAt(line, 60 + i * 11) : [])),
  lines: [],
  checkboxes: [],
  fields: [],
})
const told = (lines: readonly string[]) =>
  readRemarks([remarks(lines)], []).coverage_lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.policy_number, l.effective_date, l.expiration_date, l.limits.map((m) => `${m.label} ${m.amount}`).join(', ')])

const COMPANY = 'Heronmoor Insurance Company'
const SHAPES: Record<string, (name: string, limits: string[]) => string[]> = {
  'labels under the name': (name, limits) => [name, `Carrier: ${COMPANY}`, 'Policy Number: HMX 771044', 'Policy Term: 05/01/2026 - 05/01/2027', ...limits.map((l) => l.replace(/^(\S+) (.+)$/, '$2: $1'))],
  'the name behind a label': (name, limits) => [`Coverage: ${name}`, `Company: ${COMPANY}`, 'Policy No.: HMX 771044', 'Policy Period: 05/01/2026 to 05/01/2027', ...limits],
  'each fact a line': (name, limits) => [`${name.toUpperCase()}:`, `INSURER: ${COMPANY}`, 'POLICY: HMX 771044', 'EFF: 05/01/2026', 'EXP: 05/01/2027', ...limits],
  'hyphens, the sign at the number': (name, limits) => [`${name} - ${COMPANY} - Policy #HMX 771044 - 05/01/2026 to 05/01/2027`, limits.join('; ')],
}
const NAMES: [string, string, string[], string][] = [
  ['Contractors Pollution Liability', 'pollution_liability', ['$2,000,000 Each Pollution Condition', '$3,000,000 Aggregate'], 'each_claim 2000000, aggregate 3000000'],
  ['Excess Liability', 'excess_liability', ['$2,000,000 Each Occurrence', '$3,000,000 Aggregate'], 'each_occurrence 2000000, aggregate 3000000'],
  ['Professional Liability', 'professional_liability', ['$2,000,000 Each Claim', '$3,000,000 Aggregate'], 'each_claim 2000000, aggregate 3000000'],
]

for (const [shape, lines] of Object.entries(SHAPES))
  for (const [name, type, limits, given] of NAMES)
    test(`a policy on remarks, ${shape}: ${name}`, () => {
      assert.deepEqual(told(lines(name, limits)), [[type, COMPANY, null, 'HMX 771044', '2026-05-01', '2027-05-01', given]])
    })

test('the company’s code stands in brackets behind it', () => {
  assert.equal(told(['Excess Liability', `Insurer: ${COMPANY} (NAIC 11371)`, 'Policy #: HMX 771044', 'Effective: 05/01/2026 Expiration: 05/01/2027', '$2,000,000 each occurrence'])[0]?.[2], '11371')
})

const BLOCK = SHAPES['the name behind a label']!('Excess Liability', ['Each Occurrence Limit: $5,000,000'])
for (const lead of ['Additional policies:', 'Coverage not shown on page 1:'])
  test(`${lead} leads to more of the insured's policies`, () => assert.equal(told([lead, ...BLOCK]).length, 1))
for (const lead of ['The following is quoted and not bound:', 'Carried by the owner, not by the named insured:', 'Prior coverage:', 'Insurance of subcontractor Marigold Boring:', 'Required of others:', 'Sample of the landlord’s policy'])
  test(`${lead} leads to nobody's policy here`, () => {
    assert.deepEqual(told([lead, ...BLOCK]), [])
    if (lead.endsWith(':')) assert.deepEqual(told([lead, '', ...BLOCK, '', ...BLOCK]), [])
  })

test('what was led up to as another’s ends where something else is led up to', () => {
  assert.equal(told(['Prior coverage:', ...BLOCK, '', 'Further coverage:', ...BLOCK]).length, 1)
})

test('an exclusion, an endorsement or a quote that names a policy is none', () => {
  assert.deepEqual(told(['Pollution exclusion applies to policy 103 GL 0044188 05/01/2026 to 05/01/2027, deductible $5,000']), [])
  assert.deepEqual(told(['General liability endorsement, policy 103 GL 0044188 05/01/2026 to 05/01/2027, $1,000,000 each occurrence']), [])
  assert.deepEqual(told(['Prior excess carrier: Heronmoor Insurance Company, policy HMX 771043, 05/01/2025 to 05/01/2026, $5,000,000 each occurrence']), [])
  assert.deepEqual(told([...BLOCK, 'Quoted, awaiting signature.']), [])
})

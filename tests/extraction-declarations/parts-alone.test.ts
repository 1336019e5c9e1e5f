import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPages } from './printed-page.ts'

const read = (body: string): Record<string, Record<string, number | null>> => {
  const pages = printedPages(`
 AVOCET CASUALTY COMPANY                         POLICY NO. AVC11884A
 COMMERCIAL PACKAGE POLICY DECLARATIONS
 FROM 01/01/2026 TO 01/01/2027
 NAMED INSURED  Osprey Feed and Seed, Inc.

${body}`)
  const { coverage_lines } = readDeclarations(pages, classifyPages(pages).map((c) => ({ ...c, doc_type: 'declarations' })))
  return Object.fromEntries(coverage_lines.map((l) => [l.coverage_type, Object.fromEntries(l.limits.map(({ label, amount }) => [label, amount]))]))
}
type Part = { type: string; name: string; rows: [string, string][]; limits: Record<string, number> }
const PARTS: Record<string, Part> = {
  general: { type: 'general_liability', name: 'General Liability', rows: [['General aggregate', '$2,000,000'], ['Each occurrence', '$1,000,000'], ['Medical expense', '$5,000']], limits: { general_aggregate: 2_000_000, each_occurrence: 1_000_000, med_exp: 5_000 } },
  auto: { type: 'auto_liability', name: 'Commercial Auto', rows: [['Combined single limit', '$750,000'], ['Uninsured motorists', '$60,000']], limits: { combined_single_limit: 750_000 } },
  umbrella: { type: 'umbrella', name: 'Umbrella Liability', rows: [['Each occurrence', '$3,000,000'], ['Aggregate', '$3,000,000']], limits: { each_occurrence: 3_000_000, aggregate: 3_000_000 } },
  cyber: { type: 'cyber', name: 'Data Breach and Cyber Liability', rows: [['Each claim', '$500,000'], ['Retention', '$2,500']], limits: { each_claim: 500_000, retention: 2_500 } },
  professional: { type: 'professional_liability', name: 'Professional Liability', rows: [['Each claim', '$1,000,000'], ['Deductible', '$10,000']], limits: { each_claim: 1_000_000, deductible: 10_000 } },
}
const HEADS: Record<string, (name: string, at: number) => string> = {
  alone: (name) => name,
  capitals: (name) => name.toUpperCase(),
  numbered: (name, at) => `${at + 1}. ${name}`,
  lettered: (name, at) => `Coverage ${'ABC'[at]} - ${name}`,
  section: (name, at) => `SECTION ${['I', 'II', 'III'][at]} - ${name.toUpperCase()}`,
  limits: (name) => `${name} - Limits of Insurance`,
  columns: (name) => `${name.padEnd(45)}Limit`,
}
const drawn = (parts: Part[], head: (name: string, at: number) => string): string => parts.map(({ name, rows }, i) => [` ${head(name, i)}`, ...rows.map(([label, amount]) => `  ${label.padEnd(44)}${amount}`)].join('\n')).join('\n\n')

test('parts under their names, however numbered, have each their own limits', () => {
  for (const set of [['general', 'auto', 'umbrella'], ['umbrella', 'general'], ['auto', 'umbrella'], ['professional', 'cyber'], ['general', 'cyber']])
    for (const [style, head] of Object.entries(HEADS)) {
      const parts = set.map((name) => PARTS[name]!)
      assert.deepEqual(read(drawn(parts, head)), Object.fromEntries(parts.map((p) => [p.type, p.limits])), `${style}: ${set.join(', ')}`)
    }
})

test('a part named and not bought is none, and takes nothing of the part beside it', () => {
  const bought = drawn([PARTS.general!], HEADS.numbered!)
  for (const unbought of ['  2. Umbrella Liability\n   Not purchased            $0', ' 2. Umbrella Liability\n Not purchased', ' 2. Umbrella Liability\n  Each occurrence          Not covered\n  Aggregate                Not covered', ' 2. Umbrella Liability (optional, not included)\n  Each occurrence          $4,000,000', ' 2. Cyber Liability\n  Declined'])
    assert.deepEqual(read(`${bought}\n${unbought}`), { general_liability: PARTS.general!.limits }, unbought)
})

test('what is bought beside a word of denial stays', () => {
  assert.deepEqual(read(drawn([PARTS.general!, { ...PARTS.umbrella!, rows: [...PARTS.umbrella!.rows, ['Employers liability', 'Not covered']] }], HEADS.numbered!)), { general_liability: PARTS.general!.limits, umbrella: PARTS.umbrella!.limits })
})

test('what the head over the only column of limits says of them is their name', () => {
  const table = (head: string): unknown => read(`
 Item 3. Coverage parts purchased
 Coverage part                      ${head.padEnd(38)}Retention (each claim)
 Directors & Officers Liability     $1,000,000                            $10,000
 Employment Practices Liability     $1,000,000                            $25,000
 Fiduciary Liability                Not purchased                         N/A`).epli
  assert.deepEqual(table('Aggregate limit of liability'), { aggregate: 1_000_000, retention: 25_000 })
  assert.deepEqual(table('Limit of liability'), { limit: 1_000_000, retention: 25_000 })
})

test('what is towed and kept stands under heads of its own, its rows as far out as they', () => {
  const paper = (keepers: string): Record<string, Record<string, number | null>> => read(`
 Commercial Auto Liability
 Each accident - combined single limit     $1,000,000
 General Liability
 Each occurrence                           $1,000,000
 General aggregate                         $2,000,000
 Garagekeepers Legal Liability
 Limit per location                        ${keepers}
 Deductible per auto                       ${keepers === '$0' ? '$0' : '$1,000'}
 On-Hook Towing
 Limit per vehicle                         $75,000
 Deductible                                $1,000`)
  assert.deepEqual(Object.keys(paper('$150,000')).sort(), ['auto_liability', 'garagekeepers', 'general_liability', 'on_hook'])
  assert.ok(!('garagekeepers' in paper('$0')))
})

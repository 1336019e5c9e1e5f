import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPages } from './printed-page.ts'

/** Words behind the amounts of one accident, each employee and the policy. */
const UNITS = [
  ['each accident', 'disease each employee', 'disease policy limit'],
  ['each accident', 'disease - each employee', 'disease - policy limit'],
  ['each accident', 'each employee', 'policy limit'],
  ['bodily injury by accident, each accident', 'bodily injury by disease, each employee', 'bodily injury by disease, policy limit'],
]
const AMOUNTS = ['$500,000', '$600,000', '$700,000']
const LIMITS = { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 600_000, el_disease_policy_limit: 700_000 }
const limitsOf = (said: string): unknown => {
  const pages = printedPages(`
 Dunlin Employers Insurance Company
 WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY - INFORMATION PAGE
 Policy No. WC-771200-04     Policy Period 01/01/2026 to 01/01/2027
 Insured: Osprey Framing LLC
 ${said}
 Estimated annual premium $19,220`)
  const limits = readDeclarations(pages, classifyPages(pages)).coverage_lines[0]?.limits ?? []
  return Object.fromEntries(limits.map((l) => [l.label, l.amount]))
}

for (const units of UNITS)
  test(`limits of employers’ liability in one line, each before its words: ${units[1]}`, () => {
    for (const between of [' / ', '; ', ', ', '   '])
      for (const order of [[0, 1, 2], [0, 2, 1]])
        for (const head of ['Part Two - Employers liability: ', 'Employers Liability   '])
          assert.deepEqual(limitsOf(`${head}${order.map((k) => `${AMOUNTS[k]} ${units[k]}`).join(between)}`), LIMITS)
  })

test('and each behind its words', () => {
  assert.deepEqual(limitsOf('Each accident $500,000   Disease - policy limit $700,000   Disease - each employee $600,000'), LIMITS)
})

test('and in three lines on end, each bare name before its amount, in whatever order; one of the names alone tells nothing', () => {
  const lines = ['Each accident    $500,000', 'Policy limit     $700,000', 'Each employee    $600,000']
  for (const order of [[0, 1, 2], [0, 2, 1], [2, 1, 0]]) assert.deepEqual(limitsOf(`Employers liability insurance - limits:\n${order.map((k) => ` ${lines[k]}`).join('\n')}`), LIMITS)
  assert.deepEqual(limitsOf(`Employee benefits\n ${lines[2]}`), { statutory: null })
})

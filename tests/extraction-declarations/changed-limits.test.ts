import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPages } from './printed-page.ts'

const GL = 'COMMERCIAL GENERAL LIABILITY COVERAGE PART'
const endorsement = (title: string, part: string, body: string) =>
  `
 Great West Casualty Company
 ${title}
 Policy Number: GL 100-200                 Named Insured: Blue Heron Trucking LLC
 Endorsement effective: 11/30/2026
 THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
 This endorsement modifies insurance provided under the following:
 ${part}
${body}
 All other terms and conditions remain unchanged.`
const limitsOf = (text: string) => {
  const pages = printedPages(text)
  const { coverage_lines } = readDeclarations(pages, pages.map((p) => ({ page: p.number, doc_type: 'endorsement' as const, form: null, form_edition: null, confidence: 0.9 })))
  assert.equal(coverage_lines.length, 1)
  return Object.fromEntries(coverage_lines[0]!.limits.map(({ label, amount }) => [label, amount]))
}

for (const [name, title, part, body, expected] of [
  ['a list under "amended to read"', 'POLICY CHANGE ENDORSEMENT', GL, ' The Limits of Insurance are amended to read:\n Each Occurrence Limit            $500,000\n General Aggregate Limit          $1,000,000', { each_occurrence: 500_000, general_aggregate: 1_000_000 }],
  ['a schedule that replaces', 'AMENDMENT OF LIMITS OF INSURANCE', GL, ' SCHEDULE\n Limits of Insurance\n General Aggregate Limit                          $1,000,000\n Products - Completed Operations Aggregate Limit  $1,000,000\n Personal & Advertising Injury Limit              $300,000\n Each Occurrence Limit                            $300,000\n The Limits of Insurance shown in the Declarations are replaced by the limits designated in the Schedule above.', { general_aggregate: 1_000_000, products_comp_op_agg: 1_000_000, personal_adv_injury: 300_000, each_occurrence: 300_000 }],
  ['a list on a policy change', 'POLICY CHANGES', GL, ' LIMITS OF INSURANCE\n Each Occurrence Limit       $300,000', { each_occurrence: 300_000 }],
  ['the old beside the new', 'POLICY CHANGES', GL, ' Limits of insurance are changed as follows:\n                              From            To\n Each Occurrence Limit        $1,000,000      $500,000\n General Aggregate Limit      $2,000,000      $1,000,000', { each_occurrence: 500_000, general_aggregate: 1_000_000 }],
  ['the new before the old', 'POLICY CHANGES', GL, ' The limits of insurance are changed:\n                              New limit       Prior limit\n Each Occurrence Limit        $500,000        $1,000,000', { each_occurrence: 500_000 }],
  ['what it costs beside it', 'POLICY CHANGES', GL, ' The limits of insurance are changed:\n                              Limit           Premium\n Each Occurrence Limit        $2,000,000      $1,400', { each_occurrence: 2_000_000 }],
  ['from the old to the new in a row', 'POLICY CHANGES', GL, ' The following limits are changed:\n Each Occurrence: from $1,000,000 to $500,000', { each_occurrence: 500_000 }],
  ['an automobile policy', 'POLICY CHANGE ENDORSEMENT', 'BUSINESS AUTO COVERAGE FORM', ' The limit of insurance is reduced as follows:\n Combined Single Limit     $500,000', { combined_single_limit: 500_000 }],
  ['a sentence', 'POLICY CHANGES', GL, ' The Each Occurrence Limit is decreased from $1,000,000 to $500,000.', { each_occurrence: 500_000 }],
  ...[
    ' Each Occurrence Limit is now $500,000.',
    ' The Each Occurrence Limit shall be $500,000.',
    ' New Each Occurrence Limit: $500,000',
    ' Change Each Occurrence Limit from $1,000,000 to $500,000',
    ' Delete: Each Occurrence Limit $1,000,000\n Replace with: Each Occurrence Limit $500,000',
    ' Each Occurrence Limit $500,000 (was $1,000,000)',
  ].map((body) => [`in other words:${body.replace(/\n/g, ' /')}`, 'POLICY CHANGE ENDORSEMENT', GL, body, { each_occurrence: 500_000 }] as const),
  ['in other words, under no title', 'ENDORSEMENT', GL, ' Reduce the Each Occurrence Limit from $1,000,000 to $500,000', { each_occurrence: 500_000 }],
  // What is no change of the policy's own limits changes none of them.
  ['an additional insured endorsement with a bound of its own', 'ADDITIONAL INSURED - SCHEDULED PERSON OR ORGANIZATION', GL, ' The most we will pay on behalf of the additional insured:\n Each Occurrence    $100,000', {}],
  ['a deductible', 'DEDUCTIBLE LIABILITY INSURANCE', GL, ' SCHEDULE\n Bodily Injury Liability     $1,000 per occurrence', {}],
  ['projects that get an aggregate of their own', 'DESIGNATED CONSTRUCTION PROJECT(S) GENERAL AGGREGATE LIMIT', GL, ' Designated Construction Project(s): any project\n A separate Designated Construction Project General Aggregate Limit applies.', {}],
] as const)
  test(`the limits of an endorsement: ${name}`, () => {
    assert.deepEqual(limitsOf(endorsement(title, part, body)), expected)
  })

const gone = (body: string) => {
  const pages = printedPages(endorsement('POLICY CHANGES', GL, body))
  const [line] = readDeclarations(pages, pages.map((p) => ({ page: p.number, doc_type: 'endorsement' as const, form: null, form_edition: null, confidence: 0.9 }))).coverage_lines
  return [line!.additional_insured, line!.subrogation_waived, line!.primary_noncontributory, line!.occurrence_form, line!.endorsements.length]
}
for (const [body, expected] of [
  [' Additional insured Oak Retail LP is deleted.', [false, null, null, null, 0]],
  [' Waiver of subrogation in favor of Oak Retail LP is removed from the policy.', [null, false, null, null, 0]],
  [' Waiver of subrogation in favor of Northfork Logistics Partners, Inc. is removed from the policy.', [null, false, null, null, 0]],
  [' Waiver of subrogation applies. Vehicle 4 is removed from the policy.', [null, null, null, null, 0]],
  [' The Waiver of Transfer of Rights of Recovery Against Others To Us (CG 24 04) is deleted.', [null, false, null, null, 0]],
  [' The primary and noncontributory wording CG 20 01 04 13 is deleted.', [null, null, false, null, 0]],
  [' The policy is changed from an occurrence form to a claims-made form.', [null, null, null, false, 0]],
  [' CG 24 04 05 09 is added to the policy.', [null, null, null, null, 1]],
] as const)
  test(`what an endorsement grants no more: ${body.trim()}`, () => {
    assert.deepEqual(gone(body), expected)
  })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPages } from './printed-page.ts'

const limitsOf = (text: string, type: string): Record<string, number | null> => {
  const pages = printedPages(text)
  const { coverage_lines } = readDeclarations(pages, pages.map((p) => ({ page: p.number, doc_type: 'declarations' as const, form: null, form_edition: null, confidence: 0.9 })))
  return Object.fromEntries((coverage_lines.find((l) => l.coverage_type === type)?.limits ?? []).map((l) => [l.label, l.amount]))
}

const AUTO = (rows: string) => ` HOLLIS MUTUAL INSURANCE COMPANY      PERSONAL AUTOMOBILE DECLARATIONS
 Policy Number: PA 4418820     Policy Period: 08/01/2026 to 08/01/2027
${rows}`

test('two tables whose heads one row sets side by side are read one after the other', () => {
  const optional = AUTO(`
 Part                              Limits                 Premium    Part                           Limits                Premium
 1. Bodily injury to others        $20,000 each person    141        5. Optional bodily injury      $250,000 each person  177
                                   $40,000 each accident             to others                      $500,000 each accident
 2. Personal injury protection     $8,000 each person     44         6. Medical payments            $5,000 each person    11
 3. Uninsured auto                 $100,000 each person   30         7. Collision                   ACV less $500         310
 4. Damage to others' property     $250,000 each accident 266        9. Comprehensive               ACV less $300         90
 Total premium $1,069`)
  assert.deepEqual(limitsOf(optional, 'auto_liability'), { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 250_000 })
})

test('the columns of two vehicles under heads that repeat are no second table', () => {
  const vehicles = AUTO(`
 Coverages             Limits               Premium     Limits               Premium
 Bodily injury         $50,000 each person  $140        $50,000 each person  $120
                       $100,000 each accident           $100,000 each accident
 Property damage       $50,000 each accident $90        $50,000 each accident $80`)
  assert.deepEqual(limitsOf(vehicles, 'auto_liability'), { bodily_injury_per_person: 50_000, bodily_injury_per_accident: 100_000, property_damage_per_accident: 50_000 })
})

const LAYER = (rows: string) => ` HOLLIS SPECIALTY INSURANCE COMPANY   EXCESS LIABILITY DECLARATIONS
 Policy Number: XS 4418820     Policy Period: 08/01/2026 to 08/01/2027
${rows}
 Item 5. Premium  $38,400`

test('the layer that an excess policy lies over has its amounts in the lines under `excess of`', () => {
  const own = { each_occurrence: 4_000_000, aggregate: 4_000_000 }
  const cases = [
    ' Item 4. Limits      $4,000,000 each occurrence\n                     $4,000,000 aggregate where applicable\n                     excess of\n                     $1,000,000 each occurrence\n                     $2,000,000 aggregate',
    ' Item 4. Limits      $4,000,000 each occurrence\n                     $4,000,000 aggregate\n                     excess of $1,000,000 each occurrence\n                     $2,000,000 aggregate',
    ' Item 4. Limits      $4,000,000 each occurrence\n                     $4,000,000 aggregate in excess of\n                     $1,000,000 each occurrence\n                     $2,000,000 aggregate',
  ]
  for (const rows of cases) assert.deepEqual(limitsOf(LAYER(rows), 'excess_liability'), own, rows)
  // Its own limits may stand under it.
  assert.deepEqual(limitsOf(LAYER(' Item 3. Excess of   $1,000,000 each occurrence\n Item 4. Limits of liability\n Each occurrence     $4,000,000\n Aggregate           $4,000,000'), 'excess_liability'), own)
})

test('one limit for bodily injury and property damage beside uninsured motorists is automobile liability, and without them is not told so', () => {
  const binder = (rows: string) => ` HOLLIS CASUALTY COMPANY      INSURANCE BINDER
 Policy number 04471182-0      Policy term 12/02/2026 - 12/02/2027
${rows}`
  const limit = ' Bodily injury and property damage liability   $1,000,000 combined single limit'
  assert.deepEqual(limitsOf(binder(`${limit}\n Uninsured motorist                             $1,000,000 CSL`), 'auto_liability'), { combined_single_limit: 1_000_000 })
  assert.deepEqual(limitsOf(binder(limit.replace('combined single limit', 'each occurrence')), 'auto_liability'), {})
})

test('what follows a stop behind an amount is another term of its coverage', () => {
  const limits = limitsOf(` HOLLIS LIFE INSURANCE COMPANY     TRUCKERS OCCUPATIONAL ACCIDENT INSURANCE - SCHEDULE OF BENEFITS
 Policy number OAC 4471880    Policy period 02/01/2026 to 02/01/2027
 Accidental death                              $50,000
 Temporary total disability - weekly maximum   $500; waiting period 7 days; 104 weeks
 Accident medical expense - maximum            $1,000,000; deductible $0; 104 weeks
 Combined single limit per accident            $1,000,000`, 'occupational_accident')
  assert.deepEqual([limits['temporary_total_disability'], limits['accident_medical']], [500, 1_000_000])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPages } from './printed-page.ts'

const read = (rows: string): Record<string, unknown> => {
  const pages = printedPages(`
 Dunlin Casualty Company
 COMMERCIAL PACKAGE POLICY DECLARATIONS
 Policy No. CPP-771200-04     Policy Period 01/01/2026 to 01/01/2027
 Named Insured: Osprey Framing LLC
${rows}`)
  return Object.fromEntries(readDeclarations(pages, classifyPages(pages)).coverage_lines.map((l) => [l.coverage_type, Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))]))
}
const GENERAL = `
 GENERAL LIABILITY
   Each Occurrence                          $1,000,000
   General Aggregate                        $2,000,000`
const OF_GENERAL = { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }
const AUTO = `
 BUSINESS AUTO
   Covered Autos Liability, each accident   $500,000`

test('insurance that others must have is none of the policy’s', () => {
  for (const head of ['Automobile Liability (required of all independent contractors)', 'Auto limits required of subcontractors', 'Subcontractors must carry: Automobile Liability', 'Insurance required from your vendors'])
    assert.deepEqual(read(`${GENERAL}\n\n ${head}\n   Combined Single Limit                    $1,000,000`), { general_liability: OF_GENERAL }, head)
  for (const head of ['Auto liability required of subcontractors', 'Owner-operators are required to carry liability'])
    assert.deepEqual(read(`${GENERAL}${AUTO}\n   ${head.padEnd(41)}$1,000,000`), { general_liability: OF_GENERAL, auto_liability: { combined_single_limit: 500_000 } }, head)
})

test('what contractors have themselves, and what a contract asks, is the policy’s', () => {
  for (const head of ['CONTRACTORS AUTO LIABILITY', 'BUSINESS AUTO', 'COMMERCIAL AUTO'])
    assert.deepEqual(read(`${GENERAL}\n\n ${head}\n   Combined Single Limit                    $750,000`).auto_liability, { combined_single_limit: 750_000 }, head)
})

test('a limit for hired autos is not that of the policy’s own', () => {
  for (const name of ['Hired Auto Liability', 'Non-Owned Auto Liability', 'Employers Non-Owned Auto Liability'])
    for (const rows of [`${AUTO}\n   ${name.padEnd(41)}$1,000,000`, `\n BUSINESS AUTO\n   ${name.padEnd(41)}$1,000,000\n   Covered Autos Liability, each accident   $500,000`])
      assert.deepEqual(read(GENERAL + rows).auto_liability, { combined_single_limit: 500_000 }, name)
})

test('amounts behind their units in short', () => {
  for (const [injury, damage] of [['BODILY INJURY EA PER $300,000 EA ACC $500,000', 'PROPERTY DAMAGE EA ACC $100,000'], ['Bodily injury Ea. Person $300,000 Ea. Accident $500,000', 'Property damage Ea. Accident $100,000'], ['BI EA PER $300,000 EA ACC $500,000', 'PD EA ACC $100,000'], ['Liability - BI (000s)   300/500', 'Liability - PD (000s)   100'], ['Bodily injury 300,000 each person 500,000 each accident', 'Property damage 100,000 each accident']] as [string, string][]) {
    const pages = printedPages(`
 Dunlin Casualty Company
 PERSONAL AUTO POLICY DECLARATIONS
 Policy No. 02118-44     Policy Period 01/01/2026 to 07/01/2026
 Named Insured: Anselm Dory
 COVERAGES AND LIMITS
 ${injury}
 ${damage}
 Uninsured motorists EA PER $30,000 EA ACC $60,000`)
    const limits = readDeclarations(pages, classifyPages(pages)).coverage_lines[0]?.limits ?? []
    assert.deepEqual(Object.fromEntries(limits.map((l) => [l.label, l.amount])), { bodily_injury_per_person: 300_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 }, injury)
  }
})

test('no price is said to be each person’s: under whatever head of columns it is a limit', () => {
  const pages = printedPages(`
 Dunlin Casualty Company
 AUTO POLICY DECLARATIONS
 Policy No. 02118-44     Policy Period 01/01/2026 to 07/01/2026
 Named Insured: Anselm Dory
 COVERAGES                     PREMIUM PER VEHICLE                                  VEH 1   VEH 2
 A. Liability
 Bodily Injury                 $ 250,000 Each Person $ 500,000 Each Accident        $301    $288
 Property Damage               $ 100,000 Each Accident                              $144    $141
 Rental                        $ 9,000                                              $12     $12`)
  const limits = readDeclarations(pages, classifyPages(pages)).coverage_lines[0]?.limits ?? []
  assert.deepEqual(Object.fromEntries(limits.map((l) => [l.label, l.amount])), { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 })
})

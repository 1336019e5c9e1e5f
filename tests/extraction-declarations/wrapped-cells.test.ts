import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPages } from './printed-page.ts'

/** A cell's text in lines of at most so many letters. */
const inLines = (text: string, lettersMax: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && `${last} ${word}`.length <= lettersMax ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word]
  }, [])

type Widths = [name: number, limit: number]
/** A coverage as its columns break it: what each vehicle costs stands in the first line alone. */
const drawn = (cells: readonly string[], [name, limit]: Widths): string => {
  const lines = [inLines(cells[0]!, name), inLines(cells[1]!, limit)]
  return Array.from({ length: Math.max(...lines.map((l) => l.length)) }, (_, i) =>
    ` ${(lines[0]![i] ?? '').padEnd(name + 4)}${(lines[1]![i] ?? '').padEnd(limit + 6)}${i === 0 ? cells.slice(2).map((c) => c.padEnd(14)).join('') : ''}`.trimEnd(),
  ).join('\n')
}

const page = (rows: readonly string[], kind = 'PERSONAL AUTO POLICY'): string => `
 SALTMARSH MUTUAL INSURANCE COMPANY
 ${kind} DECLARATIONS
 Policy number PA 4410277
 Policy period 09/09/2026 to 03/09/2027
 Named insured Ada Lund
 1. 2021 Toyota Camry VIN 4T1G11AK4MU551177
${rows.join('\n')}`
const linesOf = (text: string): { coverage_type: string; limits: Record<string, number | null> }[] => {
  const pages = printedPages(text)
  return readDeclarations(pages, classifyPages(pages)).coverage_lines.map((l) => ({ coverage_type: l.coverage_type, limits: Object.fromEntries(l.limits.map((x) => [x.label, x.amount])) }))
}

const WORDINGS: [bodily: string, property: string][] = [
  ['$100,000 each person / $300,000 each accident', '$50,000 each accident'],
  ['$100,000 per person/$300,000 per accident', '$50,000 per accident'],
  ['$100,000/person $300,000/accident', '$50,000/accident'],
  ['Each person $100,000 Each accident $300,000', 'Each accident $50,000'],
  ['$100,000/$300,000 each person/each accident', '$50,000 each accident'],
  ['100,000 per person, 300,000 per occurrence', '50,000 per occurrence'],
]
for (const [bodily, property] of WORDINGS)
  for (const widths of [[26, 48], [26, 22], [14, 22], [14, 14], [12, 10], [16, 30]] as const)
    test(`split limits in cells of ${widths.join(' and ')} letters: ${bodily}`, () => {
      const [auto, ...others] = linesOf(page([
        drawn(['Bodily injury liability', bodily, '$211.00', '$198.00'], [...widths]),
        drawn(['Property damage liability', property, '$148.00', '$140.00'], [...widths]),
        drawn(['Uninsured motorist bodily injury', bodily.replace('100,000', '25,000').replace('300,000', '50,000'), '$31.00', '$31.00'], [...widths]),
        drawn(['Medical payments', '$5,000 each person', '$12.00', '$11.00'], [...widths]),
        drawn(['Collision', '$500 deductible', '$188.00', 'No coverage'], [...widths]),
      ]))
      assert.deepEqual(others, [])
      assert.deepEqual(auto, { coverage_type: 'auto_liability', limits: { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 } })
    })

/** What stands under a coverage and is none of it. */
const APART: [name: string, rows: string[], limits: Record<string, number>][] = [
  ['the next coverage, which costs nothing of its own', [' Bodily injury       $100,000/$300,000        $211.00', ' Property damage     $50,000 each accident'], { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 }],
  ['a lesser coverage of no price under a limit that its unit ends', [' Bodily injury       $100,000 each person     $211.00', '                     $300,000 each accident', '                     $5,000 each person', ' Property damage     $50,000 each accident    $148.00'], { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 }],
  ['the limits set in under a letter, with the price beside the coverage', [' A   Liability Coverage            $211.00', '     Bodily Injury Limits', '     Each Person, Each Accident', '     $100,000    $300,000', '     Property Damage Limit', '     Each Accident', '     $50,000'], { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 50_000 }],
]
for (const [name, rows, limits] of APART) test(`no part of the coverage above: ${name}`, () => assert.deepEqual(linesOf(page(rows)), [{ coverage_type: 'auto_liability', limits }]))

test('the last word of a limit heads no column, and a deductible in its own column is cargo’s', () => {
  const text = page([' Description                 Limits                       Deductible     Premium', ' Liability to others         $1,000,000 combined single                  $9,144', '   Bodily injury and         limit', '   property damage', ' Uninsured motorist          $30,000 each person/$60,000                 $61', '                             each accident', ' Motor truck cargo           $100,000                     $1,000         $880'], 'COMMERCIAL AUTO')
  assert.deepEqual(linesOf(text).find((l) => l.coverage_type === 'cargo')?.limits, { per_vehicle: 100_000, deductible: 1_000 })
})

const THOUSANDS: [bodily: string, property: string, amount: number | undefined][] = [
  ['Bodily injury (per person / per accident)  100/300', 'Property damage (per accident)   50', 50_000],
  ['BI liability  100/300', 'PD liability   50', 50_000],
  ['Bodily injury  100/300', 'Property damage liability each accident   50', 50_000],
  // A deductible, a price and what is paid of a loss are no limit in thousands.
  ['Bodily injury  100/300', 'Property damage less 50 deductible', undefined],
  ['Bodily injury  100/300', 'Property damage   50.00', undefined],
]
for (const [bodily, property, amount] of THOUSANDS)
  test(`limits in thousands: ${property}`, () => {
    const limits = linesOf(page([' Limits are shown in thousands of dollars.', ` ${bodily}`, ` ${property}`, ' Collision   $500 deductible   $88.10']))[0]?.limits
    assert.deepEqual([limits?.bodily_injury_per_accident, limits?.property_damage_per_accident], [300_000, amount])
  })

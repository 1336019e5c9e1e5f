import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier, matchCarrier, matchSmudged } from '../../src/extraction/naic/index.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { printedPages } from './printed-page.ts'

const seen = (text: string, confidence = 0.8): Page[] =>
  printedPages(text).map((p) => ({ ...p, source: 'image', words: p.words.map((w) => ({ ...w, reader: 'pp_ocr' as const, confidence })) }))
const read = (pages: Page[]) => readDeclarations(pages, pages.map((p) => ({ page: p.number, doc_type: 'declarations' as const, form: null, form_edition: null, confidence: 0.9 })), isKnownCarrier)

test('labels a letter wrong, dates joined by a stroke, and figures set apart or with letters in them are read', () => {
  const [line] = read(
    seen(`
 OLD REPUBLIC INSURANCE COMPANY
 COMMERC1AL GENERAL LIABlLITY COVERAGE PART DECLARATI0NS
 Pollcy Number
 JGG-2027-55596
 Polioy Period
 01-17-2026-01-17-2027
 Named lnsured and Maling Address
 Silver Creek Electric LLC
 Limits of Insurance
 Each Occurence Limit            $1 ,000,000
 Medical Expanse                 $1o,000
 General Aggregato Limit         $2.000.000`),
  ).coverage_lines
  assert.ok(line)
  assert.deepEqual(
    [line.policy_number, line.effective_date, line.expiration_date, line.coverage_type],
    ['JGG-2027-55596', '2026-01-17', '2027-01-17', 'general_liability'],
  )
  assert.deepEqual(Object.fromEntries(line.limits.map((l) => [l.label, l.amount])), { each_occurrence: 1_000_000, med_exp: 10_000, general_aggregate: 2_000_000 })
})

test('what the law asks is no limit of the policy, with a speck of the picture read as a comma', () => {
  const [line] = read(
    seen(`
 GREAT WEST CASUALTY COMPANY                    PERSONAL AUTO DECLARATIONS
 Policy Number: 5590188820
 Policy Period: 03/03/2026 to 09/03/2026
 Coverages                                 Limits                         Premium
 Bodily Injury Liability
  State, Minimum $15,000/$30,000           $300,000/$500,000              $83.20
 Each Person/Each Occurrence`, 0.95),
  ).coverage_lines
  const limits = Object.fromEntries((line?.limits ?? []).map((l) => [l.label, l.amount]))
  assert.deepEqual([limits['bodily_injury_per_person'], limits['bodily_injury_per_accident']], [300_000, 500_000])
})

test('values are left as they were read: a policy number with letters near a label word is not put right', () => {
  const [line] = read(seen('GENERAL LIABILITY DECLARATIONS\n\n\n Policy Number: LIMTS-20271\n Policy Period: 01/01/2026 to 01/01/2027\n Each Occurrence Limit  $1,000,000\n General Aggregate $2,000,000')).coverage_lines
  assert.equal(line?.policy_number, 'LIMTS-20271')
})

test('print that is not legible is unreadable, and read when it stands so twice', () => {
  const page = ' GENERAL LIABILITY DECLARATIONS\n Policy Number: GL 55 20712\n Policy Period: 01/01/2026 to 01/01/2027\n Each Occurrence Limit  $1,000,000\n General Aggregate Limit $2,000,000'
  const once = read(seen(page, 0.42))
  assert.ok(once.unreadable_fields.some((u) => u.field === 'policy_number'))
  assert.equal(once.coverage_lines[0]?.policy_number, null)
  const twice = read(seen(`${page}\n=\n${page}`, 0.42))
  assert.equal(twice.coverage_lines[0]?.policy_number, 'GL 55 20712')
})

test('a letterhead run together or torn apart is the insurer it says, or none, and never another', () => {
  assert.equal(matchSmudged('0ldRepublic lnsuranceCompany')?.name.toLowerCase().startsWith('old republic'), true)
  assert.equal(matchSmudged('Some Words Of No Company At All In Print'), null)
  // Every company's name ends so: it is not all of `1842 Insurance Company`.
  for (const text of ['Insurance Company', 'The Insurance Company', 'lnsurance Cornpany Information', 'Mutual Insurance Company']) assert.equal(matchSmudged(text), null, text)
  assert.equal(matchCarrier('Insurance Company')?.exact ?? false, false)
  const names = readFileSync(new URL('../../src/extraction/naic/carriers.csv', import.meta.url), 'utf8').split('\n').slice(1, 1500).flatMap((l) => /^\d{5},([A-Za-z &]{22,60}),/.exec(l)?.[1] ?? [])
  assert.ok(names.length > 100)
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(), fc.constantFrom('x', 'q', ''), (name, at, letter) => {
      const i = at % name.length
      const found = matchSmudged(name.slice(0, i) + letter + name.slice(i + 1))
      assert.ok(found === null || found.name === name || found.aliases.includes(name), `${name} became ${found?.name}`)
    }),
    { numRuns: 150 },
  )
})

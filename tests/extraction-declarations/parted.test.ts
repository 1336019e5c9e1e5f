import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages, partsOf } from '../../src/extraction/classify/index.ts'
import { joinPartLines, readDeclarations } from '../../src/extraction/declarations/index.ts'
import { goOnWithDeclarations } from '../../src/extraction/parted-declarations.ts'
import { emptyPart, type PartReading } from '../../src/extraction/stages.ts'
import { printedPages } from './printed-page.ts'

const COMMON = `
 HERONFIELD FIRE INSURANCE COMPANY                       POLICY DECLARATIONS
 No. HX 2207148A
 NAMED INSURED AND ADDRESS:  TALUS TAVERN LLC, 4 Foundry St, Gary IN
 POLICY PERIOD: From: 09/20/2026 To: 09/20/2027   12:01 A.M. STANDARD TIME
 THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED.
 Commercial General Liability Coverage Part      $2,118.00
 Professional Liability                             811.00`
const BETWEEN = `
 COVERAGE COMPARISON
 Prepared for Talus Tavern LLC          Tern Hale Agency
                               Current            Option 1
 General liability occurrence  $500,000           $750,000
 General aggregate             $900,000           $950,000`
const LIMITS = `
 No. HX 2207148A               EXTENSION OF DECLARATIONS
 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
 Each Occurrence Limit                              $1,000,000
 Personal & Advertising Injury Limit                $1,000,000
 Medical Expense Limit (Any One Person)             $5,000
 General Aggregate Limit                            $2,000,000`

/** What the parts of a file give, each read by itself and then with those before it. */
function readParts(...texts: string[]): { types: string[]; readings: PartReading[] } {
  const pages = printedPages(texts.join('\n=====\n'))
  const classes = classifyPages(pages)
  const parts = partsOf(classes)
  const readings: PartReading[] = []
  for (const [at, part] of parts.entries()) {
    const isOf = (page: number): boolean => page >= part.page_start && page <= part.page_end
    const own = part.doc_type === 'declarations' ? readDeclarations(pages.filter((p) => isOf(p.number)), classes.filter((c) => isOf(c.page))) : emptyPart()
    const parted = goOnWithDeclarations(at, parts, readings, own, pages, classes)
    if (parted) readings[parted.before] = parted.together
    readings.push(parted ? emptyPart() : own)
  }
  return { types: parts.map((p) => p.doc_type), readings: joinPartLines(readings) }
}

test('limits on a page that another paper parts from the declarations are of the same policy, and that paper’s are not', () => {
  const { types, readings } = readParts(COMMON, BETWEEN, LIMITS)
  assert.deepEqual(types, ['declarations', 'unknown', 'declarations'])
  const lines = readings.flatMap((r) => r.coverage_lines)
  const liability = lines.find((l) => l.coverage_type === 'general_liability')
  assert.equal(liability?.policy_number, 'HX 2207148A')
  assert.equal(liability?.effective_date, '2026-09-20')
  assert.deepEqual(Object.fromEntries(liability!.limits.map((l) => [l.label, l.amount])), { each_occurrence: 1_000_000, personal_adv_injury: 1_000_000, med_exp: 5_000, general_aggregate: 2_000_000 })
  assert.ok(lines.some((l) => l.coverage_type === 'professional_liability'), 'a part listed by its bare name with a premium')
  assert.equal(lines.length, 2)
})

test('declarations of another policy behind another paper stay their own', () => {
  const other = LIMITS.replace('No. HX 2207148A               EXTENSION OF DECLARATIONS', 'Policy number QZ 9914402   Policy period 01/05/2026 to 01/05/2027\n GENERAL LIABILITY DECLARATIONS')
  const lines = readParts(COMMON, BETWEEN, other).readings.flatMap((r) => r.coverage_lines)
  assert.deepEqual(lines.filter((l) => l.coverage_type === 'general_liability').map((l) => [l.policy_number, l.effective_date, l.limits.length > 0]), [
    ['HX 2207148A', '2026-09-20', false],
    ['QZ 9914402', '2026-01-05', true],
  ])
})

test('a list of policies before the declarations of each builds no line of its own', () => {
  const list = `
 OSPREY INSURANCE GROUP                        ACCOUNT DECLARATIONS
 Policy                 Number          Term                       Company                           Premium
 Business Auto          HFX 2207148     04/01/2026 - 04/01/2027    Osprey Casualty Company           $22,118`
  const auto = `
 OSPREY CASUALTY COMPANY          BUSINESS AUTO POLICY DECLARATIONS
 Policy number HFX 2207148        Policy period 04/01/2026 to 04/01/2027
 Coverage                Symbol     Limit          Premium
 Covered autos liability 1          $1,000,000     $14,118`
  const lines = readParts(list, BETWEEN, auto).readings.flatMap((r) => r.coverage_lines)
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number]), [['auto_liability', 'HFX 2207148']])
})

test('a page that sends to an endorsement by its number is none', () => {
  const continued = `
 INFORMATION PAGE (Continued)      Policy Number: 71 WXC AB2207
 3. A. Workers Compensation Insurance: Part one of the policy applies to the Workers Compensation Law of: OR
 Bodily injury by Accident      $1,000,000      each accident
 Bodily injury by Disease       $1,000,000      policy limit
 Bodily injury by Disease       $1,000,000      each employee
 D. This policy includes these endorsements and schedule: SEE ENDORSEMENT WC 99 03 00`
  assert.equal(classifyPages(printedPages(continued))[0]!.doc_type, 'declarations')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import { printedPages } from './printed-page.ts'

const LABELS = ['Policy changes effective', 'Endorsement effective', 'Effective date of this endorsement', 'Effective date of change', 'Added effective', 'This change is effective', 'Endorsement No. 3 effective', 'Policy Change #2 eff.']
const DAY = '09/01/2026'
const firstDay = (said: string): string | null => {
  const pages = printedPages(`
 POLICY CHANGE ENDORSEMENT
 THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
 Dunlin Farm and Fire Insurance Company
 Policy Number: CFP 8800 2145
${said}
 Coverage part affected: Commercial General Liability`)
  const { coverage_lines } = readDeclarations(pages, classifyPages(pages), isKnownCarrier)
  assert.deepEqual(coverage_lines.map((l) => l.policy_number), ['CFP 8800 2145'])
  return coverage_lines[0]!.effective_date
}
/** The label's last word stands with its day on the next line of its cell. */
const wrapped = (label: string): string => {
  const words = label.split(' ')
  return ` ${words.slice(0, -1).join(' ').padEnd(40)}Named insured\n ${`${words.at(-1)} ${DAY}`.padEnd(40)}Osprey Cabinet Works LLC`
}

for (const label of LABELS)
  test(`the day of a change begins no policy: ${label}`, () => {
    for (const said of [` ${label}: ${DAY}`, ` ${label.padEnd(40)}Agent code\n ${DAY.padEnd(40)}4402`, wrapped(label)]) {
      assert.equal(firstDay(said), null)
      assert.equal(firstDay(` Policy Period: 04/01/2026 to 04/01/2027\n${said}`), '2026-04-01')
    }
  })

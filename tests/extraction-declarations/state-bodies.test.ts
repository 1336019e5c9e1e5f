import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import { printedPages } from './printed-page.ts'

/** What the states have surplus lines papers say of the insurer, in the lines that a page breaks it into. */
const DISCLOSURES = [
  ' THIS CONTRACT IS WITH AN INSURER NOT LICENSED IN THIS STATE AND IS DELIVERED AS SURPLUS LINE COVERAGE UNDER THE TEXAS INSURANCE\n STATUTES.',
  ' Persons insured by surplus lines carriers do not have the protection of the Florida Insurance Guaranty Act.',
  ' As such it is not covered by the Illinois Insurance Guaranty Fund.',
  ' Issued by insurers that are not protected by the New York Property/Casualty Insurance Security Fund.',
  ' This policy is not covered by the Georgia Insurers Insolvency Pool, under the Surplus Line Insurance Law.',
]
const carrierOf = (head: string, disclosure: string): string | null => {
  const pages = printedPages(`
 ${head}
          COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
${disclosure}
 Policy Number: ISL-GL-2026-10933          Policy Period: 05/05/2026 to 05/05/2027
 Named Insured: Tern Tree Service LLC
 General Aggregate Limit                     $2,000,000
 Each Occurrence Limit                       $1,000,000`)
  return readDeclarations(pages, classifyPages(pages), isKnownCarrier).coverage_lines[0]!.carrier
}

for (const disclosure of DISCLOSURES)
  test(`a state’s law and its fund for the insolvent insure nobody:${disclosure.slice(0, 60)}`, () => {
    assert.equal(carrierOf('', disclosure), null)
    for (const name of ['Dunlin Surplus Lines Insurance Company', 'PETREL UNDERWRITERS INSURANCE COMPANY']) assert.equal(carrierOf(name, disclosure), name)
  })

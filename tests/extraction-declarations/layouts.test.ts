import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { APART_LAYOUTS } from './layouts-apart.ts'
import { AROUND_LAYOUTS } from './layouts-around.ts'
import { AUTO_LAYOUTS } from './layouts-auto.ts'
import { BROKEN_CELL_LAYOUTS } from './layouts-broken-cells.ts'
import { BUSINESS_LAYOUTS } from './layouts-business.ts'
import { CELL_LAYOUTS } from './layouts-in-cells.ts'
import { DRAWN_LAYOUTS } from './layouts-drawn.ts'
import { ENTERED_LAYOUTS } from './layouts-entered.ts'
import { HARD_LAYOUTS } from './layouts-hard.ts'
import { ISSUED_LAYOUTS } from './layouts-issued.ts'
import { LABELLED_LAYOUTS } from './layouts-labelled.ts'
import { LISTED_LAYOUTS } from './layouts-listed.ts'
import { MIXED_LAYOUTS } from './layouts-mixed.ts'
import { MORE_LAYOUTS } from './layouts-more.ts'
import { NAMED_ALONE_LAYOUTS } from './layouts-named-alone.ts'
import { NUMBERED_LAYOUTS } from './layouts-numbered.ts'
import { OF_EACH_LAYOUTS } from './layouts-of-each.ts'
import { OTHER_LAYOUTS } from './layouts-other.ts'
import { PART_LAYOUTS } from './layouts-parts.ts'
import { PERSONAL_LAYOUTS } from './layouts-personal.ts'
import { READ_ON_LAYOUTS } from './layouts-read-on.ts'
import { SAID_LAYOUTS } from './layouts-said.ts'
import { SET_CLOSE_LAYOUTS } from './layouts-set-close.ts'
import { SIDE_BY_SIDE_LAYOUTS } from './layouts-side-by-side.ts'
import { TABLED_LAYOUTS } from './layouts-tabled.ts'
import { TICKED_LAYOUTS } from './layouts-ticked.ts'
import { TOLD_APART_LAYOUTS } from './layouts-told-apart.ts'
import { TRADE_LAYOUTS } from './layouts-trades.ts'
import { UNDER_HEADS_LAYOUTS } from './layouts-under-heads.ts'
import { UNDER_ITEMS_LAYOUTS } from './layouts-under-items.ts'
import { WRAPPED_LAYOUTS } from './layouts-wrapped.ts'
import { printedPages } from './printed-page.ts'

const limitsOf = (line: { limits: { label: string; amount: number | null }[] }) => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))

for (const layout of [...AUTO_LAYOUTS, ...BROKEN_CELL_LAYOUTS, ...BUSINESS_LAYOUTS, ...NAMED_ALONE_LAYOUTS, ...OTHER_LAYOUTS, ...PERSONAL_LAYOUTS, ...MORE_LAYOUTS, ...HARD_LAYOUTS, ...DRAWN_LAYOUTS, ...WRAPPED_LAYOUTS, ...PART_LAYOUTS, ...AROUND_LAYOUTS, ...LISTED_LAYOUTS, ...ENTERED_LAYOUTS, ...LABELLED_LAYOUTS, ...TOLD_APART_LAYOUTS, ...APART_LAYOUTS, ...UNDER_HEADS_LAYOUTS, ...TRADE_LAYOUTS, ...CELL_LAYOUTS, ...UNDER_ITEMS_LAYOUTS, ...TABLED_LAYOUTS, ...MIXED_LAYOUTS, ...ISSUED_LAYOUTS, ...SIDE_BY_SIDE_LAYOUTS, ...READ_ON_LAYOUTS, ...TICKED_LAYOUTS, ...NUMBERED_LAYOUTS, ...SET_CLOSE_LAYOUTS, ...SAID_LAYOUTS, ...OF_EACH_LAYOUTS]) {
  test(`${layout.type}: ${layout.name}`, () => {
    const pages = printedPages(layout.text)
    const classes = classifyPages(pages)
    const docType = layout.docType ?? 'declarations'
    assert.ok(classes.some((c) => c.doc_type === docType), JSON.stringify(classes))
    const read = readDeclarations(pages, classes.map((c) => ({ ...c, doc_type: docType })))
    const line = read.coverage_lines.find((l) => l.coverage_type === layout.type)
    assert.ok(line, `lines read: ${JSON.stringify(read.coverage_lines.map((l) => l.coverage_type))}`)
    const { carrier, policy_number, effective_date, expiration_date } = line
    assert.deepEqual(
      { policy_number, effective_date, expiration_date, carrier: carrier?.toLowerCase(), limits: limitsOf(line) },
      { policy_number: layout.number, effective_date: layout.from, expiration_date: layout.to, carrier: layout.carrier.toLowerCase(), limits: layout.limits },
    )
    for (const [type, limits] of Object.entries(layout.also ?? {})) {
      const other = read.coverage_lines.find((l) => l.coverage_type === type)
      assert.ok(other, `no ${type}`)
      assert.equal(other.policy_number, layout.number)
      assert.partialDeepStrictEqual(limitsOf(other), limits)
    }
    const expected = new Set([layout.type, ...Object.keys(layout.also ?? {})])
    assert.deepEqual(read.coverage_lines.map((l) => l.coverage_type).filter((t) => !expected.has(t)), [])
    for (const form of layout.forms ?? []) assert.ok(line.endorsements.includes(form), `${form} not among ${line.endorsements}`)
  })
}

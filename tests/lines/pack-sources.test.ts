import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { HeldLine, ValueSource } from '../../src/lines/held-line.ts'
import { packLine, type StoredLine, unpackLine } from '../../src/lines/pack-sources.ts'

const number = fc.double({ min: -1000, max: 5000, noNaN: true }).map((n) => n + 0)
const box = fc.record({ x: number, y: number, w: number, h: number })
const provenance = fc.record({ page: fc.nat(500), box: fc.option(box), reader: fc.constantFrom('pdf_text', 'ocr', 'form_field') })
const reading = fc.option(fc.record({ confidence: fc.double({ min: 0, max: 1, noNaN: true }), provenance: fc.option(provenance) }))
const paper = fc.record({ kind: fc.constant('document' as const), document_id: fc.constantFrom('doc_a', 'doc_b', 'doc_c'), document_class: fc.constantFrom('coi' as const, 'binder' as const), reading })
const evidence = fc.option(fc.constantFrom('evd_a', 'evd_b'))
const source: fc.Arbitrary<ValueSource> = fc.oneof(
  paper,
  fc.record({ kind: fc.constant('answer' as const), evidence_id: evidence, paper }),
  fc.record({ kind: fc.constant('answer' as const), evidence_id: evidence }),
  fc.constant({ kind: 'account' as const }),
  fc.record({ kind: fc.constant('reviewer' as const), review_id: fc.option(fc.constant('rev_a')) }),
)
const sources = fc.dictionary(fc.constantFrom('carrier', 'naic', 'policy_number', 'limits.each_occurrence', 'limits.statutory', 'additional_insured'), source, { noNullPrototype: true })
const line = (own: HeldLine['sources']) => ({ coverage_line_id: 'cl_a', carrier: 'Harbor Mutual', sources: own }) as unknown as HeldLine
const stored = (held: HeldLine) => JSON.parse(JSON.stringify(packLine(held))) as StoredLine

describe('a line as it is stored', () => {
  it('is the same line again, whatever its values come from', () => {
    fc.assert(fc.property(sources, (own) => assert.deepEqual(unpackLine(stored(line(own))), JSON.parse(JSON.stringify(line(own))))))
  })
  it('is read where it was stored whole', () => {
    fc.assert(fc.property(sources, (own) => assert.deepEqual(unpackLine(line(own)), line(own))))
  })
  it('names a document and an answer once, however many values they give', () => {
    const at = { page: 1, box: { x: 1, y: 2, w: 3, h: 4 }, reader: 'pdf_text' }
    const value: ValueSource = { kind: 'answer', evidence_id: 'evd_a', paper: { kind: 'document', document_id: 'doc_a', document_class: 'coi', reading: { confidence: 1, provenance: at } } }
    const text = JSON.stringify(stored(line({ carrier: value, naic: value, policy_number: value })))
    assert.equal(text.split('doc_a').length - 1, 1)
    assert.equal(text.split('evd_a').length - 1, 1)
  })
  it('keeps a source of a shape it does not know as it is', () => {
    const odd = { kind: 'document', document_id: 'doc_a', document_class: 'coi', reading: { confidence: 1, provenance: { page: 1, box: { x: 1, y: 2, w: 3, h: 4 }, reader: 'pdf_text', angle: 90 } } } as unknown as ValueSource
    assert.deepEqual(unpackLine(stored(line({ carrier: odd }))).sources.carrier, odd)
  })
})

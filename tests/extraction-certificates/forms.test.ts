import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { scoreDocument } from '../../scripts/accuracy/score-document.ts'
import { PAPER_KINDS } from '../../scripts/samples/paper-kinds.ts'
import { seededRandom } from '../../scripts/samples/seeded-random.ts'
import { readDocument } from '../../src/extraction/read-document.ts'

const PAPERS = 6
const folder = mkdtempSync(join(tmpdir(), 'ivs-forms-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const fold = (text: string | null): string => (text ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')

for (const kind of Object.keys(PAPER_KINDS).filter((k) => /^(acord|certificate)/.test(k))) {
  test(`${kind}: no value wrong, hardly one missing, the parties named`, async () => {
    let right = 0
    let all = 0
    for (let seed = 1; seed <= PAPERS; seed++) {
      const { sheet, label } = PAPER_KINDS[kind]!(seededRandom(`forms/${kind}/${seed}`), `${kind}.pdf`, '2026-11-21')
      const path = join(folder, `${kind}_${seed}.pdf`)
      await sheet.save(path)
      const read = await readDocument(new Uint8Array(readFileSync(path)), 'application/pdf', () => undefined)
      assert.ok(!('failed' in read))
      const where = `${kind} seed ${seed}`
      const score = scoreDocument(label, read)
      assert.ok(score.typeRight, `${where}: read as ${read.doc_type}`)
      assert.equal(score.linesExtra, 0, `${where}: lines that are not there`)
      assert.deepEqual(
        score.values.filter((v) => v.verdict === 'wrong'),
        [],
        where,
      )
      right += score.values.filter((v) => v.verdict === 'right').length
      all += score.values.length
      assert.equal(fold(read.insured_name), fold(label.insured_name), `${where}: insured`)
      assert.equal(fold(read.certificate_holder), fold(label.certificate_holder), `${where}: holder`)
      if (read.certificate_holder) assert.match(read.holder_printed ?? '', /\b\d{5}\b/, `${where}: the holder's address`)
      assert.equal(read.issued_on, label.issued_on, `${where}: date of issue`)
      if (label.producer.email) assert.equal(fold(read.producer?.email ?? null), fold(label.producer.email), `${where}: email`)
    }
    assert.ok(right >= all * 0.99, `${right} of ${all} right`)
  })
}

for (const kind of ['acord_25', 'acord_24', 'acord_75'].filter((k) => k in PAPER_KINDS)) {
  test(`${kind}: what its boxes say is traced to its place`, async () => {
    for (let seed = 1; seed <= PAPERS; seed++) {
      const path = join(folder, `${kind}_traced_${seed}.pdf`)
      await PAPER_KINDS[kind]!(seededRandom(`forms/${kind}/${seed}`), `${kind}.pdf`, '2026-11-21').sheet.save(path)
      const read = await readDocument(new Uint8Array(readFileSync(path)), 'application/pdf', () => undefined)
      assert.ok(!('failed' in read))
      for (const line of read.coverage_lines)
        for (const field of ['additional_insured', 'subrogation_waived', 'occurrence_form', 'auto_scope', 'umbrella_or_excess'] as const) {
          const value = line[field]
          if (value !== null && String(value) !== '') assert.ok(line.fields[field]?.provenance?.box, `${kind} seed ${seed}: ${line.coverage_type} ${field} ${String(value)}`)
        }
    }
  })
}

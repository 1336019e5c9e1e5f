import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { PAPER_KINDS } from '../../scripts/samples/paper-kinds.ts'
import type { PaperLabel } from '../../scripts/samples/paper-label.ts'
import { seededRandom } from '../../scripts/samples/seeded-random.ts'
import { wordsOf } from './words-of.ts'

const TODAY = '2026-11-21'
const folder = mkdtempSync(join(tmpdir(), 'ivs-samples-'))
after(() => rmSync(folder, { recursive: true, force: true }))

async function make(kind: string, seed: number): Promise<{ path: string; label: PaperLabel }> {
  const { sheet, label } = PAPER_KINDS[kind]!(seededRandom(`${kind}/${seed}`), `${kind}.pdf`, TODAY)
  const path = join(folder, `${kind}_${seed}.pdf`)
  await sheet.save(path)
  return { path, label }
}

const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
/** A date as any of the forms prints it, without its separators. */
const dateForms = (iso: string): string[] => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return [`${month}${day}${year}`, `${Number(month)}${Number(day)}${year}`, `${month}${day}${year.slice(2)}`]
}

for (const kind of Object.keys(PAPER_KINDS)) {
  test(`${kind}: everything its label says stands on the paper`, async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const { path, label } = await make(kind, seed)
      const shown = fold(await wordsOf(path))
      const where = `${kind} seed ${seed}`
      const has = (text: string | null, what: string): void => {
        if (text) assert.ok(shown.includes(fold(text)), `${where}: ${what} ${text} is not on the paper`)
      }
      has(label.insured_name, 'insured')
      has(label.certificate_holder, 'holder')
      has(label.producer.name, 'producer')
      has(label.producer.email, 'email')
      for (const { name, naic } of Object.values(label.insurers)) {
        has(name, 'insurer')
        has(naic, 'naic')
      }
      for (const line of label.lines) {
        has(line.policy_number, 'policy number')
        has(line.carrier, 'carrier')
        for (const day of [line.effective_date, line.expiration_date]) {
          if (day)
            assert.ok(
              dateForms(day).some((form) => shown.includes(form)),
              `${where}: ${day} is not on the paper`,
            )
        }
        for (const { label: name, amount } of line.limits) if (amount !== null) has(String(amount), name)
      }
      if (label.doc_type === 'not_insurance' || label.doc_type === 'unknown' || !label.filled) assert.deepEqual(label.lines, [], where)
      else assert.ok(label.lines.length > 0, `${where}: a filled paper has a line`)
    }
  })
}

test('the same seed gives the same bytes, another seed others', async () => {
  const [first, again, other] = [await make('acord_25', 7), await make('acord_25', 7), await make('acord_25', 8)]
  const before = readFileSync(first.path)
  assert.deepEqual(readFileSync((await make('acord_25', 7)).path), before)
  assert.deepEqual(again.label, first.label)
  assert.notDeepEqual(readFileSync(other.path), before)
})

test('the sample certificate is in force for months from its issue', () => {
  const label = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'samples', 'certificate.label.json'), 'utf8')) as PaperLabel
  assert.deepEqual(label.lines.map((line) => line.coverage_type).sort(), [
    'auto_liability',
    'cargo',
    'general_liability',
    'umbrella',
    'workers_comp',
  ])
  for (const line of label.lines) {
    assert.ok(line.effective_date! <= TODAY && TODAY < line.expiration_date!, `${line.policy_number} is not in force on ${TODAY}`)
  }
})

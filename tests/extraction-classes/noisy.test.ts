import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../scripts/samples/seeded-random.ts'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import type { DocType } from '../../src/vocabulary/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'
import { PROVE } from './papers-that-prove.ts'
import { MORE_NOT_INSURANCE, NOT_INSURANCE, PROVE_NOTHING } from './papers-that-prove-nothing.ts'

/** Letters as a picture's reader takes them for one another. */
const TAKEN_FOR: Record<string, string> = { o: '0', O: '0', i: 'l', l: '1', I: 'l', e: 'c', c: 'e', a: 'o', n: 'u', t: 'f', s: '5', S: '5', B: '8', m: 'rn', r: 'i', g: 'q', h: 'b' }
const SHARE_WRONG = 0.05

function smudged(page: Page, seed: string): Page {
  const choices = seededRandom(seed)
  const words = page.words.map((w) => ({
    ...w,
    reader: 'pp_ocr' as const,
    confidence: 0.8,
    text: [...w.text].map((c) => (choices.chance(SHARE_WRONG) ? (TAKEN_FOR[c] ?? '') : c)).join('') || '.',
  }))
  return { ...page, source: 'image', words }
}

const PAPERS: [string, DocType, string][] = [
  ...PROVE,
  ...Object.entries(PROVE_NOTHING).map(([name, text]): [string, DocType, string] => [name, 'unknown', text]),
  ...Object.entries({ ...NOT_INSURANCE, ...MORE_NOT_INSURANCE }).map(([name, text]): [string, DocType, string] => [name, 'not_insurance', text]),
]
const SEEDS = ['1', '2', '3', '4']

test('papers read with one letter in twenty wrong keep their class, and none that proves nothing comes to prove something', () => {
  const wrong: string[] = []
  for (const [name, docType, text] of PAPERS)
    for (const seed of SEEDS) {
      const [page] = printedPages(text)
      const doc_type: DocType = classifyPages([smudged(page!, `${seed} ${name}`)])[0]!.doc_type
      if (doc_type === docType) continue
      wrong.push(`${name} (seed ${seed}): ${doc_type} for ${docType}`)
      const provesNothing = (type: DocType) => type === 'unknown' || type === 'not_insurance' || type === 'sop'
      assert.ok(!provesNothing(docType) || provesNothing(doc_type), wrong.at(-1) ?? '')
    }
  const share = wrong.length / (PAPERS.length * SEEDS.length)
  assert.ok(share <= 0.05, `${(share * 100).toFixed(1)}% wrong:\n${wrong.join('\n')}`)
})

import { blocksOf, rowsOf } from '../classify/index.ts'
import type { Page } from '../page-model.ts'

/** A stop behind `No.` or `eff.` ends nothing. */
const SENTENCE_ENDS = /(?<!\b(?:no|eff|inc|co|corp))[.;!?](?=\s|$)/
const SENTENCES_MAX = 2_000
const known = new WeakMap<Page, readonly string[]>()

/**
 * What a page says, sentence by sentence, in small letters. A sentence runs on in a block; a label stands beside its value in a row. Two look
 * through them for what a paper says against its coverage, one behind the other.
 */
export function sentencesOf(page: Page): readonly string[] {
  const held = known.get(page)
  if (held) return held
  const rows = rowsOf(page)
  const texts = [...blocksOf(rows), ...rows].map((part) => part.segments.map((s) => s.text).join(' ').replace(/\s+/g, ' ').toLowerCase())
  // What a row says alone is often what its block says.
  const sentences = [...new Set(texts.flatMap((text) => text.split(SENTENCE_ENDS)).slice(0, SENTENCES_MAX).map((sentence) => sentence.trim()))]
  known.set(page, sentences)
  return sentences
}

import type { Page, Word } from '../page-model.ts'
import type { Box } from '../../vocabulary/index.ts'
import { doubtCutNumber } from './cut-numbers.ts'
import { type Draft, ofPicture } from './draft.ts'
import { foldNumber, withoutSign } from './likely-numbers.ts'
import { settleNumber } from './settle-number.ts'

/** Places besides the best one that are looked at. */
const PLACES_MAX = 2
/** Shorter numbers stand by chance in others. */
const LETTERS_MIN = 6

/**
 * Settles a policy's number where it was found; where the two readings of that place disagree, at another place of the pages that the
 * first reading reads alike. Only the same number counts there: another one leaves it unreadable.
 */
export async function settleNumberAnywhere(draft: Draft, pages: readonly Page[]): Promise<void> {
  const { line, reading, index } = draft
  const value = line.policy_number
  const field = line.fields.policy_number
  await settleAtPlace(draft, pages)
  if (value === null || line.policy_number !== null || !ofPicture(field) || !field.provenance?.box) return
  const doubts = reading.unreadable_fields
  for (const place of otherPlaces(pages, value, field.provenance).slice(0, PLACES_MAX)) {
    line.policy_number = value
    line.fields.policy_number = { confidence: place.confidence, provenance: { page: place.page, box: place.box, reader: field.provenance.reader } }
    reading.unreadable_fields = doubts.filter((u) => !(u.line === index && u.field === 'policy_number'))
    await settleAtPlace(draft, pages)
    if (line.policy_number !== null && foldNumber(line.policy_number) === foldNumber(value)) return
  }
  line.policy_number = null
  delete line.fields.policy_number
  reading.unreadable_fields = doubts
}

async function settleAtPlace(draft: Draft, pages: readonly Page[]): Promise<void> {
  doubtCutNumber(draft, pages)
  await settleNumber(draft)
}

type Place = { page: number; box: Box; confidence: number }
function otherPlaces(pages: readonly Page[], value: string, first: { page: number; box: Box | null }): Place[] {
  const whole = foldNumber(value)
  if (whole.length < LETTERS_MIN) return []
  const found: Place[] = []
  for (const page of pages) {
    if (page.source !== 'image' && page.source !== 'mixed') continue
    for (let from = 0; from < page.words.length; from++) {
      const words = wordsOf(page.words, from, whole)
      const place = words && { page: page.number, box: around(words), confidence: Math.min(...words.map((w) => w.confidence)) }
      if (place && !(place.page === first.page && first.box && Math.abs(place.box.y - first.box.y) < first.box.h && Math.abs(place.box.x - first.box.x) < first.box.w)) found.push(place)
    }
  }
  return found.sort((a, b) => b.confidence - a.confidence)
}

/** The words from one on that are the number and nothing besides. */
function wordsOf(words: readonly Word[], from: number, whole: string): Word[] | null {
  const taken: Word[] = []
  let folded = ''
  for (const word of words.slice(from, from + WORDS_MAX)) {
    const first = taken[0]
    if (first && Math.abs(word.box.y + word.box.h / 2 - first.box.y - first.box.h / 2) > first.box.h * 0.5) return null
    taken.push(word)
    folded += foldNumber(withoutSign(word.text))
    if (folded === whole) return taken
    if (!whole.startsWith(folded)) return null
  }
  return null
}
const WORDS_MAX = 8

function around(words: readonly Word[]): Box {
  const [x, y] = [Math.min(...words.map((w) => w.box.x)), Math.min(...words.map((w) => w.box.y))]
  return { x, y, w: Math.max(...words.map((w) => w.box.x + w.box.w)) - x, h: Math.max(...words.map((w) => w.box.y + w.box.h)) - y }
}

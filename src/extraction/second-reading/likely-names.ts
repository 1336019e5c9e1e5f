import { editsBetween } from '../values/index.ts'
import type { Draft } from './draft.ts'
import { COMPANY_WORDS, isPlainInStrokes, partStrokes, strokesOf } from './part-strokes.ts'

const LETTERS_MIN = 5
const LETTERS_PER_EDIT = 4

/** A company's name as a picture was read, its common words put right where a letter or two of them are wrong. */
export const mendCompanyName = (name: string): string => name.split(' ').map(mendWord).join(' ')

function mendWord(printed: string): string {
  const word = partStrokes(printed)
  const match = /^([A-Za-z0-9|!]{5,})([.,]?)$/.exec(word)
  if (!match) return word
  const plain = match[1]!.toLowerCase().replace(/[|!1]/g, 'l').replaceAll('0', 'o')
  if (plain.length < LETTERS_MIN || COMPANY_WORDS.includes(plain)) return word
  const max = Math.floor(plain.length / LETTERS_PER_EDIT)
  const near = COMPANY_WORDS.map((known) => ({ known, edits: editsBetween(plain, known, max) }))
    .filter((c) => c.edits <= max)
    .sort((a, b) => a.edits - b.edits)
  const [best, next] = near
  if (!best || next?.edits === best.edits) return word
  const letters = word.replace(/[^A-Za-z]/g, '')
  const cased = letters.slice(1) === letters.slice(1).toUpperCase() ? best.known.toUpperCase() : `${best.known[0]!.toUpperCase()}${best.known.slice(1)}`
  return cased + match[2]
}

const bare = (name: string): string => name.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.)]+$/g, '')
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9&]/g, '')

/** By how much a spelling must explain the print better than every other, and the least it must explain of it. */
const AHEAD_MIN = 1.5
const EXPLAINS_MIN = -10

/** Of several readings of one name the one that explains its print best; null where another comes near, unless only strokes of known words tell them apart: `Oll` is no rival of Oil. */
export async function likelyName(draft: Draft, readings: readonly string[]): Promise<string | null> {
  const names = [...new Set(readings.flatMap((r) => [bare(r), mendCompanyName(bare(r))]))].filter((n) => /[A-Za-z]{3}/.test(n))
  const first = names.length > 0 ? await draft.weigh('carrier', [], false) : null
  if (!first) return null
  const free = first.free.map((t) => t.replace(/[^A-Za-z0-9&.]+$/, ''))
  const texts = [...names.map((n) => n.replaceAll(' ', '')), ...free]
  const weighed = await draft.weigh('carrier', texts, false)
  if (!weighed) return null
  const best = new Map<string, number>()
  const plain = names.filter((n) => n.split(' ').every(isPlainInStrokes))
  for (const [i, text] of texts.entries()) {
    const letters = lettersOf(plain.find((n) => strokesOf(lettersOf(n)) === strokesOf(lettersOf(text))) ?? text)
    best.set(letters, Math.max(best.get(letters) ?? Number.NEGATIVE_INFINITY, weighed.weights[i]!))
  }
  const [top, next] = [...best].sort((a, b) => b[1] - a[1])
  if (!top || top[1] < EXPLAINS_MIN || (next && top[1] - next[1] < AHEAD_MIN)) return null
  return names.find((n) => lettersOf(n) === top[0]) ?? null
}

import { repairFigures } from './repair-figures.ts'
import { OWN_WORDS, SMALL, VOCABULARY } from '../lexicon/trade-words.ts'

const LONGEST = 16

const skeleton = (w: string): string =>
  w
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replace(/[1|!i]/g, 'l')
    .replaceAll('cl', 'd')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
const BY_SKELETON = new Map([...VOCABULARY].filter((w) => w.length >= 4).map((w) => [skeleton(w), w]))

const deletions = (w: string): string[] => Array.from(w, (_, i) => w.slice(0, i) + w.slice(i + 1))
const NEAR = new Map<string, string[]>()
for (const w of VOCABULARY) if (w.length >= 7) for (const d of [w, ...deletions(w)]) NEAR.set(d, [...(NEAR.get(d) ?? []), w])

/** Whether two words differ by one letter added, lost, changed, or two neighbours swapped. */
function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const ra = a.slice(i)
  const rb = b.slice(i)
  if (ra.slice(1) === rb.slice(1) || ra.slice(1) === rb || ra === rb.slice(1)) return true
  return ra[0] === rb[1] && ra[1] === rb[0] && ra.slice(2) === rb.slice(2)
}

const ENDINGS = ['s', 'd', 'r', 'ed', 'ly', 'al', 'er']
const commonPrefix = (a: string, b: string): number => {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return i
}
/** Words that differ only at their end are two forms of a word, or two words, far more often than a misprint. */
const isInflection = (w: string, known: string): boolean =>
  commonPrefix(w, known) >= Math.min(w.length, known.length) - 2 ||
  ENDINGS.some((e) => w === known + e || known === w + e) || w.slice(0, -1) === known.slice(0, -1)

/** "aggregale": one letter within the word taken for another of its shape. */
const ALIKE = new Set(['lt', 'tl', 'ft', 'tf', 'ce', 'ec', 'ao', 'oa', 'nu', 'un', 'hb', 'bh'])
function isMisreadLetter(w: string, known: string): boolean {
  const at = commonPrefix(w, known)
  return w.length === known.length && at < w.length - 1 && w.slice(at + 1) === known.slice(at + 1) && ALIKE.has(`${w[at]}${known[at]}`)
}

const cache = new Map<string, string>()
/** The word of the list that a broken word stands for, or the word itself. */
export function repairWord(wordIn: string): string {
  const w = wordIn.toLowerCase()
  if (w === 'anv') return 'any'
  if (w === 'wavier' || w === 'waviers') return w.replace('vie', 'ive')
  if (VOCABULARY.has(w) || OWN_WORDS.has(w) || w.length < 4 || w.length > LONGEST + 2) return wordIn
  const known = cache.get(w)
  if (known !== undefined) return known === '' ? wordIn : known
  let to = ''
  if (/[a-z]/.test(w)) {
    const bySkeleton = BY_SKELETON.get(skeleton(w))
    if (bySkeleton) to = bySkeleton
    // "liabilitv"
    else if (w.endsWith('v') && VOCABULARY.has(`${w.slice(0, -1)}y`)) to = `${w.slice(0, -1)}y`
    else if (w.length >= 7 && /^[a-z]+$/.test(w)) {
      const near = new Set([...(NEAR.get(w) ?? []), ...deletions(w).flatMap((d) => NEAR.get(d) ?? [])])
      const fits = [...near].filter((v) => oneEditApart(w, v) && (!isInflection(w, v) || isMisreadLetter(w, v)))
      if (fits.length === 1) to = fits[0]!
    }
  }
  if (cache.size > 20_000) cache.clear()
  cache.set(w, to)
  return to === '' ? wordIn : to
}

const isKnown = (w: string): boolean => VOCABULARY.has(w) || SMALL.has(w)
/** Short words whose pieces are no words of their own. */
const SHORT = new Set(['hook', 'auto', 'comp', 'days', 'each', 'cert', 'liab'])
/** The word that pieces make together, or null. What was once tried is kept: texts say the same words over and over. */
function joinedWord(pieces: string[]): string | null {
  const joined = pieces.join('').toLowerCase()
  if (joined.length > LONGEST + 2) return null
  const known = joins.get(joined)
  if (known !== undefined) return known
  const whole = VOCABULARY.has(joined) ? joined : (BY_SKELETON.get(skeleton(joined)) ?? joined)
  const word = (whole.length >= 5 || SHORT.has(whole)) && whole.length <= LONGEST && VOCABULARY.has(whole) ? whole : null
  if (joins.size > 20_000) joins.clear()
  joins.set(joined, word)
  return word
}
const joins = new Map<string, string | null>()
const LETTERS = /^[a-z]+$/i
const PIECE = /^(?!\d+$)[a-z0-9|]+$/i
const SPACES = /^ +$/

/** What the words of the list begin with, as they stand and by their skeletons. */
const STARTS = new Set<string>([...VOCABULARY].flatMap((w) => [w, skeleton(w)]).flatMap((w) => Array.from(w, (_, i) => w.slice(0, i + 1))))
const starts = new Map<string, boolean>()
/** Whether a piece may be the first of a broken word. The last letter of its skeleton may change with what follows ("r" and "n"). */
function mayStart(piece: string): boolean {
  const held = starts.get(piece)
  if (held !== undefined) return held
  const low = piece.toLowerCase()
  const bare = skeleton(low.slice(0, -1))
  const may = LETTERS.test(piece) && (STARTS.has(low) || STARTS.has(skeleton(low)) || (/[rv]$/.test(low) && (bare === '' || STARTS.has(bare))))
  if (starts.size > 20_000) starts.clear()
  starts.set(piece, may)
  return may
}

/** Joins the pieces of a word that spaces broke apart: "occur rence", "Li ability". */
function joinPieces(tokens: string[]): string[] {
  const out: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    const t = tokens[i]!
    const span = mayStart(t) && !tokens[i - 1]?.endsWith("'") ? piecesFrom(tokens, i) : null
    out.push(span ? span.word : t)
    if (span) i += 2 * (span.pieces - 1)
  }
  return out
}

/** Three pieces or two that make a word from here on. */
function piecesFrom(tokens: string[], at: number): { word: string; pieces: number } | null {
  const pieces = [tokens[at]!]
  for (let next = at + 2; pieces.length < 3 && SPACES.test(tokens[next - 1] ?? '') && PIECE.test(tokens[next] ?? ''); next += 2) pieces.push(tokens[next]!)
  for (; pieces.length > 1; pieces.pop()) {
    if (pieces.every((p) => isKnown(p.toLowerCase()))) continue
    const word = joinedWord(pieces)
    if (word !== null) return { word, pieces: pieces.length }
  }
  return null
}

/** "Ins' d", "Gen' l": a clipped word whose last letter stands apart. */
const CLIPPED = /\b(ins|req|gen|int|reqr)(['’`]) (?=[dl]\b)/gi

/** Repairs one sentence or cell. Case is kept. */
export function repairText(text: string): string {
  const figures = repairFigures(text).replace(/\baddi?t? ?['’`]? ?[l1I]\b(?: ?\.)?/gi, (s) => (/['’`]|[l1I] ?\./.test(s) || /addl/i.test(s) ? 'additional' : s)).replace(CLIPPED, '$1$2')
  const spaced = figures.replace(/\b(?:[A-Za-z] ){4,}[A-Za-z]\b/g, (s) => {
    const joined = s.replaceAll(' ', '')
    return VOCABULARY.has(joined.toLowerCase()) ? joined : s
  })
  // Pieces are joined before words are repaired as well: "ompensation" alone would be made whole and leave its first letter over.
  const broken = spaced.split(/([^A-Za-z0-9|]+)/)
  const tokens = joinPieces(broken)
  let whole = tokens.length === broken.length
  for (let i = 0; i < tokens.length; i += 2) {
    const word = tokens[i]!
    if (!/[A-Za-z]/.test(word)) continue
    tokens[i] = repairWord(word)
    if (tokens[i] !== word) whole = false
  }
  return (whole ? spaced : joinPieces(tokens).join('')).replace(/\b(workers?|workmens?|employers?) +(?=['’`] )/gi, '$1')
}

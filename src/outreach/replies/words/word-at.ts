import type { AnswerVocabulary } from './answer-vocabulary.ts'
import { KNOWN_WORDS } from './known-words.ts'
import type { Item } from './lex-sentence.ts'

const AND = new Set(['and', '&', 'plus', 'y', 'e', '+', 'n', 'und'])
const BUT = new Set(['but', 'however', 'though', 'tho', 'although', 'whereas', 'while', 'yet', 'pero', 'aunque', 'mientras'])
/** Signs of a no. */
const CROSSED = /[❌⛔✖✗✘❎✕⊘⚠]/u
/** Letters of other scripts, and of alphabets that only look like ours. */
const FOREIGN = /\p{L}+/uy

/** "GL Previously active": no one is called so. */
const isAdverb = (word: string): boolean => /(?:ously|erly|ally|ently|arily|edly|ively|ately|ably|ibly|antly|ionally)$/.test(word) && !/^(?:beverly|kimberly|waverly|sally|wally)$/.test(word)

/** What begins no phrase: a joining word, a name, a word known or not, or a mark. */
export function wordAt(raw: string, folded: string, at: number, vocabulary: AnswerVocabulary): Item {
  const pattern = /[a-z0-9][a-z0-9'@._-]*[a-z0-9]|[a-z0-9]|[&+]/y
  pattern.lastIndex = at
  const match = pattern.exec(folded)
  if (!match) {
    FOREIGN.lastIndex = at
    const foreign = FOREIGN.exec(folded)
    if (foreign) return { at, end: at + foreign[0].length, kind: 'word', word: foreign[0], known: false }
    if (CROSSED.test(folded[at]!)) return { at, end: at + 1, kind: 'sense', sense: 'no', text: folded[at]! }
    return { at, end: at + 1, kind: 'mark', mark: folded[at]! }
  }
  const word = match[0].replace(/'s$/, '')
  const end = at + match[0].length
  // "Auto y, GL n", and not "auto n cargo".
  if (word === 'n' && !/^ ?[a-z]/.test(folded.slice(end))) return { at, end, kind: 'sense', sense: 'no', text: word }
  if (AND.has(word)) return { at, end, kind: 'join', word: 'and' }
  // "Not cancelled yet."
  const closing = word === 'yet' && /^\W*$/.test(folded.slice(end))
  if (BUT.has(word) && !closing) return { at, end, kind: 'join', word: 'but' }
  if (/@/.test(word) || /^\+?1?[-. (]*\d{3}[-. )]+\d{3}[-. ]\d{4}/.test(folded.slice(at, at + 20)))
    return { at, end, kind: 'word', word: 'contact', known: true }
  if (KNOWN_WORDS.has(word) || vocabulary.names.has(word) || (word.length === 1 && /[a-z]/.test(word)))
    return { at, end, kind: 'word', word, known: true }
  // A capitalised word inside a sentence is somebody's name.
  const capital = /^\p{Lu}/u.test(raw.slice(at)) && at > 0 && !/(?:^|[.!?\n:])[\s*_"'“(<[|•–—-]*$/.test(raw.slice(0, at))
  // "GL | Previously active", "GL - Formerly active": what opens a cell has its capital for that.
  const opensCell = /[|([,✓✔✅–—-]\s*$/u.test(raw.slice(Math.max(0, at - 4), at)) && /^ \p{Ll}/u.test(raw.slice(end))
  if (capital && !opensCell && !isAdverb(word) && raw !== raw.toUpperCase() && !/^[A-Z]{2,6}$/.test(raw.slice(at, end))) return { at, end, kind: 'name', raw: raw.slice(at, end) }
  return { at, end, kind: 'word', word, known: false }
}

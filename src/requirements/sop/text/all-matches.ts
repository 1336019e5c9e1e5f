import { neededWords } from './needed-words.ts'

const NONE: RegExpExecArray[] = []
const needed = new WeakMap<RegExp, string[] | null>()

/**
 * Every match of a global pattern. `String.matchAll` copies the pattern at each call, which costs more than most of these
 * patterns take to find nothing: half the time of a long text. A text without a word that the pattern needs is not tried.
 */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!mayMatch(pattern, text)) return NONE
  pattern.lastIndex = 0
  let m = pattern.exec(text)
  if (!m) return NONE
  const found: RegExpExecArray[] = []
  for (; m; m = pattern.exec(text)) {
    found.push(m)
    if (m[0] === '') pattern.lastIndex++
  }
  return found
}

/** Whether a text holds a word that a pattern cannot match without, as far as that is known. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  let words = needed.get(pattern)
  if (words === undefined) {
    words = neededWords(pattern)
    needed.set(pattern, words)
  }
  return !words || holdsOne(words, text)
}

function holdsOne(words: string[], text: string): boolean {
  for (const word of words) if (text.includes(word)) return true
  return false
}

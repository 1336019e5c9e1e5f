import { mustHold, type Needed } from '../../../vocabulary/index.ts'

const NONE: RegExpExecArray[] = []
const needed = new WeakMap<RegExp, Needed>()
/** With more words to look for, or single letters, the pattern itself is as fast; so it is with more lists than two. */
const WORDS_MAX = 10
const LISTS_MAX = 2

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

/** Whether a text holds the words that a pattern cannot match without, as far as they are known. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  let words = needed.get(pattern)
  if (words === undefined) {
    words = /[iuv]/.test(pattern.flags) ? [] : tellingOf(mustHold(pattern.source))
    needed.set(pattern, words)
  }
  for (const list of words) if (!holdsOne(list, text)) return false
  return true
}

const tellingOf = (needed: Needed): Needed => needed.filter((list) => list.length <= WORDS_MAX && !list.some((word) => /^[a-z0-9 ]$/.test(word))).slice(0, LISTS_MAX)

function holdsOne(words: readonly string[], text: string): boolean {
  for (const word of words) if (text.includes(word)) return true
  return false
}

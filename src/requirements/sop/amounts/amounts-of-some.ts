import { PLAIN_WORDS } from '../lexicon/plain-words.ts'

/** "10M (primes)", "$5M CSL (16 seats or more)" */
const SOME = `(?:[<>\u2264\u2265]=? ?\\d{1,3}(?: [a-z]+)?|\\d{1,3}\\+(?: [a-z]+)?|[a-z][^()¤£µ©]{2,40}|\\d{1,3} (?:[a-z]+ )?(?:or|and) (?:more|fewer|less|over|under|up|above|below))`
const OF_SOME = new RegExp(`^\\s*(?:£+\\s*)?\\(${SOME}\\)`)
const OF_SOME_BEFORE = new RegExp(`¤\\s*(?:£+\\s*)?\\(${SOME}\\)[^()]*$`)
/** "16 passengers or more", "15 or fewer", ">15": how many of something. */
const COUNT = `(?:[<>\u2264\u2265]=? ?\\d{1,3}(?: [a-z]+)?|\\d{1,3}\\+(?: [a-z]+)?|\\d{1,3} (?:[a-z]+ )?(?:or|and) (?:more|fewer|less|over|under|up|above|below))`
/** "$5M CSL - 16 passengers or more; $1.5M - 15 or fewer", "16 or more: $5M; 15 or fewer: $1.5M" */
const COUNT_BEHIND = new RegExp(`^\\s*(?:£+\\s*)?- ${COUNT}(?=\\s*(?:[;,.]|$))`)
const COUNT_BEHIND_FIRST = new RegExp(`¤\\s*(?:£+\\s*)?- ${COUNT}\\s*[;,]\\s*(?:and |but )?$`)
const COUNT_BEFORE = new RegExp(`\\b${COUNT}[\\s:,-]*(?:£+\\s*)?¤[¤£\\s]*[;,]\\s*(?:and |but )?${COUNT}[\\s:,-]*(?:£+\\s*)?$`)
/** "$5,000,000 hazmat": a word or two behind an amount, up to the next mark, that are not of insurance. */
const NAMED_BEHIND = /^\s+([a-z][a-z' -]{2,30})(?=\s*(?:[,;.)]|$))/
const NAMED_BEFORE = /¤\s+(?:£+\s+)?([a-z][a-z' -]{2,30}?)(?:\s*[,;\/]\s*(?:and |but )?|\s+and\s+)$/
const isStrange = (words: string | undefined): boolean => words !== undefined && (words.match(/[a-z][a-z'-]*[a-z]/g) ?? []).some((w) => !PLAIN_WORDS.has(w) && !PLAIN_WORDS.has(w.replace(/(?:'s|s'|s)$/, '')))

/** Whether of two amounts for one limit each is said of some of those who are asked, or the later and larger one is. */
export function eachOfSome(text: string, start: number, end: number, larger: boolean): boolean {
  const before = text.slice(0, start)
  const behind = text.slice(end)
  if (OF_SOME.test(behind) && OF_SOME_BEFORE.test(before)) return true
  if ((COUNT_BEHIND.test(behind) && COUNT_BEHIND_FIRST.test(before)) || COUNT_BEFORE.test(before)) return true
  // "150k (200k electronics)"
  if (/¤\s*(?:£+\s*)?\(\s*$/.test(before) && isStrange(/^\s+(?:for |if |on )?([a-z][a-z' -]{2,30})\)/.exec(behind)?.[1])) return true
  return isStrange(NAMED_BEHIND.exec(behind)?.[1]) && (isStrange(NAMED_BEFORE.exec(before)?.[1]) || (larger && /¤\s*[,;]\s*(?:and |but )?$/.test(before)))
}

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
const NAMED_BEHIND = /^,?\s+([a-z][a-z' -]{2,30})(?=\s*(?:[,;.)]|$))/
const NAMED_BEFORE = /¤,?\s+(?:£+\s+)?([a-z][a-z' -]{2,30}?)(?:\s*[,;\/]\s*(?:and |but )?|\s+and\s+)$/
const isStrange = (words: string | undefined): boolean => words !== undefined && (words.match(/[a-z][a-z'-]*[a-z]/g) ?? []).some((w) => !PLAIN_WORDS.has(w) && !PLAIN_WORDS.has(w.replace(/(?:'s|s'|s)$/, '')))

/** What says that something is small, or is not done; and what says that it is large, or is done. */
const LESSER = /(?<!\b(?:not|no|nor|never) )\b(?:under|below|up to|at or below|less than|fewer than|no more than|not (?:exceeding|over|more than)|or (?:less|fewer|under|below|smaller)|small(?:er)?|light(?:er)?|(?:if|when|where) (?:no|not|none)|without|no|none|not)\b|<=?/
const GREATER = /\b(?:at or (?:above|over)|or (?:more|over|above|larger)|over|above|more than|greater than|exceeding|larger?|big(?:ger)?|heav(?:y|ier)|(?:if|when|where) (?:there (?:is|are)|so|it is|they do|any)|with)\b|>=?/
/** "Umbrella: tier 1 $1M, tier 2 $5M" */
const LEVELS_BEFORE = /\b(tier|level|class|category|group|zone) (?:[\da-d]|i{1,3})\b[\s:=-]{0,3}(?:£+\s*)?¤+[^¤©.]{0,30}\b\1 (?:[\da-d]|i{1,3})\b[\s:=-]{0,3}(?:£+\s*)?$/
const TO_CLAUSE = /^[^;.)¤©]{0,70}/
/** "$2M under a $1M contract, $5M at or above", "$1M if no stunts; $5M if there are": the smaller amount is that of what is smaller. */
function oppose(before: string, behind: string, larger: boolean): boolean {
  const first = /¤([^¤©.]{3,70})$/.exec(before)?.[1]?.replace(/¦+/g, '')
  const second = TO_CLAUSE.exec(behind)![0]
  if (first === undefined || !/[a-z<>]/.test(second)) return false
  const [less, more] = larger ? [first, second] : [second, first]
  return LESSER.test(less) && GREATER.test(more) && !GREATER.test(less.replace(/\b(?:no|not) (?:more|greater) than|not (?:exceeding|over)/g, '')) && !LESSER.test(more)
}

/** Whether of two amounts for one limit each is said of some of those who are asked, or the later and larger one is. */
export function eachOfSome(text: string, start: number, end: number, larger: boolean): boolean {
  const before = text.slice(0, start)
  const behind = text.slice(end)
  if (OF_SOME.test(behind) && OF_SOME_BEFORE.test(before)) return true
  if (oppose(before, behind, larger) || LEVELS_BEFORE.test(before)) return true
  if ((COUNT_BEHIND.test(behind) && COUNT_BEHIND_FIRST.test(before)) || COUNT_BEFORE.test(before)) return true
  // "150k (200k electronics)"
  if (/¤\s*(?:£+\s*)?\(\s*$/.test(before) && isStrange(/^\s+(?:for |if |on )?([a-z][a-z' -]{2,30})\)/.exec(behind)?.[1])) return true
  return isStrange(NAMED_BEHIND.exec(behind)?.[1]) && (isStrange(NAMED_BEFORE.exec(before)?.[1]) || (larger && /¤\s*[,;]\s*(?:and |but )?$/.test(before)))
}

import type { CoverageType } from '../../../vocabulary/index.ts'
import { findAmount, findDate } from '../../values/index.ts'
import { namedLabel } from './limit-labels.ts'
import { limitNamed } from './limit-phrases.ts'
import { withoutAttachment } from './without-attachment.ts'
import { withoutIncluded } from './without-included.ts'

type Limits = { label: string; amount: number }[]
const AMOUNTS_MAX = 8
const LETTERS_MAX = 1_200
const DAYS_MAX = 4
/** Where one limit may end and the next begin. */
const BREAK = /[\s;,|/]/g
/** Words that join limits and name none. */
const JOINS = /^(?:[\s,;:/|.(–—-]|\$|\b(?:and|with|w\/|less|plus|subject\s+to|an?|the|of|in\s+the|at|up\s+to|usd|limits?\s+of(?:\s+(?:liability|insurance))?|(?:our|a)\s+limit)\b)+|(?:[\s,;:/|.)–—-]|\$|\b(?:and|with|less|subject\s+to|an?|the|of|in\s+the|at|is|are|usd)\b)+$/gi
/** What leads up to the first amount. */
const LEADS = /^\W*(?:limits?(?:\s+of\s+(?:liability|insurance))?|per\s+statute|statutory(?:\s+(?:limits?|benefits))?|part\s+(?:two|2|ii|b)|(?:coverage\s+b\W{0,4})?employers['’]?s?\s+liability)\b[\s:;,.–-]*/i
const textOf = (piece: string): string => piece.replace(JOINS, '').replace(JOINS, '')

/**
 * The limits of a run of amounts and their names, in whatever order they stand, where all of it is amounts, names and the words that join
 * them, and it comes out in one way only: `$1,000,000 each claim; $2,000,000 aggregate; retention: $25,000`. Null where it does not.
 */
export function limitsInRun(printed: string, type: CoverageType): Limits | null {
  if (printed.length > LETTERS_MAX) return null
  const parts = partedAtAmounts(withoutIncluded(withoutAttachment(behindTerm(printed)), type))
  if (parts.amounts.length === 0 || parts.amounts.length > AMOUNTS_MAX) return null
  const byPhrase = (before: string, behind: string): string | null => limitNamed(type, [before, behind].filter(Boolean).join(' '))
  // Words that are no phrase as it is known name a limit too, on one side of its amount.
  const byWords = (before: string, behind: string): string | null => (before && behind ? null : (byPhrase(before, behind) ?? wordedLimit(type, before || behind)))
  return onlyReading(parts, byPhrase) ?? (parts.amounts.length > 1 ? onlyReading(parts, byWords) : null)
}

function onlyReading({ between, amounts }: Parts, labelOf: (before: string, behind: string) => string | null): Limits | null {
  let readings: { limits: Limits; before: string }[] = [{ limits: [], before: withoutLead(between[0]!) }]
  for (const [i, amount] of amounts.entries()) {
    const next = i + 1 === amounts.length ? [[between[i + 1]!, '']] : splits(between[i + 1]!)
    readings = readings.flatMap(({ limits, before }) =>
      next.flatMap(([behind, ahead]) => {
        const label = labelOf(textOf(before), textOf(behind!))
        return label && !limits.some((l) => l.label === label) ? [{ limits: [...limits, { label, amount }], before: ahead! }] : []
      }),
    )
  }
  const told = new Map(readings.map(({ limits }) => [JSON.stringify(limits), limits]))
  return told.size === 1 ? [...told.values()][0]! : null
}

const WORDS_MAX = 9
/** Words that limits are named by; any other may say something else of the amount. */
const WORD =
  /^(?:each|every|per|ea|any|all|one|an?|the|in|for|to|of|by|you|claims?|occ(?:urrences?)?|loss(?:es)?|accidents?|incidents?|events?|wrongful|acts?|pollution|conditions?|persons?|projects?|locations?|employees?|vehicles?|trucks?|conveyances?|units?|disasters?|policy|period|term|total|annual|general|gen|combined|single|csl|limits?|liability|coverage|agg(?:regates?)?|bodily|injury|bi|pd|property|damages?|prod(?:ucts?)?|completed|comp|operations?|ops?|other|than|pers(?:onal)?|adv(?:ertising)?|med(?:ical)?|exp(?:enses?)?|pay(?:ments?)?|rented|premises|fire|legal|tenants?|el|disease|self|insured|retentions?|retained|sir|ded(?:uctibles?)?)$/i
/** A limit that some words name and no other: no part of them names another. */
function wordedLimit(type: CoverageType, text: string): string | null {
  const words = text.split(/\s+/)
  if (words.length > WORDS_MAX || !words.every((w) => w.split(/[-–]/).every((part) => part === '' || WORD.test(part.replace(/[^A-Za-z]/g, ''))))) return null
  const label = namedLabel(type, text)
  const isOther = (part: string): boolean => ![null, label].includes(limitNamed(type, part))
  // One limit of each accident is a single one only where it is called so.
  if (label === null || (label === 'combined_single_limit' && !/combined|single|csl/i.test(text))) return null
  return words.some((_, i) => isOther(words.slice(0, i + 1).join(' ')) || isOther(words.slice(i).join(' '))) ? null : label
}

/** What is said behind the last day: `…, effective 05/01/2026 to 05/01/2027. $1,000,000 each occurrence`. */
export function behindTerm(printed: string): string {
  let rest = printed
  for (let i = 0; i < DAYS_MAX; i++) {
    const day = findDate(rest)
    if (!day || /\$\s?\d/.test(rest.slice(0, day.end))) break
    rest = rest.slice(day.end)
  }
  return rest
}

/** Every way to part the words between two amounts into what is said of the one and what of the other. */
function splits(words: string): [string, string][] {
  const at = [...words.matchAll(BREAK)].map((m) => m.index)
  return [0, words.length, ...at].filter((v, i, all) => all.indexOf(v) === i).map((i): [string, string] => [words.slice(0, i), words.slice(i)])
}
function withoutLead(words: string): string {
  let rest = words
  for (let i = 0; i < LEADS_MAX && LEADS.test(rest); i++) rest = rest.replace(LEADS, '')
  return rest
}
const LEADS_MAX = 3

type Parts = { between: string[]; amounts: number[] }
function partedAtAmounts(printed: string): Parts {
  const between: string[] = []
  const amounts: number[] = []
  let rest = printed.replace(/(?<=\d),\s(?=\d{3})/g, ',').replace(/\bUSD\s*\$?\s*(?=\d)/g, '$').replace(/\$\s+(?=\d)/g, '$').replace(/[\s.]+$/, '')
  for (let next = findAmount(rest); next && amounts.length <= AMOUNTS_MAX; next = findAmount(rest)) {
    between.push(rest.slice(0, next.start))
    amounts.push(next.amount)
    rest = rest.slice(next.end)
  }
  return { between: [...between, rest], amounts }
}

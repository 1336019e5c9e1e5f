import { allMatches } from '../text/all-matches.ts'
import { STATE_CODES } from '../../../vocabulary/index.ts'
import type { PlainText } from '../text/normalise-text.ts'

const names = Object.keys(STATE_CODES)
  .sort((a, b) => b.length - a.length)
  .join('|')
const codes = Object.values(STATE_CODES).join('|')

/** Pairs of states with one name. */
const PAIRS: Record<string, string> = { 'the carolinas': 'nc§ and §sc', 'both carolinas': 'nc§ and §sc', 'the dakotas': 'nd§ and §sd', 'both dakotas': 'nd§ and §sd', 'the virginias': 'va§ and §wv' }
const NAME = new RegExp(`(?<![a-z])(?:${[...Object.keys(PAIRS), names].join('|')})(?![a-z])(?! (?:city|county|street|st|avenue|ave|blvd|road|rd)\\b)(?!,? d\\.?c\\b)`, 'g')
const CODE = new RegExp(`(?<![A-Za-z0-9-])(?:${codes})(?![A-Za-z0-9-])`, 'g')
export const ANY_STATE = /§|monopolistic|state[- ]fund states/

export const asList = (s: string): string[] => {
  const found: string[] = []
  for (const m of s.matchAll(/§([a-z]{2})§/g)) found.push(m[1]!.toUpperCase())
  return [...new Set(found)].sort()
}

/** Where states are named, by name or by a two-letter code that stands for one ("or" and "in" stay words). */
function placesOf(text: PlainText): { start: number; end: number; code: string }[] {
  const names = allMatches(NAME, text.lower).map((m) => ({ start: m.index, end: m.index + m[0].length, code: PAIRS[m[0]] ?? STATE_CODES[m[0]]!.toLowerCase() }))
  const found = allMatches(CODE, text.cased)
  if (!found.length) return names
  const upper = (text.cased.match(/[A-Z]/g) ?? []).length > (text.cased.match(/[a-z]/g) ?? []).length
  const marked = found.filter((m) => {
    const after = text.cased.slice(m.index + 2, m.index + 12)
    if (/^(?:AL|GA)$/.test(m[0]) && /^\s*[:=-]?\s*\$?\d/.test(after)) return false
    // "AL: per occurrence: $1,000,000", "GL, AL and UMB": auto liability, and no state.
    if (m[0] === 'AL' && (/^\s*[:=-]?\s*(?:(?:[Pp]er|[Ee]ach|[Aa]ny)\b|[Oo]cc|CSL|[Cc]omb|[Ll]imit|[Mm]in)/.test(after) || /^ ?(?:,|\/|&|\+|and) ?(?:C?GL|WC|UMB|XS|EL|MTC|TI)\b/.test(after) || /\b(?:C?GL|WC|UMB|XS|EL|MTC) ?(?:,|\/|&|\+|and) ?$/.test(text.cased.slice(0, m.index)))) return false
    if (/^(?:OR|IN|ME|HI|OK|PA|DE|LA|CO|MA|AL|ID)$/.test(m[0]) && upper) return false
    return !/^ \d{5}/.test(after) && !(m[0] === 'CA' && /^[ -]?\d\d/.test(after))
  })
  return [...names, ...marked.map((m) => ({ start: m.index, end: m.index + 2, code: m[0].toLowerCase() }))].sort((a, b) => a.start - b.start)
}

type Marked = { marked: string; at: (i: number) => number }
const statesMarked = new WeakMap<PlainText, Marked>()

/** Every state marked as `§oh§`, worked out once for a text. Positions change; see `at`. */
export function markStates(text: PlainText): Marked {
  const held = statesMarked.get(text) ?? withStatesMarked(text)
  statesMarked.set(text, held)
  return held
}

function withStatesMarked(text: PlainText): Marked {
  const places = placesOf(text)
  if (!places.length) return { marked: text.lower, at: (i) => Math.min(i, text.lower.length) }
  let marked = ''
  const shifts: { from: number; by: number }[] = []
  let last = 0
  for (const p of places) {
    if (p.start < last) continue
    marked += `${text.lower.slice(last, p.start)}§${p.code}§`
    last = p.end
    shifts.push({ from: marked.length, by: p.end - marked.length })
  }
  marked += text.lower.slice(last)
  return { marked, at: (i) => Math.min(text.lower.length, Math.max(0, i + (shifts.findLast((s) => i >= s.from)?.by ?? 0))) }
}

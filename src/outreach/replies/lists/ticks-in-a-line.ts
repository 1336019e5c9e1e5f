import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const SIGN = /[✓✔✅☑❌✗✘❎]\uFE0F?/gu
const SIGNS_MAX = 12
const names = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'

/** "auto ✔ cargo ✔ GL ✘": as many signs as policies, each behind its name or each before it, and nothing else but behind the last of them: a row for each. */
export const ticksInALine = (sentences: Sentence[], itemsOf: (text: string) => Item[]): Sentence[] =>
  sentences.flatMap((one) => {
    const signs = [...one.text.matchAll(SIGN)]
    if (signs.length < 2 || signs.length > SIGNS_MAX || one.underName || one.read !== undefined || one.ordinal !== null) return [one]
    const leads = one.text.slice(0, signs[0]!.index).trim() === ''
    const starts = leads ? signs.map((sign) => sign.index) : [0, ...signs.slice(0, -1).map((sign) => sign.index + sign[0].length)]
    const rows = starts.map((from, at) => one.text.slice(from, starts[at + 1]).replace(/^[\s,;/|]+|[\s,;/|]+$/g, ''))
    const last = rows.at(-1)!
    // "Umbrella ❌ cancelled WC ✅": what stands before the last name is said of the one before it.
    const items = rows.map((row) => itemsOf((leads || row !== last ? row : row.slice(0, row.search(SIGN))).replace(SIGN, ' ')))
    const named = items.map((row) => [...new Set(row.flatMap((item) => (item.kind === 'mention' && names(item) ? item.lines : [])))])
    const bare = items.every((row, at) => named[at]!.length === 1 && ((leads && at === rows.length - 1) || row.every((item) => names(item) || item.kind === 'mark')))
    return bare && new Set(named.flat()).size === rows.length ? rows.map((text, at) => ({ ...one, text, line: one.line + at / (rows.length + 1) })) : [one]
  })

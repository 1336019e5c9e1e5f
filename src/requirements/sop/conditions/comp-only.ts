import { STATE_CODES } from '../../../vocabulary/index.ts'
import { STATE_NAMES_OR_CODES } from '../lexicon/lexicon-states.ts'
import type { Statement } from '../rules/statements.ts'

const STATES = `(?:${STATE_NAMES_OR_CODES})(?: ?(?:,|&|\\+|\\/|and|or|, and) ?(?:${STATE_NAMES_OR_CODES}))*`
const COMP = "(?:wc|comp|work(?:er)?s?'?s? comp(?:ensation)?)"
/** "WC or occ acc (CA + NJ WC only)", "(NJ & CA must have comp)": what brackets say of some states. */
const IN_BRACKETS = new RegExp(` ?\\((?:in |for )?(${STATES})(?: (?:carriers|drivers|vendors|owner-operators|based))?:?,? (?:(?:${COMP}|${COMP} (?:is )?required) only|(?:must (?:have|carry)|needs?|only|requires?) ${COMP}(?: only)?|${COMP} (?:required|mandatory))\\)`, 'gi')
const CHOICE = new RegExp(`\\bocc|\\boa\\b`, 'i')

/** The text without such brackets, and what they say: in those states workers' compensation itself is asked. */
export function compOnly(raw: string, said: { sentence: string; tier: string | null; segment: number; item: string | null }): { text: string; statements: Statement[] } {
  if (!raw.includes('(') || !CHOICE.test(raw)) return { text: raw, statements: [] }
  const states: string[] = []
  const text = raw.replace(IN_BRACKETS, (_, named: string) => {
    for (const m of named.matchAll(new RegExp(STATE_NAMES_OR_CODES, 'g'))) states.push(STATE_CODES[m[0].toLowerCase()] ?? m[0])
    return ''
  })
  if (!states.length) return { text: raw, statements: [] }
  return { text, statements: [{ kind: 'coverage', coverage: 'workers_comp', limits: [{ label: 'statutory', min: null }], alternatives: [], members: [], asked: true, only: true, doubts: [], severity: 'required', condition: { kind: 'state', insured_states: [...new Set(states)].sort() }, ...said }] }
}

import { allMatches } from '../text/all-matches.ts'
import type { ConditionAt } from './conditions.ts'
import { besides, leftOut } from './states-left-out.ts'
import { MONOPOLISTIC_STATES } from '../lexicon/lexicon-states.ts'
import type { PlainText } from '../text/normalise-text.ts'
import { ANY_STATE, asList, markStates } from './mark-states.ts'
import { INSURER_PLACE, LIST, PLACE_OF_WORK, STATE_PATTERNS, stateItem, WHO, WHO_FIRST } from './state-patterns.ts'

/** Conditions on the insured's state. A place of work is no condition a rule can test, and comes out as open. */
export function findStateConditions(text: PlainText): ConditionAt[] {
  const held = readStates.get(text) ?? readStateConditions(text)
  readStates.set(text, held)
  return held
}

/** "Texas suppliers who have opted out": a clause that picks some. */
const SOME_BY_CLAUSE = /^ (?:who|that|which) (?!(?:are|is) (?:based|located)|must|shall|need|want|wish|work with us|haul for us)/

/** "In California, roofers need it": some of those based there, unless the word is one for everybody. */
const SOME_NAMED = new RegExp(`^, (?!(?:always|all|any|every|each|both|these|those|policies|limits|certificates|coverages|insureds|suppliers|subcontractors|subs|workers|employers|businesses|companies|firms|insurers|owners|others)\\b)(?!${WHO})[a-z][a-z-]{3,}s (?:must|needs?|have to|are required|carry|shows?)\\b`)
const SOME_OF_THEM = /owner-operator|sole propriet|independent|one-truck|lease[d-]/
const readStates = new WeakMap<PlainText, ConditionAt[]>()

function readStateConditions(text: PlainText): ConditionAt[] {
  const { marked, at } = markStates(text)
  const found: ConditionAt[] = []
  if (!ANY_STATE.test(marked)) return found
  for (const { pattern, negative } of STATE_PATTERNS) {
    for (const m of allMatches(pattern, marked)) {
      // The mark of the clause before it is no part of a condition.
      const start = at(m.index + /^[;.]? ?/.exec(m[0])![0].length)
      const end = at(m.index + m[0].length)
      if (found.some((f) => start < f.end && end > f.start)) continue
      const before = marked.slice(0, m.index)
      const list = m[1] ?? m[2] ?? ''
      if (
        INSURER_PLACE.test(before) ||
        (/^(?:authori|licensed|admitted)/.test(m[0].replace(/^.*?(?=licensed|authori|admitted)/, '')) &&
          /insurers?|compan|carriers? (?:that|who|which)? ?(?:is|are)? ?licensed|do business/.test(text.lower))
      )
        continue
      if (
        /laws? of (?:the )?(?:state of )?$/.test(before) ||
        /(?:city|county|town|university|state|port|village|commonwealth|department) of $/.test(before)
      )
        continue
      // "WC in Colorado limits": the state whose law sets them.
      if (!/[:=-]$/.test(m[0]) && /^ (?:statutory|limits?|laws?|benefits?|amounts?|acts?)\b/.test(marked.slice(m.index + m[0].length))) continue
      const states = asList(list)
      // "Disability (NY)": the state whose law gives the benefit.
      if (!states.length || (m[0].startsWith('(') && /\b(?:disability|dbl|pfl|paid family leave|benefits)(?: law)? $/.test(before))) continue
      // "Route drivers in Massachusetts": a kind of those who are asked.
      const kind = WHO_FIRST.test(m[0]) && /[a-z] $/.test(before) && !/\b(?:by|for|of|with|from|to|in|on) $/.test(before)
      if (!kind && PLACE_OF_WORK.test(before) && !/\b(?:based|domiciled|headquartered|living|residing|located|from)\b/.test(m[0])) {
        found.push({ start, end, condition: { kind: 'open', text: text.cased.slice(start, end) } })
        continue
      }
      const behind = marked.slice(m.index + m[0].length)
      // "Owner-operators in Texas": some of those based there.
      const doubt = SOME_OF_THEM.test(`${before.slice(-18)}${m[0]}`) || SOME_BY_CLAUSE.test(behind) || SOME_NAMED.test(behind) ? { doubt: 'Only some of the insureds of these states are spoken of.' } : besides(before + m[0], behind) || besides(before, behind) ? { doubt: 'Something else is said of the insureds of these states.' } : {}
      found.push({
        start,
        end,
        condition: negative || leftOut(before, behind) ? { kind: 'state', not_insured_states: states, ...doubt } : { kind: 'state', insured_states: states, ...doubt },
      })
    }
  }
  if (!found.length) {
    const m =
      /(?:in |for )?(?:(?:any|all|the|a) )?(not? (?:in )?|non-?|other than )?(?:an? )?(?:monopolistic(?: state)?|state[- ]fund)(?: fund)? states?(?: (?:insureds?|vendors?|contractors?|employers?))?/.exec(
        text.lower,
      )
    if (m && !/certificate/.test(m[0]))
      found.push({
        start: m.index,
        end: m.index + m[0].length,
        condition: m[1]
          ? { kind: 'state', not_insured_states: MONOPOLISTIC_STATES }
          : { kind: 'state', insured_states: MONOPOLISTIC_STATES },
      })
  }
  return found
}

/** "in Texas", in no condition that was read: nobody settled what it changes. Where an insurer is licensed, and whose law it is, changes nothing. */
const NAMED_PLACE = new RegExp(`\\b(?:in|from|within|outside|for) (?:the states? of )?${stateItem}(?![- ](?:law|statut|code|department|workers|labor|insurance|form|based))`, 'g')

export function strayState(text: PlainText, conditions: ConditionAt[]): string | null {
  const { marked, at } = markStates(text)
  if (!ANY_STATE.test(marked)) return null
  for (const m of allMatches(NAMED_PLACE, marked)) {
    const start = at(m.index)
    const end = at(m.index + m[0].length)
    if (conditions.some((c) => start < c.end && end > c.start) || INSURER_PLACE.test(marked.slice(0, m.index)) || /\b(?:licens|authori[sz]|admitted|do(?:ing)? business|laws?|courts?|effect|force|issued|approved)[a-z]* (?:[a-z]+ )?$/.test(marked.slice(0, m.index))) continue
    return text.cased.slice(start, end)
  }
  return null
}

/** Every state a text names. */
export const statesIn = (text: PlainText): string[] => asList(markStates(text).marked)
const SPOKEN = new RegExp(`^\\W*(?:the )?(?:states of )?(${LIST}),? (?:is|are|have|has|run|runs|operate|use|each|all)\\b`)

/** "Ohio, Washington and Wyoming are monopolistic": states a sentence only speaks of, for the next to refer to. */
export function statesSpokenOf(text: PlainText): string[] {
  const { marked } = markStates(text)
  const m = ANY_STATE.test(marked) ? SPOKEN.exec(marked) : null
  return m ? asList(m[1]!) : []
}

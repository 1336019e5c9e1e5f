import { allMatches } from '../text/all-matches.ts'
import type { ConditionAt } from './conditions.ts'
import { MONOPOLISTIC_STATES, STATE_CODES } from '../lexicon/lexicon-states.ts'
import type { PlainText } from '../text/normalise-text.ts'

const names = Object.keys(STATE_CODES)
  .sort((a, b) => b.length - a.length)
  .join('|')
const codes = Object.values(STATE_CODES).join('|')
/** Names and codes alike are marked before anything is looked for: `§oh§`. */
const stateItem = `(?:(?:the )?states? of )?§[a-z]{2}§`
const LIST = `(?:the states of |states? of |any of |either |the following states:? ?|(?:the |an? )?(?:state[- ]fund|monopolistic(?: state fund)?) states? ?(?:\\(|of |- ?|: ?)?)?${stateItem}(?:(?: ?,? ?(?:and|or|&|\\/|,) ?| )${stateItem})*\\)?`
const WHO = `(?:vendors?|carriers?|drivers?|contractors?|subcontractors?|subs|insureds?|companies|company|haulers?|employers?|owner-operators?|operators?|suppliers?|consultants?|tenants?|providers?|firms?|businesses|entities|anyone|those|truckers?|couriers?|installers?|exhibitors?|caterers?|residents?|partners?|pros|members?|sellers?|movers?|crews?|technicians?|applicants?|hosts?|helpers?|cleaners?|agenc(?:y|ies)|facilities|clinics?|staffing firms?|ones)`
const based = `(?:(?:who |that |which )?(?:are |is |is an? |live[sd]? |reside[sd]? )?(?:based|domiciled|located|headquartered|home-?based|living|residing|resident|residents|registered|incorporated|principally located|operating|licensed|formed|whose (?:home |base )?(?:state|office|address|terminal) is)|with (?:an? |their )?(?:home|main|principal|business)? ?(?:office|address|terminal|base|domicile|headquarters)|(?:who|that|which) (?:lives?|resides?|are|is)(?= in\\b)|from|out of|whose (?:home |base )?(?:state|domicile)[a-z ]{0,14}(?:is|in))`
const other = `(?:any(?: other)? state |states? |a state )?(?:other than|outside(?: of)?|except(?: for| in)?|not (?:in|from)|excluding|but)`
const INSURER_PLACE = /\b(?:authori[sz]ed|licensed|admitted|qualified|permitted|eligible|approved|lawfully)\b[^.;]{0,50}$/
const PLACE_OF_WORK =
  /(?:work(?:ing)?(?! comp)|services?|operations?|projects?|jobs?|premises|job ?sites?|sites?|performed|deliver(?:ed|ies|ing)|loads?|pick(?:ed)?[- ]?ups?|garaged|events?|freight|lanes?|hauling|moving|shipments?|routes?|running|stores?|locations?|property|properties)(?: \w+){0,4} ?$/

const WHO_FIRST = new RegExp(`^(?:all |any )?${WHO} in `)

/** Pairs of states with one name. */
const PAIRS: Record<string, string> = { 'the carolinas': 'nc§ and §sc', 'both carolinas': 'nc§ and §sc', 'the dakotas': 'nd§ and §sd', 'both dakotas': 'nd§ and §sd', 'the virginias': 'va§ and §wv' }
const NAME = new RegExp(`(?<![a-z])(?:${[...Object.keys(PAIRS), names].join('|')})(?![a-z])(?! (?:city|county|street|st|avenue|ave|blvd|road|rd)\\b)(?!,? d\\.?c\\b)`, 'g')
const CODE = new RegExp(`(?<![A-Za-z0-9-])(?:${codes})(?![A-Za-z0-9-])`, 'g')
const ANY_STATE = /§|monopolistic|state[- ]fund states/
const asList = (s: string): string[] => {
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
    if (/^(?:OR|IN|ME|HI|OK|PA|DE|LA|CO|MA|AL|ID)$/.test(m[0]) && upper) return false
    return !/^ \d{5}/.test(after) && !(m[0] === 'CA' && /^[ -]?\d\d/.test(after))
  })
  return [...names, ...marked.map((m) => ({ start: m.index, end: m.index + 2, code: m[0].toLowerCase() }))].sort((a, b) => a.start - b.start)
}

type Marked = { marked: string; at: (i: number) => number }
const statesMarked = new WeakMap<PlainText, Marked>()
/** Every state marked as `§oh§`, worked out once for a text. Positions change; see `at`. */
function markStates(text: PlainText): Marked {
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

const STATE_PATTERNS: { pattern: RegExp; negative?: boolean }[] = [
  // "for all vendors not based in Texas"
  { pattern: new RegExp(`(?:for |from |of )?(?:(?:all|any|every) )?(?:other )?(?:${WHO} |those |anyone |everyone |everybody )?(?:(?:who|that|which) )?(?:are |is )?(?:not|n't) ${based} (?:in |of |from )?(?:the state of )?(${LIST})`, 'g'), negative: true },
  // "Required unless you're in Texas"
  { pattern: new RegExp(`\\bunless (?:(?:the |your |their )?(?:${WHO}|you|they|it)(?:'re| are|'s| is) |it'?s )?(?:${based} )?(?:in |from |of )?(?:the state of )?(${LIST})(?=\\s*(?:[.,;)]|$))`, 'g'), negative: true },
  {
    pattern: new RegExp(
      `(?:for |in the case of )?(?:(?:all|any|every) )?(?:other )?(?:${WHO} )?${based} (?:in |of )?${other} (?:in )?(${LIST})`,
      'g',
    ),
    negative: true,
  },
  {
    pattern: new RegExp(
      `(?:for |if |when )?(?:(?:all|any|every|an?|the) )?(?:${WHO} )?(?:(?:is|are|you'?re|you are|they are|it is) )?${based} (?:in |of |is )?(?:the state of )?(${LIST})`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      `(?:for |in )?(?:all |any |the )?(?:other )?states? ?(?:other than|outside(?: of)?|except(?: for)?|but) (${LIST})`,
      'g',
    ),
    negative: true,
  },
  { pattern: new RegExp(`\\b(?:everywhere|anywhere|nationwide|all states|any state|(?:in )?(?:every|each) state)(?: in the (?:us|country))?,? (?:but|except(?:ing)?(?: for)?(?: in)?|outside(?: of)?|other than) (?:in )?(${LIST})`, 'g'), negative: true },
  { pattern: new RegExp(`(?<=[(,;] ?|\\d[mk]? )(?:except(?: for)?|but not) (${LIST})(?: ${WHO})?(?=\\s*(?:[),.;]|$))`, 'g'), negative: true },
  { pattern: new RegExp(`(?:outside(?: of)?|except(?: for)? in|except in|other than in|not in) (${LIST})`, 'g'), negative: true },
  { pattern: new RegExp(`(?:for |from |of )?(?:all |any |every )?non-(${LIST})[- ](?:based |domiciled )?${WHO}`, 'g'), negative: true },
  { pattern: new RegExp(`(?:for |from |of )?(?:all |any |every )?(${LIST})[- ](?:based |domiciled |resident |only )*${WHO}`, 'g') },
  { pattern: new RegExp(`^(?:all |any )?(${LIST})[- ](?:based )?(?!orders|trailers|containers|centers|towers|matters|letters|floors|doors|offers|others|specimen|errors)[a-z]{3,}(?:ers|ors|ists|ants|ians|ees|men)(?= ?:)`, 'g') },
  { pattern: new RegExp(`^(?:all |any )?(${LIST})[- ](?:based )?[a-z]{3,}(?:ers|ors|ists|ants|ians|ees) (?=(?:must|need|have to|are required|shall|also)\\b)`, 'g') },
  { pattern: new RegExp(`(?:^|[,;:(.] ?|\\bexcept |\\bbut |\\band )(?:in|for) (${LIST})(?=[ ,:;)]|$)`, 'g') },
  { pattern: new RegExp(`(?:^|\\b(?:except|but|that|where|unless|only) )(?:all |any )?(?:[a-z]{3,}(?:ers|ors|ists|ants|ians)|guests|hosts|crews|outfits|shops|people|folks|pros) in (?:the state of )?(${LIST})(?= (?:must|needs?|have|are required|shall|can|may|also|shows?|sends?|still|with employees|uploads?)\\b|:)`, 'g') },
  { pattern: new RegExp(`^(?:all |any |our )?(?!(?:jobs|projects|loads|events|sites|locations|operations|stores|deliveries|trips|routes|vehicles|trucks|trailers|policies|limits|services|works|shipments|premises|properties|lanes|employees|insurers|carriers|states|forms|certificates|laws|courts|polic)\\b)[a-z]{4,}s in (?:the state of )?(${LIST})(?= (?:must|needs?|have|are required|shall|also|shows?|sends?|still|uploads?)\\b)`, 'g') },
  { pattern: new RegExp(`(?:^|[,;] ?|\\b(?:if|when|where) )(?:the |an? |your )?(?:[a-z]+'s )?${WHO} (?:is|are) in (?:the state of )?(${LIST})`, 'g') },
  { pattern: new RegExp(`(?:for |all |any )?(?:${WHO}|pros|members|partners|sellers) in (?:the state of )?(${LIST})`, 'g') },
  { pattern: new RegExp(`\\b(?:if|when|where) (?:the |your |their )?(?:[a-z]+'s )?(?:home |principal |main |head )?(?:office|base|terminal|headquarters) is in (${LIST})`, 'g') },
  { pattern: new RegExp(`\\b(?:if|when|where) (?:you'?re|you are|they are|they'?re|i'?m|i am|we'?re|we are|i live|you live|(?:my|your|our) (?:home|base|company|terminal|business|firm|truck|shop) is)(?: based| domiciled| located| registered)? in (${LIST})`, 'g') },
  { pattern: new RegExp(`\\b(?:if|when) (?:you'?re |they'?re |it'?s |you are |they are )?in (${LIST})(?=\\s*(?:[,;.)]|$)| (?:otherwise|else|only)\\b)`, 'g') },
  { pattern: new RegExp(`^(?:do you |are you |you )?(?:live|reside|based|located|registered) in (${LIST})(?=\\s*(?:\\?|$))`, 'g') },
  // "Home office in Ohio or Idaho: ..."
  { pattern: new RegExp(`^(?:(?:with )?(?:an? |your |their |the )?(?:home|head|main|principal|corporate) (?:office|base|terminal|address)|headquarters|domicile) (?:is )?in (${LIST})(?= ?[:,-])`, 'g') },
  { pattern: new RegExp(`^(${LIST}) ?(?::|-|only\\b|=)`, 'g') },
  { pattern: new RegExp(`(?<=[,(:-] ?|\\d[mk]? )(${LIST}) only(?=\\s*(?:[),.;]|$))`, 'g') },
  {
    pattern: new RegExp(
      `(?:required|needed|mandatory|accepted|acceptable|allowed|count|ok|okay|fine|applies|only|valid|instead|satisf\\w+|comp|\\bwc|compensation|minimum) (?:only )?(?:in|for) (${LIST})`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:if|when|where) (?:the |your |their )?(?:(?:insured|vendor|carrier|contractor|driver|home|domicile)'?s? )*(?:state|domicile)(?: of domicile| of residence)? is (${LIST})`,
      'g',
    ),
  },
  { pattern: new RegExp(`(?<=stop[- ]?gap:? (?:coverage |liability )?(?:(?:of )?\\$?[\\d,.]{1,14} ?(?:k|mm?|mil|million)? )?(?:(?:each|per) (?:accident|occurrence) |each )?)(?:only )?(?:in|for) (${LIST})`, 'g') },
  { pattern: new RegExp(`\\((${LIST}) only\\)|\\((?:only )?(?:in )?(${LIST})\\)`, 'g') },
]

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
      // "Owner-operators in Texas": some of those based there.
      const doubt = SOME_OF_THEM.test(m[0]) || SOME_BY_CLAUSE.test(marked.slice(m.index + m[0].length)) || SOME_NAMED.test(marked.slice(m.index + m[0].length)) ? { doubt: 'Only some of the insureds of these states are spoken of.' } : {}
      found.push({
        start,
        end,
        condition: negative ? { kind: 'state', not_insured_states: states, ...doubt } : { kind: 'state', insured_states: states, ...doubt },
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

import { allMatches } from './all-matches.ts'
import { MONOPOLISTIC_STATES, STATE_CODES } from './lexicon-states.ts'
import type { PlainText } from './normalise-text.ts'

/** `state`: where the insured is based, which a rule can test. `open`: anything a rule cannot test. `exempt`: who is let off. */
export type Condition =
  | { kind: 'state'; insured_states?: string[]; not_insured_states?: string[]; doubt?: string }
  | { kind: 'open'; text: string; /** It names who is asked, not when. */ audience?: true; /** "For the clinic I need ...": what the request that follows is about. */ request?: true }
  | { kind: 'exempt'; text: string }
export type ConditionAt = { start: number; end: number; condition: Condition }

/** What goes on after "For the cleaning crew" when it is who the request is about, and no condition of it. */
export const REQUEST = /^[^©¤£:;.]{0,60}?,? (?:please|(?:i|we|you|they)(?:'ll|'d| will| would| do)? (?:need|want|require|ask|must|have to|should|like|are asking)|(?:the|our) [a-z]+(?: [a-z]+)? (?:needs|requires|wants|asks))\b/
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
      const doubt = SOME_OF_THEM.test(m[0]) || SOME_BY_CLAUSE.test(marked.slice(m.index + m[0].length)) ? { doubt: 'Only some of the insureds of these states are spoken of.' } : {}
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

const things = `(?:trades|contracts?|projects?|jobs?|loads?|work|operations|services|shipments?|vehicles?|trucks?|events?|freight|cargo|commodit(?:y|ies)|activities|equipment|purchases?|orders?|agreements?|tenants?|vendors?|contractors?|subcontractors?|subs|carriers?|haulers?|drivers?|consultants?|suppliers?|caterers?|exhibitors?|operators?|performers?|providers?|users?|uses?|installations?|rentals?|units?|crews?|engagements?|functions?|trips?|owner-operators?|sole proprietors?|individuals|pros|partners|members|employers|businesses|firms|companies|lanes|routes|trips|trailers|deliveries|placements|tours|parties|field trips|owner-ops|o\\/?os|fleets|independents|proprietorships|helpers|volunteers)`
const qualified = `(?!(?:so|as) long as |(?:(?:one|two|three|five|six|ten|\\d{1,2}|an?) (?:\\(\\d{1,2}\\) )?(?:years?|months?|days?)\\b)|(?:insure|cover|protect|participate|obtain|receive|have|be|to|do|ask|get|make|require|need|want) |which |whose |whom |accordance |favou?r |addition |no event|no case|any event|any case|(?:companies|insurers|carriers) (?:having|with|rated|licensed|authori|that|which)|(?:me|us|him|her|them|you) |all |any |each |every |either |whichever |its |their |everybody|everyone|this |no |without |the (?:carrier|vendor|contractor|insured|driver|tenant|commodit\\w+|operations?|work|project|services?|term|contract|job|event|equipment|vehicles?|trucks?|tractors?|trailers?|goods|freight|loads?)\\b|our |your |such |these |those |bodily|both|(?:full )?(?:force|effect|place)\\b)`
const BENIGN =
  /^(?:as|so) long as (?:it|they|one|some|an amount|any amount|the (?:line|limit|amount|coverage)) (?:shows?|appears?|(?:is|are) (?:shown|listed|on (?:it|there)))\b|^(?:as|so) long as [^,;.]{3,60}(?=, (?:maintain|carry|keep|procure|provide|obtain|have|effect)\b)|^(?:where|wherever|what|when|if) (?:they|you|it|the (?:work|vendor|contractor|carrier|job)) (?:are|is|works?|goes)\s*(?:[.;,)]|$)|^(?:in|with|at) (?:limits?|amounts?|sums?) (?:customary|usual|standard|typical|adequate|reasonable|appropriate|acceptable|sufficient)\b|^for (?:firms|companies|businesses|contractors|vendors|projects|operations|work) of (?:similar|like|comparable|its|this|the same|their|such)\b|^(?:on|from|as of|until) (?:the |its |such |each )?(?:[a-z]+ ){0,2}date\b|^until (?:the |all |such |its )?[a-z]+ (?:is|are|has been|have been) (?:returned|completed|accepted|delivered|removed|paid|sold)\b|^(?:in|for|with|on) (?:the |its |their )?(?:performance|course|connection|execution|furtherance|prosecution|conduct)\b|^(?:before|until) (?:the |an? |your |our |any |this |each )?(?:first |next )?(?:job|event|booking|order|load|project|trip|shift|season|work|rental|tour|show|shoot) (?:starts?|begins?|commences?)\b|^(?:when|once|before|after|until|while) (?:the |an? |your |our |any |this |each )?(?:job|event|booking|order|load|project|trip|shift|season|permit|lease|agreement|contract|bid|stay|rental|tour|show|shoot|purchase order|po)s? (?:is|are|gets|has been|have been) (?:booked|scheduled|dispatched|tendered|signed|awarded|issued|confirmed|approved|placed|posted|renewed)\b|^(?:on|in|at|for) (?:the |each |every |its |their )?(?:anniversary|renewal|expiration|inception|first anniversary)\b|^provided(?:,? however,?)? that (?:the |such |its |each )?[a-z]+ (?:may|can|shall|must|will)\b|^where (?:the |our |your )?(?:work|project|job|services?|event|site|property) (?:is|are|takes place|occurs|happens|will be)\b(?! (?:on|at|over|above|in excess|more|within|near|valued|worth|under|below))|^while (?:the|this|such|your|any|an?) (?:[a-z]+ ){1,3}(?:is|are|remains?) (?:in (?:effect|force|place)\b|in\b(?! the)|active|current|open|listed)|^(?:if|when|where|whenever|wherever|in the event(?: of)?|in case(?: of)?|to the (?:fullest |maximum )?extent|unless|once|until) ?(?:(?:they|he|she|the vendor|anyone) (?:push(?:es)? back|balks?|objects?|complains?)|(?:the |a |your )?premiums? (?:is|are|was|go)|(?:the )?(?:reason|cause) is|(?:you|they) (?:don't|do not) pay|(?:it|the policy) (?:shows?|lists?|states?)\b|any(?=\s*(?:[.;,)]|$)| (?:such|other|of (?:the|these|its|such)|polic|coverage|insurance|certificate|required|endorsement|insurer|change|material|question|claim|loss|cancel|notice|deductible|exclusion|aggregate|information|doubt))|so\b|not\b|possible|it (?:renews|expires|lapses|changes|is renewed)|applicable law|permitted|allowed|allowable|available by law|(?:required|permitted|allowed) by (?:law|statute|(?:the |your |their |its |applicable )?(?:state|law|statute|state law)s?\b)|required(?=\s*(?:[;.,)]|$|and\b))|otherwise (?:stated|noted|agreed|specified|indicated|provided)|noted|legally|lawful|(?:the |your |their |its )?(?:home )?(?:law|state|statute)s?(?:'s laws?| laws?)? (?:requires?|mandates?|demands?|calls for|says (?:so|it must))\b|expir\w*|you (?:have (?:any |more )?(?:question|concern|trouble|already)|need (?:help|more)|are unsure|aren't sure|send|upload|renew|submit|sign|receive|get|can't|cannot|want help)|(?:they|you|vendors?|contractors?|carriers?) (?:stack|combine)\w*|(?:met|reached|combined|stacked)\b|(?:they|you|it) (?:are|is) (?:based|located)|you (?:join|sign up|register|enroll|onboard)\b|questions|there (?:is|are) (?:any )?(?:question|change|a change|a lapse)|requested|asked|(?:checked|marked|ticked|selected)(?=\s*(?:[.;,)]|$))|(?:a |the |any |such |your |this )?(?:polic(?:y|ies)|coverage|insurance|certificate|cert|coi|acord|paperwork|insurer|carrier's insurer)s? (?:is|are|(?:shows?|lists?|reads?|says?|states?|names?|includes?|meets?|carr(?:y|ies))(?=\s*(?::|$)| (?:all|the following|these|at least|what|the above|everything|both|evidence|proof|our|us)\b)|gets?|expires?|lapses?|renews?|changes?|cancels?|contains?|has|have|does|should|provid|would|was|will|come|µ)|(?:the |an? |your |their )?(?:insurers?|¶+) (?:is|are|isn't|aren't|allows?|permits?|agrees?|lets?|offers?)|(?:of )?(?:cancell?ation|loss|claim|an accident|a claim|a loss|any cancell?ation|non-?renewal|termination|default|breach)|cancell?ed|cancel|renew|due|issued|filed|submitt|sign|bind|on (?:a )?claims|written on|(?:it is |it's )?(?:written |on )?(?:a )?follow(?:ing|s)?[- ]form|claims[- ]made|a claim|evidenc|work (?:starts|begins|commences)|the work (?:starts|begins)|commenc|work is (?:complete|done)|the (?:contract|agreement|lease) (?:is|ends|expires|starts)|this (?:agreement|lease|contract)|vendor fails|contractor fails|tenant fails|you fail|such insurer|we |us\b|i(?:'d|'ll| will| would| start| begin)\b|the (?:city|owner|county|district|landlord|company|authority|university) (?:approves|agrees|request|requires?|consents|so)|approved|something)/
/** "Tiers 2 and 3 are audited twice a year": said of some levels, by their numbers. */
const LEVEL = '(?:\\d|[a-d]|i{1,3}|iv|one|two|three|four)'
export const SOME_LEVELS = new RegExp(`\\b(?:tiers?|levels?) ${LEVEL}(?:(?:(?:, and | and | or | through | to |, ?| ?& ?| ?- ?)${LEVEL})+(?![a-z0-9])|(?![a-z0-9])(?! ?:))`, 'g')
const OPEN: RegExp[] = [
  /^(?!\W*(?:all|every|each|any|both)\b)[^:©¤£µ()]{3,50}\((?:with |over |under |up to |at least )?(?:(?:more|fewer|less) than )?\d{1,3}(?: or (?:more|fewer))? (?!days?\b|months?\b|years?\b|hours?\b|of\b|stat)[a-z]+(?: or (?:more|fewer))?\)(?=[^:©¤£µ]{0,24}:)/g,
  /(?<=\()only (?!if\b|when\b|where\b)[a-z][\w' -]{3,60}(?=\))/g,
  // "E&O $1M (consultants)": of whom an amount in the list is asked.
  /(?<=¤ ?[([])(?:for |only )?(?!(?:all|each|every|any|our|your|the|their|its|both)\b)(?:[a-z'-]+ ){0,2}(?:consultants?|drivers|haulers|subs|designers|engineers|architects|caterers|installers|handlers|riggers|roofers|electricians|plumbers|bartenders|performers|firms|trades)(?: only)?(?=[)\]])/g,
  // "Pollution - only the X-ray sub, 2M"
  /(?<=©(?: \w+)? ?[:,-] ?)(?:only|just) (?:for |from |by |on |of )?the (?!limits?|amounts?|polic|certificates?|first|following|minimum|forms?)[a-z][\w' -]{2,40}(?=\s*(?:[,;.)¤]|$))/g,
  // "An umbrella from general contractors only"
  /(?<=© ?)(?:from|of|by|for) (?!all\b|each\b|every|any\b|the (?:certificate|polic|form|following|first))[a-z][a-z' -]{2,40}? only(?=\s*(?:[.;,)]|$))/g,
  // "Strongly encouraged for roofers"
  /(?<=\b(?:encouraged|recommended|suggested|preferred|desirable|nice to have) )(?:for|from|of|on|if|when|where) (?!all\b|each\b|every|any\b|both\b|our\b|us\b|your\b|the (?:term|protection)|this\b|these\b|those\b(?! who)|everybody|everyone|possible|you (?:can|have)|available|peace|extra)[a-z][a-z' -]{2,40}(?=\s*(?:[.;,)]|$))/g,
  SOME_LEVELS,
  // "Agencies that transport the temps: ..."
  /^(?!(?:all|any|each|every|polic|insurers|certificates|endorsements|limits|coverages|forms|amounts|documents)[a-z]*\b)[a-z]{3,}s (?:who|that|which) [^:©¤£µ¶.;?$]{3,60}(?=:)/g,
  /^(?!(?:the |all |any |each |every )?(?:vendors?|contractors?|subcontractors?|carriers?|suppliers?|insurers?|you|they|we)\b)[a-z][a-z' -]{3,50}(?: \([^()]{1,40}\))? (?=(?:may|can) (?:instead )?(?:carry|show|have|provide) ¤[^.;]{0,60}\binstead\b)/g,
  /\b(?:appl(?:y|ies)|required|needed|asked|expected|meant|goes?|is|are) (?:only|just|solely) (?:to|for|from|of|in|on|by) (?!all\b|each\b|every|any\b|the (?:certificate|polic|form))[a-z][\w' -]{3,60}/g,
  /\bonly (?:concerns?|affects?|matters? (?:to|for)|goes for|is for) [a-z][\w' -]{3,50}/g,
  /\b(?:sole|solo|single|lone|owner-only|one-(?:truck|man|person))[ -][a-z]+(?= (?:may|can|shows?|sends?|carry|carries|needs?|uses?|signs?|files?|submits?|provides?|completes?)\b)/g,
  /^(?:only|just) (?!the\b|an?\b|if\b|when\b|where\b|original)[a-z][\w' -]{2,50}? (?=(?:do|does|are|need|must|have to|should)\b)/g,
  /^(?:an? |any )?(?:independent|individual|solo|single|1099|owner)[\w -]{1,30}? (?=(?:may|can) (?:also |instead )?(?:show|use|send|provide|submit|substitute|carry|have))/g,
  /\b(?:(?:based|domiciled|located|headquartered|registered) in|from) (?:quebec|ontario|alberta|british columbia|manitoba|saskatchewan|nova scotia|new brunswick|puerto rico|canada|mexico)\b/g,
  /(?<=[¤£] ?,? ?)(?!(?:certs?|certificates?|cois?|proof|originals?|pdfs?|acords?|any|owned|hired|non-owned|scheduled|each|per|statutory|ongoing|limits?|auto|occurrence|liability|all|on|for|with|and|or|if|to)\b)[a-z][a-z'-]*(?: (?:and |or |& )?[a-z'-]+){0,4} only(?=\s*(?:[.;,)]|$))/g,
  /(?<=[;,(] ?)only (?!if\b|when\b|where\b|on\b|in\b|for\b|by\b|to\b|a\b|the\b)[a-z][\w' -]{3,40}(?=\s*(?:[;.)]|$))|(?<=©: ?)only (?!if\b|when\b|where\b|on\b|in\b|for\b|by\b|to\b|a\b|the\b)[a-z][\w' -]{3,40}(?=\s*(?:[,;.)]|$))/g,
  /\bby (?!insurers?\b|the\b|our\b|all\b|any\b|each\b|every\b|its\b|their\b|such\b|other\b|prime\b|general\b|motor\b)(?:[a-z'-]+ ){1,2}(?:subs|subcontractors|contractors|vendors|carriers|haulers|operators|tenants|crews|trades|consultants|suppliers|providers)\b/g,
  /^(?!(?:all|any|each|every|our|your|the|these|those|such|both|we|us|you|please|vendors|contractors|subcontractors|carriers|insurers|suppliers|policies|limits|certificates|coverages|others)\b)[a-z]{4,}(?: and [a-z]{4,})?s (?=(?:also |must (?:also )?|need to |should )?(?:add|also carry|also need|also show)\b[^.;]{0,20}©)/g,
  /\b(?:only |even |but |except |and )?(?:if|when|whenever|wherever|where|in the event|in case|should (?:the|any|a|your|their|you|carrier|contractor|vendor|tenant|supplier|consultant|licensee|operator|lessee|provider|subcontractor)\b|provided that|in which (?:case|event)|(?<!for )(?:as|so) long as(?! (?:it|they)(?:'s|'re| is| are| has| have)\b)|while) (?!due\b)/g,
  new RegExp(
    `\\b(?:only )?(?:for|on|in|with) (?!(?:an? |the )?(?:claims[- ]made|occurrence)\\b)(?:an? |the |certain |some )?${qualified}(?:(?!must|shall|is\\b|are\\b|will|should|match|polic|\\d|days?\\b|ahead|before|prior|advance|coverage|insurance|certificate|accepted|required)[\\w&'-]+(?:,? | ?/ ?)){1,6}${things}\\b(?! (?:company|companies|firm|firms|house|vendor|contractor|agency|shall|must|will|agrees)\\b)(?: (?:only|over|above|exceeding|valued|worth|of more than|under|below|involving|that|which|with|where|who)\\b)?`,
    'g',
  ),
  /(?<=(?:[¤£©)]|\baccepted|\bacceptable|\bok|\bokay|\ballowed|\bfine) ?)for (?!all\b|any\b|each\b|every\b|both\b|our\b|your\b|the\b|bodily\b|its\b|their\b|these\b|such\b|(?:contractors|vendors|carriers|suppliers|subcontractors|tenants|officers|others|insurers)\b)(?:[a-z'-]+ ){0,2}(?:[a-z-]+(?:ers|ors|ultants|ists|ians|-ops)|independents|fleets)(?: (?:only|of|with|w\/|w\/o|without|who|that)\b|(?=[,.;)]|$))/g,
  new RegExp(
    `\\b(?:only )?(?:for|on|in) ${things} (?:only\\b|over|above|exceeding|valued|worth|of more than|greater|under|below|up to|involving|of (?!the\\b|this\\b|our\\b|any\\b)|that|which|with|where|who|requiring|hauling|using|in excess|¦|more than|at or above|on|carrying)`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])(?:all |any |each |every |an? |the )?(?:[\\w-]+ )?${things} (?:(?:over|above|exceeding|of more than|greater than|under|below|in excess of)(?= [^.;,©]{0,24}[¤¦\\d])|valued|worth|that (?:exceed|involve|require|include|haul|use|carry|handle|serve|sell|operate|have|perform|work|transport|employ|bring|drive|enter|access|store)|which|who (?!is|are based)|with (?:employees|vehicles|more|fewer|less|(?:over|under|at least|up to) \\d|\\d+ or |access|contracts?|a |an |no )|without|using|hauling|involving|performing|handling|working|serving|transporting|carrying|operating|selling|bringing|doing|providing|driving|requiring|on (?:an? )?(?:1099|w-?2|lease)|entering|accessing|storing|pulling|moving|running|installing|having|employing)`,
    'g',
  ),
  /\b(?:anyone|anybody|those|people|companies|firms|whoever|parties) (?:who|that|hauling|using|performing|working|serving|driving|handling|bringing|doing|with|pulling|selling|having)\b/g,
  /(?<=[:(,/-] ?)(?:no|zero) (?:employees|staff|helpers|crew|workers|drivers)\b(?=[^.;]{0,12}(?:[:,)=]|$| and))/g,
  /\b(?:as soon as|the (?:moment|minute|day)|once) (?:you|they|he|she|we|the [a-z]+) (?:hires?|employs?|ha(?:s|ve)|takes? on|brings?|adds?|starts?|puts?|gets?|uses?)\b[^.;,:]{0,40}/g,
  /(?<![a-z])(?:as|if|when|where) (?:applicable|needed|appropriate|required by (?:the )?(?:contract|scope|work|project))\b/g,
  new RegExp(`\\b(?:required|needed|asked|mandatory|applies|only)(?: only)? (?:of|from|by|to|for) (?!all\\b|every|each|any\\b|our\\b|the\\b|this|us\\b|motor\\b|general\\b|prime\\b|service\\b|independent\\b|owner\\b|leased?\\b)[\\w'-]+(?: [\\w'-]+){0,2}? ${things}\\b`, 'g'),
  /\band (?:(?:you|they) )?(?:have|has|employs?|hires?|uses?) (?:any |an? |more than |at least |even )*(?:\d+ |one |two |three |five |other )?(?:or more )?(?:employees?|staff|workers|helpers|crew|drivers?)\b/g,
  /^(?:refrigerated|temperature[- ]controlled|haz-?mat|reefers?|flatbeds?|heavy[- ]haul|pharma\w*|produce|alcohol|tobacco|electronics|over-?size[d]?|high[- ]value)\b[^:©¤]{0,30}(?=:)/g,
  /(?<=\()(?!hired|owned|non|occurrence|any|primary|if|excess|required)[a-z][a-z -]{2,30} only(?=\))/g,
  new RegExp(`(?<=\\()[\\w' -]{3,50} ${things} only\\b`, 'g'),
  /^(?!.*©.*[¦¤])[\w' &-]{3,50} (?:over|above|exceeding|of more than|more than|in excess of|under|below|worth|valued) (?:at |over |more than |about )*[¦¤]+(?=[^.;:]{0,30}\b(?:needs?|requires?|must|shall|also|add|call for|ha(?:s|ve)|gets?)\b)/g,
  /\bfor (?:produce|pharma\w*|meats?|seafood|frozen(?: goods| food| loads)?|perishables?|electronics|alcohol|temperature[- ]controlled(?: [a-z]+)?|haz-?mat|livestock|machinery)\b/g,
  /\bduring (?:the )?(?:[a-z-]+ )?(?:harvest|planting|seasons?|summer|winter|spring|autumn|fall|holidays?|peak(?: [a-z]+)?|festivals?|rush|shutdowns?)\b/g,
  /\bfor (?!the\b|our\b|your\b|all\b|each\b|this\b|these\b|reference|information|ongoing|completed)[a-z][\w'-]*(?: [\w'-]+){0,3} only\b/g,
  /(?<=\()(?:for )?(?!broad form|all\b|any\b|each\b|every\b|per\b|incl|hired|owned|the\b|our\b|as\b|on\b)[a-z][\w'-]*(?: [\w'-]+){0,3} (?:programs?|events?|trades?|contractors?|subs|vendors?|carriers?|loads?|work|projects?|contracts?|drivers?|sites?|roles?|classes)(?=\))/g,
  /(?<=; )(?!hired|owned|non|scheduled|any\b|occurrence|excess|primary|claims|per\b|each|ongoing|completed|this\b|these\b|originals?\b|pdf|limits?\b|certificates?|if\b|and\b|or\b|on\b|in\b|by\b|with)[a-z][a-z/&-]+(?: [a-z/&-]+){0,3} only(?=\s*(?:[;.)]|$))/g,
  /\b(?:canadian|mexican|foreign|overseas|non-u\.?s\.?) (?!exchange|voluntary|travel)\w+|\b(?:from|in|based in) (?:canada|mexico|europe)\b|^the (?!(?:contractor|vendor|carrier|subcontractor|supplier|provider|operator|consultant|driver|hauler|renter|user|exhibitor|caterer|owner|insurer|broker|customer|employer|lessor|licensor|manager|seller|buyer|trucker|performer|organizer|promoter|member|partner|dealer|manufacturer|designer|engineer|borrower|lender|proposer|bidder|producer|holder|grantor|director|officer|administrator|shipper|retailer|franchisor|either|other|rider|offer|order|number|letter|former|latter|minor|major|labor|floor|harbor|center)\b)[a-z]{3,}(?:er|or|ian|ist) (?:needs?|also|must|gets?|only)\b|\b(?:with|serving|selling|without) (?:alcohol|liquor|employees|vehicles|students|minors|children)\b|\bdepending on\b|\bsubject to (?:review|approval|change)\b|\bcase[- ]by[- ]case\b|\b(?:haz-?mat|hazardous(?: materials?)?|oversized?|over-?weight|high[- ]value|temperature[- ]controlled|refrigerated|alcohol|reefer|flatbed|household goods|electronics) (?:loads?|carriers?|haulers?|shipments?|freight|work|vendors?|trucks?|drivers?|commodities)\b/g,
]
/** "Roofing and steel subs: ..." speaks to some of those who are asked; "All subs: ..." to everybody. */
const AUDIENCE = new RegExp(
  `^[^\\w¤£©µ¶§¦]*((?!(?:dear|hi|hello|hey|attn|attention|to|subject|re|by|from|note|all|every|each|any|both|our|your|the|these|such|general|prime|independent|required|motor|participating|approved|new|leased|hired|outside|other|contract|insurance)\\b)[a-z](?:(?!\\bthe\\b|\\bterm\\b)[\\w' ,&/-]){2,90}? (?:trades|subcontractors|subs|contractors|vendors|carriers|haulers|drivers|operators|tenants|consultants|suppliers|trucks|crews|firms|companies|providers|exhibitors|caterers|guys|folks|people|teams|crews|(?:tree|steel|iron|metal|farm|utility|construction|concrete) workers|movers|roofers|installers|electricians|plumbers|performers)|(?!(?:vendors|contractors|subcontractors|suppliers|carriers|all)\\b)[a-z-]{4,}(?:ers|ors|ists|ants|ians) (?:who|that|with|without|(?!being|having|holding|including|providing)[a-z]{3,}ing)\\b[\\w' ,-]{2,40}(?=:)|(?!(?:covered|insured|field|all|any|every|each|both|either|these|those|such|our|your|the)\\b)[a-z-]{3,} (?:trips|events|jobs|loads|sites|placements|rentals|lanes|installations|deliveries|moves|shoots|tours|parties)(?=:)|reefers?|tankers?|flatbeds?|flatbedders|(?:(?!(?:all|each|every|any|both|our|your|these|those)\\b)[a-z]+ )?(?!(?:all|each|every|any|both)\\b)(?!(?:riggers|garagekeepers|employers|builders|insurers|carriers|others|numbers|orders|covers|trailers|containers|letters|parameters|matters|vendors|contractors|subcontractors|drivers|haulers|operators|suppliers|exhibitors|caterers|renters|users|owners|members|partners|tiers|layers|factors|headers|papers|offers|brokers|bidders|proposers|managers|officers|directors|workers|employers|riders|truckers|couriers|performers|insured)\\b)[a-z-]{3,}(?:ators|itors|lers|ners|pers|fers|kers|bers|ders|gers|ters|ists|cians))(?: only)?\\s*(?::|-(?= )|\\b(?:must|shall|needs?|add|also|carry|require|do|does|can|may|only)\\b|(?= ¤))`,
)
/** "In Chicago, add ...": a place narrower than a state. */
const PLACE = /^(?:In|Within|Inside) (?!Addition|Accordance|Lieu|No\b|Order|Case|Any|All|The|General|This|Force|Such|Each|Every|Event)([A-Z][a-z]+(?: [A-Z][a-z]+){0,2})(?=,| (?:add|we|you|carriers|vendors|contractors|also|only)\b)/
/** "Work in Chicago: ...", "Projects within Cook County require ...": where the work is. */
const WORK_PLACE = /^(?:Work|Projects?|Jobs?|Services?|Deliver(?:y|ies)|Loads?|Events?|Sites?|Locations?|Operations|Routes?|Shoots?)(?: performed| located| done)? (?:in|within|inside|near|on|at) (?:the )?([A-Z][a-z]+(?: [A-Z][a-z]+){0,3})(?=\s*(?::|,| requires?\b| needs?\b| must\b| calls?\b| also\b| adds?\b))/
const EXEMPT =
  /\b(?:or (?:an? |the |their )?(?:signed |owner'?s? |officer'?s? |sole[- ]\w+ |state |valid |proprietor'?s? )+(?:waiver|exemption|affidavit|opt-?out)|or (?:(?:send|show|give|provide|sign|submit|file) )?(?:us )?(?:an? |the |their |your )?(?:signed |written )?(?:proof|evidence|statement|letter|note|affidavit|certification|confirmation|declaration)s? (?:that|of no|stating|saying|confirming|showing)\b|unless|except (?:that|for|where|if|when|as)|exempt(?:ion|ions|ed|s)?|excused|let off|is not required (?:for|of|if|when|from)|are not required (?:for|of|if|when|from)|not (?:required|needed|necessary|mandatory) (?:for|of|if|when|from|(?:under|below|with|where|while|until|unless)(?= (?!(?:the|this|that|these|our|any|separate)\b)[a-z0-9$¤¦]))|not (?:required|needed|necessary|mandatory) (?:in|at|on|within|near) (?!(?:this|our|the|these|addition|any|all|most|every|an?|writing|full|order|place|connection|accordance|hand|file|site|time|present)\b)(?=[a-z])|waived (?:for(?! (?:this|our) (?:[a-z]+ )?(?:vendor|contractor|carrier|supplier|tenant|job|project|contract|event|work|bid|order|agreement|lease|engagement|season|year)\b)|if|when)|(?:does|do) not apply (?:to|if|when)|not applicable (?:to|if|when|for)|sole (?:proprietors?|owners?)|exception|needs? neither|opt(?:ed|s|ing)? out|(?:are|is|falls?) outside (?:of )?this|(?<!\bwe |\bi )(?:do|does) not need (?:it|this|to)|(?<!\bwe |\bi )don't need (?:it|this)|except (?:for )?[a-z][^.;,:©¤£µ]{2,50}? (?:who|that|which),? (?:don't|do not|need no|needs? none|doesn't|does not|carry none)|except (?:for )?(?!(?:insurers|carriers|errors|others|officers|workers|employers|owners|riggers|builders)\b)(?:[a-z][\w-]* ){0,3}?(?:[a-z-]+(?:ers|ors|ants)|companies|firms|businesses|subs|proprietors|proprietorships|llcs|members|independents|families))\b/g

/** "The Port and its terminal operators shall be additional insureds": who is insured by others is not who is asked. */
const PROTECTED = /^ (?:(?:shall|must|will|are|is|should) )?(?:also )?(?:to )?be (?:named |included |listed |added |shown )?(?:as )?(?:an? )?µ|^ (?:are|is) (?:also )?(?:named |included |listed |added |shown )?(?:as )?(?:an? )?µ/

/** Everything else that a requirement is said to depend on. Phrases that change nothing ("where permitted by law") are passed over. */
export function findOpenConditions(masked: string, cased: string): ConditionAt[] {
  const found: ConditionAt[] = []
  const audience = AUDIENCE.exec(masked)
  // "Supplier's carriers: A- VII": insurers, and not some of those who are asked.
  if (audience && PROTECTED.test(masked.slice(audience[0].search(/[a-z]/) + audience[1]!.length))) found.length = 0
  else if (audience && /(?:carriers?|companies|insurers?)$/.test(audience[1]!) && /^\s*(?::|-)\s*µ/.test(masked.slice(audience[0].search(/[a-z]/) + audience[1]!.length))) found.length = 0
  else if (audience && !/insur|requir|minim|coverage|limit|certificate|must|shall|polic|need|coi\b|certs?\b|\bfrom\b|\bask\b/.test(audience[1]!))
    found.push({ start: 0, end: audience[1]!.length, condition: { kind: 'open', text: cased.slice(0, audience[1]!.length).trim(), audience: true } })
  const add = (start: number, end: number, kind: 'open' | 'exempt') => {
    if (!found.some((f) => start < f.end && end > f.start)) found.push({ start, end, condition: { kind, text: cased.slice(start, end) } })
  }
  const place = PLACE.exec(cased)
  if (place && !STATE_CODES[place[1]!.toLowerCase()]) add(0, place[0].length, 'open')
  const work = WORK_PLACE.exec(cased)
  if (work && !STATE_CODES[work[1]!.toLowerCase()]) add(0, work[0].length, 'open')
  for (const m of allMatches(EXEMPT, masked)) {
    const rest = masked.slice(m.index)
    if (
      /^(?:except (?:for )?(?:that|those|the (?:one|policy|policies|insurance|coverage)) (?:in|under|for|of|required|described|specified|referred|set forth)\b|except for (?:the )?(?:©|µ|professional)|except (?:as|that) (?:noted|stated|otherwise|to)|unless (?:otherwise|prior|thirty|\d|at least)|except for non|except (?:for )?(?:ten|\d+)|except that (?:ten|\d+))/.test(
        rest,
      )
    )
      continue
    if (/^except for/.test(rest) && /^except for [^.;]{0,12}©/.test(rest)) continue
    add(m.index, m.index + m[0].length, 'exempt')
  }
  for (const pattern of OPEN)
    for (const m of allMatches(pattern, masked)) {
      const phrase = m[0].replace(/^(?:only|even|but|except|and) /, '')
      const rest = masked.slice(m.index + m[0].length - phrase.length)
      // "us (Maple Barn Events)": a name is no condition.
      if (/\($/.test(masked.slice(0, m.index)) && /[A-Za-z]{3}/.test(m[0]) && (cased.slice(m.index, m.index + m[0].length).match(/[A-Za-z]{3,}/g) ?? []).every((w) => /^[A-Z][a-z]/.test(w))) continue
      // "for Work Order 7", "in the Master Agreement": a document by its name is no condition.
      // "for Westgate Mall LLC and Orion Property Services"
      if (m.index > 0 && /^(?:for|on|in|with) (?:the )?[A-Z]/.test(cased.slice(m.index)) && (cased.slice(m.index, m.index + m[0].length).match(/[A-Za-z]{3,}/g) ?? []).slice(1).every((w) => /^[A-Z]/.test(w) || /^(?:and|the)$/.test(w)) && /[a-z]/.test(cased)) continue
      // "for Red Fork Midstream and its JV partners": a party and those with it.
      if (/^(?:for|on|in|with) (?:the )?[A-Z][\w&.]+(?: [A-Z][\w&.]*)* and (?:its|their) [\w ]+$/.test(cased.slice(m.index, m.index + m[0].length))) continue
      if (/^(?:only )?(?:for|in|under|on) (?:the )?[A-Z]/.test(cased.slice(m.index)) && (/^\s*(?:#|no\.? ?)?\d/.test(masked.slice(m.index + m[0].length)) || /\b(?:Agreement|Contract|Order|Lease)\b/.test(cased.slice(m.index, m.index + m[0].length)))) continue
      // "the carrier named in the work order": where a name is read is no condition.
      if (/^(?:in|on|by) /.test(phrase) && /\b(?:named|listed|identified|shown|specified|described|designated|stated|set (?:forth|out)) $/.test(masked.slice(0, m.index + m[0].length - phrase.length))) continue
      // "including coverage for non-owned trailers": what the insurance is to cover is no condition.
      if (/^for /.test(phrase) && /\b(?:includ\w+|with|provid\w+) (?:coverage|liability|insurance|protection|cover) $/.test(masked.slice(0, m.index + m[0].length - phrase.length))) continue
      if (BENIGN.test(rest) || /\beven $|^even /.test(masked.slice(Math.max(0, m.index - 5), m.index) + m[0].slice(0, 5))) continue
      if (/(?:ongoing|completed|continuing|completed and ongoing|off-?site|on-?site|its|covered) operations/.test(phrase) || (/^while/.test(phrase) && /\bcover(?:ing|s|ed)?\b[^.;,]{0,60}$/.test(masked.slice(0, m.index)))) continue
      if (/\b(?:compan|insurer|carrier|firm)/.test(phrase) && /^[^:]{0,60}(?:\bbest|\brating|\brated\b|µ|licens|authori[sz]|admitted|financial)/.test(rest)) continue
      add(m.index, m.index + m[0].length, 'open')
    }
  return found.sort((a, b) => a.start - b.start)
}

const ABBREVIATION =
  /(?:\b(?:a\.m|bus|no|nos|eff|rec|[i1l]nc|llc|corp|co|ltd|st|dept|min|max|liab|agg|aggr|aggreg|occ|occur|acc|ded|ins|[i1l]ncl|excl|req|reqd|sec|art|approx|vs|etc|e\.g|i\.e|u\.s|u\.s\.a|mr|mrs|ms|dr|p\.[o0]|ste|rd|ave|blvd|ea|emp|empl|ee|pol|comp|gen|prod|med|exp|pers|adv|inj|add'l|addl|add[1i]|attn|ref|prim|contrib|sym|subro|insd|insrd|dist|cert|certs|endt|end|w\.c|e\.l|g\.l|phys|dam|auto|umb|canc|op|ops|prof|poll|equip|stat|lim|temp|mil|thou|cov|amt|wk|wkrs)|\b[A-Z])\s?\.$/i
const SENTENCE_MAX = 1500
/** Words that open a sentence, after a name that ends in "Inc." */
const STARTS = /^(?:The|All|Any|Each|Every|An?|No|Carriers?|Insurers?|Waivers?|Additional|Notice|Certificates?|Coverage|Polic(?:y|ies)|Primary|Renewals?|Send|We|Thirty|Vendors?|Contractors?|Deductibles?|Don['\u2019]?t|Do|Please|Our|Your|Their|They|It|This|These|If|When|Both|Same|Only|Also|Auto|Cargo|Umbrella|Workers?['\u2019]?s?|C?GL|WC|COIs?|Certs?|AI|A\.? ?M\.|Rat(?:ed|ings?)|Limits?|Minimum|Owner|Tenants?|Subcontractors?|Drivers?|Nothing|Evidence|Proof|\d)\b/
/** Letters that a scan reads as figures: "L1ab.", "0cc.". */
/** "non - contr ib . 1": pieces of an abbreviation before a dot that a scan set apart. */
const unbroken = (s: string): string => (s.endsWith(' .') ? s.replace(/(?<=[A-Za-z]{2}) (?=[A-Za-z]{1,4} \.$)/, '') : s)
const unscanned = (s: string): string => (/[01]/.test(s) ? s.replace(/(?<=[A-Za-z])1|1(?=[A-Za-z])/g, 'i').replace(/(?<=[A-Za-z])0|(?<![\d,.$])0(?=[A-Za-z])/g, 'o') : s)

/** "(a) only", "1 & 2", "A and B", "on item 3": what goes on behind an abbreviation. */
const ITEMS_NEXT = /^(?:(?:on|for|under|only|applies|items?) |[:=,-]|\((?:items? )?[a-h\d]|#?\d{1,2}(?:\s*[.,;&\/-]| (?:and|only|to)\b|\s*$)|[A-Ha-h](?:\s*[,&\/-]|\s*\.?$| (?:and|only|to)\b))/
/** Splits a paragraph into sentences; abbreviations of the trade do not end one. No sentence is longer than 1,500 characters. */
export function splitSentences(raw: string): string[] {
  const out: string[] = []
  let start = 0
  const push = (end: number) => {
    const s = raw.slice(start, end).trim()
    for (let i = 0; i < s.length; i += SENTENCE_MAX) out.push(s.slice(i, i + SENTENCE_MAX))
    start = end
  }
  for (const m of raw.matchAll(/[.!?][)"'\u201d\u2019]*(\s+)/g)) {
    const end = m.index + m[0].length
    const before = raw.slice(Math.max(start, m.index - 14), m.index + 1)
    const after = raw.slice(end, end + 3)
    // "ai + wos on gl & al. reefer bd if hauling produce"
    if (/^[a-z]/.test(after) && ENDS_ON_NAME.test(before) && !/^(?:liab|phys|pol|cov|ins|comp|dam|lim)/.test(after)) {
      push(end)
      continue
    }
    if (
      m[0].startsWith('.') &&
      (ABBREVIATION.test(before) || ABBREVIATION.test(unscanned(before)) || (/^\d/.test(after) && ABBREVIATION.test(unbroken(before)))) &&
      // "to the Authority's. Waiver ...": a possessive is no initial.
      // "They asked if 100k is ok - no. We are ..."
      !(/\bno\.$/i.test(before) && /^[A-Z][a-z'\u2019]/.test(after)) &&
      // "He asked for less and I said no. AI for us ..."
      !(/(?:\b(?:said|says?|is|was|answer(?:ed)?|and|but|a)|[:,-]) no\.$/i.test(before) && /^[A-Z]/.test(after)) &&
      // "Pollution: n/a. Thirty days ...", "... as additional insured: Maple LLC. Carriers ..."
      !/\bn\/a\.$/i.test(before) &&
      !(/\b(?:LLC|LLP|LP)\.$/.test(before) && /^[A-Z\d]/.test(after)) &&
      !(/\b(?:Inc|Corp|Co|Ltd)\.$/.test(before) && STARTS.test(raw.slice(end, end + 16))) &&
      !(/[a-z]['\u2019]s\.$/.test(before) && /[A-Z]/.test(after.charAt(0))) &&
      // "... on A and D. Waiver ...": nor is the last of a list of items.
      !(/(?<![A-Za-z])[A-Z](?:,? ?(?:and|&|-|to|through) ?|, ?)[A-Z]\.$/.test(before) && /[A-Z]/.test(after.charAt(0))) &&
      // "Waiver: B. Notice: 30 days": nor is the one item that a clause names.
      !(/(?::|\b(?:on|under|for|to|items?|lines?)) [A-Z]\.$/.test(before) && (STARTS.test(raw.slice(end, end + 16)) || /^[A-Z][a-z]+(?: [a-z]+){0,2}:/.test(raw.slice(end, end + 40)))) &&
      !(
        /[A-Z]/.test(after.charAt(0)) &&
        // In capitals throughout, a capital begins no sentence.
        !/\b[A-Z]{2,}\.$/.test(before) &&
        /\b(?:etc|rec|ins|max|min|req|stat|auto|umb|comp|agg|ded|mil|occ|acc|cov|ea|emp|pol|ops)\.$/i.test(before)
      )
    )
      continue
    // "Primary & non-contrib. (a) only", "Waiver of subro. 2 and 3"
    if (/\b(?:contrib|subro|subrog|insd|insrd|ins'd|ins|addl|waiv|noncontrib)\.$/i.test(before) && ITEMS_NEXT.test(raw.slice(end, end + 24))) continue
    // "goods of ca. USD 2,000,000"
    if (/\b(?:ca|est|abt)\.$/.test(before) && /^(?:[$\d]|US|EU)/.test(after)) continue
    if (m[0].startsWith('.') && /(?:^|\s)\d{1,2} ?\.$/.test(before) && /^\s*\S+$/.test(raw.slice(start, m.index))) continue
    // "... on a. and b. by endorsement"
    if (m[0].startsWith('.') && /\b(?:on|under|in|for|to|items?|and|or|,|&)\s+\(?[a-zA-Z0-9]\.$/.test(before) && /^(?:and|or|&|,|th)/.test(after)) continue
    if (/^[a-z]/.test(after) && !/\n/.test(m[1]!) && m[0].startsWith('.') && /\b[A-Za-z]{1,4} ?\.$/.test(before) && !WHOLE_WORD.test(before)) continue
    push(end)
  }
  push(raw.length)
  return out.flatMap((s) => (/ [-\u2013\u2014] /.test(s) ? s.split(SOME_NEED) : [s])).filter((s) => /[A-Za-z0-9]/.test(s))
}
/** "Cargo $100,000 - reefer carriers need reefer breakdown": behind a dash and an amount, what some need is a sentence of its own. */
const SOME_NEED = /(?<=\d(?: ?(?:k|m|mm|mil|million))?) [-\u2013\u2014] (?=(?!(?:it|this|that|which|they|these|those|you|we|all|each|every|any|both|limits?|coverages?|polic(?:y|ies)|deductibles?|certificates?|insurers?|must|also|and|the)\b)(?:[a-z][a-z'-]* ){0,2}[a-z][a-z'-]*s (?:need|must|shall|have to) )/i

/** Behind what leads to policies, the last of their short names ends the sentence, in a text that begins them with small letters. */
const ENDS_ON_NAME = /(?:\b(?:on|for|under|and)|[&+\/]) ?(?:the )?(?:c?gl|al|wc|bap|auto|umb)\.$/

/** How far before a mark the words that make it a reference may stand. */
const NEAR_MARK = 80
/** Short words that are no abbreviations, in a text that begins its sentences with small letters. */
const WHOLE_WORD = /\b(?:csl|ok|yes|too|only|us|it|them|you|days?|year|work|site|here|both|each|per|now|then|gone|fine)\.$/i
/** "1. GL $1M/$2M 2. Auto $1M CSL 3. Workers' comp statutory": numbers with nothing before them, each over a policy or what is asked of one. */
const RUN_IN = /(?<=[A-Za-z\d)%.,;]\s{1,8})(\d{1,2})\.\s+(?=(?:Commercial|General|C?GL\b|Public|Products?|Business|Auto|Motor|Work(?:er|men|man)\w*|WC\b|Employer\w*|Umbrella|Excess|Cargo|Professional|Errors|E ?& ?O|Cyber|Pollution|Contractor'?s'? Pollution|Property|Liquor|Crime|Builder|Garage(?:keepers)?|Occupational|Non-?[Tt]rucking|Bobtail|Trailer|Physical|Contingent|Equipment|Inland|Installation|Stop|Fidelity|Surety|Sexual|Abuse|Additional|Waivers?|Notice|Certificate)\b)/g
/** What makes such a number that of something else, or the last of several: "on 1 and 2. Umbrella ...", "Exhibit 2. Umbrella ...". */
const OF_SOMETHING = /(?:\b(?:and|or|on|to|in|of|for|under|by|per|from|with|through|than|is|are|as|items?|lines?|rows?|nos?\.|numbers?|sections?|clauses?|articles?|paragraphs?|parts?|exhibits?|schedules?|appendix|annex|attachments?|tables?|levels?|tiers?|class|classes|categor(?:y|ies)|groups?|types?|phases?|zones?|lots?|units?|pages?|notes?|options?|symbols?|forms?|steps?|years?|addendum|amendment|grade|size|stage)|&|(?<![\d.,$])\d{1,2},?)\s{1,8}$/i
/** Numbers that are run into a line, and open an item each. */
export const runIn = (raw: string): RegExpExecArray[] => (/\d\.\s/.test(raw) ? [...raw.matchAll(RUN_IN)].filter((m) => !OF_SOMETHING.test(raw.slice(Math.max(0, m.index - 24), m.index))) : [])
/** No list in a sentence is tried for longer than this many marks. */
const MARKS_MAX = 400
/** Inline lists: "(i) …; (ii) …" or "(a) …, and (b) …", "a. …; b. …", "A. …. B. …". Returns the lead-in and the items, or null when there is no list. */
export function splitInlineItems(raw: string): { lead: string; items: { label: string; raw: string }[] } | null {
  const marks = [
    ...raw.matchAll(
      /(?<![A-Za-z0-9.)])\((\d{1,2}|[a-z]|[ivx]{1,5}|[A-Z])\)\s*(?=[A-Za-z"'$\u2018\u201c])|(?:(?<=[:;,.]\s(?:and\s|or\s)?)|(?<=[A-Za-z\d]\s)(?=\d{1,2}\)))(\d{1,2})[.)]\s+(?=[A-Z"'$])|(?<=[:;]\s(?:and\s|or\s)?)([a-jA-J])[.)]\s+(?=[A-Za-z"'$])|(?<=\.\s)([B-J])\.\s+(?=[A-Z][a-z'\u2019])/g,
    ),
    ...runIn(raw),
  ].sort((a, b) => a.index - b.index).filter((m, i, all) => m.index !== all[i - 1]?.index)
  if (marks.length > MARKS_MAX) marks.length = MARKS_MAX
  const refs =
    /\b(?:under|in|of|to|section|sections|item|items|clause|clauses|paragraph|paragraphs|subsection|subparagraph|for|on|by|per|through|and|or|both|lines?|articles?|coverages?|with)\s*$/i
  for (const start of marks.keys()) {
    const first = marks[start]!
    const firstLabel = labelOf(first)
    if (!/^(?:1|a|A|i|w)$/.test(firstLabel)) continue
    // "... 1) GL $1M 2) Auto $1M": only behind a mark does a figure without a bracket before it open a list.
    if (/^\d/.test(first[0]) && !/[:;,.]\s(?:and\s|or\s)?$/.test(raw.slice(Math.max(0, first.index - 6), first.index))) continue
    const before = raw.slice(Math.max(0, first.index - NEAR_MARK), first.index)
    const either = /\beither\s*$/i.test(before)
    // "evidence of (1) ...; and (2) ...": what goes on after a semicolon is a list all the same.
    const second = marks[start + 1]
    const goesOn = second !== undefined && labelOf(second) === nextLabel(firstLabel, 1) && second.index - first.index > 25 && /(?:;\s*(?:and|or)?|,\s*and)\s*$/.test(raw.slice(first.index, second.index))
    if (refs.test(before) && !goesOn && !/[:;,]\s*(?:and|or)?\s*$/.test(before)) continue
    const taken = [first]
    for (const m of marks.slice(start + 1)) {
      const label = labelOf(m)
      const lead = raw.slice(Math.max(taken.at(-1)!.index, m.index - NEAR_MARK), m.index)
      // "(c) general liability of $1,000,000 and (d) auto": behind an item of several words, the next.
      const goes = label === nextLabel(firstLabel, taken.length) && m.index - taken.at(-1)!.index > 25 && /[^)]{12}[a-z\d] and\s*$/i.test(lead)
      const isRef = refs.test(lead) && !goes && !/[;,:.]\s*(?:and|or)?\s*$/i.test(lead)
      if ((!isRef || either) && label === nextLabel(firstLabel, taken.length)) taken.push(m)
    }
    if (taken.length < 2) continue
    const items = taken.map((m, i) => ({
      label: labelOf(m),
      raw: raw.slice(m.index + m[0].length, taken[i + 1]?.index ?? raw.length).trim(),
    }))
    return { lead: raw.slice(0, first.index).trim(), items }
  }
  return null
}

const labelOf = (m: RegExpExecArray): string => m[1] ?? m[2] ?? m[3] ?? m[4]!

const ROMANS = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
  'xvii',
  'xviii',
  'xix',
  'xx',
]
const nextLabel = (first: string, index: number): string =>
  first === '1' ? String(index + 1) : first === 'i' ? (ROMANS[index] ?? '') : String.fromCharCode(first.charCodeAt(0) + index)

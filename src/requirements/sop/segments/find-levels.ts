import { readableText } from '../text/normalise-text.ts'
import { findStateConditions } from '../conditions/state-conditions.ts'
import type { Line } from './segment.ts'

/** Coverages as a list under a heading names them; enough to see that two lists are about the same things. */
const KINDS: RegExp[] = [
  /\b(?:c?gl|(?:general|public|host|event) liab\w*)\b/i,
  /\b(?:auto\w*|vehicle liab\w*|bap)\b/i,
  /\b(?:wc|work\w*'?s?'? comp\w*|comp)\b/i,
  /\b(?:umbrella|excess|umb)\b/i,
  /\b(?:cargo|mtc)\b/i,
  /\b(?:professional|e ?& ?o|errors)\b/i,
  /\b(?:cyber|privacy)\b/i,
  /\b(?:pollution|environmental|cpl)\b/i,
  // "Liability $250,000 CSL": that of the vehicle, or of whatever the list is about.
  /(?:^|\n)\W*liability\b(?= ?[:,-]? ?(?:\$|\d|csl\b))/i,
  /\b(?:liquor|products?(?! ?(?:-|\/|&|and) ?comp)|(?<!\b(?:damage|injury) to )property(?! damage)|crime|fidelity|bond|abuse|garage\w*|trailer interchange|physical damage|occ(?:upational)?[ /]acc\w*)\b/i,
]
const kindsIn = (text: string): number[] => KINDS.flatMap((k, i) => (k.test(text) ? [i] : []))
/** Parts of a contract may each name coverages, and then contradict each other: they are no levels. */
const PART_OF_TEXT =
  /^(?:questions?|responses?|answers?|[qa] ?\d{0,3}|section|article|exhibit|appendix|schedule|attachment|annex|addendum|part|clause|paragraph|summary|page|rider|insurance|coverages?|minimums?|required|requirements?|limits?|general|commercial(?!\W*$| (?!insurance|lines?|coverages?|polic|package|requirements?|limits?|minimums?|auto|vehicle)[a-z])|additional|certificates?|notes?|terms|other|all|both|every|each|any|either|everyone|everybody|anyone|anybody|others|mandatory|recommended|preferred(?! ?\(| (?:carriers?|vendors?|partners?|customers?|contractors?|haulers?|suppliers?|members?|sellers?|providers?))|optional|suggested|we|our|you|your|what|who|how|these|the following|please|must|should|nice|not|whichever|whatever|one change|changes?|updates?|reminder|regardless|no matter|in (?:all|any|every|both|either))\b|:.*:|\b(?:insurance|coverage|requirements?|based in|domiciled|located in|(?:home|head|main|principal|corporate) office|not required|not needed|by us|from us|section|article|exhibit|appendix|attachment|annex|addendum|agreement|statement of work|rider|clause|paragraph|confirmation)\b/i
/** "Deductibles over $10,000 on cargo: rejected.": what is said of deductibles and exclusions asks for no coverage. */
const asking = (text: string): string => text.replace(/(?<=^|[.;] ?)(?:[^.;]*\bexclu(?:de|sion)\w*\b|(?:max(?:imum)?\.? |any |no )?(?:ded(?:uctible)?|retention|sir)s?\b)[^.;]*/gi, '')
const AMOUNT = /[$\d]\s?\d|\b\d+(?:\.\d+)?\s?(?:k|m|mm|mil|million)\b/i
const IN_WORDS = /\b(?:hundred|thousand|million)\b/i

/** Days, numbers of forms and years: a list with no other figures asks for members, and is no level. */
const NO_AMOUNT = /\b\d{1,3}\)?[- ]?(?:calendar |business )?days?\b|\b(?:CG|CA|WC|IL)[- ]?\d{2} ?\d{2}(?: ?\d{2}){0,2}\b|\b(?:19|20)\d\d\b|\b\d{1,2} (?:years?|months?)\b/gi

/** A text with more headings than this above lists has no levels. */
const LEVELS_MAX = 40

type Heading = { at: number; indent: number; style: string; kinds: Set<number>; text: string }

const mayHead = (line: Line): boolean => {
  const body = line.body.replace(/\*+/g, '').trim()
  return !line.cells && line.box === null && !line.style.startsWith('#') && body.length >= 3 && body.length <= 90 && !/[.!?;]$/.test(body) && !/\$/.test(body.replace(SIZE_BRACKET, '')) && (!PART_OF_TEXT.test(body) || ALL_OTHERS.test(body)) && !BEFORE_AND_AFTER.test(body) && kindsIn(body).length === 0
}
/** "Silver (loads worth $100,000 or less)": an amount in brackets of size is no limit. */
const SIZE_BRACKET = /\((?=[^()]*\b(?:worth|valued?|under|over|up to|below|above|less|more|contracts?|budgets?|jobs?|projects?|loads?|revenues?|orders?)\b)[^()]{3,50}\)/g
/** "All other buildings", below a list of its own kind for some of them. */
const ALL_OTHERS = /^\W*all (?:the )?other [a-z]/i
const CAPITALS = /^[^a-z(]*[A-Z]{3}[^a-z(]*(?:\([^()]{0,50}\))?\W*$/
const isUnder = (line: Line, heading: Line): boolean =>
  !line.cells && (flat(line, heading) || line.indent > heading.indent || (heading.style === 'text' && line.style !== 'text' && !line.style.startsWith('#') && line.indent >= heading.indent))

const SHORT_HEAD = /^[^:,.;]{3,40}(?<!\b(?:carr(?:y|ies)|maintains?|shows?|ha(?:ve|s|d)|needs?|must|shall|provides?|keeps?)):$/
/** A short line above others of its paragraph, set off by blank lines or by its colon. */
const paragraph = (line: Line, heading: Line): boolean =>
  (SHORT_HEAD.test(heading.body) ? !SHORT_HEAD.test(line.body) : heading.blankBefore) && heading.style === 'text' && (heading.body.endsWith(':') ? !heading.body.slice(0, -1).includes(':') : heading.body.length <= 60 && !/[,:]/.test(heading.body)) && line.style === 'text' && !line.blankBefore && line.indent === heading.indent

/** A title in capitals stands above the lines that follow it without a gap. */
const flat = (line: Line, heading: Line): boolean =>
  CAPITALS.test(heading.body) && line.style === 'text' && !line.blankBefore && line.indent === heading.indent && !CAPITALS.test(line.body)

/**
 * Headings that name levels by what they are for ("Cosmetic work", "Structural work"; "Standard installer", "Premier
 * installer"): two or more of one form, each above a list of coverages, the lists about the same coverages with other amounts.
 * Returns the places of those headings in `lines`.
 */
export function findLevels(lines: Line[]): Set<number> {
  const levels = levelsWhere(lines, isUnder)
  const set = levels.size ? levels : levelsWhere(lines, (line, heading) => isUnder(line, heading) || paragraph(line, heading))
  return set.size ? set : levelsWhere(lines, (line, heading) => isUnder(line, heading) || plainlyUnder(line, heading))
}
/** "Bronze", and what it asks in the next line, with no gap before "Gold". */
const plainlyUnder = (line: Line, heading: Line): boolean =>
  heading.style === 'text' && line.style === 'text' && line.indent === heading.indent && !line.blankBefore && /^[A-Z][A-Za-z0-9&'\/ -]{2,34}$/.test(heading.body) && heading.body.split(' ').length <= 4 && !NO_LEVEL.test(heading.body) && !OF_PAPERS.test(heading.body) && kindsIn(line.body).length > 0
const OF_PAPERS = /\b(?:limits?|minimums?|coverages?|insurance|requirements?|polic(?:y|ies)|cert\w*|wording|endorsements?|notes?|proof|paperwork|terms|forms?|holders?|hello|hi|hey|dear|thanks|all|both|everyone)\b/i

function levelsWhere(lines: Line[], under: (line: Line, heading: Line) => boolean): Set<number> {
  const found: Heading[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (!mayHead(line)) continue
    const children: Line[] = []
    for (let k = i + 1; k < lines.length && children.length < 30 && under(lines[k]!, line); k++) children.push(lines[k]!)
    // "Levels:", above headings of lists: those head them.
    if (children.filter((c, k) => mayHead(c) && children[k + 1] !== undefined && children[k + 1]!.indent > c.indent && under(children[k + 1]!, c)).length > 1) continue
    const named = children.filter((c) => kindsIn(asking(c.body)).length)
    if (!named.length || named.length * 2 < children.length) continue
    const text = children.map((c) => asking(c.body)).join('\n')
    const priced = text.replace(NO_AMOUNT, ' ')
    if (!AMOUNT.test(priced) && !IN_WORDS.test(priced)) continue
    found.push({ at: i, indent: line.indent, style: line.style, kinds: new Set(kindsIn(text)), text })
    i += children.length
  }
  const levels = new Set<number>()
  if (found.length > LEVELS_MAX) return levels
  // Beside headings of states, all others are those of other states.
  if (found.some((f) => ALL_OTHERS.test(lines[f.at]!.body)) && found.some((f) => findStateConditions(readableText(lines[f.at]!.body)).length)) return levels
  for (const a of found)
    for (const b of found)
      if (a !== b && !ofOneParty(lines[a.at]!.body, lines[b.at]!.body) && a.indent === b.indent && sameStyle(a.style, b.style) && a.text !== b.text && (shared(a.kinds, b.kinds) * 2 >= Math.min(a.kinds.size, b.kinds.size) || otherAmounts(a.text, b.text))) levels.add(a.at)
  // "ELITE badge", beside "BASIC badge" and "PRO badge": a level of coverages that no other names.
  const last = (at: number): string => /([a-z]{3,})\W*$/i.exec(lines[at]!.body)?.[1]?.toLowerCase() ?? ''
  for (const f of found) if ([...levels].some((at) => last(at) !== '' && last(at) === last(f.at) && lines[at]!.style === f.style && lines[at]!.indent === f.indent)) levels.add(f.at)
  // "BICYCLES" above "CARS" and "VANS": a title of their form beside them, above a coverage that none of them names.
  for (const [k, f] of found.entries()) if (CAPITALS.test(lines[f.at]!.body) && [found[k - 1], found[k + 1]].some((n) => n && levels.has(n.at) && n.indent === f.indent && n.style === f.style && CAPITALS.test(lines[n.at]!.body))) levels.add(f.at)
  return levels
}

/** General or auto liability first in two lists, with another amount in each: one list does not ask both. */
function otherAmounts(a: string, b: string): boolean {
  const [one, other] = [a, b].map((s) => FIRST_LIABILITY.exec(s))
  return one != null && other != null && KINDS.slice(0, 2).some((k) => k.test(one[1]!) && k.test(other[1]!)) && one[2]!.replace(/[^\dkm]/gi, '').toLowerCase() !== other[2]!.replace(/[^\dkm]/gi, '').toLowerCase()
}
const FIRST_LIABILITY = /^\W*((?:commercial |business )?(?:c?gl|general liability|auto(?:mobile)?(?: liability)?))\b[^\d\n]{0,12}(\d[\d,.]* ?(?:k|mm?|mil|million)?)/i

/** "Operator shall maintain for Owner:", "Operator shall maintain for itself:": two lists of one party are no levels. */
function ofOneParty(a: string, b: string): boolean {
  const [one, other] = [a, b].map((s) => /^\W*(?:the )?([a-z][a-z' -]{1,50}?) (?:shall|must|will|agrees to)\b/i.exec(s)?.[1]?.toLowerCase())
  return one !== undefined && one === other
}

/** "Basic sellers - product liability $1,000,000": lines of one form that open with a name and go on with the same coverages. */
/** "LOCAL HAULS. Commercial auto $750,000 CSL.": the name in capitals, or of capitalised words, before its dot. */
const OPENED_BY_NAME = /^\**((?:[A-Z][A-Z0-9&'\/-]*|[A-Z][a-z]+)(?: (?:[A-Z][A-Z0-9&'\/-]*|[A-Z][a-z]+|\d|and|of|&)){0,4})\.\**\s+(?=[A-Z$])/
const OPENED = /^\**([A-Z][^:.;$]{2,45}?|[A-Z][^:.;$(]{2,40} \([^()$]{3,60}\))\**(?:: | [-\u2013\u2014] )\s*(?=\S)/
/** "Was: GL 1M." above "Now: GL 2M.": what was asked before, and no level. */
const BEFORE_AND_AFTER = /^\W*(?:(?:was|were|now|old|new|before|after|previous(?:ly)?|current(?:ly)?|then|today)|(?:(?:in|for|as of|the|your|our) )?(?:(?:last|this|next|prior|previous|old|new|current|expiring|existing|renewal) [a-z]+|20\d\d(?: [a-z]+)?))\W*$/i
const OF_EVERY = /^(?:for|in|at|on) (?:all|both|each|every|either|any)\b/i
/** "Draymen we use keep on file: ..." asks with its verb, and names no level. */
const ASKS = /\b(?:keeps?|carry|carries|needs?|must|shall|have|has|shows?|sends?|provides?|maintains?|brings?)(?: (?:on file|the following|these|us|as follows|all of (?:these|the following)))?$/i
const NO_LEVEL = /deductib|retention|\bsirs?\b|waiver|subrogation|insured|notice|primary|contribut|rating|holder|cancel|note\b|subject|\$|\d{3}/i

/** "D. Contractor shall maintain umbrella insurance in excess of the general liability and auto coverages": an item, and no level. */
const SENTENCE = /\b(?:shall|must|will|agrees to) (?:also |at all times )?(?:purchase|maintain|carry|procure|provide|obtain|keep|furnish|secure|effect)\b/i
/** "A: GL $2,000,000, auto $1,000,000": a lettered line that lists several coverages is a level where another lists them as well. */
function listedLevel(line: Line): Set<number> | null {
  if (line.cells || line.label === null || !/^[A-H]$/.test(line.label) || SENTENCE.test(line.body) || NO_LEVEL.test(line.body.replace(/\$[\d,.]+|\d/g, ''))) return null
  const kinds = new Set(kindsIn(line.body))
  return kinds.size >= 2 && AMOUNT.test(line.body) ? kinds : null
}

/** Which of the coverages a lettered line names first: levels begin alike, the items of one list do not. */
function firstKind(text: string): number {
  const at = KINDS.map((k) => text.search(k))
  return at.reduce((best, x, i) => (x >= 0 && (best < 0 || x < at[best]!) ? i : best), -1)
}

/** "$0 - $50,000   GL $500,000; WC statutory", "Above $500,000   GL ...": lines that open with a size of contract, set off by space. */
const OPENED_BY_SIZE = /^((?:\$ ?)?\d[\d,.]* ?[KkMm]?\+?(?: ?(?:-|\u2013|\u2014|to|through) ?(?:\$ ?)?\d[\d,.]* ?[KkMm]?| (?:and|or) (?:over|above|up|more|under|less))?|(?:[Uu]p to|[Uu]nder|[Oo]ver|[Aa]bove|[Bb]elow|[Mm]ore than|[Ll]ess than|[Ee]xceeding)(?: \$ ?)\d[\d,.]* ?[KkMm]?)(?:\s{2,}|: | [-\u2013\u2014] )(?=[A-Za-z])/
/** "New York and New Jersey: auto $1,000,000": what is asked there, and no level. */
const isStates = (title: string): boolean => findStateConditions(readableText(`${title}:`)).some((c) => c.start === 0 && c.end >= title.length - 1)
/** The places of such lines, each with the name and what it takes up of the line. */
export function findOpenedLevels(lines: Line[]): Map<number, { title: string; length: number }> {
  const found: { at: number; style: string; title: string; length: number; kinds: Set<number>; text: string }[] = []
  for (const [at, line] of lines.entries()) {
    const listed = listedLevel(line)
    if (listed) found.push({ at, style: line.style, title: line.label!, length: 0, kinds: listed, text: line.body })
    const size = line.cells || line.box !== null || listed ? null : OPENED_BY_SIZE.exec(line.body)
    const m = line.cells || line.box !== null || listed || size ? null : (OPENED.exec(line.body) ?? OPENED_BY_NAME.exec(line.body))
    if (size && AMOUNT.test(line.body.slice(size[0].length)) && kindsIn(line.body.slice(size[0].length)).length) found.push({ at, style: line.style, title: size[1]!.trim(), length: size[0].length, kinds: new Set(kindsIn(line.body.slice(size[0].length))), text: line.body.slice(size[0].length) })
    if (!m || BEFORE_AND_AFTER.test(m[1]!) || PART_OF_TEXT.test(m[1]!) || OF_EVERY.test(m[1]!) || EVERY_LEVEL.test(m[1]!) || NO_LEVEL.test(m[1]!) || ASKS.test(m[1]!) || kindsIn(m[1]!).length || isStates(m[1]!)) continue
    const text = line.body.slice(m[0].length)
    const kinds = new Set(kindsIn(text))
    // "One-person movers: occupational accident instead of workers' comp": an exception is no level.
    if (/\b(?:instead of|in place of|in lieu of)\b/i.test(text)) continue
    if (kinds.size && AMOUNT.test(text)) found.push({ at, style: line.style, title: m[1]!.trim(), length: m[0].length, kinds, text })
  }
  if (found.length > LEVELS_MAX) return new Map()
  const alike = (a: (typeof found)[number], b: (typeof found)[number]): boolean => a.length > 0 || b.length > 0 || firstKind(a.text) === firstKind(b.text)
  const parallel = found.filter((a) => found.some((b) => a !== b && alike(a, b) && sameStyle(a.style, b.style) && a.text !== b.text && shared(a.kinds, b.kinds) * 2 >= Math.min(a.kinds.size, b.kinds.size)))
  return new Map(parallel.map((p) => [p.at, { title: p.title, length: p.length }]))
}
const sameStyle = (a: string, b: string): boolean => a === b
const shared = (a: Set<number>, b: Set<number>): number => [...a].filter((k) => b.has(k)).length

/** What is said of every level stands under none of them, wherever it is written. */
export const EVERY_LEVEL = new RegExp(
  [
    String.raw`^\W*for (?:all|both|either|everyone|everybody)\W*$`,
    String.raw`^\W*(?:for )?(?:all|both|everyone|everybody|either way|in (?:either|any|both) cases?|whatever the (?:level|tier|size|fee|amount))\s*[:,]`,
    String.raw`^\W*(?:(?:for|on|at|in) )?(?:all|every|both|either|any|each)(?: of the)?(?: two| three)? (?:` +
    [
      String.raw`events?|rentals?|renters|tenants?|customers?|trades|types?|users?|loads|shipments|installations?|deliver(?:y|ies)|programs?|locations?|sites|spaces`,
      String.raw`(?:sub-?)?contracts?|agreements?|awards?|orders?|levels?|tiers?|sizes?|projects?|jobs?|classes|class|categor(?:y|ies)|permits?|cases|groups?|bands?`,
      String.raw`thresholds?`,
    ].join('|') +
    String.raw`)\b`,
    String.raw`\b(?:at|for|in|on) (?:all|every|both|either|any|each) (?:levels?|tiers?|sizes?|classes|categor(?:y|ies)|bands?|thresholds?)\b`,
    String.raw`^\W*(?:[a-z'-]+ ){1,3}of (?:any|every|all|whatever) (?:kinds?|sorts?|types?|sizes?|class(?:es)?)\b`,
    String.raw`^\W*(?:whichever|whatever|no matter (?:which|what)|regardless of (?:the )?)[\w ]{1,20}:`,
    String.raw`\b(?:regardless of|whatever the) (?:the )?(?:contract |event |project |job )?(?:size|value|amount|tier|level)\b`,
    String.raw`^(?:both|all|every|each|any|either)\b[^:.]{0,30}\b(?:class(?:es)?|tiers?|levels?|categor(?:y|ies)|groups?|cases|kinds?|sizes?|bands?|of (?:these|the above|them))\b`,
    String.raw`\bin (?:both|all|either|each) (?:cases?|events)\b`,
    String.raw`\b(?:on|for|at|in) (?:all|both|every|each|any|either) (?:contracts?|projects?|jobs?|class(?:es)?|tiers?|levels?|sizes?)\b`,
    String.raw`\b(?:on|for|of|in) (?:all|each|every one|both|any|either) of (?:them|these|those|the above)\b`,
    String.raw`[,(] ?(?:both|all|either|every) (?:classes|class|levels?|tiers?|sizes?|categor(?:y|ies)|groups?|kinds?|types?|sorts?|bands?)\b`,
    String.raw`^(?:everyone|everybody|all (?:vendors|contractors|carriers|haulers|drivers|subs|subcontractors))\b`,
  ].join('|'),
  'i',
)

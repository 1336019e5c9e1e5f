import type { TextRun } from '../view/text-run.ts'
import { isOfTheState } from './state-bodies.ts'

const CORE =
  /^(?:insurance|ins|insur|assurance|indemnity|casualty|surety|underwriters|lloyds|lloyd['’]s|reinsurance|reassurance|exchange|interinsurance|reciprocal|insurors|insurers|fund|pool|cas|mutual|fire|marine)$/i
const SUFFIX =
  /^(?:insurance|ins|assurance|indemnity|casualty|cas|surety|mutual|company|co|corporation|corp|incorporated|inc|exchange|group|association|assn|assoc|fund|society|trust|lloyds|lloyd['’]s|underwriters|reciprocal|network|ltd|limited|llc|plc|se|and|&|of|the|property|prop|fire|marine|automobile|auto|club|general|life|specialty|for)$/i
const LEGAL_END =
  /^(?:company|co|corporation|corp|incorporated|inc|exchange|association|assn|fund|pool|society|lloyds|lloyd['’]s|underwriters|network|ltd|limited|plc|mutual|indemnity|group|trust|cooperative|consortium|reciprocal|insurance|assurance|club|se)$/i
/** `Fire Insurance Exchange, an inter-insurance exchange`: what kind of insurer it is names none. */
const KIND_OF_INSURER = /^(?:reciprocal\s)?inter-?\s?insurance\sexchange\b|^reciprocal\s(?:insurance\s)?exchange\b/i
const COMPANY = /^(?:company|co|corporation|corp|exchange)$/i
const CONNECT = /^(?:of|and|&|the|for|de)$/i
const LEFT_STOP =
  /^(?:area|by|from|with|your|our|policy|provided|underwritten|issued|company|insurer|carrier|coverage|a|an|in|to|at|is|are|member|members|writing|name|thank|choosing|dear|business|commercial|personal|liability|auto|home|homeowners|renters|about|this|that|these|which|other|any|all|call|contact|president|secretary|page|rev|copyright|additional|total|required|state|license|program|proof|evidence|certificate|stock|type|description|important|welcome|agency|agent|affiliated|affiliate|subsidiary|division|through|via|vehicle|umbrella|excess|workers|compensation|declarations|insured|insuring|premium|flood|pet|health|dental|life|cargo|no|new|renewal|form|number|buying|contracts|named)[:.,]?$/i
// Words that can be the first of a company's name although they also introduce things.
const NAME_START_OK =
  /^(?:auto|home|homeowners|commercial|business|general|state|vehicle|life|renters|flood|pet|program|workers|new|umbrella|excess|stock)$/i
/** A name of insurers in Texas and New Jersey, of two words that else introduce things. */
const HOME_STATE = /^home state$/i
const GENERIC = new Set(
  'insurance ins company co corp corporation the of and group mutual casualty property fire marine life auto automobile home general a an reciprocal interinsurance stock errors omissions e&o lloyds area name mutuals liability renters tenants commercial personal business workers compensation homeowners homeowner s health umbrella exchange association fund inc llc surety indemnity assurance underwriters vehicle motor truck crop flood title dental pet medical policy specialty lines surplus risk retention state national & for cas prop your our domestic foreign reinsurance reassurance unemployment social federal'.split(
    ' ',
  ),
)
/** The federal program's form is called the Standard Flood Insurance Policy, whoever issues it. */
const NOT_AN_INSURER =
  /^standard\sflood\sinsurance$|^protection\s(?:and|&)\sindemnity$|\b(?:inland|ocean)\smarine$|^(?:professional|public|double|period\sof|commercial)\sindemnity$|\b(?:car|swimming)\spool|\b(?:limit|limits|death|continuous|discount|named|uninsured|underinsured|collision|comprehensive|blanket|deductible|premium|coverage|policies|underlying|simple|agency|agcy|agy|agencies|agents?|brokers?|brokerage|services?|solutions|advisors|consultants|associates|department|commissioner|division|(?<!farm\s)bureau|regulation|institute|adjusters|claims|premium finance|marketing|financial services|management)\b/i

const LEGAL =
  /\b(?:company|co|corp|corporation|inc|exchange|reciprocal|association|fund|pool|society|lloyd'?s|underwriters|network|ltd|limited|plc|indemnity|mutual|joint\spowers|(?:sharing|pooling|management)\sauthority|(?<=\S\s)risk\sretention\sgroup|(?:compensation|insurance|risk)\s(?:trust|cooperative|consortium))\b\.?/i
/** A company's name in full; `Lantern Insurance` in a trade mark is not. */
export const isLegal = (name: string): boolean => LEGAL.test(name)
/** Words that any insurer's name may have: they name nobody alone. */
export const isCommonWords = (text: string): boolean => text.toLowerCase().split(/[^a-z0-9&]+/).every((w) => w === '' || GENERIC.has(w))

export type CompanyName = { text: string; start: number; end: number; legal: boolean }

const bare = (text: string): string => text.replace(/^[("'“‘]+|[)"'”’,.;:*®™]+$/g, '')
const capital = (text: string): boolean => /^[A-Z0-9&]/.test(bare(text))

/** What public agencies insure each other in. */
const PUBLIC_POOL = /\bpublic\s(?:agenc(?:y|ies)|entit(?:y|ies))\b.*\b(?:pool|fund|authority)$/i
const POOLED = /\b(?:joint\spowers(?:\s(?:insurance|risk))?|risk\s(?:management|sharing|pooling|pool))\sauthority$/i

/** `Prairie Retailers Compensation Trust`, `Southmoor Schools Risk Cooperative`: groups that insure their members. */
const isTrust = (words: readonly { text: string }[], i: number): boolean => /^(?:trust|cooperative|consortium)$/i.test(bare(words[i]!.text)) && /^(?:compensation|(?:self-)?insurance|risk)$/i.test(bare(words[i - 1]?.text ?? '')) && !/^(?:life|health|title|and)$/i.test(bare(words[i - 2]?.text ?? ''))

type Placed = { text: string; box: { x: number; y: number; w: number; h: number } }
/** Whether a new printed line begins at a word. */
const breaks = (words: readonly Placed[], at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]]
  return (
    before !== undefined && word !== undefined && word.box.y > before.box.y + 0.6 * before.box.h && word.box.x < before.box.x + before.box.w
  )
}
function lineOf(words: readonly Placed[], at: number): Placed[] {
  let from = at
  while (from > 0 && !breaks(words, from) && at - from < 12) from--
  return words.slice(from, at + 1)
}

const isCore = (words: readonly { text: string }[], i: number): boolean => {
  const text = bare(words[i]!.text)
  if (!capital(words[i]!.text)) return false
  // `Lantern Risk Retention Group, Inc.`: a group that insures its own members.
  if (/^retention$/i.test(text) && /^risk$/i.test(bare(words[i - 1]?.text ?? '')) && /^group$/i.test(bare(words[i + 1]?.text ?? ''))) return true
  if (/^fidelity$/i.test(text) && /^(?:company|corporation)$/i.test(bare(words[i + 1]?.text ?? ''))) return true
  // Public bodies that insure each other under their states' law.
  if (/^authority$/i.test(text) && POOLED.test(words.slice(Math.max(0, i - 3), i + 1).map((w) => bare(w.text)).join(' '))) return true
  if (isTrust(words, i)) return true
  // `Juniper County Fire District` fights fires.
  if (/^fire$/i.test(text) && /^(?:district|department|dept|protection|rescue|station|alarm|sprinklers?|authority|academy)$/i.test(bare(words[i + 1]?.text ?? ''))) return false
  return CORE.test(text) || (/^association$/i.test(text) && /^(?:automobile|auto|insurance|fire)$/i.test(bare(words[i - 1]?.text ?? '')))
}

/** Words that introduce things begin some names too (`State Compensation Insurance Fund`); the list of insurers tells. */
function knownStart(words: readonly { text: string }[], first: number, core: number, next: number, known: (name: string) => boolean): number {
  let start = first
  for (let from = first - 1; from >= Math.max(next, first - 3); from--) {
    if (!capital(words[from]!.text) || /[:;.,!?)•]$/.test(words[from]!.text) || /^(?:inc|llc|ltd|lp|corp)$/i.test(bare(words[from]!.text))) break
    // A word that introduces things begins a longer name only where no shorter one is known.
    if (start < first && LEFT_STOP.test(words[from]!.text)) break
    for (const end of [core + 1, core]) if (words[end] && known(words.slice(from, end + 1).map((w) => bare(w.text)).join(' '))) start = from
  }
  return start
}

/** `certain Underwriters at Lloyd's, London`: the market's name goes on behind its comma, and begins in small print. */
function atLloyds(words: readonly { text: string }[], first: number, last: number): { first: number; last: number } {
  // Where the name is cut before the market's, it goes on with that.
  if (/^underwriters$/i.test(words[last]!.text) && /^at$/i.test(words[last + 1]?.text ?? '') && words[last + 2]) return atLloyds(words, first, last + 2)
  const from = last - 2
  if (from < 0 || !/^underwriters\sat\slloyd['’]?s,?$/i.test(words.slice(from, last + 1).map((w) => w.text).join(' '))) return { first, last }
  return { first: /^certain$/i.test(words[from - 1]?.text ?? '') ? from - 1 : from, last: /^london\b/i.test(words[last + 1]?.text ?? '') ? last + 1 : last }
}

/** `Lantern Personal Insurance` over `Company (a stock company)`: a sentence breaks a name before its last word. */
const goesOnBelow = (words: readonly { text: string }[], last: number): boolean =>
  /^(?:insurance|assurance|indemnity|casualty)$/i.test(words[last]!.text) &&
  /^(?:company|corporation|exchange)[,.]?$/i.test(words[last + 1]?.text ?? '') &&
  !/^(?:policy|number|no|code|name|use|copy|phone|address)\b/i.test(words[last + 2]?.text ?? '')

/** `Lantern Insurance Company of Greenville SC`, where the list has the name without the town: the town is where it sits. */
function seatedIn(words: readonly { text: string }[], first: number, last: number, known: (name: string) => boolean): boolean {
  const upTo = (end: number): string => words.slice(first, end).map((w) => bare(w.text)).join(' ')
  const state = [3, 4].some((n) => /^[A-Z]{2}[,.]?$/.test(words[last + n]?.text ?? ''))
  return state && known(upTo(last + 1)) && ![3, 4, 5].some((n) => known(upTo(last + n)))
}

/** `Harbour Mutual Steamship Assurance Association (Bermuda) Ltd`: how many words of a shipowners' club stand behind its `Mutual`. */
function clubBehind(words: readonly { text: string }[], last: number): number {
  if (!/^mutual$/i.test(words[last]!.text)) return 0
  const found = CLUB.exec(words.slice(last + 1, last + 1 + CLUB_WORDS_MAX).map((w) => w.text).join(' '))?.[0]
  return found && /assurance|insurance|protection|indemnity|underwriting|steamship|ship\s?owners/i.test(found) ? found.split(' ').length : 0
}
const CLUB_WORDS_MAX = 10
const CLUB = /^(?:(?:[A-Z][A-Za-z'’-]+|and|&) ){1,6}?(?:Association|ASSOCIATION|Club|CLUB)(?: \([A-Z][A-Za-z ]{2,24}\))?(?:,? (?:Ltd|LTD|Limited|LIMITED|Inc|INC)\b\.?)?(?= |$)/

const COMMA_WORDS_MAX = 3
/** `Lantern, A Mutual Insurance Company`: what kind of company it is stands behind its name's comma. */
function beforeComma(words: readonly { text: string }[], first: number, core: number, next: number): number {
  const at = words.slice(first, core + 1).every((w) => isCommonWords(bare(w.text))) ? first - 1 : -1
  if (at < 1 || !/^a$/i.test(words[at]!.text) || !/^[A-Z][A-Za-z&'’-]+,$/.test(words[at - 1]!.text)) return first
  let from = at - 1
  if (LEFT_STOP.test(words[from]!.text) || isCommonWords(bare(words[from]!.text))) return first
  while (from > next && at - from < COMMA_WORDS_MAX && /^[A-Z][A-Za-z&'’-]+$/.test(words[from - 1]!.text) && !LEFT_STOP.test(words[from - 1]!.text)) from--
  return from
}

type Words = TextRun['words']

/** Where the name around an insurer's word begins: capitalised words before it, back to what introduces it, and not before `next`. */
function firstOf(words: Words, i: number, next: number, known: (name: string) => boolean): number {
  let first = isTrust(words, i) ? i - 1 : i
  const closed = (at: number): boolean => lineOf(words, at).some((w) => CORE.test(bare(w.text)) || LEGAL_END.test(bare(w.text)))
  while (first > 0 && i - first < 8) {
    const text = words[first - 1]!.text
    // A line that already names a company ends there; the next line is a title, not more of the name.
    if (breaks(words, first) && closed(first - 1)) break
    if (/[:;.!?)•]$/.test(text) && !/^(?:St|Mt|Ft|Co|Ins|U\.S|A\.I|Inc|Cas|Mut|Fed)\.$/i.test(text)) break
    if (/,$/.test(text) || first - 1 < next || /^(?:inc|llc|company|corp|corporation|ltd)\.?,?$/i.test(text)) break
    if (/^the$/i.test(text) && capital(text) && !breaks(words, first)) {
      first--
      break
    }
    // `Prairie Builders Workers' Compensation Fund`.
    if (/^compensation$/i.test(text) && /^work(?:ers?|men)['’]?s?['’]?$/i.test(words[first - 2]?.text ?? '') && first - 2 >= next && capital(words[first - 2]!.text)) {
      first -= 2
      continue
    }
    if (CONNECT.test(bare(text))) {
      const joined = words[first - 2]
      if (first - 2 < next || !joined || !capital(joined.text) || (LEFT_STOP.test(joined.text) && !NAME_START_OK.test(bare(joined.text))))
        break
    } else if (!capital(text) || /\d{3}/.test(text)) break
    else if (LEFT_STOP.test(text) && !NAME_START_OK.test(bare(text)) && !(/^agenc(?:y|ies)$/i.test(text) && /^public$/i.test(words[first - 2]?.text ?? ''))) break
    first--
  }
  // "The" belongs to some names; leading "of" or "and" never does.
  while (first < i && /^(?:of|and|&|for)$/i.test(words[first]!.text)) first++
  while (first < i && LEFT_STOP.test(words[first]!.text) && words[first + 1] && LEFT_STOP.test(words[first + 1]!.text) && !HOME_STATE.test(`${words[first]!.text} ${words[first + 1]!.text}`)) first++
  return beforeComma(words, knownStart(words, first, i, next, known), i, next)
}

/** Where it ends: words that go on with it, and the last of them that is a legal ending (-1 without one). */
function lastOf(words: Words, first: number, i: number, known: (name: string) => boolean): { last: number; legalAt: number } {
  let last = i
  let legalAt = LEGAL_END.test(bare(words[i]!.text)) ? i : -1
  while (
    last + 1 < words.length &&
    last - i < 8 &&
    (!/[,;:]$/.test(words[last]!.text) || /^(?:limited|ltd|inc|llc|plc)\b/i.test(words[last + 1]!.text))
  ) {
    const club = clubBehind(words, last)
    if (club > 0) {
      last += club
      legalAt = last
      continue
    }
    const text = bare(words[last + 1]!.text)
    // `Lantern Mutual Risk Retention Group`: the group's three words go on with the name before them.
    if (/^risk\sretention\sgroup\b/i.test(words.slice(last + 1, last + 4).map((w) => bare(w.text)).join(' ')) && !breaks(words, last + 1)) {
      last += 3
      legalAt = last
      continue
    }
    if (breaks(words, last + 1) && legalAt >= i && !/^(?:of|and|&)$/i.test(bare(words[last]!.text)) && !goesOnBelow(words, last) && !known(words.slice(first, last + 2).map((w) => bare(w.text)).join(' '))) break
    if (/^of$/i.test(text) && seatedIn(words, first, last, known)) break
    const afterOf = /^of$/i.test(bare(words[last]!.text)) || (/^(?:the|new|south|north|west)$/i.test(bare(words[last]!.text)) && last > i)
    // `Lantern Insurance US Company`, `Lantern Mutual Personal Insurance Company`: a word of the name stands between.
    const rest = words.slice(last + 2, last + 4).map((w) => bare(w.text))
    const leads = COMPANY.test(rest[0] ?? '') || (/^(?:insurance|assurance|indemnity|casualty)$/i.test(rest[0] ?? '') && COMPANY.test(rest[1] ?? ''))
    const inner = leads && capital(words[last + 1]!.text) && capital(words[last + 2]!.text) && /^[A-Z][A-Za-z]{1,14}$/.test(text)
    if (!SUFFIX.test(text) && !inner && !(afterOf && capital(words[last + 1]!.text) && /^[A-Z][A-Za-z'’-]+$/.test(text))) break
    if (/^(?:for|the)$/i.test(text) && !afterOf) break
    last++
    if (LEGAL_END.test(text) || afterOf) legalAt = last
    if (/\.$/.test(words[last]!.text) && /^(?:company|exchange|corporation|association|fund)$/i.test(text)) break
  }
  return { last, legalAt }
}

/** The words of a name without the marks that a text puts around it. */
const nameOf = (words: Words): string =>
  words
    .map((w) => w.text)
    .join(' ')
    .replace(/[,;:*®™)]+$/g, '')
    .replace(/^[("'“‘*•]+/, '')
    .replace(/(?<!Co|Ins|Corp|Inc|Ltd|Cas|Mut|Assn)\.$/i, '')

/** Whether such words name an insurer, and no coverage, broker or department. */
function isInsurer(text: string, name: Words, legal: boolean, known: (name: string) => boolean): boolean {
  const own = text
    .toLowerCase()
    .split(/[^a-z0-9&]+/)
    .filter((t) => t !== '' && !GENERIC.has(t))
  return (
    // `National Indemnity Company` is all common words; only a list of insurers can tell it from a phrase.
    (own.length > 0 || (legal && known(text) && name.some((w) => !SUFFIX.test(bare(w.text)) && !CORE.test(bare(w.text))))) &&
    text.length <= 90 &&
    // `(the "Pool")` is what a paper calls its own.
    !/^(?:the\s)?\W?(?:(?:self-?\s?)?(?:insurance|insured)\s)?(?:pool|fund|exchange|association)\W?$/i.test(text) &&
    (!NOT_AN_INSURER.test(text) || (/\bassociation\b/i.test(text) && known(text)) || PUBLIC_POOL.test(text) || POOLED.test(text)) &&
    /insur|assur|indemn|casualty|surety|mutual|exchange|lloyd|fund|\bpool\b|underwrit|association|\bins\b|\bcas\b|fire|marine|risk retention|joint powers|(?:compensation|risk) (?:trust|cooperative|consortium)|fidelity (?:company|corporation)|risk (?:management|sharing|pooling) authority/i.test(text)
  )
}

/** Utah's fund has no other name; within a sentence the words are any state's. */
const COMPENSATION_FUND = /^workers['’]?\sCompensation\sFund$/i
const standsAlone = (words: Words, first: number, last: number): boolean => (first === 0 || breaks(words, first)) && (last + 1 === words.length || breaks(words, last + 1))

/** `Member: Town of Elk Ferry   Pool: …`: set apart from what stands before it the word leads to a name, and ends none. */
const isLabel = (words: Words, i: number): boolean => {
  const [before, word] = [words[i - 1], words[i]!]
  return before !== undefined && /^(?:pool|fund|exchange|underwriters|insurance):$/i.test(word.text) && !breaks(words, i) && word.box.x - before.box.x - before.box.w > LABEL_GAP * word.box.h
}
/** In heights of the print: wider than the space between words of a name. */
const LABEL_GAP = 0.6

/** Insurers' names as they stand in a text: capitalised words around an insurer's word, out to the legal ending. */
export function companyNamesIn(run: TextRun, known: (name: string) => boolean = () => false): CompanyName[] {
  const found: CompanyName[] = []
  const words = run.words
  let next = 0
  for (let i = 0; i < words.length; i++) {
    if (i < next || !isCore(words, i) || isLabel(words, i)) continue
    if (i > 1 && COMPENSATION_FUND.test(nameOf(words.slice(i - 2, i + 1))) && standsAlone(words, i - 2, i)) {
      found.push({ text: nameOf(words.slice(i - 2, i + 1)), start: run.starts[i - 2]!, end: run.starts[i]! + words[i]!.text.length, legal: true })
      next = i + 1
      continue
    }
    const start = firstOf(words, i, next, known)
    const { last, legalAt } = lastOf(words, start, i, known)
    // `Insurance Company  Lantern Mutual Insurance Company`: a blank's caption before the name that fills it.
    const captioned = /^insurance$/i.test(bare(words[start]!.text)) && /^company$/i.test(bare(words[start + 1]?.text ?? '')) && words.slice(start + 2, last + 1).some((w) => CORE.test(bare(w.text)))
    const { first, last: end } = atLloyds(words, captioned ? start + 2 : start, legalAt >= i ? legalAt : last)
    const name = words.slice(first, end + 1)
    const text = nameOf(name)
    const legal = isLegal(text)
    if (!isInsurer(text, name, legal, known) || isOfTheState(text, bare(words[end + 1]?.text ?? '')) || (KIND_OF_INSURER.test(text) && /^an?$/i.test(words[first - 1]?.text ?? ''))) continue
    found.push({ text, start: run.starts[first]!, end: run.starts[end]! + words[end]!.text.length, legal })
    next = end + 1
  }
  return found
}

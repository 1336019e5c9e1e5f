import type { Governed } from '../conditions/governed.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { CoverageMention } from '../mentions/mentions.ts'
import { statesIn, strayState } from '../conditions/state-conditions.ts'
import type { Group } from '../coverages/groups.ts'
import { hasEmptyBox } from '../members/doubts-of-members.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'

/** The doubt of liability that is named without its kind. */
export const WITHOUT_KIND = 'Liability insurance is named without its kind.'

/**
 * Words that turn, limit or date what a clause asks, and that no part of the grammar accounts for: the rule stands, but a
 * person looks at it.
 */
const TURNING = new RegExp(
  [
    String.raw`\b(?:` +
    [
      String.raw`whichever|(?:lesser|greater|higher|lower|larger) of|depending|either|otherwise|sub-?limit\w*|rather than|proposed`,
      String.raw`until(?! (?:final|completion|acceptance|expiration|termination|all\b|the (?:end|completion|expiration|work|final|term|project)))|phased?|negotiable`,
      String.raw`approximately|roughly|temporar\w+|interim`,
      String.raw`(?:starting|beginning|effective|after|from|since|as of|through|by|in|for)(?: in| on| with)? (?:` +
      [
        String.raw`(?:the )?(?:next|coming|this) (?:year|season|month|quarter|fiscal|spring|summer|fall|autumn|winter)`,
        String.raw`(?:jan|feb|mar|apr|june?|july?|aug|sep|sept|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?\.?(?= |$|[,.;)])|may \d|20\d\d|\d{1,2}\/`,
      ].join('|') +
      String.raw`)`,
      String.raw`(?:starting|beginning|effective|from|as of) (?:may|next)|after (?:the |your |their |its )?(?:first|second|third|initial)`,
      String.raw`by the (?:first|second|third|end of)|(?:for|per) (?:every|each) (?:two|three|four|five|six|ten|\d{1,3})\b|on hold|suspended|paused|not yet`,
      String.raw`not (?:us|me)\b|used to|(?:one|two|three|several|a few|both|many) of (?:our|my|their) |any (?:split|mix) |non-?subscribers?|sometimes|some\b|certain`,
      String.raw`most|usually|normally|typically`,
      String.raw`unless(?! (?:the |your |their |a |its )?(?:file|certificate|cert|coi|acord|folder|record|portal) (?:shows?|has|contains?|lists?|carr(?:y|ies)|includes?)\b)`,
      String.raw`same as|(?<!\bat all )times|percent|multiplied|ratio|the same|match(?:es|ing)?|equal to`,
      String.raw`subject to(?! (?:(?:an?|the|any|its) )?(?:maximum |annual |policy |general |combined |customary |standard )*(?:deductibles?\b|retentions?\b|self-insured|aggregate|[¤£µ¦]))`,
      String.raw`in addition to the|instead|replac\w+|minimum of either`,
    ].join('|') +
    String.raw`)\b`,
    String.raw`\d ?%`,
  ].join('|'),
)
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?)'
/** "Effective January 1, 2027, carriers must carry ...": from when the whole text holds is no condition of a coverage. */
const OPENING_DATE = new RegExp(
  `^\\W*(?:effective|starting|beginning|commencing|as of)(?: (?:on|as of|in|with|from))? (?:(?:the )?(?:1st|first)(?: day)? of )?(?:immediately|(?:the )?next (?:week|month|quarter|season|year)|(?:the )?\\d{4} (?:season|year)|${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? 20\\d\\d)?)(?= ?[,:]| (?:all|any|each|every|our|we|you|your|the|an?)\\b| (?:[a-z]+ )?[a-z]+s (?:must|shall|need|have to)\\b)`,
)
const withoutOpeningDate = (masked: string): string => masked.replace(OPENING_DATE, (said) => '~'.repeat(said.length))
const clauseOf = (masked: string, group: Group): string => {
  const end = masked.slice(group.end).search(/[;.](?:\s|$)/)
  return masked.slice(Math.max(0, masked.lastIndexOf(';', group.start) + 1, group.start - 60), end < 0 ? masked.length : group.end + end)
}

/** What in the words around a coverage leaves its reading in doubt. */
export function doubtsAround(view: SentenceView, governed: Governed, c: CoverageMention, is: { phrase: string | null; several: boolean; named: boolean }): string[] {
  const { group } = governed
  const { reading } = view
  const doubts: string[] = []
  if (
    is.several &&
    group.list !== 'shared' &&
    !/\b(?:each|both|all|every|with (?:limits|minimum|a combined)|respectively)\b|:/.test(reading.masked.slice(group.coverages[0]!.start, group.end)) &&
    c !== group.coverages.at(-1) &&
    // Workers' compensation and employers' liability are one policy.
    !group.coverages.every((x) => x.type === 'workers_comp' || x.part === 'el')
  )
    doubts.push('One amount follows several coverages.')
  // "Tech E&O with cyber, $5,000,000"
  else if (is.several && /\bwith $|w\/ ?$/.test(reading.masked.slice(0, group.coverages.at(-1)!.start))) doubts.push('One amount is named for two coverages that go together.')
  // "GL, auto and umbrella combined must total $10,000,000", "Cyber/Tech E&O: $2M combined"
  else if (is.several && /\b(?:combined(?! single)|together|shared|total(?:s|ing)?)\b/.test(reading.masked.slice(group.coverages.at(-1)!.end, group.end + 14))) doubts.push('One amount is for several coverages together.')
  if (/\brespectively\b/.test(reading.masked)) doubts.push('Amounts are given respectively.')
  // "…, WC unless exempt, …": a condition that was found speaks of its own coverage.
  const spared = view.conditions.filter((x) => x !== governed.whole).reduce((s, x) => s.slice(0, x.start) + '~'.repeat(Math.max(0, x.end - x.start)) + s.slice(x.end), reading.masked)
  if (is.named && TURNING.test(clauseOf(view.earlier ? spared : withoutOpeningDate(spared), group))) doubts.push('A word in this sentence may change what is asked.')
  if (is.phrase) doubts.push(`"${is.phrase}" may say when this is asked.`)
  const state = is.named && !view.conditions.some((x) => x.condition.kind === 'state') ? strayState(reading, view.conditions) : null
  if (state) doubts.push(`What "${state}" changes here is not clear.`)
  // "Statutory - ND, OH, WA, WY through the state": states in a row, in no condition that was read.
  const row = is.named && !state && !view.conditions.some((x) => x.condition.kind === 'state') ? statesIn(reading) : []
  if (row.length > 1) doubts.push(`What ${row.join(', ')} change here is not clear.`)
  const place = is.named && !state ? placeBehind(view, group) : null
  if (place) doubts.push(`What "${place}" changes here is not clear.`)
  // "Umbrella CAD 1M": an amount in other money. "Floater $100K or job value": an amount, or one that is not told.
  const near = reading.cased.slice(Math.max(0, group.start - 8), group.end + 8)
  if (is.named && FOREIGN.test(near)) doubts.push('The amount is in other money than dollars of the United States.')
  if (is.named && group.tokens.some((t) => t.kind === 'amount') && /^[\s£,]*or (?:the )?(?:[a-z]+ )?(?:value|cost|price)\b/.test(reading.masked.slice(group.end))) doubts.push('Another amount, which the text does not give, may do as well.')
  // "GL $1M or event policy"
  if (is.named && group.tokens.some((t) => t.kind === 'amount') && OTHER_POLICY.test(reading.masked.slice(group.end))) doubts.push('Something that is not known is accepted in its place.')
  // "Pollution $1M or GL without a pollution exclusion"
  if (is.named && group.alternatives.length && /^[^.;¤]{0,20}\bwithout\b/.test(reading.masked.slice(group.end))) doubts.push('What is accepted instead has to meet something of its own.')
  // "Could we do a $2M umbrella?", "A $2M umbrella covers $2M above the primary."
  if (is.named && group.tokens.some((t) => t.kind === 'amount') && /\?\s*$/.test(reading.masked)) doubts.push('It is a question, and asks nothing by itself.')
  if (is.named && /^ (?:policy )?(?:covers|pays|adds|protects|kicks in|sits)\b(?! (?:all|any|the|owned|hired|every))/.test(reading.masked.slice(group.coverages.at(-1)?.end ?? group.end)) && /[¤¦]/.test(reading.masked.slice(group.coverages.at(-1)?.end ?? group.end))) doubts.push('What the policy does is told here, and may not be asked.')
  // "The certificate lists an umbrella of $2,000,000.", "I see cargo of $100,000 on it."
  if (is.named && PAPER_SHOWS.test(reading.masked.slice(0, group.start)) && !/\b(?:must|should|shall|needs?|has to|have to|require\w*|make sure|check|see that)\b/.test(reading.masked)) doubts.push('What a paper shows is told here, and may not be asked.')
  // "Umbrella: you have $1,000,000."
  if (is.named && /^[^.;¤]{0,24}[:,-] ?(?:you|they|he|she) (?:only |just |currently |already )*(?:have|has|had|show|shows|carry|carries|got) (?:only |just |an? )*¤/.test(reading.masked.slice(group.coverages.at(-1)?.end ?? group.end))) doubts.push('What a paper shows is told here, and may not be asked.')
  if (is.named && hasEmptyBox(reading.cased)) doubts.push('A box that is left empty stands beside it.')
  // "Bailee/contents $100K": beside a name that is of no type, the other may be a part of it.
  if (is.named && is.several && c === group.coverages.at(-1) && group.coverages.some((x) => x !== c && x.printed) && /\/ ?$/.test(reading.masked.slice(0, c.start))) doubts.push('One amount is named for two coverages that may be one.')
  if (governed.also) doubts.push('It also depends on something a rule cannot test.')
  if (group.list === 'behind' && (c.type !== 'workers_comp' || c.part === 'el')) doubts.push('An amount stands before the list that names it.')
  if (c.bare) doubts.push(WITHOUT_KIND)
  if (c.printed) doubts.push('This coverage has no type of its own.')
  return doubts
}

const PAPER_SHOWS = /(?:\b(?:certificate|cert|coi|acord|paper|form) (?:lists|says|reads|states|mentions)|\b(?:i|we) (?:can )?(?:see|saw|notice|noticed|found)) (?:an? |the )?$/
/** "Professional $1M in Cook County", "outside the US": where it is asked, or where it holds. */
const PLACE_BEHIND =
  /^[\s,£]*(?:insurance |coverage |only )?((?:in|at|outside(?: of)?|within|near) (?:the )?(?!Exhibit|Section|Schedule|Appendix|Attachment|Article|Agreement|Contract|Form|Lease|Paragraph|Clause|Item|Line|Part|Table|Annex|Addendum|Rider|Policy|Order|Purchase|ACORD|Best|Lloyd|Party|Work|Project|Owner|USD)[A-Z](?:[a-z]+|S\b)(?: [A-Z][a-z]+)*(?: (?:site|campus|plant|yard|facility|office|terminal))?)/
function placeBehind({ reading, conditions }: SentenceView, group: Group): string | null {
  if (!/[a-z]{3}/.test(reading.cased)) return null
  const place = PLACE_BEHIND.exec(reading.cased.slice(group.end).replace(/^\)/, ''))?.[1]
  return place && !conditions.some((c) => c.end > group.end && c.start < group.end + 40) ? place : null
}

const OTHER_POLICY = /^[\s£,(]*or (?:an? |the |your |their )?(?!(?:more|higher|greater|better|such|other|any|equivalent|similar|primary|each|per|the|its|our|join|enroll\w*|enrol)\b)(?:[a-z'-]+ ){1,2}(?:policy|insurance|coverage|plan)\b/
const FOREIGN = /\b(?:CAD|EUR|GBP|AUD|MXN|NZD|CHF)\b|\bC\$|[\u20ac\u00a3]/

/** "Workers' compensation $500,000": the one amount is read as employers liability. */
export const oneForWc = (group: Group, c: CoverageMention, inList: boolean, limits: number, reading: Reading): boolean =>
  c.type === 'workers_comp' &&
  !inList &&
  limits === 3 &&
  group.tokens.filter((t) => t.kind === 'amount').length === 1 &&
  !group.coverages.some((x) => x.part === 'el') &&
  !/\bel\b|e\.l\.|employer/.test(reading.lower) &&
  !group.tokens.some((t) => t.kind === 'limit' && t.word !== 'statutory')

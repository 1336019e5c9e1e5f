import { findForms } from './find-forms.ts'
import { findFlags } from '../members/find-members.ts'
import { findPeriods, type PeriodReading } from '../documents/find-periods.ts'
import { findRatings } from './find-ratings.ts'
import { drop, isFree, type Marking, passOver, take } from './marking.ts'
import { carryMarks, MARK, mask, type Mention } from './mentions.ts'
import { passOverFigures } from './passed-over.ts'
import { takeAmounts } from './take-amounts.ts'
import { takeNames } from './take-names.ts'
import { takeScopes } from './take-scopes.ts'
import { takeStacking } from './take-stacking.ts'
import { allMatches } from '../text/all-matches.ts'
import type { AmountMention } from '../amounts/join-amounts.ts'
import type { PlainText } from '../text/normalise-text.ts'

/** "An A- rated insurer on GL and auto": who is rated, and not all insurers. */
const OF_RATED = /µ insurers?$/
/** A sentence with everything the grammar recognises in it. `masked` has the same length as the text. */
export type Reading = {
  lower: string
  cased: string
  masked: string
  mentions: Mention[]
  /** Amounts of money that are not insurance limits: contract values, payroll, thresholds, fees. */
  otherAmounts: AmountMention[]
  periods: PeriodReading
}

/** "All policies", "such insurance", "the liability policies": what is said of more than one coverage. */
const ALL = new RegExp(
  String.raw`(?<![a-z0-9])(?:` +
  [
    String.raw`(?<=^\W*)(?:` +
    [
      String.raw`the |all |such |its |their `,
      String.raw`(?:the )?(?:contractor|subcontractor|vendor|tenant|supplier|consultant|lessee|licensee|permittee|operator|provider|seller|franchisee|user)(?:'s|s') `,
    ].join('|') +
    String.raw`)liability (?:insurance|coverages?|policies)(?= (?:(?:shall|must|is|are|will|to) )?(?:also )?(?:be )?µ)`,
    String.raw`(?:all|each|every|any|both)(?: (?:one|and every))?(?: of)?(?:` +
    String.raw` (?:` +
    [
      String.raw`the|such|these|those|its|your|their|required|other|foregoing|above|above-listed|listed|applicable|insurance|aforementioned|third[- ]party|said|primary`,
      String.raw`and excess|commercial|vendor'?s?|contractor'?s?|carrier'?s?`,
    ].join('|') +
    String.raw`)` +
    String.raw`)*? (?:liability )?(?:insurance )?(?:` +
    [
      String.raw`policies|policy|polices|coverages?|lines?(?: of (?:coverage|insurance))?|insurance(?: policies)?|insurers?|insurance (?:companies|carriers)`,
      String.raw`(?:underwriters|insuring companies)|insurance coverages?|certs?|of (?:the|these) (?:above|policies|coverages)|of it|above|parts|items|limits`,
    ].join('|') +
    String.raw`)`,
    String.raw`(?<=µ ?\()liability(?= only)|(?<=\b(?:on|under|to|for) )(?:the |all |their )?liability(?= (?:policies|lines|coverages)|,|\.|$|;| and\b| only\b)`,
    String.raw`(?:all|both|each|every) liab(?:ility)?(?: lines| pols?)?(?=\s*(?:[.;,)+&]|$|and\b))`,
    String.raw`all(?= (?:to|must|shall|with) )|all(?= (?:but|except|other than) (?:the )?©)|all(?= 4| four| three)|(?<=µ ?[:=-]? ?)all(?=,? \(?(?:incl(?:uding|uded|\b\.?)|even|and|plus|&|\+) ?(?:the |on )?©)|(?<=\b(?:on|for|to) )all(?=[,.;)]|$)`,
    String.raw`across the board|(?<=µ )throughout|everything(?! else)`,
    String.raw`(?<=\b(?:on|for|under|to) )(?:the (?:rest|others|remaining (?:policies|coverages|lines|items))|all (?:the )?(?:others|rest))`,
    String.raw`each(?= (?:must|shall|is|to) )`,
    String.raw`(?:` +
    [
      String.raw`the|such|these|those|said|this|above|required|above-required|foregoing|contractor'?s?|vendor'?s?|tenant'?s?|supplier'?s?|consultant'?s?|lessee'?s?`,
      String.raw`licensee'?s?|carrier'?s?|your|its|their`,
    ].join('|') +
    String.raw`)(?: (?:above|foregoing|required|liability|insurance|aforementioned))* (?:policies|coverages|insurance(?: policies| coverages?)?)`,
    String.raw`(?:its |their |the )?liability (?:insurers|carriers)|insurance (?:policies|carriers|companies)|insurers?|(?:the )?policies|the (?:above|foregoing)`,
  ].join('|') +
  String.raw`)(?![a-z0-9])`,
  'g',
)

/** Finds every mention in a sentence, each stretch of text read once, the most specific reading first. */
export function findMentions(text: PlainText): Reading {
  let held = readings.get(text)
  if (!held) {
    held = readMentions(text)
    readings.set(text, held)
  }
  // Readers add to a reading and settle its bare names: each gets its own.
  return { ...held, mentions: held.mentions.map((m) => ({ ...m })) }
}
const readings = new WeakMap<PlainText, Reading>()

const SHORT_FOR = /\b(?:inc|co|corp|ltd|dept|assn|bros|assoc|mgmt)\.(?=,? [a-z])/g
const ANY_MARK = /[¤©£µ¶§¦]+/g
const OTHER_OR_MEMBER = /[¦µ]+/g

function readMentions(text: PlainText): Reading {
  const { lower, cased } = text
  // The dot of "Lift Rental Co." ends no clause.
  const marking: Marking = { lower, cased, masked: lower.replace(SHORT_FOR, (s) => `${s.slice(0, -1)} `), mentions: [] }
  passOverFigures(marking)
  const { forms, ignored } = findForms(marking.masked)
  for (const i of ignored) passOver(marking, i.start, i.end)
  for (const f of forms) take(marking, f, MARK.member)
  for (const r of findRatings(carryMarks(cased, marking.masked, OTHER_OR_MEMBER))) take(marking, r, MARK.member)
  const periods = findPeriods(marking.masked)
  for (const p of periods.members) if (isFree(marking, p.start, p.end)) take(marking, p, MARK.member)
  const { found, limits, others } = takeAmounts(marking)
  takeStacking(marking, found)
  for (const f of findFlags(marking.masked, carryMarks(cased, marking.masked, ANY_MARK)))
    if (isFree(marking, f.start, f.end)) take(marking, f, MARK.member)
  takeScopes(marking)
  takeNames(marking)
  if (limits.length) nameByForms(marking, ignored)
  for (const m of allMatches(ALL, marking.masked)) if (!OF_RATED.test(`${marking.masked.slice(Math.max(0, m.index - 3), m.index)}${m[0]}`)) take(marking, { kind: 'all', start: m.index, end: m.index + m[0].length, liability: /liab/.test(m[0]), ...(/^both\b/.test(m[0]) ? { both: true as const } : {}) }, MARK.all)
  marking.mentions.sort((a, b) => a.start - b.start)
  settleBases(marking)
  return { lower, cased, masked: marking.masked, mentions: marking.mentions, otherAmounts: others, periods }
}

/** "ISO form CA 00 01 covering any auto, $1,000,000": the form names the coverage where nothing else does. */
function nameByForms(marking: Marking, ignored: { start: number; end: number }[]): void {
  const { lower } = marking
  for (const i of ignored) {
    const type = /^[^a-z]*(?:.*\b)?ca ?0/.test(lower.slice(i.start, i.end)) ? 'auto_liability' : /\bcg ?0/.test(lower.slice(i.start, i.end)) ? 'general_liability' : null
    if (!type || marking.mentions.some((m) => m.kind === 'coverage' && m.type === type)) continue
    marking.mentions.push({ kind: 'coverage', type, start: i.start, end: i.end })
    marking.masked = mask(marking.masked, i.start, i.end, MARK.coverage)
  }
}

/** "$3M umbrella, per-project aggregate": behind a comma the word is that of the basis, and labels no amount before it. */
function settleBases(marking: Marking): void {
  for (const basis of marking.mentions.filter((x) => x.kind === 'member' && x.member.name === 'aggregate_basis')) {
    const word = marking.mentions.find((x) => x.kind === 'limit' && /aggregate$/.test(x.word) && x.start - basis.end <= 1 && x.start >= basis.end)
    if (!word || /^ ?(?:limits? )?(?:of |at |[:=-] ?|is |must be |shall be |not less than )*¤/.test(marking.masked.slice(word.end))) continue
    // "AI on GL and auto; per project aggregate on GL": where no amount stands beside it, the word is part of the basis.
    const apart = /(?:^|[;.]|[µ©¶§£a-z)][ ,]*(?:,|\+|\/|-| and| plus)) *(?:an? |the |with |and )?$/.test(marking.masked.slice(0, basis.start))
    if (apart && !/£$/.test(marking.masked.slice(0, basis.start).trimEnd())) {
      drop(marking, word)
      marking.masked = mask(marking.masked, word.start, word.end, MARK.member)
      basis.end = word.end
    }
  }
}

import type { Group, Standing } from './groups.ts'
import { ADVISORY, withoutPreferredParty } from './not-asking-words.ts'
import { type AroundGroup, sliceBetween } from './around-group.ts'

/** "Umbrella: not required, but strongly recommended at $1,000,000" */
const LEFT_BUT_ADVISED = /^[^.;¤©]{0,90}?\b(?:not|n't) (?:required?|insist on|needed|need|mandatory|a must|compulsory|an? (?:deal[- ]?breaker|show[- ]?stopper|requirement|condition))(?: it| this| that)?,? (?:but|though|although|yet|however,?) (?:it is |it's |is |does |do |we |highly |strongly |very much |still )*(?:recommend|advis|encourag|suggest|prefer|nice|welcome|helpful|desirable|appreciated|like (?:it|to see))/
const WOULD_BE = /^©+ (?:(?:policy|insurance|coverage) )?(?!(?:is|are) (?:good|great) at )(?:is|are|would be|might be) (?:also |very |really |only |strongly |highly )?(?:nice|good|great|welcome|appreciated|helpful|preferred|recommended|encouraged|suggested|advisable|a plus)(?: to have)? ?[,:;(-]? ?(?:at |with |of )?(?:at least )?¤/

/** "GL preferred ($1M)", "umbrella a plus - $2M, not required": between a name and its own amount nothing else stands. */
const BETWEEN_NAME_AND_AMOUNT = /^\s*(?:policy |coverage |insurance )?(?:is |are |would be )?(?:(?:optional|voluntary|not (?:required|mandatory|a must)),? but )?(?:only |also |strongly |highly )*(?:preferred|pref|desired|desirable|recommended|encouraged|suggested|advised|(?:a )?nice(?:[- ]to[- ]have)?|(?:a )?(?:big |definite )?plus)\.?(?: ?[:,-] ?| ?\(|(?= ¤))\s*(?:at |of |w\/ ?)?(?:at least |min(?:imum)? (?:of )?)?(?=¤)/

/** A word of preferring stands right beside the name, or in the heading before the colon. */
export function preferredBeside({ group, masked, after, amounts }: AroundGroup): Standing | null {
  const name = group.coverages[0]?.end ?? group.end
  const own = BETWEEN_NAME_AND_AMOUNT.exec(masked.slice(name))
  if (own && group.tokens.some((t) => t.kind === 'amount' && t.start === name + own[0].length)) return 'advisory'
  // "Preferred, not a must: ..."
  const heading = (/^[^:©¤]{0,60}:/.exec(masked)?.[0] ?? '').replace(/\bnot (?:an? )?(?:absolute |hard )?(?:must|requirement|required|mandatory)\b/g, '')
  if (NOT_ASKED_BELOW.test(heading)) return 'not_required'
  if (/\boptional\b/.test(heading)) return 'optional'
  if (/\bnice[- ]to[- ]have|\bpreferred\b|\brecommended\b|\bencouraged\b|^\W*should have\b|good to have|\bdesir/.test(heading) && !/\b(?:required|must)\b/.test(heading)) return 'advisory'
  if (/\b(?:prefer|recommend|encourag|suggest|like)\w*(?: to see)?,? but\b[^.;©]{0,40}$/.test(masked.slice(0, group.start))) return 'advisory'
  if (/^\s*(?:[:,(-]\s*)(?:strongly |highly )?(?:encouraged|recommended|preferred|suggested|desirable|advisable|nice[- ]to[- ]have|nice if (?:you|they) (?:have|carry|do)\b)/.test(masked.slice(group.coverages[0]?.end ?? group.end))) return 'advisory'
  if (/^\s*(?:strongly |highly )?(?:encouraged|recommended|suggested|(?:preferred|desired)(?= (?:at|with|of|to be|in|limits?)\b)|(?:pref(?:erred)?|rec)(?=\.? ?¤))(?![a-z])/.test(masked.slice(group.coverages[0]?.end ?? group.end))) return 'advisory'
  if (/^\s*[:,-]?\s*(?:we|i)(?:'d| would)? (?:strongly |highly |only |just |merely |simply )*(?:like|recommend|suggest|prefer|encourage)\b(?! that (?:it|this) not)/.test(masked.slice(group.coverages[0]?.end ?? group.end))) return 'advisory'
  if (/^\s*(?:policy |coverage |insurance )?(?:is|are) (?:strongly |highly )?(?:encouraged|recommended|preferred|suggested|desirable|advisable|worth having|a good idea|a (?:nice )?(?:plus|extra)|nice[- ]to[- ]have|welcome)\b/.test(masked.slice(group.coverages[0]?.end ?? group.end))) return 'advisory'
  // "We would like $1,000,000 of umbrella, but it is not a condition."
  if (/\b(?:would|'d) (?:like|love)(?: to (?:see|have))?\b[^.;©]{0,40}$/.test(masked.slice(0, group.coverages[0]?.start ?? group.start)) && /^[^.;©]{0,40}\bbut\b[^.;©]{0,30}\b(?:not|n't|never) (?:be )?(?:an? |really an? )?(?:condition|requirement|must|deal|required|mandatory|needed)/.test(masked.slice(group.end))) return 'advisory'
  if (group.alternatives.length && /^[\s,;:-]*(?:your (?:choice|pick)|take your pick|whichever (?:you|they) (?:have|like|prefer))\b/.test(after)) return 'asked'
  if (LEFT_BUT_ADVISED.test(after) || (amounts && LEFT_BUT_ADVISED.test(masked.slice(group.coverages[0]?.end ?? group.end)))) return 'advisory'
  // "EPL would be good to have (legal says $1,000,000)"
  const toAmount = masked.slice(group.coverages[0]?.end ?? group.end, group.tokens.find((t) => t.kind === 'amount' && t.start > (group.coverages[0]?.end ?? 0))?.start ?? group.start)
  if (/^\s*(?:insurance |coverage |policy )?(?:(?:is|are|would|'d|might)\b|[:,-] ?(?:i|we)(?:'d| would) )[^,;:.]*:? ?$/.test(toAmount) && ADVISORY.test(toAmount) && !/\b(?:required|must|shall|mandatory|not|n't)\b/.test(toAmount)) return 'advisory'
  // "General liability isn't in the contract but we like $1,000,000"
  if (/^[^.;¤©]{0,60}?\b(?:is|are)(?: not|n't) (?:in|on|part of|required|asked|needed|mandatory|(?:an? )?(?:absolute |hard |strict |firm )?(?:must|requirement|condition|deal-?breaker))\b[^.;¤]{0,40}\b(?:but|though|although|still) (?:we|i)(?:'d| would| do)? (?:like|love|prefer|recommend|encourage|suggest)\b/.test(masked.slice(group.coverages[0]?.end ?? group.end))) return 'advisory'
  return null
}

/** What the clause prefers, it prefers of this group. */
export function preferredByWords({ group, groups, index, masked, clauseStart, clauseLead, after, inside, amounts }: AroundGroup): Standing | null {
  // What brackets prefer, they prefer of what stands before them.
  const leadWord = leadingAdvice(withoutPreferredParty(clauseLead).replace(/\([^()]*\)/g, (s) => ' '.repeat(s.length)), clauseStart, groups.slice(0, index))
  const required = /\b(?:required|must|shall|mandatory)\b/
  if (
    leadWord &&
    !required.test(clauseLead.slice(leadWord.index)) &&
    !(
      index > 0 &&
      groups[index - 1]!.start > clauseStart &&
      ADVISORY.test(sliceBetween(masked, groups[index - 1]!.end, group.start).split(/,/)[0]!) &&
      !/[:]/.test(clauseLead)
    )
  )
    return 'advisory'
  if (
    !prefersMore(group, masked) &&
    ADVISORY.test(after.split(/,(?! but)|\band\b(?=.*©)/)[0]!) &&
    !required.test(after.slice(0, 20)) &&
    !/\b(?:our|is|the) preferred (?:carrier|vendor|form|document|method)/.test(after)
  )
    return 'advisory'
  // "E&O: $1M, preferred"
  if (/^\s*[,(-]\s*(?:but )?(?:is |are )?(?:only |strongly |highly )?(?:preferred|recommended|encouraged|suggested|desirable|advisable|nice[- ]to[- ]have)\)?\s*(?:[.;,)]|$|but\b|(?:and )?not\b|since\b|because\b|as\b|for\b|if\b|when\b|where\b)/.test(after)) return 'advisory'
  if (!amounts && ADVISORY.test(inside)) return 'advisory'
  // "Cyber would be nice, $1M"
  if (amounts && WOULD_BE.test(inside)) return 'advisory'
  if (amounts && /¤[^¤©]{0,30}\b(?:is|are) (?:strongly |highly |only )?(?:recommended|preferred|encouraged|suggested)\b[^¤©]{0,30}©+$/.test(inside)) return 'advisory'
  return null
}

/** A word of preferring before a group, unless it trails a group of its own: "GL preferred, comp, cargo 100k". */
function leadingAdvice(lead: string, offset: number, before: Group[]): RegExpExecArray | null {
  let rest = lead
  for (let m = ADVISORY.exec(rest); m; m = ADVISORY.exec(rest)) {
    const at = offset + m.index
    const own = before.some((g) => g.end > offset && g.end <= at && !/[,;:]/.test(rest.slice(g.end - offset, m.index)))
    if (!own || !/^[^:]*,/.test(rest.slice(m.index))) return m
    rest = rest.slice(0, m.index) + ' '.repeat(m[0].length) + rest.slice(m.index + m[0].length)
  }
  return null
}

/** "$750k auto, $1M preferred": of two amounts that are no shorthand, only the last is preferred. */
function prefersMore(group: Group, masked: string): boolean {
  const [more, least] = group.tokens.filter((t) => t.kind === 'amount').toReversed()
  if (!more || !least || (more.group && more.group.id === least.group?.id) || more.value <= least.value) return false
  const between = masked.slice(least.end, more.start)
  return /[,(;-]|\bbut\b/.test(between) && !/£/.test(between.slice(between.search(/[,(;-]|\bbut\b/))) && /^[^¤©£;.,]{0,14}(?:preferred|pref\b|recommended|encouraged|suggested|desired|better|ideal)/.test(masked.slice(more.end))
}
const NOT_ASKED_BELOW = /\b(?:not (?:needed|required|applicable|necessary|asked(?: for)?|checked|on (?:our|the|this) list)|no need for|(?:do not|don't|does not|doesn't|won't|no longer|never|stop|stopped) (?:be )?(?:need|require|ask(?:ing)? for|want|check(?:ing)?|collect(?:ing)?|look(?:ing)? for|request(?:ing)?)|skip)\b/

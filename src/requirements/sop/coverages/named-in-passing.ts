import type { Standing } from './groups.ts'
import { NO_BEFORE } from './not-asking-words.ts'
import type { AroundGroup } from './around-group.ts'

/** "except in Nevada, where workers' comp is mandatory" */
const WHERE_ELSE = /\bexcept(?: for)? (?!where\b|when\b|if\b)[^.;]*[a-z],? where (?:the )?$/

/** "Trailer interchange: $50,000; not used at present" */
export function notUsedNow({ group, masked, next, semi }: AroundGroup): Standing | null {
  if (semi >= group.end && next > semi && /^;\s*(?:currently |presently )?not (?:currently |presently |yet )?(?:used|required|needed|in use|in effect|applicable|asked(?: for)?)(?: (?:at (?:present|this time)|now|here|currently))?\s*(?:[.;]|$)/.test(masked.slice(semi))) return 'not_required'
  return null
}

/** Named as what something else depends on, stands for, or is let pass of. */
export function partOfSomethingElse({ group, groups, index, masked, clauseStart, before, after }: AroundGroup): Standing | null {
  // "$2,000,000 (or $3,000,000 aggregate CGL)": what brackets allow in its place.
  if (index > 0 && /¤[^()]*\(\s*or\b[^()]*$/.test(masked.slice(groups[index - 1]!.start, group.coverages[0]?.start ?? group.start)) && group.tokens.some((t) => t.kind === 'amount') && /^[^()]*\)/.test(masked.slice(group.end))) return 'condition'
  if (index > 0 && /\b(?:not (?:needed|required|necessary|applicable)|waived|unless|except)\b[^.;]*$/.test(before) && /\b(?:if|unless|when|where|as long as|provided(?: that)?) (?:the |your |their |its |an? )*$/.test(before) && !(WHERE_ELSE.test(before) && /^\s*(?:insurance |coverage )?(?:is|remains) (?:always |still )?(?:required|mandatory|needed|a must)\b/.test(after))) return 'condition'
  // "Crime of $250,000 is being discussed": nobody asks for it yet.
  if (/^\s*(?:insurance |coverage |policy )?(?:is|are) (?:still |currently |now )?(?:(?:being|under|in) (?:discuss\w*|consider\w*|review\w*|negotiat\w*|debated?|talks)|on the table)\b/.test(masked.slice(group.end))) return 'condition'
  // "Skip the umbrella if their GL is $2M"
  if (index > 0 && groups[index - 1]!.end >= clauseStart && !groups[index - 1]!.tokens.length && /^\s*(?:insurance |coverage |requirement )?(?:(?:is |are )?(?:needed |required |necessary )?(?:with|given|beside|at) (?:an? )?|(?:is |are )?(?:needed |required |necessary )?(?:if|when|where|unless|as long as|provided(?: that)?) (?:the |your |their |its |an? )*)$/.test(before) && group.tokens.some((t) => t.kind === 'amount') && NO_BEFORE.test(masked.slice(0, groups[index - 1]!.start))) return 'condition'
  if (/\bsuch (?:other )?$/.test(before) && /^\s*(?:insurance |coverage )?as\b[^.;]{0,60}\b(?:require|request)/.test(after)) return group.coverages.every((c) => c.type === 'workers_comp') && /^[^.;]{0,50}\b(?:state|law|statute)s?\b/.test(after) ? 'asked' : 'optional'
  // "Umbrella in place of excess is fine": what something else may stand for.
  if (/\b(?:in place of|in lieu of|instead of) (?:the |an? |your |their )?$/.test(before) && !group.tokens.length && index > 0 && /^\s*(?:insurance |coverage |polic(?:y|ies) )?(?:is|are|will be|works?)\b/.test(after)) return 'condition'
  // "Cyber of $1M is requested but not a condition of award"
  if (/^[^.;©]{0,30}\b(?:requested|asked for|hoped for|looked for),? (?:but|though|although) (?:it is |is )?not (?:an? )?(?:absolute )?(?:condition|required|requirement|mandatory|must|insisted)\b/.test(after)) return 'advisory'
  // "an A- carrier (state funds are fine for comp)": what is let pass of it asks nothing.
  if (!group.tokens.length && /\b(?:is|are) (?:also |all )?(?:fine|ok|okay|accepted|acceptable|allowed) (?:for|on|with) (?:the |their |your )?$/.test(before)) return 'mentioned'
  // "Notice on the general liability would be appreciated": of what is asked elsewhere.
  if (!group.tokens.length && /\b(?:notice|warning|wording|rating)s? (?:of [a-z-]+ )?(?:on|for|under|of) (?:the |your |its |their )?$/.test(before)) return 'mentioned'
  return null
}

/** "The excess layer under 1 may be an umbrella": what what is carried may be called. */
const MAY_BE_ONE = /(?:^|[.;:,] ?|\b(?:the|any) )(?:excess|\u00a9+)(?: (?:layers?|portion|part|polic(?:y|ies)|coverage|limits?|insurance))?(?: (?:under|over|above|on|of|for|in) [^.;,\u00a9¤]{1,30}?)? (?:may|can|could|might) (?:also )?be (?:(?:written|provided|placed|bought|arranged) )?(?:(?:as|by|in the form of|under) )?(?:an? )?\u00a9/
const UPPER: ReadonlySet<string> = new Set(['umbrella', 'excess_liability'])

const ANY_ONE = /(?:\band|\bor|[,&+\/]|\bon|\bunder|\bfor) ?(?:on |under |for )?any (?:such |applicable |other |existing )?$/

const IN_ORDER = /^\s*(?:insurance |coverage |policy |limits? )*(?:(?:[:=–-]+|is|are|looks?|seems?|was|checks? out)\s*){1,2}(?:all |also |already |just )?(?:ok|okay|fine|good|great|perfect|approved|compliant|correct|in order|passed|satisfied|complete|current|received|on file|no (?:issues?|problems?|changes?)(?: needed)?|meets?(?: (?:our |the )?requirements?)?)(?: as (?:is|shown))?[\s.!✓)]*$/

/** What somebody has or lacks, and what nobody takes. */
export function toldOnly({ group, masked, before, amounts, head }: AroundGroup): Standing | null {
  // "Claims-made is fine for professional and pollution only"
  if (!group.tokens.length && /\bclaims[- ]made\b[^.;¤]*\b(?:ok|okay|fine|acceptable|accepted|allowed|permitted)\b[^.;¤]{0,30}$/.test(masked.slice(0, group.start))) return 'mentioned'
  if (!amounts && group.coverages.length && group.coverages.every((c) => UPPER.has(c.type)) && MAY_BE_ONE.test(masked.slice(Math.max(0, group.coverages[0]!.start - 60), group.end + 1))) return 'mentioned'
  // "Additional insured on GL, auto and any umbrella": where there is one.
  if (!amounts && !group.tokens.length && group.coverages.length && group.coverages.every((c) => UPPER.has(c.type)) && ANY_ONE.test(before) && /µ/.test(masked.slice(0, group.start))) return 'mentioned'
  // "Suppliers who have opted out of workers' compensation are not used": said of them, and not of the coverage.
  if (/\b(?:opt(?:s|ed|ing)?|opts?) out of (?:the |state |their )?$/.test(before)) return 'mentioned'
  // "Licensee shall look only to its own property insurance": where it turns for its loss.
  if (!amounts && /\b(?:look|rely|turn|resort|recourse)(?:s|ies|ing)? (?:only |solely |exclusively |first |entirely )*(?:to|on|upon) (?:its|their|his|her|your|the [a-z]+'s)(?: own)? $/.test(before)) return 'mentioned'
  // "No, we can't take $500k auto"
  if (/\b(?:can(?:'t|not)|won't|will not|do not|don't|couldn't) (?:take|accept|approve|allow|go with|live with|work with)(?: an?| the| any| just| only)*\s*$/.test(before)) return 'refused'
  // "Auto: OK", "Umbrella looks good.": what a reader found in order on a paper.
  if (!group.tokens.length && group.coverages.length === 1 && /^\W*(?:(?:the|your|their|his|her|its) )?$/.test(masked.slice(0, group.coverages[0]!.start)) && IN_ORDER.test(masked.slice(group.end))) return 'mentioned'
  // "They don't carry cyber and I don't care": what somebody has is not what is asked.
  if (!amounts && /\b(?:they|he|she|it|the [a-z]+) (?:do not|don't|does not|doesn't|have never|has never|never) (?:carry|carried|have|had|hold|held|buy|bought|write)(?: an?| any)? $/.test(before)) return 'mentioned'
  // "There is no workers' comp on it": what a paper lacks is not what is let off.
  if (/\b(?:there(?:'s| is| was| are)|shows?|lists?|see|sees|(?:has|had)) no (?:\w+ ){0,2}$/.test(before) && /^\s*(?:insurance |coverage |policy )?(?:on|listed|shown|at all|anywhere|in (?:it|the cert))\b/.test(head)) return group.tokens.length ? 'asked' : 'mentioned'
  if (/(?:^|[,;:-] ?)no (?:[a-z-]+ )?$/.test(before) && /^\s*(?:insurance |coverage |policy )?(?:is |was )?(?:listed|shown|on (?:it|there|the (?:cert|coi|acord)))\b/.test(head)) return group.tokens.length ? 'asked' : 'mentioned'
  return null
}

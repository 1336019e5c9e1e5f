import type { Reading } from '../mentions/find-mentions.ts'
import type { Group } from './groups.ts'
import { isAsked, isLikely } from './judge-asked.ts'

/** `likely`: named where what is asked for is named, without an amount or a word of asking. `condition`: named only as what something else depends on ("not needed if the general liability is $2,000,000"). */
export type Standing = 'asked' | 'refused' | 'likely' | 'advisory' | 'not_required' | 'optional' | 'mentioned' | 'condition'

const NO_BEFORE =
  /(?:\bno\b|\b(?:nobody|no one|none of (?:them|you|these)) (?:needs?|has to have|must have|has to carry|must carry|is asked for|will need)\b|\bno need (?:for|to (?:chase|collect|check|track|ask for|get|verify|see|request|bother with|show|carry|have|buy|provide|send|file|list|maintain|keep|purchase|obtain|hold))\b|\bin no (?:case|event|instance|circumstances?) (?:is|are|do (?:we|you) (?:need|ask for|require))\b|(?:do|does|will|are|is|did|shall|should|would)(?: not|n't) (?:\w+ ){0,2}?(?:need|require|ask|requir|asking|want|expect|check|verify|collect|track|oblig)\w*(?: for| to (?:see|receive|review|carry|have|show|provide|maintain|furnish|purchase|procure|obtain|post|submit|supply|buy|secure|hold|keep|file)(?! (?:more|less|greater|higher|limits?|amounts?)\b))?|\bneed(?: not|n't) (?:carry|have|show|provide|maintain|furnish|purchase|procure|obtain|post|submit|supply|buy|secure|hold|keep|file)(?! (?:more|less|greater|higher|limits?|amounts?)\b)|\bnot (?:requiring|asking for|needed:?|required:?)|(?<!but )\bwithout\b|\bskip\b|\b(?:ignore|disregard|scratch|forget(?: about)?|never mind|leave (?:out|off)|(?<!\b(?:shall|must|should|will|(?:required|obliged|obligated|bound|agrees?|ha(?:s|ve)) to)(?: also| itself| promptly| at (?:its|their|your) (?:own |sole )*(?:cost|expense))? )take (?:out|off)(?= (?:the|this|that|these|those|all|our|your|their|any)\b))\b|\bwaiv(?:e|ed|ing)\b|\bneither\b|\bnor\b|\bexempt from\b|\bdrop(?:ped)?\b|\bnever\b(?: \w+){0,3})[\s:]+(?:(?:an?|any|the|separate|additional|other|specific|for)\s+){0,2}(?:(?:[\w'-]+ ){1,3}(?:or|nor) (?:an? )?)?(?:[\w'-]+ ){0,2}$/
export const NO_AFTER =
  /^\s*(?:is|are|:) (?:out|off the list|not (?:at this time|at present|now|yet|for now|currently))(?=\s*(?:[.,;)]|$))|^[\s:=(-]*(?:none|n ?\/ ?a|nil|no|nope|nah)\b(?=\s*(?:[,;.)\]]|$|\band\b))|^[^.;¤©]{0,45}?(?:(?:is|are|was|will be|would be|need|have|has)\s+)?(?:not (?:be |to be |currently |generally |typically )?(?:required|needed|necessary|applicable|mandatory|asked(?! about)|an? (?:requirement|must)|requested|expected)|n ?\/ ?a\b|(?:isn't|aren't|not) (?:required|needed|necessary|mandatory|compulsory|a must|a requirement)|(?<!µ ?): ?(?:none|no(?! (?:employees|staff|helpers|crew|workers|drivers)\b)|n ?\/ ?a)\b|(?<!µ ?)- ?(?:none|no(?! (?:employees|staff|helpers|crew|workers|drivers)\b)|n ?\/ ?a)\b|(?:requirement )?(?:(?:is|was|has been|have been) )?(?:waived|removed|deleted|dropped|eliminated)\b|(?:isn't|is not|aren't|are not) (?:something|anything|a thing) (?:that )?we (?:\w+ )?(?:check|ask|look|need|require|want|track|care)|not something we |[:-] (?:not|none of) our (?:concern|problem|business|worry|issue|department)\b|(?:isn't|not) checked|(?:isn't|is not|aren't|are not|not) on (?:this|the|our) (?:list|page|sheet|form|checklist)\b|(?:currently |presently )?not (?:currently |presently )?(?:used|in use|in effect|asked for)\b|(?:is|are) waived|not (?:covered|addressed|dealt with) (?:here|in this|by this)\b|no longer (?:required|needed)|don't need|(?:is|are) our (?:own )?(?:polic|responsib|cost|job)|(?:ignore|skip|drop|forget|scratch) (?:it|this|that|them)\b|(?:leave|take) (?:it|this|that|them) (?:off|out)\b|(?:is|are) between you and|, ?not (?:ours|our (?:requirement|rule|ask))\b|(?:is not|isn't|are not|aren't) (?:our|a|any) (?:concern|business|issue|matter)|doesn't apply|does not apply|not req\b|(?:is|are) (?:the |an? )?(?:(?!vendor|contractor|carrier|tenant|driver|operator|supplier)[a-z]+ ){0,2}(?!vendor|contractor|carrier|tenant|driver|operator|supplier|your)[a-z]+'s(?=\s*(?:[.;,)]|$))|not (?:a )?part of (?:this|the|our)\b|,? (?:so )?we (?:do not|don't) (?:ask|check|need|require|want|look|care|track|insist)\b|(?:is|are) (?:the |an? |your )?(?:[a-z]+ )?(?:(?!vendor|contractor|carrier|tenant|driver|operator|supplier)[a-z]+)'s? (?:own )?(?:problem|job|worry|headache|responsibility|business|affair|lookout|to (?:carry|buy|provide))\b|(?:can|may|will|could) (?:come|be taken) off\b|comes? off\b|(?:given|filed|posted|required) under [^.;¤©]{3,60} (?:is|are) separate\b|(?:is|are) separate from this\b)/
const NOT_TO = /\b(?:shall|will|does|do|must) not (?:furnish|provide|procure|purchase|carry|maintain|post|supply|obtain|deliver)(?: an?| any| separate| the| its)*\s+(?:[a-z-]+ )?$/
/** "shall not maintain general liability with a deductible above ...": how it must not be, and not whether. */
const LIMITS_IT = /^[^.;]*\b(?:less|lower|fewer|below|with|without|that|which|having|exceed\w*|unless|until|if|more|limits?|through|from|containing|subject)\b/
/** "With the railroad exclusion removed": what is removed is not the coverage. */
const EXCLUSION_GONE = /\bexclusions?(?: (?:is|are|be|to be|must be|shall be))? (?:removed|deleted|eliminated|waived|dropped)\b/g
/** "Cargo ($60K, AI not needed)", "30 day notice, AI not needed on auto": what is not needed is the member. */
const MEMBER_LEFT = /(?<=[,(;] ?(?:[a-z'-]+ ){0,2})µ+(?: status| wording)? (?:(?:is|are) )?(?:not (?:needed|required|necessary|applicable|asked(?: for)?)|n\/a|unnecessary|waived|optional)(?=\s*(?:[),.;]|$|(?:on|for|under) ))/g
export const withoutMemberLeft = (text: string): string => text.replace(MEMBER_LEFT, '')
/** "UAS liability $2M (hull not needed)": what brackets name and leave out is something else. */
const OTHER_LEFT = /(?<=^[^()¤©]{0,40})\((?!(?:this|it|that|these|they|one|line|item|coverage|insurance|policy|currently|presently|usually|still|is|are|but|also|so|now|yet|generally)\b)(?:the |an? |no )?[a-z][a-z-]{2,}(?: [a-z-]{3,})?(?: coverage| cover)?:? (?:is |are )?(?:not (?:needed|required|necessary|asked(?: for)?|applicable)|optional|n\/a)\)|(?<=^[^()©]{0,60}[¤µ][^()©]{0,12})[,;] ?(?!(?:this|it|that|these|they|one|line|item|coverage|insurance|policy|limits?|amount|currently|presently|usually|still|is|are|but|also|so|now|yet|generally)\b)(?:the |an? )?[a-z][a-z-]{2,}(?: [a-z-]{3,})?(?: coverage| cover)? (?:is |are )?(?:not (?:needed|required|necessary|asked(?: for)?|applicable)|optional)(?=\s*(?:[.;,)]|$))/g
/** "except in Nevada, where workers' comp is mandatory" */
const WHERE_ELSE = /\bexcept(?: for)? (?!where\b|when\b|if\b)[^.;]*[a-z],? where (?:the )?$/
/** "Auto $1M, gear is your own problem", "the deductible is your responsibility": of something else than the coverage before it. */
const OTHERS_OWN = /[,;-] ?(?:the |your |their |any |all )?(?!(?:it|this|that|which|these|those|coverage|insurance|policy|they|all|any|one|cover)\b)[a-z][a-z'-]+(?: [a-z-]+)? (?:is|are|remains?|stays?) (?:entirely |all |still )?(?:on )?(?:your|their|his|her|its|the [a-z]+'s) (?:own )?(?:problem|responsibility|risk|business|lookout|affair|worry|job|cost)\b/g
/** "Work comp, state act only isn't enough": of what is less than the coverage. */
export const TOO_LITTLE = /[,;(-]\s*(?:¤+ |[a-z&.'-]+ ){1,5}?(?:only |alone )?(?:is not|isn't|are not|aren't|won't be|will not be|doesn't|does not) (?:be )?(?:enough|sufficient|adequate|count)\b/g
/** "Umbrella: not required, but strongly recommended at $1,000,000" */
const LEFT_BUT_ADVISED = /^[^.;¤©]{0,90}?\b(?:not|n't) (?:required?|insist on|needed|need|mandatory|a must|compulsory|an? (?:deal[- ]?breaker|show[- ]?stopper|requirement|condition))(?: it| this| that)?,? (?:but|though|although|yet|however,?) (?:it is |it's |is |does |do |we |highly |strongly |very much |still )*(?:recommend|advis|encourag|suggest|prefer|nice|welcome|helpful|desirable|appreciated|like (?:it|to see))/
/** "Reefer breakdown, no min.": asked at any amount. */
const NO_LEAST = /\bno (?:set |particular |stated |specific |required )?(?:min(?:imum)?s?\b\.?(?: (?:limit|amount))?|(?:limit|amount)s? (?:is |are )?(?:set|stated|required|specified|given))/g
export const OPTIONAL_AFTER =
  /^[^.;¤©]{0,40}?(?:\boptional\b|\bwhatever you (?:like|want|prefer|choose)\b|\bas you (?:like|wish|please)\b|(?:your|its|their|the \w+'s|\w+'s) own (?:decision|call|choice(?! of)|affair|business(?! (?:name|auto|polic)))|your (?:call|choice(?! of (?:deductibles?|carriers?|insurers?|agents?|compan|limits?|amounts?))|decision|own choice)|(?:contractor|subcontractor|sub|vendor|carrier|tenant|owner-operator|driver|operator|supplier|lessee|consultant|hauler|renter|licensee|exhibitor|caterer|promoter|producer|performer|permittee|user|hirer|charterer|provider|seller|host|artist|customer)'?s'? (?:own )?(?:option|choice|call|discretion|election)|up to (?:you|the (?:vendor|contractor|driver|carrier|operator|tenant))|at (?:your|their|its|the \w+'s) (?:own |sole )?(?:option|discretion|election|choice|risk)|if (?:you|they) (?:want|wish|like|choose)\b(?! to (?:haul|work|drive|do|use|bring|serve|sell|move|pull|carry our|take|park|enter|store|run|book|load|deliver)\b)|your (?:own )?(?:responsibility|business(?! (?:name|entity|address|polic|insur|auto|vehicle|licen))|problem|risk)|for (?:your|their|its|his) own (?:protection|benefit|account|sake)|(?:is|are) their (?:own )?(?:responsibility|business|problem|risk)|(?:contractor|subcontractor|sub|vendor|carrier|tenant|owner-operator|driver|operator|supplier|lessee|consultant|renter|licensee|caterer|hauler|producer|grower|exhibitor|permittee|applicant|member|host|user|seller)'?s'? (?:own )?(?:risk|responsibility|(?<!\bat (?:the )?[a-z-]+'?s'? (?:own )?)expense|concern|affair|business|problem|lookout)|(?:is|are) (?:theirs|yours)\b|voluntary|not mandatory|elective|is a matter for|(?:as|that|which) (?:\w+ ){1,2}(?:deems?|considers?|thinks?|chooses?|sees? fit|wishes))/
const OPTIONAL_BEFORE =
  /(?:\b(?:may|might|could)(?: also| later| reasonably)? (?:require|request|ask for)(?: an?| any| additional| further| other| separate)*\s+$|\boptional(?:ly)?\b[:\s]*|(?:may|can) (?:also |elect to |choose to |optionally )*(?:carry|elect|choose|purchase|buy|add|obtain|maintain)(?: an?| any| its own| their own)?\s+(?:[\w-]+ ){0,2})$/
export const ADVISORY =
  /\bprefer(?:red|ably|ence|s|able)?\b|\brecommend(?:ed|s|ation|ations)?\b|\bencourage[sd]?\b|\bsuggest(?:ed|s)?\b|nice[- ]to[- ]have|\bideal(?:ly)?\b|\bdesir(?:ed|able)\b|\badvis(?:ed|able|es)\b|strongly urge|best practice|\bgood idea\b|\ba (?:big |huge |definite |real )?plus\b|(?<!(?:\bnot|n't) )\bhelps? (?:you|your|them) \w+|\b(?:is|are) (?:also |always )?(?:nice|welcome|appreciated)\b(?! to meet)|would (?:like|love) (?:to see|if|them|you|vendors)|\bi(?:'d| would) (?:love|like|prefer)\b|\bwe(?:'d| would) love\b|\bpref\b(?!\. ?\d)|like to see|good to have|we like (?:it )?at|a (?:nice|good|welcome) (?:extra|plus|touch)\b|worth having|smart (?:buy|idea|move)|\bbut (?:nice|welcome|helpful|good)\b|(?:can|could) (?:live|do) without|\b(?:take|accept|sign|book|hire|use|work with)\b[^.;]{0,24} without (?:it|one)\b|\bbonus\b|(?:would|'d) be (?:an? )?(?:very |really |also )?(?:nice|great|good|welcome|helpful|plus|bonus|ideal|appreciated|desirable)|(?:isn't|is not|not) (?:a deal[- ]?breaker|essential)|(?:won't|will not|wouldn't) (?:turn|reject|lose|refuse|hold)/
/** "We suggest a $1,000,000 umbrella, but it isn't a must" */
const ADVISED_BEFORE = /\b(?:prefer(?:red|ably)?|like(?: to see)?|love|ideally|recommend(?:ed|s)?|encouraged?|suggest(?:ed|s)?|advised?|urge|pref\.?)\b/
const IN_BRACKETS_LEFT = /^\s*\((?:but )?(?:it is |it's )?(?:not (?:required|needed|mandatory|a must)|optional)\)/
const DOES_NOT_INSIST = /^[^.;¤©]{0,30}\b(?:do not|don't|won't|will not) (?:insist|require (?:it|one)|demand)\b/
/** "Liquor is on the caterer": somebody else's to carry, unless it is who is asked. */
const ON_ANOTHER = /^\s*(?:liability |insurance |coverage |policy )?(?:is|are) (?:all |entirely )?on the (?!vendor|contractor|subcontractor|sub\b|carrier|tenant|supplier|consultant|driver|operator|lessee|licensee|certificate|cert\b|polic|form|acord|list|file|same|face|dec)[a-z]+(?=\s*(?:[,.;)]|$))/
/** "To be a preferred painter, carry ...": somebody who is preferred, and not what is asked of them. */
const PREFERRED_PARTY = /\bpreferred(?= (?:[a-z]+ )?(?:vendors?|contractors?|carriers?|suppliers?|providers?|partners?|hosts?|tenants?|clients?|sellers?|agenc(?:y|ies)|firms?|compan(?:y|ies)|lists?|programs?|networks?|status|pool|(?!insur|cover|number|order)[a-z]{3,}(?:ers?|ors?|ists?|ians?))\b)/g
export const withoutPreferredParty = (text: string): string => text.replace(PREFERRED_PARTY, (s) => ' '.repeat(s.length))
const INCLUDED =
  /^\W*(?:coverage |is |are |must be |shall be |to be )*incl(?:\.|ud(?:ed|ing)) (?:in|within|under|with) (?:the )?|^\W*(?:is |are )?(?:part of|inside|within|covered under) (?:the |your )?©/
const WOULD_BE = /^©+ (?:(?:policy|insurance|coverage) )?(?!(?:is|are) (?:good|great) at )(?:is|are|would be|might be) (?:also |very |really |only |strongly |highly )?(?:nice|good|great|welcome|appreciated|helpful|preferred|recommended|encouraged|suggested|advisable|a plus)(?: to have)? ?[,:;(-]? ?(?:at |with |of )?(?:at least )?¤/
const sliceBetween = (masked: string, from: number, to: number): string => masked.slice(Math.max(0, from), Math.max(0, to))

/** "$750k ($1M preferred)": what a bracket says of its own amount is not said of the coverage. */
function pastBracket(group: Group, masked: string): number {
  const open = masked.lastIndexOf('(', group.end - 1)
  const close = masked.indexOf(')', group.end)
  const inside = open > group.start && close >= 0 && !masked.slice(open, group.end).includes(')')
  return inside && group.tokens.some((t) => t.kind === 'amount' && t.end <= open) ? close + 1 : group.end
}

/** Whether a group of coverages is asked, only preferred, left to the insured, not required, or merely spoken of. */
export function judgeGroup(group: Group, groups: Group[], reading: Reading, item: boolean): Standing {
  const { masked } = reading
  const index = groups.indexOf(group)
  const clauseStart = Math.max(
    masked.lastIndexOf(';', group.start - 1) + 1,
    /^.*\bbut\b/.exec(masked.slice(0, group.start))?.[0].length ?? 0,
  )
  const beforeStart = Math.max(clauseStart, index > 0 ? groups[index - 1]!.end : 0)
  const before = sliceBetween(masked, beforeStart, group.start)
  const clauseLead = sliceBetween(masked, clauseStart, group.start)
  const advised = ADVISED_BEFORE.test(before.split(/[,;()]/).at(-1)!)
  const next = groups[index + 1]?.start ?? masked.length
  const semi = masked.indexOf(';', group.end)
  const ends = Math.min(next, semi < 0 ? masked.length : semi)
  // "..., no auto": the word is that of what follows it.
  const after = sliceBetween(masked, pastBracket(group, masked), ends).replace(EXCLUSION_GONE, 'without it').replace(MEMBER_LEFT, '').replace(OTHER_LEFT, '').replace(OTHERS_OWN, '').replace(TOO_LITTLE, '').replace(NO_LEAST, ' any amount ').replace(ends === next && next < masked.length ? /\bno (?:separate )?$/ : /$^/, '')
  const inside = masked.slice(group.start, group.end)
  const amounts = [group.tokens, ...group.alternatives.map((a) => a.tokens)].some((ts) => ts.some((t) => t.kind === 'amount'))
  // "Trailer interchange: $50,000; not used at present"
  if (semi >= group.end && next > semi && /^;\s*(?:currently |presently )?not (?:currently |presently |yet )?(?:used|required|needed|in use|in effect|applicable|asked(?: for)?)(?: (?:at (?:present|this time)|now|here|currently))?\s*(?:[.;]|$)/.test(masked.slice(semi))) return 'not_required'
  const head = masked.slice(group.coverages[0]?.end ?? group.start, Math.min(next, semi < 0 ? masked.length : semi)).replace(NO_LEAST, ' any amount ')
  const afterAll =
    // "WC or occ acc, cargo n/a": what leaves a choice is asked, whatever follows it.
    index < groups.length - 1 && /^[\s,/&]*(?:and|or)?[\s,/&]*$/.test(after) && !group.tokens.length && !group.alternatives.length && !(groups[index + 1]!.tokens.length && /^\s*[,;]\s*$/.test(after))
      ? masked.slice(groups[index + 1]!.end, groups[index + 1]!.end + 70)
      : ''
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
  // "Preferred, not a must: ..."
  const heading = (/^[^:©¤]{0,60}:/.exec(masked)?.[0] ?? '').replace(/\bnot (?:an? )?(?:absolute |hard )?(?:must|requirement|required|mandatory)\b/g, '')
  if (NOT_ASKED_BELOW.test(heading)) return 'not_required'
  if (/\boptional\b/.test(heading)) return 'optional'
  if (/\bnice[- ]to[- ]have|\bpreferred\b|\brecommended\b|\bencouraged\b|^\W*should have\b|good to have|\bdesir/.test(heading) && !/\b(?:required|must)\b/.test(heading)) return 'advisory'
  if (/\b(?:prefer|recommend|encourag|suggest|like)\w*(?: to see)?,? but\b[^.;©]{0,40}$/.test(masked.slice(0, group.start))) return 'advisory'
  if (/^\s*(?:[:,(-]\s*)(?:strongly |highly )?(?:encouraged|recommended|preferred|suggested|desirable|advisable|nice[- ]to[- ]have|nice if (?:you|they) (?:have|carry|do)\b)/.test(masked.slice(group.coverages[0]?.end ?? group.end))) return 'advisory'
  if (/^\s*(?:strongly |highly )?(?:encouraged|recommended|suggested|(?:preferred|desired)(?= (?:at|with|of|to be|in|limits?)\b)|(?:pref(?:erred)?|rec)(?=\.? ?¤))(?![a-z])/.test(masked.slice(group.coverages[0]?.end ?? group.end))) return 'advisory'
  if (/^\s*[:,-]?\s*(?:we|i)(?:'d| would)? (?:strongly |highly )?(?:like|recommend|suggest|prefer|encourage)\b(?! that (?:it|this) not)/.test(masked.slice(group.coverages[0]?.end ?? group.end))) return 'advisory'
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
  // "Claims-made is fine for professional and pollution only"
  if (!group.tokens.length && /\bclaims[- ]made\b[^.;¤]*\b(?:ok|okay|fine|acceptable|accepted|allowed|permitted)\b[^.;¤]{0,30}$/.test(masked.slice(0, group.start))) return 'mentioned'
  // "Suppliers who have opted out of workers' compensation are not used": said of them, and not of the coverage.
  if (/\b(?:opt(?:s|ed|ing)?|opts?) out of (?:the |state |their )?$/.test(before)) return 'mentioned'
  // "No, we can't take $500k auto"
  if (/\b(?:can(?:'t|not)|won't|will not|do not|don't|couldn't) (?:take|accept|approve|allow|go with|live with|work with)(?: an?| the| any| just| only)*\s*$/.test(before)) return 'refused'
  // "They don't carry cyber and I don't care": what somebody has is not what is asked.
  if (!amounts && /\b(?:they|he|she|it|the [a-z]+) (?:do not|don't|does not|doesn't|have never|has never|never) (?:carry|carried|have|had|hold|held|buy|bought|write)(?: an?| any)? $/.test(before)) return 'mentioned'
  // "There is no workers' comp on it": what a paper lacks is not what is let off.
  if (/\b(?:there(?:'s| is| was| are)|shows?|lists?|see|sees|(?:has|had)) no (?:\w+ ){0,2}$/.test(before) && /^\s*(?:insurance |coverage |policy )?(?:on|listed|shown|at all|anywhere|in (?:it|the cert))\b/.test(head)) return group.tokens.length ? 'asked' : 'mentioned'
  if (/(?:^|[,;:-] ?)no (?:[a-z-]+ )?$/.test(before) && /^\s*(?:insurance |coverage |policy )?(?:is |was )?(?:listed|shown|on (?:it|there|the (?:cert|coi|acord)))\b/.test(head)) return group.tokens.length ? 'asked' : 'mentioned'
  // "Delete paragraph 4.3 (railroad protective)."
  if (!amounts && /^\W*(?:please )?(?:delete|strike|omit|remove) (?:(?:paragraph|section|item|clause|article|line|the|requirement|for) ?[\d.()a-z]{0,8} ?){1,3}\(?$/.test(masked.slice(0, group.start))) return 'not_required'
  // "Occupational accident of $500,000 unless you're on real workers' comp": who need not have it.
  if (!amounts && index > 0 && /\bunless (?:(?:you|they|he|she|it|the [a-z]+)(?:'re|'s| are| is| have| has| carry| carries)) (?:[a-z]+ ){0,3}$/.test(before)) return 'condition'
  // "Contractor's equipment: whatever the Contractor chooses to insure is its own affair"
  if (!amounts && /^\s*[:,-]? ?(?:is )?(?:whatever|however much) (?:the )?[a-z]+ (?:chooses?|wants?|decides?|likes?|cares?|wishes) to\b/.test(after)) return 'optional'
  // "Other than the inland marine insurance to be procured by Owner, all coverages ...": what is left out of what follows is asked elsewhere, or not.
  if (!amounts && /^\W*(?:other than|apart from|aside from)\b[^,;]*$/.test(masked.slice(0, group.start)) && /^[^;¤]*,/.test(masked.slice(group.end))) return 'mentioned'
  // "Nothing in this section requires an umbrella policy."
  if (!amounts && /\bnothing\b[^.;©]{0,40}\brequires? (?:an? |any )?$/.test(before) && !/^\s*(?:insurance |coverage |policy )?(?:of|for|from|if|unless|when|where|below|above)\b/.test(after)) return 'not_required'
  // "If possible, a $2,000,000 umbrella", "You should consider an umbrella of $2,000,000"
  if (/^\W*(?:if (?:at all )?possible,? |(?:and |please )?(?:(?:you|vendors|contractors) (?:should|may want to|might want to) )?(?:also )?consider (?:carrying |adding |buying )?)[^,;:©]*$/.test(clauseLead)) return 'advisory'
  // "The Contractor shall not furnish a performance bond": who is not to, is not asked to.
  if (!amounts && NOT_TO.test(before) && !LIMITS_IT.test(after)) return 'not_required'
  // "No need for primary liability or cargo": what is let off with the one before it.
  const beside = groups[index - 1]
  if (beside && !amounts && !beside.tokens.length && /^\s*,?\s*(?:or|nor)\s+(?:an? |any |the )?$/.test(before) && NO_BEFORE.test(sliceBetween(masked, clauseStart, beside.start)) && !/^[^.;,]*\b(?:if|unless|exclu|when|where)\b/.test(after)) return 'not_required'
  // "Auto I can live without."
  if (!amounts && /^\s*(?:is something )?(?:i|we) (?:can|could) (?:live|do) without\b/.test(head)) return 'not_required'
  // "Nobody has to have an umbrella, but I like to see $2M."
  if (NO_BEFORE.test(before) && /^[^.;©]{0,30}?\bbut (?:i|we)(?:'d| would)? (?:do |really )?(?:like|love|prefer|recommend|suggest|encourage)\b/.test(head)) return 'advisory'
  // "We do not need waiver, workers' comp or umbrella": what is let off beside a member is let off with it.
  if (!amounts && MEMBER_LEFT_TOO.test(masked.slice(clauseStart, group.start))) return 'not_required'
  // "We do not need to see property or inland marine": a word too weak to name a coverage alone is let off with what is behind it.
  const behindWeak = before.replace(/©+ (?:or|nor) (?:an? |any )?$/, '')
  if (!amounts && behindWeak !== before && NO_BEFORE.test(behindWeak)) return 'not_required'
  if (NO_BEFORE.test(before) && !/not limited to|no (?:less|later|more)|without limitation/.test(before.slice(-40))) return 'not_required'
  if ((NO_AFTER.test(after) || IN_BRACKETS_LEFT.test(head)) && (ADVISORY.test(after) || /\b(?:prefer|like to see|ideally|recommend|encourage)\b/.test(clauseLead) || advised) && !/\bno\b[^.]{0,20}prefer/.test(after)) return 'advisory'
  if (/^[^.;,¤©]{0,45}?(?:is|are) (?:ours\b|on us\b|covered by us|on our (?:side|account|end|dime|policy))/.test(after)) return 'not_required'
  // "Warehouse legal liability is ours ($5M, $25K deductible)"
  if (ON_ANOTHER.test(head)) return 'not_required'
  if (/^\s*(?:liability |insurance |coverage |policy )?(?:is|are) (?:ours\b|on us\b|(?:carried|covered|provided|bought|paid for) by us\b|our (?:own|responsibility|job|cost)\b)/.test(head)) return 'not_required'
  if (/^\s*(?:liability |insurance |coverage |policy )?(?:is |are |to be )?(?:bought|purchased|provided|furnished|handled|paid for) by (?:us\b|the owner\b|owner\b|(?:the )?(?:city|county|district|landlord|broker|shipper|gc|general contractor|railroad)\b)/.test(head)) return 'not_required'
  // "contingent cargo we carry"
  if (/^\s*(?:(?:that|which) )?we (?:carry|have|provide|buy|insure|handle)\s*(?:[,;.]|$)/.test(masked.slice(group.end))) return 'not_required'
  // "Warehouse legal liability: ours, not yours"
  if (/^\s*[:,-]\s*(?:this is |that is |that's )?(?:ours|on us|by us)\b/.test(head)) return 'not_required'
  // "Contingent auto $5,000,000 (ours)"
  if (/^\s*[:;,-]?\s*\((?:this (?:one )?is )?(?:ours|our (?:own )?(?:policy|coverage)|by us|we (?:carry|have|provide) (?:it|this|that)|on us)\)/.test(masked.slice(group.end))) return 'not_required'
  // "Umbrella $5,000,000 (waived for this job)"
  if (WAIVED_HERE.test(masked.slice(group.end))) return 'not_required'
  // "Umbrella $3,000,000, except landscapers who don't need any": said of those who are excepted.
  const spared = /[,(]? ?\b(?:except|other than|apart from|but not)\b/.exec(after)
  if (spared && amounts && NO_AFTER.test(after) && !NO_AFTER.test(after.slice(0, spared.index))) return 'asked'
  // "GL $1M, med pay not needed": said of the limit that it stands behind.
  const trailing = group.tokens.at(-1)
  if (amounts && trailing?.kind === 'limit' && /¤[^;¤]*[,;(]\s*(?:and |but |an? )*$/.test(masked.slice(group.start, trailing.start)) && LIMIT_LEFT.test(masked.slice(trailing.end))) {
    group.tokens.pop()
    return 'asked'
  }
  if (NO_AFTER.test(after) || (!amounts && NO_AFTER.test(head)) || NO_AFTER.test(afterAll)) return 'not_required'
  // "Auto: waived. Limit: $1,000,000"
  if (amounts && /^\s*[:(-]?\s*(?:is |are )?(?:waived|not required|n ?\/ ?a|not applicable|not needed)\b(?!\)?,? (?:if|for|under|below|when|unless|where|except|but))/.test(head)) return 'not_required'
  if (amounts && (OPTIONAL_AFTER.test(after) || DOES_NOT_INSIST.test(after)) && (advised || ADVISORY.test(after) || ADVISORY.test(clauseLead))) return 'advisory'
  if (OPTIONAL_AFTER.test(after) || (!amounts && OPTIONAL_AFTER.test(head)) || OPTIONAL_BEFORE.test(before)) return 'optional'
  if (!amounts && ((INCLUDED.test(after) && !(group.coverages[0]?.part === 'reefer' && /^\W*incl\w*\.? with (?:the |an? )?(?:same|equal|identical|full)\b/.test(after))) || /^\W*(?:is |are )?(?:a )?(?:part of|inside|within|covered (?:under|by)|included (?:in|under|with)) (?:the |your )?©/.test(masked.slice(group.end)) || ((index > 0 || (group.coverages.length === 1 && group.coverages[0]!.type === 'product_liability')) && /^\s*[:=-]?\s*(?:is |are |must be |coverage )*included\s*(?:[.;,)]|$)/.test(after) && group.coverages[0]?.part !== 'reefer'))) return 'optional'
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
  const around = { group, groups, reading, item, before, after, clauseLead }
  return isAsked(around, amounts) ? 'asked' : isLikely(around) ? 'likely' : 'mentioned'
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

/** "What we do NOT need: ...", "Not on our list: ...", "Please stop asking for: ..." */
const MEMBER_LEFT_TOO = /\b(?:(?:do|does|will)(?: not|n't) (?:need|require|want|ask for)|no need for) (?:an? |any |the )?µ+(?:,? (?:or |nor |and )?(?:an? |any )?(?:µ+|©+))*,? ?(?:or |nor |and )?(?:an? |any )?$/
const NOT_ASKED_BELOW = /\b(?:not (?:needed|required|applicable|necessary|asked(?: for)?|checked|on (?:our|the|this) list)|no need for|(?:do not|don't|does not|doesn't|won't|no longer|never|stop|stopped) (?:be )?(?:need|require|ask(?:ing)? for|want|check(?:ing)?|collect(?:ing)?|look(?:ing)? for|request(?:ing)?)|skip)\b/
const LIMIT_LEFT = /^\s*(?:limit |coverage )?(?:(?:is|are) )?(?:not (?:required|needed|necessary|asked)|n ?\/ ?a\b|waived|optional|unnecessary|isn't (?:required|needed)|aren't (?:required|needed))/
const WAIVED_HERE = /^[\s,:;(-]*(?:is |are |has been |currently |requirement )*waived (?:for|on) (?:this|our) (?:[a-z]+ )?(?:job|project|contract|event|work|bid|order|agreement|lease|engagement|season|year)\b\)?\s*(?:[.;,]|$)/

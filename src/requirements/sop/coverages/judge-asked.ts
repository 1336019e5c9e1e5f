import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { Group } from './groups.ts'
import { VAGUE } from '../amounts/vague-amount.ts'

const ASK =
  /\b(?:shall|must|needs?|required?|requires|requiring|carr(?:y|ies|ying)|maintain\w*|provid\w*|procur\w*|obtain\w*|have|has|keep|min|mins|minimums?|ask|asks|want|wants|with|evidence\w*|proof|show\w*|furnish\w*|submit\w*|purchase\w*|keeps|hold|insist|look for|check|limits?|plus|also|and|includ\w*|coverages?|insurance|adds?|effects?|same|along with|effect|force|takes? out)\b/

const ABOUT_IT = /^\s*(?:insurance |coverage |policy )?(?:loss(?:es)? (?:adjustments?|settlements?|payments?|proceeds)|proceeds|claims? (?:handling|procedures?|adjustments?|settlements?)|premiums?|adjustments?)\W*$/
type Around = { group: Group; groups: Group[]; reading: Reading; item: boolean; before: string; after: string; clauseLead: string }
/** Whether what stands around a coverage asks for it. */
export function isAsked({ group, groups, reading, item, before, after, clauseLead }: Around, amounts: boolean): boolean {
  const { masked } = reading
  const index = groups.indexOf(group)
  const statutory = group.tokens.some((t) => t.kind === 'limit' && t.word === 'statutory')
  if (amounts || statutory) return true
  if (withEmployers(group, groups[index + 1], masked)) return true
  // "Lessee will insure the Equipment": the name is the verb.
  if (/\b(?:will|shall|must|agrees? to|has to|have to|is to) (?:also |fully )?$/.test(before) && group.coverages[0] && /^insur/.test(reading.lower.slice(group.coverages[0].start))) return true
  if (group.alternatives.length && /^[\s,;:-]*(?:(?:either|both|any)(?: one)? (?:is|are|will|works?)|one of (?:the two|them|these)|(?:it )?doesn't matter which|no matter which)\b/.test(after)) return true
  if (/^\s*(?:[:,(-]|with|at|-)?\s*(?:an? )?µ+/.test(after) && reading.mentions.some((m) => m.kind === 'member' && m.member.name === 'max_deductible' && m.start >= group.end && m.start < group.end + 12)) return true
  if (group.coverages[0] && group.coverages[0].start <= 3 && /^[\s:,\w'-]{0,40}µ/.test(after) && reading.mentions.some((m) => m.kind === 'member' && m.member.name === 'max_deductible' && m.start >= group.end)) return true
  // "Property Insurance Loss Adjustment.": a title of what is done with it.
  if (ABOUT_IT.test(after)) return false
  if (item && group.coverages[0] && group.coverages[0].start <= 24 && !/\b(?:names?|must name|shall name)\b/.test(after.slice(0, 20)))
    return true
  if (group.coverages[0] && (group.coverages[0].start <= 3 || /^\W*(?:the )?[a-z]+'s? $/.test(masked.slice(0, group.coverages[0].start))) && /^\s*(?:[:,]|at) [a-z]/.test(after) && VAGUE.test(after)) return true
  if (group.coverages[0] && group.coverages[0].start <= 3 && /^\s*: [^;.]{3,120}\b(?:needs?|must (?:have|carry|show|hold)|ha(?:s|ve) to (?:have|carry|show)|requires?) (?:it|one|this|that)\b/.test(after)) return true
  if (group.coverages[0] && group.coverages[0].start <= 3 && /^\s*(?:in|for) (?:each|every|all|any)\b/.test(after)) return true
  if (group.coverages[0] && group.coverages[0].start <= 3 && /^\s*,?\s*(?:unless|except|only if|if|when)\b/.test(after)) return true
  if (group.coverages[0] && group.coverages[0].start <= 6 && masked.length < 200 && /^\s*(?:with (?:an? )?(?:limits?|minimum|coverage)|in (?:an amount|amounts|limits)|as (?:required|prescribed)|of not less)/.test(after)) return true
  // "WC too.", "Item 5: valuable papers insurance in a reasonable amount."
  if (group.coverages[0] && group.coverages[0].start <= 3 && /^\s*(?:too|as well|also)\s*[.!]?\s*$/.test(after)) return true
  if (/(?:^|[:;]) ?$/.test(before) && /^\s*(?:insurance |coverage )?(?:in|with|of) (?:an? )?[a-z-]+ (?:amounts?|limits?)\s*(?:[.;,]|$)/.test(after) && VAGUE.test(after)) return true
  // "cargo 50K, OA ok for WC, B+ or up": one accepted for the other, in a list of what is asked.
  if (group.alternatives.length && index > 0 && groups.slice(0, index).some((g) => g.tokens.some((t) => t.kind === 'amount')) && /(?:^|[,;+])\s*(?:and |plus )?$/.test(masked.slice(0, group.start)) && /^\s*(?:[,;.)]|$)/.test(after)) return true
  // "...; business income 12 months; comp": in a list of what is asked, an amount in words.
  if (index > 0 && /[;]\s*(?:and |plus )?(?:an? )?$/.test(masked.slice(0, group.start)) && groups.slice(0, index).some((g) => g.tokens.some((t) => t.kind === 'amount')) && VAGUE.test(after) && !NOT_PLAIN.test(after.replace(/\b(?:its|their|his|her|your) own\b|\bown\b/g, ''))) return true
  // "GL 1M, WC no ghost policies, auto 500k"
  if (group.coverages.every((c) => c.type === 'workers_comp') && /(?:^|[,;+])\s*(?:and |plus )?$/.test(before) && /^\s*(?:\(|, ?|with |- )?no (?:ghost|exempt\w*|owner|officer|exceptions?|exclu\w*)\b/.test(after)) return true
  // "GL $1M, AI; WC waiver; umbrella $5M": in a list of what is asked, what is asked of it asks for it.
  if (group.coverages.every((c) => c.type === 'workers_comp') && /;\s*(?:and |plus )?$/.test(masked.slice(0, group.start)) && /^\s*(?:with |w\/ ?|: ?|needs? )?(?:an? )?µ+\s*(?:[;.]|$)/.test(after) && groups.some((g) => g !== group && g.tokens.some((t) => t.kind === 'amount'))) return true
  // "Workers comp, with the waiver."
  if (group.coverages[0] && group.coverages[0].start <= 3 && group.coverages.every((c) => c.type === 'workers_comp') && /^\s*(?:insurance |coverage )?,? ?(?:with|plus|incl\w*|w\/|and) (?:an? |the |our )?µ+\s*[.;]?$/.test(after)) return true
  // "comp or owner waiver": a paper that lets some off is not what stands in its place.
  if (/(?:^|[,;+])\s*(?:and |plus )?$/.test(before) && /^\s*or (?:an? |the |their )?(?:[a-z'-]+ ){0,3}(?:waiver|exemption|affidavit|opt-?out)\b/.test(after)) return true
  // "In monopolistic states stop gap coverage."
  if (group.coverages.length && group.coverages.every((c) => c.part === 'stop_gap') && /^\W*(?:(?:in|for|from|if) [^.;:©¤]{2,60},? )?(?:an? )?$/.test(masked.slice(0, group.start)) && !NOT_PLAIN.test(masked.slice(0, group.start)) && /^\s*(?:insurance |coverage |policy )?(?:[.;,]|$|(?:in|at|with|for) (?:the |an? )?(?:same|like|equal)\b)/.test(after)) return true
  if (/^\s*[:=-]\s*(?:yes|always|required)\b/.test(after)) return true
  // "WC is a hard requirement, even for one-man shops."
  if (/^\s*(?:insurance |coverage |policy )?(?:is|are) (?:an? )?(?:hard|strict|firm|absolute|mandatory|standard|basic)? ?(?:requirements?|musts?|must-haves?)\b(?! (?:only )?(?:if|for|when|unless))/.test(after)) return true
  // "Rented equipment: not less than the total on your order"
  if (group.coverages[0] && group.coverages[0].start <= 3 && /^[^:;.¤©]{0,40}: ?(?:in an amount )?(?:not|no) less than (?:the|your)\b/.test(after)) return true
  // "Auto the same."
  if (group.coverages[0] && group.coverages[0].start <= 3 && /^\s*(?:[:,-] ?)?(?:is |also )?(?:the )?same\s*[.!]?\s*$/.test(after)) return true
  if (/^\s*(?:[:(,-]?\s*)?(?:is |are |also |only |just )*(?:required|mandatory|a must|needed|obligatory|compulsory|checked|asked(?: for)?|collected|looked at|verified)\b/.test(after)) return true
  if (/(?:^|[,;+:])\s*(?:and |plus )?(?:an? )?$/.test(before) && /^\s*(?:insurance |coverage )?(?:as|where|if|when) (?:(?:the |your |their |its )?(?:state|law|statute|dmv|licens\w+ (?:board|law|agency)) (?:requires?|demands?|sets?|says)|required by (?:the |your |their |its )?(?:state|law|statute))\b/.test(after)) return true
  if (/^\s*(?:insurance |coverage |policy )?(?:is|are) to be (?:maintained|carried|kept|provided|held|procured)\b/.test(after)) return true
  if (/^\s*(?:insurance |coverage |policy )?(?:in|with|for) (?:an? )?(?:\w+ )?(?:amounts?|limits?)\b/.test(after) && /\b(?:shall|must|will|maintain|carry|provide|with)\b|¤/.test(masked.slice(0, group.start))) return true
  if (/^\s*(?:at|with|of|in|to|for) (?:the |an? )?(?:same|equal|matching|identical|like)\b/.test(after) && /(?:^|[,;:]|\band\b)\s*(?:an? )?$/.test(before)) return true
  if (
    /(?:^|[,;+])\s*(?:and |plus )?$/.test(before) &&
    /^\s*(?:(?:is |are |either )?(?:ok|okay|fine|works|accepted)\s*)?(?:or (?:an? |the |their )?[a-z' -]{3,40})?(?:[,;+]|\.?$)/.test(after.replace(/^\s*\([^)]*\)/, '')) &&
    groups.slice(0, index).some((g) => g.tokens.some((t) => t.kind === 'amount')) &&
    /[,;+]/.test(masked.slice(groups[0]!.end, group.start))
  )
    return true
  // "cargo $100,000 incl. reefer breakdown"
  if (group.coverages[0]?.part === 'reefer' && index > 0 && groups[index - 1]!.coverages.some((c) => c.type === 'cargo') && /[¤£)] ?,? ?(?:which |that |must |to )?\bincl\w*\.? (?:of |the |full )?$/.test(masked.slice(0, group.start))) return true
  if (group.coverages[0]?.part === 'reefer' && /^\s*(?:must be |is |to be |has to be )?(?:included|covered|endorsed|(?:shown |listed )?on (?:the |your |their )?(?:cargo )?polic(?:y|ies)|added|shown)\s*(?:[.;,]|$|for\b|if\b|when\b|with (?:the |an? )?(?:same|equal|identical|full)\b)/.test(after)) return true
  if (/\bonly\s*$/.test(before) && /^\s*(?:counts?|is accepted|works|qualifies|will do|satisfies)\b/.test(after)) return true
  if (group.coverages[0] && group.coverages[0].start <= 3 && group.coverages.every((c) => c.type === 'workers_comp') && /^\s*(?:insurance |coverage )?(?:(?:is |are |stays? |remains? )?(?:unchanged|the same\b|as (?:usual|before|always|now|is))|everywhere|always|in all|no matter|regardless|as required|meeting|complying|conforming)\b/.test(after)) return true
  if (/\b(?:to )?comply(?:ing)? with (?:the |all |any |its |applicable |state |every )*$/.test(before) && group.coverages.every((c) => c.type === 'workers_comp') && /^\s*(?:insurance )?(?:laws?|statutes?|requirements?|acts?)\b/.test(after)) return true
  // "shall carry general liability of $1,000,000; B. workers' compensation for its crew; ...": the verb is that of the whole list.
  if (index > 0 && (groups[0]!.tokens.some((t) => t.kind === 'amount') || TO_CARRY.test(masked.slice(0, groups[0]!.start))) && /;\s*(?:and |plus |also )*(?:\(?[a-z0-9]{1,3}[.)]\s*)?(?:an? |its |the )?$/.test(masked.slice(0, group.start)) && ASK.test(masked.slice(0, groups[0]!.start)) && !NOT_PLAIN.test(after.replace(/\b(?:not|no) (?:less|fewer) than\b/g, ' '))) return true
  // "Property insurance must be at full replacement cost": how it is written, of what insures things.
  if (group.coverages[0] && group.coverages[0].start <= 4 && group.coverages.every((c) => INSURES_THINGS.has(c.type)) && WRITTEN_SO.test(after)) return true
  if (/^[\w ,'&/-]{2,50}:\s*(?:(?:an? )?all[- ]risks?\s*(?:\/|or|,)?\s*)?$/.test(clauseLead)) return true
  if (/\b(?:insures?|covers?) (?:all |any |its |their |his )+(?:employees|workers|staff) (?:as|under|in (?:accordance|compliance) with|according to) (?:the )?$/.test(before)) return true
  // "Carrier shall insure (b) its employees under the workers' compensation act of each state": an item of what is insured.
  if (group.coverages.every((c) => c.type === 'workers_comp') && /^\W*(?:its|their|all|any|the)(?: own)? (?:employees|workers|staff|people|personnel|drivers|crews?) (?:as|under|in (?:accordance|compliance) with|according to|by|with) (?:the )?$/.test(masked.slice(0, group.start))) return true
  // "WC or occ acc.": a sentence that is nothing but coverages asks for them.
  if (group.coverages.length + group.alternatives.length > 1 && /^(?:[©\s.,/&+;()-]|\b(?:or|and|the|an?|either|instead|insurance|coverage|policy|policies|both|one of)\b)+$/.test(masked)) return true
  if (
    ASK.test(clauseLead.slice(-140)) &&
    !/(?:if|where|when|in place of|in lieu of|instead of|the|under|on|their|your|its)\s*$/.test(clauseLead)
  )
    return true
  return false
}

const WRITTEN_SO = /^\s*(?:(?:insurance|coverage|policy) )?(?:must|shall|is to|has to|needs to|should) (?:be (?:written |placed |carried |provided |maintained |issued |insured )?(?:at|for|on|in)|insure|cover) [^.;]{0,60}\b(?:replacement|full|actual cash|insurable|special form|all[- ]risks?|causes of loss|agreed|stated)\b/
const INSURES_THINGS = new Set<CoverageType>(['property', 'inland_marine', 'builders_risk', 'auto_physical_damage'])

const TO_CARRY = /\b(?:shall|must|will|agrees? to)\b[^;©]{0,60}\b(?:maintain|carry|procure|provide|obtain|keep|effect|hold)\b[^;]*$/

/** "Workers' comp plus $1,000,000 of employer's liability": with the amount of a part, the whole is asked. */
const withEmployers = (group: Group, next: Group | undefined, masked: string): boolean =>
  group.coverages.every((c) => c.type === 'workers_comp') && next !== undefined && next.coverages.length > 0 && next.coverages.every((c) => c.part === 'el') && next.tokens.some((t) => t.kind === 'amount') && /^\s*(?:insurance |coverage )?(?:(?:per |by )?(?:state|law)(?: law)?(?: limits?)? )?,?\s*(?:(?:together |along )?with|plus|and|including|incl\.?|w\/|&|\+|as well as)?\s*(?:an? )?(?:minimum |at least )?(?:of )?[¤\s]*(?:of |in )?$/.test(masked.slice(group.end, next.coverages[0]!.start))

const NOT_PLAIN = /\b(?:no|not|none|never|nor|skip|waived?|without|isn't|aren't|doesn't|don't|won't|can't|see|up to|own|their|our|ours|us|we|optional|decision|choice|lookout|problem|business|counts?|instead|in lieu|accepted|satisf\w*|unless|except|said|says|was|were|had|has|asked about|separate|file)\b|\?/
/** "phys dmg at stated value w/ us as loss payee": who is named in a policy, and not whose it is. */
const WITH_US = /(?:\bwith |\bw\/ ?|\bnaming |\blisting |\bshowing )us as (?:an? |the )?(?:loss payees?|lienholders?|lenders?|mortgagees?)\b/
/** At the head of a line, or in a list beside coverages with amounts, where nothing speaks against it. */
export function isLikely({ group, groups, reading, before, after: behind }: Around): boolean {
  const first = group.coverages[0]
  // "WC + stop gap if from Ohio, us AI on auto": what stands behind a comma is of something else.
  const after = (first?.part === 'stop_gap' || (first?.type === 'workers_comp' && /(?:^|[,;])\s*(?:and |plus )?$/.test(before) && /^\s*(?:if|when|where)\b/.test(behind)) ? behind.split(',')[0]! : behind).replace(WITH_US, ' with loss payee ')
  // "Occ/acc in lieu of WC is fine": what something else may stand for is asked, or there would be no place to take.
  if (group.alternatives.length && group.coverages.every((c) => c.type === 'workers_comp') && group.alternatives.every((a) => a.coverage.end <= group.coverages[0]!.start) && /^\s*(?:insurance |coverage )?(?:is|are|will be|would be) (?:also |just )?(?:fine|ok|okay|accepted|acceptable|allowed|permitted|good)\b(?! (?:if|when|with|where|only|for))/.test(behind)) return true
  const listedIn = group.coverages.every((c) => c.type === 'workers_comp') && /(?:[,;)]|[¤£])\s*(?:and |plus |& )?(?:your |their |its |the )?$/.test(reading.masked.slice(0, first?.start ?? 0)) ? before : null
  if (!first || group.carried || NOT_PLAIN.test(listedIn ?? reading.masked.slice(0, first.start)) || (NOT_PLAIN.test(first.type === 'workers_comp' ? after.replace(/^\s*(?:insurance |coverage )?(?:from|through|via|by) (?:the|their|its|your|his|her)(?: own)? (?:payroll|staffing|leasing|peo|employer|agency)\b/, '') : after) && !(/^\s*unless\b/.test(after) && first.type === 'workers_comp' && !NOT_PLAIN.test(after.replace(/^\s*unless\b[^,;.]*/, ''))))) return false
  // "Umbrella as Customer may reasonably require"
  if (first.start <= 3 && /^\s*(?:insurance |coverage |policy )?as (?:the )?[a-z]+ may (?:reasonably )?(?:require|request|specify)/.test(after)) return true
  if (/^\s*(?:insurance |coverage |policy |policies )?(?:is|are|may|can|will|would|does|do|stays?|names?|naming|shall|must|should|applies|apply|to)\b/.test(after)) return false
  // "…, WC unless exempt, …": an item of a list, whatever its other items say.
  const listed = group.coverages.every((c) => c.type === 'workers_comp') && /(?:^|[,;])\s*(?:and |plus )?$/.test(before) && /^\s*(?:if|when|where|unless|as)\b/.test(after)
  const inList = listedIn !== null && groups.some((g) => g !== group && g.start < group.start && g.tokens.some((t) => t.kind === 'amount'))
  if (!listed && !inList && reading.mentions.some((m) => m.kind === 'member' && m.member.name !== 'max_deductible')) return false
  // "Workers' compensation." alone is a title.
  if (/^[©\s.:]+$/.test(reading.masked)) return false
  if (first.start <= 3) return /^\s*(?:[:,;(.-]|$|at\b|per\b|on\b|in\b|for\b|of\b|with\b|from\b|or\b|and\b|to the\b|until\b|covering\b|including\b|if\b|when\b|where\b|unless\b)/.test(after)
  return (inList || /(?:^|[,;+&])\s*(?:and |plus )?$/.test(before)) && groups.some((g) => g !== group && g.start < group.start && g.tokens.some((t) => t.kind === 'amount'))
}

import type { Reading } from '../mentions/find-mentions.ts'
import type { MemberMention } from '../mentions/mentions.ts'

const NOUN = '(?: (?:coverage|insurance|protection|wording|endorsements?|status|forms?|polic(?:y|ies)|basis|provisions?))?'
const BEFORE = /(?:^|[.;:,] ?)(?:and |but )?(?:(?:such|the|this|that|these|those|all|any|said|each|every|its|their|your|our) )?(?:(?:coverage|insurance|protection|endorsements?|policy) (?:(?:that is |which is )?(?:afforded|provided|available|granted|extended|given) )?(?:to|for|of) (?:(?:the|such|all|any|said|each|every|these|those) )?)?$/
/** How additional insured coverage is to be, and not that it is asked. */
const AFTER = new RegExp(`^${NOUN}(?: (?:for|of|in favou?r of) [^.;:,\u00a4\u00a9\u00a7]{2,40}?)? (?:(?:is|are|shall|must|will|should|to|has to|have to|needs? to|also|always|further|likewise|be|apply|respond|read|provided|written|on an?) )+(?:\u00b5|primary\\b|include|extend|cover\\b|remain|continue)`)
const NAMED = new Set(['coverage', 'items', 'all'])
const SAID_OF_IT = /^\W*(?:(?:and|also),? )?(?:it|this|that|these|both)(?: (?:status|wording|protection|endorsements?))? (?:(?:is|are|shall|must|will|should|to|has to|have to|needs? to|also|always|be|on an?) )+\u00b5/

/**
 * "Such additional insured coverage shall be primary", "Coverage for the additional insureds must be primary": said of the
 * policies that name one already, and asks for no other to name one. `spoken`: the sentence before asked for additional insured.
 */
export function ofThoseInsured({ masked, mentions }: Reading, mention: MemberMention, spoken: boolean): boolean {
  if (mentions.some((m) => NAMED.has(m.kind))) return false
  const insured = mentions.find((m): m is MemberMention => m.kind === 'member' && m.member.name === 'additional_insured')
  if (!insured) return spoken && mention.member.name === 'primary_noncontributory' && SAID_OF_IT.test(masked)
  return mention.start >= insured.start && BEFORE.test(masked.slice(0, insured.start)) && AFTER.test(masked.slice(insured.end))
}

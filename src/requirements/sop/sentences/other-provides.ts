import { OBLIGED } from '../lexicon/party-names.ts'
import type { Roles } from './find-roles.ts'

/** "Builder's risk is provided by Contractor": told of somebody else (`other`), or of one who may be the insured (`unclear`). */
export type Provider = 'other' | 'unclear'

const OF_IT = String.raw`(?: (?:insurance|coverage|cover|polic(?:y|ies)|limits?))?(?:,? \(?(?:of |at |for )?¤+(?: £+)*\)?)?(?: £+)*(?: (?:for|on|at) (?:the |this |our )?[a-z]+)?`
/** Those who insure nobody of their own: what is provided by them is still the insured's. */
const NO_PARTY = String.raw`(?!(?:insur|underwrit|agent|agreement|mutual|law|statute|state|fund|endorse|request|rider|contract\b|way\b|means\b|mail|virtue|separate|both|either|each|every|all\b|any\b|an? |one\b|its\b|their\b|your?\b|his\b|peo\b|payroll|leas|staffing|union|bwc|l&i|sub-?contract|form\b|reason|federal|applicable|whoever|whichever))`
const PARTY = String.raw`(?:the |our )?${NO_PARTY}((?:[a-z][a-z&.-]{0,20} ){0,2}?[a-z][a-z&-]{1,20})`
const ENDS = String.raw`(?=\s*(?:[.;:,()-]|$| and\b| at\b| under\b| through\b| with\b| for\b| in\b| so\b))`
const GIVEN = String.raw`(?:provided|furnished|carried|maintained|purchased|placed|supplied|handled|covered|held|arranged|bought|procured|insured|paid for|obtained|taken care of)`

/** "Auto liability is furnished by Halden Builders", "Umbrella $5,000,000: carried by the GC", "Cargo (by Northwind)" */
const GIVEN_BY = new RegExp(String.raw`©+${OF_IT}(?: ?[:,(-]{1,2} ?| (?:is|are|will be|to be|shall be|has been|have been) | )(?:(?:is|are|being|already|separately|entirely|this is|that is) )*(?:${GIVEN} (?:separately |directly |entirely )?)?by ${PARTY}${ENDS}`)
/** "Auto liability is provided under Carrier's policy", "Pollution - under Northwind's program" */
const UNDER_THEIRS = new RegExp(String.raw`©+${OF_IT}(?: ?[:,(-]{1,2} ?| (?:is|are|will be|shall be|falls|comes|stays) )(?:${GIVEN} )?(?:under|through|on|within|by|from|in) ${PARTY}(?:'s|s') (?:own )?(?:[a-z-]+ ){0,2}(?:©+|¶+|polic(?:y|ies)|program|insurance|coverage|ocip|ccip)`)
/** "Auto liability ($1,000,000) is Contractor's." */
const IS_THEIRS = new RegExp(String.raw`©+${OF_IT} (?:is|are|stays|remains) ${PARTY}(?:'s|s')(?=\s*(?:[.;,)]|$))`)
/** "Cargo: Carrier has it covered" */
const HAS_IT = new RegExp(String.raw`^[^.;¤£]{0,12}©+(?: ¤+)? ?[:,-] ${PARTY} (?:already |will )?(?:carr(?:y|ies)|maintains?|has|have|holds?|buys?|keeps?|provides?|furnish(?:es)?|insures?|covers?|handles?) (?:it|this|that|these|one|its own|the (?:policy|coverage|insurance))\b`)
/** "Carrier maintains cargo insurance of $250,000": of one that is spoken of, in a text that speaks to somebody else. */
const THEY_CARRY = new RegExp(String.raw`^(?:[^a-z©¤µ]{0,8}|[^.;©¤µ]{0,60}[;:,] (?:and |but )?)${PARTY} (?:already |itself |also |separately |currently |will |shall |at its (?:own |sole )*(?:cost|expense) ){0,2}(?:carr(?:y|ies)|maintains?|provides?|has|keeps?|purchases?|buys?|pays for|holds?|insures?|furnish(?:es)?|procures?|obtains?|places?) (?!no\b|not\b|to\b)[^.;:©µ]{0,60}©`)
/** "The tenant carries its own property insurance.": told of one, and asked of nobody. */
const ITS_OWN = new RegExp(String.raw`^[^a-z©¤µ]{0,8}${PARTY} (?:carr(?:y|ies)|maintains?|has|have|keeps?|buys?|holds?) (?:its|their|his|her) own (?:[a-z-]+ ){0,2}©[^¤]{0,40}$`)
/** "Contractor's umbrella policy has a limit of $25,000,000." */
const THEIRS_HAS = new RegExp(String.raw`(?:^|[;:.] ?)${PARTY}(?:'s|s') (?:own )?(?:[a-z-]+ ){0,2}©+(?: (?:insurance|coverage|polic(?:y|ies)|program|limits?))? (?:has|have|carr(?:y|ies)|is|are|runs?|stands?|goes) (?:currently |now )?(?:an? )?(?:limits? of |(?:at|to|for|up to) )?¤`)

const SPEAKS_FOR_ALL = /\b(?:must|shall be|required|needs?|require|at least|not less|minimum)\b/

/** Whose insurance a sentence tells of, by the ways in which that is said; null where it may be that of whoever is asked. */
export function otherProvides(masked: string, roles: Roles): Provider | null {
  if (!masked.includes('©') || masked.includes('µ')) return null
  const passive = (/ by |\(by |:by /.test(masked) ? GIVEN_BY.exec(masked)?.[1] : undefined) ?? (/'/.test(masked) ? (UNDER_THEIRS.exec(masked)?.[1] ?? IS_THEIRS.exec(masked)?.[1] ?? THEIRS_HAS.exec(masked)?.[1]) : undefined) ?? HAS_IT.exec(masked)?.[1]
  if (passive !== undefined) return judge(passive, roles, /\b(?:shall be|must be|is to be|are to be|needs? to be)\b|\b(?:minimum|at least|limits? of|in the amount|not less)\b/.test(masked))
  const own = ITS_OWN.exec(masked)?.[1]
  if (own !== undefined && !SPEAKS_FOR_ALL.test(masked) && !holds(roles.spoken, own)) return 'unclear'
  const active = THEY_CARRY.exec(masked)?.[1]
  if (active === undefined || SPEAKS_FOR_ALL.test(masked)) return active === undefined ? null : late(active, roles)
  return roles.spoken.size > 0 && isUsual(active) ? judge(active, roles, false) : late(active, roles)
}

const lastOf = (party: string): string => party.split(' ').at(-1)!
const single = (word: string): string => word.replace(/s$/, '')
const isUsual = (party: string): boolean => OBLIGED.includes(party) || OBLIGED.includes(single(lastOf(party)))
const holds = (set: ReadonlySet<string>, party: string): boolean => [party, lastOf(party), single(lastOf(party))].some((p) => set.has(p))

/** Who comes under a duty only behind what was asked of others. */
const late = (party: string, roles: Roles): Provider | null => (holds(roles.late, party) ? 'unclear' : null)

function judge(party: string, roles: Roles, asks: boolean): Provider | null {
  if (holds(roles.late, party)) return 'unclear'
  if (holds(roles.spoken, party) || party === 'you' || /^(?:each|any|all|every|sub|subs)\b/.test(party)) return null
  if (holds(new Set(roles.asking), party)) return 'other'
  if (!isUsual(party)) return asks && !roles.spoken.size ? 'unclear' : 'other'
  return asks && !roles.spoken.size ? null : 'unclear'
}

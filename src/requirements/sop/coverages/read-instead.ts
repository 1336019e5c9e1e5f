import type { RuleAlternative } from '../../../vocabulary/index.ts'
import { assignLimits } from '../amounts/assign-limits.ts'
import type { Condition } from '../conditions/conditions.ts'
import type { Group } from './groups.ts'
import { TOO_LITTLE } from './around-group.ts'
import { someSpokenTo } from '../lexicon/strange-words.ts'
import { OBLIGED } from '../lexicon/party-names.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { Statement } from '../rules/statements.ts'

const REFUSED_AFTER =
  /^[^.;©]{0,40}?(?:(?:is|are|will|does|do|can|cannot|may)(?: not|n't)? )?(?:not |n't |never |no longer )(?:be )?(?:an? )?(?:accepted|taken|acceptable|count|satisfy|enough|sufficient|allowed|permitted|valid|work|substitute|qualify|ok\b|okay|recognized)/
/** "General liability $1,000,000, claims-made not accepted": behind the amount something else is named, which is refused. */
const OF_SOMETHING_ELSE = /^[^.;©]*[¤£)][\s)]*[,(:-][\s(]*(?!(?:is|are|will|does|do|can|cannot|may|not|never|which|it|this|that|but|alone)\b)[a-z][a-z-]{2,}/

/** "pollution $1M (CA 99 48 works too)": what brackets say of a form. */
const OF_A_FORM = /\((?:an? |the )?(?:form )?[µ¦]+[^()]*\)/g
/** What a group says of a coverage that is accepted, or refused, in place of another; null where it asks for one itself. */
export function readInstead(
  view: SentenceView,
  group: Group,
  said: { sentence: string; condition: Condition | null; severity: 'required'; tier: string | null },
): Statement[] | null {
  const { reading, memory } = view
  const c = group.coverages[0]
  if (!c || group.coverages.length !== 1 || group.alternatives.length) return null
  const after = reading.masked.slice(c.end, c.end + 120)
  const before = reading.masked.slice(Math.max(0, c.start - 50), c.start)
  const refused =
    // "New Jersey couriers may not use occupational accident"
    /(?:\b(?:may|can|could) not|\bcannot|\bcan't|\b(?:may|must|shall) never) (?:use|substitute|show|rely on|choose|send|carry)(?: an?| the)? $/.test(before) ||
    (REFUSED_AFTER.test(after.replace(TOO_LITTLE, '')) && !(group.tokens.some((t) => t.kind === 'amount') && OF_SOMETHING_ELSE.test(after)))
  // "What if I don't have workers' comp? Occupational accident with at least $500,000 is fine."
  const lacked = memory.lacks && view.index - memory.lacks.segment <= 1 && memory.lacks.types.length === 1 && memory.lacks.types[0] !== c.type && /^[^.;©]{0,60}?\b(?:is|are|works?|counts?|will (?:do|work|be)|would be) ?(?:also |just |perfectly |all )?(?:fine|ok|okay|accepted|acceptable|allowed|enough|good|instead|too|then|for (?:that|this))?\s*(?:instead|too|then)?\s*(?=[.;,]|$| (?:except|unless|if|outside|in|as long)\b)/.test(after) && /\b(?:fine|ok|okay|accept|allow|enough|good|works?|counts?|will do)/.test(after) ? memory.lacks.types[0]! : null
  const accepted =
    lacked !== null ||
    (/^\s*instead\s*[:(,-]/.test(after) && /^(?:occupational_accident|workers_comp)$/.test(c.type) && memory.last.some((t) => t !== c.type)) ||
    /^[^.;©]{0,60}?(?:(?:accepted|acceptable|ok|okay|fine|allowed|permitted|works|good|enough|sufficient|will do|may be (?:used|substituted|provided|carried|shown)|can be (?:used|substituted|provided|shown)|counts?|qualif(?:y|ies)|satisf(?:y|ies)|suffices?|will (?:do|suffice|count|work))(?: for this)?(?: instead| too| also| as well| in (?:its|their) place| in place of (?:it|that|this)| in lieu(?: thereof)?| as an alternative| as a substitute)|(?:is|are) (?:also|equally) (?:accepted|acceptable|fine|ok|okay|allowed)|may (?:be )?substitut\w+|also (?:works|counts|satisfies)|in lieu thereof|(?:takes?|taking) (?:its|their) place|may be provided instead|(?:can|may|could|will) (?:replace|stand in for) (?:it|this|that|them|the ©+|©+))/.test(
      after.replace(OF_A_FORM, ''),
    ) ||
    (/\bwe (?:will |can |also |do )*(?:accept|take|allow)(?: an?| the)?(?: [a-z-]+)?\s+$/.test(before) && /^[^.;]{0,60}?\b(?:instead|in lieu|in (?:its|that) place)\b/.test(after)) ||
    // "Occupational accident $1,000,000. We take workers' compensation too."
    (/^(?:occupational_accident|workers_comp)$/.test(c.type) && memory.last.some((t) => t !== c.type && /^(?:occupational_accident|workers_comp)$/.test(t)) && (/\bwe (?:will |can |do )*(?:accept|take|allow)(?: an?| the| your)? $/.test(before) ? /^[^.;,]{0,30}?\b(?:too|also|as well)\b/.test(after) : /\bwe (?:will |can |do )*also (?:accept|take|allow)(?: an?| the| your)? $/.test(before))) ||
    (/\b(?:may|can|could) (?:instead |also )?(?:send|use|carry|provide|submit|show|substitute|have|buy|purchase|maintain)(?: an?| the)?\s+$/.test(
      before,
    ) &&
      /^[^.;]{0,60}?\b(?:instead|in lieu|in (?:its|that) place)\b/.test(after)) ||
    (/\b(?:may|can) (?:instead |also )?(?:use|substitute|show|rely on|choose)(?: an?| the)?\s+$/.test(before) &&
      memory.last.length > 0 &&
      !memory.last.includes(c.type)) ||
    (/^(?:alternatively|instead|or)\b/.test(reading.masked) &&
      view.segment.block === memory.lastBlock &&
      memory.last.length > 0 &&
      !memory.last.includes(c.type))
  // Split limits in the lines above, and then "OR $300,000 combined single limit".
  // "Living in Texas? You need $1,000,000 CSL instead.": in place of them there, and no choice.
  const inTheirPlace = (view.conditions.length > 0 || view.segment.context.condition !== null || memory.answerCondition !== null || /\b(?:need|must|have to|has to|require)/.test(reading.masked)) && !/\b(?:may|can|could|or|also|too|fine|ok|okay|accepted|acceptable|alternatively|works)\b/.test(reading.masked)
  const orSingle = c.type === 'auto_liability' && group.carried && !inTheirPlace && (/^[^\w¤]*or\b/.test(reading.masked) || (memory.split && /\b(?:instead|also|too|fine|ok|okay|accepted|acceptable|alternatively|works)\b/.test(reading.masked))) && memory.last.includes('auto_liability') && view.segment.block - memory.lastBlock <= 1 && group.tokens.some((t) => t.kind === 'limit' && t.word === 'csl')
  // "WC: statutory; occupational accident, $500,000 CSL, is accepted": beside the coverage it may stand for.
  const beside = view.groups.indexOf(group) > 0 && /^(?:occupational_accident|workers_comp)$/.test(c.type) && /^(?:[^.;©]{0,60}?,? (?:is|are|will be)| ?(?:also|plans?|policy|coverage)?) (?:also )?(?:accepted|acceptable|fine|ok|okay|allowed)\b/.test(after)
  // "WC statutory with EL of $500,000. ... may show occ/acc instead": in place of the whole, and not of its part.
  const whole = c.type === 'occupational_accident' && memory.last.includes('workers_comp') ? 'workers_comp' : null
  const to = lacked ?? whole ?? memory.last.filter((t) => t !== c.type).at(-1) ?? (memory.last.includes(c.type) && group.tokens.some((t) => t.kind === 'amount') ? c.type : null)
  // "Umbrella in place of excess is fine."
  const place = /^ (?:polic(?:y|ies) )?(?:in place of|in lieu of|instead of) (?:the |an? |your |their )?(?=©)/.exec(after)
  const placed = place && /^©+(?: (?:insurance|coverage|polic(?:y|ies)))? (?:is|are|will be|works?|would be) ?(?:also |just |perfectly )?(?:fine|ok|okay|accepted|acceptable|allowed|permitted|good)?\b(?! not)/.test(after.slice(place[0].length)) && !group.tokens.length ? reading.mentions.find((m) => m.kind === 'coverage' && m.start >= c.end) : undefined
  if (placed?.kind === 'coverage' && memory.last.includes(placed.type) && !refused) return [{ kind: 'alternative', to: placed.type, alternative: { coverage_type: c.type }, ...said }]
  const inItsPlace = /^\s*(?:instead of|in lieu of|in place of) (?:items? |no\. ?)?§/.test(after) && /\b(?:fine|ok|okay|accepted|acceptable|allowed|works|will do)\b/.test(after)
  if (inItsPlace) return [{ kind: 'alternative', to: c.type === 'workers_comp' ? 'occupational_accident' : 'workers_comp', alternative: { coverage_type: c.type, ...(c.type === 'workers_comp' ? { limits: [{ label: 'statutory', min: null }] } : {}) }, ...said }]
  // "WC or OccAcc: WC statutory; OccAcc not less than $500,000"
  const chosen = view.groups.slice(0, Math.max(0, view.groups.indexOf(group))).find((g) => g.alternatives.some((a) => a.coverage.type === c.type && !a.tokens.length))
  if (chosen && !refused && group.tokens.some((t) => t.kind === 'amount') && !group.carried)
    return [{ kind: 'alternative', to: chosen.coverages[0]!.type, alternative: { coverage_type: c.type, limits: assignLimits(c.type, c.part, group.tokens, reading.masked).limits.map(bareLimit) }, ...said }]
  if (!refused && !accepted && !beside && !orSingle) return null
  if (accepted && !refused && memory.lastBlock !== view.segment.block && !to) return null
  const assigned = assignLimits(c.type, c.part, group.tokens, reading.masked)
  const alternative: RuleAlternative = {
    coverage_type: c.type,
    ...(c.type === 'workers_comp'
      ? { limits: [{ label: 'statutory', min: null }, ...assigned.limits.map(bareLimit)] }
      : assigned.limits.length
        ? { limits: assigned.limits.map(bareLimit) }
        : {}),
  }
  if (!refused) memory.lastAlternative = c.type
  // "WC in every state but Texas, where occupational accident is accepted": accepted there alone.
  const left = view.conditions.findLast((x) => x.end <= c.start && x.condition.kind === 'state' && x.condition.not_insured_states !== undefined && /^,? (?:where|in which)(?: state)? (?:an? |the )?$/.test(reading.masked.slice(x.end, c.start)))
  if (left?.condition.kind === 'state' && to && !refused)
    return [
      { kind: 'coverage', coverage: to, limits: to === 'workers_comp' ? [{ label: 'statutory', min: null }] : [], alternatives: [alternative], members: [], asked: true, doubts: ['It is asked in these states with a choice that the others do not have.'], ...said, condition: { kind: 'state', insured_states: left.condition.not_insured_states! }, segment: view.index, item: view.segment.label },
    ]
  // "Sole owners may use occ/acc.": what some may show is no choice of all.
  const some = (said.condition === null || said.condition.kind === 'exempt') && !refused ? (someSpokenTo(view) ?? whoMay(view)) : null
  if (some !== null) return [{ kind: 'alternative', to, alternative, ...said, condition: { kind: 'open', text: some } }]
  const asked: Statement[] = lacked === null || refused ? [] : [{ kind: 'coverage', coverage: lacked, limits: lacked === 'workers_comp' ? [{ label: 'statutory', min: null }] : [], alternatives: [], members: [], asked: true, doubts: [], ...said, condition: view.segment.context.condition, segment: view.index, item: view.segment.label }]
  return [...asked, { kind: 'alternative', to: refused ? null : to, alternative, ...(refused ? { refused } : {}), ...said }]
}
const WHO_MAY = /^\W*(?:the |all |any |our )?([a-z][a-z' \/&-]{2,40}?) (?:may|can|could) (?:instead |also )?(?:use|substitute|show|send|carry|provide|submit|have|buy|purchase|rely on|choose)(?: an?| the)? ©/
const ANYBODY = /^(?:you|they|he|she|it|we|one|everyone|anyone|everybody|anybody|those|these)$/
/** "Sole owners may use occ/acc": who may, where that is not everybody who is asked. */
function whoMay({ reading: { masked }, facts }: SentenceView): string | null {
  const who = WHO_MAY.exec(masked)?.[1]
  const single = who?.replace(/s$/, '')
  return who === undefined || ANYBODY.test(who) || OBLIGED.includes(single!) || facts.roles.obligated.has(single!) || facts.topic.has(who) ? null : who
}

/** A limit without what is doubted of it. */
export const bareLimit = (l: { label: string; min: number | null }) => ({ label: l.label, min: l.min })

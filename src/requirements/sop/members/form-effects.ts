import type { Reading } from '../mentions/find-mentions.ts'
import type { MemberMention } from '../mentions/mentions.ts'
import { waitsFor } from './doubts-of-members.ts'
import { FORM_EFFECTS } from '../mentions/find-forms.ts'
import { judgeMember } from './judge-member.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { ScopedMention } from './scope-members.ts'
import type { MemberStatement } from '../rules/statements.ts'
import { conditionOf } from './condition-of-member.ts'

/** A form asked for also asks what it does, of the coverage whose policy carries it. */
export function formEffects(view: SentenceView, scoped: ScopedMention): MemberStatement[] {
  const { mention, target } = scoped
  if (mention.member.name !== 'endorsements' || target?.kind !== 'types') return []
  if (!view.segment.row && (waitsFor(view, mention) !== null || judgeMember(view, mention).kind !== 'asked')) return []
  return mention.member.value.flatMap((form): MemberStatement[] => {
    const member = FORM_EFFECTS[form]
    if (!member) return []
    const condition = conditionOf(view, mention)
    if (condition?.kind === 'open') return []
    return [
      {
        kind: 'member',
        member,
        negated: scoped.negated,
        target,
        sentence: view.raw,
        condition: condition?.kind === 'state' ? condition : null,
        severity: view.segment.context.mode === 'advisory' ? 'advisory' : 'required',
        tier: view.segment.context.tier?.title ?? null,
        form: true,
      },
    ]
  })
}

const FORM_ACCEPTED = /^(?:[µ ,&/]|and\b|or\b)* (?:is|are|will be) (?:also |both |all )?(?:acceptable|accepted|fine|ok|okay|allowed)\b/
const OTHER_FORM = /µ,? or (?:(?:an? |the |iso )?(?:form |endorsement )?)$/
const FORM_INSTEAD = /^[^.;,()]{0,30}\b(?:is|are|works?|will do|counts?|accepted|acceptable)\b[^.;,()]{0,20}\b(?:instead|in lieu|in (?:its|that) place)\b/
/** "pollution $1M (CPL or CA 99 48)", "(own policy or via CA 99 48)" */
const OR_IN_PLACE = /[¤©]\s?\(?,? ?(?:either )?(?:by )?(?:(?:an? |the |their |your )?(?:own |separate |stand-?alone )?(?:cpl|policy|polic(?:y|ies)|coverage) )?or (?:via |by |under |with )?(?:an? |the |iso )?(?:form |endorsement )?$/
/** "CA 99 48 ok", "(CA 99 48 on the auto works too)" */
const WILL_DO = /^(?: (?:endorsement|form|wording))?(?: on (?:the |their |your )?©+)? (?:(?:is|are) )?(?:also )?(?:ok|okay|fine|accepted|acceptable|allowed|works?|will do|counts?)(?: too| as well| also)?(?=\s*(?:[.;,)]|$))/

/** A form that is not asked: accepted in place of a policy, one of those that may be sent, or the second of two. */
export function formStanding({ masked, lower }: Reading, { start, end }: MemberMention, row: boolean): 'instead' | 'accepted' | 'second' | null {
  const [before, after] = [masked.slice(0, start), masked.slice(end)]
  // "Pollution of $1,000,000 (CA 99 48 on the auto is fine instead)"
  if (FORM_INSTEAD.test(after) || OR_IN_PLACE.test(before)) return 'instead'
  // "Blanket forms CG 20 33 and CG 20 38 are acceptable": what may be sent is not what is asked.
  if (!row && FORM_ACCEPTED.test(after) && !/\b(?:must|shall|required?|needs?)\b/.test(lower)) return 'accepted'
  // "CG 20 10 or CG 20 26": of two forms the first is asked, in doubt.
  if (OTHER_FORM.test(before)) return 'second'
  return /[¤©][^.]{0,24}$/.test(before) && WILL_DO.test(after) ? 'instead' : null
}

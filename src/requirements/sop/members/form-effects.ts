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

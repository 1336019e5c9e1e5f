import { COVERAGE_NAMES, type RuleCondition } from '../../../vocabulary/index.ts'
import { cloneDraft, type Ledger, sameWhen, whenOf } from '../rules/drafts.ts'
import type { MemberStatement, Statement } from '../rules/statements.ts'

/** A member asked only in some states, or not in some states, makes a rule for those states. */
export function makeStateRules(s: MemberStatement, ledger: Ledger, all: Statement[]): void {
  const when = whenOf(s.condition)
  if (!when || s.target.kind !== 'types') return
  // "Waiver, except in California", "California vendors: no waiver": one rule for California, one for all others.
  const apart = s.negated ? when.insured_states : when.not_insured_states
  if (s.negated && (!apart || !isAskedElsewhere(s, all))) return
  for (const type of s.target.types) {
    const base = ledger.drafts.find((d) => d.coverage === type && d.when === null && d.severity === 'required')
    if (!base || ledger.drafts.some((d) => d.coverage === type && (sameWhen(d.when, when) || (apart && meets(d.when, apart))))) continue
    ledger.drafts.push(cloneDraft(base, apart ? { insured_states: apart } : when))
    if (apart) base.when = { not_insured_states: apart }
  }
}

/** Whether a rule of some states says anything of the states at hand; one of Ohio alone says nothing of New Jersey. */
const meets = (when: RuleCondition | null, states: string[]): boolean => when !== null && (when.not_insured_states !== undefined || (when.insured_states ?? []).some((x) => states.includes(x)))

const isAskedElsewhere = (s: MemberStatement, all: Statement[]): boolean => all.some((x) => x.kind === 'member' && !x.negated && x.member.name === s.member.name && whenOf(x.condition) === null)

/** What is not asked in some states, where no rule is of those states, is for a person. */
export function askWhereLetOff(s: MemberStatement, found: boolean, ledger: Ledger, all: Statement[]): void {
  const when = whenOf(s.condition)
  if (!s.negated || !when || found || !isAskedElsewhere(s, all)) return
  const states = (when.insured_states ?? when.not_insured_states)!.join(', ')
  const [type] = s.target.kind === 'types' ? s.target.types : []
  ledger.questions.push({
    kind: 'question',
    sentence: s.sentence,
    question: `${type ? `${COVERAGE_NAMES[type]}: ` : ''}${s.member.name.replaceAll('_', ' ')} is not asked ${when.insured_states ? 'in' : 'outside'} ${states}, and the rules do not say so. What holds there?`,
    candidates: ['It is not asked there', 'It is asked everywhere'],
    ...(type ? { coverage: type } : {}),
    member: s.member.name,
  })
}

import { COVERAGE_NAMES } from '../../../vocabulary/index.ts'
import { type Ledger, whenOf } from '../rules/drafts.ts'
import { itemsUnder } from '../rules/items-under.ts'
import { askWhereLetOff, makeStateRules } from './state-members.ts'
import type { MemberStatement, Statement } from '../rules/statements.ts'
import { draftsFor } from './reach-of-member.ts'
import { put } from './put-member.ts'

/** Puts members to the rules they are asked of: what is said of one coverage first, then what is said of all. */
export function applyMembers(all: Statement[], ledger: Ledger): void {
  const statements = all.filter((s): s is MemberStatement => s.kind === 'member' && !isSetLevel(s))
  const specificFirst = [
    ...statements.filter((s) => s.target.kind !== 'all' && s.negated),
    ...statements.filter((s) => s.target.kind !== 'all' && !s.negated),
    ...statements.filter((s) => s.target.kind === 'all'),
  ]
  for (const s of specificFirst) {
    if (s.tier !== null && ledger.base !== null && s.tier !== ledger.base) {
      ledger.questions.push({
        kind: 'question',
        sentence: `${s.tier}: ${s.sentence}`,
        question: `This is asked only at another level ("${s.tier}"), which a rule cannot test. When does it apply?`,
        candidates: ['Always', 'Only with a tag', 'Never'],
        ...(s.target.kind === 'types' && s.target.types.length === 1 ? { coverage: s.target.types[0]! } : {}),
        member: s.member.name,
      })
      continue
    }
    makeStateRules(s, ledger, all)
    const { drafts, specific } = draftsFor(s, ledger, all)
    askWhereLetOff(s, drafts.length > 0, ledger, all)
    // Under "Recommended", of what is required: whether it is asked is for a person.
    if (s.severity === 'advisory' && !s.negated && (s.target.kind === 'all' ? !s.target.implicit : !drafts.length)) {
      ledger.questions.push({ kind: 'question', sentence: s.sentence, question: 'This is only recommended, of policies that are required. Is it checked?', candidates: ['No', 'Yes'], ...(s.target.kind === 'types' && s.target.types.length === 1 ? { coverage: s.target.types[0]! } : {}), member: s.member.name })
      if (!drafts.length) continue
    }
    // "WC, blanket AI": a policy that insures nobody but its own employer is hardly the one that is meant.
    if (s.member.name === 'additional_insured' && !s.negated && drafts.length === 1 && drafts[0]!.coverage === 'workers_comp' && ledger.drafts.length > 1 && !s.sentence.includes('|')) drafts[0]!.doubts.push({ question: 'Additional insured status is asked of workers\u2019 compensation alone, which has none. Of which policies is it asked?', sentence: s.sentence })
    for (const d of drafts) {
      put(d, s, specific, ledger)
      const besides = whenOf(s.condition)?.not_insured_states
      if (besides && d.when?.not_insured_states && !besides.every((x) => d.when!.not_insured_states!.includes(x))) d.doubts.push({ question: `This is not asked in ${besides.join(', ')}, and the rule holds there too.`, sentence: s.sentence })
    }
    const unread = s.target.kind === 'items' && drafts.length ? s.target.refs.filter((r) => !itemsUnder(r, all).length) : []
    if (unread.length)
      ledger.questions.push({ kind: 'question', sentence: s.sentence, question: `Item ${unread.join(', ')} is named here, but no coverage was read in it. What is asked of it?`, candidates: ['Nothing', 'Add a rule for it'], member: s.member.name })
    if (!drafts.length && !s.negated && ledger.drafts.length && s.member.name !== 'auto_scope' && (s.member.name !== 'stack' || s.member.to !== undefined)) {
      const types = s.target.kind === 'types' ? s.target.types : []
      ledger.questions.push({
        kind: 'question',
        sentence: s.sentence,
        question: types.length
          ? `${types.map((t) => COVERAGE_NAMES[t]).join(', ')} is spoken of here but not asked for. Is it required?`
          : 'Which policies is this asked of?',
        candidates: types.length ? ['Required', 'Not required'] : ['All policies', 'Liability policies only'],
        ...(types.length === 1 ? { coverage: types[0]! } : {}),
        member: s.member.name,
      })
    }
  }
}

/** Cadence and lead days said of everything belong to the set, not to each rule. */
export const isSetLevel = (s: MemberStatement): boolean =>
  (s.member.name === 'reverification_cadence' || s.member.name === 'expiry_lead_days') &&
  s.target.kind === 'all' &&
  !s.target.except.length &&
  whenOf(s.condition) === null

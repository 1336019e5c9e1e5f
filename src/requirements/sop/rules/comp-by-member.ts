import { type Ledger, newDraft, noteSentence } from './drafts.ts'
import type { Statement } from './statements.ts'

const STRONGLY = /\b(?:needs?|must|shall|has to|have to|required?)\b|\b(?:no|lacks?|missing)\b[^.;]*\bwaiver\b|\bwaiver\b[^.;]*\b(?:missing|isn't|not)\b/i

/** "There's no waiver on the work comp. Please add one.": comp that is named only for what is asked of it is there to be asked, in doubt. */
export function compByMember(all: Statement[], ledger: Ledger): void {
  const spoken = all.some((s) => (s.kind === 'coverage' && s.coverage === 'workers_comp' && (s.asked || s.condition !== null)) || (s.kind === 'not_required' && s.coverage === 'workers_comp') || (s.kind === 'question' && s.coverage === 'workers_comp'))
  if (spoken || !ledger.drafts.length || ledger.drafts.some((d) => d.coverage === 'workers_comp')) return
  const asks = all.find((s) => s.kind === 'member' && s.member.name === 'subrogation_waived' && !s.negated && s.condition === null && s.tier === null && s.severity === 'required' && s.target.kind === 'types' && s.target.types.length === 1 && s.target.types[0] === 'workers_comp' && STRONGLY.test(s.sentence))
  if (!asks) return
  const draft = newDraft('workers_comp', null, 'required')
  draft.limits.push({ label: 'statutory', min: null, sentence: asks.sentence })
  draft.doubts.push({ question: 'It is named only for what is asked of it.', sentence: asks.sentence })
  noteSentence(draft, asks.sentence)
  ledger.drafts.push(draft)
}

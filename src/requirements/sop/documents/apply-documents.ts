import type { DocType } from '../../../vocabulary/index.ts'
import { type Draft, type Ledger, noteSentence, sameWhen, whenOf } from '../rules/drafts.ts'
import type { DocumentsStatement, Statement } from '../rules/statements.ts'

/** Which documents count as proof, where the text limits them. */
export function applyDocuments(all: Statement[], ledger: Ledger): void {
  const said = all.filter((s): s is DocumentsStatement => s.kind === 'documents')
  // "Subs from New York show the state's own form; the ACORD is not enough there."
  for (const s of said)
    if (s.refused.length && !s.accepted.length && s.condition)
      ledger.questions.push({ kind: 'question', sentence: s.sentence, question: `Some documents do not count in some cases here (${s.refused.join(', ')}). What counts then?`, candidates: [], ...(s.types?.length === 1 ? { coverage: s.types[0]! } : {}), member: 'accepted_documents' })
  const refused = new Set(said.flatMap((s) => (s.types === null && s.condition === null ? s.refused : [])))
  for (const s of said) {
    const when = whenOf(s.condition)
    if (s.accepted.includes('state_fund_certificate') && (when || s.limiting || (s.accepted.length === 1 && s.types?.join() === 'workers_comp')))
      for (const d of ledger.drafts)
        if (d.coverage === 'workers_comp' && sameWhen(d.when, when)) accept(d, when ? ['state_fund_certificate'] : s.accepted, s.sentence)
    if (s.types && (s.limiting || s.refused.length || (s.send && new Set(s.accepted).size > 1 && (refused.size > 0 || said.some((x) => x.others && x.condition === null)))))
      for (const d of ledger.drafts)
        if (s.types.includes(d.coverage) && (!when || sameWhen(d.when, when)) && !d.accepted.length && (d.coverage === 'workers_comp' || !s.accepted.includes('state_fund_certificate'))) accept(d, s.accepted.filter((k) => k !== 'endorsement'), s.sentence)
  }
  const general = said.filter((s) => s.types === null && s.condition === null && s.accepted.length)
  const others = said.some((s) => s.others && s.condition === null)
  const choice = general.some((s) => s.too) && general.some((s) => s.send && !s.too)
  const limiting = general.filter((s) => s.limiting || s.refused.length || (s.send && (refused.size > 0 || others)) || (choice && (s.send || s.too)))
  const kinds = [...new Set(limiting.flatMap((s) => s.accepted))].filter(
    (k) => !refused.has(k) && k !== 'state_fund_certificate' && k !== 'endorsement',
  ) as DocType[]
  if (kinds.length) {
    for (const d of ledger.drafts)
      if (d.severity === 'required' && !d.accepted.length) for (const s of limiting) accept(d, kinds, s.sentence)
  } else if (refused.size) {
    for (const s of said)
      if (s.refused.length && s.types === null)
        ledger.questions.push({
          kind: 'question',
          sentence: s.sentence,
          question: `The text refuses ${[...refused].join(', ')} without saying what it accepts. Which documents count?`,
          candidates: ['coi', 'coi and declarations', 'Any but the refused'],
          member: 'accepted_documents',
        })
  }
}
/** A state fund writes no employers' liability: where that is asked apart as stop gap in the same states, the fund's rule has none. */
export function withoutEmployers({ drafts }: Ledger): void {
  for (const d of drafts)
    if (d.coverage === 'workers_comp' && d.when && d.accepted.join() === 'state_fund_certificate' && drafts.some((x) => x.coverage === 'employers_liability' && sameWhen(x.when, d.when))) d.limits = d.limits.filter((l) => !l.label.startsWith('el_'))
}
const accept = (d: Draft, kinds: DocType[], sentence: string): void => {
  d.accepted = [...new Set([...d.accepted, ...kinds])]
  noteSentence(d, sentence)
}

/** "In Washington we take the state certificate; elsewhere a COI.": what is shown elsewhere is shown of workers' compensation too. */
const isElsewhere = (s: Statement, all: Statement[]): boolean =>
  s.kind === 'documents' && s.types === null && s.accepted.join() === 'coi' && whenOf(s.condition)?.not_insured_states !== undefined &&
  all.some((x) => x.kind === 'documents' && x.sentence === s.sentence && x.accepted.includes('state_fund_certificate') && whenOf(x.condition)?.insured_states?.join() === whenOf(s.condition)!.not_insured_states!.join()) &&
  !all.some((x) => x.kind === 'coverage' && x.coverage === 'workers_comp' && x.asked && x.condition === null)

/** A state-fund certificate asked of insureds of some states asks workers compensation of them. */
export function impliedStateFund(all: Statement[], statements: Statement[]): void {
  for (const s of all) {
    if (s.kind !== 'documents' || !(s.accepted.includes('state_fund_certificate') || isElsewhere(s, all)) || whenOf(s.condition) === null) continue
    const has = all.some(
      (x) => x.kind === 'coverage' && x.coverage === 'workers_comp' && (x.asked || x.limits.length > 0) && sameWhen(whenOf(x.condition), whenOf(s.condition)),
    )
    if (!has)
      statements.push({
        kind: 'coverage',
        coverage: 'workers_comp',
        limits: [],
        alternatives: [],
        members: [],
        asked: true,
        only: true,
        doubts: [],
        sentence: s.sentence,
        condition: s.condition,
        severity: 'required',
        tier: null,
        segment: -1,
        item: null,
      })
  }
}

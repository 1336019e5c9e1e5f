import { question } from '../questions/questions.ts'
import type { CoverageStatement, Statement } from '../rules/statements.ts'

/** "Consultants: professional liability ...", at the beginning of a sentence. */
const SPOKEN_TO =
  /^\W*(?:for )?((?:(?:sub)?contractors|subs|vendors|consultants|suppliers|carriers|haulers|drivers|couriers|caterers|exhibitors|performers|instructors|tenants|designers|engineers|architects|brokers|volunteers|musicians|movers|cleaners|installers|photographers|bartenders|interpreters|tutors|guides)\b[^:.;$\d]{0,30}):/i
/** "The Cleaner needs general liability ..." */
const ONE_NEEDS = /^\W*(?:§ ?\d{1,2}|\d{1,2}[.)])?\s*((?:the|each|every|an?) (?!(?:contractor|vendor|carrier|tenant|city|owner|policy|policies|certificate|insurer|insurance|following|limits?|company|general|additional)\b)[a-z][a-z-]{2,20}(?:[ -][a-z-]{3,20})?) (?:needs?|must (?:have|carry|show)|carries|has to (?:have|carry|show)|requires|shows) (?!not\b)/i

/**
 * "Contractors: GL and auto. Vendors: auto. Consultants: professional.": where several are spoken to in turn, what not all of them
 * are asked is asked of some, which a rule cannot test.
 */
export function partiesInTurn(statements: Statement[]): Statement[] {
  const asked = (s: Statement): s is CoverageStatement => s.kind === 'coverage' && s.asked && s.severity === 'required'
  const byParty = new Map<string, Set<string>>()
  const partyOf = (s: Statement): string | undefined => (SPOKEN_TO.exec(s.sentence) ?? ONE_NEEDS.exec(s.sentence))?.[1]?.toLowerCase()
  for (const s of statements) {
    // Who is asked for something that was not read is spoken to as well.
    const party = asked(s) || (s.kind === 'question' && s.orphan) ? partyOf(s) : undefined
    if (party === undefined) continue
    const types = byParty.get(party) ?? new Set()
    byParty.set(party, s.kind === 'coverage' ? types.add(s.coverage) : types)
  }
  if (byParty.size < 2) return statements
  return statements.flatMap((s): Statement[] => {
    const party = asked(s) && s.condition === null && s.tier === null ? partyOf(s) : undefined
    if (party === undefined || [...byParty.values()].every((types) => types.has((s as CoverageStatement).coverage))) return [s]
    const c = s as CoverageStatement
    return [
      { ...c, doubts: [...c.doubts, `Only "${party}" are asked for this.`] },
      question(c.sentence, `Several are spoken to in turn, and not all of them are asked for this ("${party}"). When does it apply?`, ['Always', 'Only with a tag', 'Never'], c.coverage),
    ]
  })
}

import { question } from '../questions/questions.ts'
import type { CoverageStatement, Statement } from '../rules/statements.ts'

/** "Consultants: professional liability ...", at the beginning of a sentence. */
const SPOKEN_TO =
  /^\W*(?:for )?((?:(?:sub)?contractors|subs|vendors|consultants|suppliers|carriers|haulers|drivers|couriers|caterers|exhibitors|performers|instructors|tenants|designers|engineers|architects|brokers|volunteers|musicians|movers|cleaners|installers|photographers|bartenders|interpreters|tutors|guides)\b[^:.;$\d]{0,30}):/i

/**
 * "Contractors: GL and auto. Vendors: auto. Consultants: professional.": where several are spoken to in turn, what not all of them
 * are asked is asked of some, which a rule cannot test.
 */
export function partiesInTurn(statements: Statement[]): Statement[] {
  const asked = (s: Statement): s is CoverageStatement => s.kind === 'coverage' && s.asked && s.severity === 'required'
  const byParty = new Map<string, Set<string>>()
  const partyOf = (s: Statement): string | undefined => SPOKEN_TO.exec(s.sentence)?.[1]?.toLowerCase()
  for (const s of statements) {
    const party = asked(s) ? partyOf(s) : undefined
    if (party !== undefined) byParty.set(party, (byParty.get(party) ?? new Set()).add((s as CoverageStatement).coverage))
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

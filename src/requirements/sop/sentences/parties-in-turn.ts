import { question } from '../questions/questions.ts'
import type { CoverageStatement, Statement } from '../rules/statements.ts'

/** "Consultants: professional liability ...", at the beginning of a sentence. */
const SPOKEN_TO =
  /^\W*(?:for )?((?:(?:sub)?contractors|subs|vendors|consultants|suppliers|carriers|haulers|drivers|couriers|caterers|exhibitors|performers|instructors|tenants|designers|engineers|architects|brokers|volunteers|musicians|movers|cleaners|installers|photographers|bartenders|interpreters|tutors|guides)\b[^:.;$\d]{0,30}):/i
/** "Every pushcart: ...", "Each food truck: ...": by what they are, told of one at a time. */
const EACH_KIND = /^\W*(?:\(?(?:\d{1,2}|[a-h])[.)]|§ ?\d{1,2})?\s*((?:every|each|any) (?!(?:one|of|and|polic|insur|certif|coverage|claim|occurrence|limit|party|person|such|other|owned|auto|vehicle\b|time|year|renewal|line|item|case|level|tier|endorse|carrier|vendor|contractor|subcontractor|tenant|supplier|consultant|provider)[a-z]*\b)[a-z][a-z' \/-]{2,40}?)(?: ?\([^()]{1,40}\))? ?(?::| [-–] | (?:needs?|must (?:have|carry|show)|carries|shows) )/i
/** "Tutors must carry ...", "All couriers: ...": the same in the plural. */
const OF_A_KIND = /^\W*(?:\(?(?:\d{1,2}|[a-h])[.)]|§ ?\d{1,2})?\s*(?:all (?:of )?(?:the |our )?)?((?!(?:all|both|these|those|such|other|our|the|your|their|certificate|no|if|where|when|as|and|or|plus|also)\b)(?:[a-z][a-z'-]{2,20} ){0,2}(?!(?:polic|insur|certificat|coverage|claim|limit|endorse|term|requirement|minimum|deductible|amount|note|item|line|level|tier|auto|vehicle|comp|bond|renewal|waiver|additional|notice|part)[a-z]*\b)[a-z-]{3,20}s)(?: ?\([^()]{1,40}\))?(?:: | [-–] | (?:must |shall |need to |have to |should )?(?:carry|have|show|need|keep|maintain|provide) )(?!not\b)/i
/** "The Cleaner needs general liability ..." */
const ONE_NEEDS = /^\W*(?:§ ?\d{1,2}|\d{1,2}[.)])?\s*((?:the|each|every|an?) (?!(?:contractor|vendor|carrier|tenant|city|owner|policy|policies|certificate|insurer|insurance|following|limits?|company|general|additional)\b)[a-z][a-z-]{2,20}(?:[ -][a-z-]{3,20})?) (?:needs?|must (?:have|carry|show)|carries|has to (?:have|carry|show)|requires|shows) (?!not\b)/i

/**
 * "Contractors: GL and auto. Vendors: auto. Consultants: professional.": where several are spoken to in turn, what not all of them
 * are asked is asked of some, which a rule cannot test.
 */
export function partiesInTurn(statements: Statement[]): Statement[] {
  const asked = (s: Statement): s is CoverageStatement => s.kind === 'coverage' && s.asked && s.severity === 'required'
  const byParty = new Map<string, Set<string>>()
  const partyOf = (s: Statement): string | undefined => (SPOKEN_TO.exec(s.sentence) ?? EACH_KIND.exec(s.sentence) ?? OF_A_KIND.exec(s.sentence) ?? ONE_NEEDS.exec(s.sentence))?.[1]?.toLowerCase()
  for (const s of statements) {
    // Who is asked for something that was not read is spoken to as well.
    const party = asked(s) || (s.kind === 'question' && s.orphan) ? partyOf(s) : undefined
    if (party === undefined) continue
    const types = byParty.get(party) ?? new Set()
    byParty.set(party, s.kind === 'coverage' ? types.add(s.coverage) : types)
  }
  // "Motor carriers", and "carriers" after them, are the same.
  const parties = [...byParty.keys()]
  if (parties.filter((p) => !parties.some((q) => q !== p && p.endsWith(` ${q}`))).length < 2) return statements
  // "All vendors: GL. Vendors who drive: auto.": the first are everybody.
  const isEverybody = (party: string, sentence: string): boolean => /^\W*all\b/i.test(sentence) && parties.some((q) => q.startsWith(`${party} `))
  // "Every pushcart: GL $500,000. Every food truck: GL $1,000,000.": asked of all of them, of some with a condition.
  const ofSome = new Set(statements.flatMap((s) => ((s.kind === 'question' || (asked(s) && s.condition?.kind === 'open')) && s.coverage && (EACH_KIND.test(s.sentence) || OF_A_KIND.test(s.sentence)) ? [s.coverage] : [])))
  return statements.flatMap((s): Statement[] => {
    const party = asked(s) && s.condition === null && s.tier === null ? partyOf(s) : undefined
    if (party === undefined || isEverybody(party, s.sentence) || (!ofSome.has((s as CoverageStatement).coverage) && [...byParty.values()].every((types) => types.has((s as CoverageStatement).coverage)))) return [s]
    const c = s as CoverageStatement
    return [
      { ...c, doubts: [...c.doubts, `Only "${party}" are asked for this.`] },
      question(c.sentence, `Several are spoken to in turn, and not all of them are asked for this ("${party}"). When does it apply?`, ['Always', 'Only with a tag', 'Never'], c.coverage),
    ]
  })
}

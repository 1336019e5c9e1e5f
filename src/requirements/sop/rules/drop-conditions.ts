import { askAbout } from '../questions/ask-about.ts'
import { describeAmount } from '../amounts/describe-amount.ts'
import { aboveLeast, basesOf } from '../mentions/find-bases.ts'
import type { Ledger } from './drafts.ts'
import type { CoverageStatement } from './statements.ts'

/** What a heading above a sentence makes it depend on is quoted with it, as levels are. */
const withHeading = (sentence: string, condition: string): string => (sentence.toLowerCase().includes(condition.toLowerCase().slice(0, 12)) ? sentence : `${condition}: ${sentence}`)

/** Conditions no rule can test become questions. Workers compensation stays a rule, in doubt, as the law asks it of most. */
export function dropOpen(statements: CoverageStatement[], ledger: Ledger): CoverageStatement[] {
  const bases = basesOf(statements)
  return statements.filter((s) => {
    if (s.condition?.kind !== 'open') return true
    ledger.questions.push(
      askAbout.condition(
        withHeading(s.sentence, s.condition.text),
        s.coverage,
        s.condition,
        s.limits.map((l) => `${l.label} ${describeAmount(l.min)}`),
      ),
    )
    if (
      (s.coverage === 'workers_comp' || s.part === 'el') &&
      /employ|sole|staff|worker|crew|payroll|law|\bhir(?:e|es|ing) (?:any|some|people|help|staff|others|a\b)|\bwork(?:s|ing)? alone\b/.test(s.sentence.toLowerCase()) &&
      !/over|exceed|above/.test(s.condition.text)
    ) {
      s.condition = null
      s.ofSome = true
      return true
    }
    if (s.severity === 'advisory' && s.limits.some((l) => l.min !== null)) {
      s.condition = null
      s.doubts = [...s.doubts, 'It is recommended to some only.']
      return true
    }
    if (!bases.has(s)) return false
    s.condition = null
    s.doubts = [...s.doubts, 'The least of the amounts asked for some is read as what is asked of all.']
    return true
  })
}

/**
 * "Cargo $100,000" and "Cargo (pharma) $500,000": the second holds only for what its brackets say. So does an amount beside
 * words that may be a condition, where the same limit is asked in plain words with another amount.
 */
export function dropQualified(statements: CoverageStatement[], ledger: Ledger): CoverageStatement[] {
  const alike = (s: CoverageStatement): string => `${s.coverage} ${s.part} ${s.severity}`
  const asked = statements.filter((s) => s.asked)
  const unqualified = new Set(asked.filter((s) => s.qualifier === undefined).map(alike))
  const amounts = Map.groupBy(
    asked.filter((s) => s.maybe === undefined && !s.condition).flatMap((s) => s.limits.map((l) => ({ key: `${alike(s)} ${l.label}`, min: l.min }))),
    (l) => l.key,
  )
  const plainly = new Map([...amounts].map(([key, limits]) => [key, new Set(limits.map((l) => l.min))]))
  const differs = (s: CoverageStatement): boolean =>
    s.limits.some((l) => {
      const mins = plainly.get(`${alike(s)} ${l.label}`)
      return mins !== undefined && (mins.size > 1 || !mins.has(l.min))
    })
  const above = aboveLeast(statements)
  return statements.filter((s) => {
    const plain =
      above.has(s) || (s.qualifier !== undefined && unqualified.has(alike(s))) || (s.maybe !== undefined && (!s.condition || s.condition.kind === 'exempt') && differs(s))
    if (!plain) return true
    const condition = { kind: 'open', text: s.qualifier ?? s.maybe! } as const
    ledger.questions.push(askAbout.condition(s.sentence, s.coverage, condition, s.limits.map((l) => `${l.label} ${describeAmount(l.min)}`))) // prettier-ignore
    return false
  })
}

import { INSURANCE, leftover, NORMATIVE } from './ask-leftover.ts'
import { isQuestioned, type LeftOpen, type Said } from './left-open.ts'
import { ITEMS_CHANGED, ITEMS_OF_SOME } from './open-items.ts'
import { OPEN_SUBSTITUTES } from './open-substitutes.ts'
import { OPEN_TERMS } from './open-terms.ts'
import { OPEN_TO_SOME } from './open-to-some.ts'
import { OPEN_VALUES } from './open-values.ts'
import { question, quoted } from './questions.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { QuestionStatement, Statement } from '../rules/statements.ts'

/** A form by its number speaks of insurance as a policy does. */
const A_FORM = /\b(?:mcs-? ?90|c[ag] \d\d \d\d)\b/

/** What a sentence leaves open beside, or instead of, its rules: each table of ways in turn, and at the end whatever is left over. */
export function askOfSentence(view: SentenceView, statements: Statement[]): QuestionStatement[] {
  const { lower, masked, mentions } = view.reading
  const named = mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : []))
  const form = A_FORM.test(lower)
  const said: Said = { view, statements, lower, masked, named, one: new Set(named).size === 1 ? named[0] : undefined, form, insurance: form || INSURANCE.test(masked) }
  const out: QuestionStatement[] = []
  ask(said, OPEN_TERMS, out)
  out.push(...periodsLeftOpen(said))
  if (!out.length) out.push(...strayCondition(said))
  for (const table of [OPEN_SUBSTITUTES, ITEMS_OF_SOME, OPEN_VALUES, ITEMS_CHANGED, OPEN_TO_SOME]) {
    const alone = ask(said, table, out)
    if (alone) return alone
  }
  return out.length ? out : leftover(view, statements)
}

/** Adds what a table asks about a sentence; returns a question that takes the place of all others. */
function ask(said: Said, table: LeftOpen[], out: QuestionStatement[]): QuestionStatement[] | null {
  for (const way of table) {
    const q = questionOf(said, way, out.length > 0)
    if (q && way.alone) return [q]
    if (q) out.push(q)
  }
  return null
}

/** What one way of leaving something open asks about a sentence, or null where it does not hold. */
function questionOf(said: Said, way: LeftOpen, asked: boolean): QuestionStatement | null {
  if (way.unless && (asked || (way.unless === 'questioned' && isQuestioned(said)) || (way.unless === 'read' && said.statements.length > 0))) return null
  if ((way.words && !way.words.test(said.lower)) || (way.masked && !way.masked.test(said.masked)) || (way.and && !way.and(said))) return null
  const refs = way.items?.(said)
  if (refs && !refs.length) return null
  const of = typeof way.of === 'function' ? way.of(said) : way.of === 'none' ? undefined : (way.of ?? said.one)
  return { ...question(said.view.raw, way.question, way.candidates, of, way.member), ...(way.when ? { when: way.when } : {}), ...(refs ? { refs } : {}) }
}

const CADENCES = ['every_30_days', 'every_90_days', 'every_180_days', 'annual', 'on_renewal']
/** Periods that have no equivalent, and notice that the insured promises. */
const periodsLeftOpen = ({ view: { raw, reading } }: Said): QuestionStatement[] =>
  [...reading.periods.unknown, ...reading.periods.promised].map(({ what }) =>
    question(
      raw,
      what === 'cancellation_notice_days'
        ? 'Is this notice asked of the insurer, or a promise of the insured?'
        : `This ${what === 'reverification_cadence' ? 'cadence' : 'period'} has no equivalent. Which one is meant?`,
      what === 'reverification_cadence' ? CADENCES : ['A promise: not checked', 'Asked of the insurer'],
      undefined,
      what,
    ),
  )

/** Words of somebody who is let off. */
const LET_OFF =
  /\b(?:exempt\w*|opt(?:s|ed|ing)? out|excused|let off|need not|not (?:needed|necessary|applicable)|outside (?:of )?this|self-?insur\w*|affidavit|signs? (?:the |our |a |an )?(?:waiver|form|statement))\b/
/** A condition of something that no question was asked about yet. */
function strayCondition(said: Said): QuestionStatement[] {
  const { view, statements, lower, named, one, form, insurance } = said
  const stray = statements.some((s) => s.kind === 'certificate') ? [] : view.conditions.filter((c) => c.condition.kind !== 'state')
  if (!stray.length || !(insurance || stray.some((c) => c.condition.kind === 'exempt')) || isQuestioned(said)) return []
  const about = statements.length > 0 || named.length > 0 || form || NORMATIVE.test(lower) || view.reading.mentions.some((m) => m.kind === 'items') || LET_OFF.test(lower)
  return about ? [{ ...question(view.raw, `This holds only in some cases${quoted(stray[0]!.condition)}. What is asked then?`, ['Nothing that is checked', 'Only with a tag'], one), when: 'whole' }] : []
}

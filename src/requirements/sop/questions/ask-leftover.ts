import { insuresAThing } from './insures-a-thing.ts'
import { VAGUE } from '../amounts/vague-amount.ts'
import { question } from './questions.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { QuestionStatement, Statement } from '../rules/statements.ts'

/** Words of a requirement. */
export const NORMATIVE =
  /\b(?:must|shall|required?|requires|should|ha(?:s|ve) to|needs?|will not (?:be )?accept|minimum|at least|no less than|not less than|may not|cannot|not (?:be )?(?:accepted|acceptable|permitted|allowed))\b/
/** Words that say a sentence is about insurance. */
export const INSURANCE = /\bbonded\b|insur|coverage|polic(?:y|ies)|\blimits?\b|deductib|endorse|certificate|affidavit|^\W*(?:an? )?(?:[a-z-]+ ){1,3}(?:polic(?:y|ies)|insurance|coverage|cover) (?:if|when|where|only|for)\b|signs? (?:the |our |a |an )?(?:waiver|form|statement)|\bcoi\b|©|£|¤/
const ELSEWHERE = /^[^.;©]{0,30}\b(?:equal to|match(?:es|ing)?|whichever is (?:higher|greater|more)|double|twice|no less than (?:what|that)|as high as)\b(?! name)/
const HEAD_AND_AMOUNT = /^(?: (?:insurance|coverage|liability|policy))?[\s:,-]{0,3}(?:[a-z]+ ){0,3}(?:¦|\d{1,3} ?(?:%|percent\b))/
const ELSEWHERE_TOLD = /^(?: (?:insurance|coverage|liability|policy))?[\s:,-]{1,3}(?:see|per|as per|refer to|check|depends on|according to)\b/

/** "Auto liability must be adequate", "cargo coverage sufficient to cover the goods" */
const ENOUGH = '(?:adequate|sufficient|satisfactory|suitable|ample|enough)'
const AS_MUCH_AS_IT_TAKES = new RegExp(`^(?: (?:insurance|coverage|cover|liability|policy|limits?|amounts?)){0,3} (?:(?:must|shall|should|needs? to|ha(?:s|ve) to|to) be (?:in )?(?:an? )?(?:${ENOUGH}|acceptable|appropriate|reasonable|customary)\\b|${ENOUGH} (?:to|for)\\b)`)

const THING_INSURED = 'Insurance of something is asked here, and no coverage is named for it. Which is it?'

/** A sentence that reads like a requirement and gave none is put to a person rather than dropped. */
export function leftover(view: SentenceView, statements: Statement[]): QuestionStatement[] {
  const { raw, reading } = view
  if (view.segment.context.mode === 'skip' || /\?\s*$/.test(raw)) return []
  // "Crime coverage equal to the largest deposit", "must match the contract": an amount that stands somewhere else.
  const spoken = reading.mentions.find((m) => m.kind === 'coverage' && !m.weak) ?? reading.mentions.find((m) => m.kind === 'coverage')
  if (spoken?.kind === 'coverage' && statements.every((s) => s.kind === 'coverage' && !s.asked && !s.limits.length) && ELSEWHERE.test(reading.masked.slice(spoken.end))) return [question(raw, 'The amount is that of something else. What is the least amount?', ['Any amount', 'Set an amount'], spoken.type, 'limits')]
  if (spoken?.kind === 'coverage' && statements.every((s) => s.kind === 'coverage' && !s.asked && !s.limits.length) && AS_MUCH_AS_IT_TAKES.test(reading.masked.slice(spoken.end)))
    return [question(raw, 'The text says how much in a word only. What is the least amount?', ['Any amount', 'Set an amount'], spoken.type, 'limits')]
  // "Umbrella up to $5M", "Performance bond 100% of contract", "Auto: per DOT": a coverage at the head, and nothing came of it.
  const head = reading.mentions.find((m) => m.kind === 'coverage' && m.start <= 12)
  if (head?.kind === 'coverage' && statements.every((s) => s.kind === 'coverage' && !s.asked && !s.limits.length) && !/\b(?:no|not|isn't|aren't|don't|doesn't|never|none|n\/a|waived|optional|by us|ours?|we|your|their)\b/.test(reading.lower) && (HEAD_AND_AMOUNT.test(reading.masked.slice(head.end)) || ELSEWHERE_TOLD.test(reading.masked.slice(head.end))))
    return [question(raw, 'A coverage is named here, and how much of it is not plain. What is asked?', ['It asks nothing that is checked', 'Add a rule for it'], head.type)]
  // "Cover for the hired plant": the plant is hired, and no auto is.
  const things = insuresAThing(reading.lower) && !reading.mentions.some((m) => m.kind === 'coverage' || m.kind === 'amount')
  if (things && statements.length && /\b(?:hired|leased|rented|borrowed) (?!(?:and|or|non|autos?|vehicles?|cars?|trucks?|vans?)\b)[a-z]/.test(reading.lower) && !/\bautos?\b|vehicle|\binsureds\b|waive/.test(reading.lower)) return [question(raw, THING_INSURED, ['It asks nothing that is checked', 'Add a rule for it'])]
  // An amount beside a coverage that no rule took, in a sentence that gave something else.
  if (statements.length) {
    const unread = !statements.some((s) => s.kind !== 'member' && s.kind !== 'documents' && s.kind !== 'certificate') && reading.mentions.some((m) => m.kind === 'amount') && view.groups.some((g) => g.coverages.length)
    return unread ? [question(raw, 'A coverage and an amount are named here, and no rule came of them. What is asked?', ['It asks nothing that is checked', 'Add a rule for it'])] : []
  }
  const strong = reading.mentions.some((m) => m.kind === 'coverage' || m.kind === 'amount')
  if (VAGUE.test(reading.lower) && (spoken !== undefined || /\b(?:insurance|insured?s?|coverages?|polic(?:y|ies)|all risks?)\b/.test(reading.lower)) && /\b(?:amounts?|limits?|value|cost)\b/.test(reading.lower))
    return [question(raw, 'Insurance is asked here in an amount the text does not give. What is asked?', ['It asks nothing that is checked', 'Add a rule for it'])]
  if (things) return [question(raw, THING_INSURED, ['It asks nothing that is checked', 'Add a rule for it'])]
  if (!NORMATIVE.test(reading.lower) || !INSURANCE.test(reading.masked)) return []
  if (!strong && !/\bbonded\b|\binsured for\b|deductib|retention|exclu|expir|endors|claims|retro|self-insur|admitted|licensed/.test(reading.lower)) return []
  const types = reading.mentions.flatMap((m) => (m.kind === 'coverage' && !m.weak ? [m.type] : []))
  return [
    question(
      raw,
      'This sentence reads like a requirement, but no rule came of it. What does it ask?',
      ['It asks nothing that is checked', 'Add a rule for it'],
      types.length === 1 ? types[0] : undefined,
    ),
  ]
}

import { question } from './questions.ts'
import type { AmountToken } from '../mentions/mentions.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { QuestionStatement, Statement } from '../rules/statements.ts'

/** An amount of less may be a fee, a deductible or a sublimit. */
const LIMIT_MIN = 25_000
/** Why a coverage is named and nothing is asked of it: it is left to whoever insures, part of another, somebody else's, or told of. */
const NAMED_FOR_A_REASON =
  /\b(?:optional|option|choice|choose|elect|decision|call|up to (?:you|them|the)|own|ours?|we|us|discretion|theirs|their business|risk|problem|responsibility|protection|see fit|wish|wants?|like|prefer\w*|includ\w*|inclusive|incl|included|exclu\w*|above|over|under|instead|substitute for|except|may|can|could|not|n't|no|none|nor|without|waived|n\/a|if|when|where|unless|question|ask|call|see|per|depends|discuss\w*|requirements?|application|license|permits?|law|rules?|agents?|brokers?|certificates?|cois?|claims?|accepted|acceptable|counts?|works|enough|fine|ok|okay)\b|n't\b|\?/
/** Before an amount that is told of and not asked: "was $500,000", "shows 1M", "in place of the $1,000,000", "of which up to $1,000,000". */
const TOLD_BEFORE = /\b(?:was|were|had|has|have|shows?|showed|shown|says?|said|is only|are only|is|are|from|instead of|in place of|in lieu of|of which(?: up to)?|than|over|above|exceed\w*|under|below|up to|used to be|last year|since|until|asks? for|ask for|carr(?:y|ies)|reach|total\w*|dropped|removed|deductible\w*|retention|corridor)[^¤;.]{0,40}$|(?:->|\u2192|=>)\s*$/
const TOLD_BEHIND = /^[^¤;.]{0,12}(?:->|\u2192|=>| to ¤| is (?:fine|ok|okay|enough|not)|,? (?:was|is) (?:dropped|removed|required by|the)| umbrella| ?\([^()]*\b(?:ours|by us)\b)/

const numbersIn = (x: unknown, out: Set<number>): Set<number> => {
  if (typeof x === 'number') out.add(x)
  else if (Array.isArray(x)) for (const y of x) numbersIn(y, out)
  else if (x && typeof x === 'object') for (const y of Object.values(x)) numbersIn(y, out)
  return out
}

/**
 * The last look at a sentence that raised no question: every amount as large as a limit, and every coverage, has to have come
 * to something, or to be there for a reason that is known. What is left over is put to a person, and puts its rules in doubt.
 */
export function unaccounted(view: SentenceView, statements: Statement[]): QuestionStatement[] {
  const { raw, reading, segment } = view
  if (/\?\s*$/.test(raw) || segment.context.mode === 'skip' || statements.some((s) => s.kind === 'question' || s.kind === 'not_required')) return []
  const used = numbersIn(statements, new Set())
  const amounts = reading.mentions.flatMap((m) => (m.kind === 'amount' && m.value >= LIMIT_MIN && !used.has(m.value) && !isTold(m, reading.masked) ? [m] : []))
  const covered = statements.filter((s) => s.kind === 'coverage')
  if (amounts.length && covered.length && !covered.some((s) => s.doubts.length)) return [question(raw, `What is ${amounts.map((a) => reading.cased.slice(a.start, a.end)).join(', ')} here? No rule came of it.`, ['Nothing that is checked', 'A limit'], covered.length === 1 ? covered[0]!.coverage : undefined)]
  // An amount that was taken for the value of something else, right beside a coverage that has no other.
  const beside = reading.otherAmounts.find((a) => /^ (?:of |in )?©/.test(reading.masked.slice(a.end)) || /©[\s:=-]{1,3}(?:(?:of|at) )?$/.test(reading.masked.slice(0, a.start)))
  if (beside && covered.some((s) => s.kind === 'coverage' && s.asked && !s.limits.length && !s.alternatives.length && !s.doubts.length)) return [question(raw, `What is ${reading.cased.slice(beside.start, beside.end)} here? No rule came of it.`, ['Nothing that is checked', 'A limit'], covered.length === 1 ? covered[0]!.coverage : undefined)]
  const named = statements.length || NAMED_FOR_A_REASON.test(reading.lower) ? undefined : reading.mentions.find((m) => m.kind === 'coverage' && !m.weak)
  return named?.kind === 'coverage' ? [question(raw, 'A coverage is named here, and nothing came of it. Is it required?', ['Not required', 'Required'], named.type)] : []
}

const isTold = ({ start, end }: AmountToken, masked: string): boolean => TOLD_BEFORE.test(masked.slice(Math.max(0, start - 60), start)) || TOLD_BEHIND.test(masked.slice(end))

import type { CoverageType } from '../../../vocabulary/index.ts'
import { askAbout } from '../questions/ask-about.ts'
import { programChoice } from './program-choice.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { Statement } from '../rules/statements.ts'

const REF =
  /\b(?:program|plan|enrollment)(?: (?:ref(?:erence)?|id|code|number|no))?\.?\s*[:#=]?\s*["'(]?((?=[A-Za-z0-9_-]*[A-Z0-9_-])[A-Z0-9][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*)/g
const REF_SAID = /(?:program|plan|enrollment)(?: | ?[(,] ?)(?:ref(?:erence)?|id|code|number|no)\.?\s*[:#=]?\s*["'(]?([A-Za-z0-9][\w-]*)/i
const ENROLLED = /enroll|\breplaces? (?:your|their|its) own\b|\bjoin(?:s|ing)?\b|sign(?:s|ing)? up|participat|group (?:plan|program|policy)|(?:our|\w'?s') (?:\w+ ){0,4}(?:program|plan)|\w's (?:\w+ ){0,3}(?:program|plan)|master (?:policy|program)/

/** "Enrollment in our group plan (program ref X) is accepted too": an alternative met by a program. */
export function readProgram(view: SentenceView, asks: string): Statement[] | null {
  const { reading, memory } = view
  const refused = programRefused(view)
  if (refused) return refused
  if (!ENROLLED.test(reading.lower) || !/\bprogram|plan\b/.test(reading.lower)) return null
  const ref =
    REF_SAID.exec(reading.cased)?.[1] ??
    [...reading.cased.matchAll(REF)].map((m) => m[1]!).find((r) => /[-_\d]/.test(r) || /^[A-Z]{3,}$/.test(r))
  if (!ref || /^(?:ref|id|is|are|the|may|will|can)$/i.test(ref)) return null
  if (
    !/accept|replac|satisf|count|fine|ok\b|okay|instead|either|or\b|meet|also|in lieu|suffic|qualif|works|alternativ|substitut|skip|in (?:its|that|their) place|(?:can|may) (?:also )?(?:use|join)/.test(reading.lower)
  )
    return null
  // "Workers' comp, or occupational accident with $250,000 accident medical, or our group plan (program X-1)"
  const among = programChoice(reading.lower) ? view.groups.find((g) => [...g.coverages, ...g.alternatives.map((a) => a.coverage)].map((c) => c.type).sort().join() === 'occupational_accident,workers_comp' && g.alternatives.length === 1) : undefined
  if (among) return [programFor(view, among.coverages[0]!.type, 'occupational_accident', ref)]
  // Beside an amount of its own only where it is the other choice: "$500,000, or join our plan".
  if (view.groups.some((g) => g.tokens.some((t) => t.kind === 'amount')) && !/[,;(] ?or (?:by )?(?:join|enroll|us|tak|through|via|our|the|you)/.test(reading.lower)) return null
  const named = reading.mentions.filter((m) => m.kind === 'coverage').map((m) => m.type) as CoverageType[]
  const own = named.filter((t) => !(t === 'general_liability' && new RegExp(`${ref}`, 'i').test(reading.cased) && /^gl/i.test(ref)))
  const lieu =
    /(?:in lieu of|instead of|in place of|replac\w+|satisf\w+(?: the)?|meets?(?: the)?|counts? (?:as|for)|for)\s+(?:the |your |a )?(?:own )?(?:\w+ )?©/.test(
      reading.masked,
    )
  // "must carry workers' comp or our occupational accident plan (program ref X)"
  const choice = view.groups.find((g) => g.coverages.length === 1 && g.alternatives.length === 1 && !g.alternatives[0]!.tokens.length)
  if (choice && /\b(?:our|the|\w'?s') (?:\w+ ){0,2}©/.test(reading.masked)) {
    const type = choice.alternatives.pop()!.coverage.type
    return [programFor(view, choice.coverages[0]!.type, type, ref)]
  }
  const priced = view.groups.find((g) => g.tokens.some((t) => t.kind === 'amount'))?.coverages[0]?.type
  // "Don't have insurance? Buy it through our program": which of several policies it stands for is not said.
  if (!named.length && !priced && memory.last.length > 0 && !view.segment.item && /\b(?:no|don't have|do not have|without|need|lack(?:ing)?) (?:your own |any |an? )?(?:insurance|coverage|policy)\b/.test(`${asks} ${reading.lower}`)) return [askAbout.program(view.raw, ref)]
  const to = priced ?? (lieu && own.length ? own.at(-1)! : own[0] && memory.last.includes(own[0]) ? own[0] : (memory.last.at(-1) ?? own[0] ?? null))
  const type = priced ?? (lieu && own.length > 1 ? own[0] : lieu ? own[0] : own[0]) ?? (to === 'occupational_accident' ? to : memory.lastAlternative) ?? to
  if (!to || !type || (type !== to && [type, to].sort().join() !== 'occupational_accident,workers_comp')) return null
  return [programFor(view, to, type, ref)]
}

/** "Florida partners can't use the program": there the other choice falls away. */
function programRefused(view: SentenceView): Statement[] | null {
  const { reading, memory, conditions, segment } = view
  const state = conditions.find((c) => c.condition.kind === 'state')?.condition
  const type = memory.lastAlternative ?? (memory.last.at(-1) === 'workers_comp' ? 'occupational_accident' : null)
  if (!state || !type || view.groups.length || !/\b(?:the|our|that|this) (?:[\w'-]+ ){0,3}(?:program|plan)\b/.test(reading.lower) || !/\b(?:can(?:'t|not| not)|may not|must not|not (?:eligible|available|open|accepted|allowed|valid|an option)|(?:isn't|aren't) (?:eligible|available|open|accepted|allowed|an option)|doesn't (?:count|apply|work))\b/.test(reading.lower)) return null
  return [{ kind: 'alternative', to: null, refused: true, alternative: { coverage_type: type }, sentence: view.raw, condition: state, severity: 'required', tier: segment.context.tier?.title ?? null }]
}

const programFor = (view: SentenceView, to: CoverageType, type: CoverageType, ref: string): Statement => ({
  kind: 'alternative',
  to,
  alternative: { coverage_type: type, program_ref: ref },
  sentence: view.raw,
  condition: view.conditions.find((c) => c.condition.kind === 'state')?.condition ?? null,
  severity: 'required',
  tier: view.segment.context.tier?.title ?? null,
})

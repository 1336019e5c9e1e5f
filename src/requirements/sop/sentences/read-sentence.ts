import { conditionsThatCount } from '../conditions/conditions-that-count.ts'
import { applyConditions } from '../conditions/apply-conditions.ts'
import { answeredHere } from '../conditions/sentence-conditions.ts'
import { readCeilings } from '../amounts/read-ceilings.ts'
import type { Group } from '../coverages/groups.ts'
import { readGroup } from '../coverages/read-coverages.ts'
import { amountBeforeList } from '../amounts/amount-before-list.ts'
import { groupMentions } from '../coverages/read-groups.ts'
import { readProgram } from '../coverages/read-program.ts'
import { certificateOf } from '../documents/certificate-of-sentence.ts'
import { documentsOf } from '../documents/documents-of.ts'
import { exclusionsSpan } from '../documents/read-certificate.ts'
import { readMembers } from '../members/read-members.ts'
import { scopeMembers, type ScopedMention } from '../members/scope-members.ts'
import { answerOf, askedThere, EMPTY_ITEM, yesAndMore } from '../questions/answer-statements.ts'
import { askAbout } from '../questions/ask-about.ts'
import { askOfSentence } from '../questions/ask-of-sentence.ts'
import { noteQuestion } from '../questions/note-question.ts'
import { skippedItems } from '../questions/skipped-items.ts'
import { unaccounted } from '../questions/unaccounted.ts'
import { unreadNames } from '../questions/unread-names.ts'
import type { Statement } from '../rules/statements.ts'
import type { Segment } from '../segments/segment.ts'
import { type OpenSentence, openSentence } from './open-sentence.ts'
import { partsApart } from './parts-apart.ts'
import { passOver } from './pass-over.ts'
import type { Facts, Memory, SentenceView } from './sentence-view.ts'

/** Reads one sentence (or table row) into statements. `raw` is kept as the sentence every conclusion points back to. */
export function readSentence(raw: string, segmentIn: Segment, index: number, facts: Facts, memory: Memory): Statement[] {
  const parts = segmentIn.row ? [] : partsApart(raw)
  if (parts.length > 1) return parts.flatMap((part) => readSentence(part, segmentIn, index, facts, memory))
  const opened = openSentence(raw, segmentIn, index, facts, memory)
  const { text, reading, segment } = opened
  const passed = passOver(opened, (part) => readSentence(part, segment, index, facts, memory))
  if (passed) return passed
  const ceilings = segment.row ? null : readCeilings(text, facts.labels)
  if (ceilings) {
    const view: SentenceView = { raw, reading, segment, index, facts, memory, conditions: [], groups: [], spoken: [], earlier: memory.last.length > 0 }
    const members = readMembers(view, ceilings)
    return [...members, ...askOfSentence(view, members)]
  }
  const { scoped, taken } = scopeMembers(withoutExclusions(reading))
  const certificate = certificateOf(opened)
  const statements: Statement[] = [...certificate.statements, ...opened.compOf]
  for (const m of reading.mentions) if (certificate.isOfPaper(m.start)) taken.add(m)
  const conditions = conditionsThatCount(opened, certificate.isOfPaper)
  const groups = amountBeforeList(groupMentions(reading, taken), reading.masked)
  const view: SentenceView = { raw, reading, segment, index, facts, memory, conditions, groups, spoken: memory.spoken.block === segment.block ? memory.spoken.types : [], earlier: memory.last.length > 0, ...(certificate.holder ? { holder: certificate.holder } : {}) }
  const there = exemptThere(view, scoped)
  if (there.length) return [...statements, ...there]
  memory.spoken = { types: [...new Set(reading.mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : [])))], block: segment.block }
  const noted = noteQuestion(view, scoped, taken, statements)
  if (!noted) return statements
  const { asks, asked } = noted
  // "Umbrella" above "Not required, though a $1,000,000 umbrella can make up for less auto": what is said besides is for a person.
  if (segment.context.coverages.length && !memory.question && NOT_THOUGH.test(reading.lower))
    return [...statements, ...segment.context.coverages.map((c): Statement => ({ kind: 'not_required', coverage: c.type, sentence: raw, condition: null, severity: 'required', tier: segment.context.tier?.title ?? null })), ...askOfSentence(view, []), askAbout.besides(raw)]
  statements.push(...yesAndMore(view))
  // "Umbrella" above "Not required.": the line below a name answers it.
  if (!memory.question && segment.context.coverages.length && EMPTY_ITEM.test(reading.lower) && !groups.some((g) => g.coverages.length)) memory.question = segment.context.coverages.map((c) => ({ kind: 'coverage', start: 0, end: 0, ...c }))
  const answer = answerOf(view)
  if (answer) return [...statements, ...answer, ...(asked?.some((a) => a.ifYes) ? readMembers(view, scoped) : [])]
  const asksItself = /\b(?:must|shall|needs? to|required to|ha(?:s|ve) to)(?: \w+)? (?:carry|have|show|maintain|provide|hold)\b/.test(reading.lower) && groups.some((g) => g.coverages.length && g.alternatives.length)
  const program = readProgram(view, asks ?? '')
  // "Couriers in Ohio show workers' comp, or they join our accident plan (ref X-1)": the first is asked, and the plan stands in for it.
  if (program && groups[0] && ASKED_OR_JOINED.test(reading.masked)) return [...statements, ...applyConditions(groups.slice(0, 1), conditions, reading).flatMap((governed) => readGroup(view, governed)), ...inPlaceOf(program, groups)]
  if (program && !asksItself && !groups.some((g) => g.tokens.some((t) => t.kind === 'amount') || g.alternatives.some((a) => a.tokens.length))) return [...statements, ...program]
  for (const governed of applyConditions(groups, conditions, reading)) statements.push(...readGroup(view, governed))
  if (program) statements.push(...program)
  statements.push(...askedThere(view))
  // "Workers' compensation" above "Required in California if you have helpers."
  const besides = groups.length || segment.context.coverages.length !== 1 || !conditions.some((c) => c.condition.kind === 'state') || answeredHere(view) ? undefined : conditions.find((c) => c.condition.kind === 'open')
  if (besides && statements.length) statements.push(askAbout.condition(raw, segment.context.coverages[0]!.type, { kind: 'open', text: reading.cased.slice(besides.start).trim() }))
  const members = readMembers(view, scoped)
  memory.named = severalNamed(members, index)
  memory.insured = members.some((s) => s.kind === 'member' && s.member.name === 'additional_insured' && !s.negated && !(s.target.kind === 'all' && s.target.implicit)) ? index : null
  // "Cargo deductible: $2,500 at most. The $100,000 limit is fine.": the coverage whose deductible was spoken of.
  const capped = groups.length ? [] : [...new Set(members.flatMap((s) => (s.kind === 'member' && s.member.name === 'max_deductible' && s.target.kind === 'types' ? s.target.types : [])))]
  if (capped.length === 1) Object.assign(memory, { last: capped, lastBlock: segment.block, lastLabel: segment.label })
  // "Workers' comp waiver is preferred": not the coverage is preferred, which is asked elsewhere or not at all.
  if (members.some((s) => s.kind === 'question' && s.preferred)) for (const s of statements.filter((x) => x.kind === 'coverage' && x.severity === 'advisory' && segment.context.mode !== 'advisory' && !x.limits.some((l) => l.min !== null) && !x.alternatives.length)) statements.splice(statements.indexOf(s), 1)
  statements.push(...members)
  statements.push(...documentsOf(view, asks))
  statements.push(...skippedItems(view))
  statements.push(...askOfSentence(view, statements))
  statements.push(...unreadNames(view, statements))
  statements.push(...unaccounted(view, statements))
  // A question about an answer is put with the question that it answers.
  const answers = answeredHere(view)?.asked
  return answers === undefined || answers === raw ? statements : statements.map((s) => (s.kind === 'question' && s.sentence === raw ? { ...s, sentence: `${answers} ${raw}` } : s))
}

/** "No exclusion for theft or employee dishonesty, and a deductible of at most $5,000": what may not be excluded is no policy. */
function withoutExclusions(reading: OpenSentence['reading']): OpenSentence['reading'] {
  const terms = exclusionsSpan(reading.lower)
  return terms.start < terms.end ? { ...reading, mentions: reading.mentions.filter((m) => m.kind !== 'coverage' || m.start < terms.start || m.end > terms.end) } : reading
}

/** "The policies in (a) and (b) shall name ...": what "such policies" are in the sentence that follows. */
function severalNamed(members: Statement[], segment: number): Memory['named'] {
  const targets = members.flatMap((s) => (s.kind === 'member' && !s.negated ? [s.target] : []))
  const [target] = targets
  const several = target?.kind === 'items' ? target.refs.length > 1 : target?.kind === 'types' && target.types.length > 1
  return several && targets.every((t) => JSON.stringify(t) === JSON.stringify(target)) ? { segment, target: target! } : null
}

const EXEMPT_THERE = /^[^.;,]{3,60}\b(?:is|are) (?:exempt|excused|let off|off the hook)(?: from (?:it|this|that|the requirement))?\W*$/
/** "Workers' comp: statutory. Texas vendors are exempt.": of what was spoken of last. */
function exemptThere({ raw, reading, segment, memory, conditions, groups }: SentenceView, scoped: ScopedMention[]): Statement[] {
  const there = !groups.length && !scoped.length && memory.last.length && EXEMPT_THERE.test(reading.lower) ? conditions.find((c) => c.condition.kind === 'state' && c.condition.insured_states) : undefined
  if (!there) return []
  return memory.last.map((coverage): Statement => ({ kind: 'not_required', coverage, sentence: raw, condition: there.condition, severity: 'required', tier: segment.context.tier?.title ?? null }))
}

const NOT_THOUGH = /^\W*(?:it is |it's )?not (?:required|needed|necessary),? (?:though|although|however|but (?!(?:strongly |highly |very |much |only )*(?:prefer|recommend|encourag|suggest|nice|welcome|helpful|appreciated|desir|if|when|where|we(?:'d| would)? (?:prefer|recommend|like|encourage|suggest)|it(?:'s| is| would)))[^.]*[\d$])/
/** The plan's own kind of insurance, where it is named. */
const inPlaceOf = (program: Statement[], groups: Group[]): Statement[] =>
  program.map((s) => (s.kind === 'alternative' && groups[1]?.coverages.length === 1 ? { ...s, alternative: { ...s.alternative, coverage_type: groups[1].coverages[0]!.type } } : s))
const ASKED_OR_JOINED = /\b(?:shows?|carry|carries|keeps?|needs?|have|has|must|sends?|brings?)\b[^.;,©¤]{0,20}©+(?: (?:insurance|coverage|policy))?,? or (?:(?:they|you) )?(?:can |may )?(?:join|enroll|sign up|take|use)/

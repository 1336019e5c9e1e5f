import type { CoverageType, ParsedRequirements } from '../../vocabulary/index.ts'
import { assembleRules } from './rules/assemble-rules.ts'
import { findRoles } from './sentences/find-roles.ts'
import { assertReadable, forgetTexts, ofItself, withPlainSpaces } from './text/normalise-text.ts'
import { narrowWords } from './text/narrow-words.ts'
import { levelInLine } from './segments/chosen-level.ts'
import { partiesInTurn } from './sentences/parties-in-turn.ts'
import { readSegments } from './segments/read-segments.ts'
import { readSentence } from './sentences/read-sentence.ts'
import { type Facts, newMemory } from './sentences/sentence-view.ts'
import { WITHOUT_KIND } from './questions/doubts-around.ts'
import { readWritten } from './written/read-written.ts'
import { splitSentences } from './text/split-sentences.ts'
import type { Segment } from './segments/segment.ts'
import { withoutTitleSentences } from './rules/title-sentences.ts'
import type { CoverageStatement, Statement } from './rules/statements.ts'
import { withoutListedParts } from './rules/listed-parts.ts'
import { isBareCoverage } from './lines/ticked-lines.ts'
import { topicWords } from './lexicon/strange-words.ts'
import { stripMarkup } from './text/strip-markup.ts'
import { askedInPlace } from './text/asked-in-place.ts'
import { IN_THOUSANDS } from './amounts/unlikely-amounts.ts'

/**
 * Reads a requirement text into rules, set-level values and questions. Deterministic; the same text gives the same result.
 * Every rule names the sentences it rests on (one a line) and a confidence; below 0.8 a person must look.
 * @throws UnreadableRequirementText when the text is empty, too long, or not text.
 */
export function parseRequirements(text: string): ParsedRequirements {
  assertReadable(text)
  forgetTexts()
  try {
    return parseText(withPlainSpaces(text))
  } finally {
    forgetTexts()
  }
}

function parseText(text: string): ParsedRequirements {
  const written = readWritten(text)
  if (written) return written
  const segments = levelInLine(text, readSegments(narrowWords(stripMarkup(text))))
  const facts: Facts = { segments, roles: findRoles(ofItself(text)), levels: new Set(segments.flatMap((s) => (s.context.tier ? [s.context.tier.title] : []))).size, labels: segments.flatMap((s) => (s.label ? [s.label] : [])), topic: topicWords(segments), said: text.toLowerCase(), thousands: IN_THOUSANDS.test(text.toLowerCase()), oneLine: segments.length === 1 && splitSentences(segments[0]!.raw).length === 1 }
  let statements = readAll(segments, facts)
  // A heading that would have the whole text passed over was misread: nobody sends a text that asks nothing.
  if (!asksAny(statements)) {
    facts.noSkip = true
    statements = readAll(segments, facts)
  }
  if (isTruckers(statements)) {
    facts.liabilityIs = 'auto_liability'
    statements = readAll(segments, facts)
  }
  const sole = soleCoverage(statements)
  if (sole) {
    facts.sole = sole
    statements = readAll(segments, facts)
  }
  const everywhere = sharedCondition(statements) ?? headedCondition(statements, segments)
  return assembleRules(everywhere === null ? statements : readAll(segments, { ...facts, everywhere }))
}

const asked = (statements: Statement[]): CoverageStatement[] =>
  statements.filter((s) => s.kind === 'coverage' && s.asked && s.severity === 'required') as CoverageStatement[]
const asksAny = (statements: Statement[]): boolean => asked(statements).length > 0

/** "1. Upload your auto policy's declarations page. 2. Limits: $100,000 per person": in a text that names one coverage only. */
function soleCoverage(statements: Statement[]): CoverageType | null {
  const types = new Set(statements.flatMap((s) => (s.kind === 'coverage' || s.kind === 'not_required' ? [s.coverage] : s.kind === 'alternative' ? [s.alternative.coverage_type] : [])))
  const [only] = types
  return types.size === 1 && only !== 'workers_comp' && statements.some((s) => s.kind === 'question' && s.orphan) ? only! : null
}

const ON_THE_ROAD = new Set(['cargo', 'trailer_interchange', 'non_trucking_liability', 'auto_physical_damage', 'on_hook'])
/** "Liability 1M. Cargo 100K.": beside cargo, and where nothing else insures the truck, liability is that of the truck. */
const isTruckers = (statements: Statement[]): boolean =>
  asked(statements).some((s) => ON_THE_ROAD.has(s.coverage)) &&
  statements.some((s) => s.kind === 'coverage' && s.asked && s.doubts.includes(WITHOUT_KIND)) &&
  !statements.some((s) => s.kind === 'coverage' && s.asked && s.coverage === 'auto_liability')

function readAll(segments: Segment[], facts: Facts): Statement[] {
  const memory = newMemory()
  const statements: Statement[] = []
  for (const [index, segment] of segments.entries()) {
    const sentences = segment.row ? [segment.raw] : withShown(withoutTitle(splitSentences(segment.raw)))
    for (const [at, raw] of sentences.entries()) {
      memory.next = sentences[at + 1] ?? null
      statements.push(...readSentence(raw.replace(/\s+/g, ' '), segment, index, facts, memory))
    }
  }
  return withoutListedParts(withoutTitleSentences(withoutLeftTitles(withoutBareTitles(withoutFirstTitle(someLevelsInDoubt(untickedInDoubt(quotedInDoubt(partiesInTurn(statements), segments), segments), segments), segments), segments), segments), segments), segments)
}

/** "Bikes: nothing is required. Vans: auto $750,000": where a level asks nothing, what the others ask is for a person. */
function someLevelsInDoubt(statements: Statement[], segments: Segment[]): Statement[] {
  const levels = new Set(segments.flatMap((s) => (s.context.tier ? [s.context.tier.title] : [])))
  const asking = new Set(asked(statements).flatMap((s) => (s.tier ? [s.tier] : [])))
  // "Fleet hosts (more than 5 cars) send ...", below other lines, and no other level.
  const [only] = levels
  if (levels.size === 1 && (SIZED.test(only!) || BIGGER.test(only!)))
    return statements.flatMap((s) =>
      s.kind === 'coverage' && s.tier !== null && s.segment > 0
        ? [{ ...s, doubts: [...s.doubts, 'Only some are asked for this.'] }, { kind: 'question', sentence: `${s.tier}: ${s.sentence}`, question: `Only some are asked for this ("${s.tier}"), which a rule cannot test. When does it apply?`, candidates: ['Always', 'Only with a tag', 'Never'], coverage: s.coverage }]
        : [s],
    )
  if (levels.size < 2 || !asking.size || asking.size === levels.size) return statements
  return statements.map((s) => (s.kind === 'coverage' && s.tier !== null ? { ...s, doubts: [...s.doubts, `Not every level asks this ("${s.tier}").`] } : s))
}

/** Whether what an earlier message asked still holds, where the message that quotes it asks for insurance itself, is for a person. */
function quotedInDoubt(statements: Statement[], segments: Segment[]): Statement[] {
  const quoted = new Set(segments.flatMap((s, i) => (s.quoted ? [i] : [])))
  if (!quoted.size || !asked(statements).some((s) => !quoted.has(s.segment))) return statements
  // "Legal dropped the umbrella": what the message itself says of a coverage holds.
  const dropped = new Set(statements.flatMap((s) => (s.kind === 'not_required' ? [s.coverage] : [])))
  // What the message itself asks of a coverage, with an amount, holds against what an earlier one asked of it.
  const held = (s: CoverageStatement): boolean => s.tier === null && s.limits.length > 0 && asked(statements).some((x) => !quoted.has(x.segment) && x.coverage === s.coverage && x.part === s.part && x.limits.some((l) => l.min !== null && s.limits.some((m) => m.label === l.label && m.min !== l.min)))
  return statements
    .flatMap((s): Statement[] => (s.kind === 'coverage' && quoted.has(s.segment) && held(s) ? [{ kind: 'question', sentence: s.sentence, question: 'An earlier message that is quoted asks another amount. Does that still hold?', candidates: ['The later message holds', 'The earlier message holds'], coverage: s.coverage }] : [s]))
    .filter((s) => s.kind !== 'coverage' || !quoted.has(s.segment) || !dropped.has(s.coverage))
    .map((s) => (s.kind === 'coverage' && quoted.has(s.segment) ? { ...s, doubts: [...s.doubts, 'It stands in an earlier message that is quoted.'] } : s))
}

const untickedInDoubt = (statements: Statement[], segments: Segment[]): Statement[] =>
  statements.map((s) => (s.kind === 'coverage' && segments[s.segment]?.unticked ? { ...s, doubts: [...s.doubts, 'No box of this list is ticked.'] } : s))

/** "Staffing vendors: work comp rules", as the first line of a text that asks for it below, asks nothing by itself. */
function withoutFirstTitle(statements: Statement[], segments: Segment[]): Statement[] {
  if (segments[0]?.item || /[.;]\s*$/.test(segments[0]?.raw ?? '')) return statements
  if (statements.some((s) => s.kind === 'coverage' && s.segment === 0 && s.limits.some((l) => l.min !== null))) return statements
  const below = new Set(asked(statements).flatMap((x) => (x.segment > 0 ? [x.coverage] : [])))
  return statements.filter((s) => s.kind !== 'coverage' || s.segment !== 0 || s.condition?.kind === 'state' || s.limits.length > 0 || s.members.length > 0 || s.alternatives.length > 0 || !below.has(s.coverage))
}

/** A title that only names a coverage asks for it itself, but not where what stands under it asks for it state by state. */
function withoutBareTitles(statements: Statement[], segments: Segment[]): Statement[] {
  const byState = asked(statements).filter((s) => s.condition?.kind === 'state')
  if (!byState.length) return statements
  return statements.filter((s) => {
    if (s.kind !== 'coverage' || !s.asked || s.condition || s.limits.length || s.members.length || !segments[s.segment]?.item) return true
    const title = segments[s.segment]!.context.titles.at(-1)
    if (title === undefined || segments[s.segment]!.raw.replace(/\s*[:.]$/, '') !== title) return true
    return !byState.some((x) => x.coverage === s.coverage && x.segment > s.segment && segments[x.segment]!.context.titles.includes(title))
  })
}

/** "Umbrella" above "Not required, but recommended at $1,000,000": a title asks nothing where what stands under it leaves its coverage open. */
function withoutLeftTitles(statements: Statement[], segments: Segment[]): Statement[] {
  const isLeft = (s: Statement): boolean => (s.kind === 'not_required' ? !s.member && !s.condition : s.kind === 'coverage' && s.asked && (s.severity === 'advisory' || s.condition?.kind === 'open' || (s.tier !== null && s.limits.some((l) => l.min !== null))))
  const left = new Set(statements.flatMap((s) => ('coverage' in s && s.coverage !== undefined && isLeft(s) ? [s.coverage] : [])))
  if (!left.size) return statements
  return statements.filter((s) => {
    const segment = s.kind === 'coverage' && s.asked && s.severity === 'required' && !s.limits.some((l) => l.min !== null) && !s.members.length && left.has(s.coverage) ? segments[s.segment] : undefined
    const title = segment?.item ? segment.context.titles.at(-1) : undefined
    if (s.kind !== 'coverage' || title === undefined || segment!.raw.replace(/\*+/g, '').replace(/\s*[:.]$/, '').trim() !== title.replace(/\*+/g, '').trim()) return true
    const below = new Set<number>()
    for (let i = s.segment + 1; segments[i]?.context.titles.includes(title); i++) below.add(i)
    const said = (sentence: string): boolean => [...below].some((i) => segments[i]!.raw.replace(/\s+/g, ' ').includes(sentence))
    if (statements.some((x) => x.kind === 'coverage' && x.coverage === s.coverage && x.asked && !isLeft(x) && below.has(x.segment))) return true
    return !statements.some((x) => (x.kind === 'coverage' ? x.coverage === s.coverage && isLeft(x) && below.has(x.segment) : x.kind === 'not_required' && isLeft(x) && x.coverage === s.coverage && said(x.sentence)))
  })
}

/** "Larger projects: $2,000,000 umbrella.", below what all are asked. */
const BIGGER = /^\W*(?:for |on |our )?(?:larger?|bigger|big|major|high(?:er)?[- ](?:risk|value|hazard)|riskier)\b/i
const SIZED = /\b(?:more|fewer|less) than \d|\b\d{1,3} or (?:more|fewer)\b/i
/**
 * What every coverage of the text is said to depend on: who the text is for, or when it applies at all. Said of everything, it
 * is no condition of anything.
 */
function sharedCondition(statements: Statement[]): string | null {
  const all = asked(statements)
  const named = all.map((s) => (s.condition?.kind === 'open' ? s.condition : null))
  const first = named[0]
  if (!first) return null
  const same = all.filter((s, i) => named[i]?.text.toLowerCase() === first.text.toLowerCase())
  // "Fleet hosts (more than 5 cars) send ...", below other lines: who counts up to so many is some of those asked.
  if (all[0]!.segment > 0 && SIZED.test(first.text)) return null
  // What stands under a condition of its own does not speak against one that all the rest share.
  const others = all.filter((s) => !same.includes(s) && (s.limits.length > 0 || !same.some((x) => x.coverage === s.coverage)))
  // "Event vendors need ...; liquor vendors ...": who the first sentence speaks to is who the text is for.
  if (first.request && all.filter((s) => s.condition?.kind === 'open' && s.condition.request).length === same.length) return first.text.toLowerCase()
  if (first.audience && all[0]!.segment === 0 && others.every((s) => s.condition?.kind === 'open' && s.condition.text.toLowerCase() !== first.text.toLowerCase())) return first.text.toLowerCase()
  // "Plow vendors: auto and general liability. ... Salt suppliers: auto as above": the first spoken to, where nobody else is asked another amount.
  const apart = (s: CoverageStatement): boolean => s.condition?.kind === 'state' || (s.condition?.kind === 'open' && s.condition.text.toLowerCase() !== first.text.toLowerCase() && !(s.limits.length > 0 && same.some((x) => x.coverage === s.coverage)))
  if (first.audience && new Set(same.map((s) => s.coverage)).size >= 2 && others.every(apart)) return first.text.toLowerCase()
  if (first.audience && new Set(same.map((s) => s.coverage)).size >= 3 && others.every((s) => same.some((x) => x.coverage === s.coverage))) return first.text.toLowerCase()
  // "Every crew that works near our lines keeps: ... Herbicide crews add ...": a party is who the text is for, where all others asked of are some of it.
  const party = all[0] === same[0] && /^[^\d$]*$/.test(first.text) && !/\b(?:if|when|where|over|above|exceed\w*|more than|under|below|only|unless)\b/i.test(first.text) && new Set(same.map((s) => s.coverage)).size >= 3
  if (party && others.every((s) => s.condition?.kind === 'open')) return first.text.toLowerCase()
  if (others.length && (others.some((s) => s.condition === null || !same.some((x) => x.coverage === s.coverage)) || new Set(same.map((s) => s.coverage)).size < 3)) return null
  return first.audience || new Set(all.map((s) => s.coverage)).size >= 3 ? first.text.toLowerCase() : null
}

/** "If you rig, weld or drive for us we need this on file:", above everything that is asked: no condition of anything. */
function headedCondition(statements: Statement[], segments: Segment[]): string | null {
  const heads = asked(statements).map((s) => segments[s.segment]?.context.condition ?? null)
  const [first] = heads
  return first?.kind === 'open' && new Set(asked(statements).map((s) => s.coverage)).size > 1 && heads.every((h) => h?.kind === 'open' && h.text === first.text) ? first.text.toLowerCase() : null
}

const SHOWS = /\b(?:shows?|lists|came in at|comes in at) (?:only |just )?\$?\d[^.;]{0,40}\.$/i
const ASKED_FOR = /^(?:the |our )?(?:contract|lease|agreement|spec(?:ification)?s?|exhibit|order) (?:says|calls for|requires|asks for|wants|needs) (?=[^.;]{0,20}\d)|^(?:we|it) (?:needs?|requires?|want|must be|should be|needs to be|has to be) (?=[^.;]{0,20}\d)/i
const COVERAGE_TITLE = /^[A-Z][A-Za-z' \/&-]{2,40}\.$/
/** "Crime, incl. employee dishonesty.", "Pollution (ammonia release).": what the title of a coverage says besides. */
const ASIDE = /(?: ?\((?!if\b|when\b|where\b|only\b|for\b|optional|not\b|n\/a)[^()$\d]{2,40}\)|,? (?:incl\.?|including|with) [A-Za-z][A-Za-z' \/&-]{3,40})\.$/i
/** "Workers' comp. Everyone with W-2 helpers.": of whom the title is asked. */
const OF_WHOM = /^(?:everyone|everybody|anyone|anybody|those|all (?:of )?those|only) (?:who|with|that|if|for|when|where|using|hauling|having|employing)\b[^.;]{2,60}\.?$/i
const LACKING = /^(\W*[A-Za-z][^.:;,]{1,60}?) (?:(?:isn't|is not|wasn't|was not|not) (?:on (?:it|there|here|the (?:cert|coi|certificate))|listed|shown|there)(?: at all)?|(?:is|was) missing)\.$/i
const AMOUNT_FIRST = /^(?:(?:we|it) )?(?:(?:needs?|want|require|must have|should be) )?(?:at least )?\$? ?\d[\d,.]* ?(?:k|m|mm|mil|million)?\b(?! ?days)/i
/** "Cargo deductible shows $5,000.", and what is taken instead: "Max we allow is $2,500." */
const DEDUCTIBLE_SHOWN = /(\b(?:deductible|retention|SIR)(?: (?:on|for) (?:the |your |their )?[a-z ]{2,24}?)?) (?:shows?|reads?|lists?|is|was|came in at)(?: as| at| only)? \$? ?\d[\d,.]* ?k?\.$/i
/** A period of notice or a rating that a paper shows, and what is asked in its place. */
const SHOWN_VALUE = /^(?=[^.$]{0,160}(?:notice|\bNOC\b|cancel|\brat(?:ed|ing)\b|Best\b))(?=[^.$]{0,160}\b(?:shows?|says?|lists?|reads?|is|are|has|have|only|gives?|put|down)\b)(?=[^.$]{0,160}\b(?:\d{1,3}(?: days?)?|[AB][+-]{0,2}(?![A-Za-z])))[^.$]{0,200}\.$/i
const VALUE_ASKED = /^(?:(?:but )?(?:we|it|they|that|our [a-z]+|the (?:contract|lease|agreement))? ?(?:must be|should be|needs? to be|has to be|needs?|requires?|asks? for|wants?|calls? for|says|is)) (?:at least )?(?:\d{1,3}(?: days?)?|[AB][+-]{0,2}(?: or better)?(?![A-Za-z]))\W*$/i
const MOST_TAKEN = /^(?:the |our )?max(?:imum)?(?: (?:(?:that )?we (?:can )?(?:allow|accept|take|permit|do)|allowed|allowable))?(?: is|:)? (\$? ?\d[\d,.]*\d ?k?)\W*$/i
/** "The general aggregate is $1,000,000 and our contract says $2,000,000" */
const AND_CONTRACT = /(?<=\b(?:is|shows?|lists?|at|only) (?:only |just )?\$? ?\d[\d,.]*(?: ?(?:k|mm?|million))?),? (?:and|but|while|whereas) (?=(?:our|the|your) (?:contract|lease|agreement|spec(?:ification)?s?|exhibit|order) (?:says|calls for|requires|asks for|wants|needs) )/i
/** "GL: shows 1M/1M. Contract says 1M/2M.\": what a paper shows is read with what is asked in its place. */
const withShown = (sentences: string[]): string[] =>
  sentences.map((s) => s.replace(CHANGED, ': ')).flatMap((s) => s.split(AND_CONTRACT)).flatMap((s, i) => {
    // "Umbrella. $10,000,000 in excess of 15.1 and employers' liability."
    const titled = (at: number): boolean => COVERAGE_TITLE.test((sentences[at] ?? '').replace(ASIDE, '.')) && (/^\$ ?\d/.test(sentences[at + 1] ?? '') || OF_WHOM.test(sentences[at + 1] ?? '')) && (isBareCoverage((sentences[at] ?? '').replace(ASIDE, '.').replace(/\.$/, '')) || /^(?:motor )?(?:vehicles?|autos?|automobiles?)\.$/i.test(sentences[at] ?? ''))
    if (titled(i - 1)) return []
    if (titled(i)) return [`${s.replace(/\.$/, ':')} ${sentences[i + 1]!}`]
    const asked = (at: number): boolean => SHOWS.test(sentences[at] ?? '') && ASKED_FOR.test(sentences[at + 1] ?? '')
    const lacking = (at: number): RegExpExecArray | null => (AMOUNT_FIRST.test(sentences[at + 1] ?? '') ? LACKING.exec(sentences[at] ?? '') : null)
    const capped = (at: number): RegExpExecArray | null => (DEDUCTIBLE_SHOWN.test(sentences[at] ?? '') ? MOST_TAKEN.exec(sentences[at + 1] ?? '') : null)
    // "Cancellation notice shows 10 days. Must be 30.", "The insurer is only B+. We require A-."
    const given = (at: number): boolean => VALUE_ASKED.test(sentences[at + 1] ?? '') && SHOWN_VALUE.test(sentences[at] ?? '')
    // "Your GL shows 500/1M. The county wants 1M/2M."
    if (i > 0 && askedInPlace(sentences[i - 1]!, sentences[i]) !== null) return []
    const inPlace = askedInPlace(s, sentences[i + 1])
    if (inPlace !== null) return [inPlace]
    if (asked(i - 1) || lacking(i - 1) || capped(i - 1) || given(i - 1)) return []
    if (given(i)) return [`${s.replace(/\.$/, ',')} ${sentences[i + 1]!.charAt(0).toLowerCase()}${sentences[i + 1]!.slice(1)}`]
    // "Cargo deductible shows $5,000. Max we allow is $2,500."
    const cap = capped(i)
    if (cap) return [s.replace(DEDUCTIBLE_SHOWN, `$1 maximum ${cap[1]!}.`)]
    const next = sentences[i + 1]
    // "Trailer interchange isn't listed. 30k please."
    const absent = lacking(i)
    if (absent) return [`${absent[1]!}: ${next!}`]
    // "GL shows $1M/$1M. Our contract calls for a $2M aggregate.": of a row that is shown, what is asked names its own limit.
    if (asked(i) && ROW_SHOWN.test(s) && /\b(?:aggregate|agg|occurrence|occ|csl|each|per)\b/i.test(next!)) return [`${s.replace(ROW_SHOWN, ':')} ${next!.charAt(0).toLowerCase()}${next!.slice(1)}`]
    return asked(i) ? [`${s.replace(/\.$/, ',')} ${next!.charAt(0).toLowerCase()}${next!.slice(1)}`] : [s]
  })

/** "Umbrella dropped from 5M to 2M, we still require 5M": what a paper showed before and now. */
const CHANGED = / (?:was |has |got )?(?:dropped|lowered|reduced|changed|went|cut|gone|fell) (?:down )?from \$? ?\d[\d,.]* ?(?:k|mm?|mil|million)? to \$? ?\d[\d,.]* ?(?:k|mm?|mil|million)?[,;]? (?:but |and |while )?(?=(?:we|our [a-z]+|the (?:contract|lease|agreement)|it) (?:still )?(?:needs?|requires?|wants?|calls? for|asks? for|ha(?:s|ve) to be|must be)\b)/i
const ROW_SHOWN = / (?:shows?|lists|came in at|comes in at) (?:only |just )?\$? ?\d[\d,.]* ?(?:k|mm?)?(?: ?\/ ?\$? ?\d[\d,.]* ?(?:k|mm?)?)+\.$/i
const TITLE = /^[A-Z][\w'-]*(?:(?: |, | ?\/ ?|-)(?:and |of |or |for |the |& ?|to )*[A-Z][\w'-]*){0,6}\.$/
/** "Additional insureds. Landlord and Tenant, under 1 and 2." */
const TITLE_IN_SMALL = /^(?:additional(?:ly)? insureds?(?: status| endorsements?)?|waivers? of subrogation|primary(?: and non-?contributory)?(?: coverage| insurance| wording)|(?:notice of )?cancell?ation(?: notice)?)\.$/i
const MEMBER_WORDS: RegExp[] = [/additional(?:ly)? insured/i, /subrogation/i, /primary|non-?contrib/i, /cancell?ation|notice/i, /waiver/i, /^(?:maximum )?(?:deductibles?|(?:self-insured )?retentions?)\b/i]

/**
 * A clause may open with its title ("Waiver of Subrogation. ..."). The title asks nothing by itself; where the text that
 * follows leans on it ("Additional Insured. The City, on all liability policies."), the two are read as one.
 */
function withoutTitle(sentences: string[]): string[] {
  const [first, second, ...rest] = sentences
  if (!first || !second || first.length > 60 || !(TITLE.test(first) || (TITLE_IN_SMALL.test(first) && second.length > 20)) || /\$|\d/.test(first)) return sentences
  const said = MEMBER_WORDS.filter((w) => w.test(first))
  if (!said.length) return sentences
  return said.some((w) => w.test(second)) || rest.some((s) => said.some((w) => w.test(s)))
    ? [second, ...rest]
    : [`${first.slice(0, -1)}: ${second}`, ...rest]
}

import type { CoverageType, ParsedRequirements } from '../../vocabulary/index.ts'
import { assembleRules } from './rules/assemble-rules.ts'
import { papersTogether } from './documents/papers-by-policy.ts'
import { findRoles } from './sentences/find-roles.ts'
import { assertReadable, forgetTexts, ODD_SPACES, ofItself, withPlainSpaces } from './text/normalise-text.ts'
import { definedValues } from './text/defined-values.ts'
import { withWholeWords } from './text/broken-words.ts'
import { narrowWords } from './text/narrow-words.ts'
import { levelInLine } from './segments/chosen-level.ts'
import { partiesInTurn } from './sentences/parties-in-turn.ts'
import { NONE_OF_SOME } from './segments/heads-of-some.ts'
import { loneLevelApart } from './segments/lone-level.ts'
import { withCasesBelow } from './segments/cases-below.ts'
import { readSegments } from './segments/read-segments.ts'
import { readSentence } from './sentences/read-sentence.ts'
import { type Facts, newMemory } from './sentences/sentence-view.ts'
import { WITHOUT_KIND } from './questions/doubts-around.ts'
import { isWritten, readWritten } from './written/read-written.ts'
import { splitSentences } from './text/split-sentences.ts'
import type { Segment } from './segments/segment.ts'
import { withoutTitleSentences } from './rules/title-sentences.ts'
import { asked, type Statement } from './rules/statements.ts'
import { withoutListedParts } from './rules/listed-parts.ts'
import { topicWords } from './lexicon/strange-words.ts'
import { stripMarkup } from './text/strip-markup.ts'
import { inRomanThousands, IN_THOUSANDS } from './amounts/unlikely-amounts.ts'
import { supersededInDoubt } from './rules/superseded.ts'
import { amountOfAll } from './rules/amount-of-all.ts'
import { headedCondition, sharedCondition } from './rules/shared-condition.ts'
import { someLevelsInDoubt } from './rules/levels-in-doubt.ts'
import { othersByPolicy } from './rules/others-by-policy.ts'
import { bothOfTwo } from './rules/both-of-two.ts'
import { withoutShownAmounts } from './rules/shown-amounts.ts'
import { ON_THE_ROAD, publicLiabilityInDoubt } from './rules/public-liability.ts'
import { passedInDoubt, quotedInDoubt, untickedInDoubt } from './rules/quoted-or-unticked.ts'
import { withoutBareTitles, withoutFirstTitle, withoutLeftTitles } from './rules/bare-titles.ts'
import { withShown } from './text/shown-then-asked.ts'
import { correctedValues } from './text/corrected-values.ts'
import { exclusionsRefused } from './text/exclusions-refused.ts'
import { claimsMadeRefused, ownCaseAsked } from './text/own-case-asked.ts'
import { offersRefused } from './text/offers-refused.ts'
import { ratingThenMay } from './text/lower-ratings.ts'
import { statesApart } from './text/states-apart.ts'
import { offeredValues } from './text/offered-values.ts'
import { filledByUmbrella } from './text/filled-by-umbrella.ts'
import { itemsBehind } from './text/items-behind.ts'
import { reachedWithUmbrella } from './text/reached-with-umbrella.ts'
import { notHereButThere } from './text/not-here-but-there.ts'
import { refusedKinds } from './text/refused-kinds.ts'
import { withTheirCase } from './text/asked-of-some.ts'
import { withWishes } from './text/nice-to-have.ts'
import { withOnlySome } from './text/only-of-some.ts'
import { otherStatesApart } from './text/other-states.ts'
import { scopeInNext } from './text/scope-in-next.ts'
import { withoutWhomSpokenTo } from './text/plain-asides.ts'
import { clausesApart } from './text/clauses-apart.ts'
import { withTheirPolicies } from './text/plain-scopes.ts'
import { askedLimits } from './text/shown-limits.ts'
import { withoutTitle } from './text/title-of-clause.ts'
import { thoughTheLawDoesNot } from './text/though-the-law-does-not.ts'
import { withTheRest } from './text/the-rest.ts'
import { withoutArticleTitle } from './text/title-of-article.ts'

/**
 * Reads a requirement text into rules, set-level values and questions. Deterministic; the same text gives the same result.
 * Every rule names the sentences it rests on (one a line) and a confidence; below 0.8 a person must look.
 * @throws UnreadableRequirementText when the text is empty, too long, or not text.
 */
export function parseRequirements(text: string): ParsedRequirements {
  // What stands in quotes in a written text is kept as it is, gaps and signs that are not seen among it.
  const written = isWritten(text) ? readWritten(text) : null
  if (written) return written
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
  const segments = levelInLine(text, loneLevelApart(withCasesBelow(readSegments(withoutWhomSpokenTo(narrowWords(withWholeWords(stripMarkup(text))))))))
  const facts = factsOf(text, segments)
  let statements = readAll(segments, facts)
  // A heading that would have the whole text passed over was misread: nobody sends a text that asks nothing.
  if (!asked(statements).length) {
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
  // "Family gatherings: none.", above the only list there is: the text is of others as well, and what it asks is asked of some.
  const everywhere = segments.some((x) => NONE_OF_SOME.test(x.raw)) ? null : (sharedCondition(statements) ?? headedCondition(statements, segments))
  return assembleRules(everywhere === null ? statements : readAll(segments, { ...facts, everywhere }))
}

function factsOf(text: string, segments: Segment[]): Facts {
  const said = text.toLowerCase()
  return {
    segments,
    roles: findRoles(ofItself(text)),
    levels: new Set(segments.flatMap((s) => (s.context.tier ? [s.context.tier.title] : []))).size,
    labels: segments.flatMap((s) => (s.label ? [s.label] : [])),
    topic: topicWords(segments),
    defined: definedValues(text),
    said,
    thousands: IN_THOUSANDS.test(said),
    romanThousands: inRomanThousands(said),
    oneLine: segments.length === 1 && splitSentences(segments[0]!.raw).length === 1,
  }
}

/** What the text as a whole says of its statements, in the order in which it is seen to. */
const SEEN_AS_A_WHOLE: ((statements: Statement[], segments: Segment[]) => Statement[])[] = [
  withoutShownAmounts,
  amountOfAll,
  bothOfTwo,
  othersByPolicy,
  partiesInTurn,
  quotedInDoubt,
  untickedInDoubt,
  someLevelsInDoubt,
  supersededInDoubt,
  publicLiabilityInDoubt,
  withoutFirstTitle,
  withoutBareTitles,
  withoutLeftTitles,
  withoutTitleSentences,
  withoutListedParts,
]

/** What sentences of one segment say of each other, in the order in which it is seen to; `text` is the whole text in small letters. */
const AMONG_SENTENCES: ((sentences: string[], text: string) => string[])[] = [
  withoutArticleTitle,
  clausesApart,
  exclusionsRefused,
  ownCaseAsked,
  claimsMadeRefused,
  offersRefused,
  statesApart,
  ratingThenMay,
  thoughTheLawDoesNot,
  withTheirPolicies,
  papersTogether,
  scopeInNext,
  withTheRest,
  refusedKinds,
  withoutTitle,
  askedLimits,
  offeredValues,
  correctedValues,
  withWishes,
  withTheirCase,
  withOnlySome,
  withShown,
  otherStatesApart,
  notHereButThere,
  reachedWithUmbrella,
  filledByUmbrella,
]

function readAll(segments: Segment[], facts: Facts): Statement[] {
  const memory = newMemory()
  const statements: Statement[] = []
  for (const [index, segment] of segments.entries()) {
    const sentences = segment.row ? [segment.raw] : AMONG_SENTENCES.reduce((said, step) => step(said, facts.said), splitSentences(segment.raw))
    for (const [at, raw] of sentences.entries()) {
      memory.next = sentences[at + 1] ?? null
      statements.push(...readSentence(itemsBehind(raw, facts.labels).replace(ODD_SPACES, ' '), segment, index, facts, memory))
    }
  }
  return SEEN_AS_A_WHOLE.reduce((seen, step) => step(seen, segments), facts.noSkip ? passedInDoubt(statements, segments) : statements)
}

/** "1. Upload your auto policy's declarations page. 2. Limits: $100,000 per person": in a text that names one coverage only. */
function soleCoverage(statements: Statement[]): CoverageType | null {
  const types = new Set(statements.flatMap((s) => (s.kind === 'coverage' || s.kind === 'not_required' ? [s.coverage] : s.kind === 'alternative' ? [s.alternative.coverage_type] : [])))
  const [only] = types
  return types.size === 1 && only !== 'workers_comp' && statements.some((s) => s.kind === 'question' && s.orphan) ? only! : null
}

/** "Liability 1M. Cargo 100K.": beside cargo, and where nothing else insures the truck, liability is that of the truck. */
const isTruckers = (statements: Statement[]): boolean =>
  asked(statements).some((s) => ON_THE_ROAD.has(s.coverage)) &&
  statements.some((s) => s.kind === 'coverage' && s.asked && s.doubts.includes(WITHOUT_KIND)) &&
  !statements.some((s) => s.kind === 'coverage' && s.asked && s.coverage === 'auto_liability')

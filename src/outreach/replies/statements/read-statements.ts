import { answeredByName } from '../policies/answered-by-name.ts'
import { withAnnouncedChange } from './announced-change.ts'
import { withAnnouncedTold } from './announced-one.ts'
import { withActiveOnesTold } from './of-active-ones.ts'
import { buildVocabulary } from '../words/answer-vocabulary.ts'
import { answerFirst } from '../lists/answer-first.ts'
import { answersBeforeLast } from '../lists/answers-before-last.ts'
import { bracketedAnswers } from '../lists/bracketed-answers.ts'
import { answersInOrder, endsInTurn, repeatsOtherwise } from '../lists/answers-in-order.ts'
import { withoutCarrierHeadings } from '../lists/carrier-headings.ts'
import { closesSection } from '../lists/closes-section.ts'
import { type Finding, findingOfWhole } from './finding.ts'
import { pointsAhead } from '../asides/is-courtesy.ts'
import { headedValues } from '../lists/headed-values.ts'
import { joinHeadings } from '../lists/join-heading.ts'
import { type Item, type Lexed, lexSentence } from '../words/lex-sentence.ts'
import { notesNotFound } from '../lists/notes-below.ts'
import { withNamesWhole } from '../words/names-whole.ts'
import { withAggregatesApart } from '../values/aggregates-apart.ts'
import { withMendedSpelling } from '../words/mend-spelling.ts'
import { withoutIssuer } from '../asides/issued-by.ts'
import { withoutPurpose, withoutUntil } from '../values/was-until.ts'
import { withCarriersSite } from '../asides/carriers-site.ts'
import { withSameAsLater } from './same-as-later.ts'
import { withKnownBrokers } from '../asides/known-brokers.ts'
import { withInitialsTold } from '../asides/initials-of-parties.ts'
import { withOwnAgency } from '../asides/own-agency.ts'
import { withOwnWord } from '../asides/own-word.ts'
import { readColumns } from '../lists/read-columns.ts'
import { letteredAnswers } from '../lists/lettered-answers.ts'
import { lexNameFirst } from '../lists/name-first.ts'
import { namesAbove } from '../lists/names-above.ts'
import { placedList } from '../lists/placed-list.ts'
import { withCountsMet } from '../policies/counts-met.ts'
import { withOnlyOneFirst, withoutOursOnly } from '../policies/only-one.ts'
import { withNamesAlone } from '../policies/names-alone.ts'
import { withoutIdleSentences } from './relate-findings.ts'
import { PartReader } from './read-part.ts'
import type { ReadingSetting } from '../reading-setting.ts'
import { everyLine } from '../policies/target.ts'
import { saidAgain } from './same-again.ts'
import type { Sentence } from './split-sentences.ts'
import { readBoxes } from '../lists/ticked-boxes.ts'
import { readTicks } from '../lists/ticked-columns.ts'
import { ticksInALine } from '../lists/ticks-in-a-line.ts'
import { hasTicks, ticksMeanYes, withTickRead } from '../lists/ticked-names.ts'
import { formRows, questionRows } from '../lists/question-rows.ts'
import { withLooseNumbers, withYesOfThoseTold } from '../policies/told-off.ts'
import { runOnRows } from '../lists/run-on-rows.ts'
import { strokeTable } from '../lists/stroke-table.ts'
import { valuedList } from '../lists/valued-list.ts'
import { uprightTable } from '../lists/upright-table.ts'

type ReadSentence = { sentence: Sentence; lexed: Lexed }
export type WrittenSentences = { sentences: Sentence[]; base: string[] | null }

/** What the sentences of a letter say, clause by clause, in their order. */
export function readStatements(parts: WrittenSentences[], setting: ReadingSetting): Finding[] {
  const vocabulary = buildVocabulary(setting.context, setting.senderNames)
  const ids = setting.context.lines.map((line) => line.coverage_line_id)
  const asked = ids.length
  const inOrder = (sentences: Sentence[], base: string[] | null): Sentence[] => (base === null && parts.length === 1 ? answersInOrder(sentences, asked) : sentences)
  // What lays the sentences out looks at each of them in turn.
  const seen = new Map<string, Lexed>()
  const lex = (text: string): Lexed => {
    const known = seen.get(text)
    if (known !== undefined) return known
    const lexed = withNamesWhole(lexSentence(text, vocabulary))
    seen.set(text, lexed)
    return lexed
  }
  const itemsOf = (text: string): Item[] => lex(text).items
  const laidOut = (written: Sentence[], base: string[] | null): Sentence[] => {
    const rows = inOrder(readColumns(headedValues(questionRows(formRows(readTicks(readBoxes(uprightTable(strokeTable(runOnRows(base === null ? valuedList(placedList(answerFirst(bracketedAnswers(answersBeforeLast(letteredAnswers(namesAbove(ticksInALine(written, itemsOf), itemsOf), itemsOf), ids, itemsOf), itemsOf), itemsOf), itemsOf), itemsOf) : written, itemsOf)), itemsOf)))), itemsOf), itemsOf)), base)
    if (!rows.some((one) => hasTicks(one.text)) || !ticksMeanYes(rows.map((one) => lex(one.text)))) return rows
    return rows.map((one) => (hasTicks(one.text) ? { ...one, read: withTickRead(one.read ?? one.text, lex(one.read ?? one.text)) } : one))
  }
  const lexed = parts.map((part) => ({
    base: part.base,
    sentences: joinHeadings(
      withoutCarrierHeadings(laidOut(part.sentences, part.base).map((sentence, at, all) => ({ sentence, lexed: lexNameFirst(withCarriersSite(withKnownBrokers(withOwnAgency(withAggregatesApart(withoutUntil(withoutPurpose(withMendedSpelling(withoutIssuer(withOwnWord(withoutOursOnly(withOnlyOneFirst(withInitialsTold(sentence.read ?? sentence.text, setting.context))), all.slice(0, at).map((one) => one.text), setting.context), setting.context)))), setting.context), setting.context), setting.context), setting.context), lex) }))),
      vocabulary,
    ),
  }))
  const namedAnywhere = new Set(lexed.flatMap((part) => part.sentences.flatMap((one) => namedIn(one.lexed))))
  const answeredAnywhere = new Set(lexed.flatMap((part) => part.sentences.flatMap((one) => answeredByName(one.lexed.items))))
  const named = new Set<string>()
  const findings: Finding[] = []
  let above: readonly Finding[] = []
  const last = lexed.findLast((part) => part.sentences.some((one) => !one.sentence.underName))?.sentences.findLast((one) => !one.sentence.underName)
  for (const part of lexed) {
    const reader = new PartReader({ ...setting, base: part.base, inline: parts.length > 1, namedAnywhere, answeredAnywhere }, named)
    const sentences = parts.length === 1 && part.base === null ? withoutAnnouncement(part.sentences, ids) : part.sentences
    const told = withLooseNumbers(sentences.map((one) => ({ ...one, findings: reader.read(one.sentence, one.lexed, one === last) })), ids)
    const again = part.base === null ? null : saidAgain(part.sentences.map((one) => one.sentence), part.base, above)
    above = part.base === null ? [] : (again ?? told.flatMap((one) => one.findings))
    if (again !== null) findings.push(...again)
    else findings.push(...(part.base === null && parts.length === 1 ? withYesOfThoseTold(told, ids) : told.flatMap((one) => one.findings)))
  }
  if (parts.length === 1 && parts[0]!.base === null)
    for (const { sentence, lines } of notesNotFound(lexed[0]!.sentences, ids)) findings.push(findingOfWhole('doubt', { ...everyLine(setting.context), lines, general: false, specific: true }, sentence, 'points elsewhere'))
  const loose = (lexed[0]?.sentences ?? []).filter((_, at, all) => !closesSection(all, at)).map((one) => one.sentence)
  const inTurn = parts.length === 1 && parts[0]!.base === null && namedAnywhere.size === 0 ? endsInTurn(loose, asked) : null
  if (inTurn) findings.push(findingOfWhole('doubt', everyLine(setting.context), inTurn, 'fits more than one policy'))
  const again = parts.length === 1 && parts[0]!.base === null ? repeatsOtherwise(loose, asked) : null
  if (again) findings.push(findingOfWhole('doubt', everyLine(setting.context), again, 'as many answers as there are not policies'))
  return withoutIdleSentences(withCountsMet(withNamesAlone(withActiveOnesTold(withAnnouncedTold(withAnnouncedChange(withSameAsLater(findings)))), ids), ids), asked)
}

/** "Please see responses below in red:" and below it one for each policy: they stand there, and nowhere within the request. */
function withoutAnnouncement(sentences: ReadSentence[], ids: readonly string[]): ReadSentence[] {
  const at = sentences.findIndex((one) => pointsAhead(one.lexed.folded))
  if (at === -1) return sentences
  const below = new Set(sentences.slice(at + 1).flatMap((one) => (one.sentence.underName ? [] : namedIn(one.lexed))))
  return ids.every((id) => below.has(id)) ? sentences.toSpliced(at, 1) : sentences
}

function namedIn(lexed: Lexed): string[] {
  return lexed.items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? item.lines : []))
}

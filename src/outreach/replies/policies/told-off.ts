import type { Finding } from '../statements/finding.ts'
import type { Read } from '../lists/join-heading.ts'
import type { Item } from '../words/lex-sentence.ts'

/** A sentence with what it was found to say. */
export type Told = Read & { findings: Finding[] }

/** One that was not understood leaves its lines open anyway. */
const AS_ASKED: ReadonlySet<Finding['verdict']> = new Set(['affirm', 'fact', 'named', 'unread'])
const namesLine = (item: Item): item is Extract<Item, { kind: 'mention' }> => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'
const setsApart = (item: Item): boolean => item.kind === 'mention' && item.scope === 'rest'
const HEADS = /:\s*$|\bas follows\b|\bfollowing\b|\bbelow\W*$/
const ABOVE_ROWS = /\b(?:below|listed)\b/

const OPEN: ReadonlySet<Finding['verdict']> = new Set(['doubt', 'unread', 'wrong', 'later'])
/**
 * "All active. 1. Payment by Friday 2. Signed forms": where there are not as many numbers as policies, and no policy is named behind
 * one, it numbers something else, and what it leaves open is open of all.
 */
export function withLooseNumbers(sentences: Told[], asked: string[]): Told[] {
  const numbered = sentences.filter((one) => one.sentence.ordinal !== null)
  if (new Set(numbered.map((one) => one.sentence.ordinal)).size >= asked.length) return sentences
  return sentences.map((one) => (numbered.includes(one) && !one.lexed.items.some(namesLine) ? { ...one, findings: one.findings.map((found) => (OPEN.has(found.verdict) ? { ...found, lines: asked } : found)) } : one))
}

/**
 * "Auto 1M. Cargo 100k. GL 1M/2M. All active.", "Confirmed as follows:" above as many rows, "We write the auto and the GL. All are in
 * force.": whoever tells policies off one by one speaks of those he told when he says "all", and of none that he passed over. A count
 * of all that were asked about, or "the rest", says otherwise.
 */
export function withYesOfThoseTold(sentences: Told[], asked: string[]): Finding[] {
  const findings = sentences.flatMap((one) => one.findings)
  if (sentences.some((one) => one.lexed.items.some(setsApart))) return findings
  const rows = sentences.map((one) => toldIn(one, asked))
  const told = [...new Set(rows.flat())]
  const named = [...new Set([...told, ...findings.flatMap((found) => (ofAll(found, asked) ? [] : found.lines))])]
  // What was to follow is not there, or could not be read.
  if (named.length === 0 && asked.length > 1) return sentences.flatMap((one) => (PRESENTS_A_LIST.test(one.lexed.folded) ? one.findings.map((found) => (affirmsAll(found, asked) ? { ...found, verdict: 'unread' as const, reason: 'says which, not that' } : found)) : one.findings))
  if ((told.length < 2 && !sentences.some(isHeadingWithRows)) || named.length >= asked.length) return findings
  const first = rows.findIndex((row) => row.length > 0)
  const last = rows.findLastIndex((row, at) => row.length > 0 && !tellsOfThem(sentences[at]!))
  const inRows = new Set(sentences.filter((_, at) => rows[at]!.length > 0).map((one) => one.sentence.line)).size > 1
  return sentences.flatMap((one, at) => {
    const heads = at < first && (HEADS.test(one.lexed.folded) || (inRows && at === first - 1 && (one.findings.every((found) => found.bare) || ABOVE_ROWS.test(one.lexed.folded))))
    return (at > last || heads || isHeadingWithRows(one)) && reaches(one, asked) ? one.findings.map((found) => (affirmsAll(found, asked) ? { ...found, lines: named } : found)) : one.findings
  })
}

/** "Here's what's active", "active policies listed below", "the following are active", and no policy is named with it. */
const PRESENTS_A_LIST = /^\W*(?:yes,? )?the (?:following|attached)(?: (?:polic(?:y|ies)|coverages?|lines?))? (?:is|are|remains?)\b|\b(?:here is|here's|here are|this is|these are|below is|below are|attached is|attached are) (?:what|the ones|a list|the list)\b|^\W*(?:please )?(?:see|find) (?:the |our |their |below )?active polic|^\W*active polic(?:y|ies)(?: (?:are|is))? (?:attached|enclosed|listed|shown|below|follow)/


const ofAll = (found: Finding, asked: string[]): boolean => found.general || found.lines.length === asked.length
const affirmsAll = (found: Finding, asked: string[]): boolean => found.verdict === 'affirm' && !found.excepts && found.lines.length === asked.length

/** A yes to all of them that does not count them. */
const reaches = ({ findings, lexed }: Told, asked: string[]): boolean =>
  findings.some((found) => affirmsAll(found, asked)) && !lexed.items.some((item) => item.kind === 'mention' && item.via === 'group' && item.count === asked.length) && !/\b(?:to all|all of (?:them|these|those|the above))\b/.test(lexed.folded)

/** The policies that a sentence tells as they were asked about, each by its name or number. */
function toldIn(one: Told, asked: string[]): string[] {
  const { findings, lexed, sentence } = one
  if (sentence.underName) return []
  if (tellsOfThem(one) && reaches(one, asked)) return linesOf(lexed.items)
  const own = findings.filter((found) => !ofAll(found, asked))
  if (own.length > 0) return own.flatMap((found) => (AS_ASKED.has(found.verdict) ? found.lines : []))
  return findings.length === 0 ? looked(lexed.folded, lexed.items) : []
}

const linesOf = (items: Item[]): string[] => items.filter(namesLine).flatMap((item) => item.lines)
/** "As to auto, cargo and GL, yes, everything is active." */
const opensWithThem = ({ lexed }: Told): boolean => /^\W*(?:as (?:to|for)|re|regarding|on|for|about|concerning|with (?:regard|respect) to)\b/.test(lexed.folded) && lexed.items.some(namesLine)

/** A heading and the policies listed under it, read as one statement. */
const isHeadingWithRows = ({ sentence, lexed }: Told): boolean => /:\s*\n/.test(sentence.text) && lexed.items.some(namesLine)
const tellsOfThem = (one: Told): boolean => opensWithThem(one) || isHeadingWithRows(one)

const HAVE = /\b(?:we|i|they|he|she|you|insured-name|the insured|the client) (?:do |just |also |only |currently |still |have |are )*(?:write|wrote|have|has|handle|insure|place|placed|carry|carries|service|show|see|find|found|checked|reviewed|looked (?:at|up|into)|pulled(?: up)?|asked about|asking about)\b|\b(?:our|their|his|her|the) (?:active |current )?(?:policies|coverages?|lines) (?:with us |here )?(?:are|is)\b|^\W*(?:just )?(?:checked|reviewed|looked (?:at|up|into)|pulled(?: up)?)\b/
const HAD = /\b(?:(?:are|is) (?:all |both )?(?:ours|mine|with (?:us|me|our)|through us)|checked|reviewed|looked up|pulled)\W*$/
const BEFORE_NAME = /^(?:the|their|his|her|its|all|both|of|for|them|him|an?|active|policy|policies)$/
/** "We write the auto and the cargo for them", "I checked the auto and the GL", or a row with a number and nothing else. */
function looked(folded: string, items: Item[]): string[] {
  if (items.every((item) => item.kind === 'mark' || item.kind === 'join' || namesLine(item))) return linesOf(items)
  const match = HAVE.exec(folded)
  const after = match && items.find((item) => item.at >= match.index + match[0].length && !(item.kind === 'word' && BEFORE_NAME.test(item.word)))
  return (after && namesLine(after)) || (!match && HAD.test(folded)) ? linesOf(items) : []
}

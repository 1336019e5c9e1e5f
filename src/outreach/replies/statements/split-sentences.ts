import { countedLines } from '../lists/counted-lines.ts'
import { withReinstatement } from './reinstated-after.ts'

/** One sentence as written; `paragraph` counts blank-line blocks, `row` tells a table row or list line, whose parts belong together. */
/** `underName`: stands under the signature and is no postscript. */
/** `line`: the written line, unbroken, that it stands in. */
/** `read`: what is read in place of the text, where columns were sorted out. */
export type Sentence = { read?: string; text: string; paragraph: number; line: number; ordinal: number | null; underName?: boolean }

const ABBREVIATION =
  /(?<![\/\p{L}\p{N}])(?:no|nos|num|pol|eff|exp|inc|co|corp|ltd|mr|mrs|ms|dr|agg|occ|gen|liab|dept|ext|st|jr|sr|vs|est|ins|approx|comm|prem|ded|ea|incl|w|a\.m|p\.m|a|p|e\.l|g\.l|w\.c|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|poliza|núm|s\.a|c\.v|u\.s)\.$/iu
/** "... Services, Inc. Policies are in force", "5,000 ded. Other two match": some of them can end a sentence too. */
const CAN_END = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|inc|co|corp|ltd|ded|dec|agg|occ|liab|prem|a\.m|p\.m)\.$|[\s:=-][YN]\.$/i
const OPENS = /^(?:polic|all\b|the\b|both\b|every|these|this|they|we\b|it\b|yes\b|no\b|limits?\b|auto\b|gl\b|cargo\b|general\b|umb|excess\b|xs\b|wc\b|work|comp\b|property\b|liquor\b|garage\b|on[- ]hook\b|cyber\b|professional\b|pollution\b|physical\b|apd\b|ntl\b|inland\b|trailer\b|interchange\b|builders?\b|gk(?:ll)?\b|mtc\b|epli\b|e&o\b|d&o\b|pl\b|al\b|ti\b|im\b|br\b|crime\b|bond\b|equipment\b|everything\b|other|rest\b|please|thank|confirmed|active|our\b|dates?\b)/i
/** "GL no. Others yes.": the word, and no number's abbreviation. */
const SAYS_NO = /(?<!\b(?:polic(?:y|ies)|pol|poliza|item|line|cert(?:ificate)?|claim|ref(?:erence)?|account|acct|case|phone|tel|fax|form|naic|license|lic|the|and)\.?\W{0,3})\bno\.$/i
const NAMES_NEXT = /^\p{Lu}[\p{L}'’&/]*(?![\p{L}\d]|[ -]?#?\d)/u
/** Who finds so many has not been given all. */
export const SENTENCES_MAX = 600

/** "All active just fyi we raised the cargo": what comes by the way is a sentence of its own. */
const BY_THE_WAY = /(?<=\w) (?=(?:just )?(?:fyi|btw)\b)/i

/** "Limits match :)"; a wink may mean the opposite. Before a capital it closes a sentence. */
const withoutSmile = (line: string): string => line.replace(/(?<=[\p{L}\d] ?)(?<!\d)[:=]-?[)D](?= +\p{Lu}\p{Ll})/gu, '.').replace(/(?<=[\p{L}\d.!?,] ?)(?<!\d)[:=]-?[)D](?=\s|$)/gu, '')

/** "GL ........ active", "Auto... yes": dots that lead from a name to what is said of it. */
const LEADING_DOTS = /^([\s*•-]*(?!.*\b(?:active|force|confirmed|yes|no|ok|good|fine|correct|right|current)\b.*\.{3})[\p{L}\d][\p{L}\d&/'() -]{0,38}?) ?(?:\.{3,60}|…) ?(?=(?:yes|no|active|inactive|in force|in effect|confirmed|current|correct|good|ok|cancell?ed|expired|lapsed|still|match(?:es)?|never|moved|non-?renewed|unsure|pending|not )(?![\p{L}]))/iu
/** "Auto... OK. Cargo... OK. GL... no longer with us.": names alone before them, more than once in a line. */
const DOTS_BEHIND_NAMES = /(^|[;,./] ?)((?!.{0,38}?\b(?:is|are|was|were|has|have|had|we|i|they|he|she|it|that|this|so|but|and)\b[^.]{0,30}\.{3})[\p{L}\d#][\p{L}\d#&/' )-]{0,38}?) ?(?:\.{3,60}|…) ?(?=\p{L})/giu
const withoutLeadingDots = (line: string): string => ((line.match(DOTS_BEHIND_NAMES)?.length ?? 0) > 1 ? line.replace(DOTS_BEHIND_NAMES, '$1$2: ') : line.replace(LEADING_DOTS, '$1: '))

export function splitSentences(lines: string[]): Sentence[] {
  const out: Sentence[] = []
  let paragraph = 0
  for (const [at, line] of countedLines(unwrap(lines.map(withoutSmile).map(withoutLeadingDots))).entries()) {
    if (line.trim() === '') {
      paragraph += 1
      continue
    }
    const numbered =
      /^\s*(?:#\s?|item |policy )?(\d{1,2})\s?[.):]\s*(?=\D)/i.exec(line) ??
      /^\s*(\d)\s*[-–]\s+(?=[A-Za-z])/.exec(line) ??
      /^\s*#(\d{1,2})(?!\s*(?:and|&|,|through|thru|-|to|or)\s*#?\d)\s*-?\s*(?=\D)/.exec(line)
    const ordinal = numbered ? Number(numbered[1]) : null
    const body = (numbered ? line.slice(numbered[0].length) : line).replace(/^\s*(?:q|question) ?\d{1,2}[.):]\s*(?=\D)/i, '').replace(/^\s*[-*•·o]\s+(?![/|,])/, '').trim()
    for (const text of sentencesOf(body).flatMap((one) => one.split(BY_THE_WAY))) {
      if (out.length >= SENTENCES_MAX) return withReinstatement(out)
      out.push({ text, paragraph, line: at, ordinal })
    }
  }
  return withReinstatement(out)
}

function sentencesOf(line: string): string[] {
  const out: string[] = []
  let start = 0
  const end = /[.!?;]+["')\]]*(?=\s|$)|\?+(?=,)/g
  for (let match = end.exec(line); match; match = end.exec(line)) {
    const stop = match.index + match[0].length
    const upTo = line.slice(start, stop)
    const next = line.slice(stop).trimStart()
    // "Coverage | In force? | Changes": a cell's own mark ends no row.
    if (next.startsWith('|') || (match[0].startsWith('?') && next.includes('|') && line.slice(0, match.index).includes('|'))) continue
    // "? - Cargo", "(Active?) Cargo": nor does that of a status that stands before its policy.
    if (match[0].startsWith('?') && (/^[:=–—-]/.test(next) || (/[)\]]/.test(match[0]) && /^\s*[([][^)\]]{0,20}$/.test(line.slice(0, match.index))))) continue
    if (match[0].startsWith('.') && next !== '' && !(SAYS_NO.test(upTo) && NAMES_NEXT.test(next)) && !(CAN_END.test(upTo) && OPENS.test(next)) && (ABBREVIATION.test(upTo) || (/^[a-z]/.test(next) === false && /(?<!&)\b[A-Z]\.$/.test(upTo))))
      continue
    out.push(upTo.trim())
    start = stop
  }
  const rest = line.slice(start).trim()
  if (rest !== '') out.push(rest)
  return out.filter((one) => /\?|[\p{L}\p{N}\p{Extended_Pictographic}✓✔☑✗✘]/u.test(one))
}

/** "Umbrella - lowered in June", "GL - good": a label and what is said of it, one a line. */
const LABELLED = /^\p{L}[\p{L}&/' ]{0,24}[\p{L}.] ?[-–—] \S/u
/** "General Liability (GL-1) - Active", "AL 771: in force, limit $100,000": a row, where the line above it is one too. */
const ROW = /^\p{Lu}[\p{L}\p{N}&/'().,# -]{1,60}?(?: [-–—=]|:) \S/u
/** No line of a list ends so, however short it is: "We don't handle their", and below it "GL policy"; "it was" and "cancelled". */
const WANTS_NAME = /\b(?:the|an?|any|our|your|their|his|her|its|my|of)$/i
/** "... will cancel on November", and below it "30. We are working on it": a day, and no number of a list. */
const ENDS_IN_MONTH = /\b(?:on|effective|of|by|since|until|through|before|after|in|dated|expires?|began|,) (?:January|February|March|April|May|June|July|August|September|October|November|December)$/i
const GOES_ON = /\b(?:and|or|to|from|was|were|are|been|has|had|because|but|than|until|which|we|they|that|if|it is)$/i

/** "... for Blue Mesa Sheet", and below it "Metal Inc:". */
const ENDS_A_NAME = /^(?:\p{Lu}[\p{L}'’]* ){0,2}(?:Inc|LLC|L\.L\.C|Corp|Corporation|Co|Company|Ltd|LP|LLP|PC|PLLC)\.?:$/u
/** "... has the following", and below it "coverage through our agency:". */
const ENDS_A_LEAD = /^(?:(?:following|coverages?|policies|insurance|below)|\p{Ll}[\p{L}']*(?: [\p{L}'’]+)+):$/u

/** "... / General", and below it "liability: matches". */
const NAME_BROKEN = /\b(?:general|auto|automobile|commercial|motor|truck|workers'?|employers'?|excess|professional|umbrella|inland|physical|trailer|liquor|pollution|business)\n(?:truck |auto )?(?:liability|cargo|comp(?:ensation)?|damage|interchange|marine|polic(?:y|ies)|property)\b/iu

/** "gl yes", below a line as long as the margin: the next answer of a list. */
const SHORT_ANSWER = /^\p{L}[\p{L}&/']*(?: \p{L}[\p{L}&/']*){0,2}(?: ?[:=–-])? (?:yes|no|ok|y|n|active|inactive|cancell?ed|confirmed|correct|expired|in force)\W*$/iu

const ANSWER_CHARS_MAX = 60

/** With a capital these open a sentence, whatever the line above forgot to end with. */
const BEGINS_ANEW = /^(?:They|He|She|It|We|This|That|These|Those|There|However|But|Also|Not|Once|Until|Unless|Should|When|If|Please|Sorry|Disregard|Ignore)(?:['’](?:re|ve|s|ll|d))? /

/** No mail program breaks its lines further out than that. */
const MARGIN_MAX = 100

/** "... The comp has a different number:", and below it, for want of room, the number alone. */
const isLastWord = (before: string, line: string, next: string | undefined): boolean =>
  before.length >= 58 && before.length <= MARGIN_MAX && /[.!?] .*:$/.test(before) && before.length + 1 + line.split(' ')[0]!.length > ROOM && line.length <= ANSWER_CHARS_MAX && (next ?? '').trim() === ''
/** What a line of the narrowest margin holds. */
const ROOM = 72
/** "... $100,000 reefer, gen liab: $2,000,000 agg", and below it "9-25-26-3-25-27 - all active": a value that had no room, behind a name or what is said of it. */
const isValueWithoutRoom = (before: string, line: string): boolean => before.length >= 40 && before.length <= MARGIN_MAX && before.length + 1 + line.split(' ')[0]!.length > ROOM && (/\d.*[:,/–-]$/.test(before) ? /^[A-Z$]*[-\w]*\d/.test(line) : VALUE.test(line) && /[\p{L}\d]$/u.test(before))
/** "... please e-mail", and below it an address or a link that had no room. */
const isAddressWithoutRoom = (before: string, line: string): boolean => before.length >= 25 && before.length <= MARGIN_MAX && before.length + 1 + line.split(' ')[0]!.length > ROOM && WANTS_ADDRESS.test(before) && /^(?:[\w.+-]{1,64}@[\w-]{1,64}\.|https?:|www\.)/i.test(line)
const WANTS_ADDRESS = /\b(?:e-?mail|contact|at|to|or|and|via|copy|cc|write|visit|use|through|on|is)$/i
const VALUE = /^(?:\$\d|\d{1,2}[/-]\d{1,2}[/-]\d|\d{1,3}(?:,\d{3})+(?![\d-])|\d{1,4}(?:k|m)\b)/i

/** The lines of paragraphs in which each but the last is as full as the margin lets it be: running text, whatever stands in it. */
function linesOfRunningText(lines: string[]): Set<number> {
  const out = new Set<number>()
  let from = 0
  for (let at = 0; at <= lines.length; at += 1) {
    if (at < lines.length && lines[at]!.trim() !== '') continue
    const paragraph = lines.slice(from, at)
    if (paragraph.slice(0, -1).every((line, place) => isFull(line.trim(), paragraph[place + 1]!.trim()))) for (const place of paragraph.keys()) out.add(from + place)
    from = at + 1
  }
  return out
}
const isFull = (line: string, next: string): boolean => line.length <= MARGIN_MAX && line.length + 1 + next.split(' ')[0]!.length > ROOM

/** Joins what a mail program broke at its margin. Any other short line is short on purpose. */
function unwrap(lines: string[]): string[] {
  const out: string[] = []
  const running = linesOfRunningText(lines)
  let joinable = false
  let answers = false
  for (const [at, line] of lines.entries()) {
    const trimmed = line.trim()
    const before = out.at(-1)
    const listed = !(before !== undefined && ENDS_IN_MONTH.test(before) && /^(?:[1-9]|[12]\d|3[01])\./.test(trimmed)) && (/^(?:[-*•·]|\(?\d{1,2}[.)](?!\d)|#\d)\s?/.test(trimmed) || (((LABELLED.test(trimmed) && LABELLED.test(before ?? '')) || (ROW.test(trimmed) && ROW.test(before ?? ''))) && !running.has(at)))
    // "..., $1,000,000 / $2,000,000", and below it "Liquor liability, ...": a row of its own.
    const row = before !== undefined && /\d[)%]?$/.test(before) && /^\p{Lu}.*\d/u.test(trimmed)
    if (before !== undefined && (joinable || isValueWithoutRoom(before, trimmed) || isAddressWithoutRoom(before, trimmed) || isLastWord(before, trimmed, lines[at + 1]) || WANTS_NAME.test(before) || (/^\p{Ll}/u.test(trimmed) && GOES_ON.test(before))) && trimmed !== '' && !row && !listed && !(answers && SHORT_ANSWER.test(trimmed)) && !trimmed.includes(' | ') && (!/^[\p{L}' ]{2,30}:/u.test(trimmed) || ENDS_A_NAME.test(trimmed) || (joinable && NAME_BROKEN.test(`${before}\n${trimmed}`)) || (joinable && ENDS_A_LEAD.test(trimmed))) && !(BEGINS_ANEW.test(trimmed) && !/[,&]$|\b(?:that|as|because|since|if|when|but|and|or)$/i.test(before)))
      out[out.length - 1] = `${before} ${trimmed}`
    else out.push(trimmed)
    answers ||= trimmed.length <= ANSWER_CHARS_MAX && SHORT_ANSWER.test(trimmed)
    joinable = trimmed.length >= 58 && trimmed.length <= MARGIN_MAX && !/[.!?:;]$/.test(trimmed) && !trimmed.includes(' | ')
  }
  return out
}

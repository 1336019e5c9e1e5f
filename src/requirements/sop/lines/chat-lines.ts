import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import { SMALL, VOCABULARY } from '../lexicon/trade-words.ts'

/** "[09:14] ", "9:14 AM - ", "[1/12/24, 9:14:02 AM] ", "1/12/24, 9:14 AM - " */
const STAMP = /^\s{0,4}(?:\[(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?\]|\(?(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?\)?(?= ?[-\u2013|]? ?[A-Za-z@<]))\s{0,3}[-\u2013|]?\s{0,3}/
/** "Kel (compliance): ", "marcus_dispatch: ", "@dana: ", "<rui> " */
const SPEAKER = /^\s{0,4}(?:<([A-Za-z][\w.'\u2019-]{1,24})>:?\s|@?([A-Za-z][\w.'\u2019-]{1,24}(?: [A-Za-z][\w.'\u2019-]{0,24}){0,2}(?: ?[([][^()[\]]{2,30}[)\]])?)\s?:\s)\s{0,3}(?=\S)/
/** "Kel Ortiz  9:15 AM" on a line of its own, above what is said. */
const SPEAKER_LINE = /^\s{0,4}@?[A-Za-z][\w.'\u2019-]{1,24}(?: [A-Za-z][\w.'\u2019-]{0,24}){0,2}(?: ?\([^()]{2,30}\))?\s{1,4}[[(]?(?:Today at |Yesterday at )?\d{1,2}:\d{2}(?: ?[AaPp]\.?[Mm]\.?)?[\])]?\s*$/
const OF_A_FORM = /^(?:from|to|cc|bcc|date|sent|subject|re|fwd?|note|notes|question|answer|ans|ask|us|you|them|both|either)$/i
/** What answers or greets and says nothing else. */
const NOTHING_SAID = /^(?:(?:ok(?:ay)?|k+|sure(?: thing)?|got (?:it|that)|thx|ty|thanks|thank you|np|no problem|lol|haha+|one sec|sec|will do|cool|great|perfect|hi|hey|hello|morning|yo|done|sorry|brb|hmm+|ah+|oh+)\b[\s,.!:)]{0,4}(?:[a-z]{2,12}[\s,.!]{0,3})?){1,3}$/i
const OPENING = /^(?:(?:oh|ok(?:ay)?|k|ah|um+|hm+|btw|also|lol|haha|sure|right|well|so|yo|hey|hi|and|plus|& )\b(?: (?:yeah|yes|and|also))?[\s,.!-]{1,3}(?=\S)){1,3}/i
const YES = /^(?:yep|yup|yeah|yea|ya|yah|correct|affirmative|you bet|def(?:initely)?)\b[,.!]?(?= |$)/i
const NO = /^(?:nope|nah|negative|no way|uh-?uh|nay|no(?=[.,!]|$))\b/i
/** What asks, whether or not its mark was typed. */
const ASKS = /^(?:how (?:fresh|old|new|often|long|much|recent|many|far|soon)|what about|what(?:'?s)? (?:the|is|are|do)|which|who(?:'s)? |do (?:we|they|you|i)|does|is (?:it|that|there|a|the)|are (?:we|they|there)|can (?:we|they|i)|need)\b(?!.*[.;])/i
const OPENER = /\b(?:ins|insurance|reqs?|requirements?|coi|certs?|mins?|minimums?|limits?|coverages?|needs?|wants?|asks?|carry)\b/i
const LINES_MIN = 4
/** So many blank lines in a row part what is apart. */
const GAP_MAX = 6

/** Who speaks, where a line tells it; a name of the trade ("Cargo: ...") is no speaker. */
function speakerOf(line: string): string | null {
  const m = SPEAKER.exec(line)
  const said = (m?.[1] ?? m?.[2])?.toLowerCase()
  if (!said || OF_A_FORM.test(said)) return null
  const words = said.replace(/[([].*$/, '').split(/[\s_.]+/).filter(Boolean)
  return words.some((w) => VOCABULARY.has(w) || VOCABULARY.has(w.replace(/s$/, '')) || (SMALL.has(w) && words.length > 1)) || /^(?:gl|cgl|al|wc|el|ai|wos|pnc|noc|umb|mtc|coi|am best|e&o|limits?)$/.test(said) ? null : said
}

/** A line without who speaks and when, and with its end marked: each message is a sentence of its own. */
function saidIn(line: string): string[] {
  const said = line.replace(STAMP, '')
  const message = (speakerOf(said) === null ? said : said.replace(SPEAKER, '')).trim().replace(OPENING, '').replace(YES, 'Yes').replace(NO, 'No')
  if (!message || NOTHING_SAID.test(message)) return []
  return [/[A-Za-z\d)%]$/.test(message) ? `${message}${ASKS.test(message) ? '?' : '.'}` : message]
}

/** A refusal goes with the question above it: "do we take a 750k auto?" / "No. 1M." */
const answersJoined = (lines: string[]): string[] =>
  lines.reduce<string[]>((out, line) => {
    if (/^No[.,!]/.test(line) && /\?/.test(out.at(-1) ?? '')) out[out.length - 1] = `${out.at(-1)!} ${line}`
    else out.push(line)
    return out
  }, [])

/** What people write to each other in a chat, line by line: who speaks and when is no part of what is asked. */
export function chatLines(lines: string[]): string[] {
  const above = lines.filter((l) => SPEAKER_LINE.test(l)).length > 1
  const stamped = lines.filter((l) => STAMP.test(l) && speakerOf(l.replace(STAMP, '')) !== null).length
  if (!above && stamped < LINES_MIN - 1 && !isTalk(lines)) return lines
  return withoutOpener(answersJoined(lines.flatMap((l, i) => (above && SPEAKER_LINE.test(l) ? [] : l.trim() ? saidIn(l) : betweenMessages(lines, i) ? [] : [l]))))
}

/** A blank line before somebody speaks parts nothing. */
const betweenMessages = (lines: string[], at: number): boolean => {
  const next = lines.slice(at, at + GAP_MAX).find((l) => l.trim())
  return next !== undefined && (STAMP.test(next) || speakerOf(next) !== null || SPEAKER_LINE.test(next))
}

/** "ins for the drywall guys?", asked first: what the talk is about, and no condition of its answers. */
function withoutOpener(lines: string[]): string[] {
  const at = lines.findIndex((l) => l.trim())
  const first = lines[at]
  return first?.endsWith('?') && OPENER.test(first) && findMentions(readableText(first)).mentions.every((m) => m.kind === 'all') ? lines.filter((_, i) => i !== at) : lines
}

/** Without times, a talk is told by names that come back, nearly every line having one, and by a question that another answers. */
function isTalk(lines: string[]): boolean {
  const said = lines.filter((l) => l.trim())
  const speakers = said.map(speakerOf)
  const named = speakers.filter((s) => s !== null)
  const names = new Set(named)
  if (named.length < LINES_MIN || named.length < said.length * 0.7 || names.size < 2 || names.size > named.length / 2) return false
  return said.some((l, i) => /\?\s*$/.test(l) && speakers[i] !== null && speakers[i + 1] !== null && speakers[i + 1] !== undefined && speakers[i + 1] !== speakers[i])
}

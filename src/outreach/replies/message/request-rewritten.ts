import type { OutreachContext } from '../../../vocabulary/index.ts'
import { type AnswerVocabulary, buildVocabulary } from '../words/answer-vocabulary.ts'
import { compareClause } from '../values/compare-clause.ts'
import { type Item, type Lexed, lexSentence } from '../words/lex-sentence.ts'
import type { Sense } from '../words/sense.ts'
import { splitClauses } from '../statements/split-clauses.ts'

const LINES_MAX = 400
const CHARS_MAX = 400
/** None of this stands beside a policy in a request. */
const TAKES_BACK: ReadonlySet<Sense> = new Set(['bad', 'pending', 'wrong', 'except', 'cannot', 'hedge', 'hearsay', 'rewrite', 'not', 'no', 'partial'])
/** Where another message begins: each is told for itself. */
const BEGINS = /^\s*[*_]{0,2}(?:from|de|von)\s*:|(?:wrote|writes|escribi[oó])\s*:?\s*$|^[-_*\s]*(?:original message|mensaje original|forwarded message)/i
const HEADER = /^\s*[*_]{0,2}(?:sent|date|to|cc|subject|reply-to|enviado(?: el)?|fecha|para|asunto)\s*:/i
/** How a request is signed; what stands below it is no part of it. */
const SIGNED = /^\s*(?:[\p{L}.&'-]+ ){0,3}verification (?:desk|team)\s*$/iu

/** "If a policy is cancelled, tell us which": a request that stands below lines of it. */
const ASKS_TO_TELL = /\b(?:if|whether|tell us|let us know|si (?:alguna|una)|d[ií]ganos)\b/i

/** Read when it is first asked for: most lines of a request need not be. */
type Line = { text: string; readonly lexed: Lexed }
type Setting = { context: OutreachContext; senderNames: ReadonlySet<string>; vocabulary: AnswerVocabulary }

/** A line of the carried request, and the policies of which it takes something back; null where that may be all of them. */
export type Rewritten = { text: string; lines: string[] | null }

/**
 * Where the carried request says something else of a policy than was asked, or null: "2. CARGO - CANCELLED", another limit
 * in the place of the one that was asked, a sentence below the signature. Whoever writes into the request answers there, whatever stands
 * above it. A value in its place is of its policy alone.
 */
export function requestRewritten(carried: string[][], context: OutreachContext, senderNames: ReadonlySet<string>): Rewritten | null {
  const setting: Setting = { context, senderNames, vocabulary: buildVocabulary(context, senderNames) }
  return together(carried.flatMap((run) => rewrittenWithin(run, setting)))
}

function together(found: Rewritten[]): Rewritten | null {
  const [first] = found
  return found.find((one) => one.lines === null) ?? (first === undefined ? null : { ...first, lines: [...new Set(found.flatMap((one) => one.lines!))] })
}

function rewrittenWithin(carried: string[], setting: Setting): Rewritten[] {
  const out: Rewritten[] = []
  let message: Line[] = []
  const lines = carried.map((line) => line.replace(/^(?:\s*>)+\s?/, ''))
  for (const text of [...lines.slice(0, LINES_MAX), null]) {
    // "Subject: Cargo cancelled", "On Tuesday, cargo was cancelled, Verification Desk wrote:".
    if (text !== null && (BEGINS.test(text) || HEADER.test(text)) && MAY_NAME.test(text) && takesBackHere(readLine(text, setting), false, false)) return [{ text: text.trim(), lines: null }]
    if (text === null || BEGINS.test(text)) {
      out.push(...rewrittenIn(message, setting))
      message = []
    }
    if (text !== null && text.trim() !== '' && !HEADER.test(text)) message.push(readLine(text, setting))
  }
  return out
}

function readLine(text: string, { vocabulary }: Setting): Line {
  let lexed: Lexed | null = null
  return {
    text,
    get lexed() {
      lexed ??= lexSentence(text.slice(0, CHARS_MAX), vocabulary)
      return lexed
    },
  }
}
/** Letters by which a coverage may be called; what has none of them and no figure names no policy. */
const MAY_NAME = /\d|\b(?:auto|cargo|c?gl|al|wc|work|comp|umb|excess|xs|prop|cyber|liab|liquor|pollution|marine|garage|on[- ]?hook|interchange|accident|bobtail|physical|professional|e&o|d&o|epl|bond|crime|general|motor|truck|carga|poliza|responsab)/i
const mayName = ({ text }: Line): boolean => MAY_NAME.test(text) && !/https?:/.test(text)
const ofLine = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && (item.via === 'coverage' || item.via === 'number')
const numbered = (line: Line): boolean => mayName(line) && line.lexed.items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via === 'number')
const isFact = (line: Line): boolean => mayName(line) && line.lexed.items.some((item) => item.kind === 'label' || item.kind === 'range' || (item.kind === 'mention' && item.via === 'number'))

function rewrittenIn(message: Line[], setting: Setting): Rewritten[] {
  const out: Rewritten[] = []
  const first = message.findIndex(numbered)
  const last = message.findLastIndex(isFact)
  const signed = message.findLastIndex(({ text }) => SIGNED.test(text))
  // The title of the first policy stands above its number.
  let from = first === -1 ? message.length : first
  while (message[from - 1]?.lexed.items.some(ofLine) === true) from -= 1
  let ids: string[] = []
  for (const [at, line] of message.entries()) {
    const listed = at >= from && at <= last
    const below = signed !== -1 && at > signed
    if (denies(line)) return [{ text: line.text.trim(), lines: null }]
    if (!listed && !below && !mayName(line)) continue
    ids = policyOf(line, ids, setting)
    if (line.text.includes('?')) continue
    // A line broken off says what it says together with those around it.
    const around = readLine(message.slice(Math.max(0, at - 1), at + 2).map((one) => one.text).join(' '), setting)
    const takesBack = (one: Line): boolean => takesBackHere(one, listed, below)
    const otherwise = (one: Line): boolean => listed && ids.length === 1 && saysOtherwise(one, ids[0]!, setting)
    if (takesBack(line) && (takesBack(around) || otherwise(around))) return [{ text: line.text.trim(), lines: null }]
    if (otherwise(line) && (takesBack(around) || otherwise(around))) out.push({ text: line.text.trim(), lines: ids })
  }
  return out
}

/** Which policy is spoken of from a line on: its number may be that of several, of which the title above it says which. */
function policyOf(line: Line, above: readonly string[], { context }: Setting): string[] {
  const named = namedIn(line)
  if (named.length === 0) return [...above]
  if (!numbered(line)) return named
  const numbers = new Set(context.lines.flatMap((l) => (named.includes(l.coverage_line_id) && l.policy_number !== null ? [l.policy_number] : [])))
  const alike = context.lines.flatMap((l) => (named.includes(l.coverage_line_id) || (l.policy_number !== null && numbers.has(l.policy_number)) ? [l.coverage_line_id] : []))
  const titled = above.filter((id) => alike.includes(id))
  return titled.length > 0 ? titled : alike
}
const namedIn = ({ lexed }: Line): string[] => [...new Set(lexed.items.flatMap((item) => (item.kind === 'mention' && ofLine(item) ? item.lines : [])))]
const takesBackHere = (line: Line, listed: boolean, below: boolean): boolean =>
  line.lexed.items.some((item) => item.kind === 'sense' && TAKES_BACK.has(item.sense)) &&
  ((listed && !ASKS_TO_TELL.test(line.text)) || namedIn(line).length > 0 || (below && line.lexed.items.some((item) => item.kind === 'mention' && item.scope !== 'topic')))

/** "Please tell us whether they are NOT in force": a request raises its voice over no such word. */
const denies = (line: Line): boolean =>
  SHOUTED.test(line.text) && /[a-z]{3}/.test(line.text) && line.lexed.items.some((item, at) => item.kind === 'sense' && SHOUTED.test(line.text.slice(item.at, item.end)) && (item.sense === 'bad' || (TAKES_BACK.has(item.sense) && line.lexed.items.slice(at + 1, at + 3).some((next) => next.kind === 'sense' && (next.sense === 'active' || next.sense === 'match')))))
const SHOUTED = /\b(?:NOT|NEVER|NO LONGER|CANCELL?ED|EXPIRED|LAPSED|INACTIVE)\b/

/** "Limit per vehicle: $50,000", where it was asked with another. */
function saysOtherwise({ lexed }: Line, id: string, { context, senderNames }: Setting): boolean {
  const asked = new Map(context.lines.map((line) => [line.coverage_line_id, line]))
  // "Limit per vehicle: $100,000 (now 50,000)".
  const [one, other] = lexed.items.flatMap((item, at) => (item.kind === 'amount' ? [at] : []))
  if (other !== undefined && lexed.items.slice(one, other).some((item) => item.kind === 'mark' && item.mark === '(')) return true
  const target = { lines: [id], general: false, specific: true, unsure: false, foreign: false, carrierLines: [] }
  return splitClauses(lexed).some((clause) => {
    const { corrections } = compareClause(clause, target, asked, { context, senderNames, receivedOn: null }).get(id)!
    return Object.keys(corrections).some((path) => path === 'policy_number' || path.endsWith('_date') || path.startsWith('limits.'))
  })
}

import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import { CAPS, isMark } from '../lines/line-forms.ts'
import { extendsLabel, isFirst } from './nested-under.ts'
import { isBareCoverage } from '../lines/ticked-lines.ts'
import type { Line } from './segment.ts'

const TERMINATED = /[.!?;]["')\u201d]?$/

/** Whether the line stands above what follows: a title, a lead-in, or a coverage with its own lines below. */
export function headsNext(line: Line, next: Line | undefined): boolean {
  const body = line.body.replace(/\*+/g, '').trim()
  if (!next || line.cells) return false
  // "# Umbrella: $5,000,000" says all it has to say itself.
  if (line.style.startsWith('#')) return !saysAmount(body)
  if (/:$/.test(body)) return true
  if (body.length > 90 || TERMINATED.test(body)) return false
  if (next.indent > line.indent && !next.cells) return true
  if (extendsLabel(line.label, next.label)) return true
  // "3. Umbrella Liability", alone between blank lines, and its paragraph.
  if (line.label !== null && line.blankBefore && next.blankBefore && next.style === 'text' && next.indent >= line.indent && !/[\d$]/.test(body)) return true
  if (line.style === 'text') return CAPS(body) || isMark(next.style) || next.blankBefore || next.style === 'text' || next.cells !== null
  // "1.3 General Liability", and its list behind a blank line.
  if (next.blankBefore && isMark(line.style) && isMark(next.style) && next.style !== line.style && isFirst(next.label) && line.indent <= next.indent && isBareCoverage(body)) return true
  // "B. OWNER'S INSURANCE", and its list behind a blank line.
  if (isMark(line.style) && CAPS(body) && isMark(next.style) && next.style !== line.style && isFirst(next.label) && line.indent <= next.indent) return true
  return next.style !== line.style && !next.blankBefore && isMark(line.style) && line.indent <= next.indent && !/[\d$]/.test(body)
}

function saysAmount(body: string): boolean {
  const named = findMentions(readableText(body)).mentions
  return named.some((m) => m.kind === 'coverage') && named.some((m) => m.kind === 'amount')
}

/** Whether a coverage by its name alone stands above another with its own amount or what the law asks, as one of its lines. */
export function isLone(line: Line, next: Line | undefined): boolean {
  if (!next || next.cells || line.style !== 'text' || next.style !== 'text' || next.blankBefore || next.indent !== line.indent || !isBareCoverage(line.body) || line.body.trim().endsWith(':')) return false
  const named = findMentions(readableText(next.body)).mentions
  const first = named.find((m) => m.kind === 'coverage')
  const own = findMentions(readableText(line.body)).mentions.find((m) => m.kind === 'coverage')
  return first?.kind === 'coverage' && own?.kind === 'coverage' && first.start <= 4 && first.type !== own.type && first.part !== 'el' && named.some((m) => m.kind === 'amount' || (m.kind === 'limit' && m.word === 'statutory'))
}
export const OF_ALL_POLICIES = new Set(['cancellation_notice_days', 'carrier_rating', 'reverification_cadence', 'expiry_lead_days', 'min_days_remaining'])

/** "gl 1m/2m", "auto 1m", "umb", "noc 30": the last of several coverages that each stand in one line, above what is said of all of them. */
export function endsList(lines: Line[], at: number): boolean {
  const [first, before, line, next] = [lines[at - 2], lines[at - 1], lines[at]!, lines[at + 1]]
  // "GL $1M", "Auto $1M", "Workers comp" and a blank line: no head stands right below an item and apart from what it heads.
  if (next?.blankBefore && before && !line.blankBefore && !line.body.trim().endsWith(':') && !before.cells && !line.cells && line.style === 'text' && before.style === 'text' && before.indent === line.indent && next.indent <= line.indent && isBareCoverage(line.body)) return isPricedLine(before) && !findMentions(readableText(next.body)).mentions.some((m) => m.kind === 'limit' || m.kind === 'amount')
  if (!next || line.body.trim().endsWith(':') || ![first, before, next].every((l) => l && !l.cells && l.style === line.style && l.indent === line.indent) || next.blankBefore || line.blankBefore || !isBareCoverage(line.body)) return false
  const below = findMentions(readableText(next.body)).mentions
  return isPricedLine(before!) && isPricedLine(first!) && below.length > 0 && below.every((m) => m.kind === 'member' && OF_ALL_POLICIES.has(m.member.name))
}

/** "gl 1m/2m": a coverage with its amount. */
function isPricedLine(l: Line): boolean {
  const named = findMentions(readableText(l.body)).mentions
  return named[0]?.kind === 'coverage' && named.some((m) => m.kind === 'amount')
}

import type { Group } from '../coverages/groups.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { ConditionAt } from './conditions.ts'
import type { Governed } from './governed.ts'

/** A condition of a sentence, and where it stands in it. */
export type ConditionPlace = {
  c: ConditionAt
  masked: string
  reading: Reading
  groups: Group[]
  clause: { start: number; end: number; bracket: boolean }
  /** What its clause says before it. */
  lead: string
  /** "Auto: Ohio vendors ...": the coverage it leads stands before the colon. */
  headed: boolean
  leading: boolean
  /** The groups of coverages behind it that it may govern. */
  after: Governed[]
}

export function placeOf(c: ConditionAt, governed: Governed[], groups: Group[], reading: Reading): ConditionPlace {
  const { masked } = reading
  const clause = clauseAt(masked, c.start)
  const lead = masked.slice(clause.start, c.start)
  const headed = /^\W*©+ ?: ?(?:[a-z'-]+ ){0,4}$/.test(lead) && c.condition.kind === 'state'
  const leading = headed || !/[©¤£]/.test(lead)
  const after = governed.filter(
    (g) => g.group.start >= c.start && g.group.start < (sentenceWide(masked, c, clause) ? masked.length : speaksOn(masked, clause.end, c) ? nextStop(masked, clause.end + 1) : clause.end),
  )
  return { c, masked, reading, groups, clause, lead, headed, leading, after }
}

const clauseAt = (masked: string, at: number): { start: number; end: number; bracket: boolean } => {
  const openBracket = masked.lastIndexOf('(', at)
  const closed = openBracket >= 0 ? masked.indexOf(')', openBracket) : -1
  if (openBracket >= 0 && closed >= at) return { start: openBracket + 1, end: closed, bracket: true }
  const before = masked.slice(0, at)
  const start = Math.max(before.lastIndexOf(';') + 1, lastMatch(before, /\bbut\b|\bexcept that\b|\bhowever\b/g))
  const semi = masked.indexOf(';', at)
  return { start, end: semi < 0 ? masked.length : semi, bracket: false }
}
const lastMatch = (s: string, pattern: RegExp): number => [...s.matchAll(pattern)].at(-1)?.index ?? 0

/** "Vendors based in Ohio: …; …" governs the whole sentence, not only its first clause. */
const sentenceWide = (masked: string, c: ConditionAt, clause: { start: number }): boolean =>
  clause.start === 0 && !/[©¤]/.test(masked.slice(0, c.start)) && /^[^;©¤£]{0,80}:/.test(masked.slice(c.end))

/** "Vendors based in Ohio send ...; ask them for ...": the next clause still speaks of them. */
const speaksOn = (masked: string, end: number, c: ConditionAt): boolean =>
  (c.condition.kind === 'state' && /^;\s*(?:[a-z]+ ){0,4}(?:them|they|these|those|such|then)\b/.test(masked.slice(end))) ||
  // "For those take the state fund's certificate; also get stop gap"
  (c.condition.kind !== 'exempt' && c.start === 0 && /^;\s*(?:and )?also (?:get|ask|take|collect|require|need|send|show|carry)\b/.test(masked.slice(end)))
const nextStop = (masked: string, from: number): number => {
  const semi = masked.indexOf(';', from)
  return semi < 0 ? masked.length : semi
}

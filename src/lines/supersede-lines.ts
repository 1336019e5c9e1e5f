import type { HeldLine } from './held-line.ts'

export type Supersession = {
  /** Lines whose superseded_by is not what it should be today. */
  changes: { coverage_line_id: string; superseded_by: string | null }[]
  /** The next day (`YYYY-MM-DD`) on which a renewal takes effect; null when none waits. */
  next_change_on: string | null
}

/**
 * Which lines a newer policy of their type has replaced as of `today`. A policy with a later effective date supersedes from that day on;
 * until then the old one decides. Policies that start on the same day stand side by side, and so does one whose start nobody could read.
 * A policy that its source refused, or on whose start papers disagree, supersedes nothing.
 */
export const supersede = (lines: readonly HeldLine[], today: string): Supersession => {
  const changes: Supersession['changes'] = []
  let next_change_on: string | null = null
  for (const line of lines) {
    const successor = successorOf(line, lines, today)
    const superseded_by = successor?.coverage_line_id ?? null
    if (superseded_by !== line.superseded_by) changes.push({ coverage_line_id: line.coverage_line_id, superseded_by })
    const starts = line.effective_date
    if (starts !== null && starts > today && (next_change_on === null || starts < next_change_on)) next_change_on = starts
  }
  return { changes, next_change_on }
}

/** Lines that no newer policy has replaced as of today, renewals to come included. */
export const currentLines = (lines: readonly HeldLine[], today: string): HeldLine[] =>
  lines.filter((line) => successorOf(line, lines, today) === undefined)

/** The policy that decides in place of this one today: of those in effect and newer, the newest. */
const successorOf = (line: HeldLine, lines: readonly HeldLine[], today: string): HeldLine | undefined => {
  const starts = line.effective_date
  if (starts === null) return undefined
  let successor: HeldLine | undefined
  for (const other of lines) {
    const otherStarts = other.effective_date
    if (other.coverage_type !== line.coverage_type || otherStarts === null || otherStarts <= starts || otherStarts > today) continue
    if (other.verification.state === 'refused' || other.contradictions.effective_date !== undefined) continue
    const newest = successor?.effective_date ?? ''
    if (otherStarts > newest || (otherStarts === newest && other.coverage_line_id < successor!.coverage_line_id)) successor = other
  }
  return successor
}

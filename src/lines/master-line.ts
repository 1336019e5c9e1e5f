import type { HeldLine } from './held-line.ts'

/** Whether a master policy is in effect on a day and nothing newer, and no answer of its source, has put an end to it. */
export const stands = (line: HeldLine, today: string): boolean =>
  line.superseded_by === null &&
  (line.effective_date === null || line.effective_date <= today) &&
  (line.expiration_date === null || line.expiration_date > today) &&
  line.verification.state !== 'refused'

/** The line that decides for a program today: the one to come from its day on, unless its source refused it or papers disagree on that day. */
export const decidingMaster = <L extends { held: HeldLine }>(master: L | undefined, coming: L | undefined, today: string): L | undefined => {
  const hasTakenOver = coming !== undefined && stands(coming.held, today) && coming.held.contradictions.effective_date === undefined
  return hasTakenOver || master === undefined ? coming : master
}

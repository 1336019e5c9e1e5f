import type { Segment } from '../segments/segment.ts'
import { asked, type Statement } from './statements.ts'

const PART = String.raw`(?:(?:requirements?|limits?|provisions?|terms|list|section|article|exhibit|schedule|attachment|coverages?)(?: [A-Z]|(?: \d{1,2})(?:\.\d{1,2})?)?)`
/** "The above is superseded.", "The following replaces Exhibit B in its entirety" */
const SUPERSEDES = new RegExp(
  String.raw`\b(?:the )?(?:above|foregoing|preceding|prior|earlier)(?: ${PART})? (?:is|are|has been|have been|shall be) (?:hereby )?(?:superseded|replaced|withdrawn|void|deleted|rescinded)\b|\b(?:the following|this (?:addendum|amendment|rider|list|exhibit|schedule)|what follows) (?:supersedes|replaces) (?:all (?:of )?)?(?:the |what is )?(?:above|foregoing|preceding|${PART})`,
  'i',
)
const IN_PART = /\b(?:where|to the extent|insofar as|only as|except|if|in case of)\b/i

/** Where a later part takes the place of all above it, what only the earlier part asks is for a person. */
export function supersededInDoubt(statements: Statement[], segments: Segment[]): Statement[] {
  const at = segments.findIndex((s) => SUPERSEDES.test(s.raw) && !IN_PART.test(s.raw))
  if (at < 1 || !asked(statements).some((s) => s.segment > at) || !asked(statements).some((s) => s.segment < at)) return statements
  return statements.map((s) => (s.kind === 'coverage' && s.segment < at ? { ...s, doubts: [...s.doubts, 'A later part of the text takes its place.'] } : s))
}

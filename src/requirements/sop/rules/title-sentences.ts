import { isBareCoverage } from '../lines/ticked-lines.ts'
import { askAbout } from '../questions/ask-about.ts'
import type { Segment } from '../segments/segment.ts'
import type { CoverageStatement, Statement } from './statements.ts'

/** "Lessee will cause its contractor to carry ...": what others are to carry. */
const OF_OTHERS = /\b(?:cause|require|ensure|obligate)s? (?:that )?(?:each |its |any |all |every |the |of |such )*(?:[a-z]+ )?(?:contractors?|subcontractors?|sub-?subcontractors?|subtenants?|sublessees?|consultants?|subconsultants?|vendors?)\b/i
/** "may be used to meet the limits", "may use umbrella insurance to meet ..." */
const MAY_USE = /\b(?:may|can) (?:also |instead )?(?:be (?:used|met|satisfied|provided|achieved|reached|combined)|use|meet|satisfy|combine|elect|provide|achieve|reach)\b/i
const SAYS_HOW_MUCH = /statut|\b(?:per|by|as|under) (?:the )?(?:state|law|required)|\bstate (?:limits?|minimum|law)|required/i
const INSTEAD = /\b(?:may|can) (?:also |instead )?(?:use|show|send|carry|provide)\b[^.;]{0,30}\bocc/i
const ASKS = /\b(?:shall|must|will|is required|are required|agrees? to)\b/i
/** "Required of vendors who hold personal data: $2,000,000." */
const OF_SOME = /^\s*(?:this (?:coverage|policy|insurance) (?:is|shall be) )?(?:only )?(?:required|needed|applicable|applies)(?: only)? (?:of|for|from|by|if|when|where|on) (?!(?:all|each|every|any|both|the (?:term|duration|life)|everyone|everybody|you\b|us\b)\b)[^.;:]{3,80}/i

/** What stands behind a name that opens its paragraph, or below one in a line of its own, or null where the sentence is no such name. */
function behindTitle(s: CoverageStatement, segments: Segment[]): string | null {
  const segment = segments[s.segment]
  const heading = segment?.item ? segment.context.titles.at(-1) : undefined
  // A title in a line of its own, above what stands under it.
  if (segment && heading !== undefined && segment.raw.replace(/[*\s]*[:.]?[*\s]*$/, '').replace(/^\**/, '') === heading.replace(/[*\s]*[:.]?[*\s]*$/, '').replace(/^\**/, '')) {
    const below: string[] = []
    for (let i = s.segment + 1; segments[i]?.context.titles.includes(heading) && below.length < 4; i++) below.push(segments[i]!.raw)
    return below.length ? ` ${below.join(' ')}` : null
  }
  const raw = segment?.raw.replace(/\s+/g, ' ').trim()
  const title = s.sentence.trim()
  if (!raw || !/[.:]$/.test(title) || !raw.startsWith(title) || raw.length <= title.length + 3 || !isBareCoverage(title.replace(/[.:]$/, ''))) return null
  return raw.slice(title.length)
}

/** "11.3 Umbrella. Contractor may use an umbrella to meet the limits above.": the name of a clause asks nothing where its words leave it open or ask it of others. */
export function withoutTitleSentences(statements: Statement[], segments: Segment[]): Statement[] {
  return statements.flatMap((s): Statement[] => {
    if (s.kind !== 'coverage' || !s.asked || s.severity !== 'required' || s.condition || s.limits.length || s.members.length || s.alternatives.length) return [s]
    const body = behindTitle(s, segments)
    // "WC per statute. Owner-operators may use occ/acc.": no title alone.
    if (body === null || (s.coverage === 'workers_comp' && (SAYS_HOW_MUCH.test(s.sentence) || INSTEAD.test(body)))) return [s]
    const others = statements.filter((x): x is CoverageStatement => x !== s && x.kind === 'coverage' && x.coverage === s.coverage && x.segment === s.segment && x.asked)
    if (MAY_USE.test(body) && !ASKS.test(body) && !others.some((x) => x.limits.length)) return []
    if (others.some((x) => x.condition?.kind !== 'open')) return [s]
    if (others.length || OF_OTHERS.test(body)) return []
    const some = OF_SOME.exec(body)
    return some ? [askAbout.condition(body.trim(), s.coverage, { kind: 'open', text: some[0].trim() })] : [s]
  })
}

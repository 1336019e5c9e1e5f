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
function behindTitle(s: CoverageStatement, segments: Segment[], plain: (segment: Segment) => string): string | null {
  const segment = segments[s.segment]
  const heading = segment?.item ? segment.context.titles.at(-1) : undefined
  // A title in a line of its own, above what stands under it.
  if (segment && heading !== undefined && withoutMarks(segment.raw) === withoutMarks(heading)) {
    const below: string[] = []
    for (let i = s.segment + 1; segments[i]?.context.titles.includes(heading) && below.length < 4; i++) below.push(segments[i]!.raw)
    return below.length ? ` ${below.join(' ')}` : null
  }
  const title = s.sentence.trim()
  if (!segment || !/[.:]$/.test(title) || !isBareCoverage(title.replace(/[.:]$/, ''))) return null
  const raw = plain(segment)
  return raw.startsWith(title) && raw.length > title.length + 3 ? raw.slice(title.length) : null
}
const withoutMarks = (line: string): string => line.replace(/[*\s]*[:.]?[*\s]*$/, '').replace(/^\**/, '')

/** What is asked of a paragraph once, however many of its sentences begin as it does. */
function onceEach<K, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>()
  return (key) => {
    if (!found.has(key)) found.set(key, find(key))
    return found.get(key)!
  }
}

/** "11.3 Umbrella. Contractor may use an umbrella to meet the limits above.": the name of a clause asks nothing where its words leave it open or ask it of others. */
export function withoutTitleSentences(statements: Statement[], segments: Segment[]): Statement[] {
  const plain = onceEach((segment: Segment) => segment.raw.replace(/\s+/g, ' ').trim())
  const bodies = new Map<string, string | null>()
  const judged = onceEach((body: string) => ({ instead: INSTEAD.test(body), open: MAY_USE.test(body) && !ASKS.test(body), ofOthers: OF_OTHERS.test(body), some: OF_SOME.exec(body)?.[0].trim() }))
  const asked = statements.filter((x): x is CoverageStatement => x.kind === 'coverage' && x.asked)
  const beside = onceEach((key: string) => asked.filter((x) => key === `${x.segment} ${x.coverage}`))
  return statements.flatMap((s): Statement[] => {
    if (s.kind !== 'coverage' || !s.asked || s.severity !== 'required' || s.condition || s.limits.length || s.members.length || s.alternatives.length) return [s]
    const place = `${s.segment} ${s.sentence}`
    if (!bodies.has(place)) bodies.set(place, behindTitle(s, segments, plain))
    const body = bodies.get(place) ?? null
    if (body === null) return [s]
    const { instead, open, ofOthers, some } = judged(body)
    // "WC per statute. Owner-operators may use occ/acc.": no title alone.
    if (s.coverage === 'workers_comp' && (SAYS_HOW_MUCH.test(s.sentence) || instead)) return [s]
    const together = beside(`${s.segment} ${s.coverage}`)
    if (open && !together.some((x) => x !== s && x.limits.length)) return []
    if (together.some((x) => x !== s && x.condition?.kind !== 'open')) return [s]
    if (together.length > 1 || ofOthers) return []
    return some ? [askAbout.condition(body.trim(), s.coverage, { kind: 'open', text: some })] : [s]
  })
}

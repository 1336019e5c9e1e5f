import type { ReverificationCadence } from '../../../vocabulary/index.ts'
import { OBLIGED } from '../lexicon/party-names.ts'

/** What is checked, and everybody whose policies are: no some of them. */
const EVERYBODY = new Set(['we', 'it', 'they', 'this', 'that', 'these', 'those', 'you', 'everything', 'everyone', 'everybody', 'insurance', 'coverage', 'coverages', 'status', 'proof', 'policy', 'policies', 'certificate', 'certificates', 'cert', 'certs', 'coi', 'cois', 'file', 'files', 'document', 'documents', 'record', 'records', 'paper', 'papers', 'paperwork', 'limits', 'requirements', 'compliance', 'subs', 'agents', 'brokers', 'people', ...OBLIGED.flatMap((p) => [p, `${p}s`, p.replace(/y$/, 'ies')])])
const OF_ALL = /^(?:all|our|your|the|their|its|every|each|active|existing|approved|current|insurance|coverage|vendor|contractor|carrier|supplier|tenant|these|those|such|any|both|of|on|for|and)$/
/** "High-risk vendors are re-checked every 30 days" */
const SUBJECT = /^\W*((?:[a-z][a-z'-]*,? ){0,3}[a-z][a-z'-]*) (?:are|is|gets?|will be|must be) (?:re-?)?(?:checked|verified|reviewed|looked at|audited)\b/
/** "monthly for gold vendors", "quarterly (silver)" */
const FOR_SOME = /^,? ?(?:checks? |reviews? )?(?:\(|(?:for|of|on|with|if|when) (?!(?:all|every|each|any|both|everyone|everybody|everything|the (?:term|life|duration|first|following|dates?|anniversary)|as long|file|record|policies|certificates?|insurance|coverage)\b))/
/** "gold: monthly", "..., silver quarterly", "everyone else once a year": a period with whose it is before it. */
const SOME_BEFORE = /(?:^|[;,.] ?(?:and |but |while )?|\b(?:and|but|while) )(?:(?:all |the )?(?:others?|rest|other [a-z]+|everyone else|everybody else)|(?!(?:we|it|they|then|again|or|check(?:ed)?|reviewed|verified|re-?[a-z]+|once|twice|every|each|at|on|all|insurance|certificates?|polic(?:y|ies)|coverages?|files?)\b)[a-z-]+(?: [a-z-]+){0,2}):?(?: (?:are|is|get) (?:checked|reviewed|re-?verified|re-?checked))? ?$/

/**
 * Where a sentence checks some of those it speaks of at another time than others: `first` is what is said of everybody before it, null where
 * nothing is. Null where one period is said of all. `of` are the periods that are told apart, in small letters.
 */
export function cadencesOfSome(lower: string, of: { pattern: RegExp; value: ReverificationCadence }[]): { first: ReverificationCadence | null } | null {
  const matches = of.flatMap(({ pattern, value }) => {
    const m = pattern.exec(lower)
    return m ? [{ value, start: m.index, end: m.index + m[0].length }] : []
  })
  // "semiannually" is no "annually".
  const found = matches.filter((f) => !matches.some((x) => x !== f && x.start <= f.start && x.end >= f.end && x.end - x.start > f.end - f.start)).sort((a, b) => a.start - b.start)
  if (!found.length) return null
  if (found.length === 1) {
    // "Monthly check for staffing agencies"
    if (/^ (?:checks?|reviews?|audits?|verification) (?:for|of|on)\b/.test(lower.slice(found[0]!.end)) && FOR_SOME.test(lower.slice(found[0]!.end))) return { first: null }
    const said = SUBJECT.exec(lower)?.[1]!.split(/[, ]+/).map((w) => w.replace(/'s$|s'$/, ''))
    return said && !(EVERYBODY.has(said.at(-1)!) && said.slice(0, -1).every((w) => OF_ALL.test(w) || EVERYBODY.has(w))) ? { first: null } : null
  }
  const some = found.filter((f) => FOR_SOME.test(lower.slice(f.end)) || SOME_BEFORE.test(lower.slice(0, f.start)))
  if (!some.length) return /\b(?:and|but|while|whereas)\b[^.;]*\b(?:at|of|on|for|those of) (?:the |our |your )?(?!(?:every|each|renewal|any|least)\b)[a-z]+(?:s'|'s)(?= )/.test(lower) ? { first: null } : null
  const all = found.filter((f) => !some.includes(f))
  // "Checked annually, monthly for roofers": the first is everybody's.
  return { first: all.length === 1 && all[0] === found[0] && !/\b(?:others?|rest|else)\b/.test(lower) ? all[0]!.value : null }
}

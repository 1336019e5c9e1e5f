import type { CoverageType } from '../../../vocabulary/index.ts'
import { lastPart, stem } from '../mentions/find-items.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import type { PlainText } from '../text/normalise-text.ts'
import type { ScopedMention } from '../members/scope-members.ts'
import type { Target } from '../rules/statements.ts'

const DEDUCTIBLES = /^\W*(?:(?:no|any|all|the|an?|each|max(?:imum)?\.?|allowable|allowed|permitted|policy|insurance|vendor's|contractor's|highest|largest) ){0,3}(?:deductibles?|ded\b\.?|s\.?i\.?r\.?s?\b|self[- ]insured retentions?|retentions?)(?: ?(?:\/|or|and|and\/or|,|\() ?(?:deductibles?|sirs?\b|self[- ]insured retentions?|retentions?)\)?)*/
const APPROVAL = /approv|disclos|declar|consent|sign-?off|permission|ask|call|review|exception/
const CEILING = /max|cap(?:s|ped)?\b|exceed|over|above|more than|greater|higher|at most|up to|limit|or less|or under|or lower|<|no larger|allowed|permitted|^[^:]{0,40}:/
const SAYS_CEILING = /\b(?:max(?:imum)?|caps?|capped|ceiling|highest|largest|most|limit|allow(?:ed|able)|permitted|tops?|not over|no (?:more|higher|greater))\b/
/** What may stand between the coverages and amounts of such a sentence. */
const BETWEEN = /^(?:[\s,;:=/&().<>-]|\b(?:of|on|for|under|in|is|are|at|to|and|or|but|be|may|not|no|must|shall|exceed|exceeding|over|above|none|nothing|excess|more|greater|higher|larger|than|up|max(?:imum)?|tops|ceilings?|maximums|caps?|capped|limits?|limited|allowed|permitted|each|the|a|an|any|item|items|line|lines|policy|policies|coverage|as|follows|most|less|lower|per|claim|occurrence|loss|accident|it|they|stay|stays|deductibles?|retentions?|liability|insurance|with|have|has|other|by|amount|amounts|those|that|remains?|will|can|cannot|get|gets|only|number)\b)*$/

/** "all other policies", "other policies": all that the sentence does not name. */
const OTHERS = /\bother\b/

type Token = { at: number; end: number; kind: 'target' | 'amount'; value?: number; types?: CoverageType[]; refs?: string[]; /** All that the sentence does not name. */ rest?: true }

/** The coverages and numbered items of a stretch of text, and its amounts, in order; neighbours of one kind are one. */
function tokensOf(rest: PlainText, labels: string[]): { tokens: Token[]; left: string } | null {
  const { mentions, otherAmounts, masked } = findMentions(rest)
  if (mentions.some((m) => m.kind === 'member' && m.member.name !== 'max_deductible')) return null
  const tokens: Token[] = []
  let left = masked
  const take = (t: Token) => {
    tokens.push(t)
    left = left.slice(0, t.at) + ' '.repeat(t.end - t.at) + left.slice(t.end)
  }
  for (const m of mentions)
    if (m.kind === 'coverage') take({ at: m.start, end: m.end, kind: 'target', types: [m.part === 'el' ? 'workers_comp' : m.type] })
    else if (m.kind === 'amount') {
      if (m.doubt && m.doubt !== 'implied_scale') return null
      take({ at: m.start, end: m.end, kind: 'amount', value: m.value })
    } else if (m.kind === 'all' && OTHERS.test(rest.lower.slice(Math.max(0, m.start - 6), m.end))) take({ at: m.start, end: m.end, kind: 'target', rest: true })
    else if (m.kind === 'limit') left = left.slice(0, m.start) + ' '.repeat(m.end - m.start) + left.slice(m.end)
    else return null
  // "AL none over $5,000", beside policies by their names: no state.
  if (tokens.some((t) => t.kind === 'target')) for (const m of rest.cased.matchAll(/\bAL\b/g)) if (left.startsWith('al', m.index)) take({ at: m.index, end: m.index + 2, kind: 'target', types: ['auto_liability'] })
  for (const a of otherAmounts) take({ at: a.start, end: a.end, kind: 'amount', value: a.value })
  for (const m of left.matchAll(/\b(?:none|nil|zero)\b(?! (?:over|above|exceed|more|greater|higher|larger|in excess))/g)) take({ at: m.index, end: m.index + m[0].length, kind: 'amount' })
  const known = new Set(labels.map((l) => stem(lastPart(l))))
  for (const m of left.matchAll(/(items?|lines?|nos?\.?|#|numbers?)? ?(\(?)((?:\d{1,2}|[ivx]{1,4}|[a-z](?:-?\d{1,2})?)(?:\.\d{1,2}){0,2})(\)?)(?![\w])(?!,\d|\.\d)/g)) {
    const ref = lastPart(m[3]!)
    const plain = /^\d/.test(ref) || (m[2] !== '' && m[4] !== '') || m[1] !== undefined || /[A-Z]/.test(rest.cased.charAt(m.index + m[0].indexOf(m[3]!)))
    if (plain && known.has(stem(ref)) && (m[0].startsWith(' ') || !/[\w$.]$/.test(left.slice(0, m.index)))) take({ at: m.index, end: m.index + m[0].length, kind: 'target', refs: [m[3]!] })
  }
  for (const m of left.matchAll(/\b(?:(?:all (?:of )?)?(?:the )?others?|the rest|everything else)\b/g)) take({ at: m.index, end: m.index + m[0].length, kind: 'target', rest: true })
  tokens.sort((a, b) => a.at - b.at)
  const joined: Token[] = []
  for (const t of tokens) {
    const before = joined.at(-1)
    if (before?.kind === 'target' && t.kind === 'target' && /^[\s,/&]*(?:and|or|&)?[\s,/&]*$/.test(left.slice(before.end, t.at)))
      Object.assign(before, { end: t.end, types: [...(before.types ?? []), ...(t.types ?? [])], refs: [...(before.refs ?? []), ...(t.refs ?? [])] })
    else joined.push({ ...t })
  }
  return { tokens: joined, left }
}

const REFUSED = /\b(?:(?:are|is|will be) )?(?:unacceptable|not (?:be )?(?:accepted|acceptable))\b|\bexcept\b/g
/** "Deductibles above $10,000 ($50,000 for item 1) are unacceptable": the first ceiling is that of all others. */
function withException(tokens: Token[], said: string): Token[] {
  const [all, second, third] = tokens
  if (tokens.length !== 3 || all!.kind !== 'amount' || second!.kind === third!.kind || second!.rest || third!.rest || !EXCEPTION.test(said.slice(all!.end, third!.at))) return tokens
  return [...(second!.kind === 'target' ? [second!, third!] : [third!, second!]), { at: all!.at, end: all!.at, kind: 'target', rest: true }, all!]
}
const PARTED = /[,;/&]|\band\b/
/** Between the first ceiling and the end of the other: brackets that stay open, or "except". */
const EXCEPTION = /^ ?\([^()]*(?:\([^()]*\)[^()]*)?$|^,? except [^()]*$/

/**
 * "Deductibles: (a) $10,000; (c) $2,500", "no retention over $5,000 on 1 and 2, or over $1,000 on 3": a sentence that is about
 * deductibles only and names several ceilings, each beside what it holds for. Null where it does not read so throughout.
 */
export function readCeilings(text: PlainText, labels: string[]): ScopedMention[] | null {
  const head = DEDUCTIBLES.exec(text.lower)?.[0]
  if (head === undefined) return null
  const rest = { lower: text.lower.slice(head.length), cased: text.cased.slice(head.length) }
  const read = tokensOf(rest, labels)
  const amounts = read?.tokens.filter((t) => t.kind === 'amount').length ?? 0
  // "Max deductible cargo: $2,500": one ceiling, where the coverage stands between the words and the amount.
  if (!read || amounts < 1 || (amounts === 1 && (read.tokens[0]!.kind !== 'target' || read.tokens.length > 2 || !SAYS_CEILING.test(head + read.left) || !BETWEEN.test(read.left)))) return null
  const tokens = withException(read.tokens, rest.lower)
  const left = read.left.replace(REFUSED, (s) => ' '.repeat(s.length))
  const reason = APPROVAL.test(left)
  if (!reason && !BETWEEN.test(left)) return null
  if (tokens.length % 2 || tokens.some((t, i) => i % 2 === 0 && t.kind === tokens[i + 1]!.kind)) return null
  // "Cargo $10,000, $5,000 on auto": where the order turns, the marks between have to part the pairs.
  const turned = tokens.some((t, i) => i % 2 === 0 && t.kind !== tokens[0]!.kind)
  if (turned && !tokens.every((t, i) => i === 0 || PARTED.test(rest.lower.slice(tokens[i - 1]!.end, t.at)) === (i % 2 === 0))) return null
  const doubt = reason ? 'A deductible over this amount needs approval.' : CEILING.test(text.lower) ? undefined : 'A deductible is named without saying that it is the most allowed.'
  const found: ScopedMention[] = []
  for (let i = 0; i < tokens.length; i += 2) {
    const targetFirst = tokens[i]!.kind === 'target'
    const target = tokens[targetFirst ? i : i + 1]!
    const amount = tokens[targetFirst ? i + 1 : i]!
    // A list of items and names together is left to the reader of sentences.
    if (!target.rest && (target.types?.length ?? 0) > 0 === (target.refs?.length ?? 0) > 0) return null
    // "Retentions: 2.1 not over $150,000; others not over $10,000"
    if (target.rest && (target.types?.length || target.refs?.length || i === 0)) return null
    // "Cargo: none" may say no deductible, or no ceiling.
    if (amount.value === undefined) continue
    const of: Target = target.rest ? { kind: 'all', liability: false, except: tokens.flatMap((t) => t.types ?? []), exceptRefs: tokens.flatMap((t) => t.refs ?? []) } : target.refs?.length ? { kind: 'items', refs: target.refs, except: [] } : { kind: 'types', types: target.types! }
    found.push({
      mention: { kind: 'member', start: head.length + Math.min(target.at, amount.at), end: head.length + Math.max(target.end, amount.end), member: { name: 'max_deductible', value: amount.value }, ...(doubt ? { doubt } : {}) },
      target: of,
      negated: false,
    })
  }
  return found
}

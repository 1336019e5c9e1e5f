import type { Finding } from './finding.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Clause } from './split-clauses.ts'
import { REASONS } from './trailing-reserve.ts'

type Part = { clause: Clause; findings: Finding[] }

const namesLine = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'
const states = (item: Item): boolean => item.kind === 'sense' && ['active', 'match', 'yes', 'bad'].includes(item.sense)
const GLUE = /^(?:with|w|at|the|of|an?|for|on|their|limits?|per|each|policy|number|no|also|has|have)$/
/** A policy's name, its values and what ties them. */
const isOfList = (item: Item): boolean =>
  namesLine(item) ||
  ['amount', 'split', 'label', 'range', 'date', 'join'].includes(item.kind) ||
  (item.kind === 'mark' && item.mark !== '?') ||
  (item.kind === 'attr' && ['limits', 'policy_number', 'effective_date', 'expiration_date'].includes(item.attr)) ||
  (item.kind === 'word' && GLUE.test(item.word)) ||
  (item.kind === 'sense' && item.sense === 'plain')
const LOOKS = /^(?:insured-name|i|we|show|shows|showing|see|our|system|records|currently|still|now|are|is|was|were|remain|hereby|do|can|to|you|that|all|on|in|as|of|effective|back)$/
const isOfPredicate = (item: Item): boolean => states(item) || (item.kind === 'word' && LOOKS.test(item.word)) || (item.kind === 'mention' && item.via === 'group' && item.scope === 'all')

const named = ({ clause }: Part): boolean => !clause.excepts && clause.items.some(namesLine)
const plainly = (part: Part): boolean => named(part) && !part.clause.contrast
/** "cargo (100K)": named, with values or without, and nothing said of it. */
const isListed = (part: Part): boolean => named(part) && part.clause.items.every(isOfList) && part.findings.every((one) => ['fact', 'named', 'correct'].includes(one.verdict) && !one.general)
const OPENS: ReadonlySet<string> = new Set(['i', 'we', 'show', 'shows', 'showing', 'see', 'have', 'our', 'system', 'records', 'both', 'yes'])
/** "I show auto (1M)". */
const opensList = (part: Part): boolean => {
  const first = part.clause.items.findIndex(namesLine)
  return plainly(part) && part.clause.items.slice(0, first).every((item) => isOfList(item) || (item.kind === 'word' && OPENS.has(item.word))) && part.clause.items.slice(first).every(isOfList) && part.findings.every((one) => ['fact', 'named', 'correct'].includes(one.verdict) && !one.general)
}
const predicateOf = (part: Part): Finding | null => (plainly(part) && part.clause.items.every((item) => isOfList(item) || isOfPredicate(item)) ? (part.findings.find((one) => ((one.verdict === 'affirm' && one.strong) || one.verdict === 'refuse') && one.own && !one.general) ?? null) : null)

/** "Confirming auto (1M)": said before the list. */
const leads = ({ clause }: Part): boolean => {
  const [said, named] = [clause.items.findIndex(states), clause.items.findIndex(namesLine)]
  return said !== -1 && said < named && !clause.items.slice(named).some(states)
}
/** "and GL are active", "and GL active": said of more than the one it stands behind. "GL is active" is of that one. */
const closes = (part: Part, lines: ReadonlySet<string>, shown: boolean): boolean => {
  const { items, joined } = part.clause
  const [said, named] = [items.findIndex(states), items.findIndex(namesLine)]
  if (said === -1 || named > said || items.some((item) => item.kind === 'word' && /^(?:is|was)$/.test(item.word)) || items.some((item) => item.kind === 'sense' && /^(?:is|was)\b/.test(item.text))) return false
  const counts = items.flatMap((item) => (item.kind === 'mention' && item.via === 'group' && item.count !== null ? [item.count] : []))
  const own = new Set(items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' ? item.lines : [])))
  const many = items.some((item) => (item.kind === 'word' && /^(?:are|were|remain)$/.test(item.word)) || (item.kind === 'sense' && /^(?:are|were|both|all)\b/.test(item.text)) || (item.kind === 'mention' && item.via === 'group' && item.scope === 'all'))
  // "Auto 1M, cargo and GL are active" may be of the two.
  return counts.every((count) => count === lines.size) && (many || joined === true || shown) && (own.size === 1 || counts.length > 0 || shown)
}

/** "Confirming auto (1M), cargo (100K) and GL once paid": what closes the list may be of all of it. */
const reservesList = (part: Part): boolean => plainly(part) && part.clause.joined === true && !part.clause.items.some(states) && part.findings.some((one) => (one.verdict === 'doubt' || one.verdict === 'unread') && REASONS.has(one.reason))
const ofAll = <P extends Part>(part: P, lines: string[]): P => ({ ...part, findings: part.findings.map((one) => (['doubt', 'unread', 'refuse', 'wrong'].includes(one.verdict) ? { ...one, lines: [...new Set([...one.lines, ...lines])] } : one)) })

const linesOf = (part: Part): string[] => [...new Set(part.clause.items.flatMap((item) => (item.kind === 'mention' && namesLine(item) ? item.lines : [])))]
/** A listed policy with what is said of the list; a value put right stays that. */
function saidOf<P extends Part>(part: P, predicate: Finding): P {
  if (predicate.verdict === 'affirm' && part.findings.some((one) => one.verdict === 'correct')) return part
  const lines = linesOf(part)
  const { verdict, strong, status, reason, replaces } = predicate
  const told = part.findings.filter((one) => one.verdict === 'fact' || one.verdict === 'correct').map((one) => ({ ...one, verdict, strong, status, reason, replaces, corrections: {} }))
  return { ...part, findings: told.length > 0 ? told : [{ ...predicate, lines, corrections: {}, agreed: new Set<string>() }] }
}

/**
 * "Confirming auto (1M), cargo (100K) and GL", "auto 1M, cargo 100K and GL 1M/2M are active": what is said once, before or behind
 * a list of policies with their values, is said of each of them.
 */
export function withSharedPredicate<P extends Part>(parts: P[]): P[] {
  const out = [...parts]
  for (const [at, part] of parts.entries()) {
    const predicate = predicateOf(part)
    if (predicate === null) continue
    if (leads(part)) {
      let end = at + 1
      while (end < parts.length && plainly(parts[end]!) && isListed(parts[end]!)) end += 1
      const last = parts[end]
      for (let next = at + 1; next < end; next += 1) out[next] = saidOf(parts[next]!, predicate)
      if (last !== undefined && reservesList(last)) out[end] = ofAll(last, parts.slice(at, end).flatMap(linesOf))
      continue
    }
    let first = at
    // "..., but cargo 100K and GL were cancelled": behind a "but" the list begins.
    while (first > 0 && !parts[first]!.clause.contrast && isListed(parts[first - 1]!)) first -= 1
    const shown = first > 0 && !parts[first]!.clause.contrast && opensList(parts[first - 1]!)
    if (shown) first -= 1
    const run = parts.slice(first, at + 1)
    if (run.length < 2 || !closes(part, new Set(run.flatMap(linesOf)), shown) || parts.slice(0, first).some((one) => one.findings.some((finding) => finding.verdict !== 'affirm' && finding.verdict !== 'refuse'))) continue
    for (let before = first; before < at; before += 1) out[before] = saidOf(parts[before]!, predicate)
    // "..., umbrella and WC are active but cancelled": taken back of the list as it was said of it.
    const behind = parts[at + 1]
    if (behind?.clause.contrast && !behind.clause.items.some(namesLine)) out[at + 1] = ofAll(behind, run.flatMap(linesOf))
  }
  return out
}

import type { Finding } from './finding.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sense } from '../words/sense.ts'
import type { Clause } from './split-clauses.ts'

const STATES: ReadonlySet<Sense> = new Set(['active', 'match', 'yes', 'weak', 'inherit'])
const RESERVES: ReadonlySet<Sense> = new Set(['hedge', 'condition', 'hearsay'])
/** Reserves that may be of all that stands before them. */
export const REASONS: ReadonlySet<string | null> = new Set(['hedged', 'conditional', 'somebody else’s word', 'not understood', 'bound to a name'])
/** "..., as are the auto and cargo". */
const LIKEWISE = /^\W*(?:and )?(?:as|so) (?:is|are|does|do)\b/i

/**
 * "Auto is active and cargo is active as far as I know": a reserve behind the last of several that are joined is of all of them.
 * Before its own statement ("and cargo should be active") it is of that one.
 */
export function withTrailingReserve(read: { clause: Clause; findings: Finding[] }[]): Finding[] {
  const last = read.at(-1)
  const all = read.flatMap((one) => one.findings)
  if (read.length < 2 || last === undefined || !(last.clause.joined || LIKEWISE.test(last.clause.text)) || last.clause.contrast || last.clause.excepts || !trails(last.clause.items)) return all
  const said = read.slice(0, -1).flatMap((one) => one.findings.flatMap((finding) => (finding.verdict === 'affirm' ? finding.lines : [])))
  return all.map((one) => (last.findings.includes(one) && (one.verdict === 'doubt' || one.verdict === 'unread') && REASONS.has(one.reason) ? { ...one, lines: [...new Set([...one.lines, ...said])] } : one))
}

function trails(items: Item[]): boolean {
  const place = (senses: ReadonlySet<Sense>): number => items.findIndex((item) => item.kind === 'sense' && senses.has(item.sense))
  const stated = place(STATES)
  const reserve = place(RESERVES)
  return stated !== -1 && (reserve > stated || (reserve === -1 && items.slice(stated + 1).some((item) => item.kind === 'name' || (item.kind === 'word' && !item.known))))
}

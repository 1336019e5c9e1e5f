import { PRICED_CELL } from './priced-cells.ts'
import { type Column, columnsOf, coveragesIn } from './name-columns.ts'
import { readableText } from '../text/normalise-text.ts'
import type { Condition } from '../conditions/conditions.ts'
import { findStateConditions } from '../conditions/state-conditions.ts'
import { NO, rowSentence, YES } from './read-row.ts'
import type { Context, Segment } from '../segments/segment.ts'

/** "GL, Auto" under "AI": what such a column asks, of the coverages in its cells. */
const MEMBERS: Partial<Record<Column, string>> = { ai: 'Additional insured', wos: 'Waiver of subrogation', pnc: 'Primary and non-contributory' }

/** "Consultant | $1M | - | Statutory" under coverages across the top: where rows are no limits or members, each is a level. */
function rowLevels(headers: string[], rows: string[][], raws: string[], context: Context, block: number): Segment[] | null {
  const kinds = columnsOf(['', ...rows.map((r) => r[0] ?? '')]).slice(1)
  const isLevel = (i: number): boolean => kinds[i] === 'notes' || kinds[i] === 'tier'
  // "All", below rows that are levels: what is said there is said of each of them.
  const levelOf = (i: number, r: string[]): Context['tier'] => (isLevel(i) && !(OF_ALL.test(r[0]!.trim()) && !r.slice(1).some((c) => PRICED_CELL.test(c))) ? { title: r[0]!.trim() } : null)
  const priced = rows.filter((r, i) => isLevel(i) && r[0]?.trim() && r.slice(1).some((c) => PRICED_CELL.test(c))).length
  if (priced < 2) return null
  const heads = columnsOf(headers)
  return rows.flatMap((r, i) =>
    headers.slice(1).flatMap((h, k): Segment[] => {
      const cell = (r[k + 1] ?? '').trim()
      const member = MEMBERS[heads[k + 1]!]
      // "Garagekeepers $100,000; on-hook $75,000" under "Other": coverages that have no column of their own.
      if (!coveragesIn(h) && !member && coveragesIn(cell) && PRICED_CELL.test(cell))
        return cell.split(/; */).filter(Boolean).map((said) => ({ raw: raws[i]!, label: null, block, context: { ...context, tier: levelOf(i, r) }, item: true, row: { headers, cells: [said], table: block } }))
      if ((!coveragesIn(h) && !(member && (YES.test(cell) || coveragesIn(cell)))) || NO.test(cell)) return []
      const tier = levelOf(i, r)
      const said = coveragesIn(h) ? `${h}: ${YES.test(cell) ? 'required' : cell}` : `${member} on ${YES.test(cell) ? 'all policies' : cell}`
      return [{ raw: raws[i]!, label: null, block, context: { ...context, tier }, item: true, row: { headers, cells: [said], table: block } }]
    }),
  )
}

/** A row of employers' liability, under policies across the top: a limit of workers' compensation. */
export const OF_EMPLOYERS = /^\W*(?:e\.?\/?l\b\.?|employer'?s?'? liab)/i
const OF_ALL = /^(?:all|both|every|each|any|everyone|everybody)(?: (?:of (?:them|the above)|types?|vendors?|contractors?|tiers?|levels?|class(?:es)?|categor(?:y|ies)|others?|above))?\W*$/i

export function transposed(headers: string[], rows: string[][], raws: string[], context: Context, block: number): Segment[] {
  const levels = rowLevels(headers, rows, raws, context, block)
  if (levels) return levels
  return headers.slice(1).flatMap((h, k): Segment[] => {
    if (!coveragesIn(h)) return []
    const s = rowSentence(
      h,
      ['coverage', ...columnsOf(['', ...rows.map((r) => r[0] ?? '')]).slice(1)],
      ['Coverage', ...rows.map((r) => r[0] ?? '')],
      [h, ...rows.map((r) => (OF_EMPLOYERS.test(r[0] ?? '') && PRICED_CELL.test(r[k + 1] ?? '') ? `EL ${r[k + 1]}` : (r[k + 1] ?? '')))],
    )
    if (!s) return []
    return [
      {
        raw: `${h}: ${raws.join(' / ')}`,
        label: null,
        block,
        context: s.advisory ? { ...context, mode: 'advisory' } : context,
        item: true,
        row: { headers, cells: [s.text], table: block },
      },
    ]
  })
}

/** The states that head a column: "State-funded (OH, ND)", "California", and all that are not headed so. */
function statesOf(head: string): 'others' | Condition | null {
  if (/\b(?:all|any|every) (?:the )?others?\b|\bother states?\b|\belsewhere\b|\beverywhere else\b/i.test(head)) return 'others'
  const states = findStateConditions(readableText(`Vendors based in ${/\(([^()]+)\)/.exec(head)?.[1] ?? head}`))[0]?.condition
  return states?.kind === 'state' ? states : null
}

const sameCell = (a: string, b: string): boolean => plainCell(a) === plainCell(b)
const plainCell = (cell: string): string => cell.toLowerCase().replace(/\bonly\b|[^a-z\d$.,\/]/g, '')

/** Where a cell is asked that stands among those of other states: as in "all others" where it says the same, which then is asked of all but those who differ. */
function whereAsked(cells: string[], states: ('others' | Condition | null)[], at: number): Condition | null | 'said' {
  const others = states.indexOf('others')
  const own = states[at]
  if (others >= 0 && own !== 'others' && sameCell(cells[at]!, cells[others]!)) return 'said'
  if (own !== 'others') return own ?? null
  const differ = states.flatMap((s, i) => (s && s !== 'others' && s.kind === 'state' && !sameCell(cells[i]!, cells[at]!) ? (s.insured_states ?? []) : []))
  return differ.length ? { kind: 'state', not_insured_states: [...new Set(differ)].sort() } : null
}

/** A table with a column for each group of states; null where its columns are headed otherwise. What all of them are asked alike is asked everywhere. */
export function stateColumns(headers: string[], rows: string[][], raws: string[], context: Context, block: number): Segment[] | null {
  const heads = headers.slice(1).map(statesOf)
  if (heads.length < 2 || heads.includes(null) || !heads.some((h) => h !== 'others') || coveragesIn(headers[0]!) > 0 || !rows.some((r) => coveragesIn(r[0] ?? ''))) return null
  return rows.flatMap((r, i) => {
    const cells = heads.map((_, k) => (r[k + 1] ?? '').trim())
    const alike = new Set(cells.map((c) => c.toLowerCase())).size === 1
    return (alike ? cells.slice(0, 1) : cells).flatMap((cell, k): Segment[] => {
      if (!(r[0] ?? '').trim() || NO.test(cell)) return []
      const condition = alike ? null : whereAsked(cells, heads, k)
      if (condition === 'said') return []
      return [{ raw: raws[i]!, label: null, block, context: condition ? { ...context, condition } : context, item: true, row: { headers, cells: [coveragesIn(r[0]!) ? `${r[0]}: ${YES.test(cell) ? 'required' : cell}` : saidOfAll(r[0]!, cell)], table: block } }]
    })
  })
}

/** "AI? | GL, Auto", "Notice | 30": a row below the coverages that asks something of them. */
function saidOfAll(name: string, cell: string): string {
  const kind = columnsOf(['', name])[1]!
  const member = MEMBERS[kind]
  if (member) return `${member} on ${YES.test(cell) ? 'all policies' : cell}`
  if (kind === 'notice' && /^\d+(?: days?)?$/i.test(cell)) return `${cell.replace(/ ?days?/i, '')} days notice of cancellation on all policies`
  if (kind === 'rating') return `All insurers rated ${cell} by AM Best`
  return `${name}: ${cell}`
}

/** A table with a row for each state: every cell speaks of its column's coverage, under the row's states. */
export function stateRows(headers: string[], rows: string[][], raws: string[], context: Context, block: number): Segment[] {
  const states = rows.map((r) => statesOf(r[0]!))
  const known = states.includes('others') && states.some((s) => s && s !== 'others')
  const choices = headers.some((h) => INSTEAD.test(h))
  return rows.flatMap((cells, i): Segment[] => {
    return headers.slice(1).flatMap((h, k): Segment[] => {
      const cell = (cells[k + 1] ?? '').trim()
      const instead = INSTEAD.test(h)
      const name = h.replace(/accept\w*|instead|alternative|in lieu|allowed|ok\b|\?/gi, '').trim()
      if (!coveragesIn(h) || (!instead && NO.test(cell))) return []
      const amount = cell.replace(/^(?:yes|no|y|n|x)\b[,;: ]*/i, '')
      const text = instead ? `${name}${amount ? ` of ${amount}` : ''} is ${/^(?:no|n)\b/i.test(cell) ? 'not ' : ''}accepted instead` : `${name}: ${YES.test(cell) ? 'required' : cell}`
      const column = rows.map((r, n) => (choices ? String(n) : (r[k + 1] ?? '')))
      const said = known ? whereAsked(column, states, i) : states[i] === 'others' ? null : states[i]
      if (said === 'said') return []
      const condition: Condition | null = said ?? (known && states[i] === 'others' ? null : { kind: 'open', text: cells[0]! })
      return [{ raw: raws[i]!, label: null, block, context: condition ? { ...context, condition } : context, item: true, row: { headers, cells: [text], table: block } }]
    })
  })
}

/** A column of what is accepted in place of another. */
const INSTEAD = /accept|instead|alternative|in lieu|allowed|ok\b/i

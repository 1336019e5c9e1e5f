import type { Reading } from '../mentions/find-mentions.ts'
import type { ConditionAt } from './conditions.ts'
import type { Governed } from './governed.ts'

/** What the conditions of a sentence say together. `left`: states that what stands before them leaves out. */
export function settleGoverned(governed: Governed[], conditions: ConditionAt[], left: ConditionAt[], { masked }: Reading): void {
  // "Comp for Florida vendors: statutory, EL $100,000": employers' liability is part of the policy it is named with.
  for (const [i, g] of governed.entries()) {
    const next = governed[i + 1]
    if (g.whole?.condition.kind === 'state' && g.whole.start >= g.group.start && next && next.whole === null && g.group.coverages.every((x) => x.type === 'workers_comp' && x.part !== 'el') && next.group.coverages.every((x) => x.part === 'el') && !masked.slice(g.group.end, next.group.start).includes(';')) next.whole = g.whole
  }
  for (const g of governed) {
    // "occupational accident is fine, except in Ohio, where you need workers' comp": what stands behind "where" is asked there.
    const there = left.find((l) => l.end <= g.group.start && !masked.slice(l.end, g.group.start).includes('©'))
    if (there?.condition.kind === 'state') g.whole = { ...there, condition: { kind: 'state', insured_states: there.condition.not_insured_states! } }
    // "$3M for subs under $250,000; $5M for larger ones": of two amounts, each for some, the first is the base.
    if (g.whole?.condition.kind === 'open' && g.part?.at.condition.kind === 'open' && g.part.at !== g.whole && (UP_TO.test(masked.slice(g.whole.start, g.whole.end + 14)) || isLess(g, masked)) && g.group.tokens.some((t) => t.kind === 'amount' && t.end <= g.whole!.start && !g.part!.tokens.includes(t))) {
      g.also = g.whole
      g.whole = null
    }
    const open = g.whole
    if (open?.condition.kind !== 'open') continue
    const state = conditions.find((c) => c.condition.kind === 'state' && Math.abs(c.start - open.end) < 60 && !/;/.test(masked.slice(Math.min(open.start, c.start), Math.max(open.start, c.start))))
    if (!state) continue
    g.whole = state
    g.also = open
  }
}

/** "$500,000 for cleaners; $1,000,000 for electricians": of two amounts, each for some, the first is the least. */
function isLess({ group, whole, part }: Governed, masked: string): boolean {
  const [first, second, ...more] = group.tokens.filter((t) => t.kind === 'amount')
  return first !== undefined && second !== undefined && !more.length && part!.tokens.includes(second) && first.value < second.value && [whole!, part!.at].every((c) => 'text' in c.condition && (/^(?:for|by|from|of|if|when|where|tier|level|class|category) /i.test(c.condition.text) || masked.charAt(c.start - 1) === '('))
}

/** What an amount is for that starts at nothing. */
export const UP_TO = /\b(?:under|below|up to|less than|at or below|smaller|small|not over|no more than|not exceeding|standard|light|ordinary|regular)\b/

import type { RuledLine } from '../page-model.ts'
import { ascending, putInOrder } from '../in-order.ts'

const SAME_LINE_MAX = 0.9
const GAP_MAX = 2.2
const RULES_MAX = 40_000

/**
 * Joins collinear fragments into whole rules: one real certificate draws its form in a thousand pieces.
 * A thick stroke a thin rectangle outlines twice becomes one rule.
 */
export function joinRules(rules: RuledLine[]): RuledLine[] {
  const flat = rules.slice(0, RULES_MAX)
  const horizontal = joinAlong(flat.filter((r) => r.y1 === r.y2).map((r) => ({ at: r.y1, from: r.x1, to: r.x2, thickness: r.thickness })))
  const vertical = joinAlong(flat.filter((r) => r.y1 !== r.y2).map((r) => ({ at: r.x1, from: r.y1, to: r.y2, thickness: r.thickness })))
  return [
    ...horizontal.map((s) => ({ x1: s.from, y1: s.at, x2: s.to, y2: s.at, thickness: s.thickness })),
    ...vertical.map((s) => ({ x1: s.at, y1: s.from, x2: s.at, y2: s.to, thickness: s.thickness })),
  ]
}

type Span = { at: number; from: number; to: number; thickness: number }

function joinAlong(spans: Span[]): Span[] {
  putInOrder(spans, (a, b) => ascending(a.at, b.at))
  const joined: Span[] = []
  let start = 0
  while (start < spans.length) {
    let end = start + 1
    while (end < spans.length && spans[end]!.at - spans[end - 1]!.at <= SAME_LINE_MAX && spans[end]!.at - spans[start]!.at <= 2.4) end++
    joined.push(...joinGroup(spans.slice(start, end)))
    start = end
  }
  return joined
}

function joinGroup(group: Span[]): Span[] {
  putInOrder(group, (a, b) => ascending(a.from, b.from))
  const out: Span[] = []
  let current: (Span & { weight: number }) | undefined
  for (const span of group) {
    const length = Math.max(0.1, span.to - span.from)
    if (current && span.from <= current.to + GAP_MAX) {
      current.at = (current.at * current.weight + span.at * length) / (current.weight + length)
      current.weight += length
      current.to = Math.max(current.to, span.to)
      current.thickness = Math.max(current.thickness, span.thickness)
    } else {
      current = { ...span, weight: length }
      out.push(current)
    }
  }
  return out.map(({ at, from, to, thickness }) => ({ at, from, to, thickness }))
}

import { childNamed, type Node, valueOf } from './xml-node.ts'

/** How far in a paragraph stands, in points: its first line, and those below it. */
export type Indent = { first: number; rest: number }
const TWIPS = 20
const FURTHEST = 216

/** What the nearest properties that speak of it say; nothing for a paragraph at the left edge. */
export function indentOf(nearestFirst: readonly (Node | undefined)[]): { indent?: Indent } {
  const said = nearestFirst.flatMap((properties) => (properties && childNamed(properties, 'w:ind') ? [childNamed(properties, 'w:ind')!] : []))
  const points = (...names: string[]): number => {
    const value = said.flatMap((node) => names.map((name) => valueOf(node, name))).find((v) => v !== undefined)
    return value !== undefined && Number.isFinite(Number(value)) ? Number(value) / TWIPS : 0
  }
  const rest = points('w:left', 'w:start')
  const within = (at: number): number => Math.min(Math.max(0, at), FURTHEST)
  const indent = { first: within(rest + points('w:firstLine') - points('w:hanging')), rest: within(rest) }
  return indent.first > 0 || indent.rest > 0 ? { indent } : {}
}

import { coveragesIn } from '../tables/name-columns.ts'
import type { Line, Segment } from './segment.ts'

/** Whether a line opens what is asked at a level: a box, words that name no coverage, and lines below that do. */
function headsLevel(lines: Line[], at: number): boolean {
  const line = lines[at]!
  if (line.box === null || line.cells || /[.!?;]$/.test(line.body.trim()) || coveragesIn(line.body) > 0) return false
  const below = linesOf(lines, at)
  return below.length > 0 && below.some((i) => coveragesIn(lines[i]!.cells?.join(' ') ?? lines[i]!.body) > 0 && /\d|\b(?:hundred|thousand|million)\b/i.test(lines[i]!.raw))
}

/** The lines that stand under a box: those without one that are set in, or that follow without a gap. */
function linesOf(lines: Line[], at: number): number[] {
  const head = lines[at]!
  const found: number[] = []
  for (let i = at + 1; i < lines.length && lines[i]!.box === null; i++) {
    if (lines[i]!.indent <= head.indent && lines[i]!.blankBefore) break
    found.push(i)
  }
  return found
}

/**
 * "[x] Small award" above its coverages, and "[ ] Large award" above others: the level that is ticked is what the text asks.
 * Returns the lines without the levels left empty and without the heading of the one chosen, which asks nothing itself.
 */
export function chosenLevel(lines: Line[]): Line[] {
  const heads = lines.flatMap((_, i) => (headsLevel(lines, i) ? [i] : []))
  const ticked = heads.filter((i) => lines[i]!.box === true)
  if (ticked.length !== 1 || heads.length < 2) return lines
  const dropped = new Set(heads.flatMap((i) => (i === ticked[0] ? [i] : [i, ...linesOf(lines, i)])))
  return lines.filter((_, i) => !dropped.has(i))
}

const escaped = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const BOX = /[([](?= ?(?:[xX\u2713\u2714]|_{0,3}) ?[)\]])/g
const BOX_MAX = 8
/** The boxes of a text with as many letters behind each as a title has, and one more: looked through for each title, the whole text took long. */
const boxesIn = (text: string, letters: number): string => [...text.matchAll(BOX)].map(({ index }) => text.slice(index, index + BOX_MAX + letters + 1)).join('\n')

/**
 * "Risk level: ( ) Low (X) Moderate ( ) High", beside a table with a column for each: of levels named behind boxes in one
 * line, the one that is ticked is what the text asks. The segments of the others are left out.
 */
export function levelInLine(text: string, segments: Segment[]): Segment[] {
  const titles = [...new Set(segments.flatMap((s) => (s.context.tier ? [s.context.tier.title] : [])))]
  if (titles.length < 2) return segments
  const boxes = boxesIn(text, Math.max(...titles.map((t) => t.length)))
  if (boxes === '') return segments
  const at = (title: string, inside: string): boolean => new RegExp(`[([] ?${inside} ?[)\\]] ?${escaped(title)}(?![\\w])`, 'i').test(boxes)
  const ticked = titles.filter((t) => at(t, '[xX\u2713\u2714]'))
  const empty = titles.filter((t) => at(t, '_{0,3}'))
  if (ticked.length !== 1 || ticked.length + empty.length !== titles.length) return segments
  return segments.flatMap((s) => (!s.context.tier ? [s] : s.context.tier.title === ticked[0] ? [{ ...s, context: { ...s.context, tier: null } }] : []))
}

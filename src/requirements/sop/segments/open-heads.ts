import { isMark } from '../lines/line-forms.ts'
import { type Below, extendsLabel, isFirst } from './nested-under.ts'
import type { Context, Line } from './segment.ts'

export type Open = {
  indent: number
  style: string
  label: string | null
  context: Context
  children: 'none' | 'text' | 'list'
  blankFirst: boolean
  /** Whether lines with boxes stand below. */
  boxes?: boolean
  section: boolean
  /** How what is below a coverage stands there, for the coverage and what is below it. */
  below?: Below
}

export function closes(open: Open, line: Line, heading: boolean): boolean {
  if (open.style.startsWith('#')) return line.style.startsWith('#') && line.style.length <= open.style.length
  if (line.style.startsWith('#')) return true
  if (extendsLabel(open.label, line.label)) return false
  if (line.indent < open.indent) return true
  // What stands below a coverage ends where the text goes back to it, or where no list goes on.
  if (open.below && line.indent === open.indent && (open.below === 'set-in' || (open.below === 'list' ? line.style === 'text' || (open.style === 'text' && line.blankBefore) : line.blankBefore))) return true
  // "[x] City as additional insured", apart from the lines of the last level: of every level.
  if (open.context.tier && line.box !== null && line.blankBefore && open.children !== 'none' && !open.boxes && line.indent <= open.indent) return true
  if (line.indent > open.indent && !(open.style === 'text' && heading && line.style === 'text')) return false
  if (line.style === open.style && line.style !== 'text') return true
  if (open.style !== 'text') {
    if (/^1\.\d/.test(open.style) && /^1(?:\.\d)?$/.test(line.style)) return true
    return line.style === 'text' && line.blankBefore && open.children !== 'none'
  }
  if (line.style === 'text') {
    if (heading) return true
    if (open.section && !open.context.coverages.length) return false
    return line.blankBefore && open.children !== 'none' && !(open.blankFirst && open.children === 'text')
  }
  return line.blankBefore && open.children === 'list' && !open.section && open.context.coverages.length > 0 && !isMark(line.style)
}

/** Where in the stack the list lies that the line goes on with, below which others were begun. */
export const goesOnWith = (stack: Open[], line: Line): number =>
  line.label === null || isFirst(line.label) ? -1 : stack.findLastIndex((open) => open.style === line.style && line.indent === open.indent)

export function pathOf(stack: Open[], label: string | null): string | null {
  if (label === null) return null
  const parent = stack.filter((o) => o.label !== null).at(-1)?.label
  if (!parent || extendsLabel(parent, label) || /^\d/.test(label)) return label
  return `${parent}(${label.replace(/[()]/g, '')})`
}

/** No text that is meant to be read nests its headings deeper; one of thousands that never close would otherwise cost their square. */
const DEEPEST = 24

/** Opens a heading. Beyond the deepest, the second is left: what it passes over or makes wait stays with the first, its policies do not. */
export function openHead(stack: Open[], head: Open): void {
  stack.push(head)
  if (stack.length <= DEEPEST) return
  const [left] = stack.splice(1, 1)
  const { context } = stack[0]!
  stack[0] = { ...stack[0]!, context: { ...context, mode: left!.context.mode === 'skip' ? 'skip' : context.mode, condition: left!.context.condition ?? context.condition, tier: left!.context.tier ?? context.tier } }
}

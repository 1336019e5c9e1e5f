import { CAPS } from './line-forms.ts'
import type { Line } from '../segments/segment.ts'

/** How sure it is that a width broke the lines: `loose` where so few lines show it that the name of a coverage begins an item of its own. */
export type Wrap = { width: number; loose: boolean }

const WIDEST = 132
const gaps = (line: Line): boolean => /\S {3,}\S/.test(line.raw)
const lengthOf = (line: Line): number => line.raw.trimEnd().length

/** Lines each of which begins with a capital, among small letters, and none of which a comma or a small word leaves open: of prose some would go on. */
const BEGUN_MIN = 8
const LEFT_OPEN = /[,/&-]$|\b(?:and|or|of|the|for|with|than|to|by|an?|on|at|in|as|be|is|are|not|any|its|shall|must)$/
function eachBegins(lines: Line[]): boolean {
  const whole = lines.filter((l) => !l.cells && /[A-Za-z]/.test(l.body) && !CAPS(l.body))
  return whole.length >= BEGUN_MIN && whole.every((l) => l.style === 'text' && /^[A-Z][a-z']/.test(l.body) && !LEFT_OPEN.test(l.body.trimEnd()))
}

/** How wide a text was wrapped; null when it was not. */
export function wrapOf(lines: Line[]): Wrap | null {
  const lengths = lines.filter((l) => !l.cells).map(lengthOf)
  const widest = Math.max(0, ...lengths)
  if (widest > WIDEST || widest < 30 || eachBegins(lines)) return null
  const full = lengths.filter((n) => n >= widest - 12).length
  if (widest >= 50 && full >= 3 && full >= lengths.length / 6) return { width: widest, loose: false }
  if (goesOnAtWidth(lines, widest)) return { width: widest, loose: false }
  return widest >= 40 && everyLineFull(lines, widest) ? { width: widest, loose: true } : null
}

/**
 * How wide a text was wrapped at each kind of mark: text set in is broken sooner, also where its indent was lost. For each
 * line the width of what stands under the mark it stands under.
 */
export function widthsOf(lines: Line[]): (number | null)[] {
  const whole = wrapOf(lines)?.width ?? null
  const owners = ownersOf(lines)
  const widths = new Map(
    [...new Set(owners)].map((owner) => {
      const own = lines.filter((_, i) => owners[i] === owner)
      return [owner, own.filter((l) => l.style === 'text').length >= BROKEN_MIN ? wrapOf(own) : null] as const
    }),
  )
  return owners.map((owner) => {
    const own = widths.get(owner)
    return own && !own.loose ? own.width : whole
  })
}
/** Fewer lines that may be the rest of another show no width. */
const BROKEN_MIN = 6
function ownersOf(lines: Line[]): string[] {
  let owner = 'text'
  return lines.map((line) => {
    if (line.style !== 'text') owner = line.style
    return owner
  })
}

/** Whether the next line's first word had no room on this one. */
const noRoom = (line: Line, next: Line, width: number): boolean => lengthOf(line) + 1 + next.body.split(' ', 1)[0]!.length > width

/** Lines that go on in small letters, each broken where its next word had no more room: a width did that, however narrow. */
function goesOnAtWidth(lines: Line[], width: number): boolean {
  let forced = 0
  let free = 0
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1]
    if (!next || line.cells || next.cells || next.blankBefore || next.style !== 'text' || !/^[a-z]/.test(next.body)) continue
    if (noRoom(line, next, width)) forced++
    else free++
  }
  return forced >= 3 && free <= forced / 8
}

/** A line that prose or a list within a line has not finished: a sentence stands before its last one, or commas part what it holds. */
const UNFINISHED = /[a-z\d)][.;] [A-Z][^.]*$|,[^,]{3,}, /

/** A short text each of whose lines that may go on was full, and one of which does go on. */
function everyLineFull(lines: Line[], width: number): boolean {
  let shown = false
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1]
    if (!next || line.cells || gaps(line) || next.cells || next.blankBefore || next.style !== 'text' || CAPS(line.body) || CAPS(next.body) || /[.:;!?]["')]?$/.test(line.body)) continue
    if (!noRoom(line, next, width)) return false
    // "lnflatables": a scan reads a capital I as a small l.
    shown ||= /^(?!l[bcdfgjkmnpqrstvwxz])[a-z]/.test(next.body) || (line.style === 'text' && UNFINISHED.test(line.body) && !/\$|\d,\d{3}|\d ?(?:mm?|k)\b/i.test(next.body))
  }
  return shown
}

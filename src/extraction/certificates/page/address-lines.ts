import { type Box, STATE_CODES } from '../../../vocabulary/index.ts'
import type { Grid } from '../../classify/index.ts'
import { type Anchor, bottom, midX, midY, type PageText, right, type TextLine } from './page-text.ts'

export const EMAIL = /[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,12}/
export const PHONE = /\(?(?<!\d)\d{3}\)?[\s./-]{0,3}\d{3}[\s.-]{0,3}\d{4}\b(?:\s*(?:x|ext\.?)\s*:?\s*\d{1,6})?/i
const STREET = /^(\d+[\w-]*\s+\S|p\.?\s*o\.?\s*(box|drawer)|post office|one\s+\w+\s+(plaza|center|way|place)|suite|ste\b|floor|attn)/i
const CITY_STATE = /\b([A-Z]{2}|[A-Z][a-z])\.?,?\s+\d{5}(?:-\d{4})?\b/
const STATES = new Set(Object.values(STATE_CODES))

/** The US state a printed address ends in. */
export const stateOf = (lines: string[]): string | null => {
  for (const line of [...lines].reverse()) {
    const match = CITY_STATE.exec(line)
    const state = match?.[1]?.toUpperCase()
    if (state && STATES.has(state)) return state
    const bare = /,\s*([A-Z]{2})\s*$/.exec(line)
    if (bare && STATES.has(bare[1]!)) return bare[1]!
  }
  return null
}

/** The lines typed in the cell a label heads, the label's own words left out. */
export function linesUnder(text: PageText, grid: Grid, label: Anchor, most: { right: number; bottom: number }): TextLine[] {
  const cell = grid.cellAt(label.box.x + 2, bottom(label.box) + 1)
  const y2 = Math.min(bottom(cell) > bottom(label.box) + 12 ? bottom(cell) : most.bottom, most.bottom)
  const x1 = Math.max(cell.x, label.box.x - 40) - 1
  const box: Box = { x: x1, y: label.box.y - 2, w: most.right - x1 + 1, h: y2 - label.box.y + 2 }
  const own = new Set(label.words)
  // What stands beside the caption may be ruled off there and nowhere lower: each line runs to the rule that it comes to.
  const end = (y: number): number => Math.min(most.right, right(grid.cellAt(label.box.x + 2, y)))
  const lines = text.linesIn(box).map((l) => l.words.filter((w) => !own.has(w) && midX(w.box) < end(midY(w.box)) + 1))
  return lines.filter((words) => words.length > 0).map((words) => ({ words, text: words.map((w) => w.text).join(' '), box: words[0]!.box }))
}

/** A cell's own caption, where it stands among the lines. */
const CAPTION = /^\W*(?:(?:[a-z]+\s+){0,3}name\W*)?(?:contact\s+person\s*)?(?:and|&)\s+(?:mailing\s+)?address\W*$|^name\W*$|^(?:named\s+)?insured\W*$|^(?:producer|agency|certificate\s+holder)\W*$/i

/** A name from the first lines of an address block: lines up to the street; a DBA line belongs to the name. */
export function nameOf(lines: string[]): string | null {
  // A line of figures alone is an agency's or a carrier's number for its client, over the name.
  const useful = lines.map((l) => l.replace(/\s+/g, ' ').trim()).filter((l) => l !== '' && !/^[\W_\d]+$/.test(l))
  const block = useful.filter((l) => !isContact(l) && !CAPTION.test(l))
  const first = block[0]
  if (!first) return null
  let name = withoutAddress(first)
  if (name !== first) return name
  for (const line of block.slice(1, 4)) {
    if (STREET.test(line) || CITY_STATE.test(line)) break
    if (/^(d\s*\/?\s*b\s*\/?\s*a\b|c\/o|&|and\b|of\b|t\/a)/i.test(line) || /(\b(and|dba|d\/b\/a|of|&)|[,&])$/i.test(name))
      name = `${name} ${line}`
    else if (/\b(inc|llc|l\.l\.c|corp|co|ltd|lp|llp)\.?,?$/i.test(line) && !/\b(inc|llc|l\.l\.c|corp|co|ltd|lp|llp)\.?,?$/i.test(name))
      name = `${name} ${line}`
    else if (NAME_END.test(line) && !/\b(?:company|corporation|exchange|association)\b/i.test(name)) name = `${name} ${line}`
    else break
  }
  return name.replace(/[,;]$/, '')
}
/** The end of an insurer's name that its cell was too narrow for: `Company`, `Casualty Company`. */
export const NAME_END = /^(?:(?:insurance|casualty|indemnity|assurance|surety|mutual|fire|and|&)\s+){0,4}(?:company|corporation|exchange|association)[.,]?$/i
/** `Acme LLC, 1188 Alameda, El Paso, TX 79901` on one line. */
const ADDRESS_BEHIND = /,\s+(?:(?:\d{1,6}\s+\S|P\.?\s?O\.?\s?Box\b).*\b[A-Z]{2}\.?,?\s+\d{5}.*|(?:[a-z.]+\s){1,3}[A-Z]{2}\s+\d{5}(?:-\d{4})?)$/i
/** Some print name and address on one line: `Acme LLC 12 Main Street`, `Acme Agency | 12 Main Street`. */
const withoutAddress = (line: string): string =>
  line
    .replace(/\s+[|·•](?:\s.*)?$/, '')
    .replace(ADDRESS_BEHIND, '')
    .replace(
      /,?\s+\d{1,6}\s+(?:[NSEW]\.?\s+)?[A-Z0-9][\w.]*(?:\s+[A-Z][\w.]*){0,3}\s+(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|pkwy|parkway|hwy|highway|ct|court|pl|place|plaza|ter|terrace|cir|circle)\b.*$/i,
      '',
    )
const isContact = (line: string): boolean => {
  const rest = line.replace(EMAIL, '').replace(PHONE, '')
  return rest !== line && rest.replace(/[^A-Za-z]/g, '').length < 6
}

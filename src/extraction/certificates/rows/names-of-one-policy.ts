import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { isCompanyName } from '../../naic/index.ts'
import { findAmount } from '../../values/index.ts'
import { linesOf, PageText, type TextLine, unionBox } from '../page/page-text.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Row } from './find-rows.ts'
import type { RowContext } from './printed-rows.ts'
import { columnWords, isInsurerName } from './row-policies.ts'

/** One of the coverages that a free cell lists beside one policy, and the lines that name it. */
export type NamedPart = { type: CoverageType; names: TextLine[] }

/** From line to line of one cell, in heights of a capital. */
const LINE_MAX = 2.6
const FEWEST = 2
/** Boxes to tick before names: the ticked one tells. */
const BOX = /^\W*(?:\[\s?[xX]?\s?\]|[☐☑☒□■])|^[_x]\s/i
/** A name that goes on, or what a coverage has besides: no coverage of its own. */
export const GOES_ON = /(?:[/&,+(-]|\band|\bor|\bof|\bincl(?:uding|udes)?)\s*$|^\W*(?:(?:1st|2nd|3rd|first|second|third)\s)?excess$/i
const BESIDES = /^\W*(?:incl|with\b|w\/|excl|no\b|ded\b|deduct|and\b|or\b|&|\/|\+|\()/i
/**
 * Whether a line of a cell begins the name of a coverage, and does not go on with the one before (`incl. non-owned` over `automobile`) or
 * say what that has besides.
 */
export const beginsName = (line: TextLine, lines: readonly TextLine[]): boolean => {
  const before = lines[lines.indexOf(line) - 1]
  const goesOn = before !== undefined && (GOES_ON.test(before.text) || (/^[a-z]/.test(line.text) && !/^[a-z]/.test(lines[0]!.text)))
  return !BESIDES.test(line.text) && !goesOn
}
/** Coverages that one cell joins by a stroke or an `&` and that are none the less two: of what a carrier hauls, and of what it hauls it with. */
const JOINED: ReadonlySet<CoverageType> = new Set(['cargo', 'auto_physical_damage', 'trailer_interchange', 'garagekeepers', 'non_trucking_liability', 'on_hook'])
/** Names that stand together over one policy. */
const ALIKE: Partial<Record<CoverageType, CoverageType>> = { employers_liability: 'workers_comp', excess_liability: 'umbrella', pollution_liability: 'professional_liability', inland_marine: 'property' }
const alike = (type: CoverageType): CoverageType => ALIKE[type] ?? type

/**
 * Two coverages named under each other beside one policy: `Motor truck cargo` over `Physical damage`. Null where the cell
 * names one coverage only, or the same by two names, or three: rows may have run together.
 */
export function namedParts(lines: readonly TextLine[]): NamedPart[] | null {
  if (lines.some((l) => BOX.test(l.text) || PERILS.test(l.text) || isInsurerName(l.text) || isCompanyName(l.text))) return null
  const parts: NamedPart[] = []
  let last: TextLine | null = null
  const all = lines.flatMap(partedNames)
  for (const line of all) {
    const known = beginsName(line, all) ? knownCoverageOf(line.text) : null
    const open = parts.at(-1)
    if (last && line.box.y - last.box.y > LINE_MAX * Math.max(6, last.box.h)) return null
    if (known && (!open || alike(known) !== alike(open.type))) parts.push({ type: known, names: [line] })
    else if (open) open.names.push(line)
    else return null
    last = line
  }
  return parts.length === FEWEST && parts[0]!.type !== parts[1]!.type ? parts : null
}

/** `Cargo / Physical damage` on one line as two. */
function partedNames(line: TextLine): TextLine[] {
  const at = line.words.findIndex((w) => /^(?:[/&+]|and)$/i.test(w.text))
  const halves = at > 0 ? [line.words.slice(0, at), line.words.slice(at + 1)] : []
  if (halves.length === 0 || halves.some((h) => h.length === 0)) return [line]
  const parted = halves.map((words) => ({ text: words.map((w) => w.text).join(' '), box: unionBox(words.map((w) => w.box)), words }))
  const types = parted.map((p) => knownCoverageOf(p.text))
  return types.every((t) => t !== null && JOINED.has(t)) && types[0] !== types[1] ? parted : [line]
}

/** Printed over the perils of a property policy: what stands under it is insured against, no coverage of its own. */
const PERILS = /\bcauses?\s+of\s+loss\b/i

/** How the limits' labels call coverages for short. */
const SHORT: Partial<Record<CoverageType, RegExp>> = {
  cargo: /\b(?:cargo|mtc|reefer|refrig\w*)\b/i,
  auto_physical_damage: /\b(?:a?pd|phys\.?(?:ical)?\s+dam\w*|comp(?:rehensive)?|coll(?:ision)?|otc)\b/i,
  trailer_interchange: /\b(?:t\/?i|trailer|interchange)\b/i,
  garagekeepers: /\b(?:gk(?:ll)?|garage\s?keepers?)\b/i,
  on_hook: /\b(?:on[\s-]?hook|tow(?:ing)?)\b/i,
  warehouse_legal: /\b(?:whse|warehouse|wll)\b/i,
  contingent_cargo: /\b(?:contingent|cargo)\b/i,
  riggers: /\b(?:riggers?|rigging|per\s+lift)\b/i,
  inland_marine: /\b(?:sched\w*|equip\w*|tools)\b/i,
  professional_liability: /\b(?:e\s?&\s?o|prof\w*)\b/i,
  pollution_liability: /\b(?:cpl|poll\w*|environ\w*)\b/i,
  builders_risk: /\b(?:builders?|b\/?r|any\s+one\s+site)\b/i,
}

/** Which of these coverages a line of limits names; null where it names none, or several. */
export function coverageNamedIn(text: string, types: readonly CoverageType[]): CoverageType | null {
  const named = types.filter((type) => SHORT[type]?.test(text))
  if (named.length > 0) return named.length === 1 ? named[0]! : null
  const known = knownCoverageOf(text)
  return types.find((type) => type === known) ?? null
}

/** The page as each part has it: without those of the row's limits that another part's name, or none, stands beside. */
export function limitsByPart(ctx: RowContext, row: Row, parts: readonly NamedPart[]): { texts: PageText[]; untold: boolean } {
  const words = columnWords(ctx.text, ctx.table.columns.limits, row.top, row.bottom)
  const types = parts.map((p) => p.type)
  const owned = new Map<Word, NamedPart>()
  let open: NamedPart | null = null
  let untold = false
  for (const line of linesOf(words)) {
    const isAmount = findAmount(line.text) !== null
    // A bare amount is of the label alone on the line over it.
    const named = coverageNamedIn(line.text, types)
    const part: NamedPart | null = /[A-Za-z]{2}/.test(line.text) ? (parts.find((p) => p.type === named) ?? null) : open
    if (part) for (const word of line.words) owned.set(word, part)
    else untold ||= isAmount
    open = isAmount ? null : part
  }
  const texts = parts.map((part) => {
    const hidden = new Set(words.filter((w) => owned.get(w) !== part))
    return hidden.size > 0 ? new PageText({ ...ctx.text.page, words: ctx.text.page.words.filter((w) => !hidden.has(w)) }) : ctx.text
  })
  return { texts, untold }
}

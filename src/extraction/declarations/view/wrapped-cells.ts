import { type Row, type Segment, segmentOf } from '../../classify/index.ts'

const PRICED = /^(?:(?:\$\s?)?\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{2})?\s?|(?:incl(?:uded|\.)?|no\scoverage|not\scovered|rejected|declined|n\/a|[-–—]{1,3})\s?){1,8}$/i
const MONEY = /\$\s?\d|\d,\d{3}/
const LINES_MAX = 7
const SAME_EDGE = 3
/** `A`, `D1`: the letter of a coverage before its name. */
const LETTER_MAX = 3
const UNIT = /\b(?:person|accident|occurrence)\b/i
const OF_AUTOS = /\bbodily\b|\bproperty\sdamage\b|\b(?:un|under)insured\b|\b[bp]\.?[id]\.?\b|\bmedical\s(?:pay|exp)|^\W{0,3}(?:[A-Z]\d?[.)]?\s)?(?:auto(?:mobile)?\s|motor\svehicle\s)?liability\b/i
const UNIT_FIRST = /^(?:each|per|any\sone)\b/i
/** What is said of the last limit of a coverage ends its cell. */
const isClosed = (text: string): boolean => (UNIT_FIRST.test(text) ? /\b(?:accident|occurrence)\s?\$?\s?[\d,]{5,}$/i : /\b(?:accident|occurrence)\W{0,3}$/i).test(text)
/** How a coverage's name goes on in the next line; what begins otherwise is another coverage. */
const NAME_ON = /^[a-z(&/]|^(?:Liability|LIABILITY|Coverage|COVERAGE|Motorists?|MOTORISTS?|Payments?|PAYMENTS?|Protection|PROTECTION|Insurance|INSURANCE)$/
const OF_UNINSURED = /^\W{0,3}(?:[A-Z]\d?[.)]\s)?(?:un|under)insured\b/i
const PART_OF_NAME = /^(?:motorists?\b|bodily\sinjury\b|property\sdamage\b|liability\b)/i

type Cells = { cells: Segment[]; prices: Segment[] }
/** The cells of a row before the figures that end it: what each vehicle costs. A figure with words under it is a limit. */
function cellsOf({ segments }: Row, under: Row | undefined): Cells | null {
  const goesOn = (s: Segment): boolean => under?.segments.some((u) => Math.abs(u.box.x - s.box.x) < SAME_EDGE && !PRICED.test(u.text)) ?? false
  const last = segments.findLastIndex((s) => !PRICED.test(s.text) || goesOn(s))
  return last < 0 || last === segments.length - 1 || PRICED.test(segments[0]!.text) ? null : { cells: segments.slice(0, last + 1), prices: segments.slice(last + 1) }
}

/** The cells, the one that runs into its neighbour parted where the next line says that a column begins. */
function partedAt(cells: readonly Segment[], x: number): Segment[] | null {
  if (cells.some((c) => Math.abs(c.box.x - x) < SAME_EDGE)) return [...cells]
  const parted = cells.flatMap((c) => {
    const at = c.words.findIndex((w) => Math.abs(w.box.x - x) < SAME_EDGE)
    return at > 0 ? [segmentOf(c.page, c.words.slice(0, at)), segmentOf(c.page, c.words.slice(at))] : [c]
  })
  return parted.length > cells.length ? parted : null
}

/** The cells with the next line's words behind those they stand under; null where that line is a row of its own. */
function withLine({ cells, prices }: Cells, line: Row): Cells | null {
  let whole: Segment[] = [...cells]
  for (const s of line.segments) {
    if (s.box.x > prices[0]!.box.x - SAME_EDGE) return null
    const parted = partedAt(whole, s.box.x)
    const at = parted?.findIndex((c) => Math.abs(c.box.x - s.box.x) < SAME_EDGE) ?? -1
    if (!parted || at < 0) return null
    const cell = parted[at]!
    const isName = !MONEY.test(cell.text) && (at === 0 || (at === 1 && parted[0]!.text.length <= LETTER_MAX && !UNIT_FIRST.test(cell.text)))
    if (!isName && !MONEY.test(cell.text) && !UNIT_FIRST.test(cell.text)) return null
    if (isName ? !(NAME_ON.test(s.text) || (OF_UNINSURED.test(cell.text) && PART_OF_NAME.test(s.text))) || MONEY.test(s.text) : isClosed(cell.text)) return null
    whole = parted.map((c) => (c === cell ? segmentOf(c.page, [...c.words, ...s.words]) : c))
  }
  return { cells: whole, prices }
}

/**
 * `Bodily injury | $100,000 each | $211` over `liability | person / $300,000 |` over `each accident`: a coverage whose name and limits its narrow
 * columns break over lines is one row, where what each vehicle costs stands in its first line alone.
 */
export function withWrappedCells(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (let i = 0; i < rows.length; ) {
    const first = rows[i]!
    let whole = cellsOf(first, rows[i + 1])
    let lines = 1
    let y = first.y
    while (whole && lines < LINES_MAX) {
      const line = rows[i + lines]
      const grown = line && line.page === first.page && line.y - y < 2 * Math.max(7, first.h) ? withLine(whole, line) : null
      if (!grown) break
      whole = grown
      y = line!.y
      lines++
    }
    const isOne = whole !== null && lines > 1 && whole.cells.some((c) => OF_AUTOS.test(c.text)) && whole.cells.filter((c) => MONEY.test(c.text) && UNIT.test(c.text)).length === 1
    out.push(isOne ? { ...first, segments: [...whole!.cells, ...whole!.prices] } : first)
    i += isOne ? lines : 1
  }
  return out
}

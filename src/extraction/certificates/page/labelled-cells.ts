import { type Grid, type Row, type Segment, segmentOf, unionBox } from '../../classify/index.ts'
import { findDate } from '../../values/index.ts'
import { FACT_LABEL } from './fact-labels.ts'

type Cell = { x: number; lines: Segment[] }
type Band = { top: number; bottom: number; cells: Cell[] }
const [CELLS_MIN, LINES_MAX, HEIGHT_MAX, WIDTH_SHARE_MAX, EDGE] = [3, 8, 110, 0.6, 2]
const AMOUNT = /^(?:\$\s?\d[\d,]*|\d{1,3}(?:,\d{3})+)(?:\.\d{2})?$/
const LIMIT_LABEL = /^(?!.*\d)[A-Za-z(][A-Za-z'’&/(),.\s-]{3,60}$/
const NUMBER_LABEL = /^\W*(?:policy|pol\.?)\s*(?:#|no\.?|num(?:ber|\.)?)\W*$/i

/** Ruled cells side by side that each hold a label over its value, of which some break (`Policy` over `effective date` over the day): a row for each. */
export function withLabelledCells(grid: Grid, width: number, rows: readonly Row[]): Row[] {
  const told = bandsOf(grid, width, rows).flatMap((band) => {
    const pairs = band.cells.map((c) => pairOf(c.lines))
    return band.cells.length >= CELLS_MIN && pairs.every((p) => p !== null) && pairs.some((p) => p!.isBroken) ? [{ band, pairs: pairs.map((p) => p!.segments) }] : []
  })
  if (told.length === 0) return [...rows]
  const kept = rows.filter((r) => !told.some(({ band }) => r.y > band.top - EDGE && r.y < band.bottom))
  const made = told.flatMap(({ band, pairs }) => pairs.map((segments, k): Row => ({ page: segments[0]!.page, y: band.top + EDGE + k * 0.01, h: segments[0]!.box.h, segments })))
  return [...kept, ...made].sort((a, b) => a.y - b.y)
}

function bandsOf(grid: Grid, width: number, rows: readonly Row[]): Band[] {
  const bands: Band[] = []
  for (const segment of rows.flatMap((r) => r.segments)) {
    const cell = grid.cellAt(segment.box.x + segment.box.w / 2, segment.box.y + segment.box.h / 2)
    if (cell.h > HEIGHT_MAX || cell.w > width * WIDTH_SHARE_MAX) continue
    const band = bands.find((b) => Math.abs(b.top - cell.y) < EDGE && Math.abs(b.bottom - cell.y - cell.h) < EDGE) ?? { top: cell.y, bottom: cell.y + cell.h, cells: [] }
    if (!bands.includes(band)) bands.push(band)
    const own = band.cells.find((c) => Math.abs(c.x - cell.x) < EDGE)
    if (own) own.lines.push(segment)
    else band.cells.push({ x: cell.x, lines: [segment] })
  }
  return bands.map((b) => ({ ...b, cells: b.cells.sort((a, c) => a.x - c.x) }))
}

/** A cell's label and its value, where the cell can be parted in one way only. */
function pairOf(lines: readonly Segment[]): { segments: [Segment, Segment]; isBroken: boolean } | null {
  if (lines.length < 2 || lines.length > LINES_MAX) return null
  const ways = lines.slice(1).flatMap((_, i) => {
    const [label, value] = [joined(lines.slice(0, i + 1)), joined(lines.slice(i + 1))]
    const isFact = FACT_LABEL.test(label.text) && isValueOf(label.text, value.text)
    const isLimit = !FACT_LABEL.test(label.text) && LIMIT_LABEL.test(label.text) && AMOUNT.test(value.text)
    return isFact || isLimit ? [{ label, value: NUMBER_LABEL.test(label.text) ? withoutBreaks(lines.slice(i + 1)) : value, isBroken: i > 0 }] : []
  })
  const [way, other] = ways
  return way && !other ? { segments: [way.label, way.value], isBroken: way.isBroken } : null
}

/** What answers a label: a day, a number or a name, and nothing that labels anything itself. */
function isValueOf(label: string, value: string): boolean {
  if (/eff|exp|inception|start|end\b/i.test(label)) return findDate(value) !== null && /^\W*\d|^[A-Z][a-z]{2,8}\s\d/.test(value)
  if (NUMBER_LABEL.test(label)) return /\d{2}/.test(value) && /^[A-Z0-9]/.test(value) && findDate(value) === null
  return /^[A-Z]/.test(value) && /[A-Za-z]{3}/.test(value) && !/[$:]/.test(value) && !STARTS_LABEL.test(value)
}
const STARTS_LABEL = /^(?:company|carrier|name|date|number|no\.?|code)\b/i

const joined = (lines: readonly Segment[]): Segment => segmentOf(lines[0]!.page, lines.flatMap((l) => l.words))
/** `GLO-` over `763419-` over `62`: a number that breaks behind its strokes is one word. */
function withoutBreaks(lines: readonly Segment[]): Segment {
  const words = lines.flatMap((l) => l.words)
  if (lines.length < 2 || !lines.slice(0, -1).every((l) => l.words.length === 1 && /[-/]$/.test(l.text))) return joined(lines)
  const [first, ...rest] = words
  const last = lines.at(-1)!.words[0]!
  const whole = { ...first!, text: [first!, ...rest.slice(0, lines.length - 1)].map((w) => w.text).join(''), box: unionBox([first!.box, last.box]) }
  return segmentOf(lines[0]!.page, [whole, ...lines.at(-1)!.words.slice(1)])
}

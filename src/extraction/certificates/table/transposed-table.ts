import type { CoverageType } from '../../../vocabulary/index.ts'
import { type Grid, type Row, type Segment, segmentOf } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { isPolicyNumber } from '../../declarations/index.ts'
import type { CoverageSection } from '../own-layout/coverage-sections.ts'
import { isAwaited } from '../rows/part-by-tops.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { type Channel, clearChannels } from '../page/clear-channel.ts'
import { type Anchor, bottom, linesOf, midX, midY, type PageText, right, type TextLine, unionBox } from '../page/page-text.ts'

const NUMBER = ['POLICYNUMBER', 'POLICYNO', 'POLICYNUM', 'POLICYID', 'POLNUMBER', 'POLNO', 'CONTRACTNUMBER', 'CONTRACTNO', 'COVERAGEDOCUMENTNUMBER', 'COVERAGEDOCUMENTNO', 'COVERAGEDOCUMENT', 'MEMORANDUMNUMBER', 'MEMORANDUMNO', 'POLICY', 'POL']
const ABOVE_MAX = 160
/** More labels than any paper has: each is looked at against the whole page. */
const LABELS_MAX = 200
const BELOW_MAX = 420
const ROWS_MAX = 40
/** What heads coverages is a name; sentences that speak of several are none. */
const NAME_LETTERS_MAX = 48

type Headed = { type: CoverageType; words: Word[]; box: { x: number; w: number } }
type Columns = { heads: Headed[]; edges: number[]; left: number }

/**
 * A table that lists policies side by side, a column each, under their coverages' names, with the labels of the facts down
 * its left: one section a column. Null where no such table stands on the page.
 */
export function transposedSections(text: PageText, grid: Grid): CoverageSection[] | null {
  if (text.page.source === 'image') return null
  for (const found of [...NUMBER.flatMap((phrase) => text.find(phrase)), ...stackedLabels(text)].slice(0, LABELS_MAX)) {
    const label = withLead(text, found)
    const columns = columnsOver(text, grid, label)
    if (columns) return sectionsOf(text, grid, label, columns)
  }
  return null
}

/** `Coverage` over `document`, `Policy` over `number`, at the edge where the labels stand. */
function stackedLabels(text: PageText): Anchor[] {
  const lower = text.words.filter((w) => /^(?:numbers?|no\.?|#|document)\W?$/i.test(w.text))
  if (lower.length === 0) return []
  return text.words.flatMap((upper): Anchor[] => {
    const under = /^(?:policy|coverage|contract)$/i.test(upper.text) ? lower.find((w) => Math.abs(w.box.x - upper.box.x) < 3 && midY(w.box) > midY(upper.box) && midY(w.box) - midY(upper.box) < 1.8 * upper.box.h && (/^document/i.test(w.text) === /^coverage$/i.test(upper.text))) : undefined
    return under ? [{ words: [upper, under], box: unionBox([upper.box, under.box]) }] : []
  })
}

/** The last word of what stands where there is no number yet. */
const AWAITED_WORD = /^(?:tb[ad]|pending|assigned|determined|advised)$/i

/** `Certificate / Policy No.` is one label. */
function withLead(text: PageText, label: Anchor): Anchor {
  const words = [...label.words]
  const level = text.level(midY(label.box), 2)
  const before = (w: Word): Word | undefined => level.find((o) => o.box.x < w.box.x && w.box.x - right(o.box) < 0.7 * w.box.h && !words.includes(o))
  for (let lead = before(words[0]!); lead && words.length < LABEL_WORDS_MAX; lead = before(words[0]!)) words.unshift(lead)
  return words.length > label.words.length ? { ...label, words, box: unionBox(words.map((w) => w.box)) } : label
}
const LABEL_WORDS_MAX = 6

/** The coverages named over a label's own row, each with a value of its own in that row. */
function columnsOver(text: PageText, grid: Grid, label: Anchor): Columns | null {
  const from = right(label.box)
  const level = levelOf(text, label)
  const valued = level.filter((w) => w.box.x > from && ((w.text.match(/\d/g)?.length ?? 0) > 2 || AWAITED_WORD.test(w.text)))
  // Cards side by side repeat the label before each value.
  const repeated = level.some((w) => /^policy$/i.test(w.text) && w.box.x > from)
  if (valued.filter((w) => /\d/.test(w.text)).length < 2 || repeated) return null
  // A number that stands under none of the names is of a column whose name was not seen.
  const numbers = linesOf(level.filter((w) => w.box.x > from)).flatMap(partsOf).filter((part) => part.some((w) => valued.includes(w))).length
  const lines = text.linesIn({ x: from, y: label.box.y - ABOVE_MAX, w: text.page.width, h: ABOVE_MAX - 2 })
  for (const [at, line] of lines.entries().toArray().reverse()) {
    const heads = isOfNames(lines, at) ? [] : headsFrom(lines, at)
    const first = line.words[0]!
    const cut = text.level(midY(first.box), 3).some((w) => !line.words.includes(w) && w.box.x < first.box.x && first.box.x - right(w.box) < 0.5 * first.box.h)
    if (heads.length < 2 || cut) continue
    // Of names that a narrow column breaks only some go on in this line: the one above begins them all.
    const above = lines[at - 1]
    if (numbers > heads.length && above && line.box.y - bottom(above.box) < 0.6 * line.box.h && partsOf(above).length > heads.length) continue
    const near = text.between(line.box.y, bottom(label.box) + NEAR_BELOW)
    const left = leftOf(near, label, heads[0]!) ?? Math.min(heads[0]!.box.x, ...valued.map((w) => w.box.x)) - 4
    const edges = heads.slice(1).map((head, i) => edgeBetween(grid, heads[i]!, head, line.box.y, bottom(label.box), near))
    const columns = { heads, edges, left }
    const held = new Set(valued.map((w) => columnOf(columns, w)))
    // A column that lacks its number is known by the rules between all of them, or where each number stands under one name alone.
    const isUnderOne = (w: Word): boolean => heads.filter(({ box }) => w.box.x < box.x + box.w && right(w.box) > box.x).length === 1
    const isKnown = held.size > 1 && (heads.slice(1).every((head, i) => ruleBetween(grid, heads[i]!, head, line.box.y, bottom(label.box)) !== null) || valued.every(isUnderOne))
    return (held.size === heads.length || isKnown) && numbers <= heads.length && columns.left > from - 2 ? columns : null
  }
  return null
}

/** What stands level with a label: half way down a label of two lines, else beside its first line or its last. */
function levelOf(text: PageText, { box, words }: Anchor): Word[] {
  const places = [midY(box), ...[words[0], words.at(-1)].map((w) => midY(w!.box))]
  const levels = places.map((y) => text.level(y, 4))
  return levels.find((level) => level.filter((w) => w.box.x > right(box) && /\d/.test(w.text)).length > 1) ?? levels[0]!
}

/** `Acme State Property` over `and Casualty Insurance`: companies' names, which head nothing. */
const isOfNames = (lines: readonly TextLine[], at: number): boolean => lines[at + 1] !== undefined && partsOf(lines[at + 1]!).some((part) => NAME_GOES_ON.test(part.map((w) => w.text).join(' ')))
export const NAME_GOES_ON = /^(?:(?:and|&)\s+)?casualty\s+(?:insurance|ins|co)\b/i

/** The heads that begin on a line; narrow columns break a name, which goes on in the lines right below. */
function headsFrom(lines: readonly TextLine[], at: number): Headed[] {
  let parts = partsOf(lines[at]!)
  for (let next = at; parts.length > 1; next++) {
    const heads = headsOf(parts)
    if (heads.length > 0) return heads
    const below = lines[next + 1]
    if (!below || next - at > 1 || below.box.y - bottom(lines[next]!.box) > 0.6 * below.box.h) break
    const on = partsOf(below)
    const over = (part: Word[], o: Word[]): boolean => part[0]!.box.x < right(o.at(-1)!.box) && o[0]!.box.x < right(part.at(-1)!.box)
    if (on.some((o) => parts.filter((part) => over(part, o)).length !== 1)) break
    parts = parts.map((part) => [...part, ...on.filter((o) => over(part, o)).flat()])
  }
  return []
}

/** The parts of a line that stand apart. */
function partsOf(line: TextLine): Word[][] {
  const parts: Word[][] = []
  for (const word of line.words) {
    const last = parts.at(-1)?.at(-1)
    if (last && word.box.x - right(last.box) < 0.9 * word.box.h) parts.at(-1)!.push(word)
    else parts.push([word])
  }
  return parts
}

/** What the parts name, where every one of them names a coverage. */
function headsOf(parts: readonly Word[][]): Headed[] {
  const heads = parts.map((words) => {
    const printed = words.map((w) => w.text).join(' ')
    const { x, w } = unionBox(words.map((word) => word.box))
    return { type: printed.length <= NAME_LETTERS_MAX ? (knownCoverageOf(printed) ?? (PACKAGE.test(printed) ? 'general_liability' : null)) : null, words, box: { x, w } }
  })
  // A trucker's `Liability` beside his cargo is his trucks'.
  const ofTrucks = heads.some((h) => h.type !== null && OF_TRUCKS.has(h.type)) ? heads.map((h) => (h.type === null && /^liability$/i.test(h.words.map((w) => w.text).join(' ')) ? { ...h, type: 'auto_liability' as const } : h)) : heads
  return ofTrucks.every((h): h is Headed => h.type !== null) ? ofTrucks : []
}

const OF_TRUCKS: ReadonlySet<CoverageType> = new Set(['cargo', 'auto_physical_damage', 'trailer_interchange', 'non_trucking_liability'])
/** A package states general liability's limits in its column, and has the rest of its parts elsewhere. */
const PACKAGE = /^(?:commercial\s+|business\s+|multi-?\s?peril\s+)?package(?:\s+policy)?$/i

/** The rule between two columns, else the widest strip that no word near the numbers reaches into, else half way. */
function edgeBetween(grid: Grid, a: Headed, b: Headed, top: number, end: number, near: readonly Word[]): number {
  const rule = ruleBetween(grid, a, b, top, end)
  if (rule !== null) return rule
  const [from, to] = [a.box.x + a.box.w / 2, b.box.x + b.box.w / 2]
  const widest = clearChannels(near, from, to).reduce<Channel | null>((best, c) => (best && best.to - best.from >= c.to - c.from ? best : c), null)
  return widest ? (widest.from + widest.to) / 2 : (from + to) / 2
}
function ruleBetween(grid: Grid, a: Headed, b: Headed, top: number, end: number): number | null {
  const rule = grid.bestVertical(a.box.x + a.box.w, b.box.x, top, end)
  return rule && rule.share > 0.6 ? rule.at : null
}
/** Where the columns begin: behind the strip between the labels and the first head that no word near the numbers reaches into. */
function leftOf(near: readonly Word[], label: Anchor, head: Headed): number | null {
  const channel = clearChannels(near, right(label.box), head.box.x + head.box.w / 2).at(-1)
  return channel ? channel.to - 4 : null
}
/** Rows so far under the numbers are still the table's. */
const NEAR_BELOW = 60
const columnOf = ({ edges }: Columns, word: Word): number => edges.filter((edge) => midX(word.box) > edge).length

function sectionsOf(text: PageText, grid: Grid, label: Anchor, columns: Columns): CoverageSection[] {
  const head = Math.max(...columns.heads.flatMap((h) => h.words.map((w) => bottom(w.box))))
  const within = text.words.filter((w) => w.box.y > head && w.box.y < bottom(label.box) + BELOW_MAX)
  const labels = labelRows(within.filter((w) => right(w.box) < columns.left + 2 || (midX(w.box) < columns.left && w.box.x < columns.left - 8)), label, grid, within)
  const number = text.page.number
  const sections = columns.heads.map(({ type, words }, at): CoverageSection => {
    const rows = labels.flatMap(({ line, top, end }): Row[] => {
      const own = within.filter((w) => w.box.x >= columns.left && columnOf(columns, w) === at && midY(w.box) >= top && midY(w.box) < end)
      const lines = linesOf(own)
      // Behind a bare `Limits` each line says of itself what it is.
      if (/^limits?\W*$/i.test(line.text) && (lines.length > 1 || /[A-Za-z]{3}/.test(lines[0]?.text ?? ''))) return wholeLines(lines).map((words, k) => ({ page: number, y: line.box.y + k * 0.01, h: line.box.h, segments: [segmentOf(number, words)] }))
      const value = lines.map((l) => l.words).reduce(joinAtHyphen, [])
      // Under one label for both the two days are a term.
      if (BOTH_DAYS.test(line.text) && lines.length > 1) return [{ page: number, y: line.box.y, h: line.box.h, segments: [segmentOf(number, value)] }]
      return [{ page: number, y: line.box.y, h: line.box.h, segments: value.length > 0 ? besideEachOther(segmentOf(number, line.words), segmentOf(number, value)) : [segmentOf(number, line.words)] }]
    })
    return { type, name: words.map((w) => w.text).join(' '), heading: segmentOf(number, words), rows }
  })
  return sections.filter((s) => !PACKAGE.test(s.name) || s.rows.some((r) => r.segments.length > 1 && /\bgeneral\s+agg/i.test(r.segments[0]!.text)))
}

/** `WA7-441870-` over `016`: what a narrow cell breaks behind its hyphen is one word. */
function joinAtHyphen(before: Word[], line: Word[]): Word[] {
  const [last, first] = [before.at(-1), line[0]]
  if (!last || !first || before.length !== 1 || !/\d[A-Z0-9]*-$/.test(last.text) || !/^[A-Z0-9]/.test(first.text)) return [...before, ...line]
  return [{ ...last, text: `${last.text}${first.text}`, box: unionBox([last.box, first.box]) }, ...line.slice(1)]
}

/** `$1,000,000 each` over `occurrence`, `E.L. disease each employee` over `$1,000,000`: what a narrow cell breaks is one line. */
function wholeLines(lines: readonly TextLine[]): Word[][] {
  const out: { text: string; words: Word[] }[] = []
  for (const { text, words } of lines) {
    const last = out.at(-1)
    const goesOn = last !== undefined && !/^statutory\W*$/i.test(last.text) && (/\d,\d{3}/.test(last.text) ? /^[a-z(]/.test(text) && !/\d,\d{3}/.test(text) : /^(?:\$\s?\d|\d{1,3}(?:,\d{3})+|[a-z(])/.test(text))
    if (last && goesOn) out[out.length - 1] = { text: `${last.text} ${text}`, words: [...last.words, ...words] }
    else out.push({ text, words })
  }
  return out.map((l) => l.words)
}
/** How high a ruled table's last row may be. */
const LAST_MAX = 90
/** Without rules a line half way between two labels goes on from the upper one. */
const GOES_ON = 0.35
const BOTH_DAYS = /^\W*(?:policy\s+)?eff(?:ective|\.)?(?:\s+dates?)?\s*[/&–-]\s*exp(?:iration|ires|\.)?(?:\s+dates?)?\W*$/i
/** The label's place reaches to its value's, however many columns stand between them. */
const besideEachOther = (label: Segment, value: Segment): Segment[] => [{ ...label, box: { ...label.box, w: Math.max(label.box.w, value.box.x - LABEL_GAP - label.box.x) } }, value]
const LABEL_GAP = 12

const VALUES_MIN = 2
/** Whether numbers of several policies stand side by side behind one label: whose each is, only the heads of their columns tell. */
export const listsSideBySide = (rows: readonly Row[]): boolean =>
  rows.some((row, i) => isHalfWay(row, rows.slice(Math.max(0, i - 1), i + 2)) || isBroken(row, rows[i + 1])) ||
  rows.some(({ segments: [label, ...values] }) => label !== undefined && LABEL.test(label.text.trim()) && values.length >= VALUES_MIN && values.some((s) => isNumber(s.text)) && values.every((s) => isAwaited(s.text) || isNumber(s.text) || LACKS.test(s.text.trim())))
const isNumber = (printed: string): boolean => isPolicyNumber(printed.trim()) && /^[A-Z0-9][A-Z0-9 ./-]*$/.test(printed.trim())
/** What stands in a column whose policy has no number on this page. */
const LACKS = /^(?:[-–—]+|n\s?\/\s?a|none|(?:not|see|same|monopolistic|unknown)\b[a-z ]{0,24})$/i
/** Numbers alone in their row, beside the two lines of a label that a narrow column breaks: `Policy` over `Number`. */
const isHalfWay = ({ segments }: Row, near: readonly Row[]): boolean =>
  segments.length > VALUES_MIN && segments.every((s) => isNumber(s.text)) && near.some(({ segments: [label, ...more] }) => label !== undefined && more.length === 0 && LABEL.test(label.text.trim()) && right(label.box) < segments[0]!.box.x)
/** `Coverage` before numbers alone, over `document` alone: a label of two lines beside them. */
const isBroken = ({ segments: [label, ...values] }: Row, next: Row | undefined): boolean =>
  label !== undefined && values.length >= VALUES_MIN && next?.segments.length === 1 && Math.abs(next.segments[0]!.box.x - label.box.x) < 3 && LABEL.test(`${label.text.trim()} ${next.segments[0]!.text.trim()}`) && values.every((s) => isNumber(s.text))
const LABEL = /^(?:certificate\s*\/\s*)?(?:pol(?:icy|\.)?|contract|memorandum|coverage\s+document)(?:\s*(?:numbers?|no\.?|num\.?|#|id))?\W*$/i

/** The labels down the left, each with the height that is its own; they end where a line is none of theirs. */
function labelRows(words: Word[], label: Anchor, grid: Grid, within: readonly Word[]): { line: TextLine; top: number; end: number }[] {
  const lines = linesOf(words).filter((l) => (Math.abs(l.box.x - label.box.x) < 10 || Math.abs(midX(l.box) - midX(label.box)) < 4) && l.text.length <= NAME_LETTERS_MAX)
  const own: TextLine[] = []
  const crossed = (a: TextLine, b: TextLine): number[] => grid.crossings(label.box.x, label.box.x + 12, bottom(a.box) - 1, b.box.y + 1)
  const isRuled = lines.slice(1).filter((line, i) => crossed(lines[i]!, line).length > 0).length > 1
  for (const line of lines.slice(0, ROWS_MAX)) {
    const last = own.at(-1)
    // A ruled row is as high as its highest cell.
    if (last && line.box.y - bottom(last.box) > 34 && midY(line.box) > midY(label.box) && !(isRuled && crossed(last, line).length === 1)) break
    // The number's own label of two lines is one.
    if (last && [...last.words, ...line.words].every((w) => label.words.includes(w))) own[own.length - 1] = { text: `${last.text} ${line.text}`, box: unionBox([last.box, line.box]), words: [...last.words, ...line.words] }
    // In a ruled table a label of two lines stands in one cell.
    else if (last && isRuled && line.box.y - bottom(last.box) < (/^[a-z(]/.test(line.text) ? 1.2 : 0.5) * line.box.h && crossed(last, line).length === 0) own[own.length - 1] = { text: `${last.text} ${line.text}`, box: unionBox([last.box, line.box]), words: [...last.words, ...line.words] }
    else own.push(line)
  }
  // A rule parts two labels' rows where one is drawn; their values may be of more lines than they are.
  const edge = (a: TextLine, b: TextLine): number => crossed(a, b).at(-1) ?? (bottom(a.box) + b.box.y) / 2 + GOES_ON * b.box.h
  return own.map((line, i) => ({ line, top: i === 0 ? line.box.y - 6 : edge(own[i - 1]!, line), end: own[i + 1] ? edge(line, own[i + 1]!) : ((isRuled ? grid.crossings(label.box.x, label.box.x + 12, bottom(line.box), bottom(line.box) + LAST_MAX)[0] : undefined) ?? lastOf(line, within) + 12) }))
}

/** Where no rules are the last row goes on as long as lines follow close under each other that begin where its values do. */
function lastOf(label: TextLine, within: readonly Word[]): number {
  const beside = within.filter((w) => Math.abs(midY(w.box) - midY(label.box)) < 3 && w.box.x > right(label.box))
  const starts = beside.filter((w) => !beside.some((o) => o !== w && o.box.x < w.box.x && w.box.x - right(o.box) < 0.9 * w.box.h)).map((w) => w.box.x)
  let end = bottom(label.box)
  for (;;) {
    const next = within.filter((w) => w.box.y > end - 2 && w.box.y < end + 0.9 * label.box.h)
    const isOwn = next.length > 0 && next.every((w) => w.box.x > right(label.box)) && starts.some((x) => next.some((w) => Math.abs(w.box.x - x) < START_MAX))
    if (!isOwn) return end
    end = Math.max(...next.map((w) => bottom(w.box)))
  }
}
const START_MAX = 2

import type { Box } from '../../vocabulary/index.ts'
import type { Word } from '../page-model.ts'
import { findDate } from '../values/index.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import { clearChannels, nearestChannel } from './clear-channel.ts'
import { headingOverDays, limitsBehindDays } from './dated-headings.ts'
import type { Grid } from './grid.ts'
import { addNarrowColumns } from './narrow-columns.ts'
import { type Anchor, bottom, foldLetters, midX, midY, type PageText, right, unionOf } from './page-text.ts'
import { ruledTable } from './ruled-table.ts'

export const COLUMNS = ['letter', 'type', 'carrier', 'naic', 'addl', 'subr', 'number', 'eff', 'exp', 'limits', 'deductible', 'premium'] as const
export type ColumnName = (typeof COLUMNS)[number]
export type Column = { x1: number; x2: number }
/** The coverage table of a certificate: its columns (absent ones are not printed on this form) and its height. */
export type Table = { columns: Partial<Record<ColumnName, Column>>; /** Columns of amounts that are headed by the limit they hold. */ amounts?: (Column & { label: string })[]; top: number; bottom: number; left: number; right: number; /** Where rows are named that begin before the column of types, over the one of additional insureds. */ names?: number; /** Told by its rules: no rule but those between rows crosses the columns of numbers and days. */ ruled?: true }

/** Headers of one column that holds both dates. */
const TERM = ['POLICYPERIOD', 'POLICYTERM', 'POLICYDATES', 'COVERAGEPERIOD', 'PERIODOFINSURANCE', 'PERIOD', 'TERM', 'DATES']
const HEADERS: Record<ColumnName, string[]> = {
  letter: ['INSRLTR', 'INSR', 'COLTR', 'INSLTR', 'LTR', 'CO'],
  type: [
    'TYPEOFINSURANCE',
    'TYPEOFCOVERAGE',
    'TYPESOFINSURANCE',
    'COVERAGETYPE',
    'TYPEOFPOLICY',
    'POLICYTYPE',
    'LINEOFCOVERAGE',
    'LINEOFBUSINESS',
    'INSURANCETYPE',
    'COVERAGE',
    'COVERAGES',
    'INSURANCE',
    'TYPE',
  ],
  carrier: ['INSURANCECOMPANY', 'INSURANCECARRIER', 'INSURERNAME', 'CARRIERNAME', 'CARRIER', 'INSURER', 'COMPANY', 'UNDERWRITER'],
  addl: ['ADDL', 'ADDLINSD', 'ADDLINSR', 'ADDLINSRD', 'ADDLNSRD', 'ADDITIONALINSURED'],
  subr: ['SUBR', 'SUBRWVD', 'WAIVEROFSUBROGATION'],
  number: ['POLICYNUMBER', 'POLICYNO', 'POLICYNUM', 'POLICYID', 'CERTIFICATENO'],
  eff: ['POLICYEFF', 'POLICYEFFECTIVE', 'EFFECTIVEDATE', 'EFFDATE', 'EFFECTIVE', 'EFFMMDDYYYY', 'EFF', ...TERM],
  exp: ['POLICYEXP', 'POLICYEXPIRATION', 'EXPIRATIONDATE', 'EXPDATE', 'EXPIRATION', 'EXPIRES', 'EXPIRY', 'EXPMMDDYYYY', 'EXP'],
  naic: ['NAIC', 'NAICNO', 'NAICCODE', 'NAICNUMBER'],
  deductible: ['DEDUCTIBLE', 'DEDUCTIBLES', 'DEDUCTIBLESIR', 'DED', 'RETENTION'],
  premium: ['PREMIUM', 'ANNUALPREMIUM'],
  limits: ['COVEREDPROPERTY', 'LIMITS', 'LIMITSOFLIABILITY', 'LIMITSOFINSURANCE', 'LIMIT', 'COVERAGELIMITS', 'AMOUNTOFINSURANCE'],
}
const BELOW = [
  'DESCRIPTIONOFOPERATIONS',
  'DESCRIPTIONOFOPERATION',
  'SPECIALCONDITIONS',
  'DESCRIPTIONOF',
  'REMARKS',
  'CERTIFICATEHOLDER',
  'CANCELLATION',
]

/**
 * Finds the coverage table by its header words, which stand on one band; edges snap to the ruled line between two
 * headers that runs farthest down the table, and the dates printed below have a say where there is no rule.
 */
export function findTable(text: PageText, grid: Grid): Table | null {
  const seen = text.page.source === 'image' ? ruledTable(text, grid) : null
  const next = seen ? nextPart(text, grid, seen.top) : 0
  // A heading much further up is a note of the form's own.
  const ruled = seen && { ...seen, bottom: next > seen.bottom - FOOT_MAX ? Math.min(seen.bottom, next) : seen.bottom }
  const number = pickHeader(text)
  if (ruled && (!number || isIn(number, ruled.columns.number!))) return ruled
  const headers = (number && headersBeside(text, number)) ?? (text.page.source === 'image' ? headersOverDays(text) : null)
  if (!headers) return null
  const top = headerBottom(grid, headers.number, headers)
  const end = tableEnd(text, grid, top, headers)
  const table = withAmounts(edgesOf(headers, grid, top, end, text), headers, text)
  return text.page.source === 'image' ? limitsBehindDays(text, addNarrowColumns(table, headers, grid)) : table
}

const AMOUNTS = ['EACHOCCURRENCE', 'PEROCCURRENCE', 'OCCURRENCE', 'EACHCLAIM', 'PERCLAIM', 'GENERALAGGREGATE', 'AGGREGATE', 'COMBINEDSINGLELIMIT', 'CSL']
/** Where no column is headed as the limits', each of several may be headed by one limit. */
function withAmounts(table: Table, headers: Headers, text: PageText): Table {
  if (headers.limits || text.page.source === 'image') return table
  const heads: Anchor[] = []
  for (const phrase of AMOUNTS)
    for (const head of text.find(phrase, bandOf(text, headers.number)))
      if (Math.abs(midY(head.box) - midY(headers.number.box)) < 5 && !heads.some((h) => isOver(h, head))) heads.push(head)
  const sorted = heads.sort((a, b) => a.box.x - b.box.x)
  const first = sorted[0]
  if (!first) return table
  const columns = Object.fromEntries(Object.entries(table.columns).map(([name, c]) => [name, c.x1 < first.box.x && c.x2 > first.box.x ? { ...c, x2: first.box.x - 10 } : c]))
  const amounts = sorted.map((head, i) => ({ label: head.words.map((w) => w.text).join(' '), x1: head.box.x - 10, x2: sorted[i + 1] ? sorted[i + 1]!.box.x - 10 : right(head.box) + 40 }))
  return { ...table, columns, amounts, right: Math.max(table.right, amounts.at(-1)!.x2) }
}

type Headers = Partial<Record<ColumnName, Anchor>> & { number: Anchor }

const bandOf = (text: PageText, number: Anchor): Box => ({ x: 0, y: midY(number.box) - 16, w: text.page.width, h: 32 })

/** The headings level with POLICY NUMBER; null where they do not make a table. */
function headersBeside(text: PageText, number: Anchor): Headers | null {
  const headers = findHeaders(text, bandOf(text, number), number)
  return headers.type && (headers.eff || headers.exp || headers.limits) ? { ...headers, number } : null
}

/** On pictures days that stand in columns tell what headings that cannot be read stood for. */
function headersOverDays(text: PageText): Headers | null {
  const dated = headingOverDays(text, text.find('TYPEOFINSURANCE'))
  return dated && { ...dated, ...findHeaders(text, bandOf(text, dated.number), dated.number), type: dated.type, eff: dated.eff, exp: dated.exp, number: dated.number }
}

const FOOT_MAX = 30
const isIn = (anchor: Anchor, { x1, x2 }: Column): boolean => midX(anchor.box) > x1 && midX(anchor.box) < x2

/** The header POLICY NUMBER stands level with TYPE OF INSURANCE; other places on a form name a policy number too. */
function pickHeader(text: PageText): Anchor | null {
  const types = HEADERS.type.flatMap((phrase) => text.find(phrase)).filter((a) => !isOther(text, a))
  for (const phrase of HEADERS.number) {
    for (const number of text.find(phrase)) {
      // A certificate's own number is named all over the form: misread, that phrase is any of them.
      if (isLabel(text, number) || (phrase === 'CERTIFICATENO' && number.edits)) continue
      if (
        types.some((t) => Math.abs(midY(t.box) - midY(number.box)) < 16 && (right(t.box) < number.box.x + 8 || t.box.x > right(number.box)))
      )
        return number
    }
  }
  return text.page.source === 'image' ? null : (stackedNumber(text, types) ?? numberOfNamelessTypes(text))
}

/** A table whose first column has no heading and names coverages: its number stands level with a term and with limits. */
function numberOfNamelessTypes(text: PageText): Anchor | null {
  const alone = text.words.filter((w) => /^policy$/i.test(w.text) && standsAlone(text, w)).map((w): Anchor => ({ box: w.box, words: [w] }))
  for (const number of [...HEADERS.number.slice(0, 2).flatMap((phrase) => text.find(phrase)), ...alone]) {
    if (isLabel(text, number)) continue
    const level = (phrases: string[]): boolean =>
      phrases.some((p) => text.find(p).some((a) => Math.abs(midY(a.box) - midY(number.box)) < 5 && a.box.x > right(number.box)))
    const named = text.words.some((w) => /^type$/i.test(w.text) && Math.abs(midY(w.box) - midY(number.box)) < 5 && standsAlone(text, w))
    if (level(HEADERS.eff) && level(HEADERS.limits) && (named || namesUnder(text, number).length > 0)) return number
  }
  return null
}
/** A word with nothing close beside it on its line. */
const standsAlone = (text: PageText, word: Word): boolean =>
  !text.words.some((w) => w !== word && Math.abs(midY(w.box) - midY(word.box)) < 3 && w.box.x < right(word.box) + 8 && right(w.box) > word.box.x - 8)
/** The words of the column before a number's, in the rows under its heading, where they name coverages. */
const namesUnder = (text: PageText, number: Anchor): Word[] =>
  text
    .linesIn({ x: 0, y: bottom(number.box), w: number.box.x - 6, h: 160 })
    .filter((l) => l.text.length < 60 && knownCoverageOf(l.text) !== null)
    .flatMap((l) => l.words)

const OTHERS = ['INSURANCECOMPANY', 'INSURANCECARRIER', 'COVERAGEPERIOD', 'COVERAGEDATES', 'COVERAGELIMITS']
const othersOf = new WeakMap<PageText, Set<Word>>()
/** `Insurance company` and `Coverage period` are headings of other columns, not `Insurance` and `Coverage`. */
function isOther(text: PageText, type: Anchor): boolean {
  if (text.page.source === 'image') return false
  const held = othersOf.get(text) ?? new Set(OTHERS.flatMap((phrase) => text.find(phrase).map((a) => a.words[0]!)))
  othersOf.set(text, held)
  return held.has(type.words[0]!)
}

/** POLICY set over NUMBER in a narrow column, level with the heading of the types. */
function stackedNumber(text: PageText, types: readonly Anchor[]): Anchor | null {
  const upper = text.words.filter((w) => /^policy$/i.test(w.text))
  const lower = text.words.filter((w) => /^(?:number|no\.?|num\.?|#)$/i.test(w.text))
  for (const first of upper) {
    const second = lower.find((w) => {
      const over = Math.min(right(w.box), right(first.box)) - Math.max(w.box.x, first.box.x)
      const drop = midY(w.box) - midY(first.box)
      return over > 0.5 * Math.min(w.box.w, first.box.w) && drop > 0 && drop < 2 * Math.max(5, first.box.h)
    })
    if (!second) continue
    const y = (midY(first.box) + midY(second.box)) / 2
    if (types.some((t) => Math.abs(midY(t.box) - y) < 12 && (right(t.box) < first.box.x + 8 || t.box.x > right(first.box))))
      return { box: unionOf([first.box, second.box]), words: [first, second] }
  }
  return null
}

/** `Policy number: 123` states a fact; a header stands alone. */
const isLabel = (text: PageText, anchor: Anchor): boolean => isInSentence(text, anchor) || namesFact(text, anchor)
const namesFact = (text: PageText, anchor: Anchor): boolean => {
  const last = anchor.words.at(-1)!
  const end = right(last.box)
  const beside = (w: Word): boolean => Math.abs(midY(w.box) - midY(last.box)) < 3 && w.box.x > end - 2
  return last.text.endsWith(':') && text.words.some((w) => beside(w) && (w.box.x < end + 12 || (w.box.x < end + 40 && /\d/.test(w.text))))
}

const RUNNING_MIN = 3
/** `under the above policy number for the dates`: words in small letters run on from it. */
const isInSentence = (text: PageText, anchor: Anchor): boolean => {
  const level = text.words.filter((w) => Math.abs(midY(w.box) - midY(anchor.box)) < 3)
  let running = 0
  for (let at = anchor.words.at(-1)!; running < RUNNING_MIN; running++) {
    const next = level.find((w) => w.box.x > at.box.x && w.box.x - right(at.box) < 0.7 * at.box.h && /^[a-z]+[,.;]?$/.test(w.text) && w !== at)
    if (!next) break
    at = next
  }
  return running >= RUNNING_MIN
}

function findHeaders(text: PageText, band: Box, number: Anchor): Partial<Record<ColumnName, Anchor>> {
  const found: Partial<Record<ColumnName, Anchor>> = { number }
  const pick = (name: ColumnName, from: number, to: number, reaches = [5, 16]): void => {
    const away = (a: Anchor): number => Math.abs(midY(a.box) - midY(number.box))
    // A heading on the line itself goes before the same words in the first row under it.
    for (const reach of reaches) {
      for (const phrase of HEADERS[name]) {
        const hits = text.find(phrase, band).filter((a) => !(name === 'type' && isOther(text, a)) && !(name === 'letter' && goesOn(text, a, phrase)) && midX(a.box) > from && midX(a.box) < to && away(a) <= reach)
        if (hits.length === 0) continue
        const worth = (a: Anchor): number => (a.edits ?? 0) * 8 + away(a)
        found[name] = hits.reduce((a, b) => (worth(b) < worth(a) ? b : a))
        return
      }
    }
  }
  pick('type', 0, number.box.x)
  if (!found.type) pick('type', right(number.box), text.page.width)
  if (!found.type && text.page.source !== 'image') {
    const names = namesUnder(text, number)
    const left = names.length > 0 ? Math.min(...names.map((w) => w.box.x)) : 0
    if (left > 0) found.type = { box: { ...number.box, x: left, w: Math.max(20, number.box.x - left - 30) }, words: [] }
  }
  const type = found.type
  if (!type) return found
  pick('letter', 0, type.box.x + 4)
  pick('carrier', 0, text.page.width)
  if (found.carrier && (overlaps(found.carrier, type) || isOver(found.carrier, number))) delete found.carrier
  pick('addl', right(type.box) - 4, text.page.width)
  pick('subr', right(type.box) - 4, text.page.width)
  if (found.addl && !found.subr && text.page.source !== 'image') partGlued(found)
  // The editions before 2009 ask for additional insureds before the type.
  if (!found.addl && text.page.source !== 'image') pick('addl', 0, type.box.x)
  pick('eff', right(number.box) - 4, text.page.width)
  // The days may stand before the number too.
  if (!found.eff && text.page.source !== 'image') pick('eff', 0, number.box.x, [5])
  if (found.eff && midX(found.eff.box) < number.box.x) pick('exp', right(found.eff.box), number.box.x, [5])
  if (!found.exp) pick('exp', found.eff ? midX(found.eff.box) + 4 : right(number.box), text.page.width)
  if (!found.eff && !found.exp && text.page.source !== 'image') fromAndTo(text, band, found)
  if (found.eff && found.exp && isOneTerm(text, found.eff, found.exp)) delete found.exp
  pick('limits', right((found.exp ?? found.eff ?? number).box) - 12, text.page.width)
  if (!found.limits && text.page.source !== 'image') pick('limits', 0, text.page.width, [5])
  if (found.limits && [type, number].some((a) => isOver(a, found.limits!))) delete found.limits
  // A table with the columns of the printed form has none of these.
  if (text.page.source !== 'image' && !found.addl) for (const name of ['naic', 'deductible', 'premium'] as const) pick(name, 0, text.page.width, [5])
  // `Insurer (NAIC)` is one heading.
  if (found.naic && found.carrier && overlaps(found.carrier, found.naic)) delete found.naic
  return found
}

/** `ADDLSUBR`: the headings of two narrow columns set against each other. */
function partGlued(found: Partial<Record<ColumnName, Anchor>>): void {
  const [word, ...rest] = found.addl!.words
  if (!word || rest.length > 0 || !/^ADDL(?:INSD|INSR)?SUBR/.test(foldLetters(word.text))) return
  const { x, y, w, h } = word.box
  found.addl = { box: { x, y, w: w / 2 - 0.5, h }, words: [word] }
  found.subr = { box: { x: x + w / 2 + 0.5, y, w: w / 2 - 0.5, h }, words: [word] }
}

/** `INSR` is not the head of `INSRD`. */
const goesOn = (text: PageText, anchor: Anchor, phrase: string): boolean =>
  text.page.source !== 'image' && foldLetters(anchor.words.map((w) => w.text).join('')) !== phrase

/** Columns headed `From` and `To`. */
function fromAndTo(text: PageText, band: Box, found: Partial<Record<ColumnName, Anchor>>): void {
  const level = (a: Anchor): boolean => Math.abs(midY(a.box) - midY(found.number!.box)) < 5
  const from = text.find('FROM', band).find(level)
  const to = from && text.find('TO', band).find((a) => level(a) && a.box.x > right(from.box))
  if (!from || !to) return
  found.eff = from
  found.exp = to
}

/** `Effective / Expiration` heads one column with both days. */
const isOneTerm = (text: PageText, eff: Anchor, exp: Anchor): boolean =>
  eff.words.some((w) => exp.words.includes(w)) ||
  text.words.some(
    (w) =>
      exp.box.x - right(eff.box) < 24 &&
      Math.abs(midY(w.box) - midY(eff.box)) < 3 &&
      w.box.x > right(eff.box) - 2 &&
      right(w.box) < exp.box.x + 2 &&
      /^([/–&-]|to|and)$/i.test(w.text),
  )

/** `Insurance company` over `and policy number`: one column holds both. */
const isOver = (a: Anchor, b: Anchor): boolean => Math.min(right(a.box), right(b.box)) - Math.max(a.box.x, b.box.x) > 0.5 * Math.min(a.box.w, b.box.w)
const overlaps = (a: Anchor, b: Anchor): boolean => a.box.x < right(b.box) + 14 && b.box.x < right(a.box) + 14

const headerBottom = (grid: Grid, number: Anchor, headers: Partial<Record<ColumnName, Anchor>>): number => {
  const rules = grid.crossings(number.box.x, right(number.box), bottom(number.box) - 1, bottom(number.box) + 26)
  if (rules.length > 0) return rules[0]!
  const known = Object.values(headers).map((a) => bottom(a.box))
  return Math.max(...known) + 1
}

/** Where the part of the form under the table begins. */
const nextPart = (text: PageText, grid: Grid, top: number): number => {
  const below: Box = { x: 0, y: top + 20, w: text.page.width * 0.75, h: text.page.height }
  const ends = BELOW.flatMap((phrase) => text.find(phrase, below))
    // The workers compensation row says "DESCRIPTION OF OPERATIONS below" in its own cell.
    .filter((a) => a.box.x < text.page.width * 0.5 && !isInsideNote(text, grid, a))
    .map((a) => a.box.y)
  return ends.length > 0 ? Math.min(...ends) - 1 : text.page.height
}

/** The table ends where the next part of the form begins, or sooner where its own columns or policies do. */
const tableEnd = (text: PageText, grid: Grid, top: number, headers: Partial<Record<ColumnName, Anchor>>): number => {
  const end = nextPart(text, grid, top)
  const last = Math.max(top, ...dateStarts(text, top, end).map(bottom))
  const ruled = grid.verticals.filter((v) => v.from < top + 8 && v.to > Math.max(top + 16, last)).map((v) => v.to)
  const own = ruled.length >= 3 ? Math.max(...ruled) + 1 : end
  // What follows a table that lists no limits are blocks of limits, headed like rows.
  return Math.min(end, own, !headers.limits && last > top ? last + 8 : end)
}
const isInsideNote = (text: PageText, grid: Grid, anchor: Anchor): boolean =>
  // On pictures the word that tells the note apart may be illegible: the note's cell is narrow, the heading's is not.
  (text.page.source === 'image' && grid.cellAt(midX(anchor.box), midY(anchor.box)).w < text.page.width * 0.4) ||
  (text.page.source !== 'image' && text.words.some((w) => /^under$/i.test(w.text) && Math.abs(midY(w.box) - midY(anchor.box)) < 3 && Math.abs(anchor.box.x - right(w.box)) < 8)) ||
  text.words.some(
    (w) =>
      Math.abs(midY(w.box) - midY(anchor.box)) < 3 &&
      w.box.x > right(anchor.box) - 4 &&
      w.box.x < right(anchor.box) + 60 &&
      /^below/i.test(w.text),
  )

/** A day with its neighbour read as one word is wider. */
const DAY_MAX = 60

function edgesOf(headers: Partial<Record<ColumnName, Anchor>>, grid: Grid, top: number, end: number, text: PageText): Table {
  const present = COLUMNS.filter((name) => headers[name]).sort((a, b) => midX(headers[a]!.box) - midX(headers[b]!.box))
  const columns: Partial<Record<ColumnName, Column>> = {}
  const outerLeft = grid.bestVertical(0, headers[present[0]!]!.box.x + 2, top, end)
  let x1 = outerLeft && outerLeft.share > 0.5 ? outerLeft.at : Math.max(0, headers[present[0]!]!.box.x - 12)
  const left = x1
  present.forEach((name, i) => {
    const next = present[i + 1]
    const x2 = next ? edgeBetween(headers, name, next, grid, top, end, text) : rightEdge(grid, headers[name]!, top, end, text)
    columns[name] = { x1, x2 }
    x1 = x2
  })
  const { addl, type } = columns
  return { columns, top, bottom: end, left, right: x1, ...(addl && addl.x1 < type!.x1 ? { names: addl.x1 } : {}) }
}

const rightEdge = (grid: Grid, last: Anchor, top: number, end: number, text: PageText): number => {
  const beyond = grid.verticals.filter((v) => v.at > right(last.box) && covers(v.from, v.to, top, end) > 0.6)
  const edge = beyond.at(-1)?.at
  if (edge === undefined) return grid.width
  // A rule between labels and amounts is not the table's edge.
  const outside = text.page.source === 'image' ? [] : text.words.filter((w) => w.box.x > edge && /\d,\d{3}/.test(w.text) && midY(w.box) > top && midY(w.box) < end)
  return outside.length > 1 ? grid.width : edge
}
const covers = (from: number, to: number, y1: number, y2: number): number => (Math.min(to, y2) - Math.max(from, y1)) / Math.max(1, y2 - y1)

function edgeBetween(
  headers: Partial<Record<ColumnName, Anchor>>,
  a: ColumnName,
  b: ColumnName,
  grid: Grid,
  top: number,
  end: number,
  text: PageText,
): number {
  const left = headers[a]!.box
  const next = headers[b]!.box
  const rule = grid.bestVertical(midX(left), midX(next), top, end)
  if (rule && rule.share > 0.55) return rule.at
  if (b === 'eff' || b === 'exp') {
    // Dates stand under their header; the column begins just left of them.
    const near = (d: Box): number => Math.abs(midX(d) - midX(next))
    const own = dateStarts(text, top, end).filter((d) => near(d) < 45 && near(d) < Math.abs(midX(d) - midX(left)))
    if (own.length > 0) return Math.min(...own.map((d) => d.x)) - 2
  }
  // The heading of the limits stands in the middle of its wide column: where a picture lost the rule, the last days' end parts them.
  if (b === 'limits' && text.page.source === 'image') {
    const days = dateStarts(text, top, end).filter((d) => Math.abs(midX(d) - midX(left)) < 30 && d.w < DAY_MAX && right(d) < next.x)
    if (days.length > 1) return Math.min(next.x - 3, Math.max(...days.map(right)) + 2)
  }
  // Headings of ruleless tables are set flush left with what stands under them.
  const guess = b === 'limits' || a === 'letter' || grid.verticals.length < 4 ? next.x - 3 : (right(left) + next.x) / 2
  return text.page.source === 'image' ? guess : clearOf(guess, a, b, headers, text, top, end)
}

/** Headings set in the middle of their columns say nothing of the edges: where words cross, the edge stands where none does. */
function clearOf(guess: number, a: ColumnName, b: ColumnName, headers: Partial<Record<ColumnName, Anchor>>, text: PageText, top: number, end: number): number {
  const within = text.words.filter((w) => midY(w.box) > top + 1 && midY(w.box) < end - 1)
  const [x1, x2] = [midX(headers[a]!.box), midX(headers[b]!.box)]
  if (b === 'limits' && (a === 'exp' || a === 'eff')) {
    const days = dateStarts(text, top, end).filter((d) => right(d) > x1 && d.x < x2)
    const first = days.length > 1 ? clearChannels(within, Math.max(...days.map(right)) - 1, x2)[0] : undefined
    return first && first.to < guess ? first.to - 1.5 : guess
  }
  if (!within.some((w) => w.box.x < guess - 0.5 && right(w.box) > guess + 0.5)) return guess
  const channel = nearestChannel(clearChannels(within, x1, x2), guess)
  return channel ? Math.min(channel.to - 1, Math.max(channel.from + 1, guess)) : guess
}
const dateStarts = (text: PageText, top: number, end: number): Box[] =>
  text.words.filter((w) => w.box.y > top - 2 && w.box.y < end && w.text.length <= 12 && /\d/.test(w.text) && findDate(w.text)).map((w) => w.box)

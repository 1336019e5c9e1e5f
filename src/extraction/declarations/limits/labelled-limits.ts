import { type AmountAt, type AmountRow, columnOf } from './amount-rows.ts'
import { unitsOfCell, unitsOfCells } from '../view/cell-units.ts'
import { headedAmounts } from './headed-limits.ts'
import { confidenceOf } from '../view/text-run.ts'

/** How one limit is labelled on declarations: what its row says, what it must not say, and what amounts make sense. */
export type LimitSpec = { label: string; says: RegExp; not?: RegExp; min: number; max: number; step?: number }
export type LimitRead = {
  label: string
  amount: number | null
  at: AmountAt | null
  page: number
  confidence: number
  /** In how many rows the same amount stands. */
  agreed?: number
}

const NEVER =
  /\bpremium\b|\bfee\b|\btax\b|\bsurcharge\b|\bpayroll\b|\bremuneration\b|\bsales\b|\breceipts\b|\bexposure\b|\bclass code\b|\brate\b|\bannual revenue\b/i

/** `$3,000,000 excess of $2,000,000`: where a layer begins is no limit of it. */
const EXCESS_OF = /\b(?:excess\sof|xs)(?:\sunderlying)?\W{0,3}(?:USD\s?)?$/i
const fits = (spec: LimitSpec, amount: AmountAt): boolean =>
  amount.amount >= spec.min &&
  amount.amount <= spec.max &&
  amount.amount % (spec.step ?? 100) === 0 &&
  amount.column !== 'premium' &&
  (amount.column !== 'deductible' || /deductible|retention/.test(spec.label)) &&
  !EXCESS_OF.test(amount.before)

function pick(spec: LimitSpec, amounts: readonly AmountAt[]): AmountAt | null {
  const fitting = amounts.filter((a) => fits(spec, a))
  return fitting.find((a) => a.column === 'limit') ?? fitting[0] ?? null
}

/** A label and the amounts that go with it: a row of two columns holds two such pairs. */
type Chunk = { text: string; amounts: AmountAt[] }

const hasWords = (text: string): boolean => text.replace(/[^A-Za-z]/g, '').length >= 3

/** Words that say of what one amount is the limit, as they stand behind it. */
const UNIT = /^\W{0,3}(?:(?:each|per|any\sone|every)\s[a-z]+|(?:in\sthe\s)?(?:annual\s|policy\s|general\s)?aggregate)\b/i
const BARE_WORD = /^\W*(?:deductible|ded|retention)\W*$/i
/** Words that leave open which limit is meant. */
const OPEN_LABEL = /^(?:(?:item|coverage|part|section|limits?|of|liability|insurance|policy|our|the|maximum|combined|professional|[a-h](?=[.)]))\b|[^A-Za-z])*$/i

/** `Limit of liability: $1,000,000 each claim / $2,000,000 aggregate`: each amount has words of its own behind it. */
function withUnits({ run, amounts: all }: AmountRow): Chunk[] | null {
  const amounts = all.filter((a) => !EXCESS_OF.test(a.before))
  const behind = amounts.map((a, i) => run.text.slice(a.end, amounts[i + 1]?.start ?? run.text.length))
  if (amounts.length < 2 || !OPEN_LABEL.test(run.text.slice(0, amounts[0]!.start)) || !(behind.every((text) => UNIT.test(text)) || isListed(behind))) return null
  // A sentence that ended says no more of the amount.
  return amounts.map((a, i) => ({ text: behind[i]!.replace(/^\W+/, '').replace(/(?<=[a-z]{3})[.;]\s+[A-Z].*$|,?\s(?:in\s)?excess\sof\s.*$/, ''), amounts: [a] }))
}

/** `$1,000,000 each occurrence; $2,000,000 products-completed operations aggregate; $100,000 damage to premises rented to you.`: words behind each amount up to its stop. */
const isListed = (behind: readonly string[]): boolean => behind.length > 2 && UNIT.test(behind[0]!) && behind.every((text, i) => hasWords(text) && (i === behind.length - 1 || /[;,]\s(?:and\s)?\$?$/.test(text)))

/** `Limits of liability (each claim / aggregate)  $500,000 / $1,500,000`: the label names both amounts in their order. */
function withPair({ run, amounts, label }: AmountRow): Chunk[] | null {
  const pair = PAIR.exec(label)
  const [first, second] = amounts
  if (!pair || !first || !second || amounts.length !== 2 || !/^\s?\/\s?\$?\s?$/.test(run.text.slice(first.end, second.start))) return null
  const name = label.slice(0, pair.index).replace(/\W+$/, '')
  return [{ text: `${name} each ${pair[1]}`, amounts: [first] }, { text: `${name} ${pair[2]}`, amounts: [second] }]
}
const PAIR = /\b(?:(?:each|per)\s)?(claim|occurrence|wrongful\sact|incident)\s?\/\s?((?:annual\s|policy\s|general\s)?aggregate)\b/i

/** `Motor truck cargo | $250,000 per occurrence | $1,000`: what ends an amount's own cell is said of it, not of the next. */
function unitInCell({ row, run, amounts }: AmountRow, amount: AmountAt): string {
  const closed = UNIT_CLOSED.exec(run.text.slice(amount.end))
  if (closed) return closed[0]
  const cell = row.segments.length > 2 ? row.segments.find((s) => s.words.includes(amount.words[0]!)) : undefined
  // `$500,000 | Each accident - auto only | $4,211`: words in a cell of their own between an amount and what it costs are said of it.
  const own = cell && cell.words.length === amount.words.length ? row.segments[row.segments.indexOf(cell) + 1] : undefined
  const cost = own && row.segments[row.segments.indexOf(own) + 1]
  const paid = amounts[amounts.indexOf(amount) + 1]
  if (own && cost && UNIT_CELL.test(own.text) && paid?.column === 'premium' && cost.words.includes(paid.words[0]!)) return ` ${own.text}`
  // Words that go on behind the amount its cell begins with, before what the coverage costs, are said of it.
  const next = amounts[amounts.indexOf(amount) + 1]
  const isBefore = cell && next?.column === 'premium' && cell.words[0] === amount.words[0] && row.segments[row.segments.indexOf(cell) + 1]?.words[0] === next.words[0]
  const behind = isBefore ? run.text.slice(amount.end, next.start) : ''
  if (hasWords(behind)) return behind
  if (!cell || amounts.some((a) => a !== amount && cell.words.includes(a.words[0]!))) return ''
  const words = cell.text.trim().replace(/\s\/$/, '').split(/\s+/)
  for (let n = 2; n <= Math.min(3, words.length - 1); n++) {
    const unit = ` ${words.slice(-n).join(' ')}`
    if (UNIT_ALONE.test(unit) && run.text.startsWith(unit, amount.end)) return unit
  }
  return ''
}
const UNIT_CELL = /^(?:each|per|any\sone|aggregate)\b[^$\d]*$/i
/** `$100,000 per occurrence; $2,500 deductible`. */
const UNIT_CLOSED = /^\s(?:each|per|any\sone)\s(?:occurrence|loss|claim|vehicle|truck|unit|conveyance)(?=\s?;\s?\$)/i
const UNIT_ALONE = /^\s(?:each|per|any\sone)\s(?:occurrence|occ\.?|loss|claim|vehicle|truck|unit|conveyance|pollution\s(?:condition|incident)|wrongful\sact|medical\sincident)$/i

/** `$25,000 each occurrence / $50,000 aggregate`: the words up to the stroke are the first amount's, and both are of what the row names. */
const UNIT_BEFORE_STROKE = /^\s?(?:each|per|any\sone|every)\s[a-z]+\s?\/\s?/i
const SENTENCE_BEFORE = /^.*\b[a-z]{3,}\.\s(?=[A-Z])/
/** What a limit is subject to names other limits. */
const SUBJECT_TO = /[\s(]subject\sto\s.*$/i
/** `Aggregate $3,000,000 | Retained limit $0`: a label that answers for itself says nothing of the amount before it. */
const NOTHING_BEHIND = /\s[A-Z][A-Za-z -]{3,40}\s\$\s?0(?:\.00)?\s*$|[;,]\s[A-Za-z][A-Za-z \/&-]{3,40}:?\s(?:not\s(?:covered|included|provided)|excluded|included|none|nil|n\/a)\W*$|[;,]\s[A-Za-z][A-Za-z \/&-]{3,40}:\s*$/i
/** `$1,000,000; deductible $0; 104 weeks`, `$500; waiting period 7 days`: what follows a stop is another term of the coverage, and says nothing of what the amount limits. */
const NEXT_TERM = /\s?;\s(?:(?:no\s|nil\s)?(?:deductible|retention|waiting|elimination|benefit\speriod)|to\sage|for\s\d|\d{1,4}\s(?:weeks|days|hours|months))\b[^$]*(?:\$\s?0(?:\.00)?\b[^$]*)?$/i
function chunksOf(row: AmountRow): Chunk[] {
  const text = row.run.text
  const [first] = row.amounts
  if (!first) return [{ text, amounts: [] }]
  const units = withUnits(row) ?? withPair(row) ?? unitsOfCell(row) ?? unitsOfCells(row)
  if (units) return units
  const amountLed = !hasWords(text.slice(0, first.start))
  if (amountLed) {
    return row.amounts.map((a, i) => ({ text: text.slice(a.end, row.amounts[i + 1]?.start ?? text.length).trim(), amounts: [a] }))
  }
  const chunks: Chunk[] = []
  let from = 0
  for (const amount of row.amounts) {
    const open = chunks.at(-1)
    // A sentence that ended says nothing of the amount of the next.
    const between = open ? text.slice(from, amount.start).replace(SENTENCE_BEFORE, '') : text.slice(from, amount.start)
    const unit = unitInCell(row, amount)
    const unitOfOpen = open ? UNIT_BEFORE_STROKE.exec(between) : null
    if (open && unitOfOpen) {
      const name = open.text
      open.text = `${name} ${unitOfOpen[0].replace(/\W+$/, '').trim()}`
      chunks.push({ text: `${name} ${between.slice(unitOfOpen[0].length).trim()} ${unit}`.trim(), amounts: [amount] })
    } else if (open && !hasWords(between)) open.amounts.push(amount)
    else chunks.push({ text: `${between.trim()} ${unit}`.trim(), amounts: [amount] })
    from = amount.end + unit.length
  }
  const last = chunks.at(-1)!
  last.text = `${last.text} ${text.slice(from).replace(SUBJECT_TO, '').replace(NOTHING_BEHIND, '').replace(NEXT_TERM, '')}`.trim()
  // `Refrigeration breakdown  Limit $100,000  Deductible $5,000`: the row's name goes before the bare word.
  return chunks.map((c, i) => (i > 0 && BARE_WORD.test(c.text) ? { ...c, text: `${chunks[0]!.text} ${c.text}` } : c))
}

const OWN_WORDS_MAX = 18
/** `Sub limit  Per covered loss` under a limit's name names no other limit. */
const GENERAL_WORDS = /\b(?:sub-?\s?limits?|limits?|of|insurance|per|each|any|one|covered|loss|premises)\b/gi
/** The row's answer is that there is no amount. */
const NO_AMOUNT = /\b(?:not\s(?:covered|included|applicable|purchased|provided)|no\scoverage|excluded|declined|rejected|waived|none|nil|n\/a)\b|\$\s?0(?:\.00)?\s*$/i

const ENDS_IN_FIGURES = /[a-z]\W*\s\$?\s?\d{3,7}$/i
const HEADINGS_MIN = 4
/** Where the label's row has no amount, it may stand in the row or two under it, if those carry no label of their own. */
function amountBelow(rows: readonly AmountRow[], i: number, spec: LimitSpec, specs: readonly LimitSpec[]): AmountAt | null {
  const row = rows[i]!
  // What it states, be it no amount that can be told as one, is its own answer.
  if (ENDS_IN_FIGURES.test(row.run.text)) return null
  // A row of column headings is no label of the first amount under it.
  if (row.row.segments.filter((s) => columnOf(s.text)).length >= 2 || (row.amounts.length === 0 && row.row.segments.length >= HEADINGS_MIN)) return null
  for (let j = i + 1; j <= i + 2; j++) {
    const next = rows[j]
    // The second of two tables side by side begins over the first one's end.
    if (!next || next.page !== row.page || next.row.y < row.row.y || next.row.y - row.row.y > Math.max(row.height, 8) * 4.2) return null
    if (specs.some((s) => s !== spec && s.says.test(next.label) && !s.not?.test(next.label))) return null
    // A row with words of its own says of its amounts what they are, before them or behind.
    const behind = next.label === '' ? next.run.text.replace(/^[\s$\d,.]+/, '') : ''
    if (specs.some((s) => s !== spec && s.says.test(behind) && !s.not?.test(behind))) return null
    // `Other than auto only` over `aggregate $3,000,000`: together they may name another limit.
    const together = `${row.run.text} ${next.label}`
    const whole = next.amounts.length > 0 ? specs.find((s) => s.says.test(together) && !s.not?.test(together)) : spec
    if (whole && whole !== spec) return null
    const named = next.amounts.length > 0 && next.label.replace(GENERAL_WORDS, '').replace(/[^A-Za-z]/g, '').length > OWN_WORDS_MAX
    const below = named ? null : pick(spec, next.amounts)
    if (below) return below
    if (next.amounts.length) return null
  }
  return null
}

/** A narrow cell sets the limit on a second line, under the first that ends in what it costs. */
const isCutByPremium = (row: AmountRow, { amounts }: Chunk, next: AmountRow | undefined): boolean =>
  amounts.every((a) => a.column === 'premium') && next !== undefined && next.page === row.page && /^\W*(?:accident|occurrence|aggregate|person)?\W*$/i.test(next.label) && next.amounts.some((a) => a.column === 'limit') && !/\bincl/i.test(row.run.text)

const SAME_EDGE = 3
const SUBLIMIT = /\bsub-?\s?limits?\b/i
const WHOLE = /aggregate|_agg$|^each_/
const REST = /^[^()]{0,80}\)/
/** Reads labelled limits row by row; a label answers the first spec that claims it, so put the more particular ones first. */
export function readLabelled(rows: readonly AmountRow[], specs: readonly LimitSpec[]): LimitRead[] {
  const found = new Map<string, LimitRead[]>()
  const headed = headedAmounts(rows)
  const isHead = new Set(headed.flatMap((h) => h.heads))
  for (const { row, columns } of headed)
    for (const { text, amount } of columns) {
      const spec = specs.find((s) => s.says.test(text) && !s.not?.test(text))
      if (!spec || (NEVER.test(text) && !/limit/i.test(text)) || !fits(spec, { ...amount, column: null })) continue
      found.set(spec.label, [...(found.get(spec.label) ?? []), { label: spec.label, amount: amount.amount, at: amount, page: row.page, confidence: 0.9 }])
    }
  let sub: AmountRow | null = null
  rows.forEach((row, i) => {
    if (row.run.text.length > 260 || isHead.has(row)) return
    // `5. Sublimits  Lockbox: $25,000 each claim` goes on in the lines under its second cell.
    if (SUBLIMIT.test(row.label)) sub = row
    else if (sub && (row.page !== sub.page || sub.row.segments.length < 2 || Math.abs((row.row.segments[0]?.box.x ?? 0) - sub.row.segments.at(-1)!.box.x) > SAME_EDGE)) sub = null
    const isSublimit = sub !== null
    for (const chunk of chunksOf(row)) {
      // What ends in a bracket that opened before it is the rest of another label.
      if (REST.test(chunk.text)) continue
      const spec = specs.find((s) => s.says.test(chunk.text) && !s.not?.test(chunk.text))
      if (!spec || (NEVER.test(chunk.text) && !/limit/i.test(chunk.text))) continue
      // What is kept within a limit for one kind of loss is not the limit.
      if (isSublimit && WHOLE.test(spec.label)) continue
      const at = chunk.amounts.length && !isCutByPremium(row, chunk, rows[i + 1]) ? pick(spec, chunk.amounts) : NO_AMOUNT.test(chunk.text) ? null : amountBelow(rows, i, spec, specs)
      if (!at) continue
      const read: LimitRead = { label: spec.label, amount: at.amount, at, page: row.page, confidence: at.column === 'limit' ? 0.95 : 0.9 }
      found.set(spec.label, [...(found.get(spec.label) ?? []), read])
    }
  })
  return [...found.values()].flatMap((reads) => settle(reads, 'none'))
}

const legibleAt = (read: LimitRead): number => (read.at ? confidenceOf(read.at.words) : 0)

/** The value most rows state. Where two differ as often none is given, a person has to look; automobile's own table comes before what is said of it. */
export function settle(reads: readonly LimitRead[], ofTies: 'first' | 'none' = 'first'): LimitRead[] {
  const counts = new Map<number | null, LimitRead[]>()
  for (const r of reads) counts.set(r.amount, [...(counts.get(r.amount) ?? []), r])
  const ranked = [...counts.values()].sort((a, b) => b.length - a.length)
  const [first, second] = ranked
  if (!first) return []
  if (second && second.length === first.length)
    return ofTies === 'none' || (reads.length === 2 && reads[0]!.page !== reads[1]!.page) ? [] : [{ ...reads[0]!, confidence: 0.6 }]
  const clearest = first.toSorted((a, b) => legibleAt(b) - legibleAt(a))[0]!
  return [{ ...clearest, confidence: second ? 0.75 : clearest.confidence, agreed: second ? 1 : first.length }]
}

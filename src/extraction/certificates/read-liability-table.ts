import type { Box, CoverageType } from '../../vocabulary/index.ts'
import { isKnownCarrier } from '../naic/index.ts'
import type { Word } from '../page-model.ts'
import { parseAmount } from '../values/index.ts'
import { coverageOfLimits, coverageOfText, knownCoverageOf } from './coverage-of-text.ts'
import type { Row } from './find-rows.ts'
import { findRows } from './find-rows.ts'
import type { Column } from './coverage-table.ts'
import { labelOf, namedLabel } from './limit-labels.ts'
import { mendName } from './mend-names.ts'
import { LineDraft } from './line-draft.ts'
import { linesOf, midX, midY, type PageText, right, type TextLine } from './page-text.ts'
import { LABELS, type RowContext, readBoxes, typeArea } from './printed-rows.ts'
import { type Insurer, nameAndCode } from './read-insurers.ts'
import { pairsIn, type ReadLimit } from './limit-pairs.ts'
import { addLimits, readLimits } from './read-limits.ts'
import { columnWords, isInsurerName, policiesOf, type RowPolicy } from './row-policies.ts'

/** Every coverage line of an ACORD 25 style table. */
export function readLiabilityTable(ctx: RowContext, insurers: Map<string, Insurer>): LineDraft[] {
  const drafts: LineDraft[] = []
  for (const row of findRows(ctx.text, ctx.grid, ctx.table)) {
    const printedWords = new Set<Word>(row.anchor && row.kind !== 'free' ? row.anchor.words : [])
    const policies = policiesOf(ctx.text, ctx.table, row, printedWords)
    const spilled = new Set(row.kind === 'free' ? nameWords(ctx, typeArea(ctx, row), row) : [])
    const read = row.kind === 'free' ? readFreeRow(ctx, row, policies) : readPrintedRow(ctx, row, policies)
    for (const { draft, policy } of read) {
      setPolicy(draft, policy, insurers)
      readCarrierColumn(ctx, row, policy, policies.length, draft, spilled)
      readCodeColumn(ctx, row, policy, policies.length, draft)
      if (!joinsDamage(drafts, draft)) drafts.push(draft)
    }
  }
  return drafts
}

/** Collision and comprehensive may each have a row; they are one physical damage cover of one policy. */
function joinsDamage(drafts: readonly LineDraft[], draft: LineDraft): boolean {
  const { line } = draft
  const first = drafts.find((d) => d.line.coverage_type === 'auto_physical_damage' && d.line.policy_number !== null && d.line.policy_number === line.policy_number)
  if (line.coverage_type !== 'auto_physical_damage' || !first || line.limits.some((l) => first.line.limits.some((k) => k.label === l.label))) return false
  for (const { label, amount } of line.limits) {
    first.line.limits.push({ label, amount })
    const field = line.fields[`limits.${label}`]
    if (field) first.line.fields[`limits.${label}`] = field
  }
  return true
}
/** Whose deductible a row of physical damage states, where its name says which. */
const damageLabel = (name: string, label: string): string => {
  const [collision, other] = [/\bcoll/i.test(name), /\bcomp|\botc\b/i.test(name)]
  return label !== 'deductible' || collision === other ? label : collision ? 'collision_deductible' : 'comprehensive_deductible'
}

type RowLine = { draft: LineDraft; policy: RowPolicy }

function readPrintedRow(ctx: RowContext, row: Row, policies: RowPolicy[]): RowLine[] {
  const labels = LABELS[row.kind] ?? []
  const type: CoverageType = row.kind === 'umbrella' ? 'umbrella' : (row.kind as CoverageType)
  const limits = ctx.table.columns.limits
    ? readLimits(ctx.text, ctx.grid, { column: ctx.table.columns.limits, top: row.top, bottom: row.bottom }, labels, type)
    : []
  const stated = policies.some(isStated)
  // Limits under a letter without number or dates state a coverage all the same; marks alone do not.
  const kept = stated ? policies.filter(isStated) : limits.some((l) => l.amount !== null) ? [policies[0] ?? nobody(row)] : []
  return kept.map((policy) => {
    const draft = new LineDraft(type, ctx.documentClass, ctx.text.page.number)
    addLimits(draft, limits)
    readBoxes(ctx, row, draft)
    readColumns(ctx, row, policy, kept, draft)
    return { draft, policy }
  })
}

const isStated = (policy: RowPolicy): boolean => policy.number !== null || policy.eff?.date != null || policy.exp?.date != null
const nobody = (row: Row): RowPolicy => ({
  letter: null,
  letterWords: [],
  number: null,
  numberWords: [],
  eff: null,
  exp: null,
  y: (row.top + row.bottom) / 2,
})

/** Rows the form leaves free: the coverage's name, its limits and marks are typed beside each policy's line. */
function readFreeRow(ctx: RowContext, row: Row, policies: RowPolicy[]): RowLine[] {
  const stated = policies.filter(isStated)
  if (stated.length === 0) return []
  const area = typeArea(ctx, row)
  const names = linesOf(nameWords(ctx, area, row))
  // Several coverages beside one policy: whose it is, or whether their rows ran together, cannot be told.
  const named = new Set(names.map((l) => knownCoverageOf(l.text)).filter((type) => type !== null))
  if (stated.length === 1 && named.size >= SEVERAL_MIN && ctx.text.page.source !== 'image') return []
  const bands = bandsOf(row, stated, names)
  return bands.flatMap((band) => readBand(ctx, { ...row, top: band.top, bottom: band.bottom }, band))
}

const SEVERAL_MIN = 3

/** The words of the name's column, with those of a long name that runs over into the next one. */
function nameWords(ctx: RowContext, area: Box, row: Row): Word[] {
  const own = ctx.text.wordsIn(area).filter((w) => !/^[xX]$/.test(w.text) && midX(w.box) > area.x + 3 && !(ctx.table.names !== undefined && w.text.length < 2))
  if (ctx.grid.bestVertical(right(area) - 8, right(area), row.top, row.bottom)) return own
  const beyond = ctx.text
    .wordsIn({ x: right(area), y: row.top, w: 70, h: row.bottom - row.top })
    .filter((w) => /^[A-Za-z&/()'’.-]{2,}$/.test(w.text))
    .sort((a, b) => a.box.x - b.box.x)
  for (const word of beyond)
    if (own.some((w) => Math.abs(midY(w.box) - midY(word.box)) < 2 && word.box.x - right(w.box) < 0.5 * word.box.h && word.box.x > w.box.x)) own.push(word)
  return own
}

type Band = { top: number; bottom: number; policies: RowPolicy[]; names: TextLine[] }

/**
 * A free cell in bands, one for each coverage named in it. What belongs to a policy is typed beside it and below, down to
 * the next one's line; a policy with no name of its own is one more of the coverage named above it.
 */
function bandsOf(row: Row, stated: RowPolicy[], names: TextLine[]): Band[] {
  const bands: Band[] = []
  stated.forEach((policy, i) => {
    const top = i === 0 ? row.top : startOf(policy, stated[i - 1]!)
    const bottom = stated[i + 1] ? startOf(stated[i + 1]!, policy) : row.bottom
    const own = names.filter((l) => midY(l.box) >= top && midY(l.box) < bottom)
    const last = bands.at(-1)
    const printed = own.map((l) => l.text).join(' ')
    if (last && (own.length === 0 || (knownCoverageOf(printed) === null && RUNS_ON.test(printed)))) {
      last.policies.push(policy)
      last.names.push(...own)
      last.bottom = bottom
    } else bands.push({ top, bottom, policies: [policy], names: own })
  })
  // A name typed lower than its first policy's line names the whole cell.
  if (bands.length > 1 && bands[0]!.names.length === 0)
    return [{ top: row.top, bottom: row.bottom, policies: bands.flatMap((b) => b.policies), names }]
  return bands
}
/** A policy's band begins above its line, at most half way to the line before. */
const startOf = (policy: RowPolicy, before: RowPolicy): number => policy.y - Math.min(5, (policy.y - before.y) / 2)
/** Words that carry a name on rather than name another coverage. */
const RUNS_ON = /^\W*(legal|liability|liab|coverage|insurance|form|policy|and|&|\/|\(|[a-z])/

function readBand(ctx: RowContext, row: Row, band: Band): RowLine[] {
  const seen = ctx.text.page.source === 'image'
  const { coverage, name, carrierWords } = splitName(band.names, ctx.table.columns.letter !== undefined, seen)
  if (!coverage) return []
  const words = band.names.flatMap((l) => l.words)
  const { limits: column } = ctx.table.columns
  const limitsAs = (type: CoverageType): ReadLimit[] => (column ? readLimits(ctx.text, ctx.grid, { column, top: row.top, bottom: row.bottom }, [], type) : [])
  const named = limitsAs(coverage)
  const told = seen && coverage === 'other' ? coverageOfLimits(named.map((l) => l.label)) : null
  const [type, limits] = told ? [told, limitsAs(told)] : [coverage, named]
  return band.policies.map((policy) => {
    const draft = new LineDraft(type, ctx.documentClass, ctx.text.page.number)
    draft.note('coverage_type', words)
    // Some type the limits after the name, in the name's own cell.
    const own = limits.length > 0 ? limits : pairsIn(name, words, type)
    addLimits(draft, type === 'auto_physical_damage' ? own.map((l) => ({ ...l, label: damageLabel(name, l.label) })) : own)
    addNamedDeductible(name, words, draft)
    addHeadedAmounts(ctx, row, draft)
    addDeductible(ctx, row, draft)
    if (type === 'workers_comp') statutoryIn(ctx, row.top, row.bottom, draft, words)
    if (carrierWords.length > 0) draft.set('carrier', carrierWords.map((w) => w.text).join(' '), carrierWords)
    if (/claims[\s-]*made/i.test(name)) draft.line.occurrence_form = false
    readColumns(ctx, row, policy, band.policies, draft)
    return { draft, policy }
  })
}

/** Amounts in columns that are headed by the limit they hold. */
function addHeadedAmounts(ctx: RowContext, row: Row, draft: LineDraft): void {
  for (const column of ctx.table.amounts ?? []) {
    const words = columnWords(ctx.text, column, row.top, row.bottom)
    const amount = words.length > 0 ? parseAmount(words.map((w) => w.text).join(' ')) : null
    const label = namedLabel(draft.line.coverage_type, column.label)
    if (amount !== null && label) draft.limit(label, amount, words)
  }
}

/** `PER VEHICLE DED $ 1,000` under the coverage's name, where the form asks for the deductible there. */
function addNamedDeductible(name: string, words: Word[], draft: LineDraft): void {
  const printed = /\bded(?:uctible)?\b\.?:?\s*(\$?\s?\d{1,3}(?:,\d{3})+|\$\s?\d+)/i.exec(name)?.[1]
  const amount = printed ? parseAmount(printed) : null
  const label = labelOf(draft.line.coverage_type, 'deductible')
  if (amount !== null && label) draft.limit(label, amount, words.filter((w) => /\d/.test(w.text)))
}

/** The amount in a column of deductibles, by the coverage's own word for it. */
function addDeductible(ctx: RowContext, row: Row, draft: LineDraft): void {
  const words = columnWords(ctx.text, ctx.table.columns.deductible, row.top, row.bottom)
  const amount = words.length > 0 ? parseAmount(words.map((w) => w.text).join(' ')) : null
  const label = labelOf(draft.line.coverage_type, 'deductible')
  if (amount !== null && label && !draft.line.limits.some((l) => l.label === label)) draft.limit(label, amount, words)
}

/**
 * A free cell's lines into the coverage's name and, on forms without insurer letters, the company typed under it.
 * Long cells carry boxes and notes after the name, so the first lines that name a coverage decide.
 */
function splitName(printed: TextLine[], lettered: boolean, seen: boolean): { coverage: CoverageType | null; name: string; carrierWords: Word[] } {
  const lines = seen ? printed.map((l) => ({ ...l, text: mendName(l.text) })) : printed
  const company = lettered ? undefined : lines.find((l, i) => i > 0 && isCompany(l.text))
  const named = lines.filter((l) => l !== company)
  const name = named.map((l) => l.text).join(' ')
  let coverage = coverageOfText(name)
  for (let k = 1; named.length > 2 && k <= named.length; k++) {
    const known = knownCoverageOf(
      named
        .slice(0, k)
        .map((l) => l.text)
        .join(' '),
    )
    if (known) {
      coverage = known
      break
    }
  }
  return { coverage, name, carrierWords: company?.words ?? [] }
}
const isCompany = (text: string): boolean =>
  isKnownCarrier(text) ||
  /\b(insurance|ins|indemnity|casualty|assurance|mutual|underwriters|surety)\b.*\b(co(mpany)?|corp(oration)?|inc|exchange|group|association|se|plc|ltd)\b/i.test(
    text,
  )

/** STATUTORY typed as the limit; beside boxes to tick it is only a caption. */
function statutoryIn(ctx: RowContext, top: number, end: number, draft: LineDraft, named: Word[]): void {
  const { limits } = ctx.table.columns
  if (!limits || draft.line.limits.some((l) => l.label === 'statutory')) return
  const words = columnWords(ctx.text, limits, top, end)
  const word = words.find((w) => /^statut/i.test(w.text)) ?? named.find((w) => /^statutory$/i.test(w.text))
  if (!word) return
  const near = (box: { x: number; y: number; w: number; h: number }): boolean =>
    Math.abs(midY(box) - midY(word.box)) < 9 && midX(box) > word.box.x - 60 && midX(box) < word.box.x
  const boxed = words.some((w) => /^oth(er)?\b/i.test(w.text)) || ctx.text.page.checkboxes.some((c) => near(c.box))
  if (boxed && !ctx.marks.some((m) => m.sign !== 'N' && near(m.box))) return
  draft.line.limits.unshift({ label: 'statutory', amount: null })
  draft.note('limits.statutory', [word])
}

/** ADDL INSD and SUBR WVD: a mark or Y is yes, an empty cell, N or the printed N/A is no; without the column nobody says. */
function readColumns(ctx: RowContext, row: Row, policy: RowPolicy, siblings: RowPolicy[], draft: LineDraft): void {
  const { addl, subr } = ctx.table.columns
  const answer = (column: Column): { yes: boolean; words: Word[] } => {
    const inCell = ctx.marks.filter(
      (m) => midX(m.box) >= column.x1 - 0.5 && midX(m.box) <= column.x2 + 0.5 && midY(m.box) > row.top - 1 && midY(m.box) < row.bottom,
    )
    const marks = inCell.filter((m) => m.sign !== 'N')
    const shared = siblings.length <= 1 || marks.length <= 1
    const own = shared ? marks : marks.filter((m) => siblings.every((s) => Math.abs(midY(m.box) - policy.y) <= Math.abs(midY(m.box) - s.y)))
    return {
      yes: own.length > 0,
      words: own.slice(0, 1).map((m) => ({ text: m.sign, box: m.box, confidence: m.confidence, reader: m.reader })),
    }
  }
  for (const [field, column] of [['additional_insured', addl], ['subrogation_waived', subr]] as const) {
    if (!column) continue
    const read = answer(column)
    const unclear = read.yes || ctx.text.page.source !== 'image' ? undefined : unclearMark(ctx.text, column, policy)
    if (unclear) draft.cannotRead(field, [unclear], 'the mark in the column cannot be made out')
    else {
      draft.line[field] = read.yes
      draft.note(field, read.words)
    }
  }
}

const BESIDE_MAX = 6
/** On a picture print in the middle of the column, level with the policy, that is neither a mark nor the printed no. */
const unclearMark = (text: PageText, { x1, x2 }: Column, policy: RowPolicy): Word | undefined =>
  text.words.find((w) => {
    const x = (midX(w.box) - x1) / (x2 - x1)
    const sign = w.text.length <= 2 && /[A-Za-z0-9*?+]/.test(w.text) && !/^n/i.test(w.text)
    return sign && x > 0.22 && x < 0.78 && w.box.h > 4 && w.box.w < x2 - x1 && Math.abs(midY(w.box) - policy.y) < BESIDE_MAX && policy.number !== null
  })

/** Some tables name the company in a column of its own. */
function readCarrierColumn(ctx: RowContext, row: Row, policy: RowPolicy, count: number, draft: LineDraft, spilled: Set<Word>): void {
  const { carrier, number } = ctx.table.columns
  if (draft.line.carrier) return
  const alone = count <= 1 && !ctx.table.columns.letter && ctx.text.page.source !== 'image'
  if (!carrier) return alone ? nameOverNumber(columnWords(ctx.text, number, row.top, row.bottom), draft) : undefined
  const words = columnWords(ctx.text, carrier, count > 1 ? policy.y - 5 : row.top, count > 1 ? policy.y + 14 : row.bottom)
  const own = words.filter((w) => !spilled.has(w))
  const name = linesOf(own.length > 0 ? own : words)
    .map((l) => l.text)
    .join(' ')
  if (!/[A-Za-z]{3}/.test(name)) return
  const { name: company, code } = nameAndCode(name, '')
  draft.set('carrier', company || name, words)
  if (code && !draft.line.naic) draft.set('naic', code, words)
}

/** The insurer named above the number in the number's own cell. */
function nameOverNumber(words: Word[], draft: LineDraft): void {
  const lines = linesOf(words)
  const end = lines.findLastIndex((l) => isInsurerName(l.text))
  if (end < 0) return
  const named = lines.slice(0, end + 1).concat(lines.slice(end + 1, end + 2).filter((l) => /^of\s[A-Z]/.test(l.text)))
  if (named.some((l) => /\d{4}/.test(l.text))) return
  draft.set('carrier', named.map((l) => l.text).join(' '), named.flatMap((l) => l.words))
}

/** The NAIC code where a table has a column for it. */
function readCodeColumn(ctx: RowContext, row: Row, policy: RowPolicy, count: number, draft: LineDraft): void {
  const words = columnWords(ctx.text, ctx.table.columns.naic, count > 1 ? policy.y - 5 : row.top, count > 1 ? policy.y + 6 : row.bottom)
  const codes = words.filter((w) => /^\d{5}$/.test(w.text))
  if (codes.length === 1 && !draft.line.naic) draft.set('naic', codes[0]!.text, codes)
}

function setPolicy(draft: LineDraft, policy: RowPolicy, insurers: Map<string, Insurer>): void {
  draft.set('policy_number', policy.number, policy.numberWords)
  for (const [key, cell] of [
    ['effective_date', policy.eff],
    ['expiration_date', policy.exp],
  ] as const) {
    if (!cell) continue
    if (cell.date) draft.set(key, cell.date, cell.words)
    else if (/\d/.test(cell.printed)) draft.cannotRead(key, cell.words, `printed ${cell.printed.slice(0, 40)}`)
  }
  draft.set('insurer_letter', policy.letter, policy.letterWords)
  const insurer = policy.letter ? insurers.get(policy.letter) : undefined
  if (!insurer || draft.line.carrier) return
  draft.set('carrier', insurer.name || null, insurer.words)
  draft.set('naic', insurer.naic, insurer.naicWords)
}

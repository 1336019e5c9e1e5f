import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { withoutDeductibles } from '../limits/amounts-behind.ts'
import { coverageOfLimits, knownCoverageOf } from './coverage-of-text.ts'
import type { Row } from './find-rows.ts'
import { hiredOnly } from './hired-autos.ts'
import { addDeductible, addHeadedAmounts, addNamedDeductible, headedLimit, reeferLabel, statutoryIn } from '../limits/free-row-limits.ts'
import { limitsAcross } from '../limits/limits-across.ts'
import { pairsIn, type ReadLimit } from '../limits/limit-pairs.ts'
import { LineDraft } from '../line-draft.ts'
import { limitsByPart, type NamedPart, namedParts } from './names-of-one-policy.ts'
import { nearCoverage } from './near-coverage.ts'
import { isOneName, RUNS_ON } from './one-name.ts'
import { linesOf, midX, midY, right, type TextLine } from '../page/page-text.ts'
import { type RowContext, typeArea } from './printed-rows.ts'
import { addLimits, readLimits } from '../limits/read-limits.ts'
import { readColumns } from './row-answers.ts'
import { isNumberLine } from './number-lines.ts'
import { splitName } from './row-names.ts'
import { columnWords, isStated, type RowPolicy } from './row-policies.ts'
import { applyCellAnswers } from '../page/stated-answers.ts'
import { parseAmount } from '../../values/index.ts'
import { damageLabel, labelOf, namedLabel, ownLimit } from '../limits/limit-labels.ts'

/** A coverage line being read, and the policy of the row that it states. */
export type RowLine = { draft: LineDraft; policy: RowPolicy }

/** Rows the form leaves free: the coverage's name, its limits and marks are typed beside each policy's line. */
export function readFreeRow(ctx: RowContext, row: Row, policies: RowPolicy[]): RowLine[] {
  const stated = policies.filter(isStated)
  if (stated.length === 0) return []
  const area = typeArea(ctx, row)
  const names = linesOf(nameWords(ctx, area, row))
  // Several coverages beside one policy: whose it is, or whether their rows ran together, cannot be told.
  const named = new Set(names.map((l) => knownCoverageOf(l.text)).filter((type) => type !== null))
  if (stated.length === 1 && named.size >= SEVERAL_MIN && ctx.text.page.source !== 'image') return []
  if (stated.length === 1 && named.size > 1 && !row.shared && holdsNumbers(ctx, row)) {
    ctx.doubts.push('several policies stand beside several coverages, and which is whose cannot be told')
    return []
  }
  const parts = stated.length === 1 && !row.shared && !row.adrift && !row.named && ctx.text.page.source !== 'image' ? namedParts(names) : null
  if (parts) return readParts(ctx, row, stated, parts)
  const bands = bandsOf(row, stated, names)
  // Of several numbers one is left where the others are taken for its pieces.
  if (row.adrift && stated.length < 2) return []
  if (row.adrift) ctx.doubts.push('limits stand beside several policies, and which is whose cannot be told')
  const told = bands.filter((band) => ctx.text.page.source === 'image' || !namesSeveral(band))
  if (told.length < bands.length) ctx.doubts.push('several coverages stand beside several policies, and which is whose cannot be told')
  return told.flatMap((band) => readBand(ctx, { ...row, top: band.top, bottom: band.bottom }, band))
}

/** Coverages named under each other beside one policy are a line each: what is typed beside them is given where it names whose it is. */
function readParts(ctx: RowContext, row: Row, policies: RowPolicy[], parts: NamedPart[]): RowLine[] {
  const { texts, untold } = limitsByPart(ctx, row, parts)
  if (untold) ctx.doubts.push('amounts stand beside several coverages of one policy, and which is whose cannot be told')
  return parts.flatMap(({ names }, i) => readBand({ ...ctx, text: texts[i]! }, row, { top: row.top, bottom: row.bottom, policies, names }))
}

const SEVERAL_MIN = 3

/** Numbers that stand further apart than the lines of one: the row is of several policies. */
function holdsNumbers({ text, table }: RowContext, row: Row): boolean {
  if (text.page.source === 'image') return false
  const lines = linesOf(columnWords(text, table.columns.number, row.top, row.bottom)).filter((l) => isNumberLine(l.text) && (l.text.match(/\d/g)?.length ?? 0) >= FIGURES_MIN)
  return lines.some((l, i) => i > 0 && l.box.y - lines[i - 1]!.box.y > APART_MIN * Math.max(6, l.box.h))
}
const [FIGURES_MIN, APART_MIN] = [4, 3]

/** Coverages under each other beside several policies, one of them with no name of its own: which policy is whose cannot be told. */
function namesSeveral({ policies, names }: Band): boolean {
  const named = new Set(names.flatMap((l) => knownCoverageOf(l.text) ?? []).map((type) => ONE_OF[type] ?? type))
  return named.size >= SEVERAL_MIN || (policies.length > 1 && named.size > 1)
}
/** Names that stand together over one policy. */
const ONE_OF: Partial<Record<CoverageType, CoverageType>> = { employers_liability: 'workers_comp', excess_liability: 'umbrella' }

/** The words of the name's column, with those of a long name that runs over into the next one. */
export function nameWords(ctx: RowContext, area: Box, row: Row): Word[] {
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
  const whole = { top: row.top, bottom: row.bottom, policies: stated, names }
  if (stated.length > 1 && isOneName(names)) return [whole]
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
  return bands.length > 1 && bands[0]!.names.length === 0 ? [whole] : bands
}
/** A policy's band begins above its line, at most half way to the line before. */
const startOf = (policy: RowPolicy, before: RowPolicy): number => policy.y - Math.min(5, (policy.y - before.y) / 2)

/** Every caption of a cell together names no limit. */
const LABEL_WORDS_MAX = 6

const REEFER = /\breefer|\brefrigerat/i

function readBand(ctx: RowContext, row: Row, band: Band): RowLine[] {
  const seen = ctx.text.page.source === 'image'
  const { coverage: read, name, carrierWords } = splitName(band.names, ctx.table.columns.letter !== undefined, seen)
  const told = row.named ?? read
  // A picture may have lost the name; a policy with its number and both its days stands there all the same.
  const coverage = told ?? (seen && band.policies.some((p) => p.number && p.eff && p.exp) ? 'other' : null)
  if (!coverage) return []
  const words = told ? band.names.flatMap((l) => l.words) : band.policies.flatMap((p) => p.numberWords)
  const { limits: column } = ctx.table.columns
  const limitsAs = (type: CoverageType): ReadLimit[] => (column && !row.adrift ? readLimits(withoutDeductibles(ctx.text, ctx.table), ctx.grid, { column, top: row.top, bottom: row.bottom }, [], type) : [])
  const named = limitsAs(coverage)
  const isReefer = !seen && (coverage === 'other' || coverage === 'cargo') && REEFER.test(name) && !/\bcargo\b/i.test(name)
  const meant = isReefer ? 'cargo' : seen && coverage === 'other' && !row.named ? (coverageOfLimits(named.map((l) => l.label)) ?? garbledName(band.names)) : null
  const [type, limits] = meant ? [meant, limitsAs(meant)] : [coverage, named]
  return band.policies.map((policy) => {
    const draft = new LineDraft(type, ctx.documentClass, ctx.text.page.number)
    draft.note('coverage_type', words)
    if (seen && type === 'other' && !row.named && !(told && isLegible(words))) draft.cannotRead('coverage_type', words, 'the coverage’s name could not be read')
    // Some type the limits after the name, in the name's own cell.
    const captioned = namedLimit(ctx, row, name, type)
    const own = captioned.length > 0 ? captioned : limits.length > 0 ? [...limits] : [...headedLimit(ctx, row, type), ...pairsIn(name, words, type).filter(({ label }) => seen || label.split('_').length <= LABEL_WORDS_MAX)]
    if (own.length === 0 && !row.adrift) own.push(...limitsAcross(ctx, row, type))
    if (type === 'auto_physical_damage' && !seen) nameByPeril(own, band.names)
    const labelled = (label: string): string => (isReefer ? reeferLabel(label) : type === 'auto_physical_damage' || type === 'garagekeepers' ? damageLabel(name, label) : label)
    const several = band.policies.length > 1
    addLimits(draft, own.map((l) => ({ ...l, label: labelled(l.label), ...(several && !seen && isStatedTwice(l, own) ? { amount: null, doubtful: true } : {}) })), policy.layer && several)
    addNamedDeductible(name, words, draft)
    if (!row.adrift) addHeadedAmounts(ctx, row, draft)
    if (!row.adrift) addDeductible(ctx, row, draft, isReefer ? reeferLabel : undefined)
    if (type === 'workers_comp') statutoryIn(ctx, row.top, row.bottom, draft, words)
    if (carrierWords.length > 0) draft.set('carrier', carrierWords.map((w) => w.text).join(' '), carrierWords)
    // The code stands behind the company or under it, where the cell is narrow.
    const code = carrierWords.length > 0 && !seen ? words.find((w, i) => /^\d{5}\)?$/.test(w.text) && /^\(?NAIC\b/i.test(words[i - 1]?.text ?? '')) : undefined
    if (code) draft.set('naic', code.text.slice(0, 5), [code])
    const autos = type === 'auto_liability' && !seen ? hiredOnly(name) : []
    if (autos.length > 0) {
      draft.line.auto_scope.push(...autos)
      draft.note('auto_scope', words)
    }
    if (/claims[\s-]*made/i.test(name)) draft.line.occurrence_form = false
    readColumns(ctx, row, policy, band.policies, draft)
    applyCellAnswers(draft, band.names.map((l) => l.text).join(' '), words)
    return { draft, policy }
  })
}

/** One limit with two amounts beside several policies: one of each, and which is whose is not told. */
const isStatedTwice = ({ label, amount }: ReadLimit, all: readonly ReadLimit[]): boolean => all.some((o) => o.label === label && o.amount !== amount)

/** Two deductibles beside two names, collision and comprehensive: each is that of its name. */
function nameByPeril(limits: ReadLimit[], names: readonly TextLine[]): void {
  const kept = limits.filter((l) => l.label === 'deductible')
  const perils = names.map((l) => damageLabel(l.text, 'deductible'))
  if (kept.length !== 2 || perils.length !== 2 || new Set(perils).size !== 2 || perils.includes('deductible')) return
  kept.forEach((limit, i) => limits.splice(limits.indexOf(limit), 1, { ...limit, label: perils[i]! }))
}

/** The coverage that names of doubtful print come near to, all together or the first; what is surer says what it says. */
function garbledName(names: readonly TextLine[]): CoverageType | null {
  const name = names.map((l) => l.text).join(' ')
  if (knownCoverageOf(name) !== null || names.every((l) => l.words.every((w) => w.confidence >= SAYS_ITSELF))) return null
  return nearCoverage(name) ?? nearCoverage(names[0]?.text ?? '')
}
const SAYS_ITSELF = 0.85

/** Whether a picture's print makes a name: words that can be said, most of them clear. */
function isLegible(words: readonly Word[]): boolean {
  const named = words.filter((w) => /[A-Za-z]{3}/.test(w.text))
  const clear = named.filter((w) => w.confidence >= CLEAR_MIN && /^[A-Za-z&/().,'’-]+$/.test(w.text) && /[aeiouy]/i.test(w.text))
  return named.length > 0 && clear.length > named.length / 2
}
const CLEAR_MIN = 0.6

/** `GL - General Aggregate` beside a bare amount: a row for each limit, which its name tells. */
function namedLimit(ctx: RowContext, row: Row, name: string, type: CoverageType): ReadLimit[] {
  const caption = /\s[-–:]\s+(.{3,40})$/.exec(name)?.[1]
  // Of coverages without limits of known names each is called as it is printed.
  const label = caption ? (namedLabel(type, caption) ?? (ownLimit(type) === 'limit' && type !== 'other' ? labelOf(type, caption) : null)) : null
  const both = caption ? OCCURRENCE_AND_AGGREGATE.exec(caption) : null
  const words = columnWords(ctx.text, ctx.table.columns.limits, row.top, row.bottom)
  const amount = label && ctx.text.page.source !== 'image' ? parseAmount(words.map((w) => w.text).join(' ')) : null
  // `Umbrella - each occurrence / aggregate` beside one amount, which is both.
  const labels = both ? both.slice(1).map((printed) => namedLabel(type, printed)) : [label]
  return amount === null ? [] : labels.flatMap((own) => (own ? [{ label: own, amount, words }] : []))
}
const OCCURRENCE_AND_AGGREGATE = /^((?:each|per)\s+(?:occ(?:urrence|\.)?|claim))\s*(?:\/|and|&)\s*((?:(?:annual|general|policy)\s+)?agg(?:regate|\.)?)$/i

import type { CoverageType } from '../../../vocabulary/index.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Table } from '../table/coverage-table.ts'
import type { Row } from './find-rows.ts'
import type { Grid } from '../../classify/index.ts'
import { linesOf, midY, type PageText, type TextLine } from '../page/page-text.ts'
import { beginsName, coverageNamedIn } from './names-of-one-policy.ts'
import { isAwaited } from './part-by-tops.ts'
import { stateThemselves } from './part-own-lines.ts'
import { columnWords, isStated, policiesOf } from './row-policies.ts'

/**
 * Coverages of one policy whose number and days stand once in a cell beside them all: rules part their names and their limits
 * and leave that cell whole. Each becomes a row that shares the policy's cells.
 */
export function partSharedRows(text: PageText, grid: Grid, table: Table, rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => partsOf(text, grid, table, row) ?? [row])
}

function partsOf(text: PageText, grid: Grid, table: Table, row: Row): Row[] | null {
  const { type, limits } = table.columns
  if (!type || !limits) return null
  const cut = (x1: number, x2: number): number[] => grid.crossings(x1 + 1, x2 - 1, row.top + 6, row.bottom - 4)
  const across = cut(limits.x1, limits.x2)
  const cuts = cut(type.x1, type.x2).filter((y) => across.some((a) => Math.abs(a - y) < 3))
  if (cuts.length === 0) return levelParts(text, table, row)
  const edges = [row.top, ...cuts, row.bottom]
  const hasPerils = text.findFirst(['CAUSESOFLOSS'], { x: type.x1, y: row.top, w: type.x2 - type.x1, h: row.bottom - row.top }) !== null
  const parts: (Row & { name: string })[] = []
  // `Umbrella - each occurrence` over `Umbrella - aggregate`: a row for each limit.
  const captions: string[] = []
  for (const [i, top] of edges.slice(0, -1).entries()) {
    const bottom = edges[i + 1]!
    const words = columnWords(text, type, top, bottom)
    const printed = words.map((w) => w.text).join(' ')
    if (CAPTIONED.test(printed)) captions.push(printed)
    const last = parts.at(-1)
    // ACORD 24 asks under PROPERTY against which perils, each in a strip of its own.
    const name = last?.name === 'property' && hasPerils && PERIL.test(printed) ? null : knownCoverageOf(printed)
    const part = { kind: 'free' as const, top, bottom, anchor: null, shared: { top: row.top, bottom: row.bottom } }
    // `Employers' liability - each accident`, ruled off under compensation: the second part of one policy.
    if (name === 'employers_liability' && last?.name === 'workers_comp') parts.push({ ...part, named: 'workers_comp', name: 'workers_comp' })
    else if (name) parts.push({ ...part, name })
    else if (last) last.bottom = bottom
    else return null
  }
  const stated = policiesOf(text, table, row, new Set()).filter(isStated)
  return stated.length === 1 && (new Set(parts.map((p) => p.name)).size > 1 || parts.some((p) => p.named) || (parts.length > 1 && captions.length === edges.length - 1)) ? parts : null
}

/** `Motor truck cargo` over `Trailer interchange` in one free cell without rules, each with amounts of its own level with its name, beside one policy. */
function levelParts(text: PageText, table: Table, row: Row): Row[] | null {
  const { type, limits } = table.columns
  if (row.kind !== 'free' || text.page.source === 'image') return null
  const lines = linesOf(columnWords(text, type, row.top, row.bottom))
  const amounts = linesOf(columnWords(text, limits, row.top, row.bottom))
  // `Workers' compensation and` over `employers' liability` is one name.
  const isSecondPart = (printed: string): boolean => knownCoverageOf(printed) === 'employers_liability' && lines.some((l) => knownCoverageOf(l.text) === 'workers_comp')
  const names = lines.filter((l) => !isSecondPart(l.text)).filter((l, i) => REEFER.test(l.text) || (knownCoverageOf(l.text) !== null && (i === 0 || (!IN_WHICH_RANK.test(l.text) && beginsName(l, lines)))))
  const types = new Set(names.map((l) => (REEFER.test(l.text) ? 'cargo' : knownCoverageOf(l.text))))
  if (types.size < 2 || names[0] !== lines[0]) return null
  // Two names over `each claim` and `aggregate` are of one coverage: each must have a limit to begin with.
  const own = names.map((name) => amounts.find((l) => Math.abs(midY(l.box) - midY(name.box)) < LEVEL_MAX))
  if (!own.every((l) => l !== undefined && !OF_A_LIMIT.test(l.text) && /\d,\d{3}|\bacv\b|\bactual\s+cash\b/i.test(l.text))) return null
  if (policiesOf(text, table, row, new Set()).filter(isStated).length !== 1 || stateThemselves(text, table, row, names)) return null
  // A policy not numbered yet is one more.
  if (linesOf(columnWords(text, table.columns.number, row.top, row.bottom)).some((l) => isAwaited(l.text))) return null
  const tops = names.map((name, i) => (i === 0 ? row.top : Math.min(name.box.y, own[i]!.box.y) - 0.5))
  // `Cargo ded 1,000` level with `Physical damage`: what names another of them stands where it stands by chance.
  const all = names.map(({ text: name }) => (REEFER.test(name) ? 'cargo' : knownCoverageOf(name)!))
  const isOthers = (l: TextLine): boolean => {
    const [named, level] = [coverageNamedIn(l.text, [...types] as CoverageType[]), all[tops.findLastIndex((top) => midY(l.box) >= top)]]
    return named !== null && named !== level
  }
  if (amounts.some(isOthers)) return null
  return tops.map((top, i) => ({ kind: 'free', top, bottom: tops[i + 1] ?? row.bottom, anchor: null, shared: { top: row.top, bottom: row.bottom } }))
}
const CAPTIONED = /[a-z]{3}\s+[-–:]\s+[a-z]{3}/i
const PERIL = /^\W*(?:[xy]\s+)?(?:basic|broad|special|earth(?:quake)?|wind(?:storm)?|hail|flood)\b/i
const LEVEL_MAX = 3
/** `[ ] PRIMARY  [ ] EXCESS` under another coverage's name (ACORD 30): in which rank that one pays. */
const IN_WHICH_RANK = /^\W*(?:(?:[xy]|direct|primary|basis|legal|liability)\W+)*excess\W*$/i
const REEFER = /^\W*(?:reefer|refrigerat)/i
/** What only goes with a limit that stands before it. */
const OF_A_LIMIT = /^\W*(?:(?:annual|policy|general|products?)\s+)?(?:agg|ded|retention|sir\b|products?\b)/i

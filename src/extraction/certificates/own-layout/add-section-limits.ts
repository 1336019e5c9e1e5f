import type { Row } from '../../classify/index.ts'
import { autoLimitsOf, type PageView } from '../../declarations/index.ts'
import { soleAccident } from '../limits/each-accident.ts'
import type { CoverageSection } from './coverage-sections.ts'
import type { LineDraft } from '../line-draft.ts'
import { columnsOver } from './limit-columns.ts'
import { sectionLimits } from './section-limits.ts'

const AUTO_LIMIT = /^(?:bodily_injury|property_damage|combined_single)/
/** A section's limits; automobile's are also told as declarations tell them, person and accident under a heading of their own. */
export function addSectionLimits(draft: LineDraft, section: CoverageSection, own: PageView, rows: readonly Row[]): void {
  const limits = sectionLimits(section, columnsOver(section, rows))
  const told = section.type === 'auto_liability' ? autoLimitsOf(own) : []
  const isSplit = ['bodily_injury_per_person', 'bodily_injury_per_accident'].every((label) => told.some((t) => t.label === label))
  // Where bodily injury has its two limits the one of each accident is no combined limit.
  const listed = limits.filter((l) => AUTO_LIMIT.test(l.label) && !(isSplit && l.label === 'combined_single_limit'))
  const auto = told.length > listed.length && listed.every((l) => told.some((t) => t.label === l.label && t.amount === l.amount)) ? told : []
  const alone = listed.length === 0 && auto.length === 0 ? eachAccident(section) : null
  if (alone) draft.limit('combined_single_limit', alone.amount, alone.words)
  for (const limit of auto) draft.limit(limit.label, limit.amount, limit.at?.words ?? [])
  // One limit for all is none beside one of each person, unless it is called so.
  const isDoubted = limits.some((l) => l.label === 'bodily_injury_per_person') && !section.rows.some((r) => r.segments.some((s) => CALLED_SINGLE.test(s.text)))
  if (auto.length === 0) for (const limit of limits.filter((l) => !l.doubtful && !(isDoubted && l.label === 'combined_single_limit'))) draft.limit(limit.label, limit.amount, limit.words)
  for (const { label, words } of limits.filter((l) => l.doubtful && !draft.line.limits.some((read) => read.label === l.label))) draft.cannotRead(`limits.${label}`, words, `printed ${words.map((w) => w.text).join(' ').slice(0, 40)}`)
}

/** The one limit of automobile's rows that is said to be each accident's. */
export function eachAccident(section: CoverageSection): { amount: number; words: Row['segments'][number]['words'] } | null {
  if (section.type !== 'auto_liability') return null
  const segments = section.rows.flatMap((r) => r.segments)
  const sole = soleAccident(segments.map((s) => s.text))
  if (sole) return { amount: sole.amount, words: segments[sole.at]!.words }
  const rows = section.rows.map((r) => r.segments)
  const led = soleAccident(rows.map((own) => own.map((s) => s.text).join(' ')))
  return led && { amount: led.amount, words: rows[led.at]!.flatMap((s) => s.words) }
}
const CALLED_SINGLE = /\b(?:combined|single|csl)\b/i

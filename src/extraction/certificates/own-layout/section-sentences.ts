import type { Row } from '../../classify/index.ts'
import { type PageView, viewRows } from '../../declarations/index.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { namesCoverage, namesOnly, paragraphs } from '../read-description.ts'

const heightsOf = (sections: readonly CoverageSection[]): number[] => sections.flatMap((s) => s.rows.map((r) => r.y))
export const firstOf = (sections: readonly CoverageSection[]): number => Math.min(...heightsOf(sections))
export const lastOf = (sections: readonly CoverageSection[]): number => Math.max(...heightsOf(sections))

/** Sentences in the rows of a coverage that another follows are said of that one, unless they name a coverage; all others of the page but those that are said `ofOthers` already. */
export function sentencesOfSections(sections: readonly CoverageSection[], view: PageView, ofOthers: readonly string[] = []): { within: Map<CoverageSection, string>; outside: string } {
  const last = sections.toSorted((a, b) => firstOf([a]) - firstOf([b])).at(-1)
  const within = new Map<CoverageSection, string>()
  const inside = new Set<number>()
  const named: string[] = []
  for (const section of sections) {
    const next = Math.min(...sections.filter((s) => s !== section && firstOf([s]) > firstOf([section])).map((s) => firstOf([s])))
    if (section.said) {
      // A paragraph that states a whole policy says all of it of that one, however it names it.
      const own = viewRows(view.page, withRowsClose(view.rows, firstOf([section]), lastOf([section]), next)).blockRuns.map((b) => b.text)
      if (own.every((text) => namesOnly(text, section.type))) {
        for (const row of section.rows) inside.add(row.y)
        within.set(section, paragraphs(own))
        continue
      }
    }
    if (section === last || lastOf([section]) >= next) continue
    const rows = withRowsClose(view.rows, firstOf([section]), lastOf([section]), next)
    for (const row of rows) inside.add(row.y)
    const own = viewRows(view.page, rows).blockRuns.map((b) => b.text)
    within.set(section, paragraphs(own.filter((text) => !namesCoverage(text))))
    named.push(...own.filter(namesCoverage))
  }
  const outside = viewRows(view.page, view.rows.filter((r) => !inside.has(r.y))).blockRuns.map((b) => b.text).filter((text) => !ofOthers.includes(text))
  return { within, outside: paragraphs([...outside, ...named]) }
}

/** The rows from one to another, and those set close under them. */
function withRowsClose(rows: readonly Row[], from: number, to: number, before: number): Row[] {
  const own: Row[] = []
  for (const row of rows) {
    const above = own.at(-1)
    if (row.y >= from && row.y < before && (row.y <= to || (above && row.y - above.y < 2 * Math.max(7, row.h)))) own.push(row)
  }
  return own
}

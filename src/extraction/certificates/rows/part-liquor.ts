import type { Row, Segment } from '../../classify/index.ts'
import { findAmount } from '../../values/index.ts'
import type { CoverageSection } from '../own-layout/coverage-sections.ts'

const LIQUOR = /^\W*(liquor(?:\s+(?:legal|law))?(?:\s+liab(?:ility|\.)?)?)(?=\W|$)/i

/** The segments of a row from `Liquor liability …` to its amount: one with both, or two side by side. */
function liquorIn({ segments }: Row): Segment[] | null {
  const at = segments.findIndex((s) => LIQUOR.test(s.text))
  const [label, value] = [segments[at], segments[at + 1]]
  if (!label) return null
  if (findAmount(label.text)) return [label]
  return value && findAmount(value.text) && !/[A-Za-z]{3}/.test(value.text) ? [label, value] : null
}

/** What an event's policy pays for serving drink, listed among the limits of its general liability: a coverage of its own under the same policy. */
export function partLiquor(sections: CoverageSection[]): CoverageSection[] {
  if (sections.some((s) => s.type === 'liquor_liability')) return sections
  return sections.flatMap((section): CoverageSection[] => {
    if (section.type !== 'general_liability' || section.said) return [section]
    const taken = section.rows.flatMap((row) => {
      const own = liquorIn(row)
      return own ? [{ ...row, segments: own }] : []
    })
    const [first] = taken
    if (!first) return [section]
    const others = new Set(taken.flatMap((r) => r.segments))
    const left = section.rows.map((row) => ({ ...row, segments: row.segments.filter((s) => !others.has(s)) })).filter((row) => row.segments.length > 0)
    const heading = first.segments[0]!
    return [{ ...section, rows: left }, { type: 'liquor_liability', name: LIQUOR.exec(heading.text)![1]!, heading, rows: taken }]
  })
}

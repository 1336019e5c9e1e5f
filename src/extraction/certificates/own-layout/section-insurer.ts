import type { Row } from '../../classify/index.ts'
import type { Insurer } from '../insurers/read-insurers.ts'
import type { LineDraft } from '../line-draft.ts'
import { setCompany } from '../rows/row-insurers.ts'
import type { CoverageSection } from './coverage-sections.ts'

/** `(Insurer A)` beside a coverage points into the list of insurers. */
export function insurerOf(section: CoverageSection, insurers: Map<string, Insurer>): Insurer | null {
  const printed = section.rows.slice(0, 3).map(rowText).join(' ')
  const letters = new Set([...printed.matchAll(/\b(?:insurer|company|carrier)(?:\s+(?:letter|ltr))?\s*:?\s+([A-H])\b/gi)].map((m) => m[1]!.toUpperCase()))
  const [cell] = section.rows[0]?.segments ?? []
  if (letters.size === 0 && section.said && cell && cell !== section.heading && /^[A-H]$/.test(cell.text)) letters.add(cell.text)
  // `A - General liability, policy 118, …`.
  const lead = letters.size === 0 && section.said && cell === section.heading ? LETTER_FIRST.exec(cell.text)?.[1] : undefined
  if (lead) letters.add(lead)
  for (const letter of letters.size === 0 ? lettersAtLabel(section.rows) : []) letters.add(letter)
  return letters.size === 1 ? (insurers.get([...letters][0]!) ?? null) : null
}
/** `Insurer | Policy #` over `A | GL 118`, or under it: the letter flush with its label. */
const lettersAtLabel = (rows: readonly Row[]): string[] =>
  rows.slice(0, LETTER_ROWS).flatMap((row, at) =>
    row.segments.flatMap((label, i) => {
      if (!/^(?:insurer|company|carrier)(?:\s+(?:letter|ltr))?\W*$/i.test(label.text)) return []
      const flush = [rows[at - 1], rows[at + 1]].flatMap((r) => r?.segments.filter((s) => Math.abs(s.box.x - label.box.x) < LETTER_EDGE) ?? [])
      return [row.segments[i + 1], ...flush].flatMap((s) => (s && /^[A-H]$/.test(s.text) ? [s.text] : []))
    }),
  )
/** The insurer's letter before a coverage's name; before a point or a bracket it may be an item's own. */
export const LETTER_FIRST = /^([A-H])\s?[-–—|]\s/
const LETTER_ROWS = 4
const LETTER_EDGE = 4
export function setInsurer(draft: LineDraft, insurer: Insurer): void {
  draft.set('insurer_letter', insurer.letter, insurer.words)
  setCompany(draft, insurer)
}

const rowText = (row: Row): string => row.segments.map((s) => s.text).join(' ')

import type { DocumentScore, Scored, Verdict } from './score-document.ts'

export type Counts = Record<Verdict, number>
/** What one class of papers came to. Shares are of all values that the papers state or the readings give. */
export type ClassTally = {
  name: string
  documents: number
  typesRight: number
  linesMissed: number
  linesExtra: number
  fields: Map<string, Counts>
  values: Scored[]
  pages: number
  milliseconds: number
}
const WRONG_MAX = 0.003

export const emptyTally = (name: string): ClassTally => ({
  name,
  documents: 0,
  typesRight: 0,
  linesMissed: 0,
  linesExtra: 0,
  fields: new Map(),
  values: [],
  pages: 0,
  milliseconds: 0,
})

export function addScore(tally: ClassTally, score: DocumentScore, pages: number, milliseconds: number): void {
  tally.documents++
  tally.typesRight += score.typeRight ? 1 : 0
  tally.linesMissed += score.linesMissed
  tally.linesExtra += score.linesExtra
  tally.pages += pages
  tally.milliseconds += milliseconds
  for (const value of score.values) {
    const counts = tally.fields.get(value.field) ?? { right: 0, wrong: 0, missing: 0 }
    counts[value.verdict]++
    tally.fields.set(value.field, counts)
    tally.values.push(value)
  }
}

export const countsOf = (tally: ClassTally): Counts =>
  [...tally.fields.values()].reduce<Counts>(
    (sum, c) => ({ right: sum.right + c.right, wrong: sum.wrong + c.wrong, missing: sum.missing + c.missing }),
    { right: 0, wrong: 0, missing: 0 },
  )

/**
 * The largest share of the values that may be taken as they stand, the most confident first, before more than WRONG_MAX of
 * those taken are wrong, and the confidence it takes. 1 where all given values may be.
 */
export function coverageAt(values: readonly Scored[], wrongMax = WRONG_MAX): { share: number; confidence: number | null } {
  const given = values.filter((v) => v.confidence !== null).sort((a, b) => b.confidence! - a.confidence!)
  let wrong = 0
  let taken = 0
  let confidence: number | null = null
  given.forEach((value, i) => {
    if (value.verdict === 'wrong') wrong++
    // Values of one confidence are taken together.
    if (given[i + 1]?.confidence === value.confidence) return
    if (wrong / (i + 1) <= wrongMax) {
      taken = i + 1
      confidence = value.confidence
    }
  })
  return { share: values.length > 0 ? taken / values.length : 0, confidence }
}

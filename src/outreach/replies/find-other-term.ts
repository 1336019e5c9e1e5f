import { matchRange } from './read-values.ts'
import type { Clause } from './split-clauses.ts'

/** Years that stand alone: "the 2025 term", "from 2025 to 2026". */
export function bareYears(clause: Clause): string[] {
  const start = clause.items[0]?.at ?? 0
  return clause.items.flatMap((item) =>
    item.kind === 'word' && item.word === 'year'
      ? [clause.text.slice(item.at - start, item.end - start)].filter((text) => /^\d{4}$/.test(text))
      : [],
  )
}

/** "In force as of 12/15/26", read in November. */
export function beginsAfter(folded: string, today: string | null): boolean {
  if (today === null) return false
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  for (const match of folded.matchAll(
    /\b(?:as of|effective(?: as of| on)?|eff|starting|beginning|begins?|starts?|desde(?: el)?|a partir del?) (?=\d|[a-z]{3,10}\.? \d)/g,
  )) {
    const stated = matchRange(folded, match.index + match[0].length)
    const date = stated?.type === 'date' ? stated.date : stated?.type === 'range' ? stated.from : null
    if (date?.year && date.year * 372 + date.month * 31 + date.day > year * 372 + month * 31 + day) return true
  }
  return false
}

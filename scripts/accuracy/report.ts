import { type ClassTally, countsOf, coverageAt } from './tally.ts'

export type Integrity = { honest: number; looked: number; altered: number; found: number }
/** The figures a later run must not fall below, by class. */
export type Figures = Record<string, { right: number; wrong: number }>

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(2)}%`)

export const figuresOf = (tallies: readonly ClassTally[]): Figures =>
  Object.fromEntries(
    tallies
      .filter((t) => t.values.length > 0)
      .map((t) => {
        const { right, wrong, missing } = countsOf(t)
        const all = right + wrong + missing
        return [t.name, { right: round(right / all), wrong: round(wrong / all) }]
      }),
  )
const round = (share: number): number => Math.round(share * 10_000) / 10_000

/** The page as Markdown. What a run compares itself with is read back from its first table. */
export function writeReport(tallies: readonly ClassTally[], integrity: Integrity, made: { seeds: string[]; count: number; degrade: string[] }): string {
  const lines = [
    '# How well documents are read',
    '',
    'Written by `npm run accuracy`, which invents papers from seeds, reads them and scores every value against what was drawn.',
    'Where a corpus of real papers lies beside the project it is scored too. A value is right, wrong (it is not what the paper',
    'says, or the paper says nothing: a guess counts as much as a misreading) or missing (null, said to be unreadable, or its line',
    'not found). Key values: coverage, carrier, NAIC code, policy number, both dates, limits, additional insured, waiver.',
    'A run fails when a class falls below this table.',
    '',
    `Seeds ${made.seeds.join(', ')}; ${made.count} papers each${made.degrade.length > 0 ? `; degraded as ${made.degrade.join(', ')}` : ''}.`,
    '',
    '| class | papers | values | right | wrong | missing | share usable at 0.3% wrong | from confidence | document class | lines missed / extra |',
    '|---|---|---|---|---|---|---|---|---|---|',
  ]
  for (const tally of tallies) {
    const { right, wrong, missing } = countsOf(tally)
    const all = right + wrong + missing
    const usable = coverageAt(tally.values)
    lines.push(
      `| ${tally.name} | ${tally.documents} | ${all} | ${percent(right, all)} | ${percent(wrong, all)} | ${percent(missing, all)} | ${all ? percent(usable.share, 1) : '–'} | ${usable.confidence?.toFixed(2) ?? '–'} | ${percent(tally.typesRight, tally.documents)} | ${tally.linesMissed} / ${tally.linesExtra} |`,
    )
  }
  lines.push('', '## By field', '', '| class | field | right | wrong | missing |', '|---|---|---|---|---|')
  for (const tally of tallies)
    for (const [field, c] of tally.fields) lines.push(`| ${tally.name} | ${field} | ${c.right} | ${c.wrong} | ${c.missing} |`)
  lines.push(
    '',
    '## Integrity',
    '',
    `${integrity.honest} papers are as their issuer made them; ${integrity.looked} of them (${percent(integrity.looked, integrity.honest)}) were given a second look.`,
    `${integrity.altered} were altered after they were made; ${integrity.found} of them were found.`,
    '',
  )
  return lines.join('\n')
}

/** The figures of an earlier report; a class it does not have holds nobody to anything. */
export function readFigures(report: string): Figures {
  const figures: Figures = {}
  for (const line of report.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim())
    const [right, wrong] = [cells[4], cells[5]].map((cell) => /^(\d+\.\d+)%$/.exec(cell ?? '')?.[1])
    if (cells.length === 12 && right && wrong) figures[cells[1]!] = { right: Number(right) / 100, wrong: Number(wrong) / 100 }
  }
  return figures
}

/** Shares are printed to a hundredth of a percent; less than half of that is no fall. */
const SLACK = 0.00006
/** Which classes fell below the earlier figures, in words. */
export const fallsBelow = (now: Figures, held: Figures): string[] =>
  Object.entries(held).flatMap(([name, was]) => {
    const is = now[name]
    if (!is) return []
    const fell: string[] = []
    if (is.right < was.right - SLACK) fell.push(`${name}: right ${(is.right * 100).toFixed(2)}%, was ${(was.right * 100).toFixed(2)}%`)
    if (is.wrong > was.wrong + SLACK) fell.push(`${name}: wrong ${(is.wrong * 100).toFixed(2)}%, was ${(was.wrong * 100).toFixed(2)}%`)
    return fell
  })

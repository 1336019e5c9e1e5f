import type { AskedLine, OutreachContext } from '../../../vocabulary/index.ts'

/** Which of the asked lines a clause speaks of. `general` is a statement on all or the rest; `unsure` fits more than one reading. */
export type Target = { lines: string[]; general: boolean; specific: boolean; unsure: boolean; foreign: boolean; carrierLines: string[]; /** A policy nobody asked about is named in it, and it is not of that one. */ strange?: boolean }
export type TargetState = {
  lines: AskedLine[]
  topic: string[]
  /** The two that were named together last, in their order. */
  pair: readonly string[] | null
  /** Lines named on their own so far, and anywhere in the message. */
  named: ReadonlySet<string>
  namedAnywhere: ReadonlySet<string>
  /** Lines that have an answer behind a name of their own, anywhere in the message. */
  answeredAnywhere: ReadonlySet<string>
  /** Lines that the quoted text above an inline answer speaks of; null for ordinary text. */
  base: string[] | null
  ordinal: string | null
  /** What names a policy nobody asked about is of that one. */
  ofForeign: boolean
}

/** All that was asked about. */
export const everyLine = (context: OutreachContext): Target => ({
  lines: context.lines.map((line) => line.coverage_line_id),
  general: true,
  specific: false,
  unsure: false,
  foreign: false,
  carrierLines: [],
})

/** All were asked with one number. */
export const underOneNumber = (lines: readonly AskedLine[]): boolean => lines.length > 1 && lines.every((line) => line.policy_number !== null && line.policy_number === lines[0]!.policy_number)

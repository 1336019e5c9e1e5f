import { unreadableFor } from '../../declarations/index.ts'
import type { LineDraft } from '../line-draft.ts'
import type { PartReading } from '../../stages.ts'
import type { PageText } from '../page/page-text.ts'

const OF_A_LINE = ['policy_number', 'effective_date', 'expiration_date', 'carrier', 'naic'] as const
const isOfALine = (field: string): field is (typeof OF_A_LINE)[number] => (OF_A_LINE as readonly string[]).includes(field)

/**
 * What a finder that threw was to find is given by no line of the page: what other rows say in its place may be of another policy.
 * `kept` is for tables, whose cells say what they say whoever failed beside them.
 */
export function loseFailed({ failed, page }: PageText, drafts: readonly LineDraft[], held: 'dropped' | 'kept' = 'dropped'): void {
  for (const { field, reason } of unreadableFor(failed, page.number)) {
    if (!isOfALine(field) && field !== 'limits') continue
    for (const { line, unreadable } of drafts) {
      if (held === 'kept' && (!isOfALine(field) || line[field] !== null)) continue
      if (isOfALine(field)) {
        line[field] = null
        delete line.fields[field]
      }
      if (!unreadable.some((u) => u.field === field)) unreadable.push({ field, page: page.number, box: null, reason })
    }
  }
}
/** What failed that is the paper's and no line's: its parties and its day. */
export const lostOfPaper = ({ failed, page }: PageText): ReturnType<typeof unreadableFor> => unreadableFor(failed.filter((f) => !isOfALine(f.field) && f.field !== 'limits' && f.field !== 'other_columns' && f.field !== 'endorsements'), page.number)

/** Where it could not be told which columns hold other amounts than the limits, none of the page's amounts is one. */
export function loseLimits(reading: PartReading, { failed, page }: PageText): PartReading {
  const [lost] = unreadableFor(failed.filter((f) => f.field === 'other_columns'), page.number)
  if (!lost) return reading
  return { ...reading, coverage_lines: reading.coverage_lines.map((line) => ({ ...line, limits: [] })), unreadable_fields: [...reading.unreadable_fields, ...reading.coverage_lines.map((_, line) => ({ ...lost, field: 'limits', line }))] }
}

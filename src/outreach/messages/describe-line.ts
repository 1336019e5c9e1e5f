import { type AskedLine, COVERAGE_NAMES, limitName, showDollars } from '../../vocabulary/index.ts'
import { showText } from './show-text.ts'

export type Fact = { path: string; name: string; value: string }
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const MISSING = 'not on our copy'

export const lineTitle = (line: AskedLine): string => COVERAGE_NAMES[line.coverage_type]

/** `2026-09-25` as `Sep 25, 2026`: no reader mistakes the month for the day. */
export const showDate = (date: string): string => {
  const [year, month, day] = date.split('-')
  return `${MONTHS[Number(month) - 1] ?? month} ${Number(day)}, ${year}`
}

/** The facts of one line as they are asked, in the order an agent reads a certificate. */
export const lineFacts = (line: AskedLine): Fact[] => {
  const { carrier, policy_number, effective_date: from, expiration_date: until } = line
  const term =
    from === null && until === null
      ? MISSING
      : `${from === null ? MISSING : showDate(from)} to ${until === null ? MISSING : showDate(until)}`
  return [
    { path: 'carrier', name: 'Carrier', value: carrier === null ? MISSING : showText(carrier) },
    { path: 'policy_number', name: 'Policy number', value: policy_number === null ? MISSING : showText(policy_number) },
    { path: 'dates', name: 'Dates', value: term },
    ...line.limits.map(({ label, amount }) => ({
      path: `limits.${label}`,
      name: showText(limitName(label)),
      value: amount === null ? (label === 'statutory' ? 'yes' : 'shown without an amount') : showDollars(amount),
    })),
  ]
}

/** What other paper says of a fact, in words, where it says something else. */
export const disputes = ({ disputed = {} }: AskedLine, { path }: Fact): string[] =>
  (path === 'dates' ? ['effective_date', 'expiration_date'] : [path]).flatMap((of) => {
    const value = disputed[of]
    if (value === undefined || value === null) return []
    if (path !== 'dates') return [typeof value === 'number' ? showDollars(value) : showText(String(value))]
    return [`${of === 'effective_date' ? 'from' : 'to'} ${showDate(String(value))}`]
  })

import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Compared } from './compared.ts'
import { equals, likeliest, limitOf, ordersOf } from './limits-of-line.ts'

/** "1M/2M", "100/500/100": several limits in their customary order. */
export function placeSplit(parts: number[][], labels: string[] | null, line: AskedLine, single: boolean, out: Compared): void {
  const orders = ordersOf(line).filter((order) => order.length >= parts.length)
  const fits = orders.find((order) => parts.every((part, at) => equals(part, limitOf(line, order[at]!)?.amount)))
  if (fits) {
    parts.forEach((_, at) => {
      out.agreed.add(`limits.${fits[at]}`)
    })
    return
  }
  // "92,000 / 2,500": each of its limits, and no two of them alike.
  const asked = line.limits.map((limit) => limit.amount)
  if (parts.length === asked.length && new Set(asked).size === asked.length && asked.every((amount) => parts.filter((part) => equals(part, amount)).length === 1)) {
    for (const limit of line.limits) out.agreed.add(`limits.${limit.label}`)
    return
  }
  // "50,000 / 1,000", of 40,000 and a deductible of 1,000: what agrees in its place tells what the one before it is.
  const [first, second] = line.limits
  if (single && !labels && parts.length === 2 && line.limits.length === 2 && equals(parts[1]!, second!.amount) && !equals(parts[1]!, first!.amount)) {
    out.agreed.add(`limits.${second!.label}`)
    out.corrections[`limits.${first!.label}`] = likeliest(parts[0]!, first!.amount)
    return
  }
  // "5k/5k" of comprehensive and collision: deductibles alike, where two were asked.
  const deductibles = line.limits.filter((limit) => /deductible/.test(limit.label))
  const same = parts.every((part) => part.join() === parts[0]!.join())
  if (same && single && parts.length === deductibles.length && deductibles.length > 1 && labels?.every((label) => /deductible/.test(label))) {
    for (const limit of deductibles) if (equals(parts[0]!, limit.amount)) out.agreed.add(`limits.${limit.label}`)
    else out.corrections[`limits.${limit.label}`] = likeliest(parts[0]!, limit.amount)
    return
  }
  const sound = line.coverage_type === 'workers_comp' ? orders.filter((one) => withinPolicyLimit(parts, one)) : []
  const order = sound.length === 1 ? sound[0] : orders[0]
  const alike = parts.every((part) => part.join() === parts[0]!.join()) && order?.length === parts.length
  const settled = orders.length === 1 || sound.length === 1 || alike || (line.coverage_type === 'general_liability' && (parts.length === 2 || (parts.length === 3 && customary(parts))))
  // "All active, 1M/2M" is of the one it fits, and corrects no other.
  if (!order || labels || !settled || !single || paysAbove(parts, order)) {
    out.unplaced.push('limits in shorthand')
    return
  }
  parts.forEach((part, at) => {
    const label = order[at]!
    const asked = limitOf(line, label)?.amount
    if (equals(part, asked)) out.agreed.add(`limits.${label}`)
    else out.corrections[`limits.${label}`] = likeliest(part, asked)
  })
}

/** "1M/2M" of a limit and its deductible: nobody pays more himself than is insured. */
const paysAbove = (parts: number[][], order: string[]): boolean => parts.some((part, at) => /deductible|retention/.test(order[at]!) && part.every((amount) => amount >= Math.max(...parts[0]!)))

/** "2M/4M/4M": the occurrence, and two aggregates that are no lower. */
const customary = (parts: number[][]): boolean => parts.every((part) => part.some((amount) => amount >= Math.min(...parts[0]!)))

/** Of "100/500/100" the 500 is the policy's: no employee's limit is above it. */
function withinPolicyLimit(parts: number[][], order: string[]): boolean {
  const part = (label: string): number => parts[order.indexOf(label)]?.[0] ?? 0
  return part('el_disease_each_employee') <= part('el_disease_policy_limit')
}

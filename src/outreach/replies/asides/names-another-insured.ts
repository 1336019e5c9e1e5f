import { foldName } from '../message/fold-text.ts'

/** "The Akron LLC was cancelled", "Amber Valley Packing LLC: policy 552020, cancelled": a company by its name, as the one it is said of. */
const ENTITY_FIRST = /^\W*(?:the )?((?:[A-Z0-9][\w&'.-]*,? (?:(?:of|and|&) )?){1,6}(?:LLC|L\.L\.C|Inc|Incorporated|Corp|Corporation|LP|LLP|PLLC|Ltd)\b)/

/** Whether a clause opens with another company than the insured that was asked about. Text as written. */
export function opensWithAnotherInsured(raw: string, insured: string): boolean {
  const named = ENTITY_FIRST.exec(raw)?.[1]
  if (named === undefined) return false
  const [other, asked] = [foldName(named), foldName(insured)]
  return !other.startsWith(asked) && !asked.startsWith(other)
}

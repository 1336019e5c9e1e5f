import { SAYINGS } from './sayings.ts'
import type { PageText } from './text-of-page.ts'

/** For each kind that a sentence of the page can only belong to, what that adds. */
export function toldBySentences({ spoken, amounts }: PageText): ReadonlyMap<string, number> {
  const told = new Map<string, number>()
  for (const { kind, says, score, beforeAmounts } of SAYINGS) if (!(beforeAmounts && amounts > 0) && says.test(spoken)) told.set(kind, score)
  return told
}

/** What would follow if a policy were cancelled is said in policies, not where one is. */
const SUPPOSED = /\b(?:if|should|when|whenever|in the event(?: that)?) (?:we|you|the (?:company|insurer)|either party) (?:should |elects? to )?cancels?\b|\b(?:we|you) may cancel\b/
export const supposesCancelling = ({ spoken }: PageText): boolean => SUPPOSED.test(spoken)

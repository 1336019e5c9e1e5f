import type { Row } from '../../classify/index.ts'

/** What lies under the policy, in a row of its own. */
const UNDERLYING = /^\W*(?:(?:required|schedule\s+of)\s+)?underlying(?:\s+(?:insurance|polic(?:y|ies)|coverages?|limits?))?\W*$/i
/** The same as the head of a list. */
const HEAD = /^\W*(?:item\s\w{1,3}\W+)?(?:(?:schedules?|list|details)\s+of\s+|scheduled?\s+|required\s+|primary\s+)?underlying\s+(?:insurance|polic(?:y|ies)|coverages?|limits?|carriers?|insurers?)(?:\s+(?:schedule|required|maintained))?\W*$/i
/** What no longer speaks of it: the policy's own limits, or the paper's other parts. */
const ENDS = /^\W*(?:(?:commercial\s+)?(?:umbrella|(?:follow(?:ing)?[\s-]form\s+)?excess)\b|limits?\s+of\s+(?:liability|insurance)\b|certificate\s+holder|cancell?ation|description\s+of|remarks|additional\s+insured|special\s+conditions|notes?\b)/i

/** The rows of a page without those of policies that the umbrella or excess policy lies over. */
export function withoutUnderlying(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  let within = false
  for (const row of rows) {
    const [first, ...more] = row.segments
    if (first && more.length === 0 && HEAD.test(first.text)) within = true
    else if (within && first && ENDS.test(first.text)) within = false
    if (!within && !UNDERLYING.test(first?.text ?? '')) out.push(row)
  }
  return out
}

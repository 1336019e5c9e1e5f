import { PLAIN_NAME } from '../lexicon/plain-names.ts'
const BASE = /^(\s*(?:[-*\u2022]\s+)?)(?:our |the )?(?:standard|base(?:line)?|default|normal(?:ly)?|usual(?:ly)?|core|regular|always|basic)(?: (?:requirements?|contracts?|package|jobs?|work|vendors?|coverage|insurance|limits?|minimums?|contractors?))?\s*(?::|\s[-\u2013=])\s+(?=\S.{10,300}$)/i
const NAMES = new RegExp(PLAIN_NAME, 'gi')
/** A level beside the base: of such, the least is what a rule asks, and which that is is told by the amounts. */
const LEVEL = /^\s*(?:[-*\u2022]\s+)?(?:small|minor|low|light|reduced|mini|simple|preferred|premium|enhanced|elevated|special|heavy|high|large|major|medium|tier|class|level|step|gold|silver|plus|extended)\b/i
const OF_SOME = /^\s*(?:[-*\u2022]\s+)?[A-Z][^:$\d]{2,50}(?::|\s[-\u2013=])\s+\S/

/** "Standard: GL $2M; auto $1M; WC" above "Well drilling: add pollution, $2M": what is asked of all, above what is asked of some besides. */
export function baseLines(lines: string[]): string[] {
  const at = lines.findIndex((line) => BASE.test(line) && new Set((line.match(NAMES) ?? []).map((n) => n.toLowerCase())).size > 1)
  if (at < 0 || lines.some((line) => LEVEL.test(line)) || !lines.slice(at + 1, at + 8).some((line) => OF_SOME.test(line)) || lines.filter((line) => BASE.test(line)).length > 1) return lines
  return lines.map((line, i) => (i === at ? line.replace(BASE, '$1') : line))
}

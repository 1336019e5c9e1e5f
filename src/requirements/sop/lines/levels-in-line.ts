import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import { findStateConditions } from '../conditions/state-conditions.ts'

/** "Vans: GL $1M, auto $500K", "heavy duty - auto $1M": who or what a clause speaks of, and what is asked there. */
const OF_KIND = /^(?:and |but )?([A-Za-z][A-Za-z0-9'&/ -]{2,40}?)(?::| [-\u2013\u2014]) (?=[^;]*\d)/
/** Words of asking, and no kind of anything. */
const NO_KIND = /\b(?:requir\w*|recommend\w*|prefer\w*|option\w*|min(?:imum)?s?|max(?:imum)?s?|limits?|shows?|showing|needs?|need|must|shall|should|carry|have|has|includ\w*|deductibles?|also|plus|note|optional|not|no|all|each|every|otherwise|states?|everyone|everybody)\b/i

/** "Vans: GL $1M, auto $500K; trucks: GL $2M, auto $1M.": levels that stand in one line get a line each. */
export const levelsInLine = (lines: string[]): string[] => lines.flatMap((line) => (/; \S/.test(line) && line.length < 600 && !/[\t|]/.test(line) ? partsOf(line) : [line]))

function partsOf(line: string): string[] {
  const indent = /^\s*/.exec(line)![0]
  const sentences = line.trim().split(/(?<=\d[km]?\.|[a-z]\.) +(?=[A-Z])/)
  const parts = sentences.map((s) => levelsOf(s))
  return parts.some((p) => p.length > 1) ? parts.flat().map((p) => indent + p) : [line]
}

function isNoMention(kind: string): boolean {
  const label = readableText(kind)
  return !findMentions(label).mentions.length && !findStateConditions(label).length
}

function levelsOf(sentence: string): string[] {
  const clauses = sentence.replace(/\.$/, '').split(/; +/)
  if (clauses.length < 2) return [sentence]
  // Every clause must be of a kind: what they say is read once all of them look so.
  const kinds = clauses.map((clause) => OF_KIND.exec(clause))
  if (!kinds.every((kind) => kind && !NO_KIND.test(kind[1]!)) || !kinds.every((kind) => isNoMention(kind![1]!))) return [sentence]
  const asked = new Map<string, number>()
  for (const [i, clause] of clauses.entries()) {
    const [head] = kinds[i]!
    const types = new Set(findMentions(readableText(clause.slice(clause.indexOf(head) + head.length))).mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : [])))
    if (!types.size) return [sentence]
    for (const t of types) asked.set(t, (asked.get(t) ?? 0) + 1)
  }
  // Coverages that are asked in one clause each are a list, and no levels.
  return [...asked.values()].some((n) => n > 1) && Math.max(...asked.values()) === clauses.length ? clauses.map((c) => `${c.replace(/^(?:and|but) /, '')}.`) : [sentence]
}

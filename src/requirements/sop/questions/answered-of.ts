import { EXCEPT } from '../mentions/target-runs.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { Target } from '../rules/statements.ts'

const BUT = /\b(?:but(?: not)?|not|never|no)(?: for| on| under)?(?: the| your)? $/
const GOES_ON = /^[\s,/&+]*(?:(?:and|or|the|on|under|for|nor|policy|policies|coverage|insurance)[\s,/&+]*)*$/

/** "Who is additional insured? Larch Co, on everything except workers' comp.": what an answer says its member is asked of; null where it names no coverage. */
export function answeredOf({ masked, mentions }: Reading): Target | null {
  const named = mentions.filter((m) => m.kind === 'coverage')
  const left = new Set<(typeof named)[number]>()
  for (const [i, m] of named.entries()) {
    const before = masked.slice(named[i - 1]?.end ?? 0, m.start)
    if (EXCEPT.test(before) || BUT.test(before) || (i > 0 && left.has(named[i - 1]!) && GOES_ON.test(before))) left.add(m)
  }
  const on = named.filter((m) => !left.has(m))
  if (on.length) return { kind: 'types', types: on.map((m) => m.type) }
  return left.size ? { kind: 'all', liability: false, except: [...left].map((m) => m.type) } : null
}

const ALL_AND = /^\W*(?:yes\W+)?(?:[^.;\u00a9$]{2,40}, )?(?:on |for |under )?(?:\u00b6+|all|every|everything|each)(?: (?:of|them|these|those|the|our|your|liability|polic(?:y|ies)|coverages?|lines?|two|three|four|five|above|\u00b6+))*(?:,| ?\(| ?[-\u2013])? ?(?:incl(?:\.|ud\w+)|and|plus|even|also)(?: (?:on|for|the|your|even|also))* $/
/** "Waiver? Yes, all policies incl. property.": of all, and of what is named besides. */
export const answeredOfAll = ({ masked, mentions }: Reading): boolean => {
  const first = mentions.find((m) => m.kind === 'coverage')
  return first !== undefined && ALL_AND.test(masked.slice(0, first.start))
}

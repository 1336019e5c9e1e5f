const SUBS = String.raw`(?:subs|sub-?contractors?|a sub|each sub|every sub|any sub)\b`
const OUR = String.raw`(?:(?:our|all|the|every|each|any|new|trade|a|of) )*`
/** How the first lines of a text say that it is about what subcontractors carry. */
const ADDRESSED: RegExp[] = [
  // "Insurance for subs", "Minimum insurance we collect from subcontractors", "what we ask of our subs"
  new RegExp(String.raw`\b(?:what|insurance|coverages?|requirements?|minimums?)\b(?:(?!\b(?:your|its|their|his)\b)[^.;\n]){0,70}\b(?:for|from|of|by) ${OUR}${SUBS}`),
  // "What a sub needs on this job"
  new RegExp(String.raw`\bwhat ${OUR}(?:subs?|sub-?contractors?) (?:\w+ )?(?:needs?|must|carr(?:y|ies)|has|have|shows?)\b`),
  // "Subs working for us need the following"
  new RegExp(String.raw`(?:^|[\n.] ?)${OUR}${SUBS} (?:(?:working|who work|that work|coming|on|at|under) [^.;\n]{2,50} )?(?:needs?|must|shall|(?:have|has) to|are (?:asked|required) to|carr(?:y|ies))\b[^.;\n]{0,30}\b(?:following|below|these)\b`),
  // "SUBCONTRACTOR INSURANCE"
  /(?:^|\n)[^\n.;]{0,30}\bsub-?contractors? (?:insurance|coverage|requirements)\b/,
]
/** Whom a text is for is said this near its beginning. */
const OPENING = 420
/** Those above subcontractors, under a duty themselves: to them subcontractors are others. */
const ABOVE = ['contractor', 'general contractor', 'construction manager', 'cm', 'design-builder', 'vendor', 'supplier', 'consultant', 'tenant', 'lessee', 'carrier', 'provider', 'licensee', 'company', 'firm']

/** "Subs carry $5M, following form": whether a text, which puts nobody above them under a duty, is about what subcontractors carry. */
export function speaksToSubs(lower: string, obligated: ReadonlySet<string>): boolean {
  if (!/\bsub/.test(lower.slice(0, OPENING)) || ABOVE.some((party) => obligated.has(party)) || /\byour (?:own )?sub/.test(lower)) return false
  // What stands behind the first amount is said of somebody who was asked already.
  const amount = lower.slice(0, OPENING).search(/[$\u20ac\u00a3] ?\d|\b\d[\d,.]*(?:k|mm?| mil| million)\b|\bstatutory\b/)
  const opening = lower.slice(0, amount < 0 ? OPENING : amount)
  return ADDRESSED.some((said) => said.test(opening))
}

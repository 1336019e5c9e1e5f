const GOOD = String.raw`(?:nice|good|great|helpful|ideal|appreciated|welcome|desirable|an? (?:big |real )?(?:plus|bonus))`
const NOT_NEEDED = String.raw`(?:,? (?:but |and |though )?(?:it['’]s |is )?(?:not|isn['’]t) (?:required|needed|mandatory|necessary|a must))?`
const WISH = String.raw`(?:(?:it |that |this |they said |[a-z]+ said )?["\u201c]?(?:(?:would|['’]d) be (?:very |really )?${GOOD}(?: to (?:have|see))?|(?:we|i)(?:['’]d| would) (?:like|love)(?: to (?:see|have))?(?: (?:it|one|that))?|(?:nice|good|great|helpful)(?: to have| if (?:you|they) (?:have|carry|got) (?:it|one))|an? (?:big |real )?(?:plus|bonus)|bonus(?: points)?|not a must(?: have)?|appreciated|helpful|desirable|wish ?list(?: item)?|would help|optional but (?:smart|wise|a good idea|worth it)|gets you (?:priority|better|more|extra)[a-z ]{0,20}|(?:isn['’]t|not) a (?:deal ?breaker|show ?stopper))["\u201d]?${NOT_NEEDED})`
const SOFT = String.raw`(?:ideally|if possible|if at all possible)`
/** Behind a sign: "GL - would be nice, $1,000,000", "Umbrella $1M (nice to have)"; but not what an item is a plus of. */
const BEHIND = new RegExp(String.raw`(?<=[-–—:,(] ?)(?:${WISH})(?:,? but (?:it |this |that )?[^.;,()$\d]{2,40}(?=\)))?(?=\s*(?:[.;,)!]|$|\(\$? ?\d| - |: ))`, 'gi')
const ALONE = new RegExp(String.raw`^\W{0,3}(?:${WISH}|${SOFT})[.!]?$`, 'i')
const KNOWN = /nice|good|great|helpful|ideal|appreciated|welcome|desirable|plus|bonus|love|like|must|wish|help|optional|gets you|breaker|stopper|possible/i

/** What is only wished for, in a clause of its own: as "preferred". */
export function niceToHave(text: string): string {
  return KNOWN.test(text) && text.length <= 400 ? text.replace(BEHIND, 'preferred') : text
}

const OF_A_POLICY = /\$ ?\d|\d ?(?:k|mm?|mil|million)\b/i
/** "Umbrella $2,000,000. Would be nice.": a sentence of its own is said of the policy right before it. */
export function withWishes(sentences: string[]): string[] {
  if (sentences.length < 2) return sentences
  const wished = (at: number): boolean => at > 0 && at < sentences.length && sentences[at]!.length < 80 && ALONE.test(sentences[at]!.trim()) && OF_A_POLICY.test(sentences[at - 1]!)
  return sentences.flatMap((s, i) => (wished(i) ? [] : wished(i + 1) ? [`${s.replace(/[.\s]+$/, '')} (preferred).`] : [s]))
}

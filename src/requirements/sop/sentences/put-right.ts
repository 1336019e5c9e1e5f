/** "Please add.", "It needs to be.", "We require it.": what a paper lacks is to be put right. */
const PUT_RIGHT = /^\W*(?:(?:please|pls|kindly|so) )?(?:have|ask|get|tell) (?:the|your|their|his|her) (?:agent|broker|insurer|carrier|agency) (?:to )?(?:add|include|put|issue|endorse) (?:it|that|this|them|one|both)(?: (?:in favor of|for|on|to|naming) [^.;]{2,60})?\W*$|^\W*(?:(?:please|pls|kindly|so) )?(?:add|correct|include|have (?:your agent )?(?:it|that|this|them) added|get (?:it|that) added)(?: (?:it|that|this|them|one))?\W*$|^\W*(?:it|they|this|that|those|these|both) (?:needs?|has|have|must|should|ought)(?: to)? be(?: (?:added|there|shown|checked|ticked|marked|on (?:it|there)|listed|included))?\W*$|^\W*(?:we|our contract|the contract|the lease) (?:needs?|requires?) (?:it|that|this|them|one)\W*$/i
const NONE_THERE = /^\W*(?:(?:there(?:'s|\u2019s| is)|shows?|i see|we see) )?no ((?:waiver|additional|primary|notice|cancellation)\b[^.;:]{3,100}?)(?: (?:is )?(?:shown|listed|on (?:it|there|the (?:cert|coi)\w*)))?\.$/i
const NOT_TICKED = /^(\W*[A-Za-z][^.;:]{3,80}?) (?:isn't|is not|aren't|are not|wasn't|was not) (?:checked|ticked|marked|shown|listed|included|there)(?= |\.|$)/i
const MISSING = /^(\W*[A-Za-z][^.;:]{3,80}?) (?:is|are|was) missing\b/i

/** "No waiver of subrogation on WC. Please add.": what a paper lacks, where the next sentence asks that it be put right, is asked. */
export function putRight(raw: string, next: string | null): string {
  if (next === null || !PUT_RIGHT.test(next)) return raw
  const lacking = raw.replace(NONE_THERE, '$1.').replace(NOT_TICKED, '$1').replace(MISSING, '$1')
  if (lacking === raw) return raw
  const of = /^\W*(.{3,80}?) (?:on|for|under) (?:the |your |their )?([^.;:]{2,60})\.?$/.exec(lacking)
  return of ? `${of[2]} needs ${of[1]}.` : `${lacking.replace(/\.$/, '')} is required.`
}

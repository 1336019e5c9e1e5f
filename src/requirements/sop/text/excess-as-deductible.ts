const LEAST = String.raw`(?:no|not) (?:more|greater|higher|larger) than|not (?:above|over)|not (?:to )?(?:exceed|be (?:more|greater|higher|over|above)(?: than)?)|(?:of )?(?:up to|at most|max(?:imum)?\.?(?: of)?)`
/** "The policy excess may not be more than $2,500", "Excess (deductible) no more than $2,500", "any excess on the policy": as elsewhere in the world a deductible is called. */
const EXCESS = new RegExp(
  String.raw`(?<![a-z] (?:in|of) |umbrella(?: ?\/ ?| or | and )|follow[a-z]* form )\b((?:the |any |an? |each |maximum |policy |insurance )*)excess(?: \(?(?:deductible|ded\.?)\)?)?((?: (?:on|under|of|payable under) (?:the|each|any|every|this|that) (?:[a-z]+ )?polic(?:y|ies)| payable| (?:on|under|for) (?:items? |lines? |rows? )?\(?(?:\d{1,2}|[A-Ha-h]|[ivx]{1,4})\)?(?:(?:, ?| and | ?& ?)\(?(?:\d{1,2}|[A-Ha-h]|[ivx]{1,4})\)?){0,3})?(?: (?:may|must|shall|should|can|will|is|are))? (?:${LEAST}) \$? ?(?:\d{1,2}(?:,?\d{3})|\d{1,2} ?k)\b)(?![,.]?\d)`,
  'gi',
)

/** An excess with a ceiling of less than $100,000 is what the insured bears, and no policy. */
export const excessAsDeductible = (text: string): string => (/\bexcess\b/i.test(text) ? text.replace(EXCESS, '$1deductible$2') : text)

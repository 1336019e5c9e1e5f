/** Slots of the talk about audits, reports and how a policy is paid. Bounded patterns over folded text. */

const COVERAGE = '(?:auto|auto liability|cargo|mtc|gl|cgl|general liability|umbrella|umb|excess|wc|comp|work comp|workers comp|property|package|bop)'
export const STANDING_SLOTS: Readonly<Record<string, string>> = {
  thatpolicy: `(?:it|this|that|this one|that one|(?:that|this|the|his|her|their|your) (?:${COVERAGE} )?(?:policy|coverage|account)|the ${COVERAGE}|${COVERAGE}|(?=[a-z0-9-]{0,14}\\d{3})[a-z0-9-]{5,18}|[a-z]{2,5} \\d{4,10})(?:'s| is| was)?`,
  reported: '(?:(?:an?|the|its|their|our) )?(?:(?:annual|final|yearly|premium|payroll|physical|interim|year-end|regular|usual) )*audit(?: (?:right now|now|this (?:month|week|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|at (?:expiration|renewal|(?:the )?end of (?:the )?(?:term|year))))?',
  payplan: "(?:(?:an?|the|our|their|carrier's) )?(?:(?:monthly|quarterly|direct bill|installment|budget|carrier|ten pay|10[- ]pay|12[- ]pay|9[- ]pay) )*(?:pay(?:ment)? plan|installments?|installment plan|monthly (?:pay|payments?|billing|bill)|eft|autopay|auto[- ]pay|automatic payments?|direct bill|agency bill|ach|recurring (?:eft|payments?|card))",
  ondays: '(?:(?:on |the )?(?:\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{1,2}(?:st|nd|rd|th))|on (?:mon|tues|wednes|thurs|fri)day|today|yesterday|this (?:week|month|morning)|last (?:week|month))',
  monthname: '(?:january|february|march|april|may|june|july|august|september|october|november|december)',
  /** "... but that doesn't affect coverage", behind a change that touches none. */
  noeffect: "(?:,? ?(?:but |and |which |so )?(?:(?:that|it|this|which)? ?(?:does not|doesn't|did not|didn't|has not|hasn't|will not|won't) (?:affect(?:ed)?|changed?|impact(?:ed)?)|(?:that |it |this |which )?(?:has|had|has had) no (?:effect|bearing|impact) on|(?:with )?no (?:effect|bearing|impact) on) (?:(?:the|any|any of the|their|any of their) )?(?:coverages?|policy|policies|insurance))?(?:,? (?:but|and|though) (?:that|it|this) (?:does not|doesn't|should not|shouldn't|will not|won't) (?:matter|be (?:of )?(?:concern|importance|an issue))(?: (?:to you|here|for (?:your|this|our) (?:purposes?|request|file)))?)?",
  years: '(?:about |over |almost |nearly |at least |more than )?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several|many|a few|a couple of)\\+? (?:years?|yrs?|terms?)(?: now| running)?',
  bill: '(?:payments?|installments?|premiums?|bills?|november payment|october payment|down payment)',
}

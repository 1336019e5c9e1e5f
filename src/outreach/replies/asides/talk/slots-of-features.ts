const LINE = "(?:gl|cgl|general liability|liability|auto(?: liability)?|al|ba|umbrella|umb|excess|wc|work(?:er'?s?'?)? comp(?:ensation)?|comp|property|cargo|cyber|professional|pollution|package|bop|policy|policies)(?: policy| policies| coverage)?"
const LINES = `(?:(?:the|both|all|their|all (?:two|three|four|five)|both of the) )?${LINE}(?:(?:,? and|,| &|/) ?(?:the )?${LINE}){0,3}`
const FORM = '(?:(?:iso )?(?:form |forms |endorsement |endorsements )?(?:cg|ca|wc|il|cp|bp) ?\\d{2,4} ?\\d{2}(?: ?\\d{2} ?\\d{2})?)'

/** Slots of what a policy has or grants besides its limits. Bounded patterns over folded text. */
export const FEATURE_SLOTS: Readonly<Record<string, string>> = {
  itslines: LINES,
  isoforms: `${FORM}(?:(?:,? and|,| &|/) ?(?:${FORM}|\\d{2} ?\\d{2})){0,3}`,
  interest: '(?:(?:an? |the )?(?:blanket )?(?:additional insureds?|ai|loss payee|(?:certificate|cert) holder)(?: status)?)',
  noticeclause: "(?:(?:an? |the )?(?:30|10|60|thirty|ten|sixty)[- ]days?'? (?:noc|notice(?: of cancell?ation)?|cancell?ation)(?: (?:notice|endorsement|provision|wording|clause))?)",
  granted: "(?:,? (?:(?:if|as|when|where|to the extent)(?: so)? required(?: (?:by|in|under|per) (?:an? |the |your )?(?:written |signed )?(?:contract|agreement))?|(?:by|per|under) (?:an? |the |your )?(?:written |signed )?(?:contract|agreement)|(?:on|for|under|to) (?:all of (?:them|these)|all|both|all but (?:the )?(?:wc|comp)|each policy)|as (?:you )?(?:requested|required)|as well|too|already))",
  payer: "(?:they|he|she|the insured|insured|the client|client|our insured|our client|account|the account)",
  symbols: '\\d{1,2}(?:[ ,&]{1,3}(?:and )?\\d{1,2}){0,4}',
  money: '\\$?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:k|m|mil|million))?',
}

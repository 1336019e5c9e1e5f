/** Words that remarks share, as patterns over folded text. */
/** No policy, no insurer and nobody insured: "the auto is out until January". */
export const NO_NAME =
  '(?!(?:(?:the|our|their|his|her) )?(?:insured|client|carrier|underwriter|underwriting|company|insurer|agency|owner|customer|driver|policy|policies|coverage|insurance|auto|autos|cargo|gl|cgl|wc|comp|umbrella|umb|excess|xs|property|liability|cyber|liquor|bop|package|limits?|payment|premium|bond|it|that|this|these|those|one|everything|all|both|nothing|none|neither|nobody|no one|some|most|half|which|they|them|us|me)\\b)'
export const NAME = `${NO_NAME}[a-z][a-z.'-]*(?: [a-z][a-z.'-]*){0,2}`
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
export const WHEN = `(?:(?:on |by |until |till |at |around |in |this |last |next )?(?:today|yesterday|tomorrow|morning|afternoon|week|month|year|quarter|noon|${DAY}|january|february|march|april|may|june|july|august|september|october|november|december|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?::\\d\\d)? ?(?:am|pm)?|spring|summer|fall|winter))`
/** When something was looked up that still holds. */
export const RECENTLY = `(?:(?:on |earlier )?(?:today|yesterday|this (?:morning|afternoon)|earlier|${DAY}|\\d{1,2}(?::\\d\\d)? ?(?:am|pm)))`
export const PAPER = "(?:certificates?(?: of insurance)?|certs?|cois?|dec(?:laration)?s?(?: pages?)?|loss runs|id cards?|copies|a copy|letterhead|(?:(?:el|un|los|su) )?certificados?)"
export const CLIENT = '(?:they|he|she|(?:the |this |our )?(?:insured|client|account|customer))'
export const COMPANY = '(?:company|people|folks|family|clients?|group|guys|accounts?|customers?|insureds?|operation|outfit)'
export const STANDING = '(?:blanket )?(?:ai|additional insureds?|waivers?(?: of subrogation)?|primary(?: (?:and|&) non-?contributory)?)'

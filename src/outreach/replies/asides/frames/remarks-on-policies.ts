import { CLIENT, NAME, PAPER, STANDING, WHEN } from '../../words/remark-words.ts'

/** Papers and where they are to be had. */
export const PAPER_REMARKS = [
  `${NAME} (?:(?:in|at|from) (?:my|our) office )?(?:can|will) (?:also )?(?:send|e-?mail|fax|get) (?:you |over )?(?:an? |the )?(?:copy of the |new |updated )*${PAPER}(?: (?:if you (?:need|want|would like) (?:it|one|them|that)|si l[ao]s? (?:necesita|ocupa|requiere|desea)n?))?`,
  `(?:i|we) can (?:also |always )?(?:send|provide|issue|e-?mail|fax|get|forward)(?: (?:you|over|out|the|an?|any|new|current|policy))* ${PAPER}(?: (?:if|should|upon|on|when) (?:(?:you|need|want|like|would|them|it|one|request|requested|needed|any) ?){1,6})?`,
  `(?:you should (?:already )?have(?: received| gotten)?|you (?:already )?have|(?:i|we)(?: have|'ve)? (?:just |also |already )?(?:sent|issued|e-?mailed|mailed|provided|did)) (?:an? |our |the |your |you (?:an? )?)?(?:certificate|cert|coi)s?(?: (?:over|out|to you|to your (?:team|office|client)|from (?:us|our office|me)|from|for|as well|too|already|for this job|last year|${WHEN}))*`,
  "you(?:'re| are) (?:already |also |currently )?(?:listed|shown|named|on file|added|included)(?: on (?:it|there|the certificate))? as (?:an? |the )?(?:certificate |cert )?holder(?: (?:on|in) our (?:end|system|file))?",
  `${STANDING}(?: ?(?:,|and|&|/) ?${STANDING})*(?: status| wording| endorsements?)? (?:is |are )?(?:also )?(?:included|apply|applies|in place|provided|blanket)(?: (?:by|via|under|per|on|where|when)(?: (?:an?|the|blanket|written|required|contract|by|endorsements?|gl|auto|all|both))+)?`,
  '(?:and |yes,? )?(?:we|i|our (?:office|agency)) (?:issued|provided|sent|prepared|produced) (?:that|this|the|your) (?:certificate|cert|coi)(?: (?:you (?:have|sent)|in question))?',
  '(?:that|this|the|your) (?:certificate|cert|coi)(?: you (?:have|sent|attached))? (?:came from|is from|was issued by|was sent by|is one of) (?:our office|our agency|us|me|ours)',
  '(?:the |our )?(?:attached|enclosed) (?:certificate|cert|coi)s? (?:reflects?|shows?|lists?) (?:the |all |our |their |same )*(?:current |active )(?:coverages?|policies)',
]

/** What kind of policies they are, and how the insured pays. */
export const POLICY_REMARKS = [
  "(?:please note(?: that)? )?(?:the |their |this )*(?:contractors?'? )?(?:e ?& ?o|professional(?: liability)?|pl|cyber|pollution(?: liability)?|cpl)(?: policy)? is (?:written )?(?:on )?(?:an? )?claims[- ]made(?: (?:form|basis|policy))?(?:,? (?:with )?(?:an? )?retro(?:active)? date (?:of |is )?\\d{1,2}/\\d{1,2}/\\d{2,4})?",
  '(?:the )?(?:gl|cgl|general liability) is (?:written )?(?:on )?(?:an? )?occurrence(?: form| basis| policy)?',
  '(?:the )?auto (?:policy )?(?:covers|is|includes|has) (?:any auto|symbol 1(?: any auto)?|owned,? hired,? (?:and|&) non-?owned(?: autos?)?)',
  'hired (?:and|&|/) ?non-?owned(?: autos?)? (?:is|are) (?:also )?included(?: (?:on|in|under) (?:the|their) auto(?: policy)?)?',
  '(?:the |their )?(?:property|building|gl|general liability|auto|umbrella|package|bop|liquor|cargo|policy)(?: policy| coverage)? (?:also )?(?:includes|has|carries|comes with) (?:equipment breakdown|terrorism(?: coverage)?|tria|ordinance (?:and|&|or) law|business income|hired (?:and|&) non-?owned(?: auto)?|uninsured motorists?|um/uim|um|pip|medical payments|employee benefits(?: liability)?)(?: coverage)?(?: too| as well)?',
  '(?:the )?cargo (?:policy )?(?:also )?(?:includes|has|comes with) (?:the )?(?:reefer|refrigeration)(?: breakdown)?(?: coverage)?',
  '(?:the |both |all )*(?:carriers?|compan(?:y|ies)|insurers?) (?:is|are) (?:all |both )?(?:an? )?(?:admitted|a[+-]{0,2}[ -]?rated|rated a[+-]{0,2}|a[+-]{0,2} (?:vii|viii|ix|x|xi|xii|xiii|xiv|xv))(?: (?:and|&) (?:an? )?(?:admitted|a[+-]{0,2}[ -]?rated|rated a[+-]{0,2}))?(?: (?:by|with) (?:a\\.?m\\.? )?best)?',
  '(?:these|those|they|all)(?: are)?(?: all)? (?:are )?(?:annual|12[- ]month|twelve[- ]month)(?: polic(?:y|ies)| terms?)?',
  "(?:their |the |his |her )?(?:us ?)?(?:dot|mc|usdot)(?: ?(?:number|#|no\\.?))?(?: is|:)? ?#?\\d{4,8}",
  `${CLIENT} (?:is|are) (?:all )?(?:current|up to date|paid up|caught up) (?:on|with) (?:all )?(?:their |his |her |the )?(?:payments?|premiums?|installments?|account|bill(?:ing)?)`,
  `${CLIENT}(?: always| all)? (?:pays?|paid)(?: (?:annually|monthly|quarterly|on time|in full|up front|by (?:eft|ach|credit card|autopay)|for the (?:year|term)))+(?: and (?:is |are )?(?:all )?(?:current|up to date|paid up))?(?: so (?:there(?:'s| is) )?nothing to worry about(?: there)?)?`,
  `${CLIENT}(?:'s|'re| is| are)? (?:set up )?(?:on|for) (?:autopay|auto-pay|eft|ach|automatic payments?|(?:an? )?monthly (?:payment plan|payments?|plan|installments?))(?: and (?:is |are |all )*(?:current|up to date|paid up))?`,
  '(?:the |their |last year\'s )*(?:[a-z]+ )?(?:wc |work(?:ers)?\'? comp |comp |gl |premium )?audit(?: for (?:last year|the (?:prior|last) term))? (?:was|is|has been) (?:completed|done|finished|closed|all set)(?: with no additional premium)?',
  `${CLIENT}(?:'ve|'s| have| has) (?:always )?been on time(?: with (?:the |their |his |her )?(?:payments?|premiums?))?`,
  '(?:the |their )?(?:premiums?|policies|polic(?:y|ies) premiums?) (?:is|are|was|were|gets?) (?:paid |escrowed |paid and escrowed )(?:by|through|via|from) (?:the |their |an? )?(?:bank|lender|mortgage company|escrow(?: account)?|mortgage)(?: if (?:that|it) (?:matters|helps)(?: any)?)?',
  `${CLIENT} (?:just )?paid (?:the |his |her |their )?(?:annual |full |whole |renewal )?premiums?(?: in full)?(?: (?:back )?${WHEN})?`,
  `${CLIENT} (?:just )?made (?:an?|his|her|their|the) (?:last |latest |monthly |november |october )?payments?(?: ${WHEN})?`,
]

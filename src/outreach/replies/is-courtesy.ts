const NAME = "[a-z.'-]+(?: [a-z.'-]+)?"
/** "Great Lakes is out." may tell of an insurer; who is out for a while, or hunting, is a person. */
const ABSENCE = '(?:(?:all |the )?(?:rest of the )?(?:today|tomorrow|this (?:week|morning|afternoon)|last week|next week|day|week)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|right now|currently|until|till|for the|at (?:an? |the )?(?:class|conference|convention|seminar|meeting|lunch|doctor|dentist|closing)|sick|ill|hunting|fishing|golfing|traveling|to lunch|on (?:vacation|leave|pto|maternity)|with (?:a |an |his |her |the )?(?:flu|cold|kids?|family|sick)|,? ?(?:so|and) (?:(?:i|we)(?:\'m| am|\'re| are|\'ll| will)? (?:just |also )?(?:jumping|stepping|filling|pitching|chiming|hopping|covering|helping|answering|responding|replying|handling|watching|checking|taking (?:care|this|these|over)|getting (?:this|these|back)|got (?:this|these|your)|picked (?:this|these|it) up|(?:grabbed|took) (?:this|these|it)(?: one| over)?)|s?he asked)\\b)'
/** How sentences begin that wish, thank, excuse, introduce a colleague or say where to write; bounded runs of words after them. */
const OPENINGS = [
  "(?:we|i)(?: have|'ve)? (?:just |now )?(?:received|got|have) (?:your|the|this) (?:letter|e-?mail|request|inquiry|correspondence|message|verification)(?: request)?(?: for (?:verification|confirmation|coverage verification))?(?: (?:dated|of|on|for|about|regarding|re|concerning|from) )",
  "(?:we|i)(?: are| am|'re|'m) in receipt of (?:your|the|this|that) (?:letter|e-?mail|request|inquiry|correspondence|message|verification)",
  '(?:please |kindly )?(?:keep|retain|save|file) (?:this|it) (?:e-?mail |letter |message )?(?:for|in|with|on) (?:your|the) (?:files?|records?)',
  '(?:please note )?(?:my|our) (?:new |mailing |office |physical |street )*(?:address|office|location)(?: now)? is (?:now )?(?=\\d|at |in |located|on |p\\.?o)',
  '(?:i |we )?(?:really |truly |do )?(?:hope|hoping|trust) (?:you|your|all|everyone|everything is|(?:that )?this (?:e-?mail |message |letter |note )?finds|that you|that your)',
  '(?:have (?:an?|yourself|fun|safe)|enjoy|stay|happy(?! to)|merry|wishing|take care|be safe|drive safe|keep warm|feliz|felices|que (?:tenga|pase|este)n?|bonito|excelente|lindo) ',
  '(?:i |we )?(?:so |very |really |truly )?(?:many )?(?:thanks|thank you|appreciate|gracias|le agradezco|agradecemos)\\b',
  "(?:i am |we are |i'm |my |our |so |very )*(?:sorry|apologies|apologize|i apologize|we apologize|disculpe|perdon|lamento) (?:for|about|it took|that it took|this took|took|por|la)",
  `(?:(?:i am|i'm|this is|it's)(?: ${NAME},?)?(?: and)?(?: i'm)?) (?:just |also )?(?:assisting|covering for|filling in for|helping(?: out)?|answering for|responding for|stepping in for|out of the country|new here)`,
  `${NAME} (?:is|has been|was) (?:cc'?d|cc’d|copied|on copy|copied here)`,
  `(?!(?:it|that|this|one|everything|all|coverage|policy|insurance|auto|cargo|gl|umbrella|excess|comp|wc|property|liability|cyber)\\b)(?!(?:the|their|his|her|our) (?!(?:agent|owner|manager|csr|assistant|producer|rep)\\b))${NAME}(?:'s| is| was) (?:(?:out of (?:the )?(?:office|town|country|building)|(?:out|away|off) ${ABSENCE})|on (?:vacation|leave|maternity leave|pto)|in (?:training|a meeting|meetings)|traveling)`,
  `${NAME} (?:has |just )?(?:forwarded|passed|sent|routed|gave) (?:this|it|your (?:e-?mail|request|message))(?: e-?mail| request| message)? (?:on |along |over )?to me\\b`,
  `${NAME} asked me to (?:respond|reply|answer|get back|get this|handle|take)`,
  "(?:it was|it is|it's|was|always) (?:a pleasure|nice|great|good|lovely) (?:to|talking|speaking|chatting|working|hearing|seeing|meeting)",
  "(?:they|he|she|we|insured|(?:this|the) (?:client|account|insured|company))(?: have| has|['’]ve|['’]s)? (?:all )?been (?:with (?:us|our agency|our office|me)|(?:an? |our )?(?:[a-z]+ )?(?:client|customer|insured|account)s?(?: of (?:ours|mine))?|insured (?:here|with us)|working with them) (?:since|for|from)\\b",
  "(?:it is|it's|it has|it's been|its) (?:been )?(?:an? |such an? )?(?:very |really |so )?(?:busy|crazy|hectic|long|wild|hot|cold)\\b(?! (?:that|how|because|since|they|to think|but))",
  '(?:please note )?(?:that )?(?:all |any )?future (?:requests?|verifications?|inquiries) (?:can|may|should|go)\\b',
  '(?:as|like) (?:you|your (?:e-?mail|letter|request)) (?:said|says?|asked|requested|noted)\\b',
  '(?:next time|in (?:the )?future|going forward|for (?:future|faster|quicker|next))\\b',
  '(?:please |kindly )?(?:send|e-?mail|direct|forward|submit|address) (?:all |any |your |these |future |other |further )*(?:future )?(?:requests?|inquiries|questions|these|verifications?|e-?mails?) (?:to|at|in the future|going forward)\\b',
  '(?:please |kindly |you can |you may )*(?:close|mark|update) (?:out )?(?:your|the|this|our) (?:requests?|files?|tickets?|inquiry|cases?|records?)\\b',
  '(?:certificates?|certs?|cois?|copies|future requests|requests) (?:can|may) be (?:requested|obtained|ordered|sent|emailed|e-mailed|found)\\b',
  '(?:you can |you may |feel free to |please )+(?:also )?(?:reach|call|contact|e-?mail|text|ring) (?:me|us|our office|the office|my cell)\\b.{0,30}(?:(?:at|on) [(+]?\\d|@|with (?:any )?(?:other |further |additional )?questions|for anything)',
  '(?:my|our|the) (?:direct (?:line|number|dial)|cell|office(?: number)?|phone(?: number)?|fax|e-?mail|extension)\\b.{0,12} is (?:now )?(?=[(+]?\\d|x@|[a-z0-9._-]+@|located|at )',
  `(?:${NAME} (?:is|are|has been|have been)|they are|they're|he is|she is|he's|she's) (?:a |an |one of our |such a |always been a )+(?:great|good|wonderful|excellent|valued|long[- ]?time|best|nice|fantastic|pleasant|loyal|super)+ (?:client|customer|insured|account|people|guy|group|family)s?(?: of ours| to work with| for many years)?\\W*$`,
  '(?:p\\.? ?s\\.?:? )?go [a-z]+!*$',
  '(?:please )?(?:note|fyi)?[,:]? ?(?:that )?(?:we|our office|our agency|our system) (?:automatically |always |usually )?(?:sends?|issues?|mails?|e-?mails?)(?: out)? (?:the |new |updated )*(?:certificates?|certs?|cois?)\\b',
  '(?:i|we) (?:have|attached|am attaching|are attaching|attach)\\b.{0,20}(?:attached|enclosed|attaching)?.{0,20}(?:a |the |an |updated |current )+(?:certificate|cert|coi|copy) (?:for your (?:records?|files?)|for reference)',
  '(?:i|we) (?:was|were|have been|had been) (?:out|away|short[- ]?staffed|busy|swamped|slammed|closed|traveling|on vacation|on leave|at (?:a|the) (?:conference|convention|meeting)|buried)',
]
const OPENING = new RegExp(`^(?:\\W*(?:and|also|so|(?:hi|hello|hey)(?: there| all| folks)?|oh|ps|p\\.s\\.|y)[,:]? )?\\W*(?:${OPENINGS.join('|')})`)
/** A courtesy with any of this in it may be more than one. */
const WEIGHTY =
  /\bpolic(?:y|ies)\b|poliza|\bcover(?!ing for)|cobertura|limit|deducti|retention|cancel|laps|expir|venc|renew|renov|reinstat|suspen|terminat|void|clos(?:ed|ing) (?:the|their|his)|\bclaim|premium|prima|\bpa(?:y|id|go)\b|payment|unpaid|balance|owe|money|active|activ[ao]|in force|in effect|vigente|current|correct|wrong|confirm|verif(?!ication desk|ications?\b)|certain|\bsure\b|something|anything else i|before|should|\bknow\b|rely|urgent|discuss|important|\bfirst\b|aware|except|but\b|however|although|though\b|unless|until|\bif (?!you|there)|\bno\b|\bnot\b|n't|never|only|pero|aunque|salvo|former|used to|other (?:than|carrier|agent|client)|endors|exclu|audit|underwrit|carrier|different|chang|sold|moved|mistake|error|disregard|ignore|problem|issue|pending|wait|guess|assum|\bthink|believ|suppos|maybe|perhaps|probabl|might|recall|memory|deceas|\bdied|trustee|bankrupt|(?<!\b(?:on|maternity|paternity|medical|sick|family|annual|her|his|my) )\bleav|\bleft\b|\bquit|\bended|\bdropp|\bremov|\blet (?:them|him|her) go|\bnew (?:agent|agency|broker|office)|\btheir (?:new|other|current|next) |\blasted\b|to lose|lost (?:them|him|her|this)|\bguess/
const LENGTH_MAX = 180

const SHORT =
  /^\W*(?:(?:(?:verification|confirmation|evidence|proof|summary|status) of|verifying) (?:insurance|coverages?|policies)(?: (?:form|response|letter|reply))?|(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hola|estimados),? (?:the )?verification (?:desk|team|department)|good day|got it|gotcha|no problem|sure thing|you bet|my pleasure|no worries|happy to help|glad to help|hi there|good morning|(?:i |we )?hope (?:this |a reply |replying |an? |this )?(?:e-?mail )?(?:here |by e-?mail )?(?:is|works|will work|will do)(?: (?:ok|okay|fine|all right|alright|enough|too|for you|on your end))*|talk soon|talk to you soon|speak soon|not a problem|any ?time|you are welcome|you're welcome|welcome|kind regards|best regards|warm regards|sent from my (?:i?phone|phone|mobile)|con gusto|claro|por supuesto|(?:an? |the |your |updated )*(?:certificates?|certs?|cois?)(?: (?:of insurance|holder|copy|copies))* (?:to follow|will follow|follows?|is coming|to come)(?: (?:under separate cover|separately|shortly|by (?:mail|e-?mail|fax)|in a separate (?:e-?mail|message)))?|(?:(?:sent|typed|written|dictated|texted) (?:from|on|by|with|using) (?:my |an? |the )*(?:i ?phone|phone|cell|mobile|voice|siri|tablet|ipad)(?: keyboard)?[,.;]? ?(?:so )?)?(?:please |pls |plz )?(?:excuse|forgive|pardon|ignore) (?:the |any |my |all )*(?:typos?|typing|spelling|brevity|autocorrect|auto correct|typing errors|misspellings?)(?: (?:and|or|&) (?:typos?|brevity|spelling))?)\W*$/

/** What came with the letter, and nothing on what it says. */
const ATTACHED =
  /^\W*(?:attached|enclosed|here) (?:please find |is |are )?(?:my |our |a |an |the |your |their |updated |current |new |also )*(?:letter of confirmation|confirmation letter|letter|certificates?(?: of insurance)?|certs?|cois?|copy|copies|dec(?:laration)?s?(?: pages?)?)(?: (?:here|below|as well|too|also|for your (?:records?|files?|reference|convenience)))*\W*$|^\W*(?:please find |please see )?(?:my|our|a|an|the|your) (?:updated |current |new |signed |formal |requested )*(?:letter of confirmation|confirmation letter|letter|certificates?(?: of insurance)?|certs?|cois?|copy|copies) (?:is |are )?(?:attached|enclosed)(?: (?:here|hereto|below|as well|too|also|for your (?:records?|files?|reference)))*\W*$/

/** "COI attached." */
export const tellsOfPaper = (folded: string): boolean => ATTACHED.test(folded) || BARE_PAPER.test(folded)
const BARE_PAPER = /^\W*(?:the )?(?:new |updated |current )*(?:certificates?|certs?|cois?|acord|decs?(?: pages?)?|copy|letter) (?:is |are )?(?:attached|enclosed)\W*$/
/** What only points at the statements that follow. */
export const pointsAhead = (folded: string): boolean => HEADING.test(folded)
/** Answers in another colour or within the request stand where only an inline answer shows them. */
export const pointsInside = (folded: string): boolean => HEADING.test(folded) && /\b(?:in|see|find) (?:red|blue|green|bold|caps)\b|\b(?:body of|within|in your|in the|under each|next to each|beside each|after each|below each)\b/.test(folded)
const HEADING =
  /^\W*(?:hi[,!.]? |hello[,!.]? )?(?:please note )?(?:my |our |the )?(?:answers?|responses?|notes?|comments?|replies) (?:(?:are|is) )?(?:below|inline|in line|in (?:red|blue|green|bold|caps)(?: below)?|(?:next to|beside|under|below|after) each(?: (?:one|policy|item|line|coverage))?|(?:in(?: the body of)?|within) (?:your|the) (?:original )?(?:e-?mail|message|request)(?: below)?)\W*$|^\W*(?:please )?(?:see|find|i (?:have )?put|i(?:'ve)? (?:put|added)) (?:my |our |the |a few )*(?:notes?|comments?|answers?|responses?|replies|remarks)(?: (?:below(?: in (?:red|blue|green|bold|caps))?|inline|in line|in (?:the body of )?(?:your|the) (?:original )?(?:e-?mail|message|request)(?: below)?|within (?:your|the) (?:e-?mail|message|request)|in (?:red|blue|green|bold|caps)(?: below)?|on each|(?:next to|beside|under|after) each(?: (?:one|policy|item|line|coverage))?))?\W*[:.]?\W*$|^\W*(?:(?:hi|hello|hey)(?: there)?[,!.]? )?(?:please )?(?:see|find) (?:(?:in )?(?:red|blue|green|bold)(?: below)?|below(?: in (?:red|blue|green|bold|caps)| in ?line| (?:from|per|out of|as shown in) (?:our|the|my) (?:agency |management )*(?:system|records?|files?|database|portal))?|inline|in line|(?:the |our |my )?(?:status(?:es)?|details|information|info|confirmation|verification|breakdown)(?: (?:of|for|on) (?:each|the|all)(?: (?:of the )?(?:policy|policies|line|lines|coverages?|items?))?)? (?:below|as follows|in the (?:table|chart|list|grid)(?: below)?)|(?:the |this )?(?:table|list|chart|grid|breakdown|summary)(?: below)?)\W*$/

/** What keeps an office busy is no renewal of these policies. */
const RENEWAL_PAPERS = /\brenewal (?=(?:certificates?|certs?|cois?|paperwork)\b)/g
/** Where such requests go from now on. */
const FUTURE_GO = /\b(future (?:requests?|verifications?|inquiries)) should go to\b/
const RENEWAL_SEASON = /\b(swamped|busy|slammed|buried|crazy) (?:with|in) (?:[a-z0-9/-]+ ){0,2}renewals?(?: season)?\b/g

/** A sentence of courtesy alone: wishes, thanks, excuses, who answers for whom and where to write. It says nothing of the policies. */
export function isCourtesy(folded: string): boolean {
  const said = folded.replace(FUTURE_GO, '$1 can go to').replace(RENEWAL_SEASON, '$1').replace(RENEWAL_PAPERS, '')
  return SHORT.test(said) || HEADING.test(said) || ATTACHED.test(said) || (said.length <= LENGTH_MAX && !said.includes('?') && OPENING.test(said) && !WEIGHTY.test(said))
}

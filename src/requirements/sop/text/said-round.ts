/** Names of what is insured, as they stand behind "without" and the like. */
const COVERAGE = String.raw`(?:[a-z'/&-]+ ){0,3}?(?:umbrella|excess|liability|insurance|coverage|c?gl|auto|workers?'?s?'? comp\w*|work(?:er)?s?'?s? comp\w*|wc|cargo|cyber|e ?& ?o|bond|polic(?:y|ies))\b`
const AMOUNT = String.raw`\$ ?\d[\d,.]*(?: ?(?:k|m|mm|mil|million|thousand)\b)?`
const START = String.raw`(?<=^|[.;:!?] )`
const ENDS_NOT = String.raw`(?![^.;]*\b(?:cancel|terminat|chang|reduc|modif|renew|amend|subrogat|contribut|recourse|limit|prejudice|turn|reject|refuse|mind|hold|excus|relie|affect|waiv)\w*)`

/** "Don't forget the umbrella, $2,000,000" */
const FORGET = new RegExp(String.raw`\b(?:please )?(?:do not|don't) forget (?:about )?(?=(?:the |your |our |an? )?(?:${AMOUNT} )?${COVERAGE})`, 'gi')
/** "Nobody works here without a $2,000,000 umbrella", "You must not start without workers' compensation" */
const WITHOUT = new RegExp(String.raw`${START}(?:(?:we|you|vendors|contractors|they) )?${ENDS_NOT}[^.;:$]{0,40}\b(?:nobody|no one|no (?!policy|coverage|insurance)[a-z]+|(?:must|may|shall|can|will|do) not|cannot|can't|won't|don't|never)\b(?! (?:need|require|have to|has to))[^.;:$]{0,60}\bwithout (?:proof of |evidence of |showing |having |carrying )?(?=(?:an? |the |your |at least |valid |current |active )*(?:${AMOUNT} )?(?:of )?${COVERAGE})`, 'gi')
/** "An umbrella limit below $2,000,000 won't be accepted" */
const BELOW = new RegExp(String.raw`${START}(?:an? |any |the )?(${COVERAGE})(?: (?:limits?|polic(?:y|ies)|coverage))? (?:below|under|(?:of |with |for )?less than|lower than|smaller than) (${AMOUNT}) (?:(?:is|are|will|would|can|does|do)(?: not|n't)|won't|can't|cannot|isn't|aren't|doesn't|don't) (?:be )?(?:accept\w*|acceptable|allow\w*|ok|okay|enough|sufficient|approved|considered|permitted|work|do|count)(?= ?(?:[.;,]|$))`, 'gi')
/** "We can't take anyone with less than a $2,000,000 umbrella" */
const LESS = new RegExp(String.raw`${START}(?:we|i) (?:(?:can|will|do|could|would)(?: not|n't)|can't|cannot|won't|don't) (?:take|accept|use|hire|load|approve|work with|onboard|book) [^.;$]{0,30}?(?:with )?(?:less|lower|smaller) than (?=(?:an? |the )?${AMOUNT} (?:of |in )?${COVERAGE})`, 'gi')

/** What is asked by saying what will not do: as it is asked plainly. */
export function plainlyAsked(text: string): string {
  if (!/forget|without|below|under|less|lower|smaller/i.test(text)) return text
  return text.replace(FORGET, 'Required: ').replace(WITHOUT, 'Required: ').replace(BELOW, (_, name: string, amount: string) => `${name} of at least ${amount} is required`).replace(LESS, 'Required: ')
}

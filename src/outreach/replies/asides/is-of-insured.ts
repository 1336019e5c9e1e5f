const OF_INSURED =
  /^\W*(?:and |but |so )?(?:they|he|she|we|i|there|somebody|someone|the (?:insured|client|carrier|underwriter|owner|company|account)|insured|client|carrier|an? (?:bor|aor|check|payment|balance|letter|notice)|ellos?|ella|el (?:cliente|asegurado|dueno))\b/

/** "They went bankrupt", "a BOR came in": said of the insured or of the account, and so of all its policies. */
export const isOfInsured = (folded: string): boolean => OF_INSURED.test(folded)

const END_OF_THE_INSURED =
  /\b(?:business\w*|compan(?:y|ies) (?:is|was|has|closed|sold)|owners?(?:hip)?|estate|died|dead|death|deceased|passed (?:away|on)|retir\w+|bankrupt\w*|chapter (?:7|11|13)|insolv\w*|receivership|clos\w+|shut\w*|dissol\w*|merg\w*|acquired|authority|dot|revok\w*|suspen\w*|investigat\w*|fraud\w*|lawsuit|sued|fake|forg\w*|stopped|quit|left|fired|done|parked|sitting|(?:not|n't|stopped|slow|late|behind)(?: \w+)? (?:pay\w*|paid)|slow to|in default|money|unpaid|till|until|moved|drivers?|bare|shopping|fleet|trucks|tractors|units|owes?|owed|balance|collections|on notice)\b/
/** "He quit trucking", "the trucks are parked", "they owe us money": what becomes of the insured, and so of whatever they have. */
export const tellsOfTheInsured = (folded: string): boolean => END_OF_THE_INSURED.test(folded)

const GONE_WORDS = [
  '(?:dropped|fired|left) us',
  String.raw`left\W*$`,
  String.raw`left for (?:a|an|another|the)\b`,
  '(?:terminated|ended) (?:our|the) (?:relationship|agreement|contract)',
  'shopped around and left',
  String.raw`gone\W*$`,
  '(?:moved|took|transferred) (?:his|her|their) (?:business|insurance|account)',
  '(?:went|gone|moved|relocated) (?:elsewhere|somewhere else|out of state|to another state)',
  String.raw`(?:leased|leasing) (?:on|to|onto)\b`,
  '(?:haul|hauls|hauling|drive|drives|driving|run|runs|running|work|works|working) (?:for|under) (?:someone|somebody|another|a (?:bigger|larger|different))',
  '(?:got|gotten|getting) out of (?:trucking|hauling|the business)',
  '(?:gave|given|giving) up (?:trucking|hauling|the business|his authority|their authority)',
  String.raw`(?:no|any) longer (?:operat\w+|in (?:operation|business)|(?:a|our|my) (?:client|customer|insured)|insured)`,
  String.raw`(?:no|without|any) (?:cover|coverage|insurance)\b`,
  'uninsured',
  'nothing (?:in force|in place|active)',
  String.raw`(?:run|runs|running|haul|hauls|hauling|operat\w+) (?:without|uninsured|bare)`,
  String.raw`sold out\b`,
  'wound down',
]
const GONE = new RegExp(String.raw`\b(?:they|he|she|(?:the )?(?:insured|client|owner|company))(?:'ve|'s|'re| have| has| had| is| are| was| were| all| just| since| now)* (?:${GONE_WORDS.join('|')})`)
/** "Cargo was cancelled. They dropped us.", "They leased on with a bigger carrier.": the client, or the trade, is gone, and not that policy alone. */
export const clientIsGone = (folded: string): boolean => GONE.test(folded)

import { talkRows } from './talk-row.ts'

const COVERAGE = '(?:gl|cgl|general liability|auto|auto liability|cargo|umbrella|excess|property|building|contents|comp|wc|workers comp|work comp|cyber|deductible|aggregate|account|program)'
const NEXT = '(?:(?:at|on|upon|with|for|come|when we get to) (?:the |their |his |her |our )?(?:next |upcoming |coming )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|new year)? ?renewal|at (?:the )?next renewal|when (?:it|they|the policy|the policies) (?:next )?renews?|next (?:year|term))'
const THEN = '(?:,? (?:but|and|though|which) (?:that|it|this)?(?: is|\'s)? ?(?:not|n\'t) until {when}|,? but (?:not|nothing) (?:until|before) (?:then|that)|,? nothing (?:has )?changed? (?:until|before) then)?'

/** What the next term may bring, told without a figure: it changes nothing of the one that was asked. */
export const OF_RENEWALS = talkRows(`
  (the|their|his|her)? ?${COVERAGE} (limits?|deductible) (will|is going to|are going to|may|might|is set to) [probably|likely] (go up|come up|increase|be (raised|increased|reviewed|revisited|looked at|discussed)) ${NEXT}${THEN}
  (the|their)? ?(rates?|premiums?|pricing|price) (will|is going to|are going to|may|might|is|are|will probably) [be] (go up|going up|increase|increasing|change|higher) ${NEXT}${THEN}
  (we|they|he|she) (will be|are going to be|'ll be|will|plan to|plan on|may|might|hope to|are planning to|expect to|'re going to be) (remarket|remarketing|shop|shopping|quote|quoting|re-?quote|re-?quoting|market|marketing|review|reviewing|revisit|look at|looking at) (the|their|this|it|everything|all of it) ?(account|program|coverages?|limits?|everything|whole account|${COVERAGE})? ?${NEXT}( in {when})?${THEN}
  (they|he|she|the insured|insured|we|we're|we are|they're|they are|he is|she is|he's) (are |is )?(looking at|thinking about|thinking of|considering|talking about|discussing) (raising|increasing|higher|upping) (the|their|his|her|a)? ?(${COVERAGE})? ?(limits?|deductible)? ?${NEXT}${THEN}
  ${NEXT} (we|they|he|she) (plan to|plan on|may|might|will probably|will likely|hope to|intend to|are going to|will) (move|moving|remarket|shop|quote|re-?quote|look at|put) (the|their|his|her)? ?(${COVERAGE}|everything|all of it|it|policies) ?((to|with) (another|a different|a new|other) (carrier|company|insurer|carriers|companies|insurers)|out to market)?
`)

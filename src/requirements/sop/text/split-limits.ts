const SPLIT = String.raw`split(?:[- ]limits?)?(?: (?:polic(?:y|ies)|coverage|auto|basis))?`
/** Three limits by slashes, or bodily injury by its words. */
const LIMITS = String.raw`(?:\$? ?\d[\d,.]*(?: ?(?:k|mm?|mil|million))? ?\/|(?:BI|bodily injury)\b|\$ ?\d[\d,.]*(?: ?(?:k|mm?|mil|million))? (?:per|each) person)`
/** Who has the policy and how it is written: a word of anything else (a load, a size, a place) would be a condition. */
const HAS = String.raw`(?:the|an?|your|their|its|you|they|it|only|insured|carrier|driver|vendor|hauler|operator|contractor|courier|owner|partner|policy|policies|limits?|auto|automobile|liability|insurance|coverage|cert|coi|certificate|is|are|has|have|shows?|lists?|carr(?:y|ies)|uses?|chooses?|buys?|written|on|with|in|as|of|instead|expressed|stated|provided|given|purchased|bought|using)(?:['’]s)? `
const ASKS = String.raw`(?:the|they|it|those|these|each|limits?|we|you|must|should|shall|have|has|to|need|needs|be|equal|is|are|require|required|at|least|not|no|less|than|a|minimum|of|show|read|want|accept|will|take) `
/** "If the carrier shows split limits they must be at least 1M/1M/1M", "or if split, 100/300/50", "For split limits: ..." */
const WHERE_SPLIT = new RegExp(String.raw`\b(?:or,? )?(?:if|when|where|for|on|should|with|(?:carriers|drivers|operators|haulers|vendors|those|anyone|owners) (?:with|on|showing|that have|who have)),? (?:${HAS}){0,7}?${SPLIT}(?: (?:is|are) (?:shown|used|carried|provided|purchased|written|listed))?(?: then)?(?:[,:] ?| -+ ?| )(?:${ASKS}){0,7}?(?=${LIMITS})`, 'gi')
/** "Split limits ok if at least ...", "Split limits are fine so long as they are ..." */
const SPLIT_OK = new RegExp(String.raw`\b(${SPLIT}) (?:(?:is|are) )?(?:ok|okay|fine|accepted|acceptable|allowed|good|works?|will do) (?:if|when|where|provided(?: that)?|as long as|so long as|at)(?: (?:they|it|the limits?|each))?(?: (?:is|are|reach(?:es)?|show|equal))?(?: (?:at least|not less than|no less than|a minimum of))? (?=${LIMITS})`, 'gi')

/** Where a policy has split limits, those are another way to meet the rule, and no condition of it. */
export const splitLimitsPlain = (text: string): string => (/\bsplit\b/i.test(text) ? text.replace(SPLIT_OK, '$1: ').replace(WHERE_SPLIT, 'split limits: ') : text)

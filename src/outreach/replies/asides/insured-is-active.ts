const IS_ACTIVE = "^\\W*(?:(?:yes|yep|yeah|ok|correct),? )?(?:(?:he|she)(?:'s| is)|(?:the |our |this )?(?:insured|client|customer) is) (?:still |currently |showing (?:as )?)*active(?: (?:with us|here|at this time|today|in our system))?"
const ALONE = new RegExp(`${IS_ACTIVE}\\W*$`)
const ON_ALL = new RegExp(`${IS_ACTIVE} (?:on|for|under) (?:all|both|each|all of|both of)(?: (?:of )?(?:the|these|those|them|two|three|four|five|six|[2-6]|policies|coverages|lines))*\\W*$`)
/** "Yes, they have an active policy with us." */
const HAS_ONE = /^\W*(?:yes|yep|yeah|correct),? (?:they|he|she|(?:the |our |this )?(?:insured|client|customer))(?: do| does| still| currently)* (?:have|has) (?:an )?(?:active|current) (?:coverage|policy) (?:with us|through us|(?:with|through) our (?:agency|office)|here)(?: (?:today|now|at this time))?\W*$/

/** "He's active.", asked about one policy; "insured is active on all three policies", asked about several. An account that is active says nothing of them. */
export const insuredIsActive = (folded: string, asked: number): boolean => (asked === 1 && (ALONE.test(folded) || HAS_ONE.test(folded))) || ON_ALL.test(folded)

import { talkRows } from './talk-row.ts'

/** What a policy has or grants besides its limits: who is additional insured, waivers, notice clauses, how it is written and valued. No amount is among it. */
export const OF_FEATURES = talkRows(`
  [the|there is a|it has a|note the|please note the] (wind|hail|wind/hail|wind and hail|wind & hail|named storm|hurricane|windstorm|water damage|theft|aop) deductible (is|of) {digits} ?(%|percent) [on the (property|building|buildings)]
  (you|you all|you guys|your company|your client|your clients|the holder|holder|[the] certificate holder|the (gc|general contractor|owner|landlord|lender|broker))( are| is|'re) [also|already|now|automatically] [listed|named|included|shown|added|covered|set up] [as] {interest} [(on|under|for|to) {itslines}] [(per|via|by|on|under|through) {isoforms}]{granted}?{granted}?
  we [already|also] have you [listed|down|named|included|shown|on] [on [there|it]] as {interest} [(on|under|for) {itslines}] [(per|via|by|on|under|through) {isoforms}]{granted}?
  {itslines} (has|have|includes|include|carries|carry|contains|provides|provide|comes with) [a|an|the] [blanket] ({covered}|{noticeclause}|{isoforms})((,| and|, and| &) [a|an|the] [blanket] ({covered}|{noticeclause}|{isoforms}))?( endorsements?| wording)?{coveredhow}{granted}?
  ({covered}|{noticeclause}|{isoforms})( endorsements?| wording| provision)? (is|are|applies|apply) [also|all] [included|provided|in place|attached|automatic|there] [(on|to|for|under|in) {itslines}]{coveredhow}{granted}?
  there('s| is| are) [also] [a|an] ({covered}|{noticeclause})( endorsements?| wording)? [(on|for|under) {itslines}]{granted}?
  ({covered}|{noticeclause}) (is|are) (on|in|part of) {itslines}{granted}?
  [the|their] [gl|cgl|general liability] [general] (aggregate|agg) [limit] [on the (gl|cgl|general liability)] (applies|is|apply) [on] [a|an] {perwhat}[ basis]
  [the|their] [gl|cgl|general liability] [general] (aggregate|agg) [limit] [on the (gl|cgl|general liability)] (applies|is|apply) separately (to|for) each (project|location|job|site)
  {itslines} (is|are) [written|all|an?] [on] [a|an] (occurrence|admitted|iso) [form|forms|basis|policy|paper] [forms]
  [insured|they|it|he|policy|policies|all policies] [has|have] [a|an|the|standard] {digits}( |-)days? (noc|notice of cancell?ation|notice) [provision|clause|endorsement|wording] [(is|are)] [standard|included|applies|in place|on it|on them|as standard]
  {itslines} [also] (has|have|includes|carries|shows|comes with) [also] (a|an|the)? ?(reefer|refrigeration|trailer interchange|physical damage|hired auto|non-owned|hnoa|um|uim|pip|med pay) ?(breakdown|liability|coverage)? ?(endorsement|coverage|form|rider)?
  symbols? {symbols} on {itslines}
  [the] (hnoa|hired and non-owned|hired & non-owned|hired/non-owned|um|uim|um/uim|pip|med pay|physical damage|trailer interchange|mcs-?90|phys dam|pd) [auto|coverage|endorsement] [{money}] (is|are)? ?(also )?(included|attached|on there|on it|on {itslines}|in place|there|part of it) [too|as well|also]
  [the] (um|uim|um/uim|pip|med pay|trailer interchange) [limit] (is|are) {money}
  [there (is|are)|there's] [a|an] {money} (property damage|pd|bodily injury|bi|bi/pd|bi and pd|pd/bi) [liability] (deductible|ded|deductibles) [per (claim|occurrence)] [on {itslines}]
  {itslines} [also] (has|have|shows|carries|includes) [also] [a|an] {money} (property damage|pd|bodily injury|bi|bi/pd|bi and pd|pd/bi) [liability] (deductible|ded|deductibles) [per (claim|occurrence)]
  [the|all] [federal|state|dot|fmcsa] (filings?|bmc-?91x?|form e|form h) (are|is) (on|in place|made|filed|current|on file)
  {itslines} (is|are) (auditable|subject to [an|annual|a premium] audit)
  {itslines} (is|are) [a|rated|written] (any auto|symbols? (1|7|7, 8 and 9|7, 8, 9|7,8,9|2, 8 and 9|2, 8, 9|1, 8 and 9))
  (the |their )?(property|building|contents|bpp|bop|package)( policy| coverage)? (is|are|has|have|includes|is written|are written|is insured) [on|at|for] [a|an|the] (replacement cost|special form|agreed value|agreed amount|all risk|broad form|(80|90|100)% coinsurance|coinsurance|blanket)( basis| valuation| form| clause)?((,| and| with|, and) (replacement cost|special form|agreed value|(80|90|100)% coinsurance|no coinsurance)( basis| valuation| form)?)?
  (the |their )?(property|building|bop|package)( policy)? (has|carries|includes) (a|an) (1|2|3|5)% (wind|wind/hail|wind and hail|wind & hail|hail|named storm|hurricane) deductible
`)

/** How the insured pays and stands with the office: what a yes before it may be to. */
export const OF_THE_PAYER = talkRows(`
  {payer}( is| are|'s|'re) [all|still|always|currently|also] (current|up to date|paid up|paid current|caught up|in good standing|on time|never late) (on|with|for) [all|all of] [the|his|her|their] (payments?|premiums?|billing|installments|account|us|carriers?) [on time] [with (us|the carriers?|all carriers)]
  ([the|our] (insured|client)|[the|this] account)( is| are|'s|'re) [all|still|always|currently|also] (current|up to date|paid up|paid current|caught up|in good standing|never late)
  {payer}( is| are|'s|'re) [all|still|always|currently|also] (paying (monthly|quarterly|on time|as agreed)|making [the|his|her|their] payments [on time]|in good standing)
  {payer}( is| are|'s|'re) [a|an] (good|great|long( |-)?time|long( |-)?standing|valued|excellent) (client|customer|insured|account) [of (ours|mine)]
  {payer} in good standing [with (us|the carriers?)]
  {payer} (pays|is paying|are paying|pay) (monthly|quarterly|annually|by the month|in installments|on time|every month)
  all paid (up|current|in full|to date)
`)

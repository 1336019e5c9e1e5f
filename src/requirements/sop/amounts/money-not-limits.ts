import { allMatches } from '../text/all-matches.ts'
import { TOGETHER } from './amounts-together.ts'
import type { AmountMention } from './join-amounts.ts'

const MONEY_NOT_LIMIT = new RegExp(
  [
    String.raw`\b(?:where|when|if) [^.;¤©£]{0,40}?\b(?:is|are|reach(?:es)?|total(?:s)?|at) ¤+ (?:or|and) (?:above|over|more|up|higher|greater|below|less|under)\b`,
    String.raw`\b(?:` +
    [
      String.raw`(?:(?:sub-?)?contract|agreement|project|job|purchase(?: order)?|order|po|work|task order|construction)s?(?! (?:managers?|compan(?:y|ies)|contractors?|sponsors?|architects?|engineers?|professionals?)\b)(?: (?:price|value|sum|amount|cost|total|award|size))?`,
      String.raw`price|values?|valued|worth|budget|cost|costs|costing|payroll|revenues?|receipts|fees?|penalt(?:y|ies)`,
      String.raw`(?<!\b(?:is|are|be|also|just) )fines?(?! arts?\b)|capped|cap|charged?|billed|docked|set off|setoff|withhold|damages of|liquidated damages|retainage`,
      String.raw`rent|averages?|average load|typical(?: load)?|load value|(?<!\bno )loads?|shipments?|declared value|invoice|deposit|escrow|spend|below|donation`,
      String.raw`admission|bid|salary|weigh\w*|gvw\w*`,
    ].join('|') +
    String.raw`)\b(?:[^.,;¤©£|]|\b(?:ca|approx|est|abt)\.){0,40}?¤+`,
    String.raw`(?<!not |no |nor |never )(?<!of not )(?<![a-z])(?:over|above|exceeding|exceeds?|greater than|more than|under|below|less than|up to|between|or more than)(?: approximately| about)? ¤+(?:(?: ?(?:-|to|and) ?)¤+)?(?=` +
    [
      String.raw` (?:in (?:value|annual|contract|revenue)|contract|job|project|load|purchase|order|per year|annually|a year|deal|agreement|require|must|need)|,|:|$|\)`,
      String.raw`\.|;`,
    ].join('|') +
    String.raw`)`,
    // "Umbrella not needed under $50,000"
    String.raw`\b(?:not (?:be )?(?:needed|required|necessary|asked|applicable|apply)|n ?\/ ?a|n't (?:be )?(?:needed|required|necessary|need(?: one| it)?|apply)|unnecessary|optional|waived|exempt|excused|skipped|needed|required|mandatory|applies|kicks in|comes in)(?: only| just)?(?: (?:for|on|if|when|where|with|at))?(?: (?:contracts?|jobs?|work|orders?|projects?|rentals?|deals?|fees?|it is|it's|the (?:contract|job|order|rental|project|fee|price) is))?(?<!\b(?:not|no|is|are|be) required) (?:over|under|above|below|at or (?:above|below)) ¤+`,
    String.raw`¤+ (?:per|a|an|each) [a-z]+ (?:per|a|an|each) (?:day|hour|week|month)\b|\b(?:demurrage|per diem|detention|storage fees?)\b[^.,;¤]{0,30}¤+`,
    String.raw`¤+(?:` +
    [
      String.raw` (?:a|per) (?:year|month|day|week|violation)(?!,? (?:of |in |for )?(?:temporary|continuous|total|ttd|ctd|disability|benefit|indemnity))| annually`,
      String.raw` annual (?:spend|revenue|contract)`,
      // "GL 1M/2M, fine, but ...": what is found good, and no penalty.
      // "GL $2M, project aggregate", "$5M, job-specific limits": behind a comma, or as what a limit is of, a word of another thing.
      String.raw`(?: (?:contract|project|job|fee|penalty|budget|cash(?! hand)|deposit|set-off|in (?:(?:monthly|gross|yearly|total|weekly) )?(?:revenue|value|sales|payroll|annual))(?!-| (?:agg\w*|aggregate|specific|limits?|polic(?:y|ies)|requirements?|minimums?)\b)|, (?:contract|project|job)(?: (?:value|price|amount|sum|cost|total|size|budget))|, in (?:revenue|value|sales|payroll|annual)| fine(?! ?(?:[,;:]|but\b|and\b|as\b|with\b|here\b|though\b|now\b|by\b|-)))\b`,
    ].join('|') +
    String.raw`)`,
  ].join('|'),
  'g',
)
const COVERED = /accident|\bcomp\b|compensation|cargo|\bauto|umbrella|excess|cyber|pollution|\bc?gl\b|\bwc\b|\bel\b|bond|floater|crime|aggregate|occurrence|csl/
const LIMITLIKE =
  /(?:(?:can't|cannot|can not|won't|may not|must not|shall not) (?:be|go|fall|drop) (?:under|below|less than|lower than)|not less than|no less than|never less than|never (?:below|under)|not (?:below|under)|at least|minimum of|minimum|limits? of|in the amount of|coverage of|insurance of|policy of|bond of|limit:?|aggregate of|occurrence of) ?¤+$/

const OF_THOSE = /^(?:work|jobs?|projects?|loads?|orders?|contracts?|shipments?)(?: (?:this|it|that|we|you|they|the (?:limit|minimum|amount)))?(?: (?:also|then|will|would|still|must))* (?:becomes?|needs?|requires?|calls? for|carry|carries|be|have|goes? (?:up )?to|rises? to|is raised to|jumps? to|asks? for|wants?)(?: at least| an?)? ?¤+$/

const ASKED_TO_CARRY = /\b(?:must|shall|should|will|needs? to|ha(?:s|ve) to|(?:is|are) (?:required|asked|expected|obliged|obligated)(?: (?:by|under) (?:the |this |our |your )?(?:contract|agreement|lease|law))? to|agrees? to)(?: (?:also|at all times|always|each|all))* (?:carry|have|maintain|provide|keep|show|procure|obtain|purchase|buy|furnish|hold)(?: and (?:maintain|keep|carry))?(?: at least| no less than| not less than| a minimum of| minimum| an?)? ?¤+$/

/** "Contractor shall, at its own expense, purchase and maintain $1,000,000", "per our agreement you need $1,000,000", "bear the cost of $1,000,000 auto": what a coverage is bought or carried for. */
const CARRIED = /\b(?:maintain|carry|carries|procure|provide|furnish|obtain|keep|keeps|hold|holds|purchase|need|needs|own (?:sole )?(?:cost|expense)s?(?: and (?:cost|expense)s?)?|sole (?:cost|expense)s?(?: and (?:cost|expense)s?)?|cost of|(?:contract|agreement|project|job|order) ?[:,-])(?: at least| no less than| not less than| a minimum of| minimum| an?)? ?¤+$/
const NAMES_COVERAGE = /^(?:\/¤+)* ?(?:(?:per|each|any one) (?:occurrence|accident|claim)|csl|combined single limit)? ?(?:of |in |for )?(?:an? |the )?(?:commercial |comprehensive |business |public |primary |motor |truck |contingent )*(?:c?gl\b|autos?\b|automobile|vehicle|general liab|liability ins|cargo\b|umbrella|excess|workers|employer|professional|e&o\b|errors|cyber|pollution|garage|liquor|products? liab|crime\b|property ins|inland)/
const MEASURED = /\b(?:over|above|exceed\w*|under|below|up to|more than|less than|greater than|worth|valued?|price[ds]?|budget\w*|revenues?|receipts|payroll|fees?|penalt\w*|fines?|deposit|escrow|rent|salary|bid of|invoice)\b(?<!\b(?:no|not) less than)/

const THEN_AND_NOW = /\b(?:last|previous|prior) (?:year|season)\b[^.;¤]{0,60}¤+[^.;¤]{0,30}?[,-] ?(?:but |and |so )?(?:for |in )?this (?:year|season)\b(?=[^.;¤]{0,60}¤)/g

export function splitOffMoney(
  lower: string,
  masked: string,
  amounts: AmountMention[],
  coverages: boolean,
): { limits: AmountMention[]; others: AmountMention[] } {
  const others = new Set<AmountMention>()
  for (const m of allMatches(MONEY_NOT_LIMIT, masked)) {
    const end = m.index + m[0].length
    if (
      LIMITLIKE.test(masked.slice(0, end)) ||
      // "For orders over $1,000,000 in fees: $5,000,000": the figure behind the colon is what is asked there.
      (/^(?:fees?|values?|cost|revenues?|receipts|payroll|price)\s*:\s*¤+$/.test(m[0]) && /¤+ in (?:[a-z]+ ){0,2}$/.test(masked.slice(0, m.index))) ||
      /polic(?:y|ies)|insur|cover|limit|liab/.test(m[0]) ||
      // "Cyber (privacy, regulatory fines): $3,000,000": a word in brackets that close before the amount says what is insured.
      (/^[^()¤]*\)/.test(m[0]) && /\([^()]*$/.test(masked.slice(0, m.index)) && /©/.test(masked.slice(0, m.index))) ||
      // "(regulatory fines included): $3,000,000"
      (/^[^()¤]*\)/.test(m[0]) && /\([^()]*$/.test(masked.slice(0, m.index)) && /(?:cyber|e&o|liab|prof|errors|crime|privacy)[^()]*\([^()]*$/.test(lower.slice(0, m.index))) ||
      // "Insure the Equipment for its full replacement value of $210,000"
      (/^values? (?:of |\()?¤+$/.test(m[0]) && /\b(?:for|at|to) (?:not less than |no less than |at least )?(?:the |its |their |a )?(?:full |stated |agreed )*(?:replacement|insurable|agreed|stated|full|scheduled) $/.test(masked.slice(0, m.index))) ||
      // "Firms under contract with us shall maintain $1,000,000": what they carry.
      (ASKED_TO_CARRY.test(masked.slice(Math.max(0, m.index - 40), end)) && !/^ ?(?:in (?:value|fees|revenues?|sales|receipts|costs?|payroll)|or (?:more|over)|worth|budgets?)\b/.test(masked.slice(end))) ||
      (CARRIED.test(masked.slice(0, end)) && NAMES_COVERAGE.test(masked.slice(end)) && !MEASURED.test(m[0])) ||
      // "$1M for small jobs and $5M for large ones"
      (/^(?:(?:sub-?)?contracts?|jobs?|projects?|orders?|loads?|shipments?|work),?(?: and| or|;| but) ¤+$/.test(m[0]) && /^ (?:for|on|if|when|where) /.test(masked.slice(end))) ||
      // "Acts with aerial work bring five million"
      (/^(?:work|jobs?|projects?|orders?|events?)\b/.test(m[0]) && /\b(?:brings?|carry|carries|needs?|requires?|shows?|must|ha(?:s|ve)|provides?|uploads?|sends?|submits?|proof|(?:goes|rises|increases|moves) (?:up )?to)\b/.test(m[0])) ||
      // "$250,000 a claim / $500,000 a year"
      (/^¤+ (?:a|per) year/.test(m[0]) && /\b(?:claim|occurrence|loss|incident|accident),? ?(?:\/|,|and|;)? ?$/.test(masked.slice(0, m.index))) ||
      // "Dock work = $5M GL"
      (/^(?:work|jobs?|projects?|orders?)\b.*=\s*¤+$/.test(m[0]) && /^ (?:c?gl|auto|general|liab|cargo|umb|in gl)\b/.test(masked.slice(end))) ||
      // "EL goes up to $1,000,000"
      (/^up to\b/.test(m[0]) && /\b(?:goes|go|going|went|raised|moves?|moved|rises?|bumped|stepped|increased) $/.test(masked.slice(0, m.index))) ||
      // "The contract calls for $1,000,000"
      (/^(?:contract|agreement|order|po)\b/.test(m[0]) && /^[a-z ]{2,9} (?:also |only |still )*(?:calls? for|requires?|asks? for|wants?|needs?|says|specifies|demands?)(?: at least| no less than| not less than| an?)? ?¤+$/.test(m[0])) ||
      // "The contract requires us to have every sub carry $2,000,000"
      (/^(?:contract|agreement|order|po)s? (?:also |only |still )*(?:calls? for|requires?|asks?|wants?|obliges?)\b/.test(m[0]) && /\b(?:carry|carries|have|maintain|provide|show|keep)(?: at least| no less than| not less than| an?)? ?¤+$/.test(m[0])) ||
      // "It isn't in the contract but we like $1,000,000"
      /\b(?:but|however|yet) (?:we|i)\b/.test(m[0]) ||
      // "General aggregate, per project: $2,000,000"
      (/^(?:jobs?|projects?|work)\b/.test(m[0]) && /\b(?:per|each)[ -]$/.test(masked.slice(0, m.index))) ||
      // "(contractors on cosmetic work: $2,000,000)": the amount is asked of those whom the brackets name.
      (/^(?:work|jobs?|projects?|contracts?|orders?)\s*:\s*¤+$/.test(m[0]) && /\([^()¤©]{3,80}$/.test(masked.slice(0, m.index))) ||
      // "Work injury: occupational accident ($250,000": the word stands before a coverage, not before a price.
      // "As in the master agreement: GL $1,000,000"
      ((/^(?:work|job|project|order|contract|agreement|cap|cost|loads?\b|shipments?\b)/.test(m[0]) || /^[a-z ]+:/.test(m[0])) && COVERED.test(m[0]) && !/worth|valu|price|amount|sum|over|above|exceed|under|below/.test(m[0])) ||
      // "The full value of each shipment or $250,000, whichever is greater"
      (/\bor ¤+$/.test(m[0]) && /^,? ?whichever (?:is |amount is )?(?:greater|higher|more|larger)\b/.test(masked.slice(end))) ||
      // "EL is 500, contract is 1M each"
      (/^(?:contract|agreement|spec|order|lease) (?:is|says) ¤+$/.test(m[0]) && /(?:,|;|-|\bbut) (?:the |our )?$/.test(masked.slice(0, m.index))) ||
      // "Electronics loads require $250,000", "On tank work this becomes $5,000,000", "Tank work: $250,000": what is asked for those.
      (OF_THOSE.test(m[0]) && /(?:^|[.;] ?)(?:[a-z'-]+ ){0,4}$/.test(masked.slice(0, m.index))) ||
      (/^(?:work|jobs|loads|shipments|projects|orders)\s*:\s*¤+$/.test(m[0]) && /(?:^|[.;] ?)(?!(?:our|your|most|typical|average|usual|normal|sample|example|these|such|current|open)\b)[a-z][a-z-]+ $/.test(masked.slice(0, m.index)) && !/©/.test(masked)) ||
      // "Electronics loads 500k": what is asked for those.
      (/^loads ¤+$/.test(m[0]) && /(?:^|[.;,(] ?)(?:for |all )?[a-z]+ $/.test(masked.slice(0, m.index)) && !/\b(?:our|your|most|typical|average|usual|normal|these|those|such) $/.test(masked.slice(0, m.index))) ||
      (/\bloads? ?¤/.test(m[0].replace(/^.*?(?=per load)/, '')) && /per loads? ?¤/.test(m[0]))
    )
      continue
    for (const a of amounts) if (a.start >= m.index && a.start < end) others.add(a)
  }
  // "(including a social engineering sublimit of $250,000) of $1,000,000"
  for (const m of masked.matchAll(/\([^()]{0,120}\bsub-?limits?\b[^()]{0,60}\)/g)) {
    const inside = amounts.filter((a) => a.start >= m.index && a.end <= m.index + m[0].length)
    if (inside.length < amounts.length) for (const a of inside) others.add(a)
  }
  // "Umbrella $5,000,000, may be combined with GL to reach $6,000,000", "auto and umbrella together at least $5,000,000"
  if (/umb|excess|\bul\b/.test(lower)) for (const m of allMatches(TOGETHER, masked)) for (const a of amounts) if (a.start >= m.index && a.start < m.index + m[0].length && (amounts.some((b) => b.start < m.index) || /\b(?:between|across|from|over|out of)$/.test(m[0]) || /^(?:total|sum|comb)[^¤¦]*\b(?:umb\w*|excess|ul)\b/.test(m[0]) || /\b(?:umb\w*|excess|ul)\b/.test(masked.slice(0, m.index)))) others.add(a)
  // "In 3, read 150K for 100K": a change of what stands elsewhere.
  if (/\bread\b/.test(masked)) for (const m of masked.matchAll(/\bread ¤+[^.;¤]{0,20} (?:for|instead of|in place of|in lieu of|not) ¤+|\b(?:for|instead of|in place of) ¤+[^.;¤]{0,20},? read ¤+/g)) for (const a of amounts) if (a.start >= m.index && a.end <= m.index + m[0].length) others.add(a)
  // "Last year we let people slide with $500k, this year the park wants $1M": what was asked before.
  for (const m of allMatches(THEN_AND_NOW, masked)) for (const a of amounts) if (a.start >= m.index && a.end <= m.index + m[0].length) others.add(a)
  // "Umbrella 5M, or GL and auto limits higher by 5M"
  for (const a of amounts) if (/\b(?:higher|greater|larger|more|lower|less) by (?:at least )?$/.test(masked.slice(0, a.start))) others.add(a)
  // "Their last certificate had a $50,000 deductible": no ceiling, and no limit either.
  for (const a of amounts) if (/^ (?:deductibles?|ded\b|retentions?|sir\b)/.test(masked.slice(a.end)) && /\b(?:had|showed|came (?:in )?with|shows|carried|listed|(?:pushing|asking|angling|hoping|holding out|looking) for) (?:an? |the )?$/.test(masked.slice(0, a.start))) others.add(a)
  if (!coverages && /\b(?:typical|example|for instance)\b/.test(lower)) for (const a of amounts) others.add(a)
  return { limits: amounts.filter((a) => !others.has(a)), others: [...others] }
}

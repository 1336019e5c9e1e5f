const MAKE = '(?:kenworth|kw|freightliner|peterbilt|pete|volvo|mack|international|western star|ford|ram|dodge|chevy|chevrolet|gmc|toyota|nissan|isuzu|hino|sprinter|mercedes|utility|great dane|wabash|hyundai|vanguard|stoughton)'
const BODY = '(?:(?:box |dump |power |day |sleeper |straight |reefer |flatbed )?(?:trucks?|tractors?|trailers?|units?|vehicles?|vans?|cabs?|pickups?|semis?)|flatbeds?|reefers?|dry vans?|car haulers?|drivers?|step ?decks?)'
const YEAR = '(?:(?:19|20)\\d\\d )?'

const MINOR_KIND = '(?:driver|truck|trailer|vehicle|unit|equipment|vin|lienholder|loss payee|mortgagee|certificate holder|holder|address|mailing address|garaging address|garaging|phone number|contact|billing|bank|schedule|driver list|vehicle schedule|vehicle list|vin list)'
const MINOR_ITEM = `(?:(?:an?|the|one|two|three|another|some|his|their|her) )?(?:(?:new|added|additional|different|auto|replacement) )?${MINOR_KIND}s?`
const MINOR = `(?:(?:to |for )?(?:(?:adding|removing|add|remove|added|removed|swapping|swap|updating|update|changing|change|changed|updated) )?(?:out |in )?${MINOR_ITEM}(?: (?:changes?|swaps?|additions?|updates?|list|schedule|added|removed))?)`

/** Slots of the talk about trucks and drivers that come and go. Bounded patterns over folded text. */
export const VEHICLE_SLOTS: Readonly<Record<string, string>> = {
  vehicle: `(?:${YEAR}${MAKE}(?: (?!(?:to|on|onto|for|last|this|in|and|was|were)\\b)[a-z0-9-]{1,12})?(?: ${BODY})?|${YEAR}${BODY})`,
  someof: '(?:an?|one|another|one more|two|two more|three|a couple of|a few|a second|a third|some|\\d{1,3})(?: (?:new|used|newer|more|additional|leased|replacement))?',
  itspolicy: '(?:the |their |his |her )?(?:auto|auto liability|cargo|mtc|auto and cargo|auto & cargo|cargo and auto|auto/cargo|auto and (?:the )?cargo|policy|policies|both|auto policy|cargo policy|fleet|schedule|schedules)(?: policy| policies| schedules?)?',
  minorkind: MINOR_KIND,
  minoritem: MINOR_ITEM,
  minor: `${MINOR}(?:(?:,? and|,| &) ${MINOR}){0,3}`,
  sincethen: '(?:since (?:the )?(?:renewal|inception|then|last (?:year|term)|(?:the )?last (?:cert|certificate)|issuance)|at renewal|this (?:year|term)|on (?:it|the policy|the policies|file)|mid-?term|so far)',
  vehicles: `(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|a few|a couple of) ${BODY}`,
  gettingone: '(?:adding|buying|purchasing|picking up|getting|leasing|financing|hiring|swapping in|putting on|swapping|trading in|replacing|switching out|swapping out)',
  gotone: '(?:added|bought|purchased|picked up|got|leased|financed|hired|swapped in|put on|put)',
  gaveone: '(?:swapped|traded|traded in|replaced|removed|took off|deleted|switched out|swapped out)',
}

const MAKE = '(?:kenworth|kw|freightliner|peterbilt|pete|volvo|mack|international|western star|ford|ram|dodge|chevy|chevrolet|gmc|toyota|nissan|isuzu|hino|sprinter|mercedes|utility|great dane|wabash|hyundai|vanguard|stoughton)'
const BODY = '(?:(?:box |dump |power |day |sleeper |straight |reefer |flatbed )?(?:trucks?|tractors?|trailers?|units?|vehicles?|vans?|cabs?|pickups?|semis?)|flatbeds?|reefers?|dry vans?|car haulers?|drivers?|step ?decks?)'
const YEAR = '(?:(?:19|20)\\d\\d )?'

/** Slots of the talk about trucks and drivers that come and go. Bounded patterns over folded text. */
export const VEHICLE_SLOTS: Readonly<Record<string, string>> = {
  vehicle: `(?:${YEAR}${MAKE}(?: (?!(?:to|on|onto|for|last|this|in|and|was|were)\\b)[a-z0-9-]{1,12})?(?: ${BODY})?|${YEAR}${BODY})`,
  someof: '(?:an?|one|another|one more|two|two more|three|a couple of|a few|a second|a third|some)(?: (?:new|used|newer|more|additional|leased|replacement))?',
  itspolicy: '(?:the |their |his |her )?(?:auto|auto liability|cargo|mtc|auto and cargo|auto & cargo|cargo and auto|auto/cargo|auto and (?:the )?cargo|policy|policies|both|auto policy|cargo policy|fleet|schedule|schedules)(?: policy| policies| schedules?)?',
  gotone: '(?:added|bought|purchased|picked up|got|leased|financed|hired|swapped in|put on|put)',
  gaveone: '(?:swapped|traded|traded in|replaced|removed|took off|deleted|switched out|swapped out)',
}

import type { PageText } from './text-of-page.ts'

const PARTY_SHALL = /\b(?:landlord|tenant|less(?:or|ee)|(?:sub)?contractor|owner|carrier|broker|shipper|vendor|supplier|consultant|client|customer|buyer|seller|licens(?:or|ee)|(?:service )?provider|independent contractor|franchisee|franchisor|manager|borrower|neither party|(?:the|both|each of the|either) part(?:y|ies))[”")]* (?:shall|agrees?|will not|may not|may terminate|represents|warrants|acknowledges|covenants|leases|bears|assumes)\b/g
const PROMISES_MIN = 3
const CONTRACT_PROSE = 0.6
/** How often the parties of a contract that is none of insurance promise each other something, where that is what the page is about. */
export const promisesOfParties = (text: PageText): number => {
  const promises = text.prose < CONTRACT_PROSE ? 0 : (text.spoken.match(PARTY_SHALL)?.length ?? 0)
  return promises >= PROMISES_MIN ? promises : 0
}

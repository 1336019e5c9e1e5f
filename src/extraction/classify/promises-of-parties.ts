import type { PageText } from './text-of-page.ts'

const PARTY_SHALL = /\b(?:landlord|tenant|less(?:or|ee)|(?:sub)?contractor|owner|carrier|broker|shipper|vendor|supplier|consultant|client|customer|buyer|seller|licens(?:or|ee)|(?:service )?provider|independent contractor|franchisee|franchisor|manager|borrower|neither party|(?:the|both|each of the|either) part(?:y|ies))[”")]* (?:shall|agrees?|will not|may not|may terminate|represents|warrants|acknowledges|covenants|leases|bears|assumes)\b/g
const PROMISES_MIN = 3
const CONTRACT_PROSE = 0.6
/** `This agreement is entered into by and between Acme ("Broker") and Tern ("Carrier")`: how a contract begins, and no policy. */
const ENTERED_INTO = /\bthis (?:[a-z-]+ ){0,4}(?:agreement|contract|lease)\b[^.]{0,40}\b(?:made|entered into|dated|executed|effective)\b.{0,100}?\bbetween\b.{4,160}?\band\b/
/** How often the parties of a contract that is none of insurance promise each other something, where that is what the page is about. */
export const promisesOfParties = (text: PageText): number => {
  const promises = text.prose < CONTRACT_PROSE ? 0 : (text.spoken.match(PARTY_SHALL)?.length ?? 0)
  if (promises > 0 && ENTERED_INTO.test(text.spoken)) return Math.max(promises, PROMISES_MIN)
  return promises >= PROMISES_MIN ? promises : 0
}

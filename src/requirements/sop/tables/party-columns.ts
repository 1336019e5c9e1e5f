import { PRICED_CELL } from './priced-cells.ts'

const SAID = `(?:'s)?(?: (?:carries|provides|maintains|furnishes|(?:is )?to (?:carry|provide|maintain|furnish)|insurance|coverages?|polic(?:y|ies)|limits?|minimums?|supplied|furnished|provided))?`
/** Those who ask for insurance, as the head of a column of what they carry themselves. */
const WHO_ASKS = new RegExp(`^(?:by )?(?:the |our )?(?:owner|landlord|lessor|licensor|city|county|town|district|university|client|company|us|we|ours?|buyer|shipper|customer|franchisor|authority|lender|venue|association)${SAID}$`, 'i')
const WHO_INSURES = new RegExp(`^(?:by )?(?:the |our |your )?(?:vendor|contractor|subcontractor|sub|trade contractor|tenant|lessee|licensee|carrier|supplier|consultant|operator|hauler|driver|you|your|yours|franchisee|exhibitor|caterer|renter|user|permittee|provider|designer|architect|engineer|borrower)s?${SAID}$`, 'i')

/** "Coverage | Owner | Contractor": beside a column of those who insure, that of who asks says what is theirs and no rule. */
export function withoutWhoAsks(headers: string[], rows: string[][]): { headers: string[]; rows: string[][] } {
  const asks = headers.map((h) => WHO_ASKS.test(h.trim()))
  const insures = headers.map((h) => WHO_INSURES.test(h.trim()))
  if (!asks.includes(true) || !insures.includes(true)) return { headers, rows }
  const keep = (_: string, i: number): boolean => !asks[i]
  const alone = insures.filter(Boolean).length === 1
  return {
    headers: headers.map((h, i) => (alone && insures[i] ? 'Limit' : h)).filter(keep),
    // A cell left empty there asks nothing.
    rows: rows.map((r) => headers.map((_, i) => (insures[i] && !(r[i] ?? '').trim() ? '-' : (r[i] ?? ''))).filter(keep)),
  }
}

/** What a paper on file shows, as the head of a column, and what is asked beside it. */
const SHOWN = /^(?:(?:your |their |vendor'?s? |carrier'?s? )?(?:current(?:ly)?|existing|present|on[- ]file|in place|actual|submitted|received|provided|shown|as (?:shown|submitted|provided|received)|has now|have now|now|you have|they have|vendor has|carrier has)|(?:your |their |on )?(?:coi|cert(?:ificate)?|acord)(?: (?:shows|says|has|on file|received|limits?|amounts?))?)(?: (?:coi|certificate|cert|acord|limits?|amounts?|coverages?|polic(?:y|ies)|insurance|values?))?$/i
const ASKED = /^(?:(?:now |amount |limits? |contract |we )?(?:required|requires?|needed?|must be|should be|asked(?: for)?|minimums?|min)|what we (?:need|require|want)|need(?:s|ed)? to be|requirements?|contract(?: limits?)?|lease(?: requires?)?|new|correct(?:ed)?)(?: (?:limits?|amounts?|minimums?))?$/i
const JUDGED = /^(?:gap|difference|short(?:fall|age)?|variance|deficien\w+|compliant\??|ok\??|status|pass(?:es)?\??|result|meets\??)$/i

/** "Coverage | Current COI | Needed": beside a column of what is asked, that of what a paper shows is no rule. */
export function withoutWhatIsShown(headers: string[], rows: string[][]): { headers: string[]; rows: string[][] } {
  const shown = headers.map((h, i) => i > 0 && SHOWN.test(h.trim()))
  const asked = headers.map((h, i) => i > 0 && !shown[i] && ASKED.test(h.trim()))
  if (!shown.includes(true) || asked.filter(Boolean).length !== 1) return { headers, rows }
  const keep = (_: string, i: number): boolean => !shown[i] && !JUDGED.test(headers[i]!.trim())
  const at = asked.indexOf(true)
  const amounts = rows.some((r) => PRICED_CELL.test(r[at] ?? ''))
  return { headers: headers.map((h, i) => (amounts && i === at ? 'Limit' : h)).filter(keep), rows: rows.map((r) => headers.map((_, i) => r[i] ?? '').filter(keep)) }
}

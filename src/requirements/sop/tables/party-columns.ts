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

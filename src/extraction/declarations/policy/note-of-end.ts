import type { DocType } from '../../../vocabulary/index.ts'
import type { Facts } from './gather-facts.ts'

const ENDS: Partial<Record<DocType, string>> = {
  cancellation_notice: 'Notice of cancellation or non-renewal',
  reinstatement_notice: 'Notice of reinstatement',
}

export function noteOf(docType: DocType, facts: Facts): string | null {
  const title = ENDS[docType]
  if (!title) return null
  const about = [
    facts.number ? `policy ${facts.number.text}` : 'no policy number read',
    facts.carrier ? `of ${facts.carrier.text}` : null,
    facts.effective ? `from ${facts.effective.date}` : null,
    facts.expiration ? `to ${facts.expiration.date}` : null,
  ]
  return `${title}: ${about.filter(Boolean).join(', ')}.`
}

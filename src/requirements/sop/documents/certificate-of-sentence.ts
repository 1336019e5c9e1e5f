import { freshAsked, nameAsked, noneAllowed } from '../questions/read-answers.ts'
import type { Statement } from '../rules/statements.ts'
import type { OpenSentence } from '../sentences/open-sentence.ts'
import { withoutAgeTold } from './age-told.ts'
import { exclusionsSpan, readCertificate } from './read-certificate.ts'
import { holderAgain, partyInsured } from './read-holder.ts'

type Span = { start: number; end: number }

/** What a sentence asks of the certificate itself, where the holder's name stands, and whether a place in the sentence belongs to what was read so. */
export function certificateOf({ raw, reading, segment, index, facts, memory }: OpenSentence): { statements: Statement[]; holder: Span | null; isOfPaper: (at: number) => boolean } {
  const paper = /\?\s*$/.test(raw) || isPayment(raw, facts.said) ? null : (readCertificate(holderAgain(raw, memory.party), reading) ?? noneAllowed(raw, reading.lower, memory) ?? nameAsked(raw, reading.lower, memory, index) ?? freshAsked(raw, reading.lower, memory, index))
  // "Can I send my own certificate? No. It must be less than 60 days old.": a bare answer speaks of what was asked about.
  if (/^\W*(?:yes|no|nope|sure)\W*$/i.test(raw) && memory.paper !== null && index - memory.paper <= 1) memory.paper = index
  else memory.paper = /\b(?:certificates?|cois?|certs?|acord)\b/.test(reading.lower) && !/certificate holder/.test(reading.lower) ? index : null
  const { certificate, asks: ofAge } = withoutAgeTold(paper, { reading, facts, raw })
  memory.party = partyInsured(raw) ?? memory.party
  if (certificate) certificate.sentence = raw
  const held = certificate && segment.context.tier && !certificate.certificate_holder ? { ...certificate, tier: segment.context.tier.title } : certificate
  const holder = certificate?.certificate_holder ? holderSpan(certificate.certificate_holder, reading.lower) : null
  const terms = certificate?.no_exclusion_terms ? withPolicies(exclusionsSpan(reading.lower), reading.masked) : null
  const isWithin = (at: number, span: Span | null): boolean => span !== null && at >= span.start && at < span.end
  return { statements: [...(held ? [held] : []), ...ofAge], holder, isOfPaper: (at) => isWithin(at, holder) || isWithin(at, terms) }
}

function holderSpan(holder: string, lower: string): Span {
  const start = lower.indexOf(holder.slice(0, 14).toLowerCase())
  const from = Math.max(0, start)
  // "Have them add Loadstone Inc. as certificate holder, and show ...": what goes on with a verb of its own is no part of the name.
  const more = GOES_ON.exec(lower.slice(from))
  if (more) return { start, end: start + more.index + more[0].length }
  const name = holder.toLowerCase()
  const address = lower.startsWith(name, start) ? ADDRESS.exec(lower.slice(start + name.length)) : null
  if (address) return { start, end: start + name.length + address[0].length }
  // Behind a name that is not found as it was read, all of its clause.
  return { start, end: start + Math.max(0, lower.slice(start).search(/\($/.test(lower.slice(0, from)) ? /\)|$/ : /;|$/)) }
}
const GOES_ON = /\bholder\b[^;:]{0,12}?(?=,? (?:and|plus) (?:to )?(?:show|carry|send|provide|have|keep|maintain|bring|upload|get)\b)/
const OUT_TO_IT = /^\W*(?:please |then |and |also |kindly ){0,2}(?:(?:make|have|get|address|issue) (?:it|them)|(?:it|they) (?:should|must|needs?|has|have|is|are))\b[^.;]{0,20} to\b/i
/** "The deposit is $500. Make it out to Larch LLC": what is made out is named before it. */
function isPayment(raw: string, said: string): boolean {
  if (!OUT_TO_IT.test(raw)) return false
  const at = said.indexOf(raw.slice(0, 40).toLowerCase())
  return /\b(?:checks?|cheques?|money orders?|deposits?|fees?|payments?|pay|invoices?|bills?|w-9)\b[^.]{0,60}\.?[^.]{0,40}$/.test(said.slice(Math.max(0, at - 140), Math.max(0, at)))
}
/** What belongs to the address behind a name. */
const ADDRESS = /^(?:,? [a-z]{2}\.?,? \d{5}(?:-\d{4})?|,? (?:p\.? ?o\.? box )?\d[^;]{3,80}?\b[a-z]{2}\.?,? \d{5}(?:-\d{4})?)?(?=[.,;)]* *$|, )/

/** "No roofing exclusion on CGL or umbrella": whose exclusions those are. */
const withPolicies = (span: { start: number; end: number }, masked: string): { start: number; end: number } => ({ ...span, end: span.end + (/^ ?(?:on|in|under|from) (?:the |any |either |both |our |your )?©+(?:(?:,? (?:or|and|&) |, | ?\/ ?)(?:the )?©+)*(?: polic(?:y|ies)| coverages?)?(?=\s*(?:[.;,)]|$))/.exec(masked.slice(span.end))?.[0].length ?? 0) })

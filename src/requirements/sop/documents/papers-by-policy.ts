import type { CoverageType, DocType } from '../../../vocabulary/index.ts'
import { question } from '../questions/questions.ts'
import type { Statement } from '../rules/statements.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import { type DocumentReading, readDocuments } from './read-documents.ts'

/** Where a clause about other policies, or other papers, begins. */
const PARTS = /\s*;\s*(?:and |but )?|,? but (?=(?:not|never|no)\b)|,? (?=(?:not|never) (?:for|on|with)\b)|,? (?:and |but |while )?(?=(?:the rest|everything else|all (?:the )?(?:others?|rest)|the others?)\b)|(?<!\b(?:the|an?)),? (?:and |but )?(?=(?:an? |the )?(?:¦+|acords?|cois?|cert(?:ificate)?s?)(?: of insurance)? only\b)|, (?:and |but )?(?=(?:for|on) (?:the )?©)/g
const REST = /\b(?:the rest|everything else|all (?:the )?(?:others?|rest)|the others?)\b/
const NOT_THERE = /^\s*(?:but )?(?:not|never)\b/
const ONLY = /\bonly\b|\bmust\b|\bneeds?\b|\bha(?:s|ve) to\b|\bnothing (?:but|else)\b/
/** Words that say which papers count; without one, papers are only asked to be sent. */
const COUNTS = /\bonly\b|accept|\bfine\b|\bok(?:ay)?\b|\bwill do\b|\bworks?\b|\bcounts?\b|suffic|enough|\bmay be\b|\btakes?\b|\bproof\b|(?:page|cert|coi|certificate|25|binder)s? or /
type Part = { text: string; types: CoverageType[]; rest: boolean; not: boolean; found: DocumentReading | null }

/** What papers show, where they are no proof of everything: the certificate beside a declarations page that does as well. */
function acceptedOf({ text, found }: Part): DocType[] {
  const accepted = found!.accepted.filter((k) => k !== 'endorsement')
  return accepted.join() === 'declarations' && !ONLY.test(text.replace(/(?<=\b(?:for|on) [^;,]{2,40}) only\b/, '')) ? ['coi', 'declarations'] : accepted
}

const whichForWhich = (raw: string): Statement[] => [question(raw, 'Different papers count for different policies. Which for which?', ['The same for all', 'A person checks it'], undefined, 'accepted_documents')]

/** "Dec pages are fine for GL but not WC", "COI for GL and WC; dec page or COI for auto": each policy with its own papers. Null where a sentence does not say so. */
export function papersByPolicy({ reading, raw, segment }: SentenceView): Statement[] | null {
  const named = reading.mentions.flatMap((m) => (m.kind === 'coverage' ? [m] : []))
  if (!named.length || !COUNTS.test(reading.lower) || (segment.item && segment.context.coverages.length) || reading.mentions.some((m) => m.kind === 'amount')) return null
  const parts: Part[] = []
  let from = 0
  for (const mark of [...[...reading.masked.matchAll(PARTS)].map((m) => ({ start: m.index, end: m.index + m[0].length })), { start: reading.masked.length, end: reading.masked.length }]) {
    const types = [...new Set(named.filter((m) => m.start >= from && m.end <= mark.start).map((m) => m.type))]
    const text = reading.lower.slice(from, mark.start)
    const part = { text, types, rest: REST.test(text), not: NOT_THERE.test(text), found: readDocuments(text) }
    const last = parts.at(-1)
    // "for auto, either the dec page or a COI works": the policies stand before their papers.
    if (last && !last.found && !last.not && last.types.length && !types.length && part.found) Object.assign(last, { text: `${last.text} ${text}`, found: part.found })
    else if (text.trim()) parts.push(part)
    from = mark.end
  }
  const said = parts.filter((p) => p.types.length || p.rest)
  if (said.length < 2 || !said.some((p) => p.found?.accepted.length) || said.some((p) => !p.not && !p.found)) return null
  // "An ID card is enough for personal autos; commercial autos need a declarations page": no two policies, but some and others.
  const types = said.flatMap((p) => (p.not && !p.found ? [] : p.types))
  if (new Set(types).size < types.length) return whichForWhich(raw)
  const statements: Statement[] = []
  let before: DocType[] = []
  for (const part of said) {
    const accepted = part.not ? (['coi'] as DocType[]).filter((k) => before.join() === 'declarations' && !before.includes(k)) : acceptedOf(part)
    if (!accepted.length || part.found?.refused.length) return whichForWhich(raw)
    before = part.not ? before : part.found!.accepted
    statements.push({ kind: 'documents', sentence: raw, accepted, refused: [], limiting: true, send: false, others: false, too: false, types: part.rest ? null : part.types, condition: null })
  }
  return statements
}

const OF_ONE = /\b(?:dec(?:laration)?s?(?: pages?)?|cois?|acords?|cert(?:ificate)?s?|id cards?|binders?)\b[^.;]{0,40}\b(?:for|on) (?:the |your )?[a-z&' ]{2,30}[.]?$/i
const OF_THE_REST = /^(?:for|on) (?:the (?:rest|others?)|everything else|all (?:the )?others?)\b[^.;]{0,60}\b(?:dec(?:laration)?s?(?: pages?)?|cois?|acords?|cert(?:ificate)?s?)\b/i
/** "We take a dec page for the auto. For the rest we want the ACORD.": read as one. */
export const papersTogether = (sentences: string[]): string[] => sentences.reduce<string[]>((out, s) => (out.length && OF_THE_REST.test(s) && OF_ONE.test(out.at(-1)!) ? [...out.slice(0, -1), `${out.at(-1)!.replace(/[.]$/, '')}; ${s}`] : [...out, s]), [])

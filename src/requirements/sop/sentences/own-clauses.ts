import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'

/** What parts two clauses. */
const JOIN = /(?:,? (?:and|but|while|plus)|;(?: and| but)?|,| [-\u2013\u2014]) (?=\S)/g
/** Words without which no member is named. */
const SAID = /insured|\bAIs?\b|waive|\bWOS\b|subro|primary|contrib|\bP\s?&\s?NC\b|\bPNC\b|notice|cancel|\bNOC\b|rated|rating|\bA-|best|deductib|retention|\bSIR|aggregate|endors|\bform\b/i
const VERB = '(?:must|shall|should|will|needs?(?: to)?|has|have|is|are|carr(?:y|ies)|includes?|contains?|names?|gives?|provides?|gets?|waives?|lists?|shows?|bears?|comes? with|requires?|receives?|wants?)'
const NAMES = '©+(?:(?:,? (?:and|&|or) |, ?| ?\\/ ?)(?:the )?©+)*'
const THEIR = '(?:the|our|your|their|its|each|every|all|both)'
/** "the comp policy carries µ", "coverage under the GL and umbrella must be µ", "all carriers must be µ" */
const OF_POLICIES = new RegExp(`^(?:${THEIR} )?(?:(?:polic(?:y|ies)|insurance|coverages?|limits) (?:under|on|for) (?:the |both )?)?(?:${NAMES}|§+|¶+|(?:insurance )?(?:carriers|companies))(?: (?:polic(?:y|ies)|insurance|coverages?|lines?|carriers?|insurers?))? ${VERB}\\b[^.;¤]*µ`)
/** "those in (a), (b) and (c) shall include µ" */
const OF_ITEMS = new RegExp(String.raw`^(?:those|the ones|(?:the )?(?:polic(?:y|ies)|coverages?|insurance))(?: (?:listed|described|required|set out))? (?:in|under|at|of|by) (?:(?:items?|clauses?|sections?|paragraphs?) )?\(?[a-z\d]{1,4}(?:\.\d{1,2}){0,3}\)?(?:[ ,&]|and|or|to|through|\([a-z\d]{1,4}\)|\d{1,2}(?:\.\d{1,2}){0,3}){0,12} ${VERB}\b[^.;¤]*µ`)
/** "subrogation is waived on the GL and comp", "no deductible on the auto may exceed ..." */
const OF_ITSELF = /^(?:all rights of |rights of |an? |no |any |the )?(?:(?!and\b)[a-z]+ ){0,2}(?:subrogation|waivers?|deductibles?|retentions?|additional insured status) (?:[^.;,]{0,30} )?(?:is|are|must|shall|should|may|can|appl(?:y|ies)|need(?:s|ed)?|required)\b/i
/** "we get µ on everything", "Owner must be named as µ on the GL" */
const OF_PARTY = new RegExp(`^(?:(?:the|our) )?(?!such|those|these|it\\b|they\\b|this|that|which|who)(?:[a-z][a-z'.&-]* ){1,4}(?<!\\b(?:and|or|also|both|each|all) )${VERB}\\b[^.;¤©§¶]{0,40}µ[^.;¤]{0,60}\\b(?:on|under|for) (?:the |both )?[©§¶]`)
/** What leads a sentence holds for all of it. */
const LEADS = /^\W*(?:if|when|whenever|where|for|in|on|unless|except|until|during|upon|to the extent|before|after|at|with|under|as|while|should|provided|in addition)\b/i

/**
 * "We are additional insured on the GL and the comp policy carries a waiver": clauses that each have a subject, a verb and a member
 * of their own are read one by one, so that neither is asked of what the other names. A single clause is returned as it stands.
 */
export function ownClauses(raw: string): string[] {
  if (/\?\s*$/.test(raw) || LEADS.test(raw)) return [raw]
  let found: { left: string; right: string; names: boolean } | null = null
  for (const join of raw.matchAll(JOIN)) {
    const left = raw.slice(0, join.index)
    const right = raw.slice(join.index + join[0].length)
    // Of names in a row, the last that begins a clause is its subject: "on the GL and auto and the comp policy carries".
    if (found && (!found.names || !endsInName(raw.slice(raw.length - found.right.length, join.index)))) break
    if (!SAID.test(left) || !SAID.test(right) || inBrackets(left)) continue
    const items = OF_THOSE_ITEMS.test(right)
    if (!items && ((/^, $/.test(join[0]) && !OPENS.test(right)) || OF_THOSE.test(right))) continue
    // "Additional insured status on the GL and the umbrella must be primary": the verb is that of the status.
    if (/^ and $/.test(join[0]) && STATUS.test(left)) continue
    // "Additional insured and waiver are on GL already": one verb of the two.
    if (/^ (?:and|&|plus) $/.test(join[0]) && PLURAL_OF_ONE.test(right)) continue
    const after = findMentions(readableText(right)).masked
    const names = OF_POLICIES.test(after) || (items && OF_ITEMS.test(after))
    if (!names && !(OF_ITSELF.test(right) && /µ/.test(after)) && !OF_PARTY.test(after)) continue
    // What titles a clause is no clause of its own.
    if (!/µ/.test(findMentions(readableText(left)).masked.split(':').at(-1)!)) continue
    // "the GL and the auto and umbrella policies are": several with one verb begin where the article stands.
    if (found && /^(?:the|our|your|their|its|all) /i.test(found.right) && !/^(?:the|our|your|their|its|all|each) /i.test(right) && !SINGULAR.test(after)) continue
    found = { left, right, names }
  }
  return found ? [found.left, ...ownClauses(found.right)] : [raw]
}

const OF_THOSE_ITEMS = /^(?:those|the ones|(?:the )?(?:polic(?:y|ies)|coverages?|insurance))(?: (?:listed|described|required|set out))? (?:in|under|at|of|by) (?:(?:items?|clauses?|sections?|paragraphs?) )?\(?[a-z\d]{1,4}[.)\d ,]/i
const STATUS = /^\W*(?:the |such |any )?(?:additional insured|waivers?|waivers? of subrogation|primary(?: and non-?contributory)?) (?:status|coverage|protection|endorsements?|wording|language) (?:on|under|for) [^.;,:]{2,40}$/i
const PLURAL_OF_ONE = /^(?:an? |the |a )?(?:waiver(?: of subrogation)?|additional insured(?: status)?|primary wording|AI|WOS|PNC|P&NC) are\b/i
const OPENS = new RegExp(`^(?:${THEIR}|we|no|subrogation|coverage|insurers|carriers)\\b`, 'i')
/** "and such policies shall contain a waiver": those just named. */
const OF_THOSE = /^(?:such|those|these|said|both|same|the same)\b/i
const SINGULAR = new RegExp('^[^µ]*? (?:carries|includes|contains|names|gives|provides|gets|waives|lists|shows|bears|comes|requires|is|has|needs) ')
/** The words between two joints are one name and what may follow it. */
const endsInName = (said: string): boolean => /^[^.;¤µ]{0,12}©+(?: (?:polic(?:y|ies)|insurance|coverages?))?$/.test(findMentions(readableText(said)).masked)
const inBrackets = (left: string): boolean => (left.match(/\(/g)?.length ?? 0) > (left.match(/\)/g)?.length ?? 0)

import type { OutreachContext } from '../../../vocabulary/index.ts'
import { foldText } from './fold-text.ts'
import type { ParsedMessage } from './parse-message.ts'

const ANSWERS_SUBJECT = /^\s*(?:re|aw|sv|rv|fwd?|tr)\s*(?:\[\d+\])?:|\b(?:coverage|verif\w+|confirm\w*|insurance (?:request|status|of)|certificates?|cois?|polic(?:y|ies)|request|status|account|claim)\b/i
/** What an answer to the request, however loose, can hardly do without. */
const OF_POLICIES = /\b(?:polic(?:y|ies)|polizas?|cover(?:age|ages|ed)|cobertura|insured|asegurado|certificates?|cois?|verif\w*|confirm\w*|active|activ[oa]s?|vigentes?|in[- ]force|in effect|cancel\w*|laps\w*|renew\w*|expir\w*|limits?|current|correct\w*|gl|cgl|auto|autos|cargo|umbrella|comp|wc|liability|property|still|they|them|their|he|she|his|her|client|customer|account|it is|it's|yes|yep|yeah|no|nope|ok|okay|fine|good|sure|done|should|same|ours|si)\b/

/** A message that answers nothing: no reply to ours by its headers or its subject, and not a word in it of policies or of the insured. "Drop off a new toy at our office through December 12." */
export function isOfOwnAccord(message: ParsedMessage, folded: string, context: OutreachContext | null): boolean {
  if (message.headers.has('in-reply-to') || message.headers.has('references') || ANSWERS_SUBJECT.test(message.subject)) return false
  const named = context === null ? [] : (foldText(context.insured_name).match(/[a-z0-9]{4,}/g) ?? []).slice(0, 2)
  const written = `${foldText(message.subject)} ${folded}`
  return folded.trim().length >= 20 && !OF_POLICIES.test(folded) && !/\d{5}/.test(folded) && !named.some((word) => written.includes(word))
}

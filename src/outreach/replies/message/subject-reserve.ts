import { showText } from '../../messages/show-text.ts'
import { foldText } from './fold-text.ts'
import { readStatements } from '../statements/read-statements.ts'
import type { ReadingSetting } from '../reading-setting.ts'
import { splitSentences } from '../statements/split-sentences.ts'

/** What a sender may add to the subject that would take an answer back. */
const RESERVE =
  /\b(?:(?:pending )?cancel\w*|canx|cxl\w*|laps(?:e|ed|es|ing)|expir(?:e|ed|es|ing)|non-?renew\w*|terminat\w*|reinstat\w*|suspend\w*|rescind\w*|void(?:ed)?|inactive|invalid|unconfirmed|unverified|unpaid|past due|overdue|denied|declined|refused|disregard|draft|revised|corrected|correction|on hold|subject to|contingent|conditional|provisional|temporary|tentative|partial(?:ly)?|except|only|until|unless|pending|quoted?|no longer|(?:wrong|other|different|another|old|new|lower) (?:named )?(?:insured|agency|agent|policy|client|entity|owner|carrier|company|name|terms?|limits?|dates?|numbers?)|sent in error|ignore|(?:do|does|is|are|was|were|can|could|will|have|has)(?: ?not|n't)|cannot|not (?:active|in force|confirmed|verified|ours?|valid|current|correct|a client|for)|i think|i believe|i guess|(?:verify|check|confirm) (?:it |this |them )?(?:directly )?with (?:the )?(?:carriers?|compan(?:y|ies)|insurers?|underwrit\w+)|should be|may be|might|maybe|probably|last (?:heard|looked|checked|year)|cancelad\w*|vencid\w*|pendiente|no (?:vigente|activ[oa]s?|confirmad[oa]s?)|salvo|hasta|menos)\b/
/** "GL 300,000": no request is headed with an amount. */
const AMOUNT = /\$ ?\d|(?<![\w-])\d{1,3}(?:,\d{3})+(?![\w-])|(?<![\w-])\d{1,4} ?(?:k|mil|million)(?![\w-])/
const PREFIX = /^(?:\s*(?:re|fw|fwd|rv|aw|tr|automatic reply|respuesta automatica)\s*:|\s*\[[^\]]{0,40}\])*/
/** What a request is headed with, and the numbers and tags that mail systems put beside it. */
const HEADING = /\b(?:please|kindly|confirm(?:ation)?|coverages?|verif(?:y|ication)|requests?|requested|insurance|certificates?|coi|proof|insured|polic(?:y|ies)|reminder|follow(?:ing)?[- ]?up|(?:second|third|2nd|3rd|final) (?:request|notice|reminder)|a word with your insurance agent|of|for|the|your|re|and|information|status|inquiry|response|reply|answer)\b/g
const TAG = /\[[^\][]{0,80}\]|\{[^{}]{0,80}\}|\([^()\d]{0,80}\d[^()]{0,80}\)|(?:ref(?:erence)?|case|ticket|request|id|no|number)?[.:# ]*#?[a-z]{0,6}-?\d[a-z0-9-]{2,}|\b(?:secure|encrypt(?:ed)?|external|ext)\b/g

/** The words of a subject line beside which nothing stands confirmed, or null. The insured's name, also as our subject shows it (on one line, cut, without links), is not the sender's. */
export function reserveInSubject(subject: string, setting: ReadingSetting): string | null {
  const { insured_name: name } = setting.context
  const folded = [name, showText(name)].reduce((text, form) => (form ? text.replaceAll(foldText(form), ' ') : text), foldText(subject).replace(PREFIX, ''))
  if (RESERVE.test(folded) || AMOUNT.test(folded) || ofOtherYears(folded, setting) || ofADayBefore(folded, setting) || ofSome(folded, setting)) return subject
  const added = folded.replace(TAG, ' ').replace(HEADING, ' ').replace(/^[^a-z0-9]+|[^a-z0-9?!.]+$/g, '').replace(/\s+/g, ' ')
  if (!/[a-z]{2}/.test(added)) return null
  const findings = readStatements([{ sentences: splitSentences([added]), base: null }], setting)
  return findings.every((one) => one.verdict === 'affirm') ? null : subject
}

/** "As of 9/25/25", before any of the asked terms began. */
function ofADayBefore(folded: string, { context }: ReadingSetting): boolean {
  const begun = Math.min(...context.lines.map((line) => Number(line.effective_date?.slice(0, 4) ?? 0)))
  return [...folded.matchAll(/(?<![\d/])\d{1,2}\/\d{1,2}\/(?:20)?(\d\d)(?!\d)/g)].some(([, year]) => 2000 + Number(year) < begun)
}

/** "2 of 3", where three were asked about. */
const ofSome = (folded: string, { context }: ReadingSetting): boolean => [...folded.matchAll(/(?<![\d/])(\d) (?:out )?of (?:the )?(\d)(?![\d/])/g)].some(([, some, all]) => Number(all) === context.lines.length && Number(some) < context.lines.length)

/** "For 2025." */
const FOR_A_YEAR = /\bfor (20\d\d)(?=\W*$)/g
const YEARS = /\b(20\d\d)(?: ?[-/] ?(?:20)?\d\d)? (?:polic|terms?\b|coverages?\b|insurance|renewals?\b|polizas?\b)/g
/** "Auto 25-26 term". */
const SHORT_YEARS = /(?<![\w/.$-])(?:20)?([23]\d) ?[-/] ?(?:20)?([23]\d)(?![\w/.-])/g
/** "Re: 2025 policies", where those asked about begin and end in other years. */
function ofOtherYears(folded: string, { context }: ReadingSetting): boolean {
  const begun = new Set(context.lines.map((line) => line.effective_date?.slice(2, 4)))
  if ([...folded.matchAll(SHORT_YEARS)].some(([, from, to]) => Number(to) === Number(from) + 1 && !begun.has(from))) return true
  const asked = new Set(context.lines.flatMap((line) => [line.effective_date, line.expiration_date].map((date) => date?.slice(0, 4))))
  return [...folded.matchAll(YEARS), ...folded.matchAll(FOR_A_YEAR)].some(([, year]) => !asked.has(year))
}

import { isSideRemark, takesTheYes } from '../asides/is-side-remark.ts'
import type { Finding } from './finding.ts'
import { foldText } from '../message/fold-text.ts'
import { saysNothing } from '../asides/say-nothing.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Clause } from './split-clauses.ts'
import { TO_A_FAVOUR, TO_A_REMARK } from './yes-to-a-remark.ts'

/** "Cargo is active, but a payment is overdue": a doubt that names no line of its own is a doubt about what the sentence spoke of. */
export function withTaint(findings: Finding[]): Finding[] {
  const said = (some: Finding[]): string[] => some.flatMap((other) => (other.verdict === 'affirm' ? other.lines : []))
  return findings.map((one, at) => {
    // "GL yes, auto yes, cargo yes, pending payment": with no line of its own it is of all of them; after a "but" of the last, unless it is of the insured.
    const trails = !one.own && (!one.contrast || one.ofInsured) && ['doubt', 'unread', 'wrong', 'later'].includes(one.verdict) && !findings.slice(0, at).some((other) => other.verdict === 'refuse')
    // "The GL is active. As far as I know, the cargo is in force.", "Pending payment, the cargo is active.": of what it leads to.
    const leads = (one.leading || one.reason === 'something is pending' || OPENS_LED.test(foldText(one.sentence))) && findings.slice(0, at).every((other) => !other.own)
    if (trails) return { ...one, lines: [...new Set([...one.lines, ...said(findings.slice(0, at)), ...(leads ? said(findings.slice(at + 1).filter((other) => !other.contrast)) : [])])] }
    // "GL yes, auto yes, cargo yes, we did not issue that": of none of them alone.
    const previous = findings[at - 1]
    if (one.verdict === 'refuse' && !one.own && !one.contrast && previous?.verdict === 'affirm' && previous.lines.join() === one.lines.join() && said(findings.slice(0, at)).length > one.lines.length) return { ...one, verdict: 'doubt' as const, reason: 'says two things at once', lines: [...new Set([...one.lines, ...said(findings.slice(0, at))])] }
    const open = ['doubt', 'unread', 'wrong'].includes(one.verdict)
    if (open && ((at === 0 && one.leading) || (one.trailing && at === findings.length - 1))) return { ...one, lines: [...new Set([...one.lines, ...said(findings)])] }
    if (one.verdict !== 'doubt') return one
    // "... but can't confirm the cargo": of what it names.
    if (one.headless && !one.bare && !(one.own && !one.general && one.reason === 'will not or cannot say')) return { ...one, lines: [...new Set([...one.lines, ...findings.slice(0, at).flatMap((other) => (other.verdict === 'affirm' ? other.lines : []))])] }
    if (!one.bare) return one
    const before = findings.slice(0, at).flatMap((other) => (other.general ? [] : other.lines))
    return before.length ? { ...one, lines: [...new Set([...one.lines, ...before])] } : one
  })
}

/** "Under another number, the auto is active." */
const OPENS_LED = /^\W*(?:(?:yes|sure|also|and|hi|hello)\W+)?(?:under|for|with|without|in|on|at|by|from|through|until|till|while|during|before|after|except|excluding|only|per)\b[^.;:\n]{2,60},/

/** A policy's name, its values and what joins them. */
const isOfValues = (item: Item): boolean =>
  ['amount', 'split', 'label', 'range', 'mark', 'join'].includes(item.kind) || (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier') || (item.kind === 'attr' && item.attr === 'limits') || (item.kind === 'word' && /^(?:the|with|on|is|limit|per|each)$/.test(item.word))

const ONLY_UNTIL = /^\W*(?:and |while |with )?[a-z&/' -]{2,30} (?:is |are |runs |goes )?(?:through|thru|to|until|till|'til) [a-z]{0,9}\.? ?[\d/,.' -]+\W*$/
/** "GL and auto are in force through 4/1/2027 and the WC through 1/1/2027": what the first is, the second is to the day it was asked about. */
export const withElidedVerb = <Part extends { clause: Clause; findings: Finding[] }>(parts: Part[]): Part[] =>
  parts.map((part, at) => {
    const told = parts[at - 1]?.findings.at(-1)
    if (told?.verdict !== 'affirm' || !told.strong || !told.status || told.general || !told.agreed.has('expiration_date') || !ONLY_UNTIL.test(foldText(part.clause.text))) return part
    return { ...part, findings: part.findings.map((one) => (one.verdict === 'fact' && one.own && !one.general && one.agreed.has('expiration_date') && Object.keys(one.corrections).length === 0 ? { ...one, verdict: 'affirm' as const, strong: true, status: true } : one)) }
  })

/**
 * "Yes, the cargo was cancelled": the yes agrees with what follows, it does not confirm the rest.
 * "Yes, this is Tammy": nor does it where the sentence goes on to something else.
 */
export function withoutLooseYes(findings: Finding[], clauses: Clause[]): Finding[] {
  if (clauses.length < 2 || clauses[1]!.contrast || clauses[1]!.excepts) return findings
  const [first, ...others] = findings
  if (!first || first.verdict !== 'affirm' || !first.bare) return findings
  // "Yes, their umbrella is active", where none was asked.
  if (!first.status && clauses[1]!.items.some((item) => item.kind === 'mention' && item.scope === 'foreign')) return others
  // "Yes, I handle these policies."
  if (!first.status && saysNothing(clauses[1]!.items)) return others
  // "Yes, additional insured is included": a yes to that.
  if (!first.status && !clauses[0]!.items.some(isToAll) && clauses.slice(1).every(tellsOfFeature)) return []
  const follows = others.filter((one) => one.verdict !== 'nothing' && one.verdict !== 'named')
  // "Yes, Cumberland writes the auto and cargo": a yes to that, and nothing of the GL.
  const placed = clauses.slice(1).filter(({ items }) => items.some((item) => item.kind === 'mention' && item.via === 'carrier'))
  const namedThere = new Set(placed.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage' ? item.lines : []))))
  if (follows.length === 0 && (!first.status || /^\W*(?:correct|right|true)\W*$/.test(foldText(clauses[0]!.text))) && namedThere.size > 0 && first.lines.some((id) => !namedThere.has(id))) return others
  if (follows.length === 0) return findings
  if (follows.some((one) => one.verdict === 'affirm' && one.general)) return findings
  // "Active, 1M auto, 100K cargo": the values of each that it is said of.
  const ofEach = first.status && clauses.slice(1).every(({ items }) => items.every(isOfValues)) && follows.every((one) => one.own && (one.verdict === 'fact' || one.verdict === 'correct')) && first.lines.every((id) => follows.some((one) => one.lines.includes(id)))
  if (ofEach) return findings
  if (follows.some((one) => !one.general && one.lines.length < first.lines.length)) return others
  return findings
}

const isToAll = (item: Item): boolean => (item.kind === 'mention' && item.scope === 'all') || (item.kind === 'sense' && item.sense === 'yes' && /\b(?:all|both|everything|todo|todas|ambas)\b/.test(item.text))
const HOLDS = /\b(?:includes?|has|have|carries|carry|provides?|comes with)\b/
const tellsOfFeature = ({ text, items }: Clause): boolean => {
  const folded = foldText(text)
  // "The liability includes hired and non-owned": read as one phrase, whichever policy is meant.
  const holds = items.every((item) => item.kind === 'mark' || (item.kind === 'word' && item.word === 'the') || (item.kind === 'mention' && item.scope !== 'all') || (item.kind === 'sense' && item.sense === 'plain')) && items.some((item) => item.kind === 'sense' && HOLDS.test(item.text))
  return takesTheYes(folded) && (holds || isSideRemark(folded, text))
}

const IDLE = /\b(?:we|i)(?: do| have| 've|'ve)? (?:insure|write|handle|have|represent|review(?:ed)?|looked|checked|pulled|place)\b/
const NARROWED = /\b(?:through|by|per|from|only|until|some|part|other|old|last|previous|if|but|no|not)\b|n't\b/
const OF_ACCOUNT = /^\W*(?:account(?: status)?|status of (?:the )?account)(?: is|:)? ?(?:active|current|open|in good standing)\W*$/
/** "Yes we insure them. All four are active": a yes to something else takes nothing from a plain answer to all of it in another sentence. */
export function withoutIdleSentences(findings: Finding[], asked: number): Finding[] {
  const told = findings.some((one) => one.verdict === 'affirm' && one.strong && one.status && one.facts.size === 0 && one.general && one.lines.length === asked)
  // "Status of account: active. Policies in force: GL, auto": of the account, beside each of the policies.
  const each = new Set(findings.flatMap((one) => (one.verdict === 'affirm' && one.strong && one.status && one.facts.size === 0 ? one.lines : []))).size === asked
  const beside = each ? findings.filter((one) => !(one.verdict === 'unread' && one.reason === 'too general' && OF_ACCOUNT.test(foldText(one.sentence)))) : findings
  const stood = new Set(findings.flatMap((one) => (one.verdict === 'affirm' && one.strong && one.status ? one.lines : [])))
  const standing = stood.size === asked
  // "Yes, they're still with us. The GL is in force."
  const answered = new Set([...stood, ...findings.flatMap((one) => (one.own && !one.general && ((one.verdict === 'affirm' && one.strong) || one.verdict === 'refuse') ? one.lines : []))])
  // "Sure, no problem. Confirmed."
  const confirmed = new Set([...answered, ...findings.flatMap((one) => (one.verdict === 'affirm' && one.strong && !BARE_YES.test(foldText(one.sentence)) ? one.lines : one.verdict === 'refuse' || one.verdict === 'correct' ? one.lines : []))])
  const left = beside.map((one) => (one.reason === TO_A_REMARK || one.reason === TO_A_FAVOUR ? { ...one, lines: one.lines.filter((id) => !(one.reason === TO_A_FAVOUR ? confirmed : answered).has(id)) } : one))
  return left.filter((one) => !(one.verdict === 'unread' && ((told && isIdle(one)) || ((told || standing) && leadsToList(one)))))
}
const BARE_YES = /^\W*(?:(?:yes|yep|yup|yeah|yea|sure|si|ok|okay|absolutely|certainly|definitely|of course|sir|ma'am)\W*){1,4}$/
/** "Yes ma'am they're good." */
const LIGHT_YES = /^\W*(?:yes|yep|yup|yeah)(?:,? (?:ma'am|sir|maam|they|these|those|it|all|both|looks?|we))*(?:'re|'s| are| is)? (?:all )?(?:good|fine|ok|okay)\W*$/
const isIdle = (one: Finding): boolean => one.reason === 'a yes to something else' && (LIGHT_YES.test(foldText(one.sentence)) || (IDLE.test(foldText(one.sentence)) && !NARROWED.test(foldText(one.sentence))))

const WITH_US = /\b(?:through|by|from) (?:our|my|this) (?:agency|office|firm|brokerage)\b/
const LEADS = /\b(?:has|have|carr(?:y|ies)|holds?|provides?|maintains?|shows?|writes?|confirm(?:s|ed|ing|ation)?|verif(?:y|ies|ication)|coverages?|policies|insurance)\b.{0,40}\b(?:following|these|below|listed)\b.{0,80}:\W*$|\b(?:following|below) (?:listed )?(?:coverages?|policies|insurance)\b.{0,80}:\W*$|^\W*(?:please find )?(?:coverage |insurance )?(?:confirmation|verification) (?:of (?:coverage|insurance) )?(?:below|for .{2,80}):\W*$/
const NO_LEAD = /\b(?:prior|previous(?:ly)?|old|bought|purchased|holders?|owners?|landlord|lender|wife|husband|sister|affiliates?|parent|subs?|subcontractors?|contractors?|tenants?|drivers?|employees?|online|direct(?:ly)?|had|was|were|used|former(?:ly)?|pending|should|may|might|would|could|will|want|need|request\w*|cancel\w*|expir\w*|laps\w*|elsewhere|else|another|changes?|corrections?|wrong|quot\w*|proposed|with(?! (?:us|our|this|my)\b))\b/
/** "They have the following policies with us:", above a list each of whose policies is then said to stand. */
function leadsToList(one: Finding): boolean {
  const [head = ''] = foldText(one.sentence).split('\n')
  return LEADS.test(head) && !NO_LEAD.test(head) && !NARROWED.test(head.replace(WITH_US, ''))
}

/** "To answer your question, yes, all three are in force", "they are an active client and all three are in force": it adds nothing to what is said after it. */
export function withoutIdleYes(findings: Finding[]): Finding[] {
  const told = findings.some((one) => one.verdict === 'affirm' && one.strong && one.status)
  // "Yes, we wrote it on 8/5 and it is still in force."
  const standing = findings.flatMap((one) => (one.verdict === 'affirm' && one.strong && one.status ? one.lines : []))
  return told ? findings.filter((one) => !(one.verdict === 'unread' && ((one.reason === 'speaks of what was' && one.lines.every((id) => standing.includes(id))) || one.reason === 'a yes to something else' || one.reason === 'speaks of the insured' || one.reason === 'says that they are insured, not how'))) : findings
}

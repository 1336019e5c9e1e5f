import type { Segment } from '../segments/segment.ts'
import type { Memory } from './sentence-view.ts'
import { PLAIN_NAME } from '../lexicon/plain-names.ts'

/** "Common reasons your upload is rejected", "We return certificates when:", "Reject if:" */
const REJECTS = /\b(?:reject(?:s|ed|ions?)?|refuse[sd]?|refusals?|declined?|turn(?:s|ed)? (?:it |them )?(?:down|away)|sent back|send (?:it |them )?back|kick(?:s|ed)? back|bounced?|returned?|fails?(?: (?:the )?(?:check|review))?|disapproved?|h[oe]ld (?:the |your |a |their |any |all )?(?:checks?|payments?|invoices?|pay))\b/i
const LEADS = /^(?:(?:when|if|where|because|for|why|after|reasons?|causes?|common|usual|top|main)\b|[^.;]*\b(?:when|if|where|because|for|reasons?|why)\b)/i
const NAME = String.raw`(?:(?:[a-z][a-z'/&-]* ){0,3}?(?:umbrella|excess|liability|insurance|coverage|c?gl|auto|workers?'?s?'? comp(?:ensation)?|wc|cargo|cyber|e ?& ?o|bond)(?: (?:limits?|polic(?:y|ies)|coverage|amount|csl|each occurrence|per occurrence|aggregate|per claim))*)`
const AMOUNT = String.raw`\$? ?\d[\d,.]*(?: ?(?:k|m|mm|mil|million|thousand)\b)?(?: (?:csl|combined single limit|(?:per|each) [a-z]+|(?:general )?aggregate|agg))?`
const IS = String.raw`(?: (?:is|are|was|were|shows?|showed|reads?|comes in|came in|stands))?(?: (?:at|only|of))?`
const UNDER = '(?:below|under|(?:of |with |for )?(?:less|lower|smaller) than|short of|<)'
const OVER = '(?:above|over|(?:more|greater|higher|larger|bigger) than|in excess of|exceed(?:s|ing)|tops|>)'
const BELOW = new RegExp(String.raw`^(?:the |your |an? |any )?(${NAME})${IS} ${UNDER} (${AMOUNT}(?: (?:or|\/) ${AMOUNT})*)$`, 'i')
const TOO_HIGH = new RegExp(String.raw`^(?:the |your |an? |any )?((?:${NAME} )?(?:deductible|ded|retention|sir)s?)${IS} ${OVER} (${AMOUNT})$`, 'i')
const ABSENT = new RegExp(String.raw`^(?:(?:the |your |an? |any )?(${NAME}) (?:is |was )?(?:missing|absent|not (?:shown|listed|included|on (?:it|file|the certificate))|left off|(?:isn't|wasn't) (?:shown|listed|included|there|on it))|(?:no|without|lacks) (${NAME}))$`, 'i')
/** "No general liability (we need $1,000,000)" */
const ABSENT_WITH = new RegExp(String.raw`^(?:no|without|lacks|missing) (${NAME}) \((?:we (?:need|ask|want|require)|it must be|needs? to be|must be|minimum|min\.?|at least|required:?)(?: at least)? (${AMOUNT})\)$`, 'i')
/** "Deductible over $10,000 on the GL" */
const HIGH_ON = new RegExp(String.raw`^(?:the |your |an? |any )?((?:deductible|ded|retention|sir)s?)${IS} ${OVER} (${AMOUNT}) (?:on|for|under) (?:the |your )?(${NAME})$`, 'i')
const MEMBER = String.raw`(?:additional(?:ly)? insured(?: (?:status|wording|endorsement))?|ai|waiver(?: of subrogation)?|wos|primary(?: and non-?contributory)?(?: wording)?)`
/** "No AI on GL", "Waiver missing on WC" */
const LACKS = new RegExp(String.raw`^(?:(?:no|without|lacks|missing)(?: an?| the)? (${MEMBER})|(?:the |your )?(${MEMBER}) (?:is |was )?(?:missing|absent|not (?:shown|listed|included|marked|checked|there)|left off)) (?:on|for|under|from) (?:the |your )?(${NAME})$`, 'i')
const ENDS = /^(?:(?:the |your |any |an? )?(?:polic(?:y|ies)|certificates?|cois?|coverage)(?: that)? )?(?:is |are )?(?:ends?|ending|expires?|expiring|runs? out|lapses?)(?: (?:in|within)(?: the)?(?: next)?)? (?:fewer than|less than|under)?\s*(\d{1,3}) days$|^(?:fewer|less) than (\d{1,3}) days (?:(?:are |is )?(?:left|remain(?:ing|s)?)|(?:from|before|to) (?:expir(?:ing|y|ation)|the end|its end))(?: (?:on|under) (?:the|your|any) polic(?:y|ies))?$/i

/** "\"Expired soon\" - less than 30 days left on any policy": a fault by its name, and what it is. */
const QUOTED_NAME = /^["\u201c][^"\u201c\u201d]{3,40}["\u201d]\s*[-\u2013\u2014:]{1,2}\s*/
/** What needs no rule: a policy that is over is none. */
const IS_OVER = /^(?:(?:the |your |a )?(?:policy|certificate|coverage) )?(?:is |has )?(?:already )?(?:expired|cancell?ed|lapsed)(?: polic(?:y|ies))?$/i
/** What a fault says is asked, in plain words; null where it is no fault that is known. */
function faultAsAsked(fault: string): string | null {
  const said = fault.trim().replace(/^(?:and|or) /i, '').replace(QUOTED_NAME, '')
  const below = BELOW.exec(said)
  if (below) return `${below[1]!}: at least ${below[2]!}`
  const high = TOO_HIGH.exec(said)
  if (high) return `${high[1]!} no more than ${high[2]!}`
  const highOn = HIGH_ON.exec(said)
  if (highOn) return `${highOn[3]!} ${highOn[1]!} no more than ${highOn[2]!}`
  const lacks = LACKS.exec(said)
  if (lacks) return `${lacks[1] ?? lacks[2]!} on ${lacks[3]!} is required`
  const short = ABSENT_WITH.exec(said)
  if (short) return `${short[1]!}: at least ${short[2]!}`
  const absent = ABSENT.exec(said)
  if (absent) return `${absent[1] ?? absent[2]!} is required`
  const ends = ENDS.exec(said)
  return ends ? `policies must have at least ${ends[1] ?? ends[2]!} days remaining` : null
}

const IF = /^[^.;:]*?\b(?:reject(?:s|ed)?|refuse[sd]?|declined?|returned?|turned (?:down|away)|sent back|fails?|bounced?)\b(?: (?:it|them|a certificate|the certificate|any certificate|the upload))? ?(?:if|when|where|whenever|:)+:? ?/i

/** `Rejected: "GL aggregate under $2,000,000" - we need ...`: what is asked in place of a fault in quotes, of the coverage that the fault names. */
const QUOTED_FAULT = /^\W*(?:reject(?:ed|ion)|refused|returned|declined|failed|error|status|reason)(?: (?:because|for|reason|message))?: ?["\u201c]([^"\u201c\u201d]{3,90})["\u201d]\s*[-\u2013\u2014:;,.]{1,3}\s*(\S.{8,})$/i
const NAMED = new RegExp(PLAIN_NAME, 'i')
function inPlaceOfFault(said: string): string | null {
  const [, fault, asked] = QUOTED_FAULT.exec(said) ?? []
  if (fault === undefined || asked === undefined) return null
  const name = NAMED.exec(fault)?.[0]
  return name !== undefined && !NAMED.test(asked) && /\d/.test(asked) ? `${name}: ${asked}` : asked
}

const FAULTS = String.raw`(?:what (?:bounces|gets? (?:bounced|rejected|sent back|returned|refused|kicked back)|we (?:reject|refuse|return|bounce|send back|(?:won't|do not|don't|cannot|can't) (?:take|accept)))|(?:automatic |instant |common |usual |immediate )?(?:rejections?|refusals|deal[- ]?breakers?|red flags?|bounces|no[- ]?gos?|show[- ]?stoppers?)|(?:we |please )?(?:don't|do not|never|won't) (?:send(?: us)?|accept|take|upload|approve|pass|release)|(?:the )?(?:most )?(?:common |usual |main |typical |top |frequent )*reasons (?:that )?(?:we|why we|a certificate|for)[^.;:\d]{0,50}(?:back|reject\w*|refus\w*|return\w*)|not (?:accepted|acceptable|ok|allowed)|unacceptable|we (?:reject|refuse|return|bounce|send back))`
/** "What bounces.", "AUTOMATIC REJECTION", "Deal breakers:" */
const NAMES_FAULTS = new RegExp(String.raw`^\W*${FAULTS}\W*$`, 'i')
/** "We reject: B-rated carriers", "Red flags - GL deductible above $25,000" */
const FAULT_BEHIND = new RegExp(String.raw`^\W*${FAULTS} ?(?::|-|–) ?(?=\S)`, 'i')
/** A grade, or how long a notice is or a policy runs: what such a fault names is not what is asked. */
const WOULD_BE_ASKED = /\b[ABC](?:\+{1,2}|-)?[- ]rated|\brated (?:only )?[BC]\b|\bB\+{1,2}|\b\d{1,3}[- ]days?\b/
const ASKS_BESIDE = /\b(?:must|should|needs?|required?|at least|shall|has to|have to|instead)\b/i

/** A line that says what a list of faults is. */
const isHead = (raw: string): boolean => NAMES_FAULTS.test(raw) || REJECTS.test(raw) && LEADS.test(raw.trim()) && !/\d|\bnot\b|n't|never|[.;]\s*$/i.test(raw)

/** "Auto limit is below $1,000,000.", under "Common reasons your upload is rejected": read as asked plainly. Otherwise as it stands. */
export function rejectedFor(said: string, { item, row }: Segment, index: number, memory: Memory): string {
  if (row) return said
  const inPlace = inPlaceOfFault(said)
  if (inPlace !== null) return inPlace
  if (isHead(said)) {
    memory.faults = { head: index, last: index }
    return said
  }
  const list = memory.faults
  const holds = list !== null && (index === list.last || (index === list.last + 1 && (item || index === list.head + 1 || QUOTED_NAME.test(said))))
  memory.faults = holds ? { head: list.head, last: index } : null
  const lead = IF.exec(said)?.[0] ?? FAULT_BEHIND.exec(said)?.[0] ?? ''
  if (!holds && lead === '') return said
  const faults = said.slice(lead.length).replace(/[.;\s]+$/, '').split(/,? or (?=(?:an? |the |your )?[a-z])|; (?:or )?|, (?:or )?(?=\D)/i)
  const asked = faults.filter((fault) => !IS_OVER.test(fault.trim())).map(faultAsAsked)
  if (asked.length > 0 && asked.every((a) => a !== null)) return `${asked.join('; ')}.`
  // What no rule can say of such a fault must not be read as if it were asked.
  return WOULD_BE_ASKED.test(said) && !ASKS_BESIDE.test(said) ? `Not accepted: ${said.slice(lead.length)}` : said
}

import { findPeriods } from '../documents/find-periods.ts'
import { readNaming } from '../documents/read-certificate.ts'
import { readHolder } from '../documents/read-holder.ts'
import { firstDays, SOME_DAYS } from '../documents/days-said.ts'
import type { ScopedMention } from '../members/scope-members.ts'
import type { Memory } from '../sentences/sentence-view.ts'
import type { CertificateStatement } from '../rules/statements.ts'

/** "My agent asks for a certificate holder." */
export const ASKED_HOLDER = /^\W*(?:the |your )?(?:certificate |cert )?holder(?: (?:name|box|address))? (?:is|looks|was) (?:wrong|incorrect|off|outdated|misspelled|not right|not correct)\W*$|^\W*(?:my|the|your|our) (?:insurance )?(?:agent|broker|insurer)s? (?:asks?|wants?|needs?)(?: for| to know)? (?:a |the |who |your )*(?:certificate |cert )holder(?: (?:is|name))?\W*$/

/** "Does my name have to match? Your legal name or your DBA is fine.": what the answer says of the name, read with its question. */
export function nameAsked(raw: string, lower: string, memory: Memory, index: number): CertificateStatement | null {
  const asked = memory.asks && index - memory.asks.segment <= 1 ? memory.asks.text : null
  // "Who's the certificate holder?"
  if (asked && (/\b(?:who|what|which|whom)\b[^?]*\b(?:certificate |cert )?holder/.test(asked) || ASKED_HOLDER.test(asked))) {
    const holder = readHolder(`Certificate holder: ${raw.replace(/^\W*(?:it|that|this) (?:should|must|needs to|has to) (?:be|read|say|show):? /i, '')}`)
    return holder ? { kind: 'certificate', sentence: raw, certificate_holder: holder } : null
  }
  if (!asked || !/\bname\b/.test(asked)) return null
  // "Can my policy be in my trade name? Yes."
  if (/\b(?:dba|d\/b\/a|doing business as|trade name)/.test(asked) && /\b(?:can|may|could|is|are|does|do)\b/.test(asked) && /^\W*(?:yes|sure|of course)\b/.test(lower)) return { kind: 'certificate', sentence: raw, named_insured: 'dba' }
  const named = readNaming(`${asked.replace(/\?\s*$/, ':')} ${lower}`)
  return named ? { kind: 'certificate', sentence: raw, named_insured: named.named, ...(named.doubt ? { doubt: named.doubt } : {}) } : null
}

/** "Watch for: torch-down exclusions, height exclusions. None of them is acceptable." */
export function noneAllowed(raw: string, lower: string, memory: Memory): CertificateStatement | null {
  if (!/\bexclusions?\b/.test(lower) || !/^\W*(?:none of (?:them|these|those|which)|they|these|those|neither(?: of them)?)\b[^.;]{0,20}\b(?:(?:is|are) (?:not )?(?:acceptable|accepted|allowed|permitted|ok|okay|fine)|unacceptable|rejected|refused)/i.test(memory.next ?? '') || /\b(?:they|these|those) (?:is|are) (?:acceptable|accepted|allowed|permitted|ok|okay|fine)/i.test(memory.next ?? '')) return null
  const named = [...lower.replace(/^[^:]{0,40}:/, '').matchAll(/(?:^ *|[,;] ?|\b(?:and|or) )((?:[a-z][\w'/-]*(?: |(?= ?exclusion))){1,4})exclusions?\b/g)].map((m) => m[1]!.trim())
  return named.length ? { kind: 'certificate', sentence: raw, no_exclusion_terms: named } : null
}

const OF_IT = /^\W*(?:nothing (?:dated|older|issued|that is older)\b|(?:it|they|these|this one|that one) (?:must|should|shall|has to|have to|needs? to|can(?:'t|not)|may not)\b)/
const NAME_OF_IT = /\bin your (?:(?:own|full|exact|registered) )?(?:legal|business|company) name\b/
/** "How fresh must the certificate be? Issued within the last 45 days." */
export function freshAsked(raw: string, lower: string, memory: Memory, index: number): CertificateStatement | null {
  const asked = memory.asks && index - memory.asks.segment <= 1 ? memory.asks.text : null
  // "Older than 60 days? Send a fresh one."
  const stale = asked && /^\W*(?:more than|older than|over) /.test(asked) && /\b(?:fresh|new|another|current|updated)\b/.test(lower) ? `certificates ${asked.replace(/\?\s*$/, '')}: ` : asked && /cert|proof|\bcoi|^\W*how (?:fresh|recent|old|new|current)\b/.test(asked) ? `certificate ${asked} ` : null
  // "Upload a certificate. It has to be less than 90 days old."
  const it = !stale && OF_IT.test(lower) && memory.paper === index ? 'certificate: ' : null
  // "How old can it be? 30 days at most."
  const alone = asked && HOW_OLD.test(asked) ? AGE_ALONE.exec(lower) : null
  if (alone) return { kind: 'certificate', sentence: raw, issued_within_days: Number(alone[1]) }
  const issued = (stale ?? it) ? findPeriods(`${stale ?? it}${lower}`).issued : null
  const naming = it ? NAME_OF_IT.exec(lower) : null
  const named = naming ? readNaming(`certificate ${lower.slice(naming.index)}`) : null
  const days = issued && Number.isFinite(issued.days) ? { issued_within_days: issued.days } : null
  return days || named ? { kind: 'certificate', sentence: raw, ...days, ...(named ? { named_insured: named.named } : {}), ...(named?.doubt ? { doubt: named.doubt } : {}) } : null
}

const HOW_OLD = /^\W*how (?:old|fresh|recent|new|current) (?:can|may|must|should|does|do) (?:it|they|the (?:cois?|certs?|certificates?)|a (?:coi|cert|certificate)|my (?:coi|cert|certificate)|your (?:coi|cert|certificate))(?: (?:have|need) to)? be\W*$/i
const AGE_ALONE = /^\W*(?:up to |at most |no (?:more|older) than |max(?:imum)?(?: of)? |within )?(\d{1,3}) days?(?: (?:old|at most|max(?:imum)?|tops|or (?:less|newer|fresher|younger)))*\W*$/
const NOTICE_ASKED = /^\W*(?:and )?(?:how much|how many days'?(?: of)?|what|how long an?) (?:advance |written )?notice(?: (?:do (?:you|we)|must you|is) (?:need|require|want|ask(?: for)?|required|needed))?\W*$|\b(?:notice|noc)\b[^?]*cancel|cancel[^?]*\bnotice\b|\bnoc\b|^\W*notice\W*$/
const DAYS_ALONE = /^\W*(?:at least |minimum(?: of)? )?\(?\w+\)?(?: \(\d+\))? days?'?(?: notice)?(?:,? (?:please|minimum|at least|or more|in advance|prior|written)){0,2}(?: ?[,;(] ?(?:\(?\w+\)? )?(?:\(?\d{1,2}\)? )?(?:days? )?(?:for|if|on) (?:the )?non-?[ -]?pay\w*(?: of premiums?)?)?\W*$/
/** "How much notice of cancellation? 30 days." */
const isNotice = (question: string, answer: string): boolean => NOTICE_ASKED.test(question) && DAYS_ALONE.test(answer) && !/\b(?:can|may|could|do|does|must|should) (?:i|we|you|they) (?:cancel|give)\b/.test(question)
/** "How long must be left on the policy?", "How close to expiration can it be?": and nothing of reminders, renewals or notices. */
const LEFT_ASKED = /^(?!.*\b(?:remind\w*|renew\w*|notice|cancel\w*|notify|tell|send|upload an?|new|claims?|report)\b).*(?:\b(?:how (?:much|many|long)|minimum|least)\b.*\b(?:left|remain\w*|still run|to run|still be (?:valid|good|in force|active|current))\b|\bhow (?:close|near) to (?:its |the |my |their )?(?:expir\w*|end|running out|lapse)\b|\bhow far (?:out|off|away) must (?:the |my |its )?(?:expir\w*|end) )/
const LEFT_SAID = /^\W*(?:(?:it|they|you|the policy|there|policies) (?:must|should|needs?(?: to)?|has to|have to)(?: (?:have|be|show))? |we (?:need|want|require|ask for) )?(?:at least |minimum(?: of)? |no (?:less|fewer|closer) than |not less than )?\(?\w+(?:[ -]\w+)?\)?(?: \(\d+\))?\+? ?days?'?(?: (?:or more|minimum|at least|left|remaining|out|away|to go|at minimum|before (?:it |the policy )?expir\w*|when you upload(?: it)?))*\W*$/
/** "How long must be left on the policy? 15 days." */
const leftAsked = (question: string, answer: string): ScopedMention['mention'][] => {
  const said = LEFT_ASKED.test(question) && LEFT_SAID.test(answer) ? SOME_DAYS.exec(answer) : null
  const value = said ? firstDays(said) : Number.NaN
  return Number.isFinite(value) ? [{ kind: 'member', start: 0, end: answer.length, member: { name: 'min_days_remaining', value } }] : []
}

/** "How often do you check? Every six months.": what the answer says in days, read with its question. */
export const periodsAsked = (question: string, answer: string): ScopedMention[] => {
  const left = leftAsked(question, answer)
  if (left.length) return left.map((mention) => ({ mention, target: null, negated: false }))
  return findPeriods(`${isNotice(question, answer) ? 'notice of cancellation:' : /how (?:often|frequently)|\bwhen\b/.test(question) && (/check|verif|review|look|confirm|audit|\bask\b|\bwant\b|\bneed\b|renew|update|send|upload|submit|provide/.test(question) || /^\W*how (?:often|frequently)\W*$/.test(question)) ? 're-verified' : question.replace(/\?\s*$/, ':')} ${answer}`)
    .members.filter((m) => m.member.name === 'reverification_cadence' || m.member.name === 'expiry_lead_days' || (m.member.name === 'cancellation_notice_days' && isNotice(question, answer)))
    .map((m) => ({ mention: { ...m, start: 0, end: answer.length, ...(m.member.name === 'cancellation_notice_days' && !/cancel|\bnoc\b/.test(question) ? { doubt: 'Notice of what is not said: read as notice of cancellation.' } : {}) }, target: null, negated: false }))
}

import { AnyOf } from '../../../vocabulary/index.ts'

const PLEASE = '(?:(?:please|pls|kindly|just|you (?:can|may|must|should|will need to|need to)) )*'
/** No name of somebody who is to ask. */
const NAME = "(?!(?:you|us|me|an?|the|no|any|all|your|our|to|sent|been|had|got|received|forwarded|passed|asked|this|that|it|these|and|will|someone|somebody)\\b)[a-z0-9&'.-]{2,20}"
const INSURED = `(?:(?:the |our |your |their )?(?:named )?(?:insureds?|clients?|customers?|policyholders?|account holders?|owner)|them|him|her|${NAME}(?: ${NAME}){0,3})`
const LEAVE = "(?:ok|okay|consent|permission|releases?|authori[sz]\\w+|approval|blessing|go[- ]ahead|sign[- ]?off|say[- ]so)"
const REACH = '(?:[\\w.+-]{1,60}@[\\w.-]{1,60}|x@x+|\\(?\\d{3}\\)?[-. ]{1,2}\\d{3}[-. ]\\d{4})'
/** Where else to turn if something is urgent or unclear is no condition of an answer. */
const NOT_IN_NEED = '(?<!\\b(?:if|urgent\\w*|questions?|meantime|should|immediate\\w*|emergenc\\w+|assistance|help|concerns?)\\b[^.!?\\n]{0,60})'
const NO_NEED_BEHIND = '(?![^.!?\\n]{0,30}\\b(?:if|urgent|immediate|questions?|emergenc\\w+)\\b)'

/** What somebody wants before he answers: leave of the insured, a form, a fee, another mailbox, a call, or to know who asks. */
const WANTS: string[] = [
  // "All verification requests must go through certs@agency.example."
  `(?:all |any )?(?:(?:verification|certificate|coi|coverage|insurance|third[- ]party|such) )*requests? (?:must|need to|needs to|have to|has to|should|are to|will need to) (?:go|come|be (?:sent|submitted|e-?mailed|directed|made|faxed|routed|in writing))`,
  `(?:our|the) (?:[a-z&]{2,15} ){1,3}(?:handles?|process(?:es)?|answers?|does|do|takes? care of|is responsible for) (?:these|this|those|all|such|verifications?|certificates?|requests?)[^.!?\\n]{0,40}${REACH}`,
  `${NOT_IN_NEED}(?<=(?:^|[.!?:;,\\n-]) ?)${PLEASE}(?:re)?(?:e-?mail|send|forward|direct|submit|fax|write(?: to)?|contact|reach out to)(?: (?:this|it|these|that|your|all|any|the|future|verification|certificate|e-?mail|requests?|inquir(?:y|ies)|questions?|message|to|at|directly|our|team|department|office|center|service))* ${REACH}${NO_NEED_BEHIND}`,
  `${NOT_IN_NEED}(?<=(?:^|[.!?:;,\\n-]) ?)${PLEASE}(?:call|phone|ring)(?: (?:me|us|our office|the office|my (?:cell|office|direct line)))? (?:(?:back )?(?:at|on|@)? ?${REACH}|to (?:discuss|talk|go over|chat))${NO_NEED_BEHIND}`,
  // "We can't respond until the insured gives the OK."
  `(?:can'?t|can ?not|cannot|won'?t|will not|unable to|not able to|not allowed to|do not|don'?t) (?:respond|reply|answer|release|give|share|confirm|discuss|verify|provide|help|do this|disclose|send)[^.!?\\n]{0,60}\\b(?:until|unless|without|before)\\b[^.!?\\n]{0,40}\\b${LEAVE}\\b`,
  `(?<!\\b(?:i|we|they|he|she)(?:'ll|'ve| will| have)? )(?:have|ask|tell|get) ${INSURED} (?:to )?(?:request|ask for|authori[sz]e|sign|submit|send (?:us|me)|(?:call|contact|e-?mail|reach out to|get in touch with) (?:me|us|our (?:office|agency)|the office|in)|reach out|get in touch)\\b`,
  `(?:we|i) (?:can |will )?only (?:respond|reply|answer|speak|talk|release|provide|give|deal|communicate|discuss)[^.!?\\n]{0,40} (?:to|from|with|by) (?:the |our )?(?:named )?(?:insureds?|clients?|(?:certificate |cert )?holders?|policyholders?|lienholders?|mortgagees?|customers?)`,
  `(?:do|does)(?: not|n'?t) (?:respond|reply|answer|release|give|provide|share|speak|talk|send)[^.!?\\n]{0,50}(?:third[- ]part(?:y|ies)|outside part(?:y|ies)|unsolicited|anyone (?:but|except|other than)|strangers)`,
  `(?:we|i) (?:do not|don'?t) know (?:you|who you are|your company|your firm)`,
  `${PLEASE}(?:include|provide|reply with|send|give|supply)(?: (?:us|me|the|your|a|an|certificate|cert|holder'?s?|mailing|company|full|and|with))* (?:name|address|fax(?: number)?|relationship|w-?9|letterhead|contract|reason|purpose|authori[sz]ation)\\b`,
  `(?<=(?:^|[.!?:;,\\n-]) ?)${PLEASE}(?:use|fill out|fill in|complete|submit|return)(?: (?:the|our|this|an?|your|attached|enclosed|online|acord|request|verification|certificate|standard|it|through|via|on|by))* (?:forms?|portal|web ?site|link|center|questionnaire)\\b`,
  `(?:needs?|requires?|must have|want)(?: (?:an?|the|your|us|to have|to see|first))* (?:written|signed|formal) (?:requests?|authori[sz]ations?|releases?|consents?|permission|letters?)`,
  `(?:insured|client|customer|policyholder|they)(?:'s|'|s)? (?:has to|have to|needs? to|must) (?:give|provide|sign|authori[sz]e|approve|ok|consent|request|ask)`,
]
const WANTED = new AnyOf(WANTS.map((one) => `(?<![a-z])(?:${one})`))

/** Whether a letter, folded, wants something before it answers; a line of it may be broken anywhere. */
export const wantsFirst = (folded: string): boolean => WANTED.test(folded) || WANTED.test(folded.replace(/([^\n])\n(?=[^\n])/g, '$1 '))

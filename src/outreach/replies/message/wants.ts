/**
 * How much a want weighs: `outright` ones are questions even beside what would be a doubt by itself, `strong` ones beside a promise or a
 * status, `plain` ones where nothing else is said. What only `strengthens` asks nothing, and makes a plain want strong.
 */
export type WantWeight = 'outright' | 'strong' | 'plain' | 'strengthens'

const PLEASE = '(?:(?:please|pls|kindly|just|you (?:can|may|must|should|will need to|need to)) )*'
/** No name of somebody who is to ask. */
const NAME = "(?!(?:you|us|me|an?|the|no|any|all|your|our|to|sent|been|had|got|received|forwarded|passed|asked|this|that|it|these|and|will|someone|somebody)\\b)[a-z0-9&'.-]{2,20}"
const INSURED = `(?:(?:the |our |your |their )?(?:named )?(?:insureds?|clients?|customers?|policyholders?|account holders?|owner)|them|him|her|${NAME}(?: ${NAME}){0,3})`
const LEAVE = "(?:ok|okay|consent|permission|releases?|authori[sz]\\w+|approval|blessing|go[- ]ahead|sign[- ]?off|say[- ]so)"
const REACH = '(?:[\\w.+-]{1,60}@[\\w.-]{1,60}|x@x+|\\(?\\d{3}\\)?[-. ]{1,2}\\d{3}[-. ]\\d{4})'
/** Where else to turn if something is urgent or unclear is no condition of an answer. */
const NOT_IN_NEED = '(?<!\\b(?:if|urgent\\w*|questions?|meantime|should|immediate\\w*|emergenc\\w+|assistance|help|concerns?)\\b[^.!?\\n]{0,60})'
const NO_NEED_BEHIND = '(?![^.!?\\n]{0,30}\\b(?:if|urgent|immediate|questions?|emergenc\\w+)\\b)'

/** What the insured or the asker has to hand in, and no paper of a policy. */
const PAPER_WANTED = `\\b(?:letters?|${LEAVE}|acord 3[67]|in writing|license number|w-?9|contract|(?:e-?mail|request|note|word) from (?:the )?(?:named )?(?:insured|client|customer|owner)|(?:insured|client|customer|them|him|her) to (?:request|ask|send|e-?mail|call|contact|authori[sz]e)|confirmation of who (?:you are|this is))\\b`
const FIRST = `(?:(?:before|until) (?:we|i) (?:can |could |will |would |may |am able to |are able to )?(?:respond|reply|answer|release|verify|confirm|give|provide|share|discuss|disclose|help|assist|send)|(?:before|prior to) (?:responding|replying|answering|releasing|verifying|confirming|giving|providing|sharing|discussing|disclosing|sending)|(?:in order )?to (?:respond|reply|answer|verify|confirm|move forward|proceed|help you|release)|first(?= ?(?:$|[.,;!\\n])))`

/** What somebody wants before he answers: leave of the insured, a form, a fee, another mailbox, a call, to know who asks. Each begins with a word of the folded letter. */
export const WANTS: readonly (readonly [WantWeight, string])[] = [
  // "All verification requests must go through certs@agency.example."
  ['outright', `(?:all |any )?(?:(?:verification|certificate|coi|coverage|insurance|third[- ]party|such) )*requests? (?:must|need to|needs to|have to|has to|should|are to|will need to) (?:go|come|be (?:sent|submitted|e-?mailed|directed|made|faxed|routed|in writing))`],
  ['outright', `(?:our|the) (?:[a-z&]{2,15} ){1,3}(?:handles?|process(?:es)?|answers?|does|do|takes? care of|is responsible for) (?:these|this|those|all|such|verifications?|certificates?|requests?)[^.!?\\n]{0,40}${REACH}`],
  ['outright', `${NOT_IN_NEED}(?<=(?:^|[.!?:;,\\n-]) ?)${PLEASE}(?:re)?(?:e-?mail|send|forward|direct|submit|fax|write(?: to)?|contact|reach out to)(?: (?:this|it|these|that|your|all|any|the|future|verification|certificate|e-?mail|requests?|inquir(?:y|ies)|questions?|message|to|at|directly|our|team|department|office|center|service))* ${REACH}${NO_NEED_BEHIND}`],
  ['outright', `${NOT_IN_NEED}(?<=(?:^|[.!?:;,\\n-]) ?)${PLEASE}(?:call|phone|ring)(?: (?:me|us|our office|the office|my (?:cell|office|direct line)))? (?:(?:back )?(?:at|on|@)? ?${REACH}|to (?:discuss|talk|go over|chat))${NO_NEED_BEHIND}`],
  // "We can't respond until the insured gives the OK."
  ['outright', `(?:can'?t|can ?not|cannot|won'?t|will not|unable to|not able to|not allowed to|do not|don'?t) (?:respond|reply|answer|release|give|share|confirm|discuss|verify|provide|help|do this|disclose|send)[^.!?\\n]{0,60}\\b(?:until|unless|without|before)\\b[^.!?\\n]{0,40}\\b${LEAVE}\\b`],
  ['outright', `(?<!\\b(?:i|we|they|he|she)(?:'ll|'ve| will| have)? )(?:have|ask|tell|get) ${INSURED} (?:to )?(?:request|ask for|authori[sz]e|sign|submit|send (?:us|me)|(?:call|contact|e-?mail|reach out to|get in touch with) (?:me|us|our (?:office|agency)|the office|in)|reach out|get in touch)\\b`],
  ['outright', `(?:we|i) (?:can |will )?only (?:respond|reply|answer|speak|talk|release|provide|give|deal|communicate|discuss)[^.!?\\n]{0,40} (?:to|from|with|by) (?:the |our )?(?:named )?(?:insureds?|clients?|(?:certificate |cert )?holders?|policyholders?|lienholders?|mortgagees?|customers?)`],
  ['outright', `(?:do|does)(?: not|n'?t) (?:respond|reply|answer|release|give|provide|share|speak|talk|send)[^.!?\\n]{0,50}(?:third[- ]part(?:y|ies)|outside part(?:y|ies)|unsolicited|anyone (?:but|except|other than)|strangers)`],
  ['outright', `(?:we|i) (?:do not|don'?t) know (?:you|who you are|your company|your firm)`],
  ['outright', `${PLEASE}(?:include|provide|reply with|send|give|supply)(?: (?:us|me|the|your|a|an|certificate|cert|holder'?s?|mailing|company|full|and|with))* (?:name|address|fax(?: number)?|relationship|w-?9|letterhead|contract|reason|purpose|authori[sz]ation)\\b`],
  ['outright', `(?<=(?:^|[.!?:;,\\n-]) ?)${PLEASE}(?:use|fill out|fill in|complete|submit|return)(?: (?:the|our|this|an?|your|attached|enclosed|online|acord|request|verification|certificate|standard|it|through|via|on|by))* (?:forms?|portal|web ?site|link|center|questionnaire)\\b`],
  ['outright', `(?:needs?|requires?|must have|want)(?: (?:an?|the|your|us|to have|to see|first))* (?:written|signed|formal) (?:requests?|authori[sz]ations?|releases?|consents?|permission|letters?)`],
  // "We need a signed ACORD 37 or a letter from the client before we can respond."
  ['outright', `(?:(?:we|i)(?:'d| would| will|'ll| do)? )(?:need|require|must have|(?:need|have) to have|want)(?: (?:to have|to see))? [^.!?\\n]{0,50}${PAPER_WANTED}[^.!?\\n]{0,40}\\b${FIRST}`],
  ['outright', `(?:insured|client|customer|policyholder|they)(?:'s|'|s)? (?:has to|have to|needs? to|must) (?:give|provide|sign|authori[sz]e|approve|ok|consent|request|ask)`],
  ['plain', '(?:necesit|ocup)\\w+ que (?:el |la |su |nuestro |nos |me ){1,2}(?:cliente|asegurad[oa])(?: \\w+){0,2}? (?:autoric|firm|llam|de permiso)\\w*'],
  ['plain', '(?:el |la |su |nuestro )?(?:cliente|asegurad[oa]) (?:tiene|debe|necesita|tendria) (?:que )?(?:autorizar|firmar|llamar)\\w*'],
  ['plain', '(?<=(?:^|\\n)\\W*(?:please |just |pls )?)call (?:me|us|our office|the office) (?:on|about|regarding|re) (?:this|these|it|that)\\b'],
  ['plain', 'have (?:them|him|her|(?:the|our|your) (?:named )?(?:insured|client|customer)) (?:reach out|call in|contact|get in touch)\\b'],
  ['plain', '(?:insured|client|customer|policyholder) (?:must|needs to|has to|will (?:need|have) to|would (?:need|have) to|should) (?:request|ask for|initiate|authorize|submit) (?:this|it|that|these|any|the)\\b'],
  ['plain', '(?:by|via|over|through) e-?mail,? (?:so )?(?:please|pls|kindly) call\\b'],
  ['plain', '(?:need|have) to go through [^.?!]{2,60}\\b(?:verification|service|policyholder|certificate) (?:line|desk|department|portal|center|team)\\b'],
  ['strong', 'have (?:(?:the|your|our|their) )?(?:(?:named )?insured|client|customer|policyholder|account holder|owner|member|[a-z]{2,12}) (?:call|contact|e-?mail|phone|text|write|write to|reach out to) (?:me|us|our (?:office|agency)|the office)'],
  ['plain', "(?:i|we) (?:will |would |'ll )?(?:need|want|have) to (?:know|understand|ask) (?:who your (?:client|customer|company|principal) is|what (?:this|it) is (?:for|about|regarding|in reference to|in regards? to)|why (?:you|this)|who (?:you|is|this))"],
  ['plain', '(?:need|require|send|provide|get|have|want)s? (?:an? |us an? |the |your )?(?:loa|letter of authori[sz]ation)\\b'],
  ['plain', "(?:what(?:'s| is)|may i ask|can i ask) the (?:reason|purpose|basis|nature) (?:for|of|behind) (?:this|the|your)"],
  ['strong', 'please re-?send'],
  ['plain', '(?:please|pls|can you|could you) (?:re-?send|send (?:it|this|that|them) (?:again|over again))'],
  ['plain', '(?:something|anything|a request|a note|permission|it|that|this) in writing'],
  ['strong', "release|authorization|consent|(?:written|insured'?s|client'?s|their) permission"],
  ['plain', 'permission|letter of authority|disclosure (?:form|agreement)'],
  ['strong', 'authoriz\\w+ (?:from|form|to release|by)'],
  ['plain', '(?:fee|charges?|invoice|\\$\\d+ (?:per|for|each)|prepaid) (?:of|for|is|applies|required|first|each|per|before)?'],
  ['plain', 'we charge'],
  ['strong', "who(?: (?:are|is) (?:you|this|asking|requesting|the (?:certificate )?holder)|'?s asking)"],
  ['plain', "who'?s (?:you|this|requesting|the (?:certificate )?holder)"],
  ['plain', "what(?:'s| is) your (?:relationship|interest|connection)"],
  ['plain', 'what (?:company|is (?:this|your)|do you need|are you)'],
  ['plain', 'are you (?:a|the|an|with|on)'],
  ['plain', 'why (?:do|are|is)'],
  ['strong', 'which (?:policy|one)'],
  ['plain', 'which (?:policies|insured|location|entity|coverage|account|company)'],
  ['plain', '(?:need|require|necesit\\w+|requer\\w+) (?:a |an |the |to know |to have |your |more |some |additional |una? |la |el |su |further |proof |mas ){0,3}(?:fax number|mailing address|return address|signed|written|copy|company|reason|information|info|details|policy|insured|fein|ein|tax|form|autorizacion|carta|identif\\w+|w-?9|request|solicitud|date|vin|certificate|holder|interest|datos|informacion|relationship)'],
  ['plain', '(?:fill out|complete|submit|upload|sign|use) (?:the|our|this|a|an|your|it|through|via)'],
  ['plain', '(?:request|verification|certificate|online) (?:form|portal)'],
  ['strong', '(?:our|the) (?:online |certificate )?portal'],
  ['plain', 'portal'],
  ['plain', '(?:asked|asks|would like|would prefer|prefers|wants)(?: that|for)? you (?:to )?(?:please )?(?:call|ring|phone|e-?mail|contact)'],
  ['plain', '(?:by|via) fax'],
  ['plain', 'fax (?:us|me|it|your|the)'],
  ['strong', 'letterhead'],
  ['plain', 'give (?:me|us) a (?:call|ring)'],
  ['plain', '(?:please |pls |just |can you |could you |better to |prefer (?:to |a )?)?call (?:me|us|our|the|my|in|and|to discuss|\\(?\\d{3})'],
  ['plain', 'phone call'],
  ['plain', 'by phone'],
  ['plain', 'over the phone'],
  ['plain', 'llam[ae](?:me|nos|r)?'],
  ['plain', '(?:please |pls )?(?:send|e-?mail|direct|forward|address|submit|resend|redirect|route|dirija|envie\\w*|mande\\w*) (?:this|it|your|all|the|these|any|them|a|an|me|us|requests?|to|inquiries|verifications?|su|la|el|una?|esta|sus)'],
  ['plain', '(?:contact|reach out to|try|check with|e-?mail|ask|comuniquese con|contacte a|escriba a) (?:our|the|my|[a-z]+(?: [a-z]+)? (?:at|in|@)|carrier|underwriter|insured|insurer|home office|service|customer|certs?|al|a|la|el)'],
  ['plain', 'can you (?:send|provide|resend|tell|clarify|confirm|verify|explain|call|give|please)'],
  ['plain', 'could you (?:send|provide|resend|tell|clarify|confirm|please|call|explain)'],
  ['plain', "(?:please|kindly) (?:provide|clarify|advise(?! (?:if|should) (?:(?:you )?(?:also )?(?:need|require|have (?:any|questions|further)|want) |there is |there(?:'s)? )?(?:any|anything|something|further|more|additional|questions|else)\\b[^.?!\\n]{0,40}(?:[.!\\n]|$))|specify|explain|identify|tell|verify (?:your|who)|confirm (?:your|who|which|what))"],
  ['plain', 'wrong (?:person|mailbox|address|department|email)'],
  ['plain', 'not the (?:right|correct) (?:person|contact|mailbox|department)'],
  ['plain', "i (?:don't|do not|no longer) handle"],
  ['plain', 'formulario'],
  ['plain', 'quien (?:es|solicita|lo|pide)'],
  ['plain', 'para que'],
  ['plain', 'por que'],
  ['plain', 'cual (?:es|poliza)'],
  ['strong', 'autorizacion'],
  ['plain', 'carta (?:firmada|de)'],
  ['strong', 'firmad[oa]'],
  ['plain', 'costo'],
  ['plain', 'cobramos'],
  ['strong', '(?:please|kindly) (?:send|provide|forward|submit|supply|furnish) (?:us |me )?(?:a |an |the |your )*(?:copy|certificate|cert|coi|w-?9)(?![a-z])'],
  // "We use CertTrack for this. Please register there."
  ['strong', "we (?:only |now |just |all )?use [a-z0-9&' ]{2,30} for (?:all )?(?:of )?(?:this|these|those|verifications?|certificates?|certs?|cois?|(?:verification |certificate |such )?requests?)\\b"],
  ['strong', "(?:register|create an account|sign up|set up an account|log ?in)(?: (?:there|here|with us|at|on|to|for|through))\\b"],
  ['strong', "(?:go|please go|head) (?:to|on|through) (?:our|the) (?:web ?site|portal|site|page|form|link)\\b|(?:go to|visit) [a-z0-9-]{2,40}\\.[a-z]{2,8}\\b"],
  ['strong', "(?:verifications?|requests?|certificates?|certs?|cois?) (?:are|is|have been|has been|go|get) (?:now |only |all )*(?:handled|done|processed|moved|submitted|completed|made|issued|routed) (?:now |only |all )*(?:through|via|on|at|to|in|using)\\b|moved all (?:of (?:our|these) )?(?:verifications?|requests?|certificates?) to\\b"],
  ['strong', "(?:require|need) (?:the|our|an?) (?:attached |enclosed |online |signed )?(?:forms?|questionnaire)(?: to be)? (?:completed|filled (?:out|in)|signed|returned)\\b"],
  ['strong', "(?:send|e-?mail|forward) (?:me|us) (?:the|a copy of the|your|whatever) (?:cert|certificate|coi|copy)\\b|(?:need|like|want) (?:to see )?a copy of (?:the|your) (?:cert|certificate|coi)\\b"],
  ['strengthens', 'authoriz'],
  ['strengthens', 'autoric|autorizar'],
  ['strengthens', 'signed'],
  ['strengthens', 'please (?:fax|submit|upload|complete|fill out)(?![a-z])'],
  ['strengthens', 'fee(?![a-z])|charge|invoice'],
  ['strengthens', 'who (?:are|is)(?![a-z])'],
]

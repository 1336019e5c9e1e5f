import { AnyOf } from '../../vocabulary/index.ts'

/** What a sentence that only one kind of paper says adds to that kind. */
type Saying = { kind: string; says: RegExp[]; score: number; beforeAmounts?: true }

const COVER = '(?:polic(?:y|ies)|coverages?|insurance)'
/** A sentence goes on behind a company's short ending. */
const SAID = '(?:[^.]|(?<=\\b(?:inc|co|corp|ltd|no|[ap]|[ap]\\.m))\\.)'
/** A sentence that promises or asks under which circumstances something would be done does not say that it was. */
const UNLESS_ASKED = '(?<!\\b(?:if|when|whenever|unless|until|once|should|whether|before|after|no|not)\\s(?:(?:your|the|this|any|such)\\s){0,2})'
const DAY = '(?:\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\\.? \\d{1,2},? \\d{4}|12:01)'

export const SAYINGS = ([
  {
    kind: 'other_binder',
    score: 5,
    says: [
      new RegExp(`${UNLESS_ASKED}\\b(?:${COVER}(?: [a-z]+){0,5}|risk|the following) (?:(?:has|have)(?: now| hereby)? been|is(?: now| hereby)?|are(?: now| hereby)?) bound\\b(?! (?:only|until|when|if|unless|once|after|by))`),
      /\bbind (?:request|order) (?:was |has been |is )?(?:accepted|confirmed)\b/,
      /\bwe are bound\b|\bwe have placed the following (?:insurances?|coverages?)\b/,
      /\bbound (?:per|as per|as requested|in accordance)\b/,
      /\bwe (?:have|hereby|confirm that we have)(?: hereby| now)? bound (?:the|your|this|coverage)\b/,
    ],
  },
  {
    kind: 'cancellation_notice',
    score: 5,
    says: [
      new RegExp(`${UNLESS_ASKED}\\b(?:your|our|this|the above|the) (?:[a-z-]+ ){0,4}${COVER}(?: [a-z0-9#-]+){0,5} (?:is|was|will be|has been|have been|are|is being)(?: hereby)? (?:cancell?ed|terminated|non-?renewed)\\b[^.]{0,40}\\b${DAY}`),
      new RegExp(`\\b(?:your|this|the) ${COVER}(?: [a-z0-9#-]+){0,3} is (?:now )?(?:scheduled|set|due|going) to (?:cancel|lapse|end|terminate|be cancell?ed)\\b[^.]{0,20}\\b${DAY}`),
      new RegExp(`${UNLESS_ASKED}\\b${COVER}\\b[^.]{0,60}\\b(?:has been|have been|will be|was|is|are)(?: hereby)? cancell?ed effective\\b`),
      new RegExp(`${UNLESS_ASKED}\\b${COVER}\\b[^.]{0,60}\\b(?:has been|have been|will be|was|is|are)(?: hereby)? (?:cancell?ed|terminated)\\b[^.]{0,40}\\b(?:effective|as of|on) ${DAY}`),
      new RegExp(`${UNLESS_ASKED}\\b${COVER}\\b[^.]{0,30}\\bexpires?\\b[^.]{0,20}\\b${DAY}[^.]{0,30}\\b(?:will not be|is not being) renewed\\b`),
      new RegExp(`\\b${DAY}[^.]{0,30}\\b(?:your|this|the) ${COVER} (?:stops|ceases|will stop|will cease|will end|will lapse|is cancell?ed|will be cancell?ed|will terminate)\\b`),
      new RegExp(`\\b(?:your|this|the) ${COVER} (?:stops|ceases|will stop|will cease|will end|will lapse|terminates)\\b[^.]{0,40}\\b${DAY}`),
      new RegExp(`\\b${COVER}\\b[^.]{0,100}\\b(?:ends|ended|terminates|terminated|ceases|ceased|stops|stopped) (?:(?:on|as of|effective) )?${DAY}[^.]{0,20}\\b(?:at the|because|due to|for)\\b`),
      new RegExp(`${UNLESS_ASKED}\\bpolicy(?: [a-z]+\\.?)? [a-z0-9-]*\\d[a-z0-9-]*(?: [a-z0-9-]*\\d[a-z0-9-]*){0,3} (?:is|was|has been|will be)(?: hereby)?(?: being)? (?:cancell?ed|terminated)\\b[^$]{0,60}\\b${DAY}`),
      new RegExp(`\\b(?:this|your) policy (?:has )?(?:expired|lapsed)\\b[^.]{0,30}\\b${DAY}`),
      new RegExp(`\\bpolicy\\b[^.]{0,40}\\b(?:expired|lapsed) (?:on )?${DAY}[^$]{0,160}\\b(?:no (?:coverage|insurance)|not (?:been )?(?:paid|renewed|received))\\b`),
      new RegExp(`\\bcancels (?:(?:on|at|effective) )?${DAY}`),
      new RegExp(`\\bcancel(?:lation)? (?:effective )?date\\W{0,3}${DAY}[^$]{0,200}\\bwill (?:be )?cancel|\\b(?:your|this|the) ${COVER} will (?:be )?cancel[^$]{0,120}\\bcancel(?:lation)? (?:effective )?date\\W{0,3}${DAY}`),
      /(?<!\bif\b[^.]{0,120})\b(?:your|this|the) policy(?: [a-z0-9-]+){0,5} will not be renewed\b/,
      new RegExp(`\\b(?:ask|request|want|wish|instruct)\\b[^.]{0,80}\\bcancel my ${COVER}\\b`),
      new RegExp(`${UNLESS_ASKED}\\bwe are (?:ending|cancell?ing|terminating) (?:your|this|the)\\b[^.]{0,40}\\b${COVER}\\b[^.]{0,40}\\b${DAY}`),
      new RegExp(`${UNLESS_ASKED}\\bwe have cancell?ed (?:(?:your|this|the) (?:[a-z'’]+ ){0,3})?${COVER}\\b[^$]{0,160}\\b${DAY}`),
      new RegExp(`\\bunless\\b[^.]{0,60}\\b(?:pay|paid|payment|get|receive[ds]?|hear)\\b${SAID}{0,80}${DAY}${SAID}{0,100}\\b${COVER}\\b${SAID}{0,60}\\b(?:ends?|stops?|ceases?|lapses?|terminates?|will (?:then )?(?:end|stop|cease|lapse|terminate|be cancell?ed))\\b`),
      new RegExp(`\\b${COVER}\\b[^.]{0,40}\\b(?:is|are) not being renewed\\b|\\b(?:decided|intend|chosen|elected) not to (?:offer|issue|extend)\\b[^.]{0,30}\\brenewal\\b`),
      /\b(?:type of notice|notice type|transaction(?: type)?):? (?:cancell?ation|non-?renewal)\b/,
      new RegExp(`\\bwe (?:cannot|can ?not|can no longer|will not(?: be)?|are (?:unable|no longer able) to|do not intend to|have decided not to) (?:continue|renew|renewing|extend|keep)\\b[^.]{0,40}\\b${COVER}\\b`),
      new RegExp(`\\b(?:asked|requested|instructed|directed)(?: us)?\\b[^.]{0,80} to cancel (?:this|your|the) ${COVER}\\b`),
    ],
  },
  {
    kind: 'reinstatement_notice',
    score: 9,
    says: [
      /\bcancell?ation\b[^.]{0,100}\b(?:is|has been|was|have been)(?: now| hereby)? (?:withdrawn|rescinded|voided|revoked|set aside|reversed|null and void)\b/,
      /\bcancell?ation\b[^.]{0,100}\b(?:will|does) not (?:take (?:place|effect)|occur|happen|go (?:ahead|through|into effect))\b/,
      new RegExp(`\\b${COVER}\\b[^.]{0,40}\\b(?:did|has|have) not (?:lapsed?|cancell?(?:ed)?|ended?)\\b`),
      new RegExp(`\\b${COVER}\\b[^.]{0,80}\\b(?:is|are|was)(?: now)? (?:active again|back in (?:force|effect)|in (?:force|effect) again|restored|reactivated)\\b`),
      /(?<!\b(?:if|when|until|once) (?:your |the |this )?)\b(?:policy|coverage|insurance)\b[^.]{0,30}\b(?:has been|is|was)(?: now| hereby)? reinstated\b/,
      new RegExp(`\\b${COVER}\\b[^.]{0,40}\\b(?:put|placed|brought) back (?:in|into) (?:force|effect)\\b`),
      /\b(?:withdraws?|rescinds?) (?:our|the|its|that) notice of cancell?ation\b/,
      /\b(?:type of notice|notice type|transaction(?: type)?):? reinstatement\b/,
      new RegExp(`\\b${COVER}\\b[^.]{0,60}\\b(?:continues?|remains?|was kept|has been|is)\\b[^.]{0,30}\\b(?:with no|without(?: any| a)?) (?:lapse|interruption|break|gap)\\b`),
    ],
  },
  {
    kind: 'other_certificate',
    score: 5,
    says: [
      /\bcertif(?:y|ies) that\b[^.]{0,80}\b(?:polic(?:y|ies)|insurance|coverage)\b[^.]{0,60}\b(?:are|is|remains?) (?:currently )?in (?:full )?(?:force|effect)\b/,
      /\b(?:let|accept|consider) this (?:letter\b|(?=as\b))[^.]{0,40}\b(?:confirmation|evidence|verification|proof)\b(?![^.]{0,60}\bno (?:known |reported |prior )?(?:losses|claims|accidents)\b)[^.]{0,200}\b(?:insur\w+|polic(?:y|ies)|coverage)\b/,
      new RegExp(`\\b(?:confirm|certify|verify|attest) that (?:${SAID}{3,120})\\b(?:is|are)(?: currently)? (?:an? )?(?:[a-z]+ ){0,2}(?:insured|covered)\\b${SAID}{0,160}\\bpolicy\\b${SAID}{0,120}\\b${DAY}`),
      /\bconfirm that (?:the )?following (?:insurances?|coverages?|polic(?:y|ies)) (?:is|are|has been|have been) (?:[a-z]+ )?(?:in (?:full )?(?:force|effect)|maintained|carried)\b/,
      new RegExp(`\\b(?:certif(?:y|ies)|confirms?|verif(?:y|ies)) that\\b${SAID}{3,80}\\binsures\\b${SAID}{3,100}\\bpolicy\\b${SAID}{0,120}\\b${DAY}`),
      new RegExp(`\\bconfirm that${SAID}{0,80}\\b(?:maintains?|carries|holds)\\b${SAID}{0,100}\\binsurance (?:with|through|from|written by|issued by)\\b${SAID}{0,100}\\bpolicy\\b${SAID}{0,80}\\b${DAY}`),
      /\bthis is evidence of (?:[a-z]+ ){0,3}insurance (?:now |currently )?in (?:full )?(?:force|effect)\b/,
      /\b(?:in excess of|above) (?:its|the|their|our) (?:own )?self-?\s?insur(?:ance|ed (?:retention|layer))\b[^.]{0,120}\b(?:purchases|carries|maintains|has (?:purchased|secured))\b/,
      new RegExp(`\\bconfirm that\\b${SAID}{0,120}\\b(?:arranged|effected) the following (?:[a-z]+ ){0,2}(?:insurances?|coverages?|polic(?:y|ies))\\b`),
      new RegExp(`\\b(?:is|are)(?: currently)? insured (?:with|by|through) (?:us|our|[a-z][^.]{2,60}?(?:company|insurance|mutual|casualty))\\b[^.]{0,140}\\bpolic(?:y|ies)\\b[^.]{0,120}\\b${DAY}`),
    ],
  },
  {
    // What is offered, and what is said to win somebody for it, covers nobody.
    kind: 'quote',
    score: 6,
    says: [
      /\b(?:enclosed|attached)(?: please find)?(?: (?:is|are))?(?: (?:your|our|the|a|an))?(?: [a-z-]+){0,3} (?:proposals?|quotations?|quotes?|indications?)\b/,
      /\b[a-z]+ (?:offered|quoted)(?: [a-z]+){0,3} \$[^.]{0,200}\b(?:we|i) recommend\b/,
      /\b(?:i|we) authorize\b[^.]{0,80}\bto bind\b/,
      /\b(?:pleased|happy|able) to offer\b[^.]{0,40}\b(?:terms|quotes?|quotation|proposal|indication)\b/,
      /\b(?:terms|pricing|indication|offer|rates?) (?:is |are )?(?:good|valid|firm) (?:until|through|for \d)/,
      /\bindicat(?:ed|ive) (?:pricing|premium|terms|rates?)\b|\b(?:is|are) (?:not )?in (?:force|effect) until you (?:sign|pay|accept)\b|\bcame back (?:at|with) \$/,
      /\bwhich (?:option|quote|carrier)\b[^.?]{0,60}\b(?:bind|bound|go with|choose)\b/,
      /\bget (?:a|your|an) (?:free )?(?:instant )?quote\b/,
      /\bterms(?: and| &) conditions of the actual policy\b/,
    ],
  },
  {
    // Who asks for a certificate has none.
    kind: 'certificate_request',
    score: 5,
    says: [
      /\b(?:please|kindly|can|could|would|will|have|ask)\b[^.?]{0,80}\b(?:send|e-?mail|provide|forward|fax|furnish|submit|upload|get|update|instruct)\b[^.?]{0,60}\b(?:certificates?|cois?|proof of (?:insurance|coverage)|acords?)\b/,
      /\b(?:certificate|coi|proof of insurance)\b[^.]{0,60}\b(?:(?:has |have |is |are )?(?:expired|lapsed|expiring|missing|out of date|outdated|needed)|(?:expires|will expire) (?:on|in)|(?:is |are )?not (?:on file|yet received|received))\b/,
      /\buntil (?:i|we) (?:have|get|receive|see)\b[^.?]{0,40}\b(?:certificates?|cois?|proof of insurance)\b/,
      /\b(?:have|ask|tell) your (?:agent|broker|insurer|insurance compan(?:y|ies))\b[^.?]{0,60}\b(?:e-?mail|send|issue|fax|provide)\b/,
      /\b(?:could|can|would|will) you\b[^.?]{0,20}\b(?:issue|send|get|do|make)\b[^.?]{0,40}\b(?:certs?|certificates?|cois?)\b/,
      /\bupload (?:your|an?|the|updated|new|current)\b[^.?]{0,40}\b(?:insurance|certificates?|cois?)\b/,
      /\bmissing: (?:[a-z'’]+ ){0,5}(?:certificates?|cois?)\b/,
      /\bwe (?:(?:still )?need|require|do not have|don['’]t have|have not received|haven['’]t received|are missing|are still waiting)\b[^.]{0,60}\b(?:certificates?|cois?|proof of insurance|umbrella)\b/,
    ],
  },
  {
    // Who finds fault with a certificate holds another paper.
    kind: 'certificate_request',
    score: 9,
    says: [
      /\b(?:certificate|coi)\b[^.]{0,60}\b(?:does|did) not (?:meet|comply|satisfy|conform|match)\b/,
      /\b(?:deficienc(?:y|ies)|discrepanc(?:y|ies)) (?:in|of|on|with) (?:your|the)\b[^.]{0,30}\b(?:certificate|coi|insurance)\b/,
    ],
  },
  {
    // Who settles a loss writes of it.
    kind: 'claim_form',
    score: 5,
    says: [
      /(?<!\b(?:if|when|whenever|unless|until|once|after) )\b(?:we|i)(?: have|['’]ve)? received (?:notice of )?(?:your|this) (?:[a-z]+ ){0,2}(?:claim|loss)\b/,
      /\b(?:i am|i['’]m|i will be|we are) (?:the|your|an?) (?:[a-z]+ ){0,3}(?:adjuster|claims? (?:examiner|representative|specialist|handler))\b/,
      /\b(?:your|this|the) claim (?:has been|was|is) (?:assigned|received|opened|denied|closed)\b/,
      /\bunder a (?:full |complete )?reservation of rights\b/,
      /\b(?:must|have to|are|hereby)(?: respectfully)? (?:deny|denying|decline|declining|disclaim|disclaiming)\b[^.]{0,40}\bclaim\b/,
      /\b(?:this letter|nothing (?:in this letter|herein)) (?:is not|is|should be|shall be|may be)\b[^.]{0,40}\b(?:admission of (?:coverage|liability)|waiver of (?:any|our) rights?)\b/,
    ],
  },
  {
    // What is asked of an insurer or an agent was not done yet.
    kind: 'application',
    score: 6,
    says: [
      /\bapplicant\b[^$]*\b(?:limits?|coverages?) requested\b|\b(?:limits?|coverages?) requested\b[^]*\bapplicant\b|\bproposed (?:effective|policy (?:period|term))\b[^]*\b(?:applicant|requested)\b|\bapplicant\b[^]*\bproposed (?:effective|policy (?:period|term))\b/,
      /\bno coverage (?:applies|is in (?:force|effect)|is provided) until\b/,
      /\bplease (?:process|issue|add|delete|remove|bind|endorse)\b[^.]{0,60}\b(?:dec(?:laration)?s?(?: page)?|certificate|endorsement|vehicle|driver|coverage|polic(?:y|ies)|package|umbrella)\b/],
  },
  {
    kind: 'loss_run',
    score: 6,
    says: [
      /\bpaid \$? ?[\d,.]+[^.]{0,40}\b(?:reserves?|rsv|outstanding) \$? ?\d/,
      /\bno (?:known |reported |prior |open )?(?:losses|claims)(?: (?:or|and) (?:losses|claims|incidents|accidents|circumstances))?(?: (?:have|has|were|was)(?: been)?)? (?:reported|made|submitted|known)\b[^.]{0,60}\b(?:polic(?:y|ies)|period|term|valued)\b/,
    ],
  },
  {
    // Declarations are signed in the same words, under what they state.
    kind: 'policy_form',
    beforeAmounts: true,
    score: 5,
    says: [/\bin witness whereof,?[^.]{0,60}\b(?:compan(?:y|ies)|insurer|we|underwriters)\b[^.]{0,40}\b(?:caused|executed|signed)\b[^.]{0,40}\b(?:policy|presents)\b/, /\bthis policy consists of\b[^.]{0,60}\bdeclarations\b/, /\bthis policy is non-?assessable\b/, /\bkeep this policy in a safe place\b/],
  },
  {
    // A certificate to its holder is cancelled by notice to nobody's office.
    kind: 'filing',
    score: 12,
    says: [/\bfiled with\b[^$]{3,120}\bthis is to certify,? that\b[^$]{3,160}\bissued to\b/, /\b(?:continu(?:es?|ing)(?: in (?:force|effect))? |effective [\d/ -]{6,12})until cancell?ed\b[^.]{0,80}\bnotice\b[^.]{0,30}\b(?:department|commission|state|board|bureau)\b/],
  },
  {
    kind: 'bond',
    score: 5,
    says: [/\bsuret(?:y|ies) (?:agrees?|undertakes?|binds? itself) to (?:indemnify|pay)\b[^.]{0,40}\bobligee\b/],
  },
  {
    kind: 'licence',
    score: 6,
    says: [/\bauthority to engage in (?:transportation|operations)\b/],
  },
  {
    kind: 'endorsement',
    score: 4,
    says: [
      /\bwe will not enforce our right against\b/,
      /\ball other (?:terms|provisions|conditions)\b[^.]{0,60}\b(?:remain|stay|continue|are|apply)\b[^.]{0,20}\b(?:the same|unchanged|full force|unaltered|as they (?:are|were)|as before|in (?:force|effect))\b/,
      /\b(?:all|everything|nothing) else\b[^.]{0,30}\b(?:remains?|stays?|is|are)\b[^.]{0,20}\b(?:changed|unchanged|the same|as before)\b/,
      /\bin consideration of (?:an?|the|no) [^.]{0,40}\bpremium\b[^.]{0,60}\b(?:agreed|understood|amended|added|deleted)\b/,
      /\bthe following (?:[a-z]+ ){0,4}(?:is|are) added to\b|\bfollowing changes? (?:is|are|has been|have been) made\b/, /\battach(?:ed|ing) to (?:and (?:forming|made a) part of )?(?:the )?policy (?:no|number|#|[a-z0-9-]*\d)/, /\bno other changes\b/, /\b(?:return|additional) premium\b[^]*\b(?:is|are) (?:replaced|changed|added|deleted|removed|amended)\b|\b(?:is|are) (?:replaced|changed|added|deleted|removed|amended)\b[^]*\b(?:return|additional) premium\b/,
      /\bis (?:amended (?:by|to|as)|changed to (?:add|read|include))\b/, /\b(?:it|this (?:form|endorsement)) (?:changes|modifies|amends) (?:the|your|this|insurance)\b/,
    ],
  },
] as Saying[]).map((saying) => ({ ...saying, says: new AnyOf(saying.says) }))

import { allMatches } from '../text/all-matches.ts'
import { TOGETHER } from '../amounts/amounts-together.ts'
import type { LeftOpen, Said } from './left-open.ts'
import { isTermsOnCondition } from '../documents/read-certificate.ts'

const DECIDED_LATER = new RegExp(
  [
    String.raw`\b(?:may|can) (?:from time to time |at any time )?(?:waive|change|modify|reduce|adjust|vary) (?:or [a-z]+ )?(?:any|all|some) (?:(?:or all )?of (?:these|them|the (?:above|foregoing)|this)|requirements?)\b`,
    String.raw`\b(?:will|to|must|should|need to|have to) (?:confirm|clear|verify|double-?check) (?:it |this |that |them |these )?with (?:our |the )?(?!insurer|carrier)[a-z]+`,
    String.raw`case[- ]by[- ]case`,
    String.raw`\b(?<!\b(?:when|before|after|if|once|as) (?:you|they) )(?:send|forward|email|route|give|bring|refer) (?:(?:it|them|those|these|that|the (?:cert|coi)) )?(?:to (?!us\b|the (?:address|certificate|holder|e-?mail|agent|broker|insurer)|our\b|your\b|you\b|[a-z]+@)|(?<=(?:it|them|those|these|that|cert|coi) )over)`,
    String.raw`\b(?:ask|call|check with|see|contact|talk to|come to|ping|consult) (?:me|us|our broker|the (?:broker|risk|shift|office|front|desk|safety|compliance|insurance|legal)\b|risk|legal|risk management|insurance|with)`,
    String.raw`subject to (?:approval|review)`,
    String.raw`\b(?:send|forward|route|refer|pass|take|bring|bump|kick|go(?:es)?)\b[^.;]{0,40} to (?:the |our )?(?:legal|risk(?: management)?|underwriting|compliance|insurance (?:desk|team))\b`,
    String.raw`(?:unless|except as|or as) (?:otherwise )?(?:approved|agreed|waived|authorized)`,
    String.raw`(?:with|upon|on|require[sd]?|needs?|without|prior) (?:the )?(?:prior |written |our |express |risk manager'?s? |owner'?s? |city'?s? )*(?:approval|consent|sign-?off)`,
    String.raw`\b(?:ask|call|check with|see|contact|talk to|write to|email) (?:the |our )?(?:[a-z]+ ){0,2}(?:support|desk|team|office|department|dept|manager)\b`,
    String.raw`or (?:its|an?|the)? ?equivalent coverage|to be determined|\btbd\b`,
    String.raw`\b(?:above|over|beyond|more than) that\b[^.;]{0,12}\b(?:ask|call|check|talk to|see|send)\b`,
    String.raw`\b(?:can|may|could|might|will) (?:` +
    [
      String.raw`approve (?:an? )?(?:lower|less|higher|other|smaller|different|exception)`,
      String.raw`(?:lower|reduce|waive|relax|raise|increase|adjust|modify|change) (?:the |this |that |these |those |any |such |it\b|them\b|our )(?! (?:limits?|coverage|insurance|polic\w*) (?:without|during|only))`,
      String.raw`make (?:an? )?exceptions?`,
    ].join('|') +
    String.raw`)`,
    String.raw`\bask (?:us |me )?about\b|\bexceptions? (?:are |is )?(?:possible|considered|allowed|available|granted|on request|case)`,
    String.raw`\bmay (?:ask|request|apply) (?:that|for|to have)\b[^.;]{0,60}\b(?:waive|reduc|exception|lower|exempt)|^\W*(?:it|that|this) depends\b`,
    String.raw`\bdepends on (?:your|the|their|its) [a-z]+\s*(?:[.;,]|$)|\b(?:he|she|they|it) (?:decides?|will decide|makes? the call|has the last word)\b`,
  ].join('|'),
)
/** "Sole owner driving alone: ask Dee." */
const ASK_SOMEBODY = /(?:^|[:;,.-] ?|\b(?:please|then|just|to) )(?:[Aa]sk|[Cc]all|[Ss]ee|[Cc]heck with|[Tt]alk to|[Pp]ing) (?!(?:The|For|Your|All|Any|Each|Section|Exhibit|Article|Attachment|Appendix|Schedule|Page|Item|Below|Above|Note|Rule|Part|Table|ACORD|AM|Broker|Agent|Insurance)\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?(?=\s*(?:[.;,)!]|$|first\b|about\b|before\b|in\b|at\b))/
/** Whether a decision left to somebody is one about insurance. */
const isAboutInsurance = ({ view, insurance, named }: Said): boolean =>
  insurance || named.length > 0 || view.conditions.length > 0 || (view.segment.item && view.memory.segmentTypes.length > 0) || (view.memory.last.length > 0 && view.memory.lastBlock === view.segment.block)

/** What a sentence leaves to somebody, to another paper or to what no rule checks, whatever else it asks. */
export const OPEN_TERMS: LeftOpen[] = [
  {
    name: 'terms on a condition',
    and: ({ lower }) => isTermsOnCondition(lower),
    question: 'These terms may not be excluded in some cases only. In which?',
    candidates: ['Always', 'A person checks it'],
  },
  {
    name: 'further insurance',
    words:
      new RegExp(
        [
          String.raw`\b(?:we|i|they)(?:'ll| will| shall) (?:set|decide|determine|fix|tell you|let you know|advise|name) (?:on )?(?:the |its |your |about the )?(?:limits?|amounts?)\b`,
          String.raw`\b(?:limits?|requirements?|insurance|coverages?|amounts?) (?:may|can|could|will) (?:vary|differ|depend|be (?:negotiat|higher|lower))`,
          String.raw`\b(?:is|are) negotiable\b`,
          String.raw`\b(?:more|extra|additional) (?:insurance|coverage|limits?) (?:will|may|might|could|is|are) (?:also |likely |probably )?(?:be )?(?:needed|required|asked for|necessary)\b`,
          String.raw`\b(?:higher|greater|increased|larger|reduced|different) (?:limits?|amounts?|minimums?) (?:are |may be |is |will be |may |will )?(?:appl(?:y|ies)|required|needed|asked|hold|possible|set|called for)\b`,
          String.raw`\b(?:limits?|amounts?|coverages?|insurance)\b[^.;©¤]{0,50}\b(?:(?:will|shall|to) be|(?:is|are)(?: to be)?) (?:set|determined|fixed|decided|named) (?:by|later|case|separately|in each|for each)`,
          String.raw`\b(?:decides?|determines?) (?:whether|if|which|what) |such other (?:insurance|coverage|policies|types|limits)`,
          String.raw`(?:other|additional|further|higher|greater|increased|different) (?:insurance|coverages?|limits?|policies|types of insurance)[^.;]{0,60}(?:may|as|if|reserve|require|request|time to time)`,
          String.raw`reserves? the right to (?:require|request|increase|modify|change|adjust)`,
          String.raw`(?:may|can) (?:from time to time |at any time |later )?(?:be )?(?:require|adjust|modif|increase|chang|waiv|rais)\w*[^.;]{0,60}(?:limits?|coverage|insurance|requirements?)`,
        ].join('|'),
      ),
    and: ({ insurance }) => insurance,
    question: 'The text leaves further insurance open. Is anything asked now?',
    candidates: ['Nothing now', 'Add a rule'],
    of: 'none',
  },
  {
    // "No self-insured retention without the Authority's consent."
    name: 'a retention that waits for leave',
    words: /\b(?:no|any) (?:deductibles?|(?:self-insured )?retentions?|sirs?|self-insurance)\b[^.;\d$]{0,30}\b(?:without|unless|except with|requires?|subject to)\b/,
    question: 'A deductible or retention waits for leave here, at any amount. What is the most allowed?',
    candidates: ['Nothing that is checked', 'A person decides each time'],
    of: 'none',
  },
  {
    name: 'decided later',
    and: (said) => (DECIDED_LATER.test(said.lower) || ASK_SOMEBODY.test(said.view.reading.cased)) && isAboutInsurance(said),
    question: 'The text leaves this to a decision in the single case. What holds until then?',
    candidates: ['The rule as it stands', 'A person decides each time'],
    of: 'none',
  },
  {
    // "may be combined with GL to reach $6,000,000"
    name: 'together',
    and: ({ view, masked }) => view.reading.otherAmounts.length > 0 && allMatches(TOGETHER, masked).some((m) => m[0].includes('\u00a6')),
    question: 'An amount is named that several policies come to between them. Is it checked?',
    candidates: ['No', 'A person checks it'],
  },
  {
    // "Umbrella may be used to reach $5,000,000, but the primary auto has to be at least $1,000,000."
    name: 'the least of a primary policy',
    masked: /µ[^.;¤]{0,60}\bprimary\b[^.;¤]{0,40}\b(?:at least|not less than|no less than|minimum(?: of)?) ¦/,
    question: 'How much of the limit the primary policy must have is no part of a rule. How is it to be checked?',
    candidates: ['A person checks it', 'It is not checked'],
    of: ({ named }) => named.find((t) => t !== 'umbrella' && t !== 'excess_liability'),
  },
  {
    // "$5,000,000, of which the first $1,000,000 must be primary"
    name: 'the first layer',
    words: /\bof which (?:the )?first \$? ?[\d,.]+(?: ?(?:k|mm?|million))? [a-z ]{2,40}\bprimary\b/,
    question: 'How much of the limit the primary policy must have is no part of a rule. How is it to be checked?',
    candidates: ['A person checks it', 'It is not checked'],
  },
  {
    name: 'tail',
    words:
      /\btail\b|(?:for|and) (?:at least )?(?:an additional |a further )?(?:\w+ ?)?(?:\(\d+\) )?(?:years?|months?) thereafter|extended reporting|retroactive|retro date|\bprior acts\b|claims[- ]made[^.;]{0,80}(?:years?|months?|maintain|continu)|(?:completed operations|coverage|insurance)[^.;]{0,80}(?:for (?:at least |a period of |not less than )?(?:\w+ ?)?\(?\d+\)? (?:years?|months?)|(?:two|three|five|ten) (?:\(\d+\) )?years?) (?:after|following|beyond|from)/,
    question: 'How long coverage must go on, or how far back it must reach, is not checked by a rule. Is it needed?',
    candidates: ['A person checks it', 'It is not needed'],
    of: 'none',
  },
  {
    // "Policies with scheduled-driver restrictions are not accepted."
    name: 'a restriction that is refused',
    words: /\bpolic(?:y|ies) (?:with|containing|having|that (?:ha(?:s|ve)|contains?)) [^.;$]{3,60}\b(?:restrictions?|limitations?|warranties|provisions?|clauses?|conditions?|endorsements?)\b[^.;$]{0,12}\b(?:(?:not|never) (?:be )?(?:accept|allow|permit|taken)|n't (?:be )?(?:accept|allow|permit|take)|unacceptable|rejected|refused|returned)/,
    unless: 'read',
    question: 'A policy with such terms is refused, which no rule checks. How is it to be checked?',
    candidates: ['A person checks it', 'It is not checked'],
  },
  {
    // "Certificate holder - see page 2."
    name: 'a holder that was not read',
    words: /\b(?:certificate|cert) holder(?:'s name)?(?: name| box)?(?: is|:| -|,| =| as| must| should| shall)|^\W*(?:for )?(?:the )?holder\b(?: is|:| -|,| =| as| must| should| shall)/,
    unless: 'read',
    question: 'Who is the certificate holder? The text speaks of one, and no name was read.',
    candidates: ['It is not checked', 'Set a name'],
    of: 'none',
    member: 'certificate_holder',
  },
  {
    name: 'loss payee',
    words: /loss[- ]payee|mortgagee|lender'?s? loss|additional named insured/,
    question: 'Loss payee and like standing have no place in a rule. How is it to be checked?',
    candidates: ['A person checks it', 'It is not needed'],
  },
  {
    // "Professional $1M (if not in the GL)"
    name: 'unless another policy covers it',
    masked: /\((?:only )?(?:if|when|where) (?:it is |it's |this is )?not (?:already |otherwise )?(?:included |covered |part |provided |written )?(?:in|of|under|by|on|with|within) (?:the |your |their )?[©¶]/,
    question: 'This is asked only where another policy does not cover it. Must the certificate show it apart?',
    candidates: ['Yes', 'A person checks it'],
    of: ({ named }) => named[0],
  },
  {
    name: 'a value for an amount',
    words: /replacement (?:cost|value)|full (?:insurable|replacement) value|actual cash value/,
    and: ({ named }) => named.length > 0,
    question: 'The value that sets the amount is not in the text. What is the least amount?',
    candidates: ['Any amount', 'Set an amount'],
    member: 'limits',
  },
]

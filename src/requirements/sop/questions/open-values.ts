import { lastOne, type LeftOpen } from './left-open.ts'

/** Values, names and papers that a sentence does not give itself. */
export const OPEN_VALUES: LeftOpen[] = [
  {
    // "Low deductibles please": a ceiling that has no amount.
    name: 'a vague ceiling',
    words: /\b(?:low|small|modest|reasonable|customary|moderate|acceptable|affordable) (?:deductibles?|retentions?|sirs?)\b|\b(?:deductibles?|retentions?|sirs?) (?:shall|must|should|to|need to) be (?:commercially )?(?:low|small|modest|reasonable|customary|acceptable)\b/,
    and: ({ statements }) => !statements.some((s) => s.kind === 'member' && s.member.name === 'max_deductible'),
    unless: 'asked',
    question: 'The ceiling of a deductible is given without an amount. What is the most allowed?',
    candidates: ['Set an amount', 'Not checked'],
    member: 'max_deductible',
  },
  {
    // "COI dated this month"
    name: 'of this month',
    words: /\b(?:dated|issued|from)(?: in| within| during)? (?:this|the (?:current|same)) (?:month|week|quarter|year|season)\b/,
    and: ({ lower, statements }) => !statements.some((s) => s.kind === 'certificate') && /\b(?:cois?|certs?|certificates?|acord)\b/.test(lower),
    unless: 'asked',
    question: 'How new the certificate must be is not given in days. How old may it be?',
    candidates: ['30 days', '60 days', 'Not checked'],
    of: 'none',
    member: 'issued_within_days',
  },
  {
    // "Drone operators, see the rider": what is asked stands in another paper.
    name: 'written elsewhere',
    words: /(?:^|[,;:(] ?|\b(?:please|insurance|coverages?|limits?|requirements?|then|who|which) )(?:see|per|as per|refer to|go by|follow) (?:the |our |your )?(?:attached |separate |enclosed )?(?:riders?|exhibits?|addend(?:um|a)|annex|attachments?|appendix|schedules?|supplements?)\b/,
    unless: 'read',
    question: 'What is asked stands in another paper. What does it ask?',
    candidates: ['Nothing that is checked', 'Add a rule for it'],
  },
  {
    // "The certificate holder is whichever store you serve."
    name: 'whose certificate',
    words: /(?:\bcert(?:ificate)? |^\W*(?:the )?)holder\b[^.;]{0,16}\b(?:whichever|whoever|whatever|depends|var(?:y|ies)|differs?|each|the (?:store|site|location|branch|property|client) (?:you|where))\b/,
    and: ({ statements }) => !statements.some((s) => s.kind === 'certificate'),
    unless: 'asked',
    question: 'Who holds the certificate is not the same for everybody. Which name must it show?',
    candidates: ['Any of them', 'A person checks it'],
    of: 'none',
    member: 'certificate_holder',
  },
  {
    // "Umbrella 5M: they have 3M. I'm fine with the 3.": what is told may be taken for what is asked.
    name: 'taken as it is',
    words:
      /\b(?:i'm|i am|we're|we are) (?:fine|ok|okay|good|comfortable) with (?:the|their|that|this|it)\b|\b(?:i|we) can live with (?:the|their|that|this|it)\b/,
    unless: 'asked',
    question: 'What was sent is taken as it is here. What is asked?',
    candidates: ['What was asked before', 'What was sent'],
    of: (said) => said.one ?? lastOne(said),
  },
  {
    // "30 c1oys notice of cancellation": how many days, or of what, was not read.
    name: 'notice that was not read',
    words: /\bnoti(?:ce|fication) (?:of|prior to|before|in the event of) (?:any |a |policy )*(?:cancell?ation|termination|non-?renewal)|\bcancell?ation notice|\bnotice to cancel/,
    and: ({ view, lower }) => /\d/.test(lower) && !/\bno (?:separate |special )?notice\b/.test(lower) && !view.reading.mentions.some((m) => m.kind === 'member' && m.member.name === 'cancellation_notice_days') && !view.reading.periods.promised.length && !view.reading.periods.unknown.length,
    unless: 'asked',
    question: 'Notice of cancellation is spoken of, and how many days was not read. How many are asked?',
    candidates: ['30 days', '10 days', 'Not checked'],
    member: 'cancellation_notice_days',
  },
  {
    // "Auto $1M, 30 days notice, no claims in the last 3 years": days of notice in a list of what policies are asked.
    name: 'days of notice that were not read',
    words: /(?:^|[,;&(] ?)(?:10|15|20|30|45|60|90)[- ]?(?:days?'?|d) (?:prior |advance |written )*(?:notice|noc)\b(?! (?:to|by|from) (?:us|the))|\b(?:10|15|20|30|45|60|90) days?'? (?:of|for|on|upon) (?:non-?renewal|non-?pay)/,
    and: ({ view, lower }) =>
      !/terminat|vacat|hearing|breach|default (?:under|by)|\b(?:increase|change|amend|revise|modif)/.test(lower) &&
      !view.reading.mentions.some((m) => m.kind === 'member' && m.member.name === 'cancellation_notice_days') && !view.reading.periods.promised.length && !view.reading.periods.unknown.length,
    unless: 'questioned',
    question: 'Days of notice are named, and no notice of cancellation was read. Is it one?',
    candidates: ['It is asked of all policies', 'Nothing that is checked'],
    of: 'none',
    member: 'cancellation_notice_days',
  },
  {
    // "We don't look at COIs older than 60 days": how new a certificate must be, in words that were not read.
    name: 'an age that was not read',
    words: /\b(?:cois?|certs?|certificates?|acords?)\b[^.;]{0,24}\b(?:older than|over|more than) \d{1,3} days\b(?! (?:before|after|late|past|until|left|of))/,
    and: ({ statements }) => !statements.some((s) => s.kind === 'certificate' && s.issued_within_days !== undefined),
    unless: 'asked',
    question: 'The age of a certificate is spoken of, and was not read. How old may it be?',
    candidates: ['It is not checked', 'Set a number of days'],
    of: 'none',
    member: 'issued_within_days',
  },
  {
    // "Insurers keep no recourse of subrogation against the Owner": of waivers, and none was read.
    name: 'a waiver that was not read',
    words: /\bsubrogat|\b(?:insurers?|underwriters?|carriers?|polic(?:y|ies))\b[^.;]{0,60}\b(?:recovery|recourse)\b/,
    and: ({ view, lower }) => !view.reading.mentions.some((m) => m.kind === 'member' && m.member.name === 'subrogation_waived') && !NOT_OF_WAIVERS.test(lower),
    unless: 'questioned',
    question: 'Subrogation is spoken of here, and no waiver was read. Is one asked?',
    candidates: ['A waiver is asked', 'Nothing that is checked'],
    member: 'subrogation_waived',
  },
  {
    // "..., Wexler Brokerage Inc. certificate holder": a name beside the holder that was not read.
    name: 'a holder that was not read',
    words: /\bcert(?:ificate)? holder\b|\bholder (?:box|field|block)\b/,
    and: ({ view, statements }) => !statements.some((s) => s.kind === 'certificate' && s.certificate_holder !== undefined) && NAMED_HOLDER.test(view.raw),
    unless: 'questioned',
    question: 'Who holds the certificate is named here, and was not read. Which name must it show?',
    candidates: ['Type the name', 'Not checked'],
    of: 'none',
    member: 'certificate_holder',
  },
  {
    // "No waiver on WC. Need it.": what a paper lacks, and is asked for.
    name: 'lacking, and needed',
    masked: /\b(?:no|missing|lacks?|lacking|without|didn't see|don't see|(?:do|did) not see|forgot)\b[^.;¤µ]{0,24}µ/,
    and: ({ view, masked, statements }) => !statements.some((s) => s.kind === 'member' && !s.negated) && (NEEDED.test(masked.slice(masked.lastIndexOf('µ') + 1)) || /^\W*(?:(?:we|i|you|they)(?:'ll| will| do)? )?(?:need|require|want|must have|add|fix|get)s? (?:it|this|that|one|them|these)\b/i.test(view.memory.next ?? '')),
    unless: 'asked',
    question: 'Something that a paper lacks is asked for here. Is it required?',
    candidates: ['It is required', 'It is not'],
    of: (said) => said.one ?? lastOne(said),
  },
]
const NEEDED = /\b(?:(?:need|require|want|get|add) (?:it|this|that|one)\b|(?:we|i|you|they)(?:'ll| will| do)? (?:need|require|want|must have)|needed|required|(?:please|must|needs? to|has to|have to) (?:be )?(?:add|fix|send|provide|correct|include)(?:ed)?|add it)\b/
/** What is told of subrogation besides. */
const NOT_OF_WAIVERS = /\b(?:not|no|without|n't) (?:required|needed|necessary|waived?)\b|\bno waiver|\bn\/a\b|\bnone\b|\bmeans\b|\bindemnif/
/** A name in capitals right beside the holder. */
const NAMED_HOLDER = /(?:^|[,;:.(] ?|\b(?:and|with) )(?!The |Our |Your )(?:[A-Z][\w&'.-]+,? ){2}(?:(?:is|as|to be|must be|shall be|=|:|the|our) ?)*[Cc]ert(?:ificate)? [Hh]older(?=\s*(?:[.;,(]|$))|\b[Cc]ert(?:ificate)? [Hh]older(?: (?:is|as|to be|must be|shall be|=))?:? (?:[A-Z][\w&'.-]+ ){2}/

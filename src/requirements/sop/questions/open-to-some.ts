import { lastOne, type LeftOpen } from './left-open.ts'

const WITHIN_OR_APART = /\b(?:included|incl\b\.?|part of (?:the )?(?:c?gl|general liability)|(?:in|under|on|by) (?:the |your )?(?:c?gl|general liability)(?: policy)?|endorse(?:d|ment)),? or (?:(?:as|on|by|under|in|with|through|via) )?(?:an? |its |their |your )?(?:separate(?:ly)?|stand-? ?alone|own)\b/
/** What some are let off, and benefits, forms and ceilings that no rule has a place for. */
export const OPEN_TO_SOME: LeftOpen[] = [
  {
    // "$100,000 or such higher amount as the load confirmation states"
    name: 'more by another paper',
    masked: /¤[ £]{0,60}[,(]? ?or (?:such |any )?(?:other )?(?:higher|greater|larger) (?:amounts?|limits?|sums?) (?:as|that|which)\b(?![^.;]{0,40}\b(?:law|statute|regulation|£))/,
    unless: 'questioned',
    question: 'Another paper may ask more here. What is the least amount?',
    candidates: ['The amount given here', 'A person decides each time'],
  },
  {
    // "Cargo $100,000, higher for electronics"
    name: 'more of some',
    masked: /¤[ £]{0,60}[^.;©¤]{0,14}(?:[,(]| -) ?(?:and |or |but )?(?:higher|more|greater|larger|additional|increased)(?: (?:limits?|amounts?))?(?: (?:only|may apply|applies|apply|required|needed|is required|is needed))? (?:if|when|whenever|where|for|on|in|with|as)\b/,
    unless: 'questioned',
    question: 'More is asked of some here. Of whom, and how much?',
    candidates: ['Of nobody', 'Only with a tag'],
  },
  {
    // "Light-duty operators may carry $750,000": less of some, behind what all are asked.
    name: 'less of some',
    masked: /^\W*(?:(?:the|our|any|all|only) )?(?!you\b|they\b|we\b)[a-z][a-z' -]{1,40}s (?:(?:who|that|with|under|without) [^.;,¤©£]{2,40} )?(?:may|can|could) (?:also |just )?(?:carry|have|show|keep|hold|use|provide|maintain|go with|get by with|start (?:at|with)) (?:(?:only|just|an?|as little as|at least|lower|less) )*[¤¦]/,
    and: ({ statements }) => !statements.some((s) => s.kind === 'coverage'),
    unless: 'questioned',
    question: 'Another amount is allowed to some here. Of whom, and of what coverage?',
    candidates: ['Of nobody', 'Only with a tag'],
    of: lastOne,
    when: 'own',
  },
  {
    // "GL 1M/2M, liquor included or separate policy"
    name: 'included or separate',
    words: WITHIN_OR_APART,
    unless: 'questioned',
    question: 'A coverage may be part of another policy here, or a policy of its own. Is it checked?',
    candidates: ['A person checks it', 'It is not needed'],
    of: ({ view, lower }) => view.reading.mentions.flatMap((m) => (m.kind === 'coverage' && m.end <= lower.search(WITHIN_OR_APART) ? [m.type] : [])).at(-1),
  },
  {
    name: 'a multiple',
    words:
      /\b(?:double|twice|triple|half|\d+ ?x) (?:of )?(?:that|this|those|these|the (?:above|amounts?|limits?|same))\b|\b(?:limits?|amounts?|minimums?|requirements?) (?:(?:are|is|get|will be) )?(?:doubled?|tripled?|twice|halved)\b(?! (?:the|that|those|what)\b)/,
    unless: 'questioned',
    question: 'A multiple of other amounts is named here. Of whom is it asked?',
    candidates: ['Of nobody', 'Only with a tag'],
    when: 'whole',
  },
  {
    // "Cyber $2M; others none."
    name: 'others none',
    words:
      /[;,] ?(?:all |the )?[a-z]{4,}s (?:may|can) (?:skip|omit|ignore|opt out|go without)\b|[;,.(-] ?(?:all |the |for )?(?:others?|rest|everyone else|everybody else|anyone else|all others|the others)(?: need| needs| have| has| are| is| get| carry)?:? (?:none|nothing|not|no\b|n\/a|exempt|don't|do not|doesn't)\b/,
    and: ({ statements }) => statements.some((s) => s.kind === 'coverage'),
    unless: 'asked',
    question: 'Nothing is asked of others here. Of whom is it asked?',
    candidates: ['Of everybody', 'Only with a tag'],
    when: 'whole',
  },
  {
    // "Nothing is needed from those who only deliver."
    name: 'nothing from some',
    words:
      /(?:^|[.;:,] ?|\b(?:but|and) )(?:nothing|no (?:insurance|coverage|certificates?|cois?|polic(?:y|ies)|paperwork))(?: at all| else| more)?(?: (?:is|are|will be))?(?: (?:needed|required|asked|necessary|due|wanted))? (?:from|of|for|if|when|where|under|below) (?!(?:you|us|them|this|it|now|the (?:following|above|rest))\b(?! (?:who|that|if|when|where))|(?:lapse|cancel))/,
    unless: 'read',
    question: 'Nothing is asked of some here. Of whom?',
    candidates: ['Of everybody', 'Only with a tag'],
    of: 'none',
    when: 'whole',
  },
  {
    // "Strike the umbrella.", "Ignore line 4 above."
    name: 'taken back',
    masked:
      /^\W*(?:please )?(?:strike|delete|ignore|disregard|remove|scratch|cross (?:out|off)|forget) (?:the |that |this |our )?[^.;,]{0,24}?(?:©|§|\b(?:item|line|row|paragraph|requirement)s?\b)/,
    and: ({ statements }) => !statements.some((s) => s.kind !== 'coverage' || s.asked),
    unless: 'asked',
    question: 'Something the text asks is taken back here. What holds?',
    candidates: ['It is not asked', 'It is asked'],
  },
  {
    // Forms on which New York shows workers compensation and disability benefits.
    name: "a state's form",
    words: /\b(?:c-? ?105(?:\.2)?|u-? ?26\.3|si-? ?12|gsi-? ?105\.2|db-? ?120(?:\.1)?|ce-? ?200)\b/,
    unless: 'questioned',
    question: "A state's own form is spoken of here, which has no place in a rule. How is it to be checked?",
    candidates: ['A person checks it', 'Any certificate will do'],
    of: ({ one }) => one ?? 'workers_comp',
  },
  {
    // "Umbrella: $5M. Not needed on jobs under 100K."
    name: 'not for some',
    words: new RegExp(
      `^\\W*(?:(?:but |however,? )?(?:this|that|it|the)(?: [a-z]+)?(?: [a-z]+)? (?:(?:is|shall be|will be|may be|can be)(?: also)? )?)?(?:(?:not|never) (?:needed|required|asked|necessary|applicable)|inapplicable|(?:(?:does|do|shall|will|need)(?: not|n't)|won't) apply|optional|voluntary|waived|excused|dispensed with|recommended|encouraged|preferred)\\b (?:only )?(?:on|from|for|of|to|if|when|where|under|below|in the case)\\b(?! (?:all|now|the time being)\\b)`,
    ),
    and: ({ view, named, statements }) => !statements.length && !named.length && (view.memory.segmentIndex === view.index || view.memory.last.length > 0),
    question: 'Some are let off here. Of whom is it asked?',
    candidates: ['Of everybody', 'Only with a tag'],
    of: (said) => (said.view.memory.segmentIndex === said.view.index && said.view.memory.segmentTypes.length === 1 ? said.view.memory.segmentTypes[0] : lastOne(said)),
    when: 'own',
    alone: true,
  },
  {
    // "Abuse and molestation, $250,000. Online-only tutors skip it."
    name: 'who skips it',
    words: /^\W*(?:the )?[a-z][a-z' -]{2,40}s (?:(?:can|may|should|just|also) )*(?:skip|omit|ignore|leave out) (?:it|this|that|this one|that one)\b/,
    unless: 'read',
    question: 'Some are let off here. Of whom is it asked?',
    candidates: ['Of everybody', 'Only with a tag'],
    of: lastOne,
    when: 'own',
  },
  {
    // "Or buy our protection plan and skip item 1"
    name: 'may skip an item',
    words:
      /\b(?:may|can|could) (?:also )?(?:skip|omit|drop|leave out|ignore|forgo) (?:items? |lines? |nos?\.? )?\(?(?:\d{1,2}|[a-h])\)?(?=\s*(?:[.;,)]|$|and\b|or\b))/,
    unless: 'read',
    question: 'An item of the list is not asked of some. Of whom?',
    candidates: ['Of everybody', 'Only with a tag'],
    of: 'none',
    when: 'whole',
  },
  {
    name: 'an item falls away',
    words:
      /\b(?:skip|omit|ignore|disregard|leave out|instead of|in lieu of|in place of|replaces?|do(?:es)? not need|don't need|exempt from)\b[^.;]{0,30}\b(?:items?|lines?|rows?|nos?\.?|numbers?|sections?|points?|#) ?\(?\d/,
    unless: 'read',
    question: 'An item of the list falls away in some cases. In which?',
    candidates: ['Never', 'A person decides each time'],
    of: 'none',
  },
  {
    name: 'a share',
    words: /\d ?%|\bpercent\b/,
    and: ({ lower }) => /deductib|retention/.test(lower),
    unless: 'read',
    question: 'The ceiling is a share of something else. What is the most allowed?',
    candidates: ['Set an amount', 'Not checked'],
    member: 'max_deductible',
  },
  {
    // "New York vendors add DBL/PFL": insurance by a law of a state.
    name: 'benefits of a state',
    words: /\bdbl\b|\bpfl\b|\bpaid family leave\b|\bdisability benefits\b/,
    unless: 'read',
    question: 'Benefits that the law of a state gives are asked here, which have no type of their own. Are they checked?',
    candidates: ['A person checks it', 'It is not needed'],
    of: 'none',
  },
  {
    // "SIR is allowed for public entities only."
    name: 'deductibles of some',
    words:
      /\b(?:deductibles?|retentions?|sirs?)\b[^.;]{0,20}\b(?:allowed|permitted|accepted|acceptable|ok|okay|fine)\b[^.;]{0,10}\b(?:for|from|by|only|if|when|where)\b/,
    unless: 'read',
    question: 'Deductibles or retentions of some are spoken of here. What is the most allowed?',
    candidates: ['Set an amount', 'Not checked'],
    member: 'max_deductible',
  },
]

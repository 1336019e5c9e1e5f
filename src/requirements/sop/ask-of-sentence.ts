import { allMatches } from './all-matches.ts'
import { TOGETHER } from './amounts-together.ts'
import { OTHER_COVER } from './ask-about.ts'
import { INSURANCE, leftover, NORMATIVE } from './ask-leftover.ts'
import { lastPart } from './find-items.ts'
import { periodOfSome } from './periods-of-some.ts'
import { question, quoted } from './questions.ts'
import { isTermsOnCondition } from './read-certificate.ts'
import type { SentenceView } from './sentence-view.ts'
import type { QuestionStatement, Statement } from './statements.ts'

const OPEN_ENDED =
  /\b(?:we|i|they)(?:'ll| will| shall) (?:set|decide|determine|fix|tell you|let you know|advise|name) (?:on )?(?:the |its |your |about the )?(?:limits?|amounts?)\b|\b(?:limits?|requirements?|insurance|coverages?|amounts?) (?:may|can|could|will) (?:vary|differ|depend|be (?:negotiat|higher|lower))|\b(?:is|are) negotiable\b|\b(?:higher|greater|increased|larger|reduced|different) (?:limits?|amounts?|minimums?) (?:are |may be |is |will be |may |will )?(?:appl(?:y|ies)|required|needed|asked|hold|possible|set|called for)\b|\b(?:limits?|amounts?|coverages?|insurance)\b[^.;©¤]{0,50}\b(?:(?:will|shall|to) be|(?:is|are)(?: to be)?) (?:set|determined|fixed|decided|named) (?:by|later|case|separately|in each|for each)|\b(?:decides?|determines?) (?:whether|if|which|what) |such other (?:insurance|coverage|policies|types|limits)|(?:other|additional|further|higher|greater|increased|different) (?:insurance|coverages?|limits?|policies|types of insurance)[^.;]{0,60}(?:may|as|if|reserve|require|request|time to time)|reserves? the right to (?:require|request|increase|modify|change|adjust)|(?:may|can) (?:from time to time |at any time |later )?(?:be )?(?:require|adjust|modif|increase|chang|waiv|rais)\w*[^.;]{0,60}(?:limits?|coverage|insurance|requirements?)/
const DECIDED_LATER =
  /\b(?:will|to|must|should|need to|have to) (?:confirm|clear|verify|double-?check) (?:it |this |that |them |these )?with (?:our |the )?(?!insurer|carrier)[a-z]+|case[- ]by[- ]case|\b(?<!\b(?:when|before|after|if|once|as) (?:you|they) )(?:send|forward|email|route|give|bring|refer) (?:(?:it|them|those|these|that|the (?:cert|coi)) )?(?:to (?!us\b|the (?:address|certificate|holder|e-?mail|agent|broker|insurer)|our\b|your\b|you\b|[a-z]+@)|(?<=(?:it|them|those|these|that|cert|coi) )over)|\b(?:ask|call|check with|see|contact|talk to|come to|ping|consult) (?:me|us|our broker|the (?:broker|risk|shift|office|front|desk|safety|compliance|insurance|legal)\b|risk|legal|risk management|insurance|with)|subject to (?:approval|review)|\b(?:send|forward|route|refer|pass|take|bring|bump|kick|go(?:es)?)\b[^.;]{0,40} to (?:the |our )?(?:legal|risk(?: management)?|underwriting|compliance|insurance (?:desk|team))\b|(?:unless|except as|or as) (?:otherwise )?(?:approved|agreed|waived|authorized)|(?:with|upon|on|require[sd]?|needs?|without|prior) (?:the )?(?:prior |written |our |express |risk manager'?s? |owner'?s? |city'?s? )*(?:approval|consent|sign-?off)|\b(?:ask|call|check with|see|contact|talk to|write to|email) (?:the |our )?(?:[a-z]+ ){0,2}(?:support|desk|team|office|department|dept|manager)\b|or (?:its|an?|the)? ?equivalent coverage|to be determined|\btbd\b|\b(?:above|over|beyond|more than) that\b[^.;]{0,12}\b(?:ask|call|check|talk to|see|send)\b|\b(?:can|may|could|might|will) (?:approve (?:an? )?(?:lower|less|higher|other|smaller|different|exception)|(?:lower|reduce|waive|relax|raise|increase|adjust|modify|change) (?:the |this |that |these |those |any |such |it\b|them\b|our )(?! (?:limits?|coverage|insurance|polic\w*) (?:without|during|only))|make (?:an? )?exceptions?)|\bask (?:us |me )?about\b|\bexceptions? (?:are |is )?(?:possible|considered|allowed|available|granted|on request|case)|\bmay (?:ask|request|apply) (?:that|for|to have)\b[^.;]{0,60}\b(?:waive|reduc|exception|lower|exempt)|^\W*(?:it|that|this) depends\b|\bdepends on (?:your|the|their|its) [a-z]+\s*(?:[.;,]|$)|\b(?:he|she|they|it) (?:decides?|will decide|makes? the call|has the last word)\b/
const TAIL =
  /\btail\b|extended reporting|retroactive|retro date|\bprior acts\b|claims[- ]made[^.;]{0,80}(?:years?|months?|maintain|continu)|(?:completed operations|coverage|insurance)[^.;]{0,80}(?:for (?:at least |a period of |not less than )?(?:\w+ ?)?\(?\d+\)? (?:years?|months?)|(?:two|three|five|ten) (?:\(\d+\) )?years?) (?:after|following|beyond|from)/
const LOSS_PAYEE = /loss[- ]payee|mortgagee|lender'?s? loss|additional named insured/
const CLAIMS_EITHER = /replacement (?:cost|value)|full (?:insurable|replacement) value|actual cash value/
/** "Sole owner driving alone: ask Dee." */
const ASK_SOMEBODY = /(?:^|[:;,.-] ?|\b(?:please|then|just|to) )(?:[Aa]sk|[Cc]all|[Ss]ee|[Cc]heck with|[Tt]alk to|[Pp]ing) (?!(?:The|For|Your|All|Any|Each|Section|Exhibit|Article|Attachment|Appendix|Schedule|Page|Item|Below|Above|Note|Rule|Part|Table|ACORD|AM|Broker|Agent|Insurance)\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?(?=\s*(?:[.;,)!]|$|first\b|about\b|before\b|in\b|at\b))/
/** "signs the volunteer form in place of workers' compensation" */
const FORM_INSTEAD = /\b(?:form|waiver|affidavit|exemption|declaration|statement|letter)s?\b[^.;]{0,60} (?:in place of|instead of|in lieu of|stands? in for|substitutes? for|takes? the place of)\b/
const NOTHING_FROM_SOME = /(?:^|[.;:,] ?|\b(?:but|and) )(?:nothing|no (?:insurance|coverage|certificates?|cois?|polic(?:y|ies)|paperwork))(?: at all| else| more)?(?: (?:is|are|will be))?(?: (?:needed|required|asked|necessary|due|wanted))? (?:from|of|for|if|when|where|under|below) (?!(?:you|us|them|this|it|now|the (?:following|above|rest))\b(?! (?:who|that|if|when|where))|(?:lapse|cancel))/
const OTHERS_NONE = /[;,] ?(?:all |the )?[a-z]{4,}s (?:may|can) (?:skip|omit|ignore|opt out|go without)\b|[;,.(-] ?(?:all |the |for )?(?:others?|rest|everyone else|everybody else|anyone else|all others|the others)(?: need| needs| have| has| are| is| get| carry)?:? (?:none|nothing|not|no\b|n\/a|exempt|don't|do not|doesn't)\b/
const DELETED = /(?:^\W*|[:;.] ?)(?:please )?(?:strike|delete|ignore|disregard|remove|scratch|cross out|drop|omit) (?:items? |lines? |rows? |nos?\.? |number |clause |#)?\(?(\d{1,2}|[a-h])\)?(?=\s*(?:[.;,)]|$))/
const READ_FOR = /\bread \$?\d[^.;]{0,20} (?:for|instead of|in place of|in lieu of|not) \$?\d|\b(?:for|instead of|in place of|in lieu of) \$?\d[^.;]{0,20},? (?:please )?(?:read|substitute|use|put) \$?\d/
const ITEM_LEFT = /^[^.;§©¤µ]{0,20}?\b(?:(?:does|do)(?: not|n't) apply|(?:is|are) (?:not (?:required|needed|applicable|asked)|waived|deleted|optional|void|omitted|struck|dropped|removed)|n\/a)(?!,? (?:in|for|of|if|when|to) [^.;]*§)/
const MULTIPLE = /\b(?:double|twice|triple|half|\d+ ?x) (?:of )?(?:that|this|those|these|the (?:above|amounts?|limits?|same))\b|\b(?:limits?|amounts?|minimums?|requirements?) (?:(?:are|is|get|will be) )?(?:doubled?|tripled?|twice|halved)\b(?! (?:the|that|those|what)\b)/
/** "Strike the umbrella.", "Ignore line 4 above." */
const TAKEN_BACK = /^\W*(?:please )?(?:strike|delete|ignore|disregard|remove|scratch|cross (?:out|off)|forget) (?:the |that |this |our )?[^.;,]{0,24}?(?:©|§|\b(?:item|line|row|paragraph|requirement)s?\b)/
/** Forms on which New York shows workers compensation and disability benefits. */
const STATE_FORM = /\b(?:c-? ?105(?:\.2)?|u-? ?26\.3|si-? ?12|gsi-? ?105\.2|db-? ?120(?:\.1)?|ce-? ?200)\b/
const NOT_FOR_SOME = /^\W*(?:(?:this|it) is )?(?:not|never) (?:needed|required|asked|necessary|applicable)\b (?:on|from|for|of|if|when|where|under|below)\b(?! (?:all|now|the time being)\b)/

const ITEM_OF_SOME = /^\)? (?:is|are|applies|apply|holds?|goes?)(?: also| only| just)* (?:(?:recommended|preferred|encouraged|optional|required|mandatory|needed|asked|meant)(?: only)? )?(?:for|of|from|to|when|if|where|by) (?!(?:all|every|each|any|both|us|you|the (?:term|contract|policy|certificate|insurer))\b)[a-z]/
const VAGUE_CEILING = /\b(?:low|small|modest|reasonable|customary|moderate|acceptable|affordable) (?:deductibles?|retentions?|sirs?)\b|\b(?:deductibles?|retentions?|sirs?) (?:shall|must|should|to|need to) be (?:commercially )?(?:low|small|modest|reasonable|customary|acceptable)\b/
const OF_THIS_MONTH = /\b(?:dated|issued|from)(?: in| within| during)? (?:this|the (?:current|same)) (?:month|week|quarter|year|season)\b/
const ELSEWHERE_WRITTEN = /(?:^|[,;:(] ?|\b(?:please|insurance|coverages?|limits?|requirements?|then|who|which) )(?:see|per|as per|refer to|go by|follow) (?:the |our |your )?(?:attached |separate |enclosed )?(?:riders?|exhibits?|addend(?:um|a)|annex|attachments?|appendix|schedules?|supplements?)\b/
const HOLDER_OPEN = /(?:\bcert(?:ificate)? |^\W*(?:the )?)holder\b[^.;]{0,16}\b(?:whichever|whoever|whatever|depends|var(?:y|ies)|differs?|each|the (?:store|site|location|branch|property|client) (?:you|where))\b/

const BY_A_STATE = /\bdbl\b|\bpfl\b|\bpaid family leave\b|\bdisability benefits\b/
const DED_FOR_SOME = /\b(?:deductibles?|retentions?|sirs?)\b[^.;]{0,20}\b(?:allowed|permitted|accepted|acceptable|ok|okay|fine)\b[^.;]{0,10}\b(?:for|from|by|only|if|when|where)\b/
/** What a sentence leaves open beside, or instead of, its rules. */
export function askOfSentence(view: SentenceView, statements: Statement[]): QuestionStatement[] {
  const { raw, reading } = view
  const { lower } = reading
  const out: QuestionStatement[] = []
  const named = reading.mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : []))
  const one = new Set(named).size === 1 ? named[0] : undefined
  const form = /\b(?:mcs-? ?90|c[ag] \d\d \d\d)\b/.test(lower)
  const insurance = form || INSURANCE.test(reading.masked)
  if (isTermsOnCondition(lower)) out.push(question(raw, 'These terms may not be excluded in some cases only. In which?', ['Always', 'A person checks it'], one))
  if (OPEN_ENDED.test(lower) && insurance)
    out.push(question(raw, 'The text leaves further insurance open. Is anything asked now?', ['Nothing now', 'Add a rule']))
  if ((DECIDED_LATER.test(lower) || ASK_SOMEBODY.test(reading.cased)) && (insurance || named.length || view.conditions.length || (view.segment.item && view.memory.segmentTypes.length) || (view.memory.last.length > 0 && view.memory.lastBlock === view.segment.block)))
    out.push(
      question(raw, 'The text leaves this to a decision in the single case. What holds until then?', [
        'The rule as it stands',
        'A person decides each time',
      ]),
    )
  // "may be combined with GL to reach $6,000,000"
  if (reading.otherAmounts.length && allMatches(TOGETHER, reading.masked).some((m) => m[0].includes('\u00a6'))) out.push(question(raw, 'An amount is named that several policies come to between them. Is it checked?', ['No', 'A person checks it'], one))
  if (TAIL.test(lower))
    out.push(
      question(raw, 'How long coverage must go on, or how far back it must reach, is not checked by a rule. Is it needed?', [
        'A person checks it',
        'It is not needed',
      ]),
    )
  if (LOSS_PAYEE.test(lower))
    out.push(
      question(
        raw,
        'Loss payee and like standing have no place in a rule. How is it to be checked?',
        ['A person checks it', 'It is not needed'],
        one,
      ),
    )
  if (CLAIMS_EITHER.test(lower) && named.length)
    out.push(
      question(
        raw,
        'The value that sets the amount is not in the text. What is the least amount?',
        ['Any amount', 'Set an amount'],
        one,
        'limits',
      ),
    )
  for (const p of [...reading.periods.unknown, ...reading.periods.promised])
    out.push(
      question(
        raw,
        p.what === 'cancellation_notice_days'
          ? 'Is this notice asked of the insurer, or a promise of the insured?'
          : `This ${p.what === 'reverification_cadence' ? 'cadence' : 'period'} has no equivalent. Which one is meant?`,
        p.what === 'reverification_cadence'
          ? ['every_30_days', 'every_90_days', 'every_180_days', 'annual', 'on_renewal']
          : ['A promise: not checked', 'Asked of the insurer'],
        undefined,
        p.what,
      ),
    )
  const stray = statements.some((s) => s.kind === 'certificate') ? [] : view.conditions.filter((c) => c.condition.kind !== 'state')
  if (
    !out.length &&
    stray.length &&
    (insurance || stray.some((c) => c.condition.kind === 'exempt')) &&
    !statements.some((s) => s.kind === 'question')
  )
    if (statements.length || named.length || form || NORMATIVE.test(lower) || reading.mentions.some((m) => m.kind === 'items') || /\b(?:exempt\w*|opt(?:s|ed|ing)? out|excused|let off|need not|not (?:needed|necessary|applicable)|outside (?:of )?this|self-?insur\w*|affidavit|signs? (?:the |our |a |an )?(?:waiver|form|statement))\b/.test(lower))
      out.push({
        ...question(
          raw,
          `This holds only in some cases${quoted(stray[0]!.condition)}. What is asked then?`,
          ['Nothing that is checked', 'Only with a tag'],
          one,
        ),
        when: 'whole',
      })
  if (!out.length && !statements.length && (view.conditions.length || (/\b(?:may|can|could) (?:also )?(?:be (?:bought|purchased|used|taken|chosen)|buy|purchase|use|join|enroll|choose|substitute|opt)\b/.test(lower) && /\b(?:waiver|polic(?:y|ies)|program|plan|insurance|coverage)\b/.test(lower))) && /\b(?:instead|in lieu|in place of|alternatively)\b/.test(lower))
    out.push(question(raw, 'Something else is accepted in some cases. What, and when?', ['Nothing that is checked', 'Add a rule'], one))
  if (!out.length && !statements.length && /\bself-? ?insur(?:e|ed|ance)\b/.test(lower) && /\b(?:may|can|allowed|permitted|accept\w*|satisf\w*)\b/.test(lower) && !/self-? ?insured (?:retention|retained)/.test(lower))
    out.push(question(raw, 'Self-insurance is accepted here in place of a policy. By whom, and how is it shown?', ['A person checks it', 'Not accepted'], one))
  if (!out.length && !statements.some((s) => s.kind === 'question') && named.length && FORM_INSTEAD.test(lower))
    out.push(question(raw, 'Another paper is accepted in place of this coverage. From whom?', ['From nobody', 'A person checks it'], one))
  if (/\bnon-?subscri(?:ber|bing|ption)/.test(lower) && !out.some((q) => q.sentence === raw)) out.push(question(raw, 'Employers outside workers compensation are spoken of. What must they show?', ['Nothing that is checked', 'A person checks it'], 'workers_comp'))
  if (/\b(?:officer|owner|member|partner|proprietor)s?'? exclu(?:sion|d)|\bexclu(?:sion|d\w*)\b[^.;]{0,8}\b(?:for|of) (?:the |an? |its )?(?:officer|owner|member|partner|proprietor)s?\b/.test(lower) && !out.some((q) => q.sentence === raw)) out.push(question(raw, 'Who works for the business is spoken of as excluded. Must everybody be covered?', ['A person checks it', 'It is not needed'], 'workers_comp'))
  // "Family-only trucks file form CS-9", under workers' compensation: who is let off, and by what paper.
  if (!out.length && !statements.length && view.memory.segmentTypes.includes('workers_comp') && view.memory.segmentIndex === view.index && /(?::|\b(?:files?|signs?|completes?|submits?|fills? (?:in|out)|sends?|uses?|shows?|needs?|gives?|hands?(?: in)?|turns? in|provides?)\b)[^.;]{0,25}\b(?:form|affidavit|waiver|exemption|statement|declaration)\b/.test(lower))
    out.push(question(raw, 'Some are let off by a paper of their own here. Who, and how is it shown?', ['Not accepted', 'A person checks it'], 'workers_comp'))
  // "A Grantee that is a municipality may satisfy (3) through a risk pool."
  if (!out.length && !statements.length && /\b(?:may|can) (?:also )?(?:satisfy|meet|fulfil\w*|comply|insure)\b[^.;]{0,50}\b(?:through|by|with|via|in)\b[^.;]{0,30}\b(?:risk pools?|(?:insurance )?pools?|captives?|trusts?|joint powers)\b/.test(lower)) out.push(question(raw, 'Something else than a policy of their own is accepted of some here. Of whom, and how is it shown?', ['Not accepted', 'A person checks it'], one))
  // "Homeowner's insurance is accepted for private parties.", "Vendors can join our master program."
  if (!out.length && statements.every((s) => s.kind === 'documents') && OTHER_COVER.test(lower)) out.push(question(raw, 'Insurance of another kind, or of somebody else, is accepted here. Of whom, and how is it shown?', ['Not accepted', 'A person checks it'], one))
  // "In other states only if you have a crew.": of what was spoken of.
  if (!out.length && !statements.length && !named.length && view.memory.last.length > 0 && view.conditions.length > 0 && /\bonly (?:if|when|where)\b/.test(lower)) out.push(question(raw, 'This holds only in some cases. What is asked then?', ['Nothing that is checked', 'Only with a tag'], view.memory.last.length === 1 ? view.memory.last[0]! : undefined))
  if (!out.length && !statements.some((s) => s.kind === 'question') && periodOfSome(lower, statements)) out.push({ ...question(raw, 'A period is named here that is not that of everybody. Of whom is it?', ['The same for everybody', 'A person checks it']), when: 'whole' })
  // "Item 4 is recommended for newcomers and required for everybody else."
  const ofSome: string[] = out.length || statements.length ? [] : reading.mentions.flatMap((m) => (m.kind === 'items' && ITEM_OF_SOME.test(reading.masked.slice(m.end)) ? m.refs : []))
  // "5 is asked only of vendors holding patient data": by its number alone.
  const bare = out.length || statements.length ? null : /^\W*\(?(\d{1,2}|[a-h])\)?(?= (?:is|are|applies|apply|holds?|goes?)\b)/.exec(lower)
  if (bare && view.facts.labels.some((l) => lastPart(l).toLowerCase() === bare[1]) && ITEM_OF_SOME.test(reading.masked.slice(bare[0].length))) ofSome.push(bare[1]!)
  if (ofSome.length) return [{ ...question(raw, 'An item of the list is asked of some only, or of some in another way. Of whom?', ['Of everybody', 'Only with a tag']), refs: ofSome }]
  // "Small works (under $25,000): lines 1 and 2 only."
  const onlyThese = out.length || statements.length ? [] : reading.mentions.flatMap((m) => (m.kind === 'items' && /^\)? (?:only|alone)\s*(?:[.;,)]|$)/.test(reading.masked.slice(m.end)) && /[a-z]{4}/.test(reading.masked.slice(0, m.start)) ? m.refs : []))
  if (onlyThese.length) return [{ ...question(raw, 'Some items only are asked of some here. Of whom is the rest?', ['Of everybody', 'Only with a tag']), refs: onlyThese }]
  // "Low deductibles please": a ceiling that has no amount.
  if (!out.length && VAGUE_CEILING.test(lower) && !statements.some((s) => s.kind === 'member' && s.member.name === 'max_deductible')) out.push(question(raw, 'The ceiling of a deductible is given without an amount. What is the most allowed?', ['Set an amount', 'Not checked'], one, 'max_deductible'))
  // "COI dated this month"
  if (!out.length && !statements.some((s) => s.kind === 'certificate') && OF_THIS_MONTH.test(lower) && /\b(?:cois?|certs?|certificates?|acord)\b/.test(lower)) out.push({ ...question(raw, 'How new the certificate must be is not given in days. How old may it be?', ['30 days', '60 days', 'Not checked']), member: 'issued_within_days' })
  // "Drone operators, see the rider": what is asked stands in another paper.
  if (!out.length && !statements.length && ELSEWHERE_WRITTEN.test(lower)) out.push(question(raw, 'What is asked stands in another paper. What does it ask?', ['Nothing that is checked', 'Add a rule for it'], one))
  // "The certificate holder is whichever store you serve."
  if (!out.length && HOLDER_OPEN.test(lower) && !statements.some((s) => s.kind === 'certificate')) out.push(question(raw, 'Who holds the certificate is not the same for everybody. Which name must it show?', ['Any of them', 'A person checks it'], undefined, 'certificate_holder'))
  // "Umbrella 5M: they have 3M. I'm fine with the 3.": what is told may be taken for what is asked.
  if (!out.length && /\b(?:i'm|i am|we're|we are) (?:fine|ok|okay|good|comfortable) with (?:the|their|that|this|it)\b|\b(?:i|we) can live with (?:the|their|that|this|it)\b/.test(lower)) out.push(question(raw, 'What was sent is taken as it is here. What is asked?', ['What was asked before', 'What was sent'], one ?? (view.memory.last.length === 1 ? view.memory.last[0] : undefined)))
  // "Rev. B: delete 4."
  const deleted = statements.some((s) => s.kind === 'question' || s.kind === 'member') ? null : DELETED.exec(lower)
  if (deleted) return [{ ...question(raw, 'An item of the list is taken back here. What holds?', ['It is not asked', 'It is asked']), refs: [deleted[1]!] }]
  // "In 3, read 150K for 100K"
  const reread = statements.some((s) => s.kind === 'question') ? [] : READ_FOR.test(lower) ? [...lower.matchAll(/\b(?:in|at|on|under) (?:items? |lines? |nos?\.? |clause )?\(?(\d{1,2}|[a-h])\)?,? (?:please )?(?:read|for)\b/g)].map((m) => m[1]!) : []
  if (reread.length || (READ_FOR.test(lower) && !out.length && !statements.length)) return [{ ...question(raw, 'A figure is to be read in place of another here. Which holds?', ['The figure as changed', 'The figure as it stood'], one), ...(reread.length ? { refs: reread } : {}) }]
  // "Item 3 does not apply."
  const left = statements.some((s) => s.kind === 'question') ? [] : reading.mentions.flatMap((m) => (m.kind === 'items' && ITEM_LEFT.test(reading.masked.slice(m.end)) ? m.refs : []))
  if (left.length) return [{ ...question(raw, 'An item of the list is taken back here. What holds?', ['It is not asked', 'It is asked']), refs: left }]
  if (!out.length && !statements.some((s) => s.kind === 'question') && MULTIPLE.test(lower)) out.push({ ...question(raw, 'A multiple of other amounts is named here. Of whom is it asked?', ['Of nobody', 'Only with a tag'], one), when: 'whole' })
  // "Cyber $2M; others none."

  if (!out.some((q) => q.sentence === raw) && statements.some((s) => s.kind === 'coverage') && OTHERS_NONE.test(lower)) out.push({ ...question(raw, 'Nothing is asked of others here. Of whom is it asked?', ['Of everybody', 'Only with a tag'], one), when: 'whole' })
  // "Nothing is needed from those who only deliver."
  if (!out.length && !statements.length && NOTHING_FROM_SOME.test(lower)) out.push({ ...question(raw, 'Nothing is asked of some here. Of whom?', ['Of everybody', 'Only with a tag']), when: 'whole' })
  if (!out.length && !statements.some((s) => s.kind !== 'coverage' || s.asked) && TAKEN_BACK.test(reading.masked)) out.push(question(raw, 'Something the text asks is taken back here. What holds?', ['It is not asked', 'It is asked'], one))
  if (!out.length && STATE_FORM.test(lower) && !statements.some((s) => s.kind === 'question')) out.push(question(raw, "A state's own form is spoken of here, which has no place in a rule. How is it to be checked?", ['A person checks it', 'Any certificate will do'], one ?? 'workers_comp'))
  // "Umbrella: $5M. Not needed on jobs under 100K."
  if (!statements.length && !named.length && view.memory.segmentIndex === view.index && view.memory.segmentTypes.length === 1 && NOT_FOR_SOME.test(lower))
    return [{ ...question(raw, 'Some are let off here. Of whom is it asked?', ['Of everybody', 'Only with a tag'], view.memory.segmentTypes[0]!), when: 'own' }]
  // "Or buy our protection plan and skip item 1"
  if (!out.length && !statements.length && /\b(?:may|can|could) (?:also )?(?:skip|omit|drop|leave out|ignore|forgo) (?:items? |lines? |nos?\.? )?\(?(?:\d{1,2}|[a-h])\)?(?=\s*(?:[.;,)]|$|and\b|or\b))/.test(lower))
    out.push({ ...question(raw, 'An item of the list is not asked of some. Of whom?', ['Of everybody', 'Only with a tag']), when: 'whole' })
  if (!out.length && !statements.length && /\b(?:skip|omit|ignore|disregard|leave out|instead of|in lieu of|in place of|replaces?|do(?:es)? not need|don't need|exempt from)\b[^.;]{0,30}\b(?:items?|lines?|rows?|nos?\.?|numbers?|sections?|points?|#) ?\(?\d/.test(lower))
    out.push(question(raw, 'An item of the list falls away in some cases. In which?', ['Never', 'A person decides each time']))
  if (!out.length && !statements.length && /deductib|retention/.test(lower) && /\d ?%|\bpercent\b/.test(lower)) out.push(question(raw, 'The ceiling is a share of something else. What is the most allowed?', ['Set an amount', 'Not checked'], one, 'max_deductible'))
  // "New York vendors add DBL/PFL": insurance by a law of a state.
  if (!out.length && !statements.length && BY_A_STATE.test(lower)) out.push(question(raw, 'Benefits that the law of a state gives are asked here, which have no type of their own. Are they checked?', ['A person checks it', 'It is not needed']))
  // "SIR is allowed for public entities only."
  if (!out.length && !statements.length && DED_FOR_SOME.test(lower)) out.push(question(raw, 'Deductibles or retentions of some are spoken of here. What is the most allowed?', ['Set an amount', 'Not checked'], one, 'max_deductible'))
  if (!out.length) out.push(...leftover(view, statements))
  return out
}

import { FORM_IN_PLACE, OTHER_COVER } from './ask-about.ts'
import { lastOne, type LeftOpen } from './left-open.ts'
import { periodOfSome } from '../documents/periods-of-some.ts'

const MAY_BUY =
  /\b(?:may|can|could) (?:also )?(?:be (?:bought|purchased|used|taken|chosen)|buy|purchase|use|join|enroll|choose|substitute|opt)\b/
const A_WAY_OF_INSURING = /\b(?:waiver|polic(?:y|ies)|program|plan|insurance|coverage)\b/

/** What is accepted in place of a policy, and who is let off or asked in another way. */
export const OPEN_SUBSTITUTES: LeftOpen[] = [
  {
    name: 'something else',
    words: /\b(?:instead|in lieu|in place of|alternatively)\b/,
    and: ({ view, lower }) => view.conditions.length > 0 || (MAY_BUY.test(lower) && A_WAY_OF_INSURING.test(lower)),
    unless: 'read',
    question: 'Something else is accepted in some cases. What, and when?',
    candidates: ['Nothing that is checked', 'Add a rule'],
  },
  {
    // "The Rental Protection Plan takes the place of 8(b)", "Our damage waiver replaces this if you buy it"
    name: 'a plan of who asks',
    words: /\b(?:(?:protection|damage|collision|rental|loss|group|accident|injury)[a-z -]{0,24}(?:plan|waiver|program|protection|insurance|coverage)|our (?:[a-z]+ ){0,2}(?:plan|program|waiver|protection|coverage|insurance))\b[^.;]{0,40}\b(?:takes? the place of|replaces?|stands? in (?:place of|for)|substitutes? for|satisf(?:y|ies)|counts? (?:as|for|instead of))\b/,
    and: ({ lower }) => !/\b(?:does|do|is|are|can|will) ?(?:not|n't)\b|\bcannot\b/.test(lower),
    unless: 'read',
    question: 'A plan stands in for a policy here. For whom, and how is it shown?',
    candidates: ['A person checks it', 'Not accepted'],
  },
  {
    // "Damage waiver ($45 a day) is available instead of 1"
    name: 'a plan of who asks, instead',
    words: /\b(?:damage|collision|loss|rental|liability) (?:damage )?(?:waivers?|protection(?: plan)?)\b[^.;]{0,60}\b(?:instead(?: of)?|in lieu of|in place of)\b/,
    and: ({ lower }) => !/\b(?:does|do|is|are|can|will|may) ?(?:not|n't|never)\b|\bcannot\b|\bno\b/.test(lower),
    unless: 'read',
    question: 'A plan stands in for a policy here. For whom, and how is it shown?',
    candidates: ['A person checks it', 'Not accepted'],
  },
  {
    name: 'self-insurance',
    words: /\bself-? ?insur(?:e|ed|ance)\b/,
    and: ({ lower }) => /\b(?:may|can|allowed|permitted|accept\w*|satisf\w*)\b/.test(lower) && !/self-? ?insured (?:retention|retained)/.test(lower),
    unless: 'read',
    question: 'Self-insurance is accepted here in place of a policy. By whom, and how is it shown?',
    candidates: ['A person checks it', 'Not accepted'],
  },
  {
    // "signs the volunteer form in place of workers' compensation"
    name: 'a form instead',
    words: /\b(?:form|waiver|affidavit|exemption|declaration|statement|letter)s?\b[^.;]{0,60} (?:in place of|instead of|in lieu of|stands? in for|substitutes? for|takes? the place of)\b/,
    and: ({ named }) => named.length > 0,
    unless: 'questioned',
    question: 'Another paper is accepted in place of this coverage. From whom?',
    candidates: ['From nobody', 'A person checks it'],
  },
  {
    name: 'non-subscribers',
    words: /\bnon-?subscri(?:ber|bing|ption)/,
    unless: 'asked',
    question: 'Employers outside workers compensation are spoken of. What must they show?',
    candidates: ['Nothing that is checked', 'A person checks it'],
    of: 'workers_comp',
  },
  {
    name: 'who is excluded',
    words:
      /\b(?:officer|owner|member|partner|proprietor)s?'? exclu(?:sion|d)|\bexclu(?:sion|d\w*)\b[^.;]{0,8}\b(?:for|of) (?:the |an? |its )?(?:officer|owner|member|partner|proprietor)s?\b/,
    unless: 'asked',
    question: 'Who works for the business is spoken of as excluded. Must everybody be covered?',
    candidates: ['A person checks it', 'It is not needed'],
    of: 'workers_comp',
  },
  {
    // "Family-only trucks file form CS-9", under workers' compensation: who is let off, and by what paper.
    name: 'a paper of their own',
    words:
      /(?::|\b(?:files?|signs?|completes?|submits?|fills? (?:in|out)|sends?|uses?|shows?|needs?|gives?|hands?(?: in)?|turns? in|provides?)\b)[^.;]{0,25}\b(?:form|affidavit|waiver|exemption|statement|declaration)\b/,
    and: ({ view }) => view.memory.segmentTypes.includes('workers_comp') && view.memory.segmentIndex === view.index,
    unless: 'read',
    question: 'Some are let off by a paper of their own here. Who, and how is it shown?',
    candidates: ['Not accepted', 'A person checks it'],
    of: 'workers_comp',
  },
  {
    // "Pollution liability $1,000,000; MCS-90 works too": a filing that stands for no policy of its own.
    name: 'a filing instead',
    words: /\bmcs[- ]?90s?\b(?: (?:endorsement|form|filing))?(?: on (?:the |their |your )?(?:auto|truck)[a-z ]{0,16})? (?:(?:is|are|will be) )?(?:also |equally )?(?:ok|okay|fine|accepted|acceptable|allowed|works?|will do|counts?|suffices?|qualifies)(?: too| as well| also| instead| in its place)?(?=\s*(?:[.;,)]|$))/,
    unless: 'questioned',
    question: FORM_IN_PLACE,
    candidates: ['Yes', 'No, the form is enough'],
    of: ({ one, view }) => one ?? view.memory.last.at(-1),
  },
  {
    // "A Grantee that is a municipality may satisfy (3) through a risk pool."
    name: 'a pool',
    words:
      /\b(?:may|can) (?:also )?(?:satisfy|meet|fulfil\w*|comply|insure)\b[^.;]{0,50}\b(?:through|by|with|via|in)\b[^.;]{0,30}\b(?:risk pools?|(?:insurance )?pools?|captives?|trusts?|joint powers)\b/,
    unless: 'read',
    question: 'Something else than a policy of their own is accepted of some here. Of whom, and how is it shown?',
    candidates: ['Not accepted', 'A person checks it'],
  },
  {
    // "Homeowner's insurance is accepted for private parties.", "Vendors can join our master program."
    name: 'other cover',
    words: OTHER_COVER,
    and: ({ statements }) => statements.every((s) => s.kind === 'documents'),
    unless: 'asked',
    question: 'Insurance of another kind, or of somebody else, is accepted here. Of whom, and how is it shown?',
    candidates: ['Not accepted', 'A person checks it'],
  },
  {
    // "B+ or better, or backed by a state guaranty fund", "Lloyd's paper is fine too"
    name: 'insurers of another kind',
    words: /\bor,? (?:is |are |be |insurers? )?(?:backed|covered|protected|secured|reinsured) by\b[^.;]{0,40}\b(?:fund|association|reinsurer|state)\b|\blloyd'?s\b/,
    and: ({ view }) => view.reading.mentions.some((m) => m.kind === 'member' && m.member.name === 'carrier_rating'),
    unless: 'questioned',
    question: 'Insurers that are rated in another way are accepted as well. How are they checked?',
    candidates: ['By the rating alone', 'A person checks it'],
    member: 'carrier_rating',
  },
  {
    // "In other states only if you have a crew.": of what was spoken of.
    name: 'only if',
    words: /\bonly (?:if|when|where)\b/,
    and: ({ view, named }) => !named.length && view.memory.last.length > 0 && view.conditions.length > 0,
    unless: 'read',
    question: 'This holds only in some cases. What is asked then?',
    candidates: ['Nothing that is checked', 'Only with a tag'],
    of: lastOne,
  },
  {
    name: 'a period of some',
    and: ({ lower, statements }) => periodOfSome(lower, statements),
    unless: 'questioned',
    question: 'A period is named here that is not that of everybody. Of whom is it?',
    candidates: ['The same for everybody', 'A person checks it'],
    of: 'none',
    when: 'whole',
  },
]

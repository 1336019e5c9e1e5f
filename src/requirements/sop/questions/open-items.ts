import { lastPart, stem } from '../mentions/find-items.ts'
import { isQuestioned, type LeftOpen, type Said } from './left-open.ts'

const ITEM_OF_SOME =
  /^\)? (?:is|are|applies|apply|holds?|goes?)(?: also| only| just)* (?:(?:recommended|preferred|encouraged|optional|required|mandatory|needed|asked|meant)(?: only)? )?(?:for|of|from|to|when|if|where|by) (?!(?:all|every|each|any|both|us|you|the (?:term|contract|policy|certificate|insurer))\b)[a-z]/
const ITEM_LEFT =
  /^[^.;§©¤µ]{0,20}?\b(?:(?:does|do)(?: not|n't) apply|(?:is|are) (?:not (?:required|needed|applicable|asked)|waived|deleted|optional|void|omitted|struck|dropped|removed)|n\/a)(?!,? (?:in|for|of|if|when|to) [^.;]*§)/
const BARE_ITEM = /^\W*(?:(?:notes?|n\.?b\.?|remarks?)\W{1,3})?\(?(\d{1,2}|[a-h])\)?(?= (?:is|are|applies|apply|holds?|goes?)\b)/
const ONLY_THESE = /^\)? (?:only|alone)\s*(?:[.;,)]|$)/
const DELETED =
  /(?:^\W*|[:;.] ?)(?:please )?(?:strike|delete|ignore|disregard|remove|scratch|cross out|drop|omit) (?:items? |lines? |rows? |nos?\.? |number |clause |#)?\(?(\d{1,2}|[a-h])\)?(?=\s*(?:[.;,)]|$))/
const READ_FOR =
  /\bread \$?\d[^.;]{0,20} (?:for|instead of|in place of|in lieu of|not) \$?\d|\b(?:for|instead of|in place of|in lieu of) \$?\d[^.;]{0,20},? (?:please )?(?:read|substitute|use|put) \$?\d/
const READ_IN = /\b(?:in|at|on|under) (?:items? |lines? |nos?\.? |clause )?\(?(\d{1,2}|[a-h])\)?,? (?:please )?(?:read|for)\b/g

/** "F4 is deleted", "Section 2 is amended to read", "C no longer applies": an item by its own number, and what becomes of it. */
const ITEM_CHANGES =
  /(?:^\W*|[:;.,] ?|\band |\b(?:items?|sections?|clauses?|paragraphs?|lines?|rows?|nos?\.|numbers?) )\(?([a-z]?-?\d{1,2}(?:\.\d{1,2}){0,2}|[a-h])\)?,?(?: above)?,?(?: "?\$[\d,.]{1,14}"?)? (?:becomes|no longer (?:applies|holds|stands)|now (?:reads?|says|is)|(?:is|are|shall be|has been|have been|will be)(?: hereby| now)? (?:deleted|removed|struck|stricken|omitted|withdrawn|waived|replaced|superseded|substituted|changed|amended|revised|modified|increased|raised|lowered|reduced|cut|not (?:required|needed|asked)))\b/g

/** The numbered items that a sentence changes or takes back, by their own numbers. */
const itemsChanged = ({ view, lower }: Said): string[] =>
  [...lower.matchAll(ITEM_CHANGES)].flatMap((m) => view.facts.labels.filter((l) => stem(l) === stem(m[1]!) || stem(lastPart(l)) === stem(m[1]!)).slice(0, 1))

/** The numbered items behind which certain words stand. */
const itemsBefore = ({ view, masked }: Said, words: RegExp, and: (start: number) => boolean = () => true): string[] =>
  view.reading.mentions.flatMap((m) => (m.kind === 'items' && words.test(masked.slice(m.end)) && and(m.start) ? m.refs : []))

/** "5 is asked only of vendors holding patient data": an item by its number alone. */
function bareItem({ view, lower, masked }: Said): string[] {
  const bare = BARE_ITEM.exec(lower)
  return bare && view.facts.labels.some((l) => lastPart(l).toLowerCase() === bare[1]) && ITEM_OF_SOME.test(masked.slice(bare[0].length)) ? [bare[1]!] : []
}

/** Numbered items that are asked of some. */
export const ITEMS_OF_SOME: LeftOpen[] = [
  {
    // "Item 4 is recommended for newcomers and required for everybody else."
    name: 'an item of some',
    items: (said) => [...itemsBefore(said, ITEM_OF_SOME), ...bareItem(said)],
    unless: 'read',
    question: 'An item of the list is asked of some only, or of some in another way. Of whom?',
    candidates: ['Of everybody', 'Only with a tag'],
    of: 'none',
    alone: true,
  },
  {
    // "Small works (under $25,000): lines 1 and 2 only."
    name: 'these items only',
    items: (said) => itemsBefore(said, ONLY_THESE, (start) => /[a-z]{4}/.test(said.masked.slice(0, start))),
    unless: 'read',
    question: 'Some items only are asked of some here. Of whom is the rest?',
    candidates: ['Of everybody', 'Only with a tag'],
    of: 'none',
    alone: true,
  },
]

/** Numbered items that are taken back or changed. */
export const ITEMS_CHANGED: LeftOpen[] = [
  {
    // "Rev. B: delete 4."
    name: 'an item deleted',
    words: DELETED,
    and: ({ statements }) => !statements.some((s) => s.kind === 'question' || s.kind === 'member'),
    items: ({ lower }) => [DELETED.exec(lower)![1]!],
    question: 'An item of the list is taken back here. What holds?',
    candidates: ['It is not asked', 'It is asked'],
    of: 'none',
    alone: true,
  },
  {
    // "F4 is deleted.", "Section 2 is amended to read $2,000,000."
    name: 'an item changed',
    items: itemsChanged,
    question: 'An item of the list is changed or taken back here. What holds?',
    candidates: ['As it is changed here', 'As the list has it'],
    of: 'none',
    alone: true,
  },
  {
    // "In 3, read 150K for 100K"
    name: 'an item read anew',
    words: READ_FOR,
    and: (said) => !isQuestioned(said),
    items: ({ lower }) => [...lower.matchAll(READ_IN)].map((m) => m[1]!),
    question: 'A figure is to be read in place of another here. Which holds?',
    candidates: ['The figure as changed', 'The figure as it stood'],
    alone: true,
  },
  {
    name: 'a figure read anew',
    words: READ_FOR,
    unless: 'read',
    question: 'A figure is to be read in place of another here. Which holds?',
    candidates: ['The figure as changed', 'The figure as it stood'],
    alone: true,
  },
  {
    // "Item 3 does not apply."
    name: 'an item left out',
    and: (said) => !isQuestioned(said),
    items: (said) => itemsBefore(said, ITEM_LEFT),
    question: 'An item of the list is taken back here. What holds?',
    candidates: ['It is not asked', 'It is asked'],
    of: 'none',
    alone: true,
  },
]

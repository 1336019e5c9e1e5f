import { NAME_WORD } from '../rows/coverage-words.ts'

const COMMON = /^\W*(?:(?:the|your|our|this|insurance|assurance|indemnity|casualty|mutual|company|co|corporation|carrier|insurer|underwriters?|risk|retention|group|fund|date|type|of|and)\W*\s?)+$/i
const BEGINS = /^["'“(]?(?:[A-Z\d]|certain\b|the\b|e[A-Z])/
/** The letter of an entry of a list run in from under the table, before a name that is whole without it. */
const LISTED = /^[A-H][.:)]?\s+[A-Z][a-z].*\b(?:insurance|casualty|indemnity|assurance)\b/i
const OTHER = /\$\s?\d|\d,\d{3}|\s\|\s|^\w+:\s|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/
/** Not known yet, or nobody. */
const AWAITED = /^\W*(?:t\.?b\.?[ad]\.?|to\s+be\s+(?:determined|advised|assigned|announced|confirmed)|pending|unknown|various|none|nil|n\W?a|see\s+(?:attached|below|above|schedule\w*|description))\W*$/i
/** What stands where a company's name would and is none: common words alone, a piece of a sentence, amounts, days, a coverage's name, another fact with its label, an entry of a list with its letter. */
export const isNoCompany = (text: string): boolean => AWAITED.test(text) || !BEGINS.test(text.trim()) || COMMON.test(text) || LISTED.test(text) || OTHER.test(text) || text.trim().split(/\s+/, WORDS_MAX).every((w) => NAME_WORD.test(w))
const WORDS_MAX = 12

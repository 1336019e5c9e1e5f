import { STATE_NAMES_OR_CODES } from '../lexicon/lexicon-states.ts'

const AMOUNT = '\\$ ?\\d[\\d,.]*(?: ?(?:k|mm?|mil|million|thousand))?'
/** "$1,000,000 (CA: $2,000,000)", "$1,000,000 ($2,000,000 in California)" */
const IN_A_STATE = new RegExp(`\\((?:(?:in |for )?(${STATE_NAMES_OR_CODES}) ?[:=,-]? ?(${AMOUNT})|(${AMOUNT}) (?:in|for) (${STATE_NAMES_OR_CODES}))(?: only)?\\)`, 'g')
/** What a limit or a coverage is called, or what a bracket does besides. */
const NOT_SOME = /\b(?:agg\w*|occ\w*|each|per|csl|limits?|ded\w*|sirs?|retention|products?|med\w*|damage|fire|premises|person|accident|disease|employee|policy|claims?|e\.g|example|i\.e|note|total|max\w*|min\w*|up|pref\w*|recommended|optional|umb\w*|excess|auto\w*|gl|cgl|wc|el|or|incl\w*|plus|was|were|now|your|our|we)\b/i
const WORDS_FIRST = new RegExp(`\\(([A-Za-z][^():;=$]{2,40}): ?(${AMOUNT})\\)`, 'g')

/** "$2M (over $500K: $5M)", "$2M (>$500K subcontract: $5M)" */
const OVER_FIRST = new RegExp(`\\((?:if |for |on |where )?(?:(?:sub)?contracts? |jobs? |projects? |orders? )?((?:over|above|exceeding|more than|greater than|>=?) ?${AMOUNT})(?: (?:sub)?(?:contracts?|jobs?|projects?|orders?|work))?: ?(${AMOUNT})\\)`, 'gi')

/** Behind an amount, brackets that give another one to some are written in one way: "($1,500,000 for vans of 15 or less)". */
export const bracketsOfSome = (text: string): string =>
  text.includes('($') || (text.includes('(') && /\$ ?\d[^)]*\)/.test(text))
    ? text
        .replace(IN_A_STATE, (said: string, a: string | undefined, x: string | undefined, y: string | undefined, b: string | undefined, at: number) => (/\d/.test(text.slice(0, at)) ? `(${a ?? b} vendors ${x ?? y})` : said))
        .replace(OVER_FIRST, (said: string, words: string, amount: string, at: number) => (/\$ ?\d/.test(text.slice(0, at)) ? `(${amount} for contracts ${words})` : said))
        .replace(WORDS_FIRST, (said: string, words: string, amount: string, at: number) => (NOT_SOME.test(words.replace(/\d+ or (?:less|fewer|more)/gi, ' ')) || !/\$ ?\d/.test(text.slice(0, at)) ? said : `(${amount} for ${words})`))
    : text

import { STATE_NAMES_OR_CODES } from '../lexicon/lexicon-states.ts'

const AMOUNT = '\\$ ?\\d[\\d,.]*(?: ?(?:k|mm?|mil|million|thousand))?'
/** "$1,000,000 (CA: $2,000,000)", "$1,000,000 ($2,000,000 in California)" */
const IN_A_STATE = new RegExp(`\\((?:(?:in |for )?(${STATE_NAMES_OR_CODES}) ?[:=,-]? ?(${AMOUNT})|(${AMOUNT}) (?:in|for) (${STATE_NAMES_OR_CODES}))(?: only)?\\)`, 'g')
/** What a limit or a coverage is called, or what a bracket does besides. */
const NOT_SOME = /\b(?:agg\w*|occ\w*|each|per|csl|limits?|ded\w*|sirs?|retention|products?|med\w*|damage|fire|premises|person|accident|disease|employee|policy|claims?|e\.g|example|i\.e|note|total|max\w*|min\w*|up|pref\w*|recommended|optional|umb\w*|excess|auto\w*|gl|cgl|wc|el|or|incl\w*|plus|was|were|now|your|our|we)\b/i
const WORDS_FIRST = new RegExp(`\\(([A-Za-z][^():;=$]{2,40}): ?(${AMOUNT})\\)`, 'g')

/** "$2M (over $500K: $5M)", "$2M (>$500K subcontract: $5M)" */
const OVER_FIRST = new RegExp(`\\((?:if |for |on |where )?(?:(?:sub)?contracts? |jobs? |projects? |orders? )?((?:over|above|exceeding|more than|greater than|>=?) ?${AMOUNT})(?: (?:sub)?(?:contracts?|jobs?|projects?|orders?|work))?: ?(${AMOUNT})\\)`, 'gi')

/** "100k cargo (250 if it's booze)": thousands, as before it. */
const SCALE_LEFT_OUT = /(?<=\b\d{2,3} ?k\b[^.;()\d$]{0,30})\((\d{2,3})(?= (?:if|for|when|on|where)\b)/gi

/** What names another policy, or a part of the one before it, and nobody of whom more is asked. */
const ANOTHER_PART = /liab|insur|cover|cargo|prof|pollut|cyber|bond|crime|propert|rigg|bobtail|hook|employ|\bemp\b|comp\b|trailer|reefer|ded|retain|injur|death|ad&d|dismember|disab|ttd|\bu\/?i?m\b|pip\b|hired|owned|leased|scheduled|waiv|insured|notice|policy|basis|\bno\b|\bnot\b|\bthan\b|\bto\b|^(?:and|with|but|by|at|of|is|as|same|also|then|plus|from|total)\b|^\W*[a-z]\W*$/i
/** Who is asked for more: a trade by its work or its people. */
const OF_A_TRADE = /\b(?:subs|trades?|jobs?|crews?|work|projects?|firms?|haz(?:ard)?|roofing|steel|cranes?|rigging|demo(?:lition)?|excavat(?:ion|ing)|electrical|mechanical|hvac|plumbing|abatement|blasting|scaffold(?:s|ing)?|elevators?|fa[cç]ade|tower|asbestos abatement|tree|security guards?|(?!(?:directors|officers|owners|members|numbers|letters|others|workers|employers|builders|riggers|trailers|boilers|computers|innkeepers|garagekeepers|keepers|papers|manufacturers|dealers|stevedores|repairers|errors|vendors|contractors|subcontractors|drivers|carriers|insurers|orders|floaters|riders|binders|covers|users)\b)[a-z]{3,}(?:ers|ors|men)|[a-z]{4,} (?:contractors|vendors|carriers|drivers|subcontractors))\b/i
/** Whether words name a limit, a part or another policy, and nobody of whom more is asked. */
export const ofAnother = (words: string): boolean => NOT_SOME.test(words) || ANOTHER_PART.test(words)
const ofSome = (words: string): boolean => OF_A_TRADE.test(words) && !NOT_SOME.test(words) && !ANOTHER_PART.test(words) && !/\b(?:all|others?|every\w*|any\w*|remaining|rest|other)\b/i.test(words)
const MARK = String.raw`(?: -{1,2} |, | ?; ?)`
const SOME = String.raw`(?:(?:and |but )?(?:for|on) )?([A-Za-z][A-Za-z\d' ,/&-]{2,50}?)`
/** "$2,000,000 - roofing and steel subs: $5,000,000", "$2M - for crane work, $5M", "$2M - roofers must carry $5M" */
const SOME_BEHIND = new RegExp(String.raw`(?<=^\W{0,4}[A-Za-z][^$;.()]{1,60}(${AMOUNT}))${MARK}${SOME}(?: ?[:=,] ?| (?:(?:must|shall|need to|have to) (?:carry|have|show)|needs?|carry|are|at) | (?=\$))(${AMOUNT})(?=\s*(?:[.;]|$))`, 'i')
/** "$2M - $5M for roofers", "$2M ($5M - roofers)" */
const SOME_LAST = new RegExp(String.raw`(?<=^\W{0,4}[A-Za-z][^$;.()]{1,60}(?:${AMOUNT}))(?: -{1,2} (${AMOUNT}) (?:for|on|if) ([A-Za-z][^$;.()]{2,50}?)(?=\s*(?:[.;]|$))| \((${AMOUNT}) -{1,2} (?!(?:per|each|combined|total|in)\b)([A-Za-z][^$;.()]{2,50}?)\))`, 'i')

/** Behind an amount and a mark, another amount of some is put in brackets as well, where nothing names another policy or part. */
function someBehind(text: string): string {
  if (text.length > 300 || !/\$ ?\d[^$]{1,80}\$ ?\d/.test(text)) return text
  return text
    .replace(SOME_BEHIND, (said: string, _first: string, words: string, amount: string) => (ofSome(words) ? ` (${amount} for ${words.trim()})` : said))
    .replace(SOME_LAST, (said: string, a?: string, x?: string, b?: string, y?: string) => (ofSome(x ?? y!) ? ` (${a ?? b} for ${x ?? y})` : said))
}

/** Behind an amount, brackets that give another one to some are written in one way: "($1,500,000 for vans of 15 or less)". */
export const bracketsOfSome = (textIn: string): string => inBrackets(someBehind(textIn.includes('(') ? textIn.replace(SCALE_LEFT_OUT, '($$$1k') : textIn))
const inBrackets = (text: string): string =>
  text.includes('($') || (text.includes('(') && /\$ ?\d[^)]*\)/.test(text))
    ? text
        .replace(IN_A_STATE, (said: string, a: string | undefined, x: string | undefined, y: string | undefined, b: string | undefined, at: number) => (/\d/.test(text.slice(0, at)) ? `(${a ?? b} vendors ${x ?? y})` : said))
        .replace(OVER_FIRST, (said: string, words: string, amount: string, at: number) => (/\$ ?\d/.test(text.slice(0, at)) ? `(${amount} for contracts ${words})` : said))
        .replace(WORDS_FIRST, (said: string, words: string, amount: string, at: number) => (NOT_SOME.test(words.replace(/\d+ or (?:less|fewer|more)/gi, ' ')) || !/\$ ?\d/.test(text.slice(0, at)) ? said : `(${amount} for ${words})`))
    : text

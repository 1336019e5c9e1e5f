/** What a text calls its values by: the term as it is written, and the words it stands for. */
export type DefinedValues = { term: string; value: string }[]

const RATING = String.raw`(?:an? )?(?:minimum )?(?:A\.?M\.? ?Best(?:['’]s)? )?(?:(?:financial strength )?rating of )?(?:at least |not less than |no less than )?(?<rating>[AB](?:\+\+|\+|-)?[ ,:\/-]{0,3}\(?[IVX]{1,5}\)?|[AB](?:\+\+|\+|-))(?: or (?:better|higher|above))?(?: (?:by|from|with) A\.?M\.? ?Best)?`
/** A sentence's signs, and the dots of "A.M. Best". */
const IN_NAME = String.raw`[^.;"“”\n]|\.(?=\w)|(?<=\bA\.?M)\.`
const INSURER = String.raw`(?<insurer>(?:an? )?(?:insurance )?(?:insurers?|compan(?:y|ies)|carriers?|underwriters?) (?:${IN_NAME}){0,50}\brat(?:ed|ing)\b(?:${IN_NAME}){2,60})`
const DAYS = String.raw`(?:[a-z-]{3,12} )?\(?\d{1,3}\)? (?:business |calendar )?days`
const AMOUNT = String.raw`(?:(?:[A-Z][a-z]+ ){1,5}\()?\$ ?\d[\d,.]{0,14}\d(?: ?(?:million|[kKmM]\b))?\)?(?: (?:per|each) [a-z]+| combined single limit)?`
const EVERY = String.raw`every \d{1,3} (?:days|months)|quarterly|annually|monthly|semi-?annually`
const TERM = String.raw`[A-Z][A-Za-z'’-]{1,20}(?: [A-Z][A-Za-z'’-]{1,20}){1,4}`
const DEFINED = new RegExp(String.raw`(?:["“](?<quoted>${TERM})["”]|(?<=^|[.;\n] ?|\) )(?<bare>${TERM}))(?: shall)? (?:means?|refers to|is defined as) (?:the |of )?(?<value>${RATING}|${INSURER}|${DAYS}|${AMOUNT}|${EVERY})(?=\s*(?:[.;\n]|$))`, 'g')

/** "'Minimum Rating' means A-:VII.", "Notice Period means thirty (30) days.": values that a text defines, for the sentences that use their terms. */
export function definedValues(text: string): DefinedValues {
  if (!/\b(?:means?|refers to|is defined as)\b/.test(text)) return []
  const found = new Map<string, string[]>()
  for (const m of text.replace(/[ \t]+/g, ' ').matchAll(DEFINED)) {
    const { quoted, bare, value, rating } = m.groups!
    const term = (quoted ?? bare)!
    // "Contract Sum", "Owner Policy": an amount that is no limit.
    if (value!.includes('$') && !/\b(?:limits?|amounts?|minimums?|deductibles?|retentions?|caps?|ceilings?)$/i.test(term)) continue
    found.set(term, [...(found.get(term) ?? []), rating === undefined ? value! : `a rating of ${rating}`])
  }
  // A term of two values is nobody's.
  return [...found].flatMap(([term, values]) => (values.length === 1 ? [{ term, value: values[0]! }] : []))
}

/** The sentence with the values its terms stand for; where a term is defined it stays. */
export function withDefinedValues(sentence: string, defined: DefinedValues): string {
  const plain = defined.reduce((said, { term, value }) => (said.includes(term) ? said.replace(new RegExp(String.raw`(?<!["“])(?:\b(?:the|an?|such|each|every|any|per) )?(?<![\w"“])${term.replace(/['’-]/g, '.')}s?\b(?!["”]|(?: shall)? (?:means?|refers to|is defined as)\b)`, 'g'), () => value) : said), sentence)
  return plain === sentence ? sentence : plain.replace(MULTIPLE, (_, times: string, amount: string, scale?: string) => `$${(TIMES[times.toLowerCase().replace(/ .*|x/, '')]! * Number(amount.replace(/[$, ]/g, ''))).toLocaleString('en-US')}${scale ?? ''}`)
}

const TIMES: Record<string, number> = { twice: 2, double: 2, two: 2, '2': 2, triple: 3, three: 3, '3': 3, four: 4, '4': 4, five: 5, '5': 5, ten: 10, '10': 10 }
/** "Three times the Policy Minimum" */
const MULTIPLE = /\b(twice|double|triple|(?:two|three|four|five|ten|2|3|4|5|10) times|[2345]x)(?: of)? (?:the )?(\$ ?\d[\d,]*(?:\.\d+)?)( ?(?:million|[kKmM])\b)?/gi

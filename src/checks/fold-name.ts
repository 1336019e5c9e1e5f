const ENDINGS = new Map(
  Object.entries({
    incorporated: 'inc',
    corporation: 'corp',
    company: 'co',
    limited: 'ltd',
    'limited liability company': 'llc',
  }),
)
/** A trade name follows one of these. */
const TRADE_NAME = /\b(?:d\s*[./]?\s*b\s*[./]?\s*a\b\.?|doing business as|trading as|t\/a|a\/k\/a|aka)[:\s]*/i

/** A name for comparison: case, accents, punctuation and the spelling of legal endings gone. The ending itself stays: Inc is not LLC. */
export const foldName = (name: string): string => {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .replace(/\blimited liability company\b/, 'llc')
    .replace(/\bl l c\b/, 'llc')
  return folded
    .split(' ')
    .map((word) => ENDINGS.get(word) ?? word)
    .join(' ')
    .replace(/^the /, '')
}

/** The legal name and the trade names of `Pine LLC dba Pine Hauling`, folded. */
export const foldNames = (name: string): string[] =>
  name
    .slice(0, 500)
    .split(new RegExp(TRADE_NAME, 'gi'))
    .map((part) => foldName(part))
    .filter((part) => part !== '')

/** Whether the words of `part` stand in `whole` one after another. Both folded. */
export const containsWords = (whole: string, part: string): boolean => part !== '' && ` ${whole} `.includes(` ${part} `)

import { plainAges } from './certificate-ages.ts'
import { excessAsDeductible } from './excess-as-deductible.ts'
import { shortNotices } from './short-notices.ts'

const END = String.raw`(?=\s*(?:[.;,)\/]|$| (?:all|on|for|and|or better|or higher)\b))`
const GRADE = String.raw`(?:A\+{1,2}|A-|B\+{1,2}|A(?= ?(?:V|IX|X)))`
const OR_MORE = new RegExp(String.raw`(?<=(?<![A-Za-z0-9&])${GRADE}(?: ?[:,/]? ?[VIX]{1,4})?)(?: ?(?:or )?(?:>=?|≥|& up|and up)| (?:or )?\+)${END}`, 'g')
const LEAST_IN_BRACKETS = new RegExp(String.raw`\b[Mm]in(?:imum)?\.? (${GRADE}) \((?:by )?(?:A\.?M\.? ?)?Best'?s?\)`, 'g')
const PAPER = new RegExp(String.raw`\b([Aa]ll|[Oo]nly) paper (?:rated |at )?(?=${GRADE})`, 'g')
const BARE_LEAST = new RegExp(String.raw`(?<=(?:^|[,;/.] ?)\s{0,2})(${GRADE}) (?:minimum|min\b\.?)${END}`, 'gm')
/** "Don't take anybody under A-" */
const NONE_UNDER = /\b(?:do not|don['’]t|won['’]t|never|can['’]t|cannot|please don['’]t) (?:take|accept|use|want|approve|deal with) (?:anybody|anyone|anything|any (?:carriers?|insurers?|compan(?:y|ies))|carriers?|insurers?|paper)(?: (?:that is|that's|who is))?(?: rated)? (?:under|below|less than|worse than|lower than) (?:an? )?(?=[AB](?:[+-]|\b))/gi
/** "Anything under A- VII = reject" */
const UNDER_REJECTED = new RegExp(String.raw`\b[Aa]ny(?:thing|body|one) (?:rated )?(?:under|below|less than|lower than|worse than) (${GRADE}(?: ?[:,/]? ?[VIX]{1,4})?) ?(?:=|->|:|is|gets?|-|–) ?(?:an? )?(?:auto-?)?(?:rejects?(?:ed)?|rejection|no(?:-go)?|declined?|refused)\b`, 'g')
/** "Rtg A-", "AMB A- or >", "min A- (AM Best)": how ratings are clipped. */
const ratings = (text: string): string =>
  text
    .replace(/\b[Rr]tgs?\b\.?(?= ?[:=]? ?["']?[AB])/g, 'rating')
    .replace(/(?<=[AB][+-]{1,2} )rtd\b\.?/g, 'rated')
    .replace(/(?<=\bor )btr\b\.?/g, 'better')
    .replace(/\b[Ii]nsrs?\b\.?(?= (?:rated )?[AB][+-])/g, 'insurers')
    .replace(/\b(?:AMB|A\.M\.B\.?)(?: ?(?:=|:|>=?|≥))? ?(?=[AB](?:[+-]|\b))/g, 'AM Best rating of ')
    .replace(/(?<=\b[Bb]est(?:'s)?) ?(?:>=?|≥|=) ?(?=[AB](?:[+-]|\b))/g, ' rating at least ')
    .replace(UNDER_REJECTED, 'insurers rated at least $1')
    .replace(NONE_UNDER, 'insurers rated at least ')
    .replace(LEAST_IN_BRACKETS, 'AM Best rating at least $1')
    .replace(PAPER, '$1 insurers rated ')
    .replace(BARE_LEAST, 'rated $1 or better')
    .replace(OR_MORE, ' or better')

/** "TTD 700 wk", "TTD 700/week": a benefit by the week. */
const WEEKLY = /(\b(?:TTD|CTD|disability)(?: benefits?)?:?(?: of| at)? )\$? ?(\d{2,3}|[1-4],?\d{3}) ?(?:\/ ?|per |a |each )?(?:wk|week|weekly)\b\.?/gi

/** "Cargo deductible, max: $2,500" */
const MOST_BEHIND = /\b(deductibles?|ded\b\.?|retentions?|SIR)(?:, ?| ?[-–] ?| ?\()max(?:imum)?\b\.?\)?(?= ?[:=|;]| \$|\s*$)/gi
/** "Deductible (cargo): $2,500" */
const WHOSE_BEHIND = /(^\W{0,4}(?:max(?:imum)?\.? )?)(deductibles?|ded\.?) ?(?:\(([A-Za-z][A-Za-z &\/]{1,30})\)|[-–,] ?([A-Za-z][A-Za-z &\/]{1,30}))(?= ?(?:[:=|] ?)?(?:max\.? )?(?:\$|\d))/i
/** "Max ded - cargo $10,000, auto $5,000": a list of several is left as one. */
const SEVERAL = /\d ?(?:k|m)?\b ?(?:max(?:imum)?\.?|tops|or less)? ?(?:[,;/&]|\band\b) ?(?!reefer|refrig|[^\d$]{0,30}\blimit\b)[^\d$.]{2,30}\$? ?\d|\d ?(?:k|m)?\b ?(?:[,;/&]|\band\b) ?\$ ?\d[\d,]* ?k? (?:(?:max|on|for) ){0,2}[a-z]/i
const ceilings = (text: string): string => text.replace(WHOSE_BEHIND, (all: string, lead: string, word: string, a?: string, b?: string) => (!SEVERAL.test(text) ? `${lead}${a ?? b} ${word}` : b ? `${lead}${word}: ${b}` : all)).replace(MOST_BEHIND, 'max $1')

/** "Not less than $1,000,000, notwithstanding any lower amount prescribed by 49 CFR 387": what is asked, whatever else is less. */
const WHATEVER_LESS = /,? (?:\()?(?:notwithstanding|regardless of|irrespective of|even (?:if|though|where)|although) (?:(?:any|the|a|that|such|federal|state|statutory|law|fmcsa|dot|applicable|regulations?|legal|minimums?) ){0,4}(?:(?:lower|lesser|smaller|lesser or lower) (?:amounts?|limits?|minimums?|requirements?)|(?:allows?|permits?|requires?|prescribes?|provides?)(?: for)? (?:less|a (?:lower|lesser) (?:amount|limit)))[^.;,()$¤]{0,70}?\)?(?=\s*(?:[.;,)]|$))/gi

/** "Host cover for boat rentals = GL 1M, auto 1M": a title and its list. */
const TITLE_EQUALS = /^(\W{0,4}[A-Za-z][A-Za-z' \/&-]{3,60}?\b(?:insurance|ins|cover(?:age)?|requirements?|reqs?|mins?|minimums?|rules|rqmts?)\b[A-Za-z' \/&-]{0,40}?) ?= ?(?=[^=]{0,60}\d)/i

/** "Symbols 2/8/9", "symbol 1 or 2/8/9": numbers of autos, and no limits. */
const SYMBOLS = /(?<=\bsymbols? (?:\d{1,2}(?:,? or |, ))?)(\d) ?\/ ?(\d)(?: ?\/ ?(\d))?(?![\d\/,.]?\d)/gi

/** "cgo 100k", "AI endt", "rev ea 6 mos": words clipped in shorthand, with what they stand for. */
const CLIPPED: [RegExp, string][] = [
  [/\bcgo\b/gi, 'cargo'],
  [/(?<![A-Za-z])C\/?H ?[:=] ?(?=[A-Z][A-Za-z&'’.]+ )/g, 'certificate holder: '],
  [/(?<=\b(?:GL|CGL|umb\w*|cyber|XS|excess|WC|OA|PD|TI|cargo|liab\w*)(?: is| =|:)? )opt(?=\.?\s*(?:[,;)]|$))/gi, 'optional'],
  // The autos of other English: "Motor: $1m any one accident".
  [/(?<=(?:^|[;,.] )\W{0,3}(?:\d{1,2}(?:\.\d{1,2})?[.)]? )?)motor(?= ?(?:[:=-] ?)?[$£]? ?\d)/gi, 'auto liability'],
  [/\b(?:endt|endmt|endrsmt|endsmt)(s?)\b\.?/gi, 'endorsement$1'],
  [/\b(?:rev|rechk|recheck|re-?vfy|re-?ver|reverif)\b\.?(?= (?:ea|ev|q|every|each)\b)/gi, 're-verify'],
  [/\b(?:ea|ev|q)\b\.? ?(?=\d{1,3} ?(?:d|days?|mos?|months?|wks?)\b)/gi, 'every '],
  [/(?<=\bevery \d{1,3}) ?d\b/gi, ' days'],
  [/(?<=\bevery \d{1,2}) ?mos?\b\.?(?! ?[a-z]+ly)/gi, ' months'],
]
/** "AI - owner & GC - GL/UMB": who is named, and on which policies, with a dash before each. */
const NAMED_ON = /^(\W{0,4}(?:AI|WOS|PNC|P\/NC|[Aa]dditional insured|[Ww]aiver)) ?[-–:] ?([A-Z]?[A-Za-z&',. ]{2,40}?) [-–] (?=(?:on )?(?:C?GL|[Aa]uto|AL|BAP|UMB|[Uu]mb(?:rella)?|XS|WC|all)\b)(?:on )?/

/** "MTC 100k/2500", "cargo $100,000/$1,000": a limit and its deductible, where the second is a tenth of the first at most. */
const WITH_DEDUCTIBLE = /\b(cargo|MTC|motor truck cargo)( ?[:=-]? ?)(\$ ?)?(\d[\d,]*)( ?k)?( ?\/ ?)(?:\$ ?)?(\d[\d,]*)( ?k)?(?! ?(?:[\d\/]|mm?\b|mil|agg|ded|occ|per))/gi
const limitAndDeductible = (all: string, name: string, sign: string, dollar = '', a: string, ak = '', _: string, b: string, bk = ''): string => {
  const value = (n: string, k: string): number => Number(n.replaceAll(',', '')) * (k ? 1000 : 1)
  return value(b, bk) >= 100 && value(b, bk) * 10 <= value(a, ak) ? `${name}${sign}${dollar}${a}${ak}, $${b}${bk} deductible` : all
}

/** Signs and clippings of shorthand in the words of a sentence. */
export function plainSigns(textIn: string): string {
  let text = textIn
  if (/\b[AB](?:[+-]|\b)/.test(text) && /[<>≥&+]|rt[gd]|btr|AMB|A\.M\.B|insr|paper|min|under|below|than/i.test(text)) text = ratings(text)
  if (/less|lower|lesser|smaller/i.test(text)) text = text.replace(WHATEVER_LESS, '')
  // "Larch LLC is holder and AI."
  if (/\bholder\b/.test(text)) text = text.replace(/(?<=\b(?:is|are|as) (?:both )?(?:the )?)holder(?= (?:and|&|\+) (?:an? )?(?:AI|additional(?:ly)? insured)\b)/g, 'certificate holder').replace(/(?<=certificate holder (?:and|&|\+) )AI\b/g, 'additional insured')
  if (/(?:cargo|MTC)[^/]{0,24}\//i.test(text)) text = text.replace(WITH_DEDUCTIBLE, limitAndDeductible)
  if (/\bsymbol/i.test(text)) text = text.replace(SYMBOLS, (_, a: string, b: string, c?: string) => (c === undefined ? `${a}, ${b}` : `${a}, ${b}, ${c}`))
  if (/\b(?:cgo|end(?:t|mt|rsmt|smt)s?|ea|ev|q|every|ch|c\/h|motor|opt)\b/i.test(text)) for (const [pattern, word] of CLIPPED) text = text.replace(pattern, word)
  if (/ [-–] /.test(text)) text = text.replace(NAMED_ON, '$1 in favor of $2 on ')
  // "AI CGL/UMB: CG 20 10": of which policies, and by which forms.
  if (text.includes(':')) text = text.replace(/^(\W{0,4}(?:AI|WOS|PNC|P\/NC)) ([A-Z][A-Za-z\/+&, ]{1,30}): (?=(?:CG|CA|WC) ?\d)/, '$1 on $2, ')
  if (text.includes('=')) text = text.replace(TITLE_EQUALS, '$1: ')
  text = excessAsDeductible(text)
  if (/\bded|retention|\bSIR\b/i.test(text)) text = ceilings(text)
  text = shortNotices(plainAges(text))
  if (/TTD|CTD|disability/i.test(text)) text = text.replace(WEEKLY, '$1$$$2 per week')
  return text
}

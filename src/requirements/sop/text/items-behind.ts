const MEMBER = [
  String.raw`(?:additional(?:ly)? insureds?|add['’]?t?['’]?n?l\.? ?(?:named )?(?:insureds?|ins['’]?d|insrd|ins)\b\.?|\bA\.I\.|\bAI\b)(?: status| endorsements?)?`,
  String.raw`(?:(?<!damage |rental |collision |liability )\bwaivers?(?: (?:of )?subro(?:gation|g)?\b\.?)?|\bWOS\b)(?: endorsements?)?`,
  String.raw`\bprimary(?: ?(?:and|&|\/|,|\+) ?non-? ?contrib[a-z]*\.?)?(?: (?:wording|basis|language|endorsements?))?|\bP ?& ?NC\b|\bPNC\b`,
  String.raw`\b\d{1,3}[- ]days?['’]?(?: written| prior| advance){0,2} (?:NOC|notice(?: of cancell?ation)?)|\bNOC:? \d{1,3} days?|\bnotice(?: of cancell?ation)?:? \d{1,3} days?`,
].join('|')
const REF = String.raw`(?:\(?(?:[a-h]|\d{1,2})\)|#?\d{1,2}(?![\d.,]*\d|[- ]?days?\b| ?%| ?[km]\b|\/\d{2})|[a-h](?![a-z'’]))`
const REFS = String.raw`${REF}(?:(?: ?[,&+\/–-] ?(?:and |& )?| (?:and|or|to|thru|through|plus) )${REF}){0,7}`
const BETWEEN = String.raw`\s*(?:[:=,–-]\s*)?(?:(?:(?:is|are) )?(?:required |needed |applies |apply )?(?:[o0]nly |just )?(?:on|for|under|to) )?(?:[o0]nly |just )?(?:(?:items?|lines?|nos?\.?|policies|coverages?|numbers?) )?\(?`
const MEMBER_THEN_ITEMS = new RegExp(String.raw`(?<=^|[;,.(] ?|\b(?:and|plus|with|as|is|are|be|an?) |^[^.;,$]{0,80} )(?<member>${MEMBER})(?<between>${BETWEEN})(?<refs>${REFS})(?<only>,? [o0]nly)?\)?(?<only2>,? [o0]nly)?(?=\s*(?:[;,](?!\d)|\.(?!\d|[a-z]| ?(?:and|or|to|through|thru|&|,))|$))`, 'gi')
const ITEMS_THEN_MEMBER = new RegExp(String.raw`^\W{0,3}(?:(?:items?|lines?|nos?\.?) )?(?<refs>${REFS}) only ?[:=–-] ?(?<member>${MEMBER})(?=\s*(?:[;.,]|$))`, 'i')

/** "AI (a) only", "Waiver of subro.: 1 & 3", "Primary & non-contrib. A/B": of which items a member is asked, where nothing or a mark leads to their numbers. */
export function itemsBehind(sentence: string, labels: string[]): string {
  if (labels.length < 2 || sentence.length > 400 || !/\b(?:a\.?i\b|add|waiv|wos|prim|p ?& ?nc|pnc|noc|notice)/i.test(sentence)) return sentence
  const known = lastPartsOf(labels)
  const asItems = (whole: string, groups: Record<string, string | undefined>): string => {
    const bare = /^[a-h](?!\))/i.test(groups.refs!) && groups.refs!.length === 1
    // "waiver a": a lone small letter is a word, unless something says that it is an item.
    if (bare && /^[a-h]$/.test(groups.refs!) && !groups.only && !groups.only2 && !/[:=(]|\b(?:on|for|under|only|item|line)\b/.test(groups.between ?? ':')) return whole
    const items = listOf(groups.refs!, known)
    if (items === null) return whole
    const member = groups.member!.replace(/(?<=[a-z]{3})\.$/, '')
    return `${member} on ${items.length > 1 ? 'items' : 'item'} ${items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items[0]}${groups.only || groups.only2 || /\b(?:[o0]nly|just)\b/.test(groups.between ?? '') ? ' only' : ''}`
  }
  return sentence
    .replace(ITEMS_THEN_MEMBER, (whole, ...rest) => asItems(whole, { ...(rest.at(-1) as Record<string, string>), only: ' only' }))
    .replace(MEMBER_THEN_ITEMS, (whole, ...rest) => asItems(whole, rest.at(-1) as Record<string, string>))
}

const lastParts = new WeakMap<string[], Set<string>>()
/** What the labels of a text end with, told once for all its sentences. */
function lastPartsOf(labels: string[]): Set<string> {
  const known = lastParts.get(labels) ?? new Set(labels.map((l) => l.replace(/[()]/g, '').split('.').at(-1)!.toLowerCase()))
  lastParts.set(labels, known)
  return known
}

/** The items of "a-c" or "1, 2 & 4", or null where the text has none such. */
function listOf(refs: string, known: Set<string>): string[] | null {
  const parts = refs.toLowerCase().replace(/[()#]/g, '').split(/\s*(?:,? and |,? & |,|&|\+|\/| or | plus )\s*/).filter(Boolean)
  const items = parts.flatMap((part) => {
    const [from, to] = part.split(/\s*(?:-|–| to | thru | through )\s*/)
    if (to === undefined) return [from!.trim()]
    const at = (s: string): number => (/\d/.test(s) ? Number(s) : s.charCodeAt(0))
    const count = at(to) - at(from!)
    return count > 0 && count < 12 ? Array.from({ length: count + 1 }, (_, i) => (/\d/.test(from!) ? String(at(from!) + i) : String.fromCharCode(at(from!) + i))) : ['?']
  })
  return items.length && items.every((i) => known.has(i)) ? [...new Set(items)].map((i) => (/\d/.test(i) ? i : `(${i})`)) : null
}

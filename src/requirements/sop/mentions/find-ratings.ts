import type { MemberMention } from './mentions.ts'

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV']
const CONTEXT = /\bAMB\b|\bFSC\b|\b(?:[AB][+-]{1,2}) (?:or better )?(?:will do|preferred|accepted|(?:is|are) (?:ok|fine|enough|preferred|accepted|required))|best|rated|rating|or (?:better|higher|above|greater|up)\b|financial|\bpaper\b|insurers?\b|carriers?\b|demotech|compan(?:y|ies)|\bA ?- min\b|\b(?:anything|nothing|anyone) (?:rated )?(?:under|below|less than|lower than|worse than)\b|(?:^|[.;,(] ?)(?:A|B)(?:\+{1,2}|-) (?:minimum|min\b|at least)|\bminimum (?:of )?(?:A|B)(?:\+{1,2}|-)(?![A-Za-z0-9])/i
const grade = `(A\\+\\+|A\\+|A \\+(?= or\\b|[ ,.;]*$)|B \\+ ?\\+(?= or\\b|[ ,.;]*$)|B \\+(?= or\\b|[ ,.;]*$)|A ?-(?: minus)?(?![0-9A-Za-z])|A-(?=(?:V|VI{1,3}|IX|X|XI{1,3}|XIV|XV)(?![A-Za-z0-9]))|A-(?=(?:[5-9]|1[0-5])(?![A-Za-z0-9.%]))|A minus|A plus|A(?!\\.? ?M\\b)|B\\+\\+|B\\+|B plus|B)`
const SIZED = new RegExp(
  `(?<![A-Za-z0-9&/])["']?${grade}["']?(?:[ ,:;/()"'-]|excellent|superior|class|financial|strength|size|category|rating|fsc|and|with|an?|of|or better|or higher|at least|not less than|no less than)*(XV|XIV|XIII|XII|XI|X|IX|VIII|VII|VI|V|IV|III|II|1[0-5]|[1-9]|seven|eight|nine|ten)(?![A-Za-z0-9])["')]?(?! ?(?:days?|million|m\\b|%))`,
  'gi',
)
const GRADE_ONLY = new RegExp(
  `(?:rat(?:ed|ing)s?(?: requirement)?|best'?s?(?: rating)?|grade|minimum(?: of)?|at least|than|insurers?|carriers?)[^.;$]{0,50}?(?<![A-Za-z0-9])["']?${grade}["']?(?![A-Za-z0-9'&]|-\\d)|(?<![A-Za-z0-9])["']?${grade}["']?(?: by a\\.? ?m\\.? ?best'?s?)?,? (?:or|and) (?:better|higher|above|greater|up\\b)|(?<![A-Za-z0-9(])${grade}(?:[- ]rated| min(?:imum)?\\b| (?:carriers|insurers|companies|paper)(?: only)?\\b)|(?<![A-Za-z0-9&/])(A\\+{1,2}|A-|B\\+{1,2})(?=(?: rated)? (?:carrier|insurer)\\b)|(?<![A-Za-z0-9&/])(A\\+{1,2}|A-|B\\+{1,2})(?= (?:will do|preferred|accepted|(?:is|are) (?:ok|okay|fine|enough|preferred|accepted|required))\\b)|(?:\\bothers?|the rest|everyone else|everybody else|everything else),? (?:an? |at least |need |must be )?(A\\+{1,2}|A-|B\\+{1,2})(?![A-Za-z0-9])|(?:anything|nothing|anyone|no ?one|none|insurers?|carriers?|compan(?:y|ies)|rated|those|ratings?) (?:rated )?(?:under|below|less than|lower than|worse than) (?:an? )?${grade}(?![A-Za-z0-9]|-\\d)`,
  'gi',
)
const SIZE_ONLY =
  /(?:financial size(?: category)?|size category|class|fsc|size)[^.;]{0,25}?\b(XV|XIV|XIII|XII|XI|X|IX|VIII|VII|VI|V|IV|III|II|1[0-5]|[4-9])\b/i
/** A letter grade beside a Roman size can be nothing else. */
const BARE = /(?<![A-Za-z0-9&])A-(?:VI{1,3}|IX|X(?:I{1,3}|IV|V)?)(?![A-Za-z0-9])|(?<![A-Za-z0-9&])(?:A(?:\+{1,2}| ?-)?|B\+{1,2}) ?[:,/ ] ?(?:VI{1,3}|IX|X(?:I{1,3}|IV|V)?)(?![A-Za-z0-9])|(?<=^|[,;:(/] ?)(?:a|b\+?)[+-] ?[:,/]? ?(?:vi{1,3}|ix|x(?:i{1,3}|iv|v)?)(?![A-Za-z0-9])/
const WORDS: Record<string, string> = { seven: 'VII', eight: 'VIII', nine: 'IX', ten: 'X' }

const gradeOf = (s: string): string =>
  s
    .toUpperCase()
    .replace(/ ?-? ?MINUS/, '-')
    .replace(/ ?PLUS/, '+')
    .replace(/\s/g, '')
const sizeOf = (s: string): string => WORDS[s.toLowerCase()] ?? (/^\d+$/.test(s) ? ROMAN[Number(s)]! : s.toUpperCase())
/** "Exhibit A" is no grade. */
const NOT_GRADE = /\b(?:exhibit|appendix|attachment|schedule|section|annex|part|line|item|type|group|class|tier|level|addendum|rider|clause|paragraph)\s+["']?$/i
/** "under B-1 through B-4": items numbered so are no grades, unless the sentence speaks of ratings. */
const NUMBERED = /^[AB]-\d{1,2}$/
const OF_RATINGS = /\b[AB]-\d{1,2} (?:carriers|insurers|paper|compan)|best|rat(?:ed|ings?)\b|financial|better|demotech/i
/** "AV companies", "BX Freight": two letters together are mostly somebody's initials. */
const INITIALS = /^[AB][VX]$/
/** A bare letter is a grade only as a capital; "a" is mostly an article. */
const isGrade = (s: string): boolean => s.length > 1 || s === 'A' || s === 'B'

/** "..., B+ for cargo", "(cargo may be B+)", "but B+ is OK for comp": beside a rating that was found, another for a policy of its own. */
const ANOTHER = /(?<![A-Za-z0-9&\/])(A\+\+|A\+|A-|B\+\+|B\+)(?= (?:(?:is|are|will be) (?:ok|okay|fine|accepted|acceptable|allowed|enough) )?(?:for|on|under) (?:the )?[A-Za-z]| (?:will do|(?:is |are )?(?:ok|okay|fine|accepted|acceptable|allowed|enough|required|the minimum|minimum))\b|\s*(?:or (?:better|higher|above)\s*)?(?:[.;,)]|$))/gi
function withAnother(found: MemberMention[], cased: string, make: (start: number, end: number, rating: string) => MemberMention): MemberMention[] {
  if (!found.length) return found
  const more: MemberMention[] = []
  for (const m of cased.matchAll(ANOTHER)) {
    const end = m.index + m[0].length
    if (![...found, ...more].some((f) => m.index < f.end && end > f.start)) more.push(make(m.index, end, m[1]!))
  }
  return [...found, ...more].sort((a, b) => a.start - b.start)
}

/** "A:X; surplus lines acceptable at A:XII": what insurers of another kind need, beside what all do. */
const OF_OTHER_KIND = /\b(?:non-?admitted|surplus[- ]lines?|offshore|captives?|risk retention groups?)\b[^.;]{0,40}$/i
function withoutOthers(found: MemberMention[], cased: string): MemberMention[] {
  const own = found.filter((f) => !OF_OTHER_KIND.test(cased.slice(0, f.start)))
  return own.length ? own : found
}

/** "Insurers need a B+": the article is no grade. */
const ARTICLE = /(?<=[a-z] )an?(?= ["']?(?:A|B)(?:[+-]|[ ,.;:"']))/g
/** Those whose letters are not Best's. */
const OTHER_AGENCY = /(?:[Ss] ?& ?[Pp]\b|[Ss]tandard (?:&|and) [Pp]oor'?s?|[Mm]oody'?s?|[Ff]itch\b|[Dd]emotech|DEMOTECH|[Kk]roll\b|KBRA|[Ww]eiss [Rr]ating)/
const LETTER = `["']?(?:AAA|AA|A|Aaa|Aa|BBB|BB|Baa|Ba|B|CCC)(?:[123]|\\+{1,2}|-)?["']?`
/** "A by S&P", "Moody's A2": what another agency's letters mean is not what Best's mean. */
const BY_OTHERS = new RegExp(
  `(?<![A-Za-z0-9])${LETTER}(?:,? (?:or|and) ${LETTER})?(?: (?:or (?:better|higher|above)|rating|rated))?,? ?(?:by|from|with|per|under|\\() ?(?:${OTHER_AGENCY.source})|(?:${OTHER_AGENCY.source})(?:'s)?(?:,? (?:rating|rated|global|ratings|of|at|least|financial|strength|is|grade|an?))*[ :,(]{1,3}${LETTER}(?![A-Za-z0-9])`,
  'g',
)
/** "Rated A++ through A-": the least of them is asked; "A, B or C" names no least. */
const THROUGH = /(?<![A-Za-z0-9])(?:A\+\+|A\+|A|B\+\+|B\+)[ "']*(?:through|thru|to|down to|-|\u2013) ?["']?(?=(?:A\+|A-|A|B\+\+|B\+)(?![A-Za-z0-9]))/g
const LETTERS = /(?<![A-Za-z0-9+-])A, ?B,? ?(?:or|and|,|&) ?[CDF](?![A-Za-z0-9+-])/g

/** ", Best's A- VII": whose rating it is, where its clause begins with that. */
const AGENCY = /(?:^|[,;(/:] ?|\s- )((?:A\.? ?M\.? ?)?Best'?s?:? )$/i

/** "A- VII or better (GL, auto)": before what it is asked of. */
const OR_BETTER = /^ or (?:better|higher|above|greater)(?=(?: ?[:(=]| - ))/i

/** Financial strength ratings (A.M. Best): `A- VII`, `A-:VIII`, `A or better`. Sizes come out as Roman numerals. */
export function findRatings(casedIn: string): MemberMention[] {
  const best = casedIn.replace(ARTICLE, (s) => ' '.repeat(s.length)).replace(THROUGH, (s) => ' '.repeat(s.length)).replace(LETTERS, (s) => ' '.repeat(s.length))
  if (!OTHER_AGENCY.test(best)) return gradesOf(best).map((f) => ({ ...f, start: f.start - (AGENCY.exec(best.slice(0, f.start))?.[1]!.length ?? 0), end: f.end + (OR_BETTER.exec(best.slice(f.end, f.end + 24))?.[0]!.length ?? 0) }))
  return gradesOf(best.replace(BY_OTHERS, (s) => ' '.repeat(s.length))).map((f) => ({ ...f, doubt: 'A rating of another agency is named as well.' }))
}

function gradesOf(casedIn: string): MemberMention[] {
  // Scans write VII as Vll or V11.
  const cased = casedIn.replace(/(?<=A ?[+-]?[ :,;/(]{1,4})V((?: ?[lI1|]){1,3})(?![A-Za-z0-9])/g, (all, ones: string) => `V${'I'.repeat(ones.replaceAll(' ', '').length)}`.padEnd(all.length)).replace(/(?<=[AB][+-]?[ ,:;/(-]+(?:[Cc]lass )?)[XV]{0,2}[Il1|]{1,3}(?![A-Za-z0-9])/g, (s) =>
    /[XVI]/.test(s) ? s.replace(/[l1|]/g, 'I') : s,
  )
  if (!CONTEXT.test(cased) && !BARE.test(cased)) return []
  const make = (start: number, end: number, rating: string, size?: string): MemberMention => ({
    kind: 'member',
    start,
    end,
    member: { name: 'carrier_rating', value: { min_rating: gradeOf(rating), ...(size ? { min_size: sizeOf(size) } : {}) } },
  })
  const found: MemberMention[] = []
  SIZED.lastIndex = 0
  for (let m = SIZED.exec(cased); m; m = SIZED.exec(cased)) {
    // "Polder Shipping BV" is no rating.
    if (isGrade(m[1]!) && !/^[AB](?:\d|\(\d{1,2}\) ?(?:,|and|or|&|through))/i.test(m[0] + cased.slice(m.index + m[0].length, m.index + m[0].length + 8)) && !(NUMBERED.test(m[0]) && !OF_RATINGS.test(cased)) && m[0] !== `B${m[2]}` && !(INITIALS.test(m[0]) && !OF_RATINGS.test(cased)) && !/^(?:i|v|x)$/.test(m[2]!) && !/:\s*\($/.test(m[0].slice(0, -m[2]!.length - (/["')]$/.test(m[0]) ? 1 : 0)))) found.push(make(m.index, m.index + m[0].length, m[1]!, m[2]))
    // "a financial strength rating of A- (VII)": the article is no grade, and the grade stands behind it.
    else SIZED.lastIndex = m.index + 1
  }
  // "Rating of A- for all insurers, A- X for the umbrella": beside one with its size, one without.
  const plain = found.length === 1 ? new RegExp(`\\b(?:rating|rated|best'?s?)(?: of| at least| no less than)? (${grade}) (?=(?:for|on) (?:all|every|each|the)\\b)`, 'gi').exec(cased.slice(0, found[0]!.start)) : null
  if (plain && isGrade(plain[1]!)) found.unshift(make(plain.index + plain[0].trimEnd().length - plain[1]!.length, plain.index + plain[0].trimEnd().length, plain[1]!))
  if (found.length) return withoutOthers(withAnother(found, cased, make), cased)
  for (const m of cased.matchAll(GRADE_ONLY)) {
    const g = m.slice(1).find((x) => x !== undefined)!
    if (NOT_GRADE.test(cased.slice(0, m.index + m[0].lastIndexOf(g)))) continue
    if (!isGrade(g) || (/\($/.test(cased.slice(0, m.index + m[0].lastIndexOf(g))) && /^\)/.test(cased.slice(m.index + m[0].lastIndexOf(g) + g.length)))) continue
    const size = /best|rat(?:ed|ing)|financial/i.test(cased) ? SIZE_ONLY.exec(cased)?.[1] : undefined
    const end = m.index + m[0].length
    // "Nothing below A-": the word is that of the rating.
    const start = /^(?:nothing|no ?one|none) /i.test(m[0]) ? m.index : m.index + m[0].toUpperCase().lastIndexOf(g.toUpperCase())
    if (found.length && !/;|, and /.test(cased.slice(found.at(-1)!.end, start))) break
    found.push(make(Math.min(start, end - g.length), end, g, size))
  }
  return withAnother(found, cased, make)
}

import { mayMatch } from './all-matches.ts'

/**
 * Repairs what scanning and typing break in the words this grammar needs: confused letters (l for I, 0 for o, rn for m),
 * words split by spaces, one wrong letter in a long word, and figures with stray spaces or letters. Only words of the list
 * below are ever produced, so other text is left as it is.
 */
const VOCABULARY = new Set(
  `comp cargo general liability commercial automobile auto autos vehicle vehicles business workers worker workmen compensation employers employer
  employee employees umbrella excess cargo motor truck occupational accident accidents professional indemnity errors omissions cyber
  pollution environmental property physical damage trailer interchange garage garagekeepers liquor products product completed operations
  practices crime fidelity dishonesty surety abuse molestation sexual misconduct riggers warehouse aviation aircraft interruption income
  builders inland marine equipment contingent bobtail trucking statutory occurrence occurrences aggregate aggregates combined single limit
  limits policy policies each person injury bodily personal advertising rented premises medical expense expenses payments disease insurance
  insured insureds insurer insurers additional primary contributory noncontributory waiver waivers waive waived waives subrogation notice
  cancellation cancelled canceled cancel rating rated better deductible deductibles retention retentions maximum minimum required require
  requires requirement requirements coverage coverages certificate certificates holder cert endorsement endorsements endorsed scheduled owned
  hired leased project location written recommended preferred encouraged optional advisory applicable contractor contractors subcontractor
  subcontractors vendor vendors consultant supplier carrier carriers lessee tenant licensee provider providers company companies owner
  shall must maintain maintained provide provided carry carried procure follow form million thousand hundred dollars including include
  includes included exclude excluded excludes exclusion exclusions renewal renewals expiration expire expires expired verify verified
  insure insures contract contracts agreement agreements declarations binder binders state states statute law laws days prior nonpayment
  premium older newer comp days each stop gap refrigeration breakdown reefer temporary continuous total disability accidental death dismemberment claim claims made
  retroactive basis exceed exceeds exceeding defense costs satisfied combination evidence evidenced accepted acceptable approved approval sufficient adequate
  document documents executed effective department county district authority university attached following township village borough city
  construction security agency vehicles services service operation organization officers directors officials volunteers agents elected
  appointed materials schedule section sections article purchase municipal number permit permits license licensed licenses concession
  line lines item items within dated scan scanned page facilities manager management landlord lessor licensor school board commission program programs enrollment
  replacement tenants contents janitorial fidelity bond bonds independent operator operators driver drivers freight broker brokers shipper subro contrib contributory public marina symbol legal quarterly annually monthly months before carries applies every expiry liab incl excl`
    .split(/\s+/)
    .filter(Boolean),
)
const SMALL = new Set(
  `a an and any are as at be by can do for from has have if in into is it its let may me my no non nor not of off on one or our out own per
  pre so the them then they this to under up us use was we who will with you your over all but each that such his her she he were been ad at
  work men made state form law auto truck damage gap stop days self set sub over under add art ins add red sure age`
    .split(/\s+/)
    .filter(Boolean),
)
/** Words that are one letter from a word of the list, and mean what they say. */
const OWN_WORDS = new Set(
  `contact contacts injured injures emissions detention detentions confession selected protect barrier barriers bidders overage overages trainer
  tracking shopper skipper waiters referred diggers finders erected billion attacked viability vocation missions triggers trawler distract
  contrasts particle promises occidental occident continent concussion constriction contiguous blinders ejected empires spanned married processional
  tillage chipper collars expanse drovers`
    .split(/\s+/)
    .filter(Boolean),
)
const LONGEST = 16

const skeleton = (w: string): string =>
  w
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replace(/[1|!i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
const BY_SKELETON = new Map([...VOCABULARY].filter((w) => w.length >= 4).map((w) => [skeleton(w), w]))

const deletions = (w: string): string[] => Array.from(w, (_, i) => w.slice(0, i) + w.slice(i + 1))
const NEAR = new Map<string, string[]>()
for (const w of VOCABULARY) if (w.length >= 7) for (const d of [w, ...deletions(w)]) NEAR.set(d, [...(NEAR.get(d) ?? []), w])

/** Whether two words differ by one letter added, lost, changed, or two neighbours swapped. */
function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const ra = a.slice(i)
  const rb = b.slice(i)
  if (ra.slice(1) === rb.slice(1) || ra.slice(1) === rb || ra === rb.slice(1)) return true
  return ra[0] === rb[1] && ra[1] === rb[0] && ra.slice(2) === rb.slice(2)
}

const ENDINGS = ['s', 'd', 'r', 'ed', 'ly', 'al', 'er']
const commonPrefix = (a: string, b: string): number => {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return i
}
/** Words that differ only at their end are two forms of a word, or two words, far more often than a misprint. */
const isInflection = (w: string, known: string): boolean =>
  commonPrefix(w, known) >= Math.min(w.length, known.length) - 2 ||
  ENDINGS.some((e) => w === known + e || known === w + e) || w.slice(0, -1) === known.slice(0, -1)

const cache = new Map<string, string>()
/** The word of the list that a broken word stands for, or the word itself. */
export function repairWord(wordIn: string): string {
  const w = wordIn.toLowerCase()
  if (w === 'wavier' || w === 'waviers') return w.replace('vie', 'ive')
  if (VOCABULARY.has(w) || OWN_WORDS.has(w) || w.length < 4 || w.length > LONGEST + 2) return wordIn
  const known = cache.get(w)
  if (known !== undefined) return known === '' ? wordIn : known
  let to = ''
  if (/[a-z]/.test(w)) {
    const bySkeleton = BY_SKELETON.get(skeleton(w))
    if (bySkeleton) to = bySkeleton
    else if (w.length >= 7 && /^[a-z]+$/.test(w)) {
      const near = new Set([...(NEAR.get(w) ?? []), ...deletions(w).flatMap((d) => NEAR.get(d) ?? [])])
      const fits = [...near].filter((v) => oneEditApart(w, v) && !isInflection(w, v))
      if (fits.length === 1) to = fits[0]!
    }
  }
  if (cache.size > 20_000) cache.clear()
  cache.set(w, to)
  return to === '' ? wordIn : to
}

const isKnown = (w: string): boolean => VOCABULARY.has(w) || SMALL.has(w)
/** Short words whose pieces are no words of their own. */
const SHORT = new Set(['auto', 'comp', 'days', 'each', 'cert'])
/** The word that pieces make together, or null. What was once tried is kept: texts say the same words over and over. */
function joinedWord(pieces: string[]): string | null {
  const joined = pieces.join('').toLowerCase()
  if (joined.length > LONGEST + 2) return null
  const known = joins.get(joined)
  if (known !== undefined) return known
  const whole = VOCABULARY.has(joined) ? joined : (BY_SKELETON.get(skeleton(joined)) ?? joined)
  const word = (whole.length >= 5 || SHORT.has(whole)) && whole.length <= LONGEST && VOCABULARY.has(whole) ? whole : null
  if (joins.size > 20_000) joins.clear()
  joins.set(joined, word)
  return word
}
const joins = new Map<string, string | null>()
const LETTERS = /^[a-z]+$/i
const PIECE = /^(?!\d+$)[a-z0-9|]+$/i
const SPACES = /^ +$/

/** What the words of the list begin with, as they stand and by their skeletons. */
const STARTS = new Set<string>([...VOCABULARY].flatMap((w) => [w, skeleton(w)]).flatMap((w) => Array.from(w, (_, i) => w.slice(0, i + 1))))
const starts = new Map<string, boolean>()
/** Whether a piece may be the first of a broken word. The last letter of its skeleton may change with what follows ("r" and "n"). */
function mayStart(piece: string): boolean {
  const held = starts.get(piece)
  if (held !== undefined) return held
  const low = piece.toLowerCase()
  const bare = skeleton(low.slice(0, -1))
  const may = LETTERS.test(piece) && (STARTS.has(low) || STARTS.has(skeleton(low)) || (/[rv]$/.test(low) && (bare === '' || STARTS.has(bare))))
  if (starts.size > 20_000) starts.clear()
  starts.set(piece, may)
  return may
}

/** Joins the pieces of a word that spaces broke apart: "occur rence", "Li ability". */
function joinPieces(tokens: string[]): string[] {
  const out: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    const t = tokens[i]!
    const span = mayStart(t) && !tokens[i - 1]?.endsWith("'") ? piecesFrom(tokens, i) : null
    out.push(span ? span.word : t)
    if (span) i += 2 * (span.pieces - 1)
  }
  return out
}

/** Three pieces or two that make a word from here on. */
function piecesFrom(tokens: string[], at: number): { word: string; pieces: number } | null {
  const pieces = [tokens[at]!]
  for (let next = at + 2; pieces.length < 3 && SPACES.test(tokens[next - 1] ?? '') && PIECE.test(tokens[next] ?? ''); next += 2) pieces.push(tokens[next]!)
  for (; pieces.length > 1; pieces.pop()) {
    if (pieces.every((p) => isKnown(p.toLowerCase()))) continue
    const word = joinedWord(pieces)
    if (word !== null) return { word, pieces: pieces.length }
  }
  return null
}

const figureLetters = (s: string): string => s.replace(/[oO]/g, '0').replace(/[lI|]/g, '1').replace(/S/g, '5').replace(/B/g, '8')

/** What scans and typists break, with what it stands for, in the order it is put right. */
const REPAIRS: [RegExp, string | ((s: string, ...more: string[]) => string)][] = [
  [/(?<=[A-Za-z]) \.(?=\s|$)/g, '.'],
  [/\bwork (men|man|ers|er)(?= ?['’`]| comp| c[o0]rn?p)/gi, 'work$1'],
  [/\b(work(?:er|men|man|ers)?s?|employers?) ?(['’`]) ?s\b/gi, '$1$2s'],
  [/\b(gen|add|int) ?['’`] ?l\b/gi, "$1'l"],
  [/\bmcs[- ]?9[oO](?![A-Za-z0-9])/gi, 'MCS-90'],
  [/\$ ?\d{1,3}(?: ?, ?(?:[\dOo] ){2}[\dOo])+(?![A-Za-z0-9])/g, (s) => figureLetters(s.replaceAll(' ', ''))],
  [/\$(?: ?\d| ?,){5,}(?!\d)/g, (s) => (/^\$\d{1,3}(?:,\d{3})+$/.test(s.replaceAll(' ', '')) ? s.replaceAll(' ', '') : s)],
  [/\b(CG|CA|WC) ?([0-9OolI|]{2}) ?([0-9OolI|]{2})(?![0-9A-Za-z,.])/g, (s, form: string, a: string, b: string) => (/\d/.test(a + b) && /[OolI|]/.test(a + b) ? `${form} ${figureLetters(a)} ${figureLetters(b)}` : s)],
  [/\bA(?:11|1l|l1)(?= [a-z])/g, 'All'],
  [/\bE ?& ?0(?![\d.,])/g, 'E&O'],
  [/\b0(?=[NRF]\b)|(?<=[A-Z])0(?=[A-Z])/g, 'O'],
  [/(?<![\d.,$#-])\b1(?=[FSN]\b)/g, 'I'],
  [/(?<![\d.,$#-])\b1(?=[fn]\b)/g, 'i'],
  [/(?<![A-Za-z0-9$.,])0(?=[a-z]{3})/g, 'o'],
  [/(?<=[a-z])0(?=[a-z])|(?<![A-Za-z0-9$.,])0(?=[nrf]\b|cc\b|ccurr)|(?<=\b[nt])0\b/g, 'o'],
  [/\b(?:(G|E) ?\. ?L|(W) ?\. ?C)(?: ?\.(?=[\s,;]|$)|(?=:))/g, (_, l?: string, w?: string) => (w ? 'WC' : `${l}L`)],
  [/\bA I\b(?= +(?:on|for|under|status|required)\b| *[:=])/g, 'AI'],
  [/\bwith in\b(?= (?:the (?:last|past) )?(?:\d|[lI|]\d|thirty|sixty|ninety|ten|fifteen|forty))/gi, 'within'],
  [/(?<![A-Za-z0-9$.,'])(?=[lI]*I)(?=[lI]*l)[lI]{2,3}(?=\s*(?:[.,;)]|$| and\b| or\b))/g, (s) => 'I'.repeat(s.length)],
  [/\b(?:B ?\. ?[Il1]|P ?\. ?D) ?\.(?=[\s:])/g, (s) => (s.startsWith('B') ? 'BI' : 'PD')],
  [/^(\W*)O R(?= +\$)/, '$1OR'],
  [/(?<=\b[Nn]o (?:[\w&/-]+ ){1,3})excl\b\.?/g, 'exclusion'],
  [/\baccid\b(?: ?\.)?/gi, 'accident'],
  [/\boccurr\b(?: ?\.)?|(?<=\b(?:each|per|ea) )occur ?\./gi, 'occurrence'],
  [/\baggreg\b(?: ?\.)?/gi, 'aggregate'],
  [/\b(?:CG L|C GL)\b/g, 'CGL'],
  [/\b(?:C G L|G L|W C|E L|N O C|W O S)\b(?! [A-Z]\b)/g, (s) => s.replaceAll(' ', '')],
  [/\$ ?[\dlIoO|]{1,3}(?: ?[,.] ?[oO0]{3})+(?![A-Za-z0-9])/g, figureLetters],
  [/(?<=[a-z]{2})(?<!\d ?(?:mil|mill|million|mm|thousand|thou))\/(?=\$ ?\d|\d[\d,.]* ?(?:mm?|k|mil|million|thousand)\b)/gi, ', '],
  [/\( ([0-9oO]{1,3}) \)/g, '($1)'],
  [/\b(days) ['’] ?(?=n[o0]t[i1l]ce)/gi, "$1' "],
  [/(?<![A-Za-z0-9])[lI1][oO](?= +days?\b)/gi, '10'],
  [/\((\d)[oO]\)|(?<![A-Za-z0-9])(\d)[oO](?= days?\b)/gi, (_, a?: string, b?: string) => (a ? `(${a}0)` : `${b}0`)],
  [/\( ([0-9a-z]{1,3}) \)/gi, '($1)'],
  [/\( (?=[A-Za-z0-9][^()]* \))/g, '('],
  [/(?<=\([A-Za-z0-9][^()]{0,60}) \)/g, ')'],
  [/\bC ?\. ?G ?\. ?L ?\.?(?![A-Za-z])/g, 'CGL'],
  [/(?<![\d,.$] ?)\b([1-9]) ([05])(?= +(?:days?|calendar)\b)/gi, '$1$2'],
  [/(?<![A-Za-z0-9$.,])[lI|] ([05])(?= +(?:days?|calendar)\b)/g, '1$1'],
  [/\$ ?\d(?: ?[\dOo]){1,2} ?, ?(?:[Oo0] ?){2}[Oo0](?![A-Za-z0-9])/g, (s) => figureLetters(s.replaceAll(' ', ''))],
  [/\b(?:a gg|ag g)\b/gi, 'agg'],
  [/\b(?:inc l|in cl|i ncl)\b/gi, 'incl'],
  [/\b(wk|work(?:er)?s?['’]?)( ?\.?) ?c omp\b/gi, '$1$2 comp'],
  [/\bwk ?\.? ?comp\b/gi, 'work comp'],
  [/\breq ?['’] ?d\b\.?/gi, 'required'],
  [/\b(pref|rec) ?['’] ?d\b\.?/gi, (_, w: string) => (w.toLowerCase() === 'pref' ? 'preferred' : 'recommended')],
  [/\bA ?dd ?(['’]) ?l\b/gi, "add$1l"],
  [/\bnon-?own\b/gi, 'non-owned'],
  [/\b(?:o cc|oc c)\b/gi, 'occ'],
  [/\b(stat(?:utory)?)\s*\/\s*(?=\$?\d)/gi, '$1, '],
  [/(?<=[a-z]) ['’] s\b/g, "'s"],
  [/\bN ?\/ ?A\b/g, 'N/A'],
  [/\bA ?\. ?[lI1] ?\.(?=\s|$)/g, 'AI'],
  [/(?<=[A-Za-z0-9)]) ([,;])(?=\s)/g, '$1'],
  [/\b([Nn]) on(?= ?-? ?(?:contr|own|tru|pay|ren))/g, '$1on'],
  [/\b(?:d ays|da ys|day s)\b(?! inn)/gi, 'days'],
  [/(?<![\d,.$])\b0K\b/g, 'OK'],
  [/(?<=[A-Za-z]{2})!(?=[a-z])/g, 'l'],
  [/(?<=(?:usd|us\$|\$|eur|€) ?)\d{1,3}\.\d{3}(?![\d.]| ?(?:million|mil\b|mm?\b|k\b|bn|billion))/gi, (s) => s.replace('.', ',')],
  [/(?<![A-Za-z0-9])S(?=\d{1,3}[,.]\d{3}|\s{1,3}\d{1,3} ?, ?\d{3}(?!\d))/g, '$'],
  [/(?<=[$\s(/]|^)[\dlIoO|SB]{1,3}(?: ?[,.] ?[\dlIoO|SB]{3})+(?![A-Za-z0-9])/g, (s) => {
      const fixed = figureLetters(s)
      if (/^[1-9][\doO]{0,2}(?: ?, ?[oO0]{3})+$/.test(s)) return fixed.replaceAll(' ', '')
      return (s.match(/\d/g) ?? []).length * 2 >= fixed.replace(/\D/g, '').length - 3 && /[\d]/.test(s) ? fixed : s
    }],
  [/\$ +(?=[\d])/g, '$'],
  [/(\d) ?([,.]) ?(\d{3}) ?([,.]) ?(\d{3})(?!\d)/g, '$1,$3,$5'],
  [/(\$\d{1,3}) ?, ?(\d{3})(?!\d)/g, '$1,$2'],
  [/(\$\d{1,3}) (\d{3}) (000)(?!\d)/g, '$1,$2,$3'],
  [/(?<![\d.,])(\d{1,3}) ,(\d{3})(?!\d)/g, '$1,$2'],
  [/(?<![\d.,])(\d{1,3}), (000)(?![\d,])/g, '$1,$2'],
]

/** Puts broken figures together: "$ 1,000, 000", "$l,OOO,000", "1.000.000", "S500,000". */
export function repairFigures(text: string): string {
  let out = text
  for (const [pattern, to] of REPAIRS) if (mayMatch(pattern, out)) out = typeof to === 'string' ? out.replace(pattern, to) : out.replace(pattern, to)
  return out
}

/** Repairs one sentence or cell. Case is kept. */
export function repairText(text: string): string {
  const figures = repairFigures(text).replace(/\baddi?t? ?['’`]? ?[l1I]\b(?: ?\.)?/gi, (s) => (/['’`]|[l1I] ?\./.test(s) || /addl/i.test(s) ? 'additional' : s))
  const spaced = figures.replace(/\b(?:[A-Za-z] ){4,}[A-Za-z]\b/g, (s) => {
    const joined = s.replaceAll(' ', '')
    return VOCABULARY.has(joined.toLowerCase()) ? joined : s
  })
  // Pieces are joined before words are repaired as well: "ompensation" alone would be made whole and leave its first letter over.
  const broken = spaced.split(/([^A-Za-z0-9|]+)/)
  const tokens = joinPieces(broken)
  let whole = tokens.length === broken.length
  for (let i = 0; i < tokens.length; i += 2) {
    const word = tokens[i]!
    if (!/[A-Za-z]/.test(word)) continue
    tokens[i] = repairWord(word)
    if (tokens[i] !== word) whole = false
  }
  return (whole ? spaced : joinPieces(tokens).join('')).replace(/\b(workers?|workmens?|employers?) +(?=['’`] )/gi, '$1')
}

import { bracketsOfSome } from './brackets-of-some.ts'
import { DomainError } from '../../../kernel/index.ts'
import { inEnglish } from './in-english.ts'
import { lettersOfScan } from './letters-of-a-scan.ts'
import { periodsInDays } from './periods-in-days.ts'
import { plainlyAsked } from './said-round.ts'
import { asBytes } from './one-byte.ts'
import { repairText } from './repair-words.ts'

/** Longest requirement text that is read, in characters (API: source_text). */
export const REQUIREMENT_TEXT_MAX = 200_000

/** A text that cannot be read as requirements at all: a validation error, whose message may be shown to the sender. */
export class UnreadableRequirementText extends DomainError {
  readonly reason: 'text_empty' | 'text_too_long' | 'text_is_binary' | 'text_in_another_script'
  constructor(reason: UnreadableRequirementText['reason'], message: string) {
    super('validation_failed', message, { param: 'source_text' })
    this.name = 'UnreadableRequirementText'
    this.reason = reason
  }
}

/** Letters of an alphabet that no grammar here is written in. */
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/gu

const SHORT = 80
const LEAST_LETTERS = 2

/** Refuses what is not text: empty, longer than the limit, or mostly control and replacement characters; and text that is hardly in Latin letters. */
export function assertReadable(text: string): void {
  if (typeof text !== 'string' || !text.trim()) throw new UnreadableRequirementText('text_empty', 'The requirement text is empty.')
  if (text.length > REQUIREMENT_TEXT_MAX && [...text].length > REQUIREMENT_TEXT_MAX)
    throw new UnreadableRequirementText(
      'text_too_long',
      `The requirement text is longer than ${REQUIREMENT_TEXT_MAX.toLocaleString('en-US')} characters.`,
    )
  let strange = 0
  let letters = 0
  for (const char of text) {
    const c = char.codePointAt(0)!
    if (
      (c < 32 && c !== 9 && c !== 10 && c !== 13 && c !== 12 && c !== 11) ||
      c === 0xfffd ||
      (c >= 0x7f && c < 0xa0) ||
      (c >= 0xd800 && c < 0xf8ff)
    )
      strange++
    else if ((c >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 0xc0 && c < 0x250 && c !== 0xd7 && c !== 0xf7)) letters++
  }
  const isStrange = strange > text.length * 0.05 + 3
  const seen = text.replace(/\s/g, '').length
  // "GL $1,000,000/2,000,000": a line may be mostly figures.
  const hardlyText = letters < (seen < SHORT ? LEAST_LETTERS : seen * 0.15)
  if (!isStrange && letters < seen * 0.15 && (text.match(FOREIGN_LETTER)?.length ?? 0) > seen * 0.15)
    throw new UnreadableRequirementText('text_in_another_script', 'The requirement text is hardly written in Latin letters: English is read. Send a translation, or the rules themselves.')
  if (isStrange || hardlyText)
    throw new UnreadableRequirementText('text_is_binary', 'The requirement text does not read as text: it may be a damaged or binary file.')
}

/** No table is set with wider gaps, and no paragraphs further apart: longer runs of white space are cut to this. */
const GAP_MAX = 120
const BREAKS_MAX = 8
/** Marks that are not seen: soft hyphens, at the end of a line with its break, and characters without width. */
const UNSEEN = /\u00ad[ \t]*\r?\n[ \t]*|[\u00ad\u200b-\u200f\u2060\ufeff]/g
const OTHER_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const OTHER_BREAKS = /[\u0085\u2028\u2029]/g
/** Bullets, ticks and boxes of the fonts that word processors draw them with. */
const SYMBOLS: Record<string, string> = { '\uf0b7': '\u2022', '\uf0a7': '\u2022', '\uf0d8': '\u2022', '\uf076': '\u2022', '\uf0fc': '\u2713', '\uf0fe': '\u2611', '\uf0fd': '\u2612', '\uf078': '\u2612', '\uf0a8': '\u2610', '\uf06f': '\u2610', '\uf071': '\u2610' }
/** What may stand beside a page's number, and says nothing without it. */
const BESIDE_FOOT = String.raw`(?:[ \t]*(?:\d{1,3}|confidential|draft)[ \t]*\n(?:[ \t\f]*\n){0,4})?`
const FOOT = String.raw`[ \t]*(?:page \d{1,3}(?: ?(?:of|\/) ?\d{1,3})?|[-\u2013] ?\d{1,3} ?[-\u2013]|<page>[ \t]*\d{0,3})[ \t]*\n`
/** "Page 2 of 7", "- 14 -", a figure alone between blank lines: what stands at the foot of a page and at the head of the next parts nothing. */
const PAGE_FOOT = new RegExp(String.raw`\n(?:[ \t]*\n){0,4}(?:${BESIDE_FOOT}${FOOT}(?:[ \t\f]*\n){0,3}${BESIDE_FOOT}|(?<=\n[ \t]{0,9}\n)[ \t]*\d{1,3}[ \t]*\n(?:[ \t]*\n){1,8})\f?([ \t]*\S[^\n]{0,4})`, 'gi')
/** A mark, text set in, or small letters go on with what stands on the page before. */
const GOES_ON = /^[ \t]{2,}|^[ \t]*(?:\$|[-*\u2022\u2013] |\(?[a-z\d]{1,3}[.)]|[a-z])/
/** A text with plain spaces, and without the long runs of white space that many patterns would walk through again from each of their places. */
export const withPlainSpaces = (text: string): string =>
  withoutRuns(text.replace(UNSEEN, '').replace(OTHER_SPACES, ' ').replace(OTHER_BREAKS, '\n').replace(/[\uf06f-\uf0fe]/g, (c) => SYMBOLS[c] ?? c)).replace(PAGE_FOOT, (_, next: string) => (GOES_ON.test(next) ? '\n' : '\n\n') + next)

const withoutRuns = (text: string): string =>
  text.replace(/[^\S\r\n]{120,}/g, (s) => s.slice(0, GAP_MAX)).replace(/(?:\r\n?|\n)(?:[^\S\r\n]{0,120}(?:\r\n?|\n)){8,}/g, () => '\n'.repeat(BREAKS_MAX))

/** `US$1,000,000`, `USD 1,000,000`, and `1,000,000 dollars` with or without a sign before it: one way of writing an amount. */
const FOREIGN_SIGN = /\b(?:US ?\$ ?|USD ?\$? ?(?=\d))/gi
const SIGN_BEHIND = /(?<![\d.,$])(?:\$ ?)?(\d{1,3}(?:,\d{3})+|\d{4,9})(?:\.00)? (?:US ?D|(?:US |U\.S\. )?dollars)\b/gi

/** "One Million ($1,000,000.00) Dollars" */
const DOLLARS_BEHIND = /(\(\$ ?\d[\d,]*(?:\.\d\d)?\)) (?:US |U\.S\. )?dollars\b/gi

/** What is not one plain space already: putting a space for each space took as long as all other marks of a sentence together. */
export const ODD_SPACES = /\s{2,}|[^\S ]/g

/** Punctuation and spacing in one form; letters as they were. The length may change. */
const plainCharacters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/§§? ?(?=\d|\()/g, 'section ')
    .replace(/\u2264/g, '<=')
    .replace(/\u2265/g, '>=')
    .replace(/\u2044/g, '/')
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(ODD_SPACES, ' ')
    .replace(FOREIGN_SIGN, '$')
    .replace(SIGN_BEHIND, '$$$1')
    .replace(DOLLARS_BEHIND, '$1')

export type PlainText = { cased: string; lower: string }
/** A sentence as the grammar reads it: plain characters, repaired words and figures, with and without case at equal positions. */
export function readableText(raw: string): PlainText {
  const held = kept.get(raw)
  if (held) return held
  const text = makeReadable(raw)
  kept.set(raw, text)
  return text
}

/** Headings are read before the lines they stand on, and a text may be read again: what was worked out is kept till the end. */
const kept = new Map<string, PlainText>()
export const forgetTexts = (): void => kept.clear()

/** "Prof . liab .": a scan sets the dot of an abbreviation apart. */
const APART = /(?<=\b(?:prof|liab|occur|aggreg|accid|insur|contrib|subro|subrog|prim|gen|genl|auto|comp|ded|occ|acc|agg|emp|empl|umb|ins|cert|stat|add'l|excl|incl|pol|cov)) \.(?= )/gi
/** "30 day cxl notice" */
const CANCELLATION = /\b(?:cxln?|cncl|canx|cancl)\b(?:\.(?= [a-z]))?|\bcx\b(?= notice\b)|(?<=\b(?:days?['\u2019]?|notice of) )cx\b|\bcan\.(?= notice\b)/gi
/** "wvr. of subro.", "30 da." */
const WAIVER = /\bwvr\b\.?(?= of\b)/gi
const IN_DAYS = /(?<=\d) da\.(?=[ ,;)]|$)/gi
const NAMED_NEXT = "(?:c?gl|general liab\\w*|auto\\w*|b?al|bap|wc|work(?:er)?s?'?s? comp\\w*|umb(?:rella)?|ul|excess|xs|(?:motor truck )?cargo|mtc|e ?& ?o|prof\\w*|cyber|pollution|liquor|garage\\w*|crime|property)\\b"
/** "GL $1M / Auto $1M / WC stat": slashes set apart that part coverages, each behind the amount of the one before it. */
const SLASHES = new RegExp(`(?<=(?:\\d ?(?:k|mm?|mil|million|thousand)?|csl|agg(?:regate)?|occ(?:urrence)?|stat(?:utory)?\\.?(?: limits)?|[)])) / (?=${NAMED_NEXT})`, 'gi')
const SLASHES_ALSO = new RegExp(`(?<=\\b(?:wc|comp(?:ensation)?)) / (?=${NAMED_NEXT})`, 'gi')
const slashList = (text: string): string => (text.includes(' / ') && text.search(SLASHES) >= 0 ? text.replace(SLASHES, ', ').replace(SLASHES_ALSO, ', ') : text)

/** "Professional (survey) liability": a bracket within a name is read behind it. */
const NAME_AROUND = /\b(professional|pollution|products?|general|cyber|liquor|garage|aviation|marine|environmental) \(([a-z][a-z &\/-]{2,30})\) (liability)\b/gi

/** "GL ($1M/$2M; AI; P&NC), auto ($1M; AI)": within brackets a semicolon parts no clauses. */
const BRACKETED = /\((?![a-z]\)|[ivx]+\))[^()\n]{1,160}\)/gi
const withinBrackets = (text: string): string => (text.includes(';') ? text.replace(BRACKETED, (s) => s.replaceAll(';', ',')) : text)

/** "Manager shall, and shall require each vendor to, carry ...": asked of itself first. */
const OF_OTHERS_AS_WELL = /(\b(?:shall|must|will)),? and (?:shall |must |will )(?:also )?(?:cause|require|ensure|obligate)\b[^.;:]{0,90}? to,? (?=(?:carry|maintain|procure|obtain|provide|keep|purchase|effect)\b)/gi
/** "WC or OA ($500,000) - no exceptions": what is said of it anyway. */
const NO_EXCEPTIONS = /(?: ?[-,;(]+)? ?\b(?:with )?no exceptions\b\)?!?(?=\s*(?:[.;,]|$))/gi
/** "can be met w/ umbrella" */
const MET_WITH = /\b((?:met|satisfied|reached|achieved|combined|fulfilled|filled|made up|there|stacked) )w\/ ?(?=(?:an? |the |your |their |any )?(?:umbrella|excess|xs|umb)\b)/gi
/** "owned/hired/NO" */
const NON_OWNED = /(?<=\b(?:owned|hired|Owned|Hired|OWNED|HIRED) ?(?:\/|&) ?)N\/?O\b/g
/** "Commercial general liability (or equivalent) insurance" */
const EQUIVALENT = / \((?:or|and\/or) (?:its |an? )?(?:equivalent|similar|like)(?: (?:forms?|coverage|insurance|polic(?:y|ies)))?\)/gi
/** "Vendor waives, for itself and its insurers, any right of subrogation" */
const FOR_ITSELF = /(\bwaives?),? (?:for|on behalf of) (?:itself|himself|herself|themselves|yourself),? (?:and|as well as) [^.;:]{3,90}?,? (?=(?:any|all|its|their|the|rights?|every|each)\b[^.;]{0,40}\b(?:subrogation|recovery)\b)/gi
/** "Additional insured (not applicable to workers' compensation)" */
const NOT_APPLIED = /(?<=\b(?:insureds?|status|endorsements?|subrogation|contributory|wai?vers?|waiver of subro|notice|cancellation|AI|WOS|PNC)) \((?:this )?(?:not applicable|does not apply|doesn't apply|inapplicable|not required|n\/a) (?:to|for|on|under) (?=[^()\d]{2,60}\))/gi
export const ofItself = (text: string): string => (/\band (?:shall|must|will) /i.test(text) ? text.replace(OF_OTHERS_AS_WELL, '$1 ') : text)

/** "AM A-7", "AMB A- VIII": short for the agency whose rating follows. */
const BEST = /(?<!\d ?)\b(?:AMB|AM):? (?=[AB][+-]{0,2}[ :,/-]{0,2}(?:\d{1,2}|[IVX]{1,4})(?=\s*(?:[.,;)]|$)| or (?:better|higher|above)))/g
const bestInWords = (text: string): string => (text.includes('AM') ? text.replace(BEST, "Best's ") : text)

/** "a mil", "half a mil", "a hundred grand": spoken scales. */
const SPOKEN_MIL = /(?<=(?<![a-z0-9-])(?:an?|one|two|three|four|five|ten|twenty|half an?) )mils?(?=\s*(?:$|[.,;:\/()&-]|(?:and|or|per|each|csl|combined|occ\w*|agg\w*|umb\w*|limit|min\w*|in|of|on|for|auto|gl|cargo|general|excess|liability)\b))/gi
/** "pollution - million", "..., then a million": a scale alone is one of it. */
const LONE_MILLION = /(?<=[a-z)"'] ?(?:[:=,]|-) )million(?= (?:csl|per occurrence|each occurrence|combined)|\s*(?:[.;,)]|$))/gi
const GRAND = /(?<=(?<![a-z0-9])(?:an? hundred|(?:two|three|five) hundred|ten|twenty|(?:twenty|seventy)[- ]five|fifty|\d{1,3}) )grand\b/gi

function makeReadable(raw: string): PlainText {
  const plain = bracketsOfSome(slashList(bestInWords(periodsInDays(withinBrackets(inEnglish(plainlyAsked(ofItself(lettersOfScan(asBytes(plainCharacters(raw))))))))))).replace(/\b(?:CO[l1|]|C0[Il1|])(?=s?\b)/g, 'COI').replace(NO_EXCEPTIONS, '').replace(FOR_ITSELF, '$1 ').replace(NON_OWNED, 'non-owned').replace(EQUIVALENT, '').replace(NOT_APPLIED, ' (except ').replace(/(?<![\d$,.])(\d{1,3}) ?\+(?= days?\b)/gi, '$1').replace(/\b([AB])-(?:minus|Minus|MINUS)\b/g, '$1-').replace(/\b([Aa])d ?d ?' ?l(?= )/g, "$1dd'l").replace(/\bw\/in\b/gi, 'within').replace(MET_WITH, '$1with ').replace(/\bw\/(?=\$?\d)/gi, 'w/ ').replace(NAME_AROUND, '$1 $3 ($2)').replace(APART, '.').replace(CANCELLATION, 'cancellation').replace(WAIVER, 'waiver').replace(IN_DAYS, ' days').replace(SPOKEN_MIL, 'million').replace(LONE_MILLION, '$$1,000,000').replace(GRAND, 'thousand').replace(/\[(\d{1,2})\]/g, '($1)')
  const cased = repairText(plain.replace(/\*\*|__(?=\w)|(?<=\w)__/g, ''))
    .replace(ODD_SPACES, ' ')
    .trim()
  // Small letters of Latin-1 are as long as capitals; beyond it a letter that would change its length stays as it is.
  const lower = /^[\0-\xff]*$/.test(cased) ? cased.toLowerCase() : Array.from(cased, (c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join('')
  return { cased, lower }
}

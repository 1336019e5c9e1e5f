import { allMatches } from './all-matches.ts'
import type { Reading } from './find-mentions.ts'
import type { CertificateStatement } from './statements.ts'

const NAME_AFTER =
  /^\W*(?:(?:any|every|all|both|each)[a-z ]{0,24}: )?(?:the )?certificate holders?(?: (?:name|box|is to|(?:must|should|shall|will|to)(?: (?:be|read|show|state|list|say))?|is|are|reads?|shown as|listed as|as follows|exactly as follows))*(?: (?:exactly )?as(?: follows)?)?\s*(?:(?:and|&|\/) additional(?:ly)? insured(?: is)?\s*)?(?:\([^)]*\)\s*)?[:=,-]?\s*([^;]{3,300})(?:;.*)?$/i
const NAME_MID =
  /cert(?:ificate)?\.? holders?(?: (?:must|should|shall|will|to|is|are|box|be|reads?|read|show|named|listed|as|exactly))*(?: (?:on|under|for) [^:.]{1,40}(?=:))?\s*(?::|=|\bis\b|\bas\b|\bread\b|\bbe\b|-)\s*([^;]{3,300})(?:;.*)?$/i
const NAMED_AS =
  /(?:list|show|name|naming|with|identify|put|include|designate|add|have)(?:s|ing)? (?:the )?(.{3,160}?) (?:shown |listed |named |as |in the )*(?:as |in )(?:the |a )?(?:certificate|cert) holder/i
/** "The certificate must list Tern Island Conservancy, 12 Ferry Ln, Rockport ME 04856 as holder": a name with its address. */
const NAMED_BARE = /\b(?:list|show|name|(?:go|goes|sent|issued|made out|addressed) to)s? ([A-Z][^.;:]{3,120}?,[^.;:]{0,60}?\d[^.;:]{0,40}?) as (?:the )?holder\b/
/** "Certificates name Foxglove Schools Foundation as holder." */
const CERTIFICATES_NAME = /^(?:the |all |each )?(?:certificates?|cois?)(?: must| should| shall| to)? (?:name|list|show)s? ([A-Z][^.;:]{3,120}?) as (?:the )?(?:certificate )?holder\b/i
/** "Redstone Freight LLC, 410 Canal St, Mobile AL 36602 as certificate holder" */
const ITEM_AS = /^(?!(?:coi|cert|acord|please|list|show|name|your|the cert|all|each|every)\b)(?!.*\b(?:must|shall|should|list|show|send|come|name)s?\b)([A-Z][^.;:]{5,160}?\d[^.;:]{0,40}?),? as (?:the |our )?(?:certificate|cert) holder\s*[.;]?\s*$/i
const SUBJECT_AS =
  /(?:^|; )(?:[A-Z][a-z]{2,12}(?: [a-z]+)?: )?([^;]{3,160}?),? (?:shall|must|should|is|will)(?: also)?(?: to)?(?: be)?(?: (?:named|listed|shown|identified|show|appear))*(?: as)? (?:the |a )?(?:certificate|cert) holder/i
/** "Blue Heron Lines is additional insured (auto, GL) and certificate holder" */
const SUBJECT_BOTH = /^([A-Z].{2,120}?) (?:is|are|as|must be|shall be|to be|goes on as) (?:(?:named|listed|shown|added)(?: as)? )?(?:an? |the )?(?:additional(?:ly)? insureds?|AI)\b[^.;:]{0,80}\b(?:and|&|\+) (?:the |a )?(?:certificate|cert) holder\s*[.;]?\s*$/i
/** "..., certificate holder Polder Shipping BV." */
const NAME_END = /[,;:] ?certificate holder ((?:[A-Z][\w&'.-]*)(?: (?:of |and |the |& )?[A-Z][\w&'.-]*){0,7})\s*\.?$/
const NAMED_BOTH = /\b(?:put|list|name|naming|add|show)(?:s|ing)? ([A-Z].{2,80}?) (?:in |down )?as (?:an )?additional(?:ly)? insured\b[^.;]{0,80}\band (?:as )?(?:the )?(?:certificate )?holder/
const ISSUED_TO = /certificates? (?:must|should|shall|are to|to|is to|will)? ?(?:be )?(?:issued|made out|addressed) to:? (.{3,200})$/i
/** "..., Blue Heron Brokerage as cert holder": a name in capitals before it. */
const NAME_BEFORE = /(?:^|[,;:.] )(?:and |with |the )?((?:[A-Z][\w&'.-]*)(?: (?:of |and |the |& )?[A-Z][\w&'.-]*){0,7})(?:, an? [\w ]{3,40},)? (?:as|=) (?:the |our )?(?:certificate|cert) ?holder/
/** "Holder of the certificate: ...", "Bluegrass LLC: additional insured under (1), certificate holder under (2)". */
const HOLDER_OF = /^\W*holder of (?:the|each|any) (?:certificate|cert)s?\s*[:=-]\s*(.{3,300})$/i
const NAME_COLON = /^([A-Z][^:.;]{3,80}): (?:an? |the )?(?:additional(?:ly)? insured|loss payee|certificate holder|cert holder)\b(?:[^.]*[ ,])?(?:(?:certificate|cert) holder\b)(?! ?:)/
/** "Larch LLC: certificate holder and additional insured (item 1)" */
const NAME_IS_HOLDER = /^([A-Z][^:.;]{3,80}): (?:the |our )?(?:certificate|cert) holder\b(?! ?:)/
const NOT_A_NAME =
  /^(?:as |and |the |an? )?(?:additional insured|must|shall|only|required|listed|above|below|is|the certificate|exactly|on the|your|our|we|us|the same|same\b|a certificate|written notice|by|for|with|upon|of)\b|^(?:the )?(?:owner|city|us|company|landlord|carrier|broker|shipper|contractor|buyer|client|customer|lessor|authority|district|county|university)$/i

const tidy = (s: string): string =>
  s
    .replace(/^["'\u201c\u2018*\s]+/, '')
    .replace(/["'\u201d\u2019*]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]+$/, (e) =>
      /\b(?:Inc|Co|Corp|Ltd|LLC|L\.P|St|Ave|Rd)$/i.test(s.slice(0, s.length - e.length)) && e.startsWith('.') ? '.' : '',
    )
    .trim()

/** The name and address after "certificate holder", as written, or null. */
export function readHolder(rawIn: string): string | null {
  const raw = rawIn.replace(/\*\*/g, '').replace(/^(\W*(?:certificate|cert) holder) only(?=\s*[:=-])/i, '$1').replace(/\bcert(?:ificate)?[- ]?holder/gi, 'certificate holder').replace(/\s+/g, ' ')
  const short = /^\W*(?:the )?(?:certificate )?holder(?: ?(?:&|and|\+|\/) ?(?:ai|additional(?:ly)? insured))? ?(?:\bis\b|\bshould (?:be|read)\b|\bmust (?:be|read)\b|\breads?\b|=|:)\s*:?\s*(.{3,300})$/i.exec(raw)
  if (short) return holderName(short[1]!)
  const weAre = /\b(?:we|us) (?:are|as) (?:the )?(?:cert(?:ificate)? )?holder ?\(([^)]{3,120})\)/i.exec(raw)
  const makeUs = /\bus ?\(([^)]{3,120})\)[^.;]{0,30}certificate holder/i.exec(raw)
  if (makeUs) return holderName(makeUs[1]!)
  if (weAre) return holderName(weAre[1]!)
  const goesIn = /(?:^|[.;,] ?)([A-Z][^.;]{2,100}?) (?:goes|belongs|should go|must go|is to go) (?:in|into|on) the (?:cert(?:ificate)? )?holder(?:'s)? (?:box|section|field|area|line|block)/.exec(raw)
  if (goesIn) return holderName(goesIn[1]!)
  // "Everyone: Northfork LLC is the cert holder, 77 Depot St, Rockford"
  const addressed = /^(?:[A-Z][a-z ]{2,24}: )?([A-Z][^:;]{2,80}?) (?:is|are|as) (?:the |our )?certificate holder,? (?:at |of )?(\d[^;]{5,120})$/.exec(raw.trim())
  if (addressed) return holderName(`${addressed[1]!}, ${addressed[2]!}`)
  // "Redstone is certificate holder: Redstone Freight LLC, 410 Canal St, Mobile AL 36602"
  const spelled = /^[A-Z][^:;]{1,80}? (?:is|are) (?:the |our )?certificate holder ?: ?([A-Z][^:;]{3,60},[^;]{0,120}\d[^;]{0,60})$/.exec(raw.trim())
  if (spelled) return holderName(spelled[1]!)
  // "The certificate goes to: Larch LLC, 12 Main St (also the certificate holder)"
  const sentTo = /\b(?:certificates?|cois?|certs?) (?:goes?|is sent|are sent|(?:should|must) (?:go|be sent)) to:? ([A-Z][^;()]{3,160}) \([^()]*certificate holder[^()]*\)/.exec(raw)
  if (sentTo) return holderName(sentTo[1]!)
  const quoted = /\bholder(?: is| reads| should read| must read)?:? ["\u201c]([^"\u201d]{5,160})["\u201d]/.exec(raw)
  if (quoted) return holderName(quoted[1]!)
  const andHolder = /[;,.] (?:the |cert(?:ificate)? )?holder(?: is|:| =) ([A-Z][^;]{4,160})$/.exec(raw)
  if (andHolder && (/\b(?:coi|cert|additional|insured|ai)\b/i.test(raw.slice(0, andHolder.index)) || (/\d/.test(andHolder[1]!) && /\b(?:get|send|need|corrected|issue|list|show)\b/i.test(raw.slice(0, andHolder.index))))) return holderName(andHolder[1]!)
  // "..., no cargo under $5K, holder Tern Logistics LLC, A- VII"
  const inList = /[,;\/] ?(?:certificate )?holder:? ((?:[A-Z][\w&'.-]*)(?: (?:of |and |the |& )?[A-Z][\w&'.-]*){0,7})(?=\s*(?:[,;\/]|\.?$))/.exec(raw)
  if (inList) return holderName(inList[1]!)
  const asHolder = /\bas (?:cert(?:ificate)? )?holder ?[:=] ?(.{3,200})$/i.exec(raw)
  if (asHolder) return holderName(asHolder[1]!)
  const boxed = /(?:say|read|show|list)s? ["'\u201c]?(.{3,160}?)["'\u201d]? in the (?:certificate )?holder(?:'s)? (?:box|section|field|area)/i.exec(raw)
  const bracketed = /certificate holders? ?\(([^)]{5,200})\)/i.exec(raw)
  if (bracketed && !/^(?:as|and|the|see|only|not|exactly)\b/i.test(bracketed[1]!)) return holderName(bracketed[1]!)
  if (boxed) return holderName(boxed[1]!)
  if (!/cert(?:ificate)?s? holder|\bas (?:the )?holder\b|holder of (?:the|each|any) cert|certificates? (?:must|should|shall|to|are to)? ?(?:be )?(?:issued|made out|addressed) to/i.test(raw))
    return null
  for (const pattern of [NAME_AFTER, HOLDER_OF, NAME_COLON, NAME_IS_HOLDER, ITEM_AS, CERTIFICATES_NAME, NAMED_AS, NAMED_BARE, SUBJECT_AS, SUBJECT_BOTH, NAMED_BOTH, NAME_END, NAME_BEFORE, NAME_MID, ISSUED_TO]) {
    const said = pattern.exec(raw)?.[1]
    const name = said ? holderName(said) : null
    if (name) return name
  }
  return null
}

function holderName(said: string): string | null {
  let name = tidy(said.replace(/^(?:and (?:the )?)?additional insured:?\s*/i, ''))
  name = name
    .split(
      /;|\. (?=(?:Please|Their|They|We|The|It|This|If|All|Any|Your|Our|Send|Also|Not|No)\b)|\. (?=[A-Z][a-z]+ (?:must|shall|should|is|are|will|the|all|by|to)\b)| \((?=and |also |as )| and (?:as )?(?:an )?additional insured| (?:must|shall|should) /,
    )[0]!
    .trim()
  // In capitals, a small l is a misread I, and an 0 an O.
  if (/[A-Z]{2}/.test(name) && !/[a-km-z]/.test(name)) name = name.replace(/(?<=[A-Z])l|l(?=[A-Z])/g, 'I').replace(/(?<=[A-Z])0(?=[A-Z])/g, 'O')
  // So is a 1 within a word, and an 0.
  name = name.replace(/(?<=[aeiou])1(?=[a-z])|(?<=[a-z])1(?=[aeiouy])/g, 'l').replace(/(?<=[a-z])1(?=[a-z])/g, 'i').replace(/(?<=[A-Za-z])0(?=[a-z])/g, 'o').replace(/ +,/g, ',')
  if (!/[A-Z]/.test(name) || NOT_A_NAME.test(name) || name.length < 3) return null
  return tidy(name)
}

const EXCLUSIONS: RegExp[] = [
  /\bnot excluding ([^.;,]{3,80})/,
  /(?:^|[;(:] ?)((?:[a-z'/-]+(?: [a-z'/-]+){0,2}, (?:and |or )?){1,5}[a-z'/-]+(?: [a-z'/-]+){0,2}(?: and | or )?(?:[a-z'/-]+)?) (?:is |are )?not excluded/,
  /(?:^|[;,(] ?|\bwith |\b(?:say|says|state|states|show|shows|confirm|confirms)(?: that)? )(?:coverage for |claims for )?((?:(?!\bw\/|\bwith\b|\bmay\b|\bmust\b|\bshall\b|\bcan\b)[^.;:,()$¤£©]){3,60}?) (?:is |are )?not excluded/,
  /(?:^|[;,(] ?)(?:coverage for |claims for )?([^.;:,()]{3,80}?) (?:(?:may|must|shall|can|should|will) ?not|can't|cannot) be excluded/,
  /\bno (?:such )?(?:polic(?:y|ies)|coverage|insurance|endorsement)[^.;]{0,50}?(?:contain|include|have|carry)\w*(?: an?| any)? exclusions? (?:for|of|relating to|related to|regarding|on|as to)[: ]+([^.;]{3,220})/,
  /(?:no|without(?: any)?|free of|(?:not|n't) (?:contain|include|have|carry|be subject to)(?: an?| any)?) (?:(?:©+|cargo|gl|cgl|auto|polic(?:y|ies)) )?exclusions? (?:for|of|relating to|related to|pertaining to|regarding|as to|with respect to|on|that (?:applies|apply) to|applicable to|limiting coverage for|concerning|based on|arising (?:out of|from))[: ]+([^.;]{3,220})/,
  /\bno (?:such )?(?:polic(?:y|ies)|coverage|insurance)\b[^.;]{0,40}? (?:shall|may|will|must|can) exclude[: ]+(?:coverage for )?([^.;]{3,160})/,
  /(?:polic(?:y|ies)|coverage|insurance|it|they|gl|cgl|©+|¶+)[^.;]{0,30} (?:(?:must|shall|may|can|should|will) ?not|can't|won't) exclude[: ]+(?:coverage for |claims (?:for|arising (?:from|out of)) )?([^.;]{3,220})/,
  /(?:must|shall|may|can|should) ?not exclude[: ]+(?:coverage for )?([^.;]{3,220})/,
  /exclusions? (?:for|of|relating to|related to|on)[: ]+([^.;]{3,160}?) (?:(?:is|are) (?:not (?:allowed|accepted|acceptable|permitted)|prohibited|unacceptable|grounds)|(?:will|shall|must) (?:not be|be (?:rejected|removed|deleted)))/,
  /(?:^|[;,] )((?:(?!polic|contain|shall|must|insur|all\b|any\b|this\b)[\w'/-]+(?:, (?:and |or )?| & | and | or | )){1,8}?)exclusions? (?:(?:is|are|will be) )?(?:not (?:be )?(?:accepted|acceptable|allowed|permitted|ok\b|okay|fine)|prohibited|unacceptable|forbidden|disallowed|a no(?:-go| go)?\b|a deal[- ]?breaker|out of the question)/,
  /(?:polic(?:y|ies)|coverage|insurance) (?:with|that (?:has|have|contains?|carr(?:y|ies))) (?:an? |any )?((?:(?!polic|contain|shall|must|insur)[\w'/&-]+(?:, | or | and | )){1,6}?)exclusions?\b[^.;]{0,20}? (?:is|are|will be|get|gets) (?:rejected|refused|returned|bounced|declined|unacceptable|not (?:be )?(?:accepted|acceptable|allowed))/,
  /(?:\bno|without(?: an?)?|not (?:contain|have|include|carry)(?: an?| any)?) ((?:(?!polic|contain|shall|must|insur)[\w'/&-]+(?:, | or | and |, or |, and | )){1,8}?)exclusions?\b/,
]
const clean = (s: string): string =>
  s
    .replace(
      /^(?:and|or|the|any|claims? (?:for|arising (?:out of|from))|coverage for|liability (?:for|arising (?:out of|from))|for|an?)\s+/,
      '',
    )
    .replace(/\s+(?:work|exclusions?|claims?|coverage)$/, (w) => (/work/.test(w) ? w : ''))
    .trim()

/** Terms that no policy may exclude. */
export function readExclusionTerms(lowerIn: string): string[] {
  if (!/exclu|\bno [^.;]{0,60}\blimitation/.test(lowerIn)) return []
  // One thing with commas in its name.
  const lower = lowerIn.replace(/care, ?custody,? (?:or|and|&) control/g, 'care+custody+control').replace(/\blimitations?\b(?! of)/g, 'exclusion')
  for (const pattern of EXCLUSIONS) {
    const m = pattern.exec(lower)
    if (!m) continue
    // "No roofing exclusion and no residential exclusion": each of them names terms.
    const said = pattern === EXCLUSIONS.at(-1) ? allMatches(new RegExp(pattern.source, 'g'), lower).map((x) => x[1]!) : [m[1]!]
    // What a comma sets off with a figure or a member of its own is no term.
    const terms = said.flatMap((each) => termsOf(each))
    if (terms.length) return [...new Set(terms)]
  }
  return []
}

const CARE = 'care, custody or control'
const termsOf = (said: string): string[] =>
    said
      .split(/\)|,? ?\$|,? ?\b(?:(?:max(?:imum)? )?ded(?:uctible)?s?\b|additional(?:ly)? insured|waiver|primary\b|(?:\d+ days'? )?notice\b|with (?:an? )?(?:ded|limit))/)[0]!
      .split(/,\s*(?:and |or )?|;|\s+(?:or|and|&)\s+/)
      .map(clean)
      .map((t) => t.replace('care+custody+control', CARE))
      .filter((t, i, list) => !list.slice(0, i + 1).some((x) => /^(?:be|must|shall|is|are|have|has|will|plus|also)\b/.test(x)))
      .filter((t) => t.length > 1 && t.length < 60 && !/^\d/.test(t) && !/^(?:such|other|similar|that|this|insured|all|any)\b|^(?:(?:corporate |executive )?officers?|owners?|members?|partners?|proprietors?|principals?)$|^(?:and|or|with|the|an?|of|for)$/.test(t))

/** Where the terms that may not be excluded stand: coverages named there are terms, not requirements. */
export const exclusionsSpan = (lower: string): { start: number; end: number } => {
  if (!lower.includes('exclu')) return { start: lower.length, end: lower.length }
  const spans = EXCLUSIONS.flatMap((p) => {
    const m = p.exec(lower)
    if (!m) return []
    const start = lower.indexOf(m[1]!, m.index)
    const close = lower.lastIndexOf('(', start) > lower.lastIndexOf(')', start) ? lower.indexOf(')', start) : -1
    return [{ start, end: close >= 0 ? close : m.index + m[0].length }]
  })
  const first = spans.toSorted((a, b) => a.start - b.start)[0]
  return first ?? { start: lower.length, end: lower.length }
}

/** How closely the name on the policy must match, or null where the text does not speak of it. */
export function readNaming(lower: string): { named: NonNullable<CertificateStatement['named_insured']>; doubt?: string } | null {
  const naming =
    /(?:name|named insured|insured name|insured'?s name|legal name|name of the insured|business name|policy ?holder)[^.]{0,90}(?:(?:=|\bequals?) ?(?:the |your )?(?:legal )?name on|\b(?:match(?:es|ing)?|same|identical|agree|exactly as|must read|must be the|(?:spelled|written|shown|appear) as\b|as on (?:your|the)\b|\bexactly\b|correspond|appear exactly|as (?:it )?(?:shown|appears|listed|registered|written)))/.test(
      lower,
    ) || /\bname\b[^.]{0,40}\b(?:should|must|has to|can|may) (?:be|show|read) (?:your|the)\b[^.]{0,40}\b(?:name|dba)\b/.test(lower) || /(?:dba|d\/b\/a|trade name)s?\b[^.]{0,30}(?:alone|won't|isn't|not )/.test(lower) || /(?:dba|d\/b\/a|doing business as|trade name)s?\b[^.]{0,60}(?:fine|ok|okay|all ?right|accept|allow|permitted|good|will do|works)/.test(lower)
  const inName = /\bin (?:your|the|its|their) (?:(?:own|legal|exact|business|company|registered) ){0,2}name,? (?:or|and\/or) (?:(?:your|its|their|an?|the) )?(?:dba|d\/b\/a|trade name)\b|\bpolic(?:y|ies)\b[^.]{0,20}\bin (?:your|the|its|their) (?:own |legal |exact |business )?(?:company'?s? )?name\b|\b(?:cert(?:ificate)?s?|cois?|polic(?:y|ies)|proof|acords?)\b[^.,;]{0,30}\bin (?:your|the|its|their) (?:[a-z]+'s? )?(?:exact|full|correct|precise) (?:legal |business |company |registered )?name\b/.test(lower)
  if ((!naming && !inName) || /additional insured|certificate holder|cert holder/.test(lower)) return null
  const dba = /(?:dba|d\/b\/a|doing business as|trade name)/.test(lower)
  const dbaNo = dba && /(?:dba|d\/b\/a|doing business as|trade name)s?\b[^.]{0,50}(?:not |n't|alone|no good)|no dba/.test(lower)
  if (dba && !dbaNo) return { named: 'dba' }
  if (/exact|identical|letter for letter|precisely|word for word/.test(lower) || dbaNo) return { named: 'exact' }
  if (/punctuation|abbreviat|capitali|close|substantially|minor|spelling|normali[sz]|inc\b|llc\b|suffix|variation/.test(lower)) return { named: 'normalized' }
  return { named: 'exact', doubt: 'How closely the name must match is not said.' }
}

const CONDITIONAL_TERMS = /\bexclu\w*[^.;,]{0,40}?,? (?:(?:if|when|where|unless|in case)\b(?! (?:required|applicable|possible|permitted))|(?:for|on) (?!all\b|any\b|the\b|our\b|this\b|these\b|such\b)(?:[a-z-]+ ){1,2}(?:jobs?|projects?|loads?|sites?|trips|events|vessels|flights)\b)/
/** "No reefer exclusion if you pull a reefer": the terms are asked only then. */
export const isTermsOnCondition = (lower: string): boolean => CONDITIONAL_TERMS.test(lower) && readExclusionTerms(lower).length > 0

/** What a sentence asks of the certificate itself, or null. */
export function readCertificate(raw: string, reading: Reading): CertificateStatement | null {
  const { lower } = reading
  // A scan may have broken the word that says what the name is.
  const holder = readHolder(raw) ?? (/\bcert(?:ificate)? holder/.test(lower) && !/\bcert(?:ificate)? holder/i.test(raw) ? readHolder(reading.cased) : null)
  const terms = CONDITIONAL_TERMS.test(lower) ? [] : readExclusionTerms(lower)
  const { named, doubt } = readNaming(lower) ?? { named: undefined, doubt: undefined }
  const issued = reading.periods.issued
  if (!holder && !terms.length && !named && !issued) return null
  return {
    kind: 'certificate',
    sentence: raw,
    ...(holder ? { certificate_holder: holder } : {}),
    ...(named ? { named_insured: named } : {}),
    ...(issued && Number.isFinite(issued.days) ? { issued_within_days: issued.days } : {}),
    ...(terms.length ? { no_exclusion_terms: terms } : {}),
    ...(doubt ? { doubt } : {}),
  }
}

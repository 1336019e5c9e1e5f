import { allMatches } from '../text/all-matches.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import { readHolder } from './read-holder.ts'
import type { CertificateStatement } from '../rules/statements.ts'

const EXCLUSIONS: RegExp[] = [
  /\bnot excluding ([^.;,]{3,80})/,
  // "incl. assault and battery (not excluded)"
  /\b(?:incl\.?|including|includes?|covering|with) ([a-z][a-z'\/& -]{2,60}?) \((?:is |are |must |may |to )?not (?:be )?excluded\)/,
  // "We don't accept policies that exclude residential work", "residential exclusions have to come off", "remove any residential exclusion"
  /\b(?:(?:can|will|do|does|may|shall)(?: ?not|n't)|won't|never|cannot) (?:accept|take|approve|use|allow) (?:any )?(?:polic(?:y|ies)|coverage|certificates?|cois?|insurance) (?:that|which) excludes? ([^.;]{3,120})/,
  /(?:^|[;,.] )((?:(?!polic|contain|shall|must|insur|all\b|any\b|these\b|those\b|this\b)[\w'\/-]+(?:, (?:and |or )?| & | and | or | )){1,6}?)exclusions? (?:(?:has|have|needs?) to|must|should) (?:come off|be (?:removed|deleted|taken off|struck|bought back))/,
  /(?:^|[;,.] |\bplease )(?:remove|delete|take off|strike) (?:any|all|the) ((?:(?!polic|contain|additional)[\w'\/&-]+(?:, | or | and | )){1,5}?)exclusions?\b/,
  // "nothing residential excluded"
  /\b(?:nothing|no) ((?:(?!polic|contain|shall|must|insur|driver|party|one\b)[a-z'/-]+ ){1,3}?)(?:is |are |may be )?excluded\b/,
  /(?:^|[;(:] ?)((?:[a-z'/-]+(?: [a-z'/-]+){0,2}, (?:and |or )?){1,5}[a-z'/-]+(?: [a-z'/-]+){0,2}(?: and | or )?(?:[a-z'/-]+)?(?: [a-z'/-]+)?) (?:(?:is|are|may|must|shall|can|should) )?not (?:be )?excluded/,
  // "$4,000,000 aggregate, explosion, collapse and underground hazards not excluded": the three that are always named together.
  /\b(explosion,? collapse,? (?:(?:and|&|or) )?underground(?: (?:property )?(?:hazards?|damage|perils?|work|operations|exposures?|coverage))?)(?: \(?xcu\)?)? (?:(?:is|are|may|must|shall|can|should|will) )?(?:not|never) (?:to )?(?:be )?excluded/,
  // "War and allied perils: not excluded on 1"
  /^\W*((?:[a-z'/-]+(?: [a-z'/-]+){0,2}(?:, (?:and |or )?| and | or )){0,3}[a-z'/-]+(?: [a-z'/-]+){0,2}) ?: (?:is |are |may |must |shall )?not (?:be )?excluded/,
  /(?:^|[;,(] ?|\bwith |\b(?:say|says|state|states|show|shows|confirm|confirms)(?: that)? )(?:coverage for |claims for )?((?:(?!\bw\/|\bwith\b|\bmay\b|\bmust\b|\bshall\b|\bcan\b)[^.;:,()$¤£©]){3,60}?) (?:is |are )?not excluded/,
  /(?:^|[;,(] ?)(?:coverage for |claims for )?([^.;:,()]{3,80}?) (?:(?:may|must|shall|can|should|will) ?not|can't|cannot|(?:is|are) not to) be excluded/,
  /\bno (?:such )?(?:polic(?:y|ies)|coverage|insurance|endorsement)[^.;]{0,50}?(?:(?:contain|include|have|carry)\w*|with)(?: an?| any)? exclusions? (?:for|of|relating to|related to|regarding|on|as to)[: ]+([^.;]{3,220})/,
  /(?:no|without(?: any)?|free of|(?:not|n't) (?:to )?(?:contain|include|have|carry|be subject to)(?: an?| any)?) (?:(?:©+|cargo|gl|cgl|auto|polic(?:y|ies)|commodity|specific|target(?:ed)?) )?exclusions? (?:for|of|relating to|related to|pertaining to|regarding|as to|with respect to|on|that (?:applies|apply) to|applicable to|limiting coverage for|concerning|based on|arising (?:out of|from))[: ]+([^.;]{3,220})/,
  /\bno (?:such )?(?:polic(?:y|ies)|coverage|insurance)\b[^.;]{0,40}? (?:shall|may|will|must|can) exclude[: ]+(?:coverage for )?([^.;]{3,160})/,
  /(?:polic(?:y|ies)|coverage|insurance|it|they|gl|cgl|©+|¶+)[^.;]{0,30} (?:(?:must|shall|may|can|should|will) ?not|can't|won't) exclude[: ]+(?:coverage for |claims (?:for|arising (?:from|out of)) )?([^.;]{3,220})/,
  /(?:(?:must|shall|may|can|should) ?not|(?<=^\W*|[.;,] ?)not to) exclude[: ]+(?:coverage for )?([^.;]{3,220})/,
  /exclusions? (?:for|of|relating to|related to|on)[: ]+([^.;]{3,160}?) (?:(?:is|are|=) (?:not (?:allowed|accepted|acceptable|permitted)|prohibited|unacceptable|rejected|refused|grounds)|(?:will|shall|must) (?:not be|be (?:rejected|removed|deleted)))/,
  // "Exclusions we won't accept on cargo: theft, unattended truck"
  /\bexclusions? (?:that |which )?(?:we (?:will not|won't|do not|don't|cannot|can't|never) (?:accept|take|allow)|(?:are )?not (?:accepted|allowed|permitted)|(?:are )?(?:unacceptable|prohibited|refused))[^:.;]{0,30}: ?([^.;]{3,160})/,
  // "No policy shall contain a residential or height limitation exclusion"
  /\bno (?:such )?(?:polic(?:y|ies)|coverage|insurance)\b[^.;]{0,20}? (?:contain|include|have|carry|with|having|containing)s? (?:an? |any )?((?:(?!polic|contain|shall|must|insur)[\w'/&-]+(?:, | or | and |, or |, and | )){1,8}?)exclusions?\b/,
  // "Policies that exclude unattended vehicles or theft get rejected"
  /(?:polic(?:y|ies)|coverage|forms?) (?:that|which) excludes? ([^.;]{3,120}?) (?:(?:get|gets|is|are|will be) (?:rejected|refused|returned|declined|bounced|unacceptable|not (?:be )?(?:accepted|acceptable|allowed|ok|okay))|(?:(?:will|shall|may|can) ?not|won't|can't) be (?:accepted|used|approved|allowed|taken))/,
  /\bpolic(?:y|ies) with (?:an? |any )?exclusions? (?:for|of|relating to|related to|on)[: ]+([^.;]{3,160}?) (?:is|are|will be|gets?) (?:rejected|refused|returned|declined|unacceptable|not (?:be )?(?:accepted|acceptable|allowed))/,
  // "We cannot accept policies with exclusions for unattended vehicles, theft, or driver age"
  /\b(?:(?:can|will|do|does|may|shall)(?: ?not|n't)|won't|never) (?:accept|take|approve|use|allow|load)\b[^.;:]{0,30}?\b(?:polic(?:y|ies)|coverage|certificates?|cois?|insurance|forms?)\b[^.;:]{0,30}?\b(?:with|that (?:has|have|contains?|carr(?:y|ies))|containing|having|showing) (?:an? |any )?exclusions? (?:for|of|relating to|related to|on|regarding)[: ]+([^.;]{3,220})/,
  /(?:^|[;,] )((?:(?!polic|contain|shall|must|insur|all\b|any\b|this\b)[\w'/-]+(?:, (?:and |or )?| & | and | or | )){1,8}?)exclusions?:? (?:(?:is|are|will be) )?(?:not (?:be )?(?:accepted|acceptable|allowed|permitted|ok\b|okay|fine)|prohibited|unacceptable|forbidden|disallowed|a no(?:-go| go)?\b|a deal[- ]?breaker|out of the question)/,
  /(?:polic(?:y|ies)|coverage|insurance|carriers?|truckers|vendors?|certificates?|cois?|forms?) (?:with|that (?:has|have|contains?|carr(?:y|ies))) (?:an? |any )?((?:(?!polic|contain|shall|must|insur)[\w'"/&-]+(?:, | or | and | )){1,6}?)exclusions?\b[^.;]{0,20}? (?:(?:can't|cannot|can not|won't|will not) be (?:used|loaded|booked|accepted|approved|set up|onboarded)|(?:is|are) (?:out|not (?:used|loaded))\b|(?:don't|do not|doesn't|does not) qualify|(?:is|are|will be|get|gets) (?:rejected|refused|returned|bounced|declined|unacceptable|not (?:be )?(?:accepted|acceptable|allowed)))/,
  /(?:\bno|without(?: an?)?|(?:\bnot|(?:ca|must|should|wo)n't|\bcannot) (?:contain|have|include|carry)(?: an?| any)?) ((?:(?!polic|contain|shall|must|insur)[\w'/&-]+(?:, | or | and |, or |, and | )){1,8}?)exclusions?\b(?! (?:forms?|affidavits?|letters?|papers?)\b)/,
]
const clean = (s: string): string =>
  s
    .replace(
      /^(?:and|or|the|any|claims? (?:for|arising (?:out of|from))|coverage for|liability (?:for|arising (?:out of|from))|for|an?)\s+/,
      '',
    )
    // "assault and battery on bar vendors' policies": whose policies those are.
    .replace(/ (?:on|in|under|from) (?:the |your |any |all |each |their |[a-z]+ )?(?:[a-z']+ )?(?:©+|polic(?:y|ies)|c?gl|auto|umbrella|coverage|insurance)$/, '')
    .replace(/\s+(?:work|exclusions?|claims?|coverage)$/, (w) => (/work/.test(w) ? w : ''))
    .replaceAll('"', '')
    .replace(/ (?:must|may|shall|can|should|will|is|are)$/, '')
    // As a scan reads them: "inflatab|es", "lnflatables".
    .replace(/(?<=[a-z])\|(?=[a-z])/g, 'l')
    .replace(/^l(?=n[a-z])/, 'i')
    .trim()

/** Terms that no policy may exclude. */
function readExclusionTerms(lowerIn: string): string[] {
  if (!/exclu|\bno [^.;]{0,60}\blimitation/.test(lowerIn)) return []
  // One thing with commas or an "and" in its name.
  const lower = lowerIn.replace(/care, ?custody,? (?:or|and|&) control/g, 'care+custody+control').replace(/\b(assault|abuse) (?:and|or|&) (battery|molestation)\b/g, '$1&$2').replace(/\blimitations?\b(?! of)/g, 'exclusion')
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

/** "Never accept: policies with a sexual abuse exclusion, or ..." */
export const refusedExclusions = (lower: string): string[] => allMatches(/\b(?:polic(?:y|ies)|coverage|forms?|certificates?) (?:with|that (?:has|have|contains?)) (?:an? |any )?((?:(?!polic)[\w'/&-]+ ){1,4}?)exclusions?\b(?! (?:forms?|affidavits?)\b)/g, lower).flatMap((m) => termsOf(m[1]!))

const CARE = 'care, custody or control'
const termsOf = (said: string): string[] =>
    said
      .split(/\)|,? ?\$|,? ?\b(?:(?:max(?:imum)? )?ded(?:uctible)?s?\b|additional(?:ly)? insured|waiver|primary\b|a(?:\+\+?|-)?[ :\/,]+(?:or better|vi{0,3}|ix|x)\b|a-$|rated\b|best\b|(?:\d+ days'? )?(?:notice|noc)\b|\bai\b|with (?:an? )?(?:ded|limit))/)[0]!
      .split(/,\s*(?:and |or )?|;|\s+(?:or|and|&)\s+/)
      .map(clean)
      .map((t) => t.replace('care+custody+control', CARE).replace(/(?<=assault|abuse)&(?=battery|molestation)/, ' and '))
      // "no exemptions or officer exclusions": who is let off is no term.
      .filter((t) => !/^(?:exemptions?|exceptions?|waivers?|deductibles?)$/.test(t))
      .filter((t) => !/ (?:included|covered)$|\b(?:if|they|you|we|it's|want|see)\b/.test(t))
      .filter((t, i, list) => !list.slice(0, i + 1).some((x) => /^(?:be|must|shall|is|are|have|has|will|plus|also)\b/.test(x)))
      .filter((t) => t.length > 1 && t.length < 90 && !/^\d/.test(t) && !/^(?:such|other|similar|that|this|insured|all|any)\b|^(?:(?:corporate |executive )?officers?|agents?|employees?|(?:sub)?contractors?|representatives?|owners?|members?|partners?|proprietors?|principals?)$|^(?:and|or|with|the|an?|of|for)$/.test(t))

/** Where the terms that may not be excluded stand: coverages named there are terms, not requirements. */
export const exclusionsSpan = (lower: string): { start: number; end: number } => {
  if (!lower.includes('exclu')) return { start: lower.length, end: lower.length }
  const spans = EXCLUSIONS.flatMap((p) => {
    const m = p.exec(lower)
    // "not contain any exclusion for theft": what one way of saying it takes for the terms may be none.
    if (!m || !termsOf(m[1]!).length) return []
    const start = lower.indexOf(m[1]!, m.index)
    const close = lower.lastIndexOf('(', start) > lower.lastIndexOf(')', start) ? lower.indexOf(')', start) : -1
    return [{ start, end: close >= 0 ? close : m.index + m[0].length }]
  })
  const first = spans.toSorted((a, b) => a.start - b.start)[0]
  return first ?? { start: lower.length, end: lower.length }
}

/** "It must be exactly your legal name", "We accept a DBA", "The insured must match your legal entity name", "Small differences like Inc vs Incorporated" */
const SAID_OF_NAME =
  /\b(?:must|should|has to|needs to) be (?:exactly |precisely )?(?:your|the|their|its) (?:exact |full )?legal (?:entity |business )?name\b|\b(?:accept|take|allow)s? (?:an? |your |any )?(?:dba|d\/b\/a|trade name)s?\b(?! (?:filing|registration|form|certificate))|\binsured(?:'s)? name (?:may|can) be (?:your|the|an?) (?:dba|d\/b\/a|trade name)|\binsured\b(?: on (?:the|your|each) [a-z]+)? (?:must|should|has to|needs to) (?:exactly )?match (?:your|the|its|our|their)\b[^.]{0,30}\bname\b|\b(?:small|minor|slight|little) (?:name )?(?:differences|variations)\b[^.]{0,30}\b(?:inc|llc|corp|punctuation|abbrev)/
/** How closely the name on the policy must match, or null where the text does not speak of it. */
export function readNaming(lower: string): { named: NonNullable<CertificateStatement['named_insured']>; doubt?: string } | null {
  const noOther = /\bno (?:dbas?|d\/b\/as?|trade names?|nicknames?)\b/.test(lower) && /\bname[ds]?\b/.test(lower)
  const naming =
    noOther || SAID_OF_NAME.test(lower) || /\baccept\w* (?:an? |your |any )?(?:dba|d\/b\/a|doing[- ]business[- ]as|trade) ?(?:names?)?\b[^.]{0,20}\b(?:named )?insured\b|\binsured (?:can|may) be (?:your|the)\b[^.]{0,40}\b(?:dba|d\/b\/a|trade name)\b/.test(lower) ||
    /(?:name|named insured|insured name|insured'?s name|legal name|name of the insured|business name|policy ?holder(?!'?s'? (?:service |security )?rating))[^.]{0,90}(?:(?:=|\bequals?) ?(?:the |your )?(?:legal )?name on|\b(?:match(?:es|ing)?|same|identical|agree|exactly as|must read|must be the|(?:spelled|written|shown|appear) as\b|as on (?:your|the)\b|\bexactly\b|correspond|appear exactly|spelled (?:just |exactly )?(?:like|as)|as (?:it )?(?:shown|appears|listed|registered|written)))/.test(
      lower,
    ) || /\byour (?:[a-z]+ ){0,2}name\b[^.]{0,40}\b(?:has to|must|should|needs to) (?:be|appear|stand) on (?:the|your|every|each) (?:polic|cert)/.test(lower) || /\bname\b[^.]{0,40}\b(?:should|must|has to|can|may) (?:be|show|read) (?:your|the)\b[^.]{0,40}\b(?:name|dba)\b/.test(lower) || /(?:dba|d\/b\/a|trade name)s?\b[^.]{0,30}(?:alone|won't|isn't|not )/.test(lower) || /(?:dba|d\/b\/a|doing business as|trade name)s?\b[^.]{0,60}(?:fine|ok|okay|all ?right|accept|allow|permitted|good|will do|works)/.test(lower)
  const inName = /\bnamed insured\b[^.]{0,20}\b(?:must|shall|should|has to|needs to) be (?:your|the|its|their) (?:exact|full|correct|precise) (?:legal |registered )?(?:[a-z]+ )?name\b|\bin (?:your|the|its|their) (?:(?:own|legal|exact|business|company|registered) ){0,2}name,? (?:or|and\/or) (?:(?:your|its|their|an?|the) )?(?:dba|d\/b\/a|trade name)\b|\bpolic(?:y|ies)\b[^.]{0,20}\bin (?:your|the|its|their) (?:own |legal |exact |business )?(?:company'?s? )?name\b|\b(?:cert(?:ificate)?s?|cois?|polic(?:y|ies)|proof|acords?)\b[^.,;]{0,30}\bin (?:your|the|its|their) (?:[a-z]+'s? )?(?:exact|full|correct|precise|legal|registered) (?:legal |business |company |registered )?name\b/.test(lower)
  if ((!naming && !inName) || /additional insured|certificate holder|cert holder/.test(lower)) return null
  const dba = /(?:dba|d\/b\/a|doing[- ]business[- ]as|trade name)/.test(lower)
  const dbaNo = dba && /(?:dba|d\/b\/a|doing business as|trade name)s?\b[^.]{0,50}(?:not |n't|alone|no good)|\bno (?:dba|d\/b\/a|trade name|nickname|doing business)/.test(lower)
  // "Exact legal name, DBA ok for restaurants"
  if (dba && !dbaNo && /(?:dba|d\/b\/a|trade name)s?\b[^.;]{0,24} (?:only )?(?:for|if|when|where) (?!all\b|every|each\b|any\b|us\b|this\b)/.test(lower)) return { named: 'dba', doubt: 'Of whom another name than the legal one is accepted is not clear.' }
  if (dba && !dbaNo) return { named: 'dba' }
  if (/exact|identical|letter for letter|precisely|word for word/.test(lower) || dbaNo) return { named: 'exact' }
  if (/punctuation|abbreviat|capitali|close|substantially|minor|spelling|normali[sz]|inc\b|llc\b|suffix|variation/.test(lower)) return { named: 'normalized' }
  return { named: 'exact', doubt: 'How closely must the name match? It is not said.' }
}

const CONDITIONAL_TERMS = /^\W*(?:where|if|when|whenever|for (?!all\b|any\b|each\b|the (?:purposes?|term|avoidance)|reference)) ?[^.;:$]{3,80}?,? (?:the |its |your |any |no |all )?(?:general liability|gl|cgl|auto|umbrella|cargo|liability|polic(?:y|ies)|coverage|insurance)\b[^.;]{0,40}\bexclu|\bexclu\w*[^.;,]{0,40}?,? (?:(?:if|when|where|unless|in case)\b(?! (?:required|applicable|possible|permitted))|(?<!\b(?:no|any|an) exclusions? )(?:for|on) (?!all\b|any\b|the\b|our\b|this\b|these\b|such\b)(?:[a-z-]+ ){1,2}(?:jobs?|projects?|loads?|sites?|trips|events|vessels|flights)\b)/
/** "No reefer exclusion if you pull a reefer": the terms are asked only then. */
export const isTermsOnCondition = (lower: string): boolean => {
  const terms = readExclusionTerms(lower)
  return terms.length > 0 && (CONDITIONAL_TERMS.test(lower) || terms.some((t) => ON_CONDITION.test(t)))
}
/** "theft, wetness, or refrigeration breakdown where Carrier hauls refrigerated freight": the last of them is asked only then. */
const ON_CONDITION = / (?:if|when|where|whenever|wherever|unless|in case) /

/** What a sentence asks of the certificate itself, or null. */
export function readCertificate(raw: string, reading: Reading): CertificateStatement | null {
  const { lower } = reading
  // A scan may have broken the word that says what the name is.
  const plain = readHolder(raw) ?? (/\bcert(?:ificate)? holder/.test(lower) && !/\bcert(?:ificate)? holder/i.test(raw) ? readHolder(reading.cased) : null)
  // "Ho1der : Pinecrest Log istics": where that word stands alone, the name may be as broken.
  const scanned = plain === null && /^\W*holder ?[:=]/.test(lower) && !/holder/i.test(raw) ? readHolder(reading.cased) : null
  const holder = plain ?? scanned
  const said = CONDITIONAL_TERMS.test(lower) ? [] : readExclusionTerms(lower)
  const terms = said.filter((t) => !ON_CONDITION.test(t))
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
    ...(terms.length < said.length ? { doubt: 'One of the terms may not be excluded in some cases only.' } : {}),
    ...((doubt ?? scanned) ? { doubt: doubt ?? 'The name was read from a damaged scan. How closely must it match?' } : {}),
  }
}

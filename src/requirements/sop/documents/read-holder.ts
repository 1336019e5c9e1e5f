import { isBareCoverage } from '../lines/ticked-lines.ts'
import { holderWithAddress } from './holder-with-address.ts'
import { holderAndInsured, ROLES } from './holder-and-insured.ts'
import { holderBesideOthers, namedForAnother } from './holder-beside-others.ts'

const NAME_AFTER =
  /^\W*(?:(?:any|every|all|both|each)[a-z ]{0,24}: )?(?:(?:please )?make )?(?:(?:the|our|your|their|its) )?certificate holders?(?: (?:name (?:and|&) address|name\/address|names?|box|info(?:rmation)?|details?|address|is to(?: be (?:shown|listed|named|entered|written) as)?|(?:must|should|shall|will|to)(?: (?:be|read|show|state|list|say))?|is|are|stays|remains|reads?|shown as|listed as|as follows|exactly as follows))*(?: (?:exactly )?as(?: follows)?)?\s*(?:(?:and|&|\/) additional(?:ly)? insured(?: is)?\s*)?(?:\([^)]*\)\s*)?[:=,-]?\s*([^;]{3,300})(?:;.*)?$/i
const NAME_MID =
  /cert(?:ificate)?\.? holders?(?: (?:must|should|shall|will|to|is|are|box|be|reads?|read|show|named|listed|as|exactly))*(?: (?:on|under|for) [^:.]{1,40}(?=:))?\s*(?::|=|\bis\b|\bas\b|\bread\b|\bbe\b|-)\s*([^;]{3,300})(?:;.*)?$/i
const NAMED_AS =
  /(?:list|show|name|naming|with|identify|put|include|designate|add|have)(?:s|ing)? (?:the )?(.{3,160}?) (?:shown |listed |named |as |in the )*(?:as |in )(?:the |a )?(?:certificate|cert) holder/i
/** "The certificate must list Tern Island Conservancy, 12 Ferry Ln, Rockport ME 04856 as holder": a name with its address. */
const NAMED_BARE = /\b(?:[Ll]ist|[Ss]how|[Nn]ame|(?:go|goes|sent|issued|made out|addressed) to)s? ([A-Z][^.;:]{3,120}?,[^.;:]{0,60}?\d[^.;:]{0,40}?) as (?:the |our )?(?:cert(?:ificate)? )?holder\b/
/** "Certificates name Foxglove Schools Foundation as holder." */
const CERTIFICATES_NAME = /^(?:the |all |each )?(?:certificates?|certs?|cois?)(?: must| should| shall| to)? (?:name|list|show)s? ["\u201c]?([A-Z][^.;:"\u201d]{3,120}?)["\u201d]? as (?:the )?(?:certificate )?holder\b/i
/** "Redstone Freight LLC, 410 Canal St, Mobile AL 36602 as certificate holder" */
const ITEM_AS = /^(?!(?:coi|cert|acord|please|list|show|name|your|the cert|all|each|every)\b)(?!.*\b(?:must|shall|should|list|show|send|come|name)s?\b)([A-Z][^.;:]{5,160}?\d[^.;:]{0,40}?),? as (?:the |our |both )?(?:certificate|cert) holder(?: (?:and|&) (?:as )?(?:an )?additional(?:ly)? insured)?\s*[.;]?\s*$/i
const SUBJECT_AS =
  /(?:^|; )(?:[A-Z][a-z]{2,12}(?: [a-z]+)?: )?([^;]{3,160}?),? (?:shall|must|should|is|will)(?: also| both)?(?: to)?(?: be)?(?: (?:named|listed|shown|identified|show|appear))*(?: as)? (?:the |a )?(?:certificate|cert) holder/i
/** "Blue Heron Lines is additional insured (auto, GL) and certificate holder" */
const SUBJECT_BOTH = /^([A-Z].{2,120}?) (?:(?:has|have|needs?|ought|is|are) to be|should be|is|are|as|must be|shall be|to be|goes on as) (?:(?:named|listed|shown|added)(?: as)? )?(?:an? |the )?(?:additional(?:ly)? insureds?|AI)\b[^.;:]{0,80}(?:\band|&|\+) (?:(?:is|are) )?(?:also )?(?:as )?(?:the |a )?(?:certificate|cert) holder(?:,? (?:on|for|under) [^.;:]{2,50})?\s*[.;]?\s*$/i
/** "Make sure \"Larch LLC\" appears as certificate holder" */
const MADE_SURE = /\b(?:[Mm]ake sure|[Cc]heck|[Ee]nsure|[Vv]erify|[Ss]ee)(?: that)? ["\u201c]?([A-Z][^;:"\u201d]{3,120}?)["\u201d]? (?:appears?|shows?(?: up)?|is (?:shown|listed|named|entered)|goes) (?:in|as) (?:the |our )?certificate holder\b/
/** "\"Larch LLC, 9 Dock St, Erie PA 16507\" - it's the certificate holder as well" */
const QUOTED_ALSO = /["\u201c]([A-Z][^"\u201d]{5,140})["\u201d],?(?: ?[-\u2013\u2014(]| and| which| who|,)? ?(?:(?:it|they|which|that|who|this)(?:['\u2019]s| is| are)?|is|are) (?:also )?(?:both )?(?:the |our )?certificate holder\b/
/** "..., certificate holder Polder Shipping BV." */
const NAME_END = /(?:[,;:]|,? and) ?certificate holder ((?:[A-Z][\w&'.-]*)(?: (?:of |and |the |& )?\d?[A-Z][\w&'.-]*){0,7})\s*\.?$/
/** "... A- VIII. cert holder Larch Towers Condo Assn c/o Bayshore Mgmt", "GL 1M cert holder Larch LLC": a name of two words or more, with its address. */
const NAME_END_BARE = /(?:^|[,;:.)] ?|\b(?:and|plus|with) |\d ?[kKmM]? |[a-z]{2} )certificate holder (?:the )?((?:[A-Z][\w&'.-]*)(?:,? (?:of |and |the |& |at |c\/o )?\d{0,6} ?[A-Z][\w&'.-]*){1,12}(?:,? \d{5}(?:-\d{4})?)?)\s*\.?$/
const NAMED_BOTH = /\b(?:[Pp]ut|[Ll]ist|[Nn]ame|[Nn]aming|[Aa]dd|[Ss]how)(?:s|ing)? ([A-Z].{2,80}?) (?:in |down )?as (?:an )?additional(?:ly)? insured\b[^.;]{0,80}\band (?:as )?(?:the )?(?:cert(?:ificate)? )?holder/
const ISSUED_TO = /certificates? (?:must|should|shall|are to|to|is to|will)? ?(?:be )?(?:issued|made out|addressed) to:? (.{3,200})$/i
/** "Send certificates to Larch LLC, 12 Main St (also the certificate holder)", "..., who is the certificate holder" */
const SEND_TO = /^\W*(?:please )?(?:[Ss]end|[Mm]ail|[Ee]-?mail|[Ff]orward|[Ss]ubmit|[Ii]ssue|[Aa]ddress)s? (?:the |all |your |each )?(?:certificates?|cois?|certs?|COIs?|proof|acords?)(?: of insurance)? to:? ([A-Z][^;()]{3,160}?)(?: \([^()]*certificate holder[^()]*\)|, (?:who|which) is (?:also )?(?:the |our )?certificate holder|,? as (?:the |our )?certificate holder\b)/
/** "Please list as certificate holder Larch LLC, 12 Main St" */
const LISTED_AS = /\b(?:[Ll]ist|[Ss]how|[Nn]ame|[Aa]dd|[Pp]ut|[Ee]nter|[Uu]se)s? as (?:the )?(?:[Cc]ertificate |[Cc]ert )?[Hh]older:? ([A-Z][^;:]{3,200})$/
/** "Make the certificate out to Larch LLC, 12 Main St" */
const MAKE_OUT = /\b[Mm]ak(?:e|ing) (?:the |all |your )?(?:[Cc]ertificates?|[Cc]erts?|COIs?|[Cc]ois?) out to:? (?:the )?([A-Z][^;:]{3,160}?)(?:,? as (?:the )?(?:certificate )?holder)?[.\s]*$/
/** "Have your agent issue the certificate to: Alder Trust, 77 Summer St, Lowell MA 01852, and show ...": a name with its address. */
const ISSUE_TO = /\b[Ii]ssu(?:e|es|ing) (?:the |all |your |an? )?(?:[Cc]ertificates?|[Cc]erts?|COIs?|[Cc]ois?)(?: of insurance)? to:? ([A-Z][^;:]{3,120}?\b[A-Z]{2}\.?,? \d{5}(?:-\d{4})?)(?=\W|$)/
/** "Address the certificate to: Alder Trust, 77 Summer St, Lowell MA 01852", "Certificates in the name of ...": a name with its address. */
const ADDRESS_TO = /\b(?:[Aa]ddress (?:the |all |your )?(?:[Cc]ertificates?|[Cc]erts?|COIs?|[Cc]ois?) to|(?:[Cc]ertificates?|[Cc]erts?|COIs?|[Cc]ois?)\b[^.;:]{0,30} in the name of):? ([A-Z][^;:]{3,120}?\b[A-Z]{2}\.?,? \d{5}(?:-\d{4})?)(?=\W|$)/
/** "Certificate from your agent with Alder Trust, 77 Summer St, Lowell MA 01852 as holder" */
const WITH_AS_HOLDER = /\b(?:with|show(?:s|ing)?|list(?:s|ing)?|nam(?:es|ing)) ([A-Z][^;:]{3,120}?\b[A-Z]{2}\.?,? \d{5}(?:-\d{4})?),? as (?:the |our )?(?:[Cc]ert(?:ificate)? )?[Hh]older\b/
/** "Need the cert by Thursday, made out to Alder Trust, 77 Summer St, Lowell MA 01852": a name with its address. */
const MADE_OUT_TO = /\b(?:[Cc]ertificates?|[Cc]erts?|COIs?|[Cc]ois?|acord 25|ACORD 25)\b[^.;:]{0,60}\b(?:made out|written|addressed|issued) to:? (?:the )?([A-Z][^;:]{3,100}?, ?(?:P\.? ?O\.? Box )?\d[^;:]{5,100})$/
/** "State of Larch, Court Office = certificate holder": all that stands before the sign. */
const NAME_EQUALS = /^([A-Z][^:;=.]{3,100}?) ?= ?(?:the |our )?(?:certificate|cert) holder\b/
/** "..., Blue Heron Brokerage as cert holder": a name in capitals before it. */
const NAME_BEFORE = /(?:^|[,;:.] )(?:and |with |the )?(?!(?:Inc|LLC|L\.?L\.?C|Corp|Co|Ltd|L\.?P|LLP|N\.A|PLC)\b)((?:[A-Z][\w&'.-]*)(?: (?:of |and |the |& )?\d?[A-Z][\w&'.-]*){0,7}(?:, (?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|L\.?P|LLP|N\.A|PLC)\b\.?)?)(?:, an? [\w ]{3,40},)? (?:(?:(?:is |to be |must be )?(?:listed|shown|named|entered) as|as|=|is) )?(?:(?:AI|additional(?:ly)? insured) ?(?:\+|&|and|\/) ?|(?<=(?:as|=) ))(?:the |our )?(?:certificate|cert) ?holder/
/** "$1M liability, Larch Barn LLC (22 Mill Rd, Troy NY 12180) = cert holder" */
const NAME_IN_PLACE = /(?:^|[,;:] )((?:[A-Z][\w&'.-]*)(?: (?:of |and |the |& )?\d?[A-Z][\w&'.-]*){0,7} \(\d[^()]{5,80}\d{5}(?:-\d{4})?\)),? (?:= ?|is |as |to be |must be )?(?:the |our )?(?:certificate|cert) holder/
/** "..., Wexler Brokerage Inc. certificate holder": a firm by its form, right before it. */
const FIRM_BEFORE = /(?:^|[,;:.] )((?:[A-Z][\w&'-]*)(?: (?:of |and |the |& )?[A-Z][\w&'-]*){0,6},? (?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|L\.?P|LLP|PLC)\b\.?) (?:the |our )?(?:[Cc]ertificate|[Cc]ert) [Hh]older(?=\s*(?:[.;,(]|$|and\b|&))/
/** "How we are shown: certificate holder and additional insured on auto, as Larch LLC" */
const HOLDER_AS = /: (?:the )?[Cc]ert(?:ificate)? [Hh]older(?: (?:and|&) (?:an )?[Aa]dditional [Ii]nsured(?: (?:on|for|under) [^.;:]{2,60}?)?)?, as ([A-Z][^;:]{2,160}?)\.?$/
/** "Who: City of Larch, additional insured and certificate holder." */
const BOTH_BEHIND = /^\W*(?:[A-Z][a-z]+(?: [a-z]+){0,3}: )?(?!(?:The )?(?:Owner|Lender|Landlord|Lessor|Tenant|Client|Company|Customer|Contractor|Buyer|Broker|Shipper|Carrier|City|County|District|Manager|Agent)s?(?:,| (?:and|&|additional|AI)\b))((?:[A-Z][\w&'.-]*)(?: (?:of |and |the |& )?\d?[A-Z][\w&'.-]*){1,7}),? (?:additional(?:ly)? insured|AI) (?:and|&) (?:the )?cert(?:ificate)? holder\.?$/
/** "Holder of the certificate: ...", "Bluegrass LLC: additional insured under (1), certificate holder under (2)". */
const HOLDER_OF = /^\W*holder of (?:the|each|any) (?:certificate|cert)s?\s*[:=-]\s*(.{3,300})$/i
const NAME_COLON = /^([A-Z][^:.;]{3,80}): (?:an? |the )?(?:additional(?:ly)? insured|loss payee|certificate holder|cert holder)\b(?:[^.]*[ ,])?(?:(?:certificate|cert) holder\b|holder of (?:the|each|every) (?:certificate|cert)s?\b)(?! ?:)/
/** "Larch LLC: certificate holder and additional insured (item 1)" */
const NAME_IS_HOLDER = /^([A-Z][^:.;]{3,80}): (?:the |our )?(?:certificate|cert) holder\b(?! ?:)/
const NOT_A_NAME =
  /^also\b|^(?:all|everything|each|any) (?:of )?(?:this|these|that|we|the following)\b|^(?:please )?(?:send|mail|e-?mail|forward|submit|issue|upload)s? (?:the |all |your |each )?(?:cert|coi|proof|acord)|^(?:list|show|enter|put|write|include|please|required?)$|^how (?:we|us|our|to|it|they|you)\b|^(?:whoever|whichever|whatever|whomever|who|any|see|same|varies|depends|blank|n\/a|none|not|to follow|tbd|tba)\b|^(?:as |and |the |an? )?(?:status\b|box\b|enough\b|either\b|additional insured|must|shall|only|required|listed|above|below|is|the certificate|exactly|on the|your|our|we|us|the same|same\b|a certificate|written notice|by|for|with|upon|of)\b|^(?:the )?(?:owner|city|us|company|landlord|carrier|broker|shipper|contractor|buyer|client|customer|lessor|authority|district|county|university)$/i

/** "We're the holder: ...", "Please change the certificate holder to ...", "Certificate holder shows X; should be ...", "Holder is blank - should be ...": what it is to be. */
const PUT_IN_PLACE = /^\W*(?:["\u201c](?:wrong|incorrect|bad|missing) (?:certificate )?holder["\u201d] ?[-\u2013\u2014:]+ ?(?:it )?(?:must|should|has to|needs to) (?:read|be|say|show):?|(?:(?:and|also|then),? )?(?:they|you|he|she|it|the (?:agent|broker)) (?:has |have )?(?:listed|shows?|showed|put|named?|typed|used|lists?|has|had|have) [^.;:]{2,60}? as (?:the )?(?:certificate )?holder(?: ?[-\u2013\u2014,;.]+| but| and)? (?:(?:it|this|that) )?(?:should|must|needs to|has to|ought to) (?:be|read|say|show):?|we(?: are|['\u2019]re) the (?:certificate )?holder:|(?:please |kindly )?(?:change|correct|fix|update|revise|amend) the (?:certificate )?holder(?: box| name| field)?(?: to(?: read| say| show)?| so (?:that )?it (?:reads|says)):?|(?:the |your |their )?(?:certificate )?holder(?: box| name| field)? (?:shows|says|reads|lists|has|is|was) [^.;:]{2,60}?(?:[,;.]| -+|,? (?:and|but)) (?:(?:it|this|that) )?(?:should|must|needs to|has to|ought to) (?:be|read|say|show):?) (?=["'\u201c]?[A-Z])/i
/** "Larch LLC (they have our old address)", "Larch LLC - please fix": what is said of the name, and no part of it. */
const REMARK = / ?\((?:they|we|it|this|that|not|note|please|formerly|previously|your|the(?:y're| old| last| current))\b[^()]{0,80}\)\.?$|(?: -+|,|;) (?:please|pls)\b[^,;]{0,60}$/i
const INSTEAD_OF = /,? (?:not|instead of|rather than) (?:the )?[A-Z][^,;.]*\.?$/

const tidy = (s: string): string =>
  s
    .replace(/^["'\u201c\u2018*\s\u2013\u2014-]+/, '')
    .replace(/["'\u201d\u2019*]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]+$/, (e) =>
      /\b(?:Inc|Co|Corp|Ltd|LLC|L\.P|St|Ave|Rd)$/i.test(s.slice(0, s.length - e.length)) && e.startsWith('.') ? '.' : '',
    )
    .trim()

const NAMED_INSURED = /\b(?:[Nn]ame|[Ll]ist|[Aa]dd|[Ss]how|[Ii]nclude|naming|listing) ([A-Z][\w&'.-]*(?: (?:of |and |the |& |at )*[A-Z][\w&'.-]*){0,7}),? as (?:an? )?additional(?:ly)? insured|^(?:[Aa]dditional(?:ly)? [Ii]nsureds?|AI): ([A-Z][\w&'.-]*(?: (?:of |the |& |at )*[A-Z][\w&'.-]*){0,7})(?= ?[(.;]|$)|^([A-Z][\w&'.-]*(?: (?:of |the |& |at )*[A-Z][\w&'.-]*){0,7}) (?:is|must be|shall be|to be) (?:named |listed |added |an? |as )*additional(?:ly)? insured/
/** The one party a sentence asks to be additional insured, for what says that the holder is the same. */
export const partyInsured = (raw: string): string | null => {
  const m = NAMED_INSURED.exec(raw)
  return m ? (m[1] ?? m[2] ?? m[3] ?? null) : null
}

/** "Certificate holder is the same, 31 Mill Lane, ...": the party named before, with its address. */
export const holderAgain = (raw: string, party: string | null): string =>
  party === null ? raw : raw.replace(/\b((?:certificate |cert )?holder(?:\s*[:=-]|(?: is| stays| remains)):?) (?:the )?same(?: (?:party|name|entity|as above))?(?=\s*(?:[,.;(]|$))/i, `$1 ${party}`)

/** "Rejected where the certificate holder isn't \"Larch LLC, 12 Main St\"": what it has to be, by its quotes or its address. */
const HOLDER_IS_NOT = /\b(?:cert(?:ificate)? )?holder (?:box |field |block |name )?(?:(?:is|was|does) ?(?:n['\u2019]t|not)|(?:isn|wasn|doesn)['\u2019]t)(?: read| say| show)? (?=["\u201c][A-Z]|[A-Z][^.;:]{3,80}, (?:P\.? ?O\.? Box )?\d[^.;:]{5,80}\d{5})/i
const NOT_HOLDER = /\bholder (?:box |field |block |name )?(?:(?:is|was) ?(?:n['\u2019]t|not)|(?:isn|wasn)['\u2019]t)\b/i
/** "COI | holder: Larch LLC | 12 Main St, Troy NY": cells of one line, of which the first says what it is. */
const withoutBars = (said: string): string =>
  !said.includes('|') ? said : said.replace(/^[^|]{0,24}\|\s*(?=(?:cert(?:ificate)? )?holder\b)/i, '').replace(/\b(holder)\s*[:=]?\s*\|\s*/i, '$1: ').replace(/\s*\|\s*$/, '').replace(/\s*\|\s*/g, ', ')
const SPEAKS_OF_PAPER = /holder|cert|\bcoi|acord/i
/** "Make it out to: Larch LLC, 12 Main St", "Bottom left box: ...": what stands in for the word. */
const SAID_OTHERWISE = /^\W*(?:(?:please |then |and |also |kindly ){0,2}(?:(?:make|have|get) (?:it|them)(?: made)? out to|(?:address|issue) (?:it|them) to|(?:it|they|the (?:cert|certificate|coi)|cois?|certs?|certificates?) (?:(?:should|must|needs? to|has to|have to|is to|are to) be )?(?:made(?: out)?|addressed|issued) to)|(?:bottom|lower)[- ]left(?:[- ]hand)? (?:box|corner|block)(?: (?:should|must) (?:say|read|show))?|holder (?:info|information|details|name and address)|name us in the holder box as|(?:the )?certificate holder is to (?:read|say|be|show)):? (?:the )?(?=[A-Z\d][^.;]{2,120}?(?:,? \d|\b(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|LP|LLP|Association|Authority|District|Trust)\b))/
const inPlainWords = (said: string): string => said.replace(/^\W*(?:[A-Z][a-z]|[A-Z]{3,4}\b)/, (s) => s.toLowerCase()).replace(SAID_OTHERWISE, 'certificate holder: ')
/** "Make Larch LLC", "Please list "Larch LLC"": what is to be done with the name. */
const LISTING = /^(?:Make(?= [A-Z])|Please (?:list|show|name|put|add|make|enter)(?= ["\u201cA-Z])|(?:List|Show|Name|Put|Add|Enter)(?= ["\u201c])) /
/** "Larch LLC is the holder - 418 Tannery Row, Dayton, OH 45402": where somebody is, and not who. */
const ADDRESS_ALONE = /^(?:P\.? ?O\.? Box )?\d{1,6}\b(?![^,]*\b(?:LLC|Inc|Corp|Co|Ltd|LP|LLP|Trust|Assn|Owners|Partners)\b)[^,]{2,60}(?:, [^,]{2,40}){1,3},? [A-Z]{2}\.?,? \d{5}(?:-\d{4})?$/
/** The name and address of the certificate holder, as written, or null. */
export function readHolder(told: string): string | null {
  const beside = holderBesideOthers(told)
  if (beside && ROLES.test(beside)) return null
  const named = holderInWords(told)
  const name = (beside ? holderName(beside) : null) ?? (named && ADDRESS_ALONE.test(named) ? null : named)?.replace(LISTING, '').replace(/^["\u201c]([^"\u201d]{3,90})["\u201d](?=,|$)/, '$1') ?? holderWithAddress(told)
  return name && !beside && namedForAnother(name, told) ? null : name
}

function holderInWords(told: string): string | null {
  const plain = inPlainWords(told)
  const said = plain.startsWith('certificate holder: ') && !/^\W*certificate holder: /i.test(told) ? plain : told
  if (!SPEAKS_OF_PAPER.test(said)) return null
  const rawIn = withoutBars(said).replace(HOLDER_IS_NOT, 'certificate holder: ')
  if (NOT_HOLDER.test(rawIn)) return null
  const raw = rawIn.replace(/\*\*/g, '').replace(/(\b[Hh]older(?: box)?) (?:is |= ?)?us(?= ?[:=-] ?[A-Z])/, '$1').replace(/["\u201c]((?:certificate |cert )?holder)["\u201d]/gi, '$1').replace(/^\W*(?:in|for) (?:the )?(?:box|section|field|space|block)\b[^:()]{0,40}\((?:the )?cert(?:ificate)? holder\) ?: ?/i, 'certificate holder: ').replace(/^\s*\*(?=[A-Za-z])/, '').replace(/^\W*(?:(?:all|each|every) )?(?:cois?|certificates?|certs?)\s*:\s*(?=(?:the )?(?:certificate |cert )?holder\b)|^\W*(?:all|each|every) (?:cois?|certificates?|certs?)\s*:\s*/i, '').replace(/^(\W*)named holder(?=\s*[:=])/i, '$1certificate holder').replace(/^(\W*(?:certificate|cert) holder) only(?=\s*[:=-])/i, '$1').replace(/\b(?:cert(?:ificate)?|coi|acord)[- ]?holder/gi, 'certificate holder').replace(/\s+/g, ' ').replace(PUT_IN_PLACE, (s: string, at: number, whole: string) => (/^["'\u201c]?[A-Z]/.test(whole.slice(at + s.length)) ? 'certificate holder: ' : s))
  // In a message all in small letters, a name with its address.
  const small = !/[A-Z]/.test(raw) && /^\W*(?:and )?(?:the )?(?:cert(?:ificate)? )?holder(?: is|:| =| should be) ((?!the |our |your |same|us\b|me\b)[a-z][a-z&' .-]{2,50}, (?:p\.? ?o\.? box )?\d[^;]{5,100})$/.exec(raw)
  if (small) return tidy(small[1]!)
  const both = holderAndInsured(raw)
  if (both) return holderName(both)
  const short = /^\W*(?:and )?(?:the )?(?:certificate )?holder(?: ?(?:&|and|\+|\/) ?(?:ai|additional(?:ly)? insured)(?: ?\([^()]{2,30}\))?)? ?(?:\bis\b(?: to be (?:shown|listed|named|entered|written) as)?|\bstays\b|\bremains\b|\b(?:should|must|(?:has|have|needs?|ought) to) (?:be|read|say)\b(?: exactly)?|\breads?\b|=|:)\s*:?\s*(.{3,300})$/i.exec(raw)
  if (short) return holderName(short[1]!)
  const weAre = /\b(?:we|us)(?: are| as|['\u2019]re) (?:the )?(?:cert(?:ificate)? )?holder ?\(([^)]{3,120})\)/i.exec(raw)
  const makeUs = /\b(?:us ?\(([^)]{3,120})\)[^.;]{0,30} (?:certificate |& |and |as )holder\b|we ?\(([^)]{3,120})\) (?:go|belong|should go|must go) (?:in|into|on) the (?:certificate )?holder)/i.exec(raw)
  // "We (Acme Corp, 1 Main St) must be listed as certificate holder"
  const usListed = /\b[Ww]e ?\(([A-Z][^)]{3,120})\) (?:must|should|shall|need to|have to|are to|want to|ought to) be (?:(?:listed|named|shown) )?(?:as )?(?:the )?(?:cert(?:ificate)? )?holder\b/.exec(raw)
  if (usListed) return holderName(usListed[1]!)
  if (makeUs) return holderName(makeUs[1] ?? makeUs[2]!)
  if (weAre) return holderName(weAre[1]!)
  const goesIn = /(?:^|[.;,] ?)([A-Z][^.;]{2,100}?) (?:goes|belongs|should go|must go|is to go) (?:in|into|on) the (?:cert(?:ificate)? )?holder(?:'s)? (?:box|section|field|area|line|block)/.exec(raw)
  if (goesIn) return holderName(goesIn[1]!)
  // "Everyone: Northfork LLC is the cert holder, 77 Depot St, Rockford"
  const addressed = /^(?:[A-Z][a-z ]{2,24}: )?([A-Z][^:;]{2,80}?) (?:is|are|as|=|(?:must|shall|should|will|to) (?:be|appear as|be (?:shown|listed|named) as)) (?:the |our )?certificate holder,? (?:at |of )?(\d[^;]{5,120})$/.exec(raw.trim())
  if (addressed) return holderName(`${addressed[1]!}, ${addressed[2]!}`)
  // "Our name & address on the cert: Larch LLC, 12 Main St, Troy NY 12180"
  const ourName = /^\W*(?:our|the|broker|company)(?:['’]s)? (?:full |legal |exact )?(?:company )?(?:name(?: ?(?:and|&|\/|\+|with) ?(?:our )?address)?|information|info)(?: (?:as (?:it )?(?:should|must) (?:read|appear)|to (?:put|show|list)))? (?:on|for) (?:the |each |all |every )?(?:cert(?:ificate)?s?|cois?)(?: (?:is|as))?: ?([A-Z][^;:]{3,200})$/i.exec(raw.trim())
  if (ourName && /\d|\b(?:Inc|LLC|Corp|Co|Ltd|LP|LLP)\b/.test(ourName[1]!)) return holderName(ourName[1]!)
  // "Northgate Logistics is certificate holder (PO Box 411, Toledo, OH 43614)"
  const addressBehind = /^(?:[^:;.]{2,24}: )?([A-Z][^:;()]{2,80}?) (?:is|are|as|=|must be|shall be|to be)(?: the| our)? certificate holder ?\(((?:P\.? ?O\.? Box )?\d[^()]{5,120}|P\.? ?O\.? Box[^()]{5,120})\)/.exec(raw.trim())
  if (addressBehind) return holderName(`${addressBehind[1]!}, ${addressBehind[2]!}`)
  // "Redstone is certificate holder: Redstone Freight LLC, 410 Canal St, Mobile AL 36602"
  const spelled = /^[A-Z][^:;]{1,80}? (?:is|are) (?:the |our )?certificate holder ?: ?([A-Z][^:;]{3,60},[^;]{0,120}\d[^;]{0,60})$/.exec(raw.trim())
  if (spelled) return holderName(spelled[1]!)
  // "The certificate goes to: Larch LLC, 12 Main St (also the certificate holder)"
  const sentTo = /\b(?:[Cc]ertificates?|[Cc]ois?|COIs?|[Cc]erts?) (?:go(?:es)?|is sent|are sent|(?:should|must) (?:go|be sent)) to:? ([A-Z][^;()]{3,160}?)(?: \([^()]*certificate holder[^()]*\)|,? as (?:the |our )?certificate holder\b)/.exec(raw) ?? SEND_TO.exec(raw)
  if (sentTo) return holderName(sentTo[1]!)
  const left = /\b(?:leave|keep|set|make|put|enter|write|type) the (?:certificate )?holder (?:as|to|down as)[: ]+["\u201c]?([A-Z][^;"\u201d]{4,160})/i.exec(raw)
  if (left) return holderName(left[1]!)
  const quoted = /\bholder(?: is| reads| should read| must read)?:? ["\u201c]([^"\u201d]{5,160})["\u201d]/.exec(raw)
  if (quoted) return holderName(quoted[1]!)
  const andHolder = /[;,.] (?:the |cert(?:ificate)? )?holder(?: is|:| =) ([A-Z][^;]{4,160})$/.exec(raw)
  if (andHolder && (/\b(?:coi|cert|additional|insured|ai)\b/i.test(raw.slice(0, andHolder.index)) || (/\d/.test(andHolder[1]!) && /\b(?:get|send|need|corrected|issue|list|show)\b/i.test(raw.slice(0, andHolder.index))))) return holderName(andHolder[1]!)
  // "..., no cargo under $5K, holder Tern Logistics LLC, A- VII"
  const inList = /(?:^\W*|[,;\/.] ?)(?:[Cc]ert(?:ificate)? )?[Hh]older(?: ?(?:&|and|\+|\/) ?(?:AI|ai|[Aa]dditional [Ii]nsured)(?= ?[:=]| [A-Z][a-z]))?(?: ?[:=]| is| to (?:be|read|say))? (?!Name\b|Address\b|Box\b|Info)((?:[A-Z][\w&'.-]*)(?: (?:of |and |the |& )?\d?[A-Z][\w&'.-]*){0,7}(?:,? (?:P\.? ?O\.? Box )?\d[^;:]{3,80}?\b[A-Z]{2}\.?(?:,? \d{5}(?:-\d{4})?|(?=\.?$)))?)(?=\s*(?:[,;\/]|\.?$))/.exec(raw)
  if (inList) return holderName(inList[1]!)
  // "Tri-County Haulage as holder, 12 Port Rd, Reno NV 89501"
  const thenAddress = /(?:^|[,;:.] )([A-Z][\w&'.-]*(?: (?:of |and |the |& )?\d?[A-Z][\w&'.-]*){0,6}) as (?:the )?(?:cert(?:ificate)? )?holder,? (?:at |of )?(\d{1,6} [A-Z][^;]{5,100}\d)\.?$/.exec(raw)
  if (thenAddress) return holderName(`${thenAddress[1]!}, ${thenAddress[2]!}`)
  // "The holder block reads: ...", "Holder and additional insured are both ..."
  const block = /\bholder (?:block|box|section|field|area|line) (?:reads?|should read|must read|says?|is|should say|must say)[: ]+["'\u201c]?([A-Z].{3,200}?)["'\u201d]?$/.exec(raw) ?? /(?:\bfor the |^\W*)(?:certificate )?holder (?:block|box|section|field|area|line)\s*[:=-] ?([A-Z].{3,200})$/i.exec(raw) ?? /\bholder and additional(?:ly)? insured(?:s)?(?: are| is|:| =)+(?: both)? ([A-Z][^;]{3,160})$/i.exec(raw)
  if (block) return holderName(block[1]!)
  // "Show Acme Corp as holder.", "made out in the name of Acme Corp as certificate holder"
  const shown = /^\W*(?:[Pp]lease )?(?:[Ll]ist|[Ss]how|[Nn]ame|[Pp]ut|[Uu]se) ([A-Z][^.;:,()]{3,80}?) as (?:the )?holder\s*[.;!]?$/.exec(raw) ?? /\bin the name of ([A-Z][^;:]{3,120}?),? as (?:the )?certificate holder\b/.exec(raw)
  if (shown) return holderName(shown[1]!)
  const asHolder = /\bas (?:the )?(?:cert(?:ificate)? )?holder(?: exactly)?(?: as(?: follows)?)? ?[:=] ?(.{3,200})$/i.exec(raw) ?? HOLDER_AS.exec(raw) ?? BOTH_BEHIND.exec(raw)
  if (asHolder) return holderName(asHolder[1]!)
  // "In the certificate holder box put Larch LLC", "name Larch LLC in the holder section"
  const inBox = /\bin the (?:cert(?:ificate)? )?holder(?:'s)? (?:box|section|field|area|block),? (?:please )?(?:put|enter|type|write|show|list|use|name):? ["'\u201c]?([A-Z].{2,160}?)["'\u201d]?$/i.exec(raw)
  if (inBox) return holderName(inBox[1]!)
  // "The certificate comes from the broker and shows Larch LLC as holder."
  const showsAs = /\b(?:[Cc]ertificates?|[Cc]erts?|[Cc]ois?|COIs?)\b[^.;]{0,60}\b(?:shows?|lists?|names?|has|must show|should show) ([A-Z][^;:()]{2,80}?) as (?:the |its )?holder\b/.exec(raw)
  if (showsAs) return holderName(showsAs[1]!)
  const boxed = !/holder/i.test(raw) ? null : /(?:say|read|show|list|put|enter|use|type|name|with)s? ["'\u201c]?(.{3,160}?)["'\u201d]? in the (?:certificate )?holder(?:'s)? (?:box|section|field|area)/i.exec(raw)
  // "The Co-op to be additional insured, and the certificate holder (PO Box 300, ...)": an address without a name.
  const bracketed = /certificate holders?(?: box| field| section| block)? ?\((?:p\.? ?o\.? box|\d)/i.test(raw) ? null : /certificate holders?(?: box| field| section| block)? ?\(([^)]{5,200})\)/i.exec(raw)
  if (bracketed && !/^(?:as|and|the|see|only|not|exactly)\b/i.test(bracketed[1]!)) return holderName(bracketed[1]!)
  if (boxed) return holderName(boxed[1]!)
  const listed = LISTED_AS.exec(raw) ?? MAKE_OUT.exec(raw)
  if (listed) return holderName(listed[1]!)
  const madeOut = MADE_OUT_TO.exec(raw) ?? ISSUE_TO.exec(raw) ?? ADDRESS_TO.exec(raw) ?? WITH_AS_HOLDER.exec(raw)
  if (madeOut) return holderName(madeOut[1]!)
  if (!/cert(?:ificate)?s? holder|\bas (?:the )?holder\b|holder of (?:the|each|any) cert|certificates? (?:must|should|shall|to|are to)? ?(?:be )?(?:issued|made out|addressed) to/i.test(raw))
    return null
  for (const pattern of [MADE_SURE, QUOTED_ALSO, NAME_AFTER, HOLDER_OF, NAME_IN_PLACE, NAME_COLON, NAME_IS_HOLDER, ITEM_AS, CERTIFICATES_NAME, NAMED_AS, NAMED_BARE, NAMED_BOTH, SUBJECT_BOTH, SUBJECT_AS, NAME_END, NAME_END_BARE, NAME_EQUALS, FIRM_BEFORE, NAME_BEFORE, NAME_MID, ISSUED_TO]) {
    const said = pattern.exec(raw)?.[1]
    const name = said ? holderName(said) : null
    if (name) return name
  }
  return null
}

/** "Certificate holder to be named additional insured on GL": what the holder is to be besides is no name of one. */
const A_STANDING = /^(?:(?:d|named|added|included|listed|shown|endorsed|made|provided|given|granted|also|both|as|an?|the|our|your|scheduled) )*(?:add(?:itional(?:ly)?|['\u2019]?l|tl)\.? insured|additional(?:ly)? named|a\.?i\.?(?= (?:on|for|under|and|with)\b|\s*(?:[,;.]|$))|loss payee|mortgagee|lender['\u2019]?s loss)/i

const ASKED_BEHIND = /[,;] ?(?:and |with |plus )?(?:\d{1,3}[- ]?days?\b|no (?:[a-z'\/-]+ ){1,5}exclu|waivers?\b|WOS\b|(?:cancell?ation )?notice (?:of |is |\d)|NOC\b|AI (?:on|for|and|status)\b|additional(?:ly)? insured\b|primary (?:on|and|&|\/|non|for|wording)|(?:rated )?A(?:-|\+)[ ,:]|(?:each|per)[- ](?:project|location) |(?:max(?:imum)? )?deductibles?\b|occurrence form\b).*$/
const PRICED = /\$ ?\d|\b\d+(?:\.\d+)?(?:mm?|k)\b/i
/** "GL 1M, auto 1M, WC, Alder Centers LLC": what a list asks before the name is no part of it. */
function withoutList(name: string): string {
  if (!PRICED.test(name)) return name
  const parts = name.split(/[,;] /)
  const last = parts.findLastIndex((p) => PRICED.test(p) || isBareCoverage(p))
  return last + 1 < parts.length ? parts.slice(last + 1).join(', ') : name
}

/** "Step E. Confirm that Larch LLC is the certificate holder": what a reader is told to do. */
const SEEN_TO = /^\W{0,3}(?:Step [A-Z\d]{1,2}[.:)] ?)?(?:Please |Then |Also )?(?:[Cc]onfirm|[Cc]heck|[Vv]erify|[Ee]nsure|[Mm]ake sure|[Ss]ee|[Bb]e sure)(?: to it)?(?: that)? (?=["\u201c]?[A-Z])/
const WHO_WE_ARE = /^(?:Nuestra (?:empresa|compañía|organización)|Our (?:company|firm|office|organization)|We),? (?=[A-Z])/
function holderName(wholeIn: string): string | null {
  const whole = wholeIn.replace(WHO_WE_ARE, '').replace(SEEN_TO, '')
  // "have its insurer issue a certificate naming BROKER": whom it names.
  const saidIn = whole.replace(/^.*\bcertificates?\b[^,;:]{0,20}?\b(?:naming|listing|showing) (?:the )?/, '')
  // "Larch LLC (address: 200 Main St, Troy NY 12180)"
  const said = saidIn.replace(/ ?\((?:address|addr\.?|located at|of|at)[: ]+([^()]{5,120})\)/i, ', $1').replace(/ ?\((\d{1,6} [^()]{5,120}\b\d{5}(?:-\d{4})?)\)/, ', $1').replace(/ ?[\/|;,-]? \b[Aa]ddress: ?(?=\d|P\.? ?O)/, ', ')
  // "the building's corporation: 410 Larch Owners Corp.": what somebody is called, and the name behind the colon.
  let name = tidy(said.replace(REMARK, '').replace(INSTEAD_OF, '').replace(/^(?:shown|listed|named|entered|written) as\b:? ?/i, '').replace(/^(?:please )?(?:list|show|add|put|include|enter)(?= [A-Z])(?! [A-Z][a-z]+ (?:is|are)\b) /i, '').replace(/^(?:And|Also|But|So|Then|Finally|Lastly|Plus),? (?:the )?(?=[A-Z])/, '').replace(/^(?:the|our|your|its|their) [a-z][a-z' -]{2,50}: ?(?=[A-Z\d])/, '').replace(/^(?:and (?:the )?)?additional insured:?\s*/i, '').replace(/^(?:them|him|her|it|(?:your|the|their) (?:insurance )?(?:agent|broker|insurer|agency|company|carrier)) (?:to )?(?:add|list|name|show|put|include|make)s? (?=[A-Z])/i, ''))
  name = name
    .split(
      /;|(?<=\b(?:Inc|LLC|Corp|Co|Ltd))\. (?=[A-Z][a-z]+ [A-Za-z\d]+ [a-z\u00e0-\u00ff]+ )|\. (?=(?:Please|Their|They|We|The|It|This|If|All|Any|Your|Our|Send|Also|Not|No)\b)|\. (?=[A-Z][a-z]+ (?:must|shall|should|is|are|will|the|all|by|to)\b)| \((?=and |also |as )| and (?:we|us|our)\b| and (?:as )?(?:an )?additional insured|,? (?:and|who|which) (?:also )?(?:must|shall|should|will)\b| (?:must|shall|should|(?:has|have|needs?|ought) to) /,
    )[0]!
    .trim()
  // "Larch LLC, waiver on auto, 30 days notice": what else a list asks is no part of the name.
  name = name.replace(ASKED_BEHIND, '')
  name = withoutList(name)
  // "Thirty days' notice to Larch LLC, which must appear as certificate holder"
  name = name.replace(/^.*?((?:[A-Z][\w&'.-]*)(?: (?:of |and |the |& )?[A-Z][\w&'.-]*){0,7}(?:, \d[^;:]{3,100})?),? (?:which|who)$/, '$1')
  // Behind the post code, nothing of it: "..., Reno, NV 89501, which is also additional insured".
  name = name.replace(/(\b[A-Z]{2}\.?,? \d{5}(?:-\d{4})?(?:,? U\.?S\.?A\.?)?)(?=[\s,(;-]).*$/, '$1')
  // "Larch Development lnc . , 12 Bay St": of a scan.
  name = name.replace(/\b[l1|]nc\b(?: \.)?/g, (s) => (s.endsWith('.') ? 'Inc.' : 'Inc'))
  // In capitals, a small l is a misread I, and an 0 an O.
  if (/[A-Z]{2}/.test(name) && !/[a-km-z]/.test(name)) name = name.replace(/(?<=[A-Z])l|l(?=[A-Z])/g, 'I').replace(/(?<=[A-Z])0(?=[A-Z])/g, 'O')
  // So is a 1 within a word, and an 0.
  name = name.replace(/(?<=[aeiou])1(?=[a-z])|(?<=[a-z])1(?=[aeiouy])/g, 'l').replace(/(?<=[a-z])1(?=[a-z])/g, 'i').replace(/(?<=[A-Za-z])0(?=[a-z])/g, 'o').replace(/(?<=\d)[oO](?=\d)/g, '0').replace(/\bP\. ?0\. ?(?=Box\b)/g, 'P.O. ').replace(/ +,/g, ',')
  // "The elevator": a thing, and no name.
  if (!/[A-Z]/.test(name.replace(/^(?:The|Our|Your|Their|This|Each) /, '')) || NOT_A_NAME.test(name) || A_STANDING.test(name) || name.length < 3) return null
  return tidy(name)
}

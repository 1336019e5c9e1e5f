const WORD = String.raw`[A-Z][\w&'.-]*`
/** A name of two words or more, with an address where one stands: a role alone ("Landlord") is none. */
const NAME = String.raw`(?:the )?((?:The )?${WORD}(?:,? (?:of |and |the |& |for |at |c\/o )*\d{0,6} ?${WORD}){1,12}(?:,? \d{5}(?:-\d{4})?)?)`
const INSURED = String.raw`(?:[Aa]n? )?(?:[Aa]dditional(?:ly)? [Ii]nsured|AI|ADDITIONAL INSURED|[Ll]oss [Pp]ayee|[Mm]ortgagee)(?: (?:on|for|under) [^.;:]{2,50}?)?`
const HOLDER = String.raw`(?:[Tt]he |[Oo]ur )?(?:[Cc]ert(?:ificate)? )?(?:[Hh]older|HOLDER)`
const JOINED = String.raw`,? ?(?:and|AND|&|\+|\/|plus) ?(?:also )?(?:(?:listed|shown|named|stated) )?(?:as )?`
const BOTH = String.raw`(?:both )?(?:${INSURED}${JOINED}${HOLDER}|${HOLDER}${JOINED}${INSURED})`
const VERB = String.raw`(?:(?:must|should|shall|will|has to|needs to|is to|is|are|to) ?(?:also )?(?:be )?(?:listed|shown|named|added|show|appear|stand|go on)? ?)?`

/** "Your certificate has to list": the paper that names whoever follows. */
const PAPER_NAMES = String.raw`(?:(?:[Yy]our|[Tt]he|[Aa]ll|[Ee]ach|[Aa]ny|[Ee]very|[Tt]heir) )?(?:[Cc]ertificates?|[Cc]erts?|COIs?|[Cc]ois?|ACORD 25s?)(?: of [Ii]nsurance)? (?:(?:must|should|shall|will|has to|have to|needs? to|is to|are to|to) )?(?:list|name|show|include)s? `

const WAYS = [
  String.raw`^\W*${PAPER_NAMES}${NAME},? (?:down )?as ${BOTH}\W*$`,
  // "Both the certificate holder and additional insured boxes should read Larch LLC"
  String.raw`^\W*(?:[Bb]oth )?(?:the )?${BOTH} (?:boxes|box|fields?|blocks?|sections?|lines?) (?:both )?(?:should|must|shall|will|to|need to|have to|has to)? ?(?:each |both )?(?:read|say|show|list|name|state|be)s?:? ${NAME}\W*$`,
  // "Name Larch LLC as additional insured and as certificate holder", "Larch LLC must show as AI on the GL, and as holder"
  String.raw`^\W*(?:[A-Z][a-z]+(?: [a-z]+){0,3}: )?(?:(?:[Pp]lease )?(?:[Ll]ist|[Nn]ame|[Ss]how|[Aa]dd|[Pp]ut|[Ii]nclude) )?${NAME},? ?(?:[-\u2013\u2014=:] ?)?${VERB}(?:down )?(?:as )?${BOTH}\W*$`,
  // "Additional insured AND holder: Larch LLC, 12 Main St"
  String.raw`^\W*${BOTH} ?(?:[:=-]|is|are) ?${NAME}\W*$`,
  // "We do need to be holder: Larch LLC"
  String.raw`^\W*(?:[Ww]e|WE) (?:do |also |still )?(?:need|have|want|are|ought|wish) to be (?:(?:listed|shown|named) )?(?:as )?${HOLDER} ?[:(,\u2013-] ?(?:as )?${NAME}\)?\W*$`,
].map((source) => new RegExp(source))

export const ROLES = /^(?:(?:The|the|and|of|its|&|Owners?|Lenders?|Landlord|Property|Managers?|General|Contractors?|Project|Building|City|County|State|Town|Village|Tenant|Client|Customer|Company|Architect|Engineer|Agent|Managing|Management|Lessor|Licensor|Franchisor|District|Authority|University|School|Board|Association|Trustee|Mortgagee|Buyer|Purchaser|Shipper|Broker|Carrier|Certificate|Holder|Additional|Insureds?|Name|Address|Entity|Entities|Party|Parties)[\s,]*)+$/
/** The name of one who is to be additional insured and certificate holder both, or asks to be holder; or null. */
export function holderAndInsured(said: string): string | null {
  if (!/holder/i.test(said) || said.length > 300) return null
  for (const way of WAYS) {
    const name = way.exec(said.trim())?.[1]
    if (name) return ROLES.test(name) ? null : name
  }
  return null
}

/** An address with its postcode: nothing else in these texts looks like one. */
const ADDRESS = /,? ?\(?(?:,|at|address:?|of|located at|[-\u2013\u2014])? ?((?:P\.? ?O\.? ?Box \d{1,6}|\d{1,6} [^;:()\n]{3,60}?),? [A-Z][A-Za-z. '-]{2,30},? [A-Z]{2}\.?,? \d{5}(?:-\d{4})?)\)?,?/
const WORD = String.raw`[A-Z\d][\w&'.-]*`
const NAME = String.raw`["\u201c]?((?:The )?[A-Z][\w&'.-]*(?:,? (?:of |and |the |& |for |at )*${WORD}){1,9})["\u201d]?`
const HOLDER = String.raw`(?:the |our |your )?(?:[Cc]ert(?:ificate)? |COI )?[Hh]older(?:['\u2019]s)?(?: box| field| section| name)?\b`
const WAYS = [
  // "Please list "Larch LLC" as holder", "Certs to Larch LLC as holder", "Make Larch LLC the certificate holder"
  String.raw`\b(?:[Ll]ist|[Ss]how|[Nn]ame|[Pp]ut|[Aa]dd|[Uu]se|[Ee]nter|[Mm]ake|[Hh]ave|(?:COI|[Cc]ert(?:ificate)?)s?(?: go(?:es)?| sent| issued| made out)? to) ${NAME},? (?:down )?(?:as |in |into |on )?${HOLDER}`,
  // "Larch LLC is to be the holder"
  String.raw`^\W*${NAME},? (?:is|is to be|must be|should be|shall be|will be|goes in|goes on as) (?:(?:listed|shown|named) )?(?:as )?${HOLDER}`,
  // "Holder name/address: Larch LLC"
  String.raw`^\W*(?:[Tt]he |[Oo]ur )?(?:[Cc]ert(?:ificate)? |COI )?[Hh]older(?:['\u2019]s)?(?: box)?(?: name)?(?: ?(?:and|&|\/|\+) ?address)?(?: (?:on|for) (?:the |each |every |all )?(?:[Cc]ert(?:ificate)?s?|COIs?))? ?(?:[:=]|is|reads|should read|must read|to read)+ ?${NAME}`,
  // "We go in the holder box as Larch LLC"
  String.raw`\b[Ww]e (?:go|are|appear|should be|must be|belong|need to be)(?: (?:shown|listed|named))? (?:in|as) ${HOLDER},? (?:as )?${NAME}`,
  // "Please send a COI: holder Larch LLC, 12 Main St, Troy NY 12180"
  String.raw`\b(?:COIs?|[Cc]ert(?:ificate)?s?)(?: of insurance)?(?::|,| \(| with| w\/)? ?\(?(?:the )?[Hh]older:? ${NAME}`,
].map((source) => new RegExp(source))
const QUOTED = /["\u201c][A-Z][^"\u201d]{3,80}["\u201d]/
/** Another standing in the same sentence: whose address it is cannot be told. */
const ANOTHER = /loss payee|mortgagee|additional(?:ly)? insured|\bAI\b|\bnot\b|n['\u2019]t\b/i
const ROLE = /^(?:The |the )?(?:Owner|Lender|Landlord|Lessor|Tenant|Client|Company|Customer|Contractor|Buyer|Broker|Shipper|Carrier|City|County|District|Manager|Agent|Certificate|Holder)s?$/

/** The holder's name and address where a sentence gives both, in whatever order it tells them; or null. */
export function holderWithAddress(said: string): string | null {
  if (!/holder/i.test(said) || said.length > 300 || ANOTHER.test(said)) return null
  const address = ADDRESS.exec(said)
  // Without an address, a name in quotes is as plain.
  if (!address && !QUOTED.test(said)) return null
  const rest = (address ? `${said.slice(0, address.index)} ${said.slice(address.index + address[0].length)}` : said).replace(/\s+/g, ' ').replace(/ ?,(?= (?:as|in)\b)/, '')
  for (const way of WAYS) {
    const name = way.exec(rest.trim())?.[1]?.trim()
    if (name && !ROLE.test(name)) return [name.replace(/,$/, ''), ...(address ? [address[1]!] : [])].join(', ')
  }
  return null
}

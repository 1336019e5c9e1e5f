const STANDING = String.raw`(?:[Ll]oss [Pp]ayees?|[Mm]ortgagees?|[Ll]ender['\u2019]?s?['\u2019]? [Ll]oss [Pp]ay(?:ee|able)|[Aa]dditional(?:ly)? [Ii]nsureds?|AI)`
const HOLDER = String.raw`(?:the |our )?(?:[Cc]ert(?:ificate)? )?[Hh]older\b`
const AS = String.raw`,? (?:(?:is|are|as|to be|must be|shall be|should be|will be|goes (?:on|in) as) )?(?:(?:listed|shown|named|entered) )?(?:as )?`
/** "Name Elm Bank as loss payee, with Larch LLC as holder": of two who are named, each for a standing of their own, the one who is holder. */
const HOLDER_LAST = new RegExp(String.raw`^\W*[^;:]{3,200}?${AS}(?:an? |the )?${STANDING}\b[^;:]{0,40}?[,;]? ?(?:\b(?:and|with|while|but|plus)|;) (?:the )?([A-Z][^;:]{2,200}?)${AS}${HOLDER}`)
const HOLDER_FIRST = new RegExp(String.raw`^\W*(?:(?:[Pp]lease )?(?:[Nn]ame|[Ll]ist|[Ss]how|[Pp]ut) )?([A-Z][^;:]{2,200}?)${AS}${HOLDER}[,;]? ?(?:\b(?:and|with|while|but|plus)|;) (?:the )?[A-Z][^;:]{2,200}?${AS}(?:an? |the )?${STANDING}\b`)
const SAID_TWICE = new RegExp(String.raw`\b${STANDING}\b|\b${HOLDER}`)
const LINKS = /\b(?:and|with|while|but|plus|as|is|are|must|shall|should|to be)$/

export function holderBesideOthers(said: string): string | null {
  if (said.length > 400 || !/holder/i.test(said)) return null
  for (const way of [HOLDER_LAST, HOLDER_FIRST]) {
    const name = way.exec(said)?.[1]?.replace(/[\s,]+$/, '')
    if (name && !SAID_TWICE.test(name) && !LINKS.test(name)) return name
  }
  return null
}
/** What may stand between the two standings of one party. */
const ONE_PARTY = String.raw`(?:[^;:A-Z]|C?GL\b|AL\b|WC\b|AI\b|Auto|General|Liability|Umbrella|Certificate|Holder){0,80}?[Hh]older`
const ANOTHER = new RegExp(String.raw`^["\u201d)]{0,2}${AS}(?:an? |the )?${STANDING}(?!\w)(?!${ONE_PARTY})`)
/** "Elm Bank, 4 Oak St, as loss payee, with ...": somebody who was named for another standing is not read as holder. */
export function namedForAnother(name: string, said: string): boolean {
  const at = said.indexOf(name)
  return at >= 0 && !/holder/i.test(said.slice(0, at)) && ANOTHER.test(said.slice(at + name.length))
}

const FIRST = `((?!(?:The|Each|Every|Any|All|Owner|City|County|Additional|Certificate|Insured|Company|General|State|Such|Our|Your|Its)\\b)[A-Z][a-z]{3,})`
/** "Additional insureds: Harlow Construction Co. and the Owner", "naming Harlow as additional insured", "Harlow shall be an additional insured", "Certificate holder: Harlow". */
const PROTECTED = new RegExp(
  `\\b[Aa]dditional(?:ly)? [Ii]nsureds?(?: on [^:.;]{1,40})?: ${FIRST}|\\b(?:naming|[Nn]ames?|[Ll]ist|[Ii]nclude) ${FIRST}[^.;:]{0,60} as (?:an? )?additional(?:ly)? insured|${FIRST}(?: [A-Z][\\w&.]*){0,3},?[^.;:]{0,60} (?:shall|must|will|is|are|to) (?:also )?(?:to )?(?:be )?(?:named |included |listed )?(?:as )?(?:an? )?additional(?:ly)? insured|\\b[Cc]ertificate [Hh]older:? ${FIRST}`,
  'g',
)

/** Those who are insured under another's policies, by the first word of their names: who asks, and does not carry. */
export function askingNames(text: string, obligated: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const m of text.matchAll(PROTECTED)) {
    const name = m.slice(1).find((x) => x !== undefined)!.toLowerCase()
    if (!obligated.has(name)) found.add(name)
  }
  return [...found]
}

const TITLE = /^[A-Z][\w'-]*(?:(?: |, | ?\/ ?|-)(?:and |of |or |for |the |& ?|to )*[A-Z][\w'-]*){0,6}\.$/

/** "Additional insureds. Landlord and Tenant, under 1 and 2." */
const TITLE_IN_SMALL = /^(?:additional(?:ly)? insureds?(?: status| endorsements?)?|waivers? of subrogation|primary(?: and non-?contributory)?(?: coverage| insurance| wording)|(?:notice of )?cancell?ation(?: notice)?)\.$/i
const MEMBER_WORDS: RegExp[] = [/additional(?:ly)? insured/i, /subrogation/i, /primary|non-?contrib/i, /cancell?ation|notice/i, /waiver/i, /^(?:maximum )?(?:deductibles?|(?:self-insured )?retentions?)\b/i]

/**
 * A clause may open with its title ("Waiver of Subrogation. ..."). The title asks nothing by itself; where the text that
 * follows leans on it ("Additional Insured. The City, on all liability policies."), the two are read as one.
 */
export function withoutTitle(sentences: string[]): string[] {
  const [first, second, ...rest] = sentences
  if (!first || !second || first.length > 60 || !(TITLE.test(first) || (TITLE_IN_SMALL.test(first) && second.length > 20)) || /\$|\d/.test(first)) return sentences
  const said = MEMBER_WORDS.filter((w) => w.test(first))
  if (!said.length) return sentences
  return said.some((w) => w.test(second)) || rest.some((s) => said.some((w) => w.test(s)))
    ? [second, ...rest]
    : [`${first.slice(0, -1)}: ${second}`, ...rest]
}

import { standingAlone } from '../coverages/standing-words.ts'

const TITLE = /^[A-Z][\w'-]*(?:(?: |, | ?\/ ?|-)(?:and |of |or |for |the |& ?|to )*[A-Z][\w'-]*){0,6}\.$/

/** "Additional insureds. Landlord and Tenant, under 1 and 2." */
const TITLE_IN_SMALL = /^(?:additional(?:ly)? insureds?(?: status| endorsements?)?|waivers? of subrogation|primary(?: and non-?contributory)?(?: coverage| insurance| wording)|(?:notice of )?cancell?ation(?: notice)?)\.$/i
const MEMBER_WORDS: RegExp[] = [/additional(?:ly)? insured/i, /subrogation/i, /primary|non-?contrib/i, /cancell?ation|notice/i, /waiver/i, /^(?:maximum )?(?:deductibles?|(?:self-insured )?retentions?)\b/i]

/** "Not required", "none", "no coverage required": what says of a clause's title that it asks nothing. */
const LEFT_OFF = /(?:^|[.;,(-] ?)(?:(?:is |are )?not (?:required|needed|necessary|applicable)|none(?: (?:is )?(?:required|needed))?|no (?:[a-z]+ )?(?:coverage|cover|policy|insurance|certificate|requirement)s?(?: (?:is |are )?(?:required|needed|necessary))?|nothing (?:is )?(?:required|needed)|n ?\/ ?a|waived|skip)\b\s*(?:$|[.;,()-])/i
const NOT_REQUIRED = String.raw`(?:(?:is |are )?not (?:required|needed|necessary|applicable)|none (?:is )?(?:required|needed)|no (?:[a-z]+ )?(?:coverage|cover|policy|insurance|certificate) (?:is )?(?:required|needed|necessary)|no requirement|nothing (?:is )?(?:required|needed)|n ?\/ ?a|waived)`
const LEFT_ALONE = new RegExp(`^${NOT_REQUIRED}\\W*$`, 'i')
/** "Caterer only.", "By Owner." */
const OF_SOME = /^[A-Z][a-z' -]{2,30} only\.?$/
const isLeft = (sentence: string): boolean => LEFT_ALONE.test(sentence) || OF_SOME.test(sentence) || standingAlone(sentence) !== null
const SHORT_TITLE = /^[A-Za-z][^.;:$\d]{1,50}\.$/

/**
 * A clause may open with its title ("Waiver of Subrogation. ..."). The title asks nothing by itself; where the text that
 * follows leans on it ("Additional Insured. The City, on all liability policies."), the two are read as one.
 */
export function withoutTitle(sentences: string[]): string[] {
  const [first, second, ...rest] = sentences
  // "2. Umbrella. Not required.": what leaves a title off is read with it.
  if (first && second && SHORT_TITLE.test(first) && (isLeft(second) || LEFT_OFF.test([second, ...rest].join(' ')))) {
    const below = [second, ...rest]
    const left = below.findIndex((s) => LEFT_ALONE.test(s))
    const one = left > 0 && !/[\d$]|\b(?:required by|must|shall|statut\w+|law|carr(?:y|ies)|maintain|provide)\b/i.test(below.slice(0, left).join(' ')) ? left + 1 : 1
    return [`${first.slice(0, -1)}: ${below.slice(0, one).map((s, i) => (i < one - 1 ? s.replace(/\.$/, '') : s)).join('; ')}`, ...below.slice(one)]
  }
  // "A. Liability. $5,000,000 any one accident": the title is whose the amount is.
  if (first && second && /^liability\.$/i.test(first) && /^\$ ?\d/.test(second)) return [`${first.slice(0, -1)}: ${second}`, ...rest]
  if (!first || !second || first.length > 60 || !(TITLE.test(first) || (TITLE_IN_SMALL.test(first) && second.length > 20)) || /\$|\d/.test(first)) return sentences
  const said = MEMBER_WORDS.filter((w) => w.test(first))
  if (!said.length) return sentences
  return said.some((w) => w.test(second)) || rest.some((s) => said.some((w) => w.test(s)))
    ? [second, ...rest]
    : [`${first.slice(0, -1)}: ${second}`, ...rest]
}

import type { Segment } from '../segments/segment.ts'

/** "may be met with item 3", "may be made up with (c)": an item that a limit is reached with. */
const REACHED = /\b((?:may|can|could) (?:also )?be (?:met|satisfied|reached|made up|achieved|attained|combined|supplemented|topped up|fulfilled)(?: in part| partly)? (?:with|by|through|using|under) )(?:(?:the )?(?:limits?|cover(?:age)?|policy|insurance) (?:in|under|of) )?(?:(?:items?|clauses?|sections?|lines?|paragraphs?|no\.?) )?\(?([a-z\d]{1,4}(?:\.\d{1,2}){0,2})\)?(?=\s*(?:[.;,]|$))/gi

/** "Item 1 may be lower where 4 makes up the difference" */
const MAKES_UP = /^(\W*(?:the )?(?:limits? (?:in|of|under|for) )?)((?:items? )?\(?[a-z\d]{1,4}\)?(?:(?:, | and |, and )\(?[a-z\d]{1,4}\)?){0,3}) (?:may|can|could) be (?:lower|less|smaller|short),? (?:if|where|when|as long as|so long as|provided) (?:(?:items?|line|no\.?) )?\(?([a-z\d]{1,4})\)? (?:makes? up|covers?|fills?|bridges?)[^.;,$]{0,40}(?=\s*(?:[.;]|$))/i
/** "may be met by any combination of 1, 2 and 3": with an umbrella among them. */
const COMBINED = /\b((?:may|can|could) (?:also )?be (?:met|satisfied|reached|made up|achieved|provided) (?:by|with|through|using) (?:any|an?|some) (?:combination|mix) of )(?:items? )?(\(?[a-z\d]{1,4}\)?(?:(?:, | and |, and | or )\(?[a-z\d]{1,4}\)?){1,5})(?=\s*(?:[.;,]|$))/i
const isUmbrella = (label: string, segments: Segment[]): boolean => {
  const item = segments.filter((s) => s.label !== null && (s.label === label || s.label.split(/[.()]/).filter(Boolean).at(-1)?.toLowerCase() === label.toLowerCase()))
  return item.length === 1 && /^\W*(?:(?:an? |the )?(?:commercial )?)?(?:umbrella|excess|umb\b)/i.test(item[0]!.raw)
}

/** The sentence with "umbrella" in place of the item that is one: a limit that is reached with it is said in no other words. */
export const umbrellaByItem = (sentence: string, segments: Segment[]): string =>
  sentence
    .replace(MAKES_UP, (whole, lead: string, items: string, label: string) => (isUmbrella(label, segments) ? `${lead}limits of ${items} may be met with the umbrella` : whole))
    .replace(COMBINED, (whole, lead: string, items: string) => (items.split(/[^a-z\d]+/i).some((label) => label && isUmbrella(label, segments)) ? `${lead}primary and umbrella` : whole))
    .replace(REACHED, (whole, lead: string, label: string) => (isUmbrella(label, segments) ? `${lead}the umbrella` : whole))

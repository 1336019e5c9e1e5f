import type { Segment } from '../segments/segment.ts'

/** "may be met with item 3", "may be made up with (c)": an item that a limit is reached with. */
const REACHED = /\b((?:may|can|could) (?:also )?be (?:met|satisfied|reached|made up|achieved|attained|combined|supplemented|topped up|fulfilled)(?: in part| partly)? (?:with|by|through|using|under) )(?:(?:the )?(?:limits?|cover(?:age)?|policy|insurance) (?:in|under|of) )?(?:(?:items?|clauses?|sections?|lines?|paragraphs?|no\.?) )?\(?([a-z\d]{1,4}(?:\.\d{1,2}){0,2})\)?(?=\s*(?:[.;,]|$))/gi

/** The sentence with "umbrella" in place of the item that is one: a limit that is reached with it is said in no other words. */
export function umbrellaByItem(sentence: string, segments: Segment[]): string {
  return sentence.replace(REACHED, (whole, lead: string, label: string) => {
    const item = segments.filter((s) => s.label !== null && (s.label === label || s.label.split(/[.()]/).filter(Boolean).at(-1)?.toLowerCase() === label.toLowerCase()))
    return item.length === 1 && /^\W*(?:(?:an? |the )?(?:commercial )?)?(?:umbrella|excess|umb\b)/i.test(item[0]!.raw) ? `${lead}the umbrella` : whole
  })
}

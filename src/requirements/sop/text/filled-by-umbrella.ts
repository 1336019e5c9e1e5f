const UPPER = String.raw`(?:umbrella(?: or excess)?|excess)(?: (?:liability|policy|policies|coverage|insurance|limits?))*`
const NAMED = /\b(?:c?gl|(?:commercial )?general liability|auto(?:mobile)?(?: liability)?|employers?['’]?s? liability|el)\b/gi
const AMOUNT = /\$ ?\d[\d,.]*(?: ?(?:k|mm?|mil|million)\b)?/gi
/** A limit that is lower than what is asked. */
const LESS = /\b(?:lower|smaller|lesser) (?:(?:gl|cgl|auto|general|primary|liability|occurrence) )*(?:limits?|policy|policies|amounts?|coverage)\b|\b(?:is|are) (?:lower|less|smaller|short)\b|\b(?:less than|below|under|short of) (?:\$|that|this|the (?:required|minimum|full))|\bshortfall\b|\b(?:the|any) gap\b|\bfalls? short\b/i
const FILLS = /\b(?:fills?|makes? up|cover(?:s|ed)?|bridges?|brings?|reach(?:es)?|totals?|gets?|adds?|added|on top|the rest|the difference|closes?)\b|\bplus an? (?:umbrella|excess)|\bwith (?:an? |enough )?(?:umbrella|excess)/i
const MAY = /\b(?:can|may|could|fine|ok|okay|works?|acceptable|accepted|allowed|permitted|good|enough|will do)\b/i
/** What turns it, asks for more than it, or makes it hang on something else. */
const BESIDES = /\b(?:not|no|never|must|shall|require[sd]?|requires|needs?|needed|unless|except|prefer\w*|recommend\w*|only|when|additional|insured|waiver|deductibles?|contracts?|jobs?|projects?|subs|roofers|rat(?:ed|ing)|carriers?|insurers?|notice|(?:umbrella|excess)(?: limits?| policy)? (?:is|are|falls?))\b|n['’]t\b/i
const UPPERS = /\b(?:umbrella|excess)\b/gi
const UMBRELLA = new RegExp(String.raw`\b${UPPER}\b`, 'i')

/** "If your general liability is less than $2,000,000, an umbrella can fill the gap.": the limits of both together count, of an amount that is asked elsewhere in the text (`said`, in small letters). */
export const filledByUmbrella = (sentences: string[], said: string): string[] => sentences.map((s) => filled(s, said) ?? s)

function filled(sentence: string, said: string): string | null {
  if (sentence.length > 160 || (sentence.match(UPPERS) ?? []).length > 2 || !UMBRELLA.test(sentence) || !LESS.test(sentence) || !FILLS.test(sentence) || !MAY.test(sentence) || BESIDES.test(sentence)) return null
  const amounts = sentence.match(AMOUNT) ?? []
  if (amounts.some((a) => said.split(a.toLowerCase().replace(/[.,]$/, '')).length < 3)) return null
  const names = [...new Set((sentence.replace(UMBRELLA, '').match(NAMED) ?? []).map((n) => n.toLowerCase()))]
  if (names.length > 1) return null
  return names.length ? `The ${names[0]!} limits may be met by primary and umbrella together.` : 'An umbrella can make up the difference.'
}

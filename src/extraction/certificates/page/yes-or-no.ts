const YES = /^(?:yes|y|x|☒|☑|✓|✔|✅|included|applies|granted)\b|^[☒☑✓✔✅]/i
const NO = /^(?:no|n|none|not\s+(?:included|applicable|provided)|n\/a|☐|□)\b|^[☐□]/i
const TICKED = String.raw`\[\s*[xX✓✔]\s*\]|\(\s*[xX✓✔]\s*\)|[☒☑⊠■●✓✔✅]`
const OPEN = String.raw`\[\s*_?\s*\]|\(\s*\)|[☐□❏○]`
const BOX = `(${TICKED}|${OPEN})`
const IS_TICKED = new RegExp(`^(?:${TICKED})$`)
const WORD = String.raw`(yes|no|y|n)\b`
/** `Yes [ ]  No [X]`, `[X] No  [ ] Yes`: both answers, each with its box on the same side. */
const CHOICES = [
  { said: new RegExp(String.raw`^${WORD}\s*${BOX}\W{0,3}?${WORD}\s*${BOX}`, 'i'), words: [1, 3], boxes: [2, 4] },
  { said: new RegExp(String.raw`^${BOX}\s*${WORD}\W{0,3}?${BOX}\s*${WORD}`, 'i'), words: [2, 4], boxes: [1, 3] },
] as const
/** A mark before the word it marks; a cross before a word says no more than a tick. */
const MARK_BEFORE = new RegExp(String.raw`^(?:${TICKED}|[✗✘❌])\s*(?=(?:yes|no|y|n|not|none|n\/a|included)\b)`, 'i')
const OPEN_BEFORE = new RegExp(String.raw`^(?:${OPEN})\s*(?:yes|no|y|n|not|none|n\/a|included)\b`, 'i')

/** Which of the two boxes is ticked; null where neither or both are, undefined where there are no two. */
export function choiceOf(printed: string): boolean | null | undefined {
  for (const { said, words, boxes } of CHOICES) {
    const found = said.exec(printed)
    if (!found) continue
    const [first, second] = words.map((at) => /^y/i.test(found[at]!)) as [boolean, boolean]
    const [one, other] = boxes.map((at) => IS_TICKED.test(found[at]!.trim())) as [boolean, boolean]
    if (first === second) return null
    return one === other ? null : one ? first : second
  }
  return undefined
}

/** An answer whose own box is open: it is not given. */
export const isUnticked = (printed: string): boolean => OPEN_BEFORE.test(printed.trim())
/** What a cell of boxes with words beside them answers: null where the box is open or both are alike, undefined where there is no such box. */
export function boxedAnswer(printed: string): boolean | null | undefined {
  const chosen = choiceOf(printed)
  if (chosen !== undefined) return chosen
  if (isUnticked(printed)) return null
  return MARK_BEFORE.test(printed) ? !/^n/i.test(printed.replace(MARK_BEFORE, '')) : undefined
}

/** `Yes`, `✓`, `Included`; `☒ No` is a no and `☐ Yes` alone is neither. */
export const saysYes = (printed: string): boolean => !isUnticked(printed) && YES.test(printed.replace(MARK_BEFORE, ''))
export const saysNo = (printed: string): boolean => !isUnticked(printed) && NO.test(printed.replace(MARK_BEFORE, ''))

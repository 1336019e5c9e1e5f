import type { PixelWord } from './split-words.ts'

const AMOUNT_BEGUN = /^(?:[$Ss§]\d{1,3}|[$Ss§]?\d{1,3}(?:[.,]\d{3})*[.,])(?:,\d{3})*[.,]?$/
const GROUPS = /^\d{3}(?:[.,]\d{3})*[.,]?$/
/** Wide setting parts the groups of an amount: `$1 000. 000` is one. */
export const joinAmounts = (words: readonly PixelWord[]): PixelWord[] => {
  const used = new Set<PixelWord>()
  return words.flatMap((word) => {
    if (used.has(word)) return []
    let whole = word
    while (AMOUNT_BEGUN.test(whole.text)) {
      const height = whole.box.bottom - whole.box.top
      const middle = (whole.box.top + whole.box.bottom) / 2
      const next = words.find((w) => {
        const gap = w.box.left - whole.box.right
        return GROUPS.test(w.text) && !used.has(w) && gap > -height * 0.2 && gap < height * 0.8 && Math.abs((w.box.top + w.box.bottom) / 2 - middle) < height * 0.35
      })
      if (!next) break
      used.add(next)
      whole = {
        text: `${whole.text.replace(/[.,]$/, '').replace(/^[Ss§]/, '$')},${next.text.replaceAll('.', ',').replace(/,$/, '')}`,
        box: { left: whole.box.left, right: next.box.right, top: Math.min(whole.box.top, next.box.top), bottom: Math.max(whole.box.bottom, next.box.bottom) },
        confidence: Math.min(whole.confidence, next.confidence),
      }
    }
    return [whole]
  })
}

const NUMBER_PART = /^[A-Z0-9-]{2,}$/
const HYPHEN_GAP_MAX = 0.55
/** A hyphen of a number is narrow and has paper on both sides: `CGL -2026- 558031` is one number where no more than that parts it. */
export const joinNumbers = (words: readonly PixelWord[]): PixelWord[] => {
  const used = new Set<PixelWord>()
  return words.flatMap((word) => {
    if (used.has(word)) return []
    let whole = word
    while (NUMBER_PART.test(whole.text)) {
      const height = whole.box.bottom - whole.box.top
      const middle = (whole.box.top + whole.box.bottom) / 2
      const next = words.find(
        (w) =>
          w !== whole &&
          !used.has(w) &&
          NUMBER_PART.test(w.text) &&
          whole.text.endsWith('-') !== w.text.startsWith('-') &&
          /\d/.test(whole.text + w.text) &&
          w.box.left >= whole.box.right - height * 0.2 &&
          w.box.left - whole.box.right < height * HYPHEN_GAP_MAX &&
          Math.abs((w.box.top + w.box.bottom) / 2 - middle) < height * 0.35,
      )
      if (!next) break
      used.add(next)
      whole = {
        text: whole.text + next.text,
        box: { left: whole.box.left, right: next.box.right, top: Math.min(whole.box.top, next.box.top), bottom: Math.max(whole.box.bottom, next.box.bottom) },
        confidence: Math.min(whole.confidence, next.confidence),
      }
    }
    return [whole]
  })
}

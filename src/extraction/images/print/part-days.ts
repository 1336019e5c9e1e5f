import type { PixelWord } from './split-words.ts'

/**
 * Both days of a term set so near that no space is seen between, or with the rule between their columns read as a stroke, a colon or
 * a one, and perhaps the rule behind them as a letter: `12/15/2026/12/15/2027`, `12-15-202612-15-2027p`.
 */
const TWO_DAYS = /^(\W?\d{1,2}([/-])\d{1,2}\2(?:19|20)\d{2})(?:[/:|\\.,;]{0,2}|[1Il](?=\d\d\D))(\d{1,2}\2\d{1,2}\2(?:19|20)\d{2})\D?$/
/** `07-01-202` before `607-01-2027`: the cut between them came one figure too soon. */
const CUT_DAY = /^\W?\d{1,2}([/-])\d{1,2}\1\d{0,3}$/
const GAP_MAX = 0.6
const LEVEL_MAX = 0.35

/** Days that run into each other as two words, before days stand in columns. */
export const partDays = (words: readonly PixelWord[]): PixelWord[] => {
  const gone = new Set<PixelWord>()
  const whole = words.map((word) => {
    const rest = CUT_DAY.test(word.text) ? words.find((w) => w !== word && goesOn(word, w) && TWO_DAYS.test(word.text + w.text)) : undefined
    if (!rest) return [word, word] as const
    gone.add(rest)
    return [word, { text: word.text + rest.text, confidence: Math.min(word.confidence, rest.confidence), box: { ...word.box, right: rest.box.right } }] as const
  })
  return whole.flatMap(([word, joined]) => (gone.has(word) ? [] : apart(joined)))
}

const goesOn = (a: PixelWord, b: PixelWord): boolean => {
  const height = a.box.bottom - a.box.top
  return b.box.left > a.box.left && Math.abs(b.box.left - a.box.right) < height * GAP_MAX && Math.abs(a.box.top + a.box.bottom - b.box.top - b.box.bottom) / 2 < height * LEVEL_MAX
}

/** Each day has the share of the place that its characters have of the word. */
const apart = (word: PixelWord): PixelWord[] => {
  const two = TWO_DAYS.exec(word.text)
  if (!two) return [word]
  const [first, last] = [two[1]!, two[3]!]
  const width = word.box.right - word.box.left
  const begins = word.text.indexOf(last, word.text.length - last.length - 1)
  return [
    { ...word, text: first, box: { ...word.box, right: word.box.left + (width * first.length) / word.text.length } },
    { ...word, text: last, box: { ...word.box, left: word.box.left + (width * begins) / word.text.length, right: word.box.left + (width * (begins + last.length)) / word.text.length } },
  ]
}

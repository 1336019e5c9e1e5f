/** Letters that coarse pictures make alike; taking one for the other tells little against two texts being one. */
const ALIKE = ['I1LTJ', 'O0DQCGU', 'EF', 'EB', 'B83', 'S5', 'Z2', 'MHN', 'HKA', 'WVN', 'VYU', 'RKA', 'PR', 'EC', 'TY', 'IE']
const PAIRS = new Set(ALIKE.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))))
const ALIKE_COST = 0.4
/** Thin letters are lost or doubled easily. */
const THIN = new Set('I1LJT')
const THIN_COST = 0.6

/** Two letters that run together into one. */
const JOINED: Record<string, string> = { LI: 'UH', IL: 'U', II: 'UNH', RN: 'M', IN: 'M', NI: 'M', CL: 'D', CI: 'O', VV: 'W', LT: 'H', TI: 'H', IT: 'H', RI: 'N' }

/** The costs by character code, once for all: every phrase of a form is held against every word of a page. */
const CODES = 91
const REPLACE = Float32Array.from({ length: CODES * CODES }, (_, i) => {
  const [a, b] = [String.fromCharCode(Math.floor(i / CODES)), String.fromCharCode(i % CODES)]
  return a === b ? 0 : PAIRS.has(a + b) ? ALIKE_COST : 1
})
const LOSE = Float32Array.from({ length: CODES }, (_, code) => (THIN.has(String.fromCharCode(code)) ? THIN_COST : 1))

/** Three rows of the comparison are used over and over; texts are short. */
const WIDTH = 128
const ROWS: [Float64Array, Float64Array, Float64Array] = [new Float64Array(WIDTH), new Float64Array(WIDTH), new Float64Array(WIDTH)]

/**
 * How far the beginning of `text` is from `phrase` (both upper case letters and digits), counting letters of one shape as
 * less than others; `length` is how much of `text` the phrase takes. Null beyond `most`.
 */
export function headEdits(text: string, phrase: string, most: number): { edits: number; length: number } | null {
  const reach = Math.min(text.length, phrase.length + Math.ceil(most), WIDTH - 1)
  let [before, row, next] = ROWS
  row[0] = 0
  for (let j = 1; j <= reach; j++) row[j] = row[j - 1]! + LOSE[text.charCodeAt(j - 1)]!
  let lowest = 0
  for (let i = 1; i <= phrase.length; i++) {
    const letter = phrase.charCodeAt(i - 1)
    const joined = i > 1 ? JOINED[phrase[i - 2]! + phrase[i - 1]!] : undefined
    next[0] = row[0]! + LOSE[letter]!
    let least = next[0]!
    for (let j = 1; j <= reach; j++) {
      const at = text.charCodeAt(j - 1)
      let cost = Math.min(row[j]! + LOSE[letter]!, next[j - 1]! + LOSE[at]!, row[j - 1]! + REPLACE[letter * CODES + at]!)
      if (joined?.includes(text[j - 1]!)) cost = Math.min(cost, before[j - 1]! + ALIKE_COST)
      next[j] = cost
      if (cost < least) least = cost
    }
    // Two letters read as one reach back two rows, so both must be beyond.
    if (least > most && lowest > most) return null
    lowest = least
    ;[before, row, next] = [row, next, before]
  }
  let best = 0
  for (let j = 1; j <= reach; j++) if (row[j]! < row[best]! - 1e-6 || (row[j]! <= row[best]! + 1e-6 && Math.abs(j - phrase.length) < Math.abs(best - phrase.length))) best = j
  return row[best]! <= most ? { edits: row[best]!, length: best } : null
}

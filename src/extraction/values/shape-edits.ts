/** Letters that coarse pictures make alike; taking one for the other tells little against two texts being one. */
const ALIKE = ['I1LTJ', 'O0DQCGU', 'EF', 'EB', 'B83', 'S5', 'Z2', 'MHN', 'HKA', 'WVN', 'VYU', 'RKA', 'PR', 'EC', 'TY', 'IE']
const PAIRS = new Set(ALIKE.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))))
const ALIKE_COST = 0.4
/** Thin letters are lost or doubled easily. */
const THIN = new Set('I1LJT')
const THIN_COST = 0.6

/** Two letters that run together into one. */
const JOINED: Record<string, string> = { LI: 'UH', IL: 'U', II: 'UNH', RN: 'M', IN: 'M', NI: 'M', CL: 'D', CI: 'O', VV: 'W', LT: 'H', TI: 'H', IT: 'H', RI: 'N' }

const replace = (a: string, b: string): number => (a === b ? 0 : PAIRS.has(a + b) ? ALIKE_COST : 1)
const lose = (letter: string): number => (THIN.has(letter) ? THIN_COST : 1)

/**
 * How far the beginning of `text` is from `phrase` (both upper case letters and digits), counting letters of one shape as
 * less than others; `length` is how much of `text` the phrase takes. Null beyond `most`.
 */
export function headEdits(text: string, phrase: string, most: number): { edits: number; length: number } | null {
  const reach = Math.min(text.length, phrase.length + Math.ceil(most))
  let before: number[] = []
  let row = [0]
  for (let j = 1; j <= reach; j++) row.push(row[j - 1]! + lose(text[j - 1]!))
  for (let i = 1; i <= phrase.length; i++) {
    const letter = phrase[i - 1]!
    const next = [row[0]! + lose(letter)]
    let least = next[0]!
    for (let j = 1; j <= reach; j++) {
      const at = text[j - 1]!
      let cost = Math.min(row[j]! + lose(letter), next[j - 1]! + lose(at), row[j - 1]! + replace(letter, at))
      if (i > 1 && JOINED[phrase[i - 2]! + letter]?.includes(at)) cost = Math.min(cost, before[j - 1]! + ALIKE_COST)
      next.push(cost)
      if (cost < least) least = cost
    }
    if (least > most && row.every((cost) => cost > most)) return null
    before = row
    row = next
  }
  let best = 0
  for (let j = 1; j <= reach; j++) if (row[j]! < row[best]! - 1e-9 || (row[j]! <= row[best]! + 1e-9 && Math.abs(j - phrase.length) < Math.abs(best - phrase.length))) best = j
  return row[best]! <= most ? { edits: row[best]!, length: best } : null
}

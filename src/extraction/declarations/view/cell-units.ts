import type { AmountAt, AmountRow } from '../limits/amount-rows.ts'

type Chunk = { text: string; amounts: AmountAt[] }

/** Words behind an amount that say of what it is the limit; a bare `occurrence` is each one. */
const UNIT = /^\s?(?:(?:each|per|any\sone|every)\s[a-z]+|(?:annual\s|policy\s|general\s)?aggregate|occurrence|occ|agg)\b/i
/** A narrow cell breaks the words over two lines. */
const CUT = /^\s?(?:each|per|any\sone|every)\W*$/i
const whole = (unit: string): string =>
  unit
    .trim()
    .replace(/^occ(?:urrence)?$/i, 'each occurrence')
    .replace(/\bagg$/i, 'aggregate')

/**
 * `Motor truck cargo | $150,000 any one vehicle / $300,000 any one disaster | $5,000`: several amounts of one cell, each with words
 * of its own behind it, under the name of the coverage that begins the row. Null where no cell is so.
 */
export function unitsOfCell({ row, run, amounts }: AmountRow): Chunk[] | null {
  for (const cell of row.segments.slice(1)) {
    const own = amounts.filter((a) => cell.words.includes(a.words[0]!))
    if (own.length < 2 || /[a-z]/i.test(cell.text.slice(0, cell.text.search(/\d/)))) continue
    const end = run.starts[run.words.indexOf(cell.words.at(-1)!)]! + cell.words.at(-1)!.text.length
    const behind = own.map((a, i) => run.text.slice(a.end, own[i + 1]?.start ?? end))
    const told = own.flatMap((a, i): Chunk[] => {
      const unit = UNIT.exec(behind[i]!)
      return unit ? [{ text: `${whole(unit[0])} ${run.text.slice(0, own[0]!.start).replace(/\W+$/, '')}`, amounts: [a] }] : []
    })
    if (told.length === 0 || !behind.every((text) => UNIT.test(text) || CUT.test(text))) continue
    const others = amounts.filter((a) => !own.includes(a) && a.column !== null).map((a): Chunk => ({ text: '', amounts: [a] }))
    return [...told, ...others]
  }
  return null
}

const UNIT_OR_KEPT = new RegExp(`${UNIT.source}|^\\s?(?:products\\b.{0,30}aggregate|(?:self-insured\\s)?(?:deductible|ded|retention)|csl|combined\\ssingle)\\b`, 'i')
/** `General liability | $1,000,000 each occurrence | $2,000,000 general aggregate`: each cell is an amount and what it is for. Null where not two are so. */
export function unitsOfCells({ row, run, amounts }: AmountRow): Chunk[] | null {
  const [name, ...cells] = row.segments
  if (!name || !/[a-z]{3}/i.test(name.text) || amounts.some((a) => name.words.includes(a.words[0]!))) return null
  const told = cells.flatMap((cell): Chunk[] => {
    const own = amounts.filter((a) => cell.words.includes(a.words[0]!))
    const [only] = own
    if (!only || own.length > 1 || cell.words[0] !== only.words[0]) return []
    const last = cell.words.at(-1)!
    const unit = UNIT_OR_KEPT.exec(run.text.slice(only.end, run.starts[run.words.indexOf(last)]! + last.text.length))
    return unit ? [{ text: `${whole(unit[0])} ${name.text.replace(/\W+$/, '')}`, amounts: [only] }] : []
  })
  if (told.length < 2) return null
  return [...told, ...amounts.filter((a) => a.column !== null && !told.some((t) => t.amounts.includes(a))).map((a): Chunk => ({ text: '', amounts: [a] }))]
}

import type { Sentence } from '../statements/split-sentences.ts'

const TICKED = /☑|☒|🗹|✅|\[ ?[xX✓✔] ?\]|\( ?[xX✓✔] ?\)/u
const EMPTY = /☐|□|▢|❑|❏|⬜|\[ {0,3}\]|\( {1,3}\)|\[_{1,3}\]/u
const BOX = new RegExp(`(${TICKED.source}|${EMPTY.source})`, 'u')
const ONLY_EMPTY = new RegExp(`^(?:${EMPTY.source})$`, 'u')
/** An empty box in a cell of its own. */
export const isEmptyBox = (cell: string): boolean => ONLY_EMPTY.test(cell.trim())

/** "☑ In force ☐ Not in force": of a row of boxes only what is ticked was said; where none is, the row is open. */
export const readBoxes = (sentences: Sentence[]): Sentence[] =>
  sentences.map((one) => {
    const read = withoutEmptyBoxes(one.text)
    return read === one.text ? one : { ...one, read }
  })

function withoutEmptyBoxes(text: string): string {
  // A crossed box beside a ticked one may be a no.
  if (!EMPTY.test(text) || (/☒/u.test(text) && /☑|✅/u.test(text))) return text
  const pieces = text.split(BOX)
  const boxes = pieces.filter((_, at) => at % 2 === 1)
  const between = pieces.filter((_, at) => at % 2 === 0).map((one) => one.trim())
  if (boxes.length < 2) return text
  const tickedAt = (at: number): boolean => TICKED.test(boxes[at]!)
  const bare = (words: string): boolean => !/[\p{L}\p{N}]/u.test(words)
  // "In force ☑ Not in force ☐": each box stands behind its words, and what it is of ends with a colon or a cell.
  const behind = bare(between.at(-1)!)
  const [name, first] = behind ? (/^(.*[:|=–—])([^:|=–—]+)$/.exec(between[0]!)?.slice(1) ?? [null, null]) : [between[0]!, null]
  // Without a policy before them nobody knows what was ticked.
  if (name === null || bare(name!)) return text
  const labels = behind ? [first!, ...between.slice(1, -1)] : between.slice(1)
  if (labels.some(bare)) return text
  const said = labels.filter((_, at) => tickedAt(at)).map((label) => label.replace(/^[\s|/,;-]+|[\s|/,;-]+$/g, ''))
  return `${name!.replace(/[\s|]+$/, '')} | ${said.length === 0 ? '?' : said.join(' | ')}`
}

import { type Anchor, foldLetters, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import { AMOUNTS } from '../table/table-headings.ts'

const REACH = 220
const AMOUNTS_MIN = 2
/** What a column of amounts may be headed by that are no limits. */
const NO_LIMITS = /\b(?:premiums?|rates?|fees?|taxes|value|deductibles?|retention|paid|due|total|vin|required|minimum|naic)\b/i

/**
 * The heading of the limits in a maker's own words: `Coverage detail`, level with POLICY NUMBER, with amounts of money under it
 * and no other heading's. Null where two columns hold amounts, for then which are the limits is not said, and where each limit
 * heads a column of its own.
 */
export function headingOverAmounts(text: PageText, number: Anchor, heads: readonly Anchor[]): Anchor | null {
  const known = new Set(heads.flatMap((a) => a.words))
  const level = text.level(midY(number.box), 5).filter((w) => !known.has(w)).sort((a, b) => a.box.x - b.box.x)
  const groups: Anchor[] = []
  for (const word of level) {
    const last = groups.at(-1)
    if (last && word.box.x - right(last.box) < word.box.h) groups[groups.length - 1] = { box: unionBox([last.box, word.box]), words: [...last.words, word] }
    else groups.push({ box: word.box, words: [word] })
  }
  const holding = groups.filter((group) => {
    const next = Math.min(text.page.width, ...[...heads, ...groups].filter((a) => a.box.x > right(group.box)).map((a) => a.box.x))
    const own = text.words.filter((w) => w.box.x > group.box.x - 6 && w.box.x < next - 4 && w.box.y > midY(group.box) && w.box.y < midY(group.box) + REACH)
    return own.filter((w) => /^\$?\d{1,3}(?:,\d{3})+$/.test(w.text)).length >= AMOUNTS_MIN
  })
  const [only] = holding
  const printed = only?.words.map((w) => w.text).join(' ') ?? ''
  return only && holding.length === 1 && /[A-Za-z]{3}/.test(printed) && !NO_LIMITS.test(printed) && !AMOUNTS.some((name) => foldLetters(printed).includes(name)) ? only : null
}

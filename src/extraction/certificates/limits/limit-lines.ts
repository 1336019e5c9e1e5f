import type { Box } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import type { Grid } from '../../classify/index.ts'
import { bottom, linesOf, midY, right, type TextLine, unionBox } from '../page/page-text.ts'

/** Lines, or where the rows are ruled closely the strips between the rules: values are often set lower than their labels. */
export function stripLines(words: Word[], grid: Grid, box: Box, labelled: ((text: string) => string | null) | null): TextLine[] {
  const cuts = grid.crossings(box.x + 6, box.x + box.w - 6, box.y - 3, box.y + box.h + 3)
  const out: TextLine[] = []
  let rest = words
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [top, end] = [cuts[i]!, cuts[i + 1]!]
    const within = rest.filter((w) => midY(w.box) >= top && midY(w.box) < end)
    const tallest = Math.max(0, ...within.filter((w) => /\w/.test(w.text)).map((w) => w.box.h))
    const isHigh = end - top > tallest * 2.4
    const wrapped = labelled && (isHigh || areStacked(within)) ? wrappedLabel(within, labelled) : null
    if (wrapped) {
      out.push(wrapped)
      rest = rest.filter((w) => !within.includes(w))
    }
    if (within.length < 2 || isHigh || wrapped) continue
    const sorted = within.sort((a, b) => a.box.x - b.box.x)
    out.push({ text: sorted.map((w) => w.text).join(' '), box: unionBox(sorted.map((w) => w.box)), words: sorted })
    rest = rest.filter((w) => !within.includes(w))
  }
  const lines = [...out, ...linesOf(rest)].sort((a, b) => a.box.y - b.box.y)
  return labelled ? withContinued(lines, box, (text) => labelled(text) !== null) : lines
}

/** Words over each other, each on a line of its own: in a strip hardly higher than one line too. */
const areStacked = (words: readonly Word[]): boolean =>
  words.some((a) => words.some((b) => midY(b.box) - midY(a.box) > 0.7 * Math.max(a.box.h, b.box.h) && b.box.x < right(a.box) && a.box.x < right(b.box) && /[A-Za-z]{2}/.test(a.text) && /[A-Za-z]{2}/.test(b.text)))

const LABEL_LINES_MAX = 5
const ANSWER = /\b(?:incl|excl|stat|see|n\/?a|none|not)/i
/** A ruled cell of one amount and a label of two or three lines that name no limit singly: `Personal` over `Property`. */
function wrappedLabel(words: Word[], labelled: (text: string) => string | null): TextLine | null {
  const lines = linesOf(words)
  const amounts = words.filter((w) => /\d/.test(w.text))
  const [amount] = amounts
  if (lines.length < 2 || lines.length > LABEL_LINES_MAX || amounts.length !== 1 || !/^\$?(?:\d{1,3}(?:,\d{3})+|\d{4,9})(?:\.\d\d)?$/.test(amount!.text)) return null
  // The amount may stand on a line of its own, at the head of its strip.
  const names = lines.map((l) => lineOf(l.words.filter((w) => w !== amount && w.text !== '$'))).filter((l) => l.words.length > 0)
  if (names.some((l) => !l.words.some((w) => w.text.length > 1) || ANSWER.test(l.text) || right(l.box) > amount!.box.x)) return null
  const whole = labelled(names.map((l) => l.text).join(' '))
  // A line that names a limit singly may only name the one that all lines name; how a limit counts, in brackets, names none.
  const single = names.map((l) => l.text).join('\n').replace(/\([^)]*\)/g, '').split('\n')
  if (single.some((text) => labelled(text) !== null && labelled(text) !== whole) || (whole === null && lines.length > 3)) return null
  // A sign may stand before a line's words: a box to tick, or the stroke that the label is broken at.
  const edge = names[0]!.words.find((w) => w.text.length > 1)!.box.x
  if (names.some((l) => [l.words[0]!, l.words.find((w) => w.text.length > 1)!].every((w) => Math.abs(w.box.x - edge) > 3))) return null
  return lineOf([...names.flatMap((l) => l.words), amount!])
}

const RUN_LINES_MAX = 8
const behindAmount = (text: string): string => text.replace(/^(?:USD\s?)?\$?\s?[\d,.]+\s?/, '')
const STATUTORY_FIRST = /^statutory\W+/i
const CUT_OVER = /\d.*\b(?:each|per|any\s+one|general|annual)$/i
const LED_BY_AMOUNT = /^(?:USD\s?)?\$?\s?\d[\d,.]*\s?(?:[km]|mm|mil|million)?\b\s*[A-Za-z]/i
/** `$3M General` over `Aggregate`, and a label of two lines with its amount between them: each is one limit. */
function withContinued(lines: TextLine[], box: { x: number; w: number }, isLabel: (text: string) => boolean): TextLine[] {
  const out: TextLine[] = []
  const joined = (parts: TextLine[]): TextLine => ({ text: parts.map((l) => l.text).join(' '), box: unionBox(parts.map((l) => l.box)), words: parts.flatMap((l) => l.words) })
  // A line of small letters alone is lower than its print: then the feet of the lines tell.
  const near = (a: TextLine, b: TextLine): boolean => {
    const h = Math.max(6, a.box.h, b.box.h)
    return Math.min(b.box.y - bottom(a.box), bottom(b.box) - bottom(a.box) - h) < 0.75 * h
  }
  // A cell that begins with a bare amount and ends in words is one run of amounts, each with its words behind it.
  const [first, last] = [lines[0], lines.at(-1)]
  if (first && last && lines.length > 1 && lines.length <= RUN_LINES_MAX && /^\$?\d{1,3}(?:,\d{3})+$/.test(first.text) && /[a-z]{3}/i.test(last.text) && !/\d/.test(last.text)) return [joined(lines)]
  const led = LED_BY_AMOUNT.test((lines.find((l) => !/^statutory\W*$/i.test(l.text))?.text ?? '').replace(STATUTORY_FIRST, ''))
  for (let i = 0; i < lines.length; i++) {
    const [line, next, third] = [lines[i]!, lines[i + 1], lines[i + 2]]
    const last = out.at(-1)
    if (last && /\d\s?\/$/.test(last.text) && /^\$?\s?\d/.test(line.text) && near(last, line)) out[out.length - 1] = joined([last, line])
    else if (last && led && /^\$[\d,.]+$/.test(last.text) && (isLabel(line.text) || (next !== undefined && near(line, next) && !/\d/.test(next.text) && isLabel(`${line.text} ${next.text}`))) && !/\d/.test(line.text) && near(last, line)) out[out.length - 1] = joined([last, line])
    else if (last && LED_BY_AMOUNT.test(last.text.replace(STATUTORY_FIRST, '')) && /^[A-Za-z]/.test(line.text) && !/\d/.test(line.text) && near(last, line) && !(/^[A-Z]/.test(line.text) && isLabel(behindAmount(last.text)) && isLabel(line.text))) out[out.length - 1] = joined([last, line])
    else if (next && third && !/\d/.test(line.text + third.text) && /^\$?[\d,.]+$/.test(next.text) && next.box.x > box.x + box.w / 2 && near(line, third)) {
      out.push(joined([line, third, next]))
      i += 2
    } else if (next && near(line, next) && runsOver(line, next, isLabel)) {
      const amount = line.words.findIndex((w) => /\d/.test(w.text) || /^(?:\$|USD)$/.test(w.text))
      out.push(joined([lineOf(line.words.slice(0, amount)), next, lineOf(line.words.slice(amount))]))
      i += 1
    } else if (last && CUT_OVER.test(last.text) && /^[a-z]/.test(line.text) && !/\d/.test(line.text)) {
      // However far under it, `occurrence` ends `$1,000,000 each` and leads up to no amount.
      out.push(line)
    } else if (next && isLabel(line.text) && !/\d/.test(line.text) && /^\$?[\d,.]+$/.test(next.text) && near(line, next)) {
      out.push(joined([line, next]))
      i += 1
    } else if (next && third && near(line, next) && near(next, third) && !/\d/.test(line.text) && isLabel(line.text) && Math.abs(line.box.x - next.box.x) < 6 && GOES_ON_BARE.test(next.text) && /^\$?[\d,.]+$/.test(third.text)) {
      out.push(joined([line, next, third]))
      i += 2
    } else if (next && third && near(line, next) && near(next, third) && !/\d/.test(line.text + next.text) && /^\$?[\d,.]+$/.test(third.text) && Math.abs(line.box.x - next.box.x) < 6 && !isLabel(line.text) && isLabel(`${line.text} ${next.text}`)) {
      // `EL disease` over `ea emp` over its amount: neither line names a limit.
      out.push(joined([line, next, third]))
      i += 2
    } else if (next && near(line, next) && brokenLabel(line, next, isLabel)) {
      out.push(joined([line, next]))
      i += 1
    } else if (next && near(line, next) && !/\d/.test(line.text) && isLabel(line.text) && Math.abs(line.box.x - next.box.x) < 6 && GOES_ON.test(next.text)) {
      out.push(joined([line, next]))
      i += 1
    } else out.push(line)
  }
  return out
}

/** `Products - Completed` over `Operations Aggregate $2,000,000`: the second line begins with no word a limit's name begins with. */
const GOES_ON = /^(?:limits?|operations?|ops?\.?|injury|premises|advertising|employee|liability)\b[^\d$]{0,30}\$?\s?\d{1,3}(?:,\d{3})+$/i
/** The same with the amount on a third line. */
const GOES_ON_BARE = /^(?:operations?|ops?\.?|injury|premises|advertising|employee)\b[^\d$]{0,30}\$?$/i
/** `E.L. Disease-Ea.` over `Employee $1,000,000`: neither line names a limit, both together do. */
function brokenLabel(line: TextLine, next: TextLine, isLabel: (text: string) => boolean): boolean {
  const rest = /^([A-Za-z][A-Za-z\s]{2,24}?)\s*:?\s*\$?\s?\d{1,3}(?:,\d{3})+$/.exec(next.text)?.[1]
  return rest !== undefined && /[A-Za-z]{3}/.test(line.text) && !/\d/.test(line.text) && Math.abs(line.box.x - next.box.x) < 6 && !isLabel(line.text) && !isLabel(rest) && isLabel(`${line.text} ${rest}`)
}
const lineOf = (words: Word[]): TextLine => ({ text: words.map((w) => w.text).join(' '), box: words.length > 0 ? unionBox(words.map((w) => w.box)) : { x: 0, y: 0, w: 0, h: 0 }, words })
/** `E.L. Disease - Each $500,000` over `Employee`: only both lines name a limit. */
function runsOver(line: TextLine, next: TextLine, isLabel: (text: string) => boolean): boolean {
  const label = /^([A-Za-z][A-Za-z.,&/\s–-]{2,40}?)\s*(?:\$|USD)?\s?\d{1,3}(?:,\d{3})+$/.exec(line.text)?.[1]
  return label !== undefined && /^[A-Za-z][A-Za-z\s]{2,24}$/.test(next.text) && next.box.x - line.box.x < 6 && !isLabel(label) && !isLabel(next.text) && isLabel(`${label} ${next.text}`)
}

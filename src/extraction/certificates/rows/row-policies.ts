import type { Word } from '../../page-model.ts'
import { findDate } from '../../values/index.ts'
import type { Row } from './find-rows.ts'
import type { Column, Table } from '../table/coverage-table.ts'
import { type DateCell, datesOf } from './row-days.ts'
import { codedInsurers } from '../insurers/coded-insurers.ts'
import { lettersOf } from '../insurers/insurer-letters.ts'
import { wholeDays } from './whole-days.ts'
import { linesOf, midY, type PageText, right, type TextLine, unionBox } from '../page/page-text.ts'
import { isDatedNumber, isFormList, isNumberLine, NOT_A_NUMBER, tidyNumber, withoutFormer } from './number-lines.ts'
import { numberWords, withLostHead } from './number-words.ts'

/** One policy of a row: several may stand in one cell, each on its own line. */
export type RowPolicy = {
  letter: string | null
  letterWords: Word[]
  number: string | null
  numberWords: Word[]
  eff: DateCell | null
  exp: DateCell | null
  /** The height this policy's line stands at, for what is typed beside it. */
  y: number
  /** What stands in the number's place without a figure: letters alone may be a number, or a word. */
  unread?: Word[]
  /** One of a tower's policies: the row's amounts are those of all together. */
  layer?: true
}

const LETTERS_ALONE = /^(?=(?:[^A-Z]*[A-Z]){4})[A-Z]{2,}(?:[-/ ][A-Z]+){0,3}$/

/** Words of a column within a row, by the centre of each word. */
export const columnWords = (text: PageText, column: Column | undefined, top: number, end: number): Word[] =>
  column ? text.between(top - 0.5, end).filter((w) => inColumn(w, column)) : []

const inColumn = (word: Word, column: Column): boolean => {
  const x = word.box.x + Math.min(word.box.w / 2, 30)
  return x >= column.x1 && x < column.x2
}

/** `0313-8841 ($10M)`, `ELD3000812 ($15M xs $10M)`: of a tower's policies each may say which part of it is its own. */
const LAYER = /\s*\(\s*(?:\$\s?\d|\d{1,3}\s?(?:MM?|mil)\b)[^()]{0,40}\)\s*$/i
const withoutLayer = (line: TextLine): TextLine => (LAYER.test(line.text) ? { ...line, text: line.text.replace(LAYER, '') } : line)

export function policiesOf(text: PageText, table: Table, row: Row, printedWords: Set<Word>): RowPolicy[] {
  // Specks and pieces of rules are no words of a value.
  const seen = text.page.source === 'image'
  const wordsOf = (name: 'letter' | 'number' | 'eff' | 'exp'): Word[] => {
    const { top, bottom } = row.spans?.[name] ?? row
    const words = columnWords(text, table.columns[name], top, bottom)
    if (name !== 'number') return words
    return seen ? withLostHead(text, words) : numberWords(text, words, table.columns.letter !== undefined)
  }
  const cell = (name: 'letter' | 'number' | 'eff' | 'exp'): TextLine[] =>
    linesOf(wordsOf(name).filter((w) => !printedWords.has(w) && (!seen || /[A-Za-z0-9?]/.test(w.text))))
  const printed = cell('number')
  const layered = !seen && printed.some((l) => LAYER.test(l.text))
  const lines = (seen ? printed : withoutFormer(printed.map(withoutLayer))).filter((l) => !isInsurerName(l.text) && (seen || !isOfSentence(text, l)))
  const numbers = wholeNumbers(seen || !lines.some((l) => isNumberLine(l.text) && !isFormList(l.text)) ? lines : lines.filter((l) => !isFormList(l.text)), seen)
  const coded = cell('letter').flatMap((l) => l.words.filter((w) => w.text.length > 1 && codedInsurers(text).has(w.text)).map((w) => ({ letter: w.text, words: [w] })))
  const letters = coded.length > 0 ? coded : lettersOf(seen ? cell('letter') : cell('letter').map((l) => withLettersBeside(text, l)), seen)
  const termsOf = (): TextLine[] => (seen || table.columns.eff || table.columns.exp ? cell('eff') : printed.filter((l) => findDate(l.text) !== null && !isDatedNumber(l.text)))
  const { effs, exps } = datesOf(...([termsOf(), cell('exp')].map((lines) => (seen ? lines : wholeDays(lines))) as [TextLine[], TextLine[]]), table.columns.exp !== undefined, seen)
  const count = countPolicies(numbers, !seen && areLevel(letters) ? [] : letters, effs)
  if (count <= 1) {
    const unread = seen || numbers.length > 0 ? undefined : printed.find((l) => LETTERS_ALONE.test(l.text) && !NOT_A_NUMBER.test(l.text) && !isInsurerName(l.text) && !isOfSentence(text, l))
    const policies = single(numbers, !seen && (areLevel(letters) || areStacked(letters)) && new Set(letters.map((l) => l.letter)).size > 1 ? [] : letters, effs, exps, row, seen)
    return unread ? policies.map((p) => ({ ...p, unread: unread.words })) : policies
  }
  // One term printed once is shared; one day without its fellow belongs to the line it stands on.
  const oneTerm = effs.length === 1 && exps.length === 1
  // On a picture one letter beside several policies may be all that was legible of several.
  const alone = !seen || numbers.every((line) => !nearest(letters, line))
  return numbers.map((line, i) => {
    const letter = letters.length === 1 && alone ? letters[0] : letters.length === count ? letters[i]! : letterBeside(letters, line, numbers, seen)
    return {
      letter: letter?.letter ?? null,
      letterWords: letter ? letter.words : [],
      number: tidyNumber(line.text),
      numberWords: line.words,
      eff: oneTerm ? effs[0]! : effs.length === count ? effs[i]! : (nearest(effs, line) ?? null),
      exp: oneTerm ? exps[0]! : exps.length === count ? exps[i]! : (nearest(exps, line) ?? null),
      y: midY(line.box),
      ...(layered ? { layer: true as const } : {}),
    }
  })
}

/** Words of a sentence that runs through the column, close on both sides. */
const isOfSentence = (text: PageText, { words }: TextLine): boolean => {
  const [first, last] = [words[0]!, words.at(-1)!]
  const level = text.level(midY(first.box), 2).filter((w) => !words.includes(w))
  const isClose = (gap: number): boolean => gap > -1 && gap < SPACE_MAX * first.box.h
  return level.some((w) => isClose(first.box.x - right(w.box))) && level.some((w) => isClose(w.box.x - right(last.box)))
}
const SPACE_MAX = 0.4

/** `A/B` on one line: several companies carry one policy together. */
const areLevel = (letters: readonly Placed[]): boolean => letters.length > 1 && letters.every((l) => Math.abs(heightOf(l) - heightOf(letters[0]!)) < 2)

/** `A` right over `B` beside one policy's number says the same. */
const areStacked = (letters: readonly Placed[]): boolean => {
  const heights = letters.map(heightOf).sort((a, b) => a - b)
  return letters.length > 1 && heights.every((y, i) => i === 0 || y - heights[i - 1]! < STACKED_MAX * letters[0]!.words[0]!.box.h)
}
/** From line to line, in heights of a capital. */
const STACKED_MAX = 2.2

/** Letters wider than their narrow column run out of it on either side: `A B D`. */
function withLettersBeside(text: PageText, line: TextLine): TextLine {
  const words = [...line.words]
  const level = text.level(midY(line.box), line.box.h / 3).filter((w) => /^[A-H]$/.test(w.text) && !words.includes(w))
  for (let i = 0; i < 4; i++) {
    const next = level.find((w) => !words.includes(w) && words.some((o) => /^[A-H]$/.test(o.text) && Math.max(o.box.x - right(w.box), w.box.x - right(o.box)) < 1.6 * w.box.h))
    if (!next) break
    words.push(next)
  }
  return words.length === line.words.length ? line : { ...line, words: words.sort((a, b) => a.box.x - b.box.x) }
}

type Placed = { words: Word[] }
const heightOf = (placed: Placed): number => placed.words.reduce((sum, w) => sum + midY(w.box), 0) / Math.max(1, placed.words.length)
const nearest = <T extends Placed>(items: T[], line: TextLine): T | undefined => {
  const y = midY(line.box)
  return items.filter((i) => Math.abs(heightOf(i) - y) < 7).sort((a, b) => Math.abs(heightOf(a) - y) - Math.abs(heightOf(b) - y))[0]
}

/** On a picture a letter is only of the number nearest to it: its neighbour's own may be what was lost. */
function letterBeside<T extends Placed>(letters: T[], line: TextLine, numbers: readonly TextLine[], seen: boolean): T | undefined {
  const letter = nearest(letters, line)
  if (!letter || !seen) return letter
  const away = (number: TextLine): number => Math.abs(heightOf(letter) - midY(number.box))
  return numbers.every((number) => away(line) <= away(number)) ? letter : undefined
}

/** A name typed over its policy's number, where one column holds both. */
export const isInsurerName = (text: string): boolean => /\b(?:insurance|ins|assurance|indemnity|casualty|mutual|underwriters|surety)\b/i.test(text) && !/\d{4}/.test(text)

/** Beginning of a number whose digits were set on the line under it: `GWP` over `11942C`. */
const PREFIX = /^(?!TB|NONE|NIL|N\/?A)(?:[A-Z]{2,5}[- ]?|[A-Z]{2,6}(?:-[A-Z]{1,4}){1,2}-)$/
/** `S` over `2488017`, set against the same edge: the program's one letter. */
const isLetterOver = (last: TextLine, line: TextLine): boolean => (/^[A-Z]$/.test(last.text) || (/^[A-Z]{1,5}(?:\s[A-Z]{1,5}){1,2}$/.test(last.text) && !NO_LETTERS.test(last.text))) && /^\d{5,}/.test(line.text) && Math.abs(last.box.x - line.box.x) < 1
const NO_LETTERS = /\b(?:SEE|NEW|POLIC\w*|RENEW\w*|NO|NUM|OF|AND|PER|ALL|AS|THE|TBD|NONE|NOTE|ABOVE|BELOW|FORM)\b/
/** From line to line within a cell, in heights of its ink, which is lower than the letters' size. */
const LINE_MAX = 1.9
/** What ends in a hyphen goes on, however far apart lines are set. */
const HYPHEN_MAX = 2.6
function wholeNumbers(lines: TextLine[], seen: boolean): TextLine[] {
  if (seen) return lines.filter((l) => isNumberLine(l.text))
  // Days that stand in the number's column: what is left beside them may be the rest of a number only.
  if (lines.some((l) => isDatedNumber(l.text))) return []
  const out: TextLine[] = []
  let last: TextLine | null = null
  for (const line of lines.filter((l) => !isNote(l, lines))) {
    const close = last !== null && line.box.y - last.box.y < (last.text.endsWith('-') ? HYPHEN_MAX : LINE_MAX) * Math.max(7, last.box.h)
    const goesOn = close && (isNumberLine(line.text) ? PREFIX.test(last!.text) || isLetterOver(last!, line) || BROKEN.test(last!.text) : BROKEN.test(last!.text) && ENDING.test(line.text))
    if (goesOn) {
      const before = out.at(-1)?.words.includes(last!.words[0]!) ? out.pop()! : last!
      out.push({ text: `${before.text}${before.text.endsWith('-') ? '' : ' '}${line.text}`, box: unionBox([before.box, line.box]), words: [...before.words, ...line.words] })
    } else if (isNumberLine(line.text)) out.push(line)
    last = line
  }
  return out
}
/** `SRX2015NC-P-` over `118823`, `118823-00-` over `GL`, `885-` over `UMB-` over `70778`: a number that a narrow cell breaks behind its hyphen. */
const ENDING = /^(?!N\/?A$|TB|NO$)[A-Z]{1,4}-?$/
const BROKEN = /^(?=(?:\S+\s){0,2}\S*\d)[A-Z0-9](?:\S|\s(?=[A-Z0-9])){0,24}[A-Z0-9]-$/

/** One figure or two apart from the number, neither begun nor set in the middle as it is: a note's own number, laid over the form. */
const isNote = (line: TextLine, lines: readonly TextLine[]): boolean =>
  /^\d{1,2}\.?$/.test(line.text) &&
  lines.some((l) => l.text.length > 4) &&
  lines.every((l) => l === line || l.text.length <= 4 || (Math.abs(l.box.x - line.box.x) > FLUSH_MAX && Math.abs(l.box.x + l.box.w / 2 - line.box.x - line.box.w / 2) > FLUSH_MAX))
const FLUSH_MAX = 4

/** How many policies a row's cells speak of: only when the cells agree, or each line is a whole number by itself. */
function countPolicies(numbers: TextLine[], letters: Placed[], effs: DateCell[]): number {
  if (numbers.length <= 1) return numbers.length
  if (letters.length === numbers.length || effs.length === numbers.length) return numbers.length
  const whole = numbers.every(
    (l) => !/[-/]$/.test(l.text.trim()) && (l.text.match(/\d/g)?.length ?? 0) >= 4 && l.text.replace(/[^A-Za-z0-9]/g, '').length >= 6,
  )
  return whole ? numbers.length : 1
}

/** Of lines that stand apart in one cell, those beside the days are the number; the others are notes. */
function nearestLines(numbers: TextLine[], days: DateCell[]): TextLine[] {
  const groups: TextLine[][] = []
  for (const line of numbers) {
    const before = groups.at(-1)?.at(-1)
    if (before && line.box.y - before.box.y < APART_MIN * Math.max(6, before.box.h)) groups.at(-1)!.push(line)
    else groups.push([line])
  }
  if (groups.length < 2 || days.length === 0) return numbers
  const y = days.reduce((sum, d) => sum + heightOf(d), 0) / days.length
  const away = (lines: TextLine[]): number => Math.min(...lines.map((l) => Math.abs(midY(l.box) - y)))
  return groups.reduce((a, b) => (away(b) < away(a) ? b : a))
}
const APART_MIN = 2.4

function single(
  numbers: TextLine[],
  letters: { letter: string; words: Word[] }[],
  effs: DateCell[],
  exps: DateCell[],
  row: Row,
  seen: boolean,
): RowPolicy[] {
  const own = nearestLines(numbers, [...effs, ...exps])
  // A hyphen at the end of a line, or at the head of the next, says that the number goes on.
  const number = own.map((l) => l.text).join('\n').replace(/(?<=\w)-\n(?=\w)|(?<=\w)\n-(?=\w)/g, '-').replaceAll('\n', ' ')
  const words = own.flatMap((l) => l.words)
  const distinct = new Set(letters.map((l) => l.letter))
  const letter = distinct.size === 1 ? letters[0]! : own[0] ? nearest(letters, own[0]) : undefined
  const one = (cells: DateCell[]): DateCell | null =>
    new Set(cells.map((c) => c.date)).size === 1
      ? cells[0]!
      : // Of several days none is the policy's that does not stand beside its number.
        ((own[0] ? nearest(cells, own[0]) : undefined) ?? (seen ? (cells[0] ?? null) : null))
  const eff = one(effs)
  const exp = one(exps)
  if (!number && !eff && !exp && letters.length === 0) return []
  const y = own[0] ? midY(own[0].box) : eff ? heightOf(eff) : (row.top + row.bottom) / 2
  return [
    {
      letter: letter?.letter ?? null,
      letterWords: letter?.words ?? [],
      number: number ? tidyNumber(number) : null,
      numberWords: words,
      eff,
      exp,
      y,
    },
  ]
}

/** Whether a row says anything of a policy. */
export const isStated = (policy: RowPolicy): boolean => policy.number !== null || policy.eff?.date != null || policy.exp?.date != null

import { amountsWithBoxes } from './amounts-with-boxes.ts'
import { amountsOfUnticked, answeredNames } from './answered-names.ts'
import { choiceBelow, numbersOfBoxes, yesNoBehind } from './answers-in-boxes.ts'
import { baseLines } from './base-lines.ts'
import { bracketedDashes, letteredBoxes } from './box-letters.ts'
import { circledLetters } from './circled-letters.ts'
import { footnotes } from './footnotes.ts'
import { initialledLines } from './initialled-lines.ts'
import { itemsAsSubjects } from './items-as-subjects.ts'
import { joinChoices } from './join-choices.ts'
import { labelledLines } from './labelled-lines.ts'
import { leaderMarks } from './leader-marks.ts'
import { readMarks } from './line-marks.ts'
import { legendMarks } from './legend-marks.ts'
import { levelsInLine } from './levels-in-line.ts'
import { markColumns } from './mark-columns.ts'
import { asBytes } from '../text/one-byte.ts'
import { repairWord } from '../text/repair-words.ts'
import { lonePipes } from './lone-pipes.ts'
import { marksBehindNames } from './marks-behind-names.ts'
import { marksUnderHeads } from './marks-under-heads.ts'
import { refusedAnswers } from './refused-answers.ts'
import { commaTables } from '../tables/comma-table.ts'
import { raggedTabs } from '../tables/ragged-tabs.ts'
import type { Line } from '../segments/segment.ts'
import { chatLines } from './chat-lines.ts'
import { boxesApart, boxesAtEnds, boxesBehind, crossedLines, crossedWithin, dashedBoxes, membersOfBoxes, pairsApart, untickedLines, yesNoBoxes, yesNoColumns } from './ticked-lines.ts'

/** Two columns parted by single pipes: a rule of dashes below the head, or several such lines. */
const twoColumns = (text: string): boolean => /^[ \t]*:?-{2,}:?[ \t]*\|[ \t]*:?-{2,}:?[ \t]*$/m.test(text) || (text.match(/^[^|\n]{2,60} \| [^|\n]+$/gm) ?? []).length >= 3
const each = (step: (line: string) => string | string[]) => (lines: string[]): string[] => lines.flatMap(step)
/** What is done to the lines of a text before each is read by itself, in its order. */
const OVER_LINES: ((lines: string[]) => string[])[] = [
  chatLines,
  refusedAnswers,
  lonePipes,
  baseLines,
  yesNoBehind,
  choiceBelow,
  each(numbersOfBoxes),
  each(amountsWithBoxes),
  bracketedDashes,
  legendMarks,
  marksUnderHeads,
  levelsInLine,
  raggedTabs,
  commaTables,
  boxesAtEnds,
  marksBehindNames,
  markColumns,
  labelledLines,
  footnotes,
  joinChoices,
  initialledLines,
  leaderMarks,
  circledLetters,
  letteredBoxes,
  yesNoBoxes,
  yesNoColumns,
  each(crossedWithin),
  each(pairsApart),
  each(membersOfBoxes),
  each(boxesBehind),
  each(boxesApart),
  each(answeredNames),
  amountsOfUnticked,
]

/** Takes a text apart into lines with their indent, list mark, number and tick box. */
export function readLines(textIn: string): Line[] {
  const lines: Line[] = []
  const two = twoColumns(textIn)
  const reversed = /yes/i.test(textIn) && MAY_GO.test(textIn)
  // So is what a text without a sign of mail sets off line by line.
  const whole = !/^[ \t]*[^>\s]/m.test(textIn)
  const listed = !whole && (/:[ \t]*\n(?:[ \t]*>[^\n]*\n?){2,}/.test(textIn) || (/^[^>\n][^\n]*\n\s*(?:[ \t]*>[^\n]*\n?){3,}/m.test(textIn) && !/^\s*>\s*>|@|\bhi\b|\bthanks\b|\bregards\b|\bdear\b/im.test(textIn))) && !/\bwrote:|^\s*(?:from|subject|sent):/im.test(textIn)
  // "Q: ..." and "A: ..." are no list marks; a line that asks nothing keeps its Q for what it says of who asks.
  const parted = itemsAsSubjects(textIn).replace(WHOM_NAMED, '$1Additional insured: ').replace(/(?<=\breq)\u2019(?=d\b)/gi, "'").replace(/(?<=\?)[ \t]+(?=(?:A\d{0,3}|Ans|Answer)[:.)] ?\S)/g, '\n')
  const text = /^\s*Q\d{0,3}[:.] /m.test(parted) && /^\s*A\d{0,3}[:.] /m.test(parted) ? parted.replace(/^(\s*)(?:A\d{0,3}[:.]|Q\d{0,3}[:.](?=[^\n]*\?)) +/gm, '$1') : parted
  let blanks = Number.POSITIVE_INFINITY
  const gaps: number[] = []
  for (const rawLine of OVER_LINES.reduce((lines, step) => step(lines), text.split(/\r\n|\r|\n|\f|\v/).map(asBytes))) {
    // What a colon announces is a list, whatever its marks; elsewhere ">" quotes.
    const raw = letterPipes(rawLine).replace(/^(?:\s?>)+\s?/, listed ? '- ' : '').replace(/\*\*([^*\n]{2,160}[?.!])\*\*(?=\s+\S)/g, '$1').replace(/^(\s*)\*\*([^*\n]{2,160}\?)\*\*\s*$/, '$1$2').replace(/<br ?\/?>|<\/?(?:p|li|ul|b|strong|td|tr)>/gi, ' ')
    if (!raw.trim() || /^[\s\-_=*~.#]{3,}$/.test(raw)) {
      blanks++
      continue
    }
    gaps.push(blanks)
    lines.push({ ...readMarks(raw, two, reversed), blankBefore: blanks > 0, ...(!listed && /^\s?>/.test(rawLine) ? { quoted: true as const } : {}) })
    blanks = 0
  }
  // Where a blank line stands between all lines, more of them part what is apart.
  const spaced = gaps.slice(1).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  if (lines.length > 3 && spaced > 0 && Number.isFinite(spaced) && gaps.slice(1).some((g) => g > spaced)) for (const [i, line] of lines.entries()) line.blankBefore = gaps[i]! > spaced
  return dashedBoxes(untickedLines(crossedLines(romanOnes(brokenLabels(bareNumbers(lines))))))
}

/** "G|   $2M", "A| & WOS", "A|| policies" */
const PIPED_NAMES = /(?<![A-Za-z|])(?:G\|(?=\s+\$)|A\|\|(?=\s+[A-Za-z])|A\|(?=\s*(?:&|:|=|\bon\b|\band\b)))/g
/** A scan reads an l as a pipe: "Genera| Liabi|ity". Only what makes a word of the trade is put right; other pipes part cells. */
const letterPipes = (line: string): string => (/[A-Za-z]\|/.test(line) ? line.replace(PIPED_NAMES, (s) => (s === 'G|' ? 'GL' : s === 'A||' ? 'All' : 'AI')).replace(/(?<![A-Za-z0-9|])[A-Za-z0-9]+\|[A-Za-z0-9|]*/g, (t) => (t.length > 5 ? repairWord(t) : t)) : line)

const BARE_NUMBER = /^(\d{1,2}) {1,2}(?=[A-Z][A-Za-z'])/
/** Three lines or more that open with 1, 2, 3 and so on, each with nothing behind its figure, are numbered so. */
function bareNumbers(lines: Line[]): Line[] {
  const at: number[] = []
  for (const [i, l] of lines.entries())
    if (!l.cells && l.label === null && l.style === 'text' && Number(BARE_NUMBER.exec(l.body)?.[1]) === at.length + 1 && (at.length === 0 || i - at.at(-1)! <= 3)) at.push(i)
  if (at.length < 3) return lines
  return lines.map((l, i) => (at.includes(i) ? { ...l, label: BARE_NUMBER.exec(l.body)![1]!, style: '1', body: l.body.replace(BARE_NUMBER, '') } : l))
}

/** "i." before "ii." is a number as that is, not the letter. */
const romanOnes = (lines: Line[]): Line[] =>
  lines.map((l, i) => (/^i$/i.test(l.label ?? '') && /^ii$/i.test(lines.slice(i + 1, i + 6).find((n) => n.label !== null)?.label ?? '') ? { ...l, style: l.style.replace(/[aA]$/, 'i') } : l))

/** A scan reads "1." as "I." or "l.": before a line numbered 2 it is a 1. */
const brokenLabels = (lines: Line[]): Line[] =>
  lines.map((l, i) => (/^[Il]$/.test(l.label ?? '') && lines.slice(i + 1, i + 6).find((n) => n.label !== null)?.label === '2' ? { ...l, label: '1', style: l.style.replace(/[iAa]$/, '1') } : l))

/** "Whom do we name? VoltPath Inc., on GL and auto.": who is to be insured, with the answer. */
const WHOM_NAMED = /^([ \t]*(?:Q\d{0,3}[:.)] ?)?)whom? (?:do|should|must|shall) (?:we|i|you) (?:name|list|add)(?: as (?:an )?additional(?:ly)? insureds?)?\?[ \t]*\n?[ \t]*(?:A\d{0,3}[:.)] ?)?(?=[A-Z])/gim

/** "OK to waive?  [ ] yes [x] no": there, what is ticked no is asked. */
const MAY_GO = /^(?!.*[\d$[☐☑]).*\b(?:waived?|exempt|optional|excused)\??\s*$/im

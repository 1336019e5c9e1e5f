import type { Grid } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { type Anchor, bottom, linesOf, midX, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import { codedInsurers, runningInsurers } from './coded-insurers.ts'
import { LABEL, legibleLabels } from './insurer-labels.ts'
import { naicEdgeOf, ownCellEnd, rightLimit, stripsOf } from './insurer-strips.ts'
import { partLabels, spokenInsurer } from './insurers-in-words.ts'
import { nameAndCode } from './name-and-code.ts'
import { tabledInsurers } from './tabled-insurers.ts'

export type Insurer = { letter: string; name: string; naic: string | null; words: Word[]; naicWords: Word[] }

/** The insurers listed by letter, each with the NAIC code in its own row. */
export function readInsurers(text: PageText, grid: Grid): Map<string, Insurer> {
  const running = runningInsurers(text)
  if (running.size > 0) return running
  const legible = legibleLabels(text, grid)
  const { listed: labels, spoken } = text.page.source === 'image' ? { listed: legible, spoken: [] } : partLabels(legible)
  const insurers = new Map<string, Insurer>()
  if (labels.length === 0 && text.page.source === 'image') return insurers
  if (labels.length === 0) return [tabledInsurers(text), codedInsurers(text)].find((list) => list.size > 0) ?? insurers
  const naic = text.findFirst(['NAIC', 'NAICNO', 'NAICNUMBER', 'NAICCODE'], {
    x: 0,
    y: labels[0]!.anchor.box.y - 45,
    w: text.page.width,
    h: text.page.source === 'image' ? 60 : 45,
  })
  // A code behind its company, on the line of the letter, heads no column.
  const headed = naic !== null && (text.page.source === 'image' || !labels.some((l) => Math.abs(midY(l.anchor.box) - midY(naic.box)) < 3)) ? naic : null
  const naicEdge = headed ? naicEdgeOf(grid, headed, labels) : null
  const printed = new Set(labels.flatMap((l) => l.anchor.words))
  for (const { anchor, glued } of labels) if (glued) printed.delete(anchor.words.at(-1)!)
  if (text.page.source === 'image') for (const word of headingsOver(text, labels[0]!.anchor)) printed.add(word)
  const strips = stripsOf(labels, grid)
  for (const { letter, anchor, top, end, from, glued, ruled } of strips) {
    const beside = labels.find((l) => Math.abs(midY(l.anchor.box) - midY(anchor.box)) < 3 && l.anchor.box.x > right(anchor.box))
    const cell = text.page.source === 'image' || headed ? Number.POSITIVE_INFINITY : ownCellEnd(text, grid, anchor)
    const limit = Math.min(rightLimit(grid, anchor, text.page.width), cell, beside ? beside.anchor.box.x - 1 : Number.POSITIVE_INFINITY)
    const isOfRow = (w: Word): boolean => w.box.x > from - 3 || (text.page.source !== 'image' && ruled && w.box.y > bottom(anchor.box) && w.box.x > anchor.box.x - 3)
    const near = text.words.filter((w) => !printed.has(w) && bottom(w.box) > top - 1 && w.box.y < end + 1 && isOfRow(w) && midX(w.box) < limit)
    const words = wholeLines(near, top, end, grid, text.page.source === 'image')
    const split = naicEdge ?? (text.page.source === 'image' ? codeAtEnd(words) : Number.POSITIVE_INFINITY)
    // A name that runs on under the code's heading ends before the code.
    const runsOn = text.page.source === 'image' ? [] : runOn(words, split)
    const codeWords = words.filter((w) => midX(w.box) >= split && !runsOn.includes(w))
    const nameWords = words.filter((w) => (midX(w.box) < split || runsOn.includes(w)) && !/^[:.]$/.test(w.text))
    const { name, code } = nameAndCode(
      linesOf(nameWords)
        .map((l) => l.text)
        .join(' ')
        .replace(glued ? LABEL : /^$/, ''),
      codeWords.map((w) => w.text).join(text.page.source !== 'image' && codeWords.some((w) => /^\d{5}$/.test(w.text)) ? ' ' : ''),
    )
    const under = code ? null : codeUnder(text, anchor, end, strips)
    const own = codeWords.length > 0 ? { words: nameWords, naicWords: codeWords } : apart(nameWords, code)
    if (name || code || under) insurers.set(letter, { letter, name, naic: code ?? under?.code ?? null, words: own.words, naicWords: under?.words ?? own.naicWords })
  }
  for (const label of spoken) {
    const said = spokenInsurer(text, label, nameAndCode)
    if (said) insurers.set(label.letter, { letter: label.letter, naicWords: said.words, ...said })
  }
  return insurers
}

/** The words of the list's own heading: where lines of a fax lie closer to it than to the next, they fall into its first strip. */
function headingsOver(text: PageText, first: Anchor): Word[] {
  const heading = text.findFirst(['INSURERSAFFORDINGCOVERAGE', 'AFFORDINGCOVERAGE'], { x: first.box.x - 2, y: first.box.y - 30, w: text.page.width, h: 30 })
  return heading ? text.level(midY(heading.box), heading.box.h / 2).filter((w) => w.box.x > first.box.x) : []
}

/** The words of a strip; of a typed line all of it or nothing, and nothing of one that a rule between two strips runs through. */
function wholeLines(near: Word[], top: number, end: number, grid: Grid, seen: boolean): Word[] {
  if (seen) return near.filter((w) => midY(w.box) >= top && midY(w.box) < end)
  return linesOf(near).flatMap((line) => {
    const level = line.words.filter((w) => w.box.h > 0.5 * line.box.h)
    const middle = level.reduce((sum, w) => sum + midY(w.box), 0) / level.length
    return middle >= top && middle < end && !grid.cutsThrough(unionBox(level.map((w) => w.box))) ? line.words : []
  })
}

/** Words beyond the column's edge that stand close behind the name and are letters. */
function runOn(words: readonly Word[], split: number): Word[] {
  const inOrder = [...words].sort((a, b) => a.box.x - b.box.x)
  const out: Word[] = []
  for (const [i, word] of inOrder.entries()) {
    const before = inOrder[i - 1]
    if (midX(word.box) < split) continue
    if (!before || word.box.x - right(before.box) > 0.6 * word.box.h || !/^[A-Za-z&.,'’()-]+$/.test(word.text) || /^naic/i.test(word.text)) break
    out.push(word)
  }
  return out
}

/** The words of the name and of the code where both stand in one cell: a second look at either must see no more than it. */
const apart = (words: Word[], code: string | null): Pick<Insurer, 'words' | 'naicWords'> => {
  const holding = words.filter((w) => w.text.replace(/\D/g, '') === code)
  if (holding.length !== 1) return { words, naicWords: words }
  const name = words.filter((w) => w !== holding[0] && !/^\W*(naic)?\W*(no|code|number)?\W*$/i.test(w.text))
  return { words: name.length > 0 ? name : words, naicWords: holding }
}

/** Where the heading NAIC is illegible, five digits apart from the name at the row's end are the code. */
const codeAtEnd = (words: Word[]): number => {
  const last = words.reduce<Word | null>((a, b) => (a && a.box.x > b.box.x ? a : b), null)
  if (!last || !/^\d{5}$/.test(last.text)) return Number.POSITIVE_INFINITY
  const before = Math.max(0, ...words.filter((w) => w !== last).map((w) => right(w.box)))
  return last.box.x - before > last.box.h ? last.box.x - 1 : Number.POSITIVE_INFINITY
}

/** The code on a line of its own under the name: `NAIC #: 12345`. */
function codeUnder(text: PageText, anchor: Anchor, end: number, strips: { top: number }[]): { code: string; words: Word[] } | null {
  const next = Math.min(...strips.map((s) => s.top).filter((top) => top >= end - 1), end + 16)
  const line = text.linesIn({ x: anchor.box.x - 6, y: end - 2, w: 260, h: next - end + 4 })[0]
  const code = /^\W*NAIC\b[^\d]{0,16}(\d{5})(?!\d)/i.exec(line?.text ?? '')?.[1]
  return code && line ? { code, words: line.words } : null
}

import type { Word } from '../../page-model.ts'
import type { Grid } from '../../classify/index.ts'
import { placeInsurerLabels } from './place-insurer-labels.ts'
import { type Anchor, bottom, foldLetters, linesOf, midX, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import { partLabels, spokenInsurer } from './insurers-in-words.ts'
import { codedInsurers, runningInsurers } from './coded-insurers.ts'
import { listedLetters } from './listed-letters.ts'
import { stackedLetters } from './stacked-letters.ts'

export type Insurer = { letter: string; name: string; naic: string | null; words: Word[]; naicWords: Word[] }

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

/** The insurers listed by letter, each with the NAIC code in its own row. */
export function readInsurers(text: PageText, grid: Grid): Map<string, Insurer> {
  const running = runningInsurers(text)
  if (running.size > 0) return running
  const legible = legibleLabels(text)
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

/** Insurers in a small table of their own: a letter, the company, its code under headings of those names. */
function tabledInsurers(text: PageText): Map<string, Insurer> {
  const insurers = new Map<string, Insurer>()
  const heads = ['COMPANY', 'INSURER', 'CARRIER', 'INSURANCECOMPANY', 'NAME'].flatMap((phrase) => text.find(phrase))
  const naic = text.find('NAIC').find((n) => heads.some((h) => Math.abs(midY(h.box) - midY(n.box)) < 4 && h.box.x < n.box.x))
  const head = naic && heads.find((h) => Math.abs(midY(h.box) - midY(naic.box)) < 4 && h.box.x < naic.box.x)
  if (!naic || !head) return insurers
  for (const { words } of text.linesIn({ x: 0, y: bottom(head.box) + 1, w: text.page.width, h: 130 })) {
    const [first, ...rest] = words
    const letter = first && first.box.x < head.box.x + head.box.w ? /^([A-H])[.:)]?$/.exec(first.text)?.[1] : undefined
    if (!letter || letter !== LETTERS[insurers.size]) break
    const naicWords = rest.filter((w) => /^\d{5}$/.test(w.text))
    const own = rest.filter((w) => !naicWords.includes(w))
    const { name } = nameAndCode(own.map((w) => w.text).join(' '), '')
    if (!/[A-Za-z]{3}/.test(name)) break
    insurers.set(letter, { letter, name, naic: naicWords.length === 1 ? naicWords[0]!.text : null, words: own, naicWords })
  }
  return insurers
}

/** On pictures a letter may be illegible or misread; there the row's place among its neighbours decides. */
const legibleLabels = (text: PageText): Label[] => {
  const read = labelsOf(text)
  if (text.page.source !== 'image') return read
  const placed = placeInsurerLabels(
    text,
    read.filter((l) => !l.glued),
  )
  const stacked = placed.length > 0 || read.length > 3 ? [] : stackedLetters(text)
  const labels = [...placed, ...stacked].map(({ letter, anchor }) => {
    const same = read.find((l) => l.letter === letter && Math.abs(midY(l.anchor.box) - midY(anchor.box)) < 4)
    return same ?? { letter, anchor, glued: false }
  })
  // By itself a letter that is hardly legible says nothing of whose row it is.
  return labels.length > 0 ? labels : read.filter((l) => l.anchor.words.at(-1)!.confidence >= LETTER_LEGIBLE)
}
const LETTER_LEGIBLE = 0.5

/** Where the heading NAIC is illegible, five digits apart from the name at the row's end are the code. */
const codeAtEnd = (words: Word[]): number => {
  const last = words.reduce<Word | null>((a, b) => (a && a.box.x > b.box.x ? a : b), null)
  if (!last || !/^\d{5}$/.test(last.text)) return Number.POSITIVE_INFINITY
  const before = Math.max(0, ...words.filter((w) => w !== last).map((w) => right(w.box)))
  return last.box.x - before > last.box.h ? last.box.x - 1 : Number.POSITIVE_INFINITY
}

/** `glued`: the name runs on in the label's last word, `A:Acme`. */
export type Label = { letter: string; anchor: Anchor; glued: boolean }
const LABEL = /^(insurer|company|r)?\s*[A-H]\s*[:;.]+\s*/i
function labelsOf(text: PageText): Label[] {
  const pooled = text.page.source !== 'image' && text.find('ENTITIESAFFORDING').length > 0
  const listing = labelsBy((letter) => [...text.find(`INSURER${letter}`), ...(pooled ? text.find(`ENTITY${letter}`) : [])])
  // Beside labels of insurers `Company A` is a name with its rating: `Acme Insurance Company (A+ XV)`.
  const printed = listing.length > 0 ? listing : labelsBy((letter) => text.find(`COMPANY${letter}`))
  if (text.page.source === 'image') return printed
  const anchorsUnder = lettersUnder(text)
  const under = labelsBy((letter) => (printed.some((l) => l.letter === letter) ? [] : anchorsUnder(letter)))
  if (printed.length + under.length > 0) return [...printed, ...under].sort((a, b) => a.letter.localeCompare(b.letter))
  const listed = listedLetters(text)
  if (listed.length > 1) return listed
  return labelsBy((letter) => [
    ...text.find(`CARRIER${letter}`),
    ...text.find(`CO${letter}`).filter((a) => a.words.length === 2 && /^co\.?$/i.test(a.words[0]!.text)),
  ])
}
/** Editions before 2001 set the letter under `COMPANY`, with the name beside it; narrow cells break `INSURER A:` the same way. */
const lettersUnder = (text: PageText): ((letter: string) => Anchor[]) => {
  const heads = text.words.filter((w) => (/^company$/i.test(w.text) && text.find('COMPANIESAFFORDINGCOVERAGE').length > 0) || /^insurer$/i.test(w.text))
  const letters = heads.length > 0 ? text.words.filter((w) => /^[A-H]:?$/.test(w.text)) : []
  return (letter) =>
    letters.filter((w) => w.text[0] === letter).flatMap((w): Anchor[] => {
      const head = heads.find((h) => w.box.y > h.box.y && w.box.y - h.box.y < 2.2 * Math.max(5, h.box.h) && (/^c/i.test(h.text) ? Math.abs(midX(w.box) - midX(h.box)) < h.box.w : Math.abs(w.box.x - h.box.x) < 3))
      return head ? [{ box: w.box, words: [head, w] }] : []
    })
}
function labelsBy(find: (letter: string) => Anchor[]): Label[] {
  const out: Label[] = []
  for (const letter of LETTERS) {
    const hits = find(letter)
      .map((anchor): Label => ({ letter, anchor, glued: isGlued(anchor, letter) }))
      .filter((l) => l.glued || standsAlone(l.anchor, letter))
    const hit = hits.sort((a, b) => a.anchor.box.y - b.anchor.box.y)[0]
    if (hit) out.push(hit)
  }
  return out
}
/** `INSURER A:` is a label; `INSURER AFFORDING` is not. */
const standsAlone = (anchor: Anchor, letter: string): boolean => {
  const last = foldLetters(anchor.words[anchor.words.length - 1]!.text)
  return last === letter || last === `INSURER${letter}` || last === `COMPANY${letter}` || last === `ENTITY${letter}` || last === `CARRIER${letter}` || last === `R${letter}`
}
/** The code on a line of its own under the name: `NAIC #: 12345`. */
function codeUnder(text: PageText, anchor: Anchor, end: number, strips: { top: number }[]): { code: string; words: Word[] } | null {
  const next = Math.min(...strips.map((s) => s.top).filter((top) => top >= end - 1), end + 16)
  const line = text.linesIn({ x: anchor.box.x - 6, y: end - 2, w: 260, h: next - end + 4 })[0]
  const code = /^\W*NAIC\b[^\d]{0,16}(\d{5})(?!\d)/i.exec(line?.text ?? '')?.[1]
  return code && line ? { code, words: line.words } : null
}

const isGlued = (anchor: Anchor, letter: string): boolean => {
  const last = anchor.words[anchor.words.length - 1]!.text.toUpperCase()
  return new RegExp(`^(INSURER|COMPANY|R)?${letter}[:;.]+[A-Z0-9]`).test(last)
}

/** `ruled`: the strip is the label's own cell, and a name too long for its line goes on under the label. */
function stripsOf(labels: Label[], grid: Grid): (Label & { top: number; end: number; from: number; ruled: boolean })[] {
  return labels.map((label, i) => {
    const y = midY(label.anchor.box)
    const cell = grid.cellAt(midX(label.anchor.box), y)
    // Two may stand on one line.
    const before = labels.slice(0, i).findLast((l) => Math.abs(midY(l.anchor.box) - y) > 3)?.anchor.box
    const after = labels.slice(i + 1).find((l) => Math.abs(midY(l.anchor.box) - y) > 3)?.anchor.box
    const pitch = after ? after.y - label.anchor.box.y : before ? label.anchor.box.y - before.y : 12
    // A cell that another's label stands in is not this row's own: a rule between them is faint or broken.
    const shared = (before !== undefined && cell.y < midY(before) && midY(before) < y) || (after !== undefined && bottom(cell) > midY(after) && midY(after) > y)
    const ruled = !shared && cell.h < Math.max(8, Math.abs(pitch) * 1.6)
    const top = ruled ? cell.y : before && before.y < y ? (midY(before) + y) / 2 : y - Math.abs(pitch) / 2
    const end = ruled ? bottom(cell) : after && after.y > y ? (midY(after) + y) / 2 : y + Math.abs(pitch) / 2
    return { ...label, top, end, ruled, from: label.glued ? label.anchor.box.x : right(label.anchor.box) }
  })
}

const naicEdgeOf = (grid: Grid, naic: Anchor, labels: Label[]): number | null => {
  const first = labels[0]!.anchor.box
  const last = labels[labels.length - 1]!.anchor.box
  if (midX(naic.box) < right(first)) return null
  const rule = grid.bestVertical(right(first), midX(naic.box), first.y - 1, bottom(last) + 1)
  return rule && rule.share > 0.5 ? rule.at : naic.box.x - 14
}

/** Two columns of insurers, or a box beside the list: a rule that runs past the label's strip closes it. */
const rightLimit = (grid: Grid, anchor: Anchor, width: number): number => {
  const y = midY(anchor.box)
  const beyond = grid.verticals.filter((v) => v.at > right(anchor.box) + 120 && v.from < y - 12 && v.to > y + 12)
  return beyond.length > 1 ? beyond[beyond.length - 1]!.at + 2 : width
}

/** Where no column of codes is headed a name begun in its label's cell ends with that cell. */
function ownCellEnd(text: PageText, grid: Grid, anchor: Anchor): number {
  const cell = grid.cellAt(midX(anchor.box), midY(anchor.box))
  const begins = text.level(midY(anchor.box), 2).some((w) => w.box.x > right(anchor.box) && right(w.box) < right(cell))
  return begins ? right(cell) + 2 : Number.POSITIVE_INFINITY
}

/** `(A+ XV)`, `A- VIII`: how a company is rated, behind its name. */
const RATING = /[\s,–-]*(?:\(\s*[AB][+-]{0,2}\s*[:,;/]?\s*(?:[IVX]{1,4}|\d{1,2})?\s*\)|\(\s*A[+-]{1,2}|\s[–-]\s?A[+-]{0,2}|\sA(?:[+-]{1,2}\s?[:,;/]?\s?(?:[IVX]{1,4}|\d{1,2})|\s(?:[IVX]{2,4})))\s*$/
/** A company's name and the NAIC code printed behind it or in a column of its own. */
export function nameAndCode(printedName: string, printedCode: string): { name: string; code: string | null } {
  let name = printedName
    .replace(/\s+/g, ' ')
    // What is left of a label whose letter could not be made out is no part of a name: `INSURER e, Acme`.
    .replace(/^(?:[a-z][,:;]\s|[:.\s])+/, '')
    // A code before the name is what the company over it ran over with.
    .replace(/^\d{5}\s+(?=[A-Z][A-Za-z&]{2})/, '')
    .trim()
  // Insurers of other countries have a number of another kind in the code's place.
  let code = /(?<!\d)\d{5}(?!\d)|\bAA-?\d{7}(?!\d)/.exec(printedCode)?.[0] ?? null
  // Some print the code in the name's own cell: `NAIC #: 12345`, `(12345)`.
  const inside = /[\s(,/|-]*(?:naic\s*(?:no|code|number)?\.?\s*#?\s*:?\s*|\(|(?<=\s))(\d{5})\)?\s*$/i.exec(name)
  if (inside) {
    code ??= inside[1]!
    name = name.slice(0, inside.index).trim()
  }
  name = name
    .replace(/[\s(]*A\.?M\.? ?Best.*$/i, '')
    .replace(/\s+NAIC\b.*$/i, '')
    .replace(RATING, '')
    .trim()
  return { name: /[A-Za-z]{2}/.test(name) && !/^(?:(?:none|n\s*\/?\s*a)$|(?:must|shall|should|to\s+be|please|enter|insert)\s)/i.test(name) ? name : '', code }
}

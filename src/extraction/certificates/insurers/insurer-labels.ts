import type { Grid } from '../../classify/index.ts'
import { type Anchor, foldLetters, midX, midY, type PageText } from '../page/page-text.ts'
import { lettersUnderLoneHead, listedLetters } from './listed-letters.ts'
import { placeInsurerLabels } from './place-insurer-labels.ts'
import { ruledLabels } from './ruled-labels.ts'
import { stackedLetters } from './stacked-letters.ts'

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

/** On pictures a letter may be illegible or misread; there the row's place among its neighbours decides. */
export const legibleLabels = (text: PageText, grid: Grid | null = null): Label[] => {
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
  if (labels.length > 0) return labels
  // By itself a letter that is hardly legible says nothing of whose row it is.
  const legible = read.filter((l) => l.anchor.words.at(-1)!.confidence >= LETTER_LEGIBLE)
  const ruled = grid ? ruledLabels(text, grid, legible) : []
  return ruled.map((label) => legible.find((l) => l.letter === label.letter) ?? label).concat(ruled.length > 0 ? [] : legible)
}
const LETTER_LEGIBLE = 0.5

/** `glued`: the name runs on in the label's last word, `A:Acme`. */
export type Label = { letter: string; anchor: Anchor; glued: boolean }
export const LABEL = /^(insurer|company|r)?\s*[A-H]\s*[:;.]+\s*/i
function labelsOf(text: PageText): Label[] {
  // `Insurer: A` under each coverage points into it.
  const lone = lettersUnderLoneHead(text)
  if (lone.length > 0) return lone
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

const isGlued = (anchor: Anchor, letter: string): boolean => {
  const last = anchor.words[anchor.words.length - 1]!.text.toUpperCase()
  return new RegExp(`^(INSURER|COMPANY|R)?${letter}[:;.]+[A-Z0-9]`).test(last)
}

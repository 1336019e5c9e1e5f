import { bottom, midY, type PageText } from '../page/page-text.ts'
import { LETTERS } from './insurer-labels.ts'
import { nameAndCode } from './name-and-code.ts'
import type { Insurer } from './read-insurers.ts'

/** Insurers in a small table of their own: a letter, the company, its code under headings of those names. */
export function tabledInsurers(text: PageText): Map<string, Insurer> {
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

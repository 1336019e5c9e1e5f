import type { Word } from '../../page-model.ts'
import { midY, type PageText, right } from '../page/page-text.ts'
import { type Insurer, nameAndCode } from './read-insurers.ts'

const COMPANY = /\b(?:insurance|indemnity|casualty|assurance|exchange|mutual|surety|underwriters)\b/i
const LIST_MIN = 2
const GAP_MAX = 2

/** Companies by a code of the group's own, `WIX = Woodspur Insurance Exchange` under each other, that the rows give in a letter's place. */
export function codedInsurers(text: PageText): Map<string, Insurer> {
  const insurers = new Map<string, Insurer>()
  if (text.page.source === 'image') return insurers
  const signs = text.words.filter((w) => /^[=–—-]$/.test(w.text))
  for (const sign of signs) {
    const level = text.words.filter((w) => w !== sign && Math.abs(midY(w.box) - midY(sign.box)) < 2).sort((a, b) => a.box.x - b.box.x)
    const code = level.findLast((w) => w.box.x < sign.box.x)
    if (!code || !/^[A-Z]{2,4}$/.test(code.text) || sign.box.x - right(code.box) > sign.box.h * GAP_MAX) continue
    const words: Word[] = []
    for (const word of level.filter((w) => w.box.x > sign.box.x)) {
      const before = words.at(-1)?.box ?? sign.box
      if (word.box.x - right(before) > GAP_MAX * word.box.h) break
      words.push(word)
    }
    const { name, code: naic } = nameAndCode(words.map((w) => w.text).join(' '), '')
    if (COMPANY.test(name) && !insurers.has(code.text)) insurers.set(code.text, { letter: code.text, name, naic, words, naicWords: [] })
  }
  return insurers.size < LIST_MIN ? new Map() : insurers
}

const LIST = /^\W*(?:insurers?|companies|carriers)\b[^:]{0,30}:\s*(?=A\s?[-–—=:.)])/i
const ITEM = /(?:^|[;,]\s*|\s{2,})([A-H])\s?[-–—=:.)]\s*(?=[A-Z])/g

/** `Insurers: A - Acme Insurance Company; B - Other Casualty Company` in one line. */
export function runningInsurers(text: PageText): Map<string, Insurer> {
  const insurers = new Map<string, Insurer>()
  if (text.page.source === 'image') return insurers
  for (const line of text.linesIn({ x: 0, y: 0, w: text.page.width, h: text.page.height })) {
    const head = LIST.exec(line.text)
    if (!head) continue
    const rest = line.text.slice(head[0].length)
    const items = [...rest.matchAll(ITEM)]
    items.forEach((item, i) => {
      const from = item.index + item[0].length
      const { name, code } = nameAndCode(rest.slice(from, items[i + 1]?.index ?? rest.length).replace(/[;,\s]+$/, ''), '')
      if (item[1] === String.fromCharCode(65 + i) && name) insurers.set(item[1], { letter: item[1], name, naic: code, words: line.words, naicWords: [] })
    })
  }
  return insurers.size < LIST_MIN ? new Map() : insurers
}

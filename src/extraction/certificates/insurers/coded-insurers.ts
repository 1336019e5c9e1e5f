import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import type { Word } from '../../page-model.ts'
import { midY, type PageText, right } from '../page/page-text.ts'
import type { Insurer } from './read-insurers.ts'
import { nameAndCode } from './name-and-code.ts'

const COMPANY = /\b(?:insurance|indemnity|casualty|assurance|exchange|mutual|surety|underwriters)\b/i
const LIST_MIN = 2
const GAP_MAX = 2

const known = new WeakMap<PageText, Map<string, Insurer>>()

/** Companies by a code of the group's own, `WIX = Woodspur Insurance Exchange` under each other, that the rows give in a letter's place. */
export function codedInsurers(text: PageText): Map<string, Insurer> {
  const held = known.get(text) ?? readCodes(text)
  known.set(text, held)
  return held
}

function readCodes(text: PageText): Map<string, Insurer> {
  const insurers = new Map<string, Insurer>()
  if (text.page.source === 'image') return insurers
  for (const { words } of text.lines) {
    const at = words.findIndex((w, i) => w.text.length === 1 && '=–—-'.includes(w.text) && i > 0 && /^[A-Z]{2,4}$/.test(words[i - 1]!.text) && w.box.x - right(words[i - 1]!.box) < GAP_MAX * w.box.h)
    if (at < 0) continue
    const code = words[at - 1]!.text
    const end = words.findIndex((w, i) => i > at && w.box.x - right(words[i - 1]!.box) > GAP_MAX * w.box.h)
    const own = words.slice(at + 1, end < 0 ? undefined : end)
    const { name, code: naic } = nameAndCode(own.map((w) => w.text).join(' '), '')
    // `GL - Acme Insurance Company` says who insures what, and names no code.
    if (COMPANY.test(name) && !insurers.has(code) && knownCoverageOf(code) === null) insurers.set(code, { letter: code, name, naic, words: own, naicWords: [] })
  }
  return insurers.size < LIST_MIN ? new Map() : insurers
}

const LIST_HEAD = /^\W*(?:insurers?|companies|carriers)\b/i
/** Whether a colon and an A follow on its line; most forms name their insurers, and have no such list. */
const leadsToList = (text: PageText, { box }: Word): boolean => {
  const level = text.level(midY(box), Math.max(LEVEL, box.h)).filter((w) => w.box.x >= box.x)
  return level.some((colon) => colon.text.includes(':') && level.some((w) => w.box.x >= colon.box.x && /(?:^|:)\(?A(?:\s?[-–—=:.)]|$)/.test(w.text)))
}
const LEVEL = 5
const LIST = /^\W*(?:insurers?|companies|carriers)\b[^:]{0,30}:\s*(?=A\s?[-–—=:.)])/i
/** The same without a heading, as a note under the table: `* A – Acme Insurance Company (NAIC 12345); B – …`; each must be a company's name then. */
const BARE_LIST = /^(?:[*†‡¹1]\s)?(?=A\s?[-–—=:.)]\s.{8,120}[;,]\s*B\s?[-–—=:.)]\s)/
/** Whether a B with a sign of its own follows an A on its line. */
const isSecond = (text: PageText, i: number): boolean => text.level(midY(text.words[i]!.box), LEVEL).some((w) => /^B[-–—=:.)]?$/.test(w.text) && w.box.x > text.words[i]!.box.x)
const ITEM = /(?:^|[;,]\s*|\s{2,})([A-H])\s?[-–—=:.)]\s*(?=[A-Z])/g

/** `Insurers: A - Acme Insurance Company; B - Other Casualty Company` in one line. */
export function runningInsurers(text: PageText): Map<string, Insurer> {
  const insurers = new Map<string, Insurer>()
  if (text.page.source === 'image' || !text.words.some((w, i) => (LIST_HEAD.test(w.text) && leadsToList(text, w)) || (/^A[-–—=:.)]?$/.test(w.text) && isSecond(text, i)))) return insurers
  for (const line of text.lines) {
    // `(A) Acme` as `A) Acme`.
    const printed = line.text.replace(/\(([A-H])\)(?=\s)/g, '$1)')
    const head = LIST.exec(printed) ?? BARE_LIST.exec(printed)
    if (!head) continue
    const rest = printed.slice(head[0].length)
    const items = [...rest.matchAll(ITEM)]
    items.forEach((item, i) => {
      const from = item.index + item[0].length
      const { name, code } = nameAndCode(rest.slice(from, items[i + 1]?.index ?? rest.length).replace(/[;,\s]+$/, ''), '')
      if (item[1] === String.fromCharCode(65 + i) && name && (LIST.test(printed) || COMPANY.test(name))) insurers.set(item[1], { letter: item[1], name, naic: code, words: line.words, naicWords: [] })
    })
  }
  return insurers.size < LIST_MIN ? new Map() : insurers
}

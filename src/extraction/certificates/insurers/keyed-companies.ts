import { type Row, rowsOf, type Segment } from '../../classify/index.ts'
import { isCompanyName } from '../../naic/index.ts'
import type { Page, Word } from '../../page-model.ts'
import { PageText } from '../page/page-text.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { legibleLabels } from './insurer-labels.ts'

/**
 * A company as listed: the word it is listed under (`2`, `B:`), its key without signs, a sign that stands apart, where its name begins in
 * a cell of its own; of a name in a line of them its last word, and the words of it that the next line has.
 */
type Listed = { word: Word; key: string; sign: Word | null; apart: number | null; end?: Word; rest?: readonly Word[] }

const KEY = /^\(?([1-8]|[A-H])[.):]*$/
const HEAD = /^(?:compan(?:y|ies)|insurers?|carriers?)\W*$/i
const LIST_HEAD = /\b(?:compan(?:y|ies)|insurers?|carriers?)\b/i
const SIGN = /^[.:)=–—-]+$/
/** Its code and how it is rated: all that may stand beside a company in a list. */
const OF_COMPANY = /^(?:(?:NAIC\W*)?\d{5}|A\.?M\.? ?Best\b.*|[AB][+-]{0,2}[\s,:;/(]*(?:[IVX]{1,4}|\d{1,2})?\)?|N\/?[AR]|\d{1,3} ?%)$/i
const CODE_BEHIND = /[\s,(/|–-]+(?:NAIC\b.*|\d{5}\)?)$/i
const ALIGNED = 4
const CELLS_MIN = 3
const NAME_MIN = 8
const BEFORE = 2.5
const letterOf = (key: string): string => (/\d/.test(key) ? String.fromCharCode(64 + Number(key)) : key)
const keyOf = (word: Word | undefined): string => KEY.exec(word?.text ?? '')?.[1] ?? ''
/** The number a company is listed under, for the letter it was read by. */
export const numberOfLetter = (letter: string | null): string | null => (letter && /^[A-H]$/.test(letter) ? String(letter.charCodeAt(0) - 64) : letter)

/**
 * Companies listed by number or by letter in whatever shape (`1 – Acme Insurance Company`, or a table of letter, company and code) that a
 * column of such keys refers to: the page with the labels and letters of the printed form in their places. Null where no list of at least
 * two, from the first key on, stands on the page, or no column refers to it.
 */
export function withInsurerLetters(page: Page): { page: Page; byNumber: boolean } | null {
  if (page.source === 'image' || !page.words.some((w) => keyOf(w) !== '')) return null
  const rows = rowsOf(page)
  return lettered(page, rows, '12345678') ?? lettered(page, rows, 'ABCDEFGH')
}

function lettered(page: Page, rows: readonly Row[], order: string): { page: Page; byNumber: boolean } | null {
  const byNumber = order.startsWith('1')
  const list = listedCompanies(rows, order)
  if (list.length < 2 || (!byNumber && legibleLabels(new PageText(page)).length > 0)) return null
  const listed = new Map(list.map((l) => [l.word, l]))
  const signs = new Set(list.map((l) => l.sign))
  const keys = new Set(list.map((l) => l.key))
  const lasts = rows.filter((r) => r.segments.length >= CELLS_MIN).flatMap((r) => r.segments.map((s) => ({ word: s.words.at(-1)!, alone: s.words.length === 1 }))).filter(({ word }) => keys.has(keyOf(word)) && !listed.has(word))
  // A long name in the cell before reaches a key of the column.
  const column = lasts.filter(({ word: w }) => lasts.filter((o) => o.alone && Math.abs(o.word.box.x - w.box.x) < ALIGNED).length >= 2).map((e) => e.word)
  const named = page.words.filter((w, i) => !listed.has(w) && keys.has(keyOf(w)) && /^(?:insurer|company|carrier|co\.?)$/i.test(page.words[i - 1]?.text ?? ''))
  if (column.length === 0 && named.length === 0) return null
  const moved = new Map(list.flatMap((l) => behindLine(page, l)))
  const ends = new Set(list.map((l) => l.end))
  const referring = new Set([...column, ...named])
  const words = page.words.filter((w) => !signs.has(w)).map((w): Word => {
    const own = listed.get(w)
    const box = moved.get(w) ?? w.box
    if (ends.has(w) || box !== w.box) return { ...w, box, text: ends.has(w) ? w.text.replace(/[,;]$/, '') : w.text }
    // The label of a name in the next cell is set right before it, as no rule parts them on the form.
    return own ? { ...w, text: `Insurer${letterOf(own.key)}:`, ...(own.apart === null ? null : { box: { ...w.box, x: own.apart - BEFORE, w: 1 } }) } : referring.has(w) ? { ...w, text: letterOf(keyOf(w)) } : w
  })
  return { page: { ...page, words }, byNumber }
}

/** Where the words of a name that its line broke off stand when they are set behind it: names of such lists are read by the line. */
function behindLine(page: Page, { word, rest = [] }: Listed): [Word, Word['box']][] {
  let x = Math.max(...page.words.filter((w) => Math.abs(w.box.y - word.box.y) < word.box.h / 2).map((w) => w.box.x + w.box.w))
  return rest.map((w) => {
    const box = { ...w.box, x: x + BEFORE, y: word.box.y }
    x = box.x + box.w
    return [w, box]
  })
}

/** The longest list from the first key on, one company after the other. */
function listedCompanies(rows: readonly Row[], order: string): Listed[] {
  const list: Listed[] = []
  rows.forEach((row, i) => {
    row.segments.forEach((segment, at) => {
      // With its code behind it the first of a line of them looks like the only one.
      const running = order.startsWith('1') && list.length === 0 ? runningCompanies(rows, i, at, order) : []
      const found = running.length > 0 ? null : companyAt(row, segment, at, isUnderHead(rows, i, segment, list))
      if (found && found.key === order[list.length]) list.push(found)
      else list.push(...running)
    })
  })
  return list
}

/** `Insurers: 1 Acme Insurance Company  2 Other Casualty Company` in one line, or running on in the next one. */
function runningCompanies(rows: readonly Row[], i: number, at: number, order: string): Listed[] {
  const { words } = rows[i]!.segments[at]!
  const under = at === rows[i]!.segments.length - 1 ? lineUnder(rows, i) : []
  const own = /^(?:of|and|&)$/.test(under[0]?.text ?? '') ? [] : companiesIn(words, order)
  return own.length > 0 || under.length === 0 ? own : companiesIn([...words, ...under], order, words.length)
}

/** The companies that some words list; those from `broken` on stand on the next line. */
function companiesIn(words: readonly Word[], order: string, broken = words.length): Listed[] {
  const starts: number[] = []
  words.forEach((w, i) => keyOf(w) === order[starts.length] && starts.push(i))
  if (starts.length < 2 || starts[0]! > HEAD_WORDS_MAX) return []
  const signAt = (from: number): Word | null => (words[from + 1] && SIGN.test(words[from + 1]!.text) ? words[from + 1]! : null)
  const named = starts.every((from, i) => {
    const name = words.slice(from + (signAt(from) ? 2 : 1), starts[i + 1]).map((w) => w.text).join(' ').replace(/[,;]$/, '').replace(CODE_BEHIND, '')
    return isCompanyName(name) && !/\d/.test(name)
  })
  return named ? starts.map((from, i) => ({ word: words[from]!, key: keyOf(words[from]), sign: signAt(from), apart: null, end: words[(starts[i + 1] ?? words.length) - 1]!, rest: from < broken ? words.slice(broken, Math.max(broken, starts[i + 1] ?? words.length)) : [] })) : []
}

/** The words of the line right under a row that begins at its edge and goes on with nothing else. */
function lineUnder(rows: readonly Row[], i: number): readonly Word[] {
  const [row, next] = [rows[i]!, rows[i + 1]]
  const [first, ...others] = next?.segments ?? []
  const isNext = first && others.length === 0 && Math.abs(first.box.x - row.segments[0]!.box.x) < ALIGNED && next!.y - row.y < LINE_MAX * row.h
  return isNext && !first.text.includes(':') ? first.words : []
}
const LINE_MAX = 1.7
const HEAD_WORDS_MAX = 3

function companyAt(row: Row, { words }: Segment, at: number, headed: boolean): Listed | null {
  const from = HEAD.test(words[0]!.text) ? 1 : 0
  const word = words[from]
  const key = keyOf(word)
  if (!word || key === '') return null
  const sign = words[from + 1] && SIGN.test(words[from + 1]!.text) ? words[from + 1]! : null
  const behind = words.slice(from + 1 + (sign ? 1 : 0)).map((w) => w.text).join(' ')
  // In a cell of its own the key's company stands in the next one, and nothing else does beside it.
  const apart = behind === '' ? row.segments[at + 1] : undefined
  if (behind === '' && (apart === undefined || row.segments.slice(at + 2).some((s) => !OF_COMPANY.test(s.text)))) return null
  const name = (apart?.text ?? behind).replace(CODE_BEHIND, '')
  const isNamed = isCompanyName(name) || (headed && /^[A-Z][A-Za-z]/.test(name) && knownCoverageOf(name) === null)
  return isNamed && name.length >= NAME_MIN && !/\d/.test(name) ? { word, key, sign, apart: apart?.box.x ?? null } : null
}

/** Whether a list's heading stands right over a segment, or the list goes on over it: what is listed there is a company by any name. */
function isUnderHead(rows: readonly Row[], i: number, { box }: Segment, list: readonly Listed[]): boolean {
  const over = rows[i - 1]
  if (!over || box.y - over.y > LINES_MAX * box.h) return false
  const last = list.at(-1)?.word
  if (last && over.segments.some((s) => s.words.includes(last)) && Math.abs(last.box.x - box.x) < ALIGNED) return true
  return over.segments.some((s) => LIST_HEAD.test(s.text) && s.box.x + s.box.w > box.x && Math.abs(s.box.x - box.x) < HEAD_ASIDE)
}
const LINES_MAX = 2.6
const HEAD_ASIDE = 100

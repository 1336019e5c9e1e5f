import { type Row, rowsOf, type Segment } from '../../classify/index.ts'
import { isCompanyName } from '../../naic/index.ts'
import type { Page, Word } from '../../page-model.ts'
import { PageText } from '../page/page-text.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { legibleLabels } from './insurer-labels.ts'

/** A company as listed: the word it is listed under (`2`, `B:`), its key without signs, a sign that stands apart, and where its name begins in a cell of its own. */
type Listed = { word: Word; key: string; sign: Word | null; apart: number | null }

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
  const cells = rows.filter((r) => r.segments.length >= CELLS_MIN).flatMap((r) => r.segments.filter((s) => s.words.length === 1 && keys.has(keyOf(s.words[0]))).map((s) => s.words[0]!)).filter((w) => !listed.has(w))
  const column = cells.filter((w) => cells.filter((o) => Math.abs(o.box.x - w.box.x) < ALIGNED).length >= 2)
  const named = page.words.filter((w, i) => !listed.has(w) && keys.has(keyOf(w)) && /^(?:insurer|company|carrier|co\.?)$/i.test(page.words[i - 1]?.text ?? ''))
  if (column.length === 0 && named.length === 0) return null
  const referring = new Set([...column, ...named])
  const words = page.words.filter((w) => !signs.has(w)).map((w): Word => {
    const own = listed.get(w)
    // The label of a name in the next cell is set right before it, as no rule parts them on the form.
    return own ? { ...w, text: `Insurer${letterOf(own.key)}:`, ...(own.apart === null ? null : { box: { ...w.box, x: own.apart - BEFORE, w: 1 } }) } : referring.has(w) ? { ...w, text: letterOf(keyOf(w)) } : w
  })
  return { page: { ...page, words }, byNumber }
}

/** The longest list from the first key on, one company after the other. */
function listedCompanies(rows: readonly Row[], order: string): Listed[] {
  const list: Listed[] = []
  rows.forEach((row, i) => {
    row.segments.forEach((segment, at) => {
      const found = companyAt(row, segment, at, isUnderHead(rows, i, segment, list))
      if (found && found.key === order[list.length]) list.push(found)
      else if (order.startsWith('1') && list.length === 0) list.push(...runningCompanies(segment, order))
    })
  })
  return list
}

/** `Insurers: 1 Acme Insurance Company  2 Other Casualty Company` in one line. */
function runningCompanies({ words }: Segment, order: string): Listed[] {
  const starts: number[] = []
  words.forEach((w, i) => keyOf(w) === order[starts.length] && starts.push(i))
  if (starts.length < 2 || starts[0]! > HEAD_WORDS_MAX) return []
  const named = starts.every((from, i) => {
    const name = words.slice(from + 1, starts[i + 1]).map((w) => w.text).join(' ').replace(/[,;]$/, '').replace(CODE_BEHIND, '')
    return isCompanyName(name) && !/\d/.test(name)
  })
  return named ? starts.map((from) => ({ word: words[from]!, key: keyOf(words[from]), sign: null, apart: null })) : []
}
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

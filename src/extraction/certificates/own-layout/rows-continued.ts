import { type Row, segmentOf } from '../../classify/index.ts'
import type { CoverageType } from '../../../vocabulary/index.ts'
import { findAmount, parseAmount } from '../../values/index.ts'
import { hasLabel } from '../limits/limit-labels.ts'
import { MONEY } from './printed-money.ts'

const BROKEN = /\b(?:each|per|any|one|any\s+one|general|annual|and|the|in|combined|single)$/i
/** A sentence of limits that runs over: the words on the next line belong to the amount before them. */
export function withContinued(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const before = out.at(-1)
    const last = before?.segments.at(-1)
    const [only] = row.segments
    // `…; temporary total` over `disability $700 per week`: what began behind a stop ends with its amount on the next line.
    const broken = last && (BROKEN.test(last.text) || (/\d.*[;,]\s[a-z][a-z ]{3,40}$/i.test(last.text) && /^[a-z]/.test(only!.text)))
    const isParted = last && /\d\s?\/$/.test(last.text) && /^\$?\s?\d{1,3},\d{3}/.test(only!.text)
    const goesOn = row.segments.length === 1 && (isParted || /^[a-z(]/.test(only!.text)) && (isParted || broken || (!findAmount(only!.text) && only!.text.length < 80))
    if (before && last && goesOn && MONEY.test(last.text) && row.y - before.y < 1.8 * Math.max(8, last.box.h) && only!.box.x < last.box.x + last.box.w)
      out[out.length - 1] = { ...before, segments: [...before.segments.slice(0, -1), segmentOf(last.page, [...last.words, ...only!.words])] }
    else out.push(row)
  }
  return out
}

const OPEN_LABEL = /^[A-Z][A-Za-z&/'’ -]{3,40}$/
/** `Products aggregate` at the end of a line of limits over `$2,000,000  Medical $5,000`: the amount a line broke off is its label's. */
export function withAmountsBroken(rows: readonly Row[], type: CoverageType): Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const [before, first] = [out.at(-1), row.segments[0]]
    const last = before?.segments.at(-1)
    const isOpen = before && first && last && before.segments.length > 1 && OPEN_LABEL.test(last.text) && hasLabel(type, last.text) && before.segments.slice(0, -1).some((s) => /^[A-Z].*\$\s?\d[\d,]*$/.test(s.text)) && Math.abs(before.segments[0]!.box.x - first.box.x) < FLUSH && row.y - before.y < 1.8 * Math.max(8, last.box.h)
    const isTail = endsInLabel(before, row, type)
    if (before && last && first && (isTail || (isOpen && /^\$\s?\d/.test(first.text) && parseAmount(first.text) !== null))) {
      out[out.length - 1] = { ...before, segments: [...before.segments.slice(0, -1), segmentOf(last.page, [...last.words, ...first.words])] }
      if (row.segments.length > 1) out.push({ ...row, segments: row.segments.slice(1) })
    } else out.push(row)
  }
  return out
}
/** `Each claim $1,000,000; retention` over `$10,000`: the last label of a run of limits that a line broke off. */
function endsInLabel(before: Row | undefined, row: Row, type: CoverageType): boolean {
  const last = before?.segments.at(-1)
  const label = last && RUN_TAIL.exec(last.text)?.[1]
  const goesOn = /^(?:\$|USD\b)\s?\d/.test(row.segments[0]?.text ?? '') || (/(?:\bUSD|\$)$/.test(last?.text ?? '') && /^\d{1,3}(?:,\d{3})+/.test(row.segments[0]?.text ?? ''))
  return goesOn && label !== undefined && before !== undefined && hasLabel(type, label) && row.y - before.y < 1.8 * Math.max(8, last!.box.h)
}
const RUN_TAIL = /(?:(?:\$\s?|\bUSD\s)\d[\d,.]{2,14}|\bstatutory)\s?[;,|]\s((?:[A-Z]\.){0,2}\s?[A-Za-z][A-Za-z&/'’ -]{2,40}?)(?:\s(?:USD|\$))?$/i
const FLUSH = 3

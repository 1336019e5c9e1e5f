import type { Word } from '../../page-model.ts'
import type { Row } from './find-rows.ts'
import { LineDraft } from '../line-draft.ts'
import { linesOf, right, type TextLine } from '../page/page-text.ts'
import type { RowContext } from './printed-rows.ts'
import type { Insurer } from '../insurers/read-insurers.ts'
import { nameAndCode } from '../insurers/name-and-code.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import { columnWords, isInsurerName, type RowPolicy } from './row-policies.ts'
import { withoutSpilled } from '../page/spilled-words.ts'

/** Some tables name the company in a column of its own. */
export function readCarrierColumn(ctx: RowContext, row: Row, policy: RowPolicy, policies: readonly RowPolicy[], draft: LineDraft, spilled: Set<Word>): void {
  const { carrier, letter } = ctx.table.columns
  const count = policies.length
  if (draft.line.carrier) return
  if (!carrier) {
    if (letter || ctx.text.page.source === 'image') return
    const inRow = count === 1 ? nameInRow(ctx, row, policy) : null
    // What goes on beyond the number's column is whole only by its line.
    if (!inRow || right(inRow.at(-1)!.box) <= ctx.table.columns.number!.x2) nameOverNumber(wordsOver(ctx, row, policy, policies), draft)
    if (inRow && !draft.line.carrier) draft.set('carrier', wordsText(inRow), inRow)
    const under = !draft.line.carrier && count === 1 ? (nameUnder(ctx, ctx.table.columns.type, row, (over) => knownCoverageOf(over) !== null) ?? nameUnder(ctx, ctx.table.columns.number, row, (over) => over === policy.number)) : null
    if (under) draft.set('carrier', wordsText(under), under)
    return
  }
  // A name may go on under its first line, not into the next policy's.
  const next = Math.min(row.bottom, ...policies.map((p) => p.y - 5).filter((y) => y > policy.y))
  const cell = row.spans?.carrier ?? row
  const words = columnWords(ctx.text, carrier, count > 1 ? policy.y - 5 : cell.top, count > 1 ? Math.min(policy.y + 14, next) : cell.bottom)
  const kept = ctx.text.page.source === 'image' ? words : withoutSpilled(ctx.text, words)
  const own = kept.filter((w) => !spilled.has(w))
  const name = linesOf(own.length > 0 ? own : words)
    .map((l) => l.text)
    .join(' ')
  if (!/[A-Za-z]{3}/.test(name)) return
  const { name: company, code } = nameAndCode(name, '')
  draft.set('carrier', company || name, words)
  if (code && !draft.line.naic) draft.set('naic', code, words)
}

/** The words of the number's column that are one policy's: all of the cell, or what stands between the number before and its own. */
function wordsOver(ctx: RowContext, row: Row, policy: RowPolicy, policies: readonly RowPolicy[]): Word[] {
  if (policies.length <= 1) return columnWords(ctx.text, ctx.table.columns.number, row.top, row.bottom)
  const before = policies.filter((p) => p.y < policy.y).map((p) => p.y)
  const others = new Set(policies.flatMap((p) => p.numberWords))
  return columnWords(ctx.text, ctx.table.columns.number, Math.max(row.top, ...before), policy.y).filter((w) => !others.has(w))
}

/** The one company named on a line of the row over its policy's, wherever the columns' edges fall: `Auto liability    Acme Insurance Co`. */
function nameInRow(ctx: RowContext, row: Row, policy: RowPolicy): Word[] | null {
  const { limits } = ctx.table.columns
  const width = (limits?.x1 ?? ctx.table.right) - ctx.table.left
  const named = ctx.text.linesIn({ x: ctx.table.left, y: row.top, w: width, h: policy.y - 2 - row.top }).flatMap((line) => {
    const from = line.words.findIndex((w, i) => i > 0 && w.box.x - right(line.words[i - 1]!.box) > APART * w.box.h)
    const words = from > 0 ? line.words.slice(from) : []
    return isInsurerName(wordsText(words)) && COMPANY_END.test(wordsText(words)) ? [words] : []
  })
  return named.length === 1 ? named[0]! : null
}

/** The company under the coverage's name or under the number, in however many lines: `Umbrella` over `Acme Fire and Casualty` over `Insurance Company`. */
function nameUnder({ text }: RowContext, column: Parameters<typeof columnWords>[1], row: Row, isHead: (over: string) => boolean): Word[] | null {
  const lines = linesOf(columnWords(text, column, row.top, row.bottom))
  const at = lines.findIndex((_, i) => {
    const [over, name] = [lines.slice(0, i), lines.slice(i)].map((part) => part.map((l) => l.text).join(' ')) as [string, string]
    return i > 0 && name.length < NAME_LETTERS_MAX && isInsurerName(name) && WHOLE_COMPANY.test(name) && !COVERAGE_WORD.test(name) && !isInsurerName(over) && isHead(over)
  })
  return at < 0 ? null : lines.slice(at).flatMap((l) => l.words)
}
const NAME_LETTERS_MAX = 70
/** One name from its first letter to its last: two companies in one cell are none. */
const WHOLE_COMPANY = /^(?!.*\b(?:co|company|corp|corporation|exchange)\b\W+\w)[A-Z].*\s(?:co|company|corp|corporation|exchange)\.?$/i
const COVERAGE_WORD = /\b(?:liability|automobiles?|autos?|umbrella|excess|compensation|professional|property(?!\s+(?:and|&)\s+casualty)|cyber|pollution|cargo|insurer|broker|agency)\b/i
const wordsText = (words: readonly Word[]): string => words.map((w) => w.text).join(' ')
const APART = 1.4
const COMPANY_END = /\b(?:co|company|corp|corporation|inc|exchange|group|fund)\b/i

/** The insurer named above the number in the number's own cell. */
function nameOverNumber(words: Word[], draft: LineDraft): void {
  const lines = linesOf(words)
  const end = lines.findLastIndex((l) => isInsurerName(l.text))
  if (end < 0) return
  // A long name goes on right over the number: `Company`, `America`.
  const goesOn = (l: TextLine): boolean => /^of\s[A-Z]/.test(l.text) || (REST.test(l.text) && (lines[end + 2] === undefined || /\d/.test(lines[end + 2]!.text)))
  const named = lines.slice(0, end + 1).concat(lines.slice(end + 1, end + 2).filter(goesOn))
  if (named.some((l) => /\d{2}/.test(l.text))) return
  draft.set('carrier', named.map((l) => l.text).join(' '), named.flatMap((l) => l.words))
}

const REST = /^[A-Z][A-Za-z&]*[.,]?(?:\s[A-Z][A-Za-z&]*\.?)?$/

/** The NAIC code where a table has a column for it. */
export function readCodeColumn(ctx: RowContext, row: Row, policy: RowPolicy, count: number, draft: LineDraft): void {
  const cell = row.spans?.naic ?? row
  const words = columnWords(ctx.text, ctx.table.columns.naic, count > 1 ? policy.y - 5 : cell.top, count > 1 ? policy.y + 6 : cell.bottom)
  const codes = words.filter((w) => /^\d{5}$/.test(w.text))
  if (codes.length === 1 && !draft.line.naic) draft.set('naic', codes[0]!.text, codes)
}

export function setPolicy(draft: LineDraft, policy: RowPolicy, insurers: Map<string, Insurer>): void {
  draft.set('policy_number', policy.number, policy.numberWords)
  if (policy.unread) draft.cannotRead('policy_number', policy.unread, `printed ${wordsText(policy.unread).slice(0, 40)}`)
  for (const [key, cell] of [
    ['effective_date', policy.eff],
    ['expiration_date', policy.exp],
  ] as const) {
    if (!cell) continue
    if (cell.date) draft.set(key, cell.date, cell.words)
    else if (/\d/.test(cell.printed)) draft.cannotRead(key, cell.words, `printed ${cell.printed.slice(0, 40)}`)
  }
  // A group's code for its company is no letter of the form's.
  if (policy.letter?.length === 1) draft.set('insurer_letter', policy.letter, policy.letterWords)
  const insurer = policy.letter ? insurers.get(policy.letter) : undefined
  if (!insurer || draft.line.carrier) return
  setCompany(draft, insurer)
}

/** The company and its code; a code's cell with figures in it that are none is not empty. */
export function setCompany(draft: LineDraft, { name, naic, words, naicWords }: Insurer): void {
  draft.set('carrier', name || null, words)
  const printed = wordsText(naicWords)
  if (naic !== null || naicWords === words || !/\d.*\d/.test(printed)) draft.set('naic', naic, naicWords)
  else draft.cannotRead('naic', naicWords, `printed ${printed.slice(0, 40)}`)
}

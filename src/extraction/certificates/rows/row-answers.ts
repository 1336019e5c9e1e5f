import type { Word } from '../../page-model.ts'
import type { Column } from '../table/coverage-table.ts'
import type { Row } from './find-rows.ts'
import { LineDraft } from '../line-draft.ts'
import type { Mark } from '../page/marks.ts'
import { boxedAnswer } from '../page/yes-or-no.ts'
import { midX, midY, type PageText } from '../page/page-text.ts'
import type { RowContext } from './printed-rows.ts'
import { columnWords, type RowPolicy } from './row-policies.ts'

/** ADDL INSD and SUBR WVD: a mark or Y is yes, an empty cell, N or the printed N/A is no; without the column nobody says. */
export function readColumns(ctx: RowContext, row: Row, policy: RowPolicy, siblings: RowPolicy[], draft: LineDraft): void {
  const { addl, subr } = ctx.table.columns
  const answer = (column: Column): { yes: boolean; contradicted: boolean; words: Word[] } => {
    // A mark in a cell that no rule parts is of all the coverages beside it.
    const cells = row.shared
    const { top, bottom } = cells && ctx.grid.crossings(column.x1 + 1, column.x2 - 1, cells.top + 2, cells.bottom - 2).length === 0 ? cells : row
    const inCell = ctx.marks.filter(
      (m) => midX(m.box) >= column.x1 - 0.5 && midX(m.box) <= column.x2 + 0.5 && midY(m.box) > top - 1 && midY(m.box) < bottom,
    )
    // `[ ] Yes  [X] No`: the words beside the boxes are the answer.
    const within = ctx.text.page.source === 'image' || siblings.length > 1 ? [] : columnWords(ctx.text, column, top, bottom)
    const boxed = boxedAnswer(within.map((w) => w.text).join(' '))
    if (boxed !== undefined) return { yes: boxed === true, contradicted: boxed === null, words: within.slice(0, 1) }
    const marks = inCell.filter((m) => m.sign !== 'N')
    const contradicted = ctx.text.page.source !== 'image' && marks.some((m) => ctx.text.level(midY(m.box), 3).some((w) => /^(?:no?|n\/a)$/i.test(w.text) && midX(w.box) > column.x1 && midX(w.box) < column.x2 && Math.abs(midX(w.box) - midX(m.box)) > APART_MIN))
    // `Y` over `N` answers for each of two; one mark alone is of all.
    const shared = siblings.length <= 1 || inCell.length <= 1
    const own = shared ? marks : (inOrder(inCell, siblings, policy, ctx.text.page.source) ?? inCell.filter((m) => siblings.every((s) => Math.abs(midY(m.box) - policy.y) <= Math.abs(midY(m.box) - s.y)))).filter((m) => m.sign !== 'N')
    return {
      yes: own.length > 0,
      contradicted,
      words: own.slice(0, 1).map((m) => ({ text: m.sign, box: m.box, confidence: m.confidence, reader: m.reader })),
    }
  }
  const besides = addl && subr && ctx.text.page.source !== 'image' && siblings.length === 1 ? markBeside(ctx, row, addl, subr) : null
  for (const [field, column] of [['additional_insured', addl], ['subrogation_waived', subr]] as const) {
    if (!column || (field === 'additional_insured' && isHeadedPayee(ctx, row, column))) continue
    if (column.x2 - column.x1 < COLUMN_MIN) {
      draft.cannotRead(field, [], 'the column cannot be made out')
      continue
    }
    const read = field === 'subrogation_waived' && besides ? { yes: true, contradicted: false, words: [{ text: besides.sign, box: besides.box, confidence: besides.confidence, reader: besides.reader }] } : answer(column)
    const between = ctx.text.page.source === 'image' ? undefined : markBetween(ctx, row, column)
    if (between) {
      draft.cannotRead(field, [between], 'the mark stands on the rule between two columns')
      continue
    }
    if (read.contradicted) {
      draft.cannotRead(field, read.words, 'yes and no stand side by side in the column')
      continue
    }
    // Where the column stands before the types, other coverages' names begin in it.
    const unclear = read.yes ? undefined : ctx.text.page.source === 'image' ? unclearMark(ctx.text, row, column, siblings.length > 0 ? siblings : [policy]) : ctx.table.names === undefined ? foreignSign(ctx.text, column, policy) : undefined
    if (unclear) draft.cannotRead(field, [unclear], 'the mark in the column cannot be made out')
    else {
      draft.line[field] = read.yes
      if (read.words.length > 0 || ctx.text.page.source !== 'image') draft.note(field, read.words.length > 0 ? read.words : emptyCell(ctx, row, column))
      else draft.line.fields[field] = { confidence: ctx.table.ruled ? 1 : UNSEEN, provenance: null }
    }
  }
}

/** As many marks under each other as policies, none of them level with any other's policy than its own is: in order, be they typed half a line off. */
function inOrder(marks: readonly Mark[], policies: readonly RowPolicy[], policy: RowPolicy, source: string): Mark[] | null {
  if (source === 'image' || marks.length !== policies.length) return null
  const [down, listed] = [[...marks].sort((a, b) => midY(a.box) - midY(b.box)), [...policies].sort((a, b) => a.y - b.y)]
  const apart = (ys: number[]): number => Math.min(...ys.slice(1).map((y, i) => y - ys[i]!))
  const step = Math.min(apart(down.map((m) => midY(m.box))), apart(listed.map((p) => p.y)))
  const isBeside = step > STEP_MIN && down.every((m, i) => Math.abs(midY(m.box) - listed[i]!.y) < OFF_MAX * step)
  return isBeside ? [down[listed.indexOf(policy)]!] : null
}
/** Marks lie off their policies' lines by less than so much of the step from one line to the next. */
const [STEP_MIN, OFF_MAX] = [4, 0.8]

/** ACORD 23 heads the column anew half way down: `LOSS PAYEE`, whose mark makes nobody an insured. */
function isHeadedPayee({ text, table }: RowContext, row: Row, { x1, x2 }: Column): boolean {
  if (text.page.source === 'image') return false
  return text.wordsIn({ x: x1 - 3, y: table.top, w: x2 - x1 + 6, h: row.bottom - table.top }).some((w) => /^payee$/i.test(w.text))
}

/** A column that misread headings alone tell may lie anywhere: that nothing stands in it says little until its cell is seen. */
const UNSEEN = 0.5
/** An empty cell says no: where that was read. On a picture the second reading looks for itself. */
const emptyCell = ({ text }: RowContext, row: Row, { x1, x2 }: Column): Word[] =>
  text.words.slice(0, 1).map(({ reader }) => ({ text: '', box: { x: x1, y: row.top, w: x2 - x1, h: row.bottom - row.top }, confidence: 1, reader }))

/** A mark that the rule at its column's edge runs through, or marks in a row whose letter stands before the table: whose column they are in cannot be told. */
function markBetween({ text, grid, table }: RowContext, row: Row, { x1, x2 }: Column): Word | undefined {
  const level = text.between(row.top - 1, row.bottom)
  const marks = level.filter((w) => /^(?:\(\d\)|\*+)?[XYN]$/i.test(w.text))
  const { addl, subr } = table.columns
  const isOut = level.some(({ text: letter, box }) => /^[A-H]$/.test(letter) && midX(box) < table.left && midX(box) > table.left - OUT_MAX)
  if (isOut) return marks.find(({ box }) => midX(box) > (addl?.x1 ?? x1) - OUT_MAX && midX(box) < (subr?.x2 ?? x2))
  return marks.find(({ box }) => [x1, x2].some((x) => x > box.x && x < box.x + box.w) && grid.cutsAcross(box, ACROSS))
}
const OUT_MAX = 16
/** Narrower than any mark. */
const COLUMN_MIN = 4
/** `Yes` and `No` so far from each other are the answers of two columns. */
const APART_MIN = 14
const ACROSS = 0.2

/** Two marks side by side under the first heading, none under the second: the row is set in columns of its own, and the second mark is the waiver's. */
function markBeside(ctx: RowContext, row: Row, addl: Column, subr: Column): Mark | null {
  const within = (column: Column): Mark[] => ctx.marks.filter((m) => m.sign !== 'N' && midX(m.box) >= column.x1 - 0.5 && midX(m.box) <= column.x2 + 0.5 && midY(m.box) > row.top - 1 && midY(m.box) < row.bottom)
  const [first, second, ...more] = within(addl).sort((a, b) => a.box.x - b.box.x)
  if (!first || !second || more.length > 0 || within(subr).length > 0) return null
  return Math.abs(midY(first.box) - midY(second.box)) < 4 && second.box.x > first.box.x + first.box.w ? second : null
}

const BESIDE_MAX = 6
/** Letters on a coarse fax may have lost their feet; specks are lower still. */
const LETTER_HEIGHT_MIN = 3
/** On a picture print in the middle of the column, level with a policy of the row or beside its only one, that is neither a mark nor the printed no: as a mark would, it counts for all of the row. */
const unclearMark = (text: PageText, row: Row, { x1, x2 }: Column, policies: readonly RowPolicy[]): Word | undefined =>
  text.words.find((w) => {
    const x = (midX(w.box) - x1) / (x2 - x1)
    const sign = w.text.length <= 2 && /[A-Za-z0-9*?+]/.test(w.text) && !/^n/i.test(w.text)
    if (!sign || x <= 0.22 || x >= 0.78 || w.box.h <= LETTER_HEIGHT_MIN || w.box.w >= x2 - x1) return false
    const isInRow = LIKE_A_MARK.test(w.text) && midY(w.box) > row.top + 2 && midY(w.box) < row.bottom - 2 && policies.length === 1
    return policies.some((p) => (isInRow || Math.abs(midY(w.box) - p.y) < BESIDE_MAX) && p.number !== null)
  })
/** What crosses and the letter Y are misread as; other signs far from the policy's line are pieces of rules. */
const LIKE_A_MARK = /^[ABEFHKMRVWZ]$/

/** `1`, `A`, `*` or `Blkt` alone in the column, level with a policy: neither yes nor no, and no empty cell. What is printed on beside it runs through the column. */
const foreignSign = (text: PageText, { x1, x2 }: Column, policy: RowPolicy): Word | undefined =>
  text.level(policy.y, BESIDE_MAX).find((w) => {
    const isOwn = w.text.length <= SIGN_MAX && /[A-Za-z0-9*]/.test(w.text) && !/^\W?(?:[xyn]|yes|no|none|n\W?a)\W*$/i.test(w.text) && w.box.x > x1 - 1 && w.box.x + w.box.w < x2 + 1
    if (!isOwn || policy.number === null) return false
    return !text.level(midY(w.box), 2).some((o) => o !== w && Math.max(o.box.x - w.box.x - w.box.w, w.box.x - o.box.x - o.box.w) < 0.6 * w.box.h)
  })
const SIGN_MAX = 8

import { type Row, type Segment, segmentOf } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { valueOverCaption } from './over-caption.ts'
import { type PageView, segmentsBelow } from './page-view.ts'
import { runOf, runOfSegment, type TextRun } from './text-run.ts'

/** A text that stands where a label's value would: in the rest of its segment, to its right, below it, or on the rule over it. */
export type Candidate = {
  run: TextRun
  relation: 'same' | 'right' | 'below' | 'above'
  /** 0 for the nearest, growing with rows passed. */
  distance: number
  label: { text: string; segment: Segment; before: string }
}

const RIGHT_GAP_MAX = 430
/** In heights of the row: letters that begin a number may stand apart from its figures. */
const LETTERS_APART_MAX = 3
/** A label and its value alone in their line may stand at either edge of the page. */
const ALONE_GAP_MAX = 540
const LABEL_ALONE = /^(?:account|acct|agency|agent|producer|broker)\b[^\d:]{0,20}\b(?:no\.?|num(?:ber)?\.?|code|id)\W*$|^(?:prior|previous|expiring|renewal|account|company|agency|agent|nfip)\b[^\d]{0,30}:$|^(?:prior|previous|expiring|renewal\sof|renews|replac(?:es|ing))\b[^\d]{0,20}:?$|^forms?:?$/i

/** What stands under another number's caption is that number. */
const OTHER_CAPTION = /^(?:your\s)?(?:account|acct|agency|agent|customer|member(?:ship)?|loan|claim|quote)\b[^\d:]{0,20}\b(?:number|no\.?|#|code|id)\W*$/i

const trimmed = (page: number, words: Word[]): TextRun | null => {
  let from = 0
  while (from < words.length && /^[:#.\-–—*=|]+$/.test(words[from]!.text)) from++
  const rest = words.slice(from)
  return rest.length ? runOf(page, rest) : null
}

function besides(row: Row, segment: Segment): Segment[] {
  const at = row.segments.indexOf(segment)
  const right: Segment[] = []
  let edge = segment.box.x + segment.box.w
  for (const s of row.segments.slice(at + 1, at + 5)) {
    const gap = s.box.x - edge
    // The next fact's own label ends the place of a value that is not there.
    if (gap > (row.segments.length === 2 ? ALONE_GAP_MAX : RIGHT_GAP_MAX) || LABEL_ALONE.test(s.text)) break
    const last = right.at(-1)
    // A value set in pieces (`SZ  493-8003-B`) is one value.
    if (last && gap < row.h * (/^[A-Z]{1,3}$/.test(last.text) && /^\d{4}/.test(s.text) ? LETTERS_APART_MAX : 1.5)) right[right.length - 1] = segmentOf(s.page, [...last.words, ...s.words])
    else right.push(s)
    edge = s.box.x + s.box.w
  }
  return right.slice(0, 2)
}

/** `Policy number  Customer ID` over `WCA 5501873-04 7731002845` set close: a word that begins under the next label's own edge is the next label's value. */
function ownColumn(row: Row, label: Segment, behind: Word | undefined, words: Word[]): Word[] {
  const begins = (x: number): number => words.findIndex((w, i) => i > 0 && Math.abs(w.box.x - x) < EDGE_SLACK && w.box.x - words[i - 1]!.box.x - words[i - 1]!.box.w > GAP_MIN * w.box.h)
  const next = behind ?? row.segments[row.segments.indexOf(label) + 1]
  const to = next ? begins(next.box.x) : -1
  const from = begins(label.box.x)
  return words.slice(Math.max(0, from), to < 0 ? undefined : to)
}
const EDGE_SLACK = 1.5
/** In heights of a word; a space within a value is narrower. */
const GAP_MIN = 0.42

/**
 * Every place a value of the label could stand on the page. `label` must be a global-free regex; it may match anywhere in
 * a segment. Where the label ends inside a word (`Number:123`), the rest of that word belongs to the value.
 */
export function candidatesFor(view: PageView, label: RegExp, rowsBelow = 3): Candidate[] {
  const found: Candidate[] = []
  for (const row of view.rows) {
    for (const segment of row.segments) {
      const run = runOfSegment(segment)
      const match = label.exec(run.text)
      if (!match) continue
      const end = match.index + match[0].length
      const info = { text: match[0], segment, before: run.text.slice(0, match.index) }
      const restWords: Word[] = []
      run.words.forEach((w, i) => {
        const start = run.starts[i]!
        if (start >= end) restWords.push(w)
        else if (start + w.text.length > end) {
          const tail = w.text.slice(end - start)
          if (tail.replace(/[:#.\-–—()]/g, '') !== '') restWords.push({ ...w, text: tail })
        }
      })
      const rest = trimmed(view.number, restWords)
      if (rest) found.push({ run: rest, relation: 'same', distance: 0, label: info })
      besides(row, segment).forEach((s, i) => {
        const words = trimmed(view.number, s.words)
        if (words) found.push({ run: words, relation: 'right', distance: i, label: info })
      })
      const under = segmentsBelow(view, segment, rowsBelow)
      const next = under.findIndex((s) => OTHER_CAPTION.test(s.text))
      under.slice(0, next < 0 ? under.length : next).forEach((s, i) => {
        const words = trimmed(view.number, ownColumn(row, segment, restWords[0], s.words))
        if (words) found.push({ run: words, relation: 'below', distance: i, label: info })
      })
      const over = rest || info.before !== '' ? null : valueOverCaption(view, segment)
      const typed = over && trimmed(view.number, over.words)
      if (typed) found.push({ run: typed, relation: 'above', distance: 0, label: info })
    }
  }
  return found
}

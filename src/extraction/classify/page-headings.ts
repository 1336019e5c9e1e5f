import { medianOf } from '../in-order.ts'
import type { Page } from '../page-model.ts'
import { editsBetween } from '../values/index.ts'
import { ALL_KINDS } from './all-kinds.ts'
import { foldText, joinFolded } from './fold-text.ts'
import { type Block, type Row, type Segment, segmentOf } from './page-layout.ts'

/** A heading as it stands on the page, and how much its place and size make of it (about 0.5 to 1.35). */
export type Heading = { folded: string; weight: number }

const HEADING_LETTERS_MAX = 90

const LONG_TITLES = [...new Set(ALL_KINDS.flatMap((k) => k.titles.map(foldText)))].filter((t) => t.length >= 16)
const LETTERS_PER_EDIT = 9
/** The long title that a heading read from a picture is but for a letter in nine, and no other such title; else the heading itself. */
export function mendHeading(folded: string): string {
  if (folded.length < 14 || LONG_TITLES.some((t) => folded.includes(t))) return folded
  const near = LONG_TITLES.filter((t) => editsBetween(folded, t, Math.floor(t.length / LETTERS_PER_EDIT)) <= Math.floor(t.length / LETTERS_PER_EDIT))
  return near.length === 1 ? near[0]! : folded
}

/** `CG 00 01 04-13  Commercial general liability coverage form` over another such line: the papers that a policy holds, by number and name. */
const FORM_LISTED = /^(?:[A-Z]{1,5}[-\s]?){1,3}\d{1,5}[A-Z]?(?:[-\s]\d{1,4}){0,3}\s\(?\d{2}[-/\s]?\d{2,4}\)?(?=\s|$)/
const namesForm = ({ segments }: Row): boolean => FORM_LISTED.test(segments.map((s) => s.text).join(' ')) && segments.reduce((n, s) => n + s.words.length, 0) > 3
/** The rows of such lists. */
function listedForms(rows: readonly Row[]): ReadonlySet<Row> {
  const named = rows.map(namesForm)
  return new Set(rows.filter((_, i) => named[i] && (named[i - 1] || named[i + 1])))
}

/** `Thirty (30) days notice of cancellation` under a paper's facts is a promise, and no notice. */
const NOTICE_CLAUSE = new RegExp(`days?(?:${['prior', 'advance', 'written'].map(foldText).join('|')}){0,3}${foldText('notice')}`)
/** `Reason: claims history` says why, and names no paper. */
const OF_REASON = new RegExp(`^${foldText('reason')}`)
/** Words of a line of running text, most of which begin small: it names papers, and is no title of one. */
const RUNNING_WORDS_MIN = 10
const HEAD = 0.12
/** What is said in a sentence of a line's own is no title either. */
const isSentence = (pieces: readonly Segment[]): boolean => {
  // What is asked is answered there, and names no paper.
  if (pieces.some((s) => /\?\s/.test(s.text))) return true
  if (!/[.!]$/.test(pieces.at(-1)!.text)) return false
  const words = pieces.flatMap((s) => s.words)
  return words.length >= SENTENCE_WORDS_MIN && words.filter((w) => /^[^A-Za-z]?[a-z]/.test(w.text)).length >= words.length / 2
}
const SENTENCE_WORDS_MIN = 7
/** The last words of a sentence that fills the line above. */
const endsSentence = (above: Row | undefined, { segments: [own, ...others] }: Row): boolean =>
  above?.segments.length === 1 && others.length === 0 && own !== undefined && /[^.]\.$/.test(own.text) && above.segments[0]!.words.length >= SENTENCE_WORDS_MIN && !/[.:!?;]$/.test(above.segments[0]!.text) && Math.abs(above.segments[0]!.box.x - own.box.x) < 3 && above.segments[0]!.box.w > own.box.w
const runsOn = ({ words }: Segment): boolean => words.length >= RUNNING_WORDS_MIN && words.filter((w) => /^[^A-Za-z]?[a-z]/.test(w.text)).length > words.length * 0.6
const COLUMNS_MIN = 5
const TITLES_ABOVE = 0.3
const STROKE_WORDS_MAX = 14
/** `Declarations - Personal auto`: what declarations are of stands behind a stroke, or before it; who sends an `Invoice 1044` too. */
const aroundStroke = ({ page, words }: Segment): Segment[] => {
  const at = words.length > STROKE_WORDS_MAX ? -1 : words.findIndex((w) => /^[-–—|]$/.test(w.text))
  return at < 1 || at === words.length - 1 ? [] : [segmentOf(page, words.slice(0, at)), segmentOf(page, words.slice(at + 1))].flatMap((s) => (/\bdeclarations?\b/i.test(s.text) ? [s] : isTitleAlone(s.text) ? withoutNumber(s) : []))
}
const OWN_NUMBER = /(?:\s(?:no\.?|number|#))?[\s#:]*\d[\d-]*$/i
const isTitleAlone = (text: string): boolean => TITLES_AROUND_STROKE.has(foldText(text.replace(OWN_NUMBER, '')))
/** `Endorsement No. 4`: a title with the paper's own number. */
const beforeNumber = ({ page, words, text }: Segment): Segment[] => {
  const bare = text.replace(OWN_NUMBER, '')
  return bare === text || foldText(bare).length < TITLE_LETTERS_MIN || !isTitleAlone(text) ? [] : [segmentOf(page, words.slice(0, bare.split(/\s+/).length))]
}
const withoutNumber = (s: Segment): Segment[] => (OWN_NUMBER.test(s.text) ? beforeNumber(s) : [s])
const [TITLE_LETTERS_MIN, PIECES_MAX] = [7, 3]
/** A certificate's title is not taken from what it is asked for in or sent with. */
const TITLES_AROUND_STROKE = new Set(ALL_KINDS.filter((k) => k.doc_type !== 'coi').flatMap((k) => k.titles.map(foldText)))
const ANSWERED = /^\W*(?:blanket\s+)?(?:additional\s+insureds?|waiver\s+of\s+subrogation|primary\s+(?:and|&)\s+non-?contributory)(?:\s+status)?\s*:/i
/** The same label with its answer in the next cell, and a caption that says what else a party is: `Lessor / loss payee / additional insured`. */
const ASKED = /^\W*(?:blanket\s+)?(?:additional\s+insureds?|waiver\s+of\s+subrogation|primary\s+(?:and|&)\s+non-?contributory)(?:\s+status)?\W*$/i
const ANSWER = /^(?:yes|no|[ynx]|n\/a|none|included|not\s+included|granted|[☒☐✓])\W*$/i
const CAPTION = /\b(?:lessor|loss\s+payee|lienholder|mortgagee|certificate\s+holder)s?\s*[/&,]|[/&,]\s*(?:lessor|loss\s+payee|lienholder|mortgagee|certificate\s+holder)s?\b/i
const isAnswered = (s: Segment, next: Segment | undefined): boolean => ANSWERED.test(s.text) || CAPTION.test(s.text) || (next !== undefined && ASKED.test(s.text) && ANSWER.test(next.text))
/** What looks like a heading on a page. */
export function headingsOf(page: Page, rows: readonly Row[], blocks: readonly Block[], letters: ReadonlyMap<Segment, string>): Heading[] {
  const median = medianOf(rows.flatMap((r) => r.segments.map((s) => s.box.h)), 10)
  const headings: Heading[] = []
  const add = (pieces: readonly Segment[], y: number, h: number): void => {
    const printed = joinFolded(pieces.map((s) => letters.get(s) ?? foldText(s.text)))
    const folded = page.source === 'image' ? mendHeading(printed) : printed
    if (page.source !== 'image' && y > page.height * HEAD && pieces.some(runsOn)) return
    if (page.source !== 'image' && isSentence(pieces)) return
    if (OF_REASON.test(folded) || folded.length < 4 || folded.length > HEADING_LETTERS_MAX) return
    const high = y < page.height * 0.22 ? 1 : y < page.height * 0.45 ? 0.85 : 0.55
    if (high < 1 && NOTICE_CLAUSE.test(folded)) return
    const size = h > median * 1.45 ? 1.35 : h > median * 1.2 ? 1.15 : 1
    headings.push({ folded, weight: y > page.height * 0.93 ? 0.8 : Math.min(1.35, high * size) })
  }
  const answers = rows.flatMap((r) => r.segments.filter((s) => ANSWER.test(s.text)))
  // `Waiver of` over `subrogation` in a narrow cell, its answers half way down beside it.
  const isAnsweredBeside = (pieces: readonly Segment[]): boolean =>
    page.source !== 'image' && answers.length > 0 && ASKED.test(pieces.map((s) => s.text).join(' ')) && answers.some((a) => a.box.x > pieces[0]!.box.x && a.box.y > pieces[0]!.box.y - 2 && a.box.y < pieces.at(-1)!.box.y + 2)
  const listed = new Set([...listedForms(rows), ...tickList(rows)].flatMap((r) => r.segments))
  // `Additional insured: City of Osprey` among a paper's facts is an answer; endorsements are called so without a colon.
  if (page.source !== 'image') for (const { segments } of rows) segments.forEach((s, i) => isAnswered(s, segments[i + 1]) && listed.add(s))
  for (const [at, row] of rows.entries()) {
    if (row.segments.some((s) => listed.has(s)) || (page.source !== 'image' && endsSentence(rows[at - 1], row))) continue
    // The heads of a table's columns are no titles: `Driver's license` over a list of drivers.
    if (page.source === 'image' || row.segments.length < COLUMNS_MIN) for (const s of row.segments) add([s], s.box.y, s.box.h)
    if (page.source !== 'image' && row.y < page.height * TITLES_ABOVE) for (const s of row.segments.length > PIECES_MAX ? [] : row.segments.flatMap(beforeNumber)) add([s], s.box.y, s.box.h)
    if (row.segments.length > 1) add(row.segments, row.y, row.h)
    if (page.source !== 'image' && row.y < page.height * TITLES_ABOVE) {
      for (const piece of row.segments.flatMap(aroundStroke)) add([piece], piece.box.y, piece.box.h)
    }
    // Type with wide sides may fall into pieces within a title, as a picture is read.
    if (page.source === 'image') row.segments.slice(1).forEach((s, i) => near(row.segments[i]!, s) && add([row.segments[i]!, s], s.box.y, s.box.h))
  }
  for (const { segments } of blocks) {
    for (let i = 0; i + 1 < segments.length; i++) {
      const first = segments[i]!
      for (const n of [2, 3]) if (i + n <= segments.length && !segments.slice(i, i + n).some((s) => listed.has(s)) && !isAnsweredBeside(segments.slice(i, i + n))) add(segments.slice(i, i + n), first.box.y, first.box.h)
    }
  }
  return headings
}

/** The items of a list to tick off name papers, and are titles of none. */
const tickList = (rows: readonly Row[]): Row[] => {
  const ticked = rows.filter((r) => TICK_BOX.test(r.segments[0]?.text ?? ''))
  return ticked.length >= TICKED_MIN ? ticked : []
}
export const TICK_BOX = /^\W{0,2}\[\s?[xX✓]?\s?\]|^[☐☒☑]/
const TICKED_MIN = 3

const near = (a: Segment, b: Segment): boolean => b.box.x - a.box.x - a.box.w < PIECE_GAP_MAX * Math.max(a.box.h, b.box.h)
/** In heights of the print. */
const PIECE_GAP_MAX = 2

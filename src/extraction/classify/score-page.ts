import type { Page } from '../page-model.ts'
import { acordNumber, kindOfAcordNumber, printsFilingNumber } from './acord-numbers.ts'
import { foldText, foldWords, joinFolded } from './fold-text.ts'
import { FOREIGN_KINDS } from './foreign-kinds.ts'
import { INSURANCE_KINDS, type PageKind } from './page-kinds.ts'
import { editsBetween } from '../values/index.ts'
import { mendSpelling, vocabularyOf } from './mend-spelling.ts'
import { type Block, blocksOf, type Row, rowsOf, type Segment, segmentOf } from './page-layout.ts'
import { PhraseSet } from './phrase-set.ts'
import { REQUIREMENT_KINDS } from './requirement-kinds.ts'
import { listsLosses } from './told-as-losses.ts'
import { listsPolicies, namesCompany, namesCoverage, provesCover } from './told-as-certificate.ts'
import { UNPROVING_KINDS } from './unproving-kinds.ts'
import { medianOf } from '../in-order.ts'

const ALL_KINDS: readonly PageKind[] = [...INSURANCE_KINDS, ...UNPROVING_KINDS, ...FOREIGN_KINDS, ...REQUIREMENT_KINDS]

const TITLES = new PhraseSet(ALL_KINDS.flatMap((k) => k.titles.map(foldText)))
// Short words stand inside others once spaces are gone ("atm" in "treatment"), so they match as whole words.
const WHOLE_WORDS_MAX = 8
const ALL_PHRASES = ALL_KINDS.flatMap((k) => [...k.body, ...(k.hints ?? [])]).map((text) => ({ folded: foldText(text), words: foldWords(text) }))
const PHRASES = new PhraseSet(ALL_PHRASES.filter((p) => p.folded.length > WHOLE_WORDS_MAX).map((p) => p.folded))
const SHORT_PHRASES = new PhraseSet(ALL_PHRASES.filter((p) => p.folded.length <= WHOLE_WORDS_MAX).map((p) => p.words))

/** A phrase by its place in the set that it is looked for in: by the words of short ones, by the letters of the others. */
type Phrase = { letters: number; isShort: boolean; at: number }
type FoldedKind = { kind: PageKind; titles: { text: string; at: number }[]; long: Phrase[]; short: Phrase[]; hints: Phrase[] }
const phrase = (text: string): Phrase => {
  const folded = foldText(text)
  const isShort = folded.length <= WHOLE_WORDS_MAX
  return { letters: folded.length, isShort, at: isShort ? SHORT_PHRASES.placeOf(foldWords(text)) : PHRASES.placeOf(folded) }
}
const LONG_MIN = 22
const FOLDED: readonly FoldedKind[] = ALL_KINDS.map((kind) => ({
  kind,
  titles: kind.titles.map(foldText).map((text) => ({ text, at: TITLES.placeOf(text) })),
  long: kind.body.map(phrase).filter((p) => p.letters >= LONG_MIN),
  short: kind.body.map(phrase).filter((p) => p.letters < LONG_MIN),
  hints: (kind.hints ?? []).map(phrase),
}))

/** A heading as it stands on the page, and how much its place and size make of it (about 0.5 to 1.35). */
type Heading = { folded: string; weight: number }
export type PageText = {
  page: number
  /** All letters of the page by rows, then by columns, folded and without spaces. */
  folded: string
  /** The same by rows with single spaces between folded words. */
  spaced: string
  rows: Row[]
  headings: Heading[]
  words: number
  /** Read from a picture: letters may be misread. */
  seen: boolean
  /** Share of the words that stand in long runs, as sentences do. */
  prose: number
  /** How many dollar amounts stand on the page. */
  amounts: number
  acord: { number: number; edition: string } | null
  height: number
}
export type KindScore = { kind: PageKind; score: number; titled: boolean }

const HEADING_LETTERS_MAX = 90

const LONG_TITLES = [...new Set(FOLDED.flatMap((k) => k.titles.map((t) => t.text)))].filter((t) => t.length >= 16)
const LETTERS_PER_EDIT = 9
/** The long title that a heading read from a picture is but for a letter in nine, and no other such title; else the heading itself. */
function mendHeading(folded: string): string {
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
const COLUMNS_MIN = 5
const TITLES_ABOVE = 0.3
const STROKE_WORDS_MAX = 14
/** `Declarations - Personal auto`: what declarations are of stands behind a stroke, or before it. */
const aroundStroke = ({ page, words }: Segment): Segment[] => {
  const at = words.length > STROKE_WORDS_MAX ? -1 : words.findIndex((w) => /^[-–—|]$/.test(w.text))
  return at < 1 || at === words.length - 1 ? [] : [segmentOf(page, words.slice(0, at)), segmentOf(page, words.slice(at + 1))].filter((s) => /\bdeclarations?\b/i.test(s.text))
}
const ANSWERED = /^\W*(?:blanket\s+)?(?:additional\s+insureds?|waiver\s+of\s+subrogation|primary\s+(?:and|&)\s+non-?contributory)(?:\s+status)?\s*:/i
function headingsOf(page: Page, rows: readonly Row[], blocks: readonly Block[], letters: ReadonlyMap<Segment, string>): Heading[] {
  const median = medianOf(rows.flatMap((r) => r.segments.map((s) => s.box.h)), 10)
  const headings: Heading[] = []
  const add = (pieces: readonly Segment[], y: number, h: number): void => {
    const printed = joinFolded(pieces.map((s) => letters.get(s) ?? foldText(s.text)))
    const folded = page.source === 'image' ? mendHeading(printed) : printed
    if (folded.length < 4 || folded.length > HEADING_LETTERS_MAX) return
    const high = y < page.height * 0.22 ? 1 : y < page.height * 0.45 ? 0.85 : 0.55
    if (high < 1 && NOTICE_CLAUSE.test(folded)) return
    const size = h > median * 1.45 ? 1.35 : h > median * 1.2 ? 1.15 : 1
    headings.push({ folded, weight: y > page.height * 0.93 ? 0.8 : Math.min(1.35, high * size) })
  }
  const listed = new Set([...listedForms(rows)].flatMap((r) => r.segments))
  // `Additional insured: City of Osprey` among a paper's facts is an answer; endorsements are called so without a colon.
  if (page.source !== 'image') for (const s of rows.flatMap((r) => r.segments)) if (ANSWERED.test(s.text)) listed.add(s)
  for (const row of rows) {
    if (row.segments.some((s) => listed.has(s))) continue
    // The heads of a table's columns are no titles: `Driver's license` over a list of drivers.
    if (page.source === 'image' || row.segments.length < COLUMNS_MIN) for (const s of row.segments) add([s], s.box.y, s.box.h)
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
      for (const n of [2, 3]) if (i + n <= segments.length && !segments.slice(i, i + n).some((s) => listed.has(s))) add(segments.slice(i, i + n), first.box.y, first.box.h)
    }
  }
  return headings
}

const near = (a: Segment, b: Segment): boolean => b.box.x - a.box.x - a.box.w < PIECE_GAP_MAX * Math.max(a.box.h, b.box.h)
/** In heights of the print. */
const PIECE_GAP_MAX = 2

function proseShare(rows: readonly Row[]): number {
  const lengths = rows.flatMap((r) => r.segments.map((s) => s.words.length))
  const all = lengths.reduce((n, l) => n + l, 0)
  return all === 0 ? 0 : lengths.filter((l) => l >= 7).reduce((n, l) => n + l, 0) / all
}

// The words that kinds of paper are told by; a picture's reader gets one in some letter wrong, and a phrase holds many letters.
const WORDS_OF_KINDS = vocabularyOf(
  ALL_KINDS.flatMap((k) => [...k.titles, ...k.body]).flatMap((text) => text.toLowerCase().match(/[a-z]{5,}/g) ?? []),
  [],
  5,
)

/** The text of a page folded for matching, and what looks like a heading on it. */
export function pageText(page: Page): PageText {
  const rows = rowsOf({ ...page, words: mendSpelling(page.words, WORDS_OF_KINDS) })
  const byRows = rows.map((r) => r.segments.map((s) => s.text).join(' ')).join(' ')
  const blocks = blocksOf(rows)
  const letters = new Map<Segment, string>()
  for (const { segments } of rows) for (const s of segments) letters.set(s, foldText(s.text))
  const foldedOf = (parts: readonly { segments: readonly Segment[] }[]): string => joinFolded(parts.flatMap((p) => p.segments.map((s) => letters.get(s)!)))
  return {
    page: page.number,
    folded: `${foldedOf(rows)} ${foldedOf(blocks)}`,
    spaced: foldWords(byRows),
    rows,
    seen: page.source === 'image',
    headings: headingsOf(page, rows, blocks, letters),
    prose: proseShare(rows),
    words: rows.reduce((n, r) => n + r.segments.reduce((m, s) => m + s.words.length, 0), 0),
    amounts: byRows.match(/\$\s{0,3}\d/g)?.length ?? 0,
    acord: acordNumber(byRows),
    height: page.height,
  }
}

/** A heading of more letters is a line of running text. */
const EDGE_LETTERS_MAX = 72
// A heading that is the title's words alone says more than one that merely contains them.
function titleScore(titles: FoldedKind['titles'], text: PageText, inHeadings: Uint8Array): number {
  let best = 0
  let further = 0
  for (const { text: title, at } of titles) {
    if (inHeadings[at] !== 1) continue
    const strength = title.length >= 28 ? 7 : title.length >= 15 ? 5.5 : title.length >= 9 ? 4.5 : 3.5
    let here = 0
    for (const h of text.headings) {
      if (!h.folded.includes(title)) continue
      const share = title.length / h.folded.length
      const edge = h.weight >= 0.8 && h.folded.length <= EDGE_LETTERS_MAX && (h.folded.endsWith(title) || h.folded.startsWith(title))
      const fit =
        share > 0.75 || (edge && h.folded.endsWith(title)) ? 1 : edge ? 0.6 : share > 0.4 ? 0.75 : title.length >= 15 ? 0.55 : 0.25
      here = Math.max(here, strength * fit * h.weight)
    }
    further += Math.min(best, here) * 0.25
    best = Math.max(best, here)
  }
  return best + Math.min(further, 3)
}

/** How many of the phrases the page holds. */
const count = (phrases: readonly Phrase[], holds: (phrase: Phrase) => boolean): number => phrases.reduce((n, p) => n + (holds(p) ? 1 : 0), 0)

/** `Certificate of insurance - freight broker liability`: the title before a stroke, where what it is of stands behind. */
const titleOf = (heading: string): string => TITLE_WITH_COVERAGE.exec(heading)?.[1] ?? ''
const TITLE_WITH_COVERAGE = /^(.{12,50}?)\s+[-–—]\s+(?!.*\b(?:requests?|requirements?|samples?|instructions?|checklists?)\b)(?=.*\b(?:liability|cargo|auto(?:mobile)?|vehicles?|truck(?:ers?|ing)?|property|compensation|community|association|program|intermediary|events?|carriers?|contractors?|vendors?)\b)/i

const isTitle = (titles: FoldedKind['titles'], folded: string): boolean => titles.some((t) => t.text === folded)
/** A certificate's own name stands alone at its head; the papers it lists coverages like are not called so. */
const namesItself = (kind: PageKind, titles: FoldedKind['titles'], text: PageText): boolean =>
  kind.doc_type === 'coi' &&
  text.rows.slice(0, 5).some((r) => r.segments.some((s) => isTitle(titles, text.seen ? mendHeading(foldText(s.text)) : foldText(s.text)) || (!text.seen && isTitle(titles, foldText(titleOf(s.text))))))

/** Declarations state amounts; the forms that go with them say where to look for amounts. */
const AMOUNTS_STATED = 3
const AMOUNTS_LISTED = 8

/** A page of a contract's wording, filled from edge to edge and with next to no amount, speaks of papers that it is none of. */
const WORDING = { words: 450, prose: 0.65, amounts: 3 }
const isWording = (text: PageText): boolean => text.words >= WORDING.words && text.prose >= WORDING.prose && text.amounts <= WORDING.amounts
/** A mail that speaks of papers sent with it, and states no amount itself: its heads name sender, addressee and subject. */
const MAIL_HEADS = [/^from:/i, /^(?:sent|date):/i, /^to:/i, /^subject:/i]
export const isMail = (text: PageText): boolean =>
  text.amounts === 0 && MAIL_HEADS.every((head) => text.rows.slice(0, MAIL_ROWS).some((r) => head.test(r.segments[0]?.text ?? '')))
const MAIL_ROWS = 10
const SALUTATION = /^(?:(?:dear|hi|hello)\s+[A-Z][A-Za-z. ]{0,40}[,:]?\s*$|dear\s+[A-Za-z]|to\s+(?:our|all)\s+(?:valued\s+)?(?:certificate\s+holders?|clients?|customers?|policyholders?|insureds?)\b)/i
const LETTER_WORDS_MAX = 500
/** A letter sent with papers: it greets somebody and states no amount. */
export const isLetter = (text: PageText): boolean => text.amounts === 0 && text.words < LETTER_WORDS_MAX && text.rows.some((r) => SALUTATION.test(r.segments[0]?.text ?? ''))
const FILLED_IN = new Set(['declarations', 'schedule', 'id_card', 'claim_form', 'licence', 'driver_record', 'application', 'quote', 'cancellation_notice'])
const SPOKEN_OF = 0.4
const CHANGES_POLICY = foldText('this endorsement changes the policy')
const ENDED = ['has been', 'will be', 'was', 'is'].flatMap((verb) => ['cancelled effective', 'canceled effective'].map((end) => foldText(`${verb} ${end}`)))
const ENDS = 3
const CANCELS = ['cancellation endorsement', 'is hereby cancelled', 'is hereby canceled', 'is cancelled effective', 'is canceled effective'].map(foldText)
const DECLARES = 5
const OWN_CERTIFICATE = ALL_KINDS.find((k) => k.kind === 'other_certificate')!

/** Every kind with its score, strongest first; 4 and more is an opinion, 8 and more a firm one. */
export function scoreKinds(text: PageText): KindScore[] {
  const filed = printsFilingNumber(text.rows.map((r) => r.segments.map((s) => s.text))) ? 'filing' : null
  const printed = text.acord ? kindOfAcordNumber(text.acord.number) : filed
  const inHeadings = TITLES.foundIn(text.headings.map((h) => h.folded).join(' '))
  const inText = PHRASES.foundIn(text.folded)
  const amongWords = SHORT_PHRASES.foundIn(text.spaced)
  const holds = (p: Phrase): boolean => (p.isShort ? amongWords[p.at] : inText[p.at]) === 1
  const ofLosses = listsLosses(text)
  const isProof = provesCover(text)
  const scores = FOLDED.map(({ kind, titles, long, short, hints }): KindScore => {
    const printedTitle = titleScore(titles, text, inHeadings)
    const title = printedTitle < 5 && namesCoverage(kind, text) ? 5 : printedTitle
    const isPrivate = kind.kind === 'state_fund_certificate' && count([...long, ...short], holds) === 0 && namesCompany(text)
    const bodyScore = Math.min(count(long, holds) * 2.2, 7) + Math.min(count(short, holds) * 0.9, 5)
    const hintScore = Math.min(count(hints, holds) * 0.25, 1.5)
    // Contract wording is running text; a list that names coverage forms is not, nor what states amount under amount.
    const prose = kind.kind === 'policy_form' && (text.prose < 0.35 || (text.prose < 0.5 && text.amounts >= AMOUNTS_LISTED)) ? 0.5 : 1
    const stated = kind.kind === 'declarations' && title >= 3 && text.amounts >= AMOUNTS_STATED ? 1.5 : 0
    const lists = kind.kind === 'other_certificate' && title >= 3 && listsPolicies(text) ? 3 : 0
    const proves = kind.kind === 'other_certificate' && isProof ? 9 : 0
    const told = ofLosses && kind.kind === 'loss_run' ? 5 : 0
    return { kind: isPrivate ? OWN_CERTIFICATE : kind, score: lists + proves + told + stated + prose * (title + bodyScore + hintScore) + (printed === kind.kind ? 12 : 0) + (namesItself(kind, titles, text) ? 6 : 0), titled: title >= 3 || told > 0 }
  })
  for (const s of [...scores]) if (scores.some((o) => o !== s && o.kind === s.kind && o.score >= s.score)) scores.splice(scores.indexOf(s), 1)
  // Where a policy is said to end and no amount is stated nothing is certified.
  if (text.amounts === 0 && ENDED.some((e) => text.folded.includes(e))) for (const s of scores) if (s.kind.kind === 'cancellation_notice') s.score += ENDS
    else if (s.kind === OWN_CERTIFICATE) s.score *= SPOKEN_OF
  // What is sent with a letter is spoken of in it.
  if (isLetter(text)) for (const s of scores) if (s.kind.doc_type === 'endorsement') s.score *= SPOKEN_OF
  if (isMail(text)) for (const s of scores) if (s.kind.doc_type === 'coi' || s.kind.doc_type === 'binder') s.score *= SPOKEN_OF
  // An endorsement that promises notice, or changes how a policy is cancelled, cancels nothing.
  if (text.folded.includes(CHANGES_POLICY) && !CANCELS.some((c) => text.folded.includes(c))) for (const s of scores) if (s.kind.kind === 'cancellation_notice') s.score *= SPOKEN_OF
  if (isWording(text) || ofLosses) for (const s of scores) if (FILLED_IN.has(s.kind.kind)) s.score *= SPOKEN_OF
  // Declarations of an umbrella list the insurance under it, those of a fleet its vehicles: they are no schedule.
  if (scores.some((s) => s.kind.kind === 'declarations' && s.titled && s.score >= DECLARES)) for (const s of scores) if (s.kind.kind === 'schedule') s.score *= 0.7
  const anyTitled = scores.some((s) => s.titled && s.score >= 5)
  for (const s of scores) if (anyTitled && !s.titled) s.score *= 0.75
  return scores.sort((a, b) => b.score - a.score)
}

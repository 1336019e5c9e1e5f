import type { Word } from '../../page-model.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { type Anchor, bottom, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import { leadsToNumber, numberByCells } from './number-by-cells.ts'
import { AMOUNTS, HEADINGS } from './table-headings.ts'

/** A certificate's own number is named all over the form, and so is a "contract or other document": misread, these phrases are any of them. */
const AS_PRINTED = new Set(['CERTIFICATENO', 'CONTRACTNO', 'AGREEMENTNO', 'AGREEMENTNUMBER', 'DOCUMENTNO', 'DOCUMENTNUMBER'])

/** The header POLICY NUMBER stands level with TYPE OF INSURANCE; other places on a form name a policy number too. */
export function pickNumberHeading(text: PageText): Anchor | null {
  const types = HEADINGS.type.flatMap((phrase) => text.find(phrase)).filter((a) => !isOther(text, a))
  let known: Anchor | null | undefined
  const stacked = (): Anchor | null => (known ??= text.page.source === 'image' ? null : stackedNumber(text, types))
  for (const phrase of HEADINGS.number) {
    // Words as short stand in cells too: a heading set over two lines goes before them.
    if (phrase.length <= SHORT_MAX && stacked()) break
    for (const number of text.find(phrase).slice(0, PLACES_MAX)) {
      if (isLabel(text, number) || (number.edits && (AS_PRINTED.has(phrase) || headsDays(text, number) || isAmidWords(text, number)))) continue
      if (
        types.some((t) => Math.abs(midY(t.box) - midY(number.box)) < 16 && (right(t.box) < number.box.x + 8 || t.box.x > right(number.box)))
      )
        return text.page.source === 'image' ? number : withUpperLine(text, withLead(text, number), types)
    }
  }
  return text.page.source === 'image' ? null : (stacked() ?? numberOfNamelessTypes(text) ?? numberByCells(text, types, (number) => namesUnder(text, number)))
}

/** `POLICY EFF` is a letter from `POLICY REF`: what heads days as it is printed heads no numbers. */
const headsDays = (text: PageText, number: Anchor): boolean =>
  [...HEADINGS.eff, ...HEADINGS.exp].some((phrase) => text.find(phrase).some((a) => !a.edits && a.words[0] === number.words[0]))

/** Misread words of a sentence in capitals, with others close before and behind: a heading stands apart in its column. */
const isAmidWords = (text: PageText, number: Anchor): boolean => {
  const [first, last] = [number.words[0]!, number.words.at(-1)!]
  const level = text.level(midY(number.box), 3).filter((w) => !number.words.includes(w))
  const before = level.some((w) => w.box.x < first.box.x && first.box.x - right(w.box) < 0.8 * first.box.h)
  return before && level.some((w) => w.box.x > last.box.x && w.box.x - right(last.box) < 0.8 * last.box.h)
}

/** `Certificate / Policy No.` is one heading: its column begins with its first word. */
function withLead(text: PageText, number: Anchor): Anchor {
  const words = [...number.words]
  const level = text.level(midY(number.box), 2)
  const lead = (): Word | undefined => level.find((w) => !words.includes(w) && w.box.x < words[0]!.box.x && words[0]!.box.x - right(w.box) < 0.7 * w.box.h && /^(?:certificate|member|contract|master|document|memorandum|ref(?:erence)?\.?|\/|&|or)$/i.test(w.text))
  for (let w = lead(); w; w = lead()) words.unshift(w)
  // `Company / Policy Number` heads two things.
  if (!/^[a-z]/i.test(words[0]!.text)) return number
  return words.length > number.words.length ? { ...number, box: unionBox(words.map((w) => w.box)), words } : number
}

/** `Master` over `Policy no.`, level with the heading of the types: a heading of two lines, whose middle lies between them. */
function withUpperLine(text: PageText, number: Anchor, types: readonly Anchor[]): Anchor {
  const { x, y, h } = number.box
  const over = text.between(y - 2 * h, y).filter((w) => w.box.x > x - 4 && right(w.box) < right(number.box) + 4 && types.some((t) => Math.abs(midY(t.box) - midY(w.box)) < 3))
  return over.length === 1 && /^[A-Za-z]+$/.test(over[0]!.text) && standsAlone(text, over[0]!) ? { ...number, box: unionBox([number.box, over[0]!.box]), words: [...over, ...number.words] } : number
}

const SHORT_MAX = 3
/** More places than any paper names its number at: each is looked at against the whole page. */
const PLACES_MAX = 200

/** A table whose first column has no heading and names coverages: its number stands level with a term and with limits. */
function numberOfNamelessTypes(text: PageText): Anchor | null {
  const alone = text.words.filter((w) => /^policy$/i.test(w.text)).slice(0, PLACES_MAX).filter((w) => standsAlone(text, w)).map((w): Anchor => ({ box: w.box, words: [w] }))
  // `Policy` over the names of the policies, `Number` over their numbers.
  const bare = text.words.filter((w) => /^(?:number|no\.?)$/i.test(w.text)).slice(0, PLACES_MAX).filter((w) => standsAlone(text, w) && alone.some((a) => Math.abs(midY(a.box) - midY(w.box)) < 5 && right(a.box) < w.box.x)).map((w): Anchor => ({ box: w.box, words: [w] }))
  for (const number of [...HEADINGS.number.slice(0, 2).flatMap((phrase) => text.find(phrase).slice(0, PLACES_MAX)), ...bare, ...alone]) {
    if (isLabel(text, number)) continue
    const level = (phrases: string[]): boolean =>
      phrases.some((p) => text.find(p).some((a) => Math.abs(midY(a.box) - midY(number.box)) < 5 && a.box.x > right(number.box)))
    const named = text.level(midY(number.box), 5).some((w) => /^type$/i.test(w.text) && standsAlone(text, w))
    const dated = level(HEADINGS.eff) || (level(['FROM']) && level(['TO']))
    if (dated && (level(HEADINGS.limits) || level(AMOUNTS)) && (named || namesUnder(text, number).length > 0)) return number
  }
  return null
}
/** A word with nothing close beside it on its line. */
export const standsAlone = (text: PageText, word: Word): boolean =>
  !text.level(midY(word.box), 3).some((w) => w !== word && w.box.x < right(word.box) + 8 && right(w.box) > word.box.x - 8)
/** The words of the column before a number's, in the rows under its heading, where they name coverages. */
export const namesUnder = (text: PageText, number: Anchor): Word[] =>
  text
    .linesIn({ x: 0, y: bottom(number.box), w: number.box.x - 6, h: 160 })
    .filter((l) => l.text.length < 60 && knownCoverageOf(l.text) !== null)
    .flatMap((l) => l.words)

const OTHERS = ['INSURANCECOMPANY', 'INSURANCECARRIER', 'COVERAGEPERIOD', 'COVERAGEDATES', 'COVERAGELIMITS']
const othersOf = new WeakMap<PageText, Set<Word>>()
/** `Insurance company` and `Coverage period` are headings of other columns, not `Insurance` and `Coverage`. */
export function isOther(text: PageText, type: Anchor): boolean {
  if (text.page.source === 'image') return false
  const held = othersOf.get(text) ?? new Set(OTHERS.flatMap((phrase) => text.find(phrase).map((a) => a.words[0]!)))
  othersOf.set(text, held)
  return held.has(type.words[0]!)
}

/** POLICY, or a pool's MEMORANDUM, set over NUMBER in a narrow column, or COVERAGE over DOCUMENT, level with the heading of the types. */
function stackedNumber(text: PageText, types: readonly Anchor[]): Anchor | null {
  // `Policy /` over `Certificate` over `Number`.
  const certificates = text.words.filter((w) => /^(?:certificate|bond|binder|contract)$/i.test(w.text))
  const documents = text.words.filter((w) => /^documents?$/i.test(w.text))
  const upper = text.words.filter((w) => /^(?:policy(?:\/(?:certificate|bond|binder|contract))?|memorandum)$/i.test(w.text) || (documents.length > 0 && /^coverage$/i.test(w.text)))
  // `No. PCIC0188204` under the bare head `Policy` is the first row's.
  const lower = text.words.filter((w) => /^(?:numbers?|number\(s\)|no\.?|num\.?|#)$/i.test(w.text) && !leadsToNumber(text, w))
  for (const first of upper) {
    const isUnder = (upper: Word, w: Word): boolean => {
      const over = Math.min(right(w.box), right(upper.box)) - Math.max(w.box.x, upper.box.x)
      const drop = midY(w.box) - midY(upper.box)
      return over > 0.5 * Math.min(w.box.w, upper.box.w) && drop > 0 && drop < 2 * Math.max(5, upper.box.h)
    }
    const between = /^policy$/i.test(first.text) ? certificates.find((w) => isUnder(first, w)) : undefined
    const second = (/^coverage$/i.test(first.text) ? documents : lower).find((w) => isUnder(first, w) || (between && (isUnder(between, w) || isBehind(between, w))))
    const run = second ? null : wrappedFrom(text, first, lower)
    if (run && types.some((t) => Math.abs(midY(t.box) - midY(first.box)) < 12 && (right(t.box) < run[0]!.box.x + 8 || t.box.x > right(first.box)))) return { box: unionBox(run.map((w) => w.box)), words: run }
    if (!second) continue
    const y = (midY(first.box) + midY(second.box)) / 2
    if (types.some((t) => Math.abs(midY(t.box) - y) < 12 && (right(t.box) < first.box.x + 8 || t.box.x > right(first.box))))
      return { box: unionBox([first.box, second.box]), words: [first, ...(between ? [between] : []), second] }
  }
  return null
}

/** `Policy /` over `Bond #`. */
const isBehind = (w: Word, next: Word): boolean => Math.abs(midY(w.box) - midY(next.box)) < 2 && next.box.x > w.box.x && next.box.x - right(w.box) < w.box.h

/** `INSURANCE COMPANY AND POLICY` over `NUMBER`, begun at one edge: a heading that its cell wraps, in its words. */
function wrappedFrom(text: PageText, policy: Word, lower: readonly Word[]): Word[] | null {
  const level = text.level(midY(policy.box), 2)
  if (!/^policy$/i.test(policy.text) || level.some((w) => w.box.x > right(policy.box) && w.box.x - right(policy.box) < policy.box.h)) return null
  const run = [policy]
  for (let at = level.find((w) => isClose(w, policy)); at; at = level.find((w) => isClose(w, run[0]!))) run.unshift(at)
  const under = lower.find((w) => Math.abs(w.box.x - run[0]!.box.x) < 2 && midY(w.box) > midY(policy.box) && midY(w.box) - midY(policy.box) < 2 * Math.max(5, policy.box.h) && standsAlone(text, w))
  return under && run.length > 1 && run.some((w) => /^(?:company|insurer|carrier)$/i.test(w.text)) ? [...run, under] : null
}
const isClose = (w: Word, next: Word): boolean => w.box.x < next.box.x && next.box.x - right(w.box) > -1 && next.box.x - right(w.box) < 0.8 * next.box.h

/** `Policy number: 123` states a fact; a header stands alone. */
const isLabel = (text: PageText, anchor: Anchor): boolean => isInSentence(text, anchor) || namesFact(text, anchor)
const namesFact = (text: PageText, anchor: Anchor): boolean => {
  const last = anchor.words.at(-1)!
  const end = right(last.box)
  // A whole word with a point ends a sentence.
  if (text.page.source !== 'image' && (leadsToFigures(text, anchor) || /[a-z]{4,}\.$/i.test(last.text))) return true
  if (text.page.source === 'image' && leadsToNext(text, last)) return true
  return last.text.endsWith(':') && text.level(midY(last.box), 3).some((w) => w.box.x > end - 2 && (w.box.x < end + 12 || (w.box.x < end + 40 && /\d/.test(w.text))))
}

/** `POLICY NUMBER : W31 7746 199`, a word's space between them: on a picture the colon may be lost or a word of its own. */
const leadsToNext = (text: PageText, label: Word): boolean => {
  const level = text.level(midY(label.box), 3).toSorted((a, b) => a.box.x - b.box.x)
  let [last, behind] = [label, '']
  for (const w of level) {
    if (w.box.x < right(last.box) - 1 || w.box.x - right(last.box) > WORD_SPACE) continue
    ;[last, behind] = [w, `${behind} ${w.text}`]
  }
  return !DAY.test(behind) && (behind.match(/\d/g)?.length ?? 0) >= FIGURES_MIN
}
const WORD_SPACE = 8
const DAY = /\d[/.-]\d{1,2}[/.-]\d/

const NEAR_MAX = 220
/** `Policy number   CA 118820   Policy type   Commercial auto`: no heading has figures beside it. */
const leadsToFigures = (text: PageText, anchor: Anchor): boolean => {
  const last = anchor.words.at(-1)!
  const beside = text
    .level(midY(last.box), 3)
    .filter((w) => w.box.x > right(last.box) - 1 && w.box.x < right(last.box) + NEAR_MAX)
    .sort((a, b) => a.box.x - b.box.x)
    .slice(0, 2)
  return (beside.map((w) => w.text).join('').match(/\d/g)?.length ?? 0) >= FIGURES_MIN
}
const FIGURES_MIN = 4


const RUNNING_MIN = 3
/** `under the above policy number for the dates`: words in small letters run on from it, or lead up to it. */
const isInSentence = (text: PageText, anchor: Anchor): boolean => {
  const level = text.level(midY(anchor.box), 3)
  const running = (from: Word, next: (at: Word) => Word | undefined): boolean => {
    let at: Word | undefined = from
    for (let n = 0; n < RUNNING_MIN && at; n++) at = next(at)
    return at !== undefined
  }
  const isSmall = (w: Word): boolean => /^[a-z]+[,.;]?$/.test(w.text)
  const behind = (at: Word): Word | undefined => level.find((w) => w.box.x > at.box.x && w.box.x - right(at.box) < 0.7 * at.box.h && isSmall(w) && w !== at)
  const before = (at: Word): Word | undefined => level.find((w) => w.box.x < at.box.x && at.box.x - right(w.box) < 0.7 * at.box.h && isSmall(w) && w !== at)
  return running(anchor.words.at(-1)!, behind) || (text.page.source !== 'image' && running(anchor.words[0]!, before))
}

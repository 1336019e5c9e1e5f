import { FORM_WORDS } from '../../values/index.ts'
import type { PixelWord } from './split-words.ts'

/** What follows what, and what they are together. `gapMax`: how much paper may part the two, in heights. */
type Chain = { begun: RegExp; goesOn: (whole: string, next: string, gap: number) => boolean; gapMax: number; together: (whole: PixelWord, next: PixelWord) => PixelWord }

/** Each word with those that go on where it ends, on its own line, as one. Pieces of a line may come in any order. */
const joinChains = (words: readonly PixelWord[], { begun, goesOn, gapMax, together }: Chain): PixelWord[] => {
  const used = new Set<PixelWord>()
  const wholes = new Map<PixelWord, PixelWord>()
  for (const word of words.toSorted((a, b) => a.box.left - b.box.left)) {
    if (used.has(word)) continue
    let whole = word
    while (begun.test(whole.text)) {
      const height = whole.box.bottom - whole.box.top
      const middle = (whole.box.top + whole.box.bottom) / 2
      const next = words.find((w) => {
        const gap = w.box.left - whole.box.right
        return gap >= -height * 0.2 && gap < height * gapMax && Math.abs((w.box.top + w.box.bottom) / 2 - middle) < height * 0.35 && w !== word && !used.has(w) && goesOn(whole.text, w.text, gap / height)
      })
      if (!next) break
      used.add(next)
      whole = together(whole, next)
    }
    wholes.set(word, whole)
  }
  return words.flatMap((w) => (used.has(w) ? [] : [wholes.get(w)!]))
}

const AMOUNT_BEGUN = /^(?:[$Ss§]\d{1,3}|[$Ss§]?\d{1,3}(?:[.,]\d{3})*[.,])(?:,\d{3})*[.,]?$/
const GROUPS = /^\d{3}(?:[.,]\d{3})*(?:\.\d\d|[.,])?$/
/** Wide setting parts the groups of an amount: `$1 000. 000` is one. */
export const joinAmounts = (words: readonly PixelWord[]): PixelWord[] => {
  const before = new Set(words)
  return joinChains(words, {
    begun: AMOUNT_BEGUN,
    goesOn: (_, next) => GROUPS.test(next),
    gapMax: 0.8,
    // The comma a piece ends in leads on to the next: `2,` `195,` `000`.
    together: (whole, next) => ({
      ...joined([whole, next]),
      text: `${whole.text.replace(/[.,]$/, '').replace(/^[Ss§]/, '$')},${next.text.replace(/\.(?=\d{3}|$)/g, ',')}`,
    }),
  }).map((w) => (before.has(w) ? w : { ...w, text: w.text.replace(/,$/, '') }))
}

const GROUP_BEGUN = /^[$Ss§]?[1-9][\dO]{0,2}$/
const GROUPS_BEGUN = /^[$Ss§]?[1-9]\d{0,2}(?:,\d{3}){1,2}$/
const ZEROS = /^000(?:[.,]?000)?(?:\.00)?$/
/**
 * A comma that left no trace parts the groups: by themselves three zeros are no number, so `3O0 000` is one, and `2,195 000` is no
 * 2,195, for a second look to settle.
 */
export const joinZeros = (words: readonly PixelWord[]): PixelWord[] => zerosBehind(zerosBehind(words, GROUP_BEGUN, 0.5), GROUPS_BEGUN, 0.8)

const zerosBehind = (words: readonly PixelWord[], begun: RegExp, gapMax: number): PixelWord[] =>
  joinChains(words, {
    begun,
    goesOn: (whole, next) => begun.test(whole) && ZEROS.test(next),
    gapMax,
    together: (whole, next) => {
      const both = joined([whole, next])
      const [noughts, cents = ''] = next.text.split(/(?=\.00$)/)
      return { ...both, text: `${whole.text.replaceAll('O', '0')},${noughts!.slice(0, 3)}${noughts!.length > 3 ? ',000' : ''}${cents}`, confidence: Math.min(both.confidence, DOUBTFUL) }
    },
  })
const DOUBTFUL = 0.7

const FIGURES_OPEN = /^[$Ss§]?\d[\d,/]*$/
/** A comma or a stroke has paper on both sides: `12 /1 /2021` is one day and `92 ,550 ,000` one amount. */
export const joinMarks = (words: readonly PixelWord[]): PixelWord[] =>
  joinChains(words, {
    begun: FIGURES_OPEN,
    goesOn: (whole, next) => /^[,/]\d+[,/]?$/.test(next) && /\d$/.test(whole) && (whole + next).includes(',') !== (whole + next).includes('/'),
    gapMax: 0.8,
    together: (whole, next) => joined([whole, next]),
  })

const MONTH = /^(?:0?[1-9]|1[0-2])[/-]?$/
const DAY = /^-?(?:0?[1-9]|[12]\d|3[01])[/-]?$/
const YEAR = /^-?20\d{2}$/
const DAY_GAP_MAX = 0.75
/** A hyphen between figures has paper on both sides, in small type as much as parts words. */
const HYPHEN_GAP_MAX = 0.85
/** What may stand so near before a day: nothing that runs on in figures, or is as short as what a number begins with. */
const RUNS_ON = /[A-Z\d-]$/
const LEADS_TO_DAY = /^(?:eff|effective|inception|exp|expir(?:es|ation|y)|dates?|from|to|thru|through|until|issued|period|term)$/i
/**
 * The strokes of a day are the first that a thin fax loses: `10 17 2024` is one day, for a second look to settle, as `02 -28 2027`
 * is. Strokes that were read stay; what stands close before it and is no day itself makes it a piece of a number.
 */
export const joinDays = (words: readonly PixelWord[]): PixelWord[] => {
  const used = new Set<PixelWord>()
  const days = new Map<PixelWord, PixelWord>()
  for (const month of words) {
    if (!MONTH.test(month.text) || used.has(month)) continue
    const day = behind(words, month, DAY)
    const year = day && behind(words, day, YEAR)
    if (!year || used.has(day) || used.has(year) || behind(words, year, /^\d{3}/)) continue
    const before = words.find((w) => w !== month && isBehind(w, month) && RUNS_ON.test(w.text) && !LEADS_TO_DAY.test(w.text))
    if (before && !YEAR.test(before.text) && !/[/-]\d{2,4}$/.test(before.text)) continue
    const whole = joined([month, day, year])
    for (const piece of [day, year]) used.add(piece)
    const strokes = isParted(month, day) && isParted(day, year)
    days.set(month, { ...whole, text: [month, day, year].map((w) => w.text.replace(/[/-]/g, '')).join(whole.text.includes('-') ? '-' : '/'), confidence: strokes ? whole.confidence : Math.min(whole.confidence, DOUBTFUL) })
  }
  return words.flatMap((w) => (used.has(w) ? [] : [days.get(w) ?? w]))
}
const isParted = (a: PixelWord, b: PixelWord): boolean => /[/-]$/.test(a.text) || b.text.startsWith('-')
const behind = (words: readonly PixelWord[], word: PixelWord, like: RegExp): PixelWord | undefined => words.find((w) => w !== word && like.test(w.text) && isBehind(word, w))
const isBehind = (a: PixelWord, b: PixelWord): boolean => {
  const height = a.box.bottom - a.box.top
  const gap = b.box.left - a.box.right
  return gap > -height * 0.2 && gap < height * (b.text.startsWith('-') ? HYPHEN_GAP_MAX : DAY_GAP_MAX) && Math.abs(a.box.top + a.box.bottom - b.box.top - b.box.bottom) / 2 < height * 0.35
}

const NUMBER_PART = /^(?:-|[A-Z0-9-]{2,})$/
const NUMBER_GAP_MAX = 0.55
const AT_FIGURES = /^\d+-\d+$/
/** A hyphen of a number is narrow and has paper on both sides: `CGL -2026- 558031` is one number where no more than that parts it, and so is `A0144177 -004`, with figures beside the hyphen, in small type. */
export const joinNumbers = (words: readonly PixelWord[]): PixelWord[] =>
  joinChains(words, {
    begun: NUMBER_PART,
    goesOn: (whole, next, gap) => NUMBER_PART.test(next) && whole.endsWith('-') !== next.startsWith('-') && /\d/.test(whole + next) && (gap < NUMBER_GAP_MAX || AT_FIGURES.test(`${/\d*-?$/.exec(whole)![0]}${/^-?\d*/.exec(next)![0]}`)),
    gapMax: HYPHEN_GAP_MAX,
    together: (whole, next) => joined([whole, next]),
  })

const LETTERS = /^[A-Za-z]+$/
const BEGUN = /^\(?[A-Za-z]+$/
const ENDED = /^[A-Za-z]+[.,:;)]?$/
const PIECES_MAX = 9
const PIECE_GAP_MAX = 1.1
/** Type with wide sides falls apart within words: pieces that make a word of the forms together, and are none by themselves, are it. */
export const joinSyllables = (words: readonly PixelWord[]): PixelWord[] => {
  const out: PixelWord[] = []
  for (let i = 0; i < words.length; ) {
    const count = pieces(words, i)
    const run = words.slice(i, i + count)
    out.push(count === 1 ? words[i]! : joined(run))
    i += count
  }
  return out
}

/** How many of the words from `at` on make one word of the forms; 1 where none do. */
const pieces = (words: readonly PixelWord[], at: number): number => {
  const first = words[at]!
  if (!BEGUN.test(first.text)) return 1
  let text = first.text
  let best = 1
  let whole = FORM_WORDS.has(first.text.toLowerCase().replace(/[^a-z]/g, ''))
  for (let n = 1; n < PIECES_MAX && at + n < words.length; n++) {
    const [before, next] = [words[at + n - 1]!, words[at + n]!]
    const height = before.box.bottom - before.box.top
    const gap = next.box.left - before.box.right
    const level = Math.abs(next.box.top + next.box.bottom - before.box.top - before.box.bottom) / 2 < height * 0.3
    if (!level || gap < -height * 0.3 || gap > height * PIECE_GAP_MAX || !ENDED.test(next.text)) break
    whole &&= FORM_WORDS.has(next.text.toLowerCase().replace(/[^a-z]/g, ''))
    text += next.text
    if (!whole && FORM_WORDS.has(text.toLowerCase().replace(/[^a-z]/g, ''))) best = n + 1
    if (!LETTERS.test(next.text)) break
  }
  return best
}

const joined = (run: readonly PixelWord[]): PixelWord => ({
  text: run.map((w) => w.text).join(''),
  confidence: Math.min(...run.map((w) => w.confidence)),
  box: {
    left: run[0]!.box.left,
    right: run.at(-1)!.box.right,
    top: Math.min(...run.map((w) => w.box.top)),
    bottom: Math.max(...run.map((w) => w.box.bottom)),
  },
})

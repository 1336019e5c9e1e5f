import type { OutreachContext } from '../../../vocabulary/index.ts'
import { foldText } from './fold-text.ts'
import { bare, lettersOf, type OwnRequest } from './find-own-request.ts'
import { FIELD } from './own-start.ts'
import { type OwnWords, ownWords } from './own-words.ts'
import { isPrinted } from './printed-below.ts'
import { historyStart, isCarriedHeader } from './split-parts.ts'
import { isFooter } from './trim-signature.ts'

/** What was typed into the request outside its policies. */
export type TypedAround = {
  /** Lines of the message above its greeting. */
  above: number[]
  /** Lines among or below its closing words. */
  below: number[]
  /** The lines below from this one on are printed, and not typed. */
  printed: number
  /** Its opening words are not those that were sent. */
  reopened: boolean
}

/** So many letters of the closing words are theirs wherever they stand; fewer only in their place. */
const PIECE_MIN = 12
/** What the request has none of in its own words, but for the one question it asks. */
const SIGNS = /[!?\p{So}]/u

/**
 * The sender's own lines among the opening and closing words of the request, which are known: what is none of them, no header of the mail
 * program and no footer was typed there. Nothing below the first line that begins another message.
 */
export function typedAround(lines: readonly string[], start: number, request: OwnRequest, context: OutreachContext): TypedAround {
  const words = ownWords(context)
  const opens = lines.findIndex((line, at) => at >= start && at < request.opened && words.opens.test(lettersOf(line)))
  const askedFor = askedForIn(lines, opens, request, words)
  const greeting = lines.slice(0, Math.max(0, opens)).findLastIndex((line) => lettersOf(line) !== '')
  const isApart = !lines.slice(Math.max(0, greeting), Math.max(0, opens)).some((line) => SIGNS.test(line))
  const isGreeted = isApart && greeting >= start && [words.greeting, 'hello'].includes(lettersOf(lines[greeting]!))
  const below = belowPolicies(lines, request, words, askedFor ?? (context.asked_for === undefined ? askedFor : lettersOf(context.asked_for)))
  const printed = paragraphsOf(lines, below[0] ?? 0, (below.at(-1) ?? -1) + 1).find((paragraph) => below.includes(paragraph[0]!) && isPrinted(paragraph.map((at) => bare(lines[at]!)).join(' ')))
  return { above: isGreeted ? aboveGreeting(lines, start, greeting, words) : [], below, printed: printed?.[0] ?? lines.length, reopened: !isGreeted || askedFor === undefined }
}

/** Whom the request is asked for, as letters; null where its opening does not say, undefined where that is not as it was sent. */
function askedForIn(lines: readonly string[], opens: number, { opened }: OwnRequest, { openings }: OwnWords): string | null | undefined {
  if (opens === -1) return undefined
  const said = lines.slice(opens, opened)
  const letters = lettersOf(said.join(' '))
  const found = openings.map((one) => one.exec(letters)).find((one) => one !== null)
  const signs = said.join(' ').match(/[!?\p{So}]/gu)?.length ?? 0
  return found == null || signs > 1 ? undefined : (found[1] ?? null)
}

function aboveGreeting(lines: readonly string[], start: number, greeting: number, words: OwnWords): number[] {
  const typed: number[] = []
  for (const paragraph of paragraphsOf(lines, start, greeting)) {
    const text = paragraph.map((at) => bare(lines[at]!)).join(' ')
    if (!SIGNS.test(text) && isFooter(foldText(text))) continue
    let introduced = paragraph[0] !== start
    const isForeign = !introduced && historyStart(paragraph.map((at) => bare(lines[at]!))) === null
    for (const at of paragraph) {
      const line = bare(lines[at]!)
      const letters = lettersOf(line)
      const carried = (!introduced || isCarriedHeader(line) || (isForeign && FIELD.test(line)) || words.preview === letters || (letters.length >= PIECE_MIN && words.preview.includes(letters)) || (letters !== '' && words.subject.endsWith(letters))) && !/\p{So}/u.test(line)
      if (!carried && (letters !== '' || SIGNS.test(line))) typed.push(at)
      // An introduction lies over several lines, and so do the names in a header.
      introduced ||= /:\s*$/.test(line) || !(isCarriedHeader(line) || /[@<,;]\s*$|>$/.test(line) || at === start)
    }
  }
  return typed
}

function belowPolicies(lines: readonly string[], { end }: OwnRequest, { closing, signed }: OwnWords, askedFor: string | null | undefined): number[] {
  const known = closing.join('')
  const ends = new Set(closing.map((_, index) => closing.slice(0, index + 1).join('').length))
  const typed: number[] = []
  let place = 0
  for (let at = end; at < lines.length; at += 1) {
    const line = bare(lines[at]!).replace(/<?https?:\/\/[^\s>]*>?/g, ' ')
    const letters = lettersOf(line)
    if (place === known.length && historyStart([bare(lines[at]!)]) !== null) break
    if (letters === '') {
      if (SIGNS.test(line) || (place === known.length && /^\s*[-_=*]{2,}\s*$/.test(line))) typed.push(at)
      continue
    }
    const found = SIGNS.test(line) ? -1 : known.indexOf(letters, place)
    const isKnown = found !== -1 && (letters.length >= PIECE_MIN || (found === place && ends.has(found + letters.length)))
    if (!isKnown) typed.push(at)
    else {
      place = found + letters.length
      if (place === known.length && letters.endsWith(signed) && isAskedFor(bare(lines[at + 1] ?? ''), askedFor)) at += 1
    }
  }
  return typed
}

const WORD = String.raw`(?:\p{Lu}[\p{L}\d&'’.,-]{0,40}|of|and|the|&|\d{1,6})`
const CAPITALISED = new RegExp(String.raw`^\W{0,3}for ${WORD}(?: ${WORD}){0,9}$`, 'u')
/** "for Summit Freight Brokers": whom it was asked for stands right below the signature. */
function isAskedFor(line: string, askedFor: string | null | undefined): boolean {
  if (!/^\W{0,3}for \S/.test(line) || SIGNS.test(line)) return false
  return askedFor == null ? CAPITALISED.test(line) && !/\b(?:NO|NOT|NONE|NEVER|N\/A|CANC\w*|EXPIRED|LAPSED|Not?|Cancell?ed|Only|Except|Never|None)\b/.test(line) : lettersOf(line) === `for${askedFor}`
}

function paragraphsOf(lines: readonly string[], from: number, to: number): number[][] {
  const out: number[][] = [[]]
  for (let at = from; at < to; at += 1) {
    if (/\S/.test(bare(lines[at]!))) out.at(-1)!.push(at)
    else if (out.at(-1)!.length > 0) out.push([])
  }
  return out.filter((one) => one.length > 0)
}

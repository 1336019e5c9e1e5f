import type { OutreachContext } from '../../../vocabulary/index.ts'
import { foldText } from '../message/fold-text.ts'

const TRADE = '(?:insurance|insurors|ins|agency|agencies|brokers?|brokerage|group|services?|associates|partners|risk|seguros|advisors|inc|llc|ltd|corp|corporation|company|co|the)'
const CLOSING = new RegExp(`${TRADE}+$`)
const IS_TRADE = new RegExp(`^${TRADE}$`)
/** Capitalised words in a row, with the small words between them. */
const NAMES = /\b(?:The )?\p{Lu}[\p{L}'’-]*(?:,? (?:(?:&|and|of|y|de) )?\p{Lu}[\p{L}'’.-]*)*/gu
const LETTERS_MIN = 4
/** The beginning of it, without the word of the trade, has to be longer. */
const BEGINS_MIN = 8
/** A word alone has to be longer, or it may be any name. */
const ALONE_MIN = 7
/** An agency's name has no more words: a letter all in capitals is one long row of them. */
const WORDS_MAX = 8

/** "... remain with Summit": what stays with a company that has the agency's name stays with the agency. */
const STAYS_WITH = /\b(?:remains?|stays?|stayed|still) (?:(?:all|both|placed|written|insured|here) )?(?:with|at|through) $/i

const lettersOf = (text: string): string => foldText(text).replace(/\band\b|[^a-z]/g, '')
const coreOf = (letters: string): string => letters.replace(CLOSING, '')

/** "NorthFork Brokers is the producer of record", written from northforkbrokers.example: the writer's own agency, by its name. */
export function withOwnAgency(text: string, context: OutreachContext): string {
  const others = [context.insured_name, ...context.lines.map((line) => line.carrier ?? '')].map(lettersOf)
  const labels = context.agent.domain.toLowerCase().split('.').slice(0, -1).map((label) => label.replace(/[^a-z]/g, ''))
  const cores = new Set(labels.flatMap((label) => [label, label.replace('and', '')]).flatMap((label) => [label, coreOf(label)]).filter((core) => core.length >= LETTERS_MIN))
  if (cores.size === 0) return text
  return text.replace(NAMES, (names, at: number) => {
    const words = names.split(' ')
    const folded = words.map(lettersOf)
    // "Harborpoint was replaced": one word, and no part of a longer name.
    if (words.length === 1) return folded[0]!.length >= (STAYS_WITH.test(text.slice(Math.max(0, at - 40), at)) ? LETTERS_MIN : ALONE_MIN) && cores.has(folded[0]!) && !others.some((other) => other.startsWith(folded[0]!)) ? 'our agency' : names
    for (let take = Math.min(words.length, WORDS_MAX); take > 1; take -= 1) for (let from = 0; from + take <= words.length; from += 1) {
      const letters = folded.slice(from, from + take).join('')
      const last = words[from + take - 1]!
      // "Bay Harbor", written from bayharborrisk.example.
      const begins = take > 1 && letters.length >= BEGINS_MIN && [...cores].some((core) => core.startsWith(letters) && IS_TRADE.test(core.slice(letters.length)))
      if (!cores.has(letters) && !begins && !(IS_TRADE.test(folded[from + take - 1]!) && cores.has(coreOf(letters)))) continue
      if (others.some((other) => other.startsWith(letters))) continue
      const mark = /[.,]$/.exec(last)?.[0] ?? ''
      return [...words.slice(0, from), `our agency${mark}`, ...words.slice(from + take)].join(' ')
    }
    return names
  })
}

const OWN_LINE_MAX = 60
/** "Finch & Sons Insurance, est. 1952" */
const SINCE = /[ ,(|–—-]{1,3}(?:est\.?|estab\.?|established|founded|since|serving (?:\p{L}+ ){1,4}since) (?:in )?(?:18|19|20)\d\d\)?$/iu
/** "interstate truck insurance", on a line of its own, written from interstatetruckins.example: however it is written, it signs. */
export function isOwnAgencyLine(text: string, { agent, insured_name, lines }: OutreachContext): boolean {
  const name = text.replace(SINCE, '')
  if (name.length > OWN_LINE_MAX || /[?!:;$%\d]/.test(name) || name.trim().split(/\s+/).length < 2) return false
  const core = coreOf(lettersOf(name))
  const others = [insured_name, ...lines.map((line) => line.carrier ?? '')].map(lettersOf)
  return core.length >= BEGINS_MIN && !others.some((other) => other.startsWith(core)) && agent.domain.toLowerCase().split('.').slice(0, -1).some((label) => coreOf(label.replace(/[^a-z]/g, '')) === core)
}

import type { AnswerVocabulary } from './answer-vocabulary.ts'
import { foldText } from '../message/fold-text.ts'
import { isOfAnotherName } from '../asides/is-of-another-name.ts'
import { alwaysAt, formAt, offerValues, phoneAt, termAt, yearsAt } from '../values/offer-values.ts'
import { withAllLabels } from '../values/with-all-labels.ts'
import { matchMonth, matchRange, type StatedDate } from '../values/read-values.ts'
import { countIn } from './count-in.ts'
import { offerSenses } from './offer-senses.ts'
import type { Sense } from './sense.ts'
import type { Attribute, MentionScope } from './vocabulary-entry.ts'
import { wordAt } from './word-at.ts'

export type Item = { at: number; end: number } & (
  | { kind: 'mention'; scope: MentionScope; lines: string[]; via: string; count: number | null }
  | { kind: 'label'; labels: string[] }
  | { kind: 'attr'; attr: Attribute }
  | { kind: 'sense'; sense: Sense; text: string }
  | { kind: 'date'; date: StatedDate }
  | { kind: 'range'; from: StatedDate; to: StatedDate }
  | { kind: 'amount'; candidates: number[]; bare: boolean }
  | { kind: 'split'; parts: number[][] }
  | { kind: 'number'; raw: string }
  | { kind: 'name'; raw: string }
  | { kind: 'mark'; mark: string }
  | { kind: 'join'; word: 'and' | 'but' }
  | { kind: 'word'; word: string; known: boolean }
)
/** `cut`: longer than is read. */
export type Lexed = { raw: string; folded: string; items: Item[]; cut: boolean }

const ADDRESS = /[\w.+-]{1,64}@[\w.-]{1,200}\.[a-z]{2,}|https?:\/\/\S+|www\.\S+|\b[a-z0-9-]{2,60}\.(?:com|net|org|example|test|us|insurance|io)(?:\/\S*)?(?![a-z])/g
/** "Case 118-42", "ticket #A-5512": a number of the writer's own desk, and of no policy. */
const TICKET = /(?<![a-z])(?:case|ticket|activity|task|incident|conversation|(?<=\byour )(?:reference|confirmation|tracking|request|inquiry))(?: (?:id|number|no\.?|#))?(?::|,? is:?)? ?#?(?=[a-z-]{0,12}\d)[a-z0-9-]{4,24}(?![a-z0-9-])/g
const ITEMS_MAX = 400

/** The lines of a request stand in the text and in the HTML of a letter, and each step of reading comes to them again. */
const SENTENCES_MAX = 2_000
const lexedBefore = new WeakMap<AnswerVocabulary, Map<string, Lexed>>()

/** A sentence as phrases with a meaning. At each word the longest phrase wins, so a phrase is never read as its part. */
export function lexSentence(raw: string, vocabulary: AnswerVocabulary): Lexed {
  let held = lexedBefore.get(vocabulary)
  if (!held || held.size >= SENTENCES_MAX) lexedBefore.set(vocabulary, (held = new Map()))
  let found = held.get(raw)
  if (!found) held.set(raw, (found = itemsOf(raw, vocabulary)))
  return found
}

function itemsOf(raw: string, vocabulary: AnswerVocabulary): Lexed {
  // An address is one word, whatever stands in it.
  const folded = foldText(raw).replace(ADDRESS, asOneWord).replace(TICKET, asOneWord)
  const items: Item[] = []
  let at = 0
  while (at < folded.length && items.length < ITEMS_MAX) {
    if (folded[at] === ' ' || folded[at] === '\n') {
      at += 1
      continue
    }
    const item = longest(raw, folded, at, vocabulary)
    items.push(item)
    at = Math.max(item.end, at + 1)
  }
  // Handed out more than once.
  Object.freeze(items)
  return { raw, folded, items, cut: at < folded.trimEnd().length }
}

const asOneWord = (address: string): string => `x@${'x'.repeat(address.length - 2)}`

/** "n o t"; "y y n" is an answer to each. */
const SPELT_OUT = /(?![yn](?: [yn])+(?![a-z0-9']))[a-z](?: [a-z]){2,20}(?![a-z0-9'])/y
const UP_TO = /(?:^|[^a-z])(?:(?:expir(?:es?|ing|ation(?: date)?)|exp|renews?|ends?|good|current|thru|through|until|till|til|to|hasta|vencen?|vencimiento|expiran?|terminan?)[.,:]?(?: (?:is|are|in|on|of|until|through|thru|till|en|el|es|del? ?(?:mes de)?)){0,3}) $/
/** "Al in force 1,000,000", as a phone writes it: right at the head of a line or a piece, with its status behind it; nobody's name. */
const startsAnswer = (folded: string, at: number, end: number): boolean => (/(?:^|[,;.\n]) ?$/.test(folded.slice(0, at)) && /^ ?[:=-]? ?(?:in force|in effect|active|confirmed|current|yes|ok|good|correct)(?![a-z])/.test(folded.slice(end))) || inRowOfNames(folded.slice(Math.max(0, at - 12), at), folded.slice(end, end + 12))
/** "gl/al/wc", "al + gl", "gl, al, wc": in small letters too, between or beside other coverages by theirs. */
const inRowOfNames = (before: string, after: string): boolean => BESIDE_LETTERS.test(before) || BEFORE_LETTERS.test(after)
const BY_LETTERS = '(?:c?gl|wc|umb|cargo|mtc|apd|auto|xs|im|bap|cpp)'
const BESIDE_LETTERS = new RegExp(`(?:^|[^a-z])${BY_LETTERS}(?: ?[/,&+] ?(?:and )?| and )$`)
const BEFORE_LETTERS = new RegExp(`^(?: ?[/,&+] ?(?:and )?| and )${BY_LETTERS}(?![a-z])`)

type Candidate = { item: Item; rank: number }
function longest(raw: string, folded: string, at: number, vocabulary: AnswerVocabulary): Item {
  let best: Candidate | null = null
  const offer = (item: Item, rank: number): void => {
    const length = item.end - item.at
    if (length <= 0) return
    const held = best ? best.item.end - best.item.at : 0
    if (!best || length > held || (length === held && rank < best.rank)) best = { item, rank }
  }
  const boundary = at === 0 || !/[a-z0-9]/.test(folded[at - 1]!)
  if (boundary) {
    SPELT_OUT.lastIndex = at
    const spelt = SPELT_OUT.exec(folded)
    if (spelt) return { at, end: at + spelt[0].length, kind: 'word', word: spelt[0].replaceAll(' ', ''), known: false }
    const phone = phoneAt(folded, at)
    const term = termAt(folded, at, vocabulary)
    if (term > 0) return { at, end: at + term, kind: 'sense', sense: 'plain', text: 'current term' }
    const years = yearsAt(folded, at, vocabulary)
    if (years !== null) return years.asAsked ? { at, end: at + years.length, kind: 'sense', sense: 'plain', text: 'current term' } : { at, end: at + years.length, kind: 'word', word: 'other-years', known: false }
    const year = /(?:19[89]|20[0-4])\d(?![\d,.-]\d|[\dkm/])/y
    year.lastIndex = at
    if (year.test(folded) && matchRange(folded, at) === null) return { at, end: at + 4, kind: 'word', word: 'year', known: true }
    // "Through April 2027", where all of them end on one day of that month, is that day.
    const end = vocabulary.endsOn === null ? null : matchMonth(folded, at)
    if (end !== null && end.year === vocabulary.endsOn!.year && end.month === vocabulary.endsOn!.month && UP_TO.test(folded.slice(Math.max(0, at - 40), at))) return { at, end: at + end.length, kind: 'date', date: vocabulary.endsOn! }
    const always = alwaysAt(folded, at)
    const form = formAt(folded, at)
    if (form > 0) return { at, end: at + form, kind: 'word', word: 'contractors', known: false }
    if (always > 0) return { at, end: at + always, kind: 'word', word: 'always', known: true }
    if (phone > 0) return { at, end: at + phone, kind: 'word', word: 'contact', known: true }
    offerValues(raw, folded, at, vocabulary, offer)
    for (const entry of vocabulary.entries) {
      entry.pattern.lastIndex = at
      const match = entry.pattern.exec(folded)
      if (!match) continue
      const end = at + match[0].trimEnd().length
      if (entry.kind === 'mention') {
        if (entry.via === 'coverage' && /^(?:al|ca|el|cup|gk)$/.test(match[0]) && raw.slice(at, end) !== match[0].toUpperCase() && !startsAnswer(folded, at, end)) continue
        if (entry.via === 'carrier' && isOfAnotherName(raw, folded, end, vocabulary, entry.ofName)) continue
        if (entry.via === 'order' && /^(?:the )?[a-z]{3,4}$/.test(match[0]) && !/[A-Z]{3,4}$/.test(raw.slice(at, end))) continue
        offer(
          {
            at,
            end,
            kind: 'mention',
            scope: entry.scope,
            lines: entry.lines,
            via: entry.via,
            count: entry.via === 'number' || /^(?:otherwise|aside|other than|apart|besides|por lo)/.test(match[0]) ? null : countIn(match[0]),
          },
          entry.via === 'number' ? 0 : 2,
        )
      } else if (entry.kind === 'insured') offer({ at, end, kind: 'word', word: 'insured-name', known: true }, 1)
      else if (entry.kind === 'other-insured') offer({ at, end, kind: 'word', word: 'other-insured', known: false }, 0)
      else if (entry.kind === 'label') offer({ at, end, kind: 'label', labels: entry.labels }, 1)
      else if (entry.kind === 'attr') offer({ at, end, kind: 'attr', attr: entry.attr }, 3)
    }
    offerSenses(raw, folded, at, offer)
  }
  const chosen = (best as Candidate | null)?.item
  if (chosen?.kind === 'label' && chosen.labels.length > 0) return withAllLabels(chosen, folded, vocabulary)
  return chosen ?? wordAt(raw, folded, at, vocabulary)
}

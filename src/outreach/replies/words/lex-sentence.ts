import type { AnswerVocabulary } from './answer-vocabulary.ts'
import { foldText } from '../message/fold-text.ts'
import { KNOWN_WORDS } from './known-words.ts'
import { sensesAt } from './lexicon.ts'
import { isOfAnotherName } from '../asides/is-of-another-name.ts'
import { alwaysAt, formAt, offerValues, phoneAt, termAt } from '../values/offer-values.ts'
import { withAllLabels } from '../values/with-all-labels.ts'
import { matchMonth, matchRange, type StatedDate } from '../values/read-values.ts'
import type { Sense } from './sense.ts'
import type { Attribute, MentionScope } from './vocabulary-entry.ts'

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

const AND = new Set(['and', '&', 'plus', 'y', 'e', '+', 'n', 'und'])
const BUT = new Set(['but', 'however', 'though', 'tho', 'although', 'whereas', 'while', 'yet', 'pero', 'aunque', 'mientras'])
const COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  both: 2,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ambas: 2,
  ambos: 2,
}
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
/** Signs of a no. */
const CROSSED = /[❌⛔✖✗✘❎✕⊘⚠]/u
/** Letters of other scripts, and of alphabets that only look like ours. */
const FOREIGN = /\p{L}+/uy

/** "Al in force 1,000,000", as a phone writes it: right at the head of a line or a piece, with its status behind it; nobody's name. */
const startsAnswer = (folded: string, at: number, end: number): boolean => /(?:^|[,;.\n]) ?$/.test(folded.slice(0, at)) && /^ ?[:=-]? ?(?:in force|in effect|active|confirmed|current|yes|ok|good|correct)(?![a-z])/.test(folded.slice(end))

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

function offerSenses(raw: string, folded: string, at: number, offer: (item: Item, rank: number) => void): void {
  for (const { sense, text } of sensesAt(folded, at)) {
    const end = at + text.trimEnd().length
    // "Each May" is a month.
    if (text === 'may' && at > 0 && raw.slice(at, end) === 'May') continue
    offer({ at, end, kind: 'sense', sense, text: text.trim() }, SENSE_RANK[sense] ?? 5)
  }
  // "Sí" affirms; "si" inside a sentence is a condition.
  const si = /si(?![a-z0-9])/y
  si.lastIndex = at
  if (si.test(folded)) {
    const accented = /[íÍ]/.test(raw.slice(at, at + 2))
    // "Auto si, carga no."
    const behind = /\b(?:auto|carga|cargo|gl|liability|umbrella|general|propiedad|comp)\s$/.test(folded.slice(0, at)) && /^si\s*(?:$|[.,;!])/.test(folded.slice(at))
    const alone = at === 0 || /[.,;:!?\n(-]\s*$/.test(folded.slice(0, at))
    const affirms =
      accented ||
      behind ||
      (alone &&
        /^si\s*(?:$|[.,;:!-]|(?:senor|confirm|esta|tod[oa]|amb[oa]s|es|son|correct|vigente|activ|la poliza|las polizas|(?:las|los) (?:dos|tres|cuatro|[2-6]) (?:polizas )?(?:estan |son )?(?:activ|vigent)))/.test(
          folded.slice(at, at + 40),
        ))
    offer({ at, end: at + 2, kind: 'sense', sense: affirms ? 'yes' : 'condition', text: 'si' }, 1)
  }
}

/** Among readings of equal length the doubtful one wins. */
const SENSE_RANK: Partial<Record<Sense, number>> = {
  bad: 4,
  pending: 4,
  hedge: 4,
  condition: 4,
  restrict: 4,
  hearsay: 4,
  denied: 4,
  cannot: 4,
  wrong: 5,
  except: 4,
  active: 6,
  match: 6,
  yes: 6,
  weak: 7,
  plain: 3,
  inherit: 5,
  reference: 4,
  cue: 5,
}

/** "The policy", "this one": of one of them. */
const SINGULAR = /^(?:(?:the |this |that )?policy|(?:this|that) one|(?:la |esa |esta )?poliza|esa|the (?:package|program))$/

function countIn(text: string): number | null {
  if (SINGULAR.test(text)) return 1
  for (const [word, count] of Object.entries(COUNTS)) if (new RegExp(`\\b${word}\\b`).test(text)) return count
  const digit = /\b([2-9])\b/.exec(text)
  return digit ? Number(digit[1]) : null
}

/** "GL Previously active": no one is called so. */
const isAdverb = (word: string): boolean => /(?:ously|erly|ally|ently|arily|edly|ively|ately|ably|ibly|antly|ionally)$/.test(word) && !/^(?:beverly|kimberly|waverly|sally|wally)$/.test(word)

function wordAt(raw: string, folded: string, at: number, vocabulary: AnswerVocabulary): Item {
  const pattern = /[a-z0-9][a-z0-9'@._-]*[a-z0-9]|[a-z0-9]|[&+]/y
  pattern.lastIndex = at
  const match = pattern.exec(folded)
  if (!match) {
    FOREIGN.lastIndex = at
    const foreign = FOREIGN.exec(folded)
    if (foreign) return { at, end: at + foreign[0].length, kind: 'word', word: foreign[0], known: false }
    if (CROSSED.test(folded[at]!)) return { at, end: at + 1, kind: 'sense', sense: 'no', text: folded[at]! }
    return { at, end: at + 1, kind: 'mark', mark: folded[at]! }
  }
  const word = match[0].replace(/'s$/, '')
  const end = at + match[0].length
  // "Auto y, GL n", and not "auto n cargo".
  if (word === 'n' && !/^ ?[a-z]/.test(folded.slice(end))) return { at, end, kind: 'sense', sense: 'no', text: word }
  if (AND.has(word)) return { at, end, kind: 'join', word: 'and' }
  // "Not cancelled yet."
  const closing = word === 'yet' && /^\W*$/.test(folded.slice(end))
  if (BUT.has(word) && !closing) return { at, end, kind: 'join', word: 'but' }
  if (/@/.test(word) || /^\+?1?[-. (]*\d{3}[-. )]+\d{3}[-. ]\d{4}/.test(folded.slice(at, at + 20)))
    return { at, end, kind: 'word', word: 'contact', known: true }
  if (KNOWN_WORDS.has(word) || vocabulary.names.has(word) || (word.length === 1 && /[a-z]/.test(word)))
    return { at, end, kind: 'word', word, known: true }
  // A capitalised word inside a sentence is somebody's name.
  const capital = /^\p{Lu}/u.test(raw.slice(at)) && at > 0 && !/(?:^|[.!?\n:])[\s*_"'“(<[|•–—-]*$/.test(raw.slice(0, at))
  // "GL | Previously active", "GL - Formerly active": what opens a cell has its capital for that.
  const opensCell = /[|([,✓✔✅–—-]\s*$/u.test(raw.slice(Math.max(0, at - 4), at)) && /^ \p{Ll}/u.test(raw.slice(end))
  if (capital && !opensCell && !isAdverb(word) && raw !== raw.toUpperCase() && !/^[A-Z]{2,6}$/.test(raw.slice(at, end))) return { at, end, kind: 'name', raw: raw.slice(at, end) }
  return { at, end, kind: 'word', word, known: false }
}

import { isAnswer, isValue, points, says, separates } from '../words/kinds-of-items.ts'
import type { Item, Lexed } from '../words/lex-sentence.ts'
import { closesEnding, closesFault, closesValue } from './run-on-answers.ts'
import { toldApart } from './opens-anew.ts'
import { endedApart, ONE_IS, takenOut, TELLS, tellsOfOne, withRest } from './taken-out.ts'
import { breaksAt, ended, isNameOrMark, leadsToSubject, STANDS } from './breaks-at.ts'

/** A run of phrases that says one thing. `excepts` marks what is taken out of a general statement before it. */
/** `joined`: an "and" stands before it. */
/** `tells`: "except that ...", a sentence follows and no policy alone. */
export type Clause = { items: Item[]; excepts: boolean; contrast: boolean; text: string; joined?: boolean; tells?: boolean }

const DOUBTS: ReadonlySet<string> = new Set(['hedge', 'condition', 'checking', 'hearsay', 'cannot', 'pending', 'partial', 'restrict'])
/** A stroke with blanks around it parts what is said; "auto/cargo" are two names. */
const isStroke = (items: Item[], at: number): boolean => {
  const [before, item, after] = [items[at - 1], items[at]!, items[at + 1]]
  return item.kind === 'mark' && item.mark === '/' && before !== undefined && after !== undefined && before.end < item.at && item.end < after.at
}

const saysActive = (items: Item[]): boolean => {
  const [first] = items.filter((item) => !(item.kind === 'word' && /^(?:are|is|policies|of|them|these|now|still)$/.test(item.word)))
  return first?.kind === 'sense' && (first.sense === 'active' || first.sense === 'match')
}
/** "You have $2,000,000 on the products aggregate". */
const tellsWhatWasAsked = (items: Item[]): boolean => items.some((item) => item.kind === 'sense' && item.sense === 'reference') && items.filter((item) => item.kind === 'amount').length === 1 && items.filter((item) => item.kind === 'label').length === 1
/** "Auto was issued at 2M". */
const tellsWhatWas = (items: Item[]): boolean => {
  const amount = items.findIndex((item) => item.kind === 'amount')
  const was = items.findIndex((item) => item.kind === 'word' && /^(?:was|were)$/.test(item.word))
  return was !== -1 && amount === items.length - 1 && amount - was > 1 && amount - was < 6
}
/** "... it's 1,000,000". */
const setsRight = (items: Item[]): boolean => {
  const told = items.findIndex((item) => item.kind === 'amount')
  return told > 0 && told < 5 && items.slice(0, told).every((item) => (item.kind === 'mention' && item.scope === 'topic') || (item.kind === 'mark' && item.mark === "'") || (item.kind === 'word' && /^(?:s|is|we|i|have|show|at|issued)$/.test(item.word)) || (item.kind === 'sense' && item.sense === 'cue')) && items.slice(told + 1).every((item) => item.kind === 'mark' || (item.kind === 'sense' && item.sense === 'cue' && item.text === 'now'))
}
const isFigure = (item: Item): boolean => isValue(item) || (item.kind === 'mention' && item.via === 'number')
/** "auto good cargo good" */
const isLight = (item: Item): boolean => item.kind === 'sense' && item.sense === 'weak'
/** "auto 1M yes cargo 150 yes": the name's own value, and behind it the answer. */
const answersWithValue = (items: Item[], at: number): boolean => {
  const [value, said] = [items[at + 1]!, items[at + 2]]
  return isValue(value) && said !== undefined && (isAnswer(said) || isLight(said))
}

/** "In force: GL / auto / WC": said of all that follow. */
function headsList(items: Item[]): boolean {
  const colon = items.findIndex((item) => item.kind === 'mark' && /[:–—-]/.test(item.mark))
  return colon > 0 && items.slice(0, colon).some(says) && !items.slice(0, colon).some(points) && !items.slice(colon).some(says)
}

export function splitClauses(lexed: Lexed): Clause[] {
  const clauses: Clause[] = []
  let items: Item[] = []
  let excepts = false
  let contrast = false
  let exception: Item | null = null
  const close = (): void => {
    let joined = false
    while (items.length > 0 && separates(items[0]!)) joined = items.shift()!.kind === 'join' || joined
    if (items.some((item) => item.kind !== 'mark' && item.kind !== 'join')) {
      clauses.push({ items, excepts, contrast, joined, tells: excepts && exception?.kind === 'sense' && (TELLS.test(exception.text) || (exception.text === 'except' && clauses.length === 0 && tellsOfOne(items))), text: lexed.raw.slice(items[0]!.at, items.at(-1)!.end).trim() })
      excepts = false
      contrast = false
    }
    items = []
  }
  const certain = !lexed.items.some((item) => item.kind === 'sense' && DOUBTS.has(item.sense))
  lexed.items.forEach((item, at) => {
    // "You have 2M on the aggregate but it's 1M": the one limit, as it was asked and as it is.
    if (item.kind === 'join' && item.word === 'but' && (tellsWhatWasAsked(items) || tellsWhatWas(items)) && setsRight(lexed.items.slice(at + 1))) {
      items.push(item)
      return
    }
    if (item.kind === 'join' && item.word === 'but') {
      close()
      contrast = true
      return
    }
    if (item.kind === 'sense' && item.sense === 'except') {
      close()
      excepts = true
      exception = item
      return
    }
    // "auto: Y cargo: Y": a new name with its own colon begins a new statement.
    const next = lexed.items[at + 1]
    const led = items.at(-1)
    // "Incorrect on GL: it was replaced".
    if (points(item) && items.some(says) && next?.kind === 'mark' && next.mark === ':' && !(led?.kind === 'word' && /^(?:on|for|with|about|to|re)$/.test(led.word))) close()
    // "auto yes cargo no": typed on without a comma.
    const last = items.at(-1)
    if (certain && item.kind === 'mention' && item.scope === 'lines' && last !== undefined && (((isAnswer(last) || isLight(last) || closesEnding(items) || closesValue(items)) && items.some(points)) || closesFault(items)) && next !== undefined && (isAnswer(next) || isLight(next) || (next.kind === 'word' && STANDS.test(next.word)) || answersWithValue(lexed.items, at))) close()
    // Each policy with its values on a line of its own, below a heading.
    if (item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage' && last !== undefined && items.some(isFigure) && lexed.raw.slice(last.end, item.at).includes('\n')) close()
    // "WC 1/1/26-27 118804-2026 all policies are active": said of all, behind the values of one.
    if (certain && item.kind === 'mention' && item.scope === 'all' && item.via === 'group' && items.some((one) => one.kind === 'mention' && one.via === 'coverage') && last !== undefined && isFigure(last) && saysActive(lexed.items.slice(at + 1))) close()
    // "Deductible on cargo is $1,000 the rest is right": typed on without a mark.
    if (certain && item.kind === 'mention' && item.scope === 'rest' && last !== undefined && (last.kind === 'amount' || last.kind === 'date') && items.some((one) => one.kind === 'label' || one.kind === 'attr') && lexed.items.slice(at + 1, at + 4).some(says)) close()
    // "Cargo lapsed last month others are in force"
    if (certain && item.kind === 'mention' && item.scope === 'rest' && items.some((one) => one.kind === 'sense' && one.sense === 'bad') && items.some((one) => one.kind === 'mention' && one.scope === 'lines') && last?.kind !== 'join' && lexed.items.slice(at + 1, at + 3).some((one) => one.kind === 'sense' && /^(?:active|match|weak|yes)$/.test(one.sense))) close()
    // "Both are active the limit of the auto is 750": typed on without a mark.
    if (certain && last?.kind === 'sense' && last.sense === 'active' && (item.kind === 'label' || item.kind === 'attr') && next?.kind === 'word' && /^(?:of|on|for)$/.test(next.word) && items.some((one) => one.kind === 'mention' && one.scope === 'all')) close()
    // "They moved to Progressive so the auto and cargo are not with us".
    if (item.kind === 'word' && item.word === 'so' && items.some((one) => one.kind === 'sense' && one.sense === 'rewrite') && leadsToSubject(lexed.items.slice(at + 1))) {
      close()
      return
    }
    // "GL is active / auto TBD", and not "GL / auto" nor "1M / 2M".
    if (isStroke(lexed.items, at) && (items.some(says) || toldApart(items)) && lexed.items.slice(at + 1).some(points) && !(headsList(items) && lexed.items.slice(at + 1).every(isNameOrMark))) {
      close()
      return
    }
    if (separates(item) && breaksAt(lexed.items, at, items)) {
      close()
      items.push(item)
      return
    }
    items.push(item)
  })
  close()
  // An exception that is announced and not named in its sentence.
  const open = exception as Item | null
  if (excepts && open) clauses.push({ items: [open], excepts: true, contrast, text: lexed.raw.slice(open.at, open.end).trim() })
  return withLastTakenOut(clauses.map((clause, at) => takenOut(clause, clauses[at - 1])), lexed.raw).flatMap((clause, at, all) => (endedApart(clause, all[at - 1], all[at + 1], lexed.raw) ? [clause] : withRest(clause, all[at - 1])))
}

/** "In force: GL / auto / umbrella cancelled / WC": under the heading, what ended is the last of the names before it. */
function withLastTakenOut(clauses: Clause[], raw: string): Clause[] {
  return clauses.flatMap((clause, at) => {
    const heading = clauses[at - 1]
    const from = clause.items.findIndex((item) => !(points(item) || item.kind === 'mark' || item.kind === 'join'))
    const verb = clause.items[from]
    const end = verb?.kind === 'word' && ONE_IS.test(verb.word) ? from + 1 : from
    const last = clause.items.slice(0, Math.max(from, 0)).findLastIndex(points)
    const headed = heading !== undefined && heading.items.every((item) => item.kind === 'sense' && item.sense === 'active') && /^\s*:\s*$/.test(raw.slice(heading.items.at(-1)!.end, clause.items[0]!.at))
    if (!headed || last < 1 || last !== from - 1 || clause.items[end] === undefined || !ended(clause.items[end]) || OF_SEVERAL.test(raw.slice(clause.items[end].at))) return [clause]
    const part = (items: Item[]): Clause => ({ ...clause, items, text: raw.slice(items[0]!.at, items.at(-1)!.end).trim() })
    return [{ ...part([...heading.items, ...clause.items.slice(0, last)]), text: raw.slice(heading.items[0]!.at, clause.items[last - 1]!.end).trim() }, part(clause.items.slice(last))]
  })
}

const OF_SEVERAL = /^(?:were|are|have)\b/i

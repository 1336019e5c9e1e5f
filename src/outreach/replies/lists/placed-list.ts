import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const DATE = '\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.? \\d{1,2}(?:,? \\d{4})?'
const COMPANY = "(?!Us\\b|Our\\b|The\\b)\\p{Lu}[\\p{L}\\p{N}.'’&-]{0,24}(?: (?:of |& |and )?\\p{Lu}[\\p{L}\\p{N}.'’&-]{0,24}){0,5}"
/** "Both moved to Lakehead Mutual 9/1/26": of policies that are named behind it. */
const PLACED = new RegExp(`^(?:(?:[Bb]oth|[Aa]ll|[Tt]hese|[Tt]hey|[Tt]hose|[Ee]verything|[Ww]e|I|[Tt]he policies)(?: of (?:them|these|those)| (?:two|three|four|five)| policies){0,2} )?(?:(?:have|has|had|were|was|are|is|been|all|both|now|just|got) ){0,4}(?:(?:[Mm]oved|[Rr]ewritten|[Rr]ewrote|[Pp]laced|[Rr]eplaced|[Ss]witched|[Tt]ransferred|[Rr]emarketed)(?: (?:them|both|everything|all|it|these|over|now)){0,2} (?:to|with)|(?<=(?:are|is|now|been) )with) (?<company>${COMPANY})(?:,? (?:now|on|effective|eff\\.?|as of)){0,2}(?:,? (?<day>${DATE}))?(?: now)?(?:[:.,;]| ?[-–—](?= ))`, 'u')
/** An agency's name tells who has the account, and not who insures. */
const OF_AGENTS = /\b(?:agency|agencies|agents?|brokers?|brokerage|services|advisors|associates|group)\b/i
const ENTRY = /^\s*(?:and |& )?(?:the )?(?<name>\p{L}[\p{L}&/' ]{0,28}?)(?: (?:policy|pol\.?|is|number|no\.?)){0,3} ?[:#=-]{0,2} ?#?(?<number>(?=[\p{L}-]{0,12}\d)[\p{L}\p{N}][\p{L}\p{N}-]{4,24})\s*(?:,? and |, ?|; ?| ?\/ | & |\.?$)/iu

type Entry = { name: string; number: string }
/** Policies with their new numbers and nothing else; null where anything else is told. */
function entriesOf(text: string, itemsOf: (text: string) => Item[]): Entry[] | null {
  const out: Entry[] = []
  for (let rest = text.trim(); rest !== ''; ) {
    const entry = ENTRY.exec(rest)
    const { name, number } = entry?.groups ?? {}
    if (name === undefined || number === undefined) return null
    const named = itemsOf(name).filter((item) => item.kind !== 'word' || item.word !== 'the')
    if (named.length !== 1 || named[0]!.kind !== 'mention' || named[0]!.scope !== 'lines' || named[0]!.via !== 'coverage' || named[0]!.lines.length !== 1) return null
    out.push({ name, number })
    rest = rest.slice(entry![0].length).trim()
  }
  return out
}

/** "Moved to Lakehead Mutual 9/1: GL LM-40221, property LM-40222": the company and the day are of each policy of the list, in the line or below it. */
export function placedList(sentences: Sentence[], itemsOf: (text: string) => Item[]): Sentence[] {
  const out: Sentence[] = []
  for (let at = 0; at < sentences.length; at += 1) {
    const one = sentences[at]!
    const text = one.read ?? one.text
    const opening = PLACED.exec(text)
    const { company, day } = opening?.groups ?? {}
    const first = opening === null ? null : entriesOf(text.slice(opening[0].length), itemsOf)
    const entries = first ?? []
    let end = at + 1
    while (first !== null && end < sentences.length && !sentences[end]!.underName) {
      const more = entriesOf(sentences[end]!.read ?? sentences[end]!.text, itemsOf)
      if (more === null || more.length === 0) break
      entries.push(...more)
      end += 1
    }
    if (company === undefined || OF_AGENTS.test(foldText(company)) || entries.length < 2) out.push(one)
    else {
      out.push(...entries.map(({ name, number }) => ({ ...one, read: `${name} moved to ${company}${day === undefined ? '' : ` ${day}`}, policy number ${number}.` })))
      at = end - 1
    }
  }
  return out
}

import { type Row, segmentOf, unionBox } from '../../classify/index.ts'
import { isPolicyNumber } from '../../declarations/index.ts'
import type { Word } from '../../page-model.ts'
import type { SaidFacts } from './coverage-sections.ts'
import { type LetterSection, sentenceEnds, wordsAt } from './letter-sections.ts'
import { foldLetters } from '../page/page-text.ts'
import { daysIn } from './policy-paragraphs.ts'

const NUMBER = /\b[Pp](?:olicy|OLICY)\s*(?:[Nn][Oo]\b\.?|[Nn][Uu][Mm](?:[Bb][Ee][Rr])?\b|#)?\s*[:#]?\s*((?:[A-Z]{1,5}[\s-])?[A-Z0-9][A-Z0-9-]*\d[A-Z0-9-]*(?:\s(?:[A-Z]{1,4}\s)?[A-Z]{0,4}\d[\dA-Z-]*(?![/\d]))*)/g
const COMPANY = /(?:\bThe\s+)?(?:\b[A-Z][\w&.'’-]+\s+(?:and\s+)?){1,6}(?:Insurance|Casualty|Indemnity|Assurance|Surety)(?:\s+(?:and|&)\s+\w+)?\s+(?:Company|Co\b\.?|Corporation|Corp\b\.?|Exchange)(?:\s+of\s+[A-Z]\w+(?:\s[A-Z]\w+)?)?|(?:\bThe\s+)?(?:\b[A-Z][\w&.'’-]+\s+){1,4}(?:Company|Mutual|Exchange),\s+(?:an?\s+)?(?:[Ii]nter-?[Ii]nsurance|[Rr]eciprocal|[Mm]utual)(?:\s+[Ii]nsurance)?\s+(?:[Ee]xchange|[Cc]ompany)/g

const HEADING = /^.*\b[A-Za-z]{4,}[.:]\s+/

type Said = { text: string; words: Word[] }

/**
 * A letter of several policies says of each, in a paragraph or a sentence of its own, what its number is and whose it is: what the
 * letter says of one is not said of the others. Gives the facts of each coverage; all of them are the letter's where it speaks of one policy only.
 */
export function policiesOfLetter(sections: readonly LetterSection[], paragraphs: readonly Row[], whole: SaidFacts): SaidFacts[] {
  const parts = paragraphs.flatMap((p) => (sections.filter((s) => holds(p, s)).length > 1 ? sentencesOf(p).flatMap((sentence) => clausesOf(sentence, sections)) : [p]))
  const about = parts.filter((p) => sections.some((s) => holds(p, s)))
  const several = (pattern: RegExp): boolean => new Set(about.flatMap((p) => said(p, pattern).map((f) => f.text))).size > 1
  // A company that one sentence names is not the letter's where the letter's is another.
  const isOther = ({ text }: Said): boolean => whole.carrier !== null && !foldLetters(text).includes(foldLetters(whole.carrier.text)) && !foldLetters(whole.carrier.text).includes(foldLetters(text))
  const numbers = several(NUMBER)
  // Nor is one that is named where one policy of several is spoken of.
  const isOfOne = numbers && whole.carrier !== null && about.some((p) => wordsOf(p).includes(whole.carrier!.words[0]!) && sections.filter((s) => holds(p, s)).length === 1)
  const companies = isOfOne || several(COMPANY) || about.some((p) => said(p, COMPANY).some(isOther))
  if (!numbers && !companies) return sections.map(() => whole)
  const days = new Set(about.flatMap((p) => daysOf(p).map((d) => d.text)))
  // Where no policy's own words state a day, that is theirs which the letter says of its policies before it lists them.
  const ofAll = paragraphs.some((p) => whole.effective !== null && wordsOf(p).includes(whole.effective.words[0]!) && /\b(?:each|all|following|these|both)\b[^.]{0,40}\b(?:polic(?:y|ies)|coverages?)\b|\bpolicies\b/i.test(p.segments[0]!.text))
  return sections.map((section) => {
    const own = about.find((p) => holds(p, section))!
    const alone = sections.filter((s) => holds(own, s)).length === 1
    const one = (pattern: RegExp): ReturnType<typeof placed> | null => {
      const found = said(own, pattern)
      return alone && found.length === 1 && (pattern !== NUMBER || isPolicyNumber(found[0]!.text)) ? placed(own, found[0]!) : null
    }
    // Of two companies' policies none has the number of the other's.
    const [number, carrier] = [numbers || companies ? one(NUMBER) : null, companies ? one(COMPANY) : null]
    const [first, last, ...more] = daysOf(own)
    const dated = alone && first && last && more.length === 0 && first.text < last.text
    const term = (day: Said | undefined, all: SaidFacts['effective']): SaidFacts['effective'] => (dated ? { ...placed(own, day!), date: day!.text } : days.size === 2 || (days.size === 0 && ofAll) ? all : null)
    return {
      number: numbers || companies ? number && { ...number, pages: [own.page] } : whole.number,
      carrier: companies ? carrier && { ...carrier, labelled: true, legal: true } : whole.carrier,
      naic: companies ? null : whole.naic,
      effective: term(first, whole.effective),
      expiration: term(last, whole.expiration),
    }
  })
}

const wordsOf = (row: Row): Word[] => row.segments.flatMap((s) => s.words)
const holds = (paragraph: Row, { at }: LetterSection): boolean => wordsOf(paragraph).includes(at)
function sentencesOf(row: Row): Row[] {
  const words = wordsOf(row)
  const ends = sentenceEnds(words)
  return [0, ...ends].map((from, i) => ({ ...row, segments: [segmentOf(row.page, words.slice(from, ends[i] ?? words.length))] }))
}
/**
 * `general liability with Acme Insurance Company, policy 118, …, and auto liability with Mutual Casualty Company, policy 204, …`: each
 * coverage's own words from its name to the next one's, where each states one policy whole and nothing is stated before the first name.
 */
function clausesOf(sentence: Row, sections: readonly LetterSection[]): Row[] {
  const words = wordsOf(sentence)
  const starts = sections.flatMap((s) => (holds(sentence, s) ? [words.indexOf(s.at)] : [])).sort((a, b) => a - b)
  if (starts.length < 2) return [sentence]
  const part = (from: number, to?: number): Row => ({ ...sentence, segments: [segmentOf(sentence.page, words.slice(from, to))] })
  const clauses = starts.map((from, i) => part(from, starts[i + 1]))
  const before = starts[0]! > 0 ? part(0, starts[0]) : null
  const isClear = (before === null || [NUMBER, COMPANY].every((p) => said(before, p).length === 0)) && clauses.every(statesOnePolicy)
  return isClear ? clauses : [sentence]
}
/** One number, one company and one term, and the company is not the next coverage's. */
function statesOnePolicy(clause: Row, i: number, { length }: readonly Row[]): boolean {
  const [company, ...others] = said(clause, COMPANY)
  if (!company || others.length > 0 || said(clause, NUMBER).length !== 1 || daysOf(clause).length !== 2) return false
  const [before, after] = clause.segments[0]!.text.split(company.text) as [string, string]
  // More of the policy follows it; or it closes what is said of this one, and nothing parts it from that.
  return /\d/.test(after) || ((i === length - 1 ? /^\W*$/ : CLOSED).test(after) && !PARTED.test(before))
}
const CLOSED = /^\)?(?:[,;]?\s(?:and|as well as|plus)(?:\sfor)?(?:\s(?:an?|the|its))?|;)$/
const PARTED = /(?:[;.]|\band\b)\s(?:[a-z]+\s){0,3}$/
const placed = (row: Row, { text, words }: Said) => ({ key: text.toLowerCase(), text, words, page: row.page, box: unionBox(words.map((w) => w.box)), score: 6 })

/** What a pattern finds in a paragraph, each with its words. */
function said(row: Row, pattern: RegExp): Said[] {
  const words = wordsOf(row)
  const text = words.map((w) => w.text).join(' ')
  const out = [...text.matchAll(pattern)].map((match): Said => {
    // A heading that ends in a point is no part of the name behind it.
    const value = (match[1] ?? match[0].replace(HEADING, '')).trim()
    const from = match.index + match[0].indexOf(value)
    return { text: value, words: wordsAt(words, from, from + value.length) }
  })
  return out.filter((f, i) => out.findIndex((o) => o.text === f.text) === i)
}
function daysOf(row: Row): Said[] {
  const words = wordsOf(row)
  return daysIn(words, 0).flatMap((day) => (RETROACTIVE.test(words.slice(Math.max(0, day.start - 4), day.start).map((w) => w.text).join(' ')) ? [] : [{ text: day.date, words: words.slice(day.start, day.end) }]))
}
/** `a retroactive date of May 1, 2011` begins no term. */
const RETROACTIVE = /\bretro(?:active)?\b[^.;]*$/i

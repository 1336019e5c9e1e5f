import type { Row } from '../../classify/index.ts'
import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { findAmount } from '../../values/index.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { namedLabel } from '../limits/limit-labels.ts'
import { pairsIn, type ReadLimit } from '../limits/limit-pairs.ts'

const NAME =
  /\b(?:contingent\s+)?(?:commercial\s+general|general|auto(?:mobile)?|umbrella|excess|professional|pollution|cyber|liquor)\s+liability\b|\b(?:commercial|business)\s+auto(?:mobile)?\b|\b(?:contingent\s+)?motor\s+truck\s+cargo\b|\bworkers?['’]?s?['’]?\s+compensation\b|\b(?:commercial|an|the|its|their)\s+umbrella\b/gi
const REACH = 260

/** The coverages that some words name. */
export const coveragesNamedIn = (text: string): CoverageType[] => [...text.matchAll(NAME)].slice(0, NAMES_MAX).flatMap((name) => knownCoverageOf(name[0]) ?? [])
const NAMES_MAX = 20

export type LetterSection = CoverageSection & { limits: ReadLimit[]; /** The first word of its name. */ at: Word }

/**
 * Coverages that a letter names in running sentences, each with the amounts said after it and before the next one is
 * named: in a paragraph of its own to the paragraph's end. Only amounts with a limit's own name beside them count.
 */
export function letterSections(paragraphs: readonly Row[]): LetterSection[] {
  const words = paragraphs.flatMap(wordsOf)
  const text = words.map((w) => w.text).join(' ')
  const all = [...text.matchAll(NAME)].slice(0, 20)
  const ends = endsOf(paragraphs)
  const paragraphAt = (place: number): number => ends.findIndex((end) => place < end)
  // Named again in a paragraph that speaks of nothing else it is the same coverage.
  const isAgain = (name: RegExpExecArray, i: number): boolean => {
    const own = all.filter((n) => paragraphAt(n.index) === paragraphAt(name.index))
    return i > 0 && own[0] !== name && own.every((n) => knownCoverageOf(n[0]) === knownCoverageOf(name[0]))
  }
  const names = all.filter((name, i) => !isAgain(name, i))
  const out: LetterSection[] = []
  names.forEach((name, i) => {
    const type = knownCoverageOf(name[0])
    // A letter about one coverage may state its limits a sentence later.
    const own = paragraphAt(name.index)
    const isAlone = names.length > 1 && names.every((n) => n === name || paragraphAt(n.index) !== own)
    const end = isAlone ? ends[own]! : Math.min(names[i + 1]?.index ?? text.length, name.index + name[0].length + 2 * REACH)
    const rest = text.slice(name.index + name[0].length, Math.min(end, name.index + PARAGRAPH_MAX))
    const said = names.length === 1 || isAlone ? rest : ofName(rest)
    if (!type || !findAmount(said) || SELF_INSURED.test(sentenceAt(text, name.index))) return
    const named = wordsAt(words, name.index, end)
    const limits = pairsIn(lastAmounts(said), named, type).filter((l) => l.amount !== null && namedLabel(type, l.label.replaceAll('_', ' ')) !== null)
    const heading = paragraphs.flatMap((r) => r.segments).find((s) => s.words.includes(named[0]!))
    const statute = type === 'workers_comp' ? named.find((w) => /^statutory\b/i.test(w.text)) : undefined
    if (statute && limits.length > 0) limits.unshift({ label: 'statutory', amount: null, words: [statute] })
    if (limits.length === 0 || !heading || out.some((s) => s.type === type)) return
    out.push({ type, name: name[0], heading, rows: [], limits, at: named[0]! })
  })
  return out
}

/** What is said behind a coverage's name, with the sentence that goes on with its limits: `… on a claims-made basis. Limits of liability are $1,000,000 per claim`. */
function ofName(rest: string): string {
  const [own, ...more] = rest.split(/(?<=\.)\s+(?=[A-Z])/)
  if (/\$\s?\d/.test(own!)) return own!.slice(0, REACH)
  return more[0] && /^(?:The\s+)?(?:policy\s+)?limits?\b/i.test(more[0]) ? `${own} ${more[0]}` : own!.slice(0, REACH)
}

const PARAGRAPH_MAX = 900
/** What the writer bears itself is no policy's, whatever policy lies over it. */
const SELF_INSURED = /\bself-?\s?insur(?:ed|es?|ance|ing)\b(?!\s+retention)/i
const SENTENCE_END = /\.\s+(?=[A-Z])/g
const sentenceAt = (text: string, at: number): string => {
  const ends = [...text.matchAll(SENTENCE_END)].map((m) => m.index + 1)
  return text.slice(ends.findLast((end) => end <= at) ?? 0, ends.find((end) => end > at) ?? text.length)
}
const wordsOf = (row: Row): Word[] => row.segments.flatMap((s) => s.words)
/** Where each paragraph ends in the text of all of them. */
function endsOf(paragraphs: readonly Row[]): number[] {
  let end = 0
  return paragraphs.map((p) => (end += wordsOf(p).reduce((sum, w) => sum + w.text.length + 1, 0)))
}
/** Where sentences end: at a point with a capital behind it that cuts no name short. */
export const sentenceEnds = (words: readonly Word[]): number[] =>
  words.flatMap((w, i) => (/\.$/.test(w.text) && !/^(?:inc|co|corp|ltd|no|st|ave|rd|ins|a\.m|p\.m|e\.l|u\.s|[a-z])\.$/i.test(w.text) && /^[A-Z]/.test(words[i + 1]?.text ?? '') ? [i + 1] : []))
/** The sentence that states amounts and what follows it: the words of the sentences before it name no limit. */
const lastAmounts = (said: string): string => {
  const sentences = said.split(/(?<=\.)\s+(?=[A-Z])/)
  const first = sentences.findIndex((s) => findAmount(s) !== null && /\$/.test(s))
  return first > 0 ? sentences.slice(first).join(' ') : said
}

/** The words of a row's text from one place to another. */
export function wordsAt(words: readonly Word[], from: number, to: number): Word[] {
  let at = 0
  return words.filter((w) => {
    const start = at
    at += w.text.length + 1
    return start + w.text.length > from && start < to
  })
}

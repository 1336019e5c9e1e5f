import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const ANSWER = /[([] ?(?:yes|no|y|n|ok|active|confirmed|in force|cancell?ed|expired|lapsed|not ours) ?[)\]]/gi
const ANSWERS_MAX = 12
const names = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'

/** "(yes) auto (no) cargo, lapsed": each answer in brackets before the policies it is of, typed on in one line: a row for each. Where a row names none, or one is named twice, it stays as it was. */
export const bracketedAnswers = (sentences: Sentence[], itemsOf: (text: string) => Item[]): Sentence[] =>
  sentences.flatMap((one) => {
    const answers = [...one.text.matchAll(ANSWER)]
    if (answers.length < 2 || answers.length > ANSWERS_MAX || one.underName || one.read !== undefined || one.ordinal !== null || one.text.slice(0, answers[0]!.index).trim() !== '') return [one]
    const rows = answers.map((answer, at) => one.text.slice(answer.index, answers[at + 1]?.index).replace(/[\s,;/|]+$/, ''))
    const behind = rows.map((row, at) => itemsOf(row.slice(answers[at]![0].length)))
    const named = behind.map((row) => [...new Set(row.flatMap((item) => (item.kind === 'mention' && names(item) ? item.lines : [])))])
    const opens = behind.every((row) => row.some(names) && names(row.find((item) => item.kind !== 'mark')!))
    if (!opens || new Set(named.flat()).size < named.flat().length) return [one]
    return rows.map((text, at) => ({ ...one, text, line: one.line + at / (rows.length + 1) }))
  })

import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const ANSWER = /^(?:yes|yep|yeah|no|nope|y|n|active|confirmed|cancell?ed|expired|lapsed)$/i
const YES = /^(?:yes|yep|yeah|y|active|confirmed)$/i
/** What follows them begins with the last policy. */
const LAST = /^((?:(?:yes|no|yep|y|n|active|confirmed),\s*){1,8}(?:yes|no|yep|y|n|active|confirmed)),?\s+(?:and|but)\s+(.{3,200})$/is

/** "Yes, yes, yes, and the comp is 1M/1M/1M", of four: one answer for each of the others in their order, and the last of them by its name. With another count, or another name, it stays as it was. */
export const answersBeforeLast = (sentences: Sentence[], ids: readonly string[], itemsOf: (text: string) => Item[]): Sentence[] =>
  sentences.flatMap((one) => {
    const [, lead, rest] = (one.underName || one.read !== undefined || one.ordinal !== null ? null : LAST.exec(one.text.trim())) ?? []
    if (lead === undefined || rest === undefined) return [one]
    const answers = lead.split(/,\s*/)
    const named = new Set(itemsOf(rest).flatMap((item) => (item.kind === 'mention' && item.via !== 'carrier' && item.scope === 'lines' ? item.lines : [])))
    const opens = itemsOf(rest)[0]
    // "Yes, yes, yes, and the comp is ...", of three: the last of them twice.
    const each = answers.length === ids.length && answers.every((answer) => YES.test(answer)) ? answers.slice(0, -1) : answers
    if (each.length + 1 !== ids.length || !answers.every((answer) => ANSWER.test(answer)) || named.size !== 1 || !named.has(ids.at(-1)!) || opens?.kind !== 'mention') return [one]
    return [...each.map((text, at) => ({ ...one, text, line: one.line + at / (ids.length + 1), ordinal: at + 1 })), { ...one, text: rest, line: one.line + each.length / (ids.length + 1), ordinal: ids.length }]
  })

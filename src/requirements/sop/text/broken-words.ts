import { SMALL, VOCABULARY } from '../lexicon/trade-words.ts'

/** A word that a hyphen parts at the end of a line; tables are left alone. */
const BROKEN = /(?<![A-Za-z|-])([A-Za-z]{2,20})-[ \t]{0,8}\r?\n([ \t]{0,60})([a-z]{2,20})(['\u2019]s?(?![a-z]))?([),.;:]{0,3})([ \t]{0,8})(?=([^\n]?))/g
const IN_LETTERS = new Set(['ten', 'fifteen', 'twenty', 'thirty', 'forty', 'forty-five', 'fifty', 'sixty', 'ninety', 'seventy-five', 'five', 'seven', 'three'])
/** What a hyphen belongs to. */
const PREFIX = new Set(['non', 'self', 'co', 'per', 'follow', 'post', 'pre', 'sub', 'first', 'third', 'claims', 'primary'])

/** "$2,000,000 general aggre-" and below it "gate": the word stands whole at the end of its line, and the rest begins the next. */
export const withWholeWords = (text: string): string =>
  /[A-Za-z]-[ \t]{0,8}\r?\n/.test(text)
    ? text.replace(BROKEN, (all, a: string, indent: string, b: string, own: string | undefined, mark: string, _gap: string, next: string) => {
        const whole = `${a}${b}`.toLowerCase()
        const first = a.toLowerCase()
        const known = VOCABULARY.has(whole) || IN_LETTERS.has(whole)
        const hyphened = !known && PREFIX.has(first)
        // "Auto-", "hired only": a whole word before a dash.
        if (!known && !hyphened && (VOCABULARY.has(first) || SMALL.has(first) || next === '|')) return all
        return `${a}${hyphened ? '-' : ''}${b}${own ?? ''}${mark}${next === '' || next === '\n' ? '' : `\n${indent}`}`
      })
    : text
